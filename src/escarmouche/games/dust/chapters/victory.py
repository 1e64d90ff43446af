"""What the ends of both Dust games share: who is left, who has destroyed more."""

from __future__ import annotations

from escarmouche.engine.kinds import ENDED
from escarmouche.engine.table import DRAW
from escarmouche.games.dust.table import ABOARD, BOARD, SIDES, Referee, Table


def on_table(table: Table, side: str) -> bool:
    """Whether a side has a unit on the table, carried ones included."""
    units = table.units
    return any(
        unit.side == side
        and (unit.place == BOARD or (unit.place == ABOARD and units[unit.carrier].place == BOARD))
        for unit in units.values()
    )


def by_points(table: Table) -> str:
    """The side that has eliminated more army points; a draw where both have as many."""
    one, two = (table.sides[side] for side in SIDES)
    if one.points == two.points:
        return DRAW
    return one.id if one.points > two.points else two.id


def end(referee: Referee, winner: str, rule: str) -> None:
    """The match is over."""
    referee.change(rule, "turn", tells=ENDED, over=winner, over_rule=rule)
