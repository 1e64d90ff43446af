"""Coming onto the board: from its edge, out of reserve (DT-SETUP-05, DT-SETUP-06, DT-SETUP-10)."""

from __future__ import annotations

from functools import partial

from escarmouche.engine.options import MOVE
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.actions import GOING, MARCH, NOTHING
from escarmouche.games.dust.chapters.attack.reaction import stops_a_march
from escarmouche.games.dust.chapters.people.skills import paces
from escarmouche.games.dust.table import BOARD, HUGE, LARGE, NORMAL, RESERVE, Referee, Table
from escarmouche.games.dust_tactics.chapters.board.board import COMPASS, Board, board_of
from escarmouche.games.dust_tactics.chapters.movement.drafts import move_drafts
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move, Mover, ahead, comer_of, reach_of
from escarmouche.games.dust_tactics.chapters.movement.movement import carry_out, judge
from escarmouche.games.dust_tactics.chapters.movement.reachable import Shapes
from escarmouche.games.dust_tactics.setup.scenario import entry_squares
from escarmouche.space.memory import kept_with

WHOLLY = 2
"""Squares a Large or Huge unit moves before it is wholly on the board (DT-SETUP-06)."""


def enter(referee: Referee, unit: str, points: int) -> None:
    """A Move or March that brings a unit onto the board; with no free square it does Nothing (DT-SETUP-05).

    A March stops after the Move value for the reaction and books what is left of it (DT-REACT-07).
    """
    table = referee.table
    record, turn = table.units[unit], table.turn
    rule = "DT-SETUP-10" if record.place == RESERVE else "DT-SETUP-05"
    move, march = paces(table, unit)
    leg = points
    if points == march > move and turn.declared[:1] == ("march",) and stops_a_march(table):
        leg = max(move, least(table, unit))
    comer = comer_on(table, unit, entry_squares(table, unit))
    if turn.hazards:
        referee.book(hazards=())
    if why_not_enter(table, unit, leg):
        referee.note("DT-SETUP-05", "no-entry", unit=unit)
        referee.book(spare=-1, diagonal=False)
        return
    value = referee.place(
        rule,
        record.side,
        "enter",
        partial(judge, table, comer, leg, rule=rule),
        partial(move_drafts, table, comer, leg),
        intent=MOVE,
        actor=unit,
        form=Move,
        unit=unit,
        points=leg,
    )
    cost, diagonal = carry_out(referee, rule, comer, Move.read(value), leg)
    if leg != points and referee.table.units[unit].place == BOARD:
        referee.book(spare=max(points - cost, 0), diagonal=diagonal)


def first_words(table: Table, unit: str) -> tuple[tuple[str, ...], str, str]:
    """What a unit not on the board must do first, and the rule and reason of a refusal."""
    first, rule, reason = GOING, "DT-SETUP-05", "enter-first"
    if table.setting.cards[table.units[unit].card].size != NORMAL and paces(table, unit)[0] < WHOLLY:
        first, rule, reason = (MARCH,), "DT-SETUP-06", "march-to-enter"
    if table.units[unit].place == RESERVE:
        first, rule = (*first, NOTHING), "DT-SETUP-10"
    return first, rule, reason


def least(table: Table, unit: str) -> int:
    """The points it takes to be wholly on the board."""
    return 1 if table.setting.cards[table.units[unit].card].size == NORMAL else WHOLLY


def why_not_enter(table: Table, unit: str, points: int) -> Refusal | None:
    """Why a unit cannot come onto the board with these points (DT-SETUP-05, DT-SETUP-06)."""
    needed = least(table, unit)
    if points < needed:
        return Refusal("DT-SETUP-06", "not-wholly-on", {"unit": unit}, needed - points, "squares")
    comer = comer_on(table, unit, entry_squares(table, unit))
    if not any(comer.ends(reach_of(comer, points))):
        return Refusal("DT-SETUP-05", "no-free-square", {"unit": unit})
    return None


def comer_on(table: Table, unit: str, squares: tuple[tuple[int, int], ...]) -> Mover:
    """A unit about to come over the edges of the board into these squares."""
    board = board_of(table)
    size = table.setting.cards[table.units[unit].card].size
    mask = 0
    for x, y in squares:
        mask |= 1 << board.cell(x, y)
    return comer_of(table, unit, *entries(board, mask, size))


@kept_with
def entries(board: Board, squares: int, size: str) -> tuple[Shapes, int]:
    """The positions of a unit just come in by these squares, straight from the edge, and what they cost."""
    if size not in (LARGE, HUGE):
        return (squares,), 1
    total: Shapes = (0, 0) if size == LARGE else (0,)
    for facing in (0, 2, 4, 6):
        over = squares & _edge(board, facing)
        beside = over & (
            _shifted(board, squares, (facing + 2) % 8) | _shifted(board, squares, (facing + 6) % 8)
        )
        inward, _ = ahead(board, beside, facing, size)
        total = tuple([a | b for a, b in zip(total, inward, strict=True)])
    return total, WHOLLY


def _edge(board: Board, facing: int) -> int:
    """The squares along the edge over which one comes in with this facing."""
    dx, dy = COMPASS[facing]
    squares = 0
    for cell in range(board.cells):
        x, y = board.place(cell)
        if not board.has(x - dx, y - dy):
            squares |= 1 << cell
    return squares


def _shifted(board: Board, squares: int, facing: int) -> int:
    """The squares with one of these next to them that way: a corner belongs to the edge of its neighbour."""
    dx, dy = COMPASS[facing]
    shifted = 0
    for cell in range(board.cells):
        x, y = board.place(cell)
        if board.has(x + dx, y + dy) and squares >> board.cell(x + dx, y + dy) & 1:
            shifted |= 1 << cell
    return shifted
