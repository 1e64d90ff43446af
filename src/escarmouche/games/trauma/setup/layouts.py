"""Layouts of quarters: hand-made terrain of 30 x 40 cm by type, read from `terrain/` (TR-SCEN-02, 03, 04)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine import checked, yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.games.trauma.chapters.terrain import KINDS, block, line, make_piece
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.space.shapes import Point, Polygon
from escarmouche.space.terrain import Piece

OPEN, COVERED, BUILDING = TYPES = ("open", "covered", "building")
WIDTH, DEPTH = (100 * n for n in LEDGER.data("TR-SCEN-01")["90x120"]["quarter_cm"])
TERRAIN = Path(__file__).parents[1] / "terrain"

Number = int | float
"""A length of a file, in centimetres."""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces of a layout: a block (`at`), a straight line (`from`, `to`), a `shape` or four walls (`box`)."""

    kind: str
    at: tuple[Number, Number] | None = None
    turn: int = 0
    size: tuple[Number, Number] | None = None
    start: tuple[Number, Number] | None = msgspec.field(default=None, name="from")
    end: tuple[Number, Number] | None = msgspec.field(default=None, name="to")
    width: Number | None = None
    shape: tuple[tuple[Number, Number], ...] = ()
    box: tuple[Number, Number, Number, Number] | None = None
    doors: tuple[tuple[str, Number, Number], ...] = ()
    """Gaps in the walls of a box: which wall, from and to along it, counted from the quarter's origin."""
    height: Number | None = None
    traits: tuple[str, ...] = ()


class Layout(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terrain of one quarter, its origin in the south-west corner."""

    name: str
    pieces: tuple[Item, ...]


def _cm(value: Number) -> int:
    return round(100 * value)


def _place(pair: tuple[Number, Number]) -> Point:
    return _cm(pair[0]), _cm(pair[1])


def footprints(item: Item) -> Iterator[tuple[Point, ...]]:
    """The ground each piece of an entry stands on."""
    if item.box:
        yield from _walls(item)
    elif item.shape:
        yield tuple(_place(p) for p in item.shape)
    elif item.start and item.end:
        width = None if item.width is None else _cm(item.width)
        yield line(item.kind, _place(item.start), _place(item.end), width)
    elif item.at:
        size = _place(item.size) if item.size else None
        yield block(item.kind, _place(item.at), item.turn, size)
    else:
        raise DataError("piece-without-outline", game="trauma", kind=item.kind)


def _walls(item: Item) -> Iterator[tuple[Point, ...]]:
    """Four walls inside a box, cut by the doors; the long ones take the corners."""
    assert item.box
    x0, y0, x1, y1 = (_cm(n) for n in item.box)
    thick = KINDS[item.kind].size[1] if item.width is None else _cm(item.width)
    for side in ("south", "north", "west", "east"):
        upright = side in ("west", "east")
        low, high = (y0 + thick, y1 - thick) if upright else (x0, x1)
        near = {"south": y0, "north": y1 - thick, "west": x0, "east": x1 - thick}[side]
        gaps = sorted((_cm(a), _cm(b)) for name, a, b in item.doors if name == side)
        for a, b in _between(low, high, gaps):
            if upright:
                yield (near, a), (near + thick, a), (near + thick, b), (near, b)
            else:
                yield (a, near), (b, near), (b, near + thick), (a, near + thick)


def _between(low: int, high: int, gaps: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    for a, b in gaps:
        if a > low:
            yield low, a
        low = max(low, b)
    if high > low:
        yield low, high


@lru_cache(maxsize=2048)
def pieces_of(
    layout: Layout, quarter: str, origin: Point = (0, 0), *, mirrored: bool = False, turned: bool = False
) -> tuple[Piece, ...]:
    """The pieces of a layout in its quarter; mirrored left to right, or turned half round, or both."""
    pieces: list[Piece] = []
    counts: dict[str, int] = {}
    for item in layout.pieces:
        height = None if item.height is None else _cm(item.height)
        for ring in footprints(item):
            counts[item.kind] = number = counts.get(item.kind, 0) + 1
            moved = tuple(_moved(p, origin, mirrored=mirrored, turned=turned) for p in ring)
            id = f"{quarter}-{item.kind}{number}"
            pieces.append(make_piece(id, item.kind, Polygon(moved).points, height, item.traits))
    return tuple(pieces)


def _moved(point: Point, origin: Point, *, mirrored: bool, turned: bool) -> Point:
    x, y = point
    if mirrored != turned:
        x = WIDTH - x
    if turned:
        y = DEPTH - y
    return origin[0] + x, origin[1] + y


@lru_cache(maxsize=8)
def layouts(type: str) -> tuple[Layout, ...]:
    """The layouts of a type of quarter, in the order of its file."""
    path = TERRAIN / f"{type}.yaml"
    return _read(path, tuple[Layout, ...])  # type: ignore[no-any-return]


@lru_cache(maxsize=1)
def by_name() -> dict[str, tuple[str, Layout]]:
    """Every layout and its type, by name."""
    return {layout.name: (type, layout) for type in TYPES for layout in layouts(type)}


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A quarter of a ready-made table."""

    layout: str
    mirrored: bool = False
    turned: bool = False
    drop: str = ""
    """The piece of the quarter that is a drop point, by kind and number."""


class ReadyTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ready-made table: a layout for each quarter."""

    name: dict[str, str]
    quarters: dict[str, Laid]


def table_names() -> tuple[str, ...]:
    """The ready-made tables, by name."""
    return tuple(sorted(path.stem for path in (TERRAIN / "tables").glob("*.yaml")))


@lru_cache(maxsize=16)
def ready_table(name: str) -> ReadyTable:
    """A ready-made table; DataError when there is none of that name."""
    if name not in table_names():
        known = ", ".join(table_names())
        raise DataError("no-table", game="trauma", name=name, known=known)
    return _read(TERRAIN / "tables" / f"{name}.yaml", ReadyTable)  # type: ignore[no-any-return]


def _read(path: Path, type: Any) -> Any:
    try:
        return checked.convert(yamlfile.cached(path), type)
    except msgspec.ValidationError as error:
        raise DataError("at", where=path, why=error) from error
