"""Rectangles that turn: distances, overlap, what a move or a turn passes over; exact and against shapely."""

from __future__ import annotations

from math import hypot

from hypothesis import assume, given
from hypothesis import strategies as st
from shapely import affinity
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon as Shape
from shapely.ops import unary_union

from escarmouche.space.rectangles import (
    Rectangle,
    convex_hull,
    degrees_of_turn,
    farthest,
    gap_of_polygons_at_most,
    gap_of_rectangles,
    gap_to_disc,
    gap_to_disc_at_most,
    inside_bounds,
    overlap,
    overlaps_disc,
    polygons_overlap,
    swept_by_move,
    swept_by_turn,
    turn_overlaps,
    turn_overlaps_disc,
)
from escarmouche.space.shapes import rectangle as upright

points = st.tuples(st.integers(0, 4000), st.integers(0, 4000))
rectangles = st.builds(Rectangle, points, st.integers(100, 900), st.integers(100, 900), st.integers(0, 359))
radii = st.integers(0, 400)
_ROUNDING = 1.5
"""Corners are rounded to whole hundredths, and so is a distance."""


def shape(rectangle: Rectangle) -> Shape:
    """The rectangle drawn by shapely from its exact corners."""
    (x, y), a, b = rectangle.centre, rectangle.half_length, rectangle.half_width
    box = Shape([(x - a, y - b), (x + a, y - b), (x + a, y + b), (x - a, y + b)])
    return affinity.rotate(box, rectangle.facing, origin=(x, y))


def test_a_rectangle_that_is_not_turned_has_its_own_corners() -> None:
    tank = Rectangle((1000, 2000), 700, 400)
    assert tank.outline == upright(300, 1600, 1700, 2400)
    assert sorted(tank.facing_to(90).outline.points) == sorted(upright(600, 1300, 1400, 2700).points)
    assert tank.at((0, 0)).outline == upright(-700, -400, 700, 400)
    assert tank.facing_to(450).facing == 90


def test_two_walkers_face_to_face_with_centres_27_cm_apart_stand_20_cm_apart() -> None:
    assert gap_of_rectangles(Rectangle((0, 0), 350, 350), Rectangle((2700, 0), 350, 350, 180)) == 2000


@given(rectangles, rectangles)
def test_distance_and_overlap_of_rectangles_are_those_of_shapely(a: Rectangle, b: Rectangle) -> None:
    one, two = shape(a), shape(b)
    assert abs(gap_of_rectangles(a, b) - one.distance(two)) <= 2 * _ROUNDING
    assert gap_of_rectangles(a, b) == gap_of_rectangles(b, a)
    exact_one, exact_two = Shape(a.outline.points), Shape(b.outline.points)
    assert abs(gap_of_rectangles(a, b) - exact_one.distance(exact_two)) <= 0.5 + 1e-6
    shared = exact_one.intersection(exact_two).area
    assume(shared == 0 or shared > 1e-6)
    assert overlap(a, b) == (shared > 0)


@given(rectangles, rectangles, st.integers(0, 3000))
def test_at_most_says_what_the_distance_says(a: Rectangle, b: Rectangle, limit: int) -> None:
    far = gap_of_rectangles(a, b)
    for n in (limit, far, far - 1):
        assert gap_of_polygons_at_most(a.outline, b.outline, n) == (far <= n)


@given(rectangles, points, radii)
def test_distance_and_overlap_with_a_disc_are_those_of_shapely(
    rectangle: Rectangle, centre: tuple[int, int], radius: int
) -> None:
    far = Shape(rectangle.outline.points).distance(Dot(centre))
    assert abs(gap_to_disc(rectangle, centre, radius) - max(0, far - radius)) <= 0.5 + 1e-6
    assume(abs(far - radius) > 1e-6)
    assert overlaps_disc(rectangle, centre, radius) == (far < radius)
    between = gap_to_disc(rectangle, centre, radius)
    assert gap_to_disc_at_most(rectangle, centre, radius, between)
    assert not gap_to_disc_at_most(rectangle, centre, radius, between - 1)


def test_touching_is_no_overlap_and_no_distance() -> None:
    a, b = Rectangle((0, 0), 500, 300), Rectangle((1000, 0), 500, 300)
    assert not overlap(a, b)
    assert gap_of_rectangles(a, b) == 0
    assert overlap(a, b.at((999, 0)))
    assert gap_of_rectangles(a, b.at((1001, 0))) == 1
    assert not overlaps_disc(a, (700, 0), 200)
    assert overlaps_disc(a, (699, 0), 200)


@given(rectangles, points)
def test_a_move_passes_over_the_hull_of_both_ends(rectangle: Rectangle, end: tuple[int, int]) -> None:
    swept = Shape(swept_by_move(rectangle, end).points)
    ends = [Shape(rectangle.outline.points), Shape(rectangle.at(end).outline.points)]
    assert swept.symmetric_difference(unary_union(ends).convex_hull).area <= 1e-6 * swept.area
    half = ((rectangle.centre[0] + end[0]) // 2, (rectangle.centre[1] + end[1]) // 2)
    middle = Shape(rectangle.at(half).outline.points)
    assert middle.difference(swept.buffer(2)).is_empty


@given(rectangles, st.integers(0, 359))
def test_a_turn_passes_over_all_between_and_nothing_beyond_the_corners(
    rectangle: Rectangle, facing: int
) -> None:
    swept = unary_union([Shape(piece.points) for piece in swept_by_turn(rectangle, facing)])
    degrees = degrees_of_turn(rectangle.facing, facing)
    assert degrees[-1] % 360 == facing
    assert len(degrees) <= 181
    for degree in degrees[:: max(1, len(degrees) // 5)]:
        assert shape(rectangle.facing_to(degree)).difference(swept.buffer(2)).is_empty
    far = max(hypot(x - rectangle.centre[0], y - rectangle.centre[1]) for x, y in swept.exterior.coords)
    assert far <= rectangle.reach


@given(rectangles, st.integers(0, 359), rectangles, radii)
def test_a_turn_meets_what_lies_in_its_sweep(
    rectangle: Rectangle, facing: int, other: Rectangle, radius: int
) -> None:
    swept = [Shape(piece.points) for piece in swept_by_turn(rectangle, facing)]
    shared = max(piece.intersection(Shape(other.outline.points)).area for piece in swept)
    assume(shared == 0 or shared > 1e-3)
    assert turn_overlaps(rectangle, facing, other.outline) == (shared > 0)
    near = min(piece.distance(Dot(other.centre)) for piece in swept)
    assume(abs(near - radius) > 1e-6)
    assert turn_overlaps_disc(rectangle, facing, other.centre, radius) == (near < radius)


def test_a_turn_goes_the_shorter_way() -> None:
    assert list(degrees_of_turn(350, 5)) == list(range(350, 366))
    assert list(degrees_of_turn(5, 350)) == list(range(5, -11, -1))
    assert degrees_of_turn(0, 180)[1] == 1
    assert list(degrees_of_turn(30, 30)) == [30]
    assert [piece.points for piece in swept_by_turn(Rectangle((0, 0), 5, 3), 0)] == [
        Rectangle((0, 0), 5, 3).outline.points
    ]


def test_a_long_tank_turned_at_the_end_of_its_way_gets_farther() -> None:
    start = Rectangle((0, 0), 700, 400)
    straight, across = start.at((0, 2000)), start.at((0, 2000)).facing_to(90)
    assert farthest(straight.outline, start.outline) == 2000
    assert farthest(across.outline, start.outline) == 2300


def test_what_lies_on_the_table_and_the_hull_of_points() -> None:
    assert inside_bounds(Rectangle((700, 400), 700, 400).outline, 1400, 800)
    assert not inside_bounds(Rectangle((699, 400), 700, 400).outline, 1400, 800)
    assert convex_hull([(0, 0), (4, 0), (2, 1), (4, 4), (0, 4), (2, 0)]) == upright(0, 0, 4, 4)
    assert polygons_overlap(upright(0, 0, 4, 4), upright(3, 3, 9, 9))
