"""What each side may know: both rolls lie open."""

from __future__ import annotations

from escarmouche.games.combat_zone_campaign.table import Table


def view(table: Table, side: str) -> Table:
    """Nothing on the table is hidden."""
    return table


def guess(view: Table, seed: str) -> Table:
    """There is nothing to guess."""
    return view
