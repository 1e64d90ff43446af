"""Ready-made moves and arrivals on open ground, where everyone can say exactly where they end."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest

from escarmouche.games.trauma import arrivals, drafts, landing
from escarmouche.games.trauma.entry import why_not_arrive
from escarmouche.games.trauma.table import RESERVE, Point, Table, Zone

from .tables import Squad, table_of, wall

Place = tuple[int, int]
EAST, WEST = (
    Zone("east", "neutral", (9000, 4000), (9000, 8000)),
    Zone("west", "neutral", (0, 4000), (0, 8000)),
)
SOUTH, NORTH = (Zone(n, "access", (3000, y), (6000, y), "one") for n, y in (("south", 0), ("north", 12000)))


def alone(at: Place, *more: Squad, profiles: str = "marine", **values: Any) -> Table:
    """One figure with its card up, enemies as given."""
    turn = {"unit": "one1", "zones": (EAST, WEST, SOUTH, NORTH), **values.pop("turn", {})}
    return table_of(Squad("one1", "one", at, profiles, 1, **values), *more, turn=turn, pieces=PIECES)


PIECES = (
    wall("block", 1800, 5000, 2200, 5400, 300, kind="crates"),
    wall("other", 1000, 3600, 1400, 4000, 300, kind="crates"),
)


def offered(table: Table) -> dict[str, Any]:
    return dict(zip(drafts.draft_names(table, "one1"), drafts.move_drafts(table, "one1"), strict=True))


def end(value: Any) -> Place:
    """Where the first figure of an answer ends."""
    found: Place = value[0][1][-1]
    return found


# -- moves -------------------------------------------------------------------------------------------------


def test_move_02_the_eight_directions_take_the_whole_movement() -> None:
    found = offered(alone((5000, 6000)))
    assert {name: end(found[name]) for name in drafts.COMPASS} == {
        "east": (6200, 6000),
        "north-east": (5840, 6840),
        "north": (5000, 7200),
        "north-west": (4160, 6840),
        "west": (3800, 6000),
        "south-west": (4160, 5160),
        "south": (5000, 4800),
        "south-east": (5840, 5160),
    }


def test_move_03_nobody_is_sent_over_the_edge() -> None:
    found = offered(alone((8500, 11500)))
    assert end(found["east"]) == (8875, 11500)
    assert end(found["north"]) == (8500, 11875)
    assert end(found["north-east"]) == (8875, 11875)
    found = offered(alone((500, 500)))
    assert end(found["west"]) == (125, 500)
    assert end(found["south"]) == (500, 125)
    assert offered(alone((125, 6000)))["west"] == ()


def test_move_02_away_from_the_nearest_enemy_and_base_to_base_with_him() -> None:
    foes = [Squad("two1", "two", (5000, 8000), count=1), Squad("two2", "two", (5000, 3500), count=1)]
    found = offered(alone((5000, 7000), *foes))
    assert end(found["back"]) == (5000, 5800)
    assert end(found["charge:two1"]) == (5000, 7750)
    assert end(found["charge:two2"]) == (5000, 5800)


def test_move_02_charges_go_for_the_three_nearest() -> None:
    foes = [
        Squad(f"two{n}", "two", (5000 + x, 7000), count=1) for n, x in enumerate((3000, 1000, 2000, 500), 1)
    ]
    names = [name for name in offered(alone((5000, 5000), *foes)) if name.startswith("charge")]
    assert names == ["charge:two4", "charge:two2", "charge:two3"]


def test_move_02_in_contact_already_nobody_charges() -> None:
    assert offered(alone((5000, 5000), Squad("two1", "two", (5000, 5250), count=1)))["charge:two1"] == ()


def test_move_02_cover_is_behind_the_nearest_piece_that_hides() -> None:
    foe = Squad("two1", "two", (2000, 8000), count=1)
    found = offered(alone((2000, 4500), foe))
    assert end(found["cover"]) == (2000, 5200 - 200 - 125 - 60)
    assert offered(alone((6000, 4500), foe))["cover"] == ()


def test_move_02_toward_a_segment_and_no_farther_than_its_edge() -> None:
    turn = {"points": (Point("a", "access", "", "west"), Point("b", "drop", "block"), Point("c", "access"))}
    found = offered(alone((1000, 6000), turn=turn))
    assert end(found["toward:a"]) == (127, 6000)
    assert found["toward:c"] == ()  # a zone that is not there
    assert end(offered(alone((2500, 6000), turn=turn))["toward:a"]) == (1300, 6000)
    x, y = end(offered(alone((300, 8900), turn=turn))["toward:a"])
    assert x == 125  # the edge
    assert 126 <= hypot(x, y - 8000) <= 175
    assert end(offered(alone((2000, 6000), turn=turn))["toward:b"]) == (2000, 5527)
    assert end(offered(alone((2000, 6800), turn=turn))["toward:b"]) == (2000, 5600)
    assert offered(alone((2000, 5526), turn=turn))["toward:b"] == ()  # there already
    gone = {"points": (Point("b", "drop", "blown-up"),)}
    assert offered(alone((2000, 6000), turn=gone))["toward:b"] == ()


def test_move_02_vehicles_face_the_nearest_enemy() -> None:
    foes = [Squad("two1", "two", (5000, 9000), count=1), Squad("two2", "two", (9000, 5000), count=1)]
    found = offered(alone((5000, 6000), *foes, profiles="tank", entry="wheeled"))
    assert found["turn"] == (("one1a", (), 90),)
    assert found["north"] == (("one1a", ((5000, 7600),), 90),)
    assert offered(alone((5000, 6000), *foes))["north"][0][2] == -1


def test_move_03_a_leader_leans_aside_where_the_straight_way_is_closed() -> None:
    table = alone((2000, 3900))
    assert end(offered(table)["north"]) == (1493, 4986)  # 25 degrees aside, nearer than half of the way
    assert drafts.follow(table, "one1", (2000, 3900)) is None


def test_move_02_goals_within_reach_are_met_exactly() -> None:
    table = alone((5000, 6000))
    for goal in ((5001, 6000), (5300, 6400), (5720, 6960), (6200, 6000), (4280, 5040)):
        value = drafts.follow(table, "one1", goal)
        assert value
        assert end(value) == goal


def test_move_02_those_who_follow_keep_their_places_beside_the_leader() -> None:
    table = table_of(Squad("one1", "one", (5000, 6000), count=5))
    value = drafts.follow(table, "one1", (5300, 6900))
    assert value
    for id, path, _ in value:
        before = table.figures[id]
        assert path == ((before.x + 300, before.y + 900),)


def test_the_nearest_point_of_a_segment_and_of_a_piece() -> None:
    assert drafts.nearest_on_segment(WEST, (700, 5000)) == (0, 5000)
    assert drafts.nearest_on_segment(WEST, (700, 3000)) == (0, 4000)
    assert drafts.nearest_on_segment(WEST, (700, 9000)) == (0, 8000)
    assert drafts.nearest_on_segment(SOUTH, (4321, 99)) == (4321, 0)
    spot = Zone("spot", "neutral", (50, 60), (50, 60))
    assert drafts.nearest_on_segment(spot, (10, 10)) == (50, 60)
    square = PIECES[0].polygon
    assert drafts.nearest_point(square, (2000, 4000)) == (2000, 5000)
    assert drafts.nearest_point(square, (1700, 5700)) == (1800, 5400)
    assert drafts.nearest_point(square, (3000, 5100)) == (2200, 5100)


def test_the_nearest_enemy_is_found_by_his_leader() -> None:
    foes = [Squad("two1", "two", (5000, 9000), count=1), Squad("two2", "two", (7000, 6000), count=1)]
    assert drafts.nearest_foe(alone((5000, 6000), *foes), "one1", (5000, 6000)) == (7000, 6000)
    assert drafts.nearest_foe(alone((5000, 6000), *foes), "one1", (5000, 8000)) == (5000, 9000)
    assert drafts.nearest_foe(alone((5000, 6000)), "one1", (5000, 8000)) is None


# -- arrivals ----------------------------------------------------------------------------------------------


def arriving(way: str, *more: Squad, profiles: str = "marine", **values: Any) -> list[Any]:
    """What is offered to one figure that comes in."""
    turn = {"points": (Point("d", "drop", "block", "", "one"),), "step": "enter"}
    deploy = Zone("field", "deployment", (3000, 4000), (6000, 8200), "one")
    zones = (EAST, WEST, SOUTH, NORTH, deploy)
    table = alone((0, 0), *more, profiles=profiles, place=RESERVE, turn={**turn, "zones": zones}, **values)
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
    assert arrivals.start_of(table, SOUTH, (4000, 900), 125) == (4000, -125)
    assert arrivals.start_of(table, SOUTH, (100, 900), 125) == (3000, -125)
    assert arrivals.start_of(table, NORTH, (8000, 900), 300) == (6000, 12300)
    assert arrivals.start_of(table, WEST, (500, 500), 125) == (-125, 4000)
    assert arrivals.start_of(table, EAST, (500, 9000), 125) == (9125, 8000)
    begins = list(arrivals.starts(table, SOUTH, 125, 1200, (4500, 900)))
    assert begins == [(4500, -125), (4900, -125), (4100, -125)]
    assert list(arrivals.starts(table, SOUTH, 125, 1200, (4500, 1075))) == [(4500, -125)]
    assert list(arrivals.starts(table, SOUTH, 125, 1200, (4500, 1076))) == []


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
    assert arrivals.by_segment(SOUTH.a, SOUTH.b, start, to) is within
    turned = ((start[1], start[0]), (to[1], to[0]))
    assert arrivals.by_segment((0, 3000), (0, 6000), *turned) is within


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


# -- landings ----------------------------------------------------------------------------------------------


def test_cross_02_the_nearest_way_over_is_looked_for_first() -> None:
    low = wall("low", 3000, 6000, 7000, 6060, 150, kind="low_wall")
    for y, sign in ((5700, 1), (6360, -1)):
        table = table_of(Squad("one1", "one", (5000, y), count=1), pieces=(low,), turn={"unit": "one1"})
        first = next(landing.landings(table, "one1", landing.PieceObstacle(table.ground, "low")))
        assert first[0] == 5000
        assert 125 <= sign * (first[1] - (6060 if sign > 0 else 6000)) < 145


def test_cross_03_onto_a_top_as_deep_as_he_gets() -> None:
    top = wall("top", 4000, 6000, 6000, 8000, 300, "flat_top", kind="container")
    table = table_of(Squad("one1", "one", (5000, 5800), count=1), pieces=(top,), turn={"unit": "one1"})
    obstacle = landing.PieceObstacle(table.ground, "top")
    found = list(landing.landings(table, "one1", obstacle))
    assert found
    assert all(obstacle.carries(at, 125) for at in found)
    assert found[0][0] == 5000
    assert 6580 <= found[0][1] <= 6600  # half of 12 cm from the edge


def test_skill_10_how_long_a_line_runs_through_a_unit() -> None:
    discs = [((1000, 1000), 125), ((1400, 1000), 125)]
    links = [((1000, 1000), (1400, 1000))]
    assert landing.stretch((500, 1000), (2000, 1000), discs, [], 0) == 650
    assert landing.stretch((1000, 500), (1000, 2000), discs, [], 0) == 250
    assert landing.stretch((1200, 500), (1200, 2000), discs, [], 0) == -1
    assert landing.stretch((1200, 500), (1200, 2000), discs, links, 0) == 0
    assert landing.stretch((1125, 500), (1125, 2000), discs, [], 0) == -1
    assert landing.stretch((1125, 500), (1125, 2000), discs, [], 1) == 0
    assert landing.stretch((1000, 1000), (2000, 1000), discs, [], 0) == 525
    assert landing.stretch((1000, 1000), (1000, 1000), discs, links, 0) == -1
    assert landing.stretch((1075, 500), (1075, 2000), discs, [], 0) == 200
