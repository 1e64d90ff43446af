"""The army books and lists there are, and what is wrong with a file (area A4-FORCE)."""

from __future__ import annotations

from escarmouche.engine.armies import Armoury
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Force
from escarmouche.engine.scene import SceneUnit
from escarmouche.games.at43.armies import armybook, cardpages, listcheck
from escarmouche.games.at43.armies.armylist import LISTS, ArmyList
from escarmouche.games.at43.setup import scenario

DEFAULT_LISTS = ("northguard-1000-line", "array-1000-line")
USUAL_POINTS = 1000


def check(army: ArmyList, key: str = "", folder: str = "") -> tuple[Refusal, ...]:
    """What forbids a list; missions make no difference, they take every size."""
    return listcheck.check(army, folder=folder)


ARMOURY = Armoury("AT-43", "at43", LISTS, check, grammar=scenario.grammar())


def lists_for(key: str, lists: tuple[Force, ...]) -> tuple[Force, ...]:
    """The lists as they are: roles change the assault group, not the size (A4-FORCE-01)."""
    return lists


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Every pair of ready-made lists of the usual size."""
    return ARMOURY.pairs(USUAL_POINTS)


def cards(book: str, folder: str = "") -> tuple[SceneUnit, ...]:
    """The cards of a book as printed, with the origin of the values."""
    return cardpages.cards_of(armybook.BOOKS.book(book, folder))
