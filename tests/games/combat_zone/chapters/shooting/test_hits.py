"""Fractions of the ledger from the code that plays, against icepool: fire."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import icepool
import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, charges
from escarmouche.games.combat_zone.chapters.shooting import hits, modes
from escarmouche.games.combat_zone.chapters.wounds import machines, wounds
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import Group, table_of

d4, d6, d8 = icepool.d4, icepool.d6, icepool.d8


def chance(pool: Any, wanted: Any) -> Fraction:
    """The exact chance of a set of outcomes of an icepool die."""
    return Fraction(sum(n for value, n in pool.items() if wanted(value)), pool.denominator())


def duel(shooter: str = "trooper", target: str = "unarmed", away: int = 2000, **values: Any) -> Table:
    return table_of(
        Group("a", "one", (2000, 6000), shooter),
        Group("b", "two", (2250 + away, 6000), target, facing=180, **values),
    )


def printed(table: Table, **values: Any) -> Table:
    name = table.figures["ba"].profile
    profiles = {**table.setting.profiles, name: replace(table.setting.profiles[name], **values)}
    table.setting = replace(table.setting, profiles=profiles)
    return table


def fate(table: Table, procedure: Any, *args: Any) -> Fraction:
    found = odds(procedure, table, *args, of=lambda _, after: after.figures["ba"].fate != "alive")
    assert found.exact
    return found.chances.get(True, Fraction(0))


def burst(need: int, wound: Any, shots: int) -> Fraction:
    """At least one of some shots hits and kills."""
    kill = icepool.Die({True: 1, False: 0}) if wound is True else wound
    one = (d6 >= need).map(lambda hit: kill if hit else icepool.Die([False]))
    return chance(shots @ one.map({True: 1, False: 0}), lambda kills: kills > 0)


def test_a_burst_of_three_at_short_range_on_a_flak_jacket() -> None:
    wanted = burst(5, 3 @ d6 - 2 >= 7, 3)
    assert wanted == Fraction(304460, 531441)
    table = duel(target="flak_trooper")
    assert fate(table, hits.volley, "aa", "assault_rifle", modes.BURST, (("ba", 3),)) == wanted


def test_the_same_burst_at_point_blank() -> None:
    wanted = burst(4, 3 @ d6 - 2 + 1 >= 7, 3)
    assert wanted == Fraction(64808317, 80621568)
    table = duel(target="flak_trooper", away=200)
    assert fate(table, hits.volley, "aa", "assault_rifle", modes.BURST, (("ba", 3),)) == wanted


@pytest.mark.parametrize(
    ("dice", "pool", "armour", "cover"),
    [
        ("3D6", 3 @ d6 - 2, "flak", ""),
        ("3D6", 3 @ d6 - 5, "flak", "hard"),
        ("2D6", 2 @ d6 - 4, "none", "extra_hard"),
        ("2D4", 2 @ d4, "none", ""),
        ("4D8", 4 @ d8 - 3, "combat", ""),
        ("2D8+1D6", 2 @ d8 + d6 - 1, "ablative", ""),
        ("3D6+1", 3 @ d6 + 1 - 2, "flak", ""),
    ],
)
def test_wound_rolls(dice: str, pool: Any, armour: str, cover: str) -> None:
    table = printed(duel(), armour=armour)
    found = odds(lambda r: wounds.wound(r, "CZ-WND-01", "ba", dice, "one", cover=cover), table).chances
    assert found["eliminated"] == chance(pool, lambda total: total >= 7)
    assert found.get("panic", 0) == chance(pool, lambda total: 4 <= total <= 6)


@pytest.mark.parametrize(
    ("dice", "pool", "damage", "skills"),
    [
        ("3D6", 3 @ d6, (), ()),
        ("3D8", 3 @ d8, (), ()),
        ("4D8", 4 @ d8, (), ()),
        ("3D6", 3 @ d6 - 1, (), ("self_repair",)),
        ("3D6", 3 @ d6 + 2, ("power:critical",), ()),
        ("3D6", 3 @ d6 + 3, ("power:critical", "power:major"), ()),
    ],
)
def test_levels_of_damage(dice: str, pool: Any, damage: tuple[str, ...], skills: tuple[str, ...]) -> None:
    table = printed(duel(target="robot", damage=damage), skills=skills)
    found = odds(
        wounds.wound, table, "CZ-WND-01", "ba", dice, "one",
        of=lambda _, after: any("critical" in d for d in after.figures["ba"].damage[len(damage) :]),
    )  # fmt: skip
    assert found.chances[True] == chance(pool, lambda total: total >= 16)


def test_a_grenade_on_a_flak_jacket() -> None:
    lands = d8.map(lambda face: icepool.Die([True]) if face >= 7 else d6 <= 2)
    wanted = chance(lands, bool) * chance(3 @ d8 - 2, lambda total: total >= 7)
    assert wanted == Fraction(57, 128)
    assert (
        fate(duel("grenadier", "flak_trooper", 1000), aiming.explode, "aa", charges.GRENADE, (3250, 6000))
        == wanted
    )


def test_the_integrated_launcher() -> None:
    touches = d6.map(lambda face: icepool.Die([True]) if face >= 5 else d6 <= 2)
    assert chance(touches, bool) == Fraction(5, 9)
    wanted = chance(touches, bool) * chance(3 @ d8, lambda total: total >= 7)
    table = duel("launcher", away=900)
    shot = ("aa", "integrated_grenade_launcher", modes.SINGLE, (("ba", 1),))
    assert fate(table, hits.volley, *shot) == wanted


def test_a_burning_figure_over_one_step() -> None:
    survives = chance(2 @ d6, lambda total: total < 7)
    table = duel(states=("burning", "panicked"))
    found = odds(aiming.burn, table, "ba", of=lambda _, after: "burning" in after.figures["ba"].states)
    assert found.chances[True] == survives * Fraction(1, 2) == Fraction(5, 24)


def test_malfunctions_of_a_rogue() -> None:
    table = duel(target="robot", damage=("software:critical",))
    found = odds(machines.malfunction, table, "ba", of=lambda _, after: bool(after.figures["ba"].bursts))
    assert found.chances[True] == chance(d6, lambda face: face >= 5)


def test_a_heros_reroll() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "hero", rerolls=1),
        Group("b", "two", (6000, 6000), "unarmed", states=("waiting",)),
        options={"hero_rerolls": 5},
    )
    hit = odds(
        hits.volley, table, "aa", "assault_rifle", modes.SINGLE, (("ba", 1),),
        of=lambda _, after: "waiting" not in after.figures["ba"].states,
        policy=lambda ask, _: ask.proposal,
    )  # fmt: skip
    once = (d6 >= 4).map(lambda good: icepool.Die([True]) if good else d6 >= 4)
    assert hit.chances[True] == chance(once, bool) == Fraction(3, 4)
