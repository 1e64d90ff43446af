"""A move led by a finger or by words: names of drafts, the answer that goes to a square, the way it takes."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.reach import Course
from escarmouche.engine.requests import Ask
from escarmouche.games.dust.table import LARGE, Table
from escarmouche.games.dust_tactics import drafts
from escarmouche.games.dust_tactics.blame import covered
from escarmouche.games.dust_tactics.board import COMPASS, SQUARE, bits
from escarmouche.games.dust_tactics.entry import comer_on
from escarmouche.games.dust_tactics.hazards import way_to
from escarmouche.games.dust_tactics.movement import stays
from escarmouche.games.dust_tactics.scenario import entry_squares
from escarmouche.games.dust_tactics.ways import Mover, mover_of
from escarmouche.space.shapes import Point

PLACED = ("terrain", "objective", "fort")
MOVES = ("move", "enter")


def draft_names(ask: Ask, table: Table) -> tuple[str, ...]:
    """What each proposed move is for; those to any other place have no name."""
    if ask.question != "move" or not ask.drafts:
        return ()
    unit, points = ask.about["unit"], ask.about["points"]
    moves = drafts.move_drafts(table, mover_of(table, unit), points, table.turn.diagonal)
    named = [name if moves.serves(n) else "" for n, name in enumerate(moves.names())]
    return (*named, *("",) * (len(ask.drafts()) - len(named)))


def follow(ask: Ask, table: Table, point: tuple[int, int]) -> Any:
    """The unit led to the square of a point, facing as it would by itself; None for other questions."""
    x, y = point[0] // SQUARE, point[1] // SQUARE
    if ask.question in PLACED and ask.kind == "place" and ask.drafts:
        sample = ask.drafts()[0]
        return (*sample[:-2], x, y)
    if ask.question not in MOVES:
        return None
    unit = ask.about["unit"]
    record = table.units[unit]
    for value in ask.drafts() if ask.drafts else ():
        if value[:2] == (x, y):
            return value
    mover = mover_of(table, unit)
    if mover.card.size == LARGE:
        return x, y, record.level, record.facing
    facing = drafts.faced(table, mover, mover.board.cell(x, y), 0) if mover.board.has(x, y) else record.facing
    return x, y, 0, facing


def course(ask: Ask, table: Table, value: Any) -> Course | None:
    """The squares an allowed move leads over, from middle to middle, and what they cost (DT-MOVE-03)."""
    if ask.question not in MOVES:
        return None
    unit, points = ask.about["unit"], ask.about["points"]
    moves = ask.question == "move"
    mover = mover_of(table, unit) if moves else comer_on(table, unit, entry_squares(table, unit))
    if mover.here and stays(table, mover, value):
        return Course((), 0, points)
    way, cost, _ = way_to(mover, value, points, moves and table.turn.diagonal)
    return Course(tuple(_middle(mover, *step) for step in way), cost, points)


def _middle(mover: Mover, square: int, shape: int) -> Point:
    """The middle of the squares of a position."""
    board = mover.board
    places = [
        board.place(cell % board.cells) for cell in bits(covered(board, mover.card.size, square, shape))
    ]
    x, y = (sum(place[n] for place in places) * SQUARE // len(places) + SQUARE // 2 for n in (0, 1))
    return x, y


def lead(
    ask: Ask,
    table: Table,
    way: tuple[tuple[int, int], ...],
    kind: str = "",
    facing: int | None = None,
    level: int | None = None,
) -> Any:
    """The answer that ends in the last square of a way; what is not told is as it would be by itself.

    `facing` is in degrees counter-clockwise from east, as in a scene.
    """
    x, y = way[-1]
    turned = None if facing is None else (90 - facing) // 45 % 8
    if ask.question == "terrain":
        return kind, x, y
    if ask.question == "objective":
        return x, y
    if ask.question == "fort":
        return (ask.drafts()[0][0] if ask.drafts else 0) if turned is None else turned, x, y
    usual = follow(ask, table, (x * SQUARE, y * SQUARE))
    if level is not None and usual[2] != level:
        usual = (x, y, level, usual[3])
    if turned is not None:
        usual = (*_anchored(table, ask.about["unit"], usual, turned), usual[2], turned)
    if len(way) == 1:
        return usual
    floor = table.units[ask.about["unit"]].level if level is None else level
    return (*usual[:4], (*((*step, floor) for step in way[:-1]), (x, y, usual[2])))


def _anchored(table: Table, unit: str, value: tuple[int, ...], facing: int) -> tuple[int, int]:
    """The square a unit is told by once it faces another way: a Large one is told by its front square."""
    x, y, _, old = value[:4]
    if table.setting.cards[table.units[unit].card].size != LARGE or (facing - old) % 8 != 4:
        return x, y
    dx, dy = COMPASS[old]
    return x - dx, y - dy
