"""What an answer is worth to a bot, where the rules' own questions are better judged than played out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import Any

from escarmouche.engine import reaction_windows
from escarmouche.engine.requests import NO_ONE, Ask, Refusal
from escarmouche.games.dust.bot import gains, weights
from escarmouche.games.dust.bot.weights import DANGER, REACHED
from escarmouche.games.dust.chapters import activation
from escarmouche.games.dust.chapters.actions import (
    ATTACK,
    FREE_ATTACK,
    FREE_MOVE,
    MARCH,
    MOVE,
    SUSTAINED,
)
from escarmouche.games.dust.chapters.attack import aiming
from escarmouche.games.dust.chapters.attack.shots import read_all
from escarmouche.games.dust.chapters.cards.cards import card_of
from escarmouche.games.dust.chapters.people import command, engineering, skills, vehicles
from escarmouche.games.dust.chapters.people.skills import paces
from escarmouche.games.dust.table import (
    ABOARD,
    AIRCRAFT,
    BOARD,
    INFANTRY,
    Table,
    opponent,
)
from escarmouche.games.dust_tactics.bot import quick_answers, setting_up
from escarmouche.games.dust_tactics.bot.appraisal import wanted
from escarmouche.games.dust_tactics.bot.moved import moved
from escarmouche.games.dust_tactics.chapters.board import engineering_on_squares
from escarmouche.games.dust_tactics.chapters.board.board import board_of
from escarmouche.games.dust_tactics.chapters.board.measure import cover_squares
from escarmouche.games.dust_tactics.chapters.movement.drafts import move_drafts
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move, mover_of
from escarmouche.space.grid import distance

REACTION = "reaction"
PLAIN = frozenset({"fort", "garrison", "crush", "losses", "share-hit", "try"})
"""Questions answered without thinking."""
MOVES = ("move", "enter")
FIRE = frozenset({ATTACK, SUSTAINED, FREE_ATTACK})
SPOTS = 22
"""Places a move is weighed at, those with a purpose first."""
PASS = 2.0
"""What it is worth to let the enemy act first, where one may; a unit that has nothing to shoot is worth more
only if it is in danger."""
COVER = 0.6
EDGE, ROOM, CROWD = 0.1, 3, 0.1
"""What it costs to stand a square nearer than `ROOM` to a short edge, and beside each unit of one's own."""
APPROACH = 0.25
"""Army points a square nearer to the enemy is worth to a unit that cannot shoot yet."""
STAFF, BEHIND, SHY = "command_squad", 4, 0.8
"""Who gives commands stays so many squares from the enemy; what each square nearer costs."""
IN_TIME, SPARED, LATER = 5 / 9, 0.5, 0.5
"""How often a reaction comes in time; how much of what its target could do it spares; what a shot is worth
that the unit would have later."""
OTHER = 0.6
"""What a special action is worth that has no figure of its own."""
SPECIALS = {
    vehicles.RELOAD: 2.5,
    command.AMMO_DROP: 1.0,
    command.HEAL: 1.5,
    command.REPAIR: 2.0,
    command.GET_MOVING: 2.5,
}
PICKED: dict[str, Callable[[Table, str, str], Refusal | None]] = {
    command.AMMO_DROP: command.why_not_officer_pick,
    command.HEAL: command.why_not_heal,
    command.REPAIR: command.why_not_repair,
    command.GET_MOVING: command.why_not_move_again,
    skills.RESURRECTION: skills.why_not_resurrect,
    skills.MAKESHIFT: partial(command.why_not_repair, itself=True),
    vehicles.MEDEVAC: vehicles.why_not_evacuate,
}
"""Actions that need somebody to profit from them, and why one does not."""


def prospects(ask: Ask, table: Table) -> Sequence[Any]:
    """Answers worth weighing, each once."""
    if ask.question in MOVES:
        return _spots(ask)
    if ask.question in setting_up.WEIGHTS:
        return setting_up.prospects(ask, table)
    if ask.question == "activate":
        return ask.options
    if ask.question == "actions":
        return _with_effect(ask, table)
    return tuple(dict.fromkeys(islice(quick_answers.candidates(ask, table), 64)))


def _with_effect(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Combinations of actions, without fire where no enemy can be in reach by then, if any are left."""
    options = tuple(dict.fromkeys(islice(quick_answers.candidates(ask, table), 64)))
    unit = ask.about["unit"]
    if quick_answers.in_reach(table, unit, gone=max(paces(table, unit))):
        return options
    return tuple(o for o in options if not any(word in FIRE for word in o)) or options


def _spots(ask: Ask) -> list[Any]:
    """Moves with a purpose, then some of the others, evenly spread."""
    drafts = ask.drafts() if ask.drafts else ()
    count = len(drafts)
    if count <= SPOTS:
        numbers: Sequence[int] = range(count)
    else:
        first = SPOTS // 3
        numbers = [*range(first), *range(first, count, max(1, (count - first) // (SPOTS - first)))]
    return list(dict.fromkeys(drafts[n] for n in numbers))


def weigh(ask: Ask, table: Table, answer: Any) -> float | None:
    """What an answer is worth; None for questions that are played out instead."""
    if ask.question == "attack":
        sustained = ask.about["context"] in aiming.STEADY
        return gains.gain(table, ask.about["unit"], ask.about["hero"], read_all(answer), sustained)
    if ask.question == "actions":
        return _actions(table, ask.about["unit"], answer)
    if ask.question in MOVES:
        return _move(table, ask.about["unit"], answer)
    if ask.question == "activate":
        return weights.activate(table, answer, PASS)
    if ask.question == REACTION:
        return _react(table, answer)
    if ask.question in setting_up.WEIGHTS:
        return setting_up.WEIGHTS[ask.question](ask, table, answer)
    if NO_ONE in ask.options:
        return 0.0 if answer == NO_ONE else 1.0
    return None


# -- what it does -------------------------------------------------------------------------------------------


def _actions(table: Table, unit: str, words: tuple[str, ...]) -> float:
    """A combination of actions: what is shot now, what a move would let it shoot, what it nears."""
    here = table.units[unit].place in (BOARD, ABOARD)
    value, place = 0.0, table
    gone = False
    for word in words:
        if word == ATTACK and (here or gone):
            value += gains.best_shot(place, unit).points * (REACHED if gone else 1.0)
        elif word == SUSTAINED and (here or gone):
            value += gains.best_shot(place, unit, aiming.SUSTAINED).points
        elif word == FREE_ATTACK:
            value += gains.best_shot(place, unit, aiming.CHARGE).points * REACHED
        elif word in (MOVE, MARCH, FREE_MOVE):
            shoots = not gone and any(w in (ATTACK, FREE_ATTACK) for w in words[words.index(word) :])
            spot, extra = _best_spot(place, unit, word, shoots)
            value += extra
            if spot is not None:
                place, gone = moved(place, unit, spot), True
        elif word in activation.SPECIALS:
            value += _special(place, unit, word, words)
    return value


def _special(table: Table, unit: str, word: str, words: tuple[str, ...]) -> float:
    """A special action; nothing where nobody could be picked, or nothing is there to be loaded."""
    record = table.units[unit]
    if word in PICKED:
        friends = [u for u in table.units.values() if u.side == record.side]
        if word == command.AMMO_DROP:
            friends = [u for u in friends if any(u.ammo)]
        if all(PICKED[word](table, unit, friend.id) for friend in friends):
            return 0.0
    if word in engineering.WORDS and not engineering_on_squares.pieces_near(
        table, unit, engineering.WORDS[word]
    ):
        return 0.0
    if word == vehicles.RELOAD and words[0] == word and not vehicles.empty_lines(table, unit):
        return 0.0
    return SPECIALS.get(word, OTHER)


def _best_spot(table: Table, unit: str, word: str, shoots: bool) -> tuple[Move | None, float]:
    """The best of a few places to go to, and what being there is worth beside the shot."""
    record = table.units[unit]
    move, march = paces(table, unit)
    if record.place not in (BOARD, ABOARD):
        return None, 1.0 + APPROACH * (march if word == MARCH else move)
    if record.place == ABOARD:
        return None, 0.5
    mover = mover_of(table, unit)
    drafts = move_drafts(table, mover, march if word == MARCH else move)
    start = standing_there(table, unit)
    best: tuple[float, Move | None, float] = (-1e9, None, 0.0)
    for n in range(min(len(drafts), 8)):
        spot = Move.read(drafts[n])
        new = moved(table, unit, spot)
        extra = standing_there(new, unit) - start
        shot = gains.best_shot(new, unit).points if shoots else 0.0
        if extra + shot > best[0]:
            best = (extra + shot, spot, extra)
    return best[1], best[2]


def _move(table: Table, unit: str, answer: tuple[int, ...]) -> float:
    """A place: what can be shot from there, what could be done to it, how near it is to what is wanted."""
    new = moved(table, unit, Move.read(answer))
    value = standing_there(new, unit)
    left = table.turn.declared[1:]
    if ATTACK in left:
        value += gains.best_shot(new, unit).points
    elif FREE_ATTACK in left:
        value += gains.best_shot(new, unit, aiming.CHARGE).points
    return value - DANGER * weights.threat(new, unit)


def standing_there(table: Table, unit: str) -> float:
    """What a place is worth by itself: cover, nearness to objectives and to enemies."""
    record, card = table.units[unit], card_of(table, unit)
    board = board_of(table)
    value = 0.0
    if card.type != AIRCRAFT:
        cell = board.cell(record.x, record.y)
        if cover_squares(board, card.type) >> cell & 1:
            value += COVER
        value -= EDGE * max(0, ROOM - min(record.x, board.columns - 1 - record.x))
        beside = (u for u in table.units.values() if u.side == record.side and u.place == BOARD)
        value -= CROWD * sum(distance(record.x, record.y, u.x, u.y) == 1 for u in beside)
        for x, y, weight in wanted(table, record.side):
            gap = distance(record.x, record.y, x, y)
            value += (
                weight
                * (
                    0.25 * max(0, 16 - gap)
                    + (4.0 if gap == 0 and card.type == INFANTRY else 0.0)
                    + (3.0 if gap == 0 else 0.0)
                )
                / 3
            )
    foes = [u for u in table.units.values() if u.side == opponent(record.side) and u.place == BOARD]
    if foes:
        near = min(distance(record.x, record.y, foe.x, foe.y) for foe in foes)
        reach = max((w.range for w in card.weapons), default=1) or 1
        staff = card.kind == STAFF
        value -= APPROACH * max(0, near - max(min(reach, 6), BEHIND if staff else 0))
        value -= SHY * max(0, BEHIND - near) if staff else 0.0
    return value


# -- reactions ----------------------------------------------------------------------------------------------


def _react(table: Table, answer: str) -> float:
    """A reaction is worth the shot it may give, less the activation it costs."""
    if answer == NO_ONE or answer in reaction_windows.ANSWERS:
        return 0.0
    target = table.turn.unit
    shot = weights.aimed(table, answer, target)
    later = gains.best_shot(table, answer, aiming.SUSTAINED).points
    points = card_of(table, target).points
    spared = shot / points * gains.best_shot(table, target).points if points else 0.0
    return IN_TIME * (shot + SPARED * spared) - LATER * later - 0.2
