"""The opaque pieces of a ground, arranged for sight: sets of edges by direction, and arrays for numpy."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, pi, sin
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.space.shapes import Polygon, disc_overlaps_polygon
from escarmouche.space.strips import Boxes, Intervals, bits

Strip = tuple[int, int, int, int, list[int], list[int]]
"""A direction as a whole vector some 64 long, where its strips begin, the last one, and their two lists."""

Around = tuple[tuple[int, ...], int, tuple[int, ...]]
"""Pieces that something is inside of, their edges as bits, and other pieces it reaches into."""

DIRECTIONS = 32
_STEP = DIRECTIONS / pi
_SHIFT = 12
_LONG = 66
_KEPT = 20_000
_NOTHING_AROUND: Around = ((), 0, ())


class Skyline:
    """The opaque pieces of a ground, arranged for sight."""

    def __init__(self, pieces: Sequence[tuple[int, Polygon, int]]) -> None:
        """`pieces`: number on the ground, footprint, height."""
        self.numbers = [number for number, _, _ in pieces]
        self.polygons = [polygon for _, polygon, _ in pieces]
        self.heights = [height for _, _, height in pieces]
        self.edges = [(*edge, height) for _, polygon, height in pieces for edge in polygon.edges]
        self.edge_bits: list[int] = []
        """Of each piece: its edges as bits."""
        self.following: list[int] = []
        """Of each edge: the one that begins where it ends."""
        first = 0
        for polygon in self.polygons:
            count = len(polygon.edges)
            self.edge_bits.append(((1 << count) - 1) << first)
            self.following += [*range(first + 1, first + count), first]
            first += count
        self.boxes = Boxes([polygon.box for polygon in self.polygons])
        self.strips: list[Strip | None] = [None] * DIRECTIONS
        self.surroundings: dict[tuple[int, int, int, int], Around] = {}
        self._arrays: Arrays | None = None
        self._parts: dict[int, Arrays] = {}

    def strip(self, k: int) -> Strip:
        """Direction k, with the edges sorted along it."""
        angle = k * pi / DIRECTIONS
        x, y = round(64 * cos(angle)), round(64 * sin(angle))
        starts = [px * x + py * y for px, py, _, _, _ in self.edges]
        ends = [starts[n] for n in self.following]
        along = Intervals(list(map(min, starts, ends)), list(map(max, starts, ends)), 1 << _SHIFT)
        found = x, y, along.base, along.last, along.lasting, along.begun
        self.strips[k] = found
        return found

    def around(self, x: int, y: int, level: int, radius: int) -> Around:
        """For a thing standing at a level: the pieces it is inside of (ignored), their edges as bits, and the
        other pieces that its disc reaches into."""
        key = (x, y, level, radius)
        found = self.surroundings.get(key)
        if found is None:
            close = self.boxes.overlapping(x - radius, y - radius, x + radius, y + radius)
            found = self._around(close, x, y, level, radius) if close else _NOTHING_AROUND
            if len(self.surroundings) >= _KEPT:
                self.surroundings.clear()
            self.surroundings[key] = found
        return found

    def _around(self, close: int, x: int, y: int, level: int, radius: int) -> Around:
        inside, mask, near = [], 0, []
        for n in bits(close):
            if level < self.heights[n] and self.polygons[n].contains((x, y)):
                inside.append(n)
                mask |= self.edge_bits[n]
            elif disc_overlaps_polygon((x, y), radius, self.polygons[n]):
                near.append(n)
        return tuple(inside), mask, tuple(near)

    def near_line(self, ex: int, ey: int, x: int, y: int, radius: int) -> int:
        """The bits of the edges near the line: a narrow box turned along it, to a 64th of a turn."""
        k = int(atan2(y - ey, x - ex) * _STEP + 64.5)
        margin = radius * _LONG
        near = -1
        for ax, ay, base, last, lasting, begun in (
            self.strips[k + 16 & 31] or self.strip(k + 16 & 31),
            self.strips[k & 31] or self.strip(k & 31),
        ):
            low, high = ex * ax + ey * ay - base, x * ax + y * ay - base
            if low > high:
                low, high = high, low
            i, j = low - margin >> _SHIFT, high + margin >> _SHIFT
            if i > last or j < 0:
                return 0
            near &= lasting[i if i > 0 else 0] & begun[j if j < last else last]
            if not near:
                return 0
        return near

    def arrays(self, near: int) -> Arrays:
        """The arrays of the pieces whose bits are set."""
        if self._arrays is None:
            self._arrays = _all_arrays(self.polygons, self.heights)
        whole = self._arrays
        count = near.bit_count()
        if 4 * count > 3 * len(self.polygons):
            return whole
        found = self._parts.get(near)
        if found is None:
            packed = np.frombuffer(near.to_bytes(len(self.polygons) // 8 + 1, "little"), dtype=np.uint8)
            chosen = np.unpackbits(packed, bitorder="little").take(whole.owners)
            keep = np.flatnonzero(chosen)
            found = Arrays(
                whole.corners.take(keep, axis=1),
                whole.real.take(keep),
                whole.edges.take(keep, axis=1),
                whole.heights.take(keep),
                whole.owners.take(keep),
            )
            if len(self._parts) >= 256:
                self._parts.clear()
            self._parts[near] = found
        return found


class Arrays(NamedTuple):
    """Corners of pieces, each closed by its first corner again; a step to the next is an edge if real."""

    corners: NDArray[np.float64]
    """y, x and 1 of each."""
    real: NDArray[np.bool_]
    edges: NDArray[np.float64]
    """Of each step: factors of the eye's x and y, and the constant, of their cross product."""
    heights: NDArray[np.float64]
    owners: NDArray[np.intp]


def _all_arrays(polygons: Sequence[Polygon], heights: Sequence[int]) -> Arrays:
    corners = [(x, y) for polygon in polygons for x, y in _closed(polygon)]
    real = [True for polygon in polygons for _ in _closed(polygon)]
    owners = [n for n, polygon in enumerate(polygons) for _ in _closed(polygon)]
    at = np.array([*corners, (0, 0)], dtype=np.float64)
    vx, vy = np.diff(at[:, 0]), np.diff(at[:, 1])
    at = at[:-1]
    owner = np.array(owners, dtype=np.intp)
    closing = np.flatnonzero(np.diff(owner, append=-1))
    flags = np.array(real, dtype=bool)
    flags[closing] = False
    return Arrays(
        np.vstack((at[:, 1], at[:, 0], np.ones(len(at)))),
        flags,
        np.vstack((-vy, vx, at[:, 0] * vy - at[:, 1] * vx)),
        np.array(heights, dtype=np.float64).take(owner),
        owner,
    )


def _closed(polygon: Polygon) -> list[tuple[int, int]]:
    ring = [(edge[0], edge[1]) for edge in polygon.edges]
    return [*ring, ring[0]]
