"""What a ruleset may offer beyond what every ruleset must: lists, catalogue, forecasts."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from escarmouche import players
from escarmouche.engine.errors import DataError
from escarmouche.engine.ruleset import Forecast, Setup


def default_lists(ruleset: Any) -> tuple[str, ...]:
    """Army lists for a quick start: the ruleset's own, else the first of its catalogue."""
    found = getattr(ruleset, "default_lists", ())
    if found:
        return tuple(found)
    lists = lists_of(ruleset)
    if not lists:
        raise DataError(f"{ruleset.name} has no ready-made army lists: name them with --lists")
    return (lists[0],) * len(ruleset.sides)


def lists_of(ruleset: Any, books: str = "") -> tuple[str, ...]:
    """The army lists a ruleset knows by name."""
    catalogue = getattr(ruleset, "catalogue", None)
    return tuple(catalogue(books).get("list", ())) if catalogue else ()


def lists_for(ruleset: Any, scenario: str, lists: tuple[str, ...]) -> tuple[str, ...]:
    """The lists as a scenario wants them."""
    chosen = getattr(ruleset, "lists_for", None)
    return tuple(chosen(scenario, lists)) if chosen else lists


def list_pairs(ruleset: Any) -> tuple[tuple[str, ...], ...]:
    """Pairs of lists that between them use every army."""
    pairs = getattr(ruleset, "list_pairs", None)
    return tuple(pairs()) if pairs else (default_lists(ruleset),)


def forecasts(ruleset: Any, table: Any, unit: str) -> Sequence[Forecast]:
    """The odds of what a unit can do now; none where the ruleset gives none."""
    known = getattr(ruleset, "forecasts", None)
    return tuple(known(table, unit)) if known else ()


def setup_of(
    ruleset: Any, scenario: str, lists: tuple[str, ...], options: dict[str, Any], books: str
) -> Setup:
    """The set-up of a match; DataError for a scenario that is not there."""
    scenario = scenario or ruleset.scenarios[0]
    known_scenario(ruleset, scenario)
    defaults = default_lists(ruleset) if not all(lists) else lists
    chosen = tuple(given or defaults[n] for n, given in enumerate(lists))
    return Setup(scenario, lists_for(ruleset, scenario, chosen), options, books)


def known_scenario(ruleset: Any, name: str) -> None:
    """DataError for a scenario the ruleset does not have."""
    if name not in ruleset.scenarios:
        raise DataError(f"{ruleset.name} has no scenario {name}; it has: {', '.join(ruleset.scenarios)}")


def known_player(name: str) -> None:
    """DataError for a bot that is not there."""
    if name not in bots():
        raise DataError(f"there is no player called {name}; there are: {', '.join(bots())}")


def bots() -> tuple[str, ...]:
    """The bots that can play, by name."""
    modules = {name: where.partition(":")[0] for name, where in players.NAMES.items()}
    return tuple(name for name, module in modules.items() if find_spec(f"escarmouche.players.{module}"))
