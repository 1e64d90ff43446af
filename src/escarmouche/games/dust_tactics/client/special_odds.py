"""Odds of special actions before they are announced: command, first aid, repairs, engineering.

They are those of the procedures that play them; only actions that throw dice are told of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.options import TARGET, WHAT
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.actions import specials
from escarmouche.games.dust.chapters.activation import SPECIALS
from escarmouche.games.dust.chapters.attack import attack
from escarmouche.games.dust.chapters.attack.shots import LINE
from escarmouche.games.dust.chapters.people import engineering
from escarmouche.games.dust.client.forecast import ALL
from escarmouche.games.dust.table import ABOARD, BOARD, Table
from escarmouche.games.dust_tactics.bot.quick_answers import quick_answer

POLICY = "dust-quick"
SUCCEEDS, RESTORED, OWN = "succeeds", "restored", "own_losses"
COUNTED = (SUCCEEDS, RESTORED, OWN)
QUESTIONS = {word.removeprefix("special:"): word for word in SPECIALS}
"""An action by the key of the question for whom, or on what, it is done."""
Policy = Callable[[Ask, Any], Any]


def forecasts(table: Table, unit: str) -> Iterator[Forecast]:
    """Every special action that a unit may announce, for each friend or obstacle it may be done to."""
    record = table.units[unit]
    if record.place in (BOARD, ABOARD):
        for word in specials(table, unit, table.setting.cards[record.card]):
            yield from of_word(table, unit, word)


def of_word(table: Table, unit: str, word: str) -> Iterator[Forecast]:
    """One action, for each of those it may be done to; nothing where no die is thrown or nobody is near."""
    targets: dict[Any, None] = {}
    _worked_out(table, unit, word, _looking(QUESTION_OF[word], targets))
    for target in targets:
        yield from of_target(table, unit, word, target)


def of_target(table: Table, unit: str, word: str, target: Any) -> Iterator[Forecast]:
    """One action done to one friend or obstacle."""
    result = _worked_out(table, unit, word, _aiming(QUESTION_OF[word], target))
    if len(result.chances) < 2:
        return
    parts = {what: _part(result, n) for n, what in enumerate(COUNTED)}
    counted = {what: part for what, part in parts.items() if what == SUCCEEDS or any(part.chances)}
    about = {"unit": unit, "kind": QUESTION_OF[word], "context": word, WHAT: word, LINE: ALL, TARGET: target}
    yield Forecast("special", about, counted, tuple(what for what in (OWN,) if what in counted))


def declared(table: Table, ask: Ask, answer: Any) -> tuple[Forecast, ...]:
    """What an action comes to whose object is about to be chosen, where its dice are still to be thrown."""
    word = QUESTIONS.get(ask.question)
    if word is None or answer == NO_ONE or word in THROWN_FIRST:
        return ()
    return tuple(of_target(table, ask.about["unit"], word, answer))


QUESTION_OF = {word: question for question, word in QUESTIONS.items()}
THROWN_FIRST = frozenset(
    QUESTIONS[key] for key in ("heal", "ammo-drop", "get-moving", "reinforcements", "replacement")
)
"""Of these it is asked after the throw for whom they are."""


def _worked_out(table: Table, unit: str, word: str, policy: Policy) -> Odds:
    """Whether it does what it is for, what it gives back, and what the own side loses by it."""
    side = table.units[unit].side
    clears = word in engineering.ACTIONS

    def reading(_: object, after: Table) -> tuple[int, int, int]:
        changes = [
            attack.toll_on(after, other.id) - attack.toll_on(table, other.id)
            for other in table.units.values()
            if other.side == side and other is not after.units[other.id]
        ]
        done = after.ground is not table.ground if clears else _touched(table, after)
        back, lost = sum(-n for n in changes if n < 0), sum(n for n in changes if n > 0)
        return int(done), back, lost

    return odds(SPECIALS[word], table, unit, of=reading, policy=policy, policy_name=POLICY)


def _touched(before: Table, after: Table) -> bool:
    """Whether any unit is other than it was, but for what it has used up."""
    return any(
        unit is not after.units[unit.id] and replace(unit, used=()) != replace(after.units[unit.id], used=())
        for unit in before.units.values()
    )


def _looking(question: str, targets: dict[Any, None]) -> Policy:
    """Answers as usual, and writes down what the action may be done to."""

    def policy(ask: Ask, table: Any) -> Any:
        if ask.question != question:
            return quick_answer(ask, table)
        able = [option for option in ask.options if option != NO_ONE and ask.refuses(option) is None]
        targets.update(dict.fromkeys(able))
        return able[0] if able else NO_ONE

    return policy


def _aiming(question: str, target: Any) -> Policy:
    """Answers as usual, and chooses this one for the action."""
    return lambda ask, table: target if ask.question == question else quick_answer(ask, table)


def _part(together: Odds, place: int) -> Odds:
    """One of the things counted together."""
    summed: dict[Any, Fraction] = {}
    for value, chance in together.chances.items():
        summed[value[place]] = summed.get(value[place], Fraction(0)) + chance
    return Odds(dict(sorted(summed.items())), together.exact, together.samples, together.policy)
