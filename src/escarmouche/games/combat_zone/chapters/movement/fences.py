"""Chain-link fences and those who cut them: a gap to walk through instead of a climb (CZ-ACT-04)."""

from __future__ import annotations

from math import hypot
from typing import Any

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.chapters.deeds import PIECES, Action, Deed, Scope
from escarmouche.games.combat_zone.chapters.figures import profile, where
from escarmouche.games.combat_zone.chapters.terrain import WIRE, at_hand, touches
from escarmouche.games.combat_zone.chapters.things import FENCE, tear_down
from escarmouche.games.combat_zone.chapters.wounds.wounds import UNITS
from escarmouche.games.combat_zone.table import Referee, Table
from escarmouche.space.shapes import Point, gap_to_polygon, strip
from escarmouche.space.terrain import Piece

CUTTERS = "wire_cutters"
_ROW: dict[str, Any] = UNITS["equipment"][CUTTERS]
COST: int = _ROW["ap"]
GAP: int = round(100 * _ROW["gap_cm"])
"""How wide the gap is: a little more than a base."""
STUB = 50
"""What is left of a fence and shorter than this comes down with the rest."""
_CORNERS = 4


def fences_near(table: Table, figure: str) -> tuple[str, ...]:
    """The fences that the figure's base touches; on a roof there are none."""
    if table.figures[figure].z:
        return ()
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    return tuple(piece.id for piece in at_hand(table.ground, at, radius) if WIRE in piece.traits)


def why_not_cut(table: Table, figure: str, piece: str) -> Refusal | None:
    """Why a figure may not cut this: nothing to cut with, no wire, out of reach (CZ-ACT-04)."""
    about = {"figure": figure, "piece": piece}
    if CUTTERS not in profile(table, figure).kit:
        return Refusal("CZ-ACT-04", "no-wire-cutters", about)
    thing = table.things.get(piece)
    if thing is None or thing.kind != FENCE:
        return Refusal("CZ-ACT-04", "no-wire", about)
    fence = table.ground.piece(piece)
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    if table.figures[figure].z or not touches(at, radius, fence):
        apart = gap_to_polygon(at, radius, fence.polygon)
        return Refusal("CZ-ACT-04", "not-in-contact", about, apart, "cm")
    return None


def cut(referee: Referee, figure: str, piece: str) -> None:
    """Open a gap before the figure, for good and for everybody; what is left of the fence stands."""
    table = referee.table
    fence = table.ground.piece(piece)
    numbers = [int(p.id.rpartition(fence.kind)[2]) for p in table.ground.pieces if _numbered(p, fence.kind)]
    left = tuple(
        replace(fence, id=f"{fence.kind}{number}", footprint=ring)
        for number, ring in enumerate(parts(fence, where(table.figures[figure])), max(numbers, default=0) + 1)
    )
    referee.note("CZ-ACT-04", "wire-cut", figure=figure, piece=piece)
    tear_down(referee, "CZ-ACT-04", piece, left)


def _numbered(piece: Piece, kind: str) -> bool:
    return piece.id.rpartition(kind)[2].isdecimal() and kind in piece.id


def offers(scope: Scope) -> list[Deed]:
    """Each fence at hand, for one who has wire cutters."""
    if CUTTERS not in profile(scope.table, scope.figure).kit:
        return []
    return [Deed(CUT.name, piece) for piece in fences_near(scope.table, scope.figure)]


CUT = Action("cut", offers=offers, needs=PIECES, price=COST, why_not=why_not_cut, do=cut)


def parts(fence: Piece, at: Point) -> tuple[tuple[Point, ...], ...]:
    """What stands of a straight fence with a gap opposite a place; nothing of one of another shape."""
    ring = fence.polygon.points
    if len(ring) != _CORNERS:
        return ()
    a, b, c, d = ring if _length(ring[0], ring[1]) >= _length(ring[1], ring[2]) else (*ring[1:], ring[0])
    start, end = _middle(a, d), _middle(b, c)
    long, width = _length(start, end), round(_length(b, c))
    along = ((at[0] - start[0]) * (end[0] - start[0]) + (at[1] - start[1]) * (end[1] - start[1])) / long
    return tuple(
        strip(_at(start, end, low / long), _at(start, end, high / long), width)
        for low, high in ((0.0, along - GAP / 2), (along + GAP / 2, long))
        if high - low >= STUB
    )


def _length(a: Point, b: Point) -> float:
    return hypot(b[0] - a[0], b[1] - a[1])


def _middle(a: Point, b: Point) -> Point:
    return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def _at(start: Point, end: Point, part: float) -> Point:
    return round(start[0] + part * (end[0] - start[0])), round(start[1] + part * (end[1] - start[1]))
