"""The store: SQLAlchemy Core over SQLite (WAL, synchronous=FULL) or PostgreSQL, the same code for both.

Inputs are only ever added; the primary key (match, number) is the lock: of two writers the second learns that
the match has gone on. One thread writes and puts everything that waits into one commit.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
import time
import zlib
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import closing, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

import sqlalchemy as sa

from escarmouche.engine.errors import DataError, EscarmoucheError
from escarmouche.server import migrations
from escarmouche.server.reasons import reason, reasons
from escarmouche.server.tables import checkpoints, inputs, matches, owners, records
from escarmouche.server.tidying import Tidier

BATCH = 2000
MANY = 50
"""Inputs that one statement takes, where so many wait."""
LINGER = 0.008
"""Seconds between the beginnings of two commits, where inputs of several matches come."""
PATIENCE = 4
"""Seconds for a connection, a statement, a lock: less than a player is to wait for an answer."""
LIVE, OVER, ABANDONED = "live", "over", "abandoned"
"""An abandoned battle is one that its campaign has left behind; its record stays."""
log = logging.getLogger("escarmouche.store")


class StoreError(EscarmoucheError):
    """The database did not take it; nothing was changed."""


class ConflictError(StoreError):
    """Somebody else wrote this number first: read again and decide again."""


class UnsureError(StoreError):
    """Nobody can say whether it is on the disk: read again."""


class DamagedRow(EscarmoucheError):
    """A row is not what was written."""


class _Broken(StoreError):
    """The connection was cut."""


@dataclass(frozen=True)
class MatchRow:
    """A match as the table of matches has it."""

    id: str
    game: str
    rules: int
    seed: str | None
    tokens: bytes
    """JSON: the hash of each seat's token."""
    about: bytes
    """JSON: players, names, scenario, lists, options."""
    status: str
    rematch: str
    created: int
    touched: int
    parent: str = ""
    """The campaign whose battle it is; empty for a match of its own."""
    battle: str = ""
    """The key by which the campaign waits for it."""


class BattleRow(NamedTuple):
    """A battle of a campaign as the table of matches has it."""

    id: str
    battle: str
    status: str


@dataclass(frozen=True)
class Checkpoint:
    """A match to go on from without running it from its start."""

    number: int
    last: int
    state: bytes


InputRow = tuple[str, int, int, int, bytes]
"""match, number, last line, at (milliseconds), payload: the columns of the inputs in order."""
SummedRow = tuple[str, int, int, int, bytes, int]
"""The same with the sum of its payload."""


@dataclass(slots=True)
class Write:
    """What belongs together in one commit."""

    inputs: tuple[InputRow, ...] = ()
    rows: dict[str, list[dict[str, Any]]] = field(default_factory=dict)
    updates: list[Any] = field(default_factory=list)
    done: Callable[[Exception | None], None] = lambda error: None
    withdrawn: bool = False
    """Nobody waits for it any more: it is left out, unless it is being written already."""


def together(writes: list[Write]) -> Write:
    """Several writes as one: all of them, or none."""
    if len(writes) == 1:
        return writes[0]
    rows: dict[str, list[dict[str, Any]]] = {}
    for write in writes:
        for name, new in write.rows.items():
            rows.setdefault(name, []).extend(new)
    inputs_ = tuple(row for write in writes for row in write.inputs)
    return Write(inputs_, rows, [update for write in writes for update in write.updates])


def _match_of(write: Write) -> str:
    """The match that a write adds an input to; empty where there is none."""
    return write.inputs[0][0] if write.inputs else ""


TABLES = {"matches": matches, "checkpoints": checkpoints, "records": records, "owners": owners}
Results = list[tuple[Callable[[Exception | None], None], Exception | None]]


def deliver_here(results: Results) -> None:
    """Tell everybody what became of his write, in the writing thread."""
    for done, error in results:
        done(error)


class Store:
    """A database of matches with one writing thread."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.deliver: Callable[[Results], None] = deliver_here
        """How results leave the writing thread; a server sets its event loop here."""
        mark = "?" if self.engine.dialect.name == "sqlite" else "%s"
        row = f"({', '.join([mark] * 6)})"
        self._insert = f'INSERT INTO inputs ("match", number, last, at, payload, sum) VALUES {row}'
        self._insert_many = self._insert + f", {row}" * (MANY - 1)
        self._raw: Any = None
        self.commits = self.written = self.failed = 0
        self.failing = False
        """Whether the last commit was not taken, for another reason than the lock of the numbers."""
        self.proven = False
        """Whether something has been added since the start."""
        self._queue: SimpleQueue[Write | None] = SimpleQueue()
        try:
            migrations.upgrade(self.engine)
        except sa.exc.SQLAlchemyError as error:
            self.engine.dispose()
            raise DataError("database-unusable", url=shown(url), why=reasons(error)) from error
        except DataError as error:
            self.engine.dispose()
            raise DataError("at", where=shown(url), why=error) from error
        self._tidier = Tidier(self.engine) if self.engine.dialect.name == "sqlite" else None
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        self._thread.join(30)
        if self._tidier is not None:
            self._tidier.close()
        if self._raw is not None:
            self._raw.close()
        self.engine.dispose()

    # -- writing -----------------------------------------------------------------------------------------

    def submit(self, write: Write) -> None:
        """Put a write into the next commit; its `done` is called when it is on the disk or has failed."""
        self._queue.put(write)

    def wait(self, write: Write) -> None:
        """Write and wait; raises what went wrong."""
        told: Future[None] = Future()

        def done(error: Exception | None) -> None:
            if error:
                told.set_exception(error)
            else:
                told.set_result(None)

        write.done = done
        self.submit(write)
        told.result(2 * PATIENCE)

    @property
    def writing(self) -> bool:
        """Whether there is somebody to write."""
        return self._thread.is_alive()

    def probe(self) -> Write:
        """A write that leaves nothing behind but must go to the disk."""
        row = {"id": "probe", "text": bytes(10_000), "at": 0}
        return Write(rows={"records": [row]}, updates=[records.delete().where(records.c.id == "probe")])

    def wait_apart(self, write: Write) -> None:
        """Write and wait, for threads beside the event loop: a commit of its own."""
        (_, error), *_ = self._committed([write])
        if error:
            raise error

    def _write(self) -> None:
        alone, begun = "", 0.0
        while True:
            first = self._queue.get()
            if first is None:
                return
            batch, ending = [first], False
            left = begun + LINGER - time.monotonic()
            if left > 0 and not (alone and _match_of(first) == alone):  # who plays alone waits for nobody
                time.sleep(left)
            begun = time.monotonic()
            try:
                while len(batch) < BATCH:
                    more = self._queue.get_nowait()
                    if more is None:
                        ending = True
                        break
                    batch.append(more)
            except Empty:
                pass
            alone = _match_of(first) if len(batch) == 1 else ""
            batch = [write for write in batch if not write.withdrawn]
            self._deliver(self._committed(batch) if batch else [])
            if ending:
                return

    def _deliver(self, results: Results) -> None:
        try:
            self.deliver(results)
        except RuntimeError:
            log.warning("%d results came after the server had ended", len(results))

    def _committed(self, batch: list[Write]) -> Results:
        """Commit all together; if that fails, each alone, so that only the guilty one is told no."""
        try:
            self._commit(batch)
        except Exception as error:
            if len(batch) > 1 and isinstance(error, sa.exc.IntegrityError):
                return [result for write in batch for result in self._committed([write])]
            self.failed += len(batch)
            if isinstance(error, sa.exc.IntegrityError):
                told: StoreError = ConflictError("the match has gone on meanwhile")
            else:
                self.failing = True
                log.error("a commit failed: %s", reason(error))
                told = StoreError(f"the database did not take it: {reason(error)}")
            return [(write.done, told) for write in batch]
        self.failing = False
        self.proven = self.proven or any(write.inputs or write.rows for write in batch)
        self.commits += 1
        self.written += len(batch)
        if self._tidier is not None:
            self._tidier.wrote(len(batch))
        return [(write.done, None) for write in batch]

    def _commit(self, batch: list[Write]) -> None:
        rows: dict[str, list[dict[str, Any]]] = {}
        new_inputs: list[SummedRow] = []
        updates: list[Any] = []
        for write in batch:
            new_inputs += [(*row, summed(row[0], row[1], row[4])) for row in write.inputs]
            updates += write.updates
            for name, new in write.rows.items():
                rows.setdefault(name, []).extend(new)
        if not rows and not updates:
            self._commit_inputs(new_inputs)
            return
        with self.engine.begin() as connection:
            for name, table in TABLES.items():
                if name in rows:
                    new_rows = [_with_sum(row) if table is checkpoints else row for row in rows[name]]
                    connection.execute(table.insert(), new_rows)
            if new_inputs:
                connection.exec_driver_sql(self._insert, new_inputs)
            for statement in updates:
                connection.execute(statement)

    def _commit_inputs(self, rows: list[SummedRow]) -> None:
        """The usual commit, by the driver itself on a connection that stays open: a third of the work.

        Where a database that ended meanwhile has broken the connection, once more on another one: should the
        first have come to the disk after all, the second meets the lock of the numbers.
        """
        kept, self._raw = self._raw, None
        try:
            self._raw = self._inserted(kept or self.engine.raw_connection(), rows)
        except _Broken:
            if kept is None:
                raise
            self._raw = self._inserted(self.engine.raw_connection(), rows)

    def _inserted(self, raw: Any, rows: list[SummedRow]) -> Any:
        """The connection, after it has committed these."""
        try:
            cursor = raw.cursor()
            grouped = len(rows) - len(rows) % MANY
            for first in range(0, grouped, MANY):
                cursor.execute(self._insert_many, tuple(chain.from_iterable(rows[first : first + MANY])))
            if grouped < len(rows):
                cursor.executemany(self._insert, rows[grouped:])
            cursor.close()
            raw.commit()
        except BaseException as error:
            dialect = self.engine.dialect
            gone = isinstance(error, dialect.loaded_dbapi.Error) and dialect.is_disconnect(
                error, raw.driver_connection, None
            )
            with suppress(Exception):
                raw.rollback()  # or the lock of an SQLite file outlives the connection
            raw.invalidate()
            if isinstance(error, dialect.loaded_dbapi.IntegrityError):
                raise sa.exc.IntegrityError("inputs", None, error) from error
            if gone:
                raise _Broken(reason(error)) from error
            raise
        return raw

    # -- reading -----------------------------------------------------------------------------------------

    def match(self, id: str) -> MatchRow | None:
        """A match by its name."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(matches).where(matches.c.id == id)).one_or_none()
        return MatchRow(*row) if row else None

    def battles(self, parent: str) -> tuple[BattleRow, ...]:
        """The battles of a campaign, in the order in which they began."""
        c = matches.c
        query = sa.select(c.id, c.battle, c.status).where(c.parent == parent).order_by(c.created, c.battle)
        with self.engine.connect() as connection:
            return tuple(BattleRow(*row) for row in connection.execute(query))

    def checkpoint(self, id: str, before: int | None = None) -> Checkpoint | None:
        """The newest sound checkpoint of a match, or the newest before a number; None: there is none."""
        c = checkpoints.c
        query = sa.select(c.number, c.last, c.state, c.sum).where(c.match == id).order_by(c.number.desc())
        if before is not None:
            query = query.where(c.number < before)
        with self.engine.connect() as connection:
            for number, last, state, sum in connection.execute(query.limit(1)):
                whole = unpacked(id, number, state, sum)
                if whole is not None:
                    return Checkpoint(number, last, whole)
                log.error("match %s: the checkpoint at %d is damaged; the one before is used", id, number)
                return self.checkpoint(id, number)
        return None

    def inputs_after(self, id: str, number: int) -> list[tuple[int, int, bytes]]:
        """(number, last line, payload) of the inputs after one of them, in order."""
        return self._inputs(id, inputs.c.number > number)

    def inputs_from_line(self, id: str, line: int) -> list[tuple[int, int, bytes]]:
        """The inputs that made something happen after a line of the record."""
        return self._inputs(id, inputs.c.last > line)

    def _inputs(self, id: str, which: Any) -> list[tuple[int, int, bytes]]:
        c = inputs.c
        query = sa.select(c.number, c.last, c.payload, c.sum).where(c.match == id, which).order_by(c.number)
        with self.engine.connect() as connection:
            rows = [tuple(row) for row in connection.execute(query)]
        for number, _, payload, sum in rows:
            if sum is not None and sum != summed(id, number, payload):
                raise DamagedRow(f"match {id}: input {number} is damaged; see `escarmouche repair`")
        return [(number, last, payload) for number, last, payload, _ in rows]

    def record(self, id: str) -> str | None:
        """The text of a record that was sent in."""
        with self.engine.connect() as connection:
            text = connection.execute(sa.select(records.c.text).where(records.c.id == id)).scalar()
        return zlib.decompress(text).decode() if text is not None else None

    def healthy(self) -> bool:
        """Whether the database answers and took the last commit; tried where that is not known."""
        try:
            self.counts()
            if self.failing or not self.proven:
                self.wait(self.probe())
        except (EscarmoucheError, sa.exc.SQLAlchemyError, TimeoutError):
            return False
        return self.writing

    def many_records(self) -> int:
        """How many records that were sent in are kept."""
        with self.engine.connect() as connection:
            return int(connection.execute(sa.select(sa.func.count()).select_from(records)).scalar_one())

    def counts(self) -> dict[str, int]:
        """How many matches there are in each status."""
        query = sa.select(matches.c.status, sa.func.count()).group_by(matches.c.status)
        with self.engine.connect() as connection:
            return dict(tuple(row) for row in connection.execute(query))

    # -- housekeeping ------------------------------------------------------------------------------------

    def backup(self, path: Path) -> None:
        """A copy of the database while it is in use; SQLite only."""
        backup(self.engine, path)


def backup(engine: sa.Engine, path: Path) -> None:
    """Copy an SQLite database while others write to it."""
    if engine.dialect.name != "sqlite":
        raise DataError("backup-postgresql")
    if path.exists():
        raise DataError("backup-there", path=path)
    if not Path(engine.url.database or "").exists():
        raise DataError("backup-nothing", database=engine.url.database)
    with engine.connect() as connection:
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)
        try:
            with closing(sqlite3.connect(path)) as target:
                source.backup(target, pages=1000)
        except sqlite3.Error as error:
            raise DataError("backup-failed", path=path, why=reasons(error)) from error


def make_engine(url: str) -> sa.Engine:
    """A database by its address; one sentence for an address that is none."""
    try:
        made = sa.engine.make_url(url)
        if made.drivername == "postgresql":
            made = made.set(drivername="postgresql+psycopg")
        if made.get_backend_name() == "sqlite":
            if not made.database or made.database == ":memory:":
                raise DataError("database-in-memory")
            engine = sa.create_engine(
                made, connect_args={"timeout": PATIENCE}, hide_parameters=True, pool_timeout=PATIENCE
            )
            sa.event.listen(engine, "connect", _prepare)
            return engine
        return sa.create_engine(
            made,
            pool_pre_ping=True,
            hide_parameters=True,
            pool_timeout=PATIENCE,
            connect_args={
                "connect_timeout": PATIENCE,
                "options": f"-c statement_timeout={PATIENCE * 1000} -c lock_timeout={PATIENCE * 1000}",
                "tcp_user_timeout": PATIENCE * 1000,
            },
        )
    except (sa.exc.SQLAlchemyError, ImportError) as error:
        raise DataError("no-database", url=shown(url), why=reasons(error)) from error


def existing(url: str) -> sa.Engine:
    """The database of a server that has run before, its tables up to date; DataError where there is none."""
    engine = make_engine(url)
    if engine.dialect.name == "sqlite" and not Path(engine.url.database or "").exists():
        raise DataError("backup-nothing", database=engine.url.database)
    try:
        migrations.upgrade(engine)
    except sa.exc.SQLAlchemyError as error:
        engine.dispose()
        raise DataError("database-unusable", url=shown(url), why=reasons(error)) from error
    return engine


def _prepare(connection: sqlite3.Connection, record: object) -> None:
    """WAL with a full sync at each commit: what is committed survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={PATIENCE * 1000}")
    cursor.execute("PRAGMA wal_autocheckpoint=0")  # the tidier's work
    cursor.close()


def shown(url: str) -> str:
    """A database address without its password."""
    try:
        return str(sa.engine.make_url(url).render_as_string(hide_password=True))
    except sa.exc.SQLAlchemyError:
        return "database"


def summed(match: str, number: int, content: bytes) -> int:
    """The sum of a row: of its bytes, and of the place where they belong."""
    return zlib.crc32(content, zlib.crc32(f"{match}/{number}".encode()))


def _with_sum(row: dict[str, Any]) -> dict[str, Any]:
    return {**row, "sum": summed(row["match"], row["number"], row["state"])}


def unpacked(match: str, number: int, state: bytes, sum: int | None) -> bytes | None:
    """A checkpoint from its row; None for one that is damaged."""
    if sum is not None and sum != summed(match, number, state):
        return None
    try:
        return zlib.decompress(state)
    except zlib.error:
        return None


def packed(state: bytes) -> bytes:
    """A checkpoint as it is stored."""
    return zlib.compress(state, 3)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
