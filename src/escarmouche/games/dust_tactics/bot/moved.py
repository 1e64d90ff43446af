"""The table as a move would leave it, for whoever weighs one."""

from __future__ import annotations

from escarmouche.games.dust.table import BOARD, Table
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move


def moved(table: Table, unit: str, move: Move) -> Table:
    """The table as it would be with a unit somewhere else; nothing on the way is looked at."""
    new = table.copy()
    where = {"x": move.x, "y": move.y, "level": move.level, "facing": move.facing}
    values = {**where, "place": BOARD, "carrier": "", "seat": ""}
    new.change(unit, values)
    if new.turn.unit == unit and new.turn.hero:
        new.change(new.turn.hero, values)
    return new
