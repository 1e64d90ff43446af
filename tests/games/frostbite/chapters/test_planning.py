"""Planning: order, one company after the other, moves (FB-PLAN, FB-MAP-03)."""

from __future__ import annotations

from escarmouche.engine.table import replace
from escarmouche.games.frostbite.chapters.planning import (
    Order,
    begin_planning,
    next_player,
    plan,
    planning_order,
    why_not_order,
    why_not_play,
)
from escarmouche.games.frostbite.table import Table
from tests.games.frostbite.campaigns import campaign, judge, put, rules_of


def played(table: Table, times: int) -> list[str]:
    """Who plays in which order, each handing over at once."""
    order = []
    for _ in range(times):
        order.append(next_player(table))
        for _ in range(2):
            plan(judge(table))
    return order


def test_plan_01_most_pv_first_then_the_seat() -> None:
    table = campaign(3)
    for side, pv in (("one", 12), ("two", 30), ("three", 12)):
        table.change(side, {"pv": pv})
    assert planning_order(table) == ("two", "one", "three")


def test_plan_01_each_week_the_next_seat_is_the_oldest() -> None:
    assert planning_order(campaign(3, week=2)) == ("two", "three", "one")
    assert planning_order(campaign(3, week=3)) == ("three", "one", "two")
    table = campaign(3, week=4)
    assert planning_order(table) == ("one", "two", "three")
    table.change("three", {"pv": 1})
    assert planning_order(table) == ("three", "one", "two")


def test_plan_02_the_order_is_kept_for_the_week() -> None:
    table = campaign(2)
    assert table.turn.order == ("one", "two")
    table.change("two", {"pv": 40})
    assert played(table, 3) == ["one", "two", "one"]
    begin_planning(judge(table))
    assert table.turn.order == ("two", "one")


def test_plan_03_a_b_a_b_a_b_and_each_company_once() -> None:
    table = campaign(2)
    assert played(table, 6) == ["one", "two"] * 3
    assert next_player(table) == ""
    plan(judge(table))
    assert table.turn.phase == "missions"
    table = campaign(2)
    table.change("one2", {"played": 1})
    table.change("one3", {"played": 2})
    assert played(table, 4) == ["one", "two", "two", "two"]  # who has none left is skipped


def test_plan_04_a_company_already_played_is_refused() -> None:
    table = campaign(2)
    table.change("one1", {"played": 1})
    refusal = why_not_play(table, "one1")
    assert refusal is not None
    assert refusal.rule == "FB-PLAN-04"
    assert why_not_play(table, "one2") is None
    referee = judge(table, which_company=["one2"])
    plan(referee)
    assert referee._players["one"].asked[0].greyed["one1"].rule == "FB-PLAN-04"  # type: ignore[attr-defined]


def test_plan_04_moves_and_spendings_in_any_order_and_in_the_open() -> None:
    table = campaign(2)
    plan(judge(table, which_company=["one1"]))
    seen = []
    for order in ("arctic_livery", "go:a1", "cold_equipment", "done"):
        referee = judge(table, order=[order])
        plan(referee)
        seen += rules_of(referee)
        assert not any(event.only for event in referee.events)
    assert table.units["one1"].node == "a1"
    assert table.units["one1"].bought == ("arctic_livery", "cold_equipment")
    assert table.sides["one"].pl == 300
    assert "FB-MAP-03" in seen


def test_plan_05_what_was_bought_is_gone_next_week() -> None:
    table = campaign(2, week=2)
    table.change("one1", {"bought": ("cold_equipment",), "pinned": True, "origin": "N"})
    table.change("one", {"used": ("spy:one1",)})
    table.turn = replace(table.turn, round=3)
    begin_planning(judge(table))
    assert table.units["one1"].bought == ()
    assert not table.units["one1"].pinned
    assert not table.units["one1"].moved
    assert table.sides["one"].used == ()


def test_map_03_stay_or_one_route_and_no_more() -> None:
    table = campaign(4)
    put(table, "one1", "s03")
    ways = [p for p in table.things if why_not_order(table, "one1", Order("go", p)) is None]
    assert ways == ["s05", "s06"]
    assert why_not_order(table, "one1", Order("done")) is None
    far = why_not_order(table, "one1", Order("go", "s12"))
    assert far is not None
    assert (far.rule, far.reason) == ("FB-MAP-03", "no-route")
    put(table, "one1", "s05", origin="s03")
    again = why_not_order(table, "one1", Order("go", "s02"))
    assert again is not None
    assert again.reason == "moved-already"


def test_map_03_several_of_one_player_may_share_a_sector_and_enemies_may_be_there() -> None:
    table = campaign(2)
    put(table, "one2", "a1")
    put(table, "two1", "a1")
    assert why_not_order(table, "one1", Order("go", "a1")) is None


def test_map_01_no_way_into_the_hq_of_another() -> None:
    table = campaign(2)
    put(table, "one1", "c1")
    refusal = why_not_order(table, "one1", Order("go", "S"))
    assert refusal is not None
    assert refusal.rule == "FB-MAP-01"


def test_camp_06_no_pl_are_spent_once_the_missions_have_begun() -> None:
    table = campaign(2)
    played(table, 6)
    referee = judge(table)
    plan(referee)
    assert (table.turn.phase, table.turn.step) == ("missions", "missions")
    assert rules_of(referee) == ["FB-CAMP-06"]
    assert next_player(table) == ""
