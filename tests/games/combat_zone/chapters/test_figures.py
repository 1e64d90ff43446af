"""Distances, and what may be measured (CZ-GAME-05, CZ-SHOOT-05)."""

from __future__ import annotations

from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.chapters import figures
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import Group, table_of


def two_men() -> Table:
    return table_of(Group("a", "one", (6000, 6000), "trooper"), Group("b", "two", (9000, 9000), "trooper"))


def test_game_05_distances_are_inclusive_to_the_hundredth() -> None:
    table = two_men()
    table.change("ba", {"x": 6000 + 250 + 1500, "y": 6000})
    assert figures.within(table, "aa", "ba", 1500)
    table.change("ba", {"x": 6000 + 250 + 1501})
    assert not figures.within(table, "aa", "ba", 1500)


def test_shoot_05_distances_between_enemies_are_not_told_before_the_shot() -> None:
    groups = (Group("a", "one", (2000, 6000), count=2), Group("b", "two", (6000, 6000)))
    table = table_of(*groups)
    for a, b in (("aa", "ba"), ("a", "b"), ("aa", "b")):
        refusal = RULESET.client.why_not_measure(table, a, b)
        assert refusal
        assert refusal.rule == "CZ-SHOOT-05"
    for a, b in (("aa", "ab"), ("aa", "60,60"), ("wall1", "ba")):
        assert figures.why_not_measure(table, a, b) is None
    assert figures.why_not_measure(table_of(*groups, options={"premeasure": True}), "aa", "ba") is None
    table.turn = replace(table.turn, over="one")
    assert figures.why_not_measure(table, "aa", "ba") is None
