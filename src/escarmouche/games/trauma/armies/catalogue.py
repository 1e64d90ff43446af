"""The army books and lists there are, and which lists a scenario wants (ledger area TR-PREP)."""

from __future__ import annotations

from escarmouche.engine.armies import Armoury
from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Force
from escarmouche.games.trauma.armies import listcheck
from escarmouche.games.trauma.armies.armylist import LISTS, ArmyList
from escarmouche.games.trauma.setup import scenario

DEFAULT_LISTS = ("usf-30-mixed", "belt-30-mixed")
USUAL_POINTS = 30


def check(army: ArmyList, key: str = "", folder: str = "") -> tuple[Refusal, ...]:
    """What forbids a list; in a scenario, for the role that it suits best."""
    if not key:
        return listcheck.check(army, folder=folder)
    played = scenario.load(key)
    forces = [played.force(role, army.points) for role in tuple(played.roles) or ("",)]
    refusals = [listcheck.check(army, force.points, force.reinforcement, folder) for force in forces]
    return min(refusals, key=len)


ARMOURY = Armoury("Trauma", "trauma", LISTS, check)


def lists_for(key: str, lists: tuple[Force, ...]) -> tuple[Force, ...]:
    """Where forces are fixed, the sister list of that size; the first side takes the first role."""
    played = scenario.load(key)
    roles = tuple(played.roles) or ("",) * len(lists)
    return ARMOURY.sisters(lists, lambda side, size: played.force(roles[side], size).points)


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Every pair of ready-made lists of the usual size."""
    return ARMOURY.pairs(USUAL_POINTS)
