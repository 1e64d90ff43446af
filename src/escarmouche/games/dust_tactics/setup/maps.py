"""Maps: ground laid out beforehand, written in squares (buildings, walls, tiles)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from escarmouche.engine.datafiles import MAP, Shelf
from escarmouche.engine.errors import DataError
from escarmouche.games.dust_tactics.chapters.board.pieces import FLAT, on_edge, on_squares
from escarmouche.space.terrain import Piece

MAPS = Shelf(Path(__file__).parents[1] / "maps", MAP)
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
        tiles = [tile_piece(f"{t.kind}{n}", t) for n, t in enumerate(self.tiles, 1)]
        return (*tiles, *(edge_piece(f"{e.kind}-edge{n}", e) for n, e in enumerate(self.edges, 1)))


def tile_piece(id: str, tile: Tile) -> Piece:
    """The terrain piece of a tile."""
    traits: tuple[str, ...] = ()
    if tile.kind == "building":
        traits = (f"floors:{tile.floors}",)
    elif tile.kind in ("bunker", "strongpoint"):
        traits = (f"facing:{tile.facing}",)
    return on_squares(id, tile.kind, tile.at, tile.size, height=FLAT, traits=traits)


def edge_piece(id: str, edge: Edge) -> Piece:
    """The terrain piece of a wall or opening."""
    x, y = edge.at
    if edge.edge == "east":
        start, end = (x + 1, y), (x + 1, y + edge.length)
    else:
        start, end = (x, y + 1), (x + edge.length, y + 1)
    return on_edge(id, start, end, "" if edge.kind == "wall" else edge.kind, height=FLAT)


@lru_cache(maxsize=32)
def load(key: str) -> Map:
    """A map by its key; DataError when there is none or it does not fit its board."""
    board = MAPS.read(key, Map)
    path = MAPS.find(key)
    for n, tile in enumerate(board.tiles):
        if tile.at[0] + tile.size[0] > board.columns or tile.at[1] + tile.size[1] > board.rows:
            raise DataError("tile-off-board", game="dust_tactics", path=path, number=n + 1, kind=tile.kind)
        if tile.kind in ("bunker", "strongpoint") and tile.size != (2, 2):
            raise DataError("tile-size", game="dust_tactics", path=path, number=n + 1, kind=tile.kind)
    return board
