"""Answers kept with what they hold for: asked once, dropped under the budget, gone with their holder."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.space import memory
from escarmouche.space.memory import Ledger, kept_with
from escarmouche.space.terrain import Ground

asked: list[Any] = []


@kept_with
def squared(ground: Ground, number: int) -> int:
    asked.append(number)
    return number * number


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    asked.clear()
    monkeypatch.setattr(memory, "LEDGER", Ledger(10))


def test_an_answer_is_worked_out_once_for_each_holder() -> None:
    one, two = Ground(100, 100, ()), Ground(100, 100, ())
    assert [squared(one, 3), squared(one, 3), squared(two, 3)] == [9, 9, 9]
    assert asked == [3, 3]


def test_over_the_budget_the_others_forget_first() -> None:
    old, new = Ground(100, 100, ()), Ground(100, 100, ())
    for number in range(7):
        squared(old, number)
    for number in range(4):
        squared(new, number)
    asked.clear()
    squared(new, 0)
    assert asked == []
    squared(old, 0)
    assert asked == [0]


def test_one_holder_alone_never_keeps_more_than_the_budget() -> None:
    ground = Ground(100, 100, ())
    for number in range(1000):
        assert squared(ground, number) == number * number
    kept = sum(len(answers) for answers in ground.remembered.values())
    assert kept <= 10
