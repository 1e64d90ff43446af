"""Tests of damage to vehicles."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from escarmouche.engine.odds import Odds, odds
from escarmouche.games.trauma.bot.quick_answers import quick_answer
from escarmouche.games.trauma.chapters.shooting import vehicle_damage
from escarmouche.games.trauma.chapters.shooting.salvos import Mount, ranged_salvos
from escarmouche.games.trauma.chapters.shooting.vehicle_damage import (
    INCIDENT_DIE,
    boxes_left,
    damage,
    working_weapons,
)
from escarmouche.games.trauma.table import GONE, HEADS_DOWN, TAKE_COVER, Referee, Table
from tests.games.trauma.tables import PROFILES, Script, Squad, profile, referee_of, table_of


def vehicle(line: str, entry: str = "wheeled", *weapons: str, **values: Any) -> Table:
    """A lone vehicle two1a with this structure line."""
    table = table_of(Squad("two1", "two", (4000, 4000), ["tank"], entry=entry, **values))
    made = profile("tank", *weapons, armour=7, structure=line, radius=300, height=600, size="great")
    table.setting = msgspec.structs.replace(table.setting, profiles={**PROFILES, "tank": made})
    return table


def shot(referee: Referee, points: int, *, chosen: bool = False) -> int:
    return damage(referee, "TR-SHOOT-46", "two1a", points, "one", chosen=chosen)


def chances(table: Table, points: int, of: Callable[[Any, Table], Any]) -> Odds:
    return odds(shot, table, points, of=of, policy=quick_answer)


def ticked(_: object, table: Table) -> int:
    return table.figures["two1a"].ticked


def destroyed(_: object, table: Table) -> bool:
    return table.units["two1"].place == GONE


def test_shoot_46_a_wound_takes_damage_points() -> None:
    table = vehicle("XOOOOO")
    shot(referee_of(table), 2 * 2)
    assert table.figures["two1a"].ticked == 4


def test_shoot_47_boxes_are_ticked_from_the_end_towards_x() -> None:
    table = vehicle("XOIOIO", "wheeled", "cannon")
    referee = referee_of(table, (1,))
    assert shot(referee, 2) == 1
    assert boxes_left(table, "two1a") == "XOIO"
    changes = [e.about["ticked"] for e in referee.events if e.rule == "TR-SHOOT-46"]
    assert changes == [1, 2]


def test_shoot_48_an_incident_comes_before_the_next_box() -> None:
    table = vehicle("XOOIOI")
    assert chances(table, 2, lambda r, t: r).mean == Fraction(4, 3)
    assert chances(table, 2, ticked).mean == Fraction(22, 9)


def test_shoot_48_no_incident_once_x_is_ticked() -> None:
    table = vehicle("XI")
    assert shot(referee_of(table, (3,)), 1) == 1
    assert table.units["two1"].place == GONE


def test_shoot_49_each_row_of_the_table_has_one_third() -> None:
    found = dict(INCIDENT_DIE.outcomes())
    assert found == {"propulsion": 2, "chain_explosions": 2, "weapon_lost": 2}
    read = [INCIDENT_DIE.read((face,)) for face in range(1, 7)]
    assert read == ["propulsion"] * 2 + ["chain_explosions"] * 2 + ["weapon_lost"] * 2


def test_shoot_49_what_cannot_apply_any_more_still_counts() -> None:
    table = vehicle("XOI")
    assert shot(referee_of(table, (5,)), 1) == 1  # no weapon to lose
    table = vehicle("XOI")
    table.change("two1a", {"immobile": True})
    assert shot(referee_of(table, (1,)), 1) == 1


def test_shoot_50_propulsion_destroyed_immobilises() -> None:
    table = vehicle("XOI", "walkers", markers=(TAKE_COVER,))
    shot(referee_of(table, (2,)), 1)
    assert table.figures["two1a"].immobile
    assert TAKE_COVER not in table.units["two1"].markers


def test_shoot_51_chain_explosions_tick_one_more_box() -> None:
    assert chances(vehicle("XII"), 1, destroyed).chances[True] == Fraction(1, 9)
    assert chances(vehicle("XII"), 1, ticked).mean == Fraction(13, 9)
    assert chances(vehicle("XOI"), 2, destroyed).chances[True] == Fraction(1, 3)


def test_shoot_52_the_shooter_chooses_the_weapon() -> None:
    table = vehicle("XOI", "wheeled", "cannon", "cannon", "claw")
    assert working_weapons(table, "two1a") == {Mount("cannon"): 0, Mount("claw"): 2}
    one = Script(weapon_lost=["cannon"])
    shot(referee_of(table, (6,), one=one), 1)
    assert table.figures["two1a"].broken == (0,)
    assert list(ranged_salvos(table, "two1")) == ["cannon#1"]
    assert one.asked[0].rule == "TR-SHOOT-52"
    assert working_weapons(table, "two1a") == {Mount("cannon"): 1, Mount("claw"): 2}


def wounds_to_destroy(line: str, entry: str = "wheeled") -> Fraction:
    """Expected number of single points until X, from the chances after each."""
    expected, still = Fraction(0), Fraction(1)
    for points in range(1, 12):
        expected += still
        after = odds(one_by_one, vehicle(line, entry), points, of=destroyed, policy=quick_answer)
        still = after.chances.get(False, Fraction(0))
        if not still:
            return expected
    raise AssertionError(line)


def one_by_one(referee: Referee, count: int) -> None:
    for _ in range(count):
        if referee.table.units["two1"].place != GONE:
            referee.call(shot, 1)


@pytest.mark.parametrize(
    ("line", "wounds"),
    [
        ("XOI", Fraction(8, 3)),
        ("XOIO", Fraction(11, 3)),
        ("XOIOI", Fraction(13, 3)),
        ("XOIOIO", Fraction(16, 3)),
        ("XOOIOOIO", Fraction(22, 3)),
    ],
)
def test_shoot_53_wounds_it_takes_to_destroy(line: str, wounds: Fraction) -> None:
    assert wounds_to_destroy(line) == wounds


def test_shoot_53_a_destroyed_vehicle_leaves_and_so_does_its_unit() -> None:
    table = vehicle("XO")
    shot(referee_of(table), 5)
    assert table.figures["two1a"].ticked == 2  # the rest is lost
    assert (table.units["two1"].place, table.units["two1"].figures) == (GONE, ())
    assert table.sides["two"].lost == ("two1",)


def test_skill_14_resistance_ignores_chain_explosions() -> None:
    assert wounds_to_destroy("XOIOIO", "sturdy") == 6
    table = vehicle("XOI", "sturdy")
    assert shot(referee_of(table, (4,)), 1) == 1  # still an incident, for morale
    assert table.figures["two1a"].ticked == 1


@pytest.mark.parametrize(("line", "wounds"), [("XII", 1), ("XOI", 2), ("XOIO", 3), ("XOIOIO", 4)])
def test_melee_15_the_attacker_chooses_the_incident(line: str, wounds: int) -> None:
    table = vehicle(line)
    count = 0
    while table.units["two1"].place != GONE:
        one = Script(incident=["chain_explosions"] * 9)
        shot(referee_of(table, one=one), 1, chosen=True)
        count += 1
    assert count == wounds


def one_vehicle(profile: str, kind: str, **values: object) -> Squad:
    squad = Squad("v", "one", (4000, 4000), profile, 1, entry=kind)
    squad.figures = [msgspec.structs.replace(f, **values) for f in squad.figures]
    return squad


def ending(squad: Squad, *others: Squad) -> Table:
    return table_of(squad, *others, turn={"unit": squad.id, "step": "orders"})


def test_veh_03_the_order_is_lost_with_the_propulsion() -> None:
    table = ending(one_vehicle("walker", "walkers"))
    referee = referee_of(table)
    referee.mark("TR-ORD-04", "v", TAKE_COVER)
    referee.mark("TR-ORD-08", "v", HEADS_DOWN)
    vehicle_damage.lose_propulsion(referee, "va")
    assert table.units["v"].markers == {HEADS_DOWN}
    assert ("TR-VEH-03", TAKE_COVER) in [(e.rule, e.about.get("marker")) for e in referee.events]
