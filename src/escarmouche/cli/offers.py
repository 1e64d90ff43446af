"""What can be played with: army lists, scenarios, bots; each mistake in one sentence."""

from __future__ import annotations

from functools import partial
from importlib.util import find_spec
from typing import Any

from msgspec.structs import replace

from escarmouche import players
from escarmouche.engine.errors import DataError
from escarmouche.engine.ruleset import Ruleset, Setup, usual_lists, usual_options

BOOK = "book"
"""The part of a catalogue that is no army list."""


def lists_of(ruleset: Ruleset, books: str = "") -> tuple[str, ...]:
    """The army lists a ruleset knows by name, those of a quick start first."""
    armies = ruleset.armies
    listed = [name for kind, names in armies.catalogue(books).items() if kind != BOOK for name in names]
    return tuple(dict.fromkeys((*armies.default_lists, *listed)))


def setup_of(
    ruleset: Ruleset, scenario: str, lists: tuple[str, ...], options: dict[str, Any], books: str
) -> Setup:
    """The set-up of a match; DataError for a scenario that is not there."""
    scenario = scenario or ruleset.armies.scenarios[0]
    known_scenario(ruleset, scenario)
    wanted_forces(ruleset, scenario, len(lists))
    usual = usual_lists(ruleset, scenario, len(lists))
    chosen = tuple(given or usual[n] for n, given in enumerate(lists))
    settled = options if any(lists) else usual_options(ruleset, scenario, options)
    return Setup(scenario, ruleset.armies.lists_for(scenario, chosen), settled, books)


def speaking_of(ruleset: Ruleset, books: str) -> Ruleset:
    """The ruleset whose sentences agree with the names of books in the user's folder, too."""
    armies = ruleset.armies
    return replace(ruleset, armies=replace(armies, nouns=partial(armies.nouns, books))) if books else ruleset


def takes_forces(ruleset: Ruleset, scenario: str, count: int) -> bool:
    """Whether a scenario is played by so many sides."""
    least, most = ruleset.armies.briefings(scenario).sides
    return least <= count <= most


def wanted_forces(ruleset: Ruleset, scenario: str, count: int) -> None:
    """DataError for more or fewer sides than a scenario is played by."""
    if not takes_forces(ruleset, scenario, count):
        least, most = ruleset.armies.briefings(scenario).sides
        many = str(least) if least == most else f"{least}-{most}"
        raise DataError("setup-forces", scenario=scenario, sides=many, given=count)


def known_scenario(ruleset: Ruleset, name: str) -> None:
    """DataError for a scenario the ruleset does not have."""
    if name not in ruleset.armies.scenarios:
        known = ", ".join(ruleset.armies.scenarios)
        raise DataError("no-scenario", of=ruleset.name, name=name, known=known)


def known_player(name: str) -> None:
    """DataError for a bot that is not there."""
    if name not in bots():
        known = ", ".join(bots())
        raise DataError("no-player", name=name, known=known)


def bots() -> tuple[str, ...]:
    """The bots that can play, by name."""
    modules = {name: where.partition(":")[0] for name, where in players.NAMES.items()}
    return tuple(name for name, module in modules.items() if find_spec(f"escarmouche.players.{module}"))
