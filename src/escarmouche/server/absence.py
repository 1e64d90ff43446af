"""Who is not there: since when, and when the others may go on without him (ES-TURN-05)."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from math import ceil, inf
from typing import TYPE_CHECKING

from escarmouche.engine.requests import Refusal

if TYPE_CHECKING:
    from escarmouche.server.room import Live, Room

LATELY = 30.0
"""Seconds that a client without a socket counts as there after a request."""


class Signs:
    """The last sign of life of each person of a match, and since when the match has waited for each.

    Kept in memory only: after a restart everybody has the whole delay again to come back.
    """

    def __init__(self, persons: Iterable[str]) -> None:
        self.persons = tuple(persons)
        self._seen = dict.fromkeys(self.persons, time.monotonic())
        self._asked: dict[str, float] = {}
        self._requests: dict[str, float] = {}

    def saw(self, side: str, *, request: bool = False) -> None:
        """A sign of life: a socket opened or closed, or a request."""
        self._seen[side] = time.monotonic()
        if request:
            self._requests[side] = self._seen[side]

    def wait_for(self, owing: Collection[str]) -> None:
        """These owe an answer now; who owed one before goes on owing it."""
        now = time.monotonic()
        self._asked = {side: self._asked.get(side, now) for side in owing}

    def connected(self, side: str, here: Collection[str]) -> bool:
        """Whether a person is there: by a socket, or by a request a moment ago."""
        lately = self._requests.get(side)
        return side in here or (lately is not None and time.monotonic() - lately < LATELY)

    def away(self, side: str) -> float:
        """Seconds since the last sign of a person."""
        return time.monotonic() - self._seen[side]

    def left(self, side: str, here: Collection[str], delay: int) -> float | None:
        """Seconds until the match may be ended without a person; None while that does not come nearer."""
        if not delay or side not in self._asked or self.connected(side, here):
            return None
        return max(0.0, delay - (time.monotonic() - max(self._seen[side], self._asked[side])))


def why_not_claim(room: Room, live: Live, side: str) -> tuple[str, Refusal | None]:
    """The person without whom a side may go on, or why it may not yet: of several, who is gone longest."""
    if not room.plan.absence:
        return "", Refusal("ES-TURN-05", "waits-for-ever", {"side": side})
    owing, here, delay = room.owing(live), room.here, room.plan.absence
    waited_for = [other for other in room.playing(live) if other != side and other in owing]
    if not waited_for:
        return "", Refusal("ES-TURN-05", "not-waiting", {"side": side})
    to_wait = {other: room.signs.left(other, here, delay) for other in waited_for}
    gone = min(waited_for, key=lambda other: inf if (left := to_wait[other]) is None else left)
    left = to_wait[gone]
    if left is None:
        return gone, Refusal("ES-TURN-05", "is-there", {"side": gone})
    if left:
        seconds = ceil(left)
        return gone, Refusal("ES-TURN-05", "too-soon", {"side": gone, "seconds": seconds}, seconds, "s")
    return gone, None
