"""The kernel of sight for many pairs, in numpy; the same answers as `horizon`, by the same comparisons."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from math import inf

import numpy as np
from numpy.typing import NDArray

from escarmouche.space.sight.arrays import Arrays, arrays_of
from escarmouche.space.sight.one_pair import Body, Eye
from escarmouche.space.sight.opaque_edges import Skyline

_CHUNK = 128
_PRODUCT = 120_000
"""Entries of a product of matrices made in one go: from some 150,000 on the library under numpy wakes its
threads, which wait for each other five times as long as the work takes."""
_ZERO = np.zeros(1, dtype=np.intp)
_SIXTHS = np.array((1, 3, 5))


def many_hidden(sky: Skyline, eyes: Sequence[Eye], bodies: Sequence[Body], pairs: Sequence[int]) -> list[int]:
    """Of pairs (eye number * bodies + body number): hidden samples, and 10 more if a core sample is open."""
    viewers = np.fromiter(chain.from_iterable(eyes), np.int64, 4 * len(eyes)).reshape(-1, 4).T
    targets = np.fromiter(chain.from_iterable(bodies), np.int64, 5 * len(bodies)).reshape(-1, 5).T
    near = _between(sky, eyes, bodies)
    if not near:
        return [10] * len(pairs)
    arrays, special = arrays_of(sky, near), _special(sky, eyes, bodies)
    codes: list[int] = []
    for i in range(0, len(pairs), _CHUNK):
        eye, body = np.divmod(np.array(pairs[i : i + _CHUNK], dtype=np.intp), len(bodies))
        table = np.concatenate((viewers.take(eye, axis=1), targets.take(body, axis=1)))
        high = _horizons_of(sky, arrays, table, special, eye, body)
        base, tall = table[7] - table[3], table[8] - table[7]
        levels = base[:, None] + tall[:, None] * _SIXTHS // 6
        hidden = (high[:, :, None] > levels[:, None, :]).reshape(-1, 9).sum(axis=1)
        hidden += 10 * (high[:, 0] <= levels[:, 2])
        codes += hidden.tolist()
    return codes


def _between(sky: Skyline, eyes: Sequence[Eye], bodies: Sequence[Body]) -> int:
    """The bits of the pieces near the box of all eyes and bodies."""
    reach = max(body[2] for body in bodies)
    xs = [eye[0] for eye in eyes] + [body[0] for body in bodies]
    ys = [eye[1] for eye in eyes] + [body[1] for body in bodies]
    return sky.boxes.overlapping(min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)


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
    sky: Skyline,
    arrays: Arrays,
    table: NDArray[np.int64],
    special: Special,
    eye: NDArray[np.intp],
    body: NDArray[np.intp],
) -> NDArray[np.float64]:
    """The horizons of pairs, one row each: centre, left, right."""
    lines = _lines(table)
    coefficients = np.empty((lines.shape[1], 3))
    coefficients[:, 0] = lines[3]
    np.negative(lines[4], out=coefficients[:, 1])
    coefficients[:, 2] = lines[4] * lines[0] - lines[3] * lines[1]
    sides = _product(coefficients, arrays.corners)
    ignored, ending = _special_rows(special, eye, body)
    horizons = _highest(_crossed(sides > 0, ignored, arrays), sides, lines, arrays)
    touching = sides == 0
    if touching.any():
        rows = np.flatnonzero(touching.any(axis=1))
        again = _crossed(sides >= 0, ignored, arrays)[rows]
        horizons[rows] = np.minimum(horizons[rows], _highest(again, sides[rows], lines[:, rows], arrays))
    if ending:
        _end_inside(sky, horizons, lines, ending)
    return horizons.reshape(-1, 3)


def _product(coefficients: NDArray[np.float64], corners: NDArray[np.float64]) -> NDArray[np.float64]:
    """The matrix product, in pieces that are worked out on one thread."""
    rows = max(1, _PRODUCT // corners.shape[1])
    if len(coefficients) <= rows:
        return coefficients @ corners
    product = np.empty((len(coefficients), corners.shape[1]))
    for i in range(0, len(coefficients), rows):
        np.matmul(coefficients[i : i + rows], corners, out=product[i : i + rows])
    return product


def _end_inside(
    sky: Skyline, horizons: NDArray[np.float64], lines: NDArray[np.float64], ending: list[tuple[int, int]]
) -> None:
    """Raise the horizon of the columns that stand inside a piece to its height."""
    rows = [n for row, _ in ending for n in (row, row + 1, row + 2)]
    xs, ys, zs, across, along = lines.take(rows, axis=1).tolist()
    for at, n in enumerate(rows):
        piece = ending[at // 3][1]
        higher = sky.heights[piece] - zs[at]
        if (
            horizons[n] < higher
            and sky.polygons[piece].side((int(xs[at] + across[at]), int(ys[at] + along[at]))) > 0
        ):
            horizons[n] = higher


def _special_rows(
    special: Special, eye: NDArray[np.intp], body: NDArray[np.intp]
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """First row and piece: where a piece is ignored, and where a column may end inside one."""
    odd_eyes, odd_bodies = special
    ignored: list[tuple[int, int]] = []
    ending: list[tuple[int, int]] = []
    for e, pieces in odd_eyes.items():
        for n in np.flatnonzero(eye == e).tolist():
            ignored += [(3 * n, piece) for piece in pieces]
    for b, (pieces, near) in odd_bodies.items():
        for n in np.flatnonzero(body == b).tolist():
            ignored += [(3 * n, piece) for piece in pieces]
            one = odd_eyes.get(int(eye[n]), ()) if odd_eyes else ()
            ending += [(3 * n, piece) for piece in near if piece not in one]
    return ignored, ending


def _lines(table: NDArray[np.int64]) -> NDArray[np.float64]:
    """Of each column: eye x, y, z and the vector to its foot."""
    toward = table[4:6] - table[0:2]
    square = toward * toward
    whole = square[0] + square[1]
    reach = 3 * table[6]
    size = (np.sqrt(reach * reach * square // np.maximum(4 * whole, 1)).astype(np.int64) + 1) // 2
    ahead = np.copysign(size, toward)
    if not whole.all():
        ahead[0] = np.where(whole == 0, reach // 4, ahead[0])
    lines = np.empty((5, len(whole), 3))
    lines[:2] = table[:2, :, None]
    lines[2] = table[3, :, None]
    lines[3:] = toward[:, :, None]
    lines[3, :, 1] -= ahead[1]
    lines[3, :, 2] += ahead[1]
    lines[4, :, 1] += ahead[0]
    lines[4, :, 2] -= ahead[0]
    return lines.reshape(5, -1)


def _crossed(above: NDArray[np.bool_], ignored: list[tuple[int, int]], arrays: Arrays) -> NDArray[np.bool_]:
    """Of each line, the edges whose ends are on its two sides."""
    crossed = np.empty_like(above)
    ends = above.reshape(-1)
    np.not_equal(ends[1:], ends[:-1], out=crossed.reshape(-1)[:-1])
    crossed &= arrays.real  # the last step of a line, to the next line's first corner, is none
    for row, piece in ignored:
        start, stop = np.searchsorted(arrays.owners, (piece, piece + 1)).tolist()
        crossed[row : row + 3, start:stop] = False
    return crossed


def _highest(
    crossed: NDArray[np.bool_], sides: NDArray[np.float64], lines: NDArray[np.float64], arrays: Arrays
) -> NDArray[np.float64]:
    """The horizon of each line, from the edges it crosses when made endless."""
    horizons = np.full(len(crossed), -inf)
    place = np.flatnonzero(crossed)
    row = place // crossed.shape[1]
    edge = place - row * crossed.shape[1]
    eyes = lines[:3].take(row, axis=1)
    coefficients = arrays.edges.take(edge, axis=1)
    n = coefficients[2] + eyes[0] * coefficients[0] + eyes[1] * coefficients[1]
    d = sides.take(place + 1) - sides.take(place)
    between = np.flatnonzero(np.abs(d - n - n) < np.abs(d))
    if not len(between):
        return horizons
    row = row.take(between)
    high = (
        (arrays.heights.take(edge.take(between)) - eyes[2].take(between)) * d.take(between) / n.take(between)
    )
    first = np.flatnonzero(row[1:] != row[:-1]) + 1
    first = np.concatenate((_ZERO, first))
    horizons[row[first]] = np.maximum.reduceat(high, first)
    return horizons
