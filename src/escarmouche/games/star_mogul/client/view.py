"""What a side may know: all of the battle but the standing answers of the others (SM-COMP-05)."""

from __future__ import annotations

from escarmouche.engine import reaction_windows
from escarmouche.games.star_mogul.table import Table


def view(table: Table, side: str) -> Table:
    """The table as a side may know it: positions, states, points and Loyalty are open (SM-COMP-05)."""
    return reaction_windows.hidden_from(side, table)


def guess(view: Table, seed: str) -> Table:
    """A whole table that fits a view: standing answers unknown count as none."""
    return view.copy()
