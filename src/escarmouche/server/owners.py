"""Several servers on one PostgreSQL: each match has one owner at a time, and a dead owner's go to others.

A server says every second that it lives; who has not for LIFE seconds is dead, by the database's own clock. A
campaign and its battles belong together: the owner is that of their root.
"""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import sqlalchemy as sa

from escarmouche.server.expiry import Due
from escarmouche.server.tables import matches, owners, servers

BEAT = 1.0
"""Seconds between two signs of life."""
LIFE = 3
"""Seconds after which a server without a sign is dead."""
CHANNEL = "escarmouche"
"""Where the servers hear of each other (NOTIFY)."""
LOOK = 0x65736361726C
"""The advisory lock of whoever looks round for what is old."""

_TAKE = sa.text(
    "INSERT INTO owners (root, server) VALUES (:root, :me) ON CONFLICT (root) DO UPDATE SET server = :me "
    "WHERE owners.server = :me OR NOT EXISTS "
    "(SELECT 1 FROM servers s WHERE s.id = owners.server AND s.until > now()) RETURNING server"
)
_OWNER = sa.text(
    "SELECT s.url FROM owners o JOIN servers s ON s.id = o.server WHERE o.root = :root AND s.until > now()"
)
_BEAT = sa.text(
    f"UPDATE servers SET until = now() + interval '{LIFE} seconds' WHERE id = :me AND until > now()"
)
_BORN = sa.text(f"INSERT INTO servers (id, url, until) VALUES (:me, :url, now() + interval '{LIFE} seconds')")


class Owner(NamedTuple):
    """Who has a match: this server, or the address of another."""

    here: bool
    url: str = ""
    root: str = ""
    """The match, or the campaign whose battle it is."""


class Owners:
    """This server among those that share a database."""

    def __init__(self, engine: sa.Engine, url: str) -> None:
        self._engine, self.url = engine, url
        self.me = ""
        self.begin()

    def begin(self) -> None:
        """Come to life: under a new name, for what an earlier one had may be others' by now."""
        self.me = secrets.token_hex(8)
        with self._engine.begin() as connection:
            connection.execute(servers.delete().where(servers.c.until < sa.text("now() - interval '1 hour'")))
            connection.execute(owners.delete().where(owners.c.server.not_in(sa.select(servers.c.id))))
            connection.execute(_BORN, {"me": self.me, "url": self.url})

    def beat(self) -> bool:
        """Say that this server lives; False where it was taken for dead meanwhile."""
        with self._engine.begin() as connection:
            return bool(connection.execute(_BEAT, {"me": self.me}).rowcount)

    def take(self, match: str) -> Owner:
        """Own a match that nobody who lives owns; else who does."""
        query = sa.select(matches.c.parent).where(matches.c.id == match)
        with self._engine.begin() as connection:
            parent = connection.execute(query).scalar()
            if parent is None:  # there is no such match; whoever is asked says so
                return Owner(True)
            root = parent or match
            if connection.execute(_TAKE, {"root": root, "me": self.me}).scalar():
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{root} {self.me}")))
                return Owner(True, root=root)
            url = connection.execute(_OWNER, {"root": root}).scalar()
        return Owner(False, url or "", root)

    async def news(self) -> AsyncIterator[tuple[str, str]]:
        """What the servers tell each other: which match has come to whom."""
        import psycopg

        url = self._engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            async for told in connection.notifies():
                root, _, server = told.payload.partition(" ")
                yield root, server

    def dead(self) -> dict[str, str]:
        """The servers that live no more, by id, with their addresses."""
        query = sa.select(servers.c.id, servers.c.url).where(servers.c.until <= sa.func.now())
        with self._engine.connect() as connection:
            return {row.id: row.url for row in connection.execute(query)}

    def alone(self, look: Callable[..., Due]) -> Callable[..., Due]:
        """A look round for what is old by one server at a time; the others find nothing meanwhile."""

        def locked(engine: sa.Engine, *arguments: Any) -> Due:
            with self._engine.begin() as connection:
                if not connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(LOOK))).scalar():
                    return Due(0, 0, ())
                return look(engine, *arguments)

        return locked

    def end(self) -> None:
        """Leave everything to the others, who see at once that it is theirs."""
        with self._engine.begin() as connection:
            connection.execute(servers.update().where(servers.c.id == self.me).values(until=sa.func.now()))
