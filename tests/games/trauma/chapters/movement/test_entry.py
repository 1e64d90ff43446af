"""Coming into play (TR-TABLE-03 to 08, TR-SKILL-06, TR-STATE-12)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import NO_ONE
from escarmouche.games.trauma.chapters import actions
from escarmouche.games.trauma.chapters.actions import Plan
from escarmouche.games.trauma.chapters.movement import entry
from escarmouche.games.trauma.chapters.movement.arrivals import Way, entry_drafts
from escarmouche.games.trauma.chapters.movement.displacement import aftermath, breaks_formation
from escarmouche.games.trauma.chapters.movement.entry import enter, why_not_arrive, why_not_enter
from escarmouche.games.trauma.table import ALERT, ENGAGED, ON_TABLE, RESERVE, Point, Referee, Table, Zone
from tests.games.trauma.tables import Script, Squad, referee_of, table_of, wall

ZONES = (
    Zone("blue", "access", (3000, 0), (6000, 0), "one"),
    Zone("red", "access", (3000, 12000), (6000, 12000), "two"),
    Zone("west", "neutral", (0, 4000), (0, 8000)),
    Zone("centre", "deployment", (3000, 4000), (6000, 8000), "one"),
)
CRATES = wall("crates", 4400, 5900, 4600, 6100, 300, kind="crates")


def reserve(*more: Squad, held: str = "", round: int = 1, pieces: Any = (CRATES,), **values: Any) -> Table:
    """A unit in Reserve whose card is up, on a table with every kind of way in."""
    points = (Point("w", "access", zone="west", side=held), Point("d", "drop", piece="crates", side=held))
    turn = {"unit": "one1", "zones": ZONES, "round": round, "step": "enter"}
    squad = Squad("one1", "one", (0, 0), place=RESERVE, **values)
    return table_of(squad, *more, pieces=pieces, points=points, turn=turn)


def rule_of(table: Table, way: str) -> str:
    refusal = why_not_enter(table, "one1", Way.read(way))
    return refusal.rule if refusal else ""


def why(table: Table, way: str, *value: Any) -> str:
    refusal = why_not_arrive(table, "one1", way, value)
    return refusal.rule if refusal else ""


def entered(table: Table, way: str, **answers: list[Any]) -> Referee:
    referee = referee_of(table, one=Script(enter=[way], **answers))
    enter(referee)
    return referee


def test_table_03_nobody_enters_beside_the_zone() -> None:
    table = reserve(count=1)
    assert why(table, "access:blue", ("one1a", ((3000, -125), (3000, 500)), -1)) == ""
    assert why(table, "access:blue", ("one1a", ((2900, -125), (2900, 500)), -1)) == "TR-TABLE-03"
    assert why(table, "access:blue", ("one1a", ((3000, -125), (2000, 400)), -1)) == "TR-TABLE-03"
    assert why(table, "access:blue", ("one1a", ((4000, -60), (4000, 500)), -1)) == "TR-TABLE-03"
    assert why(table, "access:west", ("one1a", ((-125, 5000), (500, 5000)), -1)) == ""
    assert why(table, "access:west", ("one1a", ((-125, 3000), (500, 3000)), -1)) == "TR-TABLE-03"
    assert why(table, "access:red", ("one1a", ((4000, 12125), (4000, 11500)), -1)) == ""


def test_table_04_the_movement_is_counted_from_just_outside() -> None:
    table = reserve(count=1)
    assert why(table, "access:blue", ("one1a", ((4000, -125), (4000, 1075)), -1)) == ""
    assert why(table, "access:blue", ("one1a", ((4000, -125), (4000, 1076)), -1)) == "TR-MOVE-02"
    assert why(table, "access:blue", ("one1a", ((4000, -125), (4000, 124)), -1)) == "TR-TABLE-04"


def test_table_04_all_come_in_or_nobody() -> None:
    table = reserve(count=2)
    assert why(table, "access:blue", ("one1a", ((4000, -125), (4000, 500)), -1)) == "TR-TABLE-04"
    assert why(table, "access:blue") == ""
    referee = referee_of(table, one=Script(enter=["access:blue"], enter_access=[()]))
    enter(referee)
    assert referee.table.units["one1"].place == RESERVE
    assert referee.table.turn.step == "end"


def test_table_04_entry_is_a_displacement_and_leaves_one_action() -> None:
    referee = entered(reserve(count=6), "access:blue")
    assert referee.table.units["one1"].place == ON_TABLE
    assert "entered" in referee.table.turn.flags
    assert referee.table.turn.step == "moved"
    assert referee.table.figures["one1a"].moved
    assert not breaks_formation(referee.table, "one1")
    while referee.table.turn.step == "moved":
        aftermath(referee)
    assert referee.table.turn.step == "announce"
    refusal = actions.why_not_plan(referee.table, "one1", Plan.read(("movement", "movement")))
    assert refusal
    assert refusal.rule == "TR-TABLE-04"
    assert actions.why_not_plan(referee.table, "one1", Plan.read(("movement",))) is None


def test_table_04_a_unit_disorganised_on_entry_announces_nothing() -> None:
    apart = (("one1a", ((4000, -125), (4000, 500)), -1), ("one1b", ((6000, -125), (6000, 500)), -1))
    referee = entered(reserve(count=2), "access:blue", enter_access=[apart])
    while referee.table.turn.step == "moved":
        aftermath(referee)
    assert referee.table.turn.step == "act"


def test_table_04_enemies_and_walls_stop_those_who_come_in() -> None:
    enemy = Squad("two1", "two", (4000, 500), count=1)
    assert (
        why(reserve(enemy, count=1), "access:blue", ("one1a", ((4000, -125), (4000, 900)), -1))
        == "TR-MOVE-05"
    )
    house = (wall("house", 3000, 300, 5000, 400),)
    value = ("one1a", ((4000, -125), (4000, 900)), -1)
    assert why(reserve(count=1, pieces=house), "access:blue", value) == "TR-MOVE-03"


def test_mor_07_where_figures_stood_before_they_came_in_does_not_count() -> None:
    """A unit back by Renfort remembers where it fell, which is no contact with who stands there."""
    held = Squad("two1", "two", (4000, 900), count=1)
    holder = Squad("one2", "one", (4000, 1200), count=1)
    for at in ((8000, 8000), (4000, 1000)):
        table = reserve(held, holder, count=1, places=[at])
        value = (("one1a", ((3700, -125), (3700, 800)), -1),)
        referee = referee_of(table, (1, 1), one=Script(enter=["access:blue"], enter_access=[value]))
        enter(referee)
        aftermath(referee)
        assert [e.about["cause"] for e in referee.events if e.rule == "TR-MOR-09"] == ["TR-MOR-07"]


@pytest.mark.parametrize(("profile", "kind"), [("car", "wheeled"), ("walker", "walkers")])
def test_move_09_a_vehicle_comes_in_amid_infantry_but_not_out_on_the_far_side(
    profile: str, kind: str
) -> None:
    table = reserve(Squad("two1", "two", (4500, 500), count=3), profiles=profile, count=1, entry=kind)
    start = (4500, -300)
    assert why(table, "access:blue", ("one1a", (start, (4500, 500)), 90)) == ""
    assert why(table, "access:blue", ("one1a", (start, (4500, 1300)), 90)) == "TR-MOVE-09"
    between_links = ("one1a", (start, (4500, 300), (4500, 1300)), 90)
    assert why(table, "access:blue", between_links) == "TR-MOVE-09"


def test_table_05_fixed_zones_belong_to_one_army_and_neutral_ones_to_who_holds_them() -> None:
    assert rule_of(reserve(), "access:blue") == ""
    assert rule_of(reserve(), "access:red") == "TR-TABLE-05"
    assert rule_of(reserve(), "access:west") == "TR-TABLE-05"
    assert rule_of(reserve(held="one"), "access:west") == ""
    assert rule_of(reserve(held="two"), "access:west") == "TR-TABLE-05"


def test_table_06_deployment_on_the_first_turn_only_and_both_actions_remain() -> None:
    assert rule_of(reserve(), "deploy") == ""
    assert rule_of(reserve(round=2), "deploy") == "TR-TABLE-06"
    referee = entered(reserve(count=6), "deploy")
    assert referee.table.turn.step == "announce"
    assert "entered" not in referee.table.turn.flags
    assert not referee.table.figures["one1a"].moved
    assert actions.why_not_plan(referee.table, "one1", Plan.read(("movement", "shoot"))) is None


def test_table_06_bases_wholly_inside_and_in_formation() -> None:
    table = reserve(count=2)
    assert why(table, "deploy", ("one1a", ((3125, 4125),), -1), ("one1b", ((3400, 4125),), 90)) == ""
    assert (
        why(table, "deploy", ("one1a", ((3124, 4125),), -1), ("one1b", ((3400, 4125),), -1)) == "TR-TABLE-06"
    )
    assert (
        why(table, "deploy", ("one1a", ((3125, 4125),), -1), ("one1b", ((3700, 4125),), -1)) == "TR-ARMY-11"
    )
    assert (
        why(table, "deploy", ("one1a", ((4500, 6000),), -1), ("one1b", ((4800, 6000),), -1)) == "TR-MOVE-03"
    )


def test_table_07_a_drop_needs_control_and_one_figure_at_contact() -> None:
    assert rule_of(reserve(), "drop:d") == "TR-TABLE-07"
    table = reserve(held="one", count=2)
    assert rule_of(table, "drop:d") == ""
    near, next_to = ("one1a", ((4500, 5525),), -1), ("one1b", ((4500, 5250),), -1)
    assert why(table, "drop:d", near, next_to) == ""
    assert why(table, "drop:d", ("one1b", near[1], -1), ("one1a", next_to[1], -1)) == ""
    assert why(table, "drop:d", ("one1a", ((4500, 5524),), -1), next_to) == "TR-TABLE-07"
    assert why(table, "drop:d", near, ("one1b", ((4500, 4900),), -1)) == "TR-ARMY-11"


def test_table_08_a_drop_is_no_displacement_and_uses_both_actions() -> None:
    enemy = Squad("two1", "two", (4500, 5000), count=1, markers=(ALERT,))
    table = reserve(enemy, held="one", count=2)
    places = (("one1a", ((4500, 5525),), -1), ("one1b", ((4500, 5270),), -1))
    referee = entered(table, "drop:d", enter_drop=[places])
    assert referee.table.turn.step == "orders"
    assert "dropped" in referee.table.turn.flags
    assert not referee.table.figures["one1a"].moved
    assert referee.table.units["two1"].markers == {ENGAGED}
    assert ENGAGED in referee.table.units["one1"].markers


def test_skill_06_guerilla_comes_in_beside_any_friend_and_acts_normally() -> None:
    friend = Squad("one2", "one", (5000, 9000), count=3)
    table = reserve(friend, count=2, entry="guerilla")
    assert rule_of(table, "guerilla:one2") == ""
    assert why(table, "guerilla:one2", ("one1a", ((5000, 9500),), -1), ("one1b", ((5000, 9770),), -1)) == ""
    apart = ("one1a", ((5000, 9501),), -1), ("one1b", ((5000, 9771),), -1)
    assert why(table, "guerilla:one2", *apart) == "TR-SKILL-06"
    referee = entered(table, "guerilla:one2")
    assert referee.table.units["one1"].place == ON_TABLE
    assert referee.table.turn.step == "announce"
    assert not referee.table.figures["one1a"].moved
    assert actions.why_not_plan(referee.table, "one1", Plan.read(("shoot", "movement"))) is None


def test_state_12_a_unit_may_stay_in_reserve() -> None:
    referee = entered(reserve(), NO_ONE)
    assert referee.table.units["one1"].place == RESERVE
    assert referee.table.turn.step == "end"


@pytest.mark.parametrize("way", ["access:blue", "access:west", "deploy", "drop:d", "guerilla:one2"])
@pytest.mark.parametrize(
    ("profile", "kind", "count"),
    [("marine", "guerilla", 6), ("tank", "wheeled", 2), ("skimmer", "antigravs", 1)],
)
def test_table_04_every_drafted_entry_is_allowed(way: str, profile: str, kind: str, count: int) -> None:
    friend = Squad("one2", "one", (5000, 9000), count=3)
    table = reserve(friend, held="one", profiles=profile, count=count, entry=kind)
    made = [v for v in entry_drafts(table, "one1", way, lambda v: why_not_arrive(table, "one1", way, v)) if v]
    assert made
    assert all(why_not_arrive(table, "one1", way, value) is None for value in made)


def test_table_06_a_vehicle_finds_the_lane_between_two_walls() -> None:
    """A place to propose is looked for everywhere in the zone before the unit is left in Reserve."""
    walls = (wall("west", 3000, 4000, 4800, 8000), wall("east", 5700, 4000, 6000, 8000))
    table = reserve(profiles="tank", count=1, entry="wheeled", pieces=(*walls, CRATES))
    made = entry_drafts(table, "one1", "deploy", lambda v: why_not_arrive(table, "one1", "deploy", v))
    for draft in made[:2]:
        ((_, ((x, _),), _),) = draft
        assert 5100 <= x <= 5400


def test_move_09_a_vehicle_that_is_put_down_stands_on_nobody() -> None:
    """Only a movement ends amid infantry and pushes it; a drop needs free ground."""
    tank = Squad("v", "one", (0, 0), "tank", 1, entry="wheeled", place="reserve")
    rock = wall("rock", 4000, 4000, 4400, 4400)
    foe = Squad("b", "two", (4200, 4900), count=2)
    points = (Point("drop1", "drop", piece="rock", side="one"),)
    table = table_of(tank, foe, pieces=(rock,), points=points, turn={"unit": "v", "step": "enter"})
    on_them = (("va", ((4200, 4850),), 0),)
    refusal = entry.why_not_arrive(table, "v", "drop:drop1", on_them)
    assert refusal is not None
    assert (refusal.rule, refusal.about["unit"]) == ("TR-MOVE-06", "b")
    assert entry.why_not_arrive(table, "v", "drop:drop1", (("va", ((4200, 3600),), 0),)) is None


def test_veh_05_an_antigrav_may_come_in_onto_a_flat_top() -> None:
    box = wall("box", 4000, 300, 5000, 1300, 450, "flat_top", kind="container")
    skimmer = Squad("v", "one", (0, 0), "skimmer", 1, entry="antigravs", place="reserve")
    zone = Zone("blue", "access", (3000, 0), (6000, 0), "one")
    turn = {"unit": "v", "step": "enter", "zones": (zone,)}
    table = table_of(skimmer, pieces=(box,), turn=turn)
    onto = (("va", ((4500, -300), (4500, 800)), 90),)
    half = (("va", ((4500, -300), (4500, 1400)), 90),)
    assert entry.why_not_arrive(table, "v", "access:blue", onto) is None
    refusal = entry.why_not_arrive(table, "v", "access:blue", half)
    assert refusal is not None
    assert refusal.rule == "TR-VEH-05"
    referee = referee_of(table, one=Script(enter=["access:blue"], enter_access=[onto]))
    entry.enter(referee)
    assert referee.table.figures["va"].z == 450
