"""Who can put a machine out at a blow (CZ-MACH-02, CZ-MACH-03, CZ-AREA-03, CZ-CC-12)."""

from __future__ import annotations

import pytest

from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.bot import one_blow
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import Group, table_of


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
    assert one_blow.by_fire(facing(gun), "aa", "ba") is able


def test_mach_03_earlier_damage_brings_more_weapons_near_enough() -> None:
    """Two dice of eight reach 16 at the most, of six 12: with 2 more still 2 short."""
    hurt = ("hardware:major", "power:critical")
    assert not one_blow.by_fire(facing("pistol", damage=hurt), "aa", "ba")
    assert one_blow.by_fire(facing("heavy_pistol", damage=hurt), "aa", "ba")


def test_area_03_a_grenade_counts_as_well_as_a_gun() -> None:
    assert not one_blow.by_fire(facing(), "aa", "ba")
    assert one_blow.by_fire(facing(grenades=1), "aa", "ba")


def test_cc_12_bare_hands_do_not_wreck_a_machine() -> None:
    assert not one_blow.by_hand(facing("assault_rifle"), "aa", "ba")


PREY = "twotargeta"


def hunt(
    *groups: Group, turn: int = 1, damage: tuple[str, ...] = (), at: tuple[int, int] = (6000, 9000)
) -> Table:
    """A hunt for a robot of resistance 10, in the given turn of ten."""
    table = table_of(*groups, Group("twotarget", "two", at, "robot", kind="machine"))
    table.setting = replace(table.setting, scenario="hunt", size=200, turns=10)
    table.change("turn", {"round": turn})
    table.change(PREY, {"damage": damage})
    return table


def test_mach_02_only_some_weapons_can_destroy_a_machine_at_a_blow() -> None:
    table = hunt(
        Group("one1", "one", (3000, 3000), ["trooper", "pistolier", "grenadier", "unarmed", "axeman"]),
        Group("one2", "one", (3000, 2000), "rocketeer", missiles=0),
    )
    fire = {f: one_blow.by_fire(table, f, PREY) for f in ("one1a", "one1b", "one1c", "one1d", "one2a")}
    assert fire == {"one1a": True, "one1b": False, "one1c": True, "one1d": False, "one2a": False}
    assert not one_blow.by_hand(table, "one1e", PREY), "2D6 and 3 for the axe: 15 at most, 16 needed"
    table.change(PREY, {"damage": ("power:major",)})
    assert one_blow.by_hand(table, "one1e", PREY)
