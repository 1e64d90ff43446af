"""The weapon tables and what a figure carries (area CZ-WPN)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.odds import odds
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.chapters import close_combat
from escarmouche.games.combat_zone.chapters.dice import pool
from escarmouche.games.combat_zone.chapters.shooting import modes, shooting, weapons
from escarmouche.games.combat_zone.chapters.shooting.weapons import BLADES, WEAPONS, why_not_carry
from escarmouche.games.combat_zone.chapters.wounds import wounds
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import PROFILES, Group, codes_of, table_of

LIGHT_LINES = """
light_pistol 2 2D4 3 12 40 | pistol 2 2D6 3 15 50 | heavy_pistol 2 2D8 3 15 50
automatic_pistol 3 2D6 3 20 60 | integrated_grenade_launcher 1 3D8 3 10 20 | machine_pistol 4 2D6 3 20 70
shotgun 1 3D6 3 10 20 | auto_shotgun 2 3D8 3 10 20 | assault_rifle 3 3D6 3 25 80
"""
HEAVY_LINES = "autocannon 3 3D8 5 25 125 | machine_gun 5 3D6 5 25 100 | recoilless_rifle 1 4D8 5 30 150"


def lines(text: str) -> list[list[str]]:
    return [line.split() for row in text.strip().splitlines() for line in row.split("|")]


def kills(weapon: str, armour: str) -> Fraction:
    """The chance that one hit with a weapon eliminates a basic fighter, from the code that plays."""
    table = table_of(Group("b", "two", (6000, 6000), "unarmed"))
    profiles = {**table.setting.profiles}
    profiles["unarmed"] = replace(profiles["unarmed"], armour=armour)
    table.setting = replace(table.setting, profiles=profiles)
    found = odds(wounds.wound, table, "CZ-WND-01", "ba", WEAPONS[weapon].damage, "one")
    return found.chances.get("eliminated", Fraction(0))


def test_wpn_01_limits_rise_and_every_rate_is_one_or_more() -> None:
    for weapon in WEAPONS.values():
        assert 0 < weapon.point_blank < weapon.short < weapon.long, weapon.id
        assert weapon.rate >= 1, weapon.id
        assert pool(weapon.damage)[0].count >= 2
    assert pool("3D6+1")[1] == 1
    assert pool("2D8+1D6")[0].text() == "2d8+1d6"
    with pytest.raises(DataError):
        pool("2D7")
    with pytest.raises(DataError):
        pool("many")


@pytest.mark.parametrize("row", lines(LIGHT_LINES), ids=lambda row: str(row[0]))
def test_wpn_02_light_weapons_as_on_the_sheet(row: list[str]) -> None:
    weapon = WEAPONS[row[0]]
    assert weapon.kind == "light"
    limits = [weapon.point_blank // 100, weapon.short // 100, weapon.long // 100]
    assert [weapon.rate, weapon.damage, *limits] == [int(row[1]), row[2], *map(int, row[3:])]
    for armour, chance in LEDGER.data("CZ-WPN-02")[weapon.id]["p_kill_res7"].items():
        assert kills(weapon.id, armour) == Fraction(chance)


@pytest.mark.parametrize("row", lines(HEAVY_LINES), ids=lambda row: str(row[0]))
def test_wpn_03_heavy_weapons_as_on_the_sheet(row: list[str]) -> None:
    weapon = WEAPONS[row[0]]
    assert weapon.kind == "heavy"
    limits = [weapon.point_blank // 100, weapon.short // 100, weapon.long // 100]
    assert [weapon.rate, weapon.damage, *limits] == [int(row[1]), row[2], *map(int, row[3:])]
    for armour, chance in LEDGER.data("CZ-WPN-03")[weapon.id]["p_kill_res7"].items():
        assert kills(weapon.id, armour) == Fraction(chance)


def test_wpn_03_two_bursts_of_five_for_six_points() -> None:
    table = table_of(Group("a", "one", (2000, 6000), "gunner"), Group("b", "two", (4000, 6000)))
    assert 6 // modes.cost(table, "machine_gun", modes.BURST) == 2
    assert modes.shots_left(table, "aa", "machine_gun") == 5


def test_wpn_04_any_weapon_it_carries_for_each_action() -> None:
    table = table_of(Group("a", "one", (2000, 6000), "gunner"), Group("b", "two", (4000, 6000)))
    assert shooting.why_not_shoot(table, "aa", "pistol", modes.SINGLE) is None
    assert modes.cost(table, "pistol", modes.SINGLE) == 1
    refusal = shooting.why_not_shoot(table, "aa", "assault_rifle", modes.SINGLE)
    assert refusal is not None
    assert refusal.rule == "CZ-WPN-04"
    table.change("aa", {"gained": ("assault_rifle",)})
    assert shooting.why_not_shoot(table, "aa", "assault_rifle", modes.SINGLE) is None


@pytest.mark.parametrize(
    ("carried", "allowed"),
    [
        ("machine_gun pistol", True),
        ("assault_rifle pistol shotgun", True),
        ("machine_gun autocannon", False),
        ("machine_gun missile_launcher", False),
        ("machine_gun assault_rifle", False),
        ("machine_gun pistol light_pistol", False),
    ],
)
def test_wpn_04_one_heavy_weapon_and_one_pistol_beside_it(carried: str, allowed: bool) -> None:
    refusal = why_not_carry([WEAPONS[w] for w in carried.split()])
    assert (refusal is None) == allowed
    assert refusal is None or refusal.rule == "CZ-WPN-04"


def test_blades_and_area_weapons_come_from_the_ledger() -> None:
    assert {b.id: (b.attack, b.wound) for b in BLADES.values()} == {
        "dagger": ("1D4", 1),
        "club": ("1D4", 1),
        "sword": ("1D6", 2),
        "axe": ("1D6", 3),
    }
    assert WEAPONS["missile_launcher"].least == 1000
    assert WEAPONS["missile_launcher"].radius == 800
    assert WEAPONS["flamethrower"].fire
    assert WEAPONS["tazer"].stun == 8


def test_wpn_04_what_is_broken_is_not_used_any_more() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "gunner", broken=("machine_gun",), gained=("shotgun",)))
    assert weapons.carried(table, "aa") == ("pistol", "shotgun")
    whole = table_of(Group("a", "one", (6000, 6000), "gunner"))
    assert weapons.carried(whole, "aa") == ("machine_gun", "pistol")
    assert RULESET.client.forecasts(
        table_of(Group("a", "one", (6000, 6000)), Group("b", "two", (8000, 6000))), "a"
    )


def twins(*guns: str, kind: str = "basic", **options: object) -> Table:
    """A figure with these guns, an enemy 10 cm before it."""
    table = table_of(
        Group("a", "one", (6000, 6000), facing=90), Group("b", "two", (6000, 7250)), options=dict(options)
    )
    own = replace(PROFILES["trooper"], ranged=guns, kind=kind)
    table.setting = replace(table.setting, profiles={**table.setting.profiles, "trooper": own})
    return table


def test_wpn_04_two_guns_alike_are_offered_once_and_each_has_its_own_bursts() -> None:
    table = twins("pistol", "pistol")
    offered = codes_of(table, "aa")
    assert len(offered) == len(set(offered))
    assert [blade.id for blade in close_combat.close_weapons(table, "aa")] == ["pistol", "pistol"]
    for guns, bursts in ((("pistol",), 2), (("pistol", "pistol"), 4)):
        fired = twins(*guns)
        assert modes.bursts_left(fired, "aa", "pistol") == bursts
        fired.change("aa", {"bursts": (("pistol", bursts - 1),)})
        assert modes.why_not_fire(fired, "aa", "pistol", modes.BURST) is None
        fired.change("aa", {"bursts": (("pistol", bursts),)})
        refusal = modes.why_not_fire(fired, "aa", "pistol", modes.BURST)
        assert refusal is not None
        assert refusal.rule == "CZ-SHOOT-08"
    counted = twins("pistol", "pistol", burst_cap="shots")
    counted.change("aa", {"bursts": (("pistol", 1),)})
    assert modes.shots_left(counted, "aa", "pistol") == 2, "a burst has no more shots than the rate"


def test_mach_05_of_two_guns_alike_one_is_destroyed() -> None:
    table = twins("machine_gun", "machine_gun", "autocannon", kind="machine")
    for broken, left in (
        (("machine_gun",), ("machine_gun", "autocannon")),
        (("machine_gun", "machine_gun"), ("autocannon",)),
    ):
        table.change("aa", {"broken": broken})
        assert weapons.carried(table, "aa") == left
        silent = weapons.why_not_carried(table, "aa", "machine_gun")
        assert (silent is None) is ("machine_gun" in left)
    assert silent is not None
    assert silent.rule == "CZ-MACH-05"
