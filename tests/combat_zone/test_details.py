"""Small print of Combat Zone that only a change of the code had shown to be held by no test."""

from __future__ import annotations

import pytest

from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.situation import parse
from escarmouche.games import ruleset
from escarmouche.games.combat_zone import (
    actions,
    blasts,
    climbing,
    deployment,
    doors,
    malfunction,
    objects,
    obstacles,
    technology,
    victory,
    weapons,
)
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import Marker
from escarmouche.space.shapes import distance
from tests.combat_zone.tables import Group, barricade, door, piece, referee_of, table_of, wall


def test_tech_05_a_machine_gives_no_first_aid() -> None:
    for helper, reason in (("trooper", ""), ("robot", "no-hands")):
        table = table_of(
            Group("a", "one", (6000, 6000), helper),
            Group("c", "one", (6100, 6200), count=1, start=2),
            turn={"markers": (Marker("m", "casualty", 6100, 6000, holder="cb"),)},
        )
        refusal = technology.why_not_aid(table, "aa", "m")
        assert (refusal.reason if refusal else "") == reason


def test_act_04_an_obstacle_too_deep_says_by_how_much() -> None:
    low = barricade("low", 5000, 6125, 7000, 6125 + obstacles.DEEPEST + 30)
    table = table_of(Group("a", "one", (6000, 6000), facing=90), pieces=(low,))
    refusal = obstacles.why_not_cross(table, "aa", "low")
    assert refusal is not None
    assert (refusal.reason, refusal.excess) == ("too-deep", 30)


def test_move_07_no_room_on_top_no_climbing() -> None:
    small = piece("crate", "crates", 5900, 6125, 6100, 6325, 300, "climb", "flat_top", "impassable")
    table = table_of(Group("a", "one", (6000, 6000)), pieces=(small,))
    refusal = climbing.why_not_climb(table, "aa", "crate")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-MOVE-07", "no-room")


@pytest.mark.parametrize(
    ("at", "side"), [((6000, 5000), -1), ((6000, 7000), 1), ((6400, 6900), 1), ((7000, 6030), 0)]
)
def test_the_two_sides_of_a_door(at: tuple[int, int], side: int) -> None:
    gate = door("d", 5800, 6000, 6200, 6060)
    assert doors.face(gate, at) * doors.face(gate, (6000, 9000)) == side
    upright = door("d", 6000, 5800, 6060, 6200)
    assert doors.face(upright, (at[1], at[0])) * doors.face(upright, (9000, 6000)) == side


def test_a_thing_rests_on_the_highest_flat_top_within_reach() -> None:
    pieces = (
        piece("low", "platform", 5000, 5000, 7000, 7000, 200, "flat_top"),
        piece("mid", "platform", 5500, 5500, 6500, 6500, 400, "flat_top"),
        piece("peak", "wreck", 5800, 5800, 6200, 6200, 500),
    )
    ground = table_of(pieces=pieces).ground
    found = {
        highest: blasts.surface_at(ground, (6000, 6000), highest) for highest in (100, 200, 399, 400, 900)
    }
    assert found == {100: 0, 200: 200, 399: 200, 400: 400, 900: 400}
    assert blasts.surface_at(ground, (1000, 1000), 900) == 0


def test_mach_09_a_machine_in_a_fight_does_not_wander_and_one_without_target_says_so() -> None:
    fighting = table_of(
        Group("a", "one", (6000, 6000), "robot", foes=("ba",)), Group("b", "two", (6325, 6000))
    )
    referee = referee_of(fighting, (1, 6))
    malfunction.wander(referee, "aa")
    assert (referee.table.figures["aa"].x, referee.table.figures["aa"].y) == (6000, 6000)
    free = referee_of(table_of(Group("a", "one", (6000, 6000), "robot")), (1, 6))
    malfunction.wander(free, "aa")
    assert free.table.figures["aa"].x == 9000
    alone = referee_of(table_of(Group("a", "one", (6000, 6000), "robot")))
    malfunction.go_berserk(alone, "aa")
    assert [e.about.get("key") for e in alone.events] == ["nothing-to-shoot"]


def test_tech_01_a_damaged_friend_is_something_to_tinker_with_and_a_foe_is_not() -> None:
    for side, found in (("one", True), ("two", False)):
        table = table_of(
            Group("a", "one", (6000, 6000), "tech"),
            Group("b", side, (6325, 6000), "robot", damage=("power:minor",)),
        )
        assert any(option.startswith("tech:") for option in actions.options(table, "aa")) is found


def test_force_06_a_hero_of_a_situation_is_elite_unless_it_says_otherwise() -> None:
    text = """
game: combat_zone
map: crossroads
groups:
  - side: one
    book: corp
    quality: green
    figures: [{troop: agent, at: [60, 10]}, {troop: rifleman, at: [64, 10]}]
"""
    table = parse(text, "x.yaml", ruleset).table
    agent, rifleman = (table.setting.profiles[table.figures[f].profile] for f in ("one1a", "one1b"))
    assert agent.kind == "hero"
    assert (agent.quality, rifleman.quality) == ("elite", "green")


def test_what_is_seen_of_a_figure_is_told_to_the_player() -> None:
    screen = wall("w", 5000, 7000, 7000, 7060)
    groups = (Group("a", "one", (6000, 6000), facing=90), Group("b", "two", (6000, 8000), facing=270))
    hidden = RULESET.sight(table_of(*groups, pieces=(screen,)), "aa", "ba")
    assert (hidden["visible"], hidden["blocks"]) == (False, ("w",))
    seen = RULESET.sight(table_of(*groups), "aa", "ba")
    assert (seen["visible"], seen["hidden"], seen["blocks"]) == (True, 0, ())
    ask = Ask("CZ-MOVE-03", "one", "move", (), "place", about={"figure": "aa"})
    assert RULESET.follow(ask, table_of(*groups), (6000, 6400)) == (("aa", ((6000, 6400),), -1),)
    other = Ask("CZ-MOVE-03", "one", "pivot", (), "place", about={"figure": "aa"})
    assert RULESET.follow(other, table_of(*groups), (6000, 6400)) is None


def test_act_04_an_obstacle_too_high_says_by_how_much() -> None:
    low = barricade("low", 5000, 6125, 7000, 6185, obstacles.HIGHEST + 40)
    refusal = obstacles.why_not_cross(table_of(Group("a", "one", (6000, 6000)), pieces=(low,)), "aa", "low")
    assert refusal is not None
    assert (refusal.reason, refusal.excess) == ("too-high", 40)


def test_wpn_04_three_guns_are_the_most_and_a_machine_takes_none() -> None:
    fallen = Group("c", "two", (6100, 6000), "gunner", count=1, start=2)
    found = {}
    for profile, gained in (("trooper", ()), ("trooper", ("pistol", "shotgun")), ("robot", ())):
        table = table_of(Group("a", "one", (6000, 6000), profile, gained=gained), fallen)
        found[profile, len(gained)] = objects.loot(table, "aa", Marker("m", "casualty", 0, 0, holder="cb"))
    assert found["trooper", 0]
    assert found["trooper", 2] == found["robot", 0] == ()


def test_game_01_a_group_with_a_zone_is_offered_nine_places_in_it() -> None:
    lists = RULESET.lists_for("stronghold", ("corp-200-gate", "gang-200-fire"))
    table = RULESET.new_table(Setup("stronghold", lists))
    table.change("one", {"role": "attacker", "edge": "south"})
    table.change("two", {"role": "defender", "edge": "north"})
    zone = victory.zone_of(table, deployment.zone_for(table, "two"))
    assert zone is not None
    (x0, y0), (x1, y1) = zone.a, zone.b
    anchors = [(x0 + (x1 - x0) * a // 4, y0 + (y1 - y0) * b // 4) for a in (1, 2, 3) for b in (1, 2, 3)]
    unit = next(u for u in table.units.values() if u.side == "two").id
    drafts = deployment.drafts(table, unit)
    assert len(drafts) == 9
    for anchor, value in zip(anchors, drafts, strict=True):
        assert distance(anchor, value[0][1][-1]) <= 500


def test_the_usual_answer_throws_nothing_at_nobody() -> None:
    for target, answer in (((6000, 7000), "flame"), ((6000, 11000), "cover")):
        table = table_of(Group("a", "one", (6000, 6000), "flamer", facing=90), Group("b", "two", target))
        options = tuple(o for o in actions.options(table, "aa") if actions.why_not(table, "aa", o) is None)
        ask = Ask("CZ-AP-04", "one", "action", options, about={"figure": "aa"})
        assert "flame" in options
        assert RULESET.quick_answer(ask, table) == answer


def test_the_quick_policy_has_its_sentence() -> None:
    assert RULESET.quick_policy() == "combat-zone-quick"


def test_wpn_04_what_is_broken_is_not_used_any_more() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "gunner", broken=("machine_gun",), gained=("shotgun",)))
    assert weapons.carried(table, "aa") == ("pistol", "shotgun")
    whole = table_of(Group("a", "one", (6000, 6000), "gunner"))
    assert weapons.carried(whole, "aa") == ("machine_gun", "pistol")
    assert RULESET.forecasts(table_of(Group("a", "one", (6000, 6000)), Group("b", "two", (8000, 6000))), "a")
