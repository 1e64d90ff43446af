"""What a side may know: not which unit of the enemy waits in ambush (DB-SPEC-04)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine import reaction_windows
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.dust.table import RESERVE
from escarmouche.games.dust_battlefield.table import AMBUSH, Table


def view(table: Table, side: str) -> Table:
    """The table as a side may know it: an enemy in ambush looks like one in reserve."""
    seen = reaction_windows.hidden_from(side, table)
    for unit in table.units.values():
        if unit.place == AMBUSH and unit.side != side:
            seen.change(unit.id, {"place": RESERVE})
    return seen


def guess(view: Table, seed: str) -> Table:
    """A whole table that fits a view: nobody guesses who waits in ambush."""
    return view.copy()


def revealed(ask: Ask, answer: Any, table: Table) -> Any:
    """Of an ambush the enemy learns that there is one, not which unit waits (DB-SPEC-04)."""
    return answer != NO_ONE
