"""How a side stands: what one gains the other loses."""

from __future__ import annotations

from typing import Any

from escarmouche.games.trauma.bot import appraisal
from escarmouche.games.trauma.table import Point, Table
from tests.games.trauma.tables import Squad, table_of, wall

GAMMA = Point("gamma1", "gamma", piece="g")
PIECE = wall("g", 4400, 5900, 4600, 6100, 200)


def stands(at: tuple[int, int], **values: Any) -> Table:
    mine = Squad("one1", "one", at, cost=4, **values)
    return table_of(mine, Squad("two1", "two", (1000, 11000), cost=4), pieces=(PIECE,), points=(GAMMA,))


def test_one_side_s_gain_is_the_other_s_loss() -> None:
    table = stands((4500, 5700))
    assert appraisal.appraise(table, "one") == -appraisal.appraise(table, "two")
