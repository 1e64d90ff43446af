"""Objectives: who holds them at the end of a turn, and what that scores (DT-OBJ-01, area DT-SCEN)."""

from __future__ import annotations

from escarmouche.engine.kinds import SCORED
from escarmouche.games.dust.table import (
    AIRCRAFT,
    BOARD,
    OBJECTIVE,
    SIDES,
    Referee,
    Table,
    Thing,
    opponent,
    things_of,
)
from escarmouche.games.dust_tactics.chapters.board.board import board_of
from escarmouche.games.dust_tactics.chapters.board.occupancy import occupancy
from escarmouche.games.dust_tactics.chapters.board.things import square_of
from escarmouche.games.dust_tactics.setup import scenario
from escarmouche.space.grid import distance

GUARD = 2
"""An enemy this near keeps an objective from being taken (DT-OBJ-01)."""


def holder(table: Table, objective: Thing) -> str:
    """The side that takes an objective as the units stand now, or nobody (DT-OBJ-01, DS-SKILL-30)."""
    board, at = board_of(table), square_of(objective)
    cell = board.cell(*at)
    on: set[str] = set()
    near: set[str] = set()
    cards = table.setting.cards
    for unit, stand in occupancy(table).stands.items():
        record = table.units[unit]
        if record.place != BOARD:
            continue
        if min(distance(*board.place(c), *at) for c in stand.cells) <= GUARD:
            near.add(record.side)
            card = cards[record.card]
            if stand.mask >> cell & 1 and card.type != AIRCRAFT and "mindless_zombie" not in card.skills:
                on.add(record.side)
    for side in SIDES:
        if side in on and opponent(side) not in near:
            return side
    return ""


def victory_points(referee: Referee, rule: str, side: str, gain: int, **what: str) -> None:
    """Victory points of a scenario: for which objective or eliminated unit, and how many there are now."""
    total = referee.table.sides[side].score + gain
    facts = {"side": side, "points": gain, "total": total, "purse": "score", **what}
    referee.change(rule, side, tells=SCORED, facts=facts, score=total)


def mindless(table: Table, objective: Thing) -> list[str]:
    """The Mindless Zombies on an objective, who never take it (DS-SKILL-30)."""
    cell = board_of(table).cell(*square_of(objective))
    return [
        unit
        for unit, stand in occupancy(table).stands.items()
        if stand.mask >> cell & 1 and "mindless_zombie" in table.setting.cards[table.units[unit].card].skills
    ]


def take(referee: Referee) -> tuple[str, ...]:
    """Score the objectives at the end of a turn; the sides that have met their aim by taking one.

    Which taking wins or scores is the scenario's: DT-SCEN-02, DT-SCEN-03, DT-SCEN-04, DT-SCEN-05.
    """
    table = referee.table
    played = scenario.of(table)
    if table.turn.round < played.from_turn:
        return ()
    met: dict[str, None] = {}
    for objective in things_of(table, OBJECTIVE):
        side = holder(referee.table, objective)
        if not side:
            for unit in mindless(referee.table, objective):
                referee.note("DS-SKILL-30", "takes-nothing", unit=unit, objective=objective.id)
            continue
        enemy_half = objective.half not in ("", referee.table.sides[side].half)
        referee.note("DT-OBJ-01", "objective-taken", side=side, objective=objective.id)
        if played.win == "take_any" or (played.win == "take_in_enemy_half" and enemy_half):
            met[side] = None
        if gain := played.vp.enemy_half if enemy_half else played.vp.own_half:
            victory_points(referee, played.rule, side, gain, objective=objective.id)
    return tuple(met)
