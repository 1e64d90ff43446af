"""Lanes for round bases over a whole table: on a lattice, what stands in their way and the least to clear.

A place of the lattice counts as free when a base there is so far from every obstacle that the base gets from
one free place to the next without touching anything. All comparisons are exact on whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from heapq import heappop, heappush
from math import isqrt
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.space.shapes import Box, Point, Polygon

STEP = 100
"""Between two places of the lattice."""


class Gate(NamedTuple):
    """A stretch of the table's edge by which bases come in, from a to b."""

    a: Point
    b: Point


class Obstacle(NamedTuple):
    """Something in the way: its outline, and how dear it is to leave it out."""

    id: str
    polygon: Polygon
    weight: int


def least_in_the_way(
    size: Point, obstacles: Sequence[Obstacle], gates: Sequence[Gate], middle: Box, radius: int
) -> tuple[str, ...]:
    """The obstacles to leave out so that a base gets from every gate into the middle: none, or few of them.

    Few, not always the fewest: every gate looks for its own lane.
    """
    clear = isqrt(radius * radius + STEP * STEP // 4) + 1
    polygons = [o.polygon for o in obstacles]
    lattice = _Lattice(size, gates, radius)
    shut = lattice.shut(polygons, clear, middle)
    if not shut:
        return ()
    in_the_way = _blockers(polygons, clear)
    weights = [o.weight for o in obstacles]
    cleared: set[int] = set()
    for gate in shut:
        gone = lattice.clear(gate, in_the_way, weights, middle)
        cleared |= gone
        for n in gone:  # what is gone for one gate costs the next nothing
            weights[n] = 0
    return tuple(obstacles[n].id for n in sorted(cleared))


def _blockers(polygons: Iterable[Polygon], clear: int) -> dict[Point, tuple[int, ...]]:
    """For places of the lattice that are too near to obstacles: which ones, by number."""
    blockers: dict[Point, tuple[int, ...]] = {}
    for number, polygon in enumerate(polygons):
        x0, y0, x1, y1 = polygon.box
        xs = np.arange((x0 - clear) // STEP, (x1 + clear) // STEP + 1, dtype=np.int64) * STEP
        ys = np.arange((y0 - clear) // STEP, (y1 + clear) // STEP + 1, dtype=np.int64) * STEP
        near = _too_near(polygon, xs[:, None], ys[None, :], clear)
        for i, j in zip(*np.nonzero(near), strict=True):
            place = int(xs[i]), int(ys[j])
            blockers[place] = (*blockers.get(place, ()), number)
    return blockers


def _too_near(polygon: Polygon, x: NDArray[np.int64], y: NDArray[np.int64], clear: int) -> NDArray[np.bool_]:
    """Places in the polygon, or strictly nearer to it than `clear`."""
    near = np.zeros(np.broadcast_shapes(x.shape, y.shape), dtype=np.bool_)
    inside = near.copy()
    limit = clear * clear
    for ax, ay, bx, by in polygon.edges:
        ux, uy = bx - ax, by - ay
        square = ux * ux + uy * uy
        vx, vy, wx, wy = x - ax, y - ay, x - bx, y - by
        along, across = ux * vx + uy * vy, ux * vy - uy * vx
        beside = (along > 0) & (along < square) & (across * across < limit * square)
        near |= beside | (vx * vx + vy * vy < limit) | (wx * wx + wy * wy < limit)
        if uy:
            inside ^= ((ay > y) != (by > y)) & ((across > 0) if uy > 0 else (across < 0))
    return near | inside


class _Lattice:
    """The places a base may take: on the table, and straight in through the gates."""

    def __init__(self, size: Point, gates: Sequence[Gate], radius: int) -> None:
        self.size, self.gates, self.radius = size, gates, radius

    def _on_table(self, place: Point) -> bool:
        (x, y), (width, depth), r = place, self.size, self.radius
        return r <= x <= width - r and r <= y <= depth - r

    def _starts(self, gate: int) -> list[tuple[Point, Point]]:
        """Places just outside a gate, and the step that leads in."""
        a, b = self.gates[gate]
        axis = 0 if a[1] == b[1] else 1
        low, high = sorted((a[axis], b[axis]))
        inward = 1 if a[1 - axis] == 0 else -1
        off = -(-self.radius // STEP) * STEP
        edge = a[1 - axis] - inward * off
        first = -(-low // STEP) * STEP
        alongs = range(first, high + 1, STEP)
        if axis == 0:
            return [((x, edge), (0, inward * STEP)) for x in alongs]
        return [((edge, y), (inward * STEP, 0)) for y in alongs]

    def shut(self, polygons: Iterable[Polygon], clear: int, middle: Box) -> list[int]:
        """The gates that have no lane into the middle as it is.

        The places are bits of one whole number, row by row with an empty place between two rows: a flood from
        the middle is a few shifts for each step outwards.
        """
        off = -(-self.radius // STEP)
        columns, rows = (length // STEP + 1 + 2 * off for length in self.size)
        xs = (np.arange(columns, dtype=np.int64) - off) * STEP
        ys = (np.arange(rows, dtype=np.int64) - off) * STEP
        blocked = np.zeros((rows, columns + 1), dtype=np.bool_)
        for polygon in polygons:
            x0, y0, x1, y1 = polygon.box
            across = slice(max(0, (x0 - clear) // STEP + off), max(0, (x1 + clear) // STEP + 1 + off))
            along = slice(max(0, (y0 - clear) // STEP + off), max(0, (y1 + clear) // STEP + 1 + off))
            near = _too_near(polygon, xs[None, across], ys[along, None], clear)
            blocked[along, :columns][:, across] |= near
        (width, depth), r = self.size, self.radius
        table = np.zeros_like(blocked)
        table[:, :columns] = ((xs >= r) & (xs <= width - r))[None, :] & ((ys >= r) & (ys <= depth - r))[
            :, None
        ]
        inside = np.zeros_like(blocked)
        x0, y0, x1, y1 = middle
        inside[:, :columns] = ((xs >= x0) & (xs <= x1))[None, :] & ((ys >= y0) & (ys <= y1))[:, None]
        free = _bits(table & ~blocked)
        reached = _bits(inside) & free
        row = columns + 1
        while True:
            grown = (reached | reached << 1 | reached >> 1 | reached << row | reached >> row) & free
            if grown == reached:
                break
            reached = grown

        def leads_in(place: Point, step: Point) -> bool:
            while True:
                i, j = place[0] // STEP + off, place[1] // STEP + off
                if blocked[j, i]:
                    return False
                if self._on_table(place):
                    return bool(reached >> (j * row + i) & 1)
                place = place[0] + step[0], place[1] + step[1]

        return [n for n in range(len(self.gates)) if not any(leads_in(*start) for start in self._starts(n))]

    def clear(
        self,
        gate: int,
        in_the_way: Mapping[Point, tuple[int, ...]],
        weights: Sequence[int],
        middle: Box,
    ) -> frozenset[int]:
        """What more to leave out for a lane from a gate into the middle; nothing where no lane can be."""
        nobody: frozenset[int] = frozenset()
        heap: list[tuple[int, int, Point, Point | None, frozenset[int]]] = []
        count = 0
        best: dict[Point, int] = {}

        def reach(place: Point, way_in: Point | None, gone: frozenset[int], cost: int) -> None:
            nonlocal count
            blocking = in_the_way.get(place)
            if blocking:
                more = [n for n in blocking if n not in gone]
                if more:
                    gone = gone.union(more)
                    cost += sum(weights[n] for n in more)
            if cost < best.get(place, cost + 1):
                best[place] = cost
                count += 1
                heappush(heap, (cost, count, place, way_in, gone))

        for place, way_in in self._starts(gate):
            reach(place, way_in, nobody, 0)
        x0, y0, x1, y1 = middle
        while heap:
            cost, _, place, step, gone = heappop(heap)
            if cost > best[place]:
                continue
            x, y = place
            if step is None and x0 <= x <= x1 and y0 <= y <= y1:
                return frozenset(n for n in gone if weights[n])
            if step is not None:  # still coming in: straight on
                there = x + step[0], y + step[1]
                reach(there, None if self._on_table(there) else step, gone, cost)
                continue
            for there in ((x + STEP, y), (x - STEP, y), (x, y + STEP), (x, y - STEP)):
                if self._on_table(there):
                    reach(there, None, gone, cost)
        return nobody


def _bits(places: NDArray[np.bool_]) -> int:
    """Places as bits of a whole number, the first one lowest."""
    return int.from_bytes(np.packbits(places, axis=None, bitorder="little").tobytes(), "little")
