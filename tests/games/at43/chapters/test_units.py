"""Families, Size and profiles (area A4-GEN)."""

from __future__ import annotations

from escarmouche.games.at43.armies.armybook import SIZES
from escarmouche.games.at43.chapters.shooting.sight import body, eye
from escarmouche.games.at43.chapters.units import family, is_foot, is_infantry, sees_all_round
from tests.games.at43.tables import Squad, table_of


def test_gen_04_families() -> None:
    assert (family("appui"), family("marcheur")) == ("infantry", "blindes")
    table = table_of(Squad("one1", "one", (3000, 3000), "crew", 1, entry="support"))
    assert is_infantry(table, "one1")
    assert not is_foot(table, "one1")


def test_gen_08_size_one() -> None:
    assert SIZES[1] == (2.5, 3.0)
    table = table_of(Squad("one1", "one", (3000, 3000), count=1))
    assert eye(table, "one1a")[3] == 300
    assert body(table, "one1a")[2] == 125


def test_gen_12_who_sees_all_around() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), "tank", 1, entry="tanks"), Squad("one2", "one", (5000, 3000))
    )
    assert not sees_all_round(table, "one1")
    assert sees_all_round(table, "one2")
