"""Cover (SM-SHOOT-05, SM-SHOOT-12, SM-SHOOT-13)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.games.star_mogul.chapters.shooting import attacks, cover
from tests.games.star_mogul.tables import Men, chances, piece, table_of


def behind(kind: str, x: float = 19.2) -> Any:
    pieces = (piece(kind, x, 24, (4, 0.4), 90),) if kind else ()
    return table_of(Men("one1", "one", (10, 24), 1), Men("two1", "two", (20, 24), 1), pieces=pieces)


@pytest.mark.parametrize(("kind", "bonus"), [("hedge", 1), ("fence", 1), ("barrier", 2), ("barricade", 2)])
def test_shoot_12_light_cover_adds_one_or_two(kind: str, bonus: int) -> None:
    assert cover.between(behind(kind), "one1a", "two1a") == (bonus, kind)


@pytest.mark.parametrize("kind", ["low_wall", "barrels"])
def test_shoot_13_heavy_cover_adds_three(kind: str) -> None:
    assert cover.between(behind(kind), "one1a", "two1a")[0] == 3


def test_shoot_12_nothing_is_covered_by_what_hides_less_than_a_third() -> None:
    assert cover.between(behind("hedge", 12), "one1a", "two1a") == (0, "")
    assert cover.between(behind(""), "one1a", "two1a") == (0, "")


def result(table: Any) -> dict[str, Fraction]:
    """What a rifle's damage does: a flak-suited gunner has DEF 6."""
    weapon = table.setting.weapons["avenger_19"]
    found: dict[str, Fraction] = chances(table, attacks.strike, "one1a", weapon, "two1a")
    return found


def test_shoot_05_and_13_def_is_res_plus_armour_plus_cover() -> None:
    assert result(behind("")) == {"out": Fraction(1, 2), "wounded": Fraction(1, 6), "": Fraction(1, 3)}
    assert result(behind("low_wall")) == {"wounded": Fraction(1, 6), "": Fraction(5, 6)}
