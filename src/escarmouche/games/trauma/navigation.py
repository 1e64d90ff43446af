"""A bot's sense of the way: how far it is round the obstacles to a strategic point, on a coarse grid.

An estimate for choosing where to go; what a movement may do is judged by the rules alone.
"""

from __future__ import annotations

from heapq import heappop, heappush
from math import isqrt

from escarmouche.games.trauma import objectives
from escarmouche.games.trauma.paths import klass_of
from escarmouche.games.trauma.pieces import CLIMB, CROSS, FREE, permission
from escarmouche.games.trauma.table import INFANTRY, Point, Table
from escarmouche.space.shapes import Box, disc_overlaps_polygon, distance, toward
from escarmouche.space.shapes import Point as Place
from escarmouche.space.terrain import Ground

CELL = 200
"""Side of a square of the grid, hundredths of a centimetre."""
NARROW = 90
"""Half the width that a way needs: a little less than a base, for the grid is coarse."""
OVER = 5
"""How many times a square takes its width where an obstacle has to be crossed."""
CLOSED = 30
"""The same where there is no way through."""
FAR = 1 << 30

Field = tuple[int, list[int], list[int]]
"""Columns, the cost of each square, and the length of the way from each."""


def box_of(table: Table, point: Point) -> Box:
    """The rectangle round a point's element or segment."""
    if point.piece:
        return table.ground.piece(point.piece).polygon.box
    zone = objectives.zone_of(table, point.zone)
    return box_round(zone.a, zone.b)


def box_round(a: Place, b: Place) -> Box:
    """The upright rectangle with these two corners."""
    return min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])


def way_length(table: Table, unit: str, at: Place, point: Point) -> int:
    """How long the way is from a place to a point, round what is in the way of infantry; else straight."""
    if klass_of(table, unit) != INFANTRY:
        return between(box_of(table, point), (*at, *at))
    columns, _, lengths = _field(table, point)
    return lengths[_cell(at, columns, len(lengths))]


def between(a: Box, b: Box) -> int:
    """How far two upright rectangles are apart."""
    dx, dy = max(a[0] - b[2], 0, b[0] - a[2]), max(a[1] - b[3], 0, b[1] - a[3])
    return isqrt(dx * dx + dy * dy)


def way_point(table: Table, unit: str, at: Place, point: Point, reach: int) -> Place:
    """Where a way to a point has led after `reach`, or where it meets something that must be crossed."""
    if klass_of(table, unit) != INFANTRY:
        x0, y0, x1, y1 = box_of(table, point)
        goal = max(x0, min(at[0], x1)), max(y0, min(at[1], y1))
        return toward(at, goal, min(reach, distance(at, goal))) if goal != at else at
    columns, costs, lengths = _field(table, point)
    here = _cell(at, columns, len(lengths))
    gone = 0
    while gone < reach and lengths[here]:
        best, leg = here, 0
        for step, long in _steps(columns):
            if lengths[here + step] < lengths[best]:
                best, leg = here + step, long
        if best == here or (costs[best] > 1 and gone):
            break
        here = best
        gone += leg
    return (here % columns - 1) * CELL + CELL // 2, (here // columns - 1) * CELL + CELL // 2


# The grid has a rim of one square on each side that nobody enters.


def _cell(at: Place, columns: int, cells: int) -> int:
    """The square of a place, that of the edge for one off the table."""
    x = max(1, min(columns - 2, at[0] // CELL + 1))
    y = max(1, min(cells // columns - 2, at[1] // CELL + 1))
    return y * columns + x


def _steps(columns: int) -> tuple[tuple[int, int], ...]:
    """The eight neighbours of a square, and how far they are."""
    slant = CELL * 7 // 5
    return (
        (1, CELL), (-1, CELL), (columns, CELL), (-columns, CELL),
        (columns + 1, slant), (columns - 1, slant), (1 - columns, slant), (-columns - 1, slant),
    )  # fmt: skip


def _costs(ground: Ground) -> tuple[int, list[int]]:
    """Columns, and how many times its width each square takes; kept with the ground."""
    key = "trauma squares"
    found: tuple[int, list[int]] | None = ground.remembered.get(key)
    if found is None:
        columns, rows = -(-ground.width // CELL) + 2, -(-ground.depth // CELL) + 2
        costs = [0] * (columns * rows)
        for y in range(1, rows - 1):
            for x in range(1, columns - 1):
                at = (x - 1) * CELL + CELL // 2, (y - 1) * CELL + CELL // 2
                costs[y * columns + x] = _cost(ground, INFANTRY, at)
        found = ground.remembered[key] = columns, costs
    return found


def _cost(ground: Ground, klass: str, at: Place) -> int:
    worst = 1
    for n in ground.numbers_near(*at, NARROW):
        how = permission(ground.pieces[n], klass)
        if how != FREE and disc_overlaps_polygon(at, NARROW, ground.polygons[n]):
            worst = max(worst, OVER if how in (CROSS, CLIMB) else CLOSED)
    return worst


def _field(table: Table, point: Point) -> Field:
    """The length of the way to a point from every square, for infantry; kept with the ground."""
    key = ("trauma way", point.piece, point.zone)
    found: Field | None = table.ground.remembered.get(key)
    if found is None:
        found = table.ground.remembered[key] = _spread(table.ground, box_of(table, point))
    return found


def _spread(ground: Ground, box: Box) -> Field:
    columns, costs = _costs(ground)
    lengths = [FAR if cost else -1 for cost in costs]
    low, high = (_cell((box[n], box[n + 1]), columns, len(costs)) for n in (0, 2))
    heap = [
        (0, y * columns + x)
        for y in range(low // columns, high // columns + 1)
        for x in range(low % columns, high % columns + 1)
    ]
    for _, here in heap:
        lengths[here] = 0
    steps = _steps(columns)
    while heap:
        length, here = heappop(heap)
        if length > lengths[here]:
            continue
        factor = costs[here] if length else 1
        for step, long in steps:
            there, longer = here + step, length + long * factor
            if longer < lengths[there]:
                lengths[there] = longer
                heappush(heap, (longer, there))
    return columns, costs, [FAR if length < 0 else length for length in lengths]
