"""Straight lines in space past upright blocks, and how deep they look into areas; exact on whole numbers.

A block is a convex footprint between two heights. A line that only touches a block is stopped by it. An area
(a wood, a room, smoke) is looked into as far as it lets: each edge crossed must be near one of the two ends,
and the stretch inside may be limited.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from escarmouche.space.shapes import Box, Point, Polygon

Spot = tuple[int, int, int]
"""x, y and height."""
Part = tuple[int, int, int, int]
"""A stretch of a line: its begin and end as fractions of it, numerator and denominator each."""
WHOLE: Part = (0, 1, 1, 1)


class Block(NamedTuple):
    """What stops a line: a convex footprint between two heights, both included."""

    polygon: Polygon
    bottom: int
    top: int


class Area(NamedTuple):
    """What may be looked into: a convex footprint up to a height."""

    polygon: Polygon
    top: int
    near: int
    """How far from one of the ends an edge that is crossed may lie."""
    deep: int
    """The longest stretch inside that can be looked through; 0 for no limit."""


class End(NamedTuple):
    """An end of a line of sight: how much of the line, from there, runs inside the body itself."""

    above: int = 0
    below: int = 1


POINT = End()
"""A line that begins or ends in no body."""


def stretch(polygon: Polygon, a: Point, b: Point) -> Part | None:
    """The part of the line from a to b in a convex polygon, its border included; None where there is none."""
    ax, ay = a[0], a[1]
    ux, uy = b[0] - ax, b[1] - ay
    begin, begin_below, end, end_below = WHOLE
    for px, py, qx, qy in polygon.edges:
        vx, vy = qx - px, qy - py
        left = vx * (ay - py) - vy * (ax - px)
        turn = vx * uy - vy * ux
        if turn == 0:
            if left < 0:
                return None
        elif turn > 0:
            if -left * begin_below > begin * turn:
                begin, begin_below = -left, turn
        elif left * end_below < -end * turn:
            end, end_below = left, -turn
        if begin * end_below > end * begin_below:
            return None
    return begin, begin_below, end, end_below


def within_heights(part: Part, az: int, bz: int, bottom: int, top: int) -> bool:
    """Whether a stretch of a line from one height to another comes between two heights, both included."""
    begin, begin_below, end, end_below = part
    dz = bz - az
    low_first = dz >= 0
    (n, d), (m, e) = (
        ((begin, begin_below), (end, end_below))
        if low_first
        else (
            (end, end_below),
            (begin, begin_below),
        )
    )
    return az * d + dz * n <= top * d and az * e + dz * m >= bottom * e


def stopped(block: Block, a: Spot, b: Spot) -> bool:
    """Whether a block stops a line: it passes through it or touches it."""
    part = stretch(block.polygon, (a[0], a[1]), (b[0], b[1]))
    return part is not None and within_heights(part, a[2], b[2], block.bottom, block.top)


def box_of(a: Sequence[int], b: Sequence[int], more: int = 0) -> Box:
    """The box round two points, and so much more."""
    return min(a[0], b[0]) - more, min(a[1], b[1]) - more, max(a[0], b[0]) + more, max(a[1], b[1]) + more


def boxes_meet(a: Box, b: Box) -> bool:
    """Whether two boxes meet, touching included."""
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


def crosses(area: Area, a: Spot, b: Spot) -> Part | None:
    """The stretch of a line inside an area and below its top; None where it passes beside or over it."""
    part = stretch(area.polygon, (a[0], a[1]), (b[0], b[1]))
    if part is None or part[0] * part[3] == part[2] * part[1]:
        return None
    return part if within_heights(part, a[2], b[2], 0, area.top) else None


def looks_through(area: Area, a: Spot, b: Spot, first: End = POINT, last: End = POINT) -> bool:
    """Whether a line from one body to another is not lost in an area.

    `first` and `last` say how much of the line lies in the bodies at its ends: lengths are taken from their
    edges. An edge that is crossed must lie within `near` of one of the two; inside, no more than `deep`.
    """
    part = crosses(area, a, b)
    return part is None or not is_lost(area, part, (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2, first, last)


def is_lost(area: Area, part: Part, square: int, first: End, last: End) -> bool:
    """Whether a line that runs through an area like this is lost there, at whatever height it meets it.

    `square` is that of the length of the whole line.
    """
    begin, begin_below, end, end_below = part
    if begin > 0 and not _near_an_end(begin, begin_below, square, first, last, area.near):
        return True
    if end < end_below and not _near_an_end(end, end_below, square, first, last, area.near):
        return True
    if not area.deep:
        return False
    start, start_below = begin, begin_below
    if first.above * begin_below > begin * first.below:
        start, start_below = first
    stop, stop_below = end, end_below
    if (last.below - last.above) * end_below < end * last.below:
        stop, stop_below = last.below - last.above, last.below
    above = stop * start_below - start * stop_below
    return not _no_longer(above, start_below * stop_below, square, area.deep)


def _near_an_end(n: int, d: int, square: int, first: End, last: End, near: int) -> bool:
    """Whether a point of a line lies within a length of one of its ends, from the edge of the body there."""
    from_first = n * first.below - first.above * d
    if _no_longer(from_first, d * first.below, square, near):
        return True
    from_last = (d - n) * last.below - last.above * d
    return _no_longer(from_last, d * last.below, square, near)


def _no_longer(above: int, below: int, square: int, limit: int) -> bool:
    """Whether so much of a line, whose length has this square, is at most a length, rounded."""
    if above <= 0:
        return True
    return 4 * above * above * square < (2 * limit + 1) ** 2 * below * below


Hurdle = tuple[int, int, int, int, int, int]
"""A stretch of a line over the ground, as a `Part`, and the lowest and highest that is stopped on it."""


def passes(hurdles: Iterable[Hurdle], az: int, bz: int) -> bool:
    """Whether a line from one height to another is stopped by none of these; see `within_heights`."""
    rise = bz - az
    for begin, begin_below, end, end_below, bottom, top in hurdles:
        if rise >= 0:
            if (az - top) * begin_below + rise * begin <= 0 <= (az - bottom) * end_below + rise * end:
                return False
        elif (az - top) * end_below + rise * end <= 0 <= (az - bottom) * begin_below + rise * begin:
            return False
    return True


def any_open(spots: Iterable[Spot], samples: Sequence[Spot], blocks: Sequence[Block]) -> bool:
    """Whether a line from some spot to some sample is stopped by none of the blocks."""
    return any(
        not any(stopped(block, spot, sample) for block in blocks) for spot in spots for sample in samples
    )
