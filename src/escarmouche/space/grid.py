"""Squares: how far they are apart, which see each other, which lie in the open. Exact, on whole numbers.

A line that touches no corner of the lattice runs through a row of squares, each sharing an edge with the
next. Such rows are the balanced words: in any two stretches of equal length the numbers of steps to the
east differ by one at most. Two squares see each other if one of the rows between them is free, and there
are only a few dozen of them; a line through a corner touches more squares than a line beside it and is
never needed.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

Line = tuple[int, int, int]
"""A row of squares as masks: the squares, those left by their east edge, those left by their north edge."""
Spot = tuple[Fraction, Fraction]
Corner = tuple[int, int]
Ways = tuple[tuple[Corner, Corner], tuple[Corner, Corner]]
"""Two lines; whoever is to the left of one of them, or on it, looks past a thing on that side of it."""

_KEPT = 50_000


def distance(ax: int, ay: int, bx: int, by: int) -> int:
    """Squares between two squares; the first diagonal step counts one, each further one two."""
    dx, dy = abs(ax - bx), abs(ay - by)
    return dx + dy - 1 if dx and dy else dx + dy


@lru_cache(maxsize=4096)
def rows(dx: int, dy: int) -> tuple[str, ...]:
    """The ways of a straight line over `dx` squares to the east and `dy` to the north: e and n, step by step.

    A word is balanced if it is so without its last step and without its first, and if its two ends agree.
    """
    if not dx or not dy:
        return ("e" * dx + "n" * dy,)
    longer = [row + "e" for row in rows(dx - 1, dy)] + [row + "n" for row in rows(dx, dy - 1)]
    without = {"e": frozenset(rows(dx - 1, dy)), "n": frozenset(rows(dx, dy - 1))}
    return tuple([row for row in longer if row[1:] in without[row[0]] and _ends_agree(row)])


def _ends_agree(word: str) -> bool:
    """Whether a word begins and ends, over any length, with as many steps to the east, or nearly."""
    ahead = 0
    for first, last in zip(word, reversed(word), strict=True):
        ahead += (first == "e") - (last == "e")
        if abs(ahead) > 1:
            return False
    return True


class Lattice:
    """A board of squares, what blocks sight on it, and the answers given so far.

    Squares are numbered y * columns + x. `opaque` squares hide what is beyond them; `east` and `north` are
    walls on the east and north edges of squares.
    """

    __slots__ = ("_lines", "_open", "columns", "east", "north", "opaque", "rows")

    def __init__(self, columns: int, rows: int, opaque: int = 0, east: int = 0, north: int = 0) -> None:
        self.columns, self.rows = columns, rows
        self.opaque, self.east, self.north = opaque, east, north
        self._lines: dict[tuple[int, int], tuple[int, ...]] = {}
        self._open: dict[tuple[tuple[int, ...], tuple[int, ...], int], bool] = {}

    def clear(self, a: int, b: int, more: int = 0) -> bool:
        """Whether a straight line from some point of `a` to some point of `b` touches nothing that blocks.

        `more` are squares that block besides; `a` and `b` themselves never do.
        """
        key = (a, b) if a < b else (b, a)
        lines = self._lines.get(key)
        if lines is None:
            lines = self._lines[key] = self._free(*key)
        for line in lines:  # noqa: SIM110  (twice as quick as any())
            if not line & more:
                return True
        return False

    def _free(self, a: int, b: int) -> tuple[int, ...]:
        """The squares strictly between `a` and `b` on each row free of opaque squares and walls."""
        opaque, east, north = self.opaque, self.east, self.north
        between = {
            squares & ~(1 << a | 1 << b)
            for squares, eastward, northward in self.lines(a, b)
            if not eastward & east and not northward & north
        }
        free = [squares for squares in between if not squares & opaque]
        return tuple(sorted(free, key=int.bit_count))

    def lines(self, a: int, b: int) -> tuple[Line, ...]:
        """The rows of squares between two squares, with the edges they cross."""
        columns = self.columns
        ax, ay, bx, by = a % columns, a // columns, b % columns, b // columns
        lines = []
        for word in rows(abs(bx - ax), abs(by - ay)):
            x, y, squares, eastward, northward = ax, ay, 1 << a, 0, 0
            for letter in word:
                if letter == "e":
                    left = x if bx > ax else x - 1
                    eastward |= 1 << (y * columns + left)
                    x += 1 if bx > ax else -1
                else:
                    below = y if by > ay else y - 1
                    northward |= 1 << (below * columns + x)
                    y += 1 if by > ay else -1
                squares |= 1 << (y * columns + x)
            lines.append((squares, eastward, northward))
        return tuple(lines)

    def open(self, seen_from: tuple[int, ...], target: tuple[int, ...], more: int = 0) -> bool:
        """Whether from one single point of `seen_from` clear lines reach every point of the target's squares.

        The target's own squares never block, nor do those it is looked at from.
        """
        own = 0
        for square in (*seen_from, *target):
            own |= 1 << square
        blocking = (self.opaque | more) & ~own
        key = (seen_from, target, blocking)
        known = self._open.get(key)
        if known is None:
            if len(self._open) > _KEPT:
                self._open.clear()
            known = any(self.vantage(a, target, blocking) is not None for a in seen_from)
            self._open[key] = known
        return known

    def vantage(self, a: int, target: tuple[int, ...], blocking: int) -> Spot | None:
        """A point inside `a` that sees all of the target past blocking squares and walls; None if none does.

        The square is clipped to what each obstacle leaves of it, on the one side or on the other.
        """
        sides: list[Ways] = []
        for b in target:
            if b == a:
                continue
            obstacles = self._obstacles(a, b, blocking)
            if obstacles is None:
                return None
            sides += obstacles
        ax, ay = a % self.columns, a // self.columns
        corners = ((ax, ay), (ax + 1, ay), (ax + 1, ay + 1), (ax, ay + 1))
        return _some_point([(Fraction(x), Fraction(y)) for x, y in corners], sides, (ax, ay))

    def _obstacles(self, a: int, b: int, blocking: int) -> list[Ways] | None:
        """For each thing between two squares the two ways past it, as lines to keep to the left of.

        None if a thing fills the only row between them.
        """
        columns = self.columns
        ax, ay, bx, by = a % columns, a // columns, b % columns, b // columns
        across = [(x, y) for y in _span(ay, by) for x in _span(ax, bx)]
        things: list[tuple[Corner, Corner]] = []
        step_x, step_y = (1 if bx >= ax else -1), (1 if by >= ay else -1)
        for x, y in across:
            square = 1 << (y * columns + x)
            if blocking & square:
                things.append(_diagonal(x, y, x + 1, y + 1, step_x * step_y))
            if x < max(ax, bx) and self.east & square:
                things.append(_diagonal(x + 1, y, x + 1, y + 1, step_x * step_y))
            if y < max(ay, by) and self.north & square:
                things.append(_diagonal(x, y + 1, x + 1, y + 1, step_x * step_y))
        if not things:
            return []
        if ax == bx or ay == by:
            return None
        left, right = _diagonal(bx, by, bx + 1, by + 1, step_x * step_y)
        if step_x < 0:
            left, right = right, left
            things = [(second, first) for first, second in things]
        # The thing lies to the left of all that is looked at, or to the right of it.
        return [((left, thing_right), (thing_left, right)) for thing_left, thing_right in things]


def _span(a: int, b: int) -> range:
    return range(min(a, b), max(a, b) + 1)


def _diagonal(x0: int, y0: int, x1: int, y1: int, rising: int) -> tuple[Corner, Corner]:
    """The ends of a box across the line of sight: upper left and lower right when it rises to the east."""
    return ((x0, y1), (x1, y0)) if rising > 0 else ((x1, y1), (x0, y0))


def _some_point(shape: list[Spot], sides: list[Ways], square: Corner) -> Spot | None:
    """A point of the shape, inside the square, that is on a good side of every obstacle."""
    count = len(shape)
    if not count:
        return None
    x = sum((p[0] for p in shape), Fraction(0)) / count
    y = sum((p[1] for p in shape), Fraction(0)) / count
    if not (square[0] < x < square[0] + 1 and square[1] < y < square[1] + 1):
        return None
    for number, (one, two) in enumerate(sides):
        if all(_left_of(p, *one) >= 0 for p in shape) or all(_left_of(p, *two) >= 0 for p in shape):
            continue
        rest = sides[number + 1 :]
        return _some_point(_clipped(shape, *one), rest, square) or _some_point(
            _clipped(shape, *two), rest, square
        )
    return x, y


def _left_of(p: Spot, a: Corner, b: Corner) -> Fraction:
    """Positive when `p` lies to the left of the line from `a` to `b`."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _clipped(shape: list[Spot], a: Corner, b: Corner) -> list[Spot]:
    """The part of a convex shape to the left of a line, the line included."""
    kept: list[Spot] = []
    for p, q in zip(shape, (*shape[1:], shape[0]), strict=True):
        here, there = _left_of(p, a, b), _left_of(q, a, b)
        if here >= 0:
            kept.append(p)
        if here * there < 0:
            share = here / (here - there)
            kept.append((p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share))
    return list(dict.fromkeys(kept))
