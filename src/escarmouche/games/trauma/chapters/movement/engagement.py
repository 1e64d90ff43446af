"""Who is Engaged: read from the places of the figures, after every change of them (TR-STATE-02 to 05)."""

from __future__ import annotations

from escarmouche.games.trauma.chapters import orders
from escarmouche.games.trauma.chapters.measuring import touches
from escarmouche.games.trauma.chapters.units import enemies, is_infantry
from escarmouche.games.trauma.table import ENGAGED, ON_TABLE, Referee, Table


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
    first: list[tuple[str, bool]] = []
    second: list[tuple[str, bool]] = []
    side = ""
    for unit in table.units.values():
        if unit.place == ON_TABLE and unit.figures:
            side = side or unit.side
            mine = first if unit.side == side else second
            mine.append((unit.id, is_infantry(table, unit.id)))
    engaged: list[str] = []
    for a, a_infantry in first:
        for b, b_infantry in second:
            if (a_infantry or b_infantry) and touches(table, a, b):
                engaged += [a] if a_infantry else []
                engaged += [b] if b_infantry else []
    return frozenset(engaged)


def touched_enemies(table: Table, unit: str) -> tuple[str, ...]:
    """Enemy units that have a figure at contact of this unit."""
    if table.units[unit].place != ON_TABLE:
        return ()
    return tuple(other for other in enemies(table, unit) if touches(table, unit, other))
