"""Scenarios in the terminal: what each is about, before one is chosen and while it is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from escarmouche import games
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.scenarios import Scenario
from escarmouche.engine.sentences import Messages

if TYPE_CHECKING:
    from escarmouche.cli.session import Session
    from escarmouche.engine.requests import Ask, Roll


def described(played: Scenario, lang: str) -> str:
    """A scenario in a line: its name and what kind of fight it is."""
    return f"{played.name[lang]} - {played.character[lang]}"


def told(played: Scenario, lang: str) -> Iterator[str]:
    """What one reads before playing it."""
    yield described(played, lang)
    yield played.briefing[lang]


def listing(ruleset: Ruleset, say: Messages) -> Iterator[str]:
    """Every scenario of a game: how to name it, what it is about, the usual lists, its picture."""
    for key in ruleset.armies.scenarios:
        played = ruleset.armies.briefings(key)
        yield f"--scenario {key}"
        yield from (f"    {line}" for line in told(played, say.lang))
        lists = played.match.lists or ruleset.armies.default_lists
        yield "    " + say.say("listing-lists", lists=", ".join(lists))
        if played.picture:
            path = games.folder(ruleset.name) / "scenarios" / played.picture
            yield "    " + say.say("listing-picture", file=str(path))
        yield ""


def briefing(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """What the match is about."""
    ruleset, key = session.match.ruleset, session.match.seats.get("scenario", "")
    if key not in ruleset.armies.scenarios:
        session.terminal.line(session.say.say("no-briefing"))
        return
    for line in told(ruleset.armies.briefings(key), session.say.lang):
        session.terminal.line(line)
