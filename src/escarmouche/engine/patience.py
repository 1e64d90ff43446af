"""How long somebody waits for odds: whoever asks brings a clock, and what is not exact by then is sampled.

Rules and bots never run out of patience: without a clock odds are worked out to their own limits, so that
a bot decides the same on a slow machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

SECONDS = 1.0
"""What the forecasts of one question may cost together, in CPU seconds."""
Clock = Callable[[], float]


class Patience:
    """What is left of the time that one question may cost."""

    __slots__ = ("_clock", "_until")

    def __init__(self, clock: Clock, until: float) -> None:
        self._clock, self._until = clock, until

    @property
    def over(self) -> bool:
        """Whether the time is up."""
        return self._clock() >= self._until

    def half(self) -> Patience:
        """Half of what is left: the other half is for what comes after."""
        now = self._clock()
        return Patience(self._clock, now + max(0.0, self._until - now) / 2)


_current: ContextVar[Patience | None] = ContextVar("patience", default=None)


def patience() -> Patience | None:
    """What limits the odds that are asked for now; None: nothing does."""
    return _current.get()


@contextmanager
def patient(clock: Clock, seconds: float = SECONDS) -> Iterator[None]:
    """All odds asked for within take so many seconds together, by this clock; then they are sampled."""
    token = _current.set(Patience(clock, clock() + seconds))
    try:
        yield
    finally:
        _current.reset(token)
