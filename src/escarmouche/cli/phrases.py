"""How the terminal sets sentences: each with its rule in brackets, closed options of one reason together."""

from __future__ import annotations

from typing import Any

from escarmouche import games
from escarmouche.engine.errors import ListRefused
from escarmouche.engine.requests import Ask, Event, Refusal, Roll
from escarmouche.engine.voice import Voice


def cited(rule: str, voice: Voice) -> str:
    """A rule id with its title."""
    return f"{rule} {voice.title(rule)}".rstrip()


def event_line(event: Event, voice: Voice) -> str:
    """One line of the record; empty for bookkeeping that says nothing to a reader."""
    text = voice.event(event)
    return f"{text} [{event.rule}]" if text else ""


def question_line(ask: Ask | Roll, voice: Voice) -> str:
    """A pending question."""
    return f"{voice.question(ask)} [{ask.rule}]"


def refusal_line(refusal: Refusal, voice: Voice) -> str:
    """Why not, by how much, and the rule with its title."""
    return f"{voice.refusal(refusal)} [{cited(refusal.rule, voice)}]"


def list_lines(error: ListRefused, lang: str) -> list[str]:
    """Why the rules forbid an army list, each reason in a sentence."""
    voice = Voice(lang, games.ruleset(error.game))
    return [voice.labelled(error.path, refusal_line(refusal, voice)) for refusal in error.refusals]


def greyed_lines(ask: Ask, voice: Voice, *, brief: bool = False) -> list[str]:
    """Options that are not open now, those with the same reason together.

    Brief: where one reason holds for more than three, it is told of the first and the others are counted.
    """
    groups: dict[Any, list[str]] = {}
    for option, refusal in ask.greyed.items():
        line = refusal_line(refusal, voice)
        kind = (refusal.rule, refusal.reason, refusal.excess) if brief else line
        groups.setdefault(kind, [line]).append(voice.choice(ask, option))
    lines = []
    for line, *options in groups.values():
        more = len(options) - 1
        several = voice.say("semicolon").join(options)
        counted = f"{options[0]} {voice.say('and-more', count=more)}"
        lines.append(voice.labelled(counted if brief and more > 2 else several, line))
    return lines
