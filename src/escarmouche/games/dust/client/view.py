"""What a side may know: everything is open (DT-CARD-03) but the standing answers of the other side."""

from __future__ import annotations

from escarmouche.engine import reaction_windows
from escarmouche.games.dust.table import Table


def view(table: Table, side: str) -> Table:
    """The table as a side may know it."""
    return reaction_windows.hidden_from(side, table)


def guess(view: Table, seed: str) -> Table:
    """A whole table that fits a view: standing answers unknown count as none."""
    return view.copy()
