"""What a player is told: why a group is loose, whose points are fewer, what is not measured or shot at."""

from __future__ import annotations

import pytest

from escarmouche.engine.requests import NO_ONE
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import (
    actions,
    casualties,
    closecombat,
    drafts,
    field,
    initiative,
    malfunction,
    movement,
    objects,
    opportunity,
    rout,
    sequence,
    shooting,
    technology,
    walking,
)
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import Marker, Referee
from tests.combat_zone.tables import Group, Script, barricade, referee_of, table_of


def noted(referee: Referee, key: str) -> list[str]:
    """The rules of the notes with this key."""
    return [e.rule for e in referee.events if e.about.get("key") == key]


def test_shoot_05_distances_between_enemies_are_not_told_before_the_shot() -> None:
    groups = (Group("a", "one", (2000, 6000), count=2), Group("b", "two", (6000, 6000)))
    table = table_of(*groups)
    for a, b in (("aa", "ba"), ("a", "b"), ("aa", "b")):
        refusal = RULESET.why_not_measure(table, a, b)
        assert refusal
        assert refusal.rule == "CZ-SHOOT-05"
    for a, b in (("aa", "ab"), ("aa", "60,60"), ("wall1", "ba")):
        assert field.why_not_measure(table, a, b) is None
    assert field.why_not_measure(table_of(*groups, options={"premeasure": True}), "aa", "ba") is None
    table.turn = replace(table.turn, over="one")
    assert field.why_not_measure(table, "aa", "ba") is None


@pytest.mark.parametrize(
    ("profiles", "places", "states", "rule", "key"),
    [
        (["trooper", "trooper"], [(2000, 2000), (2300, 2000)], (), "CZ-INIT-05", "leaderless"),
        (["leader", "trooper"], [(2000, 2000), (6000, 2000)], (), "CZ-INIT-04", "out-of-cohesion"),
        (["leader", "trooper"], [(2000, 2000), (6000, 2000)], ("routed",), "CZ-INIT-06", "out-of-cohesion"),
    ],
)
def test_init_04_to_06_it_is_told_why_a_group_is_out_of_cohesion(
    profiles: list[str], places: list[tuple[int, int]], states: tuple[str, ...], rule: str, key: str
) -> None:
    table = table_of(
        Group("a", "one", (0, 0), profiles, places=places, states=states), Group("b", "two", (9000, 9000))
    )
    referee = referee_of(table)
    initiative.freeze_cohesion(referee)
    found = [e for e in referee.events if e.about.get("key") == key and e.about.get("unit") == "a"]
    assert [e.rule for e in found] == [rule]
    assert found[0].about.get("figures", ("ab",)) == ("ab",)


@pytest.mark.parametrize(
    ("group", "rule"),
    [
        (Group("a", "one", (2000, 2000), ["leader", "trooper"], markers=("cohesive",)), "CZ-AP-01"),
        (Group("a", "one", (2000, 2000), ["leader", "trooper"]), "CZ-AP-02"),
        (Group("a", "one", (2000, 2000), ["leader", "trooper"], states=("steady",)), "CZ-AP-03"),
        (Group("a", "one", (2000, 2000), ["leader", "trooper"], states=("panicked",)), "CZ-AP-03"),
        (Group("a", "one", (2000, 2000), "hero", kind="hero"), "CZ-INIT-08"),
        (Group("a", "one", (2000, 2000), "robot", kind="machine"), "CZ-INIT-08"),
        (Group("a", "one", (2000, 2000), "robot", kind="machine", damage=("power:minor",)), "CZ-MACH-06"),
    ],
)
def test_ap_01_to_03_the_points_name_the_rule_that_settled_them(group: Group, rule: str) -> None:
    referee = referee_of(table_of(group, Group("b", "two", (9000, 9000))))
    initiative.give_points(referee)
    assert next(e.rule for e in referee.events if e.about.get("id") == "aa") == rule


def test_shoot_03_figures_in_combat_are_shown_but_not_offered() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000)),
        Group("c", "one", (6250, 6000), foes=("ba",)),
        Group("b", "two", (6000, 6000), count=2, foes=("ca",)),
        Group("d", "two", (6000, 7000), count=2),
    )
    table.figures["bb"] = replace(table.figures["bb"], foes=())
    one = Script(target=["da"])
    shooting.shoot(referee_of(table, (1,), one=one), "aa", "assault_rifle", shooting.SINGLE)
    assert one.asked[0].options == ("bb", "da", "db")
    assert {t: r.rule for t, r in one.asked[0].greyed.items()} == {"ba": "CZ-SHOOT-03"}


def test_reac_15_a_panicked_target_is_told_to_be_no_harder_to_hit() -> None:
    for states, told in ((("panicked",), ["CZ-REAC-15"]), (("panicked", "dropped"), []), ((), [])):
        table = table_of(Group("a", "one", (2000, 6000)), Group("b", "two", (4000, 6000), states=states))
        referee = referee_of(table, (1,))
        shooting.shoot(referee, "aa", "assault_rifle", shooting.SINGLE)
        assert noted(referee, "panic-is-no-cover") == told


def test_cc_11_and_17_further_rounds_and_freedom_are_told() -> None:
    table = table_of(Group("a", "one", (2000, 6000), "swordsman"), Group("b", "two", (2250, 6000), "unarmed"))
    referee = referee_of(table, (6, 6, 6, 6, 1, 1), (1, 1), (6, 6, 6, 6, 1, 1), (6, 6))
    closecombat.fight(referee, "aa", "ba")
    assert noted(referee, "round-of-combat") == ["CZ-CC-01"]
    assert noted(referee, "another-round") == []
    closecombat.fight(referee, "aa", "ba")
    assert noted(referee, "another-round") == ["CZ-CC-11"]
    assert noted(referee, "free-again") == ["CZ-CC-17"]
    assert referee.table.figures["aa"].foes == ()


def test_cc_17_who_still_has_an_opponent_is_not_free() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), foes=("ba", "bb")),
        Group("b", "two", (0, 0), count=2, places=[(2250, 6000), (1750, 6000)], foes=("aa",)),
    )
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-CC-14", "ba")
    assert referee.table.figures["aa"].foes == ("bb",)
    assert noted(referee, "free-again") == []
    casualties.eliminate(referee, "CZ-CC-14", "bb")
    assert noted(referee, "free-again") == ["CZ-CC-17"]


def test_wpn_04_a_figure_takes_no_weapon_it_could_not_carry() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), ["trooper", "gunner", "unarmed"]),
        Group("b", "two", (6000, 6000), ["gunner", "trooper"], start=0),
    )
    fallen = Marker("casualty-ba", "casualty", 2000, 6000, holder="ba")
    assert objects.loot(table, "aa", fallen) == ("pistol",), "a rifle and a machine gun are too much"
    assert objects.loot(table, "ac", fallen) == ("machine_gun", "pistol")
    rifle = Marker("casualty-bb", "casualty", 2000, 6000, holder="bb")
    assert objects.loot(table, "ab", rifle) == (), "a machine gun and a pistol already"


def test_act_05_a_machine_that_wanders_off_is_up_again() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "robot", kind="machine", states=("dropped",)),
        Group("b", "two", (9000, 9000)),
    )
    referee = referee_of(table, (1, 2))
    malfunction.wander(referee, "aa")
    assert referee.table.figures["aa"].states == frozenset()
    assert (referee.table.figures["aa"].x, referee.table.figures["aa"].y) == (7000, 6000)


@pytest.mark.parametrize(("profile", "rule"), [("trooper", "CZ-MOVE-03"), ("armoured", "CZ-MOVE-04")])
def test_move_04_a_step_names_its_rule_and_an_enemy_ends_it(profile: str, rule: str) -> None:
    table = table_of(Group("a", "one", (2000, 6000), profile), Group("b", "two", (2600, 6000)))
    referee = referee_of(table)
    referee.book(action=("move", "-1"), way=((2400, 6000),), figure="aa")
    walking.walk(referee)
    assert next(e.rule for e in referee.events if "ap" in e.about) == rule
    assert noted(referee, "meets-enemy") == ["CZ-MOVE-06"]
    assert referee.table.figures["aa"].x == 2350


def test_seq_04_states_that_stay_are_not_told_again() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), states=("waiting",), ap=2),
        Group("b", "two", (6000, 6000), states=("steady",)),
        turn={"round": 1},
    )
    table.setting = replace(table.setting, scenario="firefight")
    referee = referee_of(table)
    sequence.end_turn(referee)
    told = {e.about["id"]: e.about for e in referee.events if "ap" in e.about}
    assert "states" not in told["aa"]
    assert told["ba"]["states"] == frozenset()
    assert referee.table.figures["aa"].ap == 0
    assert referee.table.figures["aa"].states == {"waiting"}


def test_move_03_a_figure_is_led_to_a_point_as_far_as_its_points_go() -> None:
    table = table_of(Group("a", "one", (2000, 6000)), Group("b", "two", (9000, 6000)))
    ((figure, path, facing),) = drafts.follow(table, "aa", (4500, 6000)) or ()
    assert (figure, path[-1], len(path), facing) == ("aa", (4500, 6000), 5, -1)
    far = drafts.follow(table, "aa", (8000, 6000))
    assert far is not None
    assert far[0][1][-1] == (5000, 6000), "six points, 30 cm"
    assert movement.why_not_path(table, "aa", far) is None


def test_opp_04_and_05_several_waiting_guns_are_asked_under_their_own_rule() -> None:
    for count, rule in ((1, "CZ-OPP-02"), (2, "CZ-OPP-04")):
        table = table_of(
            Group("a", "one", (2000, 6000)),
            Group("b", "two", (4000, 6000), count=count, states=("waiting",), facing=180),
            turn={"step": "window", "action": ("shoot", "assault_rifle"), "figure": "aa"},
        )
        two = Script(**{"opportunity-fire": [NO_ONE]})
        opportunity.window(referee_of(table, two=two))
        assert two.asked[0].rule == rule
    referee = referee_of(table, (1, 1, 1))
    opportunity.fire(referee, "ba", "aa")
    assert noted(referee, "opportunity-fire") == ["CZ-OPP-05"]


def burning_at(x: int, y: int) -> dict[str, object]:
    return {"round": 2, "markers": (Marker("fire-2-1", "fire", x, y, radius=400, value=3),)}


@pytest.mark.parametrize(("faces", "fate", "x"), [((6, 6), "dead", 3000), ((1, 1), "alive", 1000)])
def test_area_07_whoever_flees_through_fire_is_burnt(faces: tuple[int, int], fate: str, x: int) -> None:
    table = table_of(
        Group("a", "one", (3000, 6000), "unarmed", 2, states=("routed",)),
        Group("b", "two", (9000, 6000)),
        turn=burning_at(2000, 6000),
    )
    referee = referee_of(table, faces)
    rout.flee(referee, "aa")
    assert [e.rule for e in referee.events if e.what == "roll"] == ["CZ-AREA-07"]
    assert (referee.table.figures["aa"].fate, referee.table.figures["aa"].x) == (fate, x)


def test_area_07_a_machine_that_wanders_into_fire_is_burnt() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "robot", kind="machine"),
        Group("b", "two", (9000, 9000)),
        turn=burning_at(7000, 6000),
    )
    referee = referee_of(table, (1, 1), (1, 1))
    malfunction.wander(referee, "aa")
    assert [e.rule for e in referee.events if e.what == "roll"] == ["CZ-MACH-09", "CZ-AREA-07"]


def test_area_07_who_crosses_an_obstacle_into_fire_is_burnt() -> None:
    low = barricade("low", 3000, 6200, 4000, 6260)
    table = table_of(
        Group("a", "one", (3500, 6075), "unarmed", facing=90),
        Group("b", "two", (9000, 6000)),
        pieces=(low,),
        turn={**burning_at(3500, 6900), "action": ("cross", "low"), "step": "do", "figure": "aa"},
    )
    referee = referee_of(table, (1, 1))
    actions.carry_out(referee)
    assert [e.rule for e in referee.events if e.what == "roll"] == ["CZ-AREA-07"]
    assert referee.table.figures["aa"].y > 6300


def test_cc_02_whoever_is_locked_in_combat_neither_moves_nor_turns_nor_aids() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "medic", foes=("ba",)), Group("b", "two", (2250, 6000), foes=("aa",))
    )
    for refusal in (movement.why_not_move(table, "aa"), movement.why_not_pivot(table, "aa")):
        assert refusal is not None
        assert refusal.rule == "CZ-CC-02"


def test_tech_05_a_casualty_out_of_reach_is_not_helped() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "medic", start=2),
        Group("b", "two", (9000, 6000)),
        turn={"markers": (Marker("casualty-ab", "casualty", 2500, 6000, holder="ab"),)},
    )
    refusal = technology.why_not_aid(table, "aa", "casualty-ab")
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == ("CZ-TECH-05", "not-in-contact", 375)
    refusal = technology.why_not_aid(table, "aa", "casualty-zz")
    assert refusal is not None
    assert refusal.reason == "nothing-there"
    near = Marker("casualty-ab", "casualty", 2125, 6000, holder="ab")
    table.turn = replace(table.turn, markers=(near,))
    assert technology.why_not_aid(table, "aa", "casualty-ab") is None
