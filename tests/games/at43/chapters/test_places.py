"""Figures set near where something stood (areas A4-TRAN, A4-MOV)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.at43.chapters.places import why_not_beside
from escarmouche.games.at43.table import Table
from tests.games.at43.tables import Squad, piece, table_of

HULL = (6000, 4500), 300


def thrown() -> Table:
    squad = Squad("one1", "one", (0, 0), count=2, place="aboard")
    other = Squad("two1", "two", (6000, 5000), count=1)
    return table_of(squad, other, pieces=(piece("wall", "wall", 6500, 4000, 6600, 5000),))


@pytest.mark.parametrize(
    ("first", "second", "rule", "reason"),
    [
        ((5500, 4500), (5500, 4750), "", ""),
        ((6000, 3575), (5500, 4750), "", ""),  # 5 cm from where the hull was
        ((6000, 3574), (5500, 4750), "A4-TRAN-04", "too-far"),
        ((6400, 4500), (5500, 4750), "A4-TRAN-04", "no-free-place"),  # in the wall
        ((5500, 4500), (5500, 4749), "A4-MOV-13", "bases-overlap"),
        ((6000, 4751), (5500, 4750), "A4-MOV-13", "bases-overlap"),
    ],
)
def test_tran_04_and_mov_13_set_near_on_free_ground_and_not_on_a_base(
    first: Any, second: Any, rule: str, reason: str
) -> None:
    value = (("one1a", first), ("one1b", second))
    refusal = why_not_beside(thrown(), "A4-TRAN-04", "one1", ("one1a", "one1b"), HULL, 500, value)
    assert (refusal.rule, refusal.reason) == (rule, reason) if refusal else not rule


def test_tran_04_everybody_is_set_down_once() -> None:
    for value in ((("one1a", (5500, 4500)),), (("one1a", (5500, 4500)), ("one1a", (5500, 4750))), "one1a"):
        refusal = why_not_beside(thrown(), "A4-TRAN-04", "one1", ("one1a", "one1b"), HULL, 500, value)
        assert refusal is not None
        assert refusal.reason == "everyone-once"
