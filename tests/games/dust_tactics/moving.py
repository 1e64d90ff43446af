"""Where a unit may move, asked without an activation around it."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.people.cargo import why_not_leave
from escarmouche.games.dust.table import ABOARD, Table
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import mover_of, reach_of
from escarmouche.games.dust_tactics.chapters.movement.movement import judge


def why_not_move(
    table: Table, unit: str, points: int, value: Any, spent: bool = False, rule: str = "DT-MOVE-01"
) -> Refusal | None:
    """Why a unit may not move there with these points; staying where it is, to turn, is always allowed."""
    if table.units[unit].place == ABOARD and (refusal := why_not_leave(table, unit)):
        return refusal
    return judge(table, mover_of(table, unit), points, value, spent=spent, rule=rule)


def reachable(
    table: Table, unit: str, points: int, *, diagonal_used: bool = False
) -> dict[tuple[int, int, int, int], tuple[int, tuple[tuple[int, int], ...], bool]]:
    """Every place where a move may end: (column, row, floor, shape) to (cost, path, diagonal spent).

    Column and row are those of the south-west square; shapes are those of Large units.
    """
    mover = mover_of(table, unit)
    reach = reach_of(mover, points, diagonal_used)
    board = mover.board
    places = {}
    for shape, mask in enumerate(mover.ends(reach)):
        while mask:
            low = mask & -mask
            mask ^= low
            square = low.bit_length() - 1
            level, cell = divmod(square, board.cells)
            way = tuple([board.place(step % board.cells) for step, _ in reach.path(square, shape)])
            places[(*board.place(cell), level, shape)] = (
                reach.cost(square, shape),
                way,
                reach.diagonal(square, shape),
            )
    return places
