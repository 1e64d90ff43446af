"""How a side stands in the eyes of a bot: what one gains the other loses, and winning is above all."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.games.combat_zone.bot import appraisal
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import PROFILES, Group, table_of


def priced(table: Table, **costs: int) -> Table:
    """The table with prices for some profiles."""
    dear = {id: replace(PROFILES[id], cost=cost) for id, cost in costs.items()}
    table.setting = replace(table.setting, profiles={**table.setting.profiles, **dear})
    return table


def test_the_stand_of_one_side_is_that_of_the_other_turned_round() -> None:
    table = priced(
        table_of(Group("one1", "one", (6000, 6000), count=2), Group("two1", "two", (6000, 9000))), trooper=30
    )
    assert appraisal.appraise(table, "one") == -appraisal.appraise(table, "two") > 0


def test_a_match_that_is_won_is_worth_more_than_any_figures() -> None:
    table = priced(
        table_of(Group("one1", "one", (6000, 6000)), Group("two1", "two", (6000, 9000), count=2)), trooper=30
    )
    stands = {}
    for over in ("one", "two", "draw"):
        table.change("turn", {"over": over})
        stands[over] = appraisal.appraise(table, "one")
    everything = 3 * 30
    assert stands["one"] - stands["draw"] == stands["draw"] - stands["two"] > everything
