"""Strategy points in two purses (area SM-SP)."""

from __future__ import annotations

import pytest

from escarmouche.games.star_mogul.chapters import actions, strategy
from tests.games.star_mogul.tables import Car, Men, referee_of, table_of


def test_sp_01_units_in_play_plus_two() -> None:
    groups = [Men(f"one{n}", "one", (4 + 3 * n, 4), 3) for n in range(1, 6)]
    assert strategy.points(table_of(*groups), "one") == 7
    assert strategy.points(table_of(groups[0]), "one") == 3


def test_sp_02_stragglers_wrecks_and_units_not_down_do_not_count_and_passengers_do() -> None:
    table = table_of(
        Men("one1", "one", (4, 4)),
        Men("one2", "one", (8, 4)),
        Men("one3", "one", (30, 30), values={"fate": "aboard"}, unit={"aboard": "one4"}),
        Car("one4", "one", (30, 30)),
        Men("one5", "one", (12, 4), 1, unit={"markers": frozenset({"straggler"})}),
        Car("one6", "one", (20, 20), values={"fate": "out"}),
        Men("one7", "one", (16, 4), values={"fate": "waiting"}),
    )
    assert strategy.points(table, "one") == 6
    assert (
        strategy.points(
            table_of(Men("one5", "one", (12, 4), 1, unit={"markers": frozenset({"straggler"})})), "one"
        )
        == 2
    )
    both = table_of(
        Men("one5", "one", (12, 4), 1, unit={"markers": frozenset({"straggler"})}),
        options={"stragglers_count": True},
    )
    assert strategy.points(both, "one") == 3, "the other reading: the new unit counts"


@pytest.mark.parametrize(("ps", "first", "second"), [(7, 4, 3), (6, 3, 3), (8, 4, 4), (9, 5, 4)])
def test_sp_03_and_04_half_rounded_up_then_half_rounded_down(ps: int, first: int, second: int) -> None:
    assert strategy.purse(ps, "action1") == first
    assert strategy.purse(ps, "action2") == second


def test_sp_04_what_is_left_is_not_carried_over() -> None:
    from escarmouche.games.star_mogul.chapters import phases

    table = table_of(
        Men("one1", "one", (4, 4)), Men("two1", "two", (40, 40)), sides={"one": {"ps": 7, "left": 3}}
    )
    referee = referee_of(table, (4, 3))
    phases.close(referee)
    assert referee.table.sides["one"].left == 0
    phases.open_actions(referee, "action2")
    assert referee.table.sides["one"].left == 3


def test_sp_05_no_third_point_for_a_unit_in_a_phase() -> None:
    table = table_of(Men("one1", "one", (4, 4), unit={"spent": 2}), Men("two1", "two", (40, 40)))
    refusal = strategy.why_not_more(table, "one1")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("SM-SP-05", "two-points-already")
    fresh = table_of(Men("one1", "one", (4, 4)), Men("two1", "two", (40, 40)))
    assert strategy.why_not_more(fresh, "one1") is None
    refused = actions.why_not_unit(table, "one1")
    assert refused
    assert refused.rule == "SM-SP-05"


def test_sp_03_an_overdrawn_purse_is_refused_with_what_is_lacking() -> None:
    table = table_of(Men("one1", "one", (4, 4)), Men("two1", "two", (40, 40)), sides={"one": {"left": 0}})
    refusal = strategy.why_not_more(table, "one1")
    assert refusal
    assert (refusal.rule, refusal.excess, refusal.measure) == ("SM-SP-03", 1, "PS")
