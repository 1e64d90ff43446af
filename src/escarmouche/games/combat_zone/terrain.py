"""Terrain pieces of Combat Zone: passable, difficult, obstacle, cover (CZ-TERR-01, CZ-TERR-03)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.space.shapes import Point, Polygon, gap_to_polygon_at_most, strip, turned_rectangle
from escarmouche.space.terrain import OPAQUE, Ground, Piece

IMPASSABLE, DIFFICULT, OBSTACLE = "impassable", "difficult", "obstacle"
"""Walls, deep water, closed doors; rubble, mud, thickets, stairs; low pieces that are crossed (CZ-ACT-04)."""
DOOR, OPEN, LOCKED, STRONG, IMPREGNABLE = "door", "open", "locked", "strong", "impregnable"
CLIMB, FLAT_TOP = "climb", "flat_top"
"""A face, ladder or stair one can climb; a top one can stand on (CZ-MOVE-07)."""
WIRE = "wire"
"""Mesh: seen and fired through, crossed as an obstacle, cut with the right tool (CZ-ACT-04)."""
COVER = "cover:"
"""Trait prefix of the four cover levels, as in `cover:hard`."""
USEFUL = frozenset({DOOR, OBSTACLE, CLIMB})
"""Traits of the pieces one can do something with."""
_KEPT = 20_000
LEVELS: tuple[str, ...] = tuple(LEDGER.data("CZ-TERR-01"))


class Kind(msgspec.Struct, frozen=True):
    """What pieces of one kind have in common; lengths in hundredths of a centimetre."""

    height: int
    size: tuple[int, int]
    """Length and width of a piece put down as one block; the width of a line of any length."""
    traits: frozenset[str]


def _kind(height: int, size: tuple[int, int], cover: str, *traits: str) -> Kind:
    shown = ((OPAQUE,) if height and WIRE not in traits else ()) + ((f"{COVER}{cover}",) if cover else ())
    return Kind(height, size, frozenset({*traits, *shown}))


KINDS: dict[str, Kind] = {
    # buildings: rooms are ground enclosed by walls, with doors and windows in them
    "wall": _kind(600, (1000, 60), "hard", IMPASSABLE),
    "concrete": _kind(600, (1000, 80), "extra_hard", IMPASSABLE),
    "partition": _kind(600, (1000, 40), "medium", IMPASSABLE),
    "window": _kind(130, (300, 60), "hard", OBSTACLE),
    "door": _kind(600, (350, 60), "medium", DOOR, IMPASSABLE),
    "platform": _kind(400, (800, 600), "hard", IMPASSABLE, CLIMB, FLAT_TOP),
    "stairs": _kind(0, (600, 300), "", DIFFICULT),
    # street furniture
    "low_wall": _kind(150, (800, 60), "hard", OBSTACLE),
    "sandbags": _kind(140, (600, 120), "hard", OBSTACLE),
    "barricade": _kind(200, (600, 150), "medium", OBSTACLE),
    "furniture": _kind(110, (300, 150), "light", OBSTACLE),
    "fence": _kind(200, (800, 30), "light", OBSTACLE, WIRE),
    "crates": _kind(300, (350, 350), "medium", IMPASSABLE, CLIMB, FLAT_TOP),
    "container": _kind(450, (1200, 450), "extra_hard", IMPASSABLE, CLIMB, FLAT_TOP),
    "vehicle": _kind(280, (900, 420), "medium", IMPASSABLE),
    "wreck": _kind(250, (400, 400), "medium", IMPASSABLE),
    "bunker": _kind(350, (800, 600), "extra_hard", IMPASSABLE),
    "pillar": _kind(600, (200, 200), "extra_hard", IMPASSABLE),
    # ground
    "bushes": _kind(180, (500, 400), "light", DIFFICULT),
    "rubble": _kind(90, (700, 500), "hard", DIFFICULT),
    "mud": _kind(0, (800, 600), "", DIFFICULT),
    "water": _kind(0, (1000, 400), "", DIFFICULT),
    "deep_water": _kind(0, (1000, 600), "", IMPASSABLE),
}
"""Heights and sizes are ours; CZ-TERR-01 and CZ-TERR-03 say what is what."""


def impassable(piece: Piece) -> bool:
    """Whether no figure walks there: walls, deep water, closed doors (CZ-TERR-03)."""
    return IMPASSABLE in piece.traits


def difficult(piece: Piece) -> bool:
    """Whether a step that touches it costs double (CZ-TERR-03, CZ-MOVE-05)."""
    return DIFFICULT in piece.traits


def obstacle(piece: Piece) -> bool:
    """Whether it stops walking and is crossed as an action (CZ-ACT-04)."""
    return OBSTACLE in piece.traits


def stops(piece: Piece) -> bool:
    """Whether a walking figure cannot enter it."""
    return bool(piece.traits & {IMPASSABLE, OBSTACLE})


def touches(at: Point, radius: int, piece: Piece) -> bool:
    """Whether a base touches a piece, rounded to a hundredth of a centimetre."""
    return gap_to_polygon_at_most(at, radius, piece.polygon, 0)


def at_hand(ground: Ground, at: Point, radius: int) -> tuple[Piece, ...]:
    """The doors, obstacles and faces to climb that a base touches, in order; kept with the ground."""
    kept: dict[tuple[Point, int], tuple[Piece, ...]] | None = ground.remembered.get("combat_zone at hand")
    if kept is None:
        kept = ground.remembered["combat_zone at hand"] = {}
    found = kept.get((at, radius))
    if found is None:
        if len(kept) >= _KEPT:
            kept.clear()
        near = ground.pieces_near(*at, radius + 1)
        found = tuple(p for p in near if p.traits & USEFUL and touches(at, radius, p))
        kept[at, radius] = found
    return found


def make_piece(
    id: str,
    kind: str,
    footprint: Sequence[Point],
    height: int | None = None,
    traits: Iterable[str] = (),
) -> Piece:
    """A piece of a kind, with its height and traits; an `open` door neither hides nor stops anybody."""
    if kind not in KINDS:
        known = ", ".join(sorted(KINDS))
        raise DataError(
            f"terrain piece {id}: there is no kind {kind}; there are: {known}",
            f"décor {id} : il n'y a pas de genre {kind} ; il y a : {known}",
        )
    ring = Polygon(tuple((int(x), int(y)) for x, y in footprint)).points
    given = set(traits)
    own = {t for t in KINDS[kind].traits if not (t.startswith(COVER) and _covers(given))} | given
    if OPEN in own:
        own -= {OPAQUE, IMPASSABLE}
    for trait in given:
        if trait.startswith(COVER) and trait.removeprefix(COVER) not in LEVELS:
            cover = trait.removeprefix(COVER)
            raise DataError(
                f"terrain piece {id}: CZ-TERR-01 knows no cover {cover}",
                f"décor {id} : CZ-TERR-01 n'a pas de couvert {cover}",
            )
    return Piece(id, kind, ring, KINDS[kind].height if height is None else height, frozenset(own))


def _covers(traits: set[str]) -> bool:
    return any(t.startswith(COVER) for t in traits)


def block(kind: str, at: Point, turn: int = 0, size: tuple[int, int] | None = None) -> tuple[Point, ...]:
    """The footprint of a piece put down as one block, its length along `turn` degrees."""
    length, width = size or KINDS[kind].size
    return turned_rectangle(at, length, width, turn).points


def line(kind: str, start: Point, end: Point, width: int | None = None) -> tuple[Point, ...]:
    """The footprint of a straight piece from one point to another, as wide as its kind."""
    ring = strip(start, end, KINDS[kind].size[1] if width is None else width)
    if not ring:
        raise DataError(
            f"a {kind} from {start} to {end} has no length",
            f"un décor {kind} de {start} à {end} n'a pas de longueur",
        )
    return ring
