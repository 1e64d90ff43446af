"""How well a side stands: boxes left, and what is in range."""

from __future__ import annotations

from escarmouche.games.template.chapters import shooting
from escarmouche.games.template.table import Table, entry_of


def appraise(table: Table, side: str) -> float:
    """Boxes left, ours less theirs, and what is in our range."""
    worth = 0.0
    deployed = all(other.figures for other in table.units.values())
    for unit in table.units.values():
        if "lost" in unit.markers:
            continue
        value: float = entry_of(table, unit.id).strength - unit.wounds
        if deployed:
            value += 0.1 * len(shooting.targets_of(table, unit.id))
        worth += value if unit.side == side else -value
    return worth
