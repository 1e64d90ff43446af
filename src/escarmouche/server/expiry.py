"""What nobody touches is forgotten in two stages, counted in days on which the server was seen running.

No date of a match is compared with the clock: one that is wrong adds a day to the calendar at most, however
far it is ahead. First a match is marked; only if it lies idle for GRACE more days does it go: to the
attic, from where it can be brought back for a while.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa

from escarmouche.server import attic
from escarmouche.server.campaigns import parents
from escarmouche.server.tables import calendar, idle, inputs, matches, records

GRACE = 7
"""Days of the calendar between the mark and the end."""
DAY = 86_400


class Due(NamedTuple):
    """What came of looking: how many were marked, which are gone."""

    day: int
    marked: int
    gone: tuple[str, ...]


def day_of(connection: sa.Connection, at: int) -> int:
    """The day of the calendar; it goes on by one where the clock shows a later day than when last seen."""
    row = connection.execute(sa.select(calendar.c.days, calendar.c.seen)).one_or_none()
    if row is None:
        connection.execute(calendar.insert().values(id=1, days=0, seen=at))
        return 0
    days = int(row.days) + (at // DAY > int(row.seen) // DAY)
    connection.execute(calendar.update().values(days=days, seen=at))
    return days


def look_round(engine: sa.Engine, at: int, keep_days: int, watched: Collection[str] = ()) -> Due:
    """Count the day, note what was touched, mark what was not for long, forget what was marked long ago."""
    with engine.begin() as connection:
        day = day_of(connection, at)
        newest = _newest(connection)
        kept = {row.id: row for row in connection.execute(sa.select(idle))}
        fresh = [id for id, number in newest.items() if id not in kept or kept[id].number != number]
        fresh += [id for id in watched if id in newest and id not in fresh]
        campaigns = parents(connection)
        played = {campaigns[id] for id in fresh if id in campaigns}
        fresh += [id for id in played if id in newest and id not in fresh]
        _write(connection, [id for id in fresh if id in kept], None)
        if fresh:
            rows = [{"id": id, "number": newest[id], "since": day, "marked": None} for id in fresh]
            connection.execute(idle.insert(), rows)
        touched = set(fresh)
        held = {id for id, parent in campaigns.items() if parent in newest}
        """Battles stay as long as their campaign, and go with it."""
        lying = [row for id, row in kept.items() if id in newest and id not in touched | held]
        old = [row.id for row in lying if row.marked is None and day - row.since >= keep_days]
        _write(connection, old, day)
        gone = tuple(row.id for row in lying if row.marked is not None and day - row.marked >= GRACE)
        gone += tuple(id for id in held if campaigns[id] in gone)
        attic.put_away(connection, gone, day)
        attic.clear(connection, day)
        _write(connection, [id for id in kept if id not in newest], None)
    return Due(day, len(old), gone)


def keep(engine: sa.Engine, id: str) -> None:
    """Somebody has opened it: it loses its mark. A database that takes nothing now is asked again later."""
    with engine.connect() as connection:
        marked = connection.execute(sa.select(idle.c.marked).where(idle.c.id == id)).scalar()
    if marked is not None:
        with suppress(sa.exc.SQLAlchemyError), engine.begin() as connection:
            connection.execute(idle.delete().where(idle.c.id == id))


def _newest(connection: sa.Connection) -> dict[str, int]:
    """The last input of every match; records that were sent in have none."""
    last = sa.select(inputs.c.match, sa.func.max(inputs.c.number)).group_by(inputs.c.match)
    newest = dict.fromkeys(connection.execute(sa.select(matches.c.id)).scalars(), 0)
    newest |= {id: number for id, number in connection.execute(last) if id in newest}
    return newest | dict.fromkeys(connection.execute(sa.select(records.c.id)).scalars(), 0)


def _write(connection: sa.Connection, ids: Collection[str], marked: int | None) -> None:
    """Mark rows, or take them away to be written anew."""
    for some in _parts(ids):
        chosen = idle.c.id.in_(some)
        connection.execute(
            idle.delete().where(chosen)
            if marked is None
            else idle.update().where(chosen).values(marked=marked)
        )


def _parts(ids: Collection[str], most: int = 500) -> list[list[str]]:
    every = list(ids)
    return [every[first : first + most] for first in range(0, len(every), most)]
