"""Who is Engaged: read from the places of the figures, after every change of them (TR-STATE-02 to 05)."""

from __future__ import annotations

from escarmouche.games.trauma import orders
from escarmouche.games.trauma.field import CONTACT, enemies, is_infantry, touches
from escarmouche.games.trauma.table import ENGAGED, ON_TABLE, Referee, Table
from escarmouche.space.shapes import Box


def update_engaged(referee: Referee, rule: str, mover: str = "") -> None:
    """Give and take the Engaged markers; a unit newly Engaged loses its orders (TR-STATE-03).

    After a displacement `mover` names the unit that made it: contact engages it at once, melee or not
    (TR-MELEE-02), and others although it is not their activation (TR-STATE-05).
    """
    now = engaged_units(referee.table)
    for unit in tuple(referee.table.units):
        record = referee.table.units[unit]
        if unit in now:
            if ENGAGED not in record.markers:
                by_move = "TR-MELEE-02" if unit == mover else "TR-STATE-05"
                referee.mark(by_move if mover else rule, unit, ENGAGED)
                orders.lose_orders(referee, "TR-STATE-03", unit)
        elif ENGAGED in record.markers:
            referee.unmark(rule, unit, ENGAGED)


def engaged_units(table: Table) -> frozenset[str]:
    """Infantry units with a figure at contact of an enemy (TR-STATE-02).

    Vehicles never are (TR-STATE-04), and walkers are vehicles wherever a rule names them (TR-VEH-04).
    Between levels only ordinary contact counts: one by height lets figures strike but engages nobody
    (TR-HEIGHT-02).
    """
    first: list[tuple[str, bool, Box]] = []
    second: list[tuple[str, bool, Box]] = []
    side = ""
    for unit in table.units.values():
        if unit.place == ON_TABLE and unit.figures:
            side = side or unit.side
            mine = first if unit.side == side else second
            mine.append((unit.id, is_infantry(table, unit.id), _box(table, unit.figures)))
    found: list[str] = []
    for a, a_infantry, (ax0, ay0, ax1, ay1) in first:
        for b, b_infantry, (bx0, by0, bx1, by1) in second:
            if ax0 - bx1 > CONTACT or bx0 - ax1 > CONTACT or ay0 - by1 > CONTACT or by0 - ay1 > CONTACT:
                continue
            if (a_infantry or b_infantry) and touches(table, a, b):
                found += [a] if a_infantry else []
                found += [b] if b_infantry else []
    return frozenset(found)


def touched_enemies(table: Table, unit: str) -> tuple[str, ...]:
    """Enemy units that have a figure at contact of this unit."""
    if table.units[unit].place != ON_TABLE:
        return ()
    return tuple(other for other in enemies(table, unit) if touches(table, unit, other))


def _box(table: Table, figures: tuple[str, ...]) -> Box:
    """The smallest upright rectangle round the bases of some figures."""
    records, profiles = table.figures, table.setting.profiles
    first = records[figures[0]]
    x0 = x1 = first.x
    y0 = y1 = first.y
    widest = 0
    for id in figures:
        figure = records[id]
        x, y, radius = figure.x, figure.y, profiles[figure.profile].radius
        if x < x0:
            x0 = x
        elif x > x1:
            x1 = x
        if y < y0:
            y0 = y
        elif y > y1:
            y1 = y
        if radius > widest:
            widest = radius
    return x0 - widest, y0 - widest, x1 + widest, y1 + widest
