"""The planner: plays the likeliest deeds on through the enemy's reply, on guesses, and takes the best.

It knows no game and sees its seat alone. Its budget is counted in nodes (steps run and answers given within
trials), never in seconds: the same seed gives the same play on every machine. Its luck is keyed by where the
match stands, so that a match that was interrupted goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hashlib import blake2b
from math import sqrt
from typing import Any

import msgspec

from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.errors import WrongInput
from escarmouche.engine.luck import SeededDice
from escarmouche.engine.requests import Ask
from escarmouche.engine.trial import Trial
from escarmouche.players.deeds import Deed, Weighed, weighed_deeds

MOST_MARKS = 8
"""Marks of the turn after which a trial ends, if the enemy has not replied by then."""


class Level(msgspec.Struct, frozen=True):
    """How hard a planner thinks: budgets, and small blindnesses."""

    nodes: int = 0
    """What may be spent on a question; nothing: no trials, the first guess is taken."""
    width: int = 6
    """Deeds that are tried, the most promising by the first guess."""
    samples: int = 3
    """Trials of each before half of them are dropped."""
    most: int = 24
    """Trials of one deed at most."""
    weighed: int = 5
    """Own answers after the deed that are weighed, not quick."""
    replies: int = 1
    """Enemy activations a trial goes through."""
    guard: float = 0.7
    """Standard errors by which another deed must be better than the first guess."""
    blind: float = 0.0
    """The share of the deeds that it does not see."""


class Judged(msgspec.Struct, frozen=True):
    """A deed and what its trials came to."""

    deed: Deed
    worth: float
    trials: int
    tables: tuple[Any, ...] = ()
    """Where its trials ended, where somebody wants to know why."""


class Planner:
    """Tries deeds on guesses of its view and takes the one that turns out best."""

    __slots__ = ("_seed", "level")

    def __init__(self, seed: int | str, level: Level) -> None:
        self._seed, self.level = str(seed), level

    def copy(self) -> Planner:
        """A player that gives the same answers: it remembers nothing."""
        return self

    def choose(self, ask: Ask, seat: Any) -> Any:
        """The first answer of the best deed; a plain question is answered without thinking."""
        bot = seat.ruleset.bot
        if ask.question in bot.plain:
            return bot.quick_answer(ask, seat.table)
        return self.judged(ask, seat)[0].deed[0]

    def judged(self, ask: Ask, seat: Any, *, keep: bool = False) -> list[Judged]:
        """The deeds that were thought of, the chosen one first; with `keep` also where their trials ended."""
        key = self._key(ask, seat)
        deeds = self._seen(weighed_deeds(ask, seat), key) or [_unthinking(ask, seat)]
        if ask.question in seat.ruleset.bot.varied:
            deeds = _drawn(deeds, key)
        first = [Judged(w.deed, w.weight, 0) for w in deeds]
        if not self.level.nodes or len(deeds) == 1 or ask.question in seat.ruleset.bot.settled:
            return first
        tried = [w.deed for w in deeds[: self.level.width]]
        try:
            return self._halved(seat, tried, key, keep=keep)
        except WrongInput:  # what was guessed does not fit what has been answered: no trial is to be had
            return first

    def played_out(self, ask: Ask, seat: Any, deeds: Sequence[Deed], times: int) -> list[Judged]:
        """Deeds and where each leads, on the same luck; none where no trial is to be had."""
        key, goals = self._key(ask, seat), seat.ruleset.bot.goals(seat.table, seat.side)
        ends: list[list[Any]] = [[] for _ in deeds]
        try:
            for number in range(times):
                luck = f"{key}/{number}"
                trial: Trial = seat.trial(luck)
                for n, deed in enumerate(deeds):
                    ends[n].append(self._tried(trial, deed, luck))
        except WrongInput:
            return []
        worth = [_mean([seat.ruleset.bot.appraise(t, seat.side, goals) for t in tables]) for tables in ends]
        return [Judged(d, worth[n], times, tuple(ends[n])) for n, d in enumerate(deeds)]

    def _key(self, ask: Ask, seat: Any) -> str:
        turn = seat.table.turn
        here = f"{turn.round}/{turn.phase}/{turn.activation}/{ask.rule}/{ask.question}/{seat.known}"
        return f"{self._seed}/{here}"

    def _seen(self, deeds: list[Weighed], key: str) -> list[Weighed]:
        """The deeds that a player of this level notices; the only one there is cannot be overlooked."""
        if not self.level.blind or len(deeds) == 1:
            return deeds
        return [deed for n, deed in enumerate(deeds) if _chance(f"{key}/{n}") >= self.level.blind]

    # -- trials ---------------------------------------------------------------------------------------------

    def _halved(self, seat: Any, deeds: Sequence[Deed], key: str, *, keep: bool) -> list[Judged]:
        """Sequential halving on common luck: all are tried, then the better half again with more trials."""
        level = self.level
        goals = seat.ruleset.bot.goals(seat.table, seat.side)
        budget = level.nodes * seat.ruleset.bot.effort
        values: list[list[float]] = [[] for _ in deeds]
        ends: list[list[Any]] = [[] for _ in deeds]
        alive, done, more, spent = list(range(len(deeds))), 0, level.samples, 0
        while True:
            for number in range(done, done + more):
                luck = f"{key}/{number}"
                trial: Trial = seat.trial(luck)
                for n in alive:
                    table = self._tried(trial, deeds[n], luck)
                    values[n].append(seat.ruleset.bot.appraise(table, seat.side, goals))
                    if keep:
                        ends[n].append(table)
                spent, done = spent + trial.nodes, number + 1
                if done > level.samples and spent >= budget:
                    break
            alive.sort(key=lambda n: (-_mean(values[n]), n))
            if len(alive) == 1 or spent >= budget or done >= level.most:
                break
            alive = alive[: max(2, (len(alive) + 1) // 2)]
            if 0 not in alive:
                alive.append(0)
            more = min(done, level.most - done)
        best = alive[0]
        if best and not self._surely(values[best], values[0]):
            best = 0
        order = [best, *sorted((n for n in range(len(deeds)) if n != best), key=lambda n: -_mean(values[n]))]
        return [Judged(deeds[n], _mean(values[n]), len(values[n]), tuple(ends[n])) for n in order]

    def _tried(self, trial: Trial, deed: Deed, luck: str) -> Any:
        """The table where a deed leads through the enemy's reply."""
        level, side = self.level, trial.side
        horizon = Horizon(trial, level.replies)
        players = {
            other: Doing(deed, level.weighed) if other == side else _QUICK for other in trial.start.sides
        }
        guessed = partial(guess_at_once, seed=luck, players={})
        return trial.play(players, SeededDice(luck), horizon.reached, guessed)

    def _surely(self, new: Sequence[float], first: Sequence[float]) -> bool:
        """Whether a deed is better than the first guess by more than the luck of the trials explains."""
        gaps = [a - b for a, b in zip(new, first, strict=False)]
        mean = _mean(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean > self.level.guard * sqrt(spread / len(gaps))


class Horizon:
    """When a trial has gone on long enough: an enemy has acted after us, or nobody will."""

    __slots__ = ("_changes", "_enemy", "_last", "_mark", "_replies", "_side")

    def __init__(self, trial: Trial, replies: int) -> None:
        bot = trial.ruleset.bot
        self._mark, self._side = bot.until or bot.mark, trial.side
        self._last, self._replies, self._changes = self._mark(trial.start), replies, 0
        self._enemy = bot.together or bot.until is not None

    def reached(self, table: Any) -> bool:
        """Whether the table at this checkpoint is to be judged."""
        mark = self._mark(table)
        if mark != self._last:
            self._last = mark
            self._changes += 1
            if self._enemy:
                self._replies -= 1
            active = table.turn.active
            self._enemy = bool(active) and active != self._side
        return self._replies <= 0 or self._changes >= MOST_MARKS


class Quick:
    """Answers without thinking."""

    def choose(self, ask: Ask, seat: Any) -> Any:
        """The quick answer of the game."""
        return seat.ruleset.bot.quick_answer(ask, seat.table)


class Weighing:
    """Takes the deed of the most weight, as `greedy` does."""

    def choose(self, ask: Ask, seat: Any) -> Any:
        """The heaviest deed's answer; plain questions and games without a weighing are answered quickly."""
        bot = seat.ruleset.bot
        if ask.question in bot.plain or not bot.weighs:
            return bot.quick_answer(ask, seat.table)
        return weighed_deeds(ask, seat)[0].deed[0]


class Doing:
    """Carries a deed out, then weighs a few answers more, then answers without thinking."""

    __slots__ = ("_left", "_rest")

    def __init__(self, deed: Deed, weighed: int) -> None:
        self._rest, self._left = list(deed), weighed

    def choose(self, ask: Ask, seat: Any) -> Any:
        """The next answer of the deed as long as it is allowed."""
        if self._rest:
            answer = self._rest.pop(0)
            if ask.refuses(answer) is None:
                return answer
            self._rest.clear()
        if self._left > 0:
            self._left -= 1
            return _WEIGHING.choose(ask, seat)
        return _QUICK.choose(ask, seat)


_QUICK, _WEIGHING = Quick(), Weighing()


def _unthinking(ask: Ask, seat: Any) -> Weighed:
    """What somebody does who has overlooked everything: the first thing that comes to hand."""
    return Weighed((seat.ruleset.bot.quick_answer(ask, seat.table),), 0.0)


def _drawn(deeds: list[Weighed], key: str) -> list[Weighed]:
    """The deeds in the order of their weight, equal ones in the order that luck gives them."""
    return sorted(deeds, key=lambda entry: (-entry.weight, _chance(f"{key}/{entry.deed[0]}")))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else float("-inf")


def _chance(key: str) -> float:
    """A number from 0 to 1 that depends on the key alone."""
    return int.from_bytes(blake2b(key.encode(), digest_size=8).digest(), "big") / (1 << 64)


# -- levels --------------------------------------------------------------------------------------------------

LEVELS = {
    "recruit": Level(blind=0.7),
    "regular": Level(blind=0.45),
    "veteran": Level(nodes=150, width=4, samples=2, most=8, guard=1.0, blind=0.2),
    "elite": Level(nodes=420, width=5, samples=2, most=12),
}
"""The levels that people choose from, each stronger than the one before."""


def recruit(seed: int | str) -> Planner:
    """Sees less than a third of what it could do."""
    return Planner(seed, LEVELS["recruit"])


def regular(seed: int | str) -> Planner:
    """Overlooks nearly every other thing."""
    return Planner(seed, LEVELS["regular"])


def veteran(seed: int | str) -> Planner:
    """Overlooks one thing in five, and thinks a little ahead."""
    return Planner(seed, LEVELS["veteran"])


def elite(seed: int | str) -> Planner:
    """Overlooks nothing, and tries more of it."""
    return Planner(seed, LEVELS["elite"])
