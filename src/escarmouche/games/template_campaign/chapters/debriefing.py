"""Debriefing: stragglers, pay, and the end of the war (area OW-DEB, OW-END)."""

from __future__ import annotations

from escarmouche.engine.dice import d6
from escarmouche.engine.kinds import BEGUN, ENDED
from escarmouche.engine.referee import Referee
from escarmouche.engine.table import DRAW
from escarmouche.games.template_campaign.table import LEDGER, PLACES, SIDES, WEEKS, Table

NEED: int = LEDGER.data("OW-DEB-01")["need"]


def take_stock(referee: Referee[Table]) -> None:
    """Those who come back, what is paid, and the next week or the end."""
    for side in SIDES:
        stragglers(referee, side)
    for side in SIDES:
        pay(referee, side)
    end_week(referee)


def stragglers(referee: Referee[Table], side: str) -> None:
    """A die for each unit lost; some come back (OW-DEB-01)."""
    back = referee.roll("OW-DEB-01", side, d6(referee.table.sides[side].lost).at_least(NEED))
    if back:
        referee.gain("OW-DEB-01", side, "units", back)
    referee.change("OW-DEB-01", side, lost=0)


def pay(referee: Referee[Table], side: str) -> None:
    """A coin and a point for each place held (OW-DEB-02)."""
    held = sum(1 for place in PLACES if referee.table.things[place].side == side)
    if held:
        referee.gain("OW-DEB-02", side, "coins", held)
        referee.gain("OW-DEB-02", side, "points", held)


def end_week(referee: Referee[Table]) -> None:
    """The next week; or more points win, then more units (OW-END-01)."""
    week, sides = referee.table.turn.round, referee.table.sides
    if week < WEEKS and all(side.units + side.coins for side in sides.values()):
        referee.change("OW-WEEK-01", "turn", tells=BEGUN, phase="hire", round=week + 1)
        return
    north, south = ((sides[side].points, sides[side].units) for side in SIDES)
    over = DRAW if north == south else SIDES[0] if north > south else SIDES[1]
    referee.change("OW-END-01", "turn", tells=ENDED, over=over, over_rule="OW-END-01")
