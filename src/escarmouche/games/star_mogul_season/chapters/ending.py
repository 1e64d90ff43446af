"""The next mission, or the end of the season: the richest company wins (SM-CAMP-01 to SM-CAMP-03)."""

from __future__ import annotations

from escarmouche.engine.kinds import BEGUN, ENDED
from escarmouche.engine.table import DRAW
from escarmouche.games.star_mogul.chapters import company
from escarmouche.games.star_mogul_season.chapters import money
from escarmouche.games.star_mogul_season.table import Referee, playing


def next_mission(referee: Referee) -> None:
    """On with the season, while there are missions and at least two companies."""
    table = referee.table
    left = playing(table)
    if len(left) > 1 and table.turn.round < table.setting.missions:
        number = table.turn.round + 1
        referee.change("SM-CAMP-01", "turn", tells=BEGUN, round=number, phase="trade", pairs=())
        referee.book(activation="trade")
        return
    if len(left) == 1:
        referee.change("SM-CAMP-03", "turn", tells=ENDED, over=left[0], over_rule="SM-CAMP-03", activation="")
        return
    worths = {side: money.worth(table, side) for side in left}
    for side, worth in worths.items():
        referee.change("SM-CAMP-02", side, worth=worth)
    loyalty = {side: referee.table.sides[side].loyalty for side in left}
    best = company.richest(worths, loyalty) if worths else ()
    over = best[0] if len(best) == 1 else DRAW
    referee.change("SM-CAMP-02", "turn", tells=ENDED, over=over, over_rule="SM-CAMP-02", activation="")
