"""Lines past blocks and into areas: exact cases, and against shapely on random ones."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import assume, given
from hypothesis import strategies as st
from shapely.geometry import LineString
from shapely.geometry import Polygon as Shape

from escarmouche.space.rectangles import Rectangle
from escarmouche.space.shapes import Polygon, rectangle
from escarmouche.space.straight_lines import (
    Area,
    Block,
    End,
    Spot,
    any_open,
    box_of,
    boxes_meet,
    crosses,
    looks_through,
    passes,
    stopped,
    stretch,
)

spots = st.tuples(st.integers(0, 6000), st.integers(0, 6000), st.integers(0, 1500))
outlines = st.builds(
    Rectangle,
    st.tuples(st.integers(500, 5500), st.integers(500, 5500)),
    st.integers(50, 1500),
    st.integers(50, 1500),
    st.integers(0, 359),
).map(lambda r: r.outline)
WALL = Block(rectangle(1000, 0, 1100, 2000), 0, 500)


def test_a_line_that_only_touches_is_stopped() -> None:
    assert stopped(WALL, (0, 2000, 100), (3000, 2000, 100))
    assert not stopped(WALL, (0, 2001, 100), (3000, 2001, 100))
    assert stopped(WALL, (0, 500, 500), (3000, 500, 500))
    assert not stopped(WALL, (0, 500, 501), (3000, 500, 501))
    assert stopped(WALL, (1100, 3000, 100), (1100, 2000, 100))


def test_a_line_passes_over_and_under() -> None:
    assert not stopped(WALL, (0, 500, 300), (1500, 500, 1200))  # 900 high at the wall
    hull = Block(rectangle(1000, 0, 1100, 2000), 1200, 1500)
    assert not stopped(hull, (0, 500, 300), (3000, 500, 300))
    assert stopped(hull, (0, 500, 300), (2000, 500, 2300))
    assert any_open([(0, 500, 100), (0, 500, 600)], [(3000, 500, 600)], [WALL])
    assert not any_open([(0, 500, 100)], [(3000, 500, 100)], [WALL])


@given(outlines, spots, spots)
def test_the_stretch_inside_is_that_of_shapely(outline: Polygon, a: Spot, b: Spot) -> None:
    line = LineString([a[:2], b[:2]])
    assume(line.length > 1)
    inside = line.intersection(Shape(outline.points))
    part = stretch(outline, a[:2], b[:2])
    if part is None:
        assert inside.length < 1e-6
        return
    share = Fraction(part[2], part[3]) - Fraction(part[0], part[1])
    assert abs(float(share) * line.length - inside.length) < 1e-6 * (1 + line.length)


@given(outlines, spots, spots, st.integers(0, 1000))
def test_a_block_stops_what_comes_below_its_top(outline: Polygon, a: Spot, b: Spot, top: int) -> None:
    line = LineString([a[:2], b[:2]])
    assume(line.length > 1)
    inside = line.intersection(Shape(outline.points))
    assume(inside.is_empty or inside.length > 1)
    heights = []
    if not inside.is_empty:
        for x, y in inside.coords:
            along = ((x - a[0]) ** 2 + (y - a[1]) ** 2) ** 0.5 / line.length
            heights.append(a[2] + along * (b[2] - a[2]))
    assume(not heights or abs(min(heights) - top) > 1e-3)
    assert stopped(Block(outline, 0, top), a, b) == bool(heights and min(heights) <= top)
    assert stopped(Block(outline, 0, top), a, b) == stopped(Block(outline, 0, top), b, a)


WOOD = Area(rectangle(5000, 0, 9000, 4000), 1000, 1000, 3000)
EDGE = End(125, 6000)
"""A base of 2.5 cm at the end of a line of 60 cm."""


@given(outlines, spots, spots, st.integers(0, 900), st.integers(0, 900))
def test_a_line_passes_the_hurdles_that_do_not_stop_it(
    outline: Polygon, a: Spot, b: Spot, bottom: int, top: int
) -> None:
    part = stretch(outline, a[:2], b[:2])
    hurdles = [(*part, bottom, top)] if part is not None else []
    assert passes(hurdles, a[2], b[2]) is not stopped(Block(outline, bottom, top), a, b)


def test_an_area_is_looked_into_ten_centimetres_from_its_edge() -> None:
    low = 150
    assert looks_through(WOOD, (0, 2000, low), (6025, 2000, low), last=End(125, 6025))  # 9 cm inside
    assert not looks_through(WOOD, (0, 2000, low), (6226, 2000, low), last=End(125, 6226))  # 11 cm inside
    assert looks_through(WOOD, (4075, 2000, low), (6225, 2000, low), End(125, 2150), End(125, 2150))
    assert looks_through(WOOD, (0, 2000, 1001), (6225, 2000, 1001))  # over the trees
    assert looks_through(WOOD, (0, 4000, low), (4999, 4000, low))


def test_both_edges_of_an_area_that_is_looked_through_must_be_near_an_end() -> None:
    strip = Area(rectangle(5000, 0, 5500, 4000), 1000, 1000, 3000)
    assert looks_through(strip, (4500, 2000, 150), (9000, 2000, 150))
    assert not looks_through(strip, (3900, 2000, 150), (9000, 2000, 150))
    assert looks_through(strip, (4000, 2000, 150), (6500, 2000, 150))
    assert not looks_through(strip, (4000, 2000, 150), (6501, 2000, 150))


def test_inside_an_area_sight_ends_beyond_its_depth() -> None:
    assert looks_through(WOOD, (5500, 2000, 150), (8500, 2000, 150))
    assert not looks_through(WOOD, (5500, 2000, 150), (8501, 2000, 150))
    assert looks_through(WOOD, (5500, 2000, 150), (8750, 2000, 150), End(125, 3250), End(125, 3250))
    deep = Area(rectangle(5000, 0, 8500, 4000), 1000, 1000, 3000)
    assert not looks_through(deep, (4500, 2000, 150), (9000, 2000, 150))
    assert crosses(deep, (4500, 5000, 150), (9000, 5000, 150)) is None


@given(outlines, spots, spots)
def test_looking_is_the_same_both_ways(outline: Polygon, a: Spot, b: Spot) -> None:
    assume(a[:2] != b[:2])
    area = Area(outline, 1000, 1000, 3000)
    assert looks_through(area, a, b, EDGE, End()) == looks_through(area, b, a, End(), EDGE)


def test_boxes() -> None:
    assert box_of((3, 9), (1, 20), 2) == (-1, 7, 5, 22)
    assert boxes_meet((0, 0, 2, 2), (2, 2, 3, 3))
    assert not boxes_meet((0, 0, 2, 2), (3, 0, 4, 2))
