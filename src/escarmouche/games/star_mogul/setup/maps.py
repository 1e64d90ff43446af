"""Maps as data: tables of 48 by 48 pas with woods, swamps, walls and buildings (SM-SETUP-05)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Annotated

import msgspec

from escarmouche.engine.datafiles import MAP, Shelf
from escarmouche.engine.errors import DataError
from escarmouche.games.star_mogul.chapters.models import pas
from escarmouche.games.star_mogul.chapters.terrain import KINDS
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.space.shapes import Point
from escarmouche.space.terrain import Ground, Piece, ground_of

MAPS = Shelf(Path(__file__).parents[1] / "maps", MAP)
SIZE: tuple[int, int] = tuple(LEDGER.data("SM-SETUP-05")["table_in"])
Number = Annotated[float, msgspec.Meta(ge=0)]
"""A length of a file, in pas."""
Pair = tuple[Number, Number]


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of a map: a block (`at`) or a line (`from`, `to`); lengths in pas."""

    kind: str
    id: str = ""
    at: Pair | None = None
    turn: int = 0
    size: Pair | None = None
    start: Pair | None = msgspec.field(default=None, name="from")
    end: Pair | None = msgspec.field(default=None, name="to")
    height: Number | None = None


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table: its terrain."""

    name: dict[str, str]
    pieces: tuple[Item, ...]
    size: tuple[Number, Number] = SIZE
    surface: str = ""
    """What its bare ground is, one of the words of a scene; empty for a meadow."""


@lru_cache(maxsize=32)
def load(key: str) -> Map:
    """A map by its name; DataError when there is none."""
    return MAPS.read(key, Map)


@lru_cache(maxsize=32)
def ground(key: str) -> Ground:
    """The ground of a map."""
    read = load(key)
    return ground_of(pas(read.size[0]), pas(read.size[1]), tuple(_pieces(read.pieces)))


def names() -> tuple[str, ...]:
    """The maps there are."""
    return MAPS.names()


def _place(pair: Pair) -> Point:
    return pas(pair[0]), pas(pair[1])


def _pieces(items: tuple[Item, ...]) -> Iterator[Piece]:
    counts: dict[str, int] = {}
    for item in items:
        if item.start and item.end:
            ring = KINDS.line(item.kind, _place(item.start), _place(item.end))
        elif item.at:
            ring = KINDS.block(
                item.kind, _place(item.at), item.turn, _place(item.size) if item.size else None
            )
        else:
            raise DataError("piece-without-outline", game="star_mogul", kind=item.kind)
        counts[item.kind] = counts.get(item.kind, 0) + 1
        id = item.id or f"{item.kind}{counts[item.kind]}"
        yield KINDS.piece(id, item.kind, ring, None if item.height is None else pas(item.height))
