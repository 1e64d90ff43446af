"""The convex hull of discs, against shapely."""

from __future__ import annotations

import random

import pytest
from shapely.geometry import Point as ShapelyPoint
from shapely.ops import unary_union

from escarmouche.space.hull import Hull, convex_ring


@pytest.mark.parametrize("seed", range(40))
def test_who_lies_in_it_as_shapely_says(seed: int) -> None:
    chance = random.Random(seed)
    radii = (125,) if seed % 2 else (125, 200, 450)
    discs = [
        ((chance.randrange(4000), chance.randrange(4000)), chance.choice(radii))
        for _ in range(chance.randrange(1, 12))
    ]
    hull = Hull(discs)
    area = unary_union([ShapelyPoint(at).buffer(radius, quad_segs=256) for at, radius in discs]).convex_hull
    for _ in range(60):
        at, radius = (chance.randrange(-500, 4500), chance.randrange(-500, 4500)), chance.choice(radii)
        gap = area.distance(ShapelyPoint(at)) - radius
        if abs(gap) > 1:  # nearer, shapely's arcs of many corners cannot tell
            assert hull.meets(at, radius) is (gap < 0)


def test_touching_from_outside_is_not_in_it() -> None:
    hull = Hull([((0, 0), 100), ((1000, 0), 100)])
    assert hull.meets((500, 199), 100)
    assert not hull.meets((500, 200), 100)
    assert not Hull([((0, 0), 100)]).meets((200, 0), 100)


def test_discs_of_two_sizes_have_slanting_sides() -> None:
    hull = Hull([((0, 0), 100), ((1000, 0), 500)])
    assert hull.meets((500, 300), 0)
    assert not hull.meets((500, 340), 0)


def test_the_ring_leaves_out_what_lies_on_a_side() -> None:
    assert convex_ring([(0, 0), (10, 0), (5, 0), (10, 10), (0, 10), (5, 5)]) == [
        (0, 0),
        (10, 0),
        (10, 10),
        (0, 10),
    ]
    assert len(Hull([((0, 0), 100), ((1000, 0), 100)]).outline()) > 8
