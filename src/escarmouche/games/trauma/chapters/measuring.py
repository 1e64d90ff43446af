"""Measuring: distances, range, contact and formation of figures (ledger areas TR-MEAS, TR-ARMY-10)."""

from __future__ import annotations

from escarmouche.games.company.chapters import measuring
from escarmouche.games.company.chapters.measuring import distance, where, within
from escarmouche.games.trauma.chapters.units import profile
from escarmouche.games.trauma.table import Table
from escarmouche.space.formation import in_formation

CONTACT = 250  # TR-MEAS-04
FORMATION = 1000  # TR-ARMY-10
BAND = 1000  # TR-MEAS-03


def band(length: int) -> int:
    """The range number of a distance; contact counts as 0 (TR-MEAS-03, TR-MEAS-05)."""
    return length // BAND


def contact(table: Table, a: str, b: str) -> bool:
    """Contact range; between levels the difference in height counts too (TR-MEAS-04, TR-HEIGHT-01)."""
    f, g = table.figures[a], table.figures[b]
    if f.z == g.z:
        return within(table, a, b, CONTACT)
    flat = distance(table, a, b)
    return flat * flat + (f.z - g.z) ** 2 <= CONTACT * CONTACT


def height_contact(table: Table, a: str, b: str) -> bool:
    """Contact of enemies on two levels, which allows melee without engaging (TR-HEIGHT-01)."""
    f, g = table.figures[a], table.figures[b]
    if f.z == g.z:
        return False
    lower = a if f.z < g.z else b
    above = max(0, abs(f.z - g.z) - profile(table, lower).height)
    flat = distance(table, a, b)
    return flat * flat + above * above <= CONTACT * CONTACT


def can_strike(table: Table, a: str, b: str) -> bool:
    """Close enough for melee: in contact, or by height."""
    return contact(table, a, b) or height_contact(table, a, b)


def apart(table: Table, unit: str, other: str) -> bool:
    """Whether two units are surely beyond contact, whatever the levels; so is a unit without figures."""
    return measuring.apart(table, unit, other, CONTACT)


def touches(table: Table, unit: str, other: str) -> bool:
    """Whether any figure of a unit is at contact of any figure of another."""
    return measuring.touches(table, unit, other, CONTACT, contact)


def out_of_formation(table: Table, unit: str, without: str = "") -> tuple[str, ...]:
    """Figures that break the formation of their unit (TR-ARMY-10); `without` leaves one figure out of it."""
    record = table.units[unit]
    others = [f for f in record.figures if f not in (record.leader, without)]
    if not others:
        return ()
    leader = table.figures[record.leader]
    places = [(where(table.figures[f]), profile(table, f).radius) for f in others]
    wrong = in_formation(where(leader), profile(table, record.leader).radius, places, FORMATION, CONTACT)
    return tuple(record.leader if n < 0 else others[n] for n in wrong)
