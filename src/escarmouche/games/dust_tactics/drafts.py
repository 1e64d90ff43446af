"""Ready-made moves for bots and players in a hurry; each is legal by construction and made when looked at.

First the moves with a purpose (see draft_names), then one to every place in reach.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from escarmouche.engine.requests import Drafts
from escarmouche.games.dust.table import LARGE, NORMAL, Table
from escarmouche.games.dust_tactics.board import COMPASS, Board
from escarmouche.games.dust_tactics.measure import cover_squares
from escarmouche.games.dust_tactics.occupancy import foes, occupancy
from escarmouche.games.dust_tactics.reach import UPRIGHT, Shapes
from escarmouche.games.dust_tactics.ways import Mover, anchor_of, reach_of

Move = tuple[int, int, int, int]
NEAREST = 2
"""Enemies worth a move of their own."""


class Moves(Drafts):
    """The moves with a purpose, then those to every place in reach, without making them all."""

    __slots__ = ("_ends", "_mover", "_squares", "_table")

    def __init__(self, makers: Sequence[Callable[[], Any]], table: Table, mover: Mover, ends: Shapes) -> None:
        super().__init__(makers, partial(_fallback, table, mover, ends))
        self._table, self._mover, self._ends = table, mover, ends
        self._squares = sum(mask.bit_count() for mask in ends)

    def __len__(self) -> int:
        return (len(self._makers) + self._squares) or 1

    def __getitem__(self, index: Any) -> Any:
        if not isinstance(index, slice):
            wanted = index + len(self) if index < 0 else index
            nth = wanted - len(self._makers)
            if 0 <= nth < self._squares:
                return self._made(nth)
        return super().__getitem__(index)

    def _made(self, nth: int) -> Move:
        for shape, mask in enumerate(self._ends):
            count = mask.bit_count()
            if nth < count:
                return place_at(self._table, self._mover, _nth_bit(mask, nth), shape)
            nth -= count
        raise IndexError(nth)

    def legal(self) -> Iterator[Any]:
        """The moves that could be made, one after the other."""
        yield from super().legal()
        for nth in range(self._squares):
            yield self._made(nth)


def _nth_bit(mask: int, nth: int) -> int:
    for _ in range(nth):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def move_drafts(table: Table, mover: Mover, points: int, spent: bool = False) -> Moves:
    """Moves of a unit with these points."""
    ends = mover.ends(reach_of(mover, points, spent))
    makers = [maker for _, maker in _makers(table, mover, ends)]
    return Moves(makers, table, mover, ends)


def draft_names(table: Table, mover: Mover, points: int, spent: bool = False) -> tuple[str, ...]:
    """What the moves with a purpose are, in their order.

    toward:<enemy>, objective:<marker>, cover (the nearest to the enemy), hold (turned to the enemy), away.
    """
    ends = mover.ends(reach_of(mover, points, spent))
    return tuple([name for name, _ in _makers(table, mover, ends)])


def _makers(table: Table, mover: Mover, ends: Shapes) -> list[tuple[str, Callable[[], Move | None]]]:
    board = mover.board
    found: list[tuple[str, Callable[[], Move | None]]] = []
    for enemy, cell in nearest_foes(table, mover):
        found.append((f"toward:{enemy}", partial(_toward, table, mover, ends, cell)))
    for objective in table.turn.objectives:
        cell = board.cell(objective.x, objective.y)
        found.append((f"objective:{objective.id}", partial(_toward, table, mover, ends, cell)))
    found.append(("cover", partial(_cover, table, mover, ends)))
    if mover.here:
        found.append(("hold", partial(_hold, table, mover)))
    found.append(("away", partial(_away, table, mover, ends)))
    return found


def nearest_foes(table: Table, mover: Mover) -> list[tuple[str, int]]:
    """The nearest enemies and one square of each."""
    start = _middle(mover)
    if start < 0:
        return []
    columns = mover.board.columns
    x, y = start % columns, start // columns
    stands = occupancy(table).stands
    found = []
    for enemy in foes(table, table.units[mover.unit].side):
        cell = stands[enemy].cells[0]
        found.append((abs(cell % columns - x) + abs(cell // columns - y), enemy, cell))
    found.sort()
    return [(enemy, cell) for _, enemy, cell in found[:NEAREST]]


def _middle(mover: Mover) -> int:
    """A square the unit starts from."""
    starts = 0
    for mask in mover.starts:
        starts |= mask
    return ((starts & -starts).bit_length() - 1) % mover.board.cells if starts else -1


def ring(board: Board, cell: int, reach: int) -> int:
    """The squares at most so many rows and columns away from one: rings by which the nearest are found."""
    key = ("ring", cell, reach)
    found: int | None = board.remembered.get(key)
    if found is None:
        x, y = board.place(cell)
        left, right = max(0, x - reach), min(board.columns - 1, x + reach)
        row = ((1 << (right - left + 1)) - 1) << left
        low, high = max(0, y - reach), min(board.rows - 1, y + reach)
        found = board.remembered[key] = sum(row << (n * board.columns) for n in range(low, high + 1))
    return found


def _toward(table: Table, mover: Mover, ends: Shapes, cell: int) -> Move | None:
    """The place in reach nearest to a square."""
    board = mover.board
    stacks = range(mover.steps.board.levels)
    for reach in range(max(board.columns, board.rows)):
        near = ring(board, cell, reach)
        for shape, mask in enumerate(ends):
            for level in stacks:
                hit = mask >> (level * board.cells) & near
                if hit:
                    square = (hit & -hit).bit_length() - 1 + level * board.cells
                    return place_at(table, mover, square, shape)
    return None


def _cover(table: Table, mover: Mover, ends: Shapes) -> Move | None:
    """The place in reach whose terrain gives cover, nearest to an enemy."""
    covering = cover_squares(mover.board, mover.card.type)
    covering |= occupancy(table).smoked(table)
    stacked = covering
    for level in range(1, mover.board.levels):
        stacked |= covering << (level * mover.board.cells)
    found = tuple([mask & stacked for mask in ends])
    if not any(found):
        return None
    near = nearest_foes(table, mover)
    return _toward(table, mover, found, near[0][1] if near else _middle(mover))


def _away(table: Table, mover: Mover, ends: Shapes) -> Move | None:
    """The place in reach farthest from the nearest enemy."""
    near = nearest_foes(table, mover)
    if not near:
        return None
    board = mover.board
    for reach in range(max(board.columns, board.rows), -1, -1):
        beyond = board.all & ~ring(board, near[0][1], reach)
        for shape, mask in enumerate(ends):
            hit = mask & beyond
            if hit:
                return place_at(table, mover, (hit & -hit).bit_length() - 1, shape)
    return None


def _hold(table: Table, mover: Mover) -> Move:
    """Stay, turned to the nearest enemy as far as the footprint allows."""
    record = table.units[mover.unit]
    shape = UPRIGHT if mover.card.size == LARGE and record.facing % 4 == 0 else 0
    low = (mover.here & -mover.here).bit_length() - 1
    if mover.card.size == NORMAL:
        facing = faced(table, mover, mover.board.cell(record.x, record.y), shape)
        return record.x, record.y, record.level, facing
    return place_at(table, mover, low, shape)


def _fallback(table: Table, mover: Mover, ends: Shapes) -> Move:
    """What is always allowed: to stay; one who comes from elsewhere takes the first place in reach."""
    if mover.here:
        return _hold(table, mover)
    for shape, mask in enumerate(ends):
        if mask:
            return place_at(table, mover, (mask & -mask).bit_length() - 1, shape)
    raise AssertionError("a unit that comes from elsewhere has nowhere to go")


def place_at(table: Table, mover: Mover, square: int, shape: int) -> Move:
    """An end of a move, the unit facing the nearest enemy as far as it can."""
    facing = faced(table, mover, square % mover.board.cells, shape)
    return (*anchor_of(mover, square, shape, facing), facing)


def faced(table: Table, mover: Mover, cell: int, shape: int) -> int:
    """The facing toward the nearest enemy that a position allows; the present one with no enemy in play."""
    near = nearest_foes(table, mover)
    board, size = mover.board, mover.card.size
    if near:
        x, y = board.place(cell)
        ex, ey = board.place(near[0][1])
        way = bearing(ex - x, ey - y)
    else:
        way = table.units[mover.unit].facing
    if size == NORMAL:
        return way
    allowed = (0, 4) if shape == UPRIGHT else (2, 6) if size == LARGE else (0, 2, 4, 6)
    return min(allowed, key=lambda f: (min((f - way) % 8, (way - f) % 8), f))


def bearing(dx: int, dy: int) -> int:
    """The eighth of the compass a step of columns and rows lies in."""
    if not dx and not dy:
        return 0
    wide, high = abs(dx), abs(dy)
    step_x = 0 if high > 2 * wide else (dx > 0) - (dx < 0)
    step_y = 0 if wide > 2 * high else (dy > 0) - (dy < 0)
    return COMPASS.index((step_x, step_y))
