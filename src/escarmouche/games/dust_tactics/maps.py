"""Maps: ground laid out beforehand, written in squares (buildings, walls, tiles)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.shelf import MAP, Shelf
from escarmouche.games.dust_tactics.board import SQUARE
from escarmouche.space.shapes import rectangle
from escarmouche.space.terrain import Piece

MAPS = Shelf(Path(__file__).parent / "maps", MAP)
THIN = 20
"""Half the width of a wall or opening, in hundredths of a centimetre."""

Number = Annotated[int, msgspec.Meta(ge=0)]


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece on whole squares: its kind, its south-west square, how many squares wide and deep."""

    kind: Literal[
        "tree", "rubble", "construction", "swamp", "water", "ammo_crate", "tank_trap", "trench", "wire",
        "minefield", "building", "bunker", "strongpoint",
    ]  # fmt: skip
    at: tuple[Number, Number]
    size: tuple[Number, Number] = (1, 1)
    floors: Number = 1
    facing: Literal[0, 2, 4, 6] = 0


class Edge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wall or opening on the east or north edge of a square; walls may run on over several squares."""

    kind: Literal["wall", "small", "large"]
    at: tuple[Number, Number]
    edge: Literal["east", "north"]
    length: Annotated[int, msgspec.Meta(ge=1)] = 1


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board and what stands on it."""

    key: str
    name: dict[str, str]
    columns: Annotated[int, msgspec.Meta(ge=4, le=60)]
    rows: Annotated[int, msgspec.Meta(ge=4, le=60)]
    tiles: tuple[Tile, ...] = ()
    edges: tuple[Edge, ...] = ()
    placing: bool = False
    """The players place their tiles besides (DT-SETUP-03)."""

    def pieces(self) -> tuple[Piece, ...]:
        """As terrain pieces, in the order of the file."""
        made = [tile_piece(f"{t.kind}{n}", t) for n, t in enumerate(self.tiles, 1)]
        return (*made, *(edge_piece(f"{e.kind}-edge{n}", e) for n, e in enumerate(self.edges, 1)))


def squares_piece(id: str, kind: str, x: int, y: int, wide: int = 1, deep: int = 1, *traits: str) -> Piece:
    """A piece that covers whole squares from a south-west one on."""
    box = rectangle(x * SQUARE, y * SQUARE, (x + wide) * SQUARE, (y + deep) * SQUARE)
    return Piece(id, kind, box.points, 0, frozenset(traits))


def tile_piece(id: str, tile: Tile) -> Piece:
    """The terrain piece of a tile."""
    traits: tuple[str, ...] = ()
    if tile.kind == "building":
        traits = (f"floors:{tile.floors}",)
    elif tile.kind in ("bunker", "strongpoint"):
        traits = (f"facing:{tile.facing}",)
    return squares_piece(id, tile.kind, *tile.at, *tile.size, *traits)


def edge_piece(id: str, edge: Edge) -> Piece:
    """The terrain piece of a wall or opening."""
    (x, y), length = edge.at, edge.length * SQUARE
    if edge.edge == "east":
        line = (x + 1) * SQUARE
        box = rectangle(line - THIN, y * SQUARE, line + THIN, y * SQUARE + length)
    else:
        line = (y + 1) * SQUARE
        box = rectangle(x * SQUARE, line - THIN, x * SQUARE + length, line + THIN)
    wall = edge.kind == "wall"
    return Piece(id, "wall" if wall else "opening", box.points, 0, frozenset(() if wall else (edge.kind,)))


@lru_cache(maxsize=32)
def load(key: str) -> Map:
    """A map by its key; DataError when there is none or it does not fit its board."""
    found = MAPS.read(key, Map)
    path = MAPS.find(key)
    for n, tile in enumerate(found.tiles):
        if tile.at[0] + tile.size[0] > found.columns or tile.at[1] + tile.size[1] > found.rows:
            raise DataError(
                f"{path}: tile {n + 1} ({tile.kind}) does not lie on the board",
                f"{path} : la tuile {n + 1} ({tile.kind}) n'est pas sur le plateau",
            )
        if tile.kind in ("bunker", "strongpoint") and tile.size != (2, 2):
            raise DataError(
                f"{path}: tile {n + 1} ({tile.kind}) covers 2 x 2 squares",
                f"{path} : la tuile {n + 1} ({tile.kind}) couvre 2 x 2 cases",
            )
    return found
