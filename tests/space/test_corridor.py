"""The ground between two groups."""

from __future__ import annotations

from shapely.geometry import Point as Dot
from shapely.geometry import Polygon as Shape

from escarmouche.space.corridor import corridor, in_corridor
from escarmouche.space.shapes import Point

LINE = [-375, -125, 125, 375]


def line_of_bases(x: int, turned: bool = False) -> list[tuple[Point, int]]:
    """Four bases of 2.5 cm side by side: 10 cm wide."""
    return [((5000 + y, x) if turned else (x, 5000 + y), 125) for y in LINE]


def test_ten_wide_thirty_apart() -> None:
    quad = corridor(line_of_bases(1000), (1000, 5000), line_of_bases(4000), (4000, 5000))
    assert quad == ((1000, 5500), (1000, 4500), (4000, 4500), (4000, 5500))
    assert in_corridor(quad, (2500, 5000))
    assert in_corridor(quad, (2500, 5500))
    assert not in_corridor(quad, (2500, 5600))
    assert not in_corridor(quad, (4200, 5000))
    assert not in_corridor(quad, (900, 5000))


def test_the_corridor_turns_with_the_axis() -> None:
    quad = corridor(line_of_bases(1000, True), (5000, 1000), line_of_bases(4000, True), (5000, 4000))
    assert quad == ((4500, 1000), (5500, 1000), (5500, 4000), (4500, 4000))
    slanted = corridor([((1000, 1000), 100)], (1000, 1000), [((4000, 5000), 200)], (4000, 5000))
    assert slanted == ((920, 1060), (1080, 940), (4160, 4880), (3840, 5120))


def test_a_corridor_is_the_polygon_of_its_corners() -> None:
    quad = corridor(
        line_of_bases(1000), (1000, 5125), [((3000, 7000), 125), ((3300, 6800), 200)], (3000, 7000)
    )
    shape = Shape(quad)
    for x in range(800, 3600, 130):
        for y in range(4000, 7600, 170):
            assert in_corridor(quad, (x, y)) == shape.covers(Dot(x, y))


def test_leaders_in_one_place_still_make_a_corridor() -> None:
    assert len(corridor([((0, 0), 100)], (0, 0), [((0, 0), 100)], (0, 0))) == 4
