"""Ranges of special rules (DS-GEN-02)."""

from __future__ import annotations

from escarmouche.games.dust.chapters.field import field_of
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put


def test_gen_02_ranges_of_special_rules_count_squares_and_the_unit_itself() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "ghosts", (5, 4)), Put("one2", "lara", (3, 3)))
    field = field_of(table)
    assert field.within(table, "one1", "two1", 2)
    assert not field.within(table, "one1", "two1", 1)
    assert field.within(table, "one1", "one2", 1)
    assert field.within(table, "one1", "one1", 1)
