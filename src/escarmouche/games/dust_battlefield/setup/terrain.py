"""Terrain laid by the players: piece by piece in turn, or all of it by one of them (DB-SETUP-02)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from escarmouche.engine.options import PLACE, WHAT, WHERE
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust_battlefield.chapters.ground.kinds import KINDS
from escarmouche.games.dust_battlefield.chapters.movement import placing
from escarmouche.games.dust_battlefield.chapters.movement.judging import is_point
from escarmouche.games.dust_battlefield.table import SIDES, Referee, Table
from escarmouche.space.rectangles import gap_of_polygons, inside_bounds
from escarmouche.space.shapes import Point, Polygon

PLAYERS, ALONE = "players", "alone"
"""Values of the option `terrain`: laid in turn, or by the first side alone, and the other picks its edge."""
KIT = ("wood", "wood", "hedge", "hedge", "rubble", "rock", "crates", "gully")
"""What there is to lay: a ruling, a table of the usual fullness."""
APART = 500
"""How far pieces lie from each other and from the edges, so that all of them can be walked round."""
ALONG, ACROSS = "along", "across"
TURNS = {ALONG: 0, ACROSS: 90}


def laid_by(table: Table) -> str:
    """The side that lays all terrain alone; nobody where there is a map or both do."""
    return SIDES[0] if table.setting.options.get("terrain") == ALONE else ""


def outline(kind: str, at: Point, turn: str) -> Polygon:
    """What a piece of the kit covers."""
    return Polygon(KINDS.block(kind, at, TURNS[turn]))


def why_not_lay(table: Table, kind: str, turn: str, at: Any) -> Refusal | None:
    """Why a piece may not lie there: off the table, too near to an edge or to another piece."""
    about = {"kind": kind}
    if not is_point(at):
        return Refusal("DB-SETUP-02", "not-a-point", about)
    polygon = outline(kind, at, turn)
    if not inside_bounds(polygon, table.ground.width, table.ground.depth):
        return Refusal("DB-SETUP-02", "off-the-table", about)
    x0, y0, x1, y1 = polygon.box
    edge = APART - min(x0, y0, table.ground.width - x1, table.ground.depth - y1)
    if edge > 0:
        return Refusal("DB-SETUP-02", "too-near-the-edges", about, edge, "cm")
    for piece, other in zip(table.ground.pieces, table.ground.polygons, strict=True):
        if (near := APART - gap_of_polygons(polygon, other)) > 0:
            return Refusal("DB-SETUP-02", "too-near", {**about, "piece": piece.id}, near, "cm")
    return None


def spots(table: Table, kind: str, turn: str) -> Iterator[Point]:
    """Points where a piece may lie, spread over the table."""
    for at in placing.lattice(table):
        if why_not_lay(table, kind, turn, at) is None:
            yield at


def lay(referee: Referee) -> None:
    """One piece a step: which, how turned, where; then who attacks (DB-SETUP-02)."""
    table = referee.table
    placed = table.turn.placed
    left = list(KIT)
    for piece in table.ground.pieces:
        left.remove(piece.kind)
    side = laid_by(table) or SIDES[placed % 2]
    referee.book(activation=f"terrain/{placed}", active=side)
    if not left:
        referee.book(step="sides", activation="sides", placed=0)
        return
    kind = referee.ask("DB-SETUP-02", side, "terrain", tuple(dict.fromkeys(left)), part=WHAT)
    turn = referee.ask("DB-SETUP-02", side, "terrain-turn", (ALONG, ACROSS), part=WHERE, kind=kind)
    ready = tuple(spots(table, kind, turn))
    at: Point = referee.place(
        "DB-SETUP-02", side, "terrain-where", partial(why_not_lay, table, kind, turn), lambda: ready[:12],
        intent=PLACE, kind=kind,
    )  # fmt: skip
    piece = KINDS.piece(f"{kind}-{placed + 1}", kind, KINDS.block(kind, at, TURNS[turn]), None)
    referee.change("DB-SETUP-02", "ground", pieces=(*table.ground.pieces, piece))
    referee.book(placed=placed + 1)
