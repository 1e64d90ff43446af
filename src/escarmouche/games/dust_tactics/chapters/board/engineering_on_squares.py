"""What engineers and smoke launchers do to the squares; see dust.chapters.field (DS-ENG, DS-VEH-18)."""

from __future__ import annotations

from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import damage
from escarmouche.games.dust.table import Referee, Table
from escarmouche.games.dust_tactics.chapters.board.board import (
    BUNKER,
    MINES,
    MOUND,
    TRENCH,
    WIRE,
    Board,
    board_of,
)
from escarmouche.games.dust_tactics.chapters.board.occupancy import occupancy, stand_of
from escarmouche.space.memory import kept_with

CLEARED = (WIRE, MINES, TRENCH, BUNKER)


def obstacles(table: Table) -> frozenset[str]:
    """The kinds of obstacles on the board that could be cleared."""
    return _obstacles(board_of(table))


@kept_with
def _obstacles(board: Board) -> frozenset[str]:
    return frozenset([kind for kind in CLEARED if board.kind(kind)])


def pieces_near(table: Table, unit: str, kind: str) -> tuple[str, ...]:
    """The pieces of a kind on or next to the squares of a unit, in order."""
    stand = stand_of(table, unit)
    if stand is None:
        return ()
    board = board_of(table)
    near = stand.mask
    for cell in stand.cells:
        near |= board.around(cell)
    return tuple(dict.fromkeys([id for cell, id in board.pieces.get(kind, {}).items() if near >> cell & 1]))


def buried(referee: Referee, rule: str, piece: str) -> None:
    """The bunker becomes a mound that nobody enters; who is in it is eliminated (DS-ENG-02)."""
    table = referee.table
    inside = [
        unit
        for unit, stand in occupancy(table).stands.items()
        if stand.fort is not None and stand.fort.id == piece
    ]
    for unit in inside:
        damage.eliminate(referee, rule, unit)
    mound = replace(referee.table.ground.piece(piece), kind=MOUND)
    referee.change(rule, "ground", piece=mound)
