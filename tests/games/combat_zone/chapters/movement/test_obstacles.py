"""Crossing obstacles (CZ-ACT-04)."""

from __future__ import annotations

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import actions
from escarmouche.games.combat_zone.chapters.movement import obstacles
from escarmouche.games.combat_zone.table import DROPPED, Referee, Thing
from tests.games.combat_zone.tables import Group, barricade, piece, referee_of, table_of, wall


def test_act_04_an_obstacle_too_deep_says_by_how_much() -> None:
    low = barricade("low", 5000, 6125, 7000, 6125 + obstacles.DEEPEST + 30)
    table = table_of(Group("a", "one", (6000, 6000), facing=90), pieces=(low,))
    refusal = obstacles.why_not_cross(table, "aa", "low")
    assert refusal is not None
    assert (refusal.reason, refusal.excess) == ("too-deep", 30)


def test_act_04_an_obstacle_too_high_says_by_how_much() -> None:
    low = barricade("low", 5000, 6125, 7000, 6185, obstacles.HIGHEST + 40)
    refusal = obstacles.why_not_cross(table_of(Group("a", "one", (6000, 6000)), pieces=(low,)), "aa", "low")
    assert refusal is not None
    assert (refusal.reason, refusal.excess) == ("too-high", 40)


FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


def why(refusal: Refusal | None) -> str:
    return refusal.reason if refusal else ""


@pytest.mark.parametrize(
    ("high", "deep", "reason"), [(300, 250, ""), (301, 250, "too-high"), (300, 251, "too-deep")]
)
def test_act_04_an_obstacle_is_three_centimetres_high_and_two_and_a_half_deep(
    high: int, deep: int, reason: str
) -> None:
    low = barricade("low", 5000, 6125, 7000, 6125 + deep, high)
    table = table_of(Group("a", "one", (6000, 6000), facing=90, states=(DROPPED,)), FOE, pieces=(low,))
    refusal = obstacles.why_not_cross(table, "aa", "low")
    assert why(refusal) == reason
    if refusal:
        assert refusal.excess == 1
        return
    referee = referee_of(table)
    obstacles.cross(referee, "aa", "low")
    record = referee.table.figures["aa"]
    assert (record.x, record.y, record.facing, record.states) == (6000, 6125 + deep + 125, 90, frozenset())


def test_act_04_beyond_an_obstacle_there_must_be_room() -> None:
    low = barricade("low", 5000, 6125, 7000, 6185)
    for others, pieces in (
        ((Group("f", "one", (6000, 6500)),), ()),
        ((), (wall("w", 5000, 6400, 7000, 6450),)),
    ):
        table = table_of(Group("a", "one", (6000, 6000)), *others, FOE, pieces=(low, *pieces))
        assert why(obstacles.why_not_cross(table, "aa", "low")) == "no-room-beyond"
        referee = referee_of(table)
        obstacles.cross(referee, "aa", "low")
        assert told(referee) == ["no-room-beyond"]
        assert referee.table.figures["aa"].y == 6000
    edge = table_of(Group("a", "one", (6000, 6000)), pieces=(low,), size=(12000, 6434))
    assert why(obstacles.why_not_cross(edge, "aa", "low")) == "no-room-beyond"
    assert (
        why(
            obstacles.why_not_cross(
                table_of(Group("a", "one", (6000, 6000)), pieces=(low,), size=(12000, 6435)), "aa", "low"
            )
        )
        == ""
    )


BOX = piece(
    "box", "container", 6000, 6000, 7200, 6450, 450, "opaque", "impassable", "climb", "flat_top", "cover:hard"
)
"""A container one can stand on, 4.5 cm high."""


def test_act_04_nobody_crosses_a_low_wall_from_a_roof_beside_it() -> None:
    low = barricade("low", 6000, 6450, 7200, 6500)
    table = table_of(Group("a", "one", (6300, 6325), z=450), pieces=(BOX, low))
    assert obstacles.obstacles_near(table, "aa") == ()
    refusal = obstacles.why_not_cross(table, "aa", "low")
    assert refusal is not None
    assert refusal.rule == "CZ-ACT-04"


def test_area_07_who_crosses_an_obstacle_into_fire_is_burnt() -> None:
    low = barricade("low", 3000, 6200, 4000, 6260)
    table = table_of(
        Group("a", "one", (3500, 6075), "unarmed", facing=90),
        Group("b", "two", (9000, 6000)),
        pieces=(low,),
        things=(Thing("fire-2-1", "fire", 3500, 6900, radius=400, value=3),),
        turn={"round": 2, "action": ("cross", "low"), "step": "do", "figure": "aa"},
    )
    referee = referee_of(table, (1, 1))
    actions.carry_out(referee)
    assert [e.rule for e in referee.events if e.what == "roll"] == ["CZ-AREA-07"]
    assert referee.table.figures["aa"].y > 6300
