"""The army books and lists there are, and what is wrong with a file (DB-SETUP-03, area DB-PLAT)."""

from __future__ import annotations

from escarmouche.engine.armies import Armoury
from escarmouche.engine.requests import Refusal
from escarmouche.engine.scene import SceneUnit
from escarmouche.games.dust.armies import armybook, cardpages, listcheck
from escarmouche.games.dust_battlefield.armies import platoons
from escarmouche.games.dust_battlefield.armies.armylist import LISTS, ArmyList

DEFAULT_LISTS = ("allies-50-patrol", "axis-50-patrol")
USUAL_POINTS = 50
"""The size of a first game (DB-SETUP-03)."""


def checked(army: ArmyList, points: int | None = None) -> tuple[Refusal, ...]:
    """What forbids a list at a size: price, heroes, seats, and its platoons."""
    return (*listcheck.check(army, "DB-SETUP-03", points), *platoons.check(army))


def check(army: ArmyList, key: str = "", folder: str = "") -> tuple[Refusal, ...]:
    """What forbids a list; scenarios make no difference."""
    return checked(army)


ARMOURY = Armoury("Dust Tactics Battlefield", "dust_battlefield", LISTS, check)


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Pairs of ready-made lists of equal size, small ones first, that between them use every platoon."""
    pairs = []
    for size in (50, 100, 125):
        names = [name for name in LISTS.names() if f"-{size}-" in name]
        pairs += [(a, b) for n, a in enumerate(names) for b in names[n + 1 :: 2]]
    return tuple(pairs)


def cards(book: str, folder: str = "") -> tuple[SceneUnit, ...]:
    """The cards of a book as printed, with the origin of each value."""
    return cardpages.cards_of(armybook.BOOKS.book(book, folder))
