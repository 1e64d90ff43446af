"""Turning, steps, what stops them and what they cost (CZ-MOVE)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.chapters import actions
from escarmouche.games.combat_zone.chapters.movement import movement
from escarmouche.games.combat_zone.table import Referee, Table
from escarmouche.space.shapes import distance
from tests.games.combat_zone.tables import (
    Group,
    Script,
    barricade,
    door,
    referee_of,
    refusal_of,
    rubble,
    street,
    table_of,
    wall,
)

FAR = Group("two1", "two", (6000, 11000), facing=270)


def table_with(
    profile: str = "trooper",
    *others: Group,
    at: tuple[int, int] = (6000, 6000),
    facing: int = 0,
    **values: Any,
) -> Table:
    pieces = values.pop("pieces", ())
    return table_of(
        Group("one1", "one", at, profile, facing=facing, **values), *(others or (FAR,)), pieces=pieces
    )


def refused(table: Table, *path: tuple[int, int], facing: int = -1) -> Refusal | None:
    return movement.why_not_path(table, "one1a", (("one1a", path, facing),))


def moved(table: Table, *path: tuple[int, int], facing: int = -1) -> Referee:
    assert refused(table, *path, facing=facing) is None
    referee = referee_of(table.copy(), one=Script(action=["move"], move=[(("one1a", path, facing),)]))
    actions.act(referee)
    return referee


def turned(table: Table, *facings: int) -> int:
    """Points left after turning to each of these."""
    answers = [(("one1a", (), facing),) for facing in facings]
    referee = referee_of(table, one=Script(action=["pivot"] * len(facings), pivot=answers))
    for _ in facings:
        actions.act(referee)
    assert referee.table.figures["one1a"].facing == facings[-1]
    return referee.table.figures["one1a"].ap


def spot(referee: Referee) -> tuple[int, int]:
    return referee.table.figures["one1a"].x, referee.table.figures["one1a"].y


def test_move_01_a_turn_of_90_is_free_once_between_paid_actions() -> None:
    assert turned(table_with(), 90) == 6
    assert turned(table_with(), 90, 180) == 5
    assert turned(table_with(), 45, 90) == 6
    table = table_with("trooper", Group("two1", "two", (6000, 9000)))
    one = Script(
        action=["pivot", "shoot:assault_rifle", "pivot"], pivot=[(("one1a", (), 90),), (("one1a", (), 180),)]
    )
    referee = referee_of(table, (1,), one=one)
    actions.act(referee)
    actions.act(referee)
    actions.carry_out(referee)
    actions.act(referee)
    assert referee.table.figures["one1a"].ap == 5


@pytest.mark.parametrize(("facing", "left"), [(90, 6), (270, 6), (91, 5), (269, 5), (180, 5)])
def test_move_02_more_than_90_costs_a_point(facing: int, left: int) -> None:
    assert turned(table_with(), facing) == left


def test_move_02_refused_without_a_point() -> None:
    table = table_with(ap=0)
    refusal = movement.why_not_facing(table, "one1a", (("one1a", (), 180),))
    assert refusal is not None
    assert (refusal.rule, refusal.measure) == ("CZ-MOVE-02", "PA")
    assert movement.why_not_facing(table, "one1a", (("one1a", (), 90),)) is None
    assert movement.why_not_facing(table, "one1a", (("one1a", (), 0),)) is not None


def test_move_03_steps_of_five_centimetres() -> None:
    table = table_with(ap=3)
    referee = moved(table, (6500, 6000), (6500, 6500), (7000, 6500))
    record = referee.table.figures["one1a"]
    assert (spot(referee), record.ap, record.facing) == ((7000, 6500), 0, 0)
    refusal = refused(table, (6501, 6000))
    assert refusal is not None
    assert (refusal.rule, refusal.excess) == ("CZ-MOVE-03", 1)
    assert moved(table, (6200, 6000)).table.figures["one1a"].ap == 2  # 2 cm cost a whole point


def test_move_03_front_half_and_the_free_turn_before_each_step() -> None:
    assert refused(table_with(), (5500, 6000)) is None  # straight back: the free quarter turn, then its flank
    table = table_with(pivot=90)
    assert refused(table, (6000, 6500)) is None  # exactly on the line
    refusal = refused(table, (5999, 6400))
    assert refusal is None or refusal.rule == "CZ-MOVE-03"
    refusal = refused(table, (5500, 6000))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == (
        "CZ-MOVE-03",
        "behind",
        90,
    )
    assert refused(table, (6000, 6500), (6000, 6000)) is None  # a paid step gives the free turn back


def test_move_03_the_end_may_be_a_free_turn() -> None:
    referee = moved(table_with(), (6500, 6000), facing=90)
    record = referee.table.figures["one1a"]
    assert (record.facing, record.pivot, record.ap) == (90, 90, 5)
    refusal = refused(table_with(), (6500, 6000), facing=91)
    assert refusal is not None
    assert refusal.rule == "CZ-MOVE-01"


def test_move_04_combat_armour_goes_four_centimetres() -> None:
    table = table_with("armoured")
    path = [(6000 + 400 * n, 6000) for n in range(1, 7)]
    assert spot(moved(table, *path)) == (8400, 6000)
    refusal = refused(table, (6401, 6000))
    assert refusal is not None
    assert (refusal.rule, refusal.excess) == ("CZ-MOVE-04", 1)
    hero = table_with("armoured_hero")
    assert refused(hero, *[(6000 + 400 * n, 6000) for n in range(1, 9)]) is None


def test_move_05_difficult_ground_costs_double() -> None:
    ground = rubble("r", 5000, 5000, 9000, 7000)
    table = table_with(ap=5, pieces=(ground,))
    referee = moved(table, (6500, 6000), (7000, 6000))
    assert referee.table.figures["one1a"].ap == 1
    refusal = refused(table, (6500, 6000), (7000, 6000), (7100, 6000))
    assert refusal is not None
    assert (refusal.rule, refusal.excess) == ("CZ-AP-04", 1)
    refusal = refusal_of(referee.table, "one1a", "move")  # an odd point buys no half step
    assert refusal is not None
    assert (refusal.excess, refusal.measure) == (1, "PA")
    grazed = table_with(pieces=(rubble("r", 6450, 5000, 9000, 7000),))
    assert moved(grazed, (6500, 6000)).table.figures["one1a"].ap == 4  # half a centimetre of it
    clear = table_with(pieces=(rubble("r", 6500, 5000, 9000, 7000),))
    assert moved(clear, (6500, 6000)).table.figures["one1a"].ap == 5


def test_move_06_an_enemy_base_ends_the_step() -> None:
    table = table_with("trooper", Group("two1", "two", (6550, 6000)))
    referee = moved(table, (6500, 6000), (7000, 6000))
    record = referee.table.figures["one1a"]
    assert (spot(referee), record.ap, record.foes) == ((6300, 6000), 5, ())
    refusal = refused(referee.table, (6500, 6000))
    assert refusal is not None
    assert refusal.rule == "CZ-MOVE-06"
    assert refused(referee.table, (5900, 6000)) is None  # walking off is free
    aside = moved(table_with("trooper", Group("two1", "two", (6300, 6260))), (6500, 6000))
    assert spot(aside) == (6500, 6000)  # past it without contact


def test_move_06_friends_are_passed_and_not_stood_on() -> None:
    friend = Group("one2", "one", (6250, 6000))
    table = table_with("trooper", friend, FAR)
    assert refused(table, (6500, 6000)) is None
    refusal = refused(table, (6400, 6000))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-MOVE-06", "on-a-friend")


@pytest.mark.parametrize("blocking", [wall, barricade, door])
def test_move_06_walls_doors_and_obstacles_stop_a_step(blocking: Any) -> None:
    table = table_with(pieces=(blocking("p", 6200, 5000, 6260, 7000),))
    refusal = refused(table, (6500, 6000))
    assert refusal is not None
    assert refusal.reason == "in-the-way"
    if blocking is door:
        assert (
            refused(table_with(pieces=(door("p", 6200, 5000, 6260, 7000, opened=True),)), (6500, 6000))
            is None
        )


def test_answers_that_are_no_moves_are_refused() -> None:
    table = table_with()
    for value in (
        (),
        "move",
        (("one1a", (), -1),),
        (("two1a", ((6100, 6000),), -1),),
        (("one1a", ((6.5, 1),), -1),),
    ):
        assert movement.why_not_path(table, "one1a", value) is not None
    assert movement.why_not_path(table, "one1a", (("one1a", ((6100, 6000),), 360),)) is not None
    off = table_with(at=(300, 6000), facing=180)
    refusal = refused(off, (100, 6000))
    assert refusal is not None
    assert refusal.reason == "off-the-table"


FOE = Group("z", "two", (11000, 11000), facing=270)


def test_move_01_a_move_may_end_looking_east() -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=90), FOE)
    referee = referee_of(table, one=Script(action=["move"], move=[(("aa", ((6000, 6400),), 0),)]))
    actions.act(referee)
    record = referee.table.figures["aa"]
    assert (record.facing, record.pivot) == (0, 90)


@pytest.mark.parametrize(
    ("to", "degrees"), [((7000, 6000), 0), ((6000, 7000), 0), ((5000, 6000), 90), ((5000, 7000), 45)]
)
def test_move_03_only_what_lies_behind_takes_a_turn(to: tuple[int, int], degrees: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=0))
    assert movement.needs_turn(table.figures["aa"], (6000, 6000), to) == degrees
    assert movement.needs_turn(table.figures["aa"], (6000, 6000), (6000, 6000)) == 0


@pytest.mark.parametrize(
    ("a", "b", "price"),
    [
        ((4500, 6000), (4999, 6000), 1),
        ((4500, 6000), (5000, 6000), 1),
        ((4500, 6000), (5001, 6000), 2),
        ((7500, 6000), (7000, 6000), 1),
        ((7500, 6000), (6999, 6000), 2),
        ((6000, 4500), (6000, 5001), 2),
        ((6000, 7500), (6000, 6999), 2),
        ((6000, 7500), (6000, 7000), 1),
        ((4900, 4900), (4900, 7100), 1),
        ((4900, 6000), (7100, 6000), 2),
        ((6000, 6000), (6000, 6000), 2),
        ((4900, 6900), (5100, 7100), 1),
        ((4900, 6800), (5200, 7100), 2),
    ],
)
def test_move_05_a_step_is_dear_only_where_it_enters_difficult_ground(
    a: tuple[int, int], b: tuple[int, int], price: int
) -> None:
    ground = table_of(pieces=(rubble("r", 5000, 5000, 7000, 7000),)).ground
    assert movement.step_cost(ground, a, b) == price


@pytest.mark.parametrize("aside", [0, 100, 200, 249, 250])
def test_move_06_a_step_ends_where_the_bases_touch_and_do_not_overlap(aside: int) -> None:
    for way, enemy in (
        (((6000, 6000), (6500, 6000)), (6400, 6000 + aside)),
        (((6000, 6000), (6000, 5500)), (6000 - aside, 5600)),
        (((6000, 6000), (5700, 6400)), (5760 + aside, 6320)),
    ):
        table = table_of(Group("a", "one", way[0], facing=0), Group("b", "two", enemy))
        met = movement.contact(movement.walker(table, "aa"), *way)
        assert met == movement.meets(table, "aa", way[1])
        if met is not None:
            square = (met[0] - enemy[0]) ** 2 + (met[1] - enemy[1]) ** 2
            assert 250 * 250 <= square <= 250 * 251
            assert distance(way[0], met) <= distance(*way)


def test_move_06_a_step_that_goes_by_a_base_touches_nobody() -> None:
    for enemy, met in (((6250, 6251), None), ((6250, 6250), (6250, 6000))):
        table = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", enemy))
        found = movement.contact(movement.walker(table, "aa"), (6000, 6000), (6500, 6000))
        assert (found is None) == (met is None)


@pytest.mark.parametrize(("enemy", "touched"), [((6315, 6002), False), ((6313, 6000), True)])
def test_move_06_contact_is_told_to_half_a_hundredth_on_a_slant(
    enemy: tuple[int, int], touched: bool
) -> None:
    """The step passes 250.8 and 250.4 hundredths from the centre of a base whose rim is at 250 of it."""
    table = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", enemy))
    met = movement.contact(movement.walker(table, "aa"), (6000, 6000), (6300, 6400))
    assert (met is not None) is touched


def test_move_06_the_first_of_two_bases_on_the_way_stops_a_step() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000)), Group("b", "two", (6450, 6000)), Group("c", "two", (6350, 6150))
    )
    met = movement.contact(movement.walker(table, "aa"), (6000, 6000), (6500, 6000))
    assert met is not None
    assert distance(met, (6350, 6150)) == 250
    assert distance(met, (6450, 6000)) > 250


@pytest.mark.parametrize(
    ("to", "stopped"),
    [
        ((6500, 6000), True),
        ((6240, 6000), True),
        ((6100, 6480), True),
        ((6000, 6500), False),
        ((6000, 5500), False),
        ((5500, 6000), False),
    ],
)
def test_move_06_nobody_walks_through_the_enemy_he_touches(to: tuple[int, int], stopped: bool) -> None:
    table = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", (6250, 6000)))
    met = movement.contact(movement.walker(table, "aa"), (6000, 6000), to)
    assert met == ((6000, 6000) if stopped else None)
    refusal = movement.why_not_path(table, "aa", (("aa", (to,), -1),))
    assert (refusal.reason if refusal else "") == ("enemy-in-the-way" if stopped else "")


def test_cc_02_whoever_is_locked_in_combat_neither_moves_nor_turns_nor_aids() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "medic", foes=("ba",)), Group("b", "two", (2250, 6000), foes=("aa",))
    )
    for refusal in (movement.why_not_move(table, "aa"), movement.why_not_pivot(table, "aa")):
        assert refusal is not None
        assert refusal.rule == "CZ-CC-02"


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ((("aa", (), 90),), ""),
        ((("aa", (), 359),), ""),
        ((("aa", (), 0),), "no-turn"),
        ((("aa", (), 360),), "not-a-facing"),
        ((("aa", (), -1),), "not-a-facing"),
        ((("aa", (), 9.5),), "not-a-facing"),
        ((("za", (), 90),), "not-a-facing"),
        ((("aa", ((6000, 6000),), 90),), "not-a-facing"),
        ((("aa", ()),), "not-a-facing"),
        ((("aa", (), 90), ("aa", (), 90)), "not-a-facing"),
        ("turn", "not-a-facing"),
    ],
)
def test_move_01_a_turn_is_one_figure_and_whole_degrees(value: Any, reason: str) -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=0), FOE)
    refusal = movement.why_not_facing(table, "aa", value)
    assert (refusal.reason if refusal else "") == reason


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ((("aa", ((6400, 6000),), -1),), ""),
        ((("aa", ((6400, 6000),), 0),), ""),
        ((("aa", ((6400, 6000),), -2),), "not-a-facing"),
        ((("aa", ((6400, 6000),), 360),), "not-a-facing"),
        ((("aa", ((6400, 6000),)),), "not-a-move"),
        ((("aa", [(6400, 6000)], -1),), "not-a-move"),
        ((("aa", ((6400, 6000, 0),), -1),), "not-a-move"),
        ((("aa", ((6400, True),), -1),), "not-a-move"),
        ((("aa", ((6400, 6000),), -1),) * 2, "not-a-move"),
    ],
)
def test_move_03_a_move_is_one_figure_whole_points_and_a_facing(value: Any, reason: str) -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=0), FOE)
    refusal = movement.why_not_path(table, "aa", value)
    assert (refusal.reason if refusal else "") == reason


@pytest.mark.parametrize(("pivot", "ap", "may"), [(89, 0, True), (90, 0, False), (90, 1, True)])
def test_move_02_who_has_neither_a_free_turn_nor_a_point_does_not_turn(
    pivot: int, ap: int, may: bool
) -> None:
    table = table_of(Group("a", "one", (6000, 6000), pivot=pivot, ap=ap), FOE)
    assert (movement.why_not_pivot(table, "aa") is None) is may


def test_move_03_what_is_bolted_down_does_not_move() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "robot"), FOE)
    assert movement.why_not_move(table, "aa") is None
    profiles = {
        **table.setting.profiles,
        "robot": replace(table.setting.profiles["robot"], skills=("immobile",)),
    }
    table.setting = replace(table.setting, profiles=profiles)
    refusal = movement.why_not_move(table, "aa")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-MOVE-03", "immobile")


Place = tuple[int, int]


def alone(at: Place = (6000, 6000), *foes: Place, pieces: Any = (), **values: Any) -> Table:
    """One trooper with six points, looking north, and enemies."""
    turn = values.pop("turn", {})
    profiles = values.pop("profiles", "trooper")
    enemies = [Group(f"b{n}", "two", foe, facing=270) for n, foe in enumerate(foes)]
    figure = Group("a", "one", at, profiles, facing=90, **values)
    return table_of(figure, *enemies, pieces=pieces, turn=turn)


def test_move_03_the_step_that_is_too_long_is_named() -> None:
    refusal = movement.why_not_path(alone(), "aa", (("aa", ((6000, 6500), (6000, 7020)), -1),))
    assert refusal is not None
    assert (refusal.reason, refusal.about["step"], refusal.excess) == ("step-too-long", 2, 20)
    house = wall("house", 5000, 6900, 7000, 7000)
    refusal = movement.why_not_path(alone(pieces=(house,)), "aa", (("aa", ((6000, 6500), (6000, 6990)), -1),))
    assert refusal is not None
    assert (refusal.rule, refusal.about["step"]) == ("CZ-TERR-03", 2)


def test_move_06_nobody_walks_onto_the_wide_base_of_a_vehicle() -> None:
    table = street(kind="tracked_light_tank", turn={"figure": "fa"})
    table.units["f"] = Group("f", "one", (6550, 6000)).unit
    table.figures["fa"] = Group("f", "one", (6550, 6000), ap=4, facing=180).figures[0]
    onto = (("fa", tuple((6550 - 500 * n, 6000) for n in range(1, 5)), -1),)
    found = movement.why_not_path(table, "fa", onto)
    assert found is not None
    assert (found.rule, found.reason) == ("CZ-MOVE-06", "on-a-friend")
