"""What a unit strikes back with: the best each man has, never more than he may use (DT-CC-03, -06, -07)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import blows
from escarmouche.games.dust.chapters.attack.blows import reply_shots
from escarmouche.games.dust.chapters.attack.shots import PLAINLY, Shot
from escarmouche.games.dust.chapters.cards.weapons import HIS, STANDARD
from escarmouche.games.dust.table import Card
from tests.games.dust import coded as declare
from tests.games.dust.fights import lot, reason
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, card, weapon

SQUAD = card("squad", weapon("rifle", count=5))
WALKER = card("walker", weapon("mg"), type="vehicle", kind="walker", damage=6)
PLANE = card("plane", weapon("mg"), type="aircraft", kind="plane", damage=4, armour=2)


def blade(name: str, cell: str = "2/1", count: int = 1, **values: Any) -> Any:
    return weapon(name, cell, range=0, count=count, **values)


def back(defender: Card, attacker: Card = SQUAD, **values: Any) -> set[tuple[int, int]]:
    """Lines and copies with which a unit answers an attacker next to it."""
    table = plain(Put("two1", defender, (3, 3), **values), Put("one1", attacker, (3, 4)))
    shots = reply_shots(table, "two1", "", "one1")
    assert all((shot.target, shot.mode) == ("one1", PLAINLY) for shot in shots)
    return {(shot.line, shot.count) for shot in shots}


def test_cc_06_soldiers_without_a_blade_use_the_standard_weapon() -> None:
    assert back(SQUAD) == {(STANDARD, 5)}
    assert back(SQUAD, left=2) == {(STANDARD, 2)}
    assert back(WALKER) == {(STANDARD, 1)}


def test_cc_07_each_soldier_strikes_with_the_best_he_carries() -> None:
    mixed = card("mixed", weapon("rifle", count=5), blade("knife", "2/1", 2), blade("axe", "3/1", 1))
    hands = replace(mixed, soldiers=((0, 1, 2), (0, 1), (0,), (0,), (0,)))
    assert back(hands) == {(2, 1), (1, 1), (STANDARD, 3)}
    assert back(hands, left=1) == {(2, 1)}


def test_cc_07_what_does_more_to_this_enemy_is_taken() -> None:
    heavy = blade("hammer", "1/1", vehicle=("1/4",) * 7)
    quick = blade("knife", "2/1", vehicle=("2/1",) * 7)
    armed = replace(card("armed", heavy, quick, models=1), soldiers=((0, 1),))
    assert back(armed) == {(1, 1)}  # two dice, one man each
    assert back(armed, WALKER) == {(0, 1)}  # one die, four boxes
    kill = replace(armed, weapons=(blade("death", "1/1", vehicle=("1/N",) * 7), quick))
    assert back(kill, WALKER) == {(0, 1)}
    small = replace(WALKER, damage=1)
    assert back(armed, small) == {(1, 1)}  # of one box no more than one is lost


def test_cc_06_nothing_standard_against_aircraft_nor_by_them() -> None:
    assert back(SQUAD, PLANE) == set()
    claws = card("claws", blade("claw", count=2), type="vehicle", kind="walker", damage=6)
    assert back(claws, PLANE) == {(0, 2)}
    assert back(PLANE) == set()


def test_cc_07_a_machine_uses_all_its_blades_or_the_standard_weapon_instead() -> None:
    claws = card(
        "claws", blade("claw", "1/1", 2), blade("saw", "2/1"), type="vehicle", kind="walker", damage=6
    )
    assert back(claws) == {(0, 2), (1, 1)}
    blunt = card("blunt", blade("claw", vehicle=("-",) * 7), type="vehicle", kind="walker", damage=6)
    assert back(blunt, WALKER) == {(STANDARD, 1)}


def test_veh_07_a_crew_fights_with_standard_weapons_if_they_are_more() -> None:
    crew = card("crew", blade("claw", "3/1"), type="vehicle", kind="truck", damage=4, skills=("crew",))
    assert back(crew) == {(STANDARD, 4)}
    assert back(crew, boxes=2) == {(0, 1)}


def test_tgt_06_a_hero_uses_all_his_blades() -> None:
    armed = card("armed", weapon("mg"), blade("sword"), blade("axe"), kind="hero", damage=4)
    assert back(armed) == {(1, 1), (2, 1)}
    bare = card("bare", weapon("mg"), kind="hero", damage=4)
    assert back(bare) == {(STANDARD, 1)}


def test_tgt_05_each_of_a_crew_strikes_once_the_best_blades_first() -> None:
    piece = card("piece", weapon("gun", "1/1", "main", range=8), blade("knife", "2/1", 2),
                 kind="support_weapon", damage=4)  # fmt: skip
    assert back(piece) == {(1, 2), (STANDARD, 2)}
    assert back(piece, boxes=1) == {(1, 2), (STANDARD, 1)}
    assert back(piece, boxes=2) == {(1, 2)}
    assert back(piece, boxes=3) == {(1, 1)}


def test_hero_05_the_hero_who_stands_by_strikes_back_too() -> None:
    his = card("hero", blade("sword"), kind="hero", damage=4)
    table = plain(Put("two1", SQUAD, (3, 3)), Put("two2", his, (3, 3)), Put("one1", SQUAD, (3, 4)))
    assert reply_shots(table, "two1", "two2", "one1") == (
        Shot(STANDARD, 5, "one1"),
        Shot(HIS, 1, "one1"),
    )


def test_rng_04_nobody_strikes_back_out_of_reach() -> None:
    table = plain(Put("two1", SQUAD, (3, 3)), Put("one1", SQUAD, (3, 5)))
    assert reply_shots(table, "two1", "", "one1") == ()


def test_veh_07_a_crew_fights_with_one_standard_weapon_for_each_point_left() -> None:
    table = plain(Put("one1", "red_rain", (3, 3)), Put("two1", "ghosts", (3, 4)))
    crew = (STANDARD, 3, "two1", "")
    assert crew in declare.options(table, "one1", "", "attack")
    assert lot(table, crew).dice == 3
    assert blows.reply_shots(table, "one1", "", "two1") == (Shot(STANDARD, 3, "two1"),)
    table.change("one1", {"boxes": 2})
    assert (STANDARD, 2, "two1", "") not in declare.options(table, "one1", "", "attack")
    fresh = plain(
        Put("one1", "red_rain", (3, 3)), Put("two1", "ghosts", (3, 4)), Put("two2", "ghosts", (3, 9))
    )
    mixed = (crew, (1, 1, "two2", ""))
    assert reason(declare.why_not_declare(fresh, "one1", "", "attack", mixed)) == ("DS-VEH-07", "own-or-crew")
