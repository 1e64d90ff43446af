"""Dust dice: faces and successes (area DT-DICE)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.engine.dice import outcomes
from escarmouche.games.dust.chapters.dice import (
    ARMY,
    SHIELD,
    TARGET,
    armies,
    harming,
    helping,
    hitting,
    symbols,
)
from tests.games.dust.fights import F


def spread(dice: Any) -> dict[object, Fraction]:
    found, total = outcomes(dice)
    return {value: Fraction(ways, total) for value, ways in found}


def test_dice_01_each_symbol_one_time_in_three() -> None:
    assert spread(symbols(1)) == {(ARMY,): F(1, 3), (TARGET,): F(1, 3), (SHIELD,): F(1, 3)}
    two = spread(symbols(2))
    assert two[(ARMY, ARMY)] == two[(SHIELD, SHIELD)] == F(1, 9)
    assert two[(ARMY, TARGET)] == two[(SHIELD, TARGET)] == F(2, 9)


def test_dice_02_armies_are_successes() -> None:
    assert spread(armies(3)) == {0: F(8, 27), 1: F(4, 9), 2: F(2, 9), 3: F(1, 27)}
    assert armies(3).read((1, 3, 5)) == 1


def test_dice_03_easier_rolls_count_one_more_symbol() -> None:
    wanted = {0: F(1, 27), 1: F(2, 9), 2: F(4, 9), 3: F(8, 27)}
    assert spread(helping(3)) == spread(hitting(3)) == wanted
    assert [helping(1).read((face,)) for face in range(1, 7)] == [1, 1, 0, 0, 1, 1]
    assert [hitting(1).read((face,)) for face in range(1, 7)] == [1, 1, 1, 1, 0, 0]
    assert harming(3).read((1, 4, 6)) == 1


def test_dice_04_only_standard_dice_are_thrown() -> None:
    assert armies(1).handfuls[0].reading == (1, 1, 0, 0, 0, 0)
    assert spread(armies(1))[1] == F(1, 3)
    assert spread(hitting(1))[1] == F(2, 3)
