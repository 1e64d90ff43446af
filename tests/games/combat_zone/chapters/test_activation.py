"""Who may act (CZ-INIT-10)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import activation
from tests.games.combat_zone.tables import Group, table_of

FOE = Group("z", "two", (11000, 11000), facing=270)


def why(refusal: Refusal | None) -> str:
    return refusal.reason if refusal else ""


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({}, ""),
        ({"ap": 0}, "no-points"),
        ({"states": ("frozen",)}, "frozen"),
        ({"damage": ("hardware:minor",)}, ""),
        ({"damage": ("power:critical",)}, "shut-down"),
        ({"damage": ("software:critical",)}, "rogue"),
        ({"fate": "dead"}, "gone"),
    ],
)
def test_init_10_why_a_machine_does_not_act(values: dict[str, Any], reason: str) -> None:
    table = table_of(Group("a", "one", (6000, 6000), "robot", **values), FOE)
    assert why(activation.why_not_act(table, "aa")) == reason
    assert activation.able(table, "a") == (() if reason else ("aa",))
