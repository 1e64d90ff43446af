"""What is thrown, counted and lost: charges and their stores, points of the fallen, answers that are none."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import (
    areas,
    casualties,
    charges,
    deployment,
    initiative,
    movement,
    shooting,
    victory,
    weapons,
)
from escarmouche.games.combat_zone.table import DEAD, LEFT, PANICKED, STABILISED, STEADY, WRECK, Table
from tests.combat_zone.tables import Group, referee_of, table_of

FOE = Group("z", "two", (11000, 11000), facing=270)


def priced(table: Table, **costs: int) -> Table:
    profiles = {k: replace(v, cost=costs.get(k, v.cost)) for k, v in table.setting.profiles.items()}
    table.setting = replace(table.setting, profiles=profiles)
    return table


# -- charges -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "by_hand", "jet", "flames", "store"),
    [
        (charges.GRENADE, True, False, False, "grenades"),
        (charges.MOLOTOV, True, False, True, "molotovs"),
        (charges.INCENDIARY, True, False, True, "incendiaries"),
        (charges.MISSILE, False, False, False, "missiles"),
        (charges.FLAME, False, True, True, ""),
    ],
)
def test_area_01_to_03_what_is_thrown_and_what_is_fired(
    what: str, by_hand: bool, jet: bool, flames: bool, store: str
) -> None:
    charge = charges.CHARGES[what]
    assert (charge.by_hand, charge.jet, charge.flames, charge.store) == (by_hand, jet, flames, store)
    assert (what in charges.BY_HAND) is by_hand


@pytest.mark.parametrize(
    ("what", "reach", "radius", "least", "damage"),
    [
        (charges.GRENADE, 20, 5, 0, "3D8"),
        (charges.MOLOTOV, 15, 3, 0, "2D6"),
        (charges.INCENDIARY, 20, 4, 0, "3D6"),
        (charges.MISSILE, 150, 8, 10, "4D8"),
        (charges.FLAME, 20, 4, 0, "3D6"),
    ],
)
def test_area_01_to_03_how_far_it_goes_and_how_wide_it_bursts(
    what: str, reach: int, radius: int, least: int, damage: str
) -> None:
    charge = charges.CHARGES[what]
    assert (charge.reach, charge.radius, charge.least) == (100 * reach, 100 * radius, 100 * least)
    assert charge.damage == damage


def test_area_02_and_03_a_weapon_of_the_table_is_fired_by_its_own_figures() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "rocketeer"), FOE)
    for id, like in (("missile_launcher", charges.MISSILE), ("flamethrower", charges.FLAME)):
        printed = replace(table.setting.weapons[id], long=7777, radius=333, damage="5D8")
        table.setting = replace(table.setting, weapons={**table.setting.weapons, id: printed})
        found, usual = charges.charge_of(table, id), charges.CHARGES[like]
        assert (found.reach, found.radius, found.damage) == (7777, 333, "5D8")
        assert (found.rule, found.ap, found.store, found.flames) == (
            usual.rule,
            usual.ap,
            usual.store,
            usual.flames,
        )


@pytest.mark.parametrize(
    ("profile", "what", "store", "left"),
    [
        ("grenadier", charges.GRENADE, "grenades", 1),
        ("firebug", charges.MOLOTOV, "molotovs", 1),
        ("burner", charges.INCENDIARY, "incendiaries", 0),
        ("rocketeer", charges.MISSILE, "missiles", 2),
    ],
)
def test_shoot_13_what_is_thrown_is_gone(profile: str, what: str, store: str, left: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), profile), FOE)
    assert areas.why_not_hold(table, "aa", what) is None
    referee = referee_of(table)
    areas.spend(referee, "aa", what)
    assert getattr(referee.table.figures["aa"], store) == left
    referee.table.change("aa", {store: 0})
    refusal = areas.why_not_hold(referee.table, "aa", what)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-SHOOT-13", "none-left")
    assert charges.in_hand(referee.table, "aa") == ()


def test_shoot_13_a_flamethrower_never_runs_out_and_nobody_fires_what_he_has_not() -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), "flamer"), FOE))
    areas.spend(referee, "aa", charges.FLAME)
    assert referee.events == []
    assert areas.why_not_hold(referee.table, "aa", charges.FLAME) is None
    assert areas.why_not_hold(referee.table, "aa", charges.MISSILE) is not None


# -- counts --------------------------------------------------------------------------------------------------


def test_shoot_08_each_weapon_has_its_own_count() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "gunner", bursts=(("machine_gun", 2),)), FOE)
    assert shooting.fired_already(table, "aa", "machine_gun") == 2
    assert shooting.fired_already(table, "aa", "pistol") == 0
    assert shooting.bursts_left(table, "aa", "pistol") == table.setting.weapons["pistol"].rate
    assert weapons.carried(table, "aa") == ("machine_gun", "pistol")


def test_game_03_the_price_of_the_fallen_goes_to_the_other_side_once() -> None:
    table = priced(
        table_of(
            Group("a", "one", (6000, 6000)), Group("r", "one", (3000, 3000), "robot"), FOE, two={"kills": 5}
        ),
        trooper=12,
        robot=70,
    )
    referee = referee_of(table)
    for figure, kills in (("aa", 17), ("aa", 17), ("ra", 87)):
        casualties.eliminate(referee, "CZ-WND-01", figure)
        assert referee.table.sides["two"].kills == kills
    assert referee.table.sides["one"].kills == 0


@pytest.mark.parametrize(
    ("fate", "lost"), [(DEAD, 12), (WRECK, 12), (LEFT, 12), (STABILISED, 0), ("alive", 0)]
)
def test_game_03_points_lost_are_those_of_the_dead_the_wrecked_and_the_gone(fate: str, lost: int) -> None:
    table = priced(table_of(Group("a", "one", (6000, 6000), fate=fate), FOE), trooper=12)
    assert (victory.points_lost(table, "one"), victory.points_lost(table, "two")) == (lost, 0)


@pytest.mark.parametrize(
    ("profile", "kind", "values", "rule"),
    [
        ("trooper", "squad", {}, "CZ-AP-02"),
        ("trooper", "squad", {"markers": ("cohesive",)}, "CZ-AP-01"),
        ("trooper", "squad", {"states": (PANICKED,)}, "CZ-AP-03"),
        ("trooper", "squad", {"states": (STEADY,)}, "CZ-AP-03"),
        ("hero", "hero", {}, "CZ-INIT-08"),
        ("robot", "machine", {}, "CZ-INIT-08"),
        ("robot", "machine", {"damage": ("power:minor",)}, "CZ-MACH-06"),
    ],
)
def test_ap_01_to_03_points_are_given_under_the_rule_that_settles_them(
    profile: str, kind: str, values: dict[str, Any], rule: str
) -> None:
    table = table_of(Group("a", "one", (6000, 6000), profile, kind=kind, **values), FOE)
    assert initiative.points_rule(table, "aa") == rule
    table.change("aa", {"ap": 0, "spent": 4, "pivot": 45, "aided": True})
    referee = referee_of(table)
    initiative.give_points(referee)
    record = referee.table.figures["aa"]
    assert record.ap > 0
    assert (record.spent, record.pivot, record.aided) == (0, 0, False)


# -- answers that are none -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ((("aa", ((6000, 500),), 90),), ""),
        ((("aa", ((6000, 500),), -1),), ""),
        ((("aa", ((6000, 500),), 359),), ""),
        ((("aa", ((1, 1), (6000, 500)), 0),), ""),
        ((("aa", ((6000, 500),), 360),), "whole-group"),
        ((("aa", ((6000, 500),), -2),), "whole-group"),
        ((("aa", ((6000, 500.0),), 0),), "whole-group"),
        ((("aa", ((6000, 500, 0),), 0),), "whole-group"),
        ((("aa", (), 0),), "whole-group"),
        ((("aa", ((6000, 500),)),), "whole-group"),
        ((("za", ((6000, 500),), 0),), "whole-group"),
        ((("aa", ((6000, 500),), 0), ("aa", ((6500, 500),), 0)), "whole-group"),
        ((), "whole-group"),
        ("aa", "whole-group"),
        ((("aa", ((6000, 1626),), 0),), "outside-deployment"),
        ((("aa", ((6000, 124),), 0),), "no-room"),
        ((("aa", ((6000, 125),), 0),), ""),
    ],
)
def test_game_01_a_group_is_put_down_whole_in_its_area_and_on_the_table(value: Any, reason: str) -> None:
    table = table_of(Group("a", "one", (0, 0)), FOE)
    refusal = deployment.why_not_deploy(table, "a", value)
    assert (refusal.reason if refusal else "") == reason
    if reason == "outside-deployment":
        assert refusal is not None
        assert refusal.excess == 1


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ((("aa", (), 90),), ""),
        ((("aa", (), 359),), ""),
        ((("aa", (), 0),), "no-turn"),
        ((("aa", (), 360),), "not-a-facing"),
        ((("aa", (), -1),), "not-a-facing"),
        ((("aa", (), 9.5),), "not-a-facing"),
        ((("za", (), 90),), "not-a-facing"),
        ((("aa", ((6000, 6000),), 90),), "not-a-facing"),
        ((("aa", ()),), "not-a-facing"),
        ((("aa", (), 90), ("aa", (), 90)), "not-a-facing"),
        ("turn", "not-a-facing"),
    ],
)
def test_move_01_a_turn_is_one_figure_and_whole_degrees(value: Any, reason: str) -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=0), FOE)
    refusal = movement.why_not_facing(table, "aa", value)
    assert (refusal.reason if refusal else "") == reason


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ((("aa", ((6400, 6000),), -1),), ""),
        ((("aa", ((6400, 6000),), 0),), ""),
        ((("aa", ((6400, 6000),), -2),), "not-a-facing"),
        ((("aa", ((6400, 6000),), 360),), "not-a-facing"),
        ((("aa", ((6400, 6000),)),), "not-a-move"),
        ((("aa", [(6400, 6000)], -1),), "not-a-move"),
        ((("aa", ((6400, 6000, 0),), -1),), "not-a-move"),
        ((("aa", ((6400, True),), -1),), "not-a-move"),
        ((("aa", ((6400, 6000),), -1),) * 2, "not-a-move"),
    ],
)
def test_move_03_a_move_is_one_figure_whole_points_and_a_facing(value: Any, reason: str) -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=0), FOE)
    refusal = movement.why_not_path(table, "aa", value)
    assert (refusal.reason if refusal else "") == reason


@pytest.mark.parametrize(("pivot", "ap", "may"), [(89, 0, True), (90, 0, False), (90, 1, True)])
def test_move_02_who_has_neither_a_free_turn_nor_a_point_does_not_turn(
    pivot: int, ap: int, may: bool
) -> None:
    table = table_of(Group("a", "one", (6000, 6000), pivot=pivot, ap=ap), FOE)
    assert (movement.why_not_pivot(table, "aa") is None) is may


def test_move_03_what_is_bolted_down_does_not_move() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "robot"), FOE)
    assert movement.why_not_move(table, "aa") is None
    profiles = {
        **table.setting.profiles,
        "robot": replace(table.setting.profiles["robot"], skills=("immobile",)),
    }
    table.setting = replace(table.setting, profiles=profiles)
    refusal = movement.why_not_move(table, "aa")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-MOVE-03", "immobile")
