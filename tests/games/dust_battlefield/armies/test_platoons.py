"""Platoons in lists: slots, units, what would do (DB-PLAT-01 to DB-PLAT-24)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust_battlefield.armies import catalogue, platoons
from escarmouche.games.dust_battlefield.armies.armylist import LISTS
from escarmouche.games.dust_battlefield.rules import OWN

BLOCS = {key: kind.bloc for key, kind in platoons.KINDS.items()}


def reasons(
    kind: str, leader: list[str], *combat: list[str], support: tuple[str, ...] = ()
) -> list[tuple[str, str]]:
    """The rules and reasons that forbid a platoon of these units."""
    units: list[str] = []

    def numbers(keys: list[str]) -> list[int]:
        units.extend(keys)
        return list(range(len(units) - len(keys) + 1, len(units) + 1))

    platoon = {"kind": kind, "leader": numbers(leader), "combat": [numbers(slot) for slot in combat]}
    platoon["support"] = numbers(list(support))
    data: dict[str, Any] = {
        "book": BLOCS[kind],
        "name": {"en": "x", "fr": "x"},
        "points": 500,
        "units": units,
        "platoons": [platoon],
    }
    return [(r.rule, r.reason) for r in catalogue.ARMOURY.check_list(data)]


def test_plat_01_a_slot_left_empty_is_refused_as_a_platoon() -> None:
    assert reasons("allied-medium-walkers", ["mickey"], ["hotdog"]) == [("DB-PLAT-01", "slot-empty")]
    assert reasons("allied-medium-walkers", ["mickey"], ["hotdog"], ["cobra"]) == []


def test_plat_02_the_walkers_of_the_example_cost_100() -> None:
    army = LISTS.load_army("allies-100-walkers")
    assert army.total == 100
    assert catalogue.checked(army) == ()


def test_plat_03_any_unit_of_the_bloc_may_support() -> None:
    assert (
        reasons(
            "allied-heavy-rangers", ["the-big-boss"], ["grim-reapers"], ["tank-busters"], support=("hammers",)
        )
        == []
    )


def test_plat_05_no_unit_is_in_two_platoons() -> None:
    one = {"kind": "axis-heavy-grenadiers", "leader": [1], "combat": [[2], [3]], "support": [4]}
    two = {**one, "leader": [5], "support": [4]}
    units = ["the-iron-fist", "the-panzers", "flak-boys", "lothar", "lara"]
    data: dict[str, Any] = {"book": "axis", "name": {"en": "x", "fr": "x"}, "points": 500, "units": units}
    found = catalogue.ARMOURY.check_list({**data, "platoons": [one, two]})
    assert {(r.rule, r.reason) for r in found} == {("DB-PLAT-05", "in-two-platoons")}


@pytest.mark.parametrize(
    ("rule", "kind", "leader", "combat"),
    [
        ("DB-PLAT-06", "allied-medium-walkers", ["cobra"], (["mickey"], ["hotdog"])),
        ("DB-PLAT-08", "allied-rangers", ["the-boss"], (["gunners"], ["recon-boys"], ["grim-reapers"])),
        ("DB-PLAT-10", "allied-heavy-rangers", ["the-big-boss"], (["hammers"], ["grim-reapers"])),
        ("DB-PLAT-12", "axis-panzer", ["ludwig"], (["luther"], ["lothar"])),
        ("DB-PLAT-12", "axis-panzer", ["ludwig"], (["luther"], ["sturmluther"])),
        ("DB-PLAT-14", "axis-grenadiers", ["lara"], (["stormtroopers"], ["tank-killers"], ["the-ghosts"])),
        ("DB-PLAT-16", "axis-heavy-grenadiers", ["lara"], (["tommy-cookers"], ["flak-boys"])),
        ("DB-PLAT-18", "axis-blutkreuz", ["sigrid"], (["death-masks"], ["death-rays"], ["brain-eaters"])),
        ("DB-PLAT-20", "ssu-wolfpack", ["koshka"], (["nadya"], ["natasha"], ["natalya"])),
        ("DB-PLAT-22", "ssu-rifles", ["red-bears"], (["red-death"], ["frontoviki"], ["red-storm"])),
        ("DB-PLAT-24", "ssu-steel-guard", ["steel-fist"], (["steel-death"], ["steel-tornado"])),
    ],
    ids=lambda value: value[3:].lower().replace("-", "_") if str(value).startswith("DB-") else "",
)
def test_each_platoon_names_who_does_not_belong(rule: str, kind: str, leader: list[str], combat: Any) -> None:
    assert reasons(kind, leader, *combat) == [(rule, "not-in-this-slot")]


def test_plat_08_two_combat_units_are_too_few_for_rangers() -> None:
    assert reasons("allied-rangers", ["the-boss"], ["gunners"], ["recon-boys"]) == [
        ("DB-PLAT-01", "slot-empty")
    ]


def test_two_units_may_fill_one_slot() -> None:
    assert (
        reasons("axis-panzer", ["prinzluther", "the-old-man"], ["luther"], ["sturmluther", "the-ghosts"])
        == []
    )


def test_every_ready_made_list_may_be_played_and_every_platoon_is_in_one() -> None:
    used = set()
    for name in LISTS.names():
        army = LISTS.load_army(name)
        assert catalogue.checked(army) == (), name
        used |= {platoon.kind for platoon in army.platoons}
    assert used == set(platoons.KINDS)


def test_every_platoon_of_the_ledger_is_known() -> None:
    armies = {
        rule.id for rule in OWN.rules.values() if rule.kind == "army" and (rule.data or {}).get("leader")
    }
    assert armies == set(platoons.RULES.values())
