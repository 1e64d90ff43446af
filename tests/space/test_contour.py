"""Outlines of areas that are known only by asking."""

from __future__ import annotations

from math import hypot, pi

from escarmouche.space.contour import rings
from escarmouche.space.shapes import Point, Polygon

BOX = (0, 0, 3000, 2500)


def disc(centre: Point, radius: int, at: Point) -> bool:
    return (at[0] - centre[0]) ** 2 + (at[1] - centre[1]) ** 2 <= radius * radius


def test_a_disc_has_its_area_and_every_corner_lies_on_it() -> None:
    (ring,) = rings(lambda at: disc((1400, 1200), 1000, at), BOX)
    assert abs(Polygon(ring).area2 / 2 / (pi * 1000 * 1000) - 1) < 0.005
    for x, y in ring:
        assert 998 <= hypot(x - 1400, y - 1200) <= 1000


def test_holes_are_rings_of_their_own() -> None:
    found = rings(lambda at: disc((1400, 1200), 1000, at) and not disc((1400, 1200), 400, at), BOX)
    assert sorted(round(Polygon(ring).area2 / 2 / pi / 10000) for ring in found) == [16, 100]


def test_several_parts_touch_the_edge_of_the_box() -> None:
    found = rings(lambda at: disc((0, 0), 500, at) or disc((3000, 2500), 500, at), BOX)
    assert len(found) == 2
    for ring in found:
        assert all(0 <= x <= 3000 and 0 <= y <= 2500 for x, y in ring)
        assert abs(Polygon(ring).area2 / 2 / (pi * 500 * 500 / 4) - 1) < 0.02


def test_everything_and_nothing() -> None:
    (whole,) = rings(lambda at: True, BOX)
    assert Polygon(whole).area2 == 2 * 3000 * 2500
    assert rings(lambda at: False, BOX) == ()


def test_a_gap_narrower_than_the_lattice_is_found_where_it_is_looked_for() -> None:
    def slit(at: Point) -> bool:
        return 930 <= at[0] <= 960 and 700 <= at[1] <= 1800

    assert rings(slit, BOX) == ()
    assert rings(slit, BOX, [(950, 750)])


def test_corners_that_meet_are_told_apart_by_their_middle() -> None:
    def board(at: Point) -> bool:
        return (at[0] < 1525) == (at[1] < 1225)

    found = rings(board, BOX)
    area = sum(Polygon(ring).area2 for ring in found) / 2
    assert abs(area - (1525 * 1225 + (3000 - 1525) * (2500 - 1225))) < 20_000
