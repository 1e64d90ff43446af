"""What engineers and smoke launchers do to the board of squares; see dust.field (DS-ENG, DS-VEH-18)."""

from __future__ import annotations

from escarmouche.engine.table import replace
from escarmouche.games.dust import damage
from escarmouche.games.dust.table import Referee, Smoke, Table
from escarmouche.games.dust_tactics.board import BUNKER, MINES, MOUND, TRENCH, WIRE, board_of
from escarmouche.games.dust_tactics.occupancy import occupancy, stand_of

CLEARED = (WIRE, MINES, TRENCH, BUNKER)
LASTING = 1
"""Smoke stays to the end of the next turn (DS-WEAP-02)."""


def obstacles(table: Table) -> frozenset[str]:
    """The kinds of obstacles on the board that could be cleared."""
    board = board_of(table)
    found: frozenset[str] | None = board.remembered.get("obstacles")
    if found is None:
        found = board.remembered["obstacles"] = frozenset([k for k in CLEARED if board.kind(k)])
    return found


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


def smoke_over(referee: Referee, rule: str, unit: str) -> None:
    """Smoke fills all the squares of a unit (DS-VEH-18)."""
    table = referee.table
    stand = stand_of(table, unit)
    if stand is None:
        return
    board, turn = board_of(table), table.turn
    until = turn.round + LASTING
    screen = tuple([Smoke(*board.place(cell), until) for cell in stand.cells])
    referee.change(rule, "turn", smoke=(*turn.smoke, *screen))


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
