"""What is thrown and fired at an area (CZ-AREA-01 to 03, CZ-SHOOT-13)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.armies import gear
from escarmouche.games.combat_zone.chapters import actions
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, charges
from escarmouche.games.combat_zone.client import forecast
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import (
    Group,
    Script,
    codes_of,
    price_of,
    referee_of,
    refusal_of,
    table_of,
    wall,
)

FOE = Group("z", "two", (11000, 11000), facing=270)


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
    assert aiming.why_not_hold(table, "aa", what) is None
    referee = referee_of(table)
    aiming.spend(referee, "aa", what)
    assert getattr(referee.table.figures["aa"], store) == left
    referee.table.change("aa", {store: 0})
    refusal = aiming.why_not_hold(referee.table, "aa", what)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-SHOOT-13", "none-left")
    assert charges.in_hand(referee.table, "aa") == ()


def test_shoot_13_a_flamethrower_never_runs_out_and_nobody_fires_what_he_has_not() -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), "flamer"), FOE))
    aiming.spend(referee, "aa", charges.FLAME)
    assert referee.events == []
    assert aiming.why_not_hold(referee.table, "aa", charges.FLAME) is None
    assert aiming.why_not_hold(referee.table, "aa", charges.MISSILE) is not None


def reason(refusal: Refusal | None) -> tuple[str, str]:
    assert refusal is not None
    return refusal.rule, refusal.reason


def throwing(thrower: str = "firebug", away: int = 1000, target: str = "unarmed", **values: Any) -> Table:
    return table_of(
        Group("a", "one", (2000, 6000), thrower),
        Group("b", "two", (2250 + away, 6000), target, facing=180),
        **values,
    )


@pytest.mark.parametrize(
    ("thrower", "what", "dice", "reach", "radius", "price"),
    [("firebug", "molotov", "2D6", 1500, 300, 2), ("burner", "incendiary", "3D6", 2000, 400, 4)],
)
def test_area_01_bottles_and_incendiary_grenades_are_thrown_as_grenades_are(
    thrower: str, what: str, dice: str, reach: int, radius: int, price: int
) -> None:
    charge = charges.CHARGES[what]
    assert (charge.rule, charge.ap, charge.damage, charge.reach, charge.radius, charge.flames) == (
        "CZ-AREA-01", 3, dice, reach, radius, True)  # fmt: skip
    assert gear.THROWN[charge.store].cost == price
    assert gear.THROWN[charge.store].origin == "ruling"
    table = throwing(thrower)
    assert what in codes_of(table, "aa")
    assert price_of(table, "aa", what) == 3
    assert refusal_of(table, "aa", what) is None
    assert aiming.why_not_aim(throwing(thrower, reach), "aa", what, "ba") is None
    assert reason(aiming.why_not_aim(throwing(thrower, reach + 1), "aa", what, "ba")) == (
        "CZ-AREA-01", "too-far")  # fmt: skip
    low = (wall("l", 2600, 5000, 2650, 7000, 100), wall("m", 2800, 5000, 2850, 7000, 100))
    assert reason(aiming.why_not_aim(throwing(thrower, pieces=low), "aa", what, "ba")) == (
        "CZ-AREA-01", "two-obstacles")  # fmt: skip
    assert reason(aiming.why_not_throw(throwing("trooper"), "aa", what)) == ("CZ-SHOOT-13", "none-left")


def test_area_07_a_bottle_sets_men_and_ground_on_fire_and_is_gone() -> None:
    referee = referee_of(throwing(), (8,), (1, 1), one=Script(aim=["ba"]))
    actions.BY_NAME["molotov"].do(referee, "aa", "")
    assert referee.table.figures["aa"].molotovs == 1
    assert referee.table.figures["ba"].states == {"burning", "panicked"}, "2 on the dice alone does nothing"
    fire = next(m for m in referee.table.things.values() if m.kind == "fire")
    assert (fire.x, fire.y, fire.radius, fire.value) == (3250, 6000, 300, 2)
    assert aiming.in_fire(referee.table, "ba")
    last = referee_of(throwing("burner"), (8,), (1, 1, 1), one=Script(aim=["ba"]))
    actions.BY_NAME["incendiary"].do(last, "aa", "")
    assert last.table.figures["aa"].incendiaries == 0
    assert "incendiary" not in codes_of(last.table, "aa")


def test_area_03_no_cover_helps_against_a_bottle_and_it_may_fly_too_far() -> None:
    table = throwing(away=1500)
    found = odds(aiming.fall, table, "aa", "molotov", (3750, 6000), of=lambda result, _: result[0]).chances
    beyond = [spot for spot in found if spot[0] > 3750 + 100]
    assert beyond, "only the jet of a flamethrower ends at its reach"
    hidden = throwing(pieces=(wall("l", 3000, 5000, 3050, 7000, 200),))
    open_ground = forecast.throw_odds(throwing(), "aa", "molotov", "ba")["eliminated"].chances[1]
    assert forecast.throw_odds(hidden, "aa", "molotov", "ba")["eliminated"].chances[1] == open_ground > 0
