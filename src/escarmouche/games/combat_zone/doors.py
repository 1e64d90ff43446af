"""Doors: opened and closed in contact, held, locked, smashed by creatures (CZ-ACT-02, CZ-TERR-04)."""

from __future__ import annotations

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.field import enemies, on_table, profile, where
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import ROUTED, STUNNED, Referee, Table
from escarmouche.games.combat_zone.terrain import (
    DOOR,
    IMPASSABLE,
    IMPREGNABLE,
    LOCKED,
    OPEN,
    STRONG,
    at_hand,
    touches,
)
from escarmouche.space.shapes import Point, disc_overlaps_polygon, gap_to_polygon
from escarmouche.space.terrain import OPAQUE, Piece

COST: int = LEDGER.data("CZ-ACT-02")["ap"]
SMASH_COSTS: dict[str, int | None] = LEDGER.data("CZ-TERR-04")["smash_ap"]
SMASH = "smash_doors"


def doors_near(table: Table, figure: str) -> tuple[str, ...]:
    """Doors whose leaf or frame the figure's base touches."""
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    return tuple(piece.id for piece in at_hand(table.ground, at, radius) if DOOR in piece.traits)


def strength(piece: Piece) -> str:
    """normal, strong or impregnable (CZ-TERR-04)."""
    return next((s for s in (STRONG, IMPREGNABLE) if s in piece.traits), "normal")


def why_not_reach(table: Table, figure: str, door: str, rule: str) -> Refusal | None:
    """Why a figure cannot lay hands on a door: there is none, or it is not in contact."""
    piece = next((p for p in table.ground.pieces if p.id == door), None)
    if piece is None or DOOR not in piece.traits:
        return Refusal(rule, "no-door", {"figure": figure, "door": door})
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    if not touches(at, radius, piece):
        apart = gap_to_polygon(at, radius, piece.polygon)
        return Refusal(rule, "not-in-contact", {"figure": figure, "door": door}, apart, "cm")
    return None


def why_not_door(table: Table, figure: str, door: str) -> Refusal | None:
    """Why a figure may not open or close this door (CZ-ACT-02)."""
    if refusal := why_not_reach(table, figure, door, "CZ-ACT-02"):
        return refusal
    piece = table.ground.piece(door)
    about = {"figure": figure, "door": door}
    if LOCKED in piece.traits and OPEN not in piece.traits:
        return Refusal("CZ-ACT-02", "locked", about)
    if holder := held_by(table, figure, piece):
        return Refusal("CZ-ACT-02", "held", {**about, "holder": holder})
    if OPEN in piece.traits and (standing := in_doorway(table, piece)):
        return Refusal("CZ-ACT-02", "doorway-taken", {**about, "by": standing})
    return None


def held_by(table: Table, figure: str, piece: Piece) -> str:
    """An enemy in contact with the other side of the door, able to hold it; empty if there is none."""
    mine = face(piece, where(table.figures[figure]))
    for enemy in enemies(table, figure):
        record = table.figures[enemy]
        if record.states & {ROUTED, STUNNED}:
            continue
        at = where(record)
        if touches(at, profile(table, enemy).radius, piece) and face(piece, at) == -mine:
            return enemy
    return ""


def face(piece: Piece, at: Point) -> int:
    """On which side of a door's leaf a point lies: 1 or -1, 0 in line with it."""
    x0, y0, x1, y1 = piece.polygon.box
    ring = piece.polygon.points
    a, b = max(zip(ring, (*ring[1:], ring[0]), strict=True), key=_length)
    across = (b[0] - a[0]) * (2 * at[1] - y0 - y1) - (b[1] - a[1]) * (2 * at[0] - x0 - x1)
    return (across > 0) - (across < 0)


def _length(edge: tuple[Point, Point]) -> int:
    (ax, ay), (bx, by) = edge
    return (bx - ax) ** 2 + (by - ay) ** 2


def in_doorway(table: Table, piece: Piece) -> str:
    """A figure whose base is in the opening; empty if there is none."""
    for figure in on_table(table):
        if disc_overlaps_polygon(where(table.figures[figure]), profile(table, figure).radius, piece.polygon):
            return figure
    return ""


def toggle(referee: Referee, figure: str, door: str) -> None:
    """Open a closed door, close an open one: a closed one blocks sight and movement (CZ-ACT-02)."""
    piece = referee.table.ground.piece(door)
    if OPEN in piece.traits:
        traits = piece.traits - {OPEN} | {OPAQUE, IMPASSABLE}
    else:
        traits = piece.traits - {OPAQUE, IMPASSABLE} | {OPEN}
    referee.change("CZ-ACT-02", "ground", piece=replace(piece, traits=traits))
    referee.note("CZ-ACT-02", "door", figure=figure, door=door, open=OPEN in traits)


def unlock(referee: Referee, rule: str, door: str) -> None:
    """The lock gives way; the door is still closed."""
    piece = referee.table.ground.piece(door)
    referee.change(rule, "ground", piece=replace(piece, traits=piece.traits - {LOCKED}))


def smash_cost(table: Table, door: str) -> int:
    """Action points to break a door; 0 for one that cannot be (CZ-TERR-04)."""
    piece = next((p for p in table.ground.pieces if p.id == door), None)
    return (SMASH_COSTS[strength(piece)] or 0) if piece else 0


def why_not_smash(table: Table, figure: str, door: str) -> Refusal | None:
    """Why a figure may not break this door down: only creatures with the ability may (CZ-TERR-04)."""
    if SMASH not in profile(table, figure).skills:
        return Refusal("CZ-TERR-04", "no-such-ability", {"figure": figure})
    if refusal := why_not_reach(table, figure, door, "CZ-TERR-04"):
        return refusal
    piece = table.ground.piece(door)
    about = {"figure": figure, "door": door}
    if OPEN in piece.traits:
        return Refusal("CZ-TERR-04", "door-open", about)
    if SMASH_COSTS[strength(piece)] is None:
        return Refusal("CZ-TERR-04", "impregnable", about)
    return None


def smash(referee: Referee, figure: str, door: str) -> None:
    """The door is gone for good."""
    referee.note("CZ-TERR-04", "door-smashed", figure=figure, door=door)
    referee.change("CZ-TERR-04", "ground", without=door)
