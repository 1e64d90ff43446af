"""Climbing faces and ladders: 2 pas of movement for each pas of height (SM-MOVE-07)."""

from __future__ import annotations

from escarmouche.engine.requests import Refusal
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.models import all_standing, at, is_hull, profile, standing
from escarmouche.games.star_mogul.chapters.movement import pace
from escarmouche.games.star_mogul.chapters.terrain import CLIMB, room_at
from escarmouche.games.star_mogul.table import Figure, Referee, Table
from escarmouche.space.shapes import (
    Point,
    disc_inside_polygon,
    discs_overlap,
    distance,
    gap_to_polygon_at_most,
    toward,
)
from escarmouche.space.terrain import Piece

PRICE = 2
"""Pas of movement for each pas of height."""
REACH = 30
"""How near a face one stands to climb it, in hundredths of a centimetre."""


def climbers(table: Table, unit: str, piece: str) -> tuple[str, ...]:
    """Models of a unit that could climb up or down a piece: at its foot, on its face, on its top."""
    block = table.ground.piece(piece)
    return tuple(f for f in standing(table, unit) if _at_face(table, f, block))


def _at_face(table: Table, figure: str, block: Piece) -> bool:
    own, radius = table.figures[figure], profile(table, figure).radius
    if own.climbing:
        return own.climbing == block.id
    if own.z:
        return own.z == block.height and block.polygon.contains(at(own))
    return gap_to_polygon_at_most(at(own), radius, block.polygon, REACH)


def faces(table: Table, unit: str) -> tuple[str, ...]:
    """The pieces that somebody of a unit could climb."""
    return tuple(p.id for p in table.ground.pieces if CLIMB in p.traits and climbers(table, unit, p.id))


def why_not_climb(table: Table, unit: str, piece: str) -> Refusal | None:
    """Somebody at the face, nobody with his hands full (SM-MOVE-07)."""
    about = {"unit": unit, "piece": piece}
    if salvage.load_of(table, unit) is not None:
        return Refusal("SM-MOVE-07", "hands-full", about)
    if not climbers(table, unit, piece):
        return Refusal("SM-MOVE-07", "not-at-the-face", about)
    return None


def climb(referee: Referee, unit: str, piece: str) -> None:
    """Everybody at the face goes up as far as his Move allows, from the top down; some hang on it."""
    block = referee.table.ground.piece(piece)
    members = climbers(referee.table, unit, piece)
    down = any(referee.table.figures[f].z == block.height for f in members)
    for figure in members:
        own = referee.table.figures[figure]
        high = own.z == block.height and not own.climbing
        if down == high or own.climbing:
            _one(referee, unit, figure, block, down=down)


def _one(referee: Referee, unit: str, figure: str, block: Piece, *, down: bool) -> None:
    table = referee.table
    own = table.figures[figure]
    budget = pace.base_move(table, figure) // PRICE
    z = max(0, own.z - budget) if down else min(block.height, own.z + budget)
    spot = at(own)
    if z == block.height:
        spot = _place(table, own, block, inside=True) or spot
        if not disc_inside_polygon(spot, profile(table, figure).radius, block.polygon):
            z = own.z if own.climbing else max(1, block.height - 1)
    elif z == 0 or (down and not own.climbing):
        spot = _place(table, own, block, inside=False) or spot
    hanging = block.id if 0 < z < block.height else ""
    referee.move("SM-MOVE-07", unit, [(figure, ((*spot, z),), -1)], climbing=hanging)


def _place(table: Table, own: Figure, block: Piece, *, inside: bool) -> Point | None:
    """The nearest free place on top of a piece, or at its foot."""
    radius = profile(table, own.id).radius
    here, middle = at(own), block.polygon.centroid
    level = block.height if inside else 0
    taken = [
        (at(table.figures[f]), profile(table, f).radius)
        for f in all_standing(table)
        if f != own.id and not is_hull(table, f) and table.figures[f].z == level
    ]
    found = []
    x0, y0, x1, y1 = block.polygon.box
    step = max(40, radius // 2)
    reach = 0 if inside else radius + REACH
    for x in range(x0 - reach, x1 + reach + 1, step):
        for y in range(y0 - reach, y1 + reach + 1, step):
            spot = (x, y)
            if inside and not disc_inside_polygon(spot, radius, block.polygon):
                continue
            if not inside and not (
                room_at(table.ground, spot, radius)
                and gap_to_polygon_at_most(spot, radius, block.polygon, radius + REACH)
            ):
                continue
            if not any(discs_overlap(spot, radius, *disc) for disc in taken):
                found.append((distance(here, spot), spot))
    if found:
        return min(found)[1]
    return toward(here, middle, 0) if inside and disc_inside_polygon(here, radius, block.polygon) else None
