"""The opaque pieces of a ground, arranged for sight: which edges are near a line, what stands in what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.space.box_index import Boxes, bits
from escarmouche.space.shapes import Polygon, disc_overlaps_polygon

Around = tuple[tuple[int, ...], int, tuple[int, ...]]
"""Pieces that something is inside of, their edges as bits, and other pieces it reaches into."""

STRETCH = 2000
"""How much of a line is looked at in one go."""
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
        first = 0
        for polygon in self.polygons:
            count = len(polygon.edges)
            self.edge_bits.append(((1 << count) - 1) << first)
            first += count
        self.boxes = Boxes([polygon.box for polygon in self.polygons])
        self._edge_boxes: Boxes | None = None
        self.surroundings: dict[tuple[int, int, int, int], Around] = {}
        self.remembered: dict[int, Any] = {}
        """Arrays for numpy, by the bits of the pieces in them."""

    @property
    def edge_boxes(self) -> Boxes:
        """The boxes of the edges, sorted when first asked for."""
        if self._edge_boxes is None:
            self._edge_boxes = Boxes(
                [
                    (
                        px if px < qx else qx,
                        py if py < qy else qy,
                        qx if px < qx else px,
                        qy if py < qy else py,
                    )
                    for px, py, qx, qy, _ in self.edges
                ]
            )
        return self._edge_boxes

    def around(self, x: int, y: int, level: int, radius: int) -> Around:
        """For a thing standing at a level: the pieces it is inside of (ignored), their edges as bits, and the
        other pieces that its disc reaches into."""
        key = (x, y, level, radius)
        around = self.surroundings.get(key)
        if around is None:
            close = self.boxes.overlapping(x - radius, y - radius, x + radius, y + radius)
            around = self._around(close, x, y, level, radius) if close else _NOTHING_AROUND
            if len(self.surroundings) >= _KEPT:
                self.surroundings.clear()
            self.surroundings[key] = around
        return around

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
        """The bits of the edges near the line: in a chain of small boxes laid along it."""
        overlapping = self.edge_boxes.overlapping
        ux, uy = x - ex, y - ey
        count = (abs(ux) + abs(uy)) // STRETCH + 1
        near = 0
        ax, ay = ex, ey
        for n in range(1, count + 1):
            bx, by = ex + ux * n // count, ey + uy * n // count
            near |= overlapping(
                (ax if ax < bx else bx) - radius - 1,
                (ay if ay < by else by) - radius - 1,
                (bx if ax < bx else ax) + radius + 1,
                (by if ay < by else ay) + radius + 1,
            )
            ax, ay = bx, by
        return near
