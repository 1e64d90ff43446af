"""The ground between two groups of discs."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from escarmouche.space.shapes import Edge, Point, side_of

Quad = tuple[Point, Point, Point, Point]


def corridor(
    a_discs: Sequence[tuple[Point, int]],
    a_leader: Point,
    b_discs: Sequence[tuple[Point, int]],
    b_leader: Point,
) -> Quad:
    """The four-sided ground between two groups: left of a, right of a, right of b, left of b.

    The axis runs from leader to leader. Each corner is the edge of the base that lies farthest to that side
    of the axis, rounded to whole hundredths; of equally far ones, the one nearest to the other group.
    """
    ux, uy = b_leader[0] - a_leader[0], b_leader[1] - a_leader[1]
    if not ux and not uy:
        ux = 1
    return (
        _extreme(a_discs, ux, uy, 1, 1),
        _extreme(a_discs, ux, uy, -1, 1),
        _extreme(b_discs, ux, uy, -1, -1),
        _extreme(b_discs, ux, uy, 1, -1),
    )


def _extreme(discs: Sequence[tuple[Point, int]], ux: int, uy: int, side: int, forward: int) -> Point:
    """The point of the discs farthest to the left (side 1) or right (-1) of the direction."""
    square = ux * ux + uy * uy

    def key(disc: tuple[Point, int]) -> tuple[int, int]:
        (x, y), radius = disc
        across = side * (ux * y - uy * x)
        return (across << 32) + isqrt((radius * radius * square) << 64), forward * (ux * x + uy * y)

    (x, y), radius = max(discs, key=key)
    across = (isqrt(4 * radius * radius * uy * uy // square) + 1) // 2
    along = (isqrt(4 * radius * radius * ux * ux // square) + 1) // 2
    return x - side * (across if uy > 0 else -across), y + side * (along if ux > 0 else -along)


def in_corridor(quad: Quad, point: Point) -> bool:
    """Whether the point lies in the corridor, boundary included."""
    a, b, c, d = quad
    edges: tuple[Edge, ...] = ((*a, *b), (*b, *c), (*c, *d), (*d, *a))
    return side_of(edges, *point) >= 0
