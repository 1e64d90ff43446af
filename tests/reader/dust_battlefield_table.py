"""What a true table of Dust Battlefield holds, in the words of the reader's `held`."""

from __future__ import annotations

from typing import Any

from escarmouche.games.dust.table import BOARD, SUPPRESSED, UNDER_FIRE

MARKERS = (UNDER_FIRE, SUPPRESSED)


def held(table: Any) -> dict[str, Any]:
    """Places of the miniatures on the table, soldiers or boxes left, suppression, points of the sides."""
    if table.turn.step == "setup":
        return {}
    found: dict[str, Any] = {}
    for unit in table.units.values():
        card = table.setting.cards[unit.card]
        if unit.place != "gone":
            found[f"left of {unit.id}"] = card.damage - unit.boxes if card.damage else len(unit.figures)
        state = next((marker for marker in MARKERS if marker in unit.markers), "")
        if state:
            found[f"state of {unit.id}"] = state
        if unit.place == BOARD:
            for figure in unit.figures:
                at = table.figures[figure]
                found[f"place of {figure}"] = (at.x, at.y)
    for side in table.sides.values():
        found[f"points of {side.id}"] = side.points
    return found
