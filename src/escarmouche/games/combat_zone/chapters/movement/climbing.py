"""Heights: climbing faces and ladders, coming down, jumping and falling (CZ-MOVE-07)."""

from __future__ import annotations

from math import hypot

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.deeds import PIECES, Action, Deed, Scope, with_another
from escarmouche.games.combat_zone.chapters.figures import on_table, opponent, profile, side_of, where
from escarmouche.games.combat_zone.chapters.movement import obstacles
from escarmouche.games.combat_zone.chapters.terrain import CLIMB as CLIMBABLE
from escarmouche.games.combat_zone.chapters.terrain import FLAT_TOP, at_hand, touches
from escarmouche.games.combat_zone.chapters.wounds import wounds
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import ALIVE, MACHINE, Referee, Table
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import (
    Point,
    bearing,
    disc_inside_polygon,
    disc_overlaps_polygon,
    discs_overlap,
    gap_to_polygon,
)
from escarmouche.space.terrain import Ground, Piece

_HEIGHTS = LEDGER.data("CZ-MOVE-07")
FALL_FROM = 100 * _HEIGHTS["fall_threshold_cm"]
FALL_DAMAGE: str = _HEIGHTS["fall_damage"]
_DIFFICULT = LEDGER.data("CZ-MOVE-05")
JUMP_COST = 1  # the step that leaves the top (CZ-MOVE-03)
REACH = 60
"""How far the edge of a top may be from the base of one who climbs down or jumps off it."""


def climbs_near(table: Table, figure: str) -> tuple[str, ...]:
    """Pieces a figure could climb from here: those it touches on the ground, the one it stands on."""
    record = table.figures[figure]
    radius = profile(table, figure).radius
    if record.z:
        near = table.ground.pieces_near(record.x, record.y, radius + 1)
        return tuple(p.id for p in near if FLAT_TOP in p.traits and p.height == record.z)
    return tuple(p.id for p in at_hand(table.ground, where(record), radius) if CLIMBABLE in p.traits)


def climb_cost(table: Table, figure: str, piece: str) -> int:
    """Steps of difficult ground for the height: each 5 cm or part costs 2 action points (4 cm in armour)."""
    face = _piece(table, piece)
    if face is None:
        return 0
    key = "cm_combat_armour" if profile(table, figure).armour == "combat" else "cm"
    step: int = 100 * _DIFFICULT[key]
    return int(_DIFFICULT["ap"]) * -(-face.height // step)


def _piece(table: Table, id: str) -> Piece | None:
    return next((p for p in table.ground.pieces if p.id == id), None)


def why_not_climb(table: Table, figure: str, piece: str) -> Refusal | None:
    """Why a figure may not climb this face, up or down (CZ-MOVE-07)."""
    about = {"figure": figure, "piece": piece}
    face = _piece(table, piece)
    if face is None or CLIMBABLE not in face.traits or FLAT_TOP not in face.traits:
        return Refusal("CZ-MOVE-07", "no-climbing", about)
    record, printed = table.figures[figure], profile(table, figure)
    if printed.kind == MACHINE or "immobile" in printed.skills:
        return Refusal("CZ-MOVE-07", "cannot-climb", about)
    if record.z and record.z != face.height:
        return Refusal("CZ-MOVE-07", "no-climbing", about)
    if not record.z and not touches(where(record), printed.radius, face):
        apart = gap_to_polygon(where(record), printed.radius, face.polygon)
        return Refusal("CZ-MOVE-07", "not-in-contact", about, apart, "cm")
    spot = below(table, figure, face) if record.z else above(table, figure, face)
    if spot is None:
        return Refusal("CZ-MOVE-07", "no-room", about)
    return obstacles.why_not_meet(table, figure, spot, 0 if record.z else face.height)


def above(table: Table, figure: str, piece: Piece) -> Point | None:
    """Where one who climbs up stands: on the top, its base just within the edge; None if that is taken."""
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    x, y = obstacles.nearest(at, piece.polygon)
    dx, dy = x - at[0], y - at[1]
    long = hypot(dx, dy) or 1.0
    for further in range(2 * radius, 2 * radius + REACH, 10):
        spot = round(at[0] + dx / long * further), round(at[1] + dy / long * further)
        if disc_inside_polygon(spot, radius, piece.polygon) and _clear_on_top(table, figure, spot, piece):
            return spot
    centre = piece.polygon.centroid
    if disc_inside_polygon(centre, radius, piece.polygon) and _clear_on_top(table, figure, centre, piece):
        return centre
    return None


def _clear_on_top(table: Table, figure: str, spot: Point, piece: Piece) -> bool:
    radius = profile(table, figure).radius
    return not any(
        other != figure
        and table.figures[other].z == piece.height
        and discs_overlap(spot, radius, where(table.figures[other]), profile(table, other).radius)
        for other in on_table(table)
    )


def below(table: Table, figure: str, piece: Piece) -> Point | None:
    """Where one who comes down stands: in contact outside the nearest edge; None if there is no room."""
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    x, y = obstacles.nearest(at, piece.polygon)
    dx, dy = x - at[0], y - at[1]
    long = hypot(dx, dy) or 1.0
    if long > radius + REACH:
        return None
    for further in range(radius, radius + 12):
        spot = round(x + dx / long * further), round(y + dy / long * further)
        if not disc_overlaps_polygon(spot, radius, piece.polygon):
            return spot if obstacles.free(table, figure, spot) else None
    return None


def climb(referee: Referee, figure: str, piece: str) -> None:
    """Up onto the top, or down from it (CZ-MOVE-07)."""
    table = referee.table
    record, face = table.figures[figure], table.ground.piece(piece)
    spot = below(table, figure, face) if record.z else above(table, figure, face)
    if spot is None:
        referee.note("CZ-MOVE-07", "no-room", figure=figure, piece=piece)
        return
    z = 0 if record.z else face.height
    _put(referee, figure, spot, z)


def _put(referee: Referee, figure: str, spot: Point, z: int) -> None:
    record = referee.table.figures[figure]
    facing = bearing(where(record), spot)
    telling.go(referee, "CZ-MOVE-07", figure, (spot,), facing, height=z)


def why_not_jump(table: Table, figure: str, piece: str) -> Refusal | None:
    """Why a figure may not jump down: it stands on no top, or there is no room below (CZ-MOVE-07)."""
    about = {"figure": figure, "piece": piece}
    top, record = _piece(table, piece), table.figures[figure]
    if top is None or not record.z or record.z != top.height:
        return Refusal("CZ-MOVE-07", "not-on-top", about)
    spot = below(table, figure, top)
    if spot is None:
        return Refusal("CZ-MOVE-07", "no-room", about)
    return obstacles.why_not_meet(table, figure, spot, 0)


def jump(referee: Referee, figure: str, piece: str) -> None:
    """Down in one step; from more than 5 cm it hurts (CZ-MOVE-07)."""
    table = referee.table
    spot = below(table, figure, table.ground.piece(piece))
    if spot is None:
        referee.note("CZ-MOVE-07", "no-room", figure=figure, piece=piece)
        return
    fall(referee, figure, spot)


def fall(referee: Referee, figure: str, spot: Point) -> None:
    """Come down on the ground: a wound roll of the other side's without cover from more than 5 cm."""
    high = referee.table.figures[figure].z
    _put(referee, figure, spot, 0)
    if high > FALL_FROM and referee.table.figures[figure].fate == ALIVE:
        side = opponent(side_of(referee.table, figure))
        wounds.wound(referee, "CZ-MOVE-07", figure, FALL_DAMAGE, side, source=wounds.FALL)


def offers(scope: Scope) -> list[Deed]:
    """Each face at hand to be climbed, up or down; from a top one may jump as well."""
    table, figure = scope.table, scope.figure
    if not _any_face(table.ground):
        return []
    ways = (CLIMB.name, JUMP.name) if table.figures[figure].z else (CLIMB.name,)
    return [Deed(what, piece) for piece in climbs_near(table, figure) for what in ways]


@kept_with
def _any_face(ground: Ground) -> bool:
    """Whether any piece of the ground can be climbed."""
    return any(CLIMBABLE in piece.traits for piece in ground.pieces)


CLIMB = Action(
    "climb",
    offers=offers,
    needs=PIECES,
    price=climb_cost,
    why_not=why_not_climb,
    do=climb,
    leaps=True,
    moves=True,
)
JUMP = Action(
    "jump",
    offers=with_another,
    needs=PIECES,
    price=JUMP_COST,
    why_not=why_not_jump,
    do=jump,
    leaps=True,
    moves=True,
)
