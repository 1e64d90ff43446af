"""What can be played with: army lists, scenarios, bots; each mistake in one sentence."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from escarmouche import players
from escarmouche.engine.errors import DataError
from escarmouche.engine.ruleset import Ruleset, Setup

BOOK = "book"
"""The part of a catalogue that is no army list."""


def lists_of(ruleset: Ruleset, books: str = "") -> tuple[str, ...]:
    """The army lists a ruleset knows by name, those of a quick start first."""
    found = [name for kind, names in ruleset.catalogue(books).items() if kind != BOOK for name in names]
    return tuple(dict.fromkeys((*ruleset.default_lists, *found)))


def setup_of(
    ruleset: Ruleset, scenario: str, lists: tuple[str, ...], options: dict[str, Any], books: str
) -> Setup:
    """The set-up of a match; DataError for a scenario that is not there."""
    scenario = scenario or ruleset.scenarios[0]
    known_scenario(ruleset, scenario)
    chosen = tuple(given or ruleset.default_lists[n] for n, given in enumerate(lists))
    return Setup(scenario, ruleset.lists_for(scenario, chosen), options, books)


def known_scenario(ruleset: Ruleset, name: str) -> None:
    """DataError for a scenario the ruleset does not have."""
    if name not in ruleset.scenarios:
        known = ", ".join(ruleset.scenarios)
        raise DataError(
            f"{ruleset.name} has no scenario {name}; it has: {known}",
            f"{ruleset.name} n'a pas de scénario {name} ; il a : {known}",
        )


def known_player(name: str) -> None:
    """DataError for a bot that is not there."""
    if name not in bots():
        known = ", ".join(bots())
        raise DataError(
            f"there is no player called {name}; there are: {known}",
            f"il n'y a pas de joueur du nom de {name} ; il y a : {known}",
        )


def bots() -> tuple[str, ...]:
    """The bots that can play, by name."""
    modules = {name: where.partition(":")[0] for name, where in players.NAMES.items()}
    return tuple(name for name, module in modules.items() if find_spec(f"escarmouche.players.{module}"))
