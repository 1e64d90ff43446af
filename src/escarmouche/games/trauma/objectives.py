"""Strategic points: who may pick which element, and who controls them (ledger areas TR-DEBR, TR-SCEN)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.games.trauma.field import (
    CONTACT,
    is_infantry,
    out_of_formation,
    profile,
    units_on_table,
    where,
)
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import DISORGANISED, SIDES, Point, Table, Zone
from escarmouche.space.shapes import gap_to_polygon_at_most, gap_to_segment

CONTROLLABLE: dict[str, str] = {
    word.removeprefix("neutral_").removesuffix("_point").removesuffix("_zone"): word
    for word in LEDGER.data("TR-DEBR-09")["controllable"]
}
"""The kinds of points there are, and the words of TR-DEBR-09 for them."""


def zone_of(table: Table, id: str) -> Zone:
    """The zone of this id."""
    return next(zone for zone in table.turn.zones if zone.id == id)


def at_contact(table: Table, figure: str, point: Point) -> bool:
    """Contact with the footprint of the element, standing on it included, or with the segment (TR-DEBR-02)."""
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    if point.zone:
        zone = zone_of(table, point.zone)
        return gap_to_segment(at, radius, zone.a, zone.b) <= CONTACT
    polygon = table.ground.piece(point.piece).polygon
    return gap_to_polygon_at_most(at, radius, polygon, CONTACT)


def units_at(table: Table, point: Point) -> Iterator[str]:
    """Infantry units that count for a point: a member at contact, not Disorganised (TR-DEBR-02, 04)."""
    for unit in units_on_table(table):
        record = table.units[unit]
        if DISORGANISED in record.markers or not is_infantry(table, unit):
            continue
        if any(at_contact(table, figure, point) for figure in record.figures):
            yield unit


def strength(table: Table, unit: str) -> int:
    """The figures of a unit that respect formation; a lone survivor counts (TR-DEBR-03)."""
    return len(table.units[unit].figures) - len(out_of_formation(table, unit))


def presence(table: Table, point: Point) -> dict[str, int]:
    """How many figures each side has for a point; a side that has no unit there is not named (TR-DEBR-03)."""
    found: dict[str, int] = {}
    for unit in units_at(table, point):
        side = table.units[unit].side
        found[side] = found.get(side, 0) + strength(table, unit)
    return {side: found[side] for side in SIDES if side in found}


def winner(counts: dict[str, int]) -> str:
    """Who controls a point where these figures stand: alone there, or with more; equal numbers: nobody."""
    if len(counts) == 1:
        return next(iter(counts))
    best = max(counts.values(), default=0)
    leading = [side for side, count in counts.items() if count == best]
    return leading[0] if len(leading) == 1 else ""


def controller(table: Table, point: Point) -> str:
    """The side that controls a point as the figures stand now; empty for nobody (TR-DEBR-02 to 04)."""
    return winner(presence(table, point))
