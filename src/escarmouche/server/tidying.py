"""The log of an SQLite file is put into the file by a thread of its own, so that no input waits for it."""

from __future__ import annotations

import logging
import sqlite3
import threading
from typing import Any

import sqlalchemy as sa

EVERY = 2000
"""Writes between two times."""
PATIENCE = 0.05
"""Seconds that the log waits for readers before it goes on growing until the next time."""
log = logging.getLogger("escarmouche.store")


class Tidier:
    """Copies the log beside the writer, then lets it begin anew; the second part is short. SQLite only."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._since = 0
        self.times = 0
        self._wake, self._ending = threading.Event(), False
        self._thread = threading.Thread(target=self._work, name="tidier", daemon=True)
        self._thread.start()

    def wrote(self, count: int) -> None:
        """So many more writes are in the log."""
        self._since += count
        if self._since >= EVERY:
            self._since = 0
            self._wake.set()

    def close(self) -> None:
        """Stop; whoever closes the file last tidies it whole."""
        self._ending = True
        self._wake.set()
        self._thread.join(10)

    def _work(self) -> None:
        while True:
            self._wake.wait()
            self._wake.clear()
            if self._ending:
                return
            try:
                self._tidy()
            except (sa.exc.SQLAlchemyError, sqlite3.Error) as error:
                log.warning("the log of the database could not be tidied: %s", error)

    def _tidy(self) -> None:
        with self._engine.connect() as connection:
            raw: Any = connection.connection.driver_connection
            raw.execute("PRAGMA wal_checkpoint(PASSIVE)")
            raw.execute(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}")
            raw.execute("PRAGMA wal_checkpoint(RESTART)")
            connection.invalidate()  # the patience of this connection is not that of the others
        self.times += 1
