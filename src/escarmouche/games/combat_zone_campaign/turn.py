"""From battle to battle: mission, muster, the battle and what follows (area KZ-PLAN to KZ-END)."""

from __future__ import annotations

from escarmouche.engine.referee import Referee
from escarmouche.games.combat_zone_campaign.chapters import battle, planning
from escarmouche.games.combat_zone_campaign.table import Table


def step(referee: Referee[Table]) -> None:
    """From one checkpoint to the next: the phase is on the table."""
    phases = {"mission": planning.draw_mission, "muster": planning.muster, "battle": battle.fight}
    phases[referee.table.turn.phase](referee)
