"""Kept matches of Battlefield. `python -m tests.games.dust_battlefield.playthroughs` writes them anew."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine.ruleset import Setup
from escarmouche.games.dust_battlefield.ruleset import RULESET
from escarmouche.testing.playthroughs import Keeping

HERE = Path(__file__).parent
GRENADIERS, RANGERS = (str(HERE / f"{name}.yaml") for name in ("grenadiers", "rangers"))
"""The lists as they were when the matches were kept; those that are offered were balanced since."""

KEPT = Keeping(
    RULESET,
    HERE,
    {
        "free-for-all": Setup("free_for_all", ("allies-50-patrol", GRENADIERS), {"turns": 3}),
        "no-retreat": Setup("no_retreat", ("ssu-50-rifles", RANGERS), {"turns": 3, "terrain": "village"}),
    },
    tries=4,
)
