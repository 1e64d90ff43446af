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
from itertools import chain
from math import atan2, inf, isqrt, pi
from typing import NamedTuple

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
_ZERO = np.zeros(1, dtype=np.intp)
_SIXTHS = np.array((1, 3, 5))


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
        self._arrays: Arrays | None = None
        self._parts: dict[int, Arrays] = {}

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


def many_hidden(sky: Skyline, eyes: Sequence[Eye], bodies: Sequence[Body], pairs: Sequence[int]) -> list[int]:
    """Of pairs (eye number * bodies + body number): hidden samples, and 10 more if a core sample is open."""
    viewers = np.fromiter(chain.from_iterable(eyes), np.int64, 4 * len(eyes)).reshape(-1, 4).T
    targets = np.fromiter(chain.from_iterable(bodies), np.int64, 5 * len(bodies)).reshape(-1, 5).T
    special = _special(sky, eyes, bodies)
    found: list[int] = []
    for i in range(0, len(pairs), _CHUNK):
        pair = np.array(pairs[i : i + _CHUNK], dtype=np.intp)
        eye, body = np.divmod(pair, len(bodies))
        table = np.concatenate((viewers.take(eye, axis=1), targets.take(body, axis=1)))
        high = _horizons_of(sky, table, special, eye, body)
        base, tall = table[7] - table[3], table[8] - table[7]
        levels = base[:, None] + tall[:, None] * _SIXTHS // 6
        hidden = (high[:, :, None] > levels[:, None, :]).reshape(-1, 9).sum(axis=1)
        hidden += 10 * (high[:, 0] <= levels[:, 2])
        found += hidden.tolist()
    return found


Special = tuple[dict[int, tuple[int, ...]], dict[int, tuple[tuple[int, ...], tuple[int, ...]]]]


def _special(sky: Skyline, eyes: Sequence[Eye], bodies: Sequence[Body]) -> Special:
    """By number: the pieces that an eye is inside of; those that a body is inside of, or may reach into."""
    odd_eyes, odd_bodies = {}, {}
    for n, (x, y, feet, _) in enumerate(eyes):
        inside, _, _ = sky.around(x, y, feet, 0)
        if inside:
            odd_eyes[n] = inside
    for n, (x, y, radius, bottom, _) in enumerate(bodies):
        inside, _, near = sky.around(x, y, bottom, radius)
        if inside or near:
            odd_bodies[n] = inside, near
    return odd_eyes, odd_bodies


def _horizons_of(
    sky: Skyline, table: NDArray[np.int64], special: Special, eye: NDArray[np.intp], body: NDArray[np.intp]
) -> NDArray[np.float64]:
    """The horizons of pairs, one row each: centre, left, right."""
    lines = _lines(table)
    x0, y0, x1, y1, reach = (
        int(table[0:5:4].min()),
        int(table[1:6:4].min()),
        int(table[0:5:4].max()),
        int(table[1:6:4].max()),
        int(table[6].max()),
    )
    near = sky.boxes.overlapping(x0 - reach, y0 - reach, x1 + reach, y1 + reach)
    if not near:
        return np.full((len(eye), 3), -inf)
    arrays = sky.arrays(near)
    coefficients = np.empty((lines.shape[1], 3))
    coefficients[:, 0] = lines[3]
    np.negative(lines[4], out=coefficients[:, 1])
    coefficients[:, 2] = lines[4] * lines[0] - lines[3] * lines[1]
    sides = coefficients @ arrays.corners
    ignored, ending = _special_rows(special, eye, body)
    found = _highest(sides > 0, ignored, sides, lines, arrays)
    touching = sides == 0
    if touching.any():
        np.minimum(found, _highest(sides >= 0, ignored, sides, lines, arrays), out=found)
    for row, piece in ending:
        polygon, higher = sky.polygons[piece], sky.heights[piece] - lines[2, row]
        for n in range(row, row + 3):
            foot = int(lines[0, n] + lines[3, n]), int(lines[1, n] + lines[4, n])
            if found[n] < higher and polygon.side(foot) > 0:
                found[n] = higher
    return found.reshape(-1, 3)


def _special_rows(
    special: Special, eye: NDArray[np.intp], body: NDArray[np.intp]
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """First row and piece: where a piece is ignored, and where a column may end inside one."""
    odd_eyes, odd_bodies = special
    ignored: list[tuple[int, int]] = []
    ending: list[tuple[int, int]] = []
    if odd_eyes or odd_bodies:
        for n, (e, b) in enumerate(zip(eye.tolist(), body.tolist(), strict=True)):
            if e in odd_eyes or b in odd_bodies:
                one, (other, near) = odd_eyes.get(e, ()), odd_bodies.get(b, ((), ()))
                ignored += [(3 * n, piece) for piece in one + other]
                ending += [(3 * n, piece) for piece in near if piece not in one]
    return ignored, ending


def _lines(table: NDArray[np.int64]) -> NDArray[np.float64]:
    """Of each column: eye x, y, z and the vector to its foot."""
    toward = table[4:6] - table[0:2]
    square = toward * toward
    whole = square[0] + square[1]
    alone = whole == 0
    whole[alone] = 1
    size = (np.sqrt(9 * table[6] ** 2 * square // (4 * whole)).astype(np.int64) + 1) // 2
    wx = np.where(toward[1] > 0, -size[1], size[1])
    wy = np.where(toward[0] > 0, size[0], -size[0])
    if alone.any():
        wy[alone] = 3 * table[6][alone] // 4
    lines = np.empty((5, len(whole), 3))
    lines[:2] = table[:2, :, None]
    lines[2] = table[3, :, None]
    lines[3:] = toward[:, :, None]
    lines[3, :, 1] += wx
    lines[3, :, 2] -= wx
    lines[4, :, 1] += wy
    lines[4, :, 2] -= wy
    return lines.reshape(5, -1)


def _highest(
    above: NDArray[np.bool_],
    ignored: list[tuple[int, int]],
    sides: NDArray[np.float64],
    lines: NDArray[np.float64],
    arrays: Arrays,
) -> NDArray[np.float64]:
    """The horizon of each line, from the edges whose ends are on its two sides."""
    found = np.full(len(above), -inf)
    crossed = above[:, 1:] ^ above[:, :-1]
    crossed &= arrays.real[:-1]
    for row, piece in ignored:
        start, stop = np.searchsorted(arrays.owners, (piece, piece + 1)).tolist()
        crossed[row : row + 3, start:stop] = False
    place = np.flatnonzero(crossed)
    row = place // crossed.shape[1]
    edge = place - row * crossed.shape[1]
    eyes = lines.take(row, axis=1)
    coefficients = arrays.edges.take(edge, axis=1)
    n = coefficients[2] + eyes[0] * coefficients[0] + eyes[1] * coefficients[1]
    at = place + row
    d = sides.take(at + 1) - sides.take(at)
    between = np.flatnonzero(np.abs(d - n - n) < np.abs(d))
    if not len(between):
        return found
    row = row.take(between)
    high = (
        (arrays.heights.take(edge.take(between)) - eyes[2].take(between)) * d.take(between) / n.take(between)
    )
    first = np.flatnonzero(row[1:] != row[:-1]) + 1
    first = np.concatenate((_ZERO, first))
    found[row[first]] = np.maximum.reduceat(high, first)
    return found


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
