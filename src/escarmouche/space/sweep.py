"""Moving a round base: what a path runs into, and where a base may stand.

A base may touch things but not overlap them: a path is blocked where it comes strictly nearer to a polygon
than the radius, so a base 250 wide passes a gap of 250 and not one of 240. All tests are exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from escarmouche.space.box_index import Boxes, bits
from escarmouche.space.shapes import (
    Box,
    Point,
    Polygon,
    disc_overlaps_polygon,
    discs_overlap,
    segments_cross,
    square_to_segment,
)
from escarmouche.space.terrain import Ground

_KEPT = 64

Disc = tuple[Point, int]
Link = tuple[Point, Point]
"""A segment that the centre of a base may not cross; touching it is allowed."""


class Hit(NamedTuple):
    """What a path runs into: ("piece", id), ("disc", n), ("link", n) or ("edge", 0), and on which leg."""

    kind: str
    which: str | int
    leg: int


class Outlines:
    """Polygons and their edges arranged for moving; several indexes share one."""

    __slots__ = ("_boxes", "_edge_boxes", "edge_bits", "edges", "names", "owners", "polygons")

    def __init__(self, polygons: Sequence[Polygon], names: Sequence[str]) -> None:
        self.polygons, self.names = tuple(polygons), tuple(names)
        self.edges = [edge for polygon in self.polygons for edge in polygon.edges]
        self.owners = [n for n, polygon in enumerate(self.polygons) for _ in polygon.edges]
        self.edge_bits: list[int] = []
        """Of each polygon: its edges as bits."""
        first = 0
        for polygon in self.polygons:
            self.edge_bits.append(((1 << len(polygon.edges)) - 1) << first)
            first += len(polygon.edges)
        self._boxes: Boxes | None = None
        self._edge_boxes: Boxes | None = None

    @property
    def boxes(self) -> Boxes:
        """The boxes of the polygons, sorted when first asked for."""
        if self._boxes is None:
            self._boxes = Boxes([polygon.box for polygon in self.polygons])
        return self._boxes

    @property
    def edge_boxes(self) -> Boxes:
        """The boxes of the edges, sorted when first asked for."""
        if self._edge_boxes is None:
            self._edge_boxes = Boxes(
                [
                    (a if a < c else c, b if b < d else d, c if a < c else a, d if b < d else b)
                    for a, b, c, d in self.edges
                ]
            )
        return self._edge_boxes


class PolygonIndex:
    """Fixed obstacles arranged for moving: polygons with names, and the bounds of the table."""

    __slots__ = ("_edge_mask", "_mask", "bounds", "outlines", "remembered")

    def __init__(
        self,
        polygons: Sequence[Polygon] = (),
        names: Sequence[str] | None = None,
        bounds: Box | None = None,
        *,
        part: tuple[Outlines, Sequence[int]] | None = None,
    ) -> None:
        """`part`: outlines arranged already, and the numbers of those that count."""
        if part is None:
            names = tuple(str(n) for n in range(len(polygons))) if names is None else names
            part = Outlines(polygons, names), range(len(polygons))
        self.outlines, chosen = part
        self.bounds = bounds
        self._mask = sum(1 << n for n in chosen)
        self._edge_mask = 0
        for n in chosen:
            self._edge_mask |= self.outlines.edge_bits[n]
        self.remembered: dict[Any, Any] = {}
        """Points to turn at, by base radius and polygon."""

    @property
    def polygons(self) -> tuple[Polygon, ...]:
        """The obstacles."""
        return tuple(self.outlines.polygons[n] for n in bits(self._mask))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the obstacles."""
        return tuple(self.outlines.names[n] for n in bits(self._mask))

    @property
    def empty(self) -> bool:
        """Whether there is no obstacle at all."""
        return not self._mask

    def without_bounds(self) -> PolygonIndex:
        """The same obstacles on a table without an edge."""
        return PolygonIndex(part=(self.outlines, tuple(bits(self._mask))))

    def near(self, x0: int, y0: int, x1: int, y1: int) -> int:
        """The bits of the polygons that may come near a box."""
        mask = self._mask
        return mask and mask & self.outlines.boxes.overlapping(x0, y0, x1, y1)

    def edges_near(self, x0: int, y0: int, x1: int, y1: int) -> int:
        """The bits of the edges that may come near a box."""
        mask = self._edge_mask
        return mask and mask & self.outlines.edge_boxes.overlapping(x0, y0, x1, y1)

    def name_of_edge(self, edge: int) -> str:
        """The name of the polygon an edge belongs to."""
        return self.outlines.names[self.outlines.owners[edge]]


def ground_obstacles(ground: Ground, closed: frozenset[str]) -> PolygonIndex:
    """The index of the pieces of these ids within the table's bounds, kept with the ground."""
    kept: dict[frozenset[str], PolygonIndex] = ground.remembered.setdefault("closed", {})
    index = kept.get(closed)
    if index is None:
        if len(kept) >= _KEPT:
            kept.clear()
        outlines: Outlines | None = ground.remembered.get("outlines")
        if outlines is None:
            outlines = Outlines(ground.polygons, [piece.id for piece in ground.pieces])
            ground.remembered["outlines"] = outlines
        chosen = [n for n, piece in enumerate(ground.pieces) if piece.id in closed]
        index = PolygonIndex(bounds=(0, 0, ground.width, ground.depth), part=(outlines, chosen))
        kept[closed] = index
    return index


def first_overlap(
    index: PolygonIndex, discs: Sequence[Disc], centre: Point, radius: int, bounds: Box | None = None
) -> Hit | None:
    """What a base standing here would overlap, if anything; `bounds` instead of the index's own if given."""
    x, y = centre
    limits = bounds or index.bounds
    if limits is not None and not within(limits, x, y, radius):
        return Hit("edge", 0, 0)
    n = _standing_in(index, centre, radius)
    if n is not None:
        return Hit("piece", index.outlines.names[n], 0)
    for n, (at, r) in enumerate(discs):
        if discs_overlap(centre, radius, at, r):
            return Hit("disc", n, 0)
    return None


def spot_free(
    index: PolygonIndex, discs: Sequence[Disc], centre: Point, radius: int, bounds: Box | None = None
) -> bool:
    """Whether a base may stand here: inside the bounds, overlapping nothing; touching is allowed."""
    return first_overlap(index, discs, centre, radius, bounds) is None


def within(bounds: Box, x: int, y: int, radius: int) -> bool:
    """Whether a disc is wholly in the bounds; touching them is in."""
    x0, y0, x1, y1 = bounds
    return x0 + radius <= x <= x1 - radius and y0 + radius <= y <= y1 - radius


def _standing_in(index: PolygonIndex, centre: Point, radius: int) -> int | None:
    x, y = centre
    near = index.near(x - radius, y - radius, x + radius, y + radius)
    while near:
        bit = near & -near
        near ^= bit
        n = bit.bit_length() - 1
        if disc_overlaps_polygon(centre, radius, index.outlines.polygons[n]):
            return n
    return None


def first_hit(
    index: PolygonIndex, discs: Sequence[Disc], links: Sequence[Link], path: Sequence[Point], radius: int
) -> Hit | None:
    """What a base runs into along a path, or None if the whole path is free.

    The first leg that hits something is named; on it the table's edge comes before pieces, pieces before
    discs, discs before links. A start that already overlaps something is a hit on leg 0.
    """
    if not path:
        return None
    if index.bounds is not None:
        for n, (x, y) in enumerate(path):
            if not within(index.bounds, x, y, radius):
                return _earlier(index, discs, links, path[: n + 1], radius, Hit("edge", 0, max(0, n - 1)))
    inside = _standing_in(index, path[0], radius)
    if inside is not None:
        return Hit("piece", index.outlines.names[inside], 0)
    if len(path) == 1:
        return first_overlap(index, discs, path[0], radius)
    near_discs = _discs_near(discs, path, radius)
    for leg in range(len(path) - 1):
        a, b = path[leg], path[leg + 1]
        edge = leg_hits_edge(index, a, b, radius)
        if edge is not None:
            return Hit("piece", index.name_of_edge(edge), leg)
        for n, at, reach in near_discs:
            above, below = square_to_segment(*at, *a, *b)
            if above < reach * reach * below:
                return Hit("disc", n, leg)
        for n, link in enumerate(links):
            if segments_cross(a, b, *link) or (leg and _crosses_at_corner(path[leg - 1], a, b, link)):
                return Hit("link", n, leg)
    return None


def _earlier(
    index: PolygonIndex,
    discs: Sequence[Disc],
    links: Sequence[Link],
    path: Sequence[Point],
    radius: int,
    edge: Hit,
) -> Hit:
    """What is hit before the table's edge, if anything, on the legs that stay on the table."""
    before = first_hit(index, discs, links, path[:-1], radius) if len(path) > 2 else None
    return before or edge


def _discs_near(discs: Sequence[Disc], path: Sequence[Point], radius: int) -> list[tuple[int, Point, int]]:
    """The discs near the box of a path, with the distance their centre must keep."""
    if not discs:
        return []
    xs, ys = [x for x, _ in path], [y for _, y in path]
    x0, y0, x1, y1 = min(xs) - radius, min(ys) - radius, max(xs) + radius, max(ys) + radius
    return [
        (n, at, r + radius)
        for n, (at, r) in enumerate(discs)
        if x0 - r < at[0] < x1 + r and y0 - r < at[1] < y1 + r
    ]


def leg_hits_edge(index: PolygonIndex, a: Point, b: Point, radius: int) -> int | None:
    """The number of an edge that comes strictly nearer than the radius to the leg, or None."""
    (ax, ay), (bx, by) = a, b
    x0, x1 = (ax - radius, bx + radius) if ax < bx else (bx - radius, ax + radius)
    y0, y1 = (ay - radius, by + radius) if ay < by else (by - radius, ay + radius)
    near = index.edges_near(x0, y0, x1, y1)
    if not near:
        return None
    ux, uy = bx - ax, by - ay
    square = radius * radius
    wide = square * (ux * ux + uy * uy)
    edges = index.outlines.edges
    while near:
        bit = near & -near
        near ^= bit
        px, py, qx, qy = edges[bit.bit_length() - 1]
        if (
            (px <= x0 and qx <= x0)
            or (px >= x1 and qx >= x1)
            or (py <= y0 and qy <= y0)
            or (py >= y1 and qy >= y1)
        ):
            continue
        s, t = ux * (py - ay) - uy * (px - ax), ux * (qy - ay) - uy * (qx - ax)
        if (s > 0) == (t > 0) and s * s >= wide and t * t >= wide:
            continue
        if _nearer(ax, ay, bx, by, px, py, qx, qy, square, s, t):
            return bit.bit_length() - 1
    return None


def _nearer(
    ax: int, ay: int, bx: int, by: int, px: int, py: int, qx: int, qy: int, square: int, s: int, t: int
) -> bool:
    """Whether two segments come strictly nearer than the root of `square`; s, t: sides of p and q of a-b."""
    if (s > 0) != (t > 0):
        vx, vy = qx - px, qy - py
        c, d = vx * (ay - py) - vy * (ax - px), vx * (by - py) - vy * (bx - px)
        if (c > 0 > d or d > 0 > c) and s and t:
            return True
    for x, y, ends in ((ax, ay, 0), (bx, by, 0), (px, py, 1), (qx, qy, 1)):
        above, below = (
            square_to_segment(x, y, ax, ay, bx, by) if ends else square_to_segment(x, y, px, py, qx, qy)
        )
        if above < square * below:
            return True
    return False


def _crosses_at_corner(before: Point, corner: Point, after: Point, link: Link) -> bool:
    """Whether a path crosses a link at one of its own corners, which lies on the link (not at its tip)."""
    if corner in link:
        return False
    above, _ = square_to_segment(*corner, *link[0], *link[1])
    if above:
        return False
    (cx, cy), (dx, dy) = link
    vx, vy = dx - cx, dy - cy
    s = vx * (before[1] - cy) - vy * (before[0] - cx)
    t = vx * (after[1] - cy) - vy * (after[0] - cx)
    return s > 0 > t or t > 0 > s


def obstacles(
    polygons: Iterable[Polygon], bounds: Box | None = None, names: Sequence[str] | None = None
) -> PolygonIndex:
    """An index of loose polygons, not kept."""
    return PolygonIndex(tuple(polygons), names, bounds)
