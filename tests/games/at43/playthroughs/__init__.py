"""Kept matches of AT-43. `python -m tests.games.at43.playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine.ruleset import Setup
from escarmouche.games.at43.ruleset import RULESET
from escarmouche.testing.playthroughs import Keeping

FOLDER = Path(__file__).parent
LONG = {
    "long-bunker": ("bunker", ("northguard-1000-line", "array-1000-line")),
    "long-ice": ("ice", ("choir-1000-hunt", "haulers-1000-convoy")),
    "long-night": ("night", ("haulers-1000-picket", "choir-1000-procession")),
}
KEPT = Keeping(
    RULESET,
    FOLDER,
    {"reference": Setup("reference", ("northguard-500-line", "array-500-line"), {"turns": 3})},
    {name: Setup(key, lists) for name, (key, lists) in LONG.items()},
    tries=12,
    tables=True,
)
