"""Terrain of Star Mogul: ground that slows, cover, faces to climb (SM-MOVE-03 to 05, SM-SHOOT-12)."""

from __future__ import annotations

from escarmouche.engine.pieces import Kind, Kinds
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import PAS
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Point, disc_overlaps_polygon
from escarmouche.space.sweep import PolygonIndex, ground_obstacles
from escarmouche.space.terrain import OPAQUE, Ground, Piece

DIFFICULT, VERY = "difficult", "very_difficult"
IMPASSABLE, CROSSABLE, CLIMB = "impassable", "crossable", "climb"
"""Nobody walks there; walked over on foot and defended hand to hand (SM-MELEE-07); faces (SM-MOVE-07)."""
COVER = "cover:"
LIGHT: dict[str, int] = LEDGER.data("SM-SHOOT-12")
HEAVY: int = LEDGER.data("SM-SHOOT-13")["heavy"]
VALUES = {**LIGHT, "heavy": HEAVY}
"""What each cover adds to DEF (SM-SHOOT-12, SM-SHOOT-13)."""
DIFFICULT_KINDS: tuple[str, ...] = tuple(LEDGER.data("SM-MOVE-03")["examples"])
VERY_KINDS: tuple[str, ...] = tuple(LEDGER.data("SM-MOVE-05")["examples"])


def _kind(height: float, size: tuple[float, float], cover: str, *traits: str) -> Kind:
    """Heights and sizes in pas."""
    shown = (f"{COVER}{cover}",) if cover else ()
    length, width = size
    return Kind(round(height * PAS), (round(length * PAS), round(width * PAS)), frozenset({*traits, *shown}))


KINDS = Kinds({
    # ground that slows infantry by 1 pas and vehicles by 2 or 3
    "brush": _kind(0.7, (4, 3), "foliage", DIFFICULT),
    "light_woods": _kind(4, (6, 5), "foliage", DIFFICULT),
    "mud": _kind(0, (6, 4), "", DIFFICULT),
    "gentle_hill": _kind(0, (8, 6), "", DIFFICULT),
    # ground that halves movement
    "swamp": _kind(0, (7, 5), "", VERY),
    "steep_hill": _kind(0, (6, 5), "", VERY),
    "dense_woods": _kind(5, (6, 5), "foliage", VERY),
    # light cover
    "fence": _kind(0.9, (5, 0.2), "fence", CROSSABLE),
    "wire": _kind(0.7, (5, 0.3), "fence", CROSSABLE),
    "hedge": _kind(0.9, (5, 0.4), "foliage", CROSSABLE),
    "barrier": _kind(0.8, (4, 0.3), "barrier", CROSSABLE),
    "barricade": _kind(0.8, (4, 0.6), "barrier", CROSSABLE),
    # heavy cover
    "low_wall": _kind(0.7, (4, 0.4), "heavy", CROSSABLE),
    "barrels": _kind(0.8, (2, 1), "heavy", CROSSABLE),
    "wall": _kind(3, (6, 0.4), "heavy", IMPASSABLE, OPAQUE),
    "rocks": _kind(2, (3, 2.5), "heavy", IMPASSABLE, OPAQUE),
    "building": _kind(3, (6, 5), "heavy", IMPASSABLE, OPAQUE, CLIMB),
    "tower": _kind(5, (3, 3), "heavy", IMPASSABLE, OPAQUE, CLIMB),
    "container": _kind(1.5, (5, 2), "heavy", IMPASSABLE, OPAQUE, CLIMB),
    "wreck": _kind(1.5, (4, 2.5), "heavy", IMPASSABLE, OPAQUE),
})  # fmt: skip
"""What a piece is, by the examples of the sheet; heights and sizes are ours."""


def cover_of(piece: Piece) -> int:
    """What a piece adds to DEF; 0 for one that is no cover."""
    return max((VALUES[t.removeprefix(COVER)] for t in piece.traits if t.startswith(COVER)), default=0)


def stops_walkers(piece: Piece) -> bool:
    """Whether nobody walks there."""
    return IMPASSABLE in piece.traits


def stops_vehicles(piece: Piece) -> bool:
    """Whether no ground vehicle drives there: what is impassable, and what only people climb over."""
    return bool(piece.traits & {IMPASSABLE, CROSSABLE})


@kept_with
def closed_to_walkers(ground: Ground) -> PolygonIndex:
    """What people on foot go round."""
    return ground_obstacles(ground, frozenset(p.id for p in ground.pieces if stops_walkers(p)))


@kept_with
def vehicle_blocks(ground: Ground) -> tuple[Piece, ...]:
    """What ground vehicles go round."""
    return tuple(p for p in ground.pieces if stops_vehicles(p))


@kept_with
def slow_ground(ground: Ground) -> tuple[Piece, ...]:
    """Difficult and very difficult ground."""
    return tuple(p for p in ground.pieces if p.traits & {DIFFICULT, VERY})


@kept_with
def room_at(ground: Ground, spot: Point, radius: int) -> bool:
    """Whether a base fits here on the ground: on the table, in nothing that stops walking."""
    if not (radius <= spot[0] <= ground.width - radius and radius <= spot[1] <= ground.depth - radius):
        return False
    return not any(
        stops_walkers(ground.pieces[n]) and disc_overlaps_polygon(spot, radius, ground.polygons[n])
        for n in ground.numbers_near(*spot, radius)
    )
