"""Odds from the code that plays, exact against icepool, merged at calls, sampled when too large."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import icepool
import pytest

from escarmouche.engine.dice import d6
from escarmouche.engine.errors import RulesError
from escarmouche.engine.luck import LoadedDice
from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask
from tests.engine.toy import toy_table

ONE, TWO = "TY-ONE-01", "TY-TWO-01"


def chained(referee: Referee[Any], shots: int, need: int, save: int) -> int:
    """Hits, less saves."""
    hits: int = referee.roll(ONE, "red", d6(shots).at_least(need))
    saves: int = referee.roll(TWO, "blue", d6(hits).at_least(save))
    return hits - saves


def theirs(pool: Any) -> dict[Any, Fraction]:
    return {value: pool.probability(value) for value in pool.outcomes()}


@pytest.mark.parametrize(("shots", "need", "save"), [(1, 4, 5), (6, 3, 4), (10, 5, 6)])
def test_chained_stages_are_exact(shots: int, need: int, save: int) -> None:
    found = odds(chained, toy_table(), shots, need, save)
    pool = (shots @ (icepool.d6 >= need)).map(lambda hits: hits @ (icepool.d6 < save))
    assert found.exact
    assert found.chances == theirs(pool)
    assert found.mean == pool.mean()


def three_parts(referee: Referee[Any]) -> int:
    return sum(referee.call(chained, 4, 4, 5) for _ in range(3))


def test_parts_add_up() -> None:
    part = (4 @ (icepool.d6 >= 4)).map(lambda hits: hits @ (icepool.d6 < 5))
    assert odds(three_parts, toy_table()).chances == theirs(3 @ part)


def test_equal_outcomes_merge_at_calls() -> None:
    """Ten parts of 5 outcomes are 5 ** 10 branches one by one, and few when those that end alike are one."""

    def ten(referee: Referee[Any], left: int) -> int:
        if not left:
            return 0
        worst = referee.call(chained, 4, 4, 5)
        rest: int = referee.call(ten, left - 1)
        return max(worst, rest)

    found = odds(ten, toy_table(), 10, limit=2_000)
    assert found.exact
    one = (4 @ (icepool.d6 >= 4)).map(lambda hits: hits @ (icepool.d6 < 5))
    assert found.chances[4] == 1 - (1 - one.probability(4)) ** 10


def test_a_part_is_not_merged_with_a_different_table() -> None:
    """What a part leaves on the table counts as well as its result."""

    def wound(referee: Referee[Any]) -> None:
        if referee.roll(ONE, "red", d6().at_least(5)):
            referee.change(ONE, "blue1.1", x=referee.table.figures["blue1.1"].x + 1)

    def twice(referee: Referee[Any]) -> None:
        referee.call(wound)
        referee.call(wound)

    found = odds(twice, toy_table(), of=lambda result, table: table.figures["blue1.1"].x)
    assert found.chances == {0: Fraction(4, 9), 1: Fraction(4, 9), 2: Fraction(1, 9)}


def test_the_table_is_left_alone() -> None:
    table = toy_table()
    before = table.digest()

    def step(referee: Referee[Any]) -> None:
        referee.mark(ONE, "red1", "prone")
        referee.change(ONE, "red1.1", x=referee.roll(ONE, "red", d6()))

    found = odds(step, table, of=lambda result, table: table.figures["red1.1"].x)
    assert len(found.chances) == 6
    assert table.digest() == before


def test_a_large_tree_is_sampled_and_says_so() -> None:
    def many(referee: Referee[Any]) -> int:
        return sum(referee.roll(ONE, "red", d6()) << n for n in range(9))

    found = odds(many, toy_table(), of=lambda result, table: result % 2, limit=300, samples=2_000)
    assert not found.exact
    assert found.samples == 2_000
    low, high = found.interval(1)
    assert low < 0.5 < high
    assert 0.03 < high - low < 0.06
    assert sum(found.chances.values()) == 1


def test_a_sample_is_the_same_each_time() -> None:
    def run() -> Odds:
        return odds(chained, toy_table(), 10, 4, 5, limit=1, samples=200)

    assert run() == run()
    assert not run().exact


def test_an_exact_chance_is_a_point() -> None:
    found = odds(chained, toy_table(), 1, 4, 7)
    assert found.interval(1) == (0.5, 0.5)
    assert found.interval(9) == (0.0, 0.0)


def asking(referee: Referee[Any]) -> int:
    dice = d6(2).at_least(4)
    if referee.ask(ONE, "red", "aim", ("yes", "no")) == "yes":
        dice = dice.rerolled()
    value: int = referee.roll(ONE, "red", dice)
    bid = referee.ask_each(TWO, [Ask(TWO, side, "bid", (0, 1)) for side in ("red", "blue")])
    return value * 10 + int(bid["red"])


def test_questions_are_answered_by_the_policy() -> None:
    def policy(ask: Ask, table: Any) -> Any:
        return {"aim": "yes", "bid": 1}[ask.question]

    found = odds(asking, toy_table(), policy=policy, policy_name="aims")
    assert found.policy == "aims"
    assert found.chances == {1: Fraction(1, 16), 11: Fraction(6, 16), 21: Fraction(9, 16)}
    sampled = odds(asking, toy_table(), policy=policy, limit=1, samples=50)
    assert set(sampled.chances) <= set(found.chances)


def test_a_question_without_a_policy_is_an_error() -> None:
    with pytest.raises(RulesError, match=r"the odds met the question aim \(TY-ONE-01\)"):
        odds(asking, toy_table())


def test_odds_and_play_are_the_same_code() -> None:
    """Every throw of the real referee, counted, is what the odds say."""

    def shot(referee: Referee[Any]) -> int:
        hits: int = referee.roll(ONE, "red", d6(2).at_least(4))
        return 0 if referee.roll(TWO, "blue", d6().at_least(5)) else hits

    counts: dict[int, int] = {}
    for one, two, three in product(range(1, 7), repeat=3):
        value = shot(Referee(toy_table(), (), LoadedDice((one, two), (three,))))
        counts[value] = counts.get(value, 0) + 1
    assert odds(shot, toy_table()).chances == {value: Fraction(n, 216) for value, n in counts.items()}


@pytest.mark.parametrize(
    ("hits", "low", "high"),
    [(50, 0.40383, 0.59617), (10, 0.05523, 0.17437), (0, 0.0, 0.03699), (100, 0.96301, 1.0)],
)
def test_the_interval_of_a_sampled_chance_is_wilsons(hits: int, low: float, high: float) -> None:
    found = Odds({1: Fraction(hits, 100), 0: Fraction(100 - hits, 100)}, exact=False, samples=100)
    assert found.interval(1) == pytest.approx((low, high), abs=1e-5)
