"""What lies on the way: barbed wire, minefields, crates to crush (DS-WIRE-01, DS-MINE-01, DT-TERR-08)."""

from __future__ import annotations

from itertools import pairwise

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.attack.damage import Hit, take_hits
from escarmouche.games.dust.chapters.attack.hits import INFANTRY_ONLY
from escarmouche.games.dust.chapters.cards.cards import soldiers_left
from escarmouche.games.dust.chapters.dice import PLAINLY, armies
from escarmouche.games.dust.table import (
    BOARD,
    INFANTRY,
    LARGE,
    NORMAL,
    VEHICLE,
    Referee,
    Table,
    opponent,
)
from escarmouche.games.dust_tactics.chapters.board.board import CRATE, MINES, WIRE
from escarmouche.games.dust_tactics.chapters.board.terrain import AIR, crush
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import (
    Move,
    Mover,
    anchor_of,
    end_of,
    reach_of,
)
from escarmouche.games.dust_tactics.chapters.movement.move_end import arrive
from escarmouche.games.dust_tactics.chapters.movement.move_refusals import covered
from escarmouche.games.dust_tactics.chapters.movement.reachable import CHEAP, DEAR, Reach, Steps, shape_of
from escarmouche.games.dust_tactics.chapters.movement.ways_told import go, go_along, squares_of

MINE_DAMAGE = 2
"""One blast symbol, damage 2 (DS-MINE-01)."""
MINED, TANGLED = "mined", "tangled"
Way = tuple[tuple[int, int], ...]
"""Square and shape of each step, the start included where the unit comes from a square of the board."""


def matter(table: Table, mover: Mover) -> bool:
    """Whether the way makes a difference: wire for infantry, mines on the ground, crates for vehicles."""
    kinds = mover.board.kinds
    if mover.gait[0] == AIR or not (WIRE in kinds or MINES in kinds or CRATE in kinds):
        return False
    return MINES in kinds or (CRATE if mover.card.type == VEHICLE else WIRE) in kinds


def tangled(table: Table) -> bool:
    """Whether the activated unit is held in wire and moves no more this activation (DS-WIRE-01)."""
    return f"{TANGLED}:{table.turn.count}" in table.turn.hazards


# -- ways ---------------------------------------------------------------------------------------------------


def why_not_way(mover: Mover, move: Move, points: int, spent: bool) -> Refusal | None:
    """Why a way that the player has drawn cannot be gone."""
    about = {"unit": mover.unit}
    if mover.card.size != NORMAL:
        return Refusal("DT-MOVE-06", "way-of-one-square-only", about)
    way = drawn(mover, move)
    if way is None or not way or way[-1] != end_of(mover, move):
        return Refusal("DT-MOVE-01", "not-a-way", about)
    cost = _walked(mover, way, spent)[0]
    if cost < 0:
        return Refusal("DT-MOVE-01", "no-such-step", about)
    if cost > points:
        return Refusal("DT-MOVE-03", "too-far", {**about, "cost": cost}, cost - points, "squares")
    return None


def drawn(mover: Mover, move: Move) -> Way | None:
    """The way of a move, the start in front where there is one; None if it is none."""
    board = mover.board
    way = []
    if mover.here:
        way.append(((mover.starts[0] & -mover.starts[0]).bit_length() - 1, 0))
    if not isinstance(move.way, tuple):
        return None
    for step in move.way:
        if not (isinstance(step, tuple) and len(step) in (2, 3) and all(type(n) is int for n in step)):
            return None
        x, y, level = step if len(step) == 3 else (*step, 0)
        if not board.has(x, y) or not 0 <= level < board.levels:
            return None
        way.append((board.cell(x, y) + level * board.cells, 0))
    return tuple(way)


def _walked(mover: Mover, way: Way, spent: bool) -> tuple[int, bool]:
    """What a way costs and whether it spends the cheap diagonal; -1 if a step of it cannot be made."""
    steps, cost = mover.steps, mover.first
    enter = steps.going.enter
    if not mover.starts[0] >> way[0][0] & 1:
        return -1, spent
    for (a, _), (b, _) in pairwise(way):
        here, there = (steps.settle(1 << a, enter),), 1 << b
        if steps.settle(steps.straight(here, enter)[0], enter) & there:
            cost += 1
        elif steps.settle(steps.slanting(here, enter)[0], enter) & there:
            cost, spent = cost + (DEAR if spent else CHEAP), True
        else:
            return -1, spent
    return cost, spent


def way_to(mover: Mover, move: Move, points: int, spent: bool) -> tuple[Way, int, bool]:
    """The way a unit goes: as drawn, else a cheapest one, round wire and mines where the points allow."""
    if move.drawn:
        way = drawn(mover, move) or ()
        return (way, *_walked(mover, way, spent))
    square, shape = end_of(mover, move)
    reach = reach_of(mover, points, spent)
    kinds, size = mover.board.kinds, mover.card.size
    bad = kinds.get(MINES, 0) | (kinds.get(WIRE, 0) if mover.card.type == INFANTRY else 0)
    bad &= ~covered(mover.board, size, square, shape)
    if bad and any(covered(mover.board, size, *step) & bad for step in reach.path(square, shape)[1:]):
        going = mover.steps.going
        careful = Steps(mover.board, going._replace(enter=going.enter & ~bad, corners=going.enter), size)
        round_ = Reach(careful, mover.starts, points, first=mover.first, spent=spent)
        if round_.cost(square, shape) >= 0:
            reach = round_
    return reach.path(square, shape), reach.cost(square, shape), reach.diagonal(square, shape)


# -- going --------------------------------------------------------------------------------------------------


def walk(
    referee: Referee, rule: str, mover: Mover, move: Move, points: int, *, spent: bool
) -> tuple[int, bool]:
    """Go step by step through wire and mines to the end, or to where the unit is held or destroyed."""
    way, cost, diagonal = way_to(mover, move, points, spent)
    board, size, unit = mover.board, mover.card.size, mover.unit
    flown: Way = ()
    if mover.steps.going.air:  # a Flying unit meets only what it lands in (DS-SKILL-24)
        flown = way
        way = (way[0], way[-1]) if mover.here else (way[-1],)
    ground = (1 << board.cells) - 1
    here, trodden = mover.here, 0
    begun = 0  # the way since it last stood somewhere
    for n, step in enumerate(way):
        if n == 0 and mover.here:
            continue
        there = covered(board, size, *step) & ground
        touched = there if mover.steps.going.air else here | there
        if not _through_wire(referee, mover, touched):
            at, held = _held_at(referee.table, mover, way[:n], move.facing)
            referee.note("DS-WIRE-01", "tangled", unit=unit, square=(held.x, held.y))
            if held != _where(referee.table, unit):
                arrive(referee, rule, mover, held, squares_of(mover, way[begun : at + 1], held.facing))
            return points, True
        if _mined_by(referee, touched, mover):
            _stand(referee, rule, mover, way[begun : n + 1], move.facing)
            begun = n
            for victim in (unit, mover.hero) if mover.hero else (unit,):
                mined(referee, "DS-MINE-01", victim)
            if referee.table.units[unit].place != BOARD:
                return cost, diagonal
        here, trodden = there, trodden | there
    gone = squares_of(mover, flown if flown and not begun else way[begun:], move.facing)
    if begun:
        arrive(referee, rule, mover, move, gone)
    else:
        arrive(referee, rule, mover, move, gone, cost=cost, points=points)
    if mover.card.type == VEHICLE and board.kind(CRATE):
        crush(referee, unit, trodden & ~mover.here)
    return cost, diagonal


def _where(table: Table, unit: str) -> Move:
    record = table.units[unit]
    return Move(record.x, record.y, record.level, record.facing)


def _through_wire(referee: Referee, mover: Mover, touched: int) -> bool:
    """Infantry that enters, crosses or leaves wire goes on with army, one roll for each zone (DS-WIRE-01)."""
    if mover.card.type != INFANTRY:
        return True
    for zone, kind, squares in mover.board.zones:
        met = referee.table.turn.hazards
        if kind == WIRE and squares & touched and zone not in met:
            referee.book(hazards=(*met, zone))
            side = referee.table.units[mover.unit].side
            if not referee.roll("DS-WIRE-01", side, armies(1), unit=mover.unit, needs=PLAINLY):
                turn = referee.table.turn
                referee.book(hazards=(*turn.hazards, f"{TANGLED}:{turn.count}"))
                return False
    return True


def _held_at(table: Table, mover: Mover, way: Way, facing: int) -> tuple[int, Move]:
    """Where a unit held by wire stands: at the edge it was crossing, or the last place where it may be."""
    (barred,) = mover.barred()
    for n in range(len(way) - 1, -1, -1):
        square, shape = way[n]
        if not barred >> square & 1:
            return n, Move(*anchor_of(mover, square, shape, facing), facing)
    return 0, _where(table, mover.unit)


def _mined_by(referee: Referee, touched: int, mover: Mover) -> bool:
    """Whether a step leads through mines that have not gone off under the unit in this action yet."""
    met = referee.table.turn.hazards
    if MINED in met or not mover.board.kind(MINES) & touched:
        return False
    referee.book(hazards=(*met, MINED))
    return True


def _stand(referee: Referee, rule: str, mover: Mover, way: Way, facing: int) -> None:
    """The unit stands for a moment on a step of its way."""
    step = way[-1]
    if mover.card.size == LARGE and shape_of(LARGE, facing) != step[1]:
        facing = (facing + 2) % 8
    end = Move(*anchor_of(mover, *step, facing), facing)
    go(referee, rule, mover.unit, end, squares_of(mover, way, facing))
    if mover.hero:
        go_along(referee, mover.hero, end)


def mined(referee: Referee, rule: str, unit: str) -> None:
    """Mines attack: a die for each miniature, 2 damage a hit, infantry saves but no cover (DS-MINE-01)."""
    table = referee.table
    dice = armies(soldiers_left(table, unit))
    hits = referee.roll("DS-MINE-01", opponent(table.units[unit].side), dice, unit=unit, needs=PLAINLY)
    if hits:
        take_hits(referee, rule, unit, Hit(MINE_DAMAGE), hits, left=INFANTRY_ONLY)
