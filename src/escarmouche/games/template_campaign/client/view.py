"""What each side may know: everything, once it is revealed. Secret answers are the engine's to keep."""

from __future__ import annotations

from escarmouche.games.template_campaign.table import Table


def view(table: Table, side: str) -> Table:
    """Nothing on the table is hidden."""
    return table


def guess(view: Table, seed: str) -> Table:
    """There is nothing to guess."""
    return view
