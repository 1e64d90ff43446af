"""A coarse sense of the way: how far it is round what stands in it, on a grid. An estimate, no rule."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from heapq import heappop, heappush

from escarmouche.space.shapes import Point

CELL = 200
"""Side of a square of the grid, hundredths of a centimetre."""
FAR = 1 << 30

Squares = tuple[int, list[int]]
"""Columns, and how many times its width each square takes; 0 on the rim of one square that nobody enters."""
Way = tuple[int, list[int], "array[int]"]
"""Columns, the cost of each square, and the length of the way from each."""


def open_squares(width: int, depth: int) -> Squares:
    """The grid of an empty table."""
    columns, rows = -(-width // CELL) + 2, -(-depth // CELL) + 2
    costs = [0] * (columns * rows)
    for y in range(1, rows - 1):
        costs[y * columns + 1 : (y + 1) * columns - 1] = [1] * (columns - 2)
    return columns, costs


def square_of(at: Point, columns: int, count: int) -> int:
    """The square of a place, that of the edge for one off the table."""
    x = max(1, min(columns - 2, at[0] // CELL + 1))
    y = max(1, min(count // columns - 2, at[1] // CELL + 1))
    return y * columns + x


def centre_of(square: int, columns: int) -> Point:
    """The middle of a square."""
    return (square % columns - 1) * CELL + CELL // 2, (square // columns - 1) * CELL + CELL // 2


def squares_between(low: Point, high: Point, columns: int, count: int) -> list[int]:
    """The squares of an upright rectangle."""
    first, last = square_of(low, columns, count), square_of(high, columns, count)
    return [
        y * columns + x
        for y in range(first // columns, last // columns + 1)
        for x in range(first % columns, last % columns + 1)
    ]


def _steps(columns: int) -> tuple[tuple[int, int], ...]:
    """The eight neighbours of a square, and how far they are."""
    slant = CELL * 7 // 5
    return (
        (1, CELL), (-1, CELL), (columns, CELL), (-columns, CELL),
        (columns + 1, slant), (columns - 1, slant), (1 - columns, slant), (-columns - 1, slant),
    )  # fmt: skip


def way_to(squares: Squares, goals: Iterable[int]) -> Way:
    """The length of the way from every square to the nearest goal; a goal is left at no extra cost."""
    columns, costs = squares
    lengths = [FAR if cost else -1 for cost in costs]
    heap = [(0, goal) for goal in goals]
    for _, goal in heap:
        lengths[goal] = 0
    steps = _steps(columns)
    while heap:
        far, here = heappop(heap)
        if far > lengths[here]:
            continue
        factor = costs[here] if far else 1
        for step, long in steps:
            there, longer = here + step, far + long * factor
            if longer < lengths[there]:
                lengths[there] = longer
                heappush(heap, (longer, there))
    return columns, costs, array("i", [FAR if far < 0 else far for far in lengths])


def length(way: Way, at: Point) -> int:
    """How long the way is from here."""
    columns, _, lengths = way
    return lengths[square_of(at, columns, len(lengths))]


def onward(way: Way, here: int) -> tuple[int, int]:
    """The neighbour from which the way is shortest, and how far it is; the square itself at the goal."""
    columns, _, lengths = way
    best, leg = here, 0
    for step, long in _steps(columns):
        if lengths[here + step] < lengths[best]:
            best, leg = here + step, long
    return best, leg


def along(
    way: Way, at: Point, reach: int, dear: int = 1, fits: Callable[[Point], bool] | None = None
) -> Point:
    """Where the way has led after `reach`, or before a square that costs more than `dear`.

    With `fits`, the last place of it that is allowed: the grid is coarse, a square may be too near a wall.
    """
    columns, costs, lengths = way
    here = last = square_of(at, columns, len(lengths))
    gone = 0
    while gone < reach and lengths[here]:
        best, leg = onward(way, here)
        if best == here or (costs[best] > dear and gone):
            break
        here = best
        gone += leg
        if fits is None or fits(centre_of(here, columns)):
            last = here
    return centre_of(last, columns)
