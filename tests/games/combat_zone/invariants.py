"""What is true of every table of Combat Zone between two steps."""

from __future__ import annotations

from escarmouche.games.combat_zone.chapters.figures import profile, touching
from escarmouche.games.combat_zone.chapters.things import BUILT, built, lying
from escarmouche.games.combat_zone.table import (
    ABOARD,
    ALIVE,
    IN_PLAY,
    MACHINE,
    PANICKED,
    REACTIONS,
    ROUTED,
    STUNNED,
    WAITING,
    Table,
)
from escarmouche.space.shapes import discs_overlap

MOST_POINTS = 8


def faults(table: Table) -> list[str]:
    """Everything that should not be so."""
    if table.turn.phase == "setup":
        return []
    found = [*_groups(table), *_figures(table), *_objects(table), *_built(table), *_crews(table)]
    if not table.turn.way:
        found += _places(table)
    return found


def _groups(table: Table) -> list[str]:
    found = []
    for unit in table.units.values():
        living = {f for f in unit.roster if table.figures[f].fate in IN_PLAY}
        if set(unit.figures) != living or len(set(unit.figures)) != len(unit.figures):
            found.append(f"{unit.id} holds {unit.figures}, alive are {sorted(living)}")
    return found


def _figures(table: Table) -> list[str]:
    found = []
    for f in table.figures.values():
        if f.fate not in IN_PLAY:
            if f.states or f.foes or f.ap or f.carrying:
                found.append(f"{f.id} is {f.fate} and not at rest")
            continue
        if (
            not 0 <= f.ap <= MOST_POINTS
            or min(f.spent, f.grenades, f.molotovs, f.incendiaries, f.missiles, f.rerolls) < 0
        ):
            found.append(f"{f.id} has impossible points (CZ-AP-01)")
        if len(f.states & REACTIONS) > 1:
            found.append(f"{f.id} is under two reactions: {sorted(f.states)} (CZ-REAC-02)")
        if f.states & {ROUTED, STUNNED} and f.ap:
            found.append(f"{f.id} has points although {sorted(f.states)} (CZ-REAC-16)")
        if f.ap > 3 and PANICKED in f.states:
            found.append(f"{f.id} is panicked with {f.ap} points (CZ-AP-03)")
        if WAITING in f.states and (f.foes or f.states & REACTIONS):
            found.append(f"{f.id} waits to fire although {sorted(f.states)} {f.foes} (CZ-OPP-03)")
        if profile(table, f.id).kind == MACHINE and f.states & REACTIONS:
            found.append(f"{f.id} is a machine and {sorted(f.states)} (CZ-MACH-10)")
        found += _foes(table, f.id)
    return found


def _foes(table: Table, figure: str) -> list[str]:
    """Engaged figures are alive, enemies, in contact, and tied both ways unless one is routed (CZ-CC-02)."""
    found = []
    record = table.figures[figure]
    for foe in record.foes:
        other = table.figures[foe]
        if other.fate != ALIVE or table.units[other.unit].side == table.units[record.unit].side:
            found.append(f"{figure} fights {foe}, who is {other.fate} or a friend")
        elif not touching(table, figure, foe):
            found.append(f"{figure} fights {foe} without contact (CZ-CC-01)")
        elif figure not in other.foes and ROUTED not in record.states:
            found.append(f"{figure} fights {foe}, who does not fight it (CZ-CC-02)")
    return found


def _objects(table: Table) -> list[str]:
    """What is carried is a thing that names its bearer (CZ-ACT-03)."""
    held = {thing.holder: thing.id for thing in lying(table) if thing.kind == "object" and thing.holder}
    carried = {f.id: f.carrying for f in table.figures.values() if f.carrying}
    return [] if held == carried else [f"carried are {carried}, held are {held} (CZ-ACT-03)"]


def _built(table: Table) -> list[str]:
    """Doors, fences and wrecks are as their pieces stand on the ground."""
    pieces = {thing.id: thing for thing in built(table.ground.pieces, table.figures)}
    things = {id: thing for id, thing in table.things.items() if thing.kind in BUILT}
    return [] if pieces == things else [f"the ground has {pieces}, the table {things}"]


def _crews(table: Table) -> list[str]:
    """Whoever is aboard sits once, in a vehicle on the table, where that is, and reacts to nothing."""
    sits = {f.id: f.aboard for f in table.figures.values() if f.fate == ABOARD or f.aboard}
    seated = [(member, f.id) for f in table.figures.values() for member in f.crew]
    if sits != dict(seated) or len(seated) != len(sits):
        return [f"aboard are {sits}, seated are {seated}"]
    found = []
    for member, vehicle in seated:
        f, g = table.figures[member], table.figures[vehicle]
        if g.fate != ALIVE or f.fate != ABOARD or (f.x, f.y, f.facing) != (g.x, g.y, g.facing):
            found.append(f"{member} is not where {vehicle} is")
        if f.foes or f.states & {*REACTIONS, WAITING}:
            found.append(f"{member} is aboard and {sorted(f.states)} {f.foes}")
    return found


def _places(table: Table) -> list[str]:
    """No two bases of one level overlap, and all stand wholly on the table (CZ-MOVE-06)."""
    found = []
    standing = [f for f in table.figures.values() if f.fate == ALIVE]
    ground = table.ground
    for n, f in enumerate(standing):
        radius = profile(table, f.id).radius
        if not (radius <= f.x <= ground.width - radius and radius <= f.y <= ground.depth - radius):
            found.append(f"{f.id} is not wholly on the table")
        found += [
            f"{f.id} and {g.id} overlap (CZ-MOVE-06)"
            for g in standing[:n]
            if f.z == g.z and discs_overlap((f.x, f.y), radius, (g.x, g.y), profile(table, g.id).radius)
        ]
    return found
