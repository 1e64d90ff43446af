"""Objectives and smoke on squares: things whose place is the middle of their square.

Fortifications, minefields, wire and crates are pieces of the ground, which sight and movement read.
"""

from __future__ import annotations

from escarmouche.games.dust.table import OBJECTIVE, SMOKE, Thing
from escarmouche.games.dust_tactics.chapters.board.board import SQUARE


def objective(id: str, column: int, row: int, half: str = "") -> Thing:
    """An objective marker on a square (DT-OBJ-01)."""
    return Thing(id, OBJECTIVE, *middle(column, row), half=half)


def smoke(column: int, row: int, until: int) -> Thing:
    """Smoke on a square, which has it once (DS-WEAP-02)."""
    return Thing(f"smoke-{column}-{row}", SMOKE, *middle(column, row), until=until)


def middle(column: int, row: int) -> tuple[int, int]:
    """The middle of a square, in hundredths of a centimetre."""
    return column * SQUARE + SQUARE // 2, row * SQUARE + SQUARE // 2


def square_of(thing: Thing) -> tuple[int, int]:
    """Column and row of the square a thing lies on."""
    return thing.x // SQUARE, thing.y // SQUARE
