"""How well a side stands: boxes left, and what is in range."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.appraisals import FORCES, PLACES
from escarmouche.games.template.chapters import shooting
from escarmouche.games.template.table import Table, entry_of


def terms(table: Table, side: str, goals: Any = None) -> dict[str, float]:
    """Boxes left, ours less theirs, and what is in range of whom."""
    forces = places = 0.0
    deployed = all(other.figures for other in table.units.values())
    for unit in table.units.values():
        if "lost" in unit.markers:
            continue
        sign = 1 if unit.side == side else -1
        forces += sign * (entry_of(table, unit.id).strength - unit.wounds)
        if deployed:
            places += sign * 0.1 * len(shooting.targets_of(table, unit.id))
    return {FORCES: forces, PLACES: places}
