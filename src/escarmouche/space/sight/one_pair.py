"""The horizon of a body seen from an eye: the kernel of sight for one pair, in pure Python.

A column is the ground line from the eye to the foot of a vertical line of samples. An edge that the column
crosses at fraction t of its length, of a piece of height h, hides all that is lower than eye + (h - eye) / t.
The highest of these is the horizon of the column. Products stay below 2**53 and one division is rounded
correctly, which cannot move it across a whole number; so a sample compares exactly.

A column that just touches a corner, or runs along an edge, is looked at twice, moved by nothing to the left
and to the right, and the lower horizon counts: touching does not hide, a seam between two pieces does.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import inf, isqrt

from escarmouche.space.box_index import bits
from escarmouche.space.shapes import Polygon, square_to_segment
from escarmouche.space.sight.opaque_edges import STRETCH, Skyline

Eye = tuple[int, int, int, int]
"""x, y, height of the feet, height of the eye."""
Body = tuple[int, int, int, int, int]
"""x, y, radius, bottom, top."""
Horizons = tuple[float, float, float]
"""Of the centre, left and right column, counted from the height of the eye."""

_OPEN = (-inf, -inf, -inf)


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


def horizons(sky: Skyline, eye: Eye, body: Body, only: int = -1) -> Horizons:
    """The horizons of the three columns of a body; `only`: bits of the edges that count."""
    ex, ey, feet, ez = eye
    x, y, radius, bottom, top = body
    eye_inside = sky.around(ex, ey, feet, 0)[1]
    _, body_inside, close = sky.around(x, y, bottom, radius)
    near = sky.near_line(ex, ey, x, y, radius) & ~(eye_inside | body_inside) & only
    if not near and not close:
        return _OPEN
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


VISIBLE, HIDDEN = -1, -2
RECENT = 4
"""Edges that hid somebody lately, tried again before a whole line is looked at."""


def any_core_visible(sky: Skyline, eyes: Iterable[Eye], bodies: Iterable[Body]) -> bool:
    """Whether one of the eyes sees the centre column of one of the bodies.

    The edge that hid the last pair is tried first: what hides one of a group mostly hides the next one.
    """
    marks = [
        (body, body[0], body[1], body[3] + 5 * (body[4] - body[3]) // 6, _edges_around(sky, body))
        for body in bodies
    ]
    guess, recent = HIDDEN, [HIDDEN] * RECENT
    for eye in eyes:
        ex, ey, feet, ez = eye
        eye_inside = sky.around(ex, ey, feet, 0)[1]
        px, py, qx, qy, rise, n = _from_eye(sky, eye, guess)
        for body, x, y, top, inside in marks:
            if guess >= 0:
                ux, uy = x - ex, y - ey
                p, q = ux * py - uy * px, ux * qy - uy * qx
                if (
                    p * q < 0
                    and 0 < n * n < (q - p) * n
                    and rise * (q - p) / n > top - ez
                    and not (eye_inside | inside) >> guess & 1
                ):
                    continue
            for guess in recent:
                if (
                    guess >= 0
                    and not (eye_inside | inside) >> guess & 1
                    and _hides(sky, guess, eye, x, y, top)
                ):
                    break
            else:
                guess = core_blocker(sky, eye, body)
                if guess == VISIBLE:
                    return True
                recent = [guess, *recent[:-1]]
            px, py, qx, qy, rise, n = _from_eye(sky, eye, guess)
    return False


def _edges_around(sky: Skyline, body: Body) -> int:
    """The edges of the pieces a body stands in, as bits."""
    x, y, radius, bottom, _ = body
    return sky.around(x, y, bottom, radius)[1]


def _hides(sky: Skyline, edge: int, eye: Eye, x: int, y: int, top: int) -> bool:
    """Whether an edge that the line to (x, y) crosses hides what is below `top` there."""
    px, py, qx, qy, rise, n = _from_eye(sky, eye, edge)
    ux, uy = x - eye[0], y - eye[1]
    p, q = ux * py - uy * px, ux * qy - uy * qx
    return p * q < 0 and 0 < n * n < (q - p) * n and rise * (q - p) / n > top - eye[3]


def _from_eye(sky: Skyline, eye: Eye, edge: int) -> tuple[int, int, int, int, int, int]:
    """The ends and the height of an edge counted from an eye, and twice the area they span with it."""
    px, py, qx, qy, height = sky.edges[edge] if edge >= 0 else (0, 0, 0, 0, 0)
    px, py, qx, qy = px - eye[0], py - eye[1], qx - eye[0], qy - eye[1]
    return px, py, qx, qy, height - eye[3], px * qy - py * qx


def core_blocker(sky: Skyline, eye: Eye, body: Body) -> int:
    """VISIBLE if the centre column of a body stands above its horizon, the same as `horizons` would say.

    Else an edge that hides it, or HIDDEN: the line is looked at stretch by stretch from the eye on, up to the
    first edge that hides the body.
    """
    ex, ey, feet, ez = eye
    x, y, radius, bottom, top = body
    eye_inside = sky.around(ex, ey, feet, 0)[1]
    _, body_inside, close = sky.around(x, y, bottom, radius)
    full = bottom + 5 * (top - bottom) // 6 - ez
    for n in close:
        hides = not sky.edge_bits[n] & eye_inside and sky.heights[n] - ez > full
        if hides and sky.polygons[n].side((x, y)) > 0:
            return HIDDEN
    edges, overlapping = sky.edges, sky.edge_boxes.overlapping
    ux, uy = x - ex, y - ey
    count = (abs(ux) + abs(uy)) // STRETCH + 1
    done = eye_inside | body_inside
    ax, ay = ex, ey
    for k in range(1, count + 1):
        bx, by = ex + ux * k // count, ey + uy * k // count
        near = overlapping(
            (ax if ax < bx else bx) - 1,
            (ay if ay < by else by) - 1,
            (bx if ax < bx else ax) + 1,
            (by if ay < by else ay) + 1,
        )
        ax, ay = bx, by
        near &= ~done
        done |= near
        while near:
            bit = near & -near
            near ^= bit
            px, py, qx, qy, height = edges[bit.bit_length() - 1]
            px -= ex
            py -= ey
            qx -= ex
            qy -= ey
            p, q = ux * py - uy * px, ux * qy - uy * qx
            if p * q <= 0:
                if not p or not q:
                    return VISIBLE if horizons(sky, eye, body)[0] <= full else HIDDEN
                n = px * qy - py * qx
                if 0 < n * n < (q - p) * n and (height - ez) * (q - p) / n > full:
                    return bit.bit_length() - 1
    return VISIBLE


def _touching(
    sky: Skyline, near: int, eye: Eye, body: Body, offset: tuple[int, int], least: Horizons
) -> Horizons:
    """The same, where a column meets a corner or runs along an edge. `least`: horizons already certain."""
    ex, ey, _, ez = eye
    (x, y), (wx, wy) = body[:2], offset
    highest = []
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
        highest.append(max(sure, min(left, right)))
    return highest[0], highest[1], highest[2]


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
