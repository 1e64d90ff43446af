"""A move led by a finger or by words: names of drafts, the answer that goes to a square, the way it takes."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.options import MOVE
from escarmouche.engine.overlays import Course
from escarmouche.engine.requests import Ask
from escarmouche.engine.table import replace
from escarmouche.games.dust.table import ABOARD, BOARD, LARGE, Table
from escarmouche.games.dust_tactics.chapters.board.board import COMPASS, SQUARE, bits
from escarmouche.games.dust_tactics.chapters.movement import drafts
from escarmouche.games.dust_tactics.chapters.movement.entry import comer_on
from escarmouche.games.dust_tactics.chapters.movement.hazards import way_to
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move, Mover, mover_of
from escarmouche.games.dust_tactics.chapters.movement.move_refusals import covered
from escarmouche.games.dust_tactics.chapters.movement.movement import stays
from escarmouche.games.dust_tactics.setup.placing import Placed
from escarmouche.games.dust_tactics.setup.scenario import entry_squares
from escarmouche.space.shapes import Point


def draft_names(ask: Ask, table: Table) -> tuple[str, ...]:
    """What each proposed move is for; those to any other place have no name."""
    if not goes(ask) or not ask.drafts:
        return ()
    unit, points = ask.actor, ask.about["points"]
    if not there(table, unit):
        return ()
    moves = drafts.move_drafts(table, mover_of(table, unit), points, table.turn.diagonal)
    record = table.units[unit]
    here = (record.x, record.y, record.level, record.facing)
    named: list[str] = []
    told: set[Any] = set()
    for n, name in enumerate(moves.names()):
        place = moves[n]
        stays_put = record.place == BOARD and tuple(place) == here and name != drafts.HOLD
        named.append("" if place in told or stays_put or not moves.serves(n) else name)
        if named[-1]:
            told.add(place)  # a place has one name: the first thing it serves for
    return (*named, *("",) * (len(ask.drafts()) - len(named)))


def goes(ask: Ask) -> bool:
    """Whether a unit goes where the answer says, onto the board or over it."""
    return ask.kind == "place" and ask.intent == MOVE


def there(table: Table, unit: str) -> bool:
    """Whether a unit sets out from the board, or from a machine on it."""
    return table.units[unit].place in (BOARD, ABOARD)


def follow(ask: Ask, table: Table, point: tuple[int, int]) -> Any:
    """The unit led to the square of a point, facing as it would by itself; None for other questions."""
    x, y = point[0] // SQUARE, point[1] // SQUARE
    if not goes(ask):
        if ask.kind != "place" or not ask.drafts:
            return None
        return replace(Placed.read(ask.drafts()[0]), x=x, y=y).code()
    unit = ask.actor
    record = table.units[unit]
    for draft in ask.drafts() if ask.drafts else ():
        move = Move.read(draft)
        if (move.x, move.y) == (x, y):
            return draft
    mover = mover_of(table, unit)
    if mover.card.size == LARGE:
        return Move(x, y, record.level, record.facing).code()
    facing = drafts.faced(table, mover, mover.board.cell(x, y), 0) if mover.board.has(x, y) else record.facing
    return Move(x, y, 0, facing).code()


def course(ask: Ask, table: Table, value: Any) -> Course | None:
    """The squares an allowed move leads over, from middle to middle, and what they cost (DT-MOVE-03)."""
    if not goes(ask):
        return None
    unit, points = ask.actor, ask.about["points"]
    moves = there(table, unit)
    mover = mover_of(table, unit) if moves else comer_on(table, unit, entry_squares(table, unit))
    move = Move.read(value)
    if mover.here and stays(table, mover, move):
        return Course((), 0, points)
    way, cost, _ = way_to(mover, move, points, moves and table.turn.diagonal)
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
    if not goes(ask):
        return _placed(ask, (x, y), kind, turned).code()
    unit = ask.actor
    move = Move.read(follow(ask, table, (x * SQUARE, y * SQUARE)))
    if level is not None and move.level != level:
        move = Move(x, y, level, move.facing)
    if turned is not None:
        move = _turned(table, unit, move, turned)
    if len(way) > 1:
        floor = table.units[unit].level if level is None else level
        move = replace(move, way=(*((*step, floor) for step in way[:-1]), (x, y, move.level)))
    return move.code()


def _placed(ask: Ask, at: tuple[int, int], kind: str, facing: int | None) -> Placed:
    """What is put down on a square: of the kinds the question lets choose, or like its ready-made answers."""
    if "kinds" in ask.about:
        return Placed(*at, kind)
    first = Placed.read(ask.drafts()[0]) if ask.drafts else Placed(0, 0)
    turns = facing is not None and type(first.what) is int
    return Placed(*at, facing if turns else first.what)


def _turned(table: Table, unit: str, move: Move, facing: int) -> Move:
    """The same end with another facing: a Large unit is told by its front square."""
    dx, dy = 0, 0
    if table.setting.cards[table.units[unit].card].size == LARGE and (facing - move.facing) % 8 == 4:
        dx, dy = COMPASS[move.facing]
    return Move(move.x - dx, move.y - dy, move.level, facing)
