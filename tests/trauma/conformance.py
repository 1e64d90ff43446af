"""The conformance suite over many random matches of Trauma (see tests/conforming.py).

.venv/bin/python -m tests.trauma.conformance 300
"""

from __future__ import annotations

import sys
from functools import partial

from escarmouche.engine.ruleset import Setup
from escarmouche.games.trauma.ruleset import RULESET
from tests import conforming
from tests.trauma.invariants import faults

__all__ = ["RULESET", "check", "faults", "same_under_hash_seeds", "setup_of"]
MODULE = "tests.trauma.conformance"
check = partial(conforming.check, MODULE)
same_under_hash_seeds = partial(conforming.same_under_hash_seeds, MODULE)


def setup_of(number: int) -> Setup:
    """Both scenarios, all pairs of ready-made lists in turn; every fifth match under the optional blast."""
    scenario = RULESET.scenarios[number % 2]
    pairs = RULESET.list_pairs()
    lists = RULESET.lists_for(scenario, pairs[number % len(pairs)])
    return Setup(scenario, lists, {"blast_any_unit": True} if number % 5 == 4 else {})


if __name__ == "__main__":
    sys.exit(conforming.main(MODULE, sys.argv[1:]))
