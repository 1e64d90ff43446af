"""Missions as data: what each defines, what it is worth, and what is no mission."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.setup import maps, scenario
from escarmouche.games.at43.table import ATTACKER, DEFENDER, DROP, OBJECTIVE

KEYS = ("reference", "concorde", "bunker", "ice", "night")


def written(key: str, **changes: Any) -> dict[str, Any]:
    data = dict(yamlfile.cached(scenario.SCENARIOS.find(key)))
    for name, value in changes.items():
        if value is None:
            del data[name]
        else:
            data[name] = value
    return data


def refused(text: str, key: str = "reference", **changes: Any) -> None:
    with pytest.raises(DataError) as caught:
        scenario.read(written(key, **changes))
    assert text in caught.value.said("en"), caught.value
    assert "mistake-" not in caught.value.said("fr")


def test_there_are_five_missions_and_six_tables() -> None:
    assert scenario.names() == KEYS
    assert len(maps.MAPS.names()) == 6
    assert {table for key in KEYS for table in scenario.load(key).tables} == set(maps.MAPS.names())


@pytest.mark.parametrize("key", KEYS)
def test_setup_01_a_mission_defines_all_it_must(key: str) -> None:
    played = scenario.load(key)
    assert scenario.read(written(key)) == played
    assert played.objectives
    assert played.drop_points
    assert played.cease_fire.turns == 6
    owners: dict[scenario.Seat, str] = {"first": "one", "second": "two"}
    zones = played.zones(owners)
    assert {zone.side for zone in zones} == {"one", "two"}
    things = played.places(owners)
    assert {thing.kind for thing in things} == {OBJECTIVE, DROP}
    assert set(played.worths()) == {thing.id for thing in things} == set(played.place_names())
    for words in (played.name, played.character, played.briefing, *played.place_names().values()):
        assert set(words) == {"en", "fr"}
        assert all(words.values())


def test_setup_01_a_mission_without_cease_fire_or_objectives_is_refused() -> None:
    refused("A4-SETUP-01: reference does not define cease_fire", cease_fire=None)
    refused("A4-SETUP-01: reference does not define objectives", objectives=None)
    refused("does not define objectives", objectives=[], max_pv=12)
    refused("does not define max_pv", max_pv=None)
    refused("cease_fire", cease_fire=None)
    for field in LEDGER.data("A4-SETUP-01")["fields"]:
        refused(field, cease_fire=None)


def test_setup_01_both_sides_have_a_way_in_on_the_table() -> None:
    zone = {"id": "south", "seat": "first", "area": [0, 0, 120, 20]}
    refused("neither access zone nor deployment zone", deployment_zones=[zone])
    refused("does not define access_zones", deployment_zones=[])
    refused(
        "is not on the table", drop_points=[{"id": "d", "name": {}, "at": [130, 5], "control": {"pv": 2}}]
    )
    refused("there is no casemate", "bunker", bunkers={"casemate": "second"})


def test_setup_03_the_reference_mission() -> None:
    played = scenario.load("reference")
    assert played.roles == (ATTACKER, ATTACKER)
    assert (played.cease_fire.target_pv, played.cease_fire.turns) == (20, 6)
    worths = played.worths()
    assert (worths["prize"].control_pv, worths["prize"].control_pr) == (4, 0)
    for drop in ("west-drop", "east-drop"):
        assert (worths[drop].control_pv, worths[drop].control_pr) == (1, 150)
    at = {line.id: line.at for line in (*played.objectives, *played.drop_points)}
    assert at == {"prize": (60, 45), "west-drop": (40, 45), "east-drop": (80, 45)}
    for zone in played.deployment_zones:
        assert zone.area[3] - zone.area[1] == 20


def test_place_de_la_concorde_is_that_of_the_campaign() -> None:
    played = scenario.load("concorde")
    assert played.roles == (ATTACKER,) * 4
    worth = played.worths()["square"]
    assert (worth.control_pv, worth.capture_pv, played.max_pv) == (2, 4, 16)
    west, east, *_ = played.access_zones
    assert (west.start, west.end, east.start, east.end) == ((0, 0), (0, 90), (120, 0), (120, 90))


def test_force_04_roles_differ_where_somebody_defends() -> None:
    roles = {key: scenario.load(key).roles for key in KEYS}
    assert {key for key, pair in roles.items() if pair == (ATTACKER, DEFENDER)} == {"bunker", "ice", "night"}


@pytest.mark.parametrize("key", KEYS)
def test_max_pv_is_what_places_and_turns_make(key: str) -> None:
    played = scenario.load(key)
    assert played.max_pv == played.most_pv()
    refused("max_pv", key, max_pv=played.max_pv + 1)


def test_ctrl_06_one_capture_in_all_lowers_the_most() -> None:
    assert scenario.load("night").most_pv(one_capture=True) == 20
    assert scenario.load("concorde").most_pv(one_capture=True) == 16


def test_conditions_of_the_missions() -> None:
    conditions = {key: scenario.load(key).conditions for key in KEYS}
    assert conditions["night"] == ("night",)
    assert conditions["ice"] == ("pack_ice",)
    assert not any(conditions[key] for key in ("reference", "concorde", "bunker"))


@pytest.mark.parametrize("key", KEYS)
def test_every_french_name_of_a_mission_has_its_grammar(key: str) -> None:
    played = scenario.load(key)
    names = {words["fr"] for words in played.place_names().values()}
    names |= {line.name.fr for lines in played.strikes.values() for line in lines}
    names |= {played.bunker_weapon.name.fr} if played.bunker_weapon else set()
    assert names == set(played.grammar.nouns())
    assert names <= set(scenario.grammar().nouns())


def test_force_04_there_are_as_many_roles_as_sides() -> None:
    refused("A4-FORCE-04", "concorde", sides=[2, 3])
    assert scenario.load("concorde").seats("two", 3) == {"one": "third", "two": "first", "three": "second"}
