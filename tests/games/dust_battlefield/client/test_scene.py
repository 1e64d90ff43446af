"""What a page is told of units (area DB-SPEC)."""

from __future__ import annotations

import pytest

from escarmouche.games.dust_battlefield.client.scene import due
from tests.games.dust_battlefield.tables import Put, table_of


@pytest.mark.parametrize(
    ("scenario", "round", "told"),
    [
        ("breakthrough", 1, "one die"),
        ("breakthrough", 2, "two dice"),
        ("breakthrough", 3, "when it is activated"),
        ("encounter", 1, "not due this turn"),
        ("encounter", 2, "one die"),
        ("encounter", 4, "when it is activated"),
    ],
)
def test_spec_08_and_11_with_how_many_dice_a_reserve_comes(scenario: str, round: int, told: str) -> None:
    waiting = Put("one1", "manfred", (0, 0), 0, {"place": "reserve"})
    table = table_of(waiting, Put("one2", "lara", (60, 60)), scenario=scenario, turn={"round": round})
    assert told in due(table, table.units["one1"])["en"]
    assert due(table, table.units["one2"]) == {}
