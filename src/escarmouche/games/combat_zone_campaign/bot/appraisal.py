"""How well a side stands in a campaign."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.appraisals import FORCES, POINTS
from escarmouche.games.combat_zone.table import SIDES
from escarmouche.games.combat_zone_campaign.table import Table, cost_of, left_of

BATTLE = 60
"""What a battle won is worth beside the points of those who are left."""


def terms(table: Table, side: str, goals: Any = None) -> dict[str, float]:
    """Battles won, and what those who are left are worth; ours less theirs."""
    total = {POINTS: 0.0, FORCES: 0.0}
    for each in SIDES:
        sign = 1 if each == side else -1
        total[POINTS] += sign * BATTLE * table.sides[each].wins
        total[FORCES] += sign * sum(cost_of(table, fighter) for fighter in left_of(table, each))
    return total
