"""Maps as data: woods, buildings with walls and openings, hedges, water, in centimetres (DB-SETUP-02)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from escarmouche.engine.datafiles import MAP, Shelf
from escarmouche.engine.errors import DataError
from escarmouche.games.dust_battlefield.chapters.ground.kinds import KINDS, WINDOW, walls_of
from escarmouche.games.dust_battlefield.rules import LEDGER
from escarmouche.space.shapes import COSINES, SINES, Point
from escarmouche.space.terrain import Piece

MAPS = Shelf(Path(__file__).parents[1] / "maps", MAP)
CM = 100
WIDTH: int = LEDGER.data("DB-MEAS-01")["length_cm"] * CM
DEPTH: int = LEDGER.data("DB-MEAS-01")["width_cm"] * CM
WALL = 60
"""How thick the walls of a building are."""
Number = Annotated[float, msgspec.Meta(ge=0)]
_SCALE = 10**14


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door or window: in which wall, from and to along it, in centimetres from its left or lower end."""

    wall: Literal["south", "north", "west", "east"]
    start: Number = msgspec.field(name="from")
    end: Number = msgspec.field(name="to")
    kind: Literal["door", "window"] = "door"


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of the map: its kind, middle, size and turn; a building has openings."""

    kind: str
    at: tuple[Number, Number]
    size: tuple[Number, Number] | None = None
    turn: int = 0
    height: Number | None = None
    floors: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    openings: tuple[Opening, ...] = ()


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table and what stands on it."""

    key: str
    name: dict[str, str]
    width: Number = WIDTH / CM
    depth: Number = DEPTH / CM
    pieces: tuple[Item, ...] = ()


def pieces_of(written: Map) -> tuple[Piece, ...]:
    """The terrain pieces of a map, in the order of the file."""
    made: list[Piece] = []
    for n, item in enumerate(written.pieces, 1):
        made += _pieces(item, f"{item.kind}{n}")
    return tuple(made)


def _pieces(item: Item, id: str) -> Iterator[Piece]:
    at = (round(item.at[0] * CM), round(item.at[1] * CM))
    size = (round(item.size[0] * CM), round(item.size[1] * CM)) if item.size else KINDS[item.kind].size
    height = None if item.height is None else round(item.height * CM)
    traits = (f"floors:{item.floors}",) if item.kind == "building" else ()
    if item.kind in ("bunker", "strongpoint"):
        traits = (f"facing:{item.turn % 360}",)
    ring = KINDS.block(item.kind, at, item.turn, size)
    piece = KINDS.piece(id, item.kind, ring, height, traits)
    yield piece
    if item.kind == "bunker":
        yield from walls_of(piece, at, item.turn % 360)
    if item.kind == "building":
        yield from _walls(item, id, at, size, piece.height)


def _walls(item: Item, id: str, at: Point, size: tuple[int, int], height: int) -> Iterator[Piece]:
    """The four walls of a building, with gaps for doors and pieces of their own for windows (DB-TERR-08)."""
    half_x, half_y = size[0] // 2, size[1] // 2
    sides = {
        "south": ((-half_x, -half_y), (half_x, -half_y)),
        "north": ((-half_x, half_y), (half_x, half_y)),
        "west": ((-half_x, -half_y), (-half_x, half_y)),
        "east": ((half_x, -half_y), (half_x, half_y)),
    }
    for side, (a, b) in sides.items():
        length = abs(b[0] - a[0]) + abs(b[1] - a[1])
        gaps = sorted(
            (round(o.start * CM), round(o.end * CM), o.kind) for o in item.openings if o.wall == side
        )
        begin, number = 0, 0
        for start, end, kind in (*gaps, (length, length, "")):
            if start > begin:
                number += 1
                yield _strip(f"{id}-{side}{number}", "wall", item, at, a, b, (begin, start, length), height)
            if kind == WINDOW:
                number += 1
                yield _strip(f"{id}-{side}{number}", WINDOW, item, at, a, b, (start, end, length), height)
            begin = max(begin, end)


def _strip(
    id: str, kind: str, item: Item, at: Point, a: Point, b: Point, part: tuple[int, int, int], height: int
) -> Piece:
    start, end, length = part
    ends = [_turned(item.turn, at, _between(a, b, t, length)) for t in (start, end)]
    return KINDS.piece(id, kind, KINDS.line(kind, ends[0], ends[1], WALL), height)


def _between(a: Point, b: Point, part: int, whole: int) -> Point:
    return a[0] + (b[0] - a[0]) * part // whole, a[1] + (b[1] - a[1]) * part // whole


def _turned(degrees: int, at: Point, offset: Point) -> Point:
    c, s = COSINES[degrees % 360], SINES[degrees % 360]
    x, y = offset
    return at[0] + round((x * c - y * s) / _SCALE), at[1] + round((x * s + y * c) / _SCALE)


@lru_cache(maxsize=32)
def load(key: str) -> Map:
    """A map by its key; DataError when there is none, or a piece of it is of no kind or off the table."""
    written = MAPS.read(key, Map)
    path = MAPS.find(key)
    for n, item in enumerate(written.pieces, 1):
        if item.kind not in KINDS:
            known = ", ".join(KINDS.names)
            raise DataError("no-kind-of-piece", id=str(n), kind=item.kind, known=known)
        if item.at[0] > written.width or item.at[1] > written.depth:
            raise DataError("piece-off-table", game="dust_battlefield", path=path, number=n, kind=item.kind)
    return written
