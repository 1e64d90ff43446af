"""Figures over many matches: shares with their intervals, means, percentiles."""

from __future__ import annotations

from collections.abc import Sequence
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


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return sum(values) / len(values) if values else 0.0
