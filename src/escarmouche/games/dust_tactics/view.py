"""What a side may know: everything is open (DT-CARD-03) but the standing answers of the other side."""

from __future__ import annotations

from escarmouche.games.dust.table import Table


def view(table: Table, side: str) -> Table:
    """The table as a side may know it; how the other has chosen to answer windows is his own business."""
    seen = table.copy()
    for other in table.sides.values():
        if other.id != side and other.standing:
            seen.change(other.id, {"standing": {}})
    return seen


def guess(view: Table, seed: str) -> Table:
    """A whole table that fits a view: standing answers unknown count as none."""
    return view.copy()
