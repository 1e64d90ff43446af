"""How the grid measures: distance, sight, cover, arcs, close combat, flames (areas DT-RNG, DT-LOS, DT-SAVE).

GridField is what the rules shared by the Dust games see of the board.
"""

from __future__ import annotations

from escarmouche.games.dust.table import (
    CAMOUFLAGED,
    INFANTRY,
    SHIELDED,
    VEHICLE,
    Table,
)
from escarmouche.games.dust_tactics import arcs, lines
from escarmouche.games.dust_tactics.board import BUNKER, TRENCH, Board, bits, board_of
from escarmouche.games.dust_tactics.occupancy import NOWHERE, Stand, bearer, occupancy, stand_of
from escarmouche.games.dust_tactics.rules import LEDGER
from escarmouche.space import grid

COVER = {
    INFANTRY: tuple(LEDGER.data("DT-SAVE-03")["infantry_cover"]),
    VEHICLE: tuple(LEDGER.data("DT-SAVE-04")["vehicle_cover"]),
}
"""Terrain that gives cover to whoever stands in it; smoke is no piece and looked up apart."""
UNSEEN = 3
"""A camouflaged unit in cover is not seen from farther than this (DS-SKILL-15)."""


def apart(board: Board, a: Stand, b: Stand) -> int:
    """Squares between two units: those of the nearest pair of their squares (DT-RNG-01, DT-RNG-02)."""
    columns = board.columns
    if len(a.cells) == len(b.cells) == 1:
        ca, cb = a.cells[0], b.cells[0]
        dx, dy = abs(ca % columns - cb % columns), abs(ca // columns - cb // columns)
        return dx + dy - 1 if dx and dy else dx + dy
    return min(grid.distance(*board.place(ca), *board.place(cb)) for ca in a.cells for cb in b.cells)


def cover_squares(board: Board, type: str) -> int:
    """The squares whose terrain gives cover to a troop type (DT-SAVE-03, DT-SAVE-04, DS-TRENCH-01)."""
    key = ("cover", type)
    found: int | None = board.remembered.get(key)
    if found is None:
        found = 0
        for kind in COVER.get(type, ()):
            found |= board.kind(kind)
        if type == INFANTRY:
            found |= board.kind(TRENCH)
        board.remembered[key] = found
    return found


class GridField:
    """The board as the shared rules of Dust see it; see dust.field."""

    def distance(self, table: Table, a: str, b: str) -> int:
        """Squares between two units (DT-RNG-02); floors do not count."""
        one, two = stand_of(table, a), stand_of(table, b)
        if one is None or two is None:
            return 999
        return apart(board_of(table), one, two)

    def within(self, table: Table, a: str, b: str, n: int) -> bool:
        """Whether two units are within a range of a special rule, as a unit is of itself (DS-GEN-02)."""
        return a == b or self.distance(table, a, b) <= n

    def sees(self, table: Table, a: str, b: str, *, artillery: bool = False) -> bool:
        """Whether `a` sees `b`: mutual (DT-LOS-02), but for camouflage (DS-SKILL-15)."""
        occupied = occupancy(table)
        one = occupied.stands.get(a) or stand_of(table, a)
        two = occupied.stands.get(b) or stand_of(table, b)
        if one is None or two is None:
            return False
        if not lines.clear(occupied, one, two, occupied.smoked(table), artillery=artillery):
            return False
        if CAMOUFLAGED in table.units[b].markers and apart(occupied.board, one, two) > UNSEEN:
            return not self.in_cover(table, b, a)
        return True

    def in_cover(self, table: Table, target: str, attacker: str) -> bool:
        """Whether a unit is in cover from an attacker (DT-SAVE-02); aircraft never are (DT-SAVE-01)."""
        occupied = occupancy(table)
        stand, other = stand_of(table, target), stand_of(table, attacker)
        if stand is None or other is None or stand.air:
            return False
        if stand.fort is not None:
            return stand.fort is not other.fort
        if SHIELDED in table.units[target].markers:
            return True
        smoke = occupied.smoked(table)
        if stand.mask & (cover_squares(occupied.board, stand.type) | smoke):
            return True
        return not lines.in_the_open(occupied, stand, other, smoke)

    def in_arc(self, table: Table, unit: str, arc: str, target: str) -> bool:
        """Whether a target lies in an arc of a unit, or of the machine it is in (area DT-ARC)."""
        stand, other = stand_of(table, unit), stand_of(table, target)
        return stand is not None and other is not None and arcs.in_arc(board_of(table), stand, arc, other)

    def sides(self, table: Table, unit: str, target: str) -> frozenset[str]:
        """On which sides, left and right, of a unit or its machine a target lies (DT-ARC-05, DS-PASS-04)."""
        stand, other = stand_of(table, unit), stand_of(table, target)
        if stand is None or other is None:
            return frozenset()
        return arcs.sides(board_of(table), stand, other)

    def adjacent(self, table: Table, a: str, b: str) -> bool:
        """Whether two units are within reach of close combat (DT-RNG-04, DT-CC-01): next to each other.

        On the same floor, no plain wall between; a bunker is reached at its slit and its doors (DS-FORT-11).
        """
        one, two = stand_of(table, a), stand_of(table, b)
        return one is not None and two is not None and next_to(board_of(table), one, two)

    def flame_paths(self, table: Table, attacker: str, target: str) -> tuple[tuple[str, ...], ...]:
        """The units burnt by each shortest way of a flame, in order, the target last (DT-HIT-08)."""
        return flame_paths(table, attacker, target)

    def fort_of(self, table: Table, unit: str) -> str:
        """Which kind of fortification a unit is in: bunker, strongpoint or none."""
        stand = stand_of(table, unit)
        return stand.fort.kind if stand is not None and stand.fort is not None else ""

    def same_fort(self, table: Table, a: str, b: str) -> bool:
        """Whether two units are inside one fortification."""
        one, two = stand_of(table, a), stand_of(table, b)
        return one is not None and two is not None and one.fort is not None and one.fort is two.fort


def next_to(board: Board, a: Stand, b: Stand) -> bool:
    """Whether two units are next to each other past walls, floors and fortifications."""
    if apart(board, a, b) > 1:
        return False
    if a.air or b.air:
        return True
    if a.level != b.level or (a.roof == NOWHERE) != (b.roof == NOWHERE):
        return False
    if a.fort is not None or b.fort is not None:
        return a.fort is b.fort or (_reached(board, a, b) and _reached(board, b, a))
    return any(
        board.joined(ca, cb) for ca in a.cells for cb in b.cells if ca == cb or board.around(ca) >> cb & 1
    )


def _reached(board: Board, stand: Stand, other: Stand) -> bool:
    """Whether one in a fortification can be reached: anywhere, or at the slit or the doors of a bunker."""
    fort = stand.fort
    if fort is None or fort.kind != BUNKER:
        return True
    ahead = 1 if fort.facing in (2, 6) else board.columns
    return any(abs(cell - own) == ahead for own in stand.cells for cell in other.cells)


# -- flames ------------------------------------------------------------------------------------------------


def flame_paths(table: Table, attacker: str, target: str) -> tuple[tuple[str, ...], ...]:
    """The units burnt by each shortest way of a flame over squares the attacker sees, the target last."""
    occupied = occupancy(table)
    board = occupied.board
    one, two = stand_of(table, attacker), stand_of(table, target)
    if one is None or two is None:
        return ()
    length = apart(board, one, two)
    smoke = occupied.smoked(table)
    spared = {bearer(table, attacker), bearer(table, target)}
    found: dict[tuple[str, ...], None] = {}
    for ca in one.cells:
        for cb in two.cells:
            if grid.distance(*board.place(ca), *board.place(cb)) != length:
                continue
            for way in _ways(board, ca, cb, length):
                if all(_cell_seen(table, one, cell, smoke) for cell in way):
                    burnt = _standing_on(table, way, spared)
                    found[(*burnt, target)] = None
    return tuple(found)


def _ways(board: Board, start: int, end: int, length: int) -> list[tuple[int, ...]]:
    """The squares between two squares on every way as short as can be (DT-RNG-02), past no plain wall."""
    found: list[tuple[int, ...]] = []

    def walk(cell: int, way: tuple[int, ...], cost: int, diagonal: bool) -> None:
        if cell == end:
            found.append(way[:-1])
            return
        x, y = board.place(cell)
        for near in bits(board.around(cell) & board.hull(cell, end)):
            nx, ny = board.place(near)
            slant = nx != x and ny != y
            paid = cost + (2 if slant and diagonal else 1)
            left = grid.distance(nx, ny, *board.place(end))
            if diagonal or slant:  # no cheap diagonal is left for the rest
                ex, ey = board.place(end)
                left = abs(ex - nx) + abs(ey - ny)
            if paid + left <= length and board.joined(cell, near):
                walk(near, (*way, near), paid, diagonal or slant)

    walk(start, (), 0, False)
    return found


def _cell_seen(table: Table, stand: Stand, cell: int, smoke: int) -> bool:
    """Whether a unit sees a square as it would see infantry standing there."""
    occupied = occupancy(table)
    board = occupied.board
    level = stand.level if board.building_at.get(cell, NOWHERE) in (stand.room, stand.roof) else 0
    fort = board.fort_at.get(cell)
    room = board.building_at.get(cell, NOWHERE) if level < board.floors.get(cell, 0) else NOWHERE
    roof = board.building_at.get(cell, NOWHERE) if room == NOWHERE else NOWHERE
    square = Stand((cell,), 1 << cell, level, 0, INFANTRY, "normal", room, roof, fort)
    return lines.clear(occupied, stand, square, smoke)


def _standing_on(table: Table, way: tuple[int, ...], spared: set[str]) -> list[str]:
    """Units on the ground in the squares of a way, in its order; aircraft above are not touched."""
    found: list[str] = []
    stands = occupancy(table).stands
    for cell in way:
        for unit, stand in stands.items():
            if unit not in spared and unit not in found and not stand.air and stand.mask >> cell & 1:
                found.append(unit)
    return found
