"""`escarmouche odds FILE`: exact odds of what can be done in a situation."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from escarmouche import games
from escarmouche.cli.language import language
from escarmouche.cli.output import print_json
from escarmouche.engine import situation
from escarmouche.engine.errors import DataError
from escarmouche.engine.odds import Odds
from escarmouche.engine.patience import patient
from escarmouche.engine.ruleset import Forecast
from escarmouche.engine.voice import Voice

READABLE = 9999
"""The largest denominator of a fraction that is shown."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `odds`."""
    parser.add_argument("file", help="a situation file")
    parser.add_argument(
        "--unit", default="", help="the unit that acts; else every unit of the side that plays"
    )
    parser.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(options: argparse.Namespace) -> int:
    """Print the forecast of every attack that is legal now."""
    found_there = situation.read(Path(options.file), games.ruleset)
    ruleset, table = found_there.ruleset, found_there.table
    if options.unit and options.unit not in table.units:
        raise DataError("no-unit", file=options.file, unit=options.unit, units=", ".join(table.units))
    active = table.turn.active
    units = [options.unit] if options.unit else [u.id for u in table.units.values() if u.side == active]
    forecasts = []
    for unit in units:
        with patient(time.thread_time):
            forecasts += [(unit, forecast) for forecast in ruleset.client.forecasts(table, unit)]
    if options.json:
        rows = [{"unit": unit, **forecast_data(forecast)} for unit, forecast in forecasts]
        print_json("odds", 1, {"game": ruleset.name, "file": options.file, "forecasts": rows})
        return 0
    voice = Voice(language(options.lang), ruleset, ruleset.client.scene(table, active), table.setting)
    for unit, forecast in forecasts:
        for line in forecast_lines(forecast, voice, table.units[unit].side):
            print(line.text)
    rest = (
        policy_lines((forecast for _, forecast in forecasts), voice)
        if forecasts
        else [voice.say("no-forecast")]
    )
    for text in rest:
        print(text)
    return 0


def forecast_data(forecast: Forecast) -> dict[str, Any]:
    """A forecast as JSON: fractions as text, with their means."""
    odds = {}
    for what, chances in forecast.odds.items():
        odds[what] = {
            "chances": {str(value): str(chance) for value, chance in chances.chances.items()},
            "mean": str(chances.mean),
            "exact": chances.exact,
            "samples": chances.samples,
            "policy": chances.policy,
            "own": what in forecast.own,
        }
    return {
        "question": forecast.question,
        "about": forecast.about,
        "odds": odds,
        "touched": forecast.touched,
        "draws": [forecast_data(drawn) for drawn in forecast.draws],
    }


class Line(NamedTuple):
    """A line of odds, and how it is painted where there is colour."""

    text: str
    style: str = ""


def forecast_lines(forecast: Forecast, voice: Voice, side: str, indent: str = "") -> list[Line]:
    """A forecast for a reader: what it is, a line for each thing counted, who may be hit, what it draws."""
    lines = [Line(indent + voice.forecast(forecast))]
    for what, odds in forecast.odds.items():
        if voice.happens(what):
            chances = chance_text(odds.chances.get(1, Fraction(0)), voice)
        else:
            chances = chances_text(odds, voice)
        text = voice.labelled(voice.counted(what), chances)
        own = what in forecast.own and any(value and chance for value, chance in odds.chances.items())
        text = voice.say("beware", text=text) if own else text
        if not odds.exact:
            text += " " + voice.say("sampled", samples=odds.samples)
        lines.append(Line(f"{indent}  {text}", "warn" if own else ""))
    lines += [Line(f"{indent}  {line.text}", line.style) for line in touched_lines(forecast, voice, side)]
    for drawn in forecast.draws:
        first, *rest = forecast_lines(drawn, voice, side, indent + "  ")
        lines += [Line(f"{indent}  {voice.say('draws', text=first.text.strip())}", first.style), *rest]
    return lines


def touched_lines(forecast: Forecast, voice: Voice, side: str) -> list[Line]:
    """Who stands where it may strike: one's own, then the others, units with how many of them."""
    owners = {figure.id: figure.unit for figure in voice.names.scene.figures}
    sides = {unit.id: unit.side for unit in voice.names.scene.units}
    count = Counter(owners.get(id, id) for id in forecast.touched)
    lines = []
    for own in (True, False):
        units = [unit for unit in count if (sides.get(unit, "") == side) == own]
        named = ", ".join(f"{voice.name(u)} × {count[u]}" if count[u] > 1 else voice.name(u) for u in units)
        if named:
            lines.append(
                Line(voice.say("touched-own" if own else "touched", who=named), "warn" if own else "")
            )
    return lines


def policy_lines(forecasts: Iterable[Forecast], voice: Voice) -> list[str]:
    """How questions on the way were supposed to be answered, each way once."""
    policies = [odds.policy for forecast in forecasts for odds in forecast.odds.values() if odds.policy]
    return [voice.policy(policy) for policy in dict.fromkeys(policies)]


def chance_text(chance: Fraction, voice: Voice) -> str:
    """A chance in per cent, and as a fraction where that can be read."""
    text = voice.say("percent", value=float(chance) * 100)
    return f"{text} ({chance})" if 1 < chance.denominator <= READABLE else text


def chances_text(odds: Odds, voice: Voice) -> str:
    """The mean, and the chance of each number."""
    parts = [
        voice.labelled(str(value), voice.say("percent", value=float(chance) * 100))
        for value, chance in odds.chances.items()
    ]
    return voice.say("mean-of", value=float(odds.mean)) + "  " + "  ".join(parts)
