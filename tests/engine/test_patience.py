"""How long somebody waits for odds: what is not exact in time is sampled, and says so."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.engine.odds import FEWEST, SAMPLES, odds
from escarmouche.engine.patience import patience, patient
from escarmouche.engine.referee import Referee
from tests.engine.toy import toy_table


def ticking(step: float) -> Callable[[], float]:
    """A clock that goes on by a step each time it is read."""
    ticks = count()
    return lambda: next(ticks) * step


def four_dice(referee: Referee[Any]) -> int:
    return sum(referee.roll("TY-ONE-01", "red", d6()) for _ in range(4))


def test_who_brings_no_clock_waits_for_exact_odds() -> None:
    assert patience() is None
    assert odds(four_dice, toy_table()).exact


def test_a_clock_that_allows_it_leaves_odds_exact() -> None:
    with patient(ticking(1e-9)):
        assert odds(four_dice, toy_table()).exact


def test_after_half_of_the_time_odds_are_sampled_and_say_how_often() -> None:
    with patient(ticking(0.001)):  # 500 looks at the clock for the branches, then 250 for samples
        found = odds(four_dice, toy_table())
    assert not found.exact
    assert FEWEST < found.samples < SAMPLES
    assert sum(found.chances.values()) == 1


def test_the_odds_of_one_question_share_their_time() -> None:
    """Each leaves something to the next, and none goes without samples."""
    with patient(ticking(0.001)):
        samples = [odds(four_dice, toy_table()).samples for _ in range(6)]
    assert samples == sorted(samples, reverse=True)
    assert samples[-1] == FEWEST
    assert patience() is None
