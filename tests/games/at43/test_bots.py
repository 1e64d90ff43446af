"""Promises of bots in AT-43: legal answers, better than lots."""

from __future__ import annotations

from escarmouche.games.at43.ruleset import RULESET
from tests.games.at43.playthroughs import KEPT
from tests.promises import illegal_answers, series

GAMES = 4


def test_no_bot_proposes_an_illegal_answer() -> None:
    assert illegal_answers(KEPT, every=60) == []


def test_greedy_beats_random_in_a_small_series() -> None:
    assert sum(match.over == greedy for greedy, match in series(RULESET, GAMES)) >= GAMES - 1
