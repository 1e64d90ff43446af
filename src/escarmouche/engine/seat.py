"""A seat: what one side may know and try. The seed and the other side's secrets are not in it."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.referee import Referee, asks_of
from escarmouche.engine.requests import Ask, AskEach, Event, Input, Pause, Refusal, Request, Roll
from escarmouche.engine.ruleset import Ruleset


class Considered(msgspec.Struct, frozen=True):
    """Where a trial ended, as its side may see it."""

    table: Any
    events: tuple[Event, ...]
    stopped: str
    """roll | question | checkpoint | refused"""
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
            self._table = self.ruleset.view(self._referee.table, self.side)
        return self._table

    def consider(self, *answers: Any) -> Considered:
        """Give answers on this side's view, up to the first die or question to another side."""
        table = self.ruleset.view(self._checkpoint, self.side).copy()
        inputs = list(self._referee.inputs)
        left = list(answers)
        while True:
            trial = table.copy()
            referee: Referee[Any] = Referee(trial, inputs)
            try:
                self.ruleset.step(referee)
            except Pause as pause:
                ask = pause.request
                if not isinstance(ask, Ask) or ask.side != self.side or not left:
                    return self._seen(referee, "roll" if isinstance(ask, Roll) else "question", ask)
                if refusal := ask.refuses(left[0]):
                    return self._seen(referee, "refused", ask, refusal)
                inputs.append(Input(ask.kind, ask.rule, ask.side, left.pop(0)))
            else:
                return self._seen(referee, "checkpoint")

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
        return Considered(self.ruleset.view(referee.table, self.side), events, stopped, request, refusal)


def own_question(request: Request | None, side: str) -> Ask | None:
    """The question that `side` owes in a request, if it owes one."""
    if request is None:
        return None
    return next((a for a in asks_of(request) if isinstance(a, Ask) and a.side == side), None)
