"""What a seat may know, as messages: scene, question, lines. Everything passes through the ruleset's view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from escarmouche.engine import standing
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask, AskEach, Event, Refusal, Roll
from escarmouche.engine.scene import Scene, Words
from escarmouche.server import messages as m
from escarmouche.server.rows import Payload, Settled, declared_line

NOBODY = ""
"""The side of a spectator."""


def scene_for(match: Match, side: str) -> Scene:
    """The table as a side may see it; all of it once the match is over."""
    ruleset, table = match.ruleset, match.table
    return ruleset.scene(table if match.over else ruleset.view(table, side), side)


def why(refusal: Refusal) -> m.Why:
    """A refusal as a message."""
    return m.Why(refusal.rule, refusal.reason, refusal.about, refusal.excess, refusal.measure)


def question_of(ask: Ask | Roll, *, secret: bool = False) -> m.Question:
    """A pending question as a message."""
    if isinstance(ask, Roll):
        modifiers = tuple(m.Modified(found.rule, found.value) for found in ask.modifiers)
        return m.Question(
            ask.side, ask.rule, "dice", "dice", about=ask.about, dice=ask.dice.text(), modifiers=modifiers
        )
    greyed = tuple(m.Greyed(option, why(refusal)) for option, refusal in ask.greyed.items())
    return m.Question(
        ask.side,
        ask.rule,
        ask.question,
        ask.kind,  # type: ignore[arg-type]  # the engine's kinds of questions are these
        ask.options,
        ask.least,
        ask.most,
        ask.about,
        greyed,
        ask.proposal,
        ask.kind == "place" and ask.drafts is not None,
        secret,
    )


def owed(match: Match, side: str, bots: Iterable[str]) -> Ask | Roll | None:
    """What a side is asked; the dice of a bot are typed by whoever sits at the table."""
    if not side:
        return None
    found = match.asked(side)
    if found is None:
        dice = (ask for ask in match.pending if isinstance(ask, Roll) and ask.side in bots)
        return next(dice, None)
    return found


def question_for(match: Match, side: str, bots: Iterable[str]) -> m.Question | None:
    """What a side owes, as a message."""
    ask = owed(match, side, bots)
    if ask is None:
        return None
    return question_of(ask, secret=isinstance(match.pending_request, AskEach))


def lines_of(number: int, payload: Payload) -> list[m.Line]:
    """The lines of the record that one input made, all of them."""
    rows = payload.events
    if found := declared_line(payload.stored):
        told = [["declared", *found, NOBODY]]
        rows = [*told, *rows] if isinstance(payload.stored, Settled) else [*rows, *told]
    return [
        m.Line(payload.first + n, what, rule, about, number, only)
        for n, (what, rule, about, only) in enumerate(rows)
    ]


def readable(lines: Sequence[m.Line], side: str, after: int, *, over: bool) -> tuple[m.Line, ...]:
    """The lines after one of them that a side may read; a match that is over hides nothing."""
    if over:
        return tuple(line for line in lines if line.number > after)
    return tuple(
        _discreet(line, side) if line.what == "ask" else line
        for line in lines
        if line.number > after and line.only in (NOBODY, side)
    )


def _discreet(line: m.Line, side: str) -> m.Line:
    """An answered question as a side is told of it."""
    told = standing.discreet(line.about, side)
    return line if told is line.about else msgspec.structs.replace(line, about=told)


def event_lines(events: Sequence[Event], side: str, first: int, number: int) -> tuple[m.Line, ...]:
    """Events of a trial as lines."""
    lines = [
        m.Line(first + n, event.what, event.rule, event.about, number, event.only)  # type: ignore[arg-type]
        for n, event in enumerate(events)
    ]
    return readable(lines, side, first - 1, over=False)


def words_of(table: Any) -> dict[str, Words]:
    """What the setting's entries are called: whatever has a name in both languages."""
    found: dict[str, Words] = {}
    setting = table.setting
    for field in getattr(setting, "__struct_fields__", ()):
        entries = getattr(setting, field)
        if isinstance(entries, dict):
            for id, entry in entries.items():
                words = getattr(entry, "name", None)
                if isinstance(words, dict):
                    found.setdefault(str(id), {str(lang): str(text) for lang, text in words.items()})
    return found
