"""What an answer is worth to a bot, where the rules' own questions are better judged than played out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.table import kept
from escarmouche.games.dust.bot import gains, weights
from escarmouche.games.dust.bot.weights import DANGER, REACHED
from escarmouche.games.dust.chapters.actions import ATTACK, FREE_ATTACK, FREE_MOVE, MARCH, MOVE, SUSTAINED
from escarmouche.games.dust.chapters.attack import aiming
from escarmouche.games.dust.chapters.attack.shots import read_all
from escarmouche.games.dust.chapters.cards.cards import card_of
from escarmouche.games.dust.chapters.people.skills import paces
from escarmouche.games.dust.table import ABOARD, AIRCRAFT, BOARD, OBJECTIVE, Turn, opponent, things_of
from escarmouche.games.dust_battlefield.bot import quick_answers
from escarmouche.games.dust_battlefield.bot.appraisal import wants
from escarmouche.games.dust_battlefield.chapters import objectives
from escarmouche.games.dust_battlefield.chapters.ground import bodies, sight
from escarmouche.games.dust_battlefield.chapters.movement.drafts import move_drafts
from escarmouche.games.dust_battlefield.chapters.movement.judging import Allowance, Value
from escarmouche.games.dust_battlefield.table import Table

PLAIN = frozenset(
    {
        "first", "edge", "quarter", "fort", "losses", "share-hit", "exposed-losses", "floor", "floor-hit",
        "terrain", "terrain-turn", "terrain-where", "objective", "reserves", "arrive-with", "ambush",
        "lay-template", "flame", "deploy", "ambush-where", "react-turn",
    }
)  # fmt: skip
"""Questions answered without thinking: what is proposed for them is the best there is, or as good."""
SETTLED = frozenset({"attack"})
"""Questions whose first guess is taken: the odds of a declaration tell more than a few trials of it."""
GOING = ("move", "enter", "get-off")
SPOTS = 10
"""Places a move is weighed at, those with a purpose first."""
TRIED = 6
"""Places a move is tried at while actions are weighed."""
COVER = 0.6
APPROACH = 0.025
"""Army points a centimetre nearer to the enemy is worth to a unit that cannot shoot yet."""
MARK = 0.03
"""Army points a centimetre nearer to an objective is worth."""
HOLDING = 7.0
OTHER = 0.6
"""What a special action is worth that has no figure of its own."""


def prospects(ask: Ask, table: Table) -> Sequence[Any]:
    """Answers worth weighing, each once."""
    if ask.kind == "place":
        drafts = ask.drafts() if ask.drafts else ()
        return tuple(dict.fromkeys(islice(drafts, SPOTS)))
    if ask.question == "activate":
        return ask.options
    return tuple(dict.fromkeys(islice(quick_answers.candidates(ask, table), 48)))


def weigh(ask: Ask, table: Table, answer: Any) -> float | None:
    """What an answer is worth; None for questions that are played out instead."""
    if ask.question == "attack":
        sustained = ask.about["context"] in aiming.STEADY
        return gains.gain(table, ask.about["unit"], ask.about["hero"], read_all(answer), sustained)
    if ask.question == "actions":
        return _actions(table, ask.about["unit"], answer)
    if ask.question in GOING:
        return _going(table, ask.about["unit"], answer)
    if ask.question == "activate":
        return weights.activate(table, answer)
    if ask.question == "reaction":
        return weights.react(table, answer)
    if NO_ONE in ask.options:
        return 0.0 if answer == NO_ONE else 1.0
    return None


def moved(table: Table, value: Value) -> Table:
    """The table as it would be with miniatures somewhere else; nothing on the way is looked at."""
    new = table.copy()
    for figure, path, facing in value:
        changed: dict[str, Any] = {"facing": facing} if facing >= 0 else {}
        if path:
            changed |= {"x": path[-1][0], "y": path[-1][1], "z": 0}
        if changed:
            new.change(figure, changed)
    return new


def _actions(table: Table, unit: str, words: tuple[str, ...]) -> float:
    """A combination of actions: what is shot now, what a move would let it shoot, what it nears."""
    here = table.units[unit].place in (BOARD, ABOARD)
    value, place, gone = 0.0, table, False
    for n, word in enumerate(words):
        if word == ATTACK and (here or gone):
            value += _shot(place, place.turn, unit) * (REACHED if gone else 1.0)
        elif word == SUSTAINED and here:
            value += _shot(place, place.turn, unit, aiming.SUSTAINED)
        elif word in (MOVE, MARCH, FREE_MOVE):
            shoots = any(w in (ATTACK, FREE_ATTACK) for w in words[n:])
            spot, extra = _best_spot(place, unit, word, shoots)
            value += extra
            if spot:
                place, gone = spot.after, True
        elif word.startswith("special:"):
            value += OTHER
    return value


@kept
def _shot(table: Table, turn: Turn, unit: str, context: str = aiming.ATTACK) -> float:
    """What the best declaration of a unit is worth now."""
    return gains.best_shot(table, unit, context).points


class Spot(NamedTuple):
    """A place to go to: the move, the table after it, what being there is worth more than staying."""

    value: Value
    after: Table
    extra: float


@kept
def _spots(table: Table, turn: Turn, unit: str, march: bool) -> tuple[Spot, ...]:
    """A few places a unit on the table may go to."""
    length = bodies.centimetres(paces(table, unit)[1 if march else 0])
    drafts = move_drafts(table, unit, "", Allowance(length, march=march))
    start = standing_there(table, unit)
    spots = []
    for n in range(min(len(drafts), TRIED)):
        if value := drafts.made(n):
            after = moved(table, value)
            spots.append(Spot(value, after, standing_there(after, unit) - start))
    return tuple(spots)


def _best_spot(table: Table, unit: str, word: str, shoots: bool) -> tuple[Spot | None, float]:
    """The best of a few places to go to, and what being there is worth beside the shot."""
    march = word == MARCH
    if table.units[unit].place != BOARD:
        length = bodies.centimetres(paces(table, unit)[1 if march else 0])
        return None, 1.0 + APPROACH * length / 100
    spots = _spots(table, table.turn, unit, march)
    if not spots:
        return None, 0.0
    best = max(spots, key=lambda s: s.extra + (_shot(s.after, s.after.turn, unit) if shoots else 0.0))
    return best, best.extra


def _going(table: Table, unit: str, value: Value) -> float:
    """A place: what can be shot from there, what could be done to it, how near it is to what is wanted."""
    new = moved(table, value)
    if new.units[unit].place != BOARD:
        new.change(unit, {"place": BOARD, "carrier": "", "seat": ""})
    worth = standing_there(new, unit)
    if ATTACK in table.turn.declared[1:]:
        worth += _shot(new, new.turn, unit)
    return worth - DANGER * weights.threat(new, unit)


def standing_there(table: Table, unit: str) -> float:
    """What a place is worth by itself: cover, nearness to objectives and to enemies."""
    record, card, members = table.units[unit], card_of(table, unit), bodies.of(table, unit)
    if not members:
        return 0.0
    value = 0.0
    if card.type != AIRCRAFT:
        value += COVER * sum([sight.sheltered(table.ground, body) for body in members]) / len(members)
        for mark in things_of(table, OBJECTIVE):
            if wants(table, record.side, mark):
                far = min(objectives.from_objective(body, mark) for body in members)
                value += MARK * max(0, 160 - far / 100) + (HOLDING if far <= objectives.REACH else 0.0)
    foes = [
        theirs[0]
        for other, theirs in bodies.bodies(table).items()
        if table.units[other].side == opponent(record.side) and table.units[other].place == BOARD
    ]
    if foes:
        near = min(bodies.apart(members[0], foe) for foe in foes)
        reach = bodies.centimetres(min(max((w.range for w in card.weapons), default=1) or 1, 6))
        value -= APPROACH * max(0, near - reach) / 100
    return value
