"""How well a side stands in a campaign."""

from __future__ import annotations

from escarmouche.games.combat_zone.table import SIDES
from escarmouche.games.combat_zone_campaign.table import Table, cost_of, left_of

BATTLE = 60
"""What a battle won is worth beside the points of those who are left."""


def appraise(table: Table, side: str) -> float:
    """Battles won, and what those who are left are worth; ours less theirs."""
    value = {
        each: BATTLE * table.sides[each].wins + sum(cost_of(table, f) for f in left_of(table, each))
        for each in SIDES
    }
    return float(2 * value[side] - sum(value.values()))
