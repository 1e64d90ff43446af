"""What every ruleset must hold to, tried on one random match after another. See `check_match`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import isfinite
from typing import Any

import msgspec

from escarmouche.engine import reaction_windows, record, save, situation
from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.errors import EscarmoucheError
from escarmouche.engine.history import taken_back
from escarmouche.engine.kinds import FACTS
from escarmouche.engine.ledger import house
from escarmouche.engine.match import Fighter, Match, Step
from escarmouche.engine.referee import Player
from escarmouche.engine.requests import (
    TYPED,
    Ask,
    AskEach,
    Battles,
    Event,
    Input,
    Refusal,
    Roll,
    frozen,
)
from escarmouche.engine.ruleset import Ruleset, Setup
from escarmouche.engine.table import Luck

PlayerMaker = Callable[[str, str], Player]
"""(side, seed) -> who answers for it."""

NONSENSE: tuple[Any, ...] = ("no such answer", (), 3, ("no", "such"), [], {"a": 1}, (1.5, 2.5), ("x", 1))
"""Answers that a judge meets sooner or later, and must refuse rather than fail on."""


MOST_WHOLE = 3
"""Secret questions of a match at which whole records are compared, not only what is new in them."""


class NotConforming(EscarmoucheError):
    """A ruleset breaks its contract; the sentence says where."""


class Report(msgspec.Struct, frozen=True):
    """What a match that was checked has shown."""

    over: str
    decisions: int
    inputs: int
    longest_step: int
    """The most inputs of one step: re-running is quadratic in it."""
    rules: Counter[str]
    """How often each rule was cited by an event or a modifier."""
    refusals: Counter[str]
    """How often each rule has greyed an option."""


def check_match(
    ruleset: Ruleset,
    setup: Setup,
    seed: int | str,
    player_maker: PlayerMaker,
    *,
    points: int = 4,
    undos: int = 80,
    every: int = 1,
    fighter: Fighter = guess_at_once,
) -> Report:
    """Play a match and hold it to everything the engine promises; raises NotConforming.

    `points` is how many moments are tried with the slow checks: save and load, situations, guesses; `undos`
    how many are undone to. At each `every`-th input the table is also seen not to change by refused answers
    and by copies that go their own way. `fighter` fights the battles of a campaign, or guesses them.
    """
    played = _Played(ruleset, setup, seed, player_maker, points, every, fighter)
    played.paused_at_every_input()
    played.undone_and_done_again(undos)
    played.recorded()
    for table in _some([step.table for step in played.steps if step.complete], points):
        _check_table(ruleset, table, played.secret)
    return Report(
        played.live.over,
        played.live.decisions,
        len(played.inputs),
        max((len(step.inputs) for step in played.steps), default=0),
        Counter(rules_of(played.events)),
        played.refusals,
    )


def rules_of(events: Iterable[Event]) -> Iterator[str]:
    """Every rule that events cite: their own, and those of the modifiers of a throw."""
    for event in events:
        yield event.rule
        if event.what == "roll":
            for rule, _ in event.about.get("modifiers", ()):
                yield rule


class _Played:
    """A match played live, and the ways to come to the same end."""

    def __init__(
        self,
        ruleset: Ruleset,
        setup: Setup,
        seed: int | str,
        maker: PlayerMaker,
        points: int,
        every: int = 1,
        fighter: Fighter = guess_at_once,
    ) -> None:
        self.fighter = fighter
        self.ruleset, self.setup, self.points, self.every = ruleset, setup, points, every
        self.twins = 0
        self.secret = f"conformance seed {seed}"
        self.live = self._play(maker)
        self.inputs = self.live.log.effective()
        self.steps: list[Step] = []
        again = self.live.replay(self.steps.append)
        self.events = [event for step in self.steps for event in step.events]
        expect(again.table.digest() == self.live.table.digest(), "run again, the match ends otherwise")
        expect(self._play(maker).log.effective() == self.inputs, "the same seed gives another match")
        expect(again.over == self.live.over != "", "the match has no result")
        self.refusals: Counter[str] = Counter()
        for rule in (*rules_of(self.events), self.live.over_rule):
            self.known(rule, "an event")
        for event in self.events:
            lacking = [fact for fact in FACTS[event.kind] if fact not in event.about]
            expect(not lacking, f"an event of {event.rule}, {event.kind}, lacks {lacking}")

    def _play(self, maker: PlayerMaker) -> Match:
        origin = self.ruleset.rules.new_table(self.setup)
        before = origin.digest()
        players = {side: maker(side, f"{self.secret} {side}") for side in origin.sides}
        match = Match(self.ruleset, origin, self.secret, players, fighter=self.fighter)
        expect(not match.pending, f"nobody answers {_name(match)}")
        expect(match.origin.digest() == before, "the match has changed the table it began with")
        return match

    def known(self, rule: str, what: str) -> None:
        """Rules cited must be in the game's ledger or the house's."""
        expect(rule in self.ruleset.ledger or rule in house(), f"{what} cites {rule}, which is in no ledger")

    # -- typed in, one answer at a time -----------------------------------------------------------------

    def paused_at_every_input(self) -> None:
        match = Match(self.ruleset, self.ruleset.rules.new_table(self.setup))
        fresh = list(match.fresh)
        self.states: list[tuple[str, str]] = []
        checkpoints = self._checkpoints()
        chosen = set(_some(range(len(self.inputs)), self.points))
        hidden = _Hidden(self.ruleset)
        hidden.learn(match.fresh)
        for number, given in enumerate(self.inputs):
            self.states.append((match.table.digest(), _name(match)))
            position = match.log.inputs - len(match.inputs)
            expect(
                match.checkpoint.digest() == checkpoints.get(position),
                f"another checkpoint at {_name(match)}",
            )
            if number in chosen:
                self._loaded(match, number)
            if number % self.every == 0 or number in chosen or given.kind == "each":
                self._check_pending(match, slow=number in chosen)
                self._on_a_copy(match, given)
            give(match, given)
            fresh += match.fresh
            hidden.learn(match.fresh)
            hidden.check(match.table)
        self.states.append((match.table.digest(), _name(match)))
        expect(match.over == self.live.over, f"typed in, the match waits at {_name(match)}")
        expect(match.table.digest() == self.live.table.digest(), "typed in, the match ends otherwise")
        expect(_plain(fresh) == _plain(self.events), "typed in, other events happen")
        expect(match.decisions == self.live.decisions, "typed in, other decisions are counted")
        self.typed = match

    def _checkpoints(self) -> dict[int, str]:
        """The digest of the last checkpoint after so many inputs."""
        position = 0
        digests = {0: self.live.origin.digest()}
        for step in self.steps:
            if step.complete:
                position += len(step.inputs)
                digests[position] = step.table.digest()
        return digests

    def _check_pending(self, match: Match, *, slow: bool) -> None:
        """Nonsense is refused under a known rule and changes nothing; candidates are allowed."""
        before = match.table.digest()
        if isinstance(match.pending_request, Battles):
            self._check_battles(match, match.pending_request)
        for ask in match.pending:
            self.known(ask.rule, "a question")
            self._refused(match.answer("nonsense", "no such side"))
            if isinstance(ask, Roll):
                for faces in ((), "6", (0,) * ask.dice.count, (1,) * 999):
                    self._refused(match.answer(faces, ask.side))
                continue
            for refusal in ask.greyed.values():
                self.known(refusal.rule, "a greyed option")
                self.refusals[refusal.rule] += 1
            for nonsense in NONSENSE:
                nothing = nonsense == () and (not ask.least or ask.kind == "place")  # nobody moves: an answer
                if nonsense not in ask.options and not nothing:
                    self._refused(match.answer(nonsense, ask.side), f"{nonsense!r} to {_name(match)}")
            if slow:
                self._check_candidates(match, ask)
        expect(match.table.digest() == before, f"a refused answer has changed the table at {_name(match)}")

    def _check_battles(self, match: Match, wanted: Battles) -> None:
        """Nonsense is no report, every guess is one; what lies before a battle is not taken back alone."""
        for battle in wanted.wanted:
            self._refused(match.answer((battle.key, battle.guesses()[0][1], "", TYPED), match.sides[0]))
            for nonsense in NONSENSE:
                self._refused(match.answer(nonsense), f"{nonsense!r} to {_name(match)}")
                self._refused(match.answer((battle.key, nonsense, "", TYPED)), f"the report {nonsense!r}")
            for _, report in battle.guesses():
                refusal = battle.judge(report)
                expect(refusal is None, f"a guess of battle {battle.key} is refused: {refusal}")
            begun = match.copy()
            expect(begun.begin(battle.key) is None, f"battle {battle.key} cannot begin")
            loaded = save.restore(save.dump(begun, record=False), "save", lambda name: self.ruleset)
            expect(loaded.begun == begun.begun, f"saved and loaded, battle {battle.key} is not under way")
            for side in match.sides:
                undone = begun.why_not_undo(side) is None
                expect(not undone, f"{side} takes an answer back though battle {battle.key} has begun")

    def _refused(self, refusal: Refusal | None, what: str = "nonsense") -> None:
        expect(refusal is not None, f"{what} was taken for an answer")
        if refusal:
            self.known(refusal.rule, "a refusal")

    def _check_candidates(self, match: Match, ask: Ask) -> None:
        seat = match.seat(ask.side)
        candidates = self.ruleset.bot.candidates(ask, seat.table)
        expect(len(candidates) > 0, f"there is no candidate for {ask.question} ({ask.rule})")
        quick = self.ruleset.bot.quick_answer(ask, seat.table)
        for answer in (quick, *candidates[:20], *((ask.drafts() if ask.drafts else ())[:20])):
            expect(ask.refuses(answer) is None, f"{answer} is proposed for {ask.question} but not allowed")
        match.consider(ask.side, candidates[0])
        told = msgspec.json.encode([ask.about, list(ask.options)], enc_hook=repr).decode()
        expect(self.secret not in told, f"{ask.question} tells the seed")

    def _on_a_copy(self, match: Match, given: Input) -> None:
        """A copy goes its own way; secret answers change nothing that the others know."""
        before, log = match.table.digest(), match.log
        copy = match.copy()
        give(copy, given)
        expect(match.table.digest() == before, f"answering a copy changes the original at {_name(match)}")
        expect(match.log is log, "answering a copy changes the original's log")
        request = match.pending_request
        if isinstance(request, AskEach) and request.secret:
            for ask in request.asks:
                self._twin(match, copy, given, ask)

    def _twin(self, match: Match, copy: Match, given: Input, ask: Ask) -> None:
        """The same match with another secret of one side looks the same to everybody else."""
        answers = dict(given.value)
        table = match.seat(ask.side).table
        told = self.ruleset.rules.revealed(ask, answers[ask.side], table)
        options = self.ruleset.bot.candidates(ask, table)
        others = [
            o
            for o in options
            if o != answers[ask.side] and self.ruleset.rules.revealed(ask, o, table) == told
        ]
        if not others:
            return
        self.twins += 1
        twin = match.copy()
        give(twin, Input("each", given.rule, "", tuple({**answers, ask.side: others[0]}.items())))
        for side in (*match.sides, ""):
            if side != ask.side:
                same = _told(copy, side) == _told(twin, side)
                if self.twins < MOST_WHOLE:
                    same = same and list(record.record_for(copy, side)) == list(record.record_for(twin, side))
                expect(same, f"{side or 'a spectator'} can tell what {ask.side} chose in secret ({ask.rule})")

    def _loaded(self, match: Match, number: int) -> None:
        """Saved and loaded here, the match goes on to the same end."""
        loaded = save.restore(save.dump(match, record=False), "save", lambda name: self.ruleset)
        same = (loaded.table.digest(), _name(loaded)) == self.states[number]
        expect(same, f"saved and loaded, another table waits at {_name(match)}")
        for given in self.inputs[number:]:
            give(loaded, given)
        expect(
            loaded.table.digest() == self.live.table.digest(), "saved and loaded, the match ends otherwise"
        )

    # -- taken back -------------------------------------------------------------------------------------

    def undone_and_done_again(self, undos: int) -> None:
        """Back to the start by consent, every moment the same as on the way there, and forward again."""
        match = self.typed
        stride = max(1, len(self.inputs) // undos)
        for count in (*range(len(self.inputs) - 1, 0, -stride), 0):
            side = self.inputs[count].side or match.sides[0]
            inputs = match.log.effective()
            match._rewind(taken_back(side, count, match.log, consent=True), inputs)
            same = (match.table.digest(), _name(match)) == self.states[count]
            expect(
                same, f"undone to input {count}, the match is at {_name(match)}, not {self.states[count][1]}"
            )
        match._advance((*match.inputs, *self.inputs))
        expect(match.table.digest() == self.live.table.digest(), "undone and done again, it ends otherwise")

    # -- written down -----------------------------------------------------------------------------------

    def recorded(self) -> None:
        """The record verifies, with and without undone parts, and tells a seat nothing it may not know."""
        for match in (self.live, self.typed):
            text = "".join(f"{line}\n" for line in record.record_lines(match))
            verdict = record.verify(record.parse_record(text, "record"), self.ruleset)
            expect(verdict.sound, verdict.text)
        for side in (*self.live.sides, ""):
            text = "".join(f"{line}\n" for line in record.record_for(self.live, side))
            expect(self.secret not in text, f"the record of {side} tells the seed")
            events = record.parse_record(text, "record").events
            own = [_told_to(side, event) for event in self.events if event.only in ("", side)]
            expect(_plain(events) == _plain(own), f"the record of {side} holds other events than it may know")


def _told_to(side: str, event: Event) -> Event:
    """An event as a side reads it."""
    about = dict(reaction_windows.discreet(event.about, side)) if event.what == "ask" else event.about
    return Event(event.what, event.rule, about, event.only, event.kind)


class _Hidden:
    """Fields changed under `only`: hidden from the others until an event for all names them."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.fields: dict[tuple[str, str], str] = {}

    def learn(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.what == "change":
                for key in event.about:
                    if key != "id" and event.only:
                        self.fields[event.about["id"], key] = event.only
                    elif key != "id":
                        self.fields.pop((event.about["id"], key), None)

    def check(self, table: Any) -> None:
        if not self.fields:
            return
        views = {side: self.ruleset.rules.view(table, side) for side in (*table.sides, "")}
        for (id, key), owner in self.fields.items():
            truth = getattr(_record(table, id), key, None)
            for side, view in views.items():
                shown = getattr(_record(view, id), key, None)
                expect(
                    side == owner or not truth or shown != truth,
                    f"{side or 'a spectator'} sees {key} of {id}",
                )


def _check_table(ruleset: Ruleset, table: Any, secret: str) -> None:
    """A table at a checkpoint: views, guesses, scenes, situations and the file form."""
    read = ruleset.rules.records.read(msgspec.json.decode(msgspec.json.encode(table.to_data())))
    expect(read.digest() == table.digest(), "a table read back from its data differs")
    for side in (*table.sides, ""):
        view = ruleset.rules.view(table, side)
        expect(
            ruleset.rules.view(view, side).digest() == view.digest(), f"the view of a view of {side} differs"
        )
        hidden = [id for id, thing in view.things.items() if thing.only not in ("", side)]
        expect(not hidden, f"the view of {side} shows {', '.join(hidden)}")
        guess = ruleset.rules.guess(view, "conformance")
        expect(
            ruleset.rules.view(guess, side).digest() == view.digest(),
            f"a guess does not fit the view of {side}",
        )
        scene = msgspec.json.encode(ruleset.client.scene(view, side)).decode()
        shown = msgspec.json.encode(view.to_data()).decode()
        expect(secret not in scene and secret not in shown, f"the view of {side} tells the seed")
        if side:
            expect(isfinite(ruleset.bot.appraise(view, side)), f"the appraisal of {side} is no number")
    text = situation.text_of(ruleset, table)
    expect(secret not in text, "a situation tells the seed")
    written = situation.parse(text, "situation", lambda name: ruleset).table
    expect(_without_luck(written) == _without_luck(table), "a situation read back differs from its table")


def give(match: Match, given: Input) -> None:
    """Type an input into a match that waits for it, as it comes out of a file."""
    value = frozen(msgspec.json.decode(msgspec.json.encode(given.value)))
    expect(value == given.value, f"{given.value!r} of {given.rule} does not survive a file")
    pairs = value if given.kind == "each" else ((given.side, value),)
    for side, answer in pairs:
        refusal = match.answer(answer, side)
        expect(
            refusal is None, f"{answer} of {side} to {_name(match)} was given live and is refused: {refusal}"
        )


def under_hash_seeds(script: str, seeds: Sequence[str] = ("1", "2")) -> list[str]:
    """What a script prints when strings are hashed otherwise: must be the same each time."""
    printed = []
    for seed in seeds:
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        expect(done.returncode == 0, f"under hash seed {seed}: {done.stderr}")
        printed.append(done.stdout)
    return printed


def expect(holds: bool, sentence: str) -> None:
    """Raise NotConforming with the sentence unless it holds."""
    if not holds:
        raise NotConforming(sentence)


def _told(match: Match, side: str) -> tuple[Any, ...]:
    """All that a side may know of a match."""
    asks = [(ask.rule, ask.side, _options(ask) if ask.side == side else "") for ask in match.pending]
    view = match.ruleset.rules.view(match.table, side).digest()
    fresh = [event if event.only in ("", side) else None for event in match.fresh]
    return view, asks, fresh


def _options(ask: Ask | Roll) -> str:
    return ask.dice.text() if isinstance(ask, Roll) else repr((ask.question, ask.options, ask.about))


def _name(match: Match) -> str:
    """What a match waits for, in a few words."""
    request = match.pending_request
    if request is None:
        return f"the end ({match.over})"
    if isinstance(request, AskEach):
        return f"secret {request.rule}"
    what = request.dice.text() if isinstance(request, Roll) else f"{request.question} {request.options}"
    return f"{request.side} {request.rule} {what}"


def _plain(events: Iterable[Event]) -> bytes:
    return msgspec.json.encode(list(events), order="sorted")


def _record(table: Any, id: str) -> Any:
    for group in (table.figures, table.units, table.sides):
        if id in group:
            return group[id]
    return table.turn


def _without_luck(table: Any) -> str:
    """Situations do not hold how often dice were thrown in the activation."""
    copy = table.copy()
    copy.luck = Luck()
    digest: str = copy.digest()
    return digest


def _some(items: Sequence[Any], count: int) -> list[Any]:
    """Up to `count` of the items, spread evenly, the first and the last among them."""
    if len(items) <= count or count < 2:
        return list(items[:count])
    return [items[n * (len(items) - 1) // (count - 1)] for n in range(count)]
