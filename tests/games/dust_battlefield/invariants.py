"""What is true of every table of Battlefield between two steps; where bodies lie is measured by shapely."""

from __future__ import annotations

from itertools import combinations

import shapely
from shapely.affinity import rotate, translate

from escarmouche.games.dust.table import BOARD, HERO, SUPPRESSED, UNDER_FIRE, Table
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body, bodies
from escarmouche.games.dust_battlefield.table import AMBUSH, unit_of
from tests.games.dust.invariants import carrying_faults, unit_faults

STOREY = 300
"""Who stands that much higher is on another floor."""
SLACK = 2
"""Hundredths of a centimetre by which rounded corners may lie elsewhere than unrounded ones."""


def faults(table: Table) -> list[str]:
    """Everything that should not be so."""
    return [*unit_faults(table), *carrying_faults(table), *_markers(table), *_places(table)]


def _markers(table: Table) -> list[str]:
    """Nobody is under fire and suppressed; who is not in play is neither (DB-SUPP-02)."""
    found = []
    for unit in table.units.values():
        pinned = {UNDER_FIRE, SUPPRESSED} & set(unit.markers)
        if len(pinned) == 2:
            found.append(f"{unit.id} is under fire and suppressed (DB-SUPP-02)")
        if pinned and unit.place in ("off", "reserve", AMBUSH):
            found.append(f"{unit.id} is {unit.place} and {', '.join(pinned)} (DB-SUPP-01)")
        if pinned and table.setting.cards[unit.card].kind == HERO:
            found.append(f"{unit.id} is a hero and {', '.join(pinned)} (DS-HERO-06)")
        escort = unit_of(table, unit.id).escort
        if escort and table.units[escort].side != unit.side:
            found.append(f"{unit.id} comes with {escort} of the other side (DB-SPEC-09)")
    return found


def _places(table: Table) -> list[str]:
    """Everybody lies on the table, and nobody over another on the same floor (DB-MOVE-01, DB-MOVE-05)."""
    found = []
    room = shapely.box(-SLACK, -SLACK, table.ground.width + SLACK, table.ground.depth + SLACK)
    standing = [
        (body, _stand(body))
        for id, members in bodies(table).items()
        if table.units[id].place == BOARD
        for body in members
    ]
    for body, _ in standing:
        if not room.covers(_hull(body)):
            found.append(f"{body.figure} is not wholly on the table (DB-MOVE-01)")
    for (a, ours), (b, theirs) in combinations(standing, 2):
        if abs(a.at[0] - b.at[0]) > 3000 or abs(a.at[1] - b.at[1]) > 3000:
            continue
        if abs(a.bottom - b.bottom) >= STOREY and not (a.flies or b.flies):
            continue
        if ours.distance(theirs) + SLACK < a.stand + b.stand or _deep(ours, theirs):
            found.append(f"{a.figure} and {b.figure} stand over each other (DB-MOVE-05)")
    return found


def _deep(ours: shapely.Geometry, theirs: shapely.Geometry) -> bool:
    """Whether two hulls lie over each other by more than rounding."""
    return bool(ours.buffer(-SLACK).intersects(theirs)) if ours.area and theirs.area else False


def _stand(body: Body) -> shapely.Geometry:
    """What a body stands on: the middle of its base, or its hull."""
    return shapely.Point(body.at) if body.stand else _hull(body)


def _hull(body: Body) -> shapely.Geometry:
    if body.hull is None:
        return shapely.Point(body.at).buffer(body.radius - SLACK)
    length, width = body.hull.half_length, body.hull.half_width
    return translate(
        rotate(shapely.box(-length, -width, length, width), body.hull.facing, origin=(0, 0)), *body.at
    )
