"""Tests of which weapons fire together."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.games.trauma.chapters.shooting.salvos import (
    Salvo,
    apart_sniper,
    measuring_point,
    melee_salvos,
    ranged_salvos,
    weapon_of,
)
from escarmouche.games.trauma.table import Table
from tests.games.trauma.tables import PROFILES, WEAPONS, Squad, profile, table_of, weapon


def squad(*profiles: str, entry: str = "squad", **values: Any) -> Table:
    return table_of(Squad("one1", "one", (4000, 4000), list(profiles), entry=entry, **values))


def adding(table: Table, profiles: tuple[Any, ...] = (), weapons: tuple[Any, ...] = ()) -> Table:
    table.setting = msgspec.structs.replace(
        table.setting,
        profiles={**PROFILES, **{p.id: p for p in profiles}},
        weapons={**WEAPONS, **{w.id: w for w in weapons}},
    )
    return table


def squad_of(*profiles: Any, weapons: tuple[Any, ...] = ()) -> Table:
    table = squad(*(["marine"] * len(profiles)))
    table = adding(table, profiles, weapons)
    for name, given in zip(table.units["one1"].figures, profiles, strict=True):
        table.change(name, {"profile": given.id})
    return table


def test_shoot_01_a_weapon_without_accuracy_never_shoots() -> None:
    assert list(ranged_salvos(squad("marine"), "one1")) == ["rifle#1"]
    assert list(melee_salvos(squad("marine"), "one1")) == ["knife#1"]
    assert not ranged_salvos(squad("warrior"), "one1")
    for ranged in ("rifle", "mortar", "flame_thrower", "long_rifle"):
        assert not WEAPONS[ranged].melee


def test_shoot_02_the_same_weapons_fire_as_one_salvo() -> None:
    salvos = ranged_salvos(squad(*["marine"] * 5, "flamer"), "one1")
    assert {key: len(bearers) for key, bearers in salvos.items()} == {"rifle#1": 5, "flame_thrower#1": 1}


def test_shoot_02_other_figures_under_one_name_are_another_type() -> None:
    short = msgspec.structs.replace(weapon("rifle_short", "2", 1, None, 2, 1), name=WEAPONS["rifle"].name)
    table = squad_of(profile("a", "rifle"), profile("b", "rifle_short"), weapons=(short,))
    assert len(ranged_salvos(table, "one1")) == 2


def test_shoot_02_arcs_of_vehicles_are_types_of_their_own() -> None:
    gunship = profile("gunship", ("cannon", 1), ("cannon", 2), structure="XO")
    salvos = ranged_salvos(squad_of(gunship), "one1")
    assert list(salvos) == ["cannon@1#1", "cannon@2#1"]
    assert [Salvo.read(key).arc for key in salvos] == [1, 2]
    assert weapon_of(squad_of(gunship), "cannon@2#1").id == "cannon"
    assert Salvo.read("rifle#1").arc == 0


def test_shoot_02_a_salvo_is_read_back_from_its_code() -> None:
    for salvo in (Salvo("rifle"), Salvo("cannon", 2, 3), Salvo("long_rifle", number=2, apart=True)):
        assert Salvo.read(salvo.code()) == salvo
    assert Salvo("long_rifle", apart=True).code() == "long_rifle#1~"
    assert Salvo("usf.cannon", 1, 2).code() == "usf.cannon@1#2"


def test_shoot_03_each_copy_of_a_weapon_makes_its_salvo() -> None:
    twin = profile("twin", "pistol", "pistol")
    salvos = ranged_salvos(squad_of(twin, twin, twin, twin), "one1")
    assert {key: len(bearers) for key, bearers in salvos.items()} == {"pistol#1": 4, "pistol#2": 4}
    triple = ranged_salvos(squad_of(profile("triple", "cannon", "cannon", "cannon")), "one1")
    assert {key: len(bearers) for key, bearers in triple.items()} == {
        "cannon#1": 1,
        "cannon#2": 1,
        "cannon#3": 1,
    }


def test_shoot_04_the_worked_case_has_five_salvos() -> None:
    table = squad_of(
        profile("A", "machine_gun", "machine_gun"),
        profile("B", "flame_thrower", "flame_thrower"),
        profile("C", "machine_gun", "missile"),
    )
    a, b, c = table.units["one1"].figures
    assert ranged_salvos(table, "one1") == {
        "machine_gun#1": (a, c),
        "machine_gun#2": (a,),
        "flame_thrower#1": (b,),
        "flame_thrower#2": (b,),
        "missile#1": (c,),
    }


def test_shoot_52_a_broken_copy_is_one_salvo_fewer() -> None:
    table = squad_of(profile("twin_tank", "cannon", "cannon", structure="XO"))
    assert len(ranged_salvos(table, "one1")) == 2
    table.change("one1a", {"broken": (0,)})
    assert ranged_salvos(table, "one1") == {"cannon#1": ("one1a",)}


def test_army_13_a_heavy_weapon_is_a_salvo_of_its_own() -> None:
    assert len(ranged_salvos(squad(*["marine"] * 5, "rocketeer"), "one1")) == 2


def test_army_20_area_or_lock_on_make_a_weapon_indirect() -> None:
    assert not weapon("w", "4", 1, None, 2, 1).indirect
    assert weapon("w", "4", 1, 3, 2, 1).indirect
    assert weapon("w", "4", 1, None, 2, 1, "lock_on").indirect
    assert weapon("w", "-", 1, None, 2, 1).melee
    assert weapon("w", "[2]", 1, None, 2, 1).limited
    assert weapon("w", "+", 1, None, 2, 1).always_down
    pair = weapon("w", "3/7", 1, None, 2, 1, "sniper")
    assert (pair.score(), pair.score(second=True)) == (3, 7)


def test_army_12_a_fallen_specialist_takes_his_weapon_along() -> None:
    table = squad("marine", "marine", "sniper")
    assert "long_rifle#1" in ranged_salvos(table, "one1")
    table.change("one1", {"figures": ("one1a", "one1b")})
    assert "long_rifle#1" not in ranged_salvos(table, "one1")


def test_skill_18_a_sniper_apart_is_measured_and_fires_by_himself() -> None:
    places = [(4000, 4000), (4350, 4000), (4000, 6750)]
    table = squad("marine", "marine", "sniper", entry="skirmishers", places=places)
    assert apart_sniper(table, "one1") == "one1c"
    assert measuring_point(table, "one1c") == "one1c"
    assert measuring_point(table, "one1b") == "one1a"
    adding(table, (profile("sniper", "long_rifle", "rifle", "knife", role="specialist"),))
    assert ranged_salvos(table, "one1") == {
        "rifle#1": ("one1a", "one1b"),
        "long_rifle#1": ("one1c",),
        "rifle#1~": ("one1c",),
    }


def test_skill_18_without_the_skill_nobody_stands_apart() -> None:
    places = [(4000, 4000), (4350, 4000), (4000, 6750)]
    assert not apart_sniper(squad("marine", "marine", "sniper", places=places), "one1")
    assert not apart_sniper(squad("marine", "marine", "sniper", entry="skirmishers"), "one1")
    others = squad("marine", "sniper", "marine", entry="skirmishers", places=places)
    assert not apart_sniper(others, "one1")
