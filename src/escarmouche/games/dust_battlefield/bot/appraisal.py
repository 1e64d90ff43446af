"""How well a side stands: what is left of both armies, who is near the objectives it wants."""

from __future__ import annotations

from typing import Any

from escarmouche.games.dust.table import (
    ABOARD,
    AIRCRAFT,
    BOARD,
    GONE,
    HIDDEN,
    OBJECTIVE,
    OFF,
    RESERVE,
    STUNNED,
    SUPPRESSED,
    UNDER_FIRE,
    Thing,
    Unit,
    opponent,
    things_of,
)
from escarmouche.games.dust_battlefield.chapters import objectives
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.setup import scenario
from escarmouche.games.dust_battlefield.table import AMBUSH, Table

FORCES, POINTS, GROUND, END = "forces", "points", "ground", "end"
"""Terms of the appraisal, keys of sentences."""
WON = 60.0
"""What the end of the match is worth: about as much as a whole army."""
NEAR = 0.06
"""Army points a centimetre nearer to an objective is worth, for the unit nearest to it."""
HELD = 12.0
PLACES = {BOARD: 1.0, ABOARD: 0.95, OFF: 0.9, AMBUSH: 0.9, HIDDEN: 0.8, RESERVE: 0.85, GONE: 0.0}
"""What a unit is worth where it is."""
SHAKEN = {STUNNED: 0.9, UNDER_FIRE: 0.97, SUPPRESSED: 0.85}


def strength(table: Table, unit: Unit) -> float:
    """The army points a unit still stands for."""
    card = table.setting.cards[unit.card]
    if card.damage:
        left = max(0, card.damage - unit.boxes) / card.damage
    else:
        left = len(unit.figures) / max(1, len(unit.roster))
    value = card.points * (0.25 + 0.75 * left) * PLACES[unit.place]
    for marker, share in SHAKEN.items():
        if marker in unit.markers:
            value *= share
    return value


def wants(table: Table, side: str, mark: Thing) -> bool:
    """Whether a side wins by taking an objective."""
    played = scenario.of(table)
    if played.win == "attacker":
        return side == scenario.attacker(table)
    return mark.half != table.sides[side].half


def hold(table: Table, side: str) -> float:
    """What the nearness of a side's units to the objectives it wants is worth, and holding them."""
    total = 0.0
    for mark in things_of(table, OBJECTIVE):
        if not wants(table, side, mark):
            continue
        far = [
            min(objectives.from_objective(body, mark) for body in members)
            for unit, members in bodies.bodies(table).items()
            if table.units[unit].side == side
            and table.units[unit].place == BOARD
            and members
            and table.setting.cards[table.units[unit].card].type != AIRCRAFT
        ]
        if far:
            total += NEAR * max(0.0, 160 - min(far) / 100)
        if objectives.holder(table, mark) == side:
            total += HELD
    return total


def terms(table: Table, side: str, goals: Any = None) -> dict[str, float]:
    """How well a side stands, in army points: ours less theirs."""
    other = opponent(side)
    if table.turn.over:
        won = (table.turn.over == side) - (table.turn.over == other)
        return {END: won * WON}
    forces = 0.0
    for unit in table.units.values():
        if unit.place != GONE:
            forces += strength(table, unit) if unit.side == side else -strength(table, unit)
    own, foe = table.sides[side], table.sides[other]
    ground = hold(table, side) - hold(table, other)
    return {FORCES: forces, POINTS: 0.5 * (own.points - foe.points), GROUND: ground}
