"""Ready-made Movements: legal, in formation, named, and going where they say (TR-MOVE-02, TR-ARMY-10)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.referee import Referee
from escarmouche.games.trauma.displacement import breaks_formation, put_down
from escarmouche.games.trauma.drafts import draft_names, follow, move_drafts
from escarmouche.games.trauma.field import touches
from escarmouche.games.trauma.movement import why_not_paths
from escarmouche.games.trauma.table import Point, Table, Zone
from escarmouche.space.shapes import gap_to_polygon

from .tables import Squad, table_of, wall

PIECES = (
    wall("crates", 4000, 5200, 4400, 5500, 300, kind="crates"),
    wall("fence", 2500, 4600, 3400, 4660, 150, kind="low_wall"),
    wall("house", 5700, 3800, 5800, 4800),
    wall("hut", 3300, 3000, 3900, 3100),
)


def field(**values: Any) -> Table:
    turn = {
        "unit": "one1",
        "points": (Point("gamma", "gamma", "crates"), Point("west", "access", "", "west-zone")),
        "zones": (Zone("west-zone", "neutral", (0, 3000), (0, 6000)),),
    }
    values.setdefault("count", 6)
    return table_of(
        Squad("one1", "one", (4200, 4200), **values),
        Squad("one2", "one", (4200, 3500), count=4),
        Squad("two1", "two", (4600, 5000), count=5),
        Squad("two2", "two", (7000, 9000), count=5),
        pieces=PIECES,
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
    put_down(Referee(copy), "TR-ACTN-10", "one1", value, moved=True)
    return copy


@pytest.mark.parametrize("values", UNITS)
def test_move_02_every_draft_is_legal_and_keeps_formation(values: dict[str, Any]) -> None:
    table = field(**values)
    drafts = move_drafts(table, "one1")
    moving = 0
    for value in drafts:
        assert why_not_paths(table, "one1", value) is None
        assert not breaks_formation(after(table, value), "one1")
        moving += bool(value)
    assert moving >= 5


def test_move_02_drafts_have_names_in_the_same_order() -> None:
    table = field()
    names = draft_names(table, "one1")
    assert len(names) == len(move_drafts(table, "one1")) == len(set(names))
    assert names[:5] == ("stay", "toward:gamma", "toward:west", "charge:two1", "charge:two2")
    assert draft_names(field(**UNITS[3]), "one1")[1] == "turn"


def named(table: Table, name: str) -> Any:
    return move_drafts(table, "one1")[draft_names(table, "one1").index(name)]


def test_move_02_a_charge_ends_at_contact() -> None:
    table = field()
    assert not touches(table, "one1", "two1")
    assert touches(after(table, named(table, "charge:two1")), "one1", "two1")


def test_move_02_toward_a_point_ends_nearer_to_it() -> None:
    table = table_of(
        Squad("one1", "one", (4200, 4200), count=6),
        pieces=PIECES,
        turn={"points": (Point("gamma", "gamma", "crates"),)},
    )
    moved = after(table, named(table, "toward:gamma")).figures["one1a"]
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
