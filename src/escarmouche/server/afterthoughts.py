"""A finished match thought over in another process: the chance to win by rollouts, the best and worst acts.

Everything comes in parts, so that nobody waits long for one of them and progress can be shown; each part has
a budget of CPU seconds.
"""

from __future__ import annotations

import time
from typing import Any

from msgspec.structs import replace

from escarmouche import players
from escarmouche.engine import recording
from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.match import Match, Step
from escarmouche.engine.requests import Ask, Input
from escarmouche.players.advice import ADVISER
from escarmouche.players.planner import LEVELS, Planner
from escarmouche.server import messages as m
from escarmouche.server.speaking import voice_for
from escarmouche.server.workers import encoded, restored

SECONDS = 2.0
"""CPU seconds that one part may take."""
LEAST, MOST = 3, 16
"""Rollouts of one moment."""
BOT = "recruit"
"""Who plays a match on, on all sides."""
NODES = 400
"""What the veteran may spend on one question that is looked at again."""


def chances(content: bytes, part: int, parts: int) -> bytes:
    """How often each side wins if bots play on from a moment; battles of a campaign are guessed."""
    match = restored(content)
    line, table = _moment(match, part, parts)
    wins = dict.fromkeys((*match.sides, "draw"), 0)
    begun, count = time.thread_time(), 0
    while count < LEAST or (count < MOST and time.thread_time() - begun < SECONDS):
        bots = {side: players.make(BOT, f"{count}/{side}") for side in match.sides}
        luck = f"rollout {part}/{count}"
        again = Match(match.ruleset, table, seed=luck, players=bots, fighter=guess_at_once)
        again.run()
        wins[again.over if again.over in wins else "draw"] += 1
        count += 1
    return encoded(m.Chances(part, line, count, wins))


def _moment(match: Match, part: int, parts: int) -> tuple[int, Any]:
    """A checkpoint of the match so far on, and how many lines there were before it."""
    found: list[tuple[int, Any]] = [(0, match.origin)]
    lines = 0
    for item in recording.walked(match.ruleset, match.origin, tuple(match.log)):
        if isinstance(item, Step):
            if item.complete:
                found.append((lines, item.table))
        else:
            lines += not isinstance(item, Input)
    return found[(len(found) - 1) * part // max(1, parts)]


def acts(content: bytes, part: int, parts: int, lang: str) -> bytes:
    """Of a part of the match, the act of each side that gained most over another, and that lost most."""
    match = restored(content)
    entries = tuple(match.log)
    inputs = sum(isinstance(entry, Input) for entry in entries)
    first, last = inputs * part // parts, inputs * (part + 1) // parts
    look = _Looking(first, last, lang)
    for item in recording.walked(match.ruleset, match.origin, entries, look):
        look.lines += not isinstance(item, Step | Input)
    return encoded(m.Acts(part, tuple(look.best.values()), tuple(look.worst.values())))


class _Looking:
    """Looks at each answer before it is given again: what else there was, and what the trials say of both."""

    def __init__(self, first: int, last: int, lang: str) -> None:
        self.lines = self.inputs = 0
        self.range, self.lang = range(first, last), lang
        self.best: dict[str, m.Act] = {}
        self.worst: dict[str, m.Act] = {}
        self.begun = time.thread_time()
        self.planner = Planner("afterwards", replace(LEVELS[ADVISER], nodes=NODES))

    def __call__(self, again: Match, entry: Any) -> None:
        """Judge an answer of somebody who could have chosen otherwise."""
        if not isinstance(entry, Input):
            return
        self.inputs += 1
        ask = again.asked(entry.side) if entry.side in again.sides else None
        if (
            self.inputs - 1 not in self.range
            or not isinstance(ask, Ask)
            or ask.question in again.ruleset.bot.plain
            or time.thread_time() - self.begun > SECONDS
        ):
            return
        judged = self.planner.judged(ask, again.seat(entry.side))
        given = next((j for j in judged if j.deed[0] == entry.value and j.trials), None)
        others = [j for j in judged if j.deed[0] != entry.value and j.trials]
        if given is None or not others:
            return
        other = max(others, key=lambda j: j.worth)
        voice = voice_for(again, entry.side, self.lang, {})
        act = m.Act(
            entry.side,
            self.lines,
            voice.question(ask),
            _told(ask, entry.value, voice),
            _told(ask, other.deed[0], voice),
            round(given.worth - other.worth, 3),
        )
        if act.gain > self.best.get(entry.side, NOTHING).gain:
            self.best[entry.side] = act
        if act.gain < self.worst.get(entry.side, NOTHING).gain:
            self.worst[entry.side] = act


NOTHING = m.Act("", 0, "", "", "", 0.0)


def _told(ask: Ask, answer: Any, voice: Any) -> str:
    line = voice.draft(answer, "", ask.question) if ask.kind == "place" else ""
    return str(line or voice.choice(ask, answer))
