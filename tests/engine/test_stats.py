"""Shares, intervals, means."""

from __future__ import annotations

import pytest

from escarmouche.engine import stats


def test_wilson_against_published_values() -> None:
    """Newcombe 1998, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29."""
    for successes, n, low, high in ((81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605),
                                    (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)):  # fmt: skip
        found = stats.wilson(successes, n)
        assert (round(found.low, 4), round(found.high, 4)) == (low, high)
        assert found.share == successes / n


def test_wilson_of_all_and_of_nothing() -> None:
    assert stats.wilson(20, 20).high == 1.0
    assert stats.wilson(20, 20).low == pytest.approx(1 - 0.1611, abs=1e-4)
    empty = stats.wilson(0, 0)
    assert (empty.low, empty.high) == (0.0, 1.0)


def test_wilson_takes_halves() -> None:
    assert stats.wilson(10.5, 21).share == 0.5
    assert stats.wilson(10, 21).high < stats.wilson(10.5, 21).high < stats.wilson(11, 21).high


@pytest.mark.parametrize(("successes", "n"), [(-1, 3), (4, 3)])
def test_wilson_refuses_nonsense(successes: float, n: int) -> None:
    with pytest.raises(ValueError, match="successes out of"):
        stats.wilson(successes, n)


def test_outside_means_the_whole_interval() -> None:
    assert stats.wilson(80, 100).outside(0.45, 0.55)
    assert stats.wilson(20, 100).outside(0.45, 0.55)
    assert not stats.wilson(60, 100).outside(0.45, 0.55)


def test_a_draw_is_half_a_win() -> None:
    found = stats.score(["red", "draw", "blue", "red"], "red")
    assert (found.successes, found.n) == (2.5, 4)


def test_mean_and_deviation() -> None:
    assert stats.mean([]) == 0.0
    assert stats.mean([1, 2, 6]) == 3.0
    assert stats.deviation([2, 4, 4, 4, 5, 5, 7, 9]) == pytest.approx(2.13809, abs=1e-5)
    assert stats.deviation([3]) == 0.0
    low, high = stats.mean_interval([1.0, 3.0] * 50)
    assert (low + high) / 2 == pytest.approx(2.0)
    assert high - low == pytest.approx(2 * 1.96 * 1.00504 / 10, abs=1e-4)


@pytest.mark.parametrize(("share", "value"), [(0.0, 1), (0.5, 5), (0.9, 9), (0.91, 10), (1.0, 10)])
def test_percentile(share: float, value: int) -> None:
    assert stats.percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], share) == value


def test_median() -> None:
    assert stats.median([3, 1, 2]) == 2
    assert stats.median([4, 1, 2, 3]) == 2.5
    with pytest.raises(ValueError, match="median of nothing"):
        stats.median([])
    with pytest.raises(ValueError, match="percentile of nothing"):
        stats.percentile([], 0.5)
