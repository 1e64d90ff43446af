"""The board of squares: what lies on each, and the walls and openings between them (DT-BOARD, DT-TERR-10).

Squares are numbered cell = y * columns + x; a set of squares is a whole number, one bit for each cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from escarmouche.games.dust.table import HUGE, LARGE, Table
from escarmouche.space.grid import Lattice
from escarmouche.space.memory import kept_with
from escarmouche.space.terrain import Ground, Piece

SQUARE = 1000
"""Side of a square, in hundredths of a centimetre."""
TREE, RUBBLE, CONSTRUCTION, SWAMP, WATER = "tree", "rubble", "construction", "swamp", "water"
CRATE, TRAP, TRENCH, WIRE, MINES = "ammo_crate", "tank_trap", "trench", "wire", "minefield"
BUILDING, BUNKER, STRONGPOINT, MOUND = "building", "bunker", "strongpoint", "mound"
WALL, OPENING = "wall", "opening"
"""MOUND: a buried bunker, which nobody enters (DS-ENG-02)."""
COMPASS = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))
"""The step of each facing, eighths of a turn clockwise from north."""


def bits(mask: int) -> Iterator[int]:
    """The cells of a mask, in rising order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Fort(NamedTuple):
    """A bunker or strongpoint: four squares that count as two, one each side of its centre (DS-FORT-07)."""

    id: str
    kind: str
    facing: int
    halves: tuple[tuple[int, int], tuple[int, int]]
    """The cells of each inside square, the one in front first."""
    mask: int

    def half_of(self, cell: int) -> tuple[int, int]:
        """The inside square that a covered cell belongs to."""
        return self.halves[0] if cell in self.halves[0] else self.halves[1]


class Edges(NamedTuple):
    """Walls on the east and north edges of cells: all of them, and those with small and large openings."""

    east: int
    north: int
    small_east: int
    small_north: int
    large_east: int
    large_north: int


class Board:
    """What a ground means on the grid; made once for each ground. Never changes, but remembers answers."""

    def __init__(self, ground: Ground) -> None:
        self.columns, self.rows = ground.width // SQUARE, ground.depth // SQUARE
        self.cells = self.columns * self.rows
        self.all = (1 << self.cells) - 1
        self.kinds: dict[str, int] = {}
        self.zones: tuple[tuple[str, str, int], ...] = ()
        """Wire, minefields and trenches: id, kind and squares of each."""
        self.buildings: tuple[int, ...] = ()
        """The squares of each building."""
        self.building_at: dict[int, int] = {}
        self.floors: dict[int, int] = {}
        """Level of the roof over each building square."""
        self.forts: tuple[Fort, ...] = ()
        self.fort_at: dict[int, Fort] = {}
        self.pieces: dict[str, dict[int, str]] = {}
        """For each kind the id of the piece on a square."""
        self._read(ground)
        self.edges = _edges(self, ground)
        self.solid = self.kind(TREE) | self.kind(CONSTRUCTION) | self.kind(BUNKER) | self.kind(STRONGPOINT)
        """Squares that hide what is beyond them, whoever stands there (DT-LOS-05, DT-LOS-06, DS-FORT-08)."""
        self.inside = self.kind(BUILDING)
        self.levels = 1 + max(self.floors.values(), default=0)
        self.remembered: dict[Any, Any] = {}
        """What the modules of the game have worked out from the board (`space.memory`)."""
        self.occupied: Any = None
        """Who stood where when that was last asked: the next answer is made from it."""
        self.steps: dict[Any, Any] = {}
        self.reaches: dict[Any, Any] = {}
        """Ways past the units in the way, and how far they carry: large, so only so many are kept."""
        self._lattices: dict[tuple[int, int, int], Lattice] = {}
        self._around: dict[int, int] = {}
        self._hulls: dict[tuple[int, int], int] = {}
        edges = self.edges
        self.sight_east = edges.east & ~(edges.small_east | edges.large_east)
        self.sight_north = edges.north & ~(edges.small_north | edges.large_north)
        self.lattice = self.lattice_of(self.solid, self.sight_east, self.sight_north)

    def kind(self, kind: str) -> int:
        """The squares that hold a kind of terrain."""
        return self.kinds.get(kind, 0)

    def cell(self, x: int, y: int) -> int:
        """The number of a square of the board."""
        return y * self.columns + x

    def place(self, cell: int) -> tuple[int, int]:
        """Column and row of a cell."""
        return cell % self.columns, cell // self.columns

    def has(self, x: int, y: int) -> bool:
        """Whether there is such a square."""
        return 0 <= x < self.columns and 0 <= y < self.rows

    def around(self, cell: int) -> int:
        """The squares next to one, diagonally too."""
        squares = self._around.get(cell)
        if squares is None:
            x, y = self.place(cell)
            near = [(x + dx, y + dy) for dx, dy in COMPASS]
            squares = self._around[cell] = sum(1 << self.cell(*p) for p in near if self.has(*p))
        return squares

    def hull(self, a: int, b: int) -> int:
        """All squares of the rectangle between two squares, both included."""
        squares = self._hulls.get((a, b))
        if squares is None:
            (ax, ay), (bx, by) = self.place(a), self.place(b)
            west, wide = min(ax, bx), abs(ax - bx) + 1
            row = ((1 << wide) - 1) << west
            squares = sum(row << (y * self.columns) for y in range(min(ay, by), max(ay, by) + 1))
            self._hulls[(a, b)] = squares
        return squares

    def lattice_of(self, opaque: int, east: int, north: int) -> Lattice:
        """The lines of sight past these squares and walls."""
        key = (opaque, east, north)
        lattice = self._lattices.get(key)
        if lattice is None:
            lattice = self._lattices[key] = Lattice(self.columns, self.rows, opaque, east, north)
        return lattice

    def walled(self, a: int, b: int) -> bool:
        """Whether a wall without opening stands between two squares that share an edge."""
        low, high = (a, b) if a < b else (b, a)
        return bool((self.sight_east if high - low == 1 else self.sight_north) >> low & 1)

    def joined(self, a: int, b: int) -> bool:
        """Whether one can reach from a square to a square next to it past the walls (DT-RNG-04).

        Over a corner one of the two ways round is enough.
        """
        (ax, ay), (bx, by) = self.place(a), self.place(b)
        if ax == bx or ay == by:
            return a == b or not self.walled(a, b)
        ways = (self.cell(bx, ay), self.cell(ax, by))
        return any(not self.walled(a, way) and not self.walled(way, b) for way in ways)

    def _read(self, ground: Ground) -> None:
        buildings: list[int] = []
        forts: list[Fort] = []
        zones: list[tuple[str, str, int]] = []
        for piece, polygon in zip(ground.pieces, ground.polygons, strict=True):
            if piece.kind in (WALL, OPENING):
                continue
            cells = self._covered(*polygon.box)
            mask = sum(1 << c for c in cells)
            self.kinds[piece.kind] = self.kinds.get(piece.kind, 0) | mask
            self.pieces.setdefault(piece.kind, {}).update(dict.fromkeys(cells, piece.id))
            if piece.kind == BUILDING:
                self.building_at.update(dict.fromkeys(cells, len(buildings)))
                self.floors.update(dict.fromkeys(cells, int(trait(piece, "floors", "1"))))
                buildings.append(mask)
            elif piece.kind in (BUNKER, STRONGPOINT):
                forts.append(self._fort(piece, cells, mask))
                self.fort_at.update(dict.fromkeys(cells, forts[-1]))
            elif piece.kind in (WIRE, MINES, TRENCH):
                zones.append((piece.id, piece.kind, mask))
        self.buildings, self.forts, self.zones = tuple(buildings), tuple(forts), tuple(zones)

    def _covered(self, x0: int, y0: int, x1: int, y1: int) -> list[int]:
        columns = range(max(x0 // SQUARE, 0), min(-(-x1 // SQUARE), self.columns))
        rows = range(max(y0 // SQUARE, 0), min(-(-y1 // SQUARE), self.rows))
        return [self.cell(x, y) for y in rows for x in columns]

    def _fort(self, piece: Piece, cells: list[int], mask: int) -> Fort:
        south_west, south_east, north_west, north_east = cells
        facing = int(trait(piece, "facing", "0"))
        halves = {
            0: ((north_west, south_west), (north_east, south_east)),
            2: ((north_east, north_west), (south_east, south_west)),
            4: ((south_east, north_east), (south_west, north_west)),
            6: ((south_west, south_east), (north_west, north_east)),
        }[facing]
        return Fort(piece.id, piece.kind, facing, halves, mask)


def board_of(table: Table) -> Board:
    """The board of a table, made once for its ground."""
    return board_on(table.ground)


@kept_with
def board_on(ground: Ground) -> Board:
    """The board of a ground."""
    return Board(ground)


def degrees(facing: int) -> int:
    """Eighths clockwise from north as degrees counter-clockwise from east."""
    return (90 - 45 * facing) % 360


def trait(piece: Piece, key: str, default: str) -> str:
    """The value of a trait written key:value."""
    for word in piece.traits:
        if word.startswith(key + ":"):
            return word[len(key) + 1 :]
    return default


def footprint(board: Board, size: str, x: int, y: int, facing: int) -> tuple[int, ...]:
    """The cells of a unit by its size, anchor and facing; empty where one is off the board (DT-BOARD-02).

    A Large unit's anchor is its front square, a Huge one's its south-west square.
    """
    squares: tuple[tuple[int, int], ...] = ((x, y),)
    if size == LARGE:
        dx, dy = COMPASS[facing]
        squares = ((x, y), (x - dx, y - dy))
    elif size == HUGE:
        squares = ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1))
    if not all(board.has(*square) for square in squares):
        return ()
    return tuple([board.cell(*square) for square in squares])


def _edges(board: Board, ground: Ground) -> Edges:
    """The walls of buildings and those that stand alone, and the openings in them."""
    east = north = 0
    column = sum(1 << (y * board.columns) for y in range(board.rows))
    last = column << (board.columns - 1)
    for mask in board.buildings:
        east |= mask ^ mask >> 1
        north |= mask ^ mask >> board.columns
    holes = {"small": [0, 0], "large": [0, 0]}
    for piece, polygon in zip(ground.pieces, ground.polygons, strict=True):
        if piece.kind not in (WALL, OPENING):
            continue
        e, n = _edge_masks(board, *polygon.box)
        east, north = east | e, north | n  # an opening has a wall around it, drawn or not
        if piece.kind == OPENING:
            size = holes["large" if "large" in piece.traits else "small"]
            size[0] |= e
            size[1] |= n
    east &= board.all & ~last
    north &= (1 << max(board.cells - board.columns, 0)) - 1
    small, large = holes["small"], holes["large"]
    return Edges(east, north, small[0] & east, small[1] & north, large[0] & east, large[1] & north)


def _edge_masks(board: Board, x0: int, y0: int, x1: int, y1: int) -> tuple[int, int]:
    """The edges that a thin rectangle lies on: of which cells the east one, of which the north one."""
    east = north = 0
    if x1 - x0 < y1 - y0:
        line = round((x0 + x1) / 2 / SQUARE)
        if 0 < line < board.columns:
            for y in range(max(round(y0 / SQUARE), 0), min(round(y1 / SQUARE), board.rows)):
                east |= 1 << board.cell(line - 1, y)
    else:
        line = round((y0 + y1) / 2 / SQUARE)
        if 0 < line < board.rows:
            for x in range(max(round(x0 / SQUARE), 0), min(round(x1 / SQUARE), board.columns)):
                north |= 1 << board.cell(x, line - 1)
    return east, north
