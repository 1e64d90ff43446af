"""How well a side stands in the war, and what a sensible player sends where."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.games.template_campaign.table import FORCES, Table


def appraise(table: Table, side: str) -> float:
    """Points count most, then units by their worth, then coins; ours less theirs."""
    worth = 0.0
    for each in table.sides.values():
        force = FORCES[table.setting.lists[each.id]]
        value = 4 * each.points + force.points * (each.units + each.lost / 2) + 0.5 * each.coins
        worth += value if each.id == side else -value
    return worth


def quick_answer(ask: Ask, table: Table) -> Any:
    """Hire what can be had, and send half to each place."""
    most = max(ask.options)
    return most if ask.question == "hire" else (most + 1) // 2
