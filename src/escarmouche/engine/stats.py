"""Figures over many matches: shares with their intervals, means, percentiles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt

import msgspec

Z95 = 1.959963984540054
"""The normal quantile of a 95 % interval."""


class Share(msgspec.Struct, frozen=True):
    """A share of successes with its interval."""

    successes: float
    n: int
    share: float
    low: float
    high: float

    def outside(self, low: float, high: float) -> bool:
        """Whether the whole interval lies outside these bounds."""
        return self.high < low or self.low > high


def wilson(successes: float, n: int, z: float = Z95) -> Share:
    """Wilson's interval for a share; halves are allowed (a draw is half a win). Nothing known when n is 0."""
    if not 0 <= successes <= n:
        raise ValueError(f"{successes} successes out of {n}")
    if n == 0:
        return Share(0.0, 0, 0.5, 0.0, 1.0)
    share = successes / n
    scale = 1 + z * z / n
    middle = (share + z * z / (2 * n)) / scale
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / scale
    low = 0.0 if successes == 0 else max(0.0, middle - half)
    high = 1.0 if successes == n else min(1.0, middle + half)
    return Share(successes, n, share, low, high)


def score(results: Iterable[str], side: str, draw: str = "draw") -> Share:
    """How a side fared over many results: wins count one, draws half."""
    won, n = 0.0, 0
    for result in results:
        won += 1.0 if result == side else 0.5 if result == draw else 0.0
        n += 1
    return wilson(won, n)


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """The standard deviation of a sample; 0 of fewer than two."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def mean_interval(values: Sequence[float], z: float = Z95) -> tuple[float, float]:
    """The interval of a mean, by the normal approximation."""
    middle = mean(values)
    half = z * deviation(values) / sqrt(len(values)) if values else 0.0
    return middle - half, middle + half


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least `share` (0 to 1) of the values do not exceed."""
    if not values:
        raise ValueError("no percentile of nothing")
    ordered = sorted(values)
    rank = -int(-share * len(ordered) // 1)
    return ordered[min(max(rank, 1), len(ordered)) - 1]


def median(values: Sequence[float]) -> float:
    """The middle value, or the mean of the two in the middle."""
    if not values:
        raise ValueError("no median of nothing")
    ordered = sorted(values)
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
