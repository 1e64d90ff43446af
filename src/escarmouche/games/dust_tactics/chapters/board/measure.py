"""Measuring on the grid: distance, cover by terrain, reach of close combat, ways of flames (area DT-RNG)."""

from __future__ import annotations

from escarmouche.games.dust.table import (
    INFANTRY,
    NORMAL,
    VEHICLE,
    Table,
)
from escarmouche.games.dust_tactics.chapters.board import arcs, lines
from escarmouche.games.dust_tactics.chapters.board.board import BUNKER, TRENCH, Board, bits
from escarmouche.games.dust_tactics.chapters.board.occupancy import (
    NOWHERE,
    Stand,
    bearer,
    occupancy,
    stand_of,
)
from escarmouche.games.dust_tactics.rules import LEDGER
from escarmouche.space import grid
from escarmouche.space.memory import kept_with

COVER = {
    INFANTRY: tuple(LEDGER.data("DT-SAVE-03")["infantry_cover"]),
    VEHICLE: tuple(LEDGER.data("DT-SAVE-04")["vehicle_cover"]),
}
"""Terrain that gives cover to whoever stands in it; smoke is no piece and looked up apart."""


def apart(board: Board, a: Stand, b: Stand) -> int:
    """Squares between two units: those of the nearest pair of their squares (DT-RNG-01, DT-RNG-02)."""
    columns = board.columns
    if len(a.cells) == len(b.cells) == 1:
        ca, cb = a.cells[0], b.cells[0]
        dx, dy = abs(ca % columns - cb % columns), abs(ca // columns - cb // columns)
        return dx + dy - 1 if dx and dy else dx + dy
    return min(grid.distance(*board.place(ca), *board.place(cb)) for ca in a.cells for cb in b.cells)


@kept_with
def cover_squares(board: Board, type: str) -> int:
    """The squares whose terrain gives cover to a troop type (DT-SAVE-03, DT-SAVE-04, DS-TRENCH-01)."""
    squares = board.kind(TRENCH) if type == INFANTRY else 0
    for kind in COVER.get(type, ()):
        squares |= board.kind(kind)
    return squares


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
    paths: dict[tuple[str, ...], None] = {}
    for ca in one.cells:
        for cb in two.cells:
            if grid.distance(*board.place(ca), *board.place(cb)) != length:
                continue
            for way in _ways(board, ca, cb, length):
                if all(_cell_seen(table, one, cell, smoke) for cell in way):
                    burnt = _standing_on(table, way, spared)
                    paths[(*burnt, target)] = None
    return tuple(paths)


def _ways(board: Board, start: int, end: int, length: int) -> list[tuple[int, ...]]:
    """The squares between two squares on every way as short as can be (DT-RNG-02), past no plain wall."""
    ways: list[tuple[int, ...]] = []

    def walk(cell: int, way: tuple[int, ...], cost: int, diagonal: bool) -> None:
        if cell == end:
            ways.append(way[:-1])
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
    return ways


def _cell_seen(table: Table, stand: Stand, cell: int, smoke: int) -> bool:
    """Whether a unit sees a square as it would see infantry standing there."""
    occupied = occupancy(table)
    board = occupied.board
    building = board.building_at.get(cell, NOWHERE)
    level = stand.level if building != NOWHERE and building in (stand.room, stand.roof) else 0
    return lines.clear(occupied, stand, square_stand(board, cell, level), smoke)


def square_stand(board: Board, cell: int, level: int = 0) -> Stand:
    """A square as if infantry stood there."""
    building = board.building_at.get(cell, NOWHERE)
    inside = level < board.floors.get(cell, 0)
    room, roof = (building, NOWHERE) if inside else (NOWHERE, building)
    fort = board.fort_at.get(cell)
    cells = fort.half_of(cell) if fort else (cell,)  # DS-FORT-07: who is inside holds a half
    mask = sum([1 << c for c in cells])
    return Stand(cells, mask, level, 0, INFANTRY, NORMAL, room, roof, fort)


def _standing_on(table: Table, way: tuple[int, ...], spared: set[str]) -> list[str]:
    """Units on the ground in the squares of a way, in its order; aircraft above are not touched."""
    units: list[str] = []
    stands = occupancy(table).stands
    for cell in way:
        for unit, stand in stands.items():
            if unit not in spared and unit not in units and not stand.air and stand.mask >> cell & 1:
                units.append(unit)
    return units


# -- smoke -------------------------------------------------------------------------------------------------


def smoke_squares(table: Table, gun: str, line: int, seer: str) -> tuple[tuple[int, int], ...]:
    """The squares where a gun may put smoke: in its arc and range, seen by the seer, in no building."""
    occupied = occupancy(table)
    board = occupied.board
    stand, eye = stand_of(table, gun), stand_of(table, seer)
    if stand is None or eye is None:
        return ()
    weapon = table.setting.cards[table.units[gun].card].weapons[line]
    smoke = occupied.smoked(table)
    squares = []
    for cell in bits(board.all & ~board.inside):
        square = square_stand(board, cell)
        if not weapon.least <= apart(board, stand, square) <= weapon.range:
            continue
        if arcs.in_arc(board, stand, weapon.arc, square) and lines.clear(
            occupied, eye, square, smoke, artillery=True
        ):
            squares.append(board.place(cell))
    return tuple(squares)
