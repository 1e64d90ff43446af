"""Dice read in the order thrown."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.engine.dice import d6, die
from escarmouche.engine.errors import RulesError
from escarmouche.engine.luck import LoadedDice
from escarmouche.engine.referee import Referee


def test_a_row_keeps_the_order_of_the_throw() -> None:
    dice = d6(4).meaning("a", "a", "b", "b", "c", "c").row()
    assert dice.read((6, 1, 4, 2)) == ("c", "a", "b", "a")
    assert d6(4).meaning("a", "a", "b", "b", "c", "c").each().read((6, 1, 4, 2)) == ("a", "a", "b", "c")


def test_the_outcomes_of_a_row_are_ordered_and_complete() -> None:
    dice = d6(1).on(5, 6).row() + die(4)
    found = dict(dice.outcomes())
    assert dice.ways == 24
    assert found[(1, 3)] == 2
    assert found[(0, 3)] == 4
    assert sum(found.values()) == dice.ways
    assert Fraction(sum(w for row, w in found.items() if row[0]), dice.ways) == Fraction(1, 3)


def test_too_long_a_row_is_not_listed() -> None:
    with pytest.raises(RulesError, match="too many"):
        d6(9).row().outcomes()


def test_dice_of_a_row_are_not_thrown_again() -> None:
    with pytest.raises(RulesError):
        d6(2).rerolled(1).row().outcomes()


def test_no_dice_make_an_empty_row() -> None:
    referee: Referee = Referee(None, (), LoadedDice())  # type: ignore[type-arg]
    assert referee.roll("ES-DICE-01", "", d6(0).row()) == ()
    assert referee.roll("ES-DICE-01", "", d6(0)) == 0
