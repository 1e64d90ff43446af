"""A seat: what one side may know and try. The seed and the other side's secrets are not in it."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.referee import Referee, asks_of
from escarmouche.engine.requests import Ask, Event, Input, Pause, Refusal, Request, Roll
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
                ask = next((a for a in asks_of(pause.request) if a.side == self.side), None)
                if isinstance(ask, Roll) or ask is None or not left or len(asks_of(pause.request)) > 1:
                    stopped = "roll" if isinstance(pause.request, Roll) else "question"
                    return Considered(trial, tuple(referee.events), stopped, pause.request)
                if refusal := ask.refuses(left[0]):
                    return Considered(trial, tuple(referee.events), "refused", pause.request, refusal)
                inputs.append(Input(ask.kind, ask.rule, ask.side, left.pop(0)))
            else:
                return Considered(trial, tuple(referee.events), "checkpoint")


def own_question(request: Request | None, side: str) -> Ask | None:
    """The question that `side` owes in a request, if it owes one."""
    if request is None:
        return None
    return next((a for a in asks_of(request) if isinstance(a, Ask) and a.side == side), None)
