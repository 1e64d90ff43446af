"""What the players put on the board before the first turn: fortifications, terrain, objectives.

Areas DT-SETUP-03, DT-SCEN, DS-FORT-03. Works on the pieces themselves, as the ground changes at every step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from escarmouche.engine.options import WHAT, WHERE, Option
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.table import OBJECTIVE, Referee, Table, things_of
from escarmouche.games.dust_tactics.chapters.board.board import SQUARE, degrees
from escarmouche.games.dust_tactics.chapters.board.pieces import FLAT, on_squares
from escarmouche.games.dust_tactics.chapters.board.things import square_of
from escarmouche.games.dust_tactics.rules import LEDGER
from escarmouche.games.dust_tactics.setup import scenario
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
    squares = set()
    for piece in table.ground.pieces:
        if piece.kind == "opening":
            x0, y0, x1, y1 = piece.polygon.box
            if x1 - x0 < y1 - y0:
                x, y = round((x0 + x1) / 2 / SQUARE), y0 // SQUARE
                squares |= {(x - 1, y), (x, y)}
            else:
                x, y = x0 // SQUARE, round((y0 + y1) / 2 / SQUARE)
                squares |= {(x, y - 1), (x, y)}
    return frozenset(squares)


class Placed(Option, frozen=True, gc=False):
    """Something put on the board before the battle, and its square."""

    x: int
    y: int
    what: Any = msgspec.UNSET
    """The kind of a piece of terrain, the facing of a fortification; an objective has none."""

    def code(self) -> tuple[Any, ...]:
        return (self.x, self.y) if self.what is msgspec.UNSET else (self.what, self.x, self.y)

    @classmethod
    def read(cls, code: tuple[Any, ...]) -> Placed:
        *what, x, y = code
        return cls(x, y, *what)

    def parts(self) -> dict[str, Any]:
        place: dict[str, Any] = {WHERE: (self.x, self.y)}
        if isinstance(self.what, int):
            place["facing"] = degrees(self.what)
        elif self.what is not msgspec.UNSET:
            place[WHAT] = self.what
        return place

    @classmethod
    def reads(cls, code: object, parts: int) -> bool:
        """Whether an answer has so many parts and ends with a square."""
        return isinstance(code, tuple) and len(code) == parts and type(code[-1]) is type(code[-2]) is int


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


def _why_no_square(table: Table, value: Any, parts: int) -> Refusal | None:
    """Why an answer does not end with a square of the board."""
    if not Placed.reads(value, parts):
        return Refusal("DT-BOARD-01", "not-a-square", {"given": str(value)})
    columns, rows = size_of(table)
    placed = Placed.read(value)
    if not (0 <= placed.x < columns and 0 <= placed.y < rows):
        return Refusal("DT-BOARD-01", "no-such-square", {"x": placed.x, "y": placed.y})
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
    marks = {square_of(mark) for mark in things_of(table, OBJECTIVE)}

    def judge(value: Any) -> Refusal | None:
        if refusal := _why_no_square(table, value, 3):
            return refusal
        piece = Placed.read(value)
        kind, x, y = piece.what, piece.x, piece.y
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
    answer = referee.place(
        "DT-SETUP-03",
        side,
        "terrain",
        judge,
        lambda: Squares(kinds, places, lambda kind, x, y: Placed(x, y, kind).code(), judge),
        form=Placed,
        kinds=kinds,
    )
    chosen = Placed.read(answer)
    piece = on_squares(f"{chosen.what}-{side}-{number}", chosen.what, (chosen.x, chosen.y), height=FLAT)
    referee.change("DT-SETUP-03", "ground", pieces=(*referee.table.ground.pieces, piece))
    return str(chosen.what)


# -- objectives ---------------------------------------------------------------------------------------------


def objective_judge(table: Table, side: str) -> Callable[[Any], Refusal | None]:
    """Why an objective may not lie on a square (DT-SCEN-03, DS-FORT-03)."""
    taken = covered(table)
    rule = scenario.of(table).rule

    def judge(value: Any) -> Refusal | None:
        if refusal := _why_no_square(table, value, 2):
            return refusal
        mark = Placed.read(value)
        x, y = mark.x, mark.y
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
    answer = referee.place(
        scenario.of(table).rule,
        side,
        "objective",
        judge,
        lambda: Squares(("",), places, lambda _, x, y: Placed(x, y).code(), judge),
        form=Placed,
    )
    chosen = Placed.read(answer)
    return chosen.x, chosen.y


# -- fortifications -----------------------------------------------------------------------------------------


def fort_judge(table: Table, side: str) -> Callable[[Any], Refusal | None]:
    """Why a fortification (facing, x, y of its south-west square) may not stand there (DS-FORT-03)."""
    taken, steps = covered(table), doorsteps(table)
    columns, rows = size_of(table)
    centre = scenario.centre_squares(table) if scenario.of(table).objectives == "centre_squares" else ()

    def judge(value: Any) -> Refusal | None:
        if refusal := _why_no_square(table, value, 3):
            return refusal
        fort = Placed.read(value)
        facing, x, y = fort.what, fort.x, fort.y
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
    if all(judge(Placed(x, y, 0).code()) for x, y in places):
        referee.note("DS-FORT-03", "no-room-for-fort", side=side, kind=kind)
        return
    ahead = 0 if table.sides[side].half == scenario.SOUTH else 4
    facings = (ahead, *(f for f in FACINGS if f != ahead))
    answer = referee.place(
        "DS-FORT-03",
        side,
        "fort",
        judge,
        lambda: Squares(facings, places, lambda facing, x, y: Placed(x, y, facing).code(), judge),
        form=Placed,
        kind=kind,
    )
    fort = Placed.read(answer)
    id, faced = f"{kind}-{side}-{number}", f"facing:{fort.what}"
    piece = on_squares(id, kind, (fort.x, fort.y), (FORT_SIZE, FORT_SIZE), height=FLAT, traits=(faced,))
    referee.change("DS-FORT-03", "ground", pieces=(*referee.table.ground.pieces, piece))
