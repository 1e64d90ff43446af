"""A match between bots has nobody who would look at it: where its server ended, it goes on by itself.

After a start those of this database; among servers that share one, those of a server that has died.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import sqlalchemy as sa

from escarmouche.engine import checked
from escarmouche.server.catalogue import Plan
from escarmouche.server.store import LIVE
from escarmouche.server.tables import matches, owners
from escarmouche.server.trouble import Trouble

if TYPE_CHECKING:
    from escarmouche.server.house import House

NEWEST = 2000
"""Matches under way that are looked through, the newest first."""
log = logging.getLogger("escarmouche.house")


def between_bots(engine: sa.Engine, most: int, server: str = "") -> list[str]:
    """The newest matches under way that nobody plays; of one server alone, if it is named."""
    query = sa.select(matches.c.id, matches.c.about).where(matches.c.status == LIVE)
    if server:
        root = sa.func.coalesce(sa.func.nullif(matches.c.parent, ""), matches.c.id)
        query = query.join(owners, owners.c.root == root).where(owners.c.server == server)
    with engine.connect() as connection:
        rows = connection.execute(query.order_by(matches.c.created.desc()).limit(NEWEST)).all()
    return [row.id for row in rows if not checked.decode(row.about, Plan).persons][:most]


async def resume(house: House, server: str = "") -> None:
    """Let them go on, as many as may at once; who shares takes only what nobody else has."""
    most = house.settings.limits.unattended
    try:
        for id in await house.read(between_bots, house.store.engine, most, server):
            if house.sharing is not None and await house.sharing.elsewhere(id):
                continue
            room = await house.room(id)
            async with room.lock:
                await house.wake(room)
    except Trouble as trouble:
        log.error("matches between bots could not go on: %s", trouble)
