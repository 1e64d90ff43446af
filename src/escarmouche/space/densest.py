"""Where a disc touches most: the place of a template over bases, some wanted, some to be spared."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

import numpy as np

from escarmouche.space.shapes import Point

SLACK = 2
"""How far within reach a corner is taken, in hundredths, so that rounding loses nobody."""


class Base(NamedTuple):
    """A base that a disc may touch, and what that is worth."""

    at: Point
    radius: int
    worth: int


def densest(bases: Sequence[Base], radius: int) -> tuple[Point, ...]:
    """Places for a disc of a radius, those that touch the greatest worth first; one for each set touched.

    The best place can be moved until it touches two bases only just, or just not where they are to be spared,
    or lies on one of them: these are tried.
    """
    if not bases:
        return ()
    reaches = [radius + base.radius - SLACK * (1 if base.worth > 0 else -1) for base in bases]
    tried = dict.fromkeys([base.at for base in bases])
    for n, one in enumerate(bases):
        for m in range(n):
            tried |= dict.fromkeys(_corners(one.at, reaches[n], bases[m].at, reaches[m]))
    places = sorted(tried)
    off = np.array(places, np.int64)[:, None] - np.array([base.at for base in bases], np.int64)
    reach = np.array([radius + base.radius for base in bases], np.int64)
    touched = (off * off).sum(2) <= reach * reach
    worths = (touched @ np.array([base.worth for base in bases], np.int64)).tolist()
    found: dict[bytes, tuple[int, Point]] = {}
    for at, worth, key in zip(places, worths, np.packbits(touched, axis=1), strict=True):
        found.setdefault(key.tobytes(), (-worth, at))  # the least of the places that touch the same
    return tuple([at for _, at in sorted(found.values())])


def _corners(a: Point, near: int, b: Point, far: int) -> tuple[Point, ...]:
    """Where two circles cross, to the nearest hundredth."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    if not square or square > (near + far) ** 2 or square < (near - far) ** 2:
        return ()
    along = (near * near - far * far + square) / (2 * square)
    aside = sqrt(max(0.0, near * near / square - along * along))
    x, y = a[0] + along * dx, a[1] + along * dy
    return (
        (round(x - aside * dy), round(y + aside * dx)),
        (round(x + aside * dy), round(y - aside * dx)),
    )
