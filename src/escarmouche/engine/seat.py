"""A seat: what one side may know and try. The seed and the other side's secrets are not in it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from escarmouche.engine.dice import Dice
from escarmouche.engine.odds import Policy, odds
from escarmouche.engine.referee import Referee, asks_of
from escarmouche.engine.requests import (
    Ask,
    AskEach,
    Battles,
    Event,
    Input,
    Modifier,
    Pause,
    Refusal,
    Request,
    Roll,
)
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.trial import Trial, without_secrets

BRANCHES, SAMPLES = 600, 40
"""Branches of `Seat.expected`; where there are more, as with throws that are repeated until somebody wins, so
many trials instead."""
STEPS = 4
"""Steps that are gone on for each answer of a deed: between two questions there may be others."""


class Considered(msgspec.Struct, frozen=True):
    """Where a trial ended, as its side may see it."""

    table: Any
    events: tuple[Event, ...]
    stopped: str
    """roll | question | battle | checkpoint | refused"""
    request: Request | None = None
    refusal: Refusal | None = None


class Seat:
    """One side's place at the table during a question."""

    __slots__ = ("_checkpoint", "_referee", "_table", "ruleset", "side")

    def __init__(self, ruleset: Ruleset, side: str, checkpoint: Any, referee: Referee[Any]) -> None:
        self.ruleset, self.side = ruleset, side
        self._checkpoint, self._referee = checkpoint, referee
        self._table: Any = None

    @property
    def table(self) -> Any:
        """The table as this side may know it now."""
        if self._table is None:
            self._table = self.ruleset.rules.view(self._referee.table, self.side)
        return self._table

    @property
    def known(self) -> int:
        """How many inputs have been given since the last checkpoint."""
        return len(self._referee.inputs)

    def consider(self, *answers: Any) -> Considered:
        """Give answers on this side's view, up to the first die or question to another side."""
        table = self.ruleset.rules.view(self._checkpoint, self.side).copy()
        inputs = list(self._referee.inputs)
        left = list(answers)
        while True:
            trial = table.copy()
            referee = _Knowing(trial, inputs, self)
            try:
                self.ruleset.rules.step(referee)
            except Pause as pause:
                ask = pause.request
                if not isinstance(ask, Ask) or ask.side != self.side or not left:
                    return self._seen(referee, _kind_of(ask), ask)
                if refusal := ask.refuses(left[0]):
                    return self._seen(referee, "refused", ask, refusal)
                inputs.append(Input(ask.kind, ask.rule, ask.side, left.pop(0)))
            else:
                return self._seen(referee, "checkpoint")

    def trial(self, seed: str) -> Trial:
        """A place to try things: all that this side may know, the rest guessed from a seed."""
        rules = self.ruleset.rules
        start = rules.guess(rules.view(self._checkpoint, self.side), seed)
        return Trial(self.ruleset, self.side, start, tuple(self._referee.inputs), self._within)

    def _within(self, checkpoint: Any, referee: Referee[Any], side: str) -> TrialSeat:
        return TrialSeat(self.ruleset, side, checkpoint, referee)

    def expected(self, answer: Any, value: Callable[[Any], float], then: tuple[Any, ...] = ()) -> float:
        """The value expected at the next checkpoint if this is answered now, and `then` what is asked next.

        At the first checkpoint after the last of `then`, if that is asked in steps to come while the turn
        stands as it does. Over the exact
        odds of the dice that follow, or samples where they are too many; questions on the way are answered
        by the ruleset's quick policy.
        """
        table = self.ruleset.rules.view(self._checkpoint, self.side)
        inputs = tuple(self._referee.inputs)
        policy, mark = self.ruleset.bot.quick_answer, self.ruleset.bot.mark
        stands = mark(table)

        def go_on(referee: Referee[Any]) -> None:
            going = _Continued(referee, inputs, self.side, (answer, *then), policy)
            for _ in range(STEPS * (1 + len(then))):
                self.ruleset.rules.step(going)
                if not going.owed or going.table.turn.over or mark(going.table) != stands:
                    break

        worths = odds(
            go_on, table, of=lambda _, after: value(after), policy=policy, limit=BRANCHES, samples=SAMPLES
        )
        return float(sum(worth * float(chance) for worth, chance in worths.chances.items()))

    def _seen(
        self,
        referee: Referee[Any],
        stopped: str,
        request: Request | None = None,
        refusal: Refusal | None = None,
    ) -> Considered:
        """The end of a trial without what the inputs of the others have put into it."""
        events = tuple(e for e in referee.events if e.only in ("", self.side))
        if isinstance(request, AskEach):
            own = tuple(a for a in request.asks if a.side == self.side)
            request = AskEach(request.rule, own, request.secret)
        return Considered(
            self.ruleset.rules.view(referee.table, self.side), events, stopped, request, refusal
        )


class TrialSeat(Seat):
    """A seat of a player within a trial: it sees the guessed table whole, for all of it is a guess."""

    __slots__ = ()

    @property
    def table(self) -> Any:
        """The table of the trial now."""
        return self._referee.table


class _Knowing(Referee[Any]):
    """Goes over the inputs known so far as one side may know them."""

    def __init__(self, table: Any, inputs: Iterable[Input], seat: Seat) -> None:
        super().__init__(table, inputs)
        self._seat_of = seat

    def _answer_each(self, request: AskEach) -> dict[str, Any]:
        quick, side = self._seat_of.ruleset.bot.quick_answer, self._seat_of.side
        answers = super()._answer_each(request)
        return without_secrets(request, answers, side, lambda ask: quick(ask, self.table))


class _Continued(Referee[Any]):
    """Goes over the inputs known so far, gives a side's next answers, leaves the rest to another referee."""

    def __init__(
        self,
        rest: Referee[Any],
        inputs: Iterable[Input],
        side: str,
        answers: tuple[Any, ...],
        policy: Policy,
    ) -> None:
        self._rest, self._side, self._policy = rest, side, policy
        self._first, self._given = list(answers), False
        super().__init__(rest.table, inputs)

    @property
    def table(self) -> Any:
        return self._rest.table

    @table.setter
    def table(self, table: Any) -> None:
        self._rest.table = table

    @property
    def owed(self) -> bool:
        """Whether answers are left that nobody has asked for yet."""
        return bool(self._first)

    @property
    def _over(self) -> bool:
        """Whether everything known has been used."""
        return self._next >= len(self.inputs) and not self._first

    def roll(
        self, rule: str, side: str, dice: Dice, modifiers: tuple[Modifier, ...] = (), **about: Any
    ) -> Any:
        if self._next < len(self.inputs):
            return super().roll(rule, side, dice, modifiers, **about)
        return self._rest.roll(rule, side, dice, modifiers, **about)

    def _report(self, request: Battles) -> tuple[str, Any]:
        if self._next < len(self.inputs):
            return super()._report(request)
        return self._rest._report(request)

    def call(self, procedure: Callable[..., Any], *args: Any, **named: Any) -> Any:
        if self._over:
            return self._rest.call(procedure, *args, **named)
        return procedure(self, *args, **named)

    def _answer(self, ask: Ask) -> Any:
        if self._next < len(self.inputs):
            return super()._answer(ask)
        if self._first and ask.side == self._side:
            answer = self._first.pop(0)
            if not self._given or ask.refuses(answer) is None:
                self._given = True
                return answer
            self._first.clear()
        return self._policy(ask, self.table)

    def _answer_each(self, request: AskEach) -> dict[str, Any]:
        if self._next < len(self.inputs):
            answers = super()._answer_each(request)
            return without_secrets(request, answers, self._side, lambda ask: self._policy(ask, self.table))
        return {ask.side: self._answer(ask) for ask in request.asks}


def _kind_of(request: Request) -> str:
    """What a trial stops at."""
    return "roll" if isinstance(request, Roll) else "battle" if isinstance(request, Battles) else "question"


def own_question(request: Request | None, side: str) -> Ask | None:
    """The question that `side` owes in a request, if it owes one."""
    if request is None:
        return None
    return next((a for a in asks_of(request) if isinstance(a, Ask) and a.side == side), None)
