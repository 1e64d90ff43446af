"""A bot's sense of the way: how far it is round walls and through doors, and what is in the way next."""

from __future__ import annotations

import pytest

from escarmouche.games.combat_zone.bot.navigation import along, length, next_hurdle, way_to
from escarmouche.space.terrain import Ground, Piece
from tests.games.combat_zone.tables import barricade, door, fence, rubble, table_of, wall

GOAL = (6100, 9100)
START = (6100, 3100)
LEFT, RIGHT = (0, 6000, 5800, 6060), (6300, 6000, 12000, 6060)
GAP = (5800, 6000, 6300, 6060)


def ground(*pieces: Piece) -> Ground:
    return table_of(pieces=pieces).ground


def far(*pieces: Piece) -> int:
    return length(way_to(ground(*pieces), (GOAL,)), START)


def barred(*pieces: Piece) -> tuple[Piece, ...]:
    """A wall across the table, with one gap in it."""
    return wall("l", *LEFT), wall("r", *RIGHT), *pieces


def test_the_way_over_open_ground_is_as_long_as_it_is() -> None:
    assert far() == 6000
    assert far(*barred()) == 6000, "through the gap"


def test_a_longer_way_is_taken_where_it_is_quicker() -> None:
    short = wall("l", 0, 6000, 5800, 6060), wall("r", 6300, 6000, 8000, 6060)
    shut, locked = far(*short, door("d", *GAP)), far(*short, door("d", *GAP, "locked"))
    assert shut < locked
    assert locked == far(*short, wall("w", *GAP)), "both go round the end of the wall"
    assert 6000 < locked < 6000 + 2 * 2400


def test_the_way_leads_to_the_nearest_of_several_places() -> None:
    way = way_to(ground(), (GOAL, (1100, 3100)))
    assert length(way, (2100, 3100)) == 1000
    assert length(way, (6100, 8100)) == 1000


def test_ways_are_kept_with_the_ground() -> None:
    small = table_of(size=(1600, 1600)).ground
    first = way_to(small, ((100, 100),))
    assert way_to(small, ((100, 100),)) is first
    for n in range(60):
        spot = 100 + 200 * (n % 8), 100 + 200 * (n // 8)
        assert length(way_to(small, (spot,)), spot) == 0


def test_a_walk_along_the_way_stops_before_what_must_be_opened_or_crossed() -> None:
    for piece, stops in (
        (door("d", *GAP), True), (barricade("b", *GAP), True), (door("d", *GAP, opened=True), False),
        (rubble("rough", *GAP), False),
    ):  # fmt: skip
        way = way_to(ground(*barred(piece)), (GOAL,))
        y = along(way, START, 5000)[1]
        assert (y < 6000) is stops, piece.id
        assert abs(along(way, START, 1000)[1] - START[1] - 1000) <= 100


@pytest.mark.parametrize(
    "piece", [door("x", *GAP), door("x", *GAP, "locked"), barricade("x", *GAP), fence("x", *GAP)]
)
def test_what_is_in_the_way_next_is_told_from_near_and_not_from_afar(piece: Piece) -> None:
    laid = ground(*barred(piece))
    way = way_to(laid, (GOAL,))
    assert next_hurdle(laid, way, (6100, 5500), 125) == "x"
    assert next_hurdle(laid, way, (6100, 5300), 125) == "x"
    assert next_hurdle(laid, way, (6100, 4500), 125) == "", "15 cm off"
    assert next_hurdle(laid, way, (6100, 6500), 125) == "", "it is behind"


def test_what_can_be_walked_through_is_no_hurdle() -> None:
    for piece in (door("x", *GAP, opened=True), rubble("x", *GAP)):
        laid = ground(*barred(piece))
        assert next_hurdle(laid, way_to(laid, (GOAL,)), (6100, 5700), 125) == ""


def test_a_door_goes_before_an_obstacle_beside_it() -> None:
    sill, leaf = barricade("sill", 5800, 6000, 6100, 6060), door("leaf", 6100, 6000, 6300, 6060)
    for pieces in ((sill, leaf), (leaf, sill)):
        laid = ground(*barred(*pieces))
        assert next_hurdle(laid, way_to(laid, (GOAL,)), (6100, 5700), 125) == "leaf"


def test_where_one_has_arrived_there_is_no_hurdle() -> None:
    laid = ground(*barred(door("x", *GAP)))
    assert next_hurdle(laid, way_to(laid, ((6100, 5900),)), (6100, 5900), 125) == ""
