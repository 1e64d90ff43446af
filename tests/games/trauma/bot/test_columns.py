"""Units that march in file."""

from __future__ import annotations

from escarmouche.games.trauma.bot.columns import column
from escarmouche.games.trauma.chapters.movement.movement import why_not_paths
from tests.games.trauma.tables import Squad, table_of, wall


def test_a_unit_goes_through_a_gap_that_lets_one_pass_at_a_time() -> None:
    gap = (
        wall("a", 0, 3000, 4350, 3400, 800, "infantry:no"),
        wall("b", 4650, 3000, 9000, 3400, 800, "infantry:no"),
    )
    table = table_of(Squad("one1", "one", (4500, 2600), gap=20), pieces=gap)
    value = column(table, "one1", [(4500, 3700)])
    assert value is not None
    assert why_not_paths(table, "one1", value) is None
