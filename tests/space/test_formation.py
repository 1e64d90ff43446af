"""Placing groups of discs and checking that they hold together."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from escarmouche.space.formation import in_formation, spots_around
from escarmouche.space.shapes import Point, discs_overlap, gap, gap_at_most


@given(
    st.integers(100, 300),
    st.integers(1, 14),
    st.integers(0, 500),
    st.integers(0, 1500),
    st.integers(0, 10**6),
    st.booleans(),
)
def test_places_hold_together(
    radius: int, count: int, spacing: int, reach: int, salt: int, aimed: bool
) -> None:
    centre = (5000, 5000)

    def free(spot: Point) -> bool:
        return hash((spot, salt)) % 5 > 0

    prefer = (9000, 4000) if aimed else None
    spots = spots_around(centre, radius, count, spacing, free, prefer=prefer, reach=reach)
    assert len(spots) <= count
    standing = [centre]
    for spot in spots:
        assert free(spot)
        assert gap_at_most(centre, radius, spot, radius, reach)
        assert any(gap_at_most(spot, radius, other, radius, spacing) for other in standing)
        assert not any(discs_overlap(spot, radius, other, radius) for other in standing)
        standing.append(spot)


def test_an_open_table_has_room_for_ten() -> None:
    spots = spots_around((5000, 5000), 125, 9, 250, lambda _: True, reach=1000)
    assert len(spots) == 9
    assert spots_around((5000, 5000), 125, 0, 250, lambda _: True, reach=1000) == ()
    assert spots_around((5000, 5000), 125, 9, 250, lambda _: False, reach=1000) == ()


def test_preference_and_a_bigger_centre() -> None:
    east = spots_around((5000, 5000), 125, 3, 250, lambda _: True, prefer=(9000, 5000), reach=1000)
    assert all(x > 5000 for x, _ in east)
    round_a_big_one = spots_around((5000, 5000), 125, 6, 100, lambda _: True, reach=300, centre_radius=400)
    assert len(round_a_big_one) == 6
    assert all(gap((5000, 5000), 400, spot, 125) <= 300 for spot in round_a_big_one)
    assert not any(discs_overlap((5000, 5000), 400, spot, 125) for spot in round_a_big_one)


def test_who_is_out_of_formation() -> None:
    near, chained, far, apart = ((250, 0), 125), ((600, 0), 125), ((2000, 0), 125), ((0, 900), 125)
    assert in_formation((0, 0), 125, [], 1000, 250) == ()
    assert in_formation((0, 0), 125, [near, chained], 1000, 250) == ()
    assert in_formation((0, 0), 125, [near, chained, far], 1000, 250) == (2,)
    assert in_formation((0, 0), 125, [near, apart], 1000, 250) == (1,)
    assert in_formation((0, 0), 125, [((700, 0), 125), ((950, 0), 125)], 1000, 250) == (-1,)
    assert in_formation((0, 0), 125, [((500, 0), 125)], 1000, 250) == ()
    assert in_formation((0, 0), 125, [((501, 0), 125)], 1000, 250) == (-1, 0)
