"""A bot's sense of the way: how far it is round the obstacles to a strategic point, on a coarse grid.

An estimate for choosing where to go; what a movement may do is judged by the rules alone.
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from escarmouche.engine.table import kept
from escarmouche.games.trauma.chapters import objectives
from escarmouche.games.trauma.chapters.movement.collisions import klass_of
from escarmouche.games.trauma.chapters.shooting.sight import CONCEALED_LENGTH, body
from escarmouche.games.trauma.chapters.terrain import CLIMB, CROSS, FREE, permission
from escarmouche.games.trauma.chapters.units import profile, unit_skill
from escarmouche.games.trauma.table import INFANTRY, Point, Table
from escarmouche.space import coarse_ways
from escarmouche.space.coarse_ways import CELL, Squares, Way, centre_of, squares_between
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Box, disc_overlaps_polygon
from escarmouche.space.shapes import Point as Place
from escarmouche.space.sight import Body, look_all
from escarmouche.space.terrain import Ground

NARROW = 90
"""Half the width that a way needs: a little less than a base, for the grid is coarse."""
OVER = 5
"""How many times a square takes its width where an obstacle has to be crossed."""
CLOSED = 30
"""The same where there is no way through."""
REACH = 4000
"""From how far an enemy is worth looking for."""
FIELDS = 256
"""How many ways to see an enemy are kept."""
SPARSE = 2
"""Every how many squares somebody looks out."""
Gait = tuple[str, int, int]
"""How a unit gets on: its class, half the width that it needs, how high its eyes are."""


def box_of(table: Table, point: Point) -> Box:
    """The rectangle round a point's element or segment."""
    if point.piece:
        return table.ground.piece(point.piece).polygon.box
    zone = objectives.zone_of(table, point.zone)
    return box_round(zone.a, zone.b)


def box_round(a: Place, b: Place) -> Box:
    """The upright rectangle with these two corners."""
    return min(a[0], b[0]), min(a[1], b[1]), max(a[0], b[0]), max(a[1], b[1])


@kept
def gait(table: Table, unit: str) -> Gait:
    """How a unit gets on: a lane just wide enough is found though the squares do not lie along its middle."""
    klass, lead = klass_of(table, unit), profile(table, table.units[unit].leader)
    return klass, NARROW if klass == INFANTRY else lead.radius - CELL // 2, lead.height


def way_length(table: Table, unit: str, at: Place, point: Point) -> int:
    """How long the way is from a place to a point, round what is in the way of such a unit."""
    return coarse_ways.length(_way(table.ground, box_of(table, point), gait(table, unit)[:2]), at)


def sight_length(table: Table, unit: str, at: Place, foe: str) -> int:
    """How long the way is to where a unit would see the leader of an enemy unit."""
    return coarse_ways.length(_lookouts(table.ground, gait(table, unit), *_mark(table, foe)), at)


def sight_point(table: Table, unit: str, at: Place, foe: str, reach: int) -> Place:
    """Where the way to see an enemy unit has led after `reach`."""
    return coarse_ways.along(_lookouts(table.ground, gait(table, unit), *_mark(table, foe)), at, reach)


def _mark(table: Table, foe: str) -> tuple[Body, int]:
    """What there is to see of an enemy unit, about where it stands, and from how far."""
    far = CONCEALED_LENGTH - 1 if unit_skill(table, foe, "concealment") else REACH
    x, y, radius, bottom, top = body(table, table.units[foe].leader)
    return (x // CELL * CELL, y // CELL * CELL, radius, bottom, top), far


def approach(table: Table, at: Place, piece: str) -> int:
    """How long the way of infantry is from a place to an element that may become a point."""
    return coarse_ways.length(
        _way(table.ground, table.ground.piece(piece).polygon.box, (INFANTRY, NARROW)), at
    )


def between(a: Box, b: Box) -> int:
    """How far two upright rectangles are apart."""
    dx, dy = max(a[0] - b[2], 0, b[0] - a[2]), max(a[1] - b[3], 0, b[1] - a[3])
    return isqrt(dx * dx + dy * dy)


def way_point(table: Table, unit: str, at: Place, point: Point, reach: int) -> Place:
    """Where a way to a point has led after `reach`, or where it meets something that must be crossed."""
    return coarse_ways.along(_way(table.ground, box_of(table, point), gait(table, unit)[:2]), at, reach)


@kept_with
def _squares(ground: Ground, klass: str, wide: int) -> Squares:
    """How many times its width each square takes."""
    columns, costs = coarse_ways.open_squares(ground.width, ground.depth)
    for cell, cost in enumerate(costs):
        if cost:
            costs[cell] = _cost(ground, klass, wide, centre_of(cell, columns))
    return columns, costs


def _cost(ground: Ground, klass: str, wide: int, at: Place) -> int:
    worst = 1
    for n in ground.numbers_near(*at, wide):
        how = permission(ground.pieces[n], klass)
        if how != FREE and disc_overlaps_polygon(at, wide, ground.polygons[n]):
            worst = max(worst, OVER if how in (CROSS, CLIMB) else CLOSED)
    return worst


@kept_with
def _way(ground: Ground, box: Box, on: tuple[str, int]) -> Way:
    """The length of the way to a rectangle from every square."""
    columns, costs = squares = _squares(ground, *on)
    x0, y0, x1, y1 = box
    return coarse_ways.way_to(squares, squares_between((x0, y0), (x1, y1), columns, len(costs)))


@lru_cache(maxsize=FIELDS)
def _lookouts(ground: Ground, by: Gait, there: Body, far: int) -> Way:
    """The length of the way from every square to one from where a body is seen.

    Enemies move, so that these are many: only the last ones are kept.
    """
    klass, wide, tall = by
    columns, costs = squares = _squares(ground, klass, wide)
    x, y = there[:2]
    spots = []
    for square in squares_between((x - far, y - far), (x + far, y + far), columns, len(costs)):
        if (square % columns) % SPARSE or (square // columns) % SPARSE or costs[square] > 1:
            continue
        at = centre_of(square, columns)
        if (at[0] - x) ** 2 + (at[1] - y) ** 2 <= far * far:
            spots.append((square, at))
    looks = look_all(ground, [(*at, 0, tall) for _, at in spots], [there])
    seeing = [square for (square, _), (seen,) in zip(spots, looks, strict=True) if seen.visible]
    return coarse_ways.way_to(squares, seeing)
