"""Dice against icepool, and typed faces."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.engine.dice import Dice, d6, die, symbols
from escarmouche.engine.errors import RulesError
from escarmouche.engine.luck import LoadedDice
from escarmouche.engine.referee import Referee


def ours(dice: Dice) -> dict[Any, Fraction]:
    return {value: Fraction(ways, dice.ways) for value, ways in dice.outcomes()}


def theirs(pool: Any) -> dict[Any, Fraction]:
    return {value: pool.probability(value) for value in pool.outcomes()}


@pytest.mark.parametrize("count", [1, 2, 3, 10, 40])
@pytest.mark.parametrize("need", [2, 4, 6])
def test_successes(count: int, need: int) -> None:
    assert ours(d6(count).at_least(need)) == theirs(count @ (icepool.d6 >= need))


def test_successes_on_named_faces() -> None:
    up = icepool.Die({1: 2, 0: 4})
    assert ours(d6(5).on(1, 6)) == theirs(5 @ up)


def test_all_or_nothing_successes() -> None:
    assert ours(d6(3).at_least(1)) == {3: Fraction(1)}
    assert ours(d6(3).at_least(7)) == {0: Fraction(1)}


@pytest.mark.parametrize(("sides", "count"), [(4, 3), (6, 7), (8, 2), (10, 5), (20, 3)])
def test_totals(sides: int, count: int) -> None:
    assert ours(die(sides, count).total()) == theirs(count @ icepool.d(sides))


def test_mixed_sums() -> None:
    pool = 2 @ icepool.d6 + 3 @ icepool.d8 + icepool.d(20)
    assert ours(d6(2) + die(8, 3) + die(20)) == theirs(pool)


def test_over_a_limit_has_two_outcomes() -> None:
    assert ours(d6(2).over(7)) == {1: (2 @ icepool.d6).probability(">", 7), 0: Fraction(21, 36)}
    assert ours(d6(2).over(12)) == {0: Fraction(1)}


def test_rerolled_faces() -> None:
    again = icepool.d6.reroll([1, 2], depth=1)
    assert ours(d6(3).rerolled(1, 2)) == theirs(3 @ again)


def test_rerolled_failures() -> None:
    again = icepool.Die({0: 4, 1: 2}).reroll([0], depth=1)
    assert ours(d6(6).at_least(5).rerolled()) == theirs(6 @ again)


@pytest.mark.parametrize(("count", "depth"), [(1, 1), (1, 3), (4, 2)])
def test_exploding(count: int, depth: int) -> None:
    assert ours(d6(count).exploding(6, depth=depth)) == theirs(count @ icepool.d6.explode([6], depth=depth))


def test_exploding_on_two_faces() -> None:
    assert ours(die(8, 2).exploding(1, 8, depth=2)) == theirs(2 @ icepool.d8.explode([1, 8], depth=2))


def test_values_of_a_table() -> None:
    pool = icepool.Die([0, 0, 1, 1, 2, 3])
    assert ours(d6(4).meaning(0, 0, 1, 1, 2, 3)) == theirs(4 @ pool)


def test_negative_values() -> None:
    assert ours(d6(3).meaning(-1, 0, 0, 0, 0, 2)) == theirs(3 @ icepool.Die([-1, 0, 0, 0, 0, 2]))


def test_highest_and_lowest() -> None:
    three = [icepool.d6] * 3
    assert ours(d6(3).highest()) == theirs(icepool.highest(*three))
    assert ours(d6(3).lowest()) == theirs(icepool.lowest(*three))
    assert ours((d6(1) + die(10, 2)).highest()) == theirs(
        icepool.highest(icepool.d6, icepool.d10, icepool.d10)
    )


def test_symbols_told_one_by_one() -> None:
    faces = ("hit", "hit", "miss", "miss", "miss", "shield")
    pool = icepool.Die(list(faces)).pool(4).expand()
    assert ours(symbols("army die", faces, 4)) == theirs(pool)


def test_faces_told_one_by_one_over_several_handfuls() -> None:
    dice = (d6(2) + die(12)).each()
    expected: dict[Any, Fraction] = {}
    for throw in product(range(1, 7), range(1, 7), range(1, 13)):
        key = tuple(sorted(throw))
        expected[key] = expected.get(key, Fraction(0)) + Fraction(1, 432)
    assert ours(dice) == expected


HANDFULS = [
    d6(2),
    d6(2).at_least(4),
    d6(2).at_least(4).rerolled(),
    d6(1).exploding(6, depth=2),
    d6(2).over(7),
    d6(2).highest(),
    d6(2).each(),
    d6(1) + die(4),
    (d6(1) + die(4)).exploding(4, depth=1),
]


@pytest.mark.parametrize("dice", HANDFULS, ids=lambda dice: f"{dice.text()} {dice.told}")
def test_reading_every_throw_gives_the_outcomes(dice: Dice) -> None:
    """The faces that play and the distribution that predicts are two pieces of code: they must agree."""
    found: dict[Any, Fraction] = {}

    def throw(faces: tuple[int, ...], chance: Fraction) -> None:
        missing = dice.missing(faces)
        if not missing:
            value = dice.read(faces)
            found[value] = found.get(value, Fraction(0)) + chance
            return
        for face in range(1, missing[0] + 1):
            throw((*faces, face), chance / missing[0])

    throw((), Fraction(1))
    assert found == ours(dice)


def test_what_is_still_to_be_thrown() -> None:
    dice = d6(2) + die(8)
    assert dice.missing(()) == (6, 6, 8)
    assert dice.missing((3,)) == (6, 8)
    assert dice.missing((3, 4, 8)) == ()


def test_dice_thrown_again_are_missing_until_typed() -> None:
    dice = d6(3).exploding(6, depth=2)
    assert dice.missing((6, 1, 6)) == (6, 6)
    assert dice.missing((6, 1, 6, 6)) == (6,)
    assert dice.missing((6, 1, 6, 6, 2)) == (6,)
    assert dice.missing((6, 1, 6, 6, 2, 6)) == ()
    assert dice.read((6, 1, 6, 6, 2, 6)) == 6 + 6 + 6 + 1 + 6 + 2


def test_a_reroll_replaces_the_face() -> None:
    dice = d6(2).at_least(5).rerolled()
    assert dice.missing((5, 2)) == (6,)
    assert dice.read((5, 2, 6)) == 2
    assert dice.read((5, 2, 1)) == 1


def test_too_many_faces_are_an_error() -> None:
    with pytest.raises(RulesError, match="3 faces given for 2d6, 2 are wanted"):
        d6(2).missing((1, 2, 3))


def test_faces_must_be_on_their_own_die() -> None:
    dice = d6(1) + die(8)
    assert dice.possible((6, 8))
    assert not dice.possible((8, 6))
    assert not dice.possible((0, 1))


def test_text() -> None:
    assert (d6(2) + die(8)).text() == "2d6+1d8"


def test_impossible_dice_are_refused() -> None:
    with pytest.raises(RulesError, match="-1 dice of 6 sides"):
        d6(-1)
    with pytest.raises(RulesError, match="d6 has 6 faces, not 2"):
        d6(1).meaning(1, 2)
    with pytest.raises(RulesError, match="thrown again are told by their sum"):
        d6(2).exploding(6, depth=1).each().outcomes()


@settings(max_examples=40, deadline=None)
@given(
    st.lists(st.tuples(st.integers(2, 12), st.integers(1, 4)), min_size=1, max_size=3),
)
def test_any_mix_of_sides_adds_up(handfuls: list[tuple[int, int]]) -> None:
    dice = Dice(())
    pool = icepool.Die([0])
    for sides, count in handfuls:
        dice = dice + die(sides, count)
        pool = pool + count @ icepool.d(sides)
    assert ours(dice) == theirs(pool)


def test_bands_tell_how_many_limits_the_total_reaches() -> None:
    bands = ours(d6(2).bands(4, 8))
    pool = 2 @ icepool.d6
    assert bands == {
        0: pool.probability("<", 4),
        1: pool.probability("<", 8) - pool.probability("<", 4),
        2: pool.probability(">=", 8),
    }
    assert [d6(2).bands(4, 8).read(faces) for faces in ((1, 2), (1, 3), (6, 1), (4, 4))] == [0, 1, 1, 2]
    with pytest.raises(RulesError, match="rise"):
        d6(2).bands(8, 4)


def test_a_pool_against_another_is_one_throw() -> None:
    dice = d6(3).against(die(8, 2)).bands(0, 1)
    difference = 3 @ icepool.d6 - 2 @ icepool.d8
    assert ours(dice) == {
        0: difference.probability("<", 0),
        1: difference.probability("==", 0),
        2: difference.probability(">", 0),
    }
    assert dice.text() == "3d6-2d8"
    assert dice.missing((6, 6, 6)) == (8, 8)
    assert [dice.read(faces) for faces in ((1, 1, 1, 8, 8), (2, 2, 2, 3, 3), (6, 6, 6, 8, 8))] == [0, 1, 2]


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
