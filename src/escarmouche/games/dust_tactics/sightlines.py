"""What a unit sees of each enemy on the board, for a client to draw (areas DT-LOS, DT-SAVE, DT-ARC)."""

from __future__ import annotations

from escarmouche.engine.sightline import COVER, HIDDEN, OPEN, TURNED, SightLine
from escarmouche.games.dust import aiming
from escarmouche.games.dust.field import field_of
from escarmouche.games.dust.table import BOARD, INFANTRY, Table
from escarmouche.games.dust_tactics.board import SQUARE, board_of
from escarmouche.games.dust_tactics.occupancy import stand_of
from escarmouche.space.grid import distance
from escarmouche.space.shapes import Point, length_inside

SOME, ALL = 4, 9
"""Samples of nine that are hidden: of a unit in cover, of one that is not seen."""


def sights(table: Table, unit: str) -> tuple[SightLine, ...]:
    """One line from a unit on the board to every enemy unit there: squads see as one (DT-LOS-01)."""
    record = table.units[unit]
    if record.place != BOARD or not record.figures:
        return ()
    found = []
    for other in aiming.enemies(table, unit):
        figures = table.units[other].figures
        if table.units[other].place == BOARD and figures:
            state, rule = judged(table, unit, other)
            hidden = {HIDDEN: ALL, COVER: SOME}.get(state, 0)
            blocks = between(table, unit, other) if hidden else ()
            found.append(SightLine(record.figures[0], figures[0], other, state, rule, hidden, blocks))
    return tuple(found)


def judged(table: Table, unit: str, other: str) -> tuple[str, str]:
    """How a unit sees another, and the rule that says so."""
    field = field_of(table)
    if not field.sees(table, unit, other):
        return HIDDEN, field.hidden_by(table, unit, other)
    card = table.setting.cards[table.units[unit].card]
    arcs = [weapon.arc for weapon in card.weapons]
    if card.type != INFANTRY and not any(field.in_arc(table, unit, arc, other) for arc in arcs):
        return TURNED, aiming.arc_rule(table, unit, arcs[0]) if arcs else "DT-ARC-01"
    return (COVER, "DT-SAVE-02") if field.in_cover(table, other, unit) else (OPEN, "DT-LOS-01")


def between(table: Table, unit: str, other: str) -> tuple[str, ...]:
    """The terrain on the line between two units that can hide somebody, or that the other stands in."""
    board, one, two = board_of(table), stand_of(table, unit), stand_of(table, other)
    if one is None or two is None:
        return ()
    pairs = [(board.place(p), board.place(q)) for p in one.cells for q in two.cells]
    a, b = min(pairs, key=lambda pair: distance(*pair[0], *pair[1]))
    start, end = _middle(a), _middle(b)
    found = []
    for piece, polygon in zip(table.ground.pieces, table.ground.polygons, strict=True):
        x0, y0, x1, y1 = polygon.box
        cell = board.cell((x0 + x1) // 2 // SQUARE, (y0 + y1) // 2 // SQUARE)
        hides = board.solid >> cell & 1 or two.mask >> cell & 1
        if hides and not one.mask >> cell & 1 and length_inside(start, end, polygon) > 0:
            found.append(piece.id)
    return tuple(found)


def _middle(square: tuple[int, int]) -> Point:
    return square[0] * SQUARE + SQUARE // 2, square[1] * SQUARE + SQUARE // 2
