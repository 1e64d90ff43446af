"""Who can put a machine out at a blow, and how bots hunt one."""

from __future__ import annotations

import pytest

from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import appraisal, wreckers
from escarmouche.games.combat_zone.table import Table
from tests.combat_zone.tables import Group, table_of


def facing(*guns: str, grenades: int = 0, damage: tuple[str, ...] = ()) -> Table:
    """A trooper with these guns, and a machine of resistance 10 that has suffered so much."""
    table = table_of(
        Group("b", "two", (6000, 6000), "robot", kind="machine", facing=180), Group("a", "one", (2000, 6000))
    )
    own = table.figures["aa"].profile
    profiles = {**table.setting.profiles, own: replace(table.setting.profiles[own], ranged=guns)}
    table.setting = replace(table.setting, profiles=profiles)
    table.change("aa", {"grenades": grenades})
    table.change("ba", {"damage": damage})
    return table


@pytest.mark.parametrize(
    ("gun", "able"),
    [("pistol", False), ("heavy_pistol", True), ("machine_pistol", False), ("assault_rifle", True)],
)
def test_mach_02_critical_damage_takes_dice_that_come_six_above_the_resistance(gun: str, able: bool) -> None:
    assert wreckers.by_fire(facing(gun), "aa", "ba") is able


def test_mach_03_earlier_damage_brings_more_weapons_near_enough() -> None:
    """Two dice of eight reach 16 at the most, of six 12: with 2 more still 2 short."""
    hurt = ("hardware:major", "power:critical")
    assert not wreckers.by_fire(facing("pistol", damage=hurt), "aa", "ba")
    assert wreckers.by_fire(facing("heavy_pistol", damage=hurt), "aa", "ba")


def test_area_03_a_grenade_counts_as_well_as_a_gun() -> None:
    assert not wreckers.by_fire(facing(), "aa", "ba")
    assert wreckers.by_fire(facing(grenades=1), "aa", "ba")


def test_cc_12_bare_hands_do_not_wreck_a_machine() -> None:
    assert not wreckers.by_hand(facing("assault_rifle"), "aa", "ba")


def test_others_than_the_prey_matter_less_and_less_towards_the_end_of_a_hunt() -> None:
    table = facing("assault_rifle")
    table.setting = replace(table.setting, turns=10)
    found = []
    for number in (1, 5, 8, 10):
        table.change("turn", {"round": number})
        found.append(appraisal.fading(table))
    assert found == [1.0, 1.0, 0.4, 0.1]
