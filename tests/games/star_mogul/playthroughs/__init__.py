"""Kept matches of Star Mogul. `python -m tests.games.star_mogul.playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine.ruleset import Setup
from escarmouche.games.star_mogul.ruleset import RULESET
from escarmouche.testing.playthroughs import Keeping

KEPT = Keeping(
    RULESET,
    Path(__file__).parent,
    {"salvage_rights": Setup("salvage_rights", ("market-1000-comet", "market-1000-vault"), {"rounds": 3})},
    {
        "long-crash-site": Setup("crash_site", ("market-1500-hounds", "market-1500-gale")),
        "long-rescue": Setup("rescue", ("market-1500-tide", "market-1500-vault"), {"rally": "two_steps"}),
        "long-refinery": Setup(
            "refinery", ("market-1500-comet", "market-1500-hounds"), {"crash_blast": True}
        ),
    },
)
