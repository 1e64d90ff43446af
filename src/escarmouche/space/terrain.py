"""The fixed ground: terrain pieces with a footprint, a height and traits, and the table they stand on."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from escarmouche.space.box_index import Boxes, bits
from escarmouche.space.shapes import Point, Polygon, polygon_of

OPAQUE = "opaque"
"""The one trait this level knows: the piece blocks sight up to its height."""


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A terrain piece: a footprint raised to a height."""

    id: str
    kind: str
    footprint: tuple[Point, ...]
    height: int
    traits: frozenset[str] = frozenset()

    @property
    def polygon(self) -> Polygon:
        return polygon_of(self.footprint)


class Ground:
    """A table and its pieces; never changes. Hashed by identity: `ground_of` shares one between all users."""

    __slots__ = ("__weakref__", "_by_id", "depth", "pieces", "polygons", "remembered", "width")

    def __init__(self, width: int, depth: int, pieces: tuple[Piece, ...]) -> None:
        self.width = width
        self.depth = depth
        self.pieces = pieces
        self.polygons: tuple[Polygon, ...] = tuple(piece.polygon for piece in pieces)
        self._by_id = {piece.id: n for n, piece in enumerate(pieces)}
        if len(self._by_id) < len(pieces):
            raise ValueError("two terrain pieces have the same id")
        self.remembered: dict[Any, Any] = {}
        """Indexes and answers that other modules keep with the ground, each under a key of its own."""

    def __repr__(self) -> str:
        return f"Ground({self.width}, {self.depth}, {len(self.pieces)} pieces)"

    def __reduce__(self) -> tuple[Any, tuple[int, int, tuple[Piece, ...]]]:
        return ground_of, (self.width, self.depth, self.pieces)

    def piece(self, id: str) -> Piece:
        """The piece of this id; KeyError if there is none."""
        return self.pieces[self._by_id[id]]

    def polygon(self, id: str) -> Polygon:
        """The footprint of the piece of this id."""
        return self.polygons[self._by_id[id]]

    def without(self, id: str) -> Ground:
        """The same ground after a piece was removed."""
        n = self._by_id[id]
        return ground_of(self.width, self.depth, self.pieces[:n] + self.pieces[n + 1 :])

    def changed(self, piece: Piece) -> Ground:
        """The same ground with one piece in another state: a door opened, a wall breached."""
        n = self._by_id[piece.id]
        return ground_of(self.width, self.depth, (*self.pieces[:n], piece, *self.pieces[n + 1 :]))

    def numbers_near(self, x: int, y: int, reach: int) -> list[int]:
        """The numbers of the pieces whose box comes within `reach` of the point, in order."""
        boxes: Boxes | None = self.remembered.get("boxes")
        if boxes is None:
            boxes = self.remembered["boxes"] = Boxes([polygon.box for polygon in self.polygons])
        near = []
        for n in bits(boxes.overlapping(x - reach, y - reach, x + reach, y + reach)):
            x0, y0, x1, y1 = self.polygons[n].box
            if x0 - reach <= x <= x1 + reach and y0 - reach <= y <= y1 + reach:
                near.append(n)
        return near

    def pieces_near(self, x: int, y: int, reach: int) -> tuple[Piece, ...]:
        """The pieces whose box comes within `reach` of the point, in order."""
        return tuple(self.pieces[n] for n in self.numbers_near(x, y, reach))

    def pieces_at(self, point: Point) -> tuple[Piece, ...]:
        """The pieces whose footprint contains the point, boundary included."""
        near = self.numbers_near(*point, 0)
        return tuple(self.pieces[n] for n in near if self.polygons[n].contains(point))


_GROUNDS = 64
_by_value: OrderedDict[tuple[int, int, tuple[Piece, ...]], Ground] = OrderedDict()
_by_identity: OrderedDict[tuple[int, int, int], Ground] = OrderedDict()


def ground_of(width: int, depth: int, pieces: tuple[Piece, ...]) -> Ground:
    """The ground of this value, shared by all who ask for it; the last 64 used are kept."""
    quick = (width, depth, id(pieces))
    ground = _by_identity.get(quick)
    if ground is not None and ground.pieces is pieces:
        return ground
    key = (width, depth, pieces)
    ground = _by_value.pop(key, None) or Ground(width, depth, pieces)
    _by_value[key] = ground
    if len(_by_value) > _GROUNDS:
        _by_value.popitem(last=False)
    if ground.pieces is pieces:
        _by_identity[quick] = ground
        if len(_by_identity) > _GROUNDS:
            _by_identity.popitem(last=False)
    return ground


def let_go() -> None:
    """Keep no ground that nobody uses."""
    _by_value.clear()
    _by_identity.clear()
