"""Kinds of terrain: what pieces of one kind have in common, and how a piece of a kind is put down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.space.shapes import Point, Polygon, strip, turned_rectangle
from escarmouche.space.terrain import Piece


class Kind(msgspec.Struct, frozen=True):
    """What pieces of one kind have in common; lengths in hundredths of a centimetre. Games may add to it."""

    height: int
    size: tuple[int, int] = (0, 60)
    """Length and width of a piece that is put down as one block; the width of a line of any length."""
    traits: frozenset[str] = frozenset()


KindT = TypeVar("KindT", bound=Kind)
Finish = Callable[[Piece, frozenset[str]], Piece]
"""What a game makes of a piece with its kind's traits and those it was given besides."""


class Kinds(Generic[KindT]):
    """The kinds of terrain of a game, by name."""

    def __init__(self, kinds: Mapping[str, KindT], finish: Finish | None = None) -> None:
        self._kinds, self._finish = dict(kinds), finish

    def __contains__(self, kind: str) -> bool:
        return kind in self._kinds

    def __getitem__(self, kind: str) -> KindT:
        return self._kinds[kind]

    def get(self, kind: str) -> KindT | None:
        """The kind of this name, if there is one."""
        return self._kinds.get(kind)

    @property
    def names(self) -> tuple[str, ...]:
        """All kinds, in the order they were told."""
        return tuple(self._kinds)

    def piece(
        self,
        id: str,
        kind: str,
        footprint: Sequence[Point],
        height: int | None = None,
        traits: Iterable[str] = (),
    ) -> Piece:
        """A piece of a kind, with the height and traits of its kind unless others are told."""
        known = self._kinds.get(kind)
        if known is None:
            names = ", ".join(sorted(self._kinds))
            raise DataError("no-kind-of-piece", id=id, kind=kind, known=names)
        ring = Polygon(tuple((int(x), int(y)) for x, y in footprint)).points
        own = frozenset(traits)
        piece = Piece(id, kind, ring, known.height if height is None else height, known.traits | own)
        return self._finish(piece, own) if self._finish else piece

    def block(
        self, kind: str, at: Point, turn: int = 0, size: tuple[int, int] | None = None
    ) -> tuple[Point, ...]:
        """The footprint of a piece put down as one block, its length along `turn` degrees."""
        length, width = size or self._kinds[kind].size
        return turned_rectangle(at, length, width, turn).points

    def line(self, kind: str, start: Point, end: Point, width: int | None = None) -> tuple[Point, ...]:
        """The footprint of a straight piece from one point to another, as wide as its kind."""
        ring = strip(start, end, self._kinds[kind].size[1] if width is None else width)
        if not ring:
            raise DataError("piece-without-length", kind=kind, start=str(start), end=str(end))
        return ring
