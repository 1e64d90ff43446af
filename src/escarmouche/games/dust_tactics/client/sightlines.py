"""What a unit sees of each enemy on the board, for a client to draw (areas DT-LOS, DT-SAVE, DT-ARC)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from escarmouche.engine.overlays import COVER, HIDDEN, OPEN, TURNED, Arc, Outline, Reach, SightLine
from escarmouche.games.dust.chapters.attack import aiming
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.table import BOARD, FRONT, INFANTRY, LEFT, REAR, RIGHT, Table
from escarmouche.games.dust_tactics.chapters.board.arcs import in_arc
from escarmouche.games.dust_tactics.chapters.board.board import SQUARE, board_of
from escarmouche.games.dust_tactics.chapters.board.measure import apart
from escarmouche.games.dust_tactics.chapters.board.occupancy import Stand, stand_of
from escarmouche.space.grid import distance
from escarmouche.space.shapes import Point, length_inside

LIMITED = (FRONT, REAR, LEFT, RIGHT)
"""Arcs that are not all round."""
SOME, ALL = 4, 9
"""Samples of nine that are hidden: of a unit in cover, of one that is not seen."""


def sights(table: Table, unit: str) -> tuple[SightLine, ...]:
    """One line from a unit on the board to every enemy unit there: squads see as one (DT-LOS-01)."""
    record = table.units[unit]
    if record.place != BOARD or not record.figures:
        return ()
    lines = []
    for other in aiming.enemies(table, unit):
        figures = table.units[other].figures
        if table.units[other].place == BOARD and figures:
            state, rule = judged(table, unit, other)
            hidden = {HIDDEN: ALL, COVER: SOME}.get(state, 0)
            blocks = between(table, unit, other) if hidden else ()
            lines.append(SightLine(record.figures[0], figures[0], other, state, rule, hidden, blocks))
    return tuple(lines)


def rings(table: Table, unit: str) -> tuple[Reach, ...]:
    """The squares within the range of each weapon (DT-RNG-02), and within a move and one square more, where
    an assault ends; whatever is in between."""
    record, stand = table.units[unit], stand_of(table, unit)
    if record.place != BOARD or not record.figures or stand is None:
        return ()
    card = table.setting.cards[record.card]
    reaches: dict[tuple[str, str, int], list[str]] = {}
    for weapon in card.weapons:
        if not weapon.close:
            reaches.setdefault(("range", field_of(table).cites.too_far, weapon.range), []).append(weapon.name)
    if card.move and any(weapon.close for weapon in card.weapons):
        reaches["charge", "DT-MOVE-03", card.move + 1] = []
    return tuple(
        Reach(record.figures[0], name, rule, 0, tuple(dict.fromkeys(weapons)), _within(table, stand, far))
        for (name, rule, far), weapons in reaches.items()
    )


def _within(table: Table, stand: Stand, far: int) -> tuple[Outline, ...]:
    """The squares at most so far from a stand, in strips along the rows."""
    board = board_of(table)
    lit = [apart(board, stand, stand._replace(cells=(cell,))) <= far for cell in range(board.cells)]
    rows = range(board.rows)
    return tuple(s for y in rows for s in _strips(lit[y * board.columns : (y + 1) * board.columns], y))


def arcs(table: Table, unit: str) -> tuple[Arc, ...]:
    """The squares each arc of a unit's weapons holds, in strips along the rows (area DT-ARC)."""
    record, stand = table.units[unit], stand_of(table, unit)
    if record.place != BOARD or not record.figures or stand is None:
        return ()
    board, weapons = board_of(table), table.setting.cards[record.card].weapons
    drawn = []
    for arc in LIMITED:
        bearing = tuple(dict.fromkeys(weapon.name for weapon in weapons if weapon.arc == arc))
        if not bearing:
            continue
        lit = [
            cell not in stand.cells and in_arc(board, stand, arc, stand._replace(cells=(cell,)))
            for cell in range(board.cells)
        ]
        strips = [
            strip
            for y in range(board.rows)
            for strip in _strips(lit[y * board.columns : (y + 1) * board.columns], y)
        ]
        rule = aiming.arc_rule(table, unit, arc)
        drawn.append(Arc(record.figures[0], arc, rule, tuple(strips), bearing))
    return tuple(drawn)


def _strips(row: list[bool], y: int) -> Iterator[Outline]:
    """The runs of lit squares of a row, as rectangles."""
    start = 0
    for lit, run in groupby(row):
        end = start + len(list(run))
        if lit:
            x0, x1, y0, y1 = start * SQUARE, end * SQUARE, y * SQUARE, (y + 1) * SQUARE
            yield (x0, y0), (x1, y0), (x1, y1), (x0, y1)
        start = end


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
    hiding = []
    for piece, polygon in zip(table.ground.pieces, table.ground.polygons, strict=True):
        x0, y0, x1, y1 = polygon.box
        cell = board.cell((x0 + x1) // 2 // SQUARE, (y0 + y1) // 2 // SQUARE)
        hides = board.solid >> cell & 1 or two.mask >> cell & 1
        if hides and not one.mask >> cell & 1 and length_inside(start, end, polygon) > 0:
            hiding.append(piece.id)
    return tuple(hiding)


def _middle(square: tuple[int, int]) -> Point:
    return square[0] * SQUARE + SQUARE // 2, square[1] * SQUARE + SQUARE // 2
