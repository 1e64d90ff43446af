"""The arithmetic under the dice."""

from __future__ import annotations

from fractions import Fraction

import icepool
import pytest

from escarmouche.engine import chances


@pytest.mark.parametrize(("good", "faces"), [(2, 6), (6, 6), (0, 6), (1, 2), (5, 8)])
def test_binomial_counts_all_ways(good: int, faces: int) -> None:
    ways = chances.binomial(7, good, faces)
    assert len(ways) == 8
    assert sum(ways) == faces**7
    assert ways[7] == good**7
    assert ways[1] == 7 * good * (faces - good) ** 6


def test_thinning_is_a_second_throw_for_each_success() -> None:
    hits = dict(enumerate(chances.binomial(5, 3, 6)))
    kept = chances.fractions(chances.thin(hits, 2, 6))
    pool = (5 @ (icepool.d6 >= 4)).map(lambda hits: hits @ (icepool.d6 >= 5))
    assert kept == {value: pool.probability(value) for value in pool.outcomes()}


def test_thinning_an_uneven_distribution() -> None:
    kept = chances.thin({0: 1, 3: 2}, 1, 2)
    assert chances.fractions(kept) == {
        0: Fraction(1, 3) + Fraction(2, 3) * Fraction(1, 8),
        1: Fraction(2, 3) * Fraction(3, 8),
        2: Fraction(2, 3) * Fraction(3, 8),
        3: Fraction(2, 3) * Fraction(1, 8),
    }


def test_comparing_two_totals() -> None:
    a, b = chances.sums((1, 2, 3, 4, 5, 6), 3), chances.sums((1, 2, 3, 4, 5, 6, 7, 8), 2)
    higher, equal, lower = chances.compare(a, b)
    first, second = 3 @ icepool.d6, 2 @ icepool.d8
    whole = 6**3 * 8**2
    assert Fraction(higher, whole) == (first > second).probability(True)
    assert Fraction(equal, whole) == (first - second).probability(0)
    assert higher + equal + lower == whole


def test_rerolled_failures() -> None:
    ways = chances.rerolled(4, 2, 6)
    pool = 4 @ icepool.Die({0: 4, 1: 2}).reroll([0], depth=1)
    assert chances.fractions(dict(enumerate(ways))) == {v: pool.probability(v) for v in pool.outcomes()}


@pytest.mark.parametrize(("wounds", "felled"), [(0, 0), (1, 0), (2, 1), (4, 2), (5, 3), (9, 3)])
def test_damage_over_is_lost_with_the_target(wounds: int, felled: int) -> None:
    """Boxes of 3, 4 and 1 at 2 damage a wound want 2, 2 and 1 wounds."""
    assert chances.spill({wounds: 5}, 2, (3, 4, 1)) == {felled: 5}


def test_mapping_merges_values() -> None:
    assert chances.mapped({1: 2, 2: 3, 3: 4}, lambda v: v % 2) == {1: 6, 0: 3}


def test_mean() -> None:
    assert chances.mean({1: Fraction(1, 2), 4: Fraction(1, 2)}) == Fraction(5, 2)
