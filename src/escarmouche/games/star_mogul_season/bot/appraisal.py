"""How well a company stands: what it is worth, and how loyal its people are."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.appraisals import FORCES, MEANS, POINTS
from escarmouche.games.star_mogul.chapters.company import ASSET_WORTH
from escarmouche.games.star_mogul_season.chapters import money
from escarmouche.games.star_mogul_season.table import Table

SCALE = 50.0
"""Credits that are worth as much as a point of victory."""


def terms(table: Table, side: str, goals: Any = None) -> dict[str, float]:
    """Ours: the account and the roster; Loyalty and assets against the best of the others."""
    own = table.sides[side]
    others = [s for s in table.sides.values() if s.id != side]
    loyalty = own.loyalty - max((s.loyalty for s in others), default=0)
    assets = sum(ASSET_WORTH[a] for a in own.assets)
    roster = money.worth(table, side) - own.credits - assets
    rivals = max((sum(ASSET_WORTH[a] for a in s.assets) for s in others), default=0)
    ours = {
        FORCES: roster / SCALE,
        MEANS: own.credits / SCALE,
        POINTS: (assets - rivals) / SCALE + 4.0 * loyalty,
    }
    if table.turn.over:
        ours[POINTS] += 100.0 if table.turn.over == side else -100.0 if table.turn.over != "draw" else 0.0
    return ours
