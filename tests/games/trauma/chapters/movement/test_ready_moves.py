"""Ready-made Movements: legal, in formation, named, and going where they say (TR-MOVE-02, TR-ARMY-10)."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest

from escarmouche.engine.kinds import MOVED
from escarmouche.engine.referee import Referee
from escarmouche.games.company.chapters.movement.goals import COMPASS, nearest_point, on_segment
from escarmouche.games.company.chapters.movement.placements import put_down
from escarmouche.games.trauma.chapters.measuring import touches
from escarmouche.games.trauma.chapters.movement.displacement import breaks_formation
from escarmouche.games.trauma.chapters.movement.movement import why_not_paths
from escarmouche.games.trauma.chapters.movement.ready_moves import (
    follow,
    move_drafts,
    nearest_foe,
    ready_moves,
)
from escarmouche.games.trauma.table import Point, Table, Zone
from escarmouche.space.shapes import gap_to_polygon
from tests.games.trauma.tables import Squad, table_of, wall

PIECES = (
    wall("crates", 4000, 5200, 4400, 5500, 300, kind="crates"),
    wall("fence", 2500, 4600, 3400, 4660, 150, kind="low_wall"),
    wall("house", 5700, 3800, 5800, 4800),
    wall("hut", 3300, 3000, 3900, 3100),
)


def field(**values: Any) -> Table:
    turn = {
        "unit": "one1",
        "zones": (Zone("west-zone", "neutral", (0, 3000), (0, 6000)),),
    }
    values.setdefault("count", 6)
    return table_of(
        Squad("one1", "one", (4200, 4200), **values),
        Squad("one2", "one", (4200, 3500), count=4),
        Squad("two1", "two", (4600, 5000), count=5),
        Squad("two2", "two", (7000, 9000), count=5),
        pieces=PIECES,
        points=(Point("gamma", "gamma", piece="crates"), Point("west", "access", zone="west-zone")),
        turn=turn,
    )


UNITS: list[dict[str, Any]] = [
    {},
    {"gap": 150},
    {"count": 1},
    {"profiles": "tank", "entry": "wheeled", "count": 1},
    {"profiles": "walker", "entry": "walkers", "count": 2},
    {"profiles": "skimmer", "entry": "antigravs", "count": 2},
]


def after(table: Table, value: Any) -> Table:
    copy = table.copy()
    put_down(Referee(copy), "TR-ACTN-10", "one1", value, how=MOVED)
    return copy


@pytest.mark.parametrize("values", UNITS)
def test_move_02_every_draft_is_legal_and_keeps_formation(values: dict[str, Any]) -> None:
    table = field(**values)
    moving = 0
    for value in move_drafts(table, "one1"):
        assert why_not_paths(table, "one1", value) is None
        assert not breaks_formation(after(table, value), "one1")
        moving += bool(value)
    assert moving >= 5


def offered(table: Table) -> dict[str, Any]:
    """The ready-made Movements by what they are for."""
    courses = [ready.course.code() for ready in ready_moves(table, "one1")]
    return dict(zip(courses, move_drafts(table, "one1"), strict=True))


def test_move_02_every_ready_made_movement_says_what_it_is_for() -> None:
    courses = [ready.course.code() for ready in ready_moves(field(), "one1")]
    assert len(courses) == len(set(courses))
    assert courses[:5] == ["stay", "toward:gamma", "toward:west", "charge:two1", "toward:two1"]
    assert ready_moves(field(**UNITS[3]), "one1")[1].course.what == "turn"


def test_move_02_a_charge_ends_at_contact() -> None:
    table = field()
    assert not touches(table, "one1", "two1")
    assert touches(after(table, offered(table)["charge:two1"]), "one1", "two1")


def test_move_02_toward_a_point_ends_nearer_to_it() -> None:
    table = table_of(
        Squad("one1", "one", (4200, 4200), count=6),
        pieces=PIECES,
        points=(Point("gamma", "gamma", piece="crates"),),
    )
    moved = after(table, offered(table)["toward:gamma"]).figures["one1a"]
    polygon = table.ground.piece("crates").polygon
    assert gap_to_polygon((moved.x, moved.y), 125, polygon) <= 250


def test_move_02_stay_moves_nobody() -> None:
    assert move_drafts(field(), "one1")[0] == ()


def test_move_02_the_unit_follows_its_leader_as_near_to_the_goal_as_it_gets() -> None:
    table = table_of(Squad("one1", "one", (4200, 4200), count=6))
    value = follow(table, "one1", (4200, 9000))
    assert value
    assert why_not_paths(table, "one1", value) is None
    assert after(table, value).figures["one1a"].y == 5400
    near = follow(table, "one1", (4500, 4300))
    assert near
    assert (after(table, near).figures["one1a"].x, after(table, near).figures["one1a"].y) == (
        4500,
        4300,
    )


def test_move_03_the_leader_finds_a_way_round_an_obstacle() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 4000), count=2), pieces=(wall("house", 3500, 4300, 4200, 4400),)
    )
    value = follow(table, "one1", (4000, 4600))
    assert value
    assert why_not_paths(table, "one1", value) is None
    assert after(table, value).figures["one1a"].y > 4400


def test_army_10_a_scattered_unit_closes_up_when_it_moves() -> None:
    table = table_of(Squad("one1", "one", (0, 0), places=[(4000, 4000), (4300, 4000), (5000, 4000)], count=3))
    assert breaks_formation(table, "one1")
    value = follow(table, "one1", (4000, 4600))
    assert value
    assert not breaks_formation(after(table, value), "one1")


def test_shoot_50_the_drafts_of_a_unit_with_an_immobilised_vehicle_leave_it_alone() -> None:
    table = field(**UNITS[4])
    table.change("one1b", {"immobile": True})
    for value in move_drafts(table, "one1"):
        assert why_not_paths(table, "one1", value) is None
        assert all(id != "one1b" for id, _, _ in value)


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
    return table_of(squad, *more, turn=turn, pieces=BLOCKS, points=points)


BLOCKS = (
    wall("block", 1800, 5000, 2200, 5400, 300, kind="crates"),
    wall("other", 1000, 3600, 1400, 4000, 300, kind="crates"),
)


def end(value: Any) -> Place:
    """Where the first figure of an answer ends."""
    last: Place = value[0][1][-1]
    return last


def test_move_02_the_eight_directions_take_the_whole_movement() -> None:
    moves = offered(alone((5000, 6000)))
    assert {name: end(moves[name]) for name in COMPASS} == {
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
    moves = offered(alone((8500, 11500)))
    assert end(moves["east"]) == (8875, 11500)
    assert end(moves["north"]) == (8500, 11875)
    assert end(moves["north-east"]) == (8875, 11875)
    moves = offered(alone((500, 500)))
    assert end(moves["west"]) == (125, 500)
    assert end(moves["south"]) == (500, 125)
    assert offered(alone((125, 6000)))["west"] == ()


def test_move_02_away_from_the_nearest_enemy_and_base_to_base_with_him() -> None:
    foes = [Squad("two1", "two", (5000, 8000), count=1), Squad("two2", "two", (5000, 3500), count=1)]
    moves = offered(alone((5000, 7000), *foes))
    assert end(moves["back"]) == (5000, 5800)
    assert end(moves["charge:two1"]) == (5000, 7750)
    assert end(moves["toward:two2"]) == (5000, 5800)
    assert (moves["charge:two2"], moves["toward:two1"]) == ((), ())  # a charge that reaches nobody is none


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
    moves = offered(alone((2000, 4500), foe))
    assert end(moves["cover"]) == (2000, 5200 - 200 - 125 - 60)
    assert offered(alone((6000, 4500), foe))["cover"] == ()


def test_move_02_toward_a_segment_and_no_farther_than_its_edge() -> None:
    points = (Point("a", "access", zone="west"), Point("b", "drop", piece="block"), Point("c", "access"))
    moves = offered(alone((1000, 6000), points=points))
    assert end(moves["toward:a"]) == (127, 6000)
    assert moves["toward:c"] == ()  # a zone that is not there
    assert end(offered(alone((2500, 6000), points=points))["toward:a"]) == (1300, 6000)
    x, y = end(offered(alone((300, 8900), points=points))["toward:a"])
    assert x == 125  # the edge
    assert 126 <= hypot(x, y - 8000) <= 175
    assert end(offered(alone((2000, 6000), points=points))["toward:b"]) == (2000, 5527)
    assert end(offered(alone((2000, 6800), points=points))["toward:b"]) == (2000, 5600)
    assert offered(alone((2000, 5526), points=points))["toward:b"] == ()  # there already
    gone = (Point("b", "drop", piece="blown-up"),)
    assert offered(alone((2000, 6000), points=gone))["toward:b"] == ()


def test_move_02_vehicles_face_the_nearest_enemy() -> None:
    foes = [Squad("two1", "two", (5000, 9000), count=1), Squad("two2", "two", (9000, 5000), count=1)]
    moves = offered(alone((5000, 6000), *foes, profiles="tank", entry="wheeled"))
    assert moves["turn"] == (("one1a", (), 90),)
    assert moves["north"] == (("one1a", ((5000, 7600),), 90),)
    assert offered(alone((5000, 6000), *foes))["north"][0][2] == -1


def test_move_03_a_leader_leans_aside_where_the_straight_way_is_closed() -> None:
    table = alone((2000, 3900))
    assert end(offered(table)["north"]) == (1493, 4986)  # 25 degrees aside, nearer than half of the way
    assert follow(table, "one1", (2000, 3900)) is None


def test_move_02_goals_within_reach_are_met_exactly() -> None:
    table = alone((5000, 6000))
    for goal in ((5001, 6000), (5300, 6400), (5720, 6960), (6200, 6000), (4280, 5040)):
        value = follow(table, "one1", goal)
        assert value
        assert end(value) == goal


def test_move_02_those_who_follow_keep_their_places_beside_the_leader() -> None:
    table = table_of(Squad("one1", "one", (5000, 6000), count=5))
    value = follow(table, "one1", (5300, 6900))
    assert value
    for id, path, _ in value:
        before = table.figures[id]
        assert path == ((before.x + 300, before.y + 900),)


def test_the_nearest_point_of_a_segment_and_of_a_piece() -> None:
    assert on_segment((700, 5000), WEST.a, WEST.b) == (0, 5000)
    assert on_segment((700, 3000), WEST.a, WEST.b) == (0, 4000)
    assert on_segment((700, 9000), WEST.a, WEST.b) == (0, 8000)
    assert on_segment((4321, 99), SOUTH.a, SOUTH.b) == (4321, 0)
    spot = Zone("spot", "neutral", (50, 60), (50, 60))
    assert on_segment((10, 10), spot.a, spot.b) == (50, 60)
    square = BLOCKS[0].polygon
    assert nearest_point(square, (2000, 4000)) == (2000, 5000)
    assert nearest_point(square, (1700, 5700)) == (1800, 5400)
    assert nearest_point(square, (3000, 5100)) == (2200, 5100)


def test_the_nearest_enemy_is_found_by_his_leader() -> None:
    foes = [Squad("two1", "two", (5000, 9000), count=1), Squad("two2", "two", (7000, 6000), count=1)]
    assert nearest_foe(alone((5000, 6000), *foes), "one1", (5000, 6000)) == (7000, 6000)
    assert nearest_foe(alone((5000, 6000), *foes), "one1", (5000, 8000)) == (5000, 9000)
    assert nearest_foe(alone((5000, 6000)), "one1", (5000, 8000)) is None
