"""The universal table (area A4-GEN)."""

from __future__ import annotations

from fractions import Fraction as F

import pytest

from escarmouche.games.at43.chapters.dice import needed, random_heading, universal_test
from tests.games.at43.tables import chances, referee_of, table_of


@pytest.mark.parametrize(
    ("difference", "chance"),
    list(
        zip(
            range(-7, 8),
            [F(0), F(0), F(1, 6), F(1, 6), F(1, 3), F(1, 3), F(1, 2), F(1, 2), F(1, 2), F(2, 3), F(2, 3),
             F(5, 6), F(5, 6), F(1), F(1)],
            strict=True,
        )
    ),
)  # fmt: skip
def test_gen_01_the_table(difference: int, chance: F) -> None:
    told = chances(universal_test, table_of(), "A4-GEN-01", "one", 1, difference, of=lambda made, _: made)
    assert told.get(1, F(0)) == chance


def test_gen_02_outer_columns_throw_no_die() -> None:
    referee = referee_of(table_of())
    assert universal_test(referee, "A4-SHOOT-08", "one", 3, -6, 3) == 0
    assert universal_test(referee, "A4-SHOOT-08", "one", 12, 6) == 12
    assert [e.what for e in referee.events] == ["note", "note"]
    assert needed(-6) == 7
    assert needed(6) == 1


@pytest.mark.parametrize(
    ("action", "difficulty", "chance"), [(4, 2, F(2, 3)), (5, 8, F(1, 3)), (6, 8, F(1, 3)), (5, 5, F(1, 2))]
)
def test_gen_03_action_against_difficulty(action: int, difficulty: int, chance: F) -> None:
    told = chances(
        universal_test, table_of(), "A4-GEN-03", "one", 1, action - difficulty, of=lambda made, _: made
    )
    assert told[1] == chance


def test_gen_17_six_headings_clockwise_from_the_first() -> None:
    headings = [
        random_heading(referee_of(table_of(), (face,)), "A4-GEN-17", "one", 90) for face in range(1, 7)
    ]
    assert headings == [90, 30, 330, 270, 210, 150]
    told = chances(random_heading, table_of(), "A4-GEN-17", "one", 90, of=lambda heading, _: heading)
    assert set(told.values()) == {F(1, 6)}


@pytest.mark.parametrize(
    ("difference", "rerolls", "chance"),
    [
        (-4, 1, F(11, 36)),
        (-2, 1, F(5, 9)),
        (0, 1, F(3, 4)),
        (2, 1, F(8, 9)),
        (4, 1, F(35, 36)),
        (0, 2, F(7, 8)),
    ],
)
def test_shoot_21_a_re_roll_value_takes_up_all_failures(difference: int, rerolls: int, chance: F) -> None:
    told = chances(
        universal_test, table_of(), "A4-SHOOT-08", "one", 1, difference, rerolls, of=lambda made, _: made
    )
    assert told[1] == chance
