"""How well a side stands: points scored and in reach, troops left, states. Numbers of ours, not of the book."""

from __future__ import annotations

from math import hypot

from escarmouche.games.trauma import objectives
from escarmouche.games.trauma.field import is_infantry, opponent, units_on_table, where
from escarmouche.games.trauma.scenario import worth
from escarmouche.games.trauma.table import (
    ALERT,
    DISORGANISED,
    GONE,
    ON_TABLE,
    PRONE,
    RESERVE,
    TAKE_COVER,
    Point,
    Table,
)

TROOPS = 0.55
"""Victory points that an army point of living troops is worth."""
KILL = 1.0
REACH = 6000.0
"""Distance at which an objective begins to count for who is nearer, hundredths of a centimetre."""
MARKERS = {DISORGANISED: -0.8, PRONE: -0.5, TAKE_COVER: 0.25, ALERT: 0.35}
RESERVE_SHARE = 0.9
"""A unit not on the table yet is worth a little less than one that is."""


def appraise(table: Table, side: str) -> float:
    """Our stand less theirs."""
    return stand(table, side) - stand(table, opponent(side)) + ground_held(table, side)


def stand(table: Table, side: str) -> float:
    """Points and troops of one side."""
    total = float(table.sides[side].pv) + 0.25 * table.sides[side].pr
    for unit in table.units.values():
        if unit.side == side:
            total += troops(table, unit.id)
    return total


def troops(table: Table, unit: str) -> float:
    """What is left of a unit, by its cost, its losses and its states."""
    record = table.units[unit]
    if record.place == GONE:
        return 0.0
    value = TROOPS * record.cost * share_left(table, unit) + KILL
    if record.place == RESERVE:
        return value * RESERVE_SHARE
    if record.place != ON_TABLE:
        return 0.0
    for marker in record.markers:
        value += MARKERS.get(marker, 0.0)
    return value


def share_left(table: Table, unit: str) -> float:
    """The part of a unit that still fights: figures of infantry, structure boxes of vehicles."""
    record = table.units[unit]
    whole = len(record.roster) or 1
    if is_infantry(table, unit):
        return len(record.figures) / whole
    left = 0.0
    for figure in record.figures:
        line = table.setting.profiles[table.figures[figure].profile].structure
        left += 1 - table.figures[figure].ticked / (len(line) or 1)
    return left / whole


def ground_held(table: Table, side: str) -> float:
    """Points controlled if the turn ended now, and who is nearer to the others."""
    rounds = max(1, (table.setting.turns or 6) - table.turn.round + 1)
    lasting = min(2.0, 0.6 + 0.3 * rounds)
    total = 0.0
    for point in table.turn.points:
        mine, theirs = worth(table, point, side), worth(table, point, opponent(side))
        if not mine and not theirs:
            continue
        holder = objectives.controller(table, point)
        if holder:
            total += lasting * (mine if holder == side else -theirs)
        total += 0.5 * (mine * nearness(table, point, side) - theirs * nearness(table, point, opponent(side)))
    return total


def nearness(table: Table, point: Point, side: str) -> float:
    """1 at the point, 0 from 60 cm on, for the nearest infantry leader of a side."""
    x, y = centre(table, point)
    best = REACH
    for unit in units_on_table(table, side):
        record = table.units[unit]
        if is_infantry(table, unit) and DISORGANISED not in record.markers:
            fx, fy = where(table.figures[record.leader])
            best = min(best, hypot(fx - x, fy - y))
    return 1 - best / REACH


def centre(table: Table, point: Point) -> tuple[int, int]:
    """The middle of a point's element or zone."""
    if point.piece:
        return table.ground.piece(point.piece).polygon.centroid
    zone = objectives.zone_of(table, point.zone)
    return (zone.a[0] + zone.b[0]) // 2, (zone.a[1] + zone.b[1]) // 2
