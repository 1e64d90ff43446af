"""A bot's sense of the way: how far it is round the obstacles to a strategic point, on a coarse grid.

An estimate for choosing where to go; what a movement may do is judged by the rules alone.
"""

from __future__ import annotations

from heapq import heappop, heappush

from escarmouche.games.trauma import objectives
from escarmouche.games.trauma.paths import klass_of
from escarmouche.games.trauma.pieces import CLIMB, CROSS, FREE, permission
from escarmouche.games.trauma.table import ANTIGRAV, Point, Table
from escarmouche.space.shapes import Box, disc_overlaps_polygon
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
STEPS = ((1, 0, 10), (0, 1, 10), (-1, 0, 10), (0, -1, 10), (1, 1, 14), (1, -1, 14), (-1, 1, 14), (-1, -1, 14))

Field = tuple[int, int, list[int]]
"""Columns, rows and the length of the way from each square."""


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
    """How long the way is from a place to a point, round what is in the way."""
    columns, rows, lengths = _field(table, unit, point)
    return lengths[_cell(at, columns, rows)]


def way_point(table: Table, unit: str, at: Place, point: Point, reach: int) -> Place:
    """Where a way to a point has led after `reach`, or where it meets something that must be crossed."""
    columns, rows, lengths = _field(table, unit, point)
    costs = _costs(table.ground, klass_of(table, unit))
    here = _cell(at, columns, rows)
    gone = 0
    while gone < reach * 10 and lengths[here]:
        best = here
        for dx, dy, long in STEPS:
            x, y = here % columns + dx, here // columns + dy
            if 0 <= x < columns and 0 <= y < rows:
                there = y * columns + x
                if lengths[there] < lengths[best]:
                    best, leg = there, long
        if best == here or (costs[best] > 1 and gone):
            break
        here = best
        gone += leg * CELL
    return here % columns * CELL + CELL // 2, here // columns * CELL + CELL // 2


def _cell(at: Place, columns: int, rows: int) -> int:
    x, y = max(0, min(columns - 1, at[0] // CELL)), max(0, min(rows - 1, at[1] // CELL))
    return y * columns + x


def _costs(ground: Ground, klass: str) -> list[int]:
    """How many times its width each square takes; kept with the ground."""
    key = ("trauma squares", klass)
    found: list[int] | None = ground.remembered.get(key)
    if found is None:
        found = ground.remembered[key] = [
            _cost(ground, klass, (x + CELL // 2, y + CELL // 2))
            for y in range(0, ground.depth, CELL)
            for x in range(0, ground.width, CELL)
        ]
    return found


def _cost(ground: Ground, klass: str, at: Place) -> int:
    worst = 1
    if klass == ANTIGRAV:
        return worst
    for n in ground.numbers_near(*at, NARROW):
        how = permission(ground.pieces[n], klass)
        if how != FREE and disc_overlaps_polygon(at, NARROW, ground.polygons[n]):
            worst = max(worst, OVER if how in (CROSS, CLIMB) else CLOSED)
    return worst


def _field(table: Table, unit: str, point: Point) -> Field:
    """The length of the way to a point from every square, for the class of a unit; kept with the ground."""
    ground, klass = table.ground, klass_of(table, unit)
    key = ("trauma way", klass, point.piece, point.zone)
    found: Field | None = ground.remembered.get(key)
    if found is None:
        found = ground.remembered[key] = _spread(ground, klass, box_of(table, point))
    return found


def _spread(ground: Ground, klass: str, box: Box) -> Field:
    columns, rows = -(-ground.width // CELL), -(-ground.depth // CELL)
    costs = _costs(ground, klass)
    far = 1 << 30
    lengths = [far] * (columns * rows)
    heap: list[tuple[int, int]] = []
    low, high = _cell((box[0], box[1]), columns, rows), _cell((box[2], box[3]), columns, rows)
    for y in range(low // columns, high // columns + 1):
        for x in range(low % columns, high % columns + 1):
            lengths[y * columns + x] = 0
            heap.append((0, y * columns + x))
    scale = CELL // 10
    while heap:
        length, here = heappop(heap)
        if length > lengths[here]:
            continue
        x0, y0 = here % columns, here // columns
        for dx, dy, long in STEPS:
            x, y = x0 + dx, y0 + dy
            if 0 <= x < columns and 0 <= y < rows:
                there = y * columns + x
                longer = length + long * scale * (costs[here] if length else 1)
                if longer < lengths[there]:
                    lengths[there] = longer
                    heappush(heap, (longer, there))
    return columns, rows, lengths
