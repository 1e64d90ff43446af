"""Turning, steps, what stops them and what they cost (CZ-MOVE)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone import actions, climbing, movement, walking
from escarmouche.games.combat_zone.drafts import draft_names, move_drafts, pivot_drafts
from escarmouche.games.combat_zone.table import DROPPED, PANICKED, Marker, Referee, Table
from tests.combat_zone.tables import Group, Script, barricade, door, piece, referee_of, rubble, table_of, wall

F = Fraction
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
    refusal = actions.why_not(referee.table, "one1a", "move")  # an odd point buys no half step
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


def test_move_07_climbing_is_difficult_and_falls_hurt() -> None:
    tower = piece("t", "platform", 6125, 5000, 8000, 7000, 800, "opaque", "impassable", "climb", "flat_top")
    table = table_with("flak_trooper", at=(6000, 6000), pieces=(tower,))
    assert actions.cost(table, "one1a", "climb:t") == 4
    referee = referee_of(table, one=Script(action=["climb:t"]))
    actions.act(referee)
    actions.carry_out(referee)
    record = referee.table.figures["one1a"]
    assert (record.z, record.ap) == (800, 2)
    refusal = refused(referee.table, (record.x - 400, record.y))
    assert refusal is not None
    assert refusal.rule == "CZ-MOVE-07"
    assert refused(referee.table, (record.x + 300, record.y)) is None

    def outcome(_: object, after: Table) -> str:
        f = after.figures["one1a"]
        return "out" if f.fate != "alive" else "panic" if PANICKED in f.states else "well"

    found = odds(climbing.jump, referee.table, "one1a", "t", of=outcome).chances
    assert (found["out"], found["panic"]) == (F(5, 18), F(4, 9))


def test_a_step_into_burning_ground_burns_before_the_next() -> None:
    fire = Marker("f", "fire", 6900, 6000, 400, value=9)
    table = table_of(Group("one1", "one", (6000, 6000)), FAR, turn={"markers": (fire,)})
    one = Script(action=["move"], move=[(("one1a", ((6300, 6000), (6700, 6000), (7000, 6000)), -1),)])
    referee = referee_of(table, (6, 6), one=one)
    actions.act(referee)
    assert referee.table.figures["one1a"].fate == "dead"
    assert spot(referee) == (6700, 6000)
    actions.act(referee)
    assert referee.table.turn.step == "figure"


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


def test_drafts_are_all_legal() -> None:
    pieces = (
        wall("w", 6300, 5000, 6400, 6800),
        barricade("b", 5000, 6500, 5800, 6600),
        rubble("r", 5000, 5000, 5800, 5800),
    )
    for states in ((), (PANICKED,), (DROPPED,)):
        for pivot in (0, 90):
            table = table_with(
                "trooper", Group("two1", "two", (7500, 6200), count=3), Group("one2", "one", (5700, 6000)),
                pieces=pieces, states=states, pivot=pivot,
            )  # fmt: skip
            drafts = move_drafts(table, "one1a")
            assert len(drafts) == len(draft_names(table, "one1a"))
            for name, value in zip(draft_names(table, "one1a"), drafts, strict=True):
                assert movement.why_not_path(table, "one1a", value) is None, name
            for value in pivot_drafts(table, "one1a"):
                assert movement.why_not_facing(table, "one1a", value) is None


def test_a_step_on_the_spot_costs_its_point() -> None:
    assert moved(table_with(), (6000, 6000)).table.figures["one1a"].ap == 5
    assert walking.MOVE == "move"


def test_move_07_who_climbs_stands_just_within_the_edge_or_in_the_middle_if_that_is_taken() -> None:
    def top(*others: Group, deep: int = 2000) -> tuple[int, int] | None:
        ledge = piece("t", "platform", 5000, 6125, 7000, 6125 + deep, 400, "climb", "flat_top")
        table = table_with("trooper", FAR, *others, pieces=(ledge,))
        return climbing.above(table, "one1a", ledge)

    assert top() == (6000, 6250)
    taken = Group("two2", "two", (6000, 6300), z=400)
    below = Group("two2", "two", (6000, 6300), z=0)
    assert top(below) == (6000, 6250)
    spot = top(taken)
    assert spot is not None
    assert spot[1] >= 6300 + 250
    assert top(deep=240) is None
