"""Who is in cohesion, and what it costs not to be (CZ-INIT-05, CZ-AP-02)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.combat_zone.chapters import cohesion, initiative
from escarmouche.games.combat_zone.table import PANICKED, ROUTED
from tests.games.combat_zone.tables import Group, referee_of, table_of

FOE = Group("z", "two", (11000, 11000), facing=270)


@pytest.mark.parametrize(
    ("values", "markers", "points"),
    [
        ({}, ("cohesive",), 6),
        ({}, (), 5),
        ({"states": (PANICKED,)}, (), 3),
        ({"states": ("steady",)}, ("cohesive",), 3),
        ({"states": (ROUTED,)}, ("cohesive",), 0),
        ({"states": ("stunned",)}, ("cohesive",), 0),
    ],
)
def test_ap_02_points_of_a_turn(values: dict[str, Any], markers: tuple[str, ...], points: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), count=2, markers=markers, **values), FOE)
    assert cohesion.allowance(table, "aa") == points


def test_init_05_a_group_is_told_why_it_is_scattered() -> None:
    far = cohesion.LEADER_REACH + 1
    for profiles, places, states, key, rule in (
        (["leader", "trooper"], [(1000, 6000), (1250 + far, 6000)], (), "out-of-cohesion", "CZ-INIT-04"),
        (
            ["leader", "trooper"],
            [(1000, 6000), (1250 + far, 6000)],
            (ROUTED,),
            "out-of-cohesion",
            "CZ-INIT-06",
        ),
        (["trooper", "trooper"], [(1000, 6000), (1300, 6000)], (), "leaderless", "CZ-INIT-05"),
    ):
        table = table_of(Group("a", "one", (0, 0), profiles, places=places), FOE, size=(20000, 12000))
        table.change("ab", {"states": frozenset(states)})
        referee = referee_of(table)
        initiative.freeze_cohesion(referee)
        notes = [
            (e.rule, e.about["key"]) for e in referee.events if e.what == "note" and e.about["unit"] == "a"
        ]
        assert notes == [(rule, key)]
    near = table_of(
        Group("a", "one", (0, 0), ["leader", "trooper"], places=[(1000, 6000), (1249 + far, 6000)]), FOE
    )
    referee = referee_of(near)
    initiative.freeze_cohesion(referee)
    assert "cohesive" in referee.table.units["a"].markers
