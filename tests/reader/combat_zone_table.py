"""What a true table of Combat Zone holds, in the words of the reader's `held`."""

from __future__ import annotations

from typing import Any

from escarmouche.games.combat_zone.table import ABOARD, ALIVE

SILENT = frozenset({"glitch"})


def held(table: Any) -> dict[str, object]:
    """Places, facings, points and markers of the figures on the table; points of the sides."""
    out: dict[str, object] = {}
    for figure in table.figures.values():
        unit = table.units[figure.unit]
        if "placed" not in unit.markers or figure.fate not in (ALIVE, ABOARD):
            continue
        if figure.fate == ALIVE:
            out[f"place of {figure.id}"] = (figure.x, figure.y)
            out[f"facing of {figure.id}"] = figure.facing
        out[f"points of {figure.id}"] = figure.ap
        out[f"markers of {figure.id}"] = tuple(sorted(figure.states - SILENT))
    for side in table.sides.values():
        out[f"points of side {side.id}"] = side.kills
        out[f"score of side {side.id}"] = side.score
    return out
