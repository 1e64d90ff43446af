"""The conformance suite over many random campaigns of Frostbite (see src/escarmouche/testing/conforming.py).

.venv/bin/python -m tests.games.frostbite.conformance 300
.venv/bin/python -m tests.games.frostbite.conformance 10 --fight
"""

from __future__ import annotations

import sys
from functools import partial

from escarmouche.engine.drawn_setups import drawn_options
from escarmouche.engine.ruleset import Setup
from escarmouche.games.frostbite.ruleset import RULESET
from escarmouche.testing import conforming
from tests.games.frostbite.invariants import faults

__all__ = ["RULESET", "check", "faults", "same_under_hash_seeds", "setup_of"]
MODULE = "tests.games.frostbite.conformance"
ARMIES = ("northguard", "array", "choir", "haulers")
check = partial(conforming.check, MODULE)
same_under_hash_seeds = partial(conforming.same_under_hash_seeds, MODULE)
TOLD = True
"""Whether events tell every change of places, purses and scores."""


def setup_of(number: int) -> Setup:
    """Two, three and four players in turn, each army in each seat, under drawn options."""
    count, first = 2 + number % 3, number // 3 % len(ARMIES)
    lists = tuple(ARMIES[(first + seat * (1 + number // 12 % 3)) % len(ARMIES)] for seat in range(count))
    (scenario,) = RULESET.armies.scenarios
    return Setup(scenario, lists, drawn_options(RULESET.armies.choices(scenario), f"conformance {number}"))


if __name__ == "__main__":
    sys.exit(conforming.main(MODULE, sys.argv[1:]))
