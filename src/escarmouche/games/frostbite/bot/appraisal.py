"""How well a side stands in the campaign."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.appraisals import FORCES, MEANS, POINTS
from escarmouche.games.frostbite.table import Table, companies, controlled, worth


def terms(table: Table, side: str, goals: Any = None) -> dict[str, float]:
    """Sectors count most, then PV, then companies by their worth, then PL; ours less theirs on average."""
    total = {POINTS: 0.0, FORCES: 0.0, MEANS: 0.0}
    others = max(1, len(table.sides) - 1)
    for each in table.sides.values():
        share = 1.0 if each.id == side else -1.0 / others
        total[POINTS] += share * (10 * len(controlled(table, each.id)) + 0.1 * each.pv)
        total[FORCES] += share * sum(worth(table, company.id) for company in companies(table, each.id)) / 200
        total[MEANS] += share * each.pl / 500
    return total
