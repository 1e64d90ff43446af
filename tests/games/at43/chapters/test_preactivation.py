"""A turn of play before its card (area A4-PRE)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.at43.chapters.preactivation import (
    DELAY,
    EXTRA,
    REPLACE,
    REVEAL,
    hand_over,
    turn_of_play,
    why_not_option,
)
from escarmouche.games.at43.table import Table
from tests.games.at43.tables import Script, Squad, referee_of, table_of


def cards(one: int, two: int, **values: Any) -> Table:
    squads = [
        Squad(f"{s}{n}", s, (900 * n, 2000 if s == "one" else 7000), count=1)
        for s, k in (("one", one), ("two", two))
        for n in range(1, k + 1)
    ]
    lines: Any = {
        "one": {"cards": tuple(f"one{n}" for n in range(1, one + 1)), **values},
        "two": {"cards": tuple(f"two{n}" for n in range(1, two + 1))},
    }
    return table_of(*squads, turn={"step": "option", "unit": ""}, **lines)


def actives(table: Table, count: int) -> list[str]:
    """Who is active, card after card, each side simply revealing."""
    seen = []
    for _ in range(count):
        seen.append(table.turn.active)
        referee = referee_of(table)
        turn_of_play(referee)
        hand_over(referee)
        table = referee.table
    return [*seen, table.turn.phase]


def test_pre_01_players_are_active_in_turn() -> None:
    assert actives(cards(3, 3), 6) == ["one", "two", "one", "two", "one", "two", "control"]


def test_pre_07_who_has_no_card_is_skipped() -> None:
    assert actives(cards(1, 3), 4) == ["one", "two", "two", "two", "control"]


def test_gen_19_without_a_card_the_control_phase_begins() -> None:
    referee = referee_of(cards(0, 0))
    turn_of_play(referee)
    assert referee.table.turn.step == "control"


def test_pre_02_only_one_option() -> None:
    referee = referee_of(cards(3, 3), one=Script(option=[REPLACE], card_place=[2]))
    turn_of_play(referee)
    assert referee.table.turn.step == "activate"  # nothing more may be bought before the card


def test_pre_03_the_first_card_goes_back() -> None:
    referee = referee_of(cards(3, 3), one=Script(option=[REPLACE], card_place=[2]))
    turn_of_play(referee)
    assert referee.table.turn.waiting == ("one2",)
    assert referee.table.sides["one"].cards == ("one3", "one1")
    assert referee.table.sides["one"].pc == 4
    refusal = why_not_option(cards(1, 3), "one", REPLACE)
    assert refusal is not None
    assert refusal.rule == "A4-PRE-03"


def test_pre_04_a_delay_costs_two_and_reveals_nothing() -> None:
    referee = referee_of(cards(3, 3), one=Script(option=[DELAY]))
    turn_of_play(referee)
    side = referee.table.sides["one"]
    assert (side.pc, side.cards, referee.table.turn.active) == (3, ("one1", "one2", "one3"), "two")
    assert why_not_option(cards(3, 0), "one", DELAY).rule == "A4-PRE-04"  # type: ignore[union-attr]


def test_pre_05_no_two_delays_in_a_row() -> None:
    table = cards(3, 3, delayed=True)
    assert why_not_option(table, "one", DELAY).rule == "A4-PRE-05"  # type: ignore[union-attr]
    referee = referee_of(table, one=Script(option=[REVEAL]))
    turn_of_play(referee)
    assert why_not_option(referee.table, "one", DELAY) is None


def test_pre_06_two_cards_after_a_delay() -> None:
    assert why_not_option(cards(3, 3), "one", EXTRA).rule == "A4-PRE-06"  # type: ignore[union-attr]
    assert why_not_option(cards(1, 3, delayed=True), "one", EXTRA).rule == "A4-PRE-06"  # type: ignore[union-attr]
    referee = referee_of(cards(3, 3, delayed=True), one=Script(option=[EXTRA]))
    turn_of_play(referee)
    assert referee.table.turn.waiting == ("one1", "one2")
    assert referee.table.sides["one"].pc == 4
