"""What runs in other processes: bots, odds, trials. Each job gets a match as bytes and answers bytes.

The seed is taken out before a match leaves the server for a bot, a trial or odds.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from fractions import Fraction
from hashlib import blake2b
from types import FrameType
from typing import Any

import msgspec

from escarmouche import games, players
from escarmouche.engine import save
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask, frozen
from escarmouche.engine.ruleset import Forecast
from escarmouche.engine.seat import own_question
from escarmouche.server import messages as m
from escarmouche.server import views

KEPT = 8
MOST_AT_ONCE = 8
DRAFTS = 2048
"""Ready-made answers told for one question: all of a board of squares, whatever is put there."""
_matches: OrderedDict[bytes, Match] = OrderedDict()


class TooSlow(Exception):
    """A job took longer than it may."""


def begin(server: int) -> None:
    """First thing in a worker: Ctrl+C is the server's business, and no worker outlives its server.

    The server may be gone before this is reached, so it says itself which process it is.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def limited(seconds: float, job: Callable[..., bytes], *arguments: Any) -> bytes:
    """Run a job for so long at most (where the system has an alarm clock)."""
    if not hasattr(signal, "SIGALRM"):
        return job(*arguments)

    def ring(number: int, frame: FrameType | None) -> None:
        raise TooSlow(f"it took more than {seconds:g} seconds")

    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return job(*arguments)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def know(game: str) -> bytes:
    """Read the rules of a game before they are wanted."""
    return games.ruleset(game).name.encode()


def restored(content: bytes) -> Match:
    """A match from bytes; the last few are kept."""
    key = blake2b(content, digest_size=16).digest()
    found = _matches.get(key)
    if found is None:
        found = save.restore(content, "the match", games.ruleset)
        _matches[key] = found
        while len(_matches) > KEPT:
            _matches.popitem(last=False)
    else:
        _matches.move_to_end(key)
    return found


def encoded(value: Any) -> bytes:
    """A message as JSON."""
    return msgspec.json.encode(value, enc_hook=str)


# -- bots --------------------------------------------------------------------------------------------------


def bot_answers(content: bytes, side: str, name: str, seed: str) -> bytes:
    """What a bot answers now and to the questions that follow at once, as [[rule, value], …]."""
    match = restored(content).copy()
    player = players.make(name, seed)
    answers: list[tuple[str, Any]] = []
    while len(answers) < MOST_AT_ONCE:
        ask = match.asked(side)
        if not isinstance(ask, Ask):
            break
        value = player.choose(ask, match.seat(side))
        if value is None or ask.refuses(value):
            value = match.ruleset.quick_answer(ask, match.ruleset.view(match.table, side))
        if match.answer(value, side) is not None:
            break
        answers.append((ask.rule, value))
    return encoded(answers)


def takes_draw(content: bytes, side: str) -> bytes:
    """Whether a bot agrees to a draw: when it does not stand better."""
    match = restored(content)
    ruleset = match.ruleset
    return encoded(ruleset.appraise(ruleset.view(match.table, side), side) <= 0)


# -- trials ------------------------------------------------------------------------------------------------


def consider(content: bytes, side: str, answers: bytes, number: int, id: str) -> bytes:
    """Try answers from a side's own view."""
    match = restored(content)
    given = frozen(msgspec.json.decode(answers))
    tried = match.consider(side, *given)
    ask = own_question(tried.request, side)
    return encoded(
        m.Considered(
            tried.stopped,  # type: ignore[arg-type]
            views.why(tried.refusal) if tried.refusal else None,
            match.ruleset.scene(tried.table, side),
            views.event_lines(tried.events, side, 1, number + 1),
            views.question_of(ask) if ask else None,
            number,
            id,
            _course(match, side, given[0]) if given and tried.stopped != "refused" else None,
        )
    )


def _course(match: Match, side: str, answer: Any) -> m.Course | None:
    ask = match.asked(side)
    if not isinstance(ask, Ask) or ask.kind != "place":
        return None
    found = match.ruleset.course(ask, match.ruleset.view(match.table, side), answer)
    return None if found is None else m.Course(*found)


def odds(content: bytes, side: str, unit: str, value: bytes, number: int, id: str) -> bytes:
    """The odds of every attack of a unit, or of one answer to the question, as a side can know them."""
    match = restored(content)
    ruleset = match.ruleset
    table = ruleset.view(match.table, side)
    answer, ask = frozen(msgspec.json.decode(value)), match.asked(side)
    found: Sequence[Forecast] = ()
    if answer is None:
        found = ruleset.forecasts(table, unit) if unit in table.units else ()
    elif isinstance(ask, Ask) and ask.refuses(answer) is None:
        found = ruleset.outcomes(ask, table, answer)
    forecasts = tuple(
        m.Forecast(
            forecast.question,
            forecast.about,
            tuple(_counted(what, chances) for what, chances in forecast.odds.items()),
        )
        for forecast in found
    )
    return encoded(m.Forecasts(unit, forecasts, number, id))


def _counted(what: str, odds: Any) -> m.Counted:
    chances = tuple(
        m.Chance(value, str(chance), round(float(chance), 9)) for value, chance in odds.chances.items()
    )
    numbers = all(isinstance(value, int | float | Fraction) for value in odds.chances)
    return m.Counted(
        what, chances, float(odds.mean) if numbers else None, odds.exact, odds.samples, odds.policy
    )


def drafts(content: bytes, side: str, to: tuple[int, int] | None, number: int, id: str) -> bytes:
    """Ready-made answers to the pending free place, or the one that leads there."""
    match = restored(content)
    ask = match.asked(side)
    found: dict[Any, str] = {}
    if isinstance(ask, Ask) and ask.kind == "place":
        follow = getattr(match.ruleset, "follow", None)
        if to is not None:
            value = follow(ask, match.ruleset.view(match.table, side), to) if follow else None
            if value is not None:
                found[value] = ""
        elif ask.drafts:
            made = ask.drafts()
            names = ask.about.get("names") or ask.about.get("drafts") or ()
            if not names and hasattr(match.ruleset, "draft_names"):
                names = match.ruleset.draft_names(ask, match.ruleset.view(match.table, side))
            named = list(names) if len(names) == len(made) else [""] * len(made)
            for n in range(min(len(made), DRAFTS)):
                found.setdefault(made[n], named[n])
    drafted = tuple(m.Draft(name, value) for value, name in found.items())
    return encoded(m.Drafts(drafted, number, id))


def reach(
    content: bytes,
    side: str,
    figure: str,
    value: bytes,
    via: tuple[tuple[int, int], ...],
    number: int,
    id: str,
) -> bytes:
    """Where a figure may end if the pending free place is answered so."""
    match = restored(content)
    ask = match.asked(side)
    found = None
    if isinstance(ask, Ask) and ask.kind == "place":
        table = match.ruleset.view(match.table, side)
        found = match.ruleset.spots(ask, table, figure, frozen(msgspec.json.decode(value)), via)
    if found is None:
        return encoded(m.Reached(figure, (), 0, 0, number, id))
    rings = tuple(m.Ring(ring) for ring in found.outlines())
    return encoded(m.Reached(figure, rings, found.most, found.step, number, id))


def sight(content: bytes, side: str, unit: str, number: int, id: str) -> bytes:
    """What a unit sees, as a side can know it."""
    match = restored(content)
    table = match.ruleset.view(match.table, side)
    lines = tuple(match.ruleset.sights(table, unit)) if unit in table.units else ()
    arcs = tuple(match.ruleset.arcs(table, unit)) if unit in table.units else ()
    return encoded(m.Sights(unit, lines, arcs, number, id))
