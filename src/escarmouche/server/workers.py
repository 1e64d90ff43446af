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
from contextlib import suppress
from fractions import Fraction
from hashlib import blake2b
from types import FrameType
from typing import Any, NamedTuple

import msgspec

from escarmouche import games, players
from escarmouche.engine import save
from escarmouche.engine.fitting import Fitting
from escarmouche.engine.match import Match
from escarmouche.engine.options import WEAPON
from escarmouche.engine.patience import patient
from escarmouche.engine.requests import Ask, Drafts, frozen
from escarmouche.engine.ruleset import Forecast, Leading, suggested_answer
from escarmouche.engine.seat import own_question
from escarmouche.engine.voice import Voice
from escarmouche.players.advice import advice, in_words
from escarmouche.server import messages as m
from escarmouche.server import views
from escarmouche.server.speaking import voice_for, worded

KEPT = 8
MOST_AT_ONCE = 8
MEMORY = 3 * 1024**3
"""Bytes of address space that a worker may have: some ten times what the largest match needs."""
PAUSE = 0.4
"""Seconds after which a bot gives what it has thought of so far, so that others get their turn."""
DRAFTS = 2048
"""Ready-made answers told for one question: all of a board of squares, whatever is put there."""
_matches: OrderedDict[bytes, Match] = OrderedDict()


class Asker(NamedTuple):
    """Who asks for a trial, how he is answered, and which message it is."""

    side: str
    lang: str
    players: dict[str, str]
    number: int
    id: str


class TooSlow(Exception):
    """A job took longer than it may."""


def begin(server: int, patience: int = 0) -> None:
    """First thing in a worker: Ctrl+C is the server's business, and no worker outlives its server.

    The server may be gone before this is reached, so it says itself which process it is. With `patience` it
    stands back behind other processes; its memory is limited where the system can do that.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stand_back(patience)
    _limit_memory()

    def watch() -> None:
        while os.getppid() == server:
            time.sleep(1)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _stand_back(patience: int) -> None:
    if patience and hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(patience)


def _limit_memory() -> None:
    """A job that wants more than its share fails alone: MemoryError, not a machine without memory."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return
    with suppress(OSError, ValueError):
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        most = MEMORY if hard == resource.RLIM_INFINITY else min(MEMORY, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, hard))


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
    match = _matches.get(key)
    if match is None:
        match = save.restore(content, "the match", games.ruleset)
        _matches[key] = match
        while len(_matches) > KEPT:
            _matches.popitem(last=False)
    else:
        _matches.move_to_end(key)
    return match


def encoded(value: Any) -> bytes:
    """A message as JSON."""
    return msgspec.json.encode(value, enc_hook=str)


# -- bots --------------------------------------------------------------------------------------------------


def bot_answers(content: bytes, side: str, name: str, seed: str) -> bytes:
    """What a bot answers now and to the questions that follow at once, as [[rule, value], …]."""
    match = restored(content).copy()
    player = players.make(name, seed)
    answers: list[tuple[str, Any]] = []
    began = time.monotonic()
    while len(answers) < MOST_AT_ONCE and (not answers or time.monotonic() - began < PAUSE):
        ask = match.asked(side)
        if not isinstance(ask, Ask):
            break
        value = player.choose(ask, match.seat(side))
        if value is None or ask.refuses(value):
            value = match.ruleset.bot.quick_answer(ask, match.ruleset.rules.view(match.table, side))
        if match.answer(value, side) is not None:
            break
        answers.append((ask.rule, value))
    return encoded(answers)


def quick_answer(content: bytes, side: str) -> bytes:
    """What a sensible player answers without thinking: in the set-up as the scenario is usually begun."""
    match = restored(content)
    ask = match.asked(side)
    if not isinstance(ask, Ask):
        raise ValueError("nothing is asked of this side")
    return encoded(suggested_answer(match, ask))


def takes_draw(content: bytes, side: str) -> bytes:
    """Whether a bot agrees to a draw: when it does not stand better."""
    match = restored(content)
    ruleset = match.ruleset
    return encoded(ruleset.bot.appraise(ruleset.rules.view(match.table, side), side) <= 0)


# -- trials ------------------------------------------------------------------------------------------------


def _voice(match: Match, asker: Asker, table: Any = None) -> Voice:
    return voice_for(match, asker.side, asker.lang, asker.players, table)


def consider(content: bytes, asker: Asker, answers: bytes) -> bytes:
    """Try answers from a side's own view."""
    match, side = restored(content), asker.side
    given = frozen(msgspec.json.decode(answers))
    tried = match.consider(side, *given)
    ask = own_question(tried.request, side)
    voice = _voice(match, asker, tried.table)
    lines = views.event_lines(tried.events, side, 1, asker.number + 1)
    return encoded(
        m.Considered(
            stopped=tried.stopped,  # type: ignore[arg-type]
            why=views.why(tried.refusal, voice) if tried.refusal else None,
            scene=voice.names.scene,
            lines=tuple(worded(line, voice) for line in lines),
            question=views.question_of(ask, voice) if ask else None,
            number=asker.number,
            id=asker.id,
            course=_course(match, side, given[0]) if given and tried.stopped != "refused" else None,
            text=_ending(match, asker, given),
        )
    )


def _ending(match: Match, asker: Asker, given: Sequence[Any]) -> str:
    """Where the first answer ends, in words; empty for one that is no free place."""
    ask = match.asked(asker.side)
    if not given or not isinstance(ask, Ask) or ask.kind != "place" or not isinstance(given[0], tuple):
        return ""
    return _voice(match, asker).ending(given[0])


def _course(match: Match, side: str, answer: Any) -> m.Course | None:
    ask = match.asked(side)
    if not isinstance(ask, Ask) or ask.kind != "place":
        return None
    course = match.ruleset.client.course(ask, match.ruleset.rules.view(match.table, side), answer)
    return None if course is None else m.Course(*course)


def odds(content: bytes, asker: Asker, unit: str, value: bytes) -> bytes:
    """The odds of every attack of a unit, or of one answer to the question, as a side can know them."""
    match, side = restored(content), asker.side
    ruleset = match.ruleset
    table = ruleset.rules.view(match.table, side)
    answer, ask = frozen(msgspec.json.decode(value)), match.asked(side)
    foreseen: Sequence[Forecast] = ()
    with patient(time.thread_time):
        if answer is None:
            foreseen = ruleset.client.forecasts(table, unit) if unit in table.units else ()
        elif isinstance(ask, Ask) and ask.refuses(answer) is None:
            foreseen = ruleset.client.outcomes(ask, table, answer)
    voice = _voice(match, asker)
    fitting = Fitting(ask, voice.names.scene, voice.forms) if isinstance(ask, Ask) else None
    forecasts = tuple(forecast_of(forecast, voice, fitting) for forecast in foreseen)
    return encoded(m.Forecasts(unit, forecasts, asker.number, asker.id))


def forecast_of(forecast: Forecast, voice: Voice, fitting: Fitting | None) -> m.Forecast:
    """The odds of one thing a unit could do, as a message."""
    return m.Forecast(
        question=forecast.question,
        about=forecast.about,
        counted=tuple(
            _counted(what, chances, voice, own=what in forecast.own)
            for what, chances in forecast.odds.items()
        ),
        text=voice.forecast(forecast),
        short=voice.brief(forecast),
        options=fitting(forecast.about) if fitting else (),
        target=str(forecast.about.get("target", "")),
        touched=forecast.touched,
        areas=tuple(m.Ring(outline) for outline in forecast.areas),
        draws=tuple(forecast_of(drawn, voice, None) for drawn in forecast.draws),
    )


def _counted(what: str, odds: Any, voice: Voice, *, own: bool) -> m.Counted:
    chances = tuple(
        m.Chance(value, str(chance), round(float(chance), 9)) for value, chance in odds.chances.items()
    )
    numbers = all(isinstance(value, int | float | Fraction) for value in odds.chances)
    return m.Counted(
        what=what,
        text=voice.counted(what),
        chances=chances,
        mean=float(odds.mean) if numbers else None,
        exact=odds.exact,
        samples=odds.samples,
        policy=voice.policy(odds.policy),
        yes_or_no=voice.happens(what),
        own=own,
    )


def hint(content: bytes, asker: Asker) -> bytes:
    """What the veteran would answer to the pending question of a side, and why."""
    match, side = restored(content), asker.side
    ask = match.asked(side)
    if not isinstance(ask, Ask):
        raise ValueError("nothing is asked of this side")
    advised = advice(ask, match.seat(side))
    told = in_words(advised, ask, _voice(match, asker))
    return encoded(m.Hint(advised.answer, told[0], tuple(told[1:]), asker.number, asker.id))


def drafts(content: bytes, asker: Asker, wish: m.AskDrafts) -> bytes:
    """Ready-made answers to the pending free place, or the one that leads there."""
    match = restored(content)
    ask = match.asked(asker.side)
    drafted: tuple[m.Draft, ...] = ()
    if isinstance(ask, Ask) and ask.kind == "place":
        voice = _voice(match, asker)
        table = match.ruleset.rules.view(match.table, asker.side)
        if wish.to is not None:
            value = _led(match, ask, table, voice, wish)
            named = {} if value is None else {value: ""}
        else:
            named = _ready_made(match, ask, table)
        drafted = tuple(views.draft_of(ask, value, name, voice) for value, name in named.items())
    return encoded(m.Drafts(drafted, asker.number, asker.id))


def _led(match: Match, ask: Ask, table: Any, voice: Voice, wish: m.AskDrafts) -> Any:
    """The answer that leads to a point: on squares, to the one it lies in."""
    client, grid = match.ruleset.client, voice.names.grid
    x, y = wish.to or (0, 0)
    if grid is None:
        return client.follow(ask, table, (x, y))
    way = ((x // grid.square, y // grid.square),)
    return client.lead(ask, table, Leading(way, wish.what, wish.facing, wish.level))


def _ready_made(match: Match, ask: Ask, table: Any) -> dict[Any, str]:
    """What the rules propose for a free place, each with its name."""
    if not ask.drafts:
        return {}
    proposed = ask.drafts()
    names = ask.about.get("names") or ask.about.get("drafts") or match.ruleset.client.draft_names(ask, table)
    if len(names) != len(proposed):
        names = ("",) * len(proposed)
    named: dict[Any, str] = {}
    for n in range(min(len(proposed), DRAFTS)):
        draft = proposed.made(n) if isinstance(proposed, Drafts) else proposed[n]
        if draft is not None:  # else the fallback stands there, which is not what the name says
            named.setdefault(draft, names[n])
    return named or ({proposed[0]: ""} if len(proposed) else {})


def reach(content: bytes, asker: Asker, figure: str, value: bytes, via: tuple[tuple[int, int], ...]) -> bytes:
    """Where a figure may end if the pending free place is answered so."""
    match, side = restored(content), asker.side
    ask = match.asked(side)
    spots = None
    if isinstance(ask, Ask) and ask.kind == "place":
        table = match.ruleset.rules.view(match.table, side)
        spots = match.ruleset.client.spots(ask, table, figure, frozen(msgspec.json.decode(value)), via)
    if spots is None:
        return encoded(m.Reached(figure, (), 0, 0, asker.number, asker.id))
    rings = tuple(m.Ring(ring) for ring in spots.outlines())
    return encoded(m.Reached(figure, rings, spots.most, spots.step, asker.number, asker.id))


def sight(content: bytes, asker: Asker, unit: str) -> bytes:
    """What a unit sees, as a side can know it."""
    match = restored(content)
    table = match.ruleset.rules.view(match.table, asker.side)
    voice, ask = _voice(match, asker), match.asked(asker.side)
    lines = tuple(match.ruleset.client.sights(table, unit)) if unit in table.units else ()
    arcs = tuple(match.ruleset.client.arcs(table, unit)) if unit in table.units else ()
    if isinstance(ask, Ask):
        weapon = Fitting(ask, voice.names.scene, voice.forms).chosen().get(WEAPON)
        arcs = tuple(arc for arc in arcs if weapon in arc.weapons) or arcs
    rings = tuple(match.ruleset.client.rings(table, unit)) if unit in table.units else ()
    weapons = (*(w for arc in arcs for w in arc.weapons), *(w for ring in rings for w in ring.weapons))
    names = {weapon: voice.name(weapon) for weapon in weapons}
    return encoded(m.Sights(unit, lines, arcs, asker.number, asker.id, names, rings))
