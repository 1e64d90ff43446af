"""The turn of a reaction: about the centre, a Large vehicle about any point of its hull (DB-REACT-03)."""

from __future__ import annotations

from escarmouche.games.dust.chapters.field import Where
from escarmouche.games.dust.table import BOARD, NORMAL
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.chapters.movement import ways
from escarmouche.games.dust_battlefield.chapters.movement.movement import lead
from escarmouche.games.dust_battlefield.table import Referee, Table
from escarmouche.space.shapes import COSINES, SINES, Point, bearing

STEP = 15
"""Degrees between the turns that are offered, besides the one straight at the active unit: a ruling."""
_SCALE = 10**14


def turnings(table: Table, unit: str, foe: str) -> tuple[Where, ...]:
    """Places and facings a unit may take by turning: x, y, height, facing."""
    record = table.units[unit]
    standing, theirs = bodies.of(table, unit), bodies.of(table, foe)
    if record.place != BOARD or not standing:
        return ()
    walker = ways.walkers(table, unit)[0]
    card = table.setting.cards[record.card]
    facings = dict.fromkeys(range(0, 360, STEP))
    if theirs:
        facings = {bearing(walker.at, theirs[0].at): None, **facings}
    found: list[Where] = []
    for facing in facings:
        for centre in _centres(walker, facing, large=card.size != NORMAL):
            if why_not_turn(table, walker, centre, facing, foe):
                continue
            found.append((*centre, walker.z, facing))
            break
    return tuple(found)


def _centres(walker: ways.Walker, facing: int, *, large: bool) -> list[Point]:
    """Where the centre ends: where it is, or swung about the front or rear middle of a Large hull."""
    centres = [walker.at]
    if large and walker.form.hull is not None:
        half = walker.form.hull[0]
        for way in (1, -1):
            before = _along(walker.at, walker.facing, way * half)
            centres.append(_along(before, facing, -way * half))
    return centres


def _along(at: Point, facing: int, length: int) -> Point:
    x = at[0] + round(length * COSINES[facing % 360] / _SCALE)
    return x, at[1] + round(length * SINES[facing % 360] / _SCALE)


def why_not_turn(table: Table, walker: ways.Walker, centre: Point, facing: int, foe: str) -> bool:
    """Whether a turn is not allowed: over others, into walls, or farther from the active unit."""
    body = walker.put(centre, facing)
    if ways.why_not_stand(table, body, ways.others(table, walker.unit)) is not None:
        return True
    moved = walker._replace(at=centre, facing=facing)
    closed = ways.terrain_for(table.ground, walker.card.type, walker.card.skills).closed
    if any(ways.passes_over(moved, (centre,), -1, stop.polygon) for stop in closed):
        return True
    theirs = bodies.of(table, foe)
    if not theirs:
        return False
    now = min(bodies.apart(walker.body, other) for other in theirs)
    return min(bodies.apart(body, other) for other in theirs) > now


def turn(referee: Referee, rule: str, unit: str, where: Where) -> None:
    """Turn a unit as one of its turnings says."""
    walker = ways.walkers(referee.table, unit)[0]
    lead(referee, rule, [(walker.figure, (walker.at, (where[0], where[1])), where[3])], unit=unit, allowed=0)
