"""Kept matches of Combat Zone. `python -m tests.games.combat_zone.playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine.ruleset import Setup
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.testing.playthroughs import Keeping

EIGHT = {"turns": 8}
KEPT = Keeping(
    RULESET,
    Path(__file__).parent,
    {
        "starter": Setup("starter", (), {"turns": 3}),
        "firefight": Setup("firefight", ("corp-100-patrol", "cult-100-pit"), {"turns": 3, "hero_rerolls": 5}),
    },
    {
        "long-firefight": Setup(
            "firefight", ("mercs-200-iron", "cult-200-pit"), {"hero_rerolls": 5, **EIGHT}
        ),
        "long-extraction": Setup(
            "extraction", ("corp-100-breach", "gang-100-fire"), {"burst_cap": "shots", **EIGHT}
        ),
        "long-hunt": Setup(
            "hunt", RULESET.armies.lists_for("hunt", ("corp-200-gate", "mercs-200-rockets")), EIGHT
        ),
        "long-sabotage": Setup(
            "sabotage", RULESET.armies.lists_for("sabotage", ("gang-200-fire", "corp-200-breach")), EIGHT
        ),
        "long-stronghold": Setup(
            "stronghold", RULESET.armies.lists_for("stronghold", ("cult-200-chapel", "gang-200-street"))
        ),
    },
    {"starter": "playthrough 32", "firefight": "playthrough 53"},
)
