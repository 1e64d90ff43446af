"""Rectangles that may stand turned: hulls of vehicles, blocks of terrain, in whole hundredths and degrees.

A rectangle is its four corners, rounded to whole hundredths once; everything else is exact on those.
A straight move keeps the facing and sweeps the hull of both outlines; a turn goes the shorter way through
every whole degree.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise
from math import isqrt

import msgspec

from escarmouche.space.shapes import (
    Point,
    Polygon,
    disc_overlaps_polygon,
    gap_to_polygon,
    gap_to_polygon_at_most,
    square_to_segment,
    turned_rectangle,
)

HALF_TURN, TURN = 180, 360


class Rectangle(msgspec.Struct, frozen=True, gc=False):
    """A rectangle by its middle, its half sides and the way its length points."""

    centre: Point
    half_length: int
    half_width: int
    facing: int = 0
    """Whole degrees, 0 along +x, counter-clockwise."""

    @property
    def outline(self) -> Polygon:
        """Its four corners, rounded to whole hundredths."""
        return turned_rectangle(self.centre, 2 * self.half_length, 2 * self.half_width, self.facing)

    @property
    def reach(self) -> int:
        """A radius about the centre within which all of it lies, however it is turned."""
        return isqrt(self.half_length**2 + self.half_width**2) + 2

    def at(self, centre: Point) -> Rectangle:
        """The same rectangle somewhere else."""
        return Rectangle(centre, self.half_length, self.half_width, self.facing)

    def facing_to(self, facing: int) -> Rectangle:
        """The same rectangle turned about its centre."""
        return Rectangle(self.centre, self.half_length, self.half_width, facing % TURN)


# -- distances ----------------------------------------------------------------------------------------------


def gap_of_polygons(a: Polygon, b: Polygon) -> int:
    """The rounded distance of two convex polygons; 0 when they touch or overlap."""
    if not _apart(a, b):
        return 0
    return (isqrt(_quadruple(a, b)) + 1) // 2


def gap_of_polygons_at_most(a: Polygon, b: Polygon, limit: int) -> bool:
    """Whether gap_of_polygons(a, b) <= limit; what is plainly too far is not measured."""
    if limit < 0:
        return False
    (ax0, ay0, ax1, ay1), (bx0, by0, bx1, by1) = a.box, b.box
    reach = limit + 1
    if ax0 - bx1 > reach or bx0 - ax1 > reach or ay0 - by1 > reach or by0 - ay1 > reach:
        return False
    return not _apart(a, b) or _quadruple(a, b) < (2 * limit + 1) ** 2


def gap_of_rectangles(a: Rectangle, b: Rectangle) -> int:
    """The rounded distance of two rectangles, edge to edge."""
    return gap_of_polygons(a.outline, b.outline)


def gap_to_disc(rectangle: Rectangle, centre: Point, radius: int = 0) -> int:
    """The rounded distance from a rectangle to the edge of a disc, or to a point."""
    return gap_to_polygon(centre, radius, rectangle.outline)


def gap_to_disc_at_most(rectangle: Rectangle, centre: Point, radius: int, limit: int) -> bool:
    """Whether gap_to_disc(...) <= limit, without a root."""
    return gap_to_polygon_at_most(centre, radius, rectangle.outline, limit)


def farthest(outline: Polygon, start: Polygon) -> int:
    """How far the point of a convex outline that lies farthest from another lies from it, rounded."""
    return max(gap_to_polygon(corner, 0, start) for corner in outline.points)


def _quadruple(a: Polygon, b: Polygon) -> int:
    """Four times the square of the distance of two outlines that do not meet, rounded down."""
    best = -1
    for one, other in ((a, b), (b, a)):
        for x, y in one.points:
            for edge in other.edges:
                above, below = square_to_segment(x, y, *edge)
                quadruple = 4 * above // below
                if best < 0 or quadruple < best:
                    best = quadruple
    return best


# -- overlap ------------------------------------------------------------------------------------------------


def polygons_overlap(a: Polygon, b: Polygon) -> bool:
    """Whether two convex polygons share more than a border (exact)."""
    (ax0, ay0, ax1, ay1), (bx0, by0, bx1, by1) = a.box, b.box
    if ax0 >= bx1 or bx0 >= ax1 or ay0 >= by1 or by0 >= ay1:
        return False
    return not (_parted(a, b, touching=True) or _parted(b, a, touching=True))


def _apart(a: Polygon, b: Polygon) -> bool:
    """Whether two convex polygons do not even touch."""
    return _parted(a, b, touching=False) or _parted(b, a, touching=False)


def _parted(a: Polygon, b: Polygon, *, touching: bool) -> bool:
    """Whether all of b lies beyond one edge of a; with `touching`, on its line too."""
    least = 1 if touching else 0
    for px, py, qx, qy in a.edges:
        ux, uy = qx - px, qy - py
        if all(ux * (y - py) - uy * (x - px) < least for x, y in b.points):
            return True
    return False


def overlap(a: Rectangle, b: Rectangle) -> bool:
    """Whether two rectangles share more than a border."""
    return polygons_overlap(a.outline, b.outline)


def overlaps_disc(rectangle: Rectangle, centre: Point, radius: int) -> bool:
    """Whether a rectangle and a disc share more than a touching point."""
    return disc_overlaps_polygon(centre, radius, rectangle.outline)


def inside_bounds(outline: Polygon, width: int, depth: int) -> bool:
    """Whether an outline lies wholly on a table; touching its edge is on it."""
    x0, y0, x1, y1 = outline.box
    return x0 >= 0 and y0 >= 0 and x1 <= width and y1 <= depth


# -- moving and turning -------------------------------------------------------------------------------------


def convex_hull(points: Iterable[Point]) -> Polygon:
    """The smallest convex polygon around points that do not lie on one line."""
    ordered = sorted(set(points))
    lower: list[Point] = []
    upper: list[Point] = []
    for ring, run in ((lower, ordered), (upper, ordered[::-1])):
        for x, y in run:
            while len(ring) > 1 and _turn(ring[-2], ring[-1], (x, y)) <= 0:
                ring.pop()
            ring.append((x, y))
    return Polygon(lower[:-1] + upper[:-1])


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


@lru_cache(maxsize=4096)
def swept_by_move(rectangle: Rectangle, end: Point) -> Polygon:
    """All that a rectangle passes over when its centre goes straight to a point, its facing kept."""
    if rectangle.centre == end:
        return rectangle.outline
    return convex_hull(rectangle.outline.points + rectangle.at(end).outline.points)


def degrees_of_turn(start: int, end: int) -> range:
    """The whole degrees of a turn the shorter way, both ends included; half a turn goes counter-clockwise."""
    left = (end - start) % TURN
    if left <= HALF_TURN:
        return range(start, start + left + 1)
    return range(start, start - (TURN - left) - 1, -1)


def swept_by_turn(rectangle: Rectangle, facing: int) -> Iterator[Polygon]:
    """All that a rectangle passes over when it turns about its centre, a piece for each whole degree."""
    degrees = degrees_of_turn(rectangle.facing, facing)
    if len(degrees) == 1:
        yield rectangle.outline
        return
    for before, after in pairwise(degrees):
        yield _swept_by_a_degree(rectangle.facing_to(before), after)


@lru_cache(maxsize=8192)
def _swept_by_a_degree(rectangle: Rectangle, degree: int) -> Polygon:
    """What a rectangle passes over on its way to the next whole degree; whoever asks once asks for others."""
    return convex_hull(rectangle.outline.points + rectangle.facing_to(degree).outline.points)


def turn_overlaps(rectangle: Rectangle, facing: int, obstacle: Polygon) -> bool:
    """Whether a turn about the centre passes over a convex obstacle: more than its border."""
    if not disc_overlaps_polygon(rectangle.centre, rectangle.reach, obstacle):
        return False
    return any(polygons_overlap(piece, obstacle) for piece in swept_by_turn(rectangle, facing))


def turn_overlaps_disc(rectangle: Rectangle, facing: int, centre: Point, radius: int) -> bool:
    """Whether a turn about the centre passes over a disc."""
    dx, dy = centre[0] - rectangle.centre[0], centre[1] - rectangle.centre[1]
    if dx * dx + dy * dy >= (rectangle.reach + radius) ** 2:
        return False
    return any(disc_overlaps_polygon(centre, radius, piece) for piece in swept_by_turn(rectangle, facing))
