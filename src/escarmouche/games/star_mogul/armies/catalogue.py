"""The markets and companies there are, and which of them a mission wants (SM-COMP-04)."""

from __future__ import annotations

from escarmouche.engine.armies import Armoury
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Force
from escarmouche.games.star_mogul.armies import listcheck
from escarmouche.games.star_mogul.armies.armylist import LISTS, ArmyList
from escarmouche.games.star_mogul.setup import scenario

DEFAULT_LISTS = ("market-1500-comet", "market-1500-tide")
USUAL_POINTS = 1500


def check(army: ArmyList, key: str = "", folder: str = "") -> tuple[Refusal, ...]:
    """What forbids a company; where there is no air, in the open too (SM-SETUP-06)."""
    return listcheck.check(army, vacuum=bool(key) and scenario.load(key).vacuum)


ARMOURY = Armoury("Star Mogul", "star_mogul", LISTS, check)


def lists_for(key: str, lists: tuple[Force, ...]) -> tuple[Force, ...]:
    """The mission's own companies, or each at its side's share."""
    played = scenario.load(key)
    if played.lists:
        return played.lists
    return ARMOURY.sisters(lists, lambda side, size: played.share(side, size))


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Every pair of ready-made companies of the usual size."""
    return ARMOURY.pairs(USUAL_POINTS)
