"""Ready-made moves for bots and players in a hurry; each is legal by construction and made when looked at.

First the moves with a purpose (see `Moves.names`), then one to every place in reach.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.engine.requests import Drafts
from escarmouche.games.dust.table import LARGE, NORMAL, OBJECTIVE, Table, things_of
from escarmouche.games.dust_tactics.chapters.board.board import COMPASS, Board
from escarmouche.games.dust_tactics.chapters.board.measure import cover_squares
from escarmouche.games.dust_tactics.chapters.board.occupancy import occupancy
from escarmouche.games.dust_tactics.chapters.board.things import square_of
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move, Mover, anchor_of, reach_of
from escarmouche.games.dust_tactics.chapters.movement.reachable import UPRIGHT, Shapes, shape_of
from escarmouche.games.dust_tactics.setup.scenario import NORTH
from escarmouche.space.memory import kept_with

NEAREST = 2
"""Enemies worth a move of their own."""
COVER, HOLD, AWAY = ALWAYS = ("cover", "hold", "away")


class Moves(Drafts):
    """The moves with a purpose, then those to every place in reach, each made when it is looked at."""

    __slots__ = ("_count", "_ends", "_foes", "_mover", "_objectives", "_purposes", "_table")

    def __init__(self, table: Table, mover: Mover, ends: Shapes) -> None:
        super().__init__((), self._stay)
        self._table, self._mover, self._ends = table, mover, ends
        self._objectives = things_of(table, OBJECTIVE)
        self._purposes = NEAREST + len(self._objectives) + len(ALWAYS)
        self._count = self._purposes
        for mask in ends:
            self._count += mask.bit_count()
        self._foes: list[tuple[str, int]] | None = None

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(self._count))]
        if not -self._count <= index < self._count:
            raise IndexError(index)
        move = self.made(index % self._count)
        return self._stay() if move is None else move

    def made(self, number: int) -> Any:
        """One of the moves; None where it would not be what its name says."""
        n, purposes = number, self._purposes
        move = self._purposeful(n) if n < purposes else self._nth(n - purposes)
        return None if move is None else move.code()

    def legal(self) -> Iterator[Any]:
        """The moves that could be made, one after the other."""
        return (move for n in range(self._count) if (move := self.made(n)) is not None)

    @property
    def foes(self) -> list[tuple[str, int]]:
        """The nearest enemies and one square of each."""
        if self._foes is None:
            self._foes = nearest_foes(self._table, self._mover)
        return self._foes

    def names(self) -> tuple[str, ...]:
        """What the moves with a purpose are, in their order."""
        toward = [f"toward:{enemy}" for enemy, _ in self.foes]
        objectives = [f"objective:{objective.id}" for objective in self._objectives]
        return (*toward, *[""] * (NEAREST - len(toward)), *objectives, *ALWAYS)

    def serves(self, n: int) -> bool:
        """Whether the n-th move is what its name says; there may be no cover, or nothing to stay on."""
        return n < self._purposes and self._purposeful(n) is not None

    def _purposeful(self, n: int) -> Move | None:
        board, objectives = self._mover.board, self._objectives
        if n < NEAREST:
            return self._toward(self.foes[n][1]) if n < len(self.foes) else None
        n -= NEAREST
        if n < len(objectives):
            return self._toward(board.cell(*square_of(objectives[n])))
        word = ALWAYS[n - len(objectives)]
        if word == HOLD:
            return self._hold() if self._mover.here else None
        return self._cover() if word == COVER else self._away()

    def _nth(self, nth: int) -> Move:
        """The move to the n-th place in reach."""
        for shape, mask in enumerate(self._ends):
            count = mask.bit_count()
            if nth < count:
                for _ in range(nth):
                    mask &= mask - 1
                return self._at((mask & -mask).bit_length() - 1, shape)
            nth -= count
        raise IndexError(nth)

    def _at(self, square: int, shape: int) -> Move:
        """An end of a move, the unit facing the nearest enemy as far as it can."""
        mover = self._mover
        facing = _faced(self._table, mover, square % mover.board.cells, shape, self.foes)
        return Move(*anchor_of(mover, square, shape, facing), facing)

    def _toward(self, cell: int, ends: Shapes | None = None) -> Move | None:
        """The place in reach nearest to a square."""
        board = self._mover.board
        cells = board.cells
        for reach in range(max(board.columns, board.rows)):
            near = ring(board, cell, reach)
            for shape, mask in enumerate(self._ends if ends is None else ends):
                level = 0
                while mask:
                    hit = mask & near
                    if hit:
                        return self._at((hit & -hit).bit_length() - 1 + level * cells, shape)
                    mask >>= cells
                    level += 1
        return None

    def _cover(self) -> Move | None:
        """The place in reach whose terrain gives cover, nearest to an enemy."""
        mover, table = self._mover, self._table
        covering = cover_squares(mover.board, mover.card.type) | occupancy(table).smoked(table)
        stacked = covering
        for level in range(1, mover.board.levels):
            stacked |= covering << (level * mover.board.cells)
        covered = tuple([mask & stacked for mask in self._ends])
        if not any(covered):
            return None
        return self._toward(self.foes[0][1] if self.foes else _middle(mover), covered)

    def _away(self) -> Move | None:
        """The place in reach farthest from the nearest enemy."""
        if not self.foes:
            return None
        board, cell = self._mover.board, self.foes[0][1]
        for reach in range(max(board.columns, board.rows), -1, -1):
            beyond = board.all & ~ring(board, cell, reach)
            for shape, mask in enumerate(self._ends):
                if hit := mask & beyond:
                    return self._at((hit & -hit).bit_length() - 1, shape)
        return None

    def _hold(self) -> Move:
        """Stay, turned to the nearest enemy as far as the footprint allows."""
        mover, record = self._mover, self._table.units[self._mover.unit]
        if mover.card.size == NORMAL:
            cell = mover.board.cell(record.x, record.y)
            return Move(record.x, record.y, record.level, _faced(self._table, mover, cell, 0, self.foes))
        low = (mover.here & -mover.here).bit_length() - 1
        return self._at(low, shape_of(mover.card.size, record.facing))

    def _stay(self) -> tuple[Any, ...]:
        """What is always allowed: to stay; one who comes from elsewhere takes the first place in reach."""
        return (self._hold() if self._mover.here else self._nth(0)).code()


def move_drafts(table: Table, mover: Mover, points: int, spent: bool = False) -> Moves:
    """Moves of a unit with these points."""
    return Moves(table, mover, mover.ends(reach_of(mover, points, spent)))


def nearest_foes(table: Table, mover: Mover) -> list[tuple[str, int]]:
    """The nearest enemies and one square of each."""
    start = _middle(mover)
    if start < 0:
        return []
    columns, units = mover.board.columns, table.units
    x, y, side = start % columns, start // columns, units[mover.unit].side
    foes = []
    for unit, stand in occupancy(table).stands.items():
        if units[unit].side != side:
            cell = stand.cells[0]
            foes.append((abs(cell % columns - x) + abs(cell // columns - y), unit, cell))
    foes.sort()
    return [(enemy, cell) for _, enemy, cell in foes[:NEAREST]]


def _middle(mover: Mover) -> int:
    """A square the unit starts from."""
    starts = 0
    for mask in mover.starts:
        starts |= mask
    return ((starts & -starts).bit_length() - 1) % mover.board.cells if starts else -1


@kept_with
def ring(board: Board, cell: int, reach: int) -> int:
    """The squares at most so many rows and columns away from one: rings by which the nearest are found."""
    x, y = board.place(cell)
    left, right = max(0, x - reach), min(board.columns - 1, x + reach)
    row = ((1 << (right - left + 1)) - 1) << left
    low, high = max(0, y - reach), min(board.rows - 1, y + reach)
    return sum(row << (n * board.columns) for n in range(low, high + 1))


def faced(table: Table, mover: Mover, cell: int, shape: int) -> int:
    """The facing toward the nearest enemy that a position allows; the present one with no enemy in play."""
    return _faced(table, mover, cell, shape, nearest_foes(table, mover))


def _faced(table: Table, mover: Mover, cell: int, shape: int, near: list[tuple[str, int]]) -> int:
    board, size = mover.board, mover.card.size
    if near:
        columns, foe = board.columns, near[0][1]
        way = bearing(foe % columns - cell % columns, foe // columns - cell // columns)
    elif mover.here:
        way = table.units[mover.unit].facing
    else:  # onto an empty board: away from one's own edge
        way = 4 if table.sides[table.units[mover.unit].side].half == NORTH else 0
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
