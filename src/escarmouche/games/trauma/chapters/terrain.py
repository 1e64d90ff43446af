"""Terrain pieces of Trauma: their kinds, who may pass them and how, what can be blown up (TR-CROSS-06)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from escarmouche.engine import pieces
from escarmouche.engine.table import replace
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import INFANTRY, Entry, Point
from escarmouche.space.shapes import Polygon
from escarmouche.space.terrain import OPAQUE, Piece

CROSS, CLIMB, NO, FREE, OPENINGS = "cross", "climb", "no", "free", "openings"
"""How a class deals with a piece: Crossing through it or over it, Crossing onto its top, not at all, as if it
were not there, or by the gaps between its segments."""

AREA, FLAT_TOP, DEMOLISHABLE, PART = "area", "flat_top", "demolishable", "part"
"""Traits: ground one can stand in; a top one can stand on; can be blown up; a stretch of a bigger building,
which is no scenery element of its own."""

SMALL = 20 * 100 * 100  # TR-SKILL-03: a footprint that can be blown up whatever the piece is


class Kind(pieces.Kind, frozen=True, kw_only=True):
    """What pieces of one kind have in common."""

    like: str
    """The line of TR-CROSS-06 that says who may pass."""


def _kind(like: str, height: int, size: tuple[int, int], traits: Iterable[str] = (OPAQUE,)) -> Kind:
    return Kind(like=like, height=height, size=size, traits=frozenset(traits))


_SEGMENT = frozenset({OPAQUE, DEMOLISHABLE})
_BLOCK = frozenset({OPAQUE, FLAT_TOP})
_STRETCH = frozenset({OPAQUE, DEMOLISHABLE, PART})

KINDS: dict[str, Kind] = {
    "low_wall": _kind("low_wall", 150, (800, 60), _SEGMENT),
    "hedge": _kind("low_wall", 180, (800, 120)),
    "sandbags": _kind("low_wall", 140, (700, 120), _SEGMENT),
    "barricade": _kind("low_wall", 170, (600, 150)),
    "barbed_wire": _kind("barbed_wire", 120, (900, 200), frozenset({AREA, DEMOLISHABLE})),
    "river": _kind("river", 0, (1000, 500), frozenset({AREA})),
    "trench": _kind("river", 0, (1000, 350), frozenset({AREA})),
    "woods": _kind("river", 700, (1000, 800), frozenset({AREA, OPAQUE})),
    "container": _kind("container", 450, (1100, 450), _BLOCK | {DEMOLISHABLE}),
    "crates": _kind("container", 300, (350, 350), _BLOCK),
    "tank": _kind("container", 500, (600, 600), _BLOCK),
    "generator": _kind("container", 400, (500, 400), _BLOCK),
    "console": _kind("low_wall", 200, (400, 250)),
    "wreck": _kind("building", 350, (900, 450)),
    "pillar": _kind("building", 600, (150, 150)),
    "rubble": _kind("barbed_wire", 120, (600, 500), frozenset({AREA, OPAQUE})),
    "wall": _kind("building", 700, (1000, 80), _SEGMENT),
    "door": _kind("building", 500, (350, 60), _STRETCH),
    "building": _kind("building", 800, (1000, 80), _STRETCH),
    "ruin": _kind("building", 500, (1000, 80), _STRETCH),
}
"""Heights and sizes are ours; who may pass is the ledger's."""

_BY_CLASS: dict[str, dict[str, str]] = {
    kind: {klass: (OPENINGS if how.startswith(OPENINGS) else how) for klass, how in row.items()}
    for kind, row in LEDGER.data("TR-CROSS-06")["default_by_class"].items()
}


def class_of(entry: Entry) -> str:
    """How a unit deals with terrain: as infantry, or by its type of vehicle (TR-VEH-02, 05, 09)."""
    return entry.vehicle or INFANTRY


def permission(piece: Piece, klass: str) -> str:
    """How a class deals with a piece: its own trait `class:how`, else the default by kind (TR-CROSS-06)."""
    return _permission(piece.kind, piece.traits, klass)


@lru_cache(maxsize=4096)
def _permission(kind: str, traits: frozenset[str], klass: str) -> str:
    head = f"{klass}:"
    for trait in sorted(traits):
        if trait.startswith(head):
            return trait[len(head) :]
    known = KINDS.get(kind)
    return _BY_CLASS[known.like if known else "building"][klass]


def can_demolish(piece: Piece, points: Iterable[Point]) -> bool:
    """Whether a piece may be blown up: by its trait, and no strategic or drop point (TR-SKILL-03)."""
    return DEMOLISHABLE in piece.traits and all(point.piece != piece.id for point in points)


def is_element(piece: Piece) -> bool:
    """Whether a piece is a scenery element that may bear a point; a stretch of a building is not."""
    return PART not in piece.traits


def _finished(piece: Piece, own: frozenset[str]) -> Piece:
    """Small pieces can be blown up, whatever they are (TR-SKILL-03)."""
    small = Polygon(piece.footprint).area2 <= 2 * SMALL
    return replace(piece, traits=piece.traits | {DEMOLISHABLE}) if small else piece


PIECES = pieces.Kinds(KINDS, _finished)
make_piece, block, line = PIECES.piece, PIECES.block, PIECES.line
