"""What hides a unit: the rule of the obstacle without which it would be seen (area DT-LOS)."""

from __future__ import annotations

from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.chapters.board import lines
from escarmouche.games.dust_tactics.chapters.board.board import TREE, Board
from escarmouche.games.dust_tactics.chapters.board.occupancy import NOWHERE, Occupancy, Stand, both, occupancy


def hidden_by(table: Table, a: str, b: str, *, artillery: bool = False) -> str:
    """The rule by which `a` does not see `b`; DT-LOS-01 where several obstacles do it together."""
    occupied = occupancy(table)
    board, one, two = both(table, a, b)
    if one is None or two is None:
        return "DT-LOS-01"
    smoke = occupied.smoked(table)
    if lines.clear(occupied, one, two, smoke, artillery=artillery):
        return "DS-SKILL-15"
    if one.air or two.air:
        return "DT-LOS-04"
    if not (lines.faced(board, one, two) and lines.faced(board, two, one)):
        return "DS-FORT-08"
    if not artillery and lines.clear(occupied, one, two, smoke, artillery=True):
        return "DT-LOS-03"
    if smoke and lines.clear(occupied, one, two, 0, artillery=artillery):
        return "DT-LOS-08"
    if one.room != NOWHERE or two.room != NOWHERE:
        return "DT-LOS-07"
    more = smoke if artillery else smoke | occupied.vehicles
    return _solid(board, occupied, one, two, more)


def _solid(board: Board, occupied: Occupancy, one: Stand, two: Stand, more: int) -> str:
    """Trees, or walls, buildings and constructions."""
    own = one.mask | two.mask
    trees = board.kind(TREE)
    for rule, solid, east, north in (
        ("DT-LOS-06", board.solid & ~trees, board.sight_east, board.sight_north),
        ("DT-LOS-05", board.solid & trees, 0, 0),
    ):
        lattice = board.lattice_of(solid & ~own, east, north)
        rooms = occupied.rooms if rule == "DT-LOS-06" else 0
        if any(lattice.clear(p, q, (more | rooms) & ~own) for p in one.cells for q in two.cells if p != q):
            return rule
    return "DT-LOS-01"
