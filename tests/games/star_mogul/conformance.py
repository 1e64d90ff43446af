"""The conformance suite over many random matches of Star Mogul (see src/escarmouche/testing/conforming.py).

.venv/bin/python -m tests.games.star_mogul.conformance 300
"""

from __future__ import annotations

import sys
from functools import partial

from escarmouche.engine import drawn_setups
from escarmouche.games.star_mogul.ruleset import RULESET
from escarmouche.testing import conforming
from tests.games.star_mogul.invariants import faults

__all__ = ["RULESET", "check", "faults", "same_under_hash_seeds", "setup_of"]
MODULE = "tests.games.star_mogul.conformance"
check = partial(conforming.check, MODULE)
same_under_hash_seeds = partial(conforming.same_under_hash_seeds, MODULE)
setup_of = partial(drawn_setups.setup_of, RULESET, "conformance")
"""All missions and pairs of ready-made companies in turn, under drawn options."""
TOLD = True
"""Whether events tell every change of places, purses and scores."""


if __name__ == "__main__":
    sys.exit(conforming.main(MODULE, sys.argv[1:]))
