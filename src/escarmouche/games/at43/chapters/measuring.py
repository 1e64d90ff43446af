"""Measuring: contact, range, formation (ledger areas A4-GEN, A4-STATE)."""

from __future__ import annotations

from escarmouche.games.at43.chapters import campaign
from escarmouche.games.at43.chapters.units import profile
from escarmouche.games.at43.table import FAIR_WEATHER, FOG, Table
from escarmouche.games.company.chapters import measuring
from escarmouche.games.company.chapters.measuring import within

CONTACT = 249  # A4-STATE-01: strictly less than 2.5 cm
LEVELS = 300  # A4-STATE-01: contact between levels this far apart at most
FORMATION = 1000  # A4-GEN-11
CLOSE = 1000  # A4-COV-05, A4-ABIL-06: cover ignored
NEAR = 999  # A4-CTRL-02: strictly less than 10 cm
BAND = 1000  # A4-GEN-07


def contact(table: Table, a: str, b: str) -> bool:
    """Less than 2.5 cm apart, on levels no more than 3 cm apart (A4-STATE-01)."""
    if abs(table.figures[a].z - table.figures[b].z) > LEVELS:
        return False
    return within(table, a, b, CONTACT)


def touches(table: Table, unit: str, other: str) -> bool:
    """Whether any figure of a unit is at contact of any figure of another."""
    return measuring.touches(table, unit, other, CONTACT, contact)


def apart(table: Table, unit: str, other: str) -> bool:
    """Whether two units are surely beyond contact."""
    return measuring.apart(table, unit, other, CONTACT)


def band(length: int) -> int:
    """The Range of a distance: one for each begun 10 cm after the first (A4-GEN-07)."""
    return max(0, -(-length // BAND) - 1)


def weather(table: Table, side: str) -> int:
    """What the weather adds to every Range of a side's shots (A4-SHOOT-20, A4-WAR-02)."""
    conditions = table.setting.conditions
    now = campaign.climate_for(table, side)
    return (FOG in conditions or now == FOG) - (FAIR_WEATHER in conditions or now == FAIR_WEATHER)


def range_of(table: Table, length: int, side: str) -> int:
    """The Range of a distance in this weather for a side's shots; never below 0 (A4-GEN-07)."""
    return max(0, band(length) + weather(table, side))


def out_of_formation(table: Table, unit: str) -> tuple[str, ...]:
    """Members farther than 10 cm from their leader (A4-GEN-11)."""
    record = table.units[unit]
    return tuple(
        f for f in record.figures if f != record.leader and not within(table, record.leader, f, FORMATION)
    )


def height_of(table: Table, figure: str) -> int:
    """How high a figure's model reaches above its level."""
    return profile(table, figure).height
