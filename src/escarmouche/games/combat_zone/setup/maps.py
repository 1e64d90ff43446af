"""Maps as data: buildings with rooms, doors and windows, street furniture, zones (CZ-GAME-01)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from escarmouche.engine.datafiles import MAP, Shelf
from escarmouche.engine.errors import DataError
from escarmouche.games.combat_zone.chapters.terrain import KINDS
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import Zone
from escarmouche.space.shapes import Point
from escarmouche.space.terrain import Ground, Piece, ground_of

MAPS = Shelf(Path(__file__).parents[1] / "maps", MAP)
SIZE: tuple[int, int] = tuple(LEDGER.data("CZ-GAME-01")["table_cm"])
EDGES = ("south", "north", "west", "east")
Number = Annotated[float, msgspec.Meta(ge=0)]
"""A length of a file, in centimetres."""
Pair = tuple[Number, Number]


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A door or a window in a wall of a building: which wall, from and to along it."""

    wall: str
    start: Number = msgspec.field(name="from")
    end: Number = msgspec.field(name="to")
    kind: str = "door"
    traits: tuple[str, ...] = ()
    """strong or impregnable, locked, open."""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces of a map: a block (`at`), a line (`from`, `to`) or the four walls of a building (`box`)."""

    kind: str
    id: str = ""
    at: Pair | None = None
    turn: int = 0
    size: Pair | None = None
    start: Pair | None = msgspec.field(default=None, name="from")
    end: Pair | None = msgspec.field(default=None, name="to")
    width: Number | None = None
    box: tuple[Number, Number, Number, Number] | None = None
    openings: tuple[Opening, ...] = ()
    height: Number | None = None
    traits: tuple[str, ...] = ()


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table: its terrain and its named zones."""

    name: dict[str, str]
    pieces: tuple[Item, ...]
    zones: dict[str, tuple[Number, Number, Number, Number]] = {}
    size: tuple[Number, Number] = SIZE


@lru_cache(maxsize=32)
def load(key: str) -> Map:
    """A map by its name; DataError when there is none."""
    return MAPS.read(key, Map)


@lru_cache(maxsize=32)
def ground(key: str) -> Ground:
    """The ground of a map."""
    read = load(key)
    return ground_of(_cm(read.size[0]), _cm(read.size[1]), tuple(pieces_of(read.pieces)))


def zones(key: str) -> tuple[Zone, ...]:
    """The named zones of a map."""
    return tuple(
        Zone(id, (_cm(x0), _cm(y0)), (_cm(x1), _cm(y1))) for id, (x0, y0, x1, y1) in load(key).zones.items()
    )


def _cm(value: float) -> int:
    return round(100 * value)


def _place(pair: Pair) -> Point:
    return _cm(pair[0]), _cm(pair[1])


def pieces_of(items: tuple[Item, ...]) -> Iterator[Piece]:
    """Every piece of some items, named by their item or kind and a number."""
    counts: dict[str, int] = {}
    for item in items:
        for kind, ring, traits in _parts(item):
            stem = f"{item.id}-{kind}" if item.id else kind
            counts[stem] = counts.get(stem, 0) + 1
            height = None if item.height is None or kind != item.kind else _cm(item.height)
            yield KINDS.piece(f"{stem}{counts[stem]}", kind, ring, height, traits)


def _parts(item: Item) -> Iterator[tuple[str, tuple[Point, ...], tuple[str, ...]]]:
    if item.box:
        yield from _walls(item)
    elif item.start and item.end:
        width = None if item.width is None else _cm(item.width)
        yield item.kind, KINDS.line(item.kind, _place(item.start), _place(item.end), width), item.traits
    elif item.at:
        size = _place(item.size) if item.size else None
        yield item.kind, KINDS.block(item.kind, _place(item.at), item.turn, size), item.traits
    else:
        raise DataError("piece-without-outline", game="combat_zone", kind=item.kind)


def _walls(item: Item) -> Iterator[tuple[str, tuple[Point, ...], tuple[str, ...]]]:
    """Four walls inside a box with their doors and windows; the long ones take the corners."""
    assert item.box
    x0, y0, x1, y1 = (_cm(n) for n in item.box)
    thick = KINDS[item.kind].size[1] if item.width is None else _cm(item.width)
    for side in EDGES:
        upright = side in ("west", "east")
        low, high = (y0 + thick, y1 - thick) if upright else (x0, x1)
        near = {"south": y0, "north": y1 - thick, "west": x0, "east": x1 - thick}[side]
        gaps = sorted((_cm(o.start), _cm(o.end), o.kind, o.traits) for o in item.openings if o.wall == side)
        for a, b, kind, traits in _along(item, low, high, gaps):
            ring = (
                ((near, a), (near + thick, a), (near + thick, b), (near, b))
                if upright
                else ((a, near), (b, near), (b, near + thick), (a, near + thick))
            )
            yield kind, ring, traits


def _along(
    item: Item, low: int, high: int, gaps: list[Any]
) -> Iterator[tuple[int, int, str, tuple[str, ...]]]:
    """The stretches of one wall from end to end: wall, opening, wall …"""
    for a, b, kind, traits in gaps:
        if a < low or b > high:
            raise DataError(
                "opening-not-in-wall", game="combat_zone", piece=item.id or item.kind, start=a, end=b
            )
        if a > low:
            yield low, a, item.kind, item.traits
        yield a, b, kind, traits
        low = b
    if high > low:
        yield low, high, item.kind, item.traits
