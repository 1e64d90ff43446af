"""Bunkers and strongpoints, and who is in them (area DS-FORT)."""

from __future__ import annotations

from escarmouche.engine.table import kept
from escarmouche.games.dust.chapters.attack.elimination import eliminate
from escarmouche.games.dust.table import INFANTRY
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body
from escarmouche.games.dust_battlefield.table import Referee, Table
from escarmouche.space.rectangles import gap_of_polygons_at_most
from escarmouche.space.shapes import COSINES, SINES, Polygon, gap_to_polygon_at_most
from escarmouche.space.terrain import Piece

FORTS = ("bunker", "strongpoint")
BESIDE = 500
"""How near engineers must be to what they clear: as near as to strike."""
TOUCH = 100
"""How near to land a bow must come: as near as to a hull that is boarded."""


@kept
def fort_of(table: Table, unit: str) -> Piece | None:
    """The fortification that all of an infantry unit is in."""
    card = table.setting.cards[table.units[unit].card]
    members = bodies.of(table, unit)
    if card.type != INFANTRY or not members:
        return None
    for piece, polygon in zip(table.ground.pieces, table.ground.polygons, strict=True):
        if piece.kind in FORTS and all(polygon.contains(body.at) for body in members):
            return piece
    return None


def held_against(table: Table, side: str, piece: str) -> bool:
    """Whether an enemy of a side is in a bunker: nobody comes in then (DS-FORT-05)."""
    return any(
        unit.side != side and (fort := fort_of(table, unit.id)) is not None and fort.id == piece
        for unit in table.units.values()
    )


def near(body: Body, polygon: Polygon) -> bool:
    """Whether a miniature is next to a piece, or in it."""
    if body.hull is None:
        return gap_to_polygon_at_most(body.at, body.radius, polygon, BESIDE)
    return gap_of_polygons_at_most(body.outline, polygon, BESIDE)


def bury(referee: Referee, rule: str, piece: str) -> None:
    """A bunker goes, and every unit in it is eliminated (DS-ENG-02)."""
    inside = [
        unit
        for unit in tuple(referee.table.units)
        if (fort := fort_of(referee.table, unit)) is not None and fort.id == piece
    ]
    for unit in inside:
        eliminate(referee, rule, unit)
    walls = [p.id for p in referee.table.ground.pieces if p.id.startswith(f"{piece}-wall")]
    for gone in (piece, *walls):
        referee.change(rule, "ground", without=gone)


def ashore(table: Table, craft: str) -> bool:
    """Whether a landing craft touches land: its bow is in no deep water (DS-SEA-02, DS-SEA-04)."""
    record = table.units[craft]
    figure = table.figures[record.roster[0]]
    hull = bodies.form_of(table.setting.cards[record.card]).hull
    ahead = hull[0] + TOUCH if hull is not None else 0
    c, s = COSINES[figure.facing % 360], SINES[figure.facing % 360]
    bow = figure.x + round(ahead * c / 10**14), figure.y + round(ahead * s / 10**14)
    return not any(piece.kind == "deep_water" for piece in table.ground.pieces_at(bow))
