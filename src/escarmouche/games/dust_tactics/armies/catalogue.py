"""The army books and lists there are, and what is wrong with a file (DT-SETUP-04)."""

from __future__ import annotations

from escarmouche.engine.armies import Armoury
from escarmouche.engine.requests import Refusal
from escarmouche.engine.scene import SceneUnit
from escarmouche.games.dust.armies import armybook, cardpages, listcheck
from escarmouche.games.dust.armies.armylist import LISTS, ArmyList
from escarmouche.games.dust.chapters.cards import terms

DEFAULT_LISTS = ("allies-50-rangers", "axis-50-grenadiers")
USUAL_POINTS = 50
"""The size of a first game (DT-SETUP-04)."""


def check(army: ArmyList, key: str = "", folder: str = "") -> tuple[Refusal, ...]:
    """What forbids a list; scenarios make no difference."""
    return listcheck.check(army, "DT-SETUP-04")


ARMOURY = Armoury("Dust Tactics", "dust_tactics", LISTS, check, grammar=terms.WEAPON_NAMES)


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Pairs of ready-made lists of equal size that between them use every card, small ones first."""
    pairs = ARMOURY.pairs(USUAL_POINTS)
    big = [name for name in LISTS.names() if f"-{USUAL_POINTS}-" not in name]
    return (*pairs, *((a, b) for n, a in enumerate(big) for b in big[n + 1 :: 3]))


def cards(book: str, folder: str = "") -> tuple[SceneUnit, ...]:
    """The cards of a book as printed, with the origin of each value."""
    return cardpages.cards_of(armybook.BOOKS.book(book, folder))
