"""How much one client may do: a bucket of tokens for each, filled at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict

from escarmouche.server.settings import Rate

MOST = 20_000
"""Clients remembered; the one not seen for longest is forgotten first."""


class Limiter:
    """Counts what each client does against one rate."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, who: str, cost: float = 1) -> bool:
        """Whether `who` may do it once more; counted if so."""
        left = self._now(who)
        allowed = left >= cost
        self._left[who] = (left - cost if allowed else left, time.monotonic())
        self._left.move_to_end(who)
        while len(self._left) > MOST:
            self._left.popitem(last=False)
        return allowed

    def exhausted(self, who: str) -> bool:
        """Whether `who` has nothing left; not counted."""
        return self._now(who) < 1

    def _now(self, who: str) -> float:
        left, at = self._left.get(who, (float(self._rate.burst), 0.0))
        return min(self._rate.burst, left + (time.monotonic() - at) * self._rate.per_second)
