"""What a seat may know, as messages: scene, question, lines. Everything passes through the ruleset's view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from escarmouche.engine import reaction_windows
from escarmouche.engine.fitting import ids_of, on_table
from escarmouche.engine.kinds import kind_of
from escarmouche.engine.match import Match
from escarmouche.engine.names import entry_words, square_in
from escarmouche.engine.options import ATTACK, WEAPON, WHAT, WHERE
from escarmouche.engine.requests import Ask, AskEach, Event, Refusal, Roll
from escarmouche.engine.scene import Words
from escarmouche.engine.voice import Voice
from escarmouche.server import messages as m
from escarmouche.server.rows import Payload, Settled, declared_line

NOBODY = ""
"""The side of a spectator."""
DECLARED = "declared"
"""The kind of a line that is no event of the rules."""


def why(refusal: Refusal, voice: Voice | None = None) -> m.Why:
    """A refusal as a message; its words are added where it is known who reads it."""
    text = voice.refusal(refusal) if voice is not None else ""
    return m.Why(refusal.rule, refusal.reason, refusal.about, refusal.excess, refusal.measure, text)


def question_of(ask: Ask | Roll, voice: Voice, *, secret: bool = False) -> m.Question:
    """A pending question as a message."""
    text = voice.question(ask)
    if isinstance(ask, Roll):
        modifiers = tuple(m.Modified(modifier.rule, modifier.value) for modifier in ask.modifiers)
        return m.Question(
            ask.side,
            ask.rule,
            "dice",
            "dice",
            about=ask.about,
            dice=ask.dice.text(),
            modifiers=modifiers,
            text=text,
        )
    ids = ids_of(voice.names.scene)
    return m.Question(
        side=ask.side,
        rule=ask.rule,
        question=ask.question,
        kind=ask.kind,  # type: ignore[arg-type]  # the engine's kinds of questions are these
        options=tuple(choice_of(ask, code, voice, ids) for code in ask.options),
        least=ask.least,
        most=ask.most,
        about=ask.about,
        greyed=tuple(
            m.Greyed(choice_of(ask, code, voice, ids), why(refusal, voice))
            for code, refusal in ask.greyed.items()
        ),
        proposal=ask.proposal,
        drafts=ask.kind == "place" and ask.drafts is not None,
        secret=secret,
        text=text,
        intent=ask.intent,  # type: ignore[arg-type]  # as are its intents
        actor=ask.actor,
        against=ask.against,
        kinds=tuple(m.Choice(kind, voice.name(kind)) for kind in ask.about.get("kinds", ())),
    )


def choice_of(ask: Ask, code: Any, voice: Voice, ids: frozenset[str]) -> m.Choice:
    """An option as a message: in words, by its parts, and where on the table it can be chosen."""
    parts = ask.parts(code)
    if ask.intent == ATTACK and isinstance(code, tuple) and code:
        parts |= named_weapon(ask, code[0])
    square = square_in(code) if voice.names.grid is not None else None
    return m.Choice(code, voice.choice(ask, code), on_table(code, parts, ids), parts, square)


def draft_of(ask: Ask, value: Any, name: str, voice: Voice) -> m.Draft:
    """A free answer as a message: in words, and on squares what it names."""
    text = voice.draft(value, name, ask.question)
    if voice.names.grid is None or ask.form is None or not value:
        return m.Draft(name, value, text)
    parts = ask.parts(value)
    what, level, facing = parts.get(WHAT), parts.get("level", 0), parts.get("facing", -1)
    label = voice.names.fact("draft", name) if name else ""
    return m.Draft(name, value, text, label, parts.get(WHERE), what, level, facing)


def named_weapon(ask: Ask, line: Any) -> dict[str, Any]:
    """The weapon that a number of an option stands for, as arcs and forecasts have it."""
    words = dict(ask.about.get("named", ()))
    return {WEAPON: words[line]} if line in words else {}


def owed(match: Match, side: str, unattended: Iterable[str]) -> Ask | Roll | None:
    """What a side is asked; the dice of a side nobody sits at are typed by whoever sits at the table."""
    if not side or side in match.out:
        return None
    asked = match.asked(side)
    if asked is None:
        dice = (ask for ask in match.pending if isinstance(ask, Roll) and ask.side in unattended)
        return next(dice, None)
    return asked


def question_for(match: Match, side: str, unattended: Iterable[str], voice: Voice) -> m.Question | None:
    """What a side owes, as a message."""
    ask = owed(match, side, unattended)
    if ask is None:
        return None
    told = question_of(ask, voice, secret=isinstance(match.pending_request, AskEach))
    return told if isinstance(ask, Roll) else priced(told, ask, match)


def priced(told: m.Question, ask: Ask, match: Match) -> m.Question:
    """A question with what its options cost, where the game tells."""
    client, view = match.ruleset.client, match.ruleset.rules.view
    found = client.prices(ask, view(match.table, ask.side)) if ask.options else None
    if found is None:
        return told
    prices = tuple(found.prices.get(code, 0) for code in ask.options)
    return msgspec.structs.replace(told, purse=found.purse, prices=prices)


def lines_of(number: int, payload: Payload) -> list[m.Line]:
    """The lines of the record that one input made, all of them."""
    rows = payload.events
    if declaration := declared_line(payload.stored):
        told = [["declared", *declaration, NOBODY, DECLARED]]
        rows = [*told, *rows] if isinstance(payload.stored, Settled) else [*rows, *told]
    return [
        m.Line(payload.first + n, what, rule, about, number, only, event=_kind(what, about, kind))
        for n, (what, rule, about, only, *kind) in enumerate(rows)
    ]


def _kind(what: str, about: dict[str, Any], told: list[str]) -> str:
    """The kind of an event; rows of older versions do not tell it."""
    return told[0] if told else kind_of(what, about)


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
    told = reaction_windows.discreet(line.about, side)
    return line if told is line.about else msgspec.structs.replace(line, about=told)


def event_lines(events: Sequence[Event], side: str, first: int, number: int) -> tuple[m.Line, ...]:
    """Events of a trial as lines."""
    lines = [
        m.Line(first + n, event.what, event.rule, event.about, number, event.only, event=event.kind)  # type: ignore[arg-type]
        for n, event in enumerate(events)
    ]
    return readable(lines, side, first - 1, over=False)


def words_of(table: Any) -> dict[str, Words]:
    """What the setting's entries are called: whatever has a name in both languages."""
    return entry_words(table.setting)
