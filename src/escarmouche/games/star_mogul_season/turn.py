"""The season: trade, kit, mission, deployment, battle and what follows (area SM-CAMP)."""

from __future__ import annotations

from escarmouche.games.star_mogul_season.chapters import battle, deployment, kit, missions, trade
from escarmouche.games.star_mogul_season.table import Referee


def step(referee: Referee) -> None:
    """From one checkpoint to the next: the phase is on the table."""
    phases = {
        "trade": trade.trade,
        "kit": kit.kit,
        "mission": missions.set_missions,
        "deploy": deployment.deploy,
        "battle": battle.fight,
    }
    phases[referee.table.turn.phase](referee)
