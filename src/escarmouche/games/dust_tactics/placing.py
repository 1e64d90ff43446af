"""What the players put on the board before the first turn: fortifications, terrain, objectives.

Areas DT-SETUP-03, DT-SCEN, DS-FORT-03. Works on the pieces themselves, as the ground changes at every step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.table import Referee, Table
from escarmouche.games.dust_tactics import scenario
from escarmouche.games.dust_tactics.board import SQUARE
from escarmouche.games.dust_tactics.maps import squares_piece
from escarmouche.games.dust_tactics.rules import LEDGER
from escarmouche.space.grid import distance
from escarmouche.space.terrain import Piece

PER_PLAYER: dict[str, int] = LEDGER.data("DT-SETUP-03")["per_player"]
TILES = ("tree", "rubble", "construction", "swamp", "water", "ammo_crate")
"""The pool a player picks his tiles from (DT-SETUP-03)."""
TRAP = "tank_trap"
IMPASSABLE = ("construction", "water")
"""What no ground unit enters (DT-TERR-05, DT-TERR-07)."""
FORTS = ("bunker", "strongpoint")
FORT_SIZE, FROM_EDGE, FROM_FORT = 2, 1, 2
"""Squares of a fortification's side, and how far it stays from edges and from others (DS-FORT-03)."""
EDGES = ("wall", "opening")
FACINGS = (0, 2, 4, 6)


def size_of(table: Table) -> tuple[int, int]:
    """Columns and rows of the board."""
    return table.ground.width // SQUARE, table.ground.depth // SQUARE


def squares_of(piece: Piece) -> Iterator[tuple[int, int]]:
    """The squares a piece on the ground covers."""
    x0, y0, x1, y1 = piece.polygon.box
    for y in range(y0 // SQUARE, -(-y1 // SQUARE)):
        for x in range(x0 // SQUARE, -(-x1 // SQUARE)):
            yield x, y


def covered(table: Table) -> dict[tuple[int, int], str]:
    """The kind of piece on each square that has one."""
    return {
        square: piece.kind
        for piece in table.ground.pieces
        if piece.kind not in EDGES
        for square in squares_of(piece)
    }


def doorsteps(table: Table) -> frozenset[tuple[int, int]]:
    """The squares on both sides of every opening, which stay free (DT-SETUP-03)."""
    found = set()
    for piece in table.ground.pieces:
        if piece.kind == "opening":
            x0, y0, x1, y1 = piece.polygon.box
            if x1 - x0 < y1 - y0:
                x, y = round((x0 + x1) / 2 / SQUARE), y0 // SQUARE
                found |= {(x - 1, y), (x, y)}
            else:
                x, y = x0 // SQUARE, round((y0 + y1) / 2 / SQUARE)
                found |= {(x, y - 1), (x, y)}
    return frozenset(found)


class Squares(Sequence[Any]):
    """Answers spread over the board, made when looked at; a refused one gives way to the next allowed."""

    __slots__ = ("_judge", "_kinds", "_make", "_places")

    def __init__(
        self,
        kinds: Sequence[Any],
        places: Sequence[tuple[int, int]],
        make: Callable[[Any, int, int], Any],
        judge: Callable[[Any], Refusal | None],
    ) -> None:
        self._kinds, self._places, self._make, self._judge = kinds, places, make, judge

    def __len__(self) -> int:
        return len(self._kinds) * len(self._places)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        total = len(self)
        if not -total <= index < total:
            raise IndexError(index)
        for n in range(total):
            kind, place = divmod((index + n) % total, len(self._places))
            value = self._make(self._kinds[kind], *self._places[place])
            if self._judge(value) is None:
                return value
        raise IndexError(index)


def everywhere(table: Table) -> list[tuple[int, int]]:
    """All squares of the board, those in the middle rows first."""
    columns, rows = size_of(table)
    order = sorted(range(rows), key=lambda y: (abs(2 * y + 1 - rows), y))
    return [(x, y) for y in order for x in range(columns)]


def own_half(table: Table, side: str) -> list[tuple[int, int]]:
    """The squares of a side's half, those nearest to the middle first."""
    return [(x, y) for x, y in everywhere(table) if scenario.in_half(table, side, y)]


def _square(table: Table, value: Any, length: int) -> Refusal | None:
    """Whether an answer ends with a square of the board."""
    if not isinstance(value, tuple) or len(value) != length or not all(type(v) is int for v in value[-2:]):
        return Refusal("DT-BOARD-01", "not-a-square", {"given": str(value)})
    columns, rows = size_of(table)
    if not (0 <= value[-2] < columns and 0 <= value[-1] < rows):
        return Refusal("DT-BOARD-01", "no-such-square", {"x": value[-2], "y": value[-1]})
    return None


# -- terrain ------------------------------------------------------------------------------------------------


def kinds_left(placed: Sequence[str]) -> tuple[str, ...]:
    """The kinds a player may place next, after those he has placed (DT-SETUP-03)."""
    traps = placed.count(TRAP)
    kinds: tuple[str, ...] = ()
    if len(placed) - traps < PER_PLAYER["terrain_tiles"]:
        kinds = TILES
    return (*kinds, TRAP) if traps < PER_PLAYER["tank_traps"] else kinds


def terrain_judge(table: Table, kinds: tuple[str, ...]) -> Callable[[Any], Refusal | None]:
    """Why a piece (kind, x, y) may not be placed there (DT-SETUP-03, DT-TERR-02, DT-SCEN-02)."""
    taken, steps = covered(table), doorsteps(table)
    marks = {(o.x, o.y) for o in table.turn.objectives}

    def judge(value: Any) -> Refusal | None:
        if refusal := _square(table, value, 3):
            return refusal
        kind, x, y = value
        about = {"kind": kind, "x": x, "y": y}
        if kind not in kinds:
            return Refusal("DT-SETUP-03", "no-such-piece", about)
        if (x, y) in taken:
            return Refusal("DT-TERR-02", "square-not-empty", about)
        if (x, y) in steps:
            return Refusal("DT-SETUP-03", "blocks-opening", about)
        if kind in IMPASSABLE and (x, y) in marks:
            return Refusal("DT-SCEN-02", "objective-there", about)
        return None

    return judge


def place_terrain(referee: Referee, side: str, placed: Sequence[str], number: int) -> str:
    """One piece of terrain is placed by a side; its kind (DT-SETUP-03)."""
    table = referee.table
    kinds = kinds_left(placed)
    judge = terrain_judge(table, kinds)
    places = everywhere(table)
    kind, x, y = referee.place(
        "DT-SETUP-03",
        side,
        "terrain",
        judge,
        lambda: Squares(kinds, places, lambda kind, x, y: (kind, x, y), judge),
        kinds=kinds,
    )
    piece = squares_piece(f"{kind}-{side}-{number}", kind, x, y)
    referee.change("DT-SETUP-03", "ground", pieces=(*referee.table.ground.pieces, piece))
    return str(kind)


# -- objectives ---------------------------------------------------------------------------------------------


def objective_judge(table: Table, side: str) -> Callable[[Any], Refusal | None]:
    """Why an objective may not lie on a square (DT-SCEN-03, DS-FORT-03)."""
    taken = covered(table)
    rule = scenario.of(table).rule

    def judge(value: Any) -> Refusal | None:
        if refusal := _square(table, value, 2):
            return refusal
        x, y = value
        about = {"x": x, "y": y}
        if not scenario.in_half(table, side, y):
            return Refusal(rule, "not-own-half", about)
        kind = taken.get((x, y), "")
        if kind in IMPASSABLE:
            return Refusal(rule, "impassable-there", {**about, "kind": kind})
        if kind in FORTS:
            return Refusal("DS-FORT-03", "fort-there", about)
        return None

    return judge


def place_objective(referee: Referee, side: str) -> tuple[int, int]:
    """A side places its objective in its own half; the square."""
    table = referee.table
    judge = objective_judge(table, side)
    places = own_half(table, side)
    x, y = referee.place(
        scenario.of(table).rule,
        side,
        "objective",
        judge,
        lambda: Squares(("",), places, lambda _, x, y: (x, y), judge),
    )
    return x, y


# -- fortifications -----------------------------------------------------------------------------------------


def fort_judge(table: Table, side: str) -> Callable[[Any], Refusal | None]:
    """Why a fortification (facing, x, y of its south-west square) may not stand there (DS-FORT-03)."""
    taken, steps = covered(table), doorsteps(table)
    columns, rows = size_of(table)
    centre = scenario.centre_squares(table) if scenario.of(table).objectives == "centre_squares" else ()

    def judge(value: Any) -> Refusal | None:
        if refusal := _square(table, value, 3):
            return refusal
        facing, x, y = value
        about = {"x": x, "y": y}
        if facing not in FACINGS:
            return Refusal("DS-FORT-03", "no-such-facing", {**about, "facing": str(facing)})
        far = FORT_SIZE - 1
        squares = [(x + dx, y + dy) for dx in range(FORT_SIZE) for dy in range(FORT_SIZE)]
        if x < FROM_EDGE or y < FROM_EDGE or x + far >= columns - FROM_EDGE or y + far >= rows - FROM_EDGE:
            return Refusal("DS-FORT-03", "near-edge", about)
        if not all(scenario.in_half(table, side, row) for _, row in squares):
            return Refusal("DS-FORT-03", "not-own-half", about)
        if any(square in taken for square in squares):
            return Refusal("DT-TERR-02", "square-not-empty", about)
        if any(square in steps for square in squares):
            return Refusal("DT-SETUP-03", "blocks-opening", about)
        if any(square in centre for square in squares):
            return Refusal("DS-FORT-03", "objective-there", about)
        for other, kind in taken.items():
            near = min(distance(*square, *other) for square in squares)
            if kind in FORTS and near <= FROM_FORT:
                return Refusal("DS-FORT-03", "near-fort", about, FROM_FORT + 1 - near, "squares")
            if kind in IMPASSABLE and near <= FROM_EDGE:
                return Refusal("DS-FORT-03", "near-impassable", about, FROM_EDGE + 1 - near, "squares")
        return None

    return judge


def place_fort(referee: Referee, side: str, kind: str, number: int) -> None:
    """A side puts down one of its fortifications, unless there is no place for it (DS-FORT-03)."""
    table = referee.table
    judge = fort_judge(table, side)
    places = own_half(table, side)
    if all(judge((0, x, y)) for x, y in places):
        referee.note("DS-FORT-03", "no-room-for-fort", side=side, kind=kind)
        return
    ahead = 0 if table.sides[side].half == scenario.SOUTH else 4
    facings = (ahead, *(f for f in FACINGS if f != ahead))
    facing, x, y = referee.place(
        "DS-FORT-03",
        side,
        "fort",
        judge,
        lambda: Squares(facings, places, lambda facing, x, y: (facing, x, y), judge),
        kind=kind,
    )
    piece = squares_piece(f"{kind}-{side}-{number}", kind, x, y, FORT_SIZE, FORT_SIZE, f"facing:{facing}")
    referee.change("DS-FORT-03", "ground", pieces=(*referee.table.ground.pieces, piece))
