"""Matches kept as text: the answers that were given and everything that followed from them.

The answers are kept too, so that better bots do not change a playthrough: only other rules do.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine import situation
from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.conformance import give
from escarmouche.engine.history import entry, plain
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask, Event, Input
from escarmouche.engine.ruleset import Setup
from escarmouche.players.random_player import RandomPlayer

DEPTH = 3
"""How many answers positions are counted over."""


class Keeping:
    """What is kept of a game: short matches whole, long ones by their answers, positions by their number."""

    def __init__(
        self,
        ruleset: Any,
        folder: Path,
        whole: dict[str, Setup],
        long: dict[str, Setup] | None = None,
        luck: dict[str, str] | None = None,
        tries: int = 12,
        *,
        placing: bool = False,
        tables: bool = False,
    ) -> None:
        self.ruleset, self.folder, self.tries = ruleset, folder, tries
        self.whole, self.long = whole, long or {}
        self.luck = luck or {}
        """Seeds of short matches; without one, the richest of some is kept."""
        self.placing = placing
        """Whether free places are followed when positions are counted."""
        self.tables = tables
        """Whether long matches keep the table they began with, so that books may change."""
        self.fingerprint_file = folder / "fingerprint.json"

    def played(self, name: str) -> Match:
        """A match between random players, to be kept."""
        setup = {**self.whole, **self.long}[name]
        if name not in self.luck:
            return self.richest(setup, name)
        luck = self.luck[name]
        seats = {side: RandomPlayer(f"{luck} {side}") for side in self.ruleset.armies.sides}
        return Match(self.ruleset, self.ruleset.rules.new_table(setup), luck, seats)

    def richest(self, setup: Setup, name: str) -> Match:
        """Of some random matches the one that meets the most rules."""
        ranked = []
        for n in range(self.tries):
            seats = {side: RandomPlayer(f"{name} {n} {side}") for side in self.ruleset.armies.sides}
            match = Match(self.ruleset, self.ruleset.rules.new_table(setup), f"{name} {n}", seats)
            ranked.append((len({event.rule for event in match.fresh}), -n, match))
        return max(ranked, key=lambda entry: entry[:2])[2]

    def text_of(self, match: Match) -> str:
        """Answers and events in the order they came, one a line, and the end."""
        steps: list[Any] = []
        match.replay(steps.append)
        lines = [f"rules {self.ruleset.version}"]
        for step in steps:
            told = 0
            for given, mark in zip(step.inputs, step.marks, strict=True):
                lines += [_event(event) for event in step.events[told:mark]]
                told = mark
                lines.append("> " + msgspec.json.encode(plain(given)).decode())
            lines += [_event(event) for event in step.events[told:]]
        return "\n".join([*lines, f"{match.over} {match.over_rule}", ""])

    def short(self, match: Match) -> str:
        """A digest of the text, the table at the beginning where that is kept, the answers."""
        text = self.text_of(match)
        given = [line for line in text.splitlines() if line.startswith("> ")]
        begun = [msgspec.json.encode(match.origin.to_data()).decode()] if self.tables else []
        return "\n".join([digest(text), *begun, *given, ""])

    def kept(self, name: str) -> str:
        """What was written."""
        return (self.folder / f"{name}.txt").read_text(encoding="utf-8")

    def moments(self, name: str) -> Iterator[Match]:
        """The match before each kept answer, and after the last: one and the same object, going on."""
        kept = self.kept(name)
        if self.tables and name in self.long:
            table = self.ruleset.rules.records.read(msgspec.json.decode(kept.splitlines()[1]))
        else:
            table = self.ruleset.rules.new_table({**self.whole, **self.long}[name])
        match = Match(self.ruleset, table)
        for given in inputs_of(kept):
            yield match
            give(match, given)
        yield match

    def again(self, name: str) -> str:
        """The kept answers under the rules of today; raises where one of them no longer fits."""
        return self.text_of(self._answered(name))

    def _answered(self, name: str) -> Match:
        """The kept match at its end."""
        *_, match = self.moments(name)
        return match

    def positions(self) -> list[int]:
        """How many different tables a tiny position leads to after 1, 2, 3 … answers; dice end a line."""
        table = situation.read(self.folder / "tiny.yaml", lambda name: self.ruleset).table
        now = [Match(self.ruleset, table)]
        counts = []
        for _ in range(DEPTH):
            seen: dict[str, Match] = {}
            for match in now:
                for ask in match.pending[:1]:
                    if not isinstance(ask, Ask) or (ask.kind == "place" and not self.placing):
                        continue
                    for answer in plain_candidates(ask):
                        new = match.copy()
                        assert new.answer(answer, ask.side) is None
                        pending = new.pending_request
                        name = f"{new.table.digest()} {type(pending).__name__} {pending and pending.rule}"
                        seen.setdefault(name, new)
            now = list(seen.values())
            counts.append(len(now))
        return counts

    def fingerprint(self) -> dict[str, Any]:
        """What the kept texts and counts come to."""
        kept = {name: digest(self.kept(name)) for name in self.whole}
        return {"version": self.ruleset.version, "positions": self.positions(), **kept}

    def write(self, *, same_answers: bool = False) -> None:
        """Play the matches and write everything anew; the version of the rules must have gone up before.

        With the same answers the kept matches are told again: rules that changed only how they are told.
        """
        for name in (*self.whole, *self.long):
            match = self._answered(name) if same_answers else self.played(name)
            text = self.text_of(match) if name in self.whole else self.short(match)
            (self.folder / f"{name}.txt").write_text(text, encoding="utf-8")
        data = msgspec.json.format(msgspec.json.encode(self.fingerprint()), indent=2)
        self.fingerprint_file.write_bytes(data + b"\n")


def _event(event: Event) -> str:
    about = msgspec.json.encode(event.about, enc_hook=repr, order="sorted").decode()
    return f"{event.rule} {event.what}{' only ' + event.only if event.only else ''} {about}"


def inputs_of(text: str) -> list[Input]:
    """The answers of a kept playthrough."""
    entries = [entry(msgspec.json.decode(line[2:])) for line in text.splitlines() if line.startswith("> ")]
    return [given for given in entries if isinstance(given, Input)]


def digest(text: str) -> str:
    """A short name of a text, its version apart."""
    return blake2b(text.partition("\n")[2].encode(), digest_size=12).hexdigest()
