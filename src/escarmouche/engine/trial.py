"""Trials: an answer played on from what one side may guess, to see what comes of it. No log, no record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

from escarmouche.engine.errors import WrongInput
from escarmouche.engine.luck import DiceSource
from escarmouche.engine.referee import Fight, Player, Referee
from escarmouche.engine.requests import Ask, AskEach, Event, Input
from escarmouche.engine.ruleset import Ruleset

Seats = Callable[[Any, Referee[Any], str], Any]
"""(checkpoint, referee, side): what a player within a trial sees."""
MOST_STEPS = 600
"""Steps after which a trial ends in any case."""


def without_secrets(
    request: AskEach, answers: Mapping[str, Any], side: str, guess: Callable[[Ask], Any]
) -> dict[str, Any]:
    """Answers that were given together as one side may know them: secret ones of the others are guessed."""
    if not request.secret:
        return dict(answers)
    theirs = {ask.side: guess(ask) for ask in request.asks if ask.side != side}
    return {**answers, **theirs}


class Unrecorded(list[Event]):
    """A list of events that stays empty: what happens in a trial is told to nobody."""

    def append(self, event: Event) -> None:
        """Forget it."""


class Trial:
    """The table of the last checkpoint as a side may guess it, and what it knows of the inputs since.

    It may be played on again and again, by other players and with other dice.
    """

    __slots__ = ("_inputs", "_seats", "nodes", "ruleset", "side", "start")

    def __init__(
        self, ruleset: Ruleset, side: str, start: Any, inputs: tuple[Input, ...], seats: Seats
    ) -> None:
        self.ruleset, self.side, self.start = ruleset, side, start
        self._inputs, self._seats = inputs, seats
        self.nodes = 0
        """Steps run and answers given in all that was played here: what it has cost."""

    def play(
        self,
        players: Mapping[str, Player],
        dice: DiceSource | None,
        until: Callable[[Any], bool],
        fight: Fight | None = None,
    ) -> Any:
        """The table where `until` says that enough was played, or where the match was over.

        WrongInput where the guess does not fit what is known to have been answered since the checkpoint.
        """
        step = self.ruleset.rules.step
        table, rest = self.start, self._inputs
        for _ in range(MOST_STEPS):
            checkpoint, table = table, table.copy()
            referee = _TrialReferee(self, table, rest, dice, players, partial(self._seats, checkpoint), fight)
            step(referee)
            rest = tuple(referee.rest)
            self.nodes += 1 + referee.decisions
            if table.turn.over or (not rest and until(table)):
                break
        if rest:
            raise WrongInput("inputs-left", count=len(rest))
        return table


class _TrialReferee(Referee[Any]):
    """Goes over the inputs of the step as far as one side may know them, then asks the trial's players."""

    def __init__(
        self,
        trial: Trial,
        table: Any,
        inputs: Iterable[Input],
        dice: DiceSource | None,
        players: Mapping[str, Player],
        seats: Callable[[Referee[Any], str], Any],
        fight: Fight | None,
    ) -> None:
        super().__init__(table, inputs, dice, players, seats, fight=fight)
        self.events = Unrecorded()
        self._trial, self._given = trial, len(self.inputs)

    def _answer_each(self, request: AskEach) -> dict[str, Any]:
        known = self._next < self._given
        answers = super()._answer_each(request)
        if not known:
            return answers
        quick = self._trial.ruleset.bot.quick_answer
        return without_secrets(request, answers, self._trial.side, lambda ask: quick(ask, self.table))
