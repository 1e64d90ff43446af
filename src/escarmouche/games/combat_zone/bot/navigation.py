"""A bot's sense of the way: how far it is round walls and through doors, on a coarse grid.

An estimate for choosing where to go; what a move may do is judged by the rules alone.
"""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.games.combat_zone.chapters.terrain import DIFFICULT, DOOR, IMPASSABLE, LOCKED, OBSTACLE
from escarmouche.space import coarse_ways
from escarmouche.space.coarse_ways import Squares, Way, centre_of, length, onward, square_of, squares_between
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Point, disc_overlaps_polygon, gap_to_polygon_at_most
from escarmouche.space.terrain import Ground, Piece

__all__ = ["Way", "along", "length", "next_hurdle", "way_to"]

NARROW = 95
"""Half the width that a way needs: a little less than a base, for the grid is coarse."""
ROUGH, SHUT, OVER, BARRED, WALL = 2, 4, 6, 20, 60
"""How many times its width a square takes: difficult ground, a closed door, an obstacle to cross, a locked
door, a wall."""
WAYS = 40
"""Ways over one ground that are kept: each is as large as the grid."""
AHEAD = 700
"""How far ahead a figure looks for a door or an obstacle on its way."""


def way_to(ground: Ground, goals: tuple[Point, ...]) -> Way:
    """The length of the way to the nearest of some places from every square; kept with the ground."""
    columns, costs = _squares(ground)
    cells = tuple(sorted({square_of(goal, columns, len(costs)) for goal in goals}))
    ways = _ways(ground)
    way = ways.get(cells)
    if way is None:
        if len(ways) > WAYS:
            ways.clear()
        way = ways[cells] = coarse_ways.way_to((columns, costs), cells)
    return way


@kept_with
def _ways(ground: Ground) -> dict[tuple[int, ...], Way]:
    """The ways over a ground that were looked for last, by their goals."""
    return {}


def along(way: Way, at: Point, reach: int, fits: Callable[[Point], bool] | None = None) -> Point:
    """Where the way has led after `reach`, or where it meets something that must be opened or crossed.

    The last place of it where a base fits: the grid is coarse, and a square may be too near a wall.
    """
    return coarse_ways.along(way, at, reach, ROUGH, fits)


def next_hurdle(ground: Ground, way: Way, at: Point, radius: int) -> str:
    """The door or obstacle that the way leads through next, if it is near; else empty."""
    columns, costs, lengths = way
    here = square_of(at, columns, len(lengths))
    gone = 0
    while gone < AHEAD and lengths[here]:
        best, leg = onward(way, here)
        if best == here:
            break
        here = best
        gone += leg
        if costs[here] > ROUGH:
            return _hurdle_at(ground, centre_of(here, columns))
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


@kept_with
def _squares(ground: Ground) -> Squares:
    """How many times its width each square takes."""
    columns, costs = coarse_ways.open_squares(ground.width, ground.depth)
    for n, piece in enumerate(ground.pieces):
        cost = _cost(piece)
        if cost > 1:
            x0, y0, x1, y1 = ground.polygons[n].box
            low, high = (x0 - NARROW, y0 - NARROW), (x1 + NARROW, y1 + NARROW)
            for cell in squares_between(low, high, columns, len(costs)):
                if costs[cell] < cost and disc_overlaps_polygon(
                    centre_of(cell, columns), NARROW, ground.polygons[n]
                ):
                    costs[cell] = cost
    return columns, costs


def _cost(piece: Piece) -> int:
    traits = piece.traits
    if DOOR in traits and IMPASSABLE in traits:
        return BARRED if LOCKED in traits else SHUT
    if IMPASSABLE in traits:
        return WALL
    return OVER if OBSTACLE in traits else ROUGH if DIFFICULT in traits else 1
