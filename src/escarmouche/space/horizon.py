"""The two kernels of sight, pure Python and numpy, that give the same answers.

A column is the ground line from the eye to the foot of a vertical line of samples. An edge that the column
crosses at fraction t of its length, of a piece of height h, hides all that is lower than eye + (h - eye) / t.
The highest of these is the horizon of the column. Products stay below 2**53 and one division is rounded
correctly, which cannot move it across a whole number; so a sample compares exactly.

A column that just touches a corner, or runs along an edge, is looked at twice, moved by nothing to the left
and to the right, and the lower horizon counts: touching does not hide, a seam between two pieces does.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, inf, isqrt, pi
from typing import Any

import numpy as np
from numpy.typing import NDArray

from escarmouche.space.shapes import Polygon, square_to_segment
from escarmouche.space.strips import Boxes, Intervals, bits

Eye = tuple[int, int, int, int]
"""x, y, height of the feet, height of the eye."""
Body = tuple[int, int, int, int, int]
"""x, y, radius, bottom, top."""
Horizons = tuple[float, float, float]
"""Of the centre, left and right column, counted from the height of the eye."""

DIRECTIONS = 32
_STEP = DIRECTIONS / pi
_STRIP = 50
_CHUNK = 128
_KEPT = 20_000


def side_offset(ux: int, uy: int, radius: int) -> tuple[int, int]:
    """From the centre of a body to its left column, seen along (ux, uy): 3/4 of the radius, rounded."""
    square = ux * ux + uy * uy
    if not square:
        return 0, 3 * radius // 4
    most = 9 * radius * radius
    wx = (isqrt(most * uy * uy // (4 * square)) + 1) // 2
    wy = (isqrt(most * ux * ux // (4 * square)) + 1) // 2
    return (-wx if uy > 0 else wx), (wy if ux > 0 else -wy)


def sample_heights(bottom: int, top: int) -> tuple[int, int, int]:
    """The heights of the samples of a column: 1/6, 1/2 and 5/6 of the way up, rounded down."""
    tall = top - bottom
    return bottom + tall // 6, bottom + tall // 2, bottom + 5 * tall // 6


class Skyline:
    """The opaque pieces of a ground, arranged for sight."""

    def __init__(self, pieces: Sequence[tuple[int, Polygon, int]]) -> None:
        """`pieces`: number on the ground, footprint, height."""
        self.numbers = [number for number, _, _ in pieces]
        self.polygons = [polygon for _, polygon, _ in pieces]
        self.heights = [height for _, _, height in pieces]
        self.edges = [(*edge, height) for _, polygon, height in pieces for edge in polygon.edges]
        self.owner = [n for n, (_, polygon, _) in enumerate(pieces) for _ in polygon.edges]
        self.edge_bits = [0] * len(pieces)
        for n, owner in enumerate(self.owner):
            self.edge_bits[owner] |= 1 << n
        self.boxes = Boxes([polygon.box for polygon in self.polygons])
        self.strips: list[tuple[int, int, int, Intervals] | None] = [None] * DIRECTIONS
        self.surroundings: dict[tuple[int, int, int, int], tuple[tuple[int, ...], int, tuple[int, ...]]] = {}
        self._arrays: Any = None

    def strip(self, k: int) -> tuple[int, int, int, Intervals]:
        """Direction k as a whole vector (x, y), its length rounded up, and the edges sorted along it."""
        found = self.strips[k]
        if found is None:
            angle = k * pi / DIRECTIONS
            x, y = round(64 * np.cos(angle)), round(64 * np.sin(angle))
            reach = [sorted((px * x + py * y, qx * x + qy * y)) for px, py, qx, qy, _ in self.edges]
            found = x, y, 66, Intervals([(low, high) for low, high in reach], 64 * _STRIP)
            self.strips[k] = found
        return found

    def around(self, x: int, y: int, level: int, radius: int) -> tuple[tuple[int, ...], int, tuple[int, ...]]:
        """For a thing standing at a level: the pieces it is inside of (ignored), their edges as bits, and the
        other pieces that its disc may reach into."""
        key = (x, y, level, radius)
        found = self.surroundings.get(key)
        if found is None:
            inside, mask, near = [], 0, []
            for n in bits(self.boxes.overlapping(x - radius, y - radius, x + radius, y + radius)):
                if level < self.heights[n] and self.polygons[n].contains((x, y)):
                    inside.append(n)
                    mask |= self.edge_bits[n]
                else:
                    near.append(n)
            if len(self.surroundings) >= _KEPT:
                self.surroundings.clear()
            found = self.surroundings[key] = tuple(inside), mask, tuple(near)
        return found

    def near_line(self, ex: int, ey: int, x: int, y: int, radius: int) -> int:
        """The bits of the edges near the line: a narrow box turned along it, to a 64th of a turn."""
        k = int(atan2(y - ey, x - ex) * _STEP + 64.5)
        ax, ay, long, strip = self.strips[(k + 16) & 31] or self.strip((k + 16) & 31)
        low, high, margin = ex * ax + ey * ay, x * ax + y * ay, radius * long
        if low > high:
            low, high = high, low
        near = strip.overlapping(low - margin, high + margin)
        if not near:
            return 0
        ax, ay, long, strip = self.strips[k & 31] or self.strip(k & 31)
        low, high = ex * ax + ey * ay, x * ax + y * ay
        if low > high:
            low, high = high, low
        return near & strip.overlapping(low - margin, high + margin)

    def arrays(self) -> Any:
        """Corners (each piece closed by its first), which steps are edges, their coefficients."""
        if self._arrays is None:
            corners: list[tuple[int, int]] = []
            real: list[bool] = []
            starts: list[int] = []
            for polygon in self.polygons:
                starts.append(len(corners))
                ring = [(edge[0], edge[1]) for edge in polygon.edges]
                corners += [*ring, ring[0]]
                real += [True] * len(ring) + [False]
            starts.append(len(corners))
            at = np.array(corners, dtype=np.float64).reshape(-1, 2)
            counts = [stop - start for start, stop in zip(starts, starts[1:], strict=False)]
            heights = np.repeat(np.array(self.heights, dtype=np.float64), counts)
            columns = np.vstack((at[:, 1], at[:, 0], np.ones(len(at))))
            vx, vy = np.diff(at[:, 0]), np.diff(at[:, 1])
            constants = at[:-1, 0] * vy - at[:-1, 1] * vx
            edges = np.vstack((-vy, vx, constants))
            self._arrays = columns, np.array(real[:-1], dtype=bool), edges, heights, starts
        return self._arrays


def horizons(sky: Skyline, eye: Eye, body: Body, only: int = -1) -> Horizons:
    """The horizons of the three columns of a body; `only`: bits of the edges that count."""
    ex, ey, feet, ez = eye
    x, y, radius, bottom, top = body
    eye_inside = sky.around(ex, ey, feet, 0)[1]
    _, body_inside, close = sky.around(x, y, bottom, radius)
    near = sky.near_line(ex, ey, x, y, radius) & ~(eye_inside | body_inside) & only
    ux, uy = x - ex, y - ey
    wx, wy = side_offset(ux, uy, radius)
    full = bottom + 5 * (top - bottom) // 6 - ez
    centre = left = right = -inf
    for n in close:
        if not sky.edge_bits[n] & eye_inside and sky.edge_bits[n] & only:
            higher = sky.heights[n] - ez
            if sky.polygons[n].side((x, y)) > 0 and higher > centre:
                centre = higher
            if sky.polygons[n].side((x + wx, y + wy)) > 0 and higher > left:
                left = higher
            if sky.polygons[n].side((x - wx, y - wy)) > 0 and higher > right:
                right = higher
    edges = sky.edges
    rest = near
    while rest:
        bit = rest & -rest
        rest ^= bit
        px, py, qx, qy, height = edges[bit.bit_length() - 1]
        px -= ex
        py -= ey
        qx -= ex
        qy -= ey
        p, q = ux * py - uy * px, ux * qy - uy * qx
        v, w = wx * py - wy * px, wx * qy - wy * qx
        n = px * qy - py * qx
        if p * q <= 0:
            if not p or not q:
                return _touching(sky, near, eye, body, (wx, wy), (centre, left, right))
            d = (q - p) * n
            if 0 < n * n < d:
                high = (height - ez) * (q - p) / n
                if high > centre:
                    centre = high
        p += v
        q += w
        if p * q <= 0:
            if not p or not q:
                return _touching(sky, near, eye, body, (wx, wy), (centre, left, right))
            d = (q - p) * n
            if 0 < n * n < d:
                high = (height - ez) * (q - p) / n
                if high > left:
                    left = high
        p -= v + v
        q -= w + w
        if p * q <= 0:
            if not p or not q:
                return _touching(sky, near, eye, body, (wx, wy), (centre, left, right))
            d = (q - p) * n
            if 0 < n * n < d:
                high = (height - ez) * (q - p) / n
                if high > right:
                    right = high
        if centre > full and left > full and right > full:
            break
    return centre, left, right


def _touching(
    sky: Skyline, near: int, eye: Eye, body: Body, offset: tuple[int, int], least: Horizons
) -> Horizons:
    """The same, where a column meets a corner or runs along an edge. `least`: horizons already certain."""
    ex, ey, _, ez = eye
    (x, y), (wx, wy) = body[:2], offset
    found = []
    for (fx, fy), sure in zip(((x, y), (x + wx, y + wy), (x - wx, y - wy)), least, strict=True):
        ux, uy = fx - ex, fy - ey
        right = left = -inf
        for bit in bits(near):
            px, py, qx, qy, height = sky.edges[bit]
            p, q = ux * (py - ey) - uy * (px - ex), ux * (qy - ey) - uy * (qx - ex)
            n, d = (px - ex) * (qy - ey) - (py - ey) * (qx - ex), q - p
            if not 0 < n * n < n * d:
                continue
            if (p > 0) != (q > 0):
                right = max(right, (height - ez) * d / n)
            if (p >= 0) != (q >= 0):
                left = max(left, (height - ez) * d / n)
        found.append(max(sure, min(left, right)))
    return found[0], found[1], found[2]


def many_horizons(sky: Skyline, pairs: Sequence[tuple[Eye, Body]]) -> NDArray[np.float64]:
    """The horizons of many pairs, one row each: centre, left, right."""
    if not sky.edges or not pairs:
        return np.full((len(pairs), 3), -inf)
    parts = [_horizons_of(sky, pairs[i : i + _CHUNK]) for i in range(0, len(pairs), _CHUNK)]
    return parts[0] if len(parts) == 1 else np.concatenate(parts)


def _horizons_of(sky: Skyline, pairs: Sequence[tuple[Eye, Body]]) -> NDArray[np.float64]:
    corners, real, edges, heights, starts = sky.arrays()
    lines = _lines(pairs)
    ex, ey, ez, ux, uy = lines
    coefficients = np.stack((ux, -uy, uy * ex - ux * ey), axis=1)
    sides = coefficients @ corners
    above = sides > 0
    crossed = above[:, 1:] ^ above[:, :-1]
    crossed &= real
    ignored = _ignored(sky, pairs, starts)
    for row, start, stop in ignored:
        crossed[row : row + 3, start:stop] = False
    found = _highest(crossed, sides, lines, edges, heights)
    touching = sides == 0
    if touching.any():
        rows = np.flatnonzero(touching.any(axis=1))
        above = sides[rows] >= 0
        crossed = above[:, 1:] ^ above[:, :-1]
        crossed &= real
        place = {row: i for i, row in enumerate(rows.tolist())}
        for row, start, stop in ignored:
            for i in (row, row + 1, row + 2):
                if i in place:
                    crossed[place[i], start:stop] = False
        again = _highest(crossed, sides[rows], lines[:, rows], edges, heights)
        found[rows] = np.minimum(found[rows], again)
    _feet_inside(sky, pairs, found, ux, uy)
    return found.reshape(-1, 3)


def _lines(pairs: Sequence[tuple[Eye, Body]]) -> NDArray[np.float64]:
    """Of each column: eye x, y, z and the vector to its foot."""
    eyes = np.array([eye for eye, _ in pairs], dtype=np.int64)
    bodies = np.array([body for _, body in pairs], dtype=np.int64)
    toward = bodies[:, :2] - eyes[:, :2]
    square = toward * toward
    whole = square.sum(axis=1)
    alone = whole == 0
    whole += alone
    most = 9 * bodies[:, 2] ** 2
    size = (np.floor(np.sqrt(most[:, None] * square // (4 * whole)[:, None])).astype(np.int64) + 1) // 2
    wx = np.where(toward[:, 1] > 0, -size[:, 1], size[:, 1])
    wy = np.where(toward[:, 0] > 0, size[:, 0], -size[:, 0])
    wy = np.where(alone, 3 * bodies[:, 2] // 4, wy)
    lines = np.empty((5, len(pairs), 3))
    lines[0] = eyes[:, 0:1]
    lines[1] = eyes[:, 1:2]
    lines[2] = eyes[:, 3:4]
    lines[3] = toward[:, 0:1]
    lines[4] = toward[:, 1:2]
    lines[3, :, 1] += wx
    lines[3, :, 2] -= wx
    lines[4, :, 1] += wy
    lines[4, :, 2] -= wy
    return lines.reshape(5, -1)


def _ignored(
    sky: Skyline, pairs: Sequence[tuple[Eye, Body]], starts: list[int]
) -> list[tuple[int, int, int]]:
    found = []
    for n, (eye, body) in enumerate(pairs):
        one = sky.around(eye[0], eye[1], eye[2], 0)[0]
        other = sky.around(body[0], body[1], body[3], body[2])[0]
        for piece in one + other:
            found.append((3 * n, starts[piece], starts[piece + 1]))
    return found


def _highest(
    crossed: NDArray[np.bool_],
    sides: NDArray[np.float64],
    lines: NDArray[np.float64],
    edges: NDArray[np.float64],
    heights: NDArray[np.float64],
) -> NDArray[np.float64]:
    """The horizon of each line, from the edges whose ends are on its two sides."""
    found = np.full(len(crossed), -inf)
    row, edge = np.nonzero(crossed)
    if not len(row):
        return found
    ex, ey, ez = lines[0][row], lines[1][row], lines[2][row]
    d = sides[row, edge + 1] - sides[row, edge]
    n = edges[2][edge] + ex * edges[0][edge] + ey * edges[1][edge]
    between = (n * d > 0) & (np.abs(n) < np.abs(d))
    row, edge, d, n, ez = row[between], edge[between], d[between], n[between], ez[between]
    if not len(row):
        return found
    high = (heights[edge] - ez) * d / n
    first = np.flatnonzero(np.diff(row, prepend=-1))
    found[row[first]] = np.maximum.reduceat(high, first)
    return found


def _feet_inside(
    sky: Skyline,
    pairs: Sequence[tuple[Eye, Body]],
    found: NDArray[np.float64],
    ux: NDArray[np.float64],
    uy: NDArray[np.float64],
) -> None:
    """Columns that end inside a piece are hidden up to its top."""
    for n, (eye, body) in enumerate(pairs):
        close = sky.around(body[0], body[1], body[3], body[2])[2]
        if close:
            inside = sky.around(eye[0], eye[1], eye[2], 0)[0]
            for piece in close:
                if piece in inside:
                    continue
                for i in range(3 * n, 3 * n + 3):
                    foot = eye[0] + int(ux[i]), eye[1] + int(uy[i])
                    if sky.polygons[piece].side(foot) > 0:
                        found[i] = max(found[i], sky.heights[piece] - eye[3])


def screen_hides(screen: Body, polygon: Polygon, eye: Eye, x: int, y: int, z: int) -> bool:
    """Whether an upright cylinder, drawn as a convex polygon, hides the sample at (x, y, z)."""
    ex, ey, _, ez = eye
    above, below = square_to_segment(screen[0], screen[1], ex, ey, x, y)
    if above >= screen[2] * screen[2] * below:
        return False
    start, stop = (0, 1), (1, 1)
    ux, uy = x - ex, y - ey
    for px, py, qx, qy in polygon.edges:
        vx, vy = qx - px, qy - py
        out = vy * (ex - px) - vx * (ey - py)
        speed = vy * ux - vx * uy
        if speed == 0:
            if out >= 0:
                return False
        elif speed > 0:
            if -out * stop[1] < stop[0] * speed:
                stop = (-out, speed)
        elif out * start[1] > start[0] * -speed:
            start = (out, -speed)
    if start[0] * stop[1] >= stop[0] * start[1]:
        return False
    bottom, top, rise = screen[3] - ez, screen[4] - ez, z - ez
    low, high = (start, stop) if rise >= 0 else (stop, start)
    return rise * low[0] < top * low[1] and rise * high[0] > bottom * high[1]
