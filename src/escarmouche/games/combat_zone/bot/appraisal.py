"""How well a side stands: points left, states, the goal of the scenario. Numbers of ours, not of the book."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Any

from escarmouche.engine.appraisals import END, FORCES, GROUND, PLACES
from escarmouche.games.combat_zone.chapters.figures import on_table, opponent, profile, side_of, where
from escarmouche.games.combat_zone.chapters.things import lying
from escarmouche.games.combat_zone.chapters.victory import from_edge, inside, zone_of
from escarmouche.games.combat_zone.chapters.wounds.machines import CRITICAL, MAJOR, Damage
from escarmouche.games.combat_zone.chapters.wounds.suits import SUIT_DAMAGED
from escarmouche.games.combat_zone.setup import scenario
from escarmouche.games.combat_zone.table import (
    BURNING,
    DROPPED,
    OFFICER,
    PANICKED,
    ROUTED,
    STABILISED,
    STUNNED,
    VEHICLE,
    Figure,
    Table,
)

STATES = {
    PANICKED: 0.75,
    ROUTED: 0.35,
    STUNNED: 0.4,
    BURNING: 0.6,
    DROPPED: 1.02,
    SUIT_DAMAGED: 0.7,
}
"""What part of its price a figure in this state is worth."""
LEVELS = {"minor": 0.85, "major": 0.6, "critical": 0.25}
HEAD = 20.0
"""What any figure is worth where heads are counted and not prices (CZ-GAME-02), or where it has none."""
RIDE, THROWN = 2.0, 0.5
"""What a vehicle is worth, and what part of those aboard is lost with it."""
STABLE = 0.2
"""What a stabilised casualty is still worth."""
GOAL = 0.5
"""What the goal is worth, as part of the game size."""
REACH = 6000.0
CARRIER, HOLDER, CHIEF = 2.5, 1.4, 1.2
"""How many times its price it is worth to put out who has the object, holds ground, or leads."""
PREY = 0.75
"""What it is worth to destroy the machine of a hunt, over its price, as part of the game size."""
LAST_TURNS, LEAST = 5.0, 0.1
"""Over how many turns before the end of a hunt all others come to matter less, and how little in the end."""
TOUGHNESS = {(False, False): 1.0, (True, False): 0.9, (False, True): 0.7, (True, True): 0.6}
"""What part of that is still to be gained once it has suffered major or critical damage, after which it is
easier to destroy (CZ-MACH-03, CZ-MACH-08); minor damage brings nobody nearer."""


def appraise(table: Table, side: str, goals: Any = None) -> float:
    """Our stand less theirs, in points."""
    return sum(terms(table, side, goals).values())


def terms(table: Table, side: str, goals: Any = None) -> dict[str, float]:
    """How well a side stands, in points: ours less theirs; `goals` tell what its places are worth to it."""
    other = opponent(side)
    forces = strength(table, side) - strength(table, other)
    if table.turn.over:
        won = (table.turn.over == side) - (table.turn.over == other)
        return {END: float(table.setting.size * won), FORCES: forces}
    places = 0.0 if goals is None else goals.places(table)
    return {FORCES: forces, GROUND: goal(table, side) - goal(table, other), PLACES: places}


def strength(table: Table, side: str) -> float:
    """The price of what a side has left, less for figures that are shaken or damaged."""
    total = 0.0
    for unit in table.units.values():
        if unit.side != side:
            continue
        for figure in unit.roster:
            record = table.figures[figure]
            if figure in unit.figures:
                total += worth(table, figure)
            elif record.fate == STABILISED:
                total += STABLE * profile(table, figure).cost
    return total


def worth(table: Table, figure: str) -> float:
    """What a living figure is worth in its state."""
    record = table.figures[figure]
    value = float(profile(table, figure).cost) or HEAD
    if scenario.of(table).goal == scenario.STARTER:
        value = HEAD
    if profile(table, figure).vehicle:
        value = RIDE
    for state, part in STATES.items():  # in this order: a product of floats depends on it
        if state in record.states:
            value *= part
    for damage in record.damage:
        value *= LEVELS[Damage.read(damage).level]
    for aboard in record.crew:
        value += THROWN * worth(table, aboard)
    if is_prey(table, figure):
        levels = {Damage.read(damage).level for damage in record.damage}
        value += PREY * table.setting.size * TOUGHNESS[MAJOR in levels, CRITICAL in levels]
    return value


def is_prey(table: Table, figure: str) -> bool:
    """Whether the scenario is about destroying this figure."""
    return table.figures[figure].unit.endswith(scenario.TARGET) and scenario.of(table).goal == scenario.HUNT


def stake(table: Table, figure: str) -> float:
    """How much more than its price a figure matters to both sides."""
    record = table.figures[figure]
    unit = table.units[record.unit]
    weight = CHIEF if figure in (unit.leader, unit.sub_leader) or unit.kind == OFFICER else 1.0
    played = scenario.of(table)
    if played.goal == scenario.EXTRACT and carries(table, record):
        return weight * CARRIER
    if played.goal == scenario.HOLD:
        zone = zone_of(table, played.zone)
        if zone is not None and inside(zone, where(record)):
            return weight * HOLDER
    if played.goal == scenario.HUNT and not is_prey(table, figure):
        return weight * fading(table)
    return weight


def carries(table: Table, record: Figure) -> bool:
    """Whether a figure carries something, or a vehicle one who does."""
    return bool(record.carrying) or any(table.figures[f].carrying for f in record.crew)


def fading(table: Table) -> float:
    """What those who are not hunted still matter: in the end only the prey decides, and nobody is spared."""
    left = table.setting.turns - table.turn.round
    return min(1.0, max(LEAST, left / LAST_TURNS))


def goal(table: Table, side: str) -> float:
    """How near a side is to what the scenario wants."""
    played = scenario.of(table)
    size = table.setting.size
    if played.goal == scenario.HOLD:
        zone = zone_of(table, played.zone)
        score = table.sides[side].score / max(1, table.setting.turns)
        if zone is None:
            return GOAL * size * score
        within = sum(inside(zone, where(table.figures[f])) for f in _standing(table, side))
        return GOAL * size * (score + 0.05 * within)
    if played.goal == scenario.EXTRACT:
        return GOAL * size * _object(table, side)
    if played.goal == scenario.SABOTAGE and table.sides[side].role == scenario.ATTACKER:
        device = next((thing for thing in lying(table) if thing.kind == "device"), None)
        return GOAL * size * _nearness(table, side, (device.x, device.y)) if device else 0.0
    return 0.0


def _object(table: Table, side: str) -> float:
    """1 with the object at home, half for whoever is next to it."""
    for thing in lying(table):
        if thing.kind != "object":
            continue
        if thing.holder and thing.holder in table.figures:
            if side_of(table, thing.holder) != side:
                return 0.0
            far = from_edge(table, side, where(table.figures[thing.holder]))
            return 1.0 - 0.5 * far / max(table.ground.width, table.ground.depth)
        return 0.5 * _nearness(table, side, (thing.x, thing.y))
    return 0.0


def _standing(table: Table, side: str) -> Iterator[str]:
    """The figures of a side on the table, vehicles apart."""
    return (f for f in on_table(table, side) if table.units[table.figures[f].unit].kind != VEHICLE)


def _nearness(table: Table, side: str, at: tuple[int, int]) -> float:
    """1 there, 0 from 60 cm on, for the nearest figure of a side that is not running."""
    best = REACH
    for figure in _standing(table, side):
        record = table.figures[figure]
        if ROUTED not in record.states:
            best = min(best, hypot(record.x - at[0], record.y - at[1]))
    return 1.0 - best / REACH
