"""What is true of every table of Dust Tactics between two steps."""

from __future__ import annotations

from escarmouche.games.dust.table import AIRCRAFT, BOARD, HERO, INFANTRY, Table
from escarmouche.games.dust_tactics.chapters.board.board import board_of
from escarmouche.games.dust_tactics.chapters.board.occupancy import squares
from tests.games.dust.invariants import carrying_faults, unit_faults


def faults(table: Table) -> list[str]:
    """Everything that should not be so."""
    return [*unit_faults(table), *carrying_faults(table), *_places(table)]


def _places(table: Table) -> list[str]:
    """On the board, every layer of a square holds one unit, and a hero or two beside it (DT-MOVE-11)."""
    board = board_of(table)
    held: dict[tuple[int, int, bool], str] = {}
    found = []
    for unit in table.units.values():
        if unit.place != BOARD:
            continue
        card = table.setting.cards[unit.card]
        if not board.has(unit.x, unit.y):
            found.append(f"{unit.id} is not on the board: {unit.x}, {unit.y}")
            continue
        if card.type == INFANTRY and card.kind == HERO:
            continue
        for cell in squares(table, unit.id):
            key = (cell, unit.level, card.type == AIRCRAFT)
            if key in held and not board.fort_at.get(cell):
                found.append(f"{unit.id} and {held[key]} are both on {board.place(cell)} (DT-MOVE-11)")
            held[key] = unit.id
    return found
