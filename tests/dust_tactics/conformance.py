"""The conformance suite over many random matches of Dust Tactics (see tests/conforming.py).

.venv/bin/python -m tests.dust_tactics.conformance 300
"""

from __future__ import annotations

import sys
from functools import partial

from escarmouche.engine.ruleset import Setup
from escarmouche.games.dust_tactics.ruleset import RULESET
from tests import conforming
from tests.dust_tactics.invariants import faults

__all__ = ["RULESET", "check", "faults", "same_under_hash_seeds", "setup_of"]
MODULE = "tests.dust_tactics.conformance"
check = partial(conforming.check, MODULE)
same_under_hash_seeds = partial(conforming.same_under_hash_seeds, MODULE)
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"terrain": "village"},
    {"terrain": "fields"},
    {"turns": 5},
    {"terrain": "front"},
)


def setup_of(number: int) -> Setup:
    """All scenarios, all pairs of ready-made lists and the maps in turn."""
    scenario = RULESET.scenarios[number % len(RULESET.scenarios)]
    pairs = RULESET.list_pairs()
    return Setup(scenario, pairs[(7 * number) % len(pairs)], dict(OPTIONS[number % len(OPTIONS)]))


if __name__ == "__main__":
    sys.exit(conforming.main(MODULE, sys.argv[1:]))
