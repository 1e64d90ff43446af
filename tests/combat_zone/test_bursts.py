"""How the shots of a burst are shared, counted and told (CZ-SHOOT-07 to 09), at the edges of the choice."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.combat_zone import shooting
from escarmouche.games.combat_zone.table import PANICKED, STEADY, Referee, Table
from tests.combat_zone.tables import Group, Script, referee_of, table_of


def range_of(targets: int, weapon: str = "trooper", **options: Any) -> Table:
    places = [(6000 + 400 * n, 8000) for n in range(targets)]
    return table_of(
        Group("a", "one", (6000, 6000), weapon, facing=90),
        Group("b", "two", (0, 0), "unarmed", targets, places=places),
        options=options,
    )


def asked(script: Script, question: str) -> list[Ask]:
    return [ask for ask in script.asked if ask.question == question]


def declared(referee: Referee) -> Any:
    return next(e.about["shots"] for e in referee.events if e.about.get("key") == "declared")


def test_shoot_07_at_one_target_all_shots_are_fired_unasked() -> None:
    script = Script()
    referee = referee_of(range_of(1), (1, 1, 1), one=script)
    shooting.shoot(referee, "aa", "assault_rifle", shooting.BURST)
    assert not asked(script, "shots")
    assert declared(referee) == (("ba", 3),)


def test_shoot_07_where_shots_are_counted_a_burst_at_one_target_has_two_or_more() -> None:
    script = Script(shots=[2])
    referee = referee_of(range_of(1, burst_cap="shots"), (1, 1), one=script)
    shooting.shoot(referee, "aa", "assault_rifle", shooting.BURST)
    assert tuple(asked(script, "shots")[0].options) == (3, 2)
    assert declared(referee) == (("ba", 2),)
    assert referee.table.figures["aa"].bursts == (("assault_rifle", 2),)
    assert shooting.shots_left(referee.table, "aa", "assault_rifle") == 1


def test_shoot_09_a_burst_may_stop_after_its_second_shot_and_not_before() -> None:
    script = Script(target=["ba", "bb", NO_ONE], shots=[1, 1])
    referee = referee_of(range_of(3), (1, 1), one=script)
    shooting.shoot(referee, "aa", "assault_rifle", shooting.BURST)
    offered = [tuple(ask.options) for ask in asked(script, "target")]
    assert offered == [("ba", "bb", "bc"), ("bb", "bc"), ("bc", NO_ONE)]
    assert [tuple(ask.options) for ask in asked(script, "shots")] == [(3, 2, 1), (2, 1)]
    assert declared(referee) == (("ba", 1), ("bb", 1))


@pytest.mark.parametrize(("profile", "refused"), [("shotgunner", True), ("pistolier", False)])
def test_shoot_07_a_weapon_that_fires_once_has_no_burst(profile: str, refused: bool) -> None:
    table = range_of(1, profile)
    weapon = table.setting.profiles[profile].ranged[0]
    assert (table.setting.weapons[weapon].rate < 2) is refused
    found = shooting.why_not_shoot(table, "aa", weapon, shooting.BURST)
    assert (found.reason if found else "") == ("no-burst" if refused else "")


@pytest.mark.parametrize("state", [PANICKED, STEADY])
def test_shoot_12_no_aim_is_taken_with_three_points_in_all(state: str) -> None:
    table = range_of(1)
    table.change("aa", {"states": frozenset({state})})
    refusal = shooting.why_not_shoot(table, "aa", "assault_rifle", shooting.AIMED)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-SHOOT-12", "capped")
    assert shooting.why_not_shoot(table, "aa", "assault_rifle", shooting.BURST) is None


@pytest.mark.parametrize(
    ("profile", "weapon", "single", "burst"),
    [("trooper", "assault_rifle", 1, 2), ("gunner", "machine_gun", 2, 3)],
)
def test_shoot_04_a_heavy_weapon_costs_a_point_more(
    profile: str, weapon: str, single: int, burst: int
) -> None:
    table = range_of(1, profile)
    assert shooting.cost(table, weapon, shooting.SINGLE, "aa") == single
    assert shooting.cost(table, weapon, shooting.BURST, "aa") == burst
    assert shooting.cost(table, weapon, shooting.AIMED, "aa") == shooting.cost(
        table, "pistol", shooting.AIMED, "aa"
    )


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({}, ""),
        ({"fate": "dead"}, "gone"),
        ({"foes": ("aa",)}, "engaged"),
        ({"y": 5999}, "out-of-arc"),
        ({"y": 6000}, ""),
    ],
)
def test_shoot_02_why_somebody_is_no_target(change: dict[str, Any], reason: str) -> None:
    table = range_of(1)
    table.change("ba", {"x": 7000, **change})
    refusal = shooting.why_not_target(table, "aa", "ba")
    assert (refusal.reason if refusal else "") == reason
    assert shooting.any_target(table, "aa") is (reason == "")


def test_shoot_09_hits_are_told_apart_by_target() -> None:
    script = Script(target=["ba", "bb"], shots=[2, 1])
    referee = referee_of(range_of(2), (1, 6, 6), (6, 6, 6), (6, 6, 6), one=script)
    shooting.shoot(referee, "aa", "assault_rifle", shooting.BURST)
    assert {f: referee.table.figures[f].fate for f in ("ba", "bb")} == {"ba": "dead", "bb": "dead"}
    script = Script(target=["ba", "bb"], shots=[2, 1])
    referee = referee_of(range_of(2), (1, 1, 6), (6, 6, 6), one=script)
    shooting.shoot(referee, "aa", "assault_rifle", shooting.BURST)
    assert {f: referee.table.figures[f].fate for f in ("ba", "bb")} == {"ba": "alive", "bb": "dead"}
