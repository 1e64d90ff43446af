"""What is true of every table of Trauma between two steps."""

from __future__ import annotations

from escarmouche.games.trauma.chapters.movement.engagement import engaged_units
from escarmouche.games.trauma.chapters.states import figures_down
from escarmouche.games.trauma.chapters.units import is_armour, profile
from escarmouche.games.trauma.table import ALERT, ENGAGED, GONE, ON_TABLE, ORDERS, PRONE, Table
from escarmouche.space.shapes import discs_overlap

SETTLED = ("option", "activate", "announce", "act", "orders", "end", "debrief", "recruit", "sequence")
"""Steps at which no displacement is half done."""


def faults(table: Table) -> list[str]:
    """Everything that should not be so."""
    found = [*_units(table), *_sides(table)]
    if table.turn.step in SETTLED:
        found += _places(table)
    return found


def _units(table: Table) -> list[str]:
    found = []
    engaged = engaged_units(table)
    settled = table.turn.step in SETTLED
    for unit in table.units.values():
        if unit.place == ON_TABLE:
            if not unit.figures or unit.leader not in unit.figures:
                found.append(f"{unit.id} has no leader among its figures (TR-ARMY-08)")
            if settled and (ENGAGED in unit.markers) != (unit.id in engaged):
                found.append(
                    f"{unit.id} is Engaged by its markers or by its places, not by both (TR-STATE-02)"
                )
            if (PRONE in unit.markers) != (2 * len(figures_down(table, unit.id)) > len(unit.figures)):
                found.append(
                    f"{unit.id} is Prone by its markers or by its figures, not by both (TR-STATE-08)"
                )
            if unit.markers & {ENGAGED, PRONE} and unit.markers & set(ORDERS):
                found.append(f"{unit.id} holds orders although {sorted(unit.markers)} (TR-ORD-03)")
            if is_armour(table, unit.id) and unit.markers & {ENGAGED, PRONE}:
                found.append(f"{unit.id} is a vehicle and {sorted(unit.markers)} (TR-STATE-04)")
            if unit.alert_left and ALERT not in unit.markers:
                found.append(f"{unit.id} has alert salvos left without the order (TR-ORD-07)")
        elif unit.markers:
            found.append(f"{unit.id} is not on the table and has markers {sorted(unit.markers)}")
        if set(unit.figures) - set(unit.roster) or (unit.place == GONE and unit.figures):
            found.append(f"{unit.id} holds figures it should not")
    return found


def _sides(table: Table) -> list[str]:
    found = []
    for side in table.sides.values():
        if min(side.pc, side.pr, side.pv) < 0:
            found.append(f"{side.id} has fewer points than none")
        if len(set(side.cards)) != len(side.cards) or set(side.cards) & set(side.shown):
            found.append(f"{side.id} has a card twice (TR-COMP-02)")
    return found


def _places(table: Table) -> list[str]:
    """No two bases of one level overlap, and all stand wholly on the table."""
    found = []
    standing = [
        (figure, unit.id)
        for unit in table.units.values()
        if unit.place == ON_TABLE
        for figure in unit.figures
    ]
    ground = table.ground
    for n, (id, _) in enumerate(standing):
        f, radius = table.figures[id], profile(table, id).radius
        inside = radius <= f.x <= ground.width - radius and radius <= f.y <= ground.depth - radius
        if not inside:
            found.append(f"{id} is not wholly on the table")
        for other, _ in standing[:n]:
            g = table.figures[other]
            if f.z == g.z and discs_overlap((f.x, f.y), radius, (g.x, g.y), profile(table, other).radius):
                found.append(f"{id} and {other} overlap (TR-MOVE-06)")
    return found
