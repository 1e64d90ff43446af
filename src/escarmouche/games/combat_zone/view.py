"""What a side may know: everything on the table, but not the standing answers of the other (CZ-GAME-01)."""

from __future__ import annotations

from escarmouche.engine import standing
from escarmouche.games.combat_zone.table import Table


def view(table: Table, side: str) -> Table:
    """The table as a side may know it."""
    return standing.hidden_from(side, table)


def guess(view: Table, seed: str) -> Table:
    """A whole table that fits a view: standing answers unknown count as none."""
    return view.copy()
