"""What a true table of AT-43 holds, in the words of the reader's `held`."""

from __future__ import annotations

from typing import Any

from escarmouche.games.at43.table import ON_TABLE

PURSES = ("pc", "pr", "pv")


def held(table: Any) -> dict[str, object]:
    """Places of the living figures on the table, their numbers by unit, purses of the sides."""
    units = [unit for unit in table.units.values() if unit.place == ON_TABLE and unit.figures]
    return {
        **{f"place of {f}": (table.figures[f].x, table.figures[f].y) for u in units for f in u.figures},
        **{f"figures of {unit.id}": len(unit.figures) for unit in units},
        **{
            f"{purse} of {side.id}": getattr(side, purse) for side in table.sides.values() for purse in PURSES
        },
    }
