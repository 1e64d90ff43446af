"""A hint: what the veteran would answer here, and why, in the terms of the game's own appraisal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from escarmouche.engine.requests import Ask
from escarmouche.players.planner import LEVELS, Judged, Planner

ADVISER = "veteran"
LEAST = 0.05
"""Differences smaller than this are no reason."""
MOST = 3
"""Reasons that are told, the largest first."""
TIMES = 6
"""How often the two best are played out to say why, where the answer itself needs no trial."""


class Reason(msgspec.Struct, frozen=True):
    """A term of the appraisal, and by how much the deed does better in it than the next best."""

    term: str
    gain: float


class Advice(msgspec.Struct, frozen=True):
    """What to answer, what else was thought of, and why not that."""

    answer: Any
    instead: Any = None
    """The next best answer that was tried; None where nothing else was."""
    reasons: tuple[Reason, ...] = ()
    trials: int = 0
    """How often it was tried out; 0 where the first guess needs no trial."""
    weighed: bool = False
    """Whether the odds are the only reason: trials show no difference that luck does not explain."""


def advice(ask: Ask, seat: Any, seed: str = "hint") -> Advice:
    """What a veteran who overlooks nothing would answer, by trials that keep where they ended."""
    bot = seat.ruleset.bot
    if ask.question in bot.plain:
        return Advice(bot.quick_answer(ask, seat.table))
    level = LEVELS[ADVISER]
    planner = Planner(seed, replace(level, samples=max(4, level.samples), blind=0.0))
    judged = planner.judged(ask, seat, keep=True)
    best = judged[0]
    if not best.tables:
        return _explained(ask, seat, planner, judged)
    other = next((j for j in judged[1:] if j.tables and j.deed[0] != best.deed[0]), None)
    if other is None:
        return Advice(best.deed[0], trials=best.trials)
    return Advice(best.deed[0], other.deed[0], _reasons(seat, best, other), best.trials)


def _explained(ask: Ask, seat: Any, planner: Planner, judged: Sequence[Judged]) -> Advice:
    """An answer that was weighed, not tried: played out beside the next best, to see what it is better in.

    The weights hold the odds, a few trials luck as well: where they end worse the odds alone are the reason.
    """
    first = judged[0].deed[0]
    second = next((j.deed for j in judged[1:] if j.deed[0] != first), None)
    if second is None:
        return Advice(first)
    played = planner.played_out(ask, seat, (judged[0].deed, second), TIMES)
    if not played:
        return Advice(first, second[0], weighed=True)
    better = tuple(reason for reason in _reasons(seat, *played) if reason.gain > 0)
    if played[0].worth < played[1].worth:
        better = ()
    return Advice(first, second[0], better, TIMES, weighed=not better)


def _reasons(seat: Any, best: Judged, other: Judged) -> tuple[Reason, ...]:
    """In which terms the one ends better than the other, on the luck both were tried with."""
    goals = seat.ruleset.bot.goals(seat.table, seat.side)
    count = min(len(best.tables), len(other.tables))
    ours = _terms(seat, best.tables[:count], goals)
    theirs = _terms(seat, other.tables[:count], goals)
    gains = [(term, ours.get(term, 0.0) - theirs.get(term, 0.0)) for term in {**ours, **theirs}]
    gains.sort(key=lambda gain: -abs(gain[1]))
    return tuple(Reason(term, gain) for term, gain in gains[:MOST] if abs(gain) >= LEAST)


def _terms(seat: Any, tables: Sequence[Any], goals: Any) -> dict[str, float]:
    """The terms of the appraisal, on average over the ends of the trials."""
    total: dict[str, float] = {}
    for table in tables:
        for term, value in seat.ruleset.bot.terms(table, seat.side, goals).items():
            total[term] = total.get(term, 0.0) + value / len(tables)
    return total


def in_words(advised: Advice, ask: Ask, voice: Any) -> list[str]:
    """What to answer, then the reasons, a sentence each."""
    lines = [voice.say("hint-answer", answer=_told(advised.answer, ask, voice))]
    if advised.instead is not None:
        lines.append(voice.say("hint-instead", answer=_told(advised.instead, ask, voice)))
    for reason in advised.reasons:
        sign = "+" if reason.gain > 0 else "\N{MINUS SIGN}"
        facts = {"sign": sign, "gain": abs(reason.gain), "term": voice.say(f"term-{reason.term}")}
        lines.append(voice.say("hint-reason", **facts))
    if advised.weighed:
        lines.append(voice.say("hint-weighed"))
    return lines


def _told(answer: Any, ask: Ask, voice: Any) -> str:
    line = voice.draft(answer, "", ask.question) if ask.kind == "place" else ""
    return str(line or voice.choice(ask, answer))
