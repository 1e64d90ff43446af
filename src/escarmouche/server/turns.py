"""Whose turn it is at a few workers: the visitor's who has used them least lately, not who asks most."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque

from escarmouche.engine.errors import EscarmoucheError

HALF = 10.0
"""Seconds after which half of what a visitor has used is forgotten."""
REMEMBERED = 4096
"""Visitors whose use is remembered; the one seen longest ago is forgotten first."""


class Crowded(EscarmoucheError):
    """A visitor has as many jobs waiting as one may have, or all visitors together have."""


class Turns:
    """So many at once; of those who wait the visitor who has used least goes first, in his own order."""

    def __init__(self, size: int, most_each: int, most: int) -> None:
        self._free, self._most_each, self._most = size, most_each, most
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._used: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.waiting = 0

    async def take(self, who: str) -> None:
        """Wait for one's turn; Crowded at once where too much waits. Who goes away leaves the queue."""
        if self._free:
            self._free -= 1
            return
        queue = self._queues.setdefault(who, deque())
        if len(queue) >= self._most_each or self.waiting >= self._most:
            raise Crowded("too much of this waits already")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(called)
        self.waiting += 1
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.give_back()
            else:
                self._leave(who, called)
            raise

    def _leave(self, who: str, called: asyncio.Future[None]) -> None:
        queue = self._queues.get(who)
        if queue and called in queue:
            queue.remove(called)
            self.waiting -= 1
            if not queue:
                del self._queues[who]

    def used(self, who: str, seconds: float) -> None:
        """A visitor has kept a worker for so long."""
        self._used[who] = (self._use(who) + seconds, time.monotonic())
        self._used.move_to_end(who)
        while len(self._used) > REMEMBERED:
            self._used.popitem(last=False)

    def _use(self, who: str) -> float:
        used, at = self._used.get(who, (0.0, 0.0))
        return used * 0.5 ** ((time.monotonic() - at) / HALF) if used else 0.0

    def give_back(self) -> None:
        """One is free: call whoever is next."""
        while self._queues:
            who = min(self._queues, key=self._use)  # of equals the one who has waited longest
            queue = self._queues[who]
            called = queue.popleft()
            self.waiting -= 1
            if queue:
                self._queues.move_to_end(who)
            else:
                del self._queues[who]
            if not called.done():
                called.set_result(None)
                return
        self._free += 1
