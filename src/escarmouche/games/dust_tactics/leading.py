"""A move led by a pointing finger: the names of the drafts, and the answer that brings a unit to a square."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.games.dust.table import LARGE, Table
from escarmouche.games.dust_tactics import drafts
from escarmouche.games.dust_tactics.board import SQUARE
from escarmouche.games.dust_tactics.ways import mover_of

PLACED = ("terrain", "objective", "fort")
MOVES = ("move", "enter")


def draft_names(ask: Ask, table: Table) -> tuple[str, ...]:
    """What each proposed move is for; those to any other place have no name."""
    if ask.question != "move" or not ask.drafts:
        return ()
    unit, points = ask.about["unit"], ask.about["points"]
    named = drafts.draft_names(table, mover_of(table, unit), points, table.turn.diagonal)
    return (*named, *("",) * (len(ask.drafts()) - len(named)))


def follow(ask: Ask, table: Table, point: tuple[int, int]) -> Any:
    """The unit led to the square of a point, facing as it would by itself; None for other questions."""
    x, y = point[0] // SQUARE, point[1] // SQUARE
    if ask.question in PLACED and ask.kind == "place" and ask.drafts:
        sample = ask.drafts()[0]
        return (*sample[:-2], x, y)
    if ask.question not in MOVES:
        return None
    unit = ask.about["unit"]
    record = table.units[unit]
    for value in ask.drafts() if ask.drafts else ():
        if value[:2] == (x, y):
            return value
    mover = mover_of(table, unit)
    if mover.card.size == LARGE:
        return x, y, record.level, record.facing
    facing = drafts.faced(table, mover, mover.board.cell(x, y), 0) if mover.board.has(x, y) else record.facing
    return x, y, 0, facing
