"""Luck is keyed: the same key throws the same, another key something else."""

from __future__ import annotations

from collections import Counter

import pytest

from escarmouche.engine.dice import d6, die
from escarmouche.engine.errors import RulesError
from escarmouche.engine.luck import LoadedDice, PhysicalDice, SeededDice
from escarmouche.engine.referee import Referee
from tests.engine.toy import toy_table


def test_the_same_key_throws_the_same_faces() -> None:
    assert SeededDice(7).throw(d6(20), "1/act/a/X/1") == SeededDice("7").throw(d6(20), "1/act/a/X/1")


def test_the_faces_are_these_on_every_machine() -> None:
    assert SeededDice(7).throw(d6(10), "1/act/a/X/1") == (1, 6, 2, 1, 4, 4, 3, 1, 2, 5)


@pytest.mark.parametrize("other", ["1/act/a/X/2", "2/act/a/X/1", "1/act/b/X/1", "1/act/a/Y/1"])
def test_another_key_throws_other_faces(other: str) -> None:
    dice = SeededDice(7)
    assert dice.throw(d6(20), other) != dice.throw(d6(20), "1/act/a/X/1")


def test_another_seed_throws_other_faces() -> None:
    assert SeededDice(7).throw(d6(20), "k") != SeededDice(8).throw(d6(20), "k")
    assert SeededDice("x" * 70).throw(d6(20), "k") != SeededDice("x" * 71).throw(d6(20), "k")


@pytest.mark.parametrize("sides", [2, 6, 10, 20, 100, 200])
def test_faces_are_even(sides: int) -> None:
    """Chi-square against even faces; the bound is passed by chance once in ten thousand."""
    many = 200 * sides
    counts = Counter(f for n in range(20) for f in SeededDice("even").throw(die(sides, many // 20), str(n)))
    assert set(counts) <= set(range(1, sides + 1))
    expected = many / sides
    square = sum((counts[f] - expected) ** 2 / expected for f in range(1, sides + 1))
    freedom = sides - 1
    assert square < freedom + 4 * (2 * freedom) ** 0.5 + 10


def test_mixed_and_exploding_dice_are_thrown_to_the_end() -> None:
    dice = (d6(3) + die(8)).exploding(6, 8, depth=3)
    for number in range(200):
        faces = SeededDice(1).throw(dice, str(number))
        assert dice.missing(faces) == ()
        assert dice.possible(faces)


def test_a_die_too_large_for_a_byte_is_an_error() -> None:
    with pytest.raises(RulesError, match="300 sides"):
        SeededDice(1).throw(die(300), "k")


def test_a_throw_elsewhere_does_not_move_the_luck() -> None:
    """The n-th throw of a rule in an activation is the same whatever other rules have thrown."""
    alone = Referee(toy_table(), [], SeededDice(3))
    first = [alone.roll("TY-ONE-01", "red", d6(8).each()) for _ in range(3)]
    mixed = Referee(toy_table(), [], SeededDice(3))
    second = []
    for _ in range(3):
        mixed.roll("TY-TWO-01", "blue", d6(5))
        second.append(mixed.roll("TY-ONE-01", "red", d6(8).each()))
    assert first == second
    assert len(set(first)) == 3


def test_a_new_activation_has_luck_of_its_own() -> None:
    referee = Referee(toy_table(), [], SeededDice(3))
    first = referee.roll("TY-ONE-01", "red", d6(8).each())
    referee.change("TY-ONE-01", "turn", activation="red1")
    second = referee.roll("TY-ONE-01", "red", d6(8).each())
    assert first != second
    assert referee.table.luck.counts == {"TY-ONE-01": 1}


def test_real_dice_are_waited_for() -> None:
    assert PhysicalDice().throw(d6(2), "k") is None  # type: ignore[func-returns-value]


def test_loaded_dice_come_in_order_and_must_fit() -> None:
    dice = LoadedDice((1, 2), (6,))
    assert dice.throw(d6(2), "k") == (1, 2)
    assert dice.left == 1
    with pytest.raises(RulesError, match=r"loaded \(6,\) for 2d6"):
        dice.throw(d6(2), "k")
    with pytest.raises(RulesError, match="no loaded dice left for 1d6"):
        dice.throw(d6(1), "k")
