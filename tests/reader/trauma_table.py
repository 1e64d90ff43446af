"""What a true table of Trauma holds, in the words of the reader's `held`."""

from __future__ import annotations

from typing import Any

from escarmouche.games.trauma.table import ON_TABLE


def held(table: Any) -> dict[str, object]:
    """Places of living figures on the table, figures of units, purses of sides."""
    units = table.units.values()
    there = [f for unit in units if unit.place == ON_TABLE for f in unit.figures]
    return {
        **{f"place of {f}": (table.figures[f].x, table.figures[f].y) for f in there},
        **{f"figures of {unit.id}": tuple(sorted(unit.figures)) for unit in units},
        **{
            f"{p} of {side.id}": getattr(side, p) for p in ("pc", "pr", "pv") for side in table.sides.values()
        },
    }
