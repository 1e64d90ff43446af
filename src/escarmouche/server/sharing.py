"""A house among others on one database: which matches are its own, and that it lives."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from escarmouche.server import resuming
from escarmouche.server.owners import BEAT, LIFE, Owner, Owners
from escarmouche.server.reasons import reason
from escarmouche.server.trouble import Trouble, problem

if TYPE_CHECKING:
    from escarmouche.server.house import House
    from escarmouche.server.room import Room

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
        self.watched: defaultdict[str, set[asyncio.Event]] = defaultdict(set)

    def born(self, match: str, parent: str) -> dict[str, list[dict[str, Any]]]:
        """The rows that make a new match this server's; a battle is its campaign's."""
        self.owned.add(match)
        return {} if parent else {"owners": [{"root": match, "server": self.owners.me}]}

    async def elsewhere(self, match: str) -> str:
        """The address of the server that has a match; empty where it is this one, or nobody's till now."""
        return (await self.owner(match)).url

    async def owner(self, match: str) -> Owner:
        """Who has a match: this server takes what nobody who lives has."""
        if match in self.owned:
            return Owner(True)
        owner = await self.house.read(self.owners.take, match)
        if owner.here:
            if len(self.owned) > REMEMBERED:
                self.owned.clear()
            self.owned.add(match)
        elif not owner.url:
            raise problem("not-stored", "the server that has this match has just gone; try again")
        return owner

    @contextmanager
    def watch(self, owner: Owner) -> Iterator[asyncio.Event]:
        """Learn that a match has another owner now, or its owner died, while something is passed on to it."""
        moved = asyncio.Event()
        for about in (owner.root, owner.url):
            self.watched[about].add(moved)
        try:
            yield moved
        finally:
            for about in (owner.root, owner.url):
                self.watched[about].discard(moved)
                if not self.watched[about]:
                    del self.watched[about]

    def _tell(self, about: str) -> None:
        for moved in self.watched.get(about, ()):
            moved.set()

    async def listen(self) -> None:
        """Hear which match has come to another server: who passes on to the old one is to ask again.

        A server that hung and goes on lets go of what was taken from it, before it answers anything.
        """
        while True:
            try:
                async for root, server in self.owners.news():
                    if server == self.owners.me:
                        continue
                    self._tell(root)
                    self._let_go([r for r in self.house.rooms.values() if root in (r.id, r.row.parent)])
            except Exception as error:
                log.warning("the news of the other servers do not come: %s", reason(error))
            await asyncio.sleep(BEAT)

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
                self.owned.clear()
                self._let_go(list(self.house.rooms.values()))
                with suppress(Trouble):
                    await self.house.read(self.owners.begin)
                    last = time.monotonic()

    async def _bury(self) -> None:
        """What goes on without anybody goes on here, where the server that had it has died."""
        with suppress(Trouble):
            dead = await self.house.read(self.owners.dead)
            new, self.buried = dead.keys() - self.buried, set(dead)
            for server in new:
                self._tell(dead[server])
                await resuming.resume(self.house, server)

    def _let_go(self, rooms: list[Room]) -> None:
        for room in rooms:
            self.owned.discard(room.id)
            for connection in list(room.connections):
                connection.leave()
            self.house.sleep(room)
