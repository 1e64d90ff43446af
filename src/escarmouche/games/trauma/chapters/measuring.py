"""Measuring: distances, range, contact and formation of figures (ledger areas TR-MEAS, TR-ARMY-10)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from escarmouche.engine.table import kept
from escarmouche.games.trauma.chapters.units import profile
from escarmouche.games.trauma.table import Figure, Table
from escarmouche.space.formation import in_formation
from escarmouche.space.shapes import Box, Point, gap, gap_at_most

CONTACT = 250  # TR-MEAS-04
FORMATION = 1000  # TR-ARMY-10
BAND = 1000  # TR-MEAS-03


class Ranked(msgspec.Struct, frozen=True, gc=False):
    """A figure or target and how far it is."""

    distance: int
    id: str


def where(figure: Figure) -> Point:
    """Centre of a figure's base."""
    return figure.x, figure.y


def distance(table: Table, a: str, b: str) -> int:
    """Base edge to base edge between two figures, in hundredths of a centimetre (TR-MEAS-01)."""
    f, g = table.figures[a], table.figures[b]
    profiles = table.setting.profiles
    return gap((f.x, f.y), profiles[f.profile].radius, (g.x, g.y), profiles[g.profile].radius)


def ranked(table: Table, origin: str, figures: Iterable[str]) -> tuple[Ranked, ...]:
    """Figures by their distance from one; equal ones stay in the order of their numbers."""
    return tuple(
        sorted((Ranked(distance(table, origin, f), f) for f in figures), key=lambda one: one.distance)
    )


def within(table: Table, a: str, b: str, limit: int) -> bool:
    """Whether two figures are at most `limit` apart, base edge to base edge."""
    f, g = table.figures[a], table.figures[b]
    profiles = table.setting.profiles
    return gap_at_most((f.x, f.y), profiles[f.profile].radius, (g.x, g.y), profiles[g.profile].radius, limit)


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


@kept
def extent(table: Table, unit: str) -> Box:
    """The upright rectangle round the bases of a unit, all counted as wide as its widest."""
    records, profiles = table.figures, table.setting.profiles
    figures = table.units[unit].figures
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


def apart(table: Table, unit: str, other: str) -> bool:
    """Whether two units are surely beyond contact, whatever the levels; so is a unit without figures."""
    if not table.units[unit].figures or not table.units[other].figures:
        return True
    x0, y0, x1, y1 = extent(table, unit)
    u0, v0, u1, v1 = extent(table, other)
    return x0 - u1 > CONTACT or u0 - x1 > CONTACT or y0 - v1 > CONTACT or v0 - y1 > CONTACT


def touches(table: Table, unit: str, other: str) -> bool:
    """Whether any figure of a unit is at contact of any figure of another."""
    if apart(table, unit, other):
        return False
    figures, profiles = table.figures, table.setting.profiles
    x0, y0, x1, y1 = extent(table, other)
    theirs = table.units[other].figures
    for a in table.units[unit].figures:
        f = figures[a]
        far = CONTACT + profiles[f.profile].radius
        if x0 - far <= f.x <= x1 + far and y0 - far <= f.y <= y1 + far:
            for b in theirs:
                if contact(table, a, b):
                    return True
    return False


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
