"""Distances, containment and lengths, exact and against shapely."""

from __future__ import annotations

import random
from fractions import Fraction
from math import cos, isqrt, radians, sin

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon as Shape

from escarmouche.space.shapes import (
    COSINES,
    SINES,
    Polygon,
    bearing,
    disc_inside_polygon,
    disc_overlaps_polygon,
    disc_polygon,
    discs_overlap,
    distance,
    gap,
    gap_at_most,
    gap_to_polygon,
    gap_to_polygon_at_most,
    gap_to_segment,
    in_half_plane,
    length_inside,
    onward,
    overlap_and_margin,
    path_length,
    rectangle,
    segment_hits_disc,
    segments_cross,
    strip,
    toward,
    turn_difference,
    turned_rectangle,
)
from tests.space.tables import random_footprint

coordinate = st.integers(0, 18000)
points = st.tuples(coordinate, coordinate)
radius = st.integers(0, 600)


@st.composite
def polygons(draw: st.DrawFn) -> Polygon:
    """Star-shaped polygons, often small, so that integer coincidences happen."""
    rng = random.Random(draw(st.integers(0, 10**6)))
    size = draw(st.sampled_from((6, 40, 800, 4000)))
    return Polygon(random_footprint(rng, 9000, 9000, size, draw(st.integers(3, 12))))


def near(polygon: Polygon) -> st.SearchStrategy[tuple[int, int]]:
    """Points in and round a polygon."""
    x0, y0, x1, y1 = polygon.box
    return st.tuples(st.integers(x0 - 9, x1 + 9), st.integers(y0 - 9, y1 + 9))


@given(points, radius, points, radius, st.integers(-2, 4000))
def test_the_test_without_a_root_is_the_same(
    a: tuple[int, int], ra: int, b: tuple[int, int], rb: int, more: int
) -> None:
    assert gap_at_most(a, ra, b, rb, more) == (gap(a, ra, b, rb) <= more)
    exact = gap(a, ra, b, rb)
    assert gap_at_most(a, ra, b, rb, exact)
    assert not gap_at_most(a, ra, b, rb, exact - 1)


def test_touching_is_not_overlap() -> None:
    assert not discs_overlap((0, 0), 100, (200, 0), 100)
    assert discs_overlap((0, 0), 100, (199, 0), 100)
    assert gap((0, 0), 100, (150, 0), 100) == 0
    assert distance((0, 0), (300, 400)) == 500


@given(polygons(), st.data())
def test_polygons_agree_with_shapely(polygon: Polygon, data: st.DataObject) -> None:
    shape = Shape(polygon.points)
    if not shape.is_valid:
        return
    at = data.draw(near(polygon))
    r = data.draw(st.integers(0, 300))
    assert polygon.contains(at) == shape.covers(Dot(at))
    assert (polygon.side(at) > 0) == shape.contains(Dot(at))
    assert polygon.area2 == round(2 * shape.area)
    real = shape.distance(Dot(at)) - r
    assert abs(gap_to_polygon(at, r, polygon) - max(0, real)) <= 0.5 + 1e-6
    limit = data.draw(st.integers(0, 300))
    assert gap_to_polygon_at_most(at, r, polygon, limit) == (gap_to_polygon(at, r, polygon) <= limit)
    inside, edge = shape.contains(Dot(at)), shape.exterior.distance(Dot(at))
    if abs(edge - r) > 1e-6:
        assert disc_overlaps_polygon(at, r, polygon) == (inside or edge < r)
        assert disc_inside_polygon(at, r, polygon) == (shape.covers(Dot(at)) and edge > r)


@given(polygons(), st.data())
def test_the_length_inside_agrees_with_shapely(polygon: Polygon, data: st.DataObject) -> None:
    shape = Shape(polygon.points)
    if not shape.is_valid:
        return
    a, b = data.draw(near(polygon)), data.draw(near(polygon))
    real = shapely.intersection(LineString([a, b]), shape).length
    assert abs(length_inside(a, b, polygon) - real) <= 0.5 + 1e-5
    assert length_inside(a, b, polygon) == length_inside(b, a, polygon)


@given(polygons(), st.data())
def test_a_margin_is_safe(polygon: Polygon, data: st.DataObject) -> None:
    at, r = data.draw(near(polygon)), data.draw(radius)
    over, margin = overlap_and_margin(at, r, polygon)
    assert over == disc_overlaps_polygon(at, r, polygon)
    if margin > 1:
        for turn in range(0, 360, 30):
            x, y = int((margin - 1) * cos(radians(turn))), int((margin - 1) * sin(radians(turn)))
            assert disc_overlaps_polygon((at[0] + x, at[1] + y), r, polygon) == over


def test_the_length_inside_of_plain_cases() -> None:
    square = rectangle(1000, 1000, 2000, 2000)
    assert length_inside((0, 1500), (3000, 1500), square) == 1000
    assert length_inside((0, 1000), (3000, 1000), square) == 1000
    assert length_inside((1200, 1500), (1700, 1500), square) == 500
    assert length_inside((0, 0), (900, 3000), square) == 0
    comb = Polygon(((0, 0), (500, 0), (500, 400), (400, 400), (400, 100), (100, 100), (100, 400), (0, 400)))
    assert length_inside((-100, 200), (900, 200), comb) == 200


@given(points, points, points, radius)
def test_segments_agree_with_shapely(
    a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], r: int
) -> None:
    real = LineString([a, b]).distance(Dot(c)) if a != b else Dot(a).distance(Dot(c))
    assert abs(gap_to_segment(c, r, a, b) - max(0, real - r)) <= 0.5 + 1e-6
    if abs(real - r) > 1e-6:
        assert segment_hits_disc(a, b, c, r) == (real < r)


@given(*[st.tuples(st.integers(0, 12), st.integers(0, 12))] * 4)
def test_proper_crossing_agrees_with_shapely(
    a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]
) -> None:
    if a == b or c == d:
        assert not segments_cross(a, b, c, d)
    else:
        one, other = LineString([a, b]), LineString([c, d])
        crossing = one.crosses(other) and not one.touches(other)
        ends = any(line.distance(Dot(p)) == 0 for line, p in ((one, c), (one, d), (other, a), (other, b)))
        assert segments_cross(a, b, c, d) == (crossing and not ends)


def test_a_path_of_exactly_twelve_is_twelve() -> None:
    assert path_length(((0, 0), (1200, 0))) == 1200
    assert path_length(((0, 0), (720, 960))) == 1200
    assert path_length(((0, 0), (300, 400), (300, 1100))) == 1200
    assert path_length(((0, 0), (1200, 1))) == 1201
    assert path_length(((0, 0), (600, 1), (1200, 0))) == 1201
    assert path_length(((5, 5),)) == 0


@given(points, points, st.integers(0, 6000))
def test_toward_never_goes_too_far(a: tuple[int, int], b: tuple[int, int], length: int) -> None:
    end = toward(a, b, length)
    assert path_length((a, end)) <= length
    if a != b:
        assert distance(a, end) >= length - 2


def test_facings() -> None:
    assert bearing((0, 0), (10, 0)) == 0
    assert bearing((0, 0), (0, 10)) == 90
    assert bearing((0, 0), (-10, -10)) == 225
    assert turn_difference(350, 20) == 30
    assert turn_difference(0, 180) == 180
    assert in_half_plane((100, 100), 45, (0, 200))
    assert in_half_plane((100, 100), 90, (5000, 100))
    assert not in_half_plane((100, 100), 90, (5000, 99))


@pytest.mark.parametrize("facing", range(360))
def test_no_point_of_a_table_is_nearer_to_the_line_than_the_rounding(facing: int) -> None:
    """The nearest misses are the best fractions for the slope; the table must tell their side."""
    if facing % 45 == 0:
        return
    c, s = abs(COSINES[facing]), abs(SINES[facing])
    slope = Fraction(min(c, s), max(c, s))
    before, last = (0, 1), (1, 0)
    rest = slope
    while last[1] <= 40000:
        whole = rest.numerator // rest.denominator
        before, last = last, (whole * last[0] + before[0], whole * last[1] + before[1])
        x, y = last
        if x <= 40000 and y <= 40000 and (x or y):
            assert abs(x * max(c, s) - y * min(c, s)) > 100 * (x + y)
        if rest == whole:
            break
        rest = 1 / (rest - whole)


def test_the_tables_of_cosines_are_right() -> None:
    assert all(abs(COSINES[d] / 10**14 - cos(radians(d))) < 1e-14 for d in range(360))
    assert all(abs(SINES[d] / 10**14 - sin(radians(d))) < 1e-14 for d in range(360))
    assert COSINES[90] == SINES[0] == SINES[180] == 0
    assert COSINES[45] == SINES[45] == SINES[135] == -COSINES[135]
    assert COSINES[60] == SINES[30] == 5 * 10**13


def test_made_polygons() -> None:
    assert hash(rectangle(0, 0, 10, 20)) == hash(Polygon(((0, 0), (10, 0), (10, 20), (0, 20))))
    assert turned_rectangle((1000, 1000), 400, 200, 90).box == (900, 800, 1100, 1200)
    assert rectangle(0, 0, 10, 20).centroid == (5, 10)
    ring = disc_polygon((5000, 5000), 333)
    assert len(ring.points) == 16
    assert all(isqrt((x - 5000) ** 2 + (y - 5000) ** 2 - 1) < 333 for x, y in ring.points)
    assert Polygon(((0, 0), (0, 10), (10, 0))).points == ((10, 0), (0, 10), (0, 0))
    with pytest.raises(ValueError, match="three points"):
        Polygon(((0, 0), (1, 1)))


@pytest.mark.parametrize(
    ("heading", "end"),
    [(0, (1100, 2000)), (90, (1000, 2100)), (180, (900, 2000)), (-90, (1000, 1900)), (405, (1070, 2070))],
)
def test_onward_is_so_far_in_a_direction(heading: int, end: tuple[int, int]) -> None:
    assert onward((1000, 2000), heading, 100) == end
    assert onward((1000, 2000), heading, 0) == (1000, 2000)
    assert 0 <= 123_456 - distance((1000, 2000), onward((1000, 2000), heading, 123_456)) <= 1


def test_a_strip_lies_along_its_line_and_has_no_corners_without_length() -> None:
    assert strip((0, 0), (100, 0), 20) == ((0, -10), (100, -10), (100, 10), (0, 10))
    assert strip((0, 100), (0, 0), 40) == ((-20, 100), (-20, 0), (20, 0), (20, 100))
    assert strip((5, 5), (5, 5), 40) == ()
