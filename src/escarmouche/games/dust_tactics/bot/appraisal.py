"""How well a side stands: what is left of both armies, victory points, who is near the objectives."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.appraisals import END, FORCES, GROUND, POINTS, TEMPO
from escarmouche.games.dust.table import (
    ABOARD,
    ACTIVATED,
    AIRCRAFT,
    BOARD,
    GONE,
    HIDDEN,
    OBJECTIVE,
    OFF,
    RESERVE,
    STUNNED,
    Table,
    Unit,
    opponent,
    things_of,
)
from escarmouche.games.dust_tactics.chapters import objectives
from escarmouche.games.dust_tactics.chapters.board.things import square_of
from escarmouche.games.dust_tactics.setup import scenario
from escarmouche.space.grid import distance

WON = 100.0
"""What the end of the match is worth: about as much as a whole army."""
VICTORY_POINT = 12.0
"""Army points one victory point is thought to be worth."""
TO_ACT = 0.3
"""What it is worth that a unit has yet to act this turn, the same for each."""
NEAR = 0.12
"""Army points a square nearer to an objective is worth, for the unit nearest to it."""
PLACES = {BOARD: 1.0, ABOARD: 0.95, OFF: 0.9, HIDDEN: 0.8, RESERVE: 0.6, GONE: 0.0}
"""What a unit is worth where it is."""


def strength(table: Table, unit: Unit) -> float:
    """The army points a unit still stands for."""
    card = table.setting.cards[unit.card]
    if card.damage:
        left = max(0, card.damage - unit.boxes) / card.damage
    else:
        left = len(unit.figures) / max(1, len(unit.roster))
    value = card.points * (0.25 + 0.75 * left) * PLACES[unit.place]
    return value * 0.9 if STUNNED in unit.markers else value


def appraise(table: Table, side: str, goals: Any = None) -> float:
    """Army points ahead, victory points counted in; higher is better."""
    return sum(terms(table, side, goals).values())


def terms(table: Table, side: str, goals: Any = None) -> dict[str, float]:
    """How well a side stands, in army points: ours less theirs."""
    other = opponent(side)
    if table.turn.over:
        won = (table.turn.over == side) - (table.turn.over == other)
        return {END: won * WON}
    forces = tempo = 0.0
    for unit in table.units.values():
        if unit.place != GONE:
            sign = 1 if unit.side == side else -1
            forces += sign * strength(table, unit)
            if unit.place == BOARD and ACTIVATED not in unit.markers:
                tempo += sign * TO_ACT
    own, foe = table.sides[side], table.sides[other]
    points = 0.5 * (own.points - foe.points) + VICTORY_POINT * (own.score - foe.score)
    ground = hold(table, side) - hold(table, other)
    return {FORCES: forces, POINTS: points, GROUND: ground, TEMPO: tempo}


def wanted(table: Table, side: str) -> list[tuple[int, int, float]]:
    """The objectives a side wants to stand on: column, row and how much."""
    half = table.sides[side].half
    rules = scenario.of(table)
    squares = []
    for mark in things_of(table, OBJECTIVE):
        own = bool(mark.half) and mark.half == half
        value = rules.vp.own_half if own else rules.vp.enemy_half
        if rules.win in ("take_any", "take_in_enemy_half"):
            value = 0 if own and rules.win == "take_in_enemy_half" else 5
        if value:
            squares.append((*square_of(mark), float(value)))
    return squares


def hold(table: Table, side: str) -> float:
    """What the nearness of a side's units to its objectives is worth, and holding them now."""
    total = 0.0
    for x, y, value in wanted(table, side):
        near = [
            distance(u.x, u.y, x, y)
            for u in table.units.values()
            if u.side == side and u.place == BOARD and table.setting.cards[u.card].type != AIRCRAFT
        ]
        if near:
            total += value * NEAR * max(0, 16 - min(near))
    if table.turn.round >= 2:
        for mark in things_of(table, OBJECTIVE):
            if objectives.holder(table, mark) == side:
                total += 4.0
    return total
