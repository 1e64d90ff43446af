"""Damage (area A4-DMG)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from escarmouche.games.at43.chapters.shooting.cover import NONE
from escarmouche.games.at43.chapters.shooting.damage import (
    Blow,
    damage_test,
    hit_part,
    lose_points,
    strike_figure,
    strike_vehicle,
)
from escarmouche.games.at43.chapters.shooting.salvos import salvos_of
from escarmouche.games.at43.chapters.units import immobilised, structure_left
from escarmouche.games.at43.table import Table
from tests.games.at43.tables import Script, Squad, chances, referee_of, table_of

BLOW = Blow("one", "one1", 17, 1)


def hull(profile: str = "leaper", count: int = 1, **values: Any) -> Table:
    return table_of(
        Squad("two1", "two", (3000, 3000), profile, count, entry="walkers", **values), turn={"unit": ""}
    )


@pytest.mark.parametrize(
    ("penetration", "protection", "chance"),
    [(13, 12, F(1, 2)), (5, 12, F(0)), (15, 9, F(1)), (9, 13, F(1, 6)), (14, 10, F(5, 6))],
)
def test_dmg_01_penetration_against_protection(penetration: int, protection: int, chance: F) -> None:
    table = table_of(Squad("one1", "one", (3000, 3000)))
    told = chances(
        damage_test, table, Blow("one", "one1", penetration, 1), 1, protection, of=lambda made, _: made
    )
    assert told.get(1, F(0)) == chance


def test_dmg_02_one_passed_test_removes_a_fighter_unless_he_has_structure() -> None:
    table = table_of(Squad("two1", "two", (3000, 3000), ["trooper", "hero"]))
    referee = referee_of(table)
    strike_figure(referee, Blow("one", "one1", 17, 3), "two1a", 1, NONE)
    strike_figure(referee, Blow("one", "one1", 17, 1), "two1b", 1, NONE)
    assert referee.table.units["two1"].figures == ("two1b",)
    strike_figure(referee, Blow("one", "one1", 17, 1), "two1b", 1, NONE)
    assert referee.table.units["two1"].place == "gone"


def test_dmg_03_where_a_vehicle_is_hit() -> None:
    table = hull("crusher")
    told = chances(hit_part, table, BLOW, "two1a", of=lambda _, t: _lost(t, "two1a"))
    assert (told["propulsion"], told["frame"], told["weapon0"]) == (F(1, 3), F(1, 2), F(1, 6))


def _lost(table: Table, figure: str) -> str:
    left = structure_left(table, figure)
    whole = {"propulsion": 2, "frame": 3}
    return next(part for part, points in left.items() if points < whole.get(part, 1))


def test_dmg_03_the_attacker_chooses_the_weapon() -> None:
    referee = referee_of(hull("crusher"), (6,), one=Script(weapon_hit=["weapon1"]))
    hit_part(referee, BLOW, "two1a")
    assert structure_left(referee.table, "two1a")["weapon1"] == 0


@pytest.mark.parametrize(("tests", "chance"), [(3, F(1, 8)), (4, F(59, 162)), (5, F(707, 972)), (6, F(1))])
def test_dmg_04_chance_to_be_destroyed(tests: int, chance: F) -> None:
    table = hull()  # propulsion 2, frame 3, one weapon of 1; Penetration 17 passes every test
    told = chances(
        strike_vehicle, table, BLOW, "two1a", tests, of=lambda _, t: t.units["two1"].place == "gone"
    )
    assert told.get(True, F(0)) == chance


def test_dmg_04_excess_goes_to_the_frame() -> None:
    referee = referee_of(hull())
    lose_points(referee, "two1a", "weapon0", 3)
    assert structure_left(referee.table, "two1a") == {"propulsion": 2, "frame": 1, "weapon0": 0}


def test_dmg_05_an_immobilised_vehicle() -> None:
    referee = referee_of(hull())
    lose_points(referee, "two1a", "propulsion", 2)
    assert immobilised(referee.table, "two1a")
    assert "A4-DMG-05" in [e.rule for e in referee.events]


def test_dmg_05_who_has_no_propulsion_to_lose_is_never_immobilised() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), ["hero"]))
    table.change("one1a", {"hurt": (0, 1, 0, 0)})
    assert structure_left(table, "one1a")["frame"] == 1
    assert not immobilised(table, "one1a")


def test_dmg_06_without_frame_it_is_destroyed() -> None:
    referee = referee_of(hull())
    assert lose_points(referee, "two1a", "frame", 3)
    assert referee.table.units["two1"].place == "gone"


def test_dmg_07_a_destroyed_weapon_is_silent() -> None:
    referee = referee_of(hull("crusher"))
    lose_points(referee, "two1a", "weapon0", 1)
    assert len(salvos_of(referee.table, "two1")["cannon"]) == 1


def test_gen_05_a_lost_leader_is_replaced_at_once() -> None:
    table = table_of(Squad("two1", "two", (3000, 3000), ["trooper", "gunner", "lieutenant", "trooper"]))
    referee = referee_of(table)
    strike_figure(referee, BLOW, "two1a", 1, NONE)
    assert referee.table.units["two1"].leader == "two1c"  # an officer first
    strike_figure(referee, BLOW, "two1c", 1, NONE)
    assert referee.table.units["two1"].leader == "two1d"  # then a standard fighter


def test_abil_17_a_hero_alone_is_a_unit_of_one() -> None:
    from escarmouche.games.at43.chapters.morale import trigger

    assert trigger(table_of(Squad("one1", "one", (3000, 3000), "hero", 1)), "one1") == "A4-ACT-09"
