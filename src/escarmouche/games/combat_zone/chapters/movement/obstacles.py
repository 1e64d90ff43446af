"""Crossing low pieces: over a wall, a barricade, a window sill, straight to the far side (CZ-ACT-04)."""

from __future__ import annotations

from math import hypot

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.deeds import GENERIC, PIECES, Action, Deed, Scope
from escarmouche.games.combat_zone.chapters.figures import enemies, on_table, profile, touching, where
from escarmouche.games.combat_zone.chapters.terrain import at_hand, obstacle, stops, touches
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import PANICKED, Referee, Table
from escarmouche.space.shapes import (
    Point,
    Polygon,
    bearing,
    disc_overlaps_polygon,
    discs_overlap,
    gap_at_most,
    gap_to_polygon,
    length_inside,
)
from escarmouche.space.sweep import within
from escarmouche.space.terrain import Piece

COST: int = LEDGER.data("CZ-ACT-04")["ap"]
HIGHEST, DEEPEST = 300, 250  # CZ-ACT-04, hundredths of a centimetre
_SLACK = 12
"""How much farther a rounded landing may lie, in hundredths of a centimetre."""


def obstacles_near(table: Table, figure: str) -> tuple[str, ...]:
    """Obstacles that the figure's base touches; on a roof there are none."""
    if table.figures[figure].z:
        return ()
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    return tuple(piece.id for piece in at_hand(table.ground, at, radius) if obstacle(piece))


def why_not_cross(table: Table, figure: str, piece: str) -> Refusal | None:
    """Why a figure may not cross this piece: not in contact, too high or deep, no room beyond (CZ-ACT-04)."""
    about = {"figure": figure, "piece": piece}
    hurdle = next((p for p in table.ground.pieces if p.id == piece), None)
    if hurdle is None or not obstacle(hurdle):
        return Refusal("CZ-ACT-04", "no-obstacle", about)
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    if table.figures[figure].z or not touches(at, radius, hurdle):
        apart = gap_to_polygon(at, radius, hurdle.polygon)
        return Refusal("CZ-ACT-04", "not-in-contact", about, apart, "cm")
    if hurdle.height > HIGHEST:
        return Refusal("CZ-ACT-04", "too-high", about, hurdle.height - HIGHEST, "cm")
    if (deep := depth(at, hurdle.polygon)) > DEEPEST:
        return Refusal("CZ-ACT-04", "too-deep", about, deep - DEEPEST, "cm")
    spot = landing(at, radius, hurdle)
    if spot is None or not free(table, figure, spot):
        return Refusal("CZ-ACT-04", "no-room-beyond", about)
    return why_not_meet(table, figure, spot, 0)


def why_not_meet(table: Table, figure: str, spot: Point, z: int) -> Refusal | None:
    """A panicked figure does not go where it touches an enemy it does not touch yet (CZ-REAC-13)."""
    if PANICKED not in table.figures[figure].states:
        return None
    radius = profile(table, figure).radius
    for enemy in enemies(table, figure):
        record = table.figures[enemy]
        meets = record.z == z and gap_at_most(
            spot, radius, (record.x, record.y), profile(table, enemy).radius, 0
        )
        if meets and not touching(table, figure, enemy):
            return Refusal("CZ-REAC-13", "panicked", {"figure": figure, "enemy": enemy})
    return None


def nearest(at: Point, polygon: Polygon) -> tuple[float, float]:
    """The point of an outline nearest to a place."""
    best, point = float("inf"), (float(at[0]), float(at[1]))
    for ax, ay, bx, by in polygon.edges:
        ux, uy = bx - ax, by - ay
        part = ((at[0] - ax) * ux + (at[1] - ay) * uy) / (ux * ux + uy * uy)
        part = min(1.0, max(0.0, part))
        x, y = ax + part * ux, ay + part * uy
        far = hypot(at[0] - x, at[1] - y)
        if far < best:
            best, point = far, (x, y)
    return point


def _across(at: Point, polygon: Polygon) -> tuple[float, float]:
    """The direction straight over the piece, of length 1."""
    x, y = nearest(at, polygon)
    dx, dy = x - at[0], y - at[1]
    long = hypot(dx, dy) or 1.0
    return dx / long, dy / long


def depth(at: Point, polygon: Polygon) -> int:
    """How deep the piece is straight ahead of a base that touches it."""
    ux, uy = _across(at, polygon)
    beyond = 100_000
    return length_inside(at, (round(at[0] + ux * beyond), round(at[1] + uy * beyond)), polygon)


def landing(at: Point, radius: int, piece: Piece) -> Point | None:
    """Where a base ends that crosses: in contact on the far side, directly opposite; None where it cannot."""
    polygon = piece.polygon
    ux, uy = _across(at, polygon)
    start = 2 * radius + depth(at, polygon) - 2
    for more in range(_SLACK):
        spot = round(at[0] + ux * (start + more)), round(at[1] + uy * (start + more))
        if not disc_overlaps_polygon(spot, radius, polygon) and spot != at:
            return spot if touches(spot, radius, piece) else None
    return None


def free(table: Table, figure: str, spot: Point) -> bool:
    """Whether a base may stand there: on the table, clear of other bases and of what stops walking."""
    radius = profile(table, figure).radius
    ground = table.ground
    if not within((0, 0, ground.width, ground.depth), *spot, radius):
        return False
    for other in on_table(table):
        record = table.figures[other]
        if other != figure and discs_overlap(spot, radius, where(record), profile(table, other).radius):
            return False
    return not any(
        stops(ground.pieces[n]) and disc_overlaps_polygon(spot, radius, ground.polygons[n])
        for n in ground.numbers_near(*spot, radius)
    )


def cross(referee: Referee, figure: str, piece: str) -> None:
    """Over to the far side; whoever crosses gets up from cover (CZ-ACT-05) and faces the way it went."""
    table = referee.table
    record = table.figures[figure]
    at, radius = where(record), profile(table, figure).radius
    spot = landing(at, radius, table.ground.piece(piece))
    if spot is None or not free(table, figure, spot):
        referee.note("CZ-ACT-04", "no-room-beyond", figure=figure, piece=piece)
        return
    telling.go(referee, "CZ-ACT-04", figure, (spot,), bearing(at, spot))


def offers(scope: Scope) -> list[Deed]:
    """Each obstacle at hand."""
    return [Deed(CROSS.name, piece) for piece in obstacles_near(scope.table, scope.figure)]


CROSS = Action(
    "cross",
    offers=offers,
    needs=PIECES,
    price=GENERIC["cross_obstacle"],
    why_not=why_not_cross,
    do=cross,
    leaps=True,
)
