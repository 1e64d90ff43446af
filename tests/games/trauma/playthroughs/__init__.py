"""Kept matches of Trauma. `python -m tests.games.trauma.playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine.ruleset import Setup
from escarmouche.games.trauma.ruleset import RULESET
from escarmouche.testing.playthroughs import Keeping

FOLDER = Path(__file__).parent
LISTS = (str(FOLDER / "first.yaml"), str(FOLDER / "second.yaml"))
"""Lists of a small book that stands beside them, on ready-made tables."""
LONG = {
    "long-generator": ("generator", ("helion-30-mixed", "usf-30-mixed")),
    "long-attack": ("attack", ("belt-30-mixed", "helion-30-mixed")),
    "long-infantry": ("generator", ("usf-30-infantry", "belt-30-infantry")),
    "long-vehicles": ("attack", ("usf-30-mixed", "belt-30-mixed")),
}
KEPT = Keeping(
    RULESET,
    FOLDER,
    {
        "generator": Setup("generator", LISTS, {"turns": 4, "table": "outpost"}, str(FOLDER)),
        "attack": Setup("attack", LISTS, {"turns": 4, "table": "old-town", "attacker": "roll"}, str(FOLDER)),
    },
    {name: Setup(key, RULESET.armies.lists_for(key, lists)) for name, (key, lists) in LONG.items()},
    {"generator": "playthrough", "attack": "playthrough"},
    tries=30,
    tables=True,
)
