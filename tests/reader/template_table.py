"""What a true table of Outpost holds, in the words of the reader's `held`."""

from __future__ import annotations

from typing import Any

from escarmouche.games.template.table import entry_of, point_of


def held(table: Any) -> dict[str, object]:
    """Places and boxes of the units on the table, tokens of the sides."""
    units = [u for u in table.units.values() if u.figures and "lost" not in u.markers]
    return {
        **{f"place of {unit.id}": point_of(table, unit.id) for unit in units},
        **{f"boxes of {unit.id}": entry_of(table, unit.id).strength - unit.wounds for unit in units},
        **{f"tokens of {side.id}": side.tokens for side in table.sides.values()},
    }
