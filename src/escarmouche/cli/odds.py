"""`escarmouche odds FILE`: exact odds of what can be done in a situation."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from escarmouche import games
from escarmouche.cli.language import Messages, language, messages
from escarmouche.cli.output import print_json
from escarmouche.cli.phrases import Names, arguments
from escarmouche.engine import situation
from escarmouche.engine.errors import DataError
from escarmouche.engine.odds import Odds
from escarmouche.engine.ruleset import Forecast


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
            f"{options.file}: there is no unit {options.unit}; there are {', '.join(table.units)}"
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
    if not found:
        print(say.say("no-forecast"))
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
    """A forecast for a reader: what it is, then a line for each thing counted."""
    lines = [say.say(f"forecast-{forecast.question}", **arguments(forecast.about, names))]
    for what, odds in forecast.odds.items():
        lines.append(f"  {say.say(f'counted-{what}')}: {chances_text(odds, say)}")
    return lines


def chances_text(odds: Odds, say: Messages) -> str:
    """Chances in per cent with the mean; an event that is or is not: its chance alone."""
    if set(odds.chances) <= {0, 1}:
        chance = float(odds.chances.get(1, 0))
        text = f"{chance:.1%} ({odds.chances.get(1, 0)})"
    else:
        parts = [f"{value}: {float(chance):.1%}" for value, chance in odds.chances.items()]
        text = f"{say.say('mean')} {float(odds.mean):.2f}  " + "  ".join(parts)
    if odds.exact:
        return text
    return text + " " + say.say("sampled", samples=odds.samples)
