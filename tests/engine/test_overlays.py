"""The half of a table that a client shades is the half that the rules judge."""

from __future__ import annotations

import random

import pytest

from escarmouche.engine.overlays import Outline, half_table, sectors
from escarmouche.space.shapes import in_half_plane

WIDTH, DEPTH = 9000, 12_000
AROUND = ((3, 0), (-3, 0), (0, 3), (0, -3))
"""Corners are rounded: what lies nearer to the line is not asked."""


def inside(outline: Outline, x: int, y: int) -> bool:
    """Whether a point lies in a convex outline that goes round counter-clockwise."""
    return all(
        (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
        for (ax, ay), (bx, by) in zip(outline, (*outline[1:], outline[0]), strict=True)
    )


@pytest.mark.parametrize("along", [0, 30, 45, 90, 137, 180, 251, 270, 359, 420])
def test_half_a_table_is_what_lies_ahead(along: int) -> None:
    luck = random.Random(along)
    for _ in range(20):
        at = luck.randint(0, WIDTH), luck.randint(0, DEPTH)
        outline = half_table(WIDTH, DEPTH, at, along)
        for _ in range(60):
            x, y = luck.randint(0, WIDTH), luck.randint(0, DEPTH)
            judged = in_half_plane(at, along, (x, y))
            if all(in_half_plane(at, along, (x + dx, y + dy)) == judged for dx, dy in AROUND):
                assert inside(outline, x, y) == judged


def test_from_a_corner_nothing_or_everything_is_ahead() -> None:
    assert half_table(WIDTH, DEPTH, (0, 0), 45) == ((0, 0), (WIDTH, 0), (WIDTH, DEPTH), (0, DEPTH))
    assert half_table(WIDTH, DEPTH, (0, 0), 225) == ((0, 0), (0, 0), (0, 0))


def test_facings_are_found_to_the_degree() -> None:
    assert sectors(lambda facing: True) == ((0, 360),)
    assert sectors(lambda facing: False) == ()
    assert sectors(lambda facing: 47 <= facing <= 133) == ((47, 133),)
    assert sectors(lambda facing: facing <= 20 or facing >= 311 or 100 < facing < 140) == (
        (101, 139),
        (311, 20),
    )
