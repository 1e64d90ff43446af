"""When the game ends and who has won (area DT-END)."""

from __future__ import annotations

from escarmouche.games.dust.chapters.victory import by_points, end, on_table
from escarmouche.games.dust.table import SIDES, Referee, Table, opponent
from escarmouche.games.dust_tactics.setup import scenario


def wiped_out(table: Table, side: str) -> bool:
    """Whether all of a side's units on the board are eliminated; reserves do not save it (DT-END-01)."""
    return bool(table.sides[side].lost) and not on_table(table, side)


def check(referee: Referee, met: tuple[str, ...]) -> bool:
    """End the game at the end of a turn if it is over; `met` are the sides that have taken their aim."""
    table = referee.table
    played = scenario.of(table)
    winners = dict.fromkeys(met, played.rule)
    if played.scores:
        for side in SIDES:
            if table.sides[side].score >= played.win_vp:
                winners[side] = played.rule
    for side in SIDES:
        if wiped_out(table, side):
            winners.setdefault(opponent(side), "DT-END-01")
    if len(winners) == 1:
        ((side, rule),) = winners.items()
        end(referee, side, rule)
        return True
    if winners or table.turn.round >= scenario.turns(table):
        end(referee, *by_totals(table, both=bool(winners)))
        return True
    return False


def by_totals(table: Table, *, both: bool) -> tuple[str, str]:
    """Who has more, and the rule: victory points where they decide, then points eliminated (DT-END-02).

    With `both` two sides have met a condition; victory points then decide in every scenario that counts them.
    """
    played = scenario.of(table)
    one, two = (table.sides[side] for side in SIDES)
    most_win = played.scores and (both or played.vp.unit_eliminated > 0)
    if most_win and one.score != two.score:
        return (one.id if one.score > two.score else two.id), played.rule
    return by_points(table), "DT-END-02"
