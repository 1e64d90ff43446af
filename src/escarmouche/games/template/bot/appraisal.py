"""How well a side stands, term by term, and what it goes for: the nearest enemy of each unit."""

from __future__ import annotations

from math import isqrt

from escarmouche.engine.appraisals import END, FORCES, PLACES
from escarmouche.games.template.chapters import shooting
from escarmouche.games.template.table import Table, enemies_of, entry_of, units_of

IN_RANGE, NEARER = 0.1, 0.0001
"""What a target in range is worth, in boxes, and a hundredth of a centimetre nearer to one."""
WON = 5.0

Goals = dict[str, str]
"""For each of our units the enemy it goes for."""


def goals(table: Table, side: str) -> Goals:
    """The nearest enemy of each unit; once a question, so that trials do not change their minds."""
    aims = {}
    for unit in units_of(table, side):
        foes = [foe for foe in enemies_of(table, side) if table.units[foe].figures]
        if foes and table.units[unit].figures:
            aims[unit] = min(foes, key=lambda foe: gap(table, unit, foe))
    return aims


def terms(table: Table, side: str, goals: Goals | None = None) -> dict[str, float]:
    """Boxes left, ours less theirs; what is in range of whom; how near ours are to those they go for."""
    if table.turn.over:
        return {END: WON if table.turn.over == side else 0.0 if table.turn.over == "draw" else -WON}
    forces = places = 0.0
    deployed = all(other.figures for other in table.units.values())
    for unit in table.units.values():
        if "lost" in unit.markers:
            continue
        sign = 1 if unit.side == side else -1
        forces += sign * (entry_of(table, unit.id).strength - unit.wounds)
        if deployed:
            places += sign * IN_RANGE * len(shooting.targets_of(table, unit.id))
    for own, foe in (goals or {}).items():
        if "lost" not in table.units[own].markers and "lost" not in table.units[foe].markers:
            places -= NEARER * gap(table, own, foe)
    return {FORCES: forces, PLACES: places}


def gap(table: Table, one: str, other: str) -> int:
    """How far two units are apart."""
    a, b = (table.figures[table.units[unit].figures[0]] for unit in (one, other))
    return isqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)
