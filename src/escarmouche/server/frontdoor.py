"""Connections before they say anything: who stays silent is let go, and nobody holds the door for long."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from escarmouche.server.loopback import is_loopback
from escarmouche.server.settings import Limits

SPARE = 128
"""Files that the rest of the server needs: database, workers, what it reads."""


def raise_file_limit(wanted: int) -> int:
    """Let this process have more files open, as far as the system allows; how many it may have now."""
    try:
        import resource
    except ImportError:  # a system that counts otherwise
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):
            return int(soft)
        return int(most)
    return wanted if soft == resource.RLIM_INFINITY else int(soft)


class Door:
    """Counts connections: those that owe a request, and all of an address."""

    def __init__(self, limits: Limits, files: int = 0) -> None:
        spare = max(16, files - SPARE) if files else 1 << 30
        self.silent_each = limits.silent_each
        self.silent_most = min(limits.silent, max(8, spare // 4))
        self.each, self.seconds = limits.connections_each, limits.silent_seconds
        self._silent: OrderedDict[Visitor, None] = OrderedDict()
        self._of: Counter[str] = Counter()
        self._here: Counter[str] = Counter()
        self.turned_away = 0

    def waits(self, visitor: Visitor) -> None:
        """A connection owes a request; where too many do, those that have for longest go."""
        self._silent[visitor] = None
        self._of[visitor.address] += 1
        if self._of[visitor.address] > self.silent_each:
            self._let_go(next(v for v in self._silent if v.address == visitor.address))
        elif len(self._silent) > self.silent_most:
            self._let_go(next(iter(self._silent)))

    def spoke(self, visitor: Visitor) -> None:
        """It has said what it wants, or is gone."""
        if self._silent.pop(visitor, self) is None:
            self._of[visitor.address] -= 1
            if not self._of[visitor.address]:
                del self._of[visitor.address]

    def came(self, address: str) -> bool:
        """One more of an address; False where it has as many as it may. A proxy here speaks for many."""
        self._here[address] += 1
        return self._here[address] <= self.each or is_loopback(address)

    def went(self, address: str) -> None:
        """One less."""
        self._here[address] -= 1
        if self._here[address] <= 0:
            del self._here[address]

    def _let_go(self, visitor: Visitor) -> None:
        self.turned_away += 1
        self.spoke(visitor)
        visitor.let_go()


class Visitor(H11Protocol):
    """A connection that must say what it wants within a few seconds, each time that it is its turn."""

    door: Door

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.address = ""
        self._patience: asyncio.TimerHandle | None = None
        self._counted = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody has connected."""
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""
        self._counted = True
        if self.door.came(self.address):
            self._wait()
        else:
            self.door.turned_away += 1
            self.let_go()

    def data_received(self, data: bytes) -> None:
        """Something came; the time runs until it is a whole request."""
        if self.cycle is None or self.cycle.response_complete:
            self._wait()
        super().data_received(data)
        if self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body:
            self._heard()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """It becomes a socket, which has limits of its own."""
        self._heard()
        self._gone()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._heard()
        self._gone()
        super().connection_lost(exc)

    def let_go(self) -> None:
        """Nothing was said for too long, or too many say nothing."""
        self._heard()
        if not self.transport.is_closing():
            self.transport.abort()

    def _wait(self) -> None:
        if self._patience is None:
            self._patience = self.loop.call_later(self.door.seconds, self.let_go)
            self.door.waits(self)

    def _heard(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
            self.door.spoke(self)

    def _gone(self) -> None:
        if self._counted:
            self._counted = False
            self.door.went(self.address)


def protocol(door: Door) -> type[Visitor]:
    """The protocol of a server with its own door."""
    return type("Visitor", (Visitor,), {"door": door})
