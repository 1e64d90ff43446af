"""The report of a battle at the keyboard: its form, one blank after the other."""

from __future__ import annotations

from typing import Any

from escarmouche import games
from escarmouche.cli.terminal import Terminal
from escarmouche.engine import battle as battles
from escarmouche.engine.match import Match
from escarmouche.engine.reportform import Blank
from escarmouche.engine.requests import Battle
from escarmouche.engine.sentences import Messages
from escarmouche.engine.voice import Voice


def named_voice(match: Match, lang: str) -> Voice:
    """A voice that calls everything of a campaign by its name."""
    scene = match.ruleset.client.scene(match.ruleset.rules.view(match.table, ""), "")
    return Voice(lang, match.ruleset, scene, match.table.setting, sides=match.sides)


def seats_of(battle: Battle, voice: Voice) -> dict[str, str]:
    """Who plays each side of a battle, and what that side is called there where it is called otherwise."""
    there = battles.voice_of(battle, games.ruleset(battle.fixture.game), voice.lang)
    found = {}
    for side, own in battle.fixture.seats.items():
        name, called = voice.name(own), there.name(side)
        found[side] = name if name == called else voice.labelled(name, called)
    return found


def filled_in(battle: Battle, terminal: Terminal, voice: Voice) -> Any:
    """A report by its form, blank after blank; None where one leaves."""
    say, seats = voice.messages, seats_of(battle, voice)
    form = battles.form_of(battle, games.ruleset)
    if not form:
        terminal.line(say.say("report-no-form"), "warn")
        return None
    given: dict[str, Any] = {}
    heading = ""
    terminal.line(say.say("how-form"), "dim")
    for blank in form:
        of = ", ".join(part for part in (seats.get(blank.side, ""), blank.group.get(say.lang, "")) if part)
        if of != heading:
            heading = of
            terminal.line(heading, "bold")
        value = _asked(blank, terminal, say)
        if value is None:
            return None
        given[blank.id] = value
    report, refusal = battles.filled(battle, games.ruleset, given)
    return None if refusal is not None else report


def _asked(blank: Blank, terminal: Terminal, say: Messages) -> Any:
    """What is typed into a blank: a number, or the numbers of values; None where one leaves."""
    words = [said[say.lang] for said in blank.said]
    ticked = (blank.value,) if blank.kind == "choice" else blank.value
    stands = str(blank.value)
    if isinstance(ticked, tuple):
        stands = ", ".join(words[blank.values.index(one)] for one in ticked if one in blank.values) or "-"
        terminal.line(", ".join(f"{n} {word}" for n, word in enumerate(words, 1)), "dim", "  ")
    while True:
        try:
            text = terminal.read(f"{blank.name[say.lang]} [{stands}] > ").strip()
        except EOFError:
            return None
        if text in ("quit", "quitter"):
            return None
        if (value := _read_blank(blank, text)) is not None:
            return value
        terminal.line(say.say("not-understood", text=text), "warn")


def _read_blank(blank: Blank, text: str) -> Any:
    """The value of a line typed into a blank; None where it is none."""
    if not text:
        return blank.value
    if blank.kind == "ticks" and text == "-":
        return ()
    numbers = [int(word) for word in text.replace(",", " ").split() if word.lstrip("-").isdecimal()]
    if blank.kind == "number":
        return numbers[0] if len(numbers) == 1 else None
    if not numbers or any(not 1 <= n <= len(blank.values) for n in numbers):
        return None
    chosen = tuple(blank.values[n - 1] for n in dict.fromkeys(numbers))
    return chosen if blank.kind == "ticks" else chosen[0] if len(chosen) == 1 else None
