"""Kinds of terrain, and pieces that lie on whole squares or on the edge of one (area DT-TERR)."""

from __future__ import annotations

from collections.abc import Iterable

from escarmouche.engine.pieces import Kind, Kinds
from escarmouche.games.dust_tactics.chapters.board.board import (
    BUILDING,
    BUNKER,
    CONSTRUCTION,
    CRATE,
    MINES,
    MOUND,
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
from escarmouche.space.shapes import rectangle
from escarmouche.space.terrain import Piece

KINDS = Kinds({
    TREE: Kind(600), CONSTRUCTION: Kind(600), BUILDING: Kind(300), RUBBLE: Kind(100), CRATE: Kind(150),
    TRAP: Kind(150), WALL: Kind(250), OPENING: Kind(250), SWAMP: Kind(0), WATER: Kind(0), TRENCH: Kind(0),
    WIRE: Kind(0), MINES: Kind(0), BUNKER: Kind(0), STRONGPOINT: Kind(0), MOUND: Kind(0),
})  # fmt: skip
"""How high they are drawn; no rule of the grid asks for it."""
FLAT = 0
"""The height of what is told by a map: it is drawn by its kind."""
THIN = 20
"""Half the width of a wall or opening, in hundredths of a centimetre."""


def on_squares(
    id: str,
    kind: str,
    at: tuple[int, int],
    size: tuple[int, int] = (1, 1),
    *,
    height: int | None = None,
    traits: Iterable[str] = (),
) -> Piece:
    """A piece that covers whole squares, so many wide and deep, from a south-western one on."""
    (x, y), (wide, deep) = at, size
    box = rectangle(x * SQUARE, y * SQUARE, (x + wide) * SQUARE, (y + deep) * SQUARE)
    return KINDS.piece(id, kind, box.points, height, traits)


def on_edge(
    id: str, start: tuple[int, int], end: tuple[int, int], opening: str = "", *, height: int | None = None
) -> Piece:
    """A wall between two corners of squares, or an opening in it: small or large (DT-TERR-10)."""
    (ax, ay), (bx, by) = ((x * SQUARE, y * SQUARE) for x, y in (start, end))
    across, along = (0, THIN) if ay == by else (THIN, 0)
    box = rectangle(ax - across, ay - along, bx + across, by + along)
    return KINDS.piece(id, OPENING if opening else WALL, box.points, height, (opening,) if opening else ())
