"""Which army lists may be fielded: price, heroes, who rides and pilots what (DT-SETUP-04, DS-HERO-01 …)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust.armies.armylist import Pick
from escarmouche.games.dust.armies.listcheck import check
from tests.games.dust.sample_armies import army


def why(*picks: Pick | str, **values: Any) -> list[tuple[str, str, int | None]]:
    return [(r.rule, r.reason, r.excess) for r in check(army(*picks, **values), "DT-SETUP-04")]


def rules(*picks: Pick | str, **values: Any) -> list[tuple[str, str]]:
    return [found[:2] for found in why(*picks, **values)]


def test_setup_04_a_list_costs_no_more_than_agreed() -> None:
    assert why("rifles", "walker", points=20) == []
    assert why("rifles", "walker", points=19) == [("DT-SETUP-04", "too-expensive", 1)]
    assert why(Pick("rifles", ("brave",)), points=13) == []
    assert why(Pick("rifles", ("brave",)), points=12) == [("DT-SETUP-04", "too-expensive", 1)]
    assert rules() == [("DT-SETUP-04", "no-unit")]


def test_setup_04_a_smaller_match_has_a_smaller_limit() -> None:
    (refusal,) = check(army("rifles", "walker"), "DT-SETUP-04", 15)
    assert refusal.about == {"total": 20, "points": 15}
    assert refusal.excess == 5
    assert check(army("rifles", "walker", points=5), "DT-SETUP-04", 20) == ()


def test_fort_01_fortifications_are_paid_for() -> None:
    assert why("rifles", forts=("bunker", "bunker", "strongpoint"), points=50) == []  # 40 and the squad
    assert why("rifles", forts=("bunker", "bunker", "strongpoint"), points=49)[0][2] == 1


def test_hero_01_each_hero_once_squads_as_often_as_one_likes() -> None:
    assert why("joe", "ace", "rifles", "rifles", "walker", "walker") == []
    assert why("joe", "rifles", "joe", "joe") == [("DS-HERO-01", "hero-twice", 2)]


def test_veh_16_the_vehicle_of_a_named_hero_is_unique() -> None:
    assert why("her-walker", "rifles") == []
    assert why("her-walker", "her-walker") == [("DS-VEH-16", "unique-vehicle-twice", 1)]


def test_veh_16_only_its_pilot_drives_it() -> None:
    assert why("her-walker", Pick("koshka", aboard=1)) == []
    assert rules("her-walker", Pick("ace", aboard=1)) == [("DS-VEH-16", "only-its-pilot")]


def test_hero_07_a_machine_has_one_pilot_and_he_can_fly_or_drive_it() -> None:
    assert why("walker", Pick("ace", aboard=1)) == []
    assert why("plane", Pick("flyer", aboard=1)) == []
    assert rules("walker", Pick("ace", aboard=1), Pick("koshka", aboard=1)) == [("DS-HERO-07", "one-pilot")]
    for machine, hero in (("walker", "joe"), ("walker", "flyer"), ("plane", "ace")):
        assert rules(machine, Pick(hero, aboard=1)) == [("DS-HERO-07", "carries-nobody")]
    two = rules("walker", Pick("ace", aboard=1), "walker", Pick("koshka", aboard=3))
    assert two == []


def test_veh_15_squads_ride_only_where_there_is_room_for_passengers() -> None:
    assert why("truck", Pick("rifles", aboard=1)) == []
    assert why("tank", Pick("rifles", aboard=1)) == []
    assert rules("walker", Pick("rifles", aboard=1)) == [("DS-VEH-15", "carries-nobody")]


def test_pass_01_a_man_in_heavy_armour_takes_two_places() -> None:
    assert why("truck", Pick("heavies", aboard=1)) == []  # six of six
    assert why("tank", Pick("heavies", aboard=1)) == [("DS-PASS-01", "too-many-passengers", 1)]
    assert why("truck", Pick("rifles", aboard=1), Pick("joe", aboard=1)) == []
    assert why("truck", Pick("rifles", aboard=1), Pick("gun", aboard=1)) == [
        ("DS-PASS-01", "too-many-passengers", 3)  # four of the crew beside five
    ]
    assert why("truck", "truck", Pick("rifles", aboard=1), Pick("rifles", aboard=2)) == []


def test_skill_41_zombies_never_ride() -> None:
    assert rules("truck", Pick("dead", aboard=1)) == [("DS-SKILL-41", "zombies-never-ride")]


def test_veh_03_an_airlifter_carries_one_vehicle_that_is_made_for_it() -> None:
    for vehicle in ("light", "assault"):
        assert why("lifter", Pick(vehicle, aboard=1)) == []
    assert rules("lifter", Pick("walker", aboard=1)) == [("DS-VEH-04", "not-lifted")]
    assert rules("plane", Pick("light", aboard=1)) == [("DS-VEH-03", "not-lifted")]
    both = rules("lifter", Pick("light", aboard=1), Pick("assault", aboard=1))
    assert both == [("DS-VEH-03", "one-vehicle")]
    each = rules("lifter", "lifter", Pick("light", aboard=1), Pick("light", aboard=2))
    assert each == []


def test_pass_02_what_is_carried_itself_carries_nobody() -> None:
    found = rules("lifter", Pick("truck", aboard=1), Pick("rifles", aboard=2))
    assert ("DS-PASS-02", "carrier-is-carried") in found


def test_fort_02_a_bunker_goes_with_a_strongpoint_unit() -> None:
    assert why(Pick("post", fort="bunker"), points=25) == []
    assert why(Pick("post", fort="bunker"), points=24) == [("DT-SETUP-04", "too-expensive", 1)]
    assert why(Pick("post", fort="strongpoint"), points=20) == []
    assert rules(Pick("rifles", fort="bunker")) == [("DS-FORT-02", "no-strongpoint-unit")]


@pytest.mark.parametrize(
    ("picks", "reason"),
    [
        (("rifles", Pick("commissar", attached=1)), ""),
        (("rifles", "commissar"), "commissar-alone"),
        (("rifles", Pick("rifles", attached=1)), "not-a-commissar"),
        (("walker", Pick("commissar", attached=1)), "not-infantry"),
        (("joe", Pick("commissar", attached=1)), "not-infantry"),
        (("rifles", Pick("commissar", attached=1), Pick("commissar", attached=1)), "two-commissars"),
        (("rifles", "rifles", Pick("commissar", attached=1), Pick("commissar", attached=2)), ""),
    ],
)
def test_skill_18_a_commissar_belongs_to_one_squad(picks: Any, reason: str) -> None:
    assert rules(*picks) == ([("DS-SKILL-18", reason)] if reason else [])
