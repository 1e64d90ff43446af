"""What a side may know: everything on the table is open to both (CZ-GAME-01)."""

from __future__ import annotations

from escarmouche.games.combat_zone.table import Table


def view(table: Table, side: str) -> Table:
    """The table as a side may know it; no scenario here declares a secret marker."""
    return table.copy()


def guess(view: Table, seed: str) -> Table:
    """A whole table that fits a view: nothing was hidden."""
    return view.copy()
