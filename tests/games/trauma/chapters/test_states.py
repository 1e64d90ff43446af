"""Tests of the states of a unit, read from the table and at its activation."""

from __future__ import annotations

import pytest

from escarmouche.engine.table import replace
from escarmouche.games.company.chapters.cards import available_units
from escarmouche.games.trauma.chapters import actions, activation, skills, states
from escarmouche.games.trauma.chapters.morale import morale_test
from escarmouche.games.trauma.chapters.orders import why_not_any_order
from escarmouche.games.trauma.chapters.shooting.casualties import check_prone, keeps_head_down
from escarmouche.games.trauma.chapters.units import is_free
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import (
    ALERT,
    DISORGANISED,
    ENGAGED,
    HEADS_DOWN,
    PRONE,
    RESERVE,
    TAKE_COVER,
    Referee,
    Table,
)
from tests.games.trauma.tables import Script, Squad, agreed, referee_of, table_of


def one_squad(*markers: str, down: int = 0, count: int = 6, **values: object) -> Table:
    table = table_of(
        Squad("one1", "one", (2000, 2000), count=count, markers=markers, **values),  # type: ignore[arg-type]
        Squad("two1", "two", (8000, 8000)),
        turn={"step": "activate", "waiting": ("one1",)},
    )
    for figure in table.units["one1"].figures[:down]:
        table.change(figure, {"down": True})
    return table


def activated(table: Table) -> Referee:
    referee = referee_of(table)
    activation.activate(referee)
    return referee


def test_state_01_clearing_the_only_marker_frees() -> None:
    for marker in (DISORGANISED, PRONE, ENGAGED):
        table = one_squad(marker)
        assert states.state_of(table, "one1") == marker
        assert not is_free(table, "one1")
        referee_of(table).unmark("TR-STATE-01", "one1", marker)
        assert states.state_of(table, "one1") == states.FREE
        assert is_free(table, "one1")


def test_state_01_orders_are_no_states() -> None:
    assert states.state_of(one_squad(TAKE_COVER, ALERT), "one1") == "free"


def test_state_06_a_unit_that_starts_disorganised_only_recovers() -> None:
    referee = activated(one_squad(DISORGANISED))
    turn = referee.table.turn
    assert turn.step == "end"
    assert "began_disorganised" in turn.flags
    activation.finish(referee)
    assert states.operational(referee.table, "one1")


def test_state_06_no_orders_for_it_nor_for_one_disorganised_in_its_activation() -> None:
    began = one_squad()
    began.turn = activated(one_squad(DISORGANISED)).table.turn
    refusal = why_not_any_order(began, "one1")
    assert refusal is not None
    assert refusal.rule == "TR-ORD-02"
    refusal = why_not_any_order(one_squad(DISORGANISED), "one1")
    assert refusal is not None
    assert refusal.rule == "TR-STATE-06"


@pytest.mark.parametrize("marker", [DISORGANISED, PRONE])
def test_state_06_as_an_option_a_state_taken_in_the_activation_does_not_end_it(marker: str) -> None:
    for kept in (False, True):
        table = agreed(one_squad(marker), states_end_nothing=kept)
        assert states.halted(table, "one1") is not kept
        table.turn = replace(table.turn, unit="one1", todo=("movement",))
        referee = referee_of(table, one=Script(move=[()]))
        actions.act(referee)
        waived = [e for e in referee.events if e.about.get("key") == "moves-no-distance"]
        assert bool(waived) is kept
        assert referee.table.turn.step == ("moved" if kept else "orders")


def test_state_06_with_the_option_too_who_began_disorganised_only_recovers() -> None:
    referee = activated(agreed(one_squad(DISORGANISED), states_end_nothing=True))
    assert referee.table.turn.step == "end"
    assert skills.why_not_extra(referee.table, "one1") is not None


def test_state_06_becoming_disorganised_keeps_orders() -> None:
    table = one_squad(ALERT)
    referee = referee_of(table, (2, 3))
    morale_test(referee, "TR-MOR-05", "one1")
    assert table.units["one1"].markers == {ALERT, DISORGANISED}


def test_state_07_recovers_at_the_end_of_a_paid_activation() -> None:
    referee = activated(one_squad(DISORGANISED))
    assert not states.operational(referee.table, "one1")
    activation.finish(referee)
    assert states.state_of(referee.table, "one1") == "free"
    assert not [e for e in referee.events if e.what == "roll"]


def test_state_07_unpaid_it_stays_disorganised() -> None:
    table = one_squad(DISORGANISED)
    table.change("one", {"pc": 0})
    referee = activated(table)
    assert DISORGANISED in referee.table.units["one1"].markers
    assert states.disorganised_units(referee.table, "one") == ("one1",)


def test_state_07_not_at_the_end_of_the_activation_that_disorganised_it() -> None:
    referee = activated(one_squad())
    referee.mark("TR-MOR-02", "one1", DISORGANISED)
    activation.finish(referee)
    assert DISORGANISED in referee.table.units["one1"].markers


@pytest.mark.parametrize(
    ("down", "count", "prone"), [(3, 6, False), (4, 6, True), (3, 5, True), (0, 1, False)]
)
def test_state_08_prone_is_strictly_more_than_half(down: int, count: int, prone: bool) -> None:
    table = one_squad(down=down, count=count)
    check_prone(referee_of(table), "one1")
    assert (PRONE in table.units["one1"].markers) is prone


def test_state_08_counted_again_when_a_standing_figure_dies() -> None:
    table = one_squad(down=3)
    check_prone(referee_of(table), "one1")
    assert PRONE not in table.units["one1"].markers
    table.change("one1", {"figures": table.units["one1"].figures[:5]})
    check_prone(referee_of(table), "one1")
    assert PRONE in table.units["one1"].markers


def test_state_09_a_prone_unit_receives_no_orders() -> None:
    refusal = why_not_any_order(one_squad(PRONE, down=4), "one1")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-ORD-02", "prone")


def test_state_09_becoming_prone_takes_all_orders() -> None:
    table = one_squad(TAKE_COVER, ALERT, HEADS_DOWN, down=4)
    check_prone(referee_of(table), "one1")
    assert table.units["one1"].markers == {PRONE}
    table = one_squad(TAKE_COVER, down=3)
    check_prone(referee_of(table), "one1")
    assert table.units["one1"].markers == {TAKE_COVER}


def test_state_10_stands_up_and_has_one_action() -> None:
    referee = activated(one_squad(PRONE, down=4))
    table = referee.table
    assert table.turn.step == "announce"
    assert "one_action" in table.turn.flags
    assert states.figures_down(table, "one1") == ()
    assert is_free(table, "one1")
    assert not any(table.figures[f].moved for f in table.units["one1"].figures)
    assert why_not_any_order(table, "one1") is None


def test_state_10_figures_down_in_a_standing_unit_get_up_for_nothing() -> None:
    referee = activated(one_squad(down=2))
    assert states.figures_down(referee.table, "one1") == ()
    assert "one_action" not in referee.table.turn.flags


def test_state_10_prone_and_disorganised_stands_up_and_recovers() -> None:
    referee = activated(one_squad(PRONE, DISORGANISED, down=6))
    assert referee.table.turn.step == "end"
    assert states.figures_down(referee.table, "one1") == ()
    activation.finish(referee)
    assert states.state_of(referee.table, "one1") == "free"


def test_state_10_unpaid_it_stays_on_the_ground() -> None:
    table = one_squad(PRONE, down=4)
    table.change("one", {"pc": 0})
    referee = activated(table)
    assert len(states.figures_down(referee.table, "one1")) == 4
    assert states.state_of(referee.table, "one1") == PRONE


def test_state_11_prone_keeps_its_head_down_until_it_stands() -> None:
    table = one_squad(PRONE, down=4)
    assert keeps_head_down(table, "one1")
    assert not keeps_head_down(one_squad(), "one1")
    assert keeps_head_down(one_squad(HEADS_DOWN), "one1")
    assert not keeps_head_down(activated(table).table, "one1")


def test_state_11_the_flip_does_not_take_it() -> None:
    table = one_squad(PRONE, down=4)
    table.change("one", {"cards": ("one1",), "pc": 0})
    table.turn = activated(one_squad()).table.turn
    referee = referee_of(table)
    activation.turn_of_play(referee)
    assert keeps_head_down(referee.table, "one1")


def test_state_12_a_unit_in_reserve_cannot_be_harmed_but_has_its_card() -> None:
    table = one_squad(place=RESERVE)
    assert states.state_of(table, "one1") == RESERVE
    assert available_units(table, "one") == ("one1",)
    referee = referee_of(table)
    morale_test(referee, "TR-MOR-05", "one1")
    assert referee.events == []
    refusal = why_not_any_order(table, "one1")
    assert refusal is not None
    assert refusal.rule == "TR-ORD-01"


def test_state_12_once_paid_it_may_enter() -> None:
    assert activated(one_squad(place=RESERVE)).table.turn.step == "enter"


def test_state_13_the_first_state_in_order_decides() -> None:
    assert states.PRECEDENCE == (RESERVE, DISORGANISED, PRONE, ENGAGED, "free")
    assert states.state_of(one_squad(ENGAGED, DISORGANISED, PRONE), "one1") == DISORGANISED
    assert states.state_of(one_squad(ENGAGED, PRONE), "one1") == PRONE
    assert states.state_of(one_squad(ENGAGED), "one1") == ENGAGED


def test_state_13_engaged_and_disorganised_takes_no_action() -> None:
    assert activated(one_squad(ENGAGED, DISORGANISED)).table.turn.step == "end"


def test_state_13_engaged_and_prone_has_one_action_and_is_still_engaged() -> None:
    table = activated(one_squad(ENGAGED, PRONE, down=5)).table
    assert "one_action" in table.turn.flags
    assert states.state_of(table, "one1") == ENGAGED
    assert not is_free(table, "one1")


def test_term_01_one_key_for_each_notion() -> None:
    words = [word for synonyms in LEDGER.data("TR-TERM-01")["synonyms"].values() for word in synonyms]
    assert len(words) == len(set(words))


def test_term_01_operational_is_not_disorganised() -> None:
    assert states.operational(one_squad(PRONE, ENGAGED), "one1")
    assert not states.operational(one_squad(DISORGANISED), "one1")
