"""Placing discs round a disc, and whether a group of discs holds together."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, pi, sin

from escarmouche.space.shapes import Point, gap_at_most

LEADER = -1


def spots_around(
    centre: Point,
    radius: int,
    count: int,
    spacing: int,
    free: Callable[[Point], bool],
    *,
    prefer: Point | None = None,
    reach: int,
    centre_radius: int | None = None,
) -> tuple[Point, ...]:
    """Up to `count` places for discs of `radius` round a disc that stands at `centre`.

    Places lie in hexagonal rings, first as close as bases allow, then looser. Each is within `reach` of the
    centre disc, has a neighbour already placed (the centre counts) within `spacing`, overlaps none, and is
    `free`. Those nearest to `prefer` (default: the centre) come first. The centre disc has the same radius
    unless told.
    """
    middle = radius if centre_radius is None else centre_radius
    aim = prefer or centre
    placed: list[tuple[Point, int]] = [(centre, middle)]
    for pitch in _pitches(radius, spacing):
        offsets = _rings(pitch, max(0, middle - radius), middle + radius + reach + 1)
        spots = [(centre[0] + x, centre[1] + y) for x, y in offsets]
        spots = [spot for spot in spots if gap_at_most(centre, middle, spot, radius, reach)]
        spots.sort(key=lambda spot: ((spot[0] - aim[0]) ** 2 + (spot[1] - aim[1]) ** 2, spot))
        waiting = spots
        while len(placed) <= count:
            spot = _next_spot(waiting, placed, radius, spacing, free)
            if spot is None:
                break
            placed.append((spot, radius))
        if len(placed) > count:
            break
    return tuple(spot for spot, _ in placed[1 : count + 1])


def _next_spot(
    waiting: list[Point],
    placed: list[tuple[Point, int]],
    radius: int,
    spacing: int,
    free: Callable[[Point], bool],
) -> Point | None:
    """The first waiting place that is chained to those placed; drops the ones that can never serve."""
    for spot in list(waiting):
        x, y = spot
        chained = False
        for (px, py), r in placed:
            square, reach = (px - x) * (px - x) + (py - y) * (py - y), radius + r
            if square < reach * reach:  # they overlap
                waiting.remove(spot)
                break
            chained = chained or square <= (reach + spacing) * (reach + spacing + 1)
        else:
            if chained:
                waiting.remove(spot)
                if free(spot):
                    return spot
    return None


def _pitches(radius: int, spacing: int) -> tuple[int, ...]:
    """Distances of the centres of neighbours: nearly touching, half loose, loose."""
    tight = 2 * radius
    room = max(0, spacing - 2)
    return tuple(dict.fromkeys((tight + min(20, room), tight + room // 2, tight + room)))


@lru_cache(maxsize=256)
def _rings(pitch: int, more: int, limit: int) -> tuple[Point, ...]:
    """Offsets of hexagonal rings, nearest ring first; `more` is added to every ring's radius."""
    places: list[Point] = []
    ring = 1
    while pitch > 0 and ring * pitch * 0.86 + more <= limit and ring <= 40:
        corners = [(cos(k * pi / 3), sin(k * pi / 3)) for k in range(7)]
        size = ring * pitch + more
        for (ax, ay), (bx, by) in itertools.pairwise(corners):
            for step in range(ring):
                x, y = (ax + (bx - ax) * step / ring) * size, (ay + (by - ay) * step / ring) * size
                places.append((_outward(x), _outward(y)))
        ring += 1
    return tuple(places)


def _outward(value: float) -> int:
    """The next whole number away from zero, whole numbers staying."""
    return int(value + 1 - 1e-6) if value >= 0 else -int(1 - 1e-6 - value)


def in_formation(
    leader: Point,
    leader_radius: int,
    others: Sequence[tuple[Point, int]],
    max_leader: int,
    max_neighbour: int,
) -> tuple[int, ...]:
    """The indexes of those out of formation; -1 stands for a leader who has no neighbour.

    Out is who is farther than `max_leader` from the leader, or has no neighbour (leader included) within
    `max_neighbour`: edge to edge, rounded. A leader alone is in formation.
    """
    out = []
    alone = bool(others)
    for n, (at, radius) in enumerate(others):
        by_leader = gap_at_most(at, radius, leader, leader_radius, max_neighbour)
        alone = alone and not by_leader
        near = by_leader or any(
            gap_at_most(at, radius, there, r, max_neighbour) for m, (there, r) in enumerate(others) if m != n
        )
        if not near or not gap_at_most(at, radius, leader, leader_radius, max_leader):
            out.append(n)
    return (LEADER, *out) if alone else tuple(out)
