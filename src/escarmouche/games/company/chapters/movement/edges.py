"""Zones by which units come in: segments of the table's edge, and areas of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from escarmouche.space.shapes import Point
from escarmouche.space.terrain import Ground

ASIDE = (0, 400, -400, 800, -800)
"""How far beside its end a figure looks for a straight way in."""


class Zone(Protocol):
    """Two ends of a segment of the edge, or two opposite corners of an area."""

    @property
    def a(self) -> Point: ...
    @property
    def b(self) -> Point: ...


def start_of(ground: Ground, zone: Zone, near: Point, radius: int) -> Point:
    """The place just off the table, tangent to the zone's segment, nearest to a point."""
    (ax, ay), (bx, by) = zone.a, zone.b
    if ay == by:
        x = max(min(ax, bx), min(near[0], max(ax, bx)))
        return x, -radius if ay == 0 else ground.depth + radius
    y = max(min(ay, by), min(near[1], max(ay, by)))
    return -radius if ax == 0 else ground.width + radius, y


def by_segment(a: Point, b: Point, start: Point, end: Point) -> bool:
    """Whether a leg from outside crosses the table's edge within the segment from a to b."""
    axis = 0 if a[1] == b[1] else 1  # the coordinate that runs along the edge
    edge = a[1 - axis]
    off, on = start[1 - axis] - edge, end[1 - axis] - edge
    if off == on:
        return False
    # where the leg meets the edge, times (on - off)
    along = start[axis] * on - end[axis] * off
    low, high = sorted((a[axis], b[axis]))
    scale = on - off
    return low * scale <= along <= high * scale if scale > 0 else low * scale >= along >= high * scale


def inward(zone: Zone) -> Point:
    """The direction from an access zone onto the table."""
    if zone.a[1] == zone.b[1]:
        return (0, 1) if zone.a[1] == 0 else (0, -1)
    return (1, 0) if zone.a[0] == 0 else (-1, 0)


def starts(ground: Ground, zone: Zone, radius: int, reach: int, end: Point) -> Iterator[Point]:
    """Places outside the zone that are near enough to an end, the nearest first."""
    for aside in ASIDE:
        start = start_of(ground, zone, (end[0] + aside, end[1] + aside), radius)
        near = (start[0] - end[0]) ** 2 + (start[1] - end[1]) ** 2 <= reach * reach
        if near and by_segment(zone.a, zone.b, start, end):
            yield start


def access_spots(zone: Zone, radius: int, movement: int) -> list[Point]:
    """Ends of a leader: far in, half way and near, in the middle of the zone and towards its ends."""
    dx, dy = inward(zone)
    (ax, ay), (bx, by) = zone.a, zone.b
    ends = []
    for depth in (movement - radius, movement // 2, radius + 2, movement * 3 // 4):
        for part in (6, 3, 9, 1, 11, 4, 8, 2, 10):
            x, y = ax + (bx - ax) * part // 12, ay + (by - ay) * part // 12
            ends.append((x + dx * depth, y + dy * depth))
    return ends


def gaps(zone: Zone, radius: int, movement: int) -> Iterator[Point]:
    """Ends of a leader every centimetre along the zone: for who finds no other way in."""
    dx, dy = inward(zone)
    (ax, ay), (bx, by) = zone.a, zone.b
    count = max(abs(bx - ax), abs(by - ay)) // 100
    for depth in (movement - radius, movement // 2, radius + 2):
        for n in range(count + 1):
            x, y = ax + (bx - ax) * n // count, ay + (by - ay) * n // count
            yield x + dx * depth, y + dy * depth


def grid(zone: Zone) -> list[Point]:
    """Places spread over a deployment zone."""
    (ax, ay), (bx, by) = zone.a, zone.b
    parts = (3, 1, 5, 2, 4)
    return [(ax + (bx - ax) * i // 6, ay + (by - ay) * j // 6) for i in parts for j in parts]


def fine_grid(zone: Zone) -> Iterator[Point]:
    """Places every two centimetres of a deployment zone: for who fits nowhere else, as big vehicles may."""
    (ax, ay), (bx, by) = zone.a, zone.b
    for y in range(min(ay, by), max(ay, by) + 1, 200):
        for x in range(min(ax, bx), max(ax, bx) + 1, 200):
            yield x, y
