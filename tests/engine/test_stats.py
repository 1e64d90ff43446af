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


def test_mean() -> None:
    assert stats.mean([]) == 0.0
    assert stats.mean([1, 2, 6]) == 3.0
