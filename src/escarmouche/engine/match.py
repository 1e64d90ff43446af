"""A match is data: the table at the last checkpoint and the inputs since. Everything else is run again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from escarmouche.engine import failure
from escarmouche.engine.errors import RulesError, WrongInput
from escarmouche.engine.log import Declaration, Entry, Log
from escarmouche.engine.luck import DiceSource, PhysicalDice, SeededDice
from escarmouche.engine.referee import Player, Referee, asks_of
from escarmouche.engine.requests import Ask, AskEach, Event, Input, Pause, Refusal, Request, Roll
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.seat import Considered, Seat
from escarmouche.engine.table import DRAW

KEPT_CHECKPOINTS = 3


class Step(msgspec.Struct, frozen=True):
    """A stretch of the match that has been run: what went in, what happened, and the table after it."""

    inputs: tuple[Input, ...]
    events: tuple[Event, ...]
    marks: tuple[int, ...]
    table: Any
    complete: bool


Sink = Callable[[Step], None]


class Match:
    """A ruleset, the table at the last checkpoint, the inputs since, and who answers."""

    __slots__ = (
        "_dice", "_kept", "_seen", "checkpoint", "decisions", "earlier", "fresh", "inputs", "log", "origin",
        "over", "over_rule", "pending_request", "players", "ruleset", "seats", "secrets", "seed", "table",
    )  # fmt: skip

    def __init__(
        self,
        ruleset: Ruleset,
        table: Any,
        seed: int | str | None = None,
        players: Mapping[str, Player] | None = None,
        *,
        start: bool = True,
    ) -> None:
        self.ruleset = ruleset
        self.origin = self.checkpoint = self.table = table
        self.inputs: tuple[Input, ...] = ()
        self.secrets: dict[str, Any] = {}
        self.seed = None if seed is None else str(seed)
        """The secret of the match: None when the players throw real dice."""
        self.players = dict(players or {})
        self.log = Log()
        self.pending_request: Request | None = None
        self.over = self.over_rule = ""
        self.fresh: tuple[Event, ...] = ()
        """What the last answer made happen."""
        self.decisions = 0
        self.earlier: tuple[str, ...] = ()
        """Record lines written under older rules, before an upgrade."""
        self.seats: dict[str, Any] = {}
        """Who plays, which scenario and lists: names for record and save, nothing to the rules."""
        self._dice: DiceSource = PhysicalDice() if seed is None else SeededDice(self.seed or "")
        self._kept: tuple[tuple[int, Any], ...] = ((0, table),)
        self._seen = 0
        if start:
            self.run()

    # -- what is asked ------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Ask | Roll, ...]:
        """What is owed now, one for each side that owes it; empty when the match is over."""
        if self.pending_request is None:
            return ()
        return tuple(a for a in asks_of(self.pending_request) if a.side not in self.secrets)

    def asked(self, side: str) -> Ask | Roll | None:
        """What this side owes now."""
        return next((ask for ask in self.pending if ask.side == side), None)

    def answer(self, value: Any, side: str = "") -> Refusal | None:
        """Give a pending request its answer; a refused answer changes nothing."""
        waiting = self.pending
        if not waiting:
            return Refusal("ES-TURN-02", "match-over", {"winner": self.over})
        ask = next((a for a in waiting if a.side == side), None) if side else waiting[0]
        if ask is None:
            return Refusal("ES-TURN-01", "not-your-turn", {"side": side, "asked": waiting[0].side})
        if refusal := ask.refuses(value):
            return refusal
        request = self.pending_request
        if isinstance(request, AskEach):
            before = self.secrets
            self.secrets = {**before, ask.side: value}
            if self.pending:
                self.fresh = ()
                return None
            self._guarded(self.inputs, before)
            return None
        kind = "roll" if isinstance(ask, Roll) else ask.kind
        self._guarded((*self.inputs, Input(kind, ask.rule, ask.side, value)), self.secrets)
        return None

    def run(self) -> None:
        """Go on as far as dice and live players carry."""
        if self.over:
            return
        self._guarded(self.inputs, self.secrets)

    def _guarded(self, inputs: tuple[Input, ...], secrets: dict[str, Any]) -> None:
        """Run on; if a procedure fails the match stays as it was and a reproduction is written."""
        try:
            self._advance(inputs)
        except BaseException as error:
            self.secrets = secrets
            if isinstance(error, WrongInput) or not isinstance(error, Exception):
                raise
            raise failure.report(self, inputs[len(self.inputs) :], error) from error

    def _advance(self, inputs: tuple[Input, ...], sink: Sink | None = None) -> None:
        """Run steps over the inputs and then live, up to the next question. Commits only at its end."""
        checkpoint, secrets, seen = self.checkpoint, self.secrets, self._seen
        known = len(self.inputs)
        fresh: list[Event] = []
        entries: list[Entry] = []
        position = self.log.inputs
        kept = self._kept
        rest: tuple[Input, ...] | list[Input] = inputs
        step, players, dice, ruleset = self.ruleset.step, self.players, self._dice, self.ruleset

        def seat(referee: Referee[Any], side: str) -> Seat:
            return Seat(ruleset, side, checkpoint, referee)

        over = checkpoint.turn.over
        pending: Request | None = None
        table = checkpoint
        while not over:
            table = checkpoint.copy()
            referee: Referee[Any] = Referee(table, rest, dice, players, seat, secrets)
            try:
                step(referee)
            except Pause as pause:
                pending = pause.request
                rest, secrets = tuple(referee.inputs), dict(referee.secrets)
            else:
                rest = referee.rest
            used = referee.inputs[: len(referee.inputs) - len(rest)] if pending is None else referee.inputs
            if sink:
                events, marks = tuple(referee.events), tuple(referee.marks)
                sink(Step(tuple(used), events, marks, table, pending is None))
            new = used[known:]
            known = max(0, known - len(used))
            entries += new
            position += len(new)
            fresh += referee.events[seen:]
            seen = len(referee.events) if pending else 0
            if pending:
                break
            checkpoint, over, secrets = table, table.turn.over, {}
            kept = (*kept[-(KEPT_CHECKPOINTS - 1) :], (position, checkpoint))
        if over and rest:
            raise WrongInput(
                f"{len(rest)} inputs are left after the end of the match",
                f"il reste {len(rest)} réponses après la fin de la partie",
            )
        self.checkpoint, self.table, self.pending_request = checkpoint, table, pending
        self.inputs = tuple(rest) if pending else ()
        self.secrets = secrets if isinstance(pending, AskEach) else {}
        self._seen, self._kept = seen, kept
        self.over, self.over_rule = over, checkpoint.turn.over_rule if over else ""
        self.fresh = tuple(fresh)
        self.decisions += decisions_in(entries)
        self.log = self.log.add(tuple(entries), position)
        table.forget()
        for _, old in kept:
            old.forget()

    def throw_from(self, seed: str) -> None:
        """Throw the dice from a seed from here on, though they were to be typed; before the first of them."""
        if self.seed is not None or any(given.kind == "roll" for given in self.log.newest()):
            raise RulesError("dice have been thrown already")
        self.seed, self._dice = seed, SeededDice(seed)
        self.run()

    # -- declarations: inputs that answer no request ----------------------------------------------------

    def why_not_undo(self, side: str, *, consent: bool = False) -> Refusal | None:
        """Undo is free up to the last die, reveal or answer of another side, then by consent."""
        if side in self.secrets:
            return None
        if self.over and not consent:
            return Refusal("ES-TURN-02", "match-over", {"winner": self.over})
        last: Input | None = None
        for given in self.log.newest():
            last = last or given
            if given.side != side or given.kind in ("roll", "each"):
                continue
            if consent or given is last:
                return None
            reason = {"roll": "die-thrown", "each": "revealed"}.get(last.kind, "answered-since")
            return Refusal("ES-UNDO-02", reason, {"side": side, "rule": last.rule, "by": last.side})
        return Refusal("ES-UNDO-01", "nothing-to-undo", {"side": side})

    def undo(self, side: str, *, consent: bool = False) -> Refusal | None:
        """Take back the last answer of `side`, and with consent all that came after it.

        A secret answer that waits for the others' is simply given back: nobody has seen it.
        """
        if refusal := self.why_not_undo(side, consent=consent):
            return refusal
        if side in self.secrets:
            self.secrets = {s: value for s, value in self.secrets.items() if s != side}
            return None
        inputs = self.log.effective()
        last = max(n for n, i in enumerate(inputs) if i.side == side and i.kind not in ("roll", "each"))
        self._rewind(side, last, inputs, consent=consent)
        return None

    def _rewind(self, side: str, count: int, inputs: tuple[Input, ...], *, consent: bool) -> None:
        """Go back to the moment when only the first `count` inputs were known."""
        back = Declaration("undo", side, {"inputs": count, "consent": consent})
        log = self.log.add((back,), count)
        position, checkpoint = next(((p, c) for p, c in reversed(self._kept) if p <= count), (0, self.origin))
        before = self.copy()
        try:
            self._restart(position, checkpoint, inputs[position:count])
        except BaseException:
            for slot in Match.__slots__:
                setattr(self, slot, getattr(before, slot))
            raise
        self.log = log

    def _restart(self, position: int, checkpoint: Any, inputs: tuple[Input, ...]) -> None:
        """Run again from a checkpoint over known inputs, live answers off."""
        self.checkpoint, self.inputs, self.secrets, self._seen = checkpoint, (), {}, 0
        self._kept = tuple((p, c) for p, c in self._kept if p <= position) or ((position, checkpoint),)
        self.log = Log((), (), position)
        dice, players, decisions = self._dice, self.players, self.decisions
        self._dice, self.players = PhysicalDice(), {}
        try:
            self._advance(inputs)
        finally:
            self._dice, self.players, self.decisions = dice, players, decisions
        self.fresh = ()

    def resume(self, checkpoint: Any, inputs: tuple[Input, ...], log: Iterable[Entry], position: int) -> None:
        """Take up a saved match at its checkpoint, live answers off; `position` inputs of the log count."""
        self._kept = ()
        self._restart(position - len(inputs), checkpoint, inputs)
        self.log = Log().add(tuple(log), position)

    def declare(self, what: str, side: str, **about: Any) -> Refusal | None:
        """Concede, offer or accept a draw, let a clock fall, end it without an absent side, leave a remark.

        All of it is kept in the record. Whether a side is absent is for whoever keeps the time to say.
        """
        if side not in self.ruleset.sides:
            raise RulesError(f"{side} is no side of {self.ruleset.name}")
        if self.over and what != "remark":
            return Refusal("ES-TURN-02", "match-over", {"winner": self.over})
        if what == "draw" and self._offered(side):
            self._finish(DRAW, "ES-TURN-04")
        elif what in ("concede", "clock", "absent"):
            others = [s for s in self.ruleset.sides if s != side]
            rule = "ES-TURN-05" if what == "absent" else "ES-TURN-03"
            self._finish(others[0] if len(others) == 1 else DRAW, rule)
        elif what == "called-off":
            self._finish(DRAW, "ES-TURN-05")
        elif what not in ("draw", "remark"):
            raise RulesError(f"nobody can declare {what}")
        self.log = self.log.add((Declaration(what, side, about),), self.log.inputs)
        return None

    def _offered(self, side: str) -> bool:
        """Whether another side has offered a draw since the last input."""
        for entry in reversed(tuple(self.log)):
            if isinstance(entry, Input) or entry.what == "undo":
                return False
            if entry.what == "draw" and entry.side != side:
                return True
        return False

    def _finish(self, winner: str, rule: str) -> None:
        self.over, self.over_rule, self.pending_request, self.fresh = winner, rule, None, ()

    # -- copies and trials -----------------------------------------------------------------------------------

    def copy(self) -> Match:
        """An independent match in the same state; costs a microsecond."""
        new = object.__new__(Match)
        new.ruleset, new.origin, new.checkpoint, new.table = (
            self.ruleset, self.origin, self.checkpoint, self.table,
        )  # fmt: skip
        new.inputs, new.secrets, new.seed, new.players = self.inputs, self.secrets, self.seed, self.players
        new.log, new.pending_request, new.over, new.over_rule = (
            self.log, self.pending_request, self.over, self.over_rule,
        )  # fmt: skip
        new.fresh, new.decisions, new.earlier, new.seats = (
            self.fresh, self.decisions, self.earlier, self.seats,
        )  # fmt: skip
        new._dice, new._kept, new._seen = self._dice, self._kept, self._seen
        return new

    def consider(self, side: str, *answers: Any) -> Considered:
        """What answers would lead to, up to the first die or question to another side; nothing is stored."""
        return self.seat(side).consider(*answers)

    def seat(self, side: str) -> Seat:
        """What `side` may know and try at this moment."""
        referee: Referee[Any] = Referee(self.table, self.inputs)
        return Seat(self.ruleset, side, self.checkpoint, referee)

    def replay(self, sink: Sink) -> Match:
        """Run the whole match again from its origin, giving every step to `sink`."""
        again = Match(self.ruleset, self.origin, None, start=False)
        again._advance(self.log.effective(), sink)
        again.seed = self.seed
        return again


def decisions_in(entries: Iterable[Entry]) -> int:
    """How many questions these entries answer: dice and declarations are none."""
    count = 0
    for entry in entries:
        if isinstance(entry, Input) and entry.kind != "roll":
            count += len(entry.value) if entry.kind == "each" else 1
    return count


def with_dice(match: Match, dice: DiceSource, players: Mapping[str, Player] | None = None) -> Match:
    """A copy of the match whose dice come from elsewhere: loaded ones in tests, other luck in a search."""
    new = match.copy()
    new._dice = dice
    new.players = dict(players or {})
    return new
