"""Points, discs, segments and polygons in whole hundredths of a centimetre; every comparison is exact.

A measured distance is the nearest whole hundredth. Because no whole number has a root that ends in one half,
"rounded distance at most R" is the same as "square of the distance at most R * (R + 1)": no root is needed.
Facings are whole degrees, 0 along +x, counter-clockwise.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from math import atan2, cos, degrees, isqrt, pi, radians, sin

Point = tuple[int, int]
Box = tuple[int, int, int, int]
Edge = tuple[int, int, int, int]

_SCALE = 10**14
COSINES: tuple[int, ...] = tuple(round(_SCALE * cos(radians(d))) for d in range(360))
SINES: tuple[int, ...] = tuple(round(_SCALE * sin(radians(d))) for d in range(360))


def distance(a: Point, b: Point) -> int:
    """The rounded distance of two points."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return (isqrt(4 * (dx * dx + dy * dy)) + 1) // 2


def gap(a: Point, ra: int, b: Point, rb: int) -> int:
    """The rounded distance of two discs, edge to edge; 0 when they touch or overlap."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    between = (isqrt(4 * (dx * dx + dy * dy)) + 1) // 2 - ra - rb
    return between if between > 0 else 0


def gap_of_square(square: int, radii: int) -> int:
    """The same from the square of the distance of the centres and the sum of the radii."""
    between = (isqrt(4 * square) + 1) // 2 - radii
    return between if between > 0 else 0


def gap_at_most(a: Point, ra: int, b: Point, rb: int, limit: int) -> bool:
    """Whether gap(a, ra, b, rb) <= limit, without a root."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    reach = ra + rb + limit
    return limit >= 0 and dx * dx + dy * dy <= reach * (reach + 1)


def discs_overlap(a: Point, ra: int, b: Point, rb: int) -> bool:
    """Whether two discs share more than a touching point (exact, not rounded)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    reach = ra + rb
    return dx * dx + dy * dy < reach * reach


class Polygon:
    """A simple polygon, kept counter-clockwise, equal by its points. The boundary belongs to it."""

    __slots__ = ("_centroid", "_hash", "area2", "box", "convex", "edges", "points")

    points: tuple[Point, ...]
    box: Box
    """x0, y0, x1, y1."""
    area2: int
    """Twice the area."""
    edges: tuple[Edge, ...]
    """px, py, qx, qy in order; the inside is on the left of each."""
    convex: bool

    def __init__(self, points: Iterable[Point]) -> None:
        ring = tuple((int(x), int(y)) for x, y in points)
        if len(ring) < 3:
            raise ValueError(f"a polygon needs three points, got {len(ring)}")
        area2 = sum(x * v - u * y for (x, y), (u, v) in zip(ring, ring[1:] + ring[:1], strict=True))
        if area2 < 0:
            ring, area2 = ring[::-1], -area2
        self.points = ring
        self.area2 = area2
        xs, ys = [x for x, _ in ring], [y for _, y in ring]
        self.box = (min(xs), min(ys), max(xs), max(ys))
        self.edges = tuple((*p, *q) for p, q in zip(ring, ring[1:] + ring[:1], strict=True) if p != q)
        turns = zip(self.edges, self.edges[1:] + self.edges[:1], strict=True)
        self.convex = all(
            (qx - px) * (sy - ry) >= (qy - py) * (sx - rx) for (px, py, qx, qy), (rx, ry, sx, sy) in turns
        )
        self._centroid: Point | None = None
        self._hash = hash(ring)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Polygon) and self.points == other.points)

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Polygon({self.points})"

    def __reduce__(self) -> tuple[type[Polygon], tuple[tuple[Point, ...]]]:
        return Polygon, (self.points,)

    @property
    def centroid(self) -> Point:
        """The centre of gravity, rounded; of a flat polygon, the middle of its box."""
        if self._centroid is None:
            x0, y0, x1, y1 = self.box
            if self.area2 == 0:
                self._centroid = ((x0 + x1) // 2, (y0 + y1) // 2)
            else:
                sx = sum((px + qx) * (px * qy - qx * py) for px, py, qx, qy in self.edges)
                sy = sum((py + qy) * (px * qy - qx * py) for px, py, qx, qy in self.edges)
                whole = 3 * self.area2
                self._centroid = ((2 * sx + whole) // (2 * whole), (2 * sy + whole) // (2 * whole))
        return self._centroid

    def contains(self, point: Point) -> bool:
        """Whether the point is inside or on the boundary."""
        return self.side(point) >= 0

    def side(self, point: Point) -> int:
        """1 strictly inside, 0 on the boundary, -1 outside."""
        x, y = point
        x0, y0, x1, y1 = self.box
        if x < x0 or x > x1 or y < y0 or y > y1:
            return -1
        return side_of(self.edges, x, y)


def side_of(edges: Iterable[Edge], x: int, y: int) -> int:
    """1 strictly inside the ring of edges, 0 on it, -1 outside (even-odd)."""
    inside = -1
    for px, py, qx, qy in edges:
        turn = (qx - px) * (y - py) - (qy - py) * (x - px)
        if turn == 0 and (px <= x <= qx or qx <= x <= px) and (py <= y <= qy or qy <= y <= py):
            return 0
        if (py > y) != (qy > y) and (turn > 0) == (qy > py):
            inside = -inside
    return inside


@lru_cache(maxsize=4096)
def polygon_of(points: tuple[Point, ...]) -> Polygon:
    """The polygon with these points, built once."""
    return Polygon(points)


@lru_cache(maxsize=4096)
def rectangle(x0: int, y0: int, x1: int, y1: int) -> Polygon:
    """An upright rectangle."""
    return Polygon(((x0, y0), (x1, y0), (x1, y1), (x0, y1)))


@lru_cache(maxsize=4096)
def turned_rectangle(centre: Point, length: int, width: int, degrees: int) -> Polygon:
    """A rectangle whose length lies along `degrees`; corners rounded to whole hundredths."""
    c, s = COSINES[degrees % 360], SINES[degrees % 360]
    half = 2 * _SCALE
    corners = ((-length, -width), (length, -width), (length, width), (-length, width))
    return Polygon(
        (centre[0] + (a * c - b * s + _SCALE) // half, centre[1] + (a * s + b * c + _SCALE) // half)
        for a, b in corners
    )


def strip(start: Point, end: Point, width: int) -> tuple[Point, ...]:
    """The corners of a straight strip from one point to another; none where they are the same."""
    (ax, ay), (bx, by) = start, end
    dx, dy = bx - ax, by - ay
    long = isqrt(dx * dx + dy * dy)
    if not long:
        return ()
    half = width // 2
    ox, oy = round(-dy * half / long), round(dx * half / long)
    return (ax - ox, ay - oy), (bx - ox, by - oy), (bx + ox, by + oy), (ax + ox, ay + oy)


@lru_cache(maxsize=16384)
def disc_polygon(centre: Point, radius: int, sides: int = 16) -> Polygon:
    """A regular polygon inscribed in the disc; corners rounded towards the centre, so never outside it."""
    (x, y), turns = centre, [2 * pi * k / sides for k in range(sides)]
    return Polygon((x + _towards_zero(radius * cos(t)), y + _towards_zero(radius * sin(t))) for t in turns)


def _towards_zero(value: float) -> int:
    return int(value + 1e-6) if value >= 0 else int(value - 1e-6)


def square_to_segment(x: int, y: int, ax: int, ay: int, bx: int, by: int) -> tuple[int, int]:
    """The square of the distance from a point to a segment, as a fraction (numerator, denominator)."""
    ux, uy, vx, vy = bx - ax, by - ay, x - ax, y - ay
    along, square = ux * vx + uy * vy, ux * ux + uy * uy
    if along <= 0:
        return vx * vx + vy * vy, 1
    if along >= square:
        vx, vy = x - bx, y - by
        return vx * vx + vy * vy, 1
    across = ux * vy - uy * vx
    return across * across, square


def gap_to_segment(centre: Point, radius: int, a: Point, b: Point) -> int:
    """The rounded distance from the edge of a disc to a segment; 0 when they touch or overlap."""
    above, below = square_to_segment(*centre, *a, *b)
    between = (isqrt(4 * above // below) + 1) // 2 - radius
    return between if between > 0 else 0


def gap_to_polygon(centre: Point, radius: int, polygon: Polygon) -> int:
    """The rounded distance from the edge of a disc to a polygon; 0 when they touch or overlap."""
    if polygon.contains(centre):
        return 0
    between = (isqrt(_to_outline(centre, polygon)) + 1) // 2 - radius
    return between if between > 0 else 0


def _to_outline(point: Point, polygon: Polygon) -> int:
    """Four times the square of the distance from a point to the outline of a polygon, rounded down."""
    x, y = point
    best = -1
    for ax, ay, bx, by in polygon.edges:
        ux, uy, vx, vy = bx - ax, by - ay, x - ax, y - ay
        along, square = ux * vx + uy * vy, ux * ux + uy * uy
        if along <= 0:
            quadruple = 4 * (vx * vx + vy * vy)
        elif along >= square:
            quadruple = 4 * ((x - bx) * (x - bx) + (y - by) * (y - by))
        else:
            across = ux * vy - uy * vx
            quadruple = 4 * across * across // square
        if best < 0 or quadruple < best:
            best = quadruple
    return best


def overlap_and_margin(centre: Point, radius: int, polygon: Polygon) -> tuple[bool, int]:
    """As `disc_overlaps_polygon`, and a length: moved by less than this, the disc does the same."""
    outline = _to_outline(centre, polygon)
    far = isqrt(outline) // 2  # rounded down: less than 1 too little
    if polygon.side(centre) > 0:
        return True, far + radius
    if outline < 4 * radius * radius:
        return True, radius - far - 1
    return False, far - radius


def gap_to_polygon_at_most(centre: Point, radius: int, polygon: Polygon, limit: int) -> bool:
    """Whether gap_to_polygon(...) <= limit, without a root."""
    if limit < 0:
        return False
    x, y = centre
    reach = radius + limit
    x0, y0, x1, y1 = polygon.box
    if x < x0 - reach - 1 or x > x1 + reach + 1 or y < y0 - reach - 1 or y > y1 + reach + 1:
        return False
    if polygon.contains(centre):
        return True
    square = (2 * reach + 1) ** 2
    for edge in polygon.edges:
        above, below = square_to_segment(x, y, *edge)
        if 4 * above < square * below:
            return True
    return False


def _edge_nearer(x: int, y: int, radius: int, polygon: Polygon) -> bool:
    near = radius * radius
    for ax, ay, bx, by in polygon.edges:
        ux, uy, vx, vy = bx - ax, by - ay, x - ax, y - ay
        along, square = ux * vx + uy * vy, ux * ux + uy * uy
        if along <= 0:
            if vx * vx + vy * vy < near:
                return True
        elif along >= square:
            if (x - bx) * (x - bx) + (y - by) * (y - by) < near:
                return True
        else:
            across = ux * vy - uy * vx
            if across * across < near * square:
                return True
    return False


def disc_overlaps_polygon(centre: Point, radius: int, polygon: Polygon) -> bool:
    """Whether a disc shares more than a touching point with a polygon (exact)."""
    x, y = centre
    x0, y0, x1, y1 = polygon.box
    if x <= x0 - radius or x >= x1 + radius or y <= y0 - radius or y >= y1 + radius:
        return False
    return polygon.side(centre) > 0 or _edge_nearer(x, y, radius, polygon)


def disc_inside_polygon(centre: Point, radius: int, polygon: Polygon) -> bool:
    """Whether the whole disc is in the polygon; touching the boundary from inside is inside."""
    return polygon.contains(centre) and not _edge_nearer(*centre, radius, polygon)


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross at a point inside both; touching or running along is not crossing."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = a, b, c, d
    ux, uy, vx, vy = bx - ax, by - ay, dx - cx, dy - cy
    s = ux * (cy - ay) - uy * (cx - ax)
    t = ux * (dy - ay) - uy * (dx - ax)
    if s == 0 or t == 0 or (s > 0) == (t > 0):
        return False
    s = vx * (ay - cy) - vy * (ax - cx)
    t = vx * (by - cy) - vy * (bx - cx)
    return s != 0 and t != 0 and (s > 0) != (t > 0)


def segment_hits_disc(a: Point, b: Point, centre: Point, radius: int) -> bool:
    """Whether the segment comes strictly nearer to the centre than the radius."""
    above, below = square_to_segment(*centre, *a, *b)
    return above < radius * radius * below


def length_inside(a: Point, b: Point, polygon: Polygon) -> int:
    """The rounded length of the part of segment a-b in the polygon; running along the boundary is inside."""
    (ax, ay), (bx, by) = a, b
    x0, y0, x1, y1 = polygon.box
    if (ax < x0 and bx < x0) or (ax > x1 and bx > x1) or (ay < y0 and by < y0) or (ay > y1 and by > y1):
        return 0
    ux, uy = bx - ax, by - ay
    square = ux * ux + uy * uy
    if square == 0:
        return 0
    if polygon.convex and polygon.area2:
        above, below = _convex_part(ax, ay, ux, uy, polygon.edges)
        return (isqrt(4 * square * above * above // (below * below)) + 1) // 2
    cuts = sorted({Fraction(0), Fraction(1), *_cuts(ax, ay, ux, uy, square, polygon.edges)})
    inside = Fraction(0)
    for start, end in itertools.pairwise(cuts):
        middle = (start + end) / 2
        n, d = middle.numerator, middle.denominator
        x, y = ax * d + ux * n, ay * d + uy * n
        if side_of(((px * d, py * d, qx * d, qy * d) for px, py, qx, qy in polygon.edges), x, y) >= 0:
            inside += end - start
    above, below = square * inside.numerator**2, inside.denominator**2
    return (isqrt(4 * above // below) + 1) // 2


def _convex_part(ax: int, ay: int, ux: int, uy: int, edges: Iterable[Edge]) -> tuple[int, int]:
    """The part of a segment in a convex polygon, as a fraction of its length."""
    begin, begin_below, end, end_below = 0, 1, 1, 1
    for px, py, qx, qy in edges:
        vx, vy = qx - px, qy - py
        left = vx * (ay - py) - vy * (ax - px)
        turn = vx * uy - vy * ux
        if turn == 0:
            if left < 0:
                return 0, 1
        elif turn > 0:
            if -left * begin_below > begin * turn:
                begin, begin_below = -left, turn
        elif left * end_below < -end * turn:
            end, end_below = left, -turn
    above = end * begin_below - begin * end_below
    return (above, end_below * begin_below) if above > 0 else (0, 1)


def _cuts(ax: int, ay: int, ux: int, uy: int, square: int, edges: Iterable[Edge]) -> Iterable[Fraction]:
    """Where the segment meets the edges, as parts of its length."""
    for px, py, qx, qy in edges:
        vx, vy = qx - px, qy - py
        d = ux * vy - uy * vx
        if d == 0:
            if ux * (py - ay) == uy * (px - ax):
                for x, y in ((px, py), (qx, qy)):
                    along = (x - ax) * ux + (y - ay) * uy
                    if 0 < along < square:
                        yield Fraction(along, square)
            continue
        n = (px - ax) * vy - (py - ay) * vx
        m = (px - ax) * uy - (py - ay) * ux
        if d < 0:
            n, m, d = -n, -m, -d
        if 0 < n < d and 0 <= m <= d:
            yield Fraction(n, d)


def path_length(points: Sequence[Point]) -> int:
    """The length of a polyline: the exact sum of its legs, rounded up to a whole hundredth.

    A path is at most 1200 long exactly when this says 1200 or less. Legs of whole length are added as such; a
    sum of the others is never whole, so it is safely rounded up from their roots to 64 binary places.
    """
    whole, rest = 0, 0
    for (ax, ay), (bx, by) in itertools.pairwise(points):
        square = (bx - ax) ** 2 + (by - ay) ** 2
        root = isqrt(square)
        if root * root == square:
            whole += root
        else:
            rest += isqrt(square << 128)
    return whole + (rest >> 64) + 1 if rest else whole


def onward(at: Point, heading: int, length: int) -> Point:
    """The point `length` from a place in a direction of whole degrees, each coordinate rounded down."""
    turn = heading % 360
    return at[0] + length * COSINES[turn] // _SCALE, at[1] + length * SINES[turn] // _SCALE


def toward(a: Point, b: Point, length: int) -> Point:
    """The point `length` from a towards b (beyond b if need be), rounded so that it is never farther."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    if square == 0 or length == 0:
        return a
    sx = -1 if (dx < 0) != (length < 0) else 1
    sy = -1 if (dy < 0) != (length < 0) else 1
    tx, ty = length * length * dx * dx, length * length * dy * dy
    x, y = (isqrt(4 * tx // square) + 1) // 2, (isqrt(4 * ty // square) + 1) // 2
    if x * x + y * y > length * length:
        x, y = isqrt(tx // square), isqrt(ty // square)
    return a[0] + sx * x, a[1] + sy * y


def bearing(a: Point, b: Point) -> int:
    """The direction from a to b in whole degrees, 0 to 359; 0 if they are the same point."""
    return round(degrees(atan2(b[1] - a[1], b[0] - a[0]))) % 360


def turn_difference(a: int, b: int) -> int:
    """The angle between two facings, 0 to 180 degrees."""
    return abs((b - a + 180) % 360 - 180)


def in_half_plane(origin: Point, facing_degrees: int, point: Point) -> bool:
    """Whether the point is in the front arc: within 90 degrees of the facing, the line itself included.

    Cosines and sines are whole numbers, 10**14 standing for 1. Between points of one table the
    line is met exactly only for facings that are multiples of 45 degrees, where the table is exact; elsewhere
    a point misses the line by far more than the table's rounding.
    """
    k = facing_degrees % 360
    return COSINES[k] * (point[0] - origin[0]) + SINES[k] * (point[1] - origin[1]) >= 0
