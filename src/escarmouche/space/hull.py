"""The convex hull of discs: what lies in it, exactly, and its outline."""

from __future__ import annotations

from collections.abc import Sequence
from math import acos, atan2, cos, pi, sin, sqrt

from escarmouche.space.shapes import Box, Point

Disc = tuple[Point, int]


class Hull:
    """The smallest convex area that holds some discs. All tests are exact on whole numbers."""

    __slots__ = ("_pairs", "_ring", "box", "discs")

    def __init__(self, discs: Sequence[Disc]) -> None:
        self.discs = tuple(dict.fromkeys(discs))
        self.box: Box = (
            min(x - r for (x, _), r in self.discs),
            min(y - r for (_, y), r in self.discs),
            max(x + r for (x, _), r in self.discs),
            max(y + r for (_, y), r in self.discs),
        )
        by_radius: dict[int, list[Point]] = {}
        for at, radius in self.discs:
            by_radius.setdefault(radius, []).append(at)
        self._ring = convex_ring([at for at, _ in self.discs])
        corners = [(at, radius) for radius, places in by_radius.items() for at in convex_ring(places)]
        if len(by_radius) == 1:
            only = next(iter(by_radius))
            ends = list(zip(self._ring, self._ring[1:] + self._ring[:1], strict=True))
            self._pairs = [((a, only), (b, only)) for a, b in ends[: 1 if len(ends) < 3 else None]]
        else:
            self._pairs = [(a, b) for n, a in enumerate(corners) for b in corners[:n]]

    def meets(self, centre: Point, radius: int) -> bool:
        """Whether any part of a disc lies in the hull; touching it from outside is not in it."""
        x, y = centre
        x0, y0, x1, y1 = self.box
        if x <= x0 - radius or x >= x1 + radius or y <= y0 - radius or y >= y1 + radius:
            return False
        if _inside(self._ring, x, y):
            return True
        if len(self.discs) == 1:
            ((u, v), r) = self.discs[0]
            return (x - u) ** 2 + (y - v) ** 2 < (radius + r) ** 2
        return any(_near_pair(x, y, radius, a, b) for a, b in self._pairs)

    def outline(self) -> tuple[Point, ...]:
        """The outline as a polygon, arcs in short legs: for drawing."""
        points = []
        for (x, y), r in self.discs:
            turns = [2 * pi * k / 16 for k in range(16)]
            points += [(x + round(r * cos(t)), y + round(r * sin(t))) for t in turns]
            points += _tangent_points((x, y), r, self.discs)
        return tuple(convex_ring(points))


def convex_ring(points: Sequence[Point]) -> list[Point]:
    """The corners of the convex hull of some points, anticlockwise; those on a straight side left out."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    lower = _chain(ordered)
    upper = _chain(ordered[::-1])
    return lower[:-1] + upper[:-1]


def _chain(ordered: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for x, y in ordered:
        while len(chain) > 1:
            (ax, ay), (bx, by) = chain[-2], chain[-1]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            chain.pop()
        chain.append((x, y))
    return chain


def _inside(ring: Sequence[Point], x: int, y: int) -> bool:
    """Whether a point lies in a convex ring or on it; a ring of fewer than three corners holds nothing."""
    if len(ring) < 3:
        return False
    ax, ay = ring[-1]
    for bx, by in ring:
        if (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0:
            return False
        ax, ay = bx, by
    return True


def _near_pair(x: int, y: int, radius: int, a: Disc, b: Disc) -> bool:
    """Whether a disc overlaps the hull of two discs.

    Somewhere between their centres a disc whose radius goes from one to the other's must come near enough:
    the least of a square, clamped to the two ends.
    """
    (ax, ay), ra = a
    (bx, by), rb = b
    dx, dy, ux, uy = x - ax, y - ay, bx - ax, by - ay
    reach, growth = radius + ra, rb - ra
    square = ux * ux + uy * uy - growth * growth
    along = dx * ux + dy * uy + reach * growth
    start = dx * dx + dy * dy - reach * reach
    if start < 0:
        return True
    if square > 0 and 0 < along < square:
        return start * square < along * along
    end_x, end_y, end = x - bx, y - by, radius + rb
    return end_x * end_x + end_y * end_y < end * end


def _tangent_points(at: Point, radius: int, discs: Sequence[Disc]) -> list[Point]:
    """Where the common outer tangents with other discs touch one."""
    (x, y), points = at, []
    for (u, v), r in discs:
        far = sqrt((u - x) ** 2 + (v - y) ** 2)
        if far <= abs(radius - r):
            continue
        way, lean = atan2(v - y, u - x), acos((radius - r) / far)
        turns = (way + lean, way - lean)
        points += [(x + round(radius * cos(turn)), y + round(radius * sin(turn))) for turn in turns]
    return points
