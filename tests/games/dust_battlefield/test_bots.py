"""Promises of bots in Battlefield: legal answers, the same from the same seed, better than lots."""

from __future__ import annotations

import pytest

from escarmouche.engine.match import Match
from escarmouche.games.dust_battlefield.ruleset import RULESET
from tests.games.dust_battlefield.playthroughs import KEPT
from tests.promises import illegal_answers, play, series

GAMES = 4


@pytest.fixture(scope="module")
def matches() -> list[tuple[str, Match]]:
    return series(RULESET, GAMES)


def test_no_bot_proposes_an_illegal_answer() -> None:
    assert illegal_answers(KEPT, every=30) == []


def test_greedy_beats_random_in_a_small_series(matches: list[tuple[str, Match]]) -> None:
    assert sum(match.over == greedy for greedy, match in matches) >= GAMES - 1


def test_the_same_seed_gives_the_same_match(matches: list[tuple[str, Match]]) -> None:
    assert play(RULESET, 1)[1].log.effective() == matches[1][1].log.effective()
