"""Records in other processes: written for a seat, verified, shown moment by moment, summed up."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from fractions import Fraction
from math import sqrt
from typing import Any

from msgspec.structs import replace

from escarmouche import games
from escarmouche.engine import record as records
from escarmouche.engine import recording, situation
from escarmouche.engine.dice import outcomes
from escarmouche.engine.errors import EscarmoucheError
from escarmouche.engine.history import Declaration, Entry, Log
from escarmouche.engine.match import Match, Step
from escarmouche.engine.requests import Input, Roll
from escarmouche.engine.scene import Scene
from escarmouche.engine.sentences import messages
from escarmouche.engine.table_changes import applied
from escarmouche.engine.voice import Voice
from escarmouche.server import messages as m
from escarmouche.server import views
from escarmouche.server.signing import seal_of
from escarmouche.server.speaking import names_in, worded
from escarmouche.server.workers import encoded, restored

log = logging.getLogger("escarmouche.records")
UNREADABLE = frozenset({"origin", "other-game"})
"""Verdicts on what nobody here can check: it is told so, and not kept."""
NAME = "record.jsonl"
"""What a record that was sent in is called where it is wrong."""


def record_text(content: bytes, side: str | None) -> bytes:
    """The record of a match: the whole, or what a side may know."""
    match = restored(content)
    lines = records.record_lines(match) if side is None else records.record_for(match, side)
    return "".join(f"{line}\n" for line in lines).encode()


def record_of(content: bytes, side: str) -> bytes:
    """The record for a seat: what it may know while the match runs, the whole of it afterwards."""
    return record_text(content, None if restored(content).over else side)


def situation_text(content: bytes, side: str | None) -> bytes:
    """The position as a situation file; what a side may not know is filled in plausibly."""
    match = restored(content)
    ruleset, table = match.ruleset, match.table
    if side is not None:
        table = ruleset.rules.guess(ruleset.rules.view(table, side), "situation")
    return situation.text_of(ruleset, table).encode()


def match_moments(content: bytes, side: str, first: int, count: int) -> bytes:
    """The table at some moments of a match, as a side may see them; all of it once the match is over."""
    match = restored(content)

    def seen(table: Any) -> Any:
        return table if match.over else match.ruleset.rules.view(table, side)

    return encoded(_moments(match.ruleset, match.origin, tuple(match.log), seen, side, first, count))


def _moments(
    ruleset: Any,
    origin: Any,
    entries: Iterable[Entry],
    seen: Callable[[Any], Any],
    side: str,
    first: int,
    count: int,
) -> m.Moments:
    """Scenes at the checkpoints of a match, each with the number of the last line before it."""
    moments: list[m.Moment] = []
    last = number = 0
    again = Match(ruleset, origin, None, start=False)
    if not first:
        moments.append(m.Moment(0, ruleset.client.scene(seen(origin), side)))
    for item in recording._walk(again, entries, None):
        if not isinstance(item, Step):
            last += not isinstance(item, Input)
            if not (isinstance(item, Declaration) and item.what == "undo"):
                continue
        table = item.table if isinstance(item, Step) else again.table
        number += 1
        if first <= number < first + count:
            moments.append(m.Moment(last, ruleset.client.scene(seen(table), side)))
    number += 1
    if first <= number < first + count:
        moments.append(m.Moment(last, ruleset.client.scene(seen(again.table), side)))
    return m.Moments(first, number + 1, tuple(moments))


def check_record(text: str, name: str, lang: str, key: str = "") -> bytes:
    """Whether a record verifies, and its lines in words."""
    record = records.parse_record(text, NAME)
    header = record.header
    words: dict[str, Any] = {}
    luck: tuple[m.LuckOf, ...] = ()
    moments = 0
    voice: Voice | None = None
    seal = seal_of(record, key)
    try:
        ruleset = games.ruleset(header.game)
        verdict = records.verify(record, ruleset, seal)
        voice = _voice(record, ruleset, lang)
        if header.origin and header.rules == ruleset.version:
            words = views.words_of(ruleset.rules.records.read(header.origin))
            moments = _shown(record, ruleset, verdict, 0, 0).count
            if verdict.sound and record.result:
                luck = _luck(ruleset, ruleset.rules.records.read(header.origin), _entries(record))
    except (EscarmoucheError, KeyError, TypeError, ValueError) as error:
        verdict = records.verdict(False, "cannot-be-verified", "origin", why=error)
        verdict = replace(verdict, findings=(seal,))
        moments = 0
    close = record.parts[-1].close or {}
    return encoded(
        m.RecordInfo(
            name,
            header.game,
            header.rules,
            header.seat,
            verdict.verified,
            verdict.problem,
            verdict.line,
            _unnamed(verdict.text),
            record.result,
            str(close.get("rule", "")),
            header.sides,
            header.seats,
            words,
            _record_lines(record, voice),
            moments,
            luck,
            _unnamed(verdict.french),
            names_in(voice, {}) if voice else {},
            verdict.sound,
            tuple(m.Finding(f.what, f.state, f.good, f.text, f.french, f.count) for f in verdict.findings),
        )
    )


def _unnamed(text: str) -> str:
    """A verdict without the name of the file: what is sent in has none."""
    return text.removeprefix(f"{NAME}: ").removeprefix(f"{NAME} : ")


def _voice(record: records.Record, ruleset: Any, lang: str) -> Voice:
    """A voice with the names of the last table of a record; ids stay ids where it cannot be read."""
    header, entries = record.header, _entries(record)
    players = header.seats.get("names", {})
    scene, setting = Scene(0, 0), None
    try:
        table = ruleset.rules.records.read(ruleset.rules.convert(header.origin or {}, header.rules))
        if header.seat is None and header.rules == ruleset.version:
            match = Match(ruleset, table, None, start=False)
            inputs = Log((), tuple(entries)).effective()
            match.resume(table, inputs, tuple(entries), len(inputs))
            table = match.table
        scene, setting = ruleset.client.scene(table, header.seat or ""), table.setting
    except Exception as error:  # whatever keeps an old record from being run again, its lines can be shown
        log.info("a record without names: %r", error)
    say = messages(lang, ruleset.name, before=header.format == records.WITHOUT_KINDS)
    return Voice(lang, ruleset, scene, setting, ids=False, sides=header.sides, players=players, say=say)


def _entries(record: records.Record) -> list[Entry]:
    return [line.entry for line in record.parts[-1].lines if line.entry]


def _shown(
    record: records.Record, ruleset: Any, verdict: records.Verdict, first: int, count: int
) -> m.Moments:
    """Scenes of a record: run again where it verifies, as it was written down where it is that of a seat."""
    if verdict.sound:
        origin = ruleset.rules.records.read(record.header.origin or {})
        return _moments(ruleset, origin, _entries(record), lambda table: table, "", first, count)
    return _seen_by_seat(record, ruleset, first, count) if verdict.problem == "seat" else m.Moments(0, 0, ())


def _seen_by_seat(record: records.Record, ruleset: Any, first: int, count: int) -> m.Moments:
    """The moments of a seat's own record: its view at the start, and what changed of it since."""
    seat, data = record.header.seat or "", record.header.origin or {}
    scenes: list[m.Moment] = []
    last = number = 0
    if not first:
        scenes.append(m.Moment(0, ruleset.client.scene(ruleset.rules.records.read(data), seat)))
    for line in record.parts[-1].lines:
        last += line.kind in ("event", "declaration")
        if "changed" not in line.content:
            continue
        data = applied(data, line.content["changed"])
        number += 1
        if first <= number < first + count:
            scenes.append(m.Moment(last, ruleset.client.scene(ruleset.rules.records.read(data), seat)))
    return m.Moments(first, number + 1, tuple(scenes))


def _record_lines(record: records.Record, voice: Voice | None) -> tuple[m.Line, ...]:
    lines: list[m.Line] = []
    number = inputs = 0
    for line in record.lines:
        if line.kind == "input":
            inputs += 1
        elif line.kind in ("event", "declaration"):
            number += 1
            event = line.event
            if event is not None:
                lines.append(
                    m.Line(
                        number,
                        event.what,  # type: ignore[arg-type]
                        event.rule,
                        event.about,
                        inputs,
                        event.only,
                        event=event.kind,
                    )
                )
            elif line.kind == "declaration":
                content = line.content
                about = {"what": content["what"], "side": content["side"], **content["about"]}
                lines.append(m.Line(number, "declared", "", about, inputs, event=views.DECLARED))
    return tuple(worded(line, voice) if voice else line for line in lines)


def record_moments(text: str, first: int, count: int) -> bytes:
    """The table at some moments of a record that can be shown."""
    record = records.parse_record(text, NAME)
    ruleset = games.ruleset(record.header.game)
    return encoded(_shown(record, ruleset, records.verify(record, ruleset), first, count))


# -- luck ----------------------------------------------------------------------------------------------------


def summary(content: bytes) -> bytes:
    """The end of a match in figures."""
    match = restored(content)
    luck = _luck(match.ruleset, match.origin, tuple(match.log))
    return encoded(m.Summary(m.Over(match.over, match.over_rule), len(match.log.effective()), luck))


def _luck(ruleset: Any, origin: Any, entries: Iterable[Entry]) -> tuple[m.LuckOf, ...]:
    """The luck of each side: what its dice were worth, and what was to be expected of them."""
    tallies = {side: Tally() for side in origin.sides}
    again = Match(ruleset, origin, None)
    for given in Log((), tuple(entries)).effective():
        request = again.pending_request
        if isinstance(request, Roll) and given.side in tallies and request.rule not in ruleset.rules.fateless:
            tallies[given.side].count(request, given.value)
        _give(again, given)
    return tuple(tally.told(side) for side, tally in tallies.items())


def _give(match: Match, given: Any) -> None:
    if given.kind == "each":
        for side, value in given.value:
            match.answer(value, side)
    else:
        match.answer(given.value, given.side)


class Tally:
    """The throws of a side, added up."""

    def __init__(self) -> None:
        self.throws = self.dice = 0
        self.value = self.expected = self.variance = Fraction(0)

    def count(self, roll: Roll, faces: tuple[int, ...]) -> None:
        """One throw more; one that is worth nothing in figures is no luck."""
        value = _worth(roll.dice.read(faces))
        ways, total = outcomes(roll.dice)
        worths = [(_worth(outcome), ways) for outcome, ways in ways]
        if value is None or any(worth is None for worth, _ in worths):
            return
        expected = sum((worth * ways for worth, ways in worths if worth is not None), Fraction(0)) / total
        self.throws += 1
        self.dice += len(faces)
        self.value += value
        self.expected += expected
        self.variance += (
            sum(((worth - expected) ** 2 * ways for worth, ways in worths if worth is not None), Fraction(0))
            / total
        )

    def told(self, side: str) -> m.LuckOf:
        """As a message."""
        return m.LuckOf(
            side,
            self.throws,
            self.dice,
            float(self.value),
            round(float(self.expected), 6),
            round(sqrt(self.variance), 6),
        )


def _worth(value: Any) -> Fraction | None:
    """What a throw comes to: its figure, or its figures together; None for symbols and words."""
    parts = value if isinstance(value, tuple) else (value,)
    if not all(isinstance(part, int | float | Fraction) for part in parts):
        return None
    return sum((Fraction(part) for part in parts), Fraction(0))
