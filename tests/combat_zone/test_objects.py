"""Objects, obstacles and heights (CZ-ACT-03, CZ-ACT-04, CZ-MOVE-07)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone import casualties, climbing, objects, obstacles
from escarmouche.games.combat_zone.table import Marker, Table
from escarmouche.games.combat_zone.terrain import make_piece, touches
from escarmouche.space.shapes import rectangle
from tests.combat_zone.tables import Group, Script, barricade, piece, referee_of, table_of

CASE = Marker("case", "object", 6000, 6000, radius=50)


def with_case(*groups: Group) -> Table:
    return table_of(*groups, turn={"markers": (CASE,)})


def test_act_03_an_object_is_taken_in_contact_for_one_point() -> None:
    assert objects.COST == 1
    far = with_case(Group("a", "one", (6000, 6176), "trooper"))
    refusal = objects.why_not_take(far, "aa", "case")
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == ("CZ-ACT-03", "not-in-contact", 1)
    table = with_case(Group("a", "one", (6000, 6175), "trooper"))
    assert objects.markers_near(table, "aa", "object") == ("case",)
    assert objects.why_not_take(table, "aa", "case") is None
    referee = referee_of(table)
    objects.take(referee, "aa", "case")
    assert referee.table.figures["aa"].carrying == "case"
    assert referee.table.turn.markers[0].holder == "aa"
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
    second = Marker("second", "object", 6000, 6000)
    table.change("turn", {"markers": (*table.turn.markers, second)})
    refusal = objects.why_not_take(table, "aa", "second")
    assert refusal is not None
    assert refusal.reason == "hands-full"


def test_act_03_the_fallen_carrier_leaves_it_for_either_side() -> None:
    table = carried(Group("a", "one", (6000, 6000), "trooper"), Group("b", "two", (7000, 7000), "trooper"))
    table.change("aa", {"x": 7000, "y": 6750})
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "aa")
    marker = referee.table.turn.markers[0]
    assert (marker.x, marker.y, marker.holder) == (7000, 6750, "")
    table = referee.table
    table.change("ba", {"y": 6900})
    assert objects.why_not_take(table, "ba", "case") is None


def test_act_03_a_routed_carrier_drops_it() -> None:
    referee = referee_of(carried(Group("a", "one", (6000, 6000), "trooper")))
    casualties.rout(referee, "CZ-REAC-02", "aa")
    assert referee.table.figures["aa"].carrying == ""
    assert referee.table.turn.markers[0].holder == ""


def test_act_03_passing_it_to_a_friend_and_dropping_it() -> None:
    table = carried(Group("a", "one", (6000, 6000), "trooper", 2, gap=0))
    assert objects.why_not_hand(table, "aa", "ab") is None
    assert objects.friends_near(table, "aa") == ("ab",)
    referee = referee_of(table)
    objects.hand(referee, "aa", "ab")
    assert referee.table.figures["aa"].carrying == ""
    assert referee.table.figures["ab"].carrying == "case"
    assert referee.table.turn.markers[0].holder == "ab"
    objects.drop(referee, "CZ-ACT-03", "ab")
    assert (referee.table.turn.markers[0].x, referee.table.turn.markers[0].holder) == (6250, "")
    assert objects.why_not_drop(referee.table, "ab") is not None
    apart = carried(Group("a", "one", (6000, 6000), "trooper", 2, gap=1))
    refusal = objects.why_not_hand(apart, "aa", "ab")
    assert refusal is not None
    assert refusal.reason == "not-in-contact"


def test_act_03_the_weapon_of_a_casualty() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "pistolier"), Group("b", "two", (6100, 6000), "gunner"))
    referee = referee_of(table, one=Script(take_weapon=["machine_gun"]))
    casualties.eliminate(referee, "CZ-WND-01", "ba")
    marker = referee.table.turn.markers[0].id
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
    wall = make_piece("low", "low_wall", ring)
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
    tower = make_piece("tower", "container", rectangle(6000, 6000, 7200, 7200).points)
    robots = table_of(Group("a", "one", (6500, 5800), "robot", kind="machine"), pieces=(tower,))
    refusal = climbing.why_not_climb(robots, "aa", "tower")
    assert refusal is not None
    assert refusal.reason == "cannot-climb"
