"""A bot's sense of the way: how far it is round walls and through doors, on a coarse grid.

An estimate for choosing where to go; what a move may do is judged by the rules alone.
"""

from __future__ import annotations

from heapq import heappop, heappush

from escarmouche.games.combat_zone.terrain import DIFFICULT, DOOR, IMPASSABLE, LOCKED, OBSTACLE
from escarmouche.space.shapes import Point, disc_overlaps_polygon, gap_to_polygon_at_most
from escarmouche.space.terrain import Ground, Piece

CELL = 200
"""Side of a square of the grid, hundredths of a centimetre."""
NARROW = 95
"""Half the width that a way needs: a little less than a base, for the grid is coarse."""
ROUGH, SHUT, OVER, BARRED, WALL = 2, 4, 6, 20, 60
"""How many times its width a square takes: difficult ground, a closed door, an obstacle to cross, a locked
door, a wall."""
FAR = 1 << 30
AHEAD = 700
"""How far ahead a figure looks for a door or an obstacle on its way."""

Way = tuple[int, list[int], list[int]]
"""Columns, the cost of each square, and the length of the way from each. The rim is never entered."""


def way_to(ground: Ground, goals: tuple[Point, ...]) -> Way:
    """The length of the way to the nearest of some places from every square; kept with the ground."""
    columns, costs = _squares(ground)
    cells = tuple(sorted({_cell(goal, columns, len(costs)) for goal in goals}))
    ways: dict[tuple[int, ...], Way] = ground.remembered.setdefault("combat_zone ways", {})
    found = ways.get(cells)
    if found is None:
        if len(ways) > 40:
            ways.clear()
        found = ways[cells] = columns, costs, _spread(columns, costs, cells)
    return found


def length(way: Way, at: Point) -> int:
    """How long the way is from here."""
    columns, _, lengths = way
    return lengths[_cell(at, columns, len(lengths))]


def along(way: Way, at: Point, reach: int) -> Point:
    """Where the way has led after `reach`, or where it meets something that must be opened or crossed."""
    columns, costs, lengths = way
    here = _cell(at, columns, len(lengths))
    gone = 0
    while gone < reach and lengths[here]:
        best, leg = _down(way, here)
        if best == here or (costs[best] > ROUGH and gone):
            break
        here = best
        gone += leg
    return _centre(here, columns)


def next_hurdle(ground: Ground, way: Way, at: Point, radius: int) -> str:
    """The door or obstacle that the way leads through next, if it is near; else empty."""
    columns, costs, lengths = way
    here = _cell(at, columns, len(lengths))
    gone = 0
    while gone < AHEAD and lengths[here]:
        best, leg = _down(way, here)
        if best == here:
            break
        here = best
        gone += leg
        if costs[here] > ROUGH:
            return _hurdle_at(ground, _centre(here, columns))
    return ""


def _hurdle_at(ground: Ground, at: Point) -> str:
    best = ""
    for n in ground.numbers_near(*at, NARROW + 5):
        piece = ground.pieces[n]
        if piece.traits & {DOOR, OBSTACLE} and gap_to_polygon_at_most(at, NARROW, ground.polygons[n], 5):
            if DOOR in piece.traits:
                return piece.id
            best = piece.id
    return best


def _down(way: Way, here: int) -> tuple[int, int]:
    """The neighbour from which the way is shortest, and how far it is."""
    columns, _, lengths = way
    best, leg = here, 0
    for step, long in _steps(columns):
        if lengths[here + step] < lengths[best]:
            best, leg = here + step, long
    return best, leg


def _centre(cell: int, columns: int) -> Point:
    return (cell % columns - 1) * CELL + CELL // 2, (cell // columns - 1) * CELL + CELL // 2


def _cell(at: Point, columns: int, cells: int) -> int:
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


def _squares(ground: Ground) -> tuple[int, list[int]]:
    """Columns, and how many times its width each square takes; kept with the ground."""
    found: tuple[int, list[int]] | None = ground.remembered.get("combat_zone squares")
    if found is None:
        columns, rows = -(-ground.width // CELL) + 2, -(-ground.depth // CELL) + 2
        costs = [0] * (columns * rows)
        for y in range(1, rows - 1):
            costs[y * columns + 1 : (y + 1) * columns - 1] = [1] * (columns - 2)
        for n, piece in enumerate(ground.pieces):
            cost = _cost(piece)
            if cost > 1:
                x0, y0, x1, y1 = ground.polygons[n].box
                low = _cell((x0 - NARROW, y0 - NARROW), columns, len(costs))
                high = _cell((x1 + NARROW, y1 + NARROW), columns, len(costs))
                for y in range(low // columns, high // columns + 1):
                    for cell in range(y * columns + low % columns, y * columns + high % columns + 1):
                        if costs[cell] < cost and disc_overlaps_polygon(
                            _centre(cell, columns), NARROW, ground.polygons[n]
                        ):
                            costs[cell] = cost
        found = ground.remembered["combat_zone squares"] = columns, costs
    return found


def _cost(piece: Piece) -> int:
    traits = piece.traits
    if DOOR in traits and IMPASSABLE in traits:
        return BARRED if LOCKED in traits else SHUT
    if IMPASSABLE in traits:
        return WALL
    return OVER if OBSTACLE in traits else ROUGH if DIFFICULT in traits else 1


def _spread(columns: int, costs: list[int], cells: tuple[int, ...]) -> list[int]:
    lengths = [FAR if cost else -1 for cost in costs]
    heap = [(0, cell) for cell in cells]
    for cell in cells:
        lengths[cell] = 0
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
    return [FAR if far < 0 else far for far in lengths]
