"""Objects, obstacles and heights (CZ-ACT-03, CZ-ACT-04, CZ-MOVE-07)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone import turn
from escarmouche.games.combat_zone.chapters import close_combat, technology
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, charges
from escarmouche.games.combat_zone.chapters.movement import climbing, objects, obstacles
from escarmouche.games.combat_zone.chapters.terrain import KINDS, touches
from escarmouche.games.combat_zone.chapters.things import lying_thing
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.table import ROUTED, Referee, Table, Thing
from escarmouche.space.shapes import rectangle
from tests.games.combat_zone.tables import (
    Group,
    Script,
    barricade,
    codes_of,
    first_lying,
    piece,
    referee_of,
    table_of,
)

CASE = Thing("case", "object", 6000, 6000, radius=50)


def with_case(*groups: Group) -> Table:
    return table_of(*groups, things=(CASE,))


def test_act_03_an_object_is_taken_in_contact_for_one_point() -> None:
    far = with_case(Group("a", "one", (6000, 6176), "trooper"))
    refusal = objects.why_not_take(far, "aa", "case")
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == ("CZ-ACT-03", "not-in-contact", 1)
    table = with_case(Group("a", "one", (6000, 6175), "trooper"))
    assert objects.lying_near(table, "aa", "object") == ("case",)
    assert objects.why_not_take(table, "aa", "case") is None
    referee = referee_of(table)
    objects.take(referee, "aa", "case")
    assert referee.table.figures["aa"].carrying == "case"
    assert first_lying(referee.table).holder == "aa"
    refusal = objects.why_not_take(referee.table, "aa", "case")
    assert refusal is not None
    assert refusal.reason == "nothing-there"


def carried(*groups: Group) -> Table:
    table = with_case(*groups)
    referee = referee_of(table)
    objects.take(referee, "aa", "case")
    return referee.table


def test_act_03_one_object_each() -> None:
    table = carried(Group("a", "one", (6000, 6000), "trooper"))
    second = Thing("second", "object", 6000, 6000)
    table.put(second)
    refusal = objects.why_not_take(table, "aa", "second")
    assert refusal is not None
    assert refusal.reason == "hands-full"


def test_act_03_the_fallen_carrier_leaves_it_for_either_side() -> None:
    table = carried(Group("a", "one", (6000, 6000), "trooper"), Group("b", "two", (7000, 7000), "trooper"))
    table.change("aa", {"x": 7000, "y": 6750})
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "aa")
    marker = first_lying(referee.table)
    assert (marker.x, marker.y, marker.holder) == (7000, 6750, "")
    table = referee.table
    table.change("ba", {"y": 6900})
    assert objects.why_not_take(table, "ba", "case") is None


def test_act_03_a_routed_carrier_drops_it() -> None:
    referee = referee_of(carried(Group("a", "one", (6000, 6000), "trooper")))
    casualties.rout(referee, "CZ-REAC-02", "aa")
    assert referee.table.figures["aa"].carrying == ""
    assert first_lying(referee.table).holder == ""


def test_act_03_passing_it_to_a_friend_and_dropping_it() -> None:
    table = carried(Group("a", "one", (6000, 6000), "trooper", 2, gap=0))
    assert objects.why_not_hand(table, "aa", "ab") is None
    assert objects.friends_near(table, "aa") == ("ab",)
    referee = referee_of(table)
    objects.hand(referee, "aa", "ab")
    assert referee.table.figures["aa"].carrying == ""
    assert referee.table.figures["ab"].carrying == "case"
    assert first_lying(referee.table).holder == "ab"
    objects.drop(referee, "CZ-ACT-03", "ab")
    assert (first_lying(referee.table).x, first_lying(referee.table).holder) == (6250, "")
    assert objects.why_not_drop(referee.table, "ab") is not None
    apart = carried(Group("a", "one", (6000, 6000), "trooper", 2, gap=1))
    refusal = objects.why_not_hand(apart, "aa", "ab")
    assert refusal is not None
    assert refusal.reason == "not-in-contact"


def test_act_03_the_weapon_of_a_casualty() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "pistolier"), Group("b", "two", (6100, 6000), "gunner"))
    referee = referee_of(table, one=Script(take_weapon=["machine_gun"]))
    casualties.eliminate(referee, "CZ-WND-01", "ba")
    marker = first_lying(referee.table).id
    assert objects.why_not_take(referee.table, "aa", marker) is None
    objects.take(referee, "aa", marker)
    assert referee.table.figures["aa"].gained == ("machine_gun",)
    refusal = objects.why_not_take(referee.table, "aa", marker)
    assert refusal is not None
    assert refusal.reason == "no-weapon-to-take"


# -- obstacles --------------------------------------------------------------------------------------------


def over(depth: int = 60, height: int = 200, *more: Group, at: int = 5875) -> Table:
    wall = barricade("low", 5000, 6000, 7000, 6000 + depth, height)
    return table_of(Group("a", "one", (6000, at), "trooper", facing=90), *more, pieces=(wall,))


def test_act_04_straight_over_to_the_far_side() -> None:
    assert obstacles.COST == 3
    table = over()
    assert obstacles.obstacles_near(table, "aa") == ("low",)
    assert obstacles.why_not_cross(table, "aa", "low") is None
    table.change("aa", {"states": frozenset({"dropped"})})
    referee = referee_of(table)
    obstacles.cross(referee, "aa", "low")
    figure = referee.table.figures["aa"]
    assert (figure.x, figure.y, figure.facing) == (6000, 6060 + 125, 90)
    assert figure.states == frozenset()  # CZ-ACT-05
    # 5 cm before the wall: 1 step, 3 to cross, 2 steps = 6 action points and 10 cm beyond it
    assert 1 + obstacles.COST + 2 == 6


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (over(at=5800), "not-in-contact"),
        (over(height=301), "too-high"),
        (over(depth=251), "too-deep"),
        (over(60, 200, Group("b", "two", (6000, 6200), "trooper")), "no-room-beyond"),
    ],
)
def test_act_04_what_cannot_be_crossed(table: Table, reason: str) -> None:
    refusal = obstacles.why_not_cross(table, "aa", "low")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-ACT-04", reason)


def test_act_04_the_limits_are_inclusive() -> None:
    assert obstacles.why_not_cross(over(250, 300), "aa", "low") is None


def test_act_04_a_slanting_wall_is_crossed_at_right_angles() -> None:
    ring = ((5000, 5000), (7000, 7000), (6958, 7042), (4958, 5042))
    wall = KINDS.piece("low", "low_wall", ring)
    table = table_of(Group("a", "one", (6088, 5911), "trooper"), pieces=(wall,))
    assert obstacles.why_not_cross(table, "aa", "low") is None
    referee = referee_of(table)
    obstacles.cross(referee, "aa", "low")
    figure = referee.table.figures["aa"]
    assert touches((figure.x, figure.y), 125, wall)
    assert figure.facing == 135


# -- heights ----------------------------------------------------------------------------------------------


def block_of(height: int, profile: str = "trooper", *, top: bool = False) -> Table:
    tower = piece(
        "tower", "container", 6000, 6000, 7200, 7200, height, "opaque", "impassable", "climb", "flat_top"
    )
    at = (6500, 6130) if top else (6500, 5875)
    return table_of(Group("a", "one", at, profile, z=height if top else 0), pieces=(tower,))


def test_move_07_a_climb_is_difficult_ground() -> None:
    table = block_of(800)
    assert climbing.climbs_near(table, "aa") == ("tower",)
    assert climbing.climb_cost(table, "aa", "tower") == 4
    assert climbing.climb_cost(block_of(800, "armoured"), "aa", "tower") == 4
    assert climbing.climb_cost(block_of(900, "armoured"), "aa", "tower") == 6
    assert climbing.why_not_climb(table, "aa", "tower") is None
    referee = referee_of(table)
    climbing.climb(referee, "aa", "tower")
    figure = referee.table.figures["aa"]
    assert (figure.x, figure.y, figure.z) == (6500, 6125, 800)
    climbing.climb(referee, "aa", "tower")
    figure = referee.table.figures["aa"]
    assert (figure.x, figure.y, figure.z) == (6500, 5875, 0)


def test_move_07_a_jump_from_more_than_five_centimetres_hurts() -> None:
    table = block_of(800, "flak_trooper", top=True)
    assert climbing.why_not_jump(table, "aa", "tower") is None

    def fate(result: object, after: Table) -> str:
        figure = after.figures["aa"]
        return figure.fate if figure.fate != "alive" else "/".join(sorted(figure.states))

    found = odds(climbing.jump, table, "aa", "tower", of=fate).chances
    assert found["dead"] == Fraction(5, 18)
    assert found["panicked"] == Fraction(4, 9)
    low = odds(climbing.jump, block_of(500, "flak_trooper", top=True), "aa", "tower", of=fate).chances
    assert low == {"": Fraction(1)}


def test_move_07_no_climbing_from_afar_nor_by_machines() -> None:
    table = block_of(800)
    table.change("aa", {"y": 5800})
    refusal = climbing.why_not_climb(table, "aa", "tower")
    assert refusal is not None
    assert refusal.reason == "not-in-contact"
    tower = KINDS.piece("tower", "container", rectangle(6000, 6000, 7200, 7200).points)
    robots = table_of(Group("a", "one", (6500, 5800), "robot", kind="machine"), pieces=(tower,))
    refusal = climbing.why_not_climb(robots, "aa", "tower")
    assert refusal is not None
    assert refusal.reason == "cannot-climb"


def test_wpn_04_three_guns_are_the_most_and_a_machine_takes_none() -> None:
    fallen = Group("c", "two", (6100, 6000), "gunner", count=1, start=2)
    found = {}
    for profile, gained in (("trooper", ()), ("trooper", ("pistol", "shotgun")), ("robot", ())):
        table = table_of(Group("a", "one", (6000, 6000), profile, gained=gained), fallen)
        found[profile, len(gained)] = objects.loot(table, "aa", Thing("m", "casualty", 0, 0, holder="cb"))
    assert found["trooper", 0]
    assert found["trooper", 2] == found["robot", 0] == ()


def why(refusal: Refusal | None) -> str:
    return refusal.reason if refusal else ""


def carrier(**values: Any) -> Table:
    return table_of(
        Group("a", "one", (6000, 6000), carrying="box"),
        Group("f", "one", (6250, 6000), **values),
        Group("r", "one", (6000, 6325), "robot", kind="machine"),
        Group("b", "two", (5750, 6000)),
        things=(Thing("box", "object", 6000, 6000, holder="aa"), Thing("pot", "object", 6000, 6100)),
    )


def test_act_03_a_thing_is_handed_to_a_friend_with_free_hands() -> None:
    assert why(objects.why_not_hand(carrier(), "aa", "fa")) == ""
    assert why(objects.why_not_hand(carrier(), "aa", "aa")) == "no-friend"
    assert why(objects.why_not_hand(carrier(), "aa", "ba")) == "no-friend"
    assert why(objects.why_not_hand(carrier(), "aa", "ra")) == "hands-full"
    assert why(objects.why_not_hand(carrier(carrying="pot"), "aa", "fa")) == "hands-full"
    assert why(objects.why_not_hand(carrier(states=(ROUTED,)), "aa", "fa")) == "hands-full"
    assert why(objects.why_not_take(carrier(), "aa", "pot")) == "hands-full"
    assert why(objects.why_not_take(carrier(), "fa", "box")) == "nothing-there"
    referee = referee_of(carrier())
    objects.hand(referee, "aa", "fa")
    found = lying_thing(referee.table, "box")
    assert found is not None
    assert (found.holder, referee.table.figures["aa"].carrying, referee.table.figures["fa"].carrying) == (
        "fa",
        "",
        "box",
    )


@pytest.mark.parametrize(("x", "touches"), [(6125, True), (6126, False), (5875, True), (5874, False)])
def test_act_03_a_thing_is_in_reach_of_the_base_and_no_farther(x: int, touches: bool) -> None:
    table = table_of(Group("a", "one", (6000, 6000)), things=(Thing("box", "object", x, 6000),))
    assert why(objects.why_not_take(table, "aa", "box")) == ("" if touches else "not-in-contact")
    assert ("take:box" in tuple(codes_of(table, "aa"))) is touches
    assert objects.lying_near(table, "aa", "object") == (("box",) if touches else ())


def test_act_03_a_thing_straight_ahead_but_far_off_is_not_in_reach() -> None:
    lying = (Thing("box", "object", 6000, 7000), Thing("pot", "object", 7000, 6000))
    table = table_of(Group("a", "one", (6000, 6000)), things=lying)
    assert objects.touched_things(table, "aa") == []
    assert not any(o.startswith("take") for o in codes_of(table, "aa"))


def test_act_03_and_tech_04_hands_do_not_reach_up_to_a_roof() -> None:
    table = table_of(
        Group("a", "one", (6300, 5875), "engineer", carrying="case"),
        Group("c", "one", (6300, 6125), z=450),
        Group("m", "one", (6575, 5875), "robot", kind="machine", damage=("power:minor",), z=450),
        things=(Thing("case", "object", 6300, 5875, holder="aa"),),
    )
    refusals = objects.why_not_hand(table, "aa", "ca"), technology.why_not_repair(table, "aa", "ma")
    assert [r.reason for r in refusals if r] == ["not-in-contact", "not-in-contact"]


def go(referee: Referee) -> None:
    """The next action to its end, windows and all."""
    turn.step(referee)
    while referee.table.turn.step in ("window", "do"):
        turn.step(referee)


def test_act_03_a_launcher_is_taken_with_the_missiles_left_to_it() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "unarmed", facing=90),
        Group("b", "two", (6000, 6100), "rocketeer", missiles=2),
        Group("c", "two", (6000, 9000)),
    )
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "ba")
    objects.take(referee, "aa", "casualty-ba")
    assert referee.table.figures["aa"].gained == ("missile_launcher",)
    assert [referee.table.figures[f].missiles for f in ("aa", "ba")] == [2, 0]
    assert aiming.why_not_throw(referee.table, "aa", charges.MISSILE) is None


def test_act_03_an_axe_is_a_weapon_and_can_be_taken_too() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "dagger_man"),
        Group("b", "two", (6000, 6100), "axeman"),
        Group("c", "two", (6250, 6000), "unarmed"),
    )
    referee = referee_of(table, one=Script(action=["take:casualty-ba"]))
    casualties.eliminate(referee, "CZ-WND-01", "ba")
    go(referee)
    assert referee.table.figures["aa"].blades == ("axe",)
    assert [blade.id for blade in close_combat.close_weapons(referee.table, "aa")] == ["axe", "dagger"]
    assert sum(m.value for m in close_combat.wound_modifiers(referee.table, "aa", "ca")) == 3 + 1
    refusal = objects.why_not_take(referee.table, "aa", "casualty-ba")
    assert refusal is not None
    assert refusal.reason == "no-weapon-to-take", "it is gone, and two are enough"
    referee.table.change("ca", {"x": 6000, "y": 6200})
    assert objects.loot(referee.table, "ca", first_lying(referee.table)) == ()


@pytest.mark.parametrize(("blades", "more"), [((), True), (("dagger",), True), (("dagger", "club"), False)])
def test_act_03_two_close_combat_weapons_are_the_most(blades: tuple[str, ...], more: bool) -> None:
    fallen = Group("c", "two", (6100, 6000), "swordsman", count=1, start=2)
    table = table_of(Group("a", "one", (6000, 6000), "unarmed", blades=blades), fallen)
    assert bool(objects.loot(table, "aa", Thing("m", "casualty", 0, 0, holder="cb"))) is more


@pytest.mark.parametrize(("gained", "more"), [(("shotgun",), True), (("shotgun", "heavy_pistol"), False)])
def test_wpn_04_a_third_gun_is_taken_and_a_fourth_is_not(gained: tuple[str, ...], more: bool) -> None:
    fallen = Group("c", "two", (6100, 6000), "pistolier", count=1, start=2)
    table = table_of(Group("a", "one", (6000, 6000), gained=gained), fallen)
    assert objects.loot(table, "aa", Thing("m", "casualty", 0, 0, holder="cb")) == (
        ("pistol",) if more else ()
    )


def test_wpn_04_a_figure_takes_no_weapon_it_could_not_carry() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), ["trooper", "gunner", "unarmed"]),
        Group("b", "two", (6000, 6000), ["gunner", "trooper"], start=0),
    )
    fallen = Thing("casualty-ba", "casualty", 2000, 6000, holder="ba")
    assert objects.loot(table, "aa", fallen) == ("pistol",), "a rifle and a machine gun are too much"
    assert objects.loot(table, "ac", fallen) == ("machine_gun", "pistol")
    rifle = Thing("casualty-bb", "casualty", 2000, 6000, holder="bb")
    assert objects.loot(table, "ab", rifle) == (), "a machine gun and a pistol already"
