"""Move and March: where a unit goes and what it meets on the way (area DT-MOVE)."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.engine import options as intents
from escarmouche.engine.options import TARGET
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.dust.chapters.attack.reaction import stops_a_march
from escarmouche.games.dust.chapters.people.cargo import SLUNG, aboard, embark, why_not_embark, why_not_leave
from escarmouche.games.dust.chapters.people.skills import paces
from escarmouche.games.dust.table import (
    ABOARD,
    BOARD,
    HUGE,
    NORMAL,
    VEHICLE,
    Referee,
    Table,
)
from escarmouche.games.dust_tactics.chapters.board.board import CRATE
from escarmouche.games.dust_tactics.chapters.board.occupancy import occupancy
from escarmouche.games.dust_tactics.chapters.board.terrain import crush
from escarmouche.games.dust_tactics.chapters.movement import hazards
from escarmouche.games.dust_tactics.chapters.movement.drafts import move_drafts
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import (
    Move,
    Mover,
    end_of,
    mover_of,
    reach_of,
)
from escarmouche.games.dust_tactics.chapters.movement.move_end import arrive
from escarmouche.games.dust_tactics.chapters.movement.move_refusals import (
    Goal,
    covered,
    why_no_such_place,
    why_not_end,
    why_not_reach,
)
from escarmouche.games.dust_tactics.chapters.movement.ways_told import go, squares_of

MOVE, MARCH, REST, FREE = "move", "march", "rest", "free-move"
WHOLE = "whole"
"""A March that no reaction can interrupt, in one go."""
RULES = {
    MOVE: "DT-MOVE-01",
    MARCH: "DT-MOVE-04",
    REST: "DT-REACT-07",
    FREE: "DT-MOVE-01",
    WHOLE: "DT-MOVE-04",
}


def judge(
    table: Table, mover: Mover, points: int, value: Any, *, spent: bool = False, rule: str = "DT-MOVE-01"
) -> Refusal | None:
    """Why this unit, starting as it does, may not end there."""
    if not Move.reads(value):
        return Refusal("DT-MOVE-01", "not-a-place", {"given": repr(value)})
    move = Move.read(value)
    if refusal := why_no_such_place(mover, move):
        return refusal
    square, shape = end_of(mover, move)
    if (
        covered(mover.board, mover.card.size, square, shape) == mover.here
        and not table.units[mover.unit].level
    ):
        return None
    if mover.here and stays(table, mover, move):
        return None
    reach = reach_of(mover, points, spent)
    ends = mover.ends(reach)
    if not ends[shape] >> square & 1:
        if refusal := why_not_end(table, mover, square, shape):
            return refusal
        return why_not_reach(table, Goal(mover, square, shape, points, spent), rule)
    if move.drawn:
        return hazards.why_not_way(mover, move, points, spent)
    return None


def stays(table: Table, mover: Mover, move: Move) -> bool:
    """Whether a unit ends where it is: it turns (DT-MOVE-05), or a plane loops back (DT-MOVE-09)."""
    record = table.units[mover.unit]
    square, shape = end_of(mover, move)
    level = square // mover.board.cells
    cells = covered(mover.board, mover.card.size, square, shape) >> (level * mover.board.cells)
    return cells == mover.here and level == record.level


def move(referee: Referee, unit: str, points: int, kind: str = MOVE, rule: str = "") -> None:
    """A Move, or a March as far as the reaction against it (DT-REACT-07), its rest, or a March in one go.

    Books the points left of an interrupted March and whether its cheap diagonal is spent.
    """
    table = referee.table
    record, turn = table.units[unit], table.turn
    if kind == MARCH and turn.spare >= 0:
        kind, points = REST, turn.spare
    elif kind == MARCH and not stops_a_march(table):
        kind = WHOLE
    if (
        (kind == REST and not points)
        or hazards.tangled(table)
        or (record.place == ABOARD and why_not_leave(table, unit))
    ):
        referee.book(spare=-1, diagonal=False)
        return
    if kind != REST:
        if table.turn.hazards:
            referee.book(hazards=())
        lift(referee, unit)
        table = referee.table
    spent = table.turn.diagonal if kind == REST else False
    leg = min(points, _pace(table, unit)) if kind == MARCH else points
    rule = rule or RULES[kind]
    mover = mover_of(table, unit)
    if not mover.here and not any(mover.ends(reach_of(mover, leg, spent))):
        referee.note("DS-PASS-03", "no-way-out", unit=unit)
        referee.book(spare=-1, diagonal=False)
        return
    value = referee.place(
        rule,
        record.side,
        "move",
        partial(judge, table, mover, leg, spent=spent, rule=rule),
        partial(move_drafts, table, mover, leg, spent),
        intent=intents.MOVE,
        actor=unit,
        form=Move,
        unit=unit,
        points=leg,
    )
    cost, diagonal = carry_out(referee, rule, mover, Move.read(value), leg, spent=spent)
    if kind == MARCH and referee.table.units[unit].place == BOARD:  # who has climbed aboard goes no farther
        referee.book(spare=points - cost, diagonal=diagonal)
    elif kind == REST:
        referee.book(spare=-1, diagonal=False)


def _pace(table: Table, unit: str) -> int:
    """How far a March goes before the reaction: the Move value of the unit, the lower with its hero."""
    return paces(table, unit)[0]


def carry_out(
    referee: Referee, rule: str, mover: Mover, move: Move, points: int, *, spent: bool = False
) -> tuple[int, bool]:
    """Put the unit where it goes, meeting what lies on the way; what it cost, whether a diagonal is spent."""
    table = referee.table
    unit = mover.unit
    if mover.here and stays(table, mover, move):
        record = table.units[unit]
        if record.facing != move.facing or (record.x, record.y) != (move.x, move.y):
            go(referee, "DT-MOVE-05", unit, move)
        else:
            referee.note(rule, "stays", unit=unit)
        return 0, spent
    reach = reach_of(mover, points, spent)
    square, shape = end_of(mover, move)
    if mover.card.size != NORMAL and mover.here:
        rule = _shifting(mover, rule, shape, reach.diagonal(square, shape))
    if hazards.matter(table, mover):
        return hazards.walk(referee, rule, mover, move, points, spent=spent)
    way, cost, diagonal = hazards.way_to(mover, move, points, spent)
    arrive(referee, rule, mover, move, squares_of(mover, way, move.facing), cost=cost, points=points)
    if mover.card.type == VEHICLE and mover.board.kind(CRATE):
        crush(referee, unit, covered(mover.board, mover.card.size, square, shape) & ~mover.here)
    return cost, diagonal


def _shifting(mover: Mover, rule: str, shape: int, diagonal: bool) -> str:
    """The rule by which a unit of several squares changes place: as a block, by swinging, by slanting."""
    if mover.card.size == HUGE:
        return "DT-MOVE-08"
    if not mover.starts[shape]:
        return "DT-MOVE-06"
    return "DT-MOVE-07" if diagonal else rule


def lift(referee: Referee, unit: str) -> None:
    """An Airlifter that begins its move right above a vehicle it can carry may pick it up (DS-LIFT-01)."""
    table = referee.table
    if "airlifter" not in table.setting.cards[table.units[unit].card].skills or aboard(table, unit, SLUNG):
        return
    below = liftable(table, unit)
    if below:
        side = table.units[unit].side
        answer = referee.ask("DS-LIFT-01", side, "lift", (*below, NO_ONE), actor=unit, part=TARGET, unit=unit)
        if answer != NO_ONE:
            embark(referee, "DS-LIFT-01", answer, unit, SLUNG)


def liftable(table: Table, airlifter: str) -> list[str]:
    """The vehicles right below an Airlifter that it can carry (DS-LIFT-01, DS-VEH-04)."""
    stands = occupancy(table).stands
    if airlifter not in stands:
        return []
    above = stands[airlifter].mask
    return [
        unit
        for unit, stand in stands.items()
        if stand.type == VEHICLE and stand.mask & above and not why_not_embark(table, unit, airlifter, SLUNG)
    ]
