"""Ready-made arrivals, on open ground where everyone can say exactly where they end (TR-TABLE-03 to 07)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.company.chapters.movement import edges
from escarmouche.games.trauma.chapters.movement import arrivals
from escarmouche.games.trauma.chapters.movement.entry import why_not_arrive
from escarmouche.games.trauma.table import RESERVE, Point, Table, Zone
from tests.games.trauma.tables import Squad, table_of, wall

Place = tuple[int, int]

EAST, WEST = (
    Zone("east", "neutral", (9000, 4000), (9000, 8000)),
    Zone("west", "neutral", (0, 4000), (0, 8000)),
)

SOUTH, NORTH = (Zone(n, "access", (3000, y), (6000, y), "one") for n, y in (("south", 0), ("north", 12000)))


def alone(at: Place, *more: Squad, profiles: str = "marine", **values: Any) -> Table:
    """One figure with its card up, enemies as given."""
    turn = {"unit": "one1", "zones": (EAST, WEST, SOUTH, NORTH), **values.pop("turn", {})}
    points = values.pop("points", ())
    squad = Squad("one1", "one", at, profiles, 1, **values)
    return table_of(squad, *more, turn=turn, pieces=PIECES, points=points)


PIECES = (
    wall("block", 1800, 5000, 2200, 5400, 300, kind="crates"),
    wall("other", 1000, 3600, 1400, 4000, 300, kind="crates"),
)


def end(value: Any) -> Place:
    """Where the first figure of an answer ends."""
    found: Place = value[0][1][-1]
    return found


def arriving(way: str, *more: Squad, profiles: str = "marine", **values: Any) -> list[Any]:
    """What is offered to one figure that comes in."""
    points = (Point("d", "drop", piece="block", side="one"),)
    deploy = Zone("field", "deployment", (3000, 4000), (6000, 8200), "one")
    zones = (EAST, WEST, SOUTH, NORTH, deploy)
    turn = {"step": "enter", "zones": zones}
    table = alone((0, 0), *more, profiles=profiles, place=RESERVE, points=points, turn=turn, **values)
    return list(arrivals.entry_drafts(table, "one1", way, lambda v: why_not_arrive(table, "one1", way, v)))


ACROSS = [4500, 3750, 5250, 3250, 5750, 4000, 5000, 3500, 5500]


@pytest.mark.parametrize(("way", "edge", "inward"), [("south", 0, 1), ("north", 12000, -1)])
def test_table_04_a_figure_comes_straight_in_far_half_way_and_just_so(
    way: str, edge: int, inward: int
) -> None:
    made = arriving(f"access:{way}")
    assert [value[0][1] for value in made] == [
        ((x, edge - 125 * inward), (x, edge + depth * inward))
        for depth in (1075, 600, 127, 900)
        for x in ACROSS
    ]


@pytest.mark.parametrize(("way", "edge", "inward"), [("west", 0, 1), ("east", 9000, -1)])
def test_table_04_from_the_sides_as_well(way: str, edge: int, inward: int) -> None:
    made = arriving(f"access:{way}")
    along = [6000, 5000, 7000, 4333, 7666, 5333, 6666, 4666, 7333]
    assert [value[0][1] for value in made[:9]] == [
        ((edge - 125 * inward, y), (edge + 1075 * inward, y)) for y in along
    ]


def test_table_04_who_finds_no_other_way_in_looks_for_a_gap() -> None:
    walls = (wall("w", 2000, 0, 4560, 400, 300), wall("e", 4840, 0, 7000, 400, 300))
    turn = {"unit": "one1", "zones": (SOUTH,), "step": "enter"}
    table = table_of(Squad("one1", "one", (0, 0), count=1, place=RESERVE), turn=turn, pieces=walls)
    made = arrivals.entry_drafts(
        table, "one1", "access:south", lambda v: why_not_arrive(table, "one1", "access:south", v)
    )
    assert list(made.legal()) == []
    assert made[0] == made[35] == (("one1a", ((4700, -125), (4700, 1075)), -1),)
    closed = (wall("w", 2000, 0, 7000, 400, 300),)
    table = table_of(Squad("one1", "one", (0, 0), count=1, place=RESERVE), turn=turn, pieces=closed)
    made = arrivals.entry_drafts(
        table, "one1", "access:south", lambda v: why_not_arrive(table, "one1", "access:south", v)
    )
    assert made[0] == ()


def test_table_03_where_an_entry_begins() -> None:
    table = alone((0, 0))
    assert edges.start_of(table.ground, SOUTH, (4000, 900), 125) == (4000, -125)
    assert edges.start_of(table.ground, SOUTH, (100, 900), 125) == (3000, -125)
    assert edges.start_of(table.ground, NORTH, (8000, 900), 300) == (6000, 12300)
    assert edges.start_of(table.ground, WEST, (500, 500), 125) == (-125, 4000)
    assert edges.start_of(table.ground, EAST, (500, 9000), 125) == (9125, 8000)
    begins = list(edges.starts(table.ground, SOUTH, 125, 1200, (4500, 900)))
    assert begins == [(4500, -125), (4900, -125), (4100, -125)]
    assert list(edges.starts(table.ground, SOUTH, 125, 1200, (4500, 1075))) == [(4500, -125)]
    assert list(edges.starts(table.ground, SOUTH, 125, 1200, (4500, 1076))) == []


@pytest.mark.parametrize(
    ("start", "to", "within"),
    [
        ((3000, -100), (3000, 100), True),
        ((2999, -100), (2999, 100), False),
        ((2900, -100), (3100, 100), True),
        ((2899, -100), (3100, 100), False),
        ((6100, 100), (5900, -100), True),
        ((6101, 100), (5900, -100), False),
        ((4000, -100), (5000, -100), False),
    ],
)
def test_table_03_a_leg_crosses_the_edge_inside_the_segment(start: Place, to: Place, within: bool) -> None:
    assert edges.by_segment(SOUTH.a, SOUTH.b, start, to) is within
    turned = ((start[1], start[0]), (to[1], to[0]))
    assert edges.by_segment((0, 3000), (0, 6000), *turned) is within


def test_table_06_deployment_is_offered_all_over_the_zone() -> None:
    xs, ys = [4500, 3500, 5500, 4000, 5000], [6100, 4700, 7500, 5400, 6800]
    assert [end(value) for value in arriving("deploy")] == [(x, y) for x in xs for y in ys]


def test_table_07_a_drop_lands_at_the_sides_of_the_piece() -> None:
    made = [end(value) for value in arriving("drop:d")]
    assert made[:4] == [(2000, 4855), (2345, 5200), (2000, 5545), (1655, 5200)]
    assert made[4:8] == [(1655, 4928), (2345, 4928), (2345, 5472), (1655, 5472)]
    assert made[8] == made[0]  # nobody lands in the middle of the crates


def test_skill_06_beside_a_friend_at_contact_on_its_outer_sides() -> None:
    """Offered to a unit with Guerilla: away from the middle of the friends first."""
    friends = Squad("one2", "one", (0, 0), places=[(5000, 9000), (5300, 9300)], count=2)
    step = 125 + 125 + 250 - 20
    made = [end(value) for value in arriving("guerilla:one2", friends, entry="guerilla")]
    assert made == [
        (5000 - step, 9000), (5000, 9000 - step), (5000, 9000 + step),
        (5300 + step, 9300), (5300, 9300 + step), (5300, 9300 - step),
    ]  # fmt: skip


def test_a_vehicle_comes_in_facing_the_enemy_or_the_middle() -> None:
    made = arriving("access:south", profiles="tank", entry="wheeled")
    assert made[0] == (("one1a", ((4500, -300), (4500, 1300)), 90),)
    foe = Squad("two1", "two", (8500, 1300), count=1)
    assert arriving("access:south", foe, profiles="tank", entry="wheeled")[0][0][2] == 0
