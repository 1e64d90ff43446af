"""States of a unit: engaged or free, prone, its attitudes and how they are lost (ledger area A4-STATE)."""

from __future__ import annotations

from escarmouche.games.at43.chapters.measuring import touches
from escarmouche.games.at43.chapters.units import enemies, is_armour, is_infantry
from escarmouche.games.at43.table import (
    ATTITUDES,
    DISORGANISED,
    ENGAGED,
    FRESH_COVER,
    ON_TABLE,
    Referee,
    Table,
)


def engaged_units(table: Table) -> frozenset[str]:
    """Infantry units with a member at contact of an enemy (A4-STATE-02); armour never is (A4-STATE-03)."""
    there = [u for u in table.units.values() if u.place == ON_TABLE and u.figures]
    engaged: list[str] = []
    for n, a in enumerate(there):
        for b in there[:n]:
            if a.side == b.side:
                continue
            feet = [u.id for u in (a, b) if is_infantry(table, u.id)]
            if feet and touches(table, a.id, b.id):
                engaged += feet
    return frozenset(engaged)


def is_free(table: Table, unit: str) -> bool:
    """Not engaged (A4-STATE-05)."""
    return ENGAGED not in table.units[unit].markers


def update_engaged(referee: Referee, rule: str = "A4-STATE-02") -> None:
    """Give and take the Engaged markers after figures have moved or gone; contact costs attitudes."""
    now = engaged_units(referee.table)
    for unit in tuple(referee.table.units):
        markers = referee.table.units[unit].markers
        if unit in now and ENGAGED not in markers:
            referee.mark(rule, unit, ENGAGED)
            lose_attitudes(referee, "A4-STATE-04", unit)
        elif unit not in now and ENGAGED in markers:
            referee.unmark("A4-STATE-05", unit, ENGAGED)


def touched_enemies(table: Table, unit: str) -> tuple[str, ...]:
    """Enemy units that have a figure at contact of this unit."""
    if table.units[unit].place != ON_TABLE:
        return ()
    return tuple(other for other in enemies(table, unit) if touches(table, unit, other))


def lose_attitudes(referee: Referee, rule: str, unit: str) -> None:
    """Take all attitudes from a unit, for good."""
    held = [m for m in ATTITUDES if m in referee.table.units[unit].markers]
    if held:
        referee.note(rule, "attitudes-lost", unit=unit, attitudes=tuple(held))
    referee.unmark(rule, unit, *ATTITUDES, FRESH_COVER)


def figures_down(table: Table, unit: str) -> tuple[str, ...]:
    """The living figures of a unit that are on the ground."""
    return tuple(f for f in table.units[unit].figures if table.figures[f].down)


def is_prone(table: Table, unit: str) -> bool:
    """More than half of the fighters on the ground (A4-STATE-06, A4-STATE-07)."""
    return 2 * len(figures_down(table, unit)) > len(table.units[unit].figures)


def knock_down(referee: Referee, rule: str, figure: str) -> None:
    """Throw a standing infantry figure to the ground."""
    table = referee.table
    if not table.figures[figure].down and not is_armour(table, table.figures[figure].unit):
        referee.change(rule, figure, down=True)


def check_prone(referee: Referee, unit: str) -> None:
    """A unit down for more than half loses its attitudes at once (A4-STATE-08)."""
    table = referee.table
    if table.units[unit].place == ON_TABLE and is_prone(table, unit):
        lose_attitudes(referee, "A4-STATE-08", unit)


def denied(table: Table, unit: str) -> bool:
    """Disorganised: neither action nor attitude (A4-ACT-13)."""
    return DISORGANISED in table.units[unit].markers
