"""Units and their figures: what they are, whose they are, who is left (ledger area TR-ARMY)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.games.trauma.table import (
    ARMOUR,
    DISORGANISED,
    ENGAGED,
    INFANTRY,
    ON_TABLE,
    PRONE,
    SIDES,
    Entry,
    Profile,
    Table,
)


def profile(table: Table, figure: str) -> Profile:
    """The printed values of a figure."""
    return table.setting.profiles[table.figures[figure].profile]


def entry(table: Table, unit: str) -> Entry:
    """The army book entry of a unit."""
    return table.setting.entries[table.units[unit].entry]


def is_infantry(table: Table, unit: str) -> bool:
    """Whether a unit is infantry (TR-ARMY-02)."""
    return table.setting.entries[table.units[unit].entry].kind == INFANTRY


def is_armour(table: Table, unit: str) -> bool:
    """Whether a unit is made of vehicles (TR-ARMY-04)."""
    return table.setting.entries[table.units[unit].entry].kind == ARMOUR


def living(table: Table, unit: str) -> tuple[str, ...]:
    """The figures of a unit that are still there."""
    return table.units[unit].figures


def opponent(side: str) -> str:
    """The other side."""
    return SIDES[1] if side == SIDES[0] else SIDES[0]


def units_on_table(table: Table, side: str = "") -> Iterator[str]:
    """Units on the table, of one side or of both."""
    for unit in table.units.values():
        if unit.place == ON_TABLE and (not side or unit.side == side):
            yield unit.id


def enemies(table: Table, unit: str) -> Iterator[str]:
    """Enemy units on the table."""
    side = table.units[unit].side
    for other in table.units.values():
        if other.place == ON_TABLE and other.side != side:
            yield other.id


def officer(table: Table, unit: str) -> str:
    """The living officer of a unit, or nothing. He is always its leader (TR-ARMY-15)."""
    leader = table.units[unit].leader
    return leader if leader and profile(table, leader).officer else ""


def has_skill(table: Table, figure: str, skill: str) -> bool:
    """Whether a figure has a skill of its own."""
    return skill in profile(table, figure).skills


def unit_skill(table: Table, unit: str, skill: str) -> bool:
    """Whether a skill is attached to the whole unit."""
    return skill in entry(table, unit).skills


def is_free(table: Table, unit: str) -> bool:
    """Free: in none of the other states (TR-STATE-01)."""
    record = table.units[unit]
    return record.place == ON_TABLE and not record.markers & {DISORGANISED, PRONE, ENGAGED}
