"""What each side may know: everything is announced openly (FB-PLAN-04)."""

from __future__ import annotations

from escarmouche.games.frostbite.table import Table


def view(table: Table, side: str) -> Table:
    """Nothing on the table is hidden."""
    return table


def guess(view: Table, seed: str) -> Table:
    """There is nothing to guess."""
    return view
