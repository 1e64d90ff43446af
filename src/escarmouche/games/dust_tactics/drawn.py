"""A board drawn in letters: rows from the north, one letter a square; walls and openings by their edges."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from escarmouche.engine.errors import DataError
from escarmouche.games.dust_tactics.board import (
    BUILDING,
    BUNKER,
    CONSTRUCTION,
    CRATE,
    MINES,
    OPENING,
    RUBBLE,
    SQUARE,
    STRONGPOINT,
    SWAMP,
    TRAP,
    TREE,
    TRENCH,
    WALL,
    WATER,
    WIRE,
)
from escarmouche.space.terrain import Piece

EMPTY = "."
LETTERS = {
    "t": TREE, "r": RUBBLE, "c": CONSTRUCTION, "s": SWAMP, "w": WATER, "a": CRATE, "x": TRAP, "b": BUILDING,
    "h": TRENCH, "i": WIRE, "m": MINES,
}  # fmt: skip
HEIGHTS = {TREE: 600, CONSTRUCTION: 600, BUILDING: 300, RUBBLE: 100, CRATE: 150, TRAP: 150, WALL: 250}
"""What is drawn of a piece; no rule of the grid asks how high it is."""
ZONES = (TRENCH, WIRE, MINES)
THIN = 20
"""Half the width of a wall as it is drawn."""
SIDES = {"n": (0, 1, 1, 1), "s": (0, 0, 1, 0), "e": (1, 0, 1, 1), "w": (0, 0, 0, 1)}
"""The edge of a square on each side: from and to, in squares."""


def pieces(rows: Sequence[str]) -> tuple[Piece, ...]:
    """The pieces of a drawn board; touching letters b make one building, of zones each square is its own."""
    found: list[Piece] = []
    houses: list[set[tuple[int, int]]] = []
    for y, row in enumerate(reversed(rows)):
        for x, letter in enumerate(row):
            kind = LETTERS.get(letter)
            if kind is None:
                if letter != EMPTY:
                    known = " ".join(LETTERS)
                    raise DataError(
                        f"there is no terrain {letter}; there are: {known} and .",
                        f"il n'y a pas de terrain {letter} ; il y a : {known} et .",
                    )
            elif kind == BUILDING:
                _add(houses, (x, y))
            else:
                found.append(tile(f"{kind}-{x}-{y}", kind, x, y))
    for n, house in enumerate(houses, 1):
        xs, ys = [x for x, _ in house], [y for _, y in house]
        wide, deep = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
        if wide * deep != len(house):
            raise DataError(
                f"the building at {min(xs)}, {min(ys)} is no rectangle of squares",
                f"le bâtiment en {min(xs)}, {min(ys)} n'est pas un rectangle de cases",
            )
        found.append(tile(f"building-{n}", BUILDING, min(xs), min(ys), wide, deep))
    return tuple(found)


def _add(houses: list[set[tuple[int, int]]], spot: tuple[int, int]) -> None:
    x, y = spot
    touching = [h for h in houses if {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} & h]
    joined = {spot}.union(*touching)
    houses[:] = [h for h in houses if h not in touching] + [joined]


def tile(
    id: str, kind: str, x: int, y: int, wide: int = 1, deep: int = 1, traits: Iterable[str] = ()
) -> Piece:
    """A piece on whole squares."""
    x0, y0, x1, y1 = x * SQUARE, y * SQUARE, (x + wide) * SQUARE, (y + deep) * SQUARE
    return Piece(id, kind, ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), HEIGHTS.get(kind, 0), frozenset(traits))


def fort(id: str, kind: str, x: int, y: int, facing: int) -> Piece:
    """A bunker or strongpoint on four squares, the south-western one named (DS-FORT-07)."""
    if kind not in (BUNKER, STRONGPOINT):
        raise DataError(
            f"{kind} is no fortification: {BUNKER}, {STRONGPOINT}",
            f"{kind} n'est pas une fortification : {BUNKER}, {STRONGPOINT}",
        )
    return tile(id, kind, x, y, 2, 2, (f"facing:{facing}",))


def edge(id: str, x: int, y: int, side: str, opening: str = "") -> Piece:
    """A wall on one side (n, e, s, w) of a square, or an opening in it: small or large (DT-TERR-10)."""
    if side not in SIDES:
        raise DataError(
            f"a side of a square is n, e, s or w, not {side}",
            f"un côté de case est n, e, s ou w, et non {side}",
        )
    ax, ay, bx, by = (SQUARE * (place + step) for place, step in zip((x, y, x, y), SIDES[side], strict=True))
    x0, y0 = (ax, ay - THIN) if ay == by else (ax - THIN, ay)
    x1, y1 = (bx, by + THIN) if ay == by else (bx + THIN, by)
    kind = OPENING if opening else WALL
    traits = frozenset({opening}) if opening else frozenset()
    return Piece(id, kind, ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), HEIGHTS[WALL], traits)
