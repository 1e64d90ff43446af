"""A match is data: the table at the last checkpoint and the inputs since. Everything else is run again."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any

import msgspec

from escarmouche.engine import crash_report
from escarmouche.engine.errors import RulesError, WrongInput
from escarmouche.engine.history import (
    Declaration,
    Entry,
    Log,
    begun_in,
    taken_back,
    throws_anew,
    turns_in,
)
from escarmouche.engine.luck import DiceSource, PhysicalDice, SeededDice, Seeds, commitment, new_seed
from escarmouche.engine.referee import Player, Referee, asks_of
from escarmouche.engine.requests import (
    Ask,
    AskEach,
    Battle,
    Battles,
    Event,
    Input,
    Pause,
    Refusal,
    Request,
    Roll,
)
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.seat import Considered, Seat
from escarmouche.engine.table import DRAW
from escarmouche.space.memory import forget
from escarmouche.space.terrain import Ground

KEPT_CHECKPOINTS = 3
GIVING_UP = ("concede", "clock", "absent")
"""Declarations after which a side no longer plays."""


class Step(msgspec.Struct, frozen=True):
    """A stretch of the match that has been run: what went in, what happened, and the table after it."""

    inputs: tuple[Input, ...]
    events: tuple[Event, ...]
    marks: tuple[int, ...]
    table: Any
    complete: bool


Sink = Callable[[Step], None]
Fighter = Callable[[Battle, str | None, Mapping[str, Player]], Any]
"""(battle, its seed, live players) -> the answer (key, report, digest, how) of a battle that is over at once;
None where it is to be waited for."""


class Match:
    """A ruleset, the table at the last checkpoint, the inputs since, and who answers."""

    __slots__ = (
        "_dice", "_kept", "_seen", "checkpoint", "decisions", "earlier", "fighter", "fresh", "inputs",
        "log", "origin", "out", "over", "over_rule", "past", "pending_request", "players", "ruleset",
        "seats", "secrets", "seed", "table", "turns",
    )  # fmt: skip

    def __init__(
        self,
        ruleset: Ruleset,
        table: Any,
        seed: int | str | None = None,
        players: Mapping[str, Player] | None = None,
        *,
        start: bool = True,
        watch: Sink | None = None,
        fighter: Fighter | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.fighter = fighter
        """Who fights the battles of a campaign at once; None: each is waited for."""
        self.origin = self.checkpoint = self.table = table
        self.inputs: tuple[Input, ...] = ()
        self.secrets: dict[str, Any] = {}
        self.seed = None if seed is None else str(seed)
        """The secret of the match: None when the players throw real dice."""
        self.past: tuple[str, ...] = ()
        """Seeds that were told when the match was over, before it went on under another one."""
        self.turns = 0
        """How often throws had been taken back before this log began, under older rules."""
        self.players = dict(players or {})
        self.log = Log()
        self.pending_request: Request | None = None
        self.over = self.over_rule = ""
        self.out: tuple[str, ...] = ()
        """Sides that have given up while others play on: the quick answer is given for them."""
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
            self._guarded((), {}, watch)

    # -- what is asked ------------------------------------------------------------------------------------

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides of this match, in their order."""
        return tuple(self.origin.sides)

    @property
    def playing(self) -> tuple[str, ...]:
        """The sides that have not given up."""
        return tuple(side for side in self.sides if side not in self.out)

    @property
    def pending(self) -> tuple[Ask | Roll, ...]:
        """What is owed now, one for each side that owes it; empty when the match is over, and while a
        campaign waits for its battles, which nobody owes."""
        if self.pending_request is None:
            return ()
        return tuple(a for a in asks_of(self.pending_request) if a.side not in self.secrets)

    def asked(self, side: str) -> Ask | Roll | None:
        """What this side owes now."""
        return next((ask for ask in self.pending if ask.side == side), None)

    @property
    def battles(self) -> tuple[Battle, ...]:
        """The battles that are waited for: to be fought, or under way."""
        return self.pending_request.wanted if isinstance(self.pending_request, Battles) else ()

    @property
    def begun(self) -> tuple[str, ...]:
        """Those of them that are under way."""
        begun = begun_in(self.log) if self.battles else {}
        return tuple(battle.key for battle in self.battles if battle.key in begun)

    def begin(self, key: str) -> Refusal | None:
        """A battle begins: from here on nobody takes an answer back alone (ES-BATTLE-03)."""
        if not any(battle.key == key for battle in self.battles):
            return Refusal("ES-BATTLE-01", "no-such-battle", {"key": key})
        if key not in self.begun:
            self.log = self.log.add((Declaration("begin", "", {"battle": key}),), self.log.inputs)
        self.fresh = ()
        return None

    def seed_for(self, battle: str) -> str | None:
        """The seed of a battle, which follows from that of the match; None where dice are typed."""
        return self._dice.seed_for(battle) if isinstance(self._dice, SeededDice) else None

    def answer(self, value: Any, side: str = "") -> Refusal | None:
        """Give a pending request its answer; a refused answer changes nothing."""
        if isinstance(self.pending_request, Battles):
            return self._reported(self.pending_request, value, side)
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

    def _reported(self, request: Battles, value: Any, side: str) -> Refusal | None:
        """Take what came of a battle; no side gives it."""
        if side:
            return Refusal("ES-BATTLE-01", "battles-awaited", {"side": side})
        if refusal := request.refuses(value):
            return refusal
        self._guarded((*self.inputs, Input(request.kind, request.rule, "", value)), self.secrets)
        return None

    def run(self) -> None:
        """Go on as far as dice and live players carry."""
        if self.over:
            return
        self._guarded(self.inputs, self.secrets)

    def _guarded(self, inputs: tuple[Input, ...], secrets: dict[str, Any], watch: Sink | None = None) -> None:
        """Run on; if a procedure fails the match stays as it was and a reproduction is written."""
        players = self.players
        if self.out:
            players = {**players, **{side: Quick() for side in self.out}}
        try:
            self._advance(inputs, watch, players)
        except BaseException as error:
            self.secrets = secrets
            if isinstance(error, WrongInput) or not isinstance(error, Exception):
                raise
            raise crash_report.report(self, inputs[len(self.inputs) :], error) from error

    def _advance(
        self,
        inputs: tuple[Input, ...],
        sink: Sink | None = None,
        players: Mapping[str, Player] | None = None,
    ) -> None:
        """Run steps over the inputs and then live, up to the next question. Commits only at its end."""
        checkpoint, secrets, seen = self.checkpoint, self.secrets, self._seen
        known = len(self.inputs)
        fresh: list[Event] = []
        entries: list[Entry] = []
        position = self.log.inputs
        kept = self._kept
        rest: tuple[Input, ...] | list[Input] = inputs
        step, dice, ruleset, fighter = self.ruleset.rules.step, self._dice, self.ruleset, self.fighter
        players = self.players if players is None else players

        def seat(referee: Referee[Any], side: str) -> Seat:
            return Seat(ruleset, side, checkpoint, referee)

        def fight(battle: Battle) -> Any:
            return fighter(battle, self.seed_for(battle.key), players) if fighter else None

        over = checkpoint.turn.over
        pending: Request | None = None
        table = checkpoint
        while not over:
            table = checkpoint.copy()
            referee: Referee[Any] = Referee(table, rest, dice, players, seat, secrets, fight)
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
            raise WrongInput("inputs-left", count=len(rest))
        self.checkpoint, self.table, self.pending_request = checkpoint, table, pending
        self.inputs = tuple(rest) if pending else ()
        self.secrets = secrets if isinstance(pending, AskEach) else {}
        self._seen, self._kept = seen, kept
        self.over, self.over_rule = over, checkpoint.turn.over_rule if over else ""
        if over in self.out:  # who has given up wins nothing
            self.over, self.over_rule = DRAW, "ES-TURN-03"
        self.fresh = tuple(fresh)
        self.decisions += decisions_in(entries)
        self.log = self.log.add(tuple(entries), position)
        table.forget()
        for _, old in kept:
            old.forget()

    def rest(self, busy: Container[Ground] = ()) -> None:
        """Drop what can be worked out again, for a match that waits; `busy` grounds keep it for others."""
        for table in (self.origin, self.checkpoint, self.table, *(kept for _, kept in self._kept)):
            table.forget()
            if table.ground not in busy:
                forget(table.ground)

    def throw_from(self, seed: str) -> None:
        """Throw the dice from a seed from here on, though they were to be typed; before the first of them."""
        if self.seed is not None or any(given.kind == "roll" for given in self.log.newest()):
            raise RulesError("dice have been thrown already")
        self._begin_seed(seed)
        self.run()

    def _begin_seed(self, seed: str) -> None:
        """From here on the dice are those of this seed; the record promises it before its first throw."""
        if self.seed is not None:
            self.past = (*self.past, self.seed)
        self.seed, self._dice = seed, SeededDice(seed, self.turns + turns_in(self.log))
        self.log = self.log.add((Declaration("seed", "", {"commitment": commitment(seed)}),), self.log.inputs)

    @property
    def seeds(self) -> Seeds:
        """The seeds of the match so far, by whether they began with it or with a line of the record."""
        every = self.past if self.seed is None else (*self.past, self.seed)
        begun = sum(1 for entry in self.log if isinstance(entry, Declaration) and entry.what == "seed")
        if begun >= len(every):
            return Seeds(None, every, self.turns)
        return Seeds(every[0], every[1:], self.turns)

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
            if not answered_by(given, side):
                continue
            if consent:
                return None
            if given is last and given.kind != "each":
                begun = self.begun
                about = {"side": side, "battle": begun[0] if begun else ""}
                return Refusal("ES-BATTLE-03", "battle-begun", about) if begun else None
            if last.kind == "battle":
                return Refusal("ES-BATTLE-03", "battle-fought", {"side": side, "battle": last.value[0]})
            reason = {"roll": "die-thrown", "each": "revealed"}.get(last.kind, "answered-since")
            return Refusal("ES-UNDO-02", reason, {"side": side, "rule": last.rule, "by": last.side})
        return Refusal("ES-UNDO-01", "nothing-to-undo", {"side": side})

    def undo(self, side: str, *, consent: bool = False, seed: str = "", anew: bool = True) -> Refusal | None:
        """Take back the last answer of `side`, and with consent all that came after it.

        Of secret answers that were revealed together all are taken back, by consent. One that waits for the
        others' is simply given back: nobody has seen it. Throws that are taken back are thrown anew. A match
        that was over has told its seed: it goes on under `seed`, or one that nobody knows. Not `anew` is for
        inputs of versions in which throws fell the same again.
        """
        if refusal := self.why_not_undo(side, consent=consent):
            return refusal
        if side in self.secrets:
            self.secrets = {s: value for s, value in self.secrets.items() if s != side}
            return None
        inputs = self.log.effective()
        last = max(n for n, given in enumerate(inputs) if answered_by(given, side))
        told = anew and self.seed is not None and bool(self.over)
        self._rewind(taken_back(side, last, self.log, consent=consent, anew=anew), inputs)
        if told:
            self._begin_seed(seed or new_seed())
        if self.out and not self.over:  # of secret answers, theirs are given again
            self.run()
        return None

    def _rewind(self, back: Declaration, inputs: tuple[Input, ...]) -> None:
        """Go back to the moment when only so many inputs were known as an undo says."""
        count = back.about["inputs"]
        log = self.log.add((back,), count)
        position, checkpoint = next(((p, c) for p, c in reversed(self._kept) if p <= count), (0, self.origin))
        before = self.copy()
        self.out = _gone(log) if self.out else ()
        try:
            self._restart(position, checkpoint, inputs[position:count])
        except BaseException:
            for slot in Match.__slots__:
                setattr(self, slot, getattr(before, slot))
            raise
        self.log = log
        if self.seed is not None and throws_anew(back):
            self._dice = SeededDice(self.seed, self.turns + turns_in(log))

    def _restart(self, position: int, checkpoint: Any, inputs: tuple[Input, ...]) -> None:
        """Run again from a checkpoint over known inputs, live answers off."""
        self.checkpoint, self.inputs, self.secrets, self._seen = checkpoint, (), {}, 0
        self._kept = tuple((p, c) for p, c in self._kept if p <= position) or ((position, checkpoint),)
        self.log = Log((), (), position)
        dice, players, decisions, fighter = self._dice, self.players, self.decisions, self.fighter
        self._dice, self.players, self.fighter = PhysicalDice(), {}, None
        try:
            self._advance(inputs)
        finally:
            self._dice, self.players, self.decisions, self.fighter = dice, players, decisions, fighter
        self.fresh = ()

    def resume(self, checkpoint: Any, inputs: tuple[Input, ...], log: Iterable[Entry], position: int) -> None:
        """Take up a saved match at its checkpoint, live answers off; `position` inputs of the log count."""
        self._kept = ()
        self._restart(position - len(inputs), checkpoint, inputs)
        self.log = Log().add(tuple(log), position)
        self.out = _gone(self.log)
        if self.seed is not None:
            self._dice = SeededDice(self.seed, self.turns + turns_in(self.log))

    def declare(self, what: str, side: str, **about: Any) -> Refusal | None:
        """Concede, offer or accept a draw, let a clock fall, end it without an absent side, leave a remark.

        All of it is kept in the record. Whether a side is absent is for whoever keeps the time to say.
        """
        refusal = self._declare(what, side, about)
        if not refusal and not self.over and side in self.out:
            self.run()
        return refusal

    def _declare(self, what: str, side: str, about: dict[str, Any]) -> Refusal | None:
        """The declaration itself; nothing is played on."""
        if side not in self.sides:
            raise RulesError(f"{side} is no side of this match")
        if self.over and what != "remark":
            return Refusal("ES-TURN-02", "match-over", {"winner": self.over})
        if side in self.out and what != "remark":
            return Refusal("ES-TURN-03", "has-given-up", {"side": side})
        if what == "draw" and self._offered(side):
            self._finish(DRAW, "ES-TURN-04")
        elif what in GIVING_UP:
            self.out = (*self.out, side)
            if len(left := self.playing) == 1:
                self._finish(left[0], "ES-TURN-05" if what == "absent" else "ES-TURN-03")
        elif what == "called-off":
            self._finish(DRAW, "ES-TURN-05")
        elif what not in ("draw", "remark"):
            raise RulesError(f"nobody can declare {what}")
        self.log = self.log.add((Declaration(what, side, about),), self.log.inputs)
        return None

    def _offered(self, side: str) -> bool:
        """Whether all others that still play have offered a draw since the last input."""
        missing = set(self.playing) - {side}
        for entry in reversed(tuple(self.log)):
            if isinstance(entry, Input) or entry.what == "undo":
                break
            if entry.what == "draw":
                missing.discard(entry.side)
        return not missing

    def _finish(self, winner: str, rule: str) -> None:
        self.over, self.over_rule, self.pending_request, self.fresh = winner, rule, None, ()
        self.secrets = {}  # nobody waits for them any more, and there is nothing of them to give back

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
        new.fresh, new.decisions, new.earlier, new.seats, new.out = (
            self.fresh, self.decisions, self.earlier, self.seats, self.out,
        )  # fmt: skip
        new._dice, new._kept, new._seen = self._dice, self._kept, self._seen
        new.past, new.turns, new.fighter = self.past, self.turns, self.fighter
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
        again.seed, again.past, again.turns = self.seed, self.past, self.turns
        return again


class Quick:
    """Gives the ruleset's quick answers: for a side that has given up while others play on."""

    __slots__ = ()

    def choose(self, ask: Ask, seat: Any) -> Any:
        """What a sensible player does without thinking."""
        return seat.ruleset.bot.quick_answer(ask, seat.table)


def answered_by(given: Input, side: str) -> bool:
    """Whether an input is an answer of this side, alone or among secret ones."""
    if given.kind == "each":
        return any(who == side for who, _ in given.value)
    return given.side == side and given.kind != "roll"


def _gone(log: Log) -> tuple[str, ...]:
    """The sides that have given up; an undo to a moment before takes that back, too."""
    gone: dict[str, int] = {}
    inputs = 0
    for entry in log:
        if isinstance(entry, Input):
            inputs += 1
        elif entry.what == "undo":
            inputs = entry.about["inputs"]
            gone = {side: moment for side, moment in gone.items() if moment <= inputs}
        elif entry.what in GIVING_UP:
            gone.setdefault(entry.side, inputs)
    return tuple(gone)


def standing(log: Iterable[Entry]) -> tuple[Declaration, ...]:
    """The declarations that hold at the end of a log: who has given up, draws offered at this moment."""
    entries = tuple(log)
    gone = _gone(Log((), entries))
    giving_up: dict[str, Declaration] = {}
    draws: list[Declaration] = []
    for entry in entries:
        if isinstance(entry, Input) or entry.what == "undo":
            draws = []
        elif entry.what in GIVING_UP and entry.side in gone:
            giving_up[entry.side] = entry
        elif entry.what == DRAW:
            draws.append(entry)
    return (*giving_up.values(), *draws)


def decisions_in(entries: Iterable[Entry]) -> int:
    """How many questions these entries answer: dice, battles and declarations are none."""
    count = 0
    for entry in entries:
        if isinstance(entry, Input) and entry.kind not in ("roll", "battle"):
            count += len(entry.value) if entry.kind == "each" else 1
    return count
