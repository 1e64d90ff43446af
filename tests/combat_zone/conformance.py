"""The conformance suite over many random matches of Combat Zone (see tests/conforming.py).

.venv/bin/python -m tests.combat_zone.conformance 300
"""

from __future__ import annotations

import sys
from functools import partial

from escarmouche.engine.ruleset import Setup
from escarmouche.games.combat_zone.ruleset import RULESET
from tests import conforming
from tests.combat_zone.invariants import faults

__all__ = ["RULESET", "check", "faults", "same_under_hash_seeds", "setup_of"]
MODULE = "tests.combat_zone.conformance"
check = partial(conforming.check, MODULE)
same_under_hash_seeds = partial(conforming.same_under_hash_seeds, MODULE)
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"burst_cap": "shots", "premeasure": True},
    {"hero_rerolls": 5},
    {"multi_opponent_bonus": "outnumbered_figure", "burst_spread_cm": 50},
)
"""The switches, both ways."""


def setup_of(number: int) -> Setup:
    """All scenarios, all pairs of ready-made lists and the switches in turn."""
    scenario = RULESET.scenarios[number % len(RULESET.scenarios)]
    pairs = RULESET.list_pairs()
    lists = RULESET.lists_for(scenario, pairs[number % len(pairs)])
    return Setup(scenario, lists, dict(OPTIONS[number % len(OPTIONS)]))


if __name__ == "__main__":
    sys.exit(conforming.main(MODULE, sys.argv[1:]))
