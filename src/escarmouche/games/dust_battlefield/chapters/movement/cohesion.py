"""Infantry stays together: one blast template touches every base (DB-MOVE-04)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from escarmouche.engine.requests import Refusal
from escarmouche.space.shapes import Point, gap

TEMPLATE = 1500
"""Across (DB-BLAST-01)."""


def holds(points: Sequence[Point], radius: int) -> bool:
    """Whether a circle 15 cm across touches every base: every three of them fit in one (exact).

    It does where the centres lie in a circle wider by a base: each pair near enough, and each acute triangle
    with a circumcircle that is small enough.
    """
    across = TEMPLATE + 2 * radius
    for a, b in combinations(points, 2):
        if _square(a, b) > across * (across + 1):
            return False
    for a, b, c in combinations(points, 3):
        p, q, r = sorted((_square(a, b), _square(b, c), _square(a, c)))
        if p + q <= r:
            continue
        cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        if p * q * r > across * (across + 1) * cross * cross:
            return False
    return True


def _square(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def why_not_together(unit: str, points: Sequence[Point], radius: int) -> Refusal | None:
    """Why the miniatures of a unit may not end a move like this."""
    if holds(points, radius):
        return None
    widest = max(gap(a, radius, b, radius) for a, b in combinations(points, 2))
    about = {"unit": unit, "apart": widest}
    return Refusal("DB-MOVE-04", "not-together", about, max(0, widest - TEMPLATE), "cm")
