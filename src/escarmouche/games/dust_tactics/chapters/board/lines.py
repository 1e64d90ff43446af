"""Lines between squares: who is hidden from whom, and who lies in the open (areas DT-LOS, DT-SAVE-02).

Exact, by space.grid. A unit is seen if some line between one of its squares and one of the other's is free.
What the ledger leaves open: upper floors look out of the same openings as the ground floor; a unit on a roof
looks over its own building, and is hidden from whoever is inside it, as one floor is from another.
"""

from __future__ import annotations

from itertools import product

from escarmouche.games.dust_tactics.chapters.board.board import BUNKER, COMPASS, Board
from escarmouche.games.dust_tactics.chapters.board.occupancy import NOWHERE, Occupancy, Stand
from escarmouche.space.grid import Lattice


def clear(occupied: Occupancy, a: Stand, b: Stand, smoke: int, *, artillery: bool = False) -> bool:
    """Whether two units see each other, camouflage apart (DT-LOS-01); artillery looks over vehicles.

    Only walls, buildings and solid squares are in the way: other terrain is seen through (DT-LOS-09).
    """
    board = occupied.board
    if a.air or b.air:
        return (a.air and b.air) or _clear_air(occupied, a, b, smoke)
    more = smoke if artillery else smoke | occupied.vehicles
    if a.fort is None and b.fort is None:
        if len(a.cells) == len(b.cells) == 1 and not board.inside:
            own = a.mask | b.mask
            return board.lattice.clear(a.cells[0], b.cells[0], more & ~own)
    elif a.fort is b.fort:
        return True
    elif not (faced(board, a, b) and faced(board, b, a)):
        return False
    return any(_clear_cells(occupied, a, b, cells, more) for cells in product(a.cells, b.cells))


def _clear_cells(occupied: Occupancy, a: Stand, b: Stand, cells: tuple[int, int], more: int) -> bool:
    """Whether there is a free line between two squares of two units on the ground."""
    ca, cb = cells
    seen = _view(occupied, a, b, ca, cb)
    if seen is None:
        return False
    lattice, hidden, spared = seen
    return ca == cb or lattice.clear(ca, cb, (more | hidden) & ~spared)


def _view(occupied: Occupancy, a: Stand, b: Stand, ca: int, cb: int) -> tuple[Lattice, int, int] | None:
    """What blocks between two squares: a lattice, squares that block besides, squares that do not.

    None where nothing can be seen at all, for a floor lies between.
    """
    board = occupied.board
    spared = _own(a) | _own(b)
    if not board.inside:
        return board.lattice_of(board.solid & ~spared, board.sight_east, board.sight_north), 0, spared
    room_a, room_b = _room(board, a, ca), _room(board, b, cb)
    under = room_a if room_a != NOWHERE else a.roof
    if under != NOWHERE and under == (room_b if room_b != NOWHERE else b.roof) and a.level != b.level:
        return None
    if room_a != NOWHERE and room_a == room_b and a.level == b.level:
        return board.lattice_of(board.solid & ~spared, board.sight_east, board.sight_north), 0, spared
    hidden = occupied.rooms
    for room, cell in ((room_a, ca), (room_b, cb)):
        if room != NOWHERE:  # only through an opening of its own square (DT-LOS-07)
            hidden |= board.buildings[room] & ~(1 << cell)
            spared &= ~board.buildings[room] | 1 << ca | 1 << cb
    east, north = board.sight_east, board.sight_north
    for roof in {a.roof, b.roof} - {NOWHERE}:
        mask = board.buildings[roof]
        spared |= mask
        east, north = _without(board, mask, east, north)
    return board.lattice_of(board.solid & ~spared, east, north), hidden, spared


def _own(stand: Stand) -> int:
    """Squares that never block for a unit: its own, and those of the fortification it is in."""
    return stand.mask | stand.fort.mask if stand.fort is not None else stand.mask


def _room(board: Board, stand: Stand, cell: int) -> int:
    """The building one square of a unit is inside of."""
    if stand.roof != NOWHERE or stand.air:
        return NOWHERE
    return board.building_at.get(cell, NOWHERE)


def _without(board: Board, mask: int, east: int, north: int) -> tuple[int, int]:
    """The walls that are left when those around and inside a building do not matter."""
    return east & ~(mask | mask >> 1), north & ~(mask | mask >> board.columns)


# -- aircraft ----------------------------------------------------------------------------------------------


def _clear_air(occupied: Occupancy, a: Stand, b: Stand, smoke: int) -> bool:
    """Sight between an aircraft and a unit on the ground: only what is next to that hides it (DT-LOS-04)."""
    board = occupied.board
    ground, aircraft = (b, a) if a.air else (a, b)
    if ground.fort is not None and not faced(board, ground, aircraft):
        return False
    for cell in ground.cells:
        lattice, more = _near(occupied, ground, cell, smoke)
        if any(cell == other or lattice.clear(cell, other, more) for other in aircraft.cells):
            return True
    return False


def _near(occupied: Occupancy, ground: Stand, cell: int, smoke: int) -> tuple[Lattice, int]:
    """The lines from a square of a unit on the ground up into the air: a lattice and what blocks besides."""
    board = occupied.board
    ring = 0
    for own in ground.cells:
        ring |= board.around(own)
    near = ring | ground.mask
    spared = _own(ground)
    blocking = (board.solid | smoke) & ring
    east = board.sight_east & near & near >> 1
    north = board.sight_north & near & near >> board.columns
    if board.inside:
        room = _room(board, ground, cell)
        blocking |= occupied.rooms & ring
        if room != NOWHERE:
            blocking |= board.buildings[room] & ~(1 << cell)
            spared &= ~board.buildings[room] | 1 << cell
        elif ground.roof != NOWHERE:
            mask = board.buildings[ground.roof]
            spared |= mask
            east, north = _without(board, mask, east, north)
    return board.lattice_of(0, east, north), blocking & ~spared


# -- in the open -------------------------------------------------------------------------------------------


def in_the_open(occupied: Occupancy, target: Stand, attacker: Stand, smoke: int) -> bool:
    """Whether from one point of the attacker's squares clear lines reach all of the target's (DT-SAVE-02)."""
    board = occupied.board
    for cell in attacker.cells:
        if attacker.air:
            lattice, more = _near(occupied, target, target.cells[0], smoke)
        else:
            seen = _view(occupied, attacker, target, cell, target.cells[0])
            if seen is None:
                continue
            lattice, hidden, spared = seen
            more = (smoke | occupied.vehicles | hidden) & ~spared
        across = 0
        for other in target.cells:
            across |= board.hull(cell, other)
        more = (more | lattice.opaque) & across
        if not (more or lattice.east & across or lattice.north & across):
            return True
        if lattice.opaque:  # the answer depends on the squares across alone, so that it is found again
            lattice = board.lattice_of(0, lattice.east, lattice.north)
        if lattice.open((cell,), target.cells, more):
            return True
    return False


def faced(board: Board, stand: Stand, other: Stand) -> bool:
    """Whether a unit in a bunker is on the side that sees the other: 90 degrees each way (DS-FORT-08)."""
    fort = stand.fort
    if fort is None or fort.kind != BUNKER:
        return True
    dx, dy = COMPASS[fort.facing]
    half = [board.place(cell) for cell in fort.half_of(stand.cells[0])]
    middle_x, middle_y = half[0][0] + half[1][0], half[0][1] + half[1][1]
    places = map(board.place, other.cells)
    return any(dx * (2 * x - middle_x) + dy * (2 * y - middle_y) >= 0 for x, y in places)
