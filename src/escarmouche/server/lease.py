"""One server a database, or several that were told to share it. A crash frees a lease: the system does."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from escarmouche.engine.errors import DataError
from escarmouche.server.reasons import reasons
from escarmouche.server.store import make_engine, shown

KEY = 0x65736361726D
"""The name of the advisory lock in PostgreSQL."""


class Lease:
    """The right to serve a database, held until `close` or the end of the process."""

    def __init__(self, url: str, *, shared: bool = False) -> None:
        self._engine, self._shown, self._shared = make_engine(url), shown(url), shared
        if shared and self._engine.dialect.name == "sqlite":
            raise DataError("shared-sqlite")
        self._held: Any = None
        try:
            self.take()
        except sa.exc.SQLAlchemyError as error:
            raise DataError("database-unusable", url=self._shown, why=reasons(error)) from error
        finally:
            if self._held is None:
                self._engine.dispose()

    def take(self) -> None:
        """Take the lease, or take it again after the connection was lost; DataError where another has it."""
        self._held = self._file() if self._engine.dialect.name == "sqlite" else self._advisory()

    def close(self) -> None:
        """Let others serve it."""
        if self._held is not None:
            self._held.close()
            self._held = None
        self._engine.dispose()

    def kept(self) -> bool:
        """Whether it still is ours: a PostgreSQL that restarted has forgotten it, and it is taken again."""
        if self._engine.dialect.name == "sqlite":
            return True
        try:
            self._held.exec_driver_sql("SELECT 1")
            self._held.commit()
        except sa.exc.SQLAlchemyError:
            try:
                self._held.invalidate()
                self._held.close()
                self.take()
            except (sa.exc.SQLAlchemyError, DataError):
                return False
        return True

    def _file(self) -> sqlite3.Connection:
        """A lock on a file beside the database: of SQLite itself, the same on every system."""
        path = Path(f"{self._engine.url.database}.lock")
        try:
            held = sqlite3.connect(path, timeout=0, isolation_level=None, check_same_thread=False)
            try:
                held.execute("PRAGMA locking_mode=EXCLUSIVE")
                held.execute("BEGIN EXCLUSIVE")
            except sqlite3.Error:
                held.close()
                raise
        except sqlite3.Error as error:
            if "locked" in str(error):
                raise DataError("database-in-use", url=self._shown) from error
            raise DataError("database-unusable", url=self._shown, why=reasons(error)) from error
        return held

    def _advisory(self) -> sa.Connection:
        """A lock of the session, which PostgreSQL frees a moment after a server was killed."""
        held = self._engine.connect()
        how = "pg_try_advisory_lock_shared" if self._shared else "pg_try_advisory_lock"
        for patience in (0.2, 0.8, 2.0, 0):
            free = held.exec_driver_sql(f"SELECT {how}({KEY})").scalar()
            held.commit()
            if free:
                return held
            time.sleep(patience)
        held.close()
        raise DataError("database-in-use", url=self._shown)
