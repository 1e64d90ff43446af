"""The ground under a base: what is closed to whom, roofs, interiors, ice, water, chasms (A4-MOV, A4-COND)."""

from __future__ import annotations

from escarmouche.games.at43.chapters.terrain import AREA, CLIMBABLE, COVER, IMPASSABLE, JUMPABLE
from escarmouche.games.at43.table import (
    BUNKER,
    CHASM,
    CONTAINER,
    FROZEN_LAKE,
    INFANTRY,
    PACK_ICE,
    WATER,
    Table,
    Thing,
)
from escarmouche.space.memory import kept_with
from escarmouche.space.paths import PolygonIndex, ground_obstacles
from escarmouche.space.shapes import Point, disc_inside_polygon, disc_overlaps_polygon
from escarmouche.space.terrain import Ground, ground_of

ICE = (PACK_ICE, FROZEN_LAKE)
GAPS = {WATER: "A4-COND-06", CHASM: "A4-COND-08"}
"""What may be jumped over, and by which rule."""


@kept_with
def closed_pieces(ground: Ground, kind: str) -> frozenset[str]:
    """The pieces that infantry or armour may not walk through: low walls stop armour only (A4-MOV-06)."""
    closed = {IMPASSABLE} if kind == INFANTRY else {IMPASSABLE, JUMPABLE}
    return frozenset(piece.id for piece in ground.pieces if piece.traits & closed)


@kept_with
def closed_index(ground: Ground, kind: str, *but: str) -> PolygonIndex:
    """The obstacles of infantry or armour on this ground; `but` leaves pieces out."""
    return ground_obstacles(ground, closed_pieces(ground, kind).difference(but))


def roof_at(ground: Ground, at: Point, radius: int) -> int:
    """The height of the roof on which a base stands wholly here, or 0 (A4-MOV-07)."""
    piece = roof_piece(ground, at, radius)
    return ground.piece(piece).height if piece else 0


def roof_piece(ground: Ground, at: Point, radius: int) -> str:
    """The climbable piece on which a base stands wholly here, or nothing."""
    for n in ground.numbers_near(*at, radius):
        piece = ground.pieces[n]
        if CLIMBABLE in piece.traits and disc_inside_polygon(at, radius, ground.polygons[n]):
            return piece.id
    return ""


@kept_with
def low_walls(ground: Ground) -> PolygonIndex:
    """The low walls of this ground (A4-MOV-06)."""
    return ground_obstacles(
        ground, frozenset(piece.id for piece in ground.pieces if JUMPABLE in piece.traits)
    )


def on_low_wall(ground: Ground, at: Point, radius: int) -> str:
    """The low wall a base would stand on, or nothing: nobody ends there (A4-MOV-06)."""
    for n in ground.numbers_near(*at, radius):
        if JUMPABLE in ground.pieces[n].traits and disc_overlaps_polygon(at, radius, ground.polygons[n]):
            return ground.pieces[n].id
    return ""


def lies_in(ground: Ground, at: Point, *kinds: str) -> str:
    """The piece of one of these kinds in which a point lies, or nothing."""
    return next((piece.id for piece in ground.pieces_at(at) if piece.kind in kinds), "")


def area_cover(ground: Ground, at: Point) -> str:
    """The area piece with a cover trait in which a point lies, or nothing (A4-COV-02)."""
    return next((p.id for p in ground.pieces_at(at) if AREA in p.traits and COVER in p.traits), "")


@kept_with
def without(ground: Ground, *pieces: str) -> Ground:
    """The ground as if some pieces were not there: for who looks out of them."""
    if not pieces:
        return ground
    return ground_of(ground.width, ground.depth, tuple(p for p in ground.pieces if p.id not in pieces))


def interior_at(table: Table, at: Point, radius: int) -> str:
    """The bunker or open container in which a base stands wholly, or nothing."""
    for thing in table.things.values():
        if can_enter(thing) and disc_inside_polygon(at, radius, table.ground.polygon(thing.piece)):
            return str(thing.id)
    return ""


def can_enter(thing: Thing) -> bool:
    """Whether infantry may walk in by its door: bunkers (A4-SCN-09), open containers (A4-SCN-10)."""
    return thing.kind == BUNKER or (thing.kind == CONTAINER and thing.open)


def snowy(table: Table) -> bool:
    """Whether a table has pack ice or a frozen lake, as an area or as a condition (A4-COND-12)."""
    kinds = {piece.kind for piece in table.ground.pieces} | set(table.setting.conditions)
    return not kinds.isdisjoint(ICE)
