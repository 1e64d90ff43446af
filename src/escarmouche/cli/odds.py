"""`escarmouche odds FILE`: exact odds of what can be done in a situation."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from fractions import Fraction
from pathlib import Path
from typing import Any

from escarmouche import games
from escarmouche.cli.language import Messages, language, messages
from escarmouche.cli.output import print_json
from escarmouche.cli.phrases import Names, arguments, labelled
from escarmouche.engine import situation
from escarmouche.engine.errors import DataError
from escarmouche.engine.odds import Odds
from escarmouche.engine.ruleset import Forecast

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
        raise DataError(
            f"{options.file}: there is no unit {options.unit}; there are {', '.join(table.units)}",
            f"{options.file} : il n'y a pas d'unité {options.unit} ; il y a {', '.join(table.units)}",
        )
    active = table.turn.active
    units = [options.unit] if options.unit else [u.id for u in table.units.values() if u.side == active]
    found = [(unit, forecast) for unit in units for forecast in ruleset.forecasts(table, unit)]
    if options.json:
        rows = [{"unit": unit, **forecast_data(forecast)} for unit, forecast in found]
        print_json("odds", 1, {"game": ruleset.name, "file": options.file, "forecasts": rows})
        return 0
    say = messages(language(options.lang), ruleset.name)
    names = Names(ruleset.scene(table, active), say, table.setting, ruleset.ledger)
    for _, forecast in found:
        for line in forecast_lines(forecast, say, names):
            print(line)
    rest = policy_lines((forecast for _, forecast in found), say) if found else [say.say("no-forecast")]
    for line in rest:
        print(line)
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
        }
    return {"question": forecast.question, "about": forecast.about, "odds": odds}


def forecast_lines(forecast: Forecast, say: Messages, names: Names) -> list[str]:
    """A forecast for a reader: what it is, then a line for each thing counted.

    What has a message `event-<what>` happens or does not; everything else is a number.
    """
    lines = [say.say(f"forecast-{forecast.question}", **arguments(forecast.about, names))]
    for what, odds in forecast.odds.items():
        if say.has(f"event-{what}"):
            chance = chance_text(odds.chances.get(1, Fraction(0)), say)
            lines.append("  " + labelled(say.say(f"event-{what}"), chance, say))
        else:
            lines.append("  " + labelled(say.say(f"counted-{what}"), chances_text(odds, say), say))
        if not odds.exact:
            lines[-1] += " " + say.say("sampled", samples=odds.samples)
    return lines


def policy_lines(forecasts: Iterable[Forecast], say: Messages) -> list[str]:
    """How questions on the way were supposed to be answered, each way once."""
    policies = [odds.policy for forecast in forecasts for odds in forecast.odds.values() if odds.policy]
    return [say.say(f"policy-{policy}") for policy in dict.fromkeys(policies)]


def chance_text(chance: Fraction, say: Messages) -> str:
    """A chance in per cent, and as a fraction where that can be read."""
    text = say.say("percent", value=float(chance) * 100)
    return f"{text} ({chance})" if 1 < chance.denominator <= READABLE else text


def chances_text(odds: Odds, say: Messages) -> str:
    """The mean, and the chance of each number."""
    parts = [
        labelled(str(value), say.say("percent", value=float(chance) * 100), say)
        for value, chance in odds.chances.items()
    ]
    return say.say("mean-of", value=float(odds.mean)) + "  " + "  ".join(parts)
