"""Planning: what each side hires and where it goes, in secret (area OW-HIRE, OW-SEND)."""

from __future__ import annotations

from escarmouche.engine.options import NUMBER
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask
from escarmouche.games.template_campaign.table import MOST, Table


def hire(referee: Referee[Table]) -> None:
    """A coin for each unit, up to what a side may have (OW-HIRE-01)."""
    asks = []
    for side in referee.table.sides.values():
        most = max(0, min(side.coins, MOST - side.units))
        asks.append(Ask("OW-HIRE-01", side.id, "hire", tuple(range(most + 1)), part=NUMBER))
    for side_id, count in referee.ask_each("OW-HIRE-01", asks).items():
        if count:
            referee.spend("OW-HIRE-01", side_id, "coins", count)
            referee.gain("OW-HIRE-01", side_id, "units", count)
    referee.change("OW-WEEK-01", "turn", phase="send")


def send_out(referee: Referee[Table]) -> None:
    """So many to the bridge, the others to the mill (OW-SEND-01)."""
    asks = [
        Ask("OW-SEND-01", side.id, "send", tuple(range(side.units + 1)), part=NUMBER)
        for side in referee.table.sides.values()
    ]
    for side, count in referee.ask_each("OW-SEND-01", asks).items():
        referee.change("OW-SEND-01", side, at_bridge=count)
    referee.change("OW-WEEK-01", "turn", phase="battles")
