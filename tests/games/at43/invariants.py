"""What is true of every table of AT-43 between two steps."""

from __future__ import annotations

from escarmouche.games.at43.chapters.states import engaged_units
from escarmouche.games.at43.chapters.units import is_armour, profile, structure_left
from escarmouche.games.at43.table import ABOARD, ATTITUDES, ENGAGED, FRAME, GONE, ON_TABLE, Table
from escarmouche.space.shapes import discs_overlap


def faults(table: Table) -> list[str]:
    """Everything that should not be so."""
    return [*_units(table), *_sides(table), *_places(table), *_things(table)]


def _units(table: Table) -> list[str]:
    found = []
    engaged = engaged_units(table)
    for unit in table.units.values():
        if unit.place == ON_TABLE:
            if not unit.figures or unit.leader not in unit.figures:
                found.append(f"{unit.id} has no leader among its figures (A4-GEN-05)")
            if (ENGAGED in unit.markers) != (unit.id in engaged):
                found.append(
                    f"{unit.id} is engaged by its marker or by its places, not by both (A4-STATE-02)"
                )
            if ENGAGED in unit.markers and unit.markers & set(ATTITUDES):
                found.append(f"{unit.id} is engaged and has attitudes (A4-STATE-04)")
            if is_armour(table, unit.id) and ENGAGED in unit.markers:
                found.append(f"{unit.id} is armour and engaged (A4-STATE-03)")
            if is_armour(table, unit.id) and any(structure_left(table, f)[FRAME] <= 0 for f in unit.figures):
                found.append(f"{unit.id} has a vehicle without frame (A4-DMG-06)")
        if (unit.place == ABOARD) != bool(unit.carrier):
            found.append(f"{unit.id} is aboard of nothing, or not aboard of {unit.carrier} (A4-TRAN-03)")
        if set(unit.figures) - set(unit.roster) or (unit.place == GONE and unit.figures):
            found.append(f"{unit.id} holds figures it should not")
    return found


def _sides(table: Table) -> list[str]:
    found = []
    for side in table.sides.values():
        if min(side.pc, side.pr, side.pv) < 0:
            found.append(f"{side.id} has fewer points than none")
        if len(set(side.cards)) != len(side.cards):
            found.append(f"{side.id} has a card twice (A4-TAC-06)")
    return found


def _places(table: Table) -> list[str]:
    found: list[str] = []
    discs: list[tuple[str, tuple[int, int], int, int]] = []
    for unit in table.units.values():
        if unit.place != ON_TABLE:
            continue
        for id in unit.figures:
            f, radius = table.figures[id], profile(table, id).radius
            if not (
                radius <= f.x <= table.ground.width - radius and radius <= f.y <= table.ground.depth - radius
            ):
                found.append(f"{id} hangs over the edge (A4-MOV-13)")
            if f.inside and f.inside not in table.things:
                found.append(f"{id} is in {f.inside}, which is gone (A4-SCN-03)")
            for other, at, wide, level in discs:
                if level == f.z and discs_overlap((f.x, f.y), radius, at, wide):
                    found.append(f"{id} stands on {other} (A4-MOV-13)")
            discs.append((id, (f.x, f.y), radius, f.z))
    return found


def _things(table: Table) -> list[str]:
    pieces = {piece.id for piece in table.ground.pieces}
    return [
        f"{t.id} has no piece (A4-SCN-03)" for t in table.things.values() if t.piece and t.piece not in pieces
    ]
