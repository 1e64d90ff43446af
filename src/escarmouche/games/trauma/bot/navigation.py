"""A bot's sense of the way: how far it is round the obstacles to a strategic point, on a coarse grid.

An estimate for choosing where to go; what a movement may do is judged by the rules alone.
"""

from __future__ import annotations

from math import isqrt

from escarmouche.games.trauma.chapters import objectives
from escarmouche.games.trauma.chapters.movement.collisions import klass_of
from escarmouche.games.trauma.chapters.terrain import CLIMB, CROSS, FREE, permission
from escarmouche.games.trauma.table import INFANTRY, Point, Table
from escarmouche.space import coarse_ways
from escarmouche.space.coarse_ways import Squares, Way, centre_of, squares_between
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Box, disc_overlaps_polygon, distance, toward
from escarmouche.space.shapes import Point as Place
from escarmouche.space.terrain import Ground

NARROW = 90
"""Half the width that a way needs: a little less than a base, for the grid is coarse."""
OVER = 5
"""How many times a square takes its width where an obstacle has to be crossed."""
CLOSED = 30
"""The same where there is no way through."""


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
    return coarse_ways.length(_way(table.ground, box_of(table, point)), at)


def approach(table: Table, at: Place, piece: str) -> int:
    """How long the way of infantry is from a place to an element that may become a point."""
    return coarse_ways.length(_way(table.ground, table.ground.piece(piece).polygon.box), at)


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
    return coarse_ways.along(_way(table.ground, box_of(table, point)), at, reach)


@kept_with
def _squares(ground: Ground) -> Squares:
    """How many times its width each square takes."""
    columns, costs = coarse_ways.open_squares(ground.width, ground.depth)
    for cell, cost in enumerate(costs):
        if cost:
            costs[cell] = _cost(ground, INFANTRY, centre_of(cell, columns))
    return columns, costs


def _cost(ground: Ground, klass: str, at: Place) -> int:
    worst = 1
    for n in ground.numbers_near(*at, NARROW):
        how = permission(ground.pieces[n], klass)
        if how != FREE and disc_overlaps_polygon(at, NARROW, ground.polygons[n]):
            worst = max(worst, OVER if how in (CROSS, CLIMB) else CLOSED)
    return worst


@kept_with
def _way(ground: Ground, box: Box) -> Way:
    """The length of the way to a rectangle from every square, for infantry."""
    columns, costs = squares = _squares(ground)
    x0, y0, x1, y1 = box
    return coarse_ways.way_to(squares, squares_between((x0, y0), (x1, y1), columns, len(costs)))
