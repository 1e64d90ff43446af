"""The week: planning, battles, debriefing (area OW-WEEK)."""

from __future__ import annotations

from escarmouche.engine.referee import Referee
from escarmouche.games.template_campaign.chapters import battles, debriefing, planning
from escarmouche.games.template_campaign.table import Table


def step(referee: Referee[Table]) -> None:
    """From one checkpoint to the next: the phase is on the table."""
    phases = {
        "hire": planning.hire,
        "send": planning.send_out,
        "battles": battles.fight,
        "debriefing": debriefing.take_stock,
    }
    phases[referee.table.turn.phase](referee)
