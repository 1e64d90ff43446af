"""Climbing and jumping (CZ-MOVE-05, CZ-MOVE-07, CZ-REAC-13)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import actions
from escarmouche.games.combat_zone.chapters.movement import climbing, movement, obstacles
from escarmouche.games.combat_zone.table import PANICKED, STEADY, Referee, Table
from tests.games.combat_zone.tables import Group, Script, barricade, piece, price_of, referee_of, table_of


def test_move_07_no_room_on_top_no_climbing() -> None:
    small = piece("crate", "crates", 5900, 6125, 6100, 6325, 300, "climb", "flat_top", "impassable")
    table = table_of(Group("a", "one", (6000, 6000)), pieces=(small,))
    refusal = climbing.why_not_climb(table, "aa", "crate")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-MOVE-07", "no-room")


BOX = piece(
    "box", "container", 6000, 6000, 7200, 6450, 450, "opaque", "impassable", "climb", "flat_top", "cover:hard"
)
"""A container one can stand on, 4.5 cm high."""


@pytest.mark.parametrize("state", [PANICKED, STEADY])
def test_reac_13_a_panicked_figure_crosses_climbs_and_jumps_into_no_contact(state: str) -> None:
    low = barricade("low", 5000, 6200, 7000, 6300)
    over = table_of(
        Group("a", "one", (6000, 6075), states=(state,)), Group("b", "two", (6000, 6675)), pieces=(low,)
    )
    up = table_of(
        Group("a", "one", (6300, 5875), states=(state,)),
        Group("b", "two", (6550, 6125), z=450),
        pieces=(BOX,),
    )
    down = table_of(
        Group("a", "one", (6300, 6125), z=450, states=(state,)),
        Group("b", "two", (6550, 5875)),
        pieces=(BOX,),
    )
    refusals = (
        obstacles.why_not_cross(over, "aa", "low"),
        climbing.why_not_climb(up, "aa", "box"),
        climbing.why_not_climb(down, "aa", "box"),
        climbing.why_not_jump(down, "aa", "box"),
    )
    assert [r.rule for r in refusals if r] == (["CZ-REAC-13"] * 4 if state == PANICKED else [])


FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


def on_a_ledge(far: int, height: int = 400) -> Table:
    ledge = piece(
        "t", "platform", 5000, 5000, 8000, 8000, height, "opaque", "impassable", "climb", "flat_top"
    )
    return table_of(Group("a", "one", (5000 + far, 6500), z=height), FOE, pieces=(ledge,))


@pytest.mark.parametrize(("far", "reason"), [(125, ""), (185, ""), (186, "no-room")])
def test_move_07_one_climbs_down_from_the_edge_of_a_top(far: int, reason: str) -> None:
    table = on_a_ledge(far)
    for judge in (climbing.why_not_climb, climbing.why_not_jump):
        refusal = judge(table, "aa", "t")
        assert (refusal.reason if refusal else "") == reason
    if not reason:
        assert climbing.below(table, "aa", table.ground.piece("t")) == (4875, 6500)


@pytest.mark.parametrize(("height", "hurt"), [(500, False), (501, True)])
def test_move_07_a_jump_hurts_from_more_than_five_centimetres(height: int, hurt: bool) -> None:
    referee = referee_of(on_a_ledge(150, height), *([(1, 1)] if hurt else []))
    climbing.jump(referee, "aa", "t")
    assert referee.table.figures["aa"].z == 0
    assert any(e.what == "roll" for e in referee.events) is hurt


@pytest.mark.parametrize(("height", "price"), [(499, 2), (500, 2), (501, 4), (1000, 4), (1001, 6)])
def test_move_05_every_five_centimetres_begun_of_a_climb_cost_two_points(height: int, price: int) -> None:
    table = on_a_ledge(150, height)
    assert climbing.climb_cost(table, "aa", "t") == price
    assert climbing.climb_cost(table, "aa", "nothing") == 0


def test_move_07_who_finds_the_place_below_taken_stays_up_and_it_is_told() -> None:
    for deed in (climbing.climb, climbing.jump):
        table = on_a_ledge(150)
        table.units["f"] = Group("f", "one", (4875, 6500)).unit
        table.figures["fa"] = Group("f", "one", (4875, 6500)).figures[0]
        refusal = climbing.why_not_jump(table, "aa", "t")
        assert refusal is not None
        assert refusal.reason == "no-room"
        referee = referee_of(table)
        deed(referee, "aa", "t")
        assert referee.table.figures["aa"].z == 400
        assert told(referee) == ["no-room"]


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


def spot(referee: Referee) -> tuple[int, int]:
    return referee.table.figures["one1a"].x, referee.table.figures["one1a"].y


def test_move_07_climbing_is_difficult_and_falls_hurt() -> None:
    tower = piece("t", "platform", 6125, 5000, 8000, 7000, 800, "opaque", "impassable", "climb", "flat_top")
    table = table_with("flak_trooper", at=(6000, 6000), pieces=(tower,))
    assert price_of(table, "one1a", "climb:t") == 4
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
