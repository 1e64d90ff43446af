"""The opaque pieces of a ground as arrays, for the kernel of sight that works in numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.space.shapes import Polygon
from escarmouche.space.sight.opaque_edges import Skyline


class Arrays(NamedTuple):
    """Corners of pieces, each closed by its first corner again; a step to the next is an edge if real."""

    corners: NDArray[np.float64]
    """y, x and 1 of each."""
    real: NDArray[np.bool_]
    edges: NDArray[np.float64]
    """Of each step: factors of the eye's x and y, and the constant, of their cross product."""
    heights: NDArray[np.float64]
    owners: NDArray[np.intp]


def arrays_of(sky: Skyline, near: int) -> Arrays:
    """The arrays of the pieces whose bits are set, kept with the skyline."""
    kept: dict[int, Arrays] = sky.remembered
    every = (1 << len(sky.polygons)) - 1
    whole = kept.get(every)
    if whole is None:
        whole = kept[every] = _all_arrays(sky.polygons, sky.heights)
    if 4 * near.bit_count() > 3 * len(sky.polygons):
        return whole
    arrays = kept.get(near)
    if arrays is None:
        packed = np.frombuffer(near.to_bytes(len(sky.polygons) // 8 + 1, "little"), dtype=np.uint8)
        chosen = np.unpackbits(packed, bitorder="little").take(whole.owners)
        keep = np.flatnonzero(chosen)
        arrays = Arrays(
            whole.corners.take(keep, axis=1),
            whole.real.take(keep),
            whole.edges.take(keep, axis=1),
            whole.heights.take(keep),
            whole.owners.take(keep),
        )
        if len(kept) >= 256:
            kept.clear()
            kept[every] = whole
        kept[near] = arrays
    return arrays


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
