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

BRANCHES, SAMPLES = 120, 40
"""Branches of `Seat.expected`; where there are more, as with throws that are repeated until somebody wins, so
many trials instead."""


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

    def consider(self, *answers: Any) -> Considered:
        """Give answers on this side's view, up to the first die or question to another side."""
        table = self.ruleset.rules.view(self._checkpoint, self.side).copy()
        inputs = list(self._referee.inputs)
        left = list(answers)
        while True:
            trial = table.copy()
            referee: Referee[Any] = Referee(trial, inputs)
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

    def expected(self, answer: Any, value: Callable[[Any], float]) -> float:
        """The value expected at the next checkpoint if this answer is given now.

        Over the exact odds of the dice that follow, or samples where they are too many; questions on the way
        are answered by the ruleset's quick policy.
        """
        table = self.ruleset.rules.view(self._checkpoint, self.side)
        inputs = tuple(self._referee.inputs)
        policy = self.ruleset.bot.quick_answer

        def go_on(referee: Referee[Any]) -> None:
            self.ruleset.rules.step(_Continued(referee, inputs, self.side, answer, policy))

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


class _Continued(Referee[Any]):
    """Goes over the inputs known so far, gives one side's next answer, leaves the rest to another referee."""

    def __init__(
        self, rest: Referee[Any], inputs: Iterable[Input], side: str, answer: Any, policy: Policy
    ) -> None:
        self._rest, self._side, self._first, self._policy = rest, side, [answer], policy
        super().__init__(rest.table, inputs)

    @property
    def table(self) -> Any:
        return self._rest.table

    @table.setter
    def table(self, table: Any) -> None:
        self._rest.table = table

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
            return self._first.pop()
        return self._policy(ask, self.table)

    def _answer_each(self, request: AskEach) -> dict[str, Any]:
        if self._next < len(self.inputs):
            return super()._answer_each(request)
        return {ask.side: self._answer(ask) for ask in request.asks}


def _kind_of(request: Request) -> str:
    """What a trial stops at."""
    return "roll" if isinstance(request, Roll) else "battle" if isinstance(request, Battles) else "question"


def own_question(request: Request | None, side: str) -> Ask | None:
    """The question that `side` owes in a request, if it owes one."""
    if request is None:
        return None
    return next((a for a in asks_of(request) if isinstance(a, Ask) and a.side == side), None)
