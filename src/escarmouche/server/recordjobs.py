"""Records in other processes: written for a seat, verified, shown moment by moment, summed up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import Any

from escarmouche import games
from escarmouche.engine import record as records
from escarmouche.engine import recording, situation
from escarmouche.engine.dice import outcomes
from escarmouche.engine.errors import EscarmoucheError
from escarmouche.engine.log import Declaration, Entry
from escarmouche.engine.match import Match, Step
from escarmouche.engine.requests import Input, Roll
from escarmouche.server import messages as m
from escarmouche.server import views
from escarmouche.server.workers import encoded, restored


def record_text(content: bytes, side: str | None) -> bytes:
    """The record of a match: the whole, or what a side may know."""
    match = restored(content)
    lines = records.record_lines(match) if side is None else records.record_for(match, side)
    return "".join(f"{line}\n" for line in lines).encode()


def situation_text(content: bytes, side: str | None) -> bytes:
    """The position as a situation file; what a side may not know is filled in plausibly."""
    match = restored(content)
    ruleset, table = match.ruleset, match.table
    if side is not None:
        table = ruleset.guess(ruleset.view(table, side), "situation")
    return situation.text_of(ruleset, table).encode()


def match_moments(content: bytes, side: str, first: int, count: int) -> bytes:
    """The table at some moments of a match, as a side may see them; all of it once the match is over."""
    match = restored(content)

    def seen(table: Any) -> Any:
        return table if match.over else match.ruleset.view(table, side)

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
    found: list[m.Moment] = []
    last = number = 0
    again = Match(ruleset, origin, None, start=False)
    if not first:
        found.append(m.Moment(0, ruleset.scene(seen(origin), side)))
    for item in recording._walk(again, entries, None):
        if not isinstance(item, Step):
            last += not isinstance(item, Input)
            if not (isinstance(item, Declaration) and item.what == "undo"):
                continue
        table = item.table if isinstance(item, Step) else again.table
        number += 1
        if first <= number < first + count:
            found.append(m.Moment(last, ruleset.scene(seen(table), side)))
    number += 1
    if first <= number < first + count:
        found.append(m.Moment(last, ruleset.scene(seen(again.table), side)))
    return m.Moments(first, number + 1, tuple(found))


def check_record(text: str, name: str) -> bytes:
    """Whether a record verifies, and its lines."""
    found = records.parse_record(text, "the record")
    header = found.header
    words: dict[str, Any] = {}
    moments = 0
    try:
        ruleset = games.ruleset(header.game)
        verdict = records.verify(found, ruleset)
        if header.origin and header.rules == ruleset.version:
            origin = ruleset.records.read(header.origin)
            words = views.words_of(origin)
            if verdict.verified:
                entries = [line.entry for line in found.parts[-1].lines if line.entry]
                moments = _moments(ruleset, origin, entries, lambda table: table, "", 0, 0).count
    except (EscarmoucheError, KeyError, TypeError, ValueError) as error:
        verdict = records.Verdict(False, f"the record cannot be verified: {error}", "origin")
    return encoded(
        m.RecordInfo(
            name,
            header.game,
            header.rules,
            header.seat,
            verdict.verified,
            verdict.problem,
            verdict.line,
            verdict.text,
            found.result,
            header.sides,
            header.seats,
            words,
            _record_lines(found),
            moments,
        )
    )


def _record_lines(found: records.Record) -> tuple[m.Line, ...]:
    lines: list[m.Line] = []
    number = inputs = 0
    for line in found.lines:
        if line.kind == "input":
            inputs += 1
        elif line.kind in ("event", "declaration"):
            number += 1
            event = line.event
            if event is not None:
                lines.append(
                    m.Line(number, event.what, event.rule, event.about, inputs, event.only)  # type: ignore[arg-type]
                )
            elif line.kind == "declaration":
                content = line.content
                about = {"what": content["what"], "side": content["side"], **content["about"]}
                lines.append(m.Line(number, "declared", "", about, inputs))
    return tuple(lines)


def record_moments(text: str, first: int, count: int) -> bytes:
    """The table at some moments of a record that verifies."""
    found = records.parse_record(text, "the record")
    ruleset = games.ruleset(found.header.game)
    if not records.verify(found, ruleset).verified:
        return encoded(m.Moments(first, 0, ()))
    origin = ruleset.records.read(found.header.origin or {})
    entries = [line.entry for line in found.parts[-1].lines if line.entry]
    return encoded(_moments(ruleset, origin, entries, lambda table: table, "", first, count))


def summary(content: bytes) -> bytes:
    """The luck of each side: what its dice were worth, and what was to be expected of them."""
    match = restored(content)
    found: dict[str, list[float]] = {side: [0, 0, 0.0, 0.0] for side in match.ruleset.sides}
    inputs = match.log.effective()
    again = Match(match.ruleset, match.origin, None)
    for given in inputs:
        request = again.pending_request
        if isinstance(request, Roll) and given.side in found:
            _count(found[given.side], request, given.value)
        _give(again, given)
    luck = tuple(
        m.LuckOf(side, int(throws), int(dice), value, round(expected, 6))
        for side, (throws, dice, value, expected) in found.items()
    )
    return encoded(m.Summary(m.Over(match.over, match.over_rule), len(inputs), luck))


def _give(match: Match, given: Any) -> None:
    if given.kind == "each":
        for side, value in given.value:
            match.answer(value, side)
    else:
        match.answer(given.value, given.side)


def _count(tally: list[float], roll: Roll, faces: tuple[int, ...]) -> None:
    value = roll.dice.read(faces)
    if not isinstance(value, int | float):
        return
    ways, total = outcomes(roll.dice)
    expected = sum((Fraction(worth) * count for worth, count in ways), Fraction(0)) / total
    tally[0] += 1
    tally[1] += len(faces)
    tally[2] += float(value)
    tally[3] += float(expected)
