"""What was forgotten lies apart for a while before it goes: all rows of a match or a record, packed."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa

from escarmouche.engine.errors import DataError
from escarmouche.server.tables import attic, checkpoints, idle, inputs, matches, owners, records

KEPT = 30
"""Days of the calendar that something lies in the attic."""
MATCH, RECORD = "match", "record"
PARTS = {
    MATCH: ((matches, matches.c.id), (inputs, inputs.c.match), (checkpoints, checkpoints.c.match)),
    RECORD: ((records, records.c.id),),
}
"""The tables that hold what belongs to something, with the column of its name."""


class Entry(NamedTuple):
    """Something that lies in the attic."""

    id: str
    kind: str
    game: str
    day: int


def put_away(connection: sa.Connection, ids: Collection[str], day: int) -> None:
    """Move matches and records to the attic, whole."""
    for id in ids:
        kind, rows = _rows(connection, id)
        if kind:
            game = rows["matches"][0]["game"] if kind == MATCH else ""
            content = zlib.compress(msgspec.msgpack.encode(rows), 6)
            connection.execute(attic.delete().where(attic.c.id == id))
            connection.execute(attic.insert().values(id=id, kind=kind, game=game, day=day, content=content))
        forget(connection, id)


def forget(connection: sa.Connection, id: str) -> None:
    """Delete every row of something; nothing of it stays but what the attic may have."""
    for parts in PARTS.values():
        for table, name in parts:
            connection.execute(table.delete().where(name == id))
    connection.execute(idle.delete().where(idle.c.id == id))
    connection.execute(owners.delete().where(owners.c.root == id))


def _rows(connection: sa.Connection, id: str) -> tuple[str, dict[str, list[dict[str, Any]]]]:
    for kind, parts in PARTS.items():
        rows = {
            table.name: [dict(row._mapping) for row in connection.execute(sa.select(table).where(name == id))]
            for table, name in parts
        }
        if rows[parts[0][0].name]:
            return kind, rows
    return "", {}


def clear(connection: sa.Connection, day: int) -> int:
    """Let go what has lain there long enough; how many that were."""
    return connection.execute(attic.delete().where(attic.c.day <= day - KEPT)).rowcount


def listed(engine: sa.Engine) -> list[Entry]:
    """What lies in the attic."""
    query = sa.select(attic.c.id, attic.c.kind, attic.c.game, attic.c.day).order_by(attic.c.day, attic.c.id)
    with engine.connect() as connection:
        return [Entry(*row) for row in connection.execute(query)]


def restore(engine: sa.Engine, id: str) -> None:
    """Bring something back as it was; DataError where it does not lie there."""
    with engine.begin() as connection:
        content = connection.execute(sa.select(attic.c.content).where(attic.c.id == id)).scalar()
        if content is None:
            raise DataError("not-in-attic", id=id)
        kind, _ = _rows(connection, id)
        if kind:
            raise DataError("there-already", id=id)
        _written(connection, msgspec.msgpack.decode(zlib.decompress(content)))
        connection.execute(attic.delete().where(attic.c.id == id))


def delete(engine: sa.Engine, id: str) -> None:
    """Delete something for good, wherever it lies; DataError where it is nowhere."""
    with engine.begin() as connection:
        kind, _ = _rows(connection, id)
        gone = connection.execute(attic.delete().where(attic.c.id == id)).rowcount
        if not kind and not gone:
            raise DataError("no-such-match", id=id)
        forget(connection, id)


def exported(engine: sa.Engine, id: str) -> bytes:
    """All rows of something as a file: JSON, with bytes in base64."""
    with engine.connect() as connection:
        kind, rows = _rows(connection, id)
        if not kind:
            content = connection.execute(sa.select(attic.c.content).where(attic.c.id == id)).scalar()
            if content is None:
                raise DataError("no-such-match", id=id)
            rows = msgspec.msgpack.decode(zlib.decompress(content))
    return msgspec.json.encode({"escarmouche": 1, "rows": rows}, enc_hook=_base64)


def _base64(value: Any) -> str:
    return base64.b64encode(value).decode()


def _written(connection: sa.Connection, rows: dict[str, list[dict[str, Any]]]) -> None:
    for parts in PARTS.values():
        for table, _ in parts:
            if rows.get(table.name):
                connection.execute(table.insert(), rows[table.name])
