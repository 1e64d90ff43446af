"""How a side stands: what the appraisal must tell apart."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.table import replace
from escarmouche.games.trauma import appraisal, navigation
from escarmouche.games.trauma.table import Point, Table
from tests.trauma.tables import Squad, table_of, wall

GAMMA = Point("gamma1", "gamma", "g")
PIECE = wall("g", 4400, 5900, 4600, 6100, 200)


def stands(at: tuple[int, int], **values: Any) -> Table:
    mine = Squad("one1", "one", at, cost=4, **values)
    return table_of(
        mine, Squad("two1", "two", (1000, 11000), cost=4), pieces=(PIECE,), turn={"points": (GAMMA,)}
    )


def test_holding_a_point_is_better_than_being_near_and_near_better_than_far() -> None:
    values = [appraisal.appraise(stands((4500, y)), "one") for y in (5700, 5000, 2000)]
    assert values[0] > values[1] + 3
    assert values[1] > values[2]


def test_one_side_s_gain_is_the_other_s_loss() -> None:
    table = stands((4500, 5700))
    assert appraisal.appraise(table, "one") == -appraisal.appraise(table, "two")


def test_losses_and_disorder_count() -> None:
    whole = appraisal.appraise(stands((2000, 2000)), "one")
    assert appraisal.appraise(stands((2000, 2000), markers=("disorganised",)), "one") < whole
    fewer = stands((2000, 2000))
    fewer.change("one1", {"figures": fewer.units["one1"].figures[:3]})
    assert appraisal.appraise(fewer, "one") < whole


def test_eliminated_enemies_count_before_the_debriefing() -> None:
    table = stands((2000, 2000))
    before = appraisal.appraise(table, "one")
    table.change("two", {"lost": ("two1",)})
    assert appraisal.appraise(table, "one") == before + 1  # TR-SCEN-13: infantry, 1 PV


def test_troops_are_worth_less_towards_the_end() -> None:
    table = stands((2000, 2000))
    early = appraisal.stakes(table, "one").troops
    table.turn = replace(table.turn, round=6)
    assert appraisal.stakes(table, "one").troops < early


def test_each_unit_has_a_goal_of_its_own() -> None:
    table = table_of(
        Squad("one1", "one", (4500, 5000)), Squad("one2", "one", (4500, 3000)),
        pieces=(PIECE, wall("w", 1000, 2900, 1200, 3100, 200)),
        turn={"points": (GAMMA, Point("omega1", "omega", "w"))},
    )  # fmt: skip
    assert appraisal.shares(table, "one", "one1") == {"gamma1": 1.0, "omega1": appraisal.OTHERS}
    assert appraisal.shares(table, "one", "one2") == {"gamma1": appraisal.OTHERS, "omega1": 1.0}


def test_the_way_leads_round_a_closed_wall() -> None:
    closed = wall("c", 0, 4000, 8000, 4080, 800, "infantry:no")
    table = table_of(Squad("one1", "one", (1500, 3000)), pieces=(PIECE, closed), turn={"points": (GAMMA,)})
    straight = table_of(Squad("one1", "one", (1500, 3000)), pieces=(PIECE,), turn={"points": (GAMMA,)})
    far, near = (navigation.way_length(t, "one1", (1500, 3000), GAMMA) for t in (table, straight))
    assert far > near + 4000
    x, _ = navigation.way_point(table, "one1", (1500, 3000), GAMMA, 1200)
    assert x > 2000


def test_who_stands_at_a_point_holds_ground() -> None:
    assert appraisal.holds_ground(stands((4500, 5700)), "one1")
    assert not appraisal.holds_ground(stands((4500, 5000)), "one1")
