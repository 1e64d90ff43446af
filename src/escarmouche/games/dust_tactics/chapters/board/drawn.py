"""A board drawn in letters: rows from the north, one letter a square; walls and openings by their edges."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.engine.errors import DataError
from escarmouche.games.dust_tactics.chapters.board.board import (
    BUILDING,
    BUNKER,
    CONSTRUCTION,
    CRATE,
    MINES,
    RUBBLE,
    STRONGPOINT,
    SWAMP,
    TRAP,
    TREE,
    TRENCH,
    WATER,
    WIRE,
)
from escarmouche.games.dust_tactics.chapters.board.pieces import on_edge, on_squares
from escarmouche.space.terrain import Piece

EMPTY = "."
LETTERS = {
    "t": TREE, "r": RUBBLE, "c": CONSTRUCTION, "s": SWAMP, "w": WATER, "a": CRATE, "x": TRAP, "b": BUILDING,
    "h": TRENCH, "i": WIRE, "m": MINES,
}  # fmt: skip
SIDES = {"n": (0, 1, 1, 1), "s": (0, 0, 1, 0), "e": (1, 0, 1, 1), "w": (0, 0, 0, 1)}
"""The edge of a square on each side: from and to, in squares."""


def pieces(rows: Sequence[str]) -> tuple[Piece, ...]:
    """The pieces of a drawn board; touching letters b make one building, of zones each square is its own."""
    drawn: list[Piece] = []
    houses: list[set[tuple[int, int]]] = []
    for y, row in enumerate(reversed(rows)):
        for x, letter in enumerate(row):
            kind = LETTERS.get(letter)
            if kind is None:
                if letter != EMPTY:
                    known = " ".join(LETTERS)
                    raise DataError("no-terrain", game="dust_tactics", letter=letter, known=known)
            elif kind == BUILDING:
                _add(houses, (x, y))
            else:
                drawn.append(tile(f"{kind}-{x}-{y}", kind, x, y))
    for n, house in enumerate(houses, 1):
        xs, ys = [x for x, _ in house], [y for _, y in house]
        wide, deep = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
        if wide * deep != len(house):
            raise DataError("building-no-rectangle", game="dust_tactics", x=min(xs), y=min(ys))
        drawn.append(on_squares(f"building-{n}", BUILDING, (min(xs), min(ys)), (wide, deep)))
    return tuple(drawn)


def _add(houses: list[set[tuple[int, int]]], spot: tuple[int, int]) -> None:
    x, y = spot
    touching = [h for h in houses if {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & h]
    joined = {spot}.union(*touching)
    houses[:] = [h for h in houses if h not in touching] + [joined]


def tile(id: str, kind: str, x: int, y: int) -> Piece:
    """A piece on one square."""
    return on_squares(id, kind, (x, y))


def fort(id: str, kind: str, x: int, y: int, facing: int) -> Piece:
    """A bunker or strongpoint on four squares, the south-western one named (DS-FORT-07)."""
    if kind not in (BUNKER, STRONGPOINT):
        raise DataError(
            "no-fortification", game="dust_tactics", kind=kind, bunker=BUNKER, strongpoint=STRONGPOINT
        )
    return on_squares(id, kind, (x, y), (2, 2), traits=(f"facing:{facing}",))


def edge(id: str, x: int, y: int, side: str, opening: str = "") -> Piece:
    """A wall on one side (n, e, s, w) of a square, or an opening in it: small or large (DT-TERR-10)."""
    if side not in SIDES:
        raise DataError("no-side-of-square", game="dust_tactics", side=side)
    ax, ay, bx, by = SIDES[side]
    return on_edge(id, (x + ax, y + ay), (x + bx, y + by), opening)
