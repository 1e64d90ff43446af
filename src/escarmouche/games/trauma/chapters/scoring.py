"""Victory points: told with what they are for and how many there are now (ledger area TR-DEBR-06)."""

from __future__ import annotations

from escarmouche.engine.kinds import SCORED
from escarmouche.games.trauma.table import Referee


def score(referee: Referee, rule: str, side: str, points: int, source: str) -> None:
    """Give a side victory points for a point it holds, a unit it has eliminated or a thing it operates."""
    total = referee.table.sides[side].pv + points
    facts = {"side": side, "points": points, "total": total, "source": source}
    referee.change(rule, side, tells=SCORED, facts=facts, pv=total)
