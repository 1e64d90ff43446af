"""Trials: played on from a guess, up to a mark, told to nobody, without the others' secrets."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.luck import SeededDice
from escarmouche.engine.match import Match
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask
from escarmouche.engine.table import replace
from tests.engine.toy import Always, Scripted, ToyTable, toy_match

CARDS = ("king", "queen", "jack")


def secret_cards(referee: Referee[ToyTable]) -> None:
    """Each side lays a card in secret; then red says whether it dares."""
    asks = [Ask("TY-ONE-01", side, "card", CARDS) for side in ("red", "blue")]
    for side, card in referee.ask_each("TY-ONE-01", asks, secret=True).items():
        referee.mark("TY-ONE-01", f"{side}1", f"secret:{card}")
    dared = referee.ask("TY-ONE-02", "red", "dare", ("yes", "no"))
    referee.book(round=referee.table.turn.round + 1, phase=dared)


def after_the_cards(blue: str) -> Match:
    match = toy_match(secret_cards, 1)
    match.answer("jack", "red")
    match.answer(blue, "blue")
    return match


def marked(table: ToyTable, unit: str) -> str:
    return next(iter(table.units[unit].markers))


@pytest.mark.parametrize("blue", CARDS)
def test_a_secret_answer_of_the_other_side_is_guessed_in_a_trial(blue: str) -> None:
    trial = after_the_cards(blue).seat("red").trial("luck")
    table = trial.play({s: Always() for s in ("red", "blue")}, None, lambda table: True)
    assert (marked(table, "red1"), marked(table, "blue1")) == ("secret:jack", "secret:king")


@pytest.mark.parametrize("blue", CARDS)
def test_what_is_expected_of_an_answer_knows_no_secret(blue: str) -> None:
    seat = after_the_cards(blue).seat("red")
    value = seat.expected("yes", lambda table: float(CARDS.index(marked(table, "blue1")[7:])))
    assert value == 0.0  # the quick answer is the king


@pytest.mark.parametrize("blue", CARDS)
def test_what_is_considered_knows_no_secret(blue: str) -> None:
    tried = after_the_cards(blue).consider("red", "yes")
    assert tried.stopped == "checkpoint"
    assert not tried.table.units["blue1"].markers
    assert marked(tried.table, "red1") == "secret:jack"


def test_a_trial_goes_on_until_it_is_told_that_it_is_enough_and_costs_nodes() -> None:
    def count(referee: Referee[ToyTable]) -> None:
        referee.ask("TY-ONE-01", "red", "go", ("on", "back"))
        referee.book(round=referee.table.turn.round + 1)

    match = toy_match(count, 1)
    trial = match.seat("red").trial("luck")
    players = {s: Always() for s in ("red", "blue")}
    assert trial.play(players, SeededDice(1), lambda table: table.turn.round >= 5).turn.round == 5
    assert trial.nodes == 2 * 4
    assert (match.table.turn.round, match.log.effective()) == (1, ())


def test_the_deed_goes_on_with_the_answers_that_follow() -> None:
    def two(referee: Referee[ToyTable]) -> None:
        first = referee.ask("TY-ONE-01", "red", "first", ("a", "b"))
        second = referee.ask("TY-ONE-02", "red", "second", ("c", "d"))
        referee.table.turn = replace(referee.table.turn, phase=first + second)

    def phase(table: Any) -> float:
        return float(("ac", "ad", "bc", "bd").index(table.turn.phase))

    seat = toy_match(two, 1).seat("red")
    assert seat.expected("b", phase) == 2.0
    assert seat.expected("b", phase, ("d",)) == 3.0
    assert seat.expected("b", phase, ("x",)) == 2.0  # what is not allowed any more is answered quickly


def test_players_within_see_the_guess_whole() -> None:
    seen = []

    class Looking(Scripted):
        def choose(self, ask: Ask, seat: Any) -> Any:
            seen.append((seat.side, marked(seat.table, "blue1")))
            return super().choose(ask, seat)

    trial = after_the_cards("queen").seat("red").trial("luck")
    trial.play({"red": Looking("no")}, None, lambda table: True)
    assert seen == [("red", "secret:king")]
