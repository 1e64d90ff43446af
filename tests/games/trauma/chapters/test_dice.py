"""Tests of the two kinds of test of Trauma."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.engine.dice import d6
from escarmouche.engine.odds import odds
from escarmouche.games.trauma.chapters.dice import DOWN, UP, down, opposed_test, up
from escarmouche.games.trauma.rules import LEDGER
from tests.games.trauma.tables import Squad, referee_of, table_of

THIRD = Fraction(1, 3)


def chances(dice: int, margin: int) -> dict[int, Fraction]:
    table = table_of(Squad("one1", "one", (1000, 1000)))
    return odds(opposed_test, table, "TR-SHOOT-26", "one", dice, margin).chances


def test_dice_01_two_faces_are_up_and_four_are_down() -> None:
    assert UP == (1, 6)
    assert DOWN == (2, 3, 4, 5)
    assert [up(1).read((f,)) for f in range(1, 7)] == [1, 0, 0, 0, 0, 1]
    assert [down(1).read((f,)) for f in range(1, 7)] == [0, 1, 1, 1, 1, 0]


def test_dice_02_tables_read_the_number_in_pairs() -> None:
    groups = LEDGER.data("TR-DICE-02")["groups"]
    assert sorted(f for pair in groups.values() for f in pair) == [1, 2, 3, 4, 5, 6]
    assert all(len(pair) == 2 for pair in groups.values())
    drop = d6(1).on(*groups["c"])
    assert drop.read((5,)) == 1
    assert drop.read((1,)) == 0


@pytest.mark.parametrize(
    ("dice", "pass_"),
    [(1, Fraction(1, 3)), (2, Fraction(5, 9)), (3, Fraction(19, 27)), (4, Fraction(65, 81))],
)
def test_dice_03_a_simple_test_throws_the_score(dice: int, pass_: Fraction) -> None:
    missed = dict(up(dice).outcomes())[0]
    assert 1 - Fraction(missed, up(dice).ways) == pass_
    counts = [Fraction(w, up(3).ways) for _, w in sorted(up(3).outcomes())]
    assert counts == [Fraction(8, 27), Fraction(4, 9), Fraction(2, 9), Fraction(1, 27)]


def test_dice_03_no_dice_no_success() -> None:
    referee = referee_of(table_of())
    assert referee.roll("TR-MOR-09", "one", up(0)) == 0
    assert referee.events == []


@pytest.mark.parametrize("margin", [0, 1, 2])
def test_dice_04_an_equal_or_higher_score_succeeds_on_down(margin: int) -> None:
    assert chances(1, margin)[1] == 2 * THIRD


@pytest.mark.parametrize("margin", [-1, -2])
def test_dice_05_a_lower_score_succeeds_on_up(margin: int) -> None:
    assert chances(1, margin)[1] == THIRD


@pytest.mark.parametrize(("margin", "successes"), [(3, 4), (4, 4), (9, 4), (-3, 0), (-4, 0)])
def test_dice_06_three_points_decide_without_a_die(margin: int, successes: int) -> None:
    referee = referee_of(table_of())
    assert opposed_test(referee, "TR-SHOOT-26", "one", 4, margin) == successes
    assert [(e.what, e.rule) for e in referee.events] == [("note", "TR-DICE-06")]


def test_dice_06_the_table_of_margins() -> None:
    for margin, chance in LEDGER.data("TR-DICE-06")["by_margin"].items():
        assert chances(1, int(margin)).get(1, 0) == Fraction(chance)


def test_dice_07_each_die_counts_on_its_own() -> None:
    found = chances(6, 0)
    assert [found[n] for n in range(7)] == [
        Fraction(1, 729),
        Fraction(4, 243),
        Fraction(20, 243),
        Fraction(160, 729),
        Fraction(80, 243),
        Fraction(64, 243),
        Fraction(64, 729),
    ]
    assert sum(n * chance for n, chance in found.items()) == 4
