"""A house among others on one database: which matches are its own, and that it lives."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from escarmouche.server import resuming
from escarmouche.server.owners import BEAT, LIFE, Owners
from escarmouche.server.trouble import Trouble, problem

if TYPE_CHECKING:
    from escarmouche.server.house import House

REMEMBERED = 100_000
"""Matches of which a server remembers that they are its own."""
log = logging.getLogger("escarmouche.house")


class Sharing:
    """What a house that shares its database does beside its own work."""

    def __init__(self, house: House, owners: Owners) -> None:
        self.house, self.owners = house, owners
        self.owned: set[str] = set()
        self.buried: set[str] = set()
        """Dead servers whose matches were seen to."""

    def born(self, match: str, parent: str) -> dict[str, list[dict[str, Any]]]:
        """The rows that make a new match this server's; a battle is its campaign's."""
        self.owned.add(match)
        return {} if parent else {"owners": [{"root": match, "server": self.owners.me}]}

    async def elsewhere(self, match: str) -> str:
        """The address of the server that has a match; empty where it is this one, or nobody's till now."""
        if match in self.owned:
            return ""
        owner = await self.house.read(self.owners.take, match)
        if not owner.here:
            if not owner.url:
                raise problem("not-stored", "the server that has this match has just gone; try again")
            return owner.url
        if len(self.owned) > REMEMBERED:
            self.owned.clear()
        self.owned.add(match)
        return ""

    async def live(self) -> None:
        """Say that this server lives; where others took it for dead, let go of everything and begin anew."""
        last = time.monotonic()
        while True:
            await asyncio.sleep(BEAT)
            try:
                lives = await self.house.read(self.owners.beat)
            except Trouble:
                lives = time.monotonic() - last < LIFE
            else:
                last = time.monotonic() if lives else last
            if lives:
                self.house.spawn(self._bury())
            else:
                log.error("this server was taken for dead by the others; it lets its matches go")
                self._let_go()
                with suppress(Trouble):
                    await self.house.read(self.owners.begin)
                    last = time.monotonic()

    async def _bury(self) -> None:
        """What goes on without anybody goes on here, where the server that had it has died."""
        with suppress(Trouble):
            dead = await self.house.read(self.owners.dead)
            new, self.buried = dead - self.buried, dead
            for server in new:
                await resuming.resume(self.house, server)

    def _let_go(self) -> None:
        self.owned.clear()
        for room in list(self.house.rooms.values()):
            for connection in list(room.connections):
                connection.leave()
            self.house.sleep(room)
