"""Kept matches of Dust Tactics. `python -m tests.games.dust_tactics.playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine.ruleset import Setup
from escarmouche.games.dust_tactics.ruleset import RULESET
from escarmouche.testing.playthroughs import Keeping

HERE = Path(__file__).parent
GUARDS, RANGERS = (str(HERE / f"{name}.yaml") for name in ("guards", "rangers"))
"""The lists as they were when the matches were kept; those that are offered were balanced since."""

KEPT = Keeping(
    RULESET,
    HERE,
    {
        "encounter": Setup("encounter", (RANGERS, "axis-50-grenadiers"), {"turns": 4}),
        "village": Setup("grab_the_dust", (GUARDS, "axis-50-undead"), {"terrain": "village"}),
    },
    {
        "long-airborne": Setup("all_out_attack", ("ssu-50-airborne", "allies-50-walkers"), {}),
        "long-siege": Setup("supply_drop", ("ssu-100-motherland", "allies-100-siege"), {}),
        "long-heavy": Setup("bait_and_flank", ("axis-100-luftwaffe", "allies-100-heavy"), {}),
        "long-battlegroup": Setup(
            "random", ("ssu-100-battlegroup", "axis-100-koenig"), {"terrain": "village"}
        ),
    },
    placing=True,
)
