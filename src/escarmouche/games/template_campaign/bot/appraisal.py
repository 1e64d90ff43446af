"""How well a side stands in the war, and what a sensible player sends where."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.appraisals import FORCES as UNITS
from escarmouche.engine.appraisals import MEANS, POINTS
from escarmouche.engine.requests import Ask
from escarmouche.games.template_campaign.table import FORCES, Table


def terms(table: Table, side: str, goals: Any = None) -> dict[str, float]:
    """Points count most, then units by their worth, then coins; ours less theirs."""
    total = {POINTS: 0.0, UNITS: 0.0, MEANS: 0.0}
    for each in table.sides.values():
        sign = 1 if each.id == side else -1
        total[POINTS] += sign * 4 * each.points
        total[UNITS] += sign * FORCES[table.setting.lists[each.id]].points * (each.units + each.lost / 2)
        total[MEANS] += sign * 0.5 * each.coins
    return total


def quick_answer(ask: Ask, table: Table) -> Any:
    """Hire what can be had, and send half to each place."""
    most = max(ask.options)
    return most if ask.question == "hire" else (most + 1) // 2
