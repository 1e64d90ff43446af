"""Fractions of Star Mogul against icepool, from the code that plays."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from icepool import Die, d6, d8

from escarmouche.games.star_mogul.chapters import aftermath, phases
from escarmouche.games.star_mogul.chapters.dice import loyalty_roll, skill_roll
from escarmouche.games.star_mogul.chapters.melee import bravery, fights
from escarmouche.games.star_mogul.chapters.shooting import attacks
from escarmouche.games.star_mogul.chapters.vehicles import damage
from tests.games.star_mogul.tables import Car, Men, chances, table_of


def chance(die: Any, holds: Any) -> Fraction:
    return Fraction(sum(weight for value, weight in die.items() if holds(value)), die.denominator())


@pytest.mark.parametrize("skill", range(0, 10))
def test_shoot_03_skill_rolls(skill: int) -> None:
    table = table_of(Men("one1", "one", (10, 10), 1))
    found = chances(table, skill_roll, "SM-SHOOT-03", "one", skill)
    assert found.get(True, 0) == chance(d8, lambda face: face == 1 or (face <= skill and face != 8))


@pytest.mark.parametrize("loyalty", [5, 9, 11, 16])
def test_loy_01_loyalty(loyalty: int) -> None:
    table = table_of(Men("one1", "one", (10, 10), 1))
    table.change("one", {"loyalty": loyalty})
    assert chances(table, loyalty_roll, "SM-LOY-02", "one1")[True] == chance(
        3 @ d6, lambda total: total <= loyalty
    )


@pytest.mark.parametrize("blade", ["", "tool", "cyber_knuckles", "power_blade"])
def test_melee_05_opposed_d8(blade: str) -> None:
    plus = {"": 0, "tool": 1, "cyber_knuckles": 2, "power_blade": 3}[blade]
    table = table_of(
        Men("one1", "one", (20, 24), 1, blades=(blade,) if blade else ()), Men("two1", "two", (21, 24), 1)
    )
    found = chances(table, fights.duel, "one1a", "two1a", {})
    gap = d8 + plus - d8
    assert found["two1a", "out"] == chance(gap, lambda value: value > 3)
    assert found["one1a", "wounded"] == chance(gap, lambda value: -3 <= value < 0)


@pytest.mark.parametrize(("ours", "theirs"), [(3, 3), (4, 5), (3, 6)])
def test_brav_01_bravery_with_numbers(ours: int, theirs: int) -> None:
    table = table_of(Men("one1", "one", (20, 20), ours), Men("two1", "two", (21, 20), theirs))
    less = 4 if theirs >= 2 * ours else 2 if theirs > ours else 0
    found = chances(
        table, bravery.bravery, ("one1", "two1"), {}, reading=lambda r, t: bool(t.units["one1"].retreat)
    )
    assert found[True] == chance(d6 - (d6 - less), lambda value: value >= 3)


def test_shoot_04_a_whole_attack() -> None:
    table = table_of(Men("one1", "one", (10, 24), 1), Men("two1", "two", (22, 24), 1))
    found = chances(table, attacks.attack, "one1a", "avenger_19", "two1a")
    hit = chance(d8, lambda face: face <= 4)
    assert found["out"] == hit * chance(d6 + 3, lambda value: value > 6)
    assert found["wounded"] == hit * chance(d6 + 3, lambda value: value == 6)


def test_fog_02_two_dice() -> None:
    total = 2 @ d6
    gains = Die([phases.fog_row(value) for value, weight in total.items() for _ in range(weight)])
    assert chance(gains, lambda row: row == ("opponent", 1)) == Fraction(1, 3)


def test_veh_13_three_damage_rolls_through_all_tables_to_the_loss_of_a_truck() -> None:
    """A hit three over the armour of a truck with superstructure 1: a 4, a 5, or a 6 and a 6."""
    table = table_of(
        Car("one1", "one", (24, 24), "cargo_hauler", values={"superstructure": 1}),
        Men("two1", "two", (44, 44)),
    )
    found = chances(
        table,
        damage.hit,
        "one1",
        damage.FRONT,
        10,
        reading=lambda r, t: t.figures["one1h"].fate == "up" and not t.figures["one1h"].rupture,
    )
    fatal = Fraction(2, 6) + Fraction(1, 36)
    assert found[True] == (1 - fatal) ** 3


@pytest.mark.parametrize(("kind", "back"), [("bios", 4), ("mekk", 2)])
def test_post_01_still_on_the_roster_after_a_shot_and_the_mission(kind: str, back: int) -> None:
    table = table_of(Men("one1", "one", (10, 24), 1), Men("two1", "two", (22, 24), 1))
    fallen = chances(table, attacks.attack, "one1a", "avenger_19", "two1a")["out"]
    dice = aftermath.recovery_dice(kind)
    home = Fraction(dict(dice.outcomes())[1], dice.ways)
    assert home == chance(d6, lambda face: face <= back)
    assert 1 - fallen * (1 - home) == 1 - Fraction(1, 4) * (1 - chance(d6, lambda face: face <= back))
