"""Terrain of AT-43: kinds of pieces, what each does to sight and movement (A4-SCN-01, A4-COND, A4-GEN-15)."""

from __future__ import annotations

from escarmouche.engine import pieces
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import (
    BODY,
    BUNKER,
    CHASM,
    CONTAINER,
    CRYSTAL,
    FROZEN_LAKE,
    LOW_WALL,
    NANOGENERATOR,
    PACK_ICE,
    ROOF,
    WATER,
    WHOLE,
)
from escarmouche.space.terrain import OPAQUE

IMPASSABLE, JUMPABLE, CLIMBABLE = "impassable", "jumpable", "climbable"
"""Nobody walks through; infantry jumps it and armour goes round (A4-MOV-06); infantry may end on its top
(A4-MOV-07)."""
AREA, COVER, DESTRUCTIBLE = "area", "cover", "destructible"
"""One can stand in it; whoever does is covered (A4-COV-02); a thing of the same id has its Structure."""
ENDLESS = 100_00
"""A height that nothing sees over."""


class Kind(pieces.Kind, frozen=True, kw_only=True):
    """What pieces of one kind have in common."""

    disc: bool = False
    """Its footprint is round, as wide as its length."""
    protection: int = 0
    parts: tuple[tuple[str, int], ...] = ()
    """Structure by part, where such a piece can be destroyed (A4-SCN-01)."""
    bulk: int = 0
    """The Size it counts as; 0 where that matters to nobody."""


STRUCTURE: dict[str, tuple[tuple[str, int], ...]] = {
    BUNKER: ((BODY, 4), (ROOF, 2)),
    CONTAINER: ((WHOLE, 3),),
    CRYSTAL: ((WHOLE, 4),),
    LOW_WALL: ((WHOLE, 1),),
    NANOGENERATOR: ((WHOLE, 1),),
}
"""The Structure column of A4-SCN-01, by part."""
_ROWS = {row["piece"]: row for row in LEDGER.data("A4-SCN-01")["pieces"]}
_SIZES = {row["piece"]: row for row in LEDGER.data("A4-SCN-01")["digital_footprint_cm"]}
_INFINITE = "infinite"


def _height(kind: str) -> int:
    height = _SIZES[kind]["height"]
    return ENDLESS if height == _INFINITE else round(100 * height)


def _listed(kind: str, *traits: str) -> Kind:
    """A kind of the table of A4-SCN-01: its Protection, footprint and height are the ledger's."""
    shape: str = _SIZES[kind]["shape"]
    disc = shape.startswith("disc")
    words = (shape.split()[1],) * 2 if disc else tuple(shape.split(" x "))
    length, width = (round(100 * float(word)) for word in words)
    size = _ROWS[kind]["size"]
    return Kind(
        height=_height(kind),
        size=(length, width),
        traits=frozenset(traits),
        disc=disc,
        protection=_ROWS[kind]["protection"],
        parts=STRUCTURE[kind],
        bulk=0 if size == _INFINITE else size,
    )


def _plain(height: int, size: tuple[int, int], *traits: str, disc: bool = False) -> Kind:
    return Kind(height=height, size=size, traits=frozenset(traits), disc=disc)


KINDS: dict[str, Kind] = {
    BUNKER: _listed(BUNKER, OPAQUE, IMPASSABLE),
    CONTAINER: _listed(CONTAINER, OPAQUE, IMPASSABLE, CLIMBABLE),
    CRYSTAL: _listed(CRYSTAL, OPAQUE, IMPASSABLE),
    LOW_WALL: _listed(LOW_WALL, OPAQUE, JUMPABLE),
    NANOGENERATOR: _listed(NANOGENERATOR, OPAQUE, IMPASSABLE),
    "wall": _plain(700, (1000, 100), OPAQUE, IMPASSABLE),
    "crates": _plain(250, (400, 400), OPAQUE, IMPASSABLE, CLIMBABLE),
    "rock": _plain(600, (700, 500), OPAQUE, IMPASSABLE),
    "hull": _plain(350, (900, 500), OPAQUE, IMPASSABLE),
    "mast": _plain(900, (200, 200), OPAQUE, IMPASSABLE, disc=True),
    "ruin": _plain(120, (900, 700), AREA, COVER),
    "thicket": _plain(200, (900, 700), AREA, COVER),
    "drift": _plain(60, (900, 600), AREA, COVER),
    WATER: _plain(0, (2000, 500), AREA),
    CHASM: _plain(0, (2000, 500), AREA),
    PACK_ICE: _plain(0, (3000, 2000), AREA),
    FROZEN_LAKE: _plain(0, (3000, 2000), AREA),
}
"""The first five are the ledger's, all others ours: plain scenery that no rule of its own is about."""

PIECES = pieces.Kinds(KINDS)
make_piece, block, line = PIECES.piece, PIECES.block, PIECES.line


def protection(kind: str) -> int:
    """Of a piece that can be destroyed (A4-SCN-01)."""
    return KINDS[kind].protection
