"""Terrain pieces of Trauma: their kinds, who may pass them and how, what can be blown up (TR-CROSS-06)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import ANTIGRAV, INFANTRY, WALKER, WHEELED, Entry, Point
from escarmouche.space.shapes import Point as Place
from escarmouche.space.shapes import Polygon, strip, turned_rectangle
from escarmouche.space.terrain import OPAQUE, Piece

CROSS, CLIMB, NO, FREE, OPENINGS = "cross", "climb", "no", "free", "openings"
"""How a class deals with a piece: Crossing through it or over it, Crossing onto its top, not at all, as if it
were not there, or by the gaps between its segments."""
CLASSES = (INFANTRY, WALKER, WHEELED, ANTIGRAV)

AREA, FLAT_TOP, DEMOLISHABLE, PART = "area", "flat_top", "demolishable", "part"
"""Traits: ground one can stand in; a top one can stand on; can be blown up; a stretch of a bigger building,
which is no scenery element of its own."""

SMALL = 20 * 100 * 100  # TR-SKILL-03: a footprint that can be blown up whatever the piece is


class Kind(msgspec.Struct, frozen=True):
    """What pieces of one kind have in common; lengths in hundredths of a centimetre."""

    like: str
    """The line of TR-CROSS-06 that says who may pass."""
    height: int
    size: tuple[int, int] = (0, 60)
    """Length and width of a piece that is put down as one block; the width of a line of any length."""
    traits: frozenset[str] = frozenset({OPAQUE})


_SEGMENT = frozenset({OPAQUE, DEMOLISHABLE})
_BLOCK = frozenset({OPAQUE, FLAT_TOP})
_STRETCH = frozenset({OPAQUE, DEMOLISHABLE, PART})

KINDS: dict[str, Kind] = {
    "low_wall": Kind("low_wall", 150, (800, 60), _SEGMENT),
    "hedge": Kind("low_wall", 180, (800, 120)),
    "sandbags": Kind("low_wall", 140, (700, 120), _SEGMENT),
    "barricade": Kind("low_wall", 170, (600, 150)),
    "barbed_wire": Kind("barbed_wire", 120, (900, 200), frozenset({AREA, DEMOLISHABLE})),
    "river": Kind("river", 0, (1000, 500), frozenset({AREA})),
    "trench": Kind("river", 0, (1000, 350), frozenset({AREA})),
    "woods": Kind("river", 700, (1000, 800), frozenset({AREA, OPAQUE})),
    "container": Kind("container", 450, (1100, 450), _BLOCK | {DEMOLISHABLE}),
    "crates": Kind("container", 300, (350, 350), _BLOCK),
    "tank": Kind("container", 500, (600, 600), _BLOCK),
    "generator": Kind("container", 400, (500, 400), _BLOCK),
    "console": Kind("low_wall", 200, (400, 250)),
    "wreck": Kind("building", 350, (900, 450)),
    "pillar": Kind("building", 600, (150, 150)),
    "rubble": Kind("barbed_wire", 120, (600, 500), frozenset({AREA, OPAQUE})),
    "wall": Kind("building", 700, (1000, 80), _SEGMENT),
    "door": Kind("building", 500, (350, 60), _STRETCH),
    "building": Kind("building", 800, (1000, 80), _STRETCH),
    "ruin": Kind("building", 500, (1000, 80), _STRETCH),
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


def make_piece(
    id: str,
    kind: str,
    footprint: Sequence[Place],
    height: int | None = None,
    traits: Iterable[str] = (),
) -> Piece:
    """A piece of a kind, with its default height and traits; small ones can be blown up (TR-SKILL-03)."""
    if kind not in KINDS:
        known = ", ".join(sorted(KINDS))
        raise DataError(
            f"terrain piece {id}: there is no kind {kind}; there are: {known}",
            f"décor {id} : il n'y a pas de genre {kind} ; il y a : {known}",
        )
    ring = tuple((int(x), int(y)) for x, y in footprint)
    own = set(KINDS[kind].traits) | set(traits)
    if Polygon(ring).area2 <= 2 * SMALL:
        own.add(DEMOLISHABLE)
    tall = KINDS[kind].height if height is None else height
    return Piece(id, kind, ring, tall, frozenset(own))


def block(kind: str, at: Place, turn: int = 0, size: tuple[int, int] | None = None) -> tuple[Place, ...]:
    """The footprint of a piece put down as one block, its length along `turn` degrees."""
    length, width = size or KINDS[kind].size
    return turned_rectangle(at, length, width, turn).points


def line(kind: str, start: Place, end: Place, width: int | None = None) -> tuple[Place, ...]:
    """The footprint of a straight piece from one point to another, as wide as its kind."""
    ring = strip(start, end, KINDS[kind].size[1] if width is None else width)
    if not ring:
        raise DataError(
            f"a {kind} from {start} to {end} has no length",
            f"un décor {kind} de {start} à {end} n'a pas de longueur",
        )
    return ring
