"""How far a move carries: sets of squares flooded step by step, one bit a square (areas DT-MOVE, DT-TERR-10).

Levels are stacked one above the other in the same number. The first diagonal step is cheap (DT-MOVE-03), so
each square is reached in two ways, with that step in hand or spent. A Large unit is a pair of squares, lying
east and west or north and south; a Huge one is a block of four (DT-MOVE-06 to DT-MOVE-08).
"""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.games.dust.table import HUGE, LARGE, NORMAL
from escarmouche.games.dust_tactics.chapters.board.board import Board
from escarmouche.games.dust_tactics.rules import LEDGER

COSTS = LEDGER.data("DT-MOVE-03")
CHEAP, DEAR = COSTS["first_diagonal"], COSTS["further_diagonal"]
ANYWHERE = ~0
"""All squares, when steps are followed back to positions known to be good."""
ACROSS, UPRIGHT = 0, 1
"""How a Large unit lies: east and west, or north and south. Other units have one shape only, number 0."""
Shapes = tuple[int, ...]
"""A set of positions: one mask for each shape, the south-west square of each position marked."""


class Going(NamedTuple):
    """Where a kind of unit may step: squares it may enter, edges it may cross; levels stacked."""

    enter: int
    east: int
    """Squares whose east edge may be crossed."""
    north: int
    up: int
    """Squares of buildings from which one may climb a floor (DT-MOVE-15)."""
    both_ways: bool
    """Over a corner both ways round must be clear (DT-MOVE-13); else one is enough (DT-MOVE-12)."""
    corners: int = 0
    """Squares that never spoil a corner though they may not be entered: the air over enemies."""
    pairs_east: int = 0
    """West squares of inside squares of fortifications that lie east and west (DS-FORT-07)."""
    pairs_north: int = 0
    air: int = 0
    """How high the squares of the air are stacked, for a Flying unit; 0 for others (DS-SKILL-24)."""
    landings: tuple[tuple[int, int], ...] = ()
    """Where it takes off and lands: a level's stack and the squares, the ground or a roof."""


class Steps:
    """The steps a unit may make from any set of squares."""

    __slots__ = ("board", "cells", "columns", "going", "huge", "large", "north_east", "north_west")

    def __init__(self, board: Board, going: Going, size: str) -> None:
        self.board, self.going = board, going
        self.columns, self.cells = board.columns, board.cells
        self.large, self.huge = size == LARGE, size == HUGE
        self.north_east, self.north_west = self._corners()

    def _corners(self) -> tuple[int, int]:
        """The blocks of four squares that may be crossed from corner to corner (DT-MOVE-12, DT-MOVE-13)."""
        columns, (enter, east, north) = self.columns, self.going[:3]
        good = enter | self.going.corners
        first = east & north >> 1 & good >> 1
        second = north & east >> columns & good >> columns
        third = east & north & good
        fourth = north >> 1 & east >> columns & good >> (columns + 1)
        if self.going.both_ways:
            return first & second, third & fourth
        return first | second, third | fourth

    def straight(self, sets: Shapes, enter: int) -> Shapes:
        """Where one step along an edge or a stair leads; a Large unit goes along or swings one half round."""
        columns, going = self.columns, self.going
        if self.large:
            return self._swings(sets, enter)
        (m,) = sets
        if self.huge:
            fits = self._block(enter)
            return ((m << 1 | m >> 1 | m << columns | m >> columns) & fits,)
        to = (m & going.east) << 1 | (m >> 1 & going.east) | (m & going.north) << columns
        to |= m >> columns & going.north
        if going.up:
            cells = self.cells
            to |= (m & going.up) << cells | (m >> cells & going.up)
        return (to & enter,)

    def slanting(self, sets: Shapes, enter: int) -> Shapes:
        """Where one diagonal step leads; units of several squares shift as a whole (DT-MOVE-07)."""
        columns, up, down = self.columns, self.north_east, self.north_west
        if self.large:
            flat, tall = self._pairs(enter)
            return (
                self._slant(sets[ACROSS], up & up >> 1, down & down >> 1) & flat,
                self._slant(sets[UPRIGHT], up & up >> columns, down & down >> columns) & tall,
            )
        if self.huge:
            return (self._slant(sets[0], self._four(up), self._four(down)) & self._block(enter),)
        return (self._slant(sets[0], up, down) & enter,)

    def _slant(self, m: int, up: int, down: int) -> int:
        columns = self.columns
        to = (m & up) << (columns + 1) | (m >> (columns + 1) & up)
        return to | (m >> 1 & down) << columns | (m >> columns & down) << 1

    def _swings(self, sets: Shapes, enter: int) -> Shapes:
        """A Large unit goes along its length, or one half leads aside and the other follows (DT-MOVE-06)."""
        across, upright = sets
        columns = self.columns
        flat, tall = self._pairs(enter)
        aside = upright | upright << columns
        beside = across | across << 1
        return (
            (across << 1 | across >> 1 | aside | aside >> 1) & flat,
            (upright << columns | upright >> columns | beside | beside >> columns) & tall,
        )

    def _pairs(self, enter: int) -> tuple[int, int]:
        """Where a Large unit fits: two squares without a wall between them that it cannot straddle."""
        if enter == ANYWHERE:
            return ANYWHERE, ANYWHERE
        east, north = self.going.east, self.going.north
        return enter & enter >> 1 & east, enter & enter >> self.columns & north

    def _four(self, m: int) -> int:
        return m & m >> 1 & m >> self.columns & m >> (self.columns + 1)

    def _block(self, enter: int) -> int:
        """Where a Huge unit fits (DT-MOVE-08): four squares, enormous openings in walls between them."""
        if enter == ANYWHERE:
            return ANYWHERE
        east, north = self.going.east, self.going.north
        return self._four(enter) & east & east >> self.columns & north & north >> 1

    def fits(self) -> Shapes:
        """All positions the unit fits into."""
        enter = self.going.enter
        if self.large:
            return self._pairs(enter)
        return (self._block(enter) if self.huge else enter,)

    def settle(self, m: int, enter: int) -> int:
        """Squares reached at no cost: the other half of an inside square, the air above, the roof below."""
        going = self.going
        if going.pairs_north:
            low = (m | m >> self.columns) & going.pairs_north
            m |= (low | low << self.columns) & enter
        if going.pairs_east:
            low = (m | m >> 1) & going.pairs_east
            m |= (low | low << 1) & enter
        for stack, squares in going.landings:
            both = (m >> going.air | m >> stack) & squares
            m |= (both << going.air | both << stack) & enter
        return m


class Reach:
    """Where a move leads and what it costs: what each point adds, the cheap diagonal in hand or spent."""

    __slots__ = ("fresh", "points", "seen", "spent", "start", "steps")

    def __init__(
        self, steps: Steps, starts: Shapes, points: int, *, first: int = 0, spent: bool = False
    ) -> None:
        """From `starts`, reached for `first` points; `spent`: the cheap diagonal is gone (DT-MOVE-03)."""
        self.steps, self.points, self.start = steps, points, first
        none = (0,) * len(starts)
        enter = steps.going.enter
        linked = bool(steps.going.pairs_north or steps.going.pairs_east or steps.going.landings)
        if linked:
            starts = (steps.settle(starts[0], enter),)
        self.fresh: list[Shapes] = [none] * first + [none if spent else starts]
        """Positions first reached for so many points with the cheap diagonal in hand."""
        self.spent: list[Shapes] = [none] * first + [starts if spent else none]
        """Positions reached for so many points with it spent, and not sooner or as soon otherwise."""
        self.seen = starts
        if first > points:
            self.fresh, self.spent, self.seen = [none], [none], none
            return
        if len(starts) == 1 and not steps.huge and not linked:
            self._flood_squares(first)
        else:
            self._flood(first, linked)

    def _flood(self, first: int, linked: bool) -> None:
        """Step by step, for units of any size."""
        steps, none = self.steps, (0,) * len(self.seen)
        enter = steps.going.enter
        held = self.fresh[first]
        for cost in range(first + 1, self.points + 1):
            near, far = self.fresh[cost - 1], self.spent[cost - 1]
            straight = steps.straight(near, enter) if any(near) else none
            slant = steps.slanting(near, enter) if any(near) else none
            if any(far):
                slant = _or(slant, steps.straight(far, enter))
            if cost - DEAR >= first and any(self.spent[cost - DEAR]):
                slant = _or(slant, steps.slanting(self.spent[cost - DEAR], enter))
            if linked:
                straight = (steps.settle(straight[0], enter),)
                slant = (steps.settle(slant[0], enter),)
            new = tuple([a & ~h for a, h in zip(straight, held, strict=True)])
            held = _or(held, new)
            late = tuple([b & ~s & ~n for b, s, n in zip(slant, self.seen, new, strict=True)])
            self.seen = _or(self.seen, _or(new, late))
            self.fresh.append(new)
            self.spent.append(late)
            if not any(new) and not any(late) and not any(far):
                break

    def _flood_squares(self, first: int) -> None:
        """The same for units of one square on plain ground, by far the most: the steps written out."""
        steps, columns = self.steps, self.steps.columns
        enter, east, north, climb = steps.going[:4]
        up, down, cells, corner = steps.north_east, steps.north_west, steps.cells, steps.columns + 1
        near, far, older = self.fresh[first][0], self.spent[first][0], 0
        held, seen = near, self.seen[0]
        for _ in range(first, self.points):
            new = late = 0
            if near:
                new = (
                    (near & east) << 1
                    | near >> 1 & east
                    | (near & north) << columns
                    | near >> columns & north
                )
                if climb:
                    new |= (near & climb) << cells | near >> cells & climb
                new &= enter & ~held
                late = (near & up) << corner | near >> corner & up
                late |= (near >> 1 & down) << columns | (near >> columns & down) << 1
            if far:
                late |= (
                    (far & east) << 1 | far >> 1 & east | (far & north) << columns | far >> columns & north
                )
                if climb:
                    late |= (far & climb) << cells | far >> cells & climb
            if older:
                late |= (older & up) << corner | older >> corner & up
                late |= (older >> 1 & down) << columns | (older >> columns & down) << 1
            held |= new
            seen |= new
            late &= enter & ~seen
            seen |= late
            self.fresh.append((new,))
            self.spent.append((late,))
            if not (new or late or far):
                break
            near, older, far = new, far, late
        self.seen = (seen,)

    def cost(self, square: int, shape: int = 0) -> int:
        """The points to a position; -1 if they do not suffice."""
        if not self.seen[shape] >> square & 1:
            return -1
        for cost, (fresh, spent) in enumerate(zip(self.fresh, self.spent, strict=True)):
            if (fresh[shape] | spent[shape]) >> square & 1:
                return cost
        return -1

    def diagonal(self, square: int, shape: int = 0) -> bool:
        """Whether the cheapest way to a position spends the cheap diagonal."""
        return not self.fresh[self.cost(square, shape)][shape] >> square & 1

    def path(self, square: int, shape: int = 0) -> tuple[tuple[int, int], ...]:
        """A cheapest way to a position: (square, shape) of each step, start and end included."""
        cost = self.cost(square, shape)
        spent = self.diagonal(square, shape)
        way = [(square, shape)]
        while cost > self.start:
            here: Shapes = tuple([1 << square if n == shape else 0 for n in range(len(self.seen))])
            square, shape, cost, spent = self._before(here, cost, spent)
            way.append((square, shape))
        return tuple(reversed(way))

    def _before(self, here: Shapes, cost: int, spent: bool) -> tuple[int, int, int, bool]:
        """The position before one, and what it cost: steps lead back the way they came."""
        if self.steps.going.landings or self.steps.going.pairs_east or self.steps.going.pairs_north:
            here = (self.steps.settle(here[0], self.steps.going.enter),)
        sources = [(self.spent[cost - 1] if spent else self.fresh[cost - 1], spent, 1, False)]
        if spent:
            sources.append((self.fresh[cost - CHEAP], False, CHEAP, True))
            if cost - DEAR >= self.start:
                sources.append((self.spent[cost - DEAR], True, DEAR, True))
        for known, was_spent, paid, slanting in sources:
            back = self.steps.slanting(here, ANYWHERE) if slanting else self.steps.straight(here, ANYWHERE)
            for shape, (a, b) in enumerate(zip(back, known, strict=True)):
                if a & b:
                    low = a & b & -(a & b)
                    return low.bit_length() - 1, shape, cost - paid, was_spent
        raise AssertionError("a square reached without a step to it")


def _or(a: Shapes, b: Shapes) -> Shapes:
    return tuple([x | y for x, y in zip(a, b, strict=True)])


def shape_of(size: str, facing: int) -> int:
    """How a unit lies by its facing."""
    return UPRIGHT if size == LARGE and facing % 4 == 0 else ACROSS


def positions(size: str, square: int, shape: int = 0) -> Shapes:
    """One position as a set."""
    if size == LARGE:
        return (1 << square, 0) if shape == ACROSS else (0, 1 << square)
    assert size in (NORMAL, HUGE)
    return (1 << square,)
