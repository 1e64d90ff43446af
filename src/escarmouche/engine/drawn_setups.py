"""Which match a long run plays next: scenario, lists and options, all from a seed and a number.

Options are those that a ruleset tells (`Armies.choices`). The same seed and number give the same match.
"""

from __future__ import annotations

from hashlib import blake2b
from math import lcm
from typing import Any

from escarmouche.engine.armies import called
from escarmouche.engine.ruleset import Ruleset, Setup, list_sets


def setup_of(ruleset: Ruleset, seed: int | str, number: int) -> Setup:
    """Scenarios and pairs of ready-made lists take turns; options are drawn."""
    known, pairs = ruleset.armies.scenarios, list_sets(ruleset)
    rounds = number // lcm(len(known), len(pairs))  # so that no scenario always meets the same lists
    scenario = known[(number + rounds) % len(known)]
    lists = ruleset.armies.lists_for(scenario, pairs[number % len(pairs)])
    return Setup(scenario, lists, drawn_options(ruleset.armies.choices(scenario), f"{seed} {number}"))


def drawn_options(choices: dict[str, tuple[Any, ...]], seed: str) -> dict[str, Any]:
    """Each option left alone as often as not, else one of its other values."""
    options: dict[str, Any] = {}
    for key, values in choices.items():
        drawn = int.from_bytes(blake2b(f"{seed} {key}".encode(), digest_size=8).digest(), "big")
        others = values[1:]
        if drawn % 2 and others:
            options[key] = others[drawn // 2 % len(others)]
    return options


def told(setup: Setup) -> str:
    """A match in one line, as the options of a command would say it."""
    options = "".join(f" {key}={value}" for key, value in setup.options.items())
    return f"{setup.scenario} {' '.join(map(called, setup.lists))}{options}"
