"""Ready tables as data: scenery, buildings and ground, and the things that their state needs (A4-SCN-01)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import cos, radians, sin
from pathlib import Path
from typing import Annotated

import msgspec

from escarmouche.engine.datafiles import MAP, Shelf
from escarmouche.engine.errors import DataError
from escarmouche.games.at43.chapters.terrain import DESTRUCTIBLE, KINDS, PIECES
from escarmouche.games.at43.table import BUNKER, CONTAINER, CRYSTAL, NANOGENERATOR, Thing
from escarmouche.space.shapes import Point, disc_polygon
from escarmouche.space.terrain import Ground, Piece, ground_of

MAPS = Shelf(Path(__file__).parents[1] / "maps", MAP)
FRONTS = Shelf(Path(__file__).parents[1] / "fronts", MAP)
"""Tables of the sectors of a campaign: not among those offered."""
SIZE = (120.0, 90.0)
"""The usual table in centimetres (A4-SETUP-01)."""
WITH_STATE = (BUNKER, CONTAINER, CRYSTAL, NANOGENERATOR)
"""Kinds that have a state whether they can be destroyed or not: occupants, a door, who controls them."""
DOOR = 400
"""How wide the rear door of a bunker is."""
Number = Annotated[float, msgspec.Meta(ge=0)]
"""A length of a file, in centimetres."""
Pair = tuple[Number, Number]
Edge = tuple[Point, Point]


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a table: a block (`at`), a straight line (`from`, `to`) or a `shape`."""

    kind: str
    id: str = ""
    at: Pair | None = None
    turn: int = 0
    """Degrees its length points to; a bunker looks that way, a container opens there."""
    size: Pair | None = None
    start: Pair | None = msgspec.field(default=None, name="from")
    end: Pair | None = msgspec.field(default=None, name="to")
    shape: tuple[Pair, ...] = ()
    destructible: bool = False
    open: bool = False
    """Of a container."""


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table."""

    name: dict[str, str]
    pieces: tuple[Item, ...]
    size: Pair = SIZE
    surface: str = ""
    """What the ground is drawn as (see engine.scene)."""


@lru_cache(maxsize=32)
def load(key: str) -> Map:
    """A table by its name; DataError when there is none."""
    return (FRONTS if key in FRONTS.names() else MAPS).read(key, Map)


@lru_cache(maxsize=32)
def ground(key: str) -> Ground:
    """The ground of a table."""
    read = load(key)
    return ground_of(_cm(read.size[0]), _cm(read.size[1]), tuple(piece for piece, _ in built(read.pieces)))


@lru_cache(maxsize=32)
def scenery(key: str) -> tuple[Thing, ...]:
    """The pieces of a table that have a state, as things."""
    return tuple(thing for _, thing in built(load(key).pieces) if thing is not None)


def _cm(value: float) -> int:
    return round(100 * value)


def _place(pair: Pair) -> Point:
    return _cm(pair[0]), _cm(pair[1])


def built(items: tuple[Item, ...]) -> Iterator[tuple[Piece, Thing | None]]:
    """Every piece of some items with its thing, named by its item or by kind and number."""
    counts: dict[str, int] = {}
    for item in items:
        counts[item.kind] = counts.get(item.kind, 0) + 1
        yield build(item, item.id or f"{item.kind}{counts[item.kind]}")


def build(item: Item, id: str) -> tuple[Piece, Thing | None]:
    """One piece, and its thing where it has a state."""
    if item.kind not in KINDS:
        raise DataError("no-kind-of-piece", id=id, kind=item.kind, known=", ".join(KINDS))
    if item.destructible and not KINDS[item.kind].parts:
        raise DataError("not-destructible", game="at43", id=id, kind=item.kind)
    traits = (DESTRUCTIBLE,) if item.destructible else ()
    piece = PIECES.piece(id, item.kind, _ring(item), None, traits)
    if item.kind not in WITH_STATE and not item.destructible:
        return piece, None
    x, y = piece.polygon.centroid
    thing = Thing(
        id,
        item.kind,
        x,
        y,
        piece=id,
        parts=KINDS[item.kind].parts if item.destructible else (),
        door=_door(item),
        open=item.open,
    )
    return piece, thing


def _ring(item: Item) -> tuple[Point, ...]:
    kind = KINDS[item.kind]
    if item.shape:
        return tuple(_place(pair) for pair in item.shape)
    if item.start and item.end:
        return PIECES.line(item.kind, _place(item.start), _place(item.end))
    if item.at is None:
        raise DataError("piece-without-outline", game="at43", kind=item.kind)
    size = _place(item.size) if item.size else kind.size
    if kind.disc:
        return disc_polygon(_place(item.at), size[0] // 2).points
    return PIECES.block(item.kind, _place(item.at), item.turn, size)


def _door(item: Item) -> Edge:
    """The edge one walks in by: behind a bunker, the end of a container that opens (A4-SCN-05, A4-SCN-10)."""
    if item.kind not in (BUNKER, CONTAINER) or item.at is None:
        return (0, 0), (0, 0)
    length, width = _place(item.size) if item.size else KINDS[item.kind].size
    turn = radians(item.turn + (180 if item.kind == BUNKER else 0))
    x, y = _place(item.at)
    half = (DOOR if item.kind == BUNKER else width) / 2
    ahead, aside = (cos(turn), sin(turn)), (-sin(turn), cos(turn))
    ends = (
        (
            round(x + ahead[0] * length / 2 + sign * aside[0] * half),
            round(y + ahead[1] * length / 2 + sign * aside[1] * half),
        )
        for sign in (-1, 1)
    )
    first, second = ends
    return first, second


def bought(kind: str, id: str, at: Point) -> tuple[Piece, Thing]:
    """A piece that a company brought along, where its owner puts it (A4-SCN-14); it can be destroyed."""
    item = Item(kind, at=(at[0] / 100, at[1] / 100), destructible=True)
    piece, thing = build(item, id)
    assert thing is not None, kind
    return piece, thing
