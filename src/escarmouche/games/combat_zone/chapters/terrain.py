"""Terrain pieces of Combat Zone: passable, difficult, obstacle, cover (CZ-TERR-01, CZ-TERR-03)."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.engine.errors import DataError
from escarmouche.engine.pieces import Kind, Kinds
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Point, gap_to_polygon_at_most
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
LEVELS: tuple[str, ...] = tuple(LEDGER.data("CZ-TERR-01"))


def _kind(height: int, size: tuple[int, int], cover: str, *traits: str) -> Kind:
    shown = ((OPAQUE,) if height and WIRE not in traits else ()) + ((f"{COVER}{cover}",) if cover else ())
    return Kind(height, size, frozenset({*traits, *shown}))


def _finished(piece: Piece, given: frozenset[str]) -> Piece:
    """Its own cover stands for that of its kind; an `open` door neither hides nor stops anybody."""
    traits = piece.traits
    covers = frozenset(trait for trait in given if trait.startswith(COVER))
    if covers:
        traits = frozenset(trait for trait in traits if not trait.startswith(COVER)) | covers
    for cover in sorted(trait.removeprefix(COVER) for trait in covers):
        if cover not in LEVELS:
            raise DataError("no-cover", game="combat_zone", id=piece.id, cover=cover)
    if OPEN in traits:
        traits -= {OPAQUE, IMPASSABLE}
    return piece if traits == piece.traits else replace(piece, traits=traits)


KINDS = Kinds({
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
}, _finished)  # fmt: skip
"""Heights and sizes are ours; CZ-TERR-01 and CZ-TERR-03 say what is what."""


def impassable(piece: Piece) -> bool:
    """Whether no figure walks there: walls, deep water, closed doors (CZ-TERR-03)."""
    return IMPASSABLE in piece.traits


def obstacle(piece: Piece) -> bool:
    """Whether it stops walking and is crossed as an action (CZ-ACT-04)."""
    return OBSTACLE in piece.traits


def stops(piece: Piece) -> bool:
    """Whether a walking figure cannot enter it."""
    return bool(piece.traits & {IMPASSABLE, OBSTACLE})


def touches(at: Point, radius: int, piece: Piece) -> bool:
    """Whether a base touches a piece, rounded to a hundredth of a centimetre."""
    return gap_to_polygon_at_most(at, radius, piece.polygon, 0)


@kept_with
def at_hand(ground: Ground, at: Point, radius: int) -> tuple[Piece, ...]:
    """The doors, obstacles and faces to climb that a base touches, in order."""
    near = ground.pieces_near(*at, radius + 1)
    return tuple(p for p in near if p.traits & USEFUL and touches(at, radius, p))
