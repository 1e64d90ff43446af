"""What a side may know: all but the standing answers of the other and what is hidden from it (CZ-GAME-01)."""

from __future__ import annotations

from escarmouche.engine import reaction_windows
from escarmouche.games.combat_zone.chapters.things import hidden_from
from escarmouche.games.combat_zone.table import Table


def view(table: Table, side: str) -> Table:
    """The table as a side may know it."""
    seen = reaction_windows.hidden_from(side, table)
    for thing in table.things.values():
        if hidden_from(thing, side):
            seen.remove(thing.id)
    return seen


def guess(view: Table, seed: str) -> Table:
    """A whole table that fits a view: standing answers unknown count as none."""
    return view.copy()
