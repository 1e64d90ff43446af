"""`odds` at the prompt: of every attack of a unit, or of one answer to the question, before it is given."""

from __future__ import annotations

import time
from collections.abc import Sequence

from escarmouche.cli.answers import NOT_UNDERSTOOD, answer_of
from escarmouche.cli.leading import led_to
from escarmouche.cli.odds import forecast_lines, policy_lines
from escarmouche.cli.session import Session
from escarmouche.engine.fitting import Fitting
from escarmouche.engine.options import ATTACK, REACT, WHO
from escarmouche.engine.patience import patient
from escarmouche.engine.requests import Ask, Roll
from escarmouche.engine.ruleset import Forecast
from escarmouche.engine.scene import Scene

LEADS = ("to", "vers")


def odds(session: Session, words: list[str], ask: Ask | Roll | None) -> None:
    """The odds of a unit named, of an answer that is typed behind, of who is under way, or of all."""
    known = {u.id: u.side for u in session.scene(session.side).units}
    if words and words[0] not in known:
        forecasts = _of_answer(session, words, ask)
        if forecasts is None:
            return
    else:
        forecasts = _of_units(session, words, ask, known)
    voice = session.voice()
    for line in (line for forecast in forecasts for line in forecast_lines(forecast, voice, session.side)):
        session.terminal.line(line.text, line.style, "    ")
    rest = policy_lines(forecasts, voice) if forecasts else [session.say.say("no-forecast")]
    session.terminal.lines(rest)


def _of_units(
    session: Session, words: list[str], ask: Ask | Roll | None, known: dict[str, str]
) -> Sequence[Forecast]:
    """Of every attack of the unit named, of those who may act, else of the whole side."""
    ruleset, scene = session.match.ruleset, session.scene(session.side)
    table = ruleset.rules.view(session.match.table, session.side)
    own = [id for id, side in known.items() if side == session.side]
    wanted = words[:1] or [id for id in attackers(ask, scene) if id in own] or own
    forecasts: list[Forecast] = []
    for id in wanted:
        with patient(time.thread_time):
            forecasts += ruleset.client.forecasts(table, id)
    if not words and isinstance(ask, Ask) and ask.intent in (ATTACK, REACT):
        fitting = Fitting(ask, scene, session.voice().forms)
        return [forecast for forecast in forecasts if fitting(forecast.about)] or forecasts
    return forecasts


def _of_answer(session: Session, words: list[str], ask: Ask | Roll | None) -> Sequence[Forecast] | None:
    """Of an answer as it would be typed; None where it is none or not allowed, and that is said."""
    ruleset, say = session.match.ruleset, session.say
    if not isinstance(ask, Ask) or session.choices is None:
        session.terminal.line(say.say("no-such-unit", units=", ".join(u.id for u in session.scene("").units)))
        return None
    if words[0] in LEADS:
        value = led_to(session, words[1:], ask)
        if value is NOT_UNDERSTOOD:
            return None
    else:
        unit = session.scene(session.viewer).measure.hundredths
        value = answer_of(" ".join(words), session.choices, unit)
    if value is NOT_UNDERSTOOD:
        session.terminal.line(say.say("no-odds-of", text=" ".join(words)))
        return None
    if refusal := ask.refuses(value):
        session.refuse(refusal)
        return None
    table = ruleset.rules.view(session.match.table, ask.side)
    with patient(time.thread_time):
        forecasts = list(ruleset.client.outcomes(ask, table, value))
    if forecasts or ask.kind != "one":
        return forecasts
    fitting, place = Fitting(ask, session.scene(ask.side), session.voice().forms), ask.options.index(value)
    of_units = _of_units(session, [], ask, {u.id: u.side for u in session.scene(ask.side).units})
    return [forecast for forecast in of_units if place in fitting(forecast.about)]


def attackers(ask: Ask | Roll | None, scene: Scene) -> list[str]:
    """The units a question lets attack: those who may react, else who acts, else who is under way."""
    owner = {figure.id: figure.unit for figure in scene.figures}
    ids: list[str] = [scene.acting]
    if isinstance(ask, Ask) and ask.intent == REACT:
        ids = [str(ask.parts(code).get(WHO, code)) for code in ask.options]
    elif isinstance(ask, Ask) and ask.actor:
        ids = [ask.actor]
    return list(dict.fromkeys(owner.get(id, id) for id in ids))
