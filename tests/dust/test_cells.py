"""Dice and cards: faces, successes, weapon cells, boxes (areas DT-DICE, DT-CARD)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.dice import outcomes
from escarmouche.games.dust import aiming, declare
from escarmouche.games.dust.cards import COLUMNS, boxes_left, is_squad, type_of
from escarmouche.games.dust.dice import ARMY, SHIELD, TARGET, armies, harming, helping, hitting, symbols
from escarmouche.games.dust.weapons import STANDARD_WEAPON, cell, strike
from tests.dust.fights import F, chances, reason
from tests.dust.plain import plain
from tests.dust.tables import CARDS, Put, Script, card, referee_of, weapon


def spread(dice: Any) -> dict[object, Fraction]:
    found, total = outcomes(dice)
    return {value: Fraction(ways, total) for value, ways in found}


def test_dice_01_each_symbol_one_time_in_three() -> None:
    assert spread(symbols(1)) == {(ARMY,): F(1, 3), (TARGET,): F(1, 3), (SHIELD,): F(1, 3)}
    two = spread(symbols(2))
    assert two[(ARMY, ARMY)] == two[(SHIELD, SHIELD)] == F(1, 9)
    assert two[(ARMY, TARGET)] == two[(SHIELD, TARGET)] == F(2, 9)


def test_dice_02_armies_are_successes() -> None:
    assert spread(armies(3)) == {0: F(8, 27), 1: F(4, 9), 2: F(2, 9), 3: F(1, 27)}
    assert armies(3).read((1, 3, 5)) == 1


def test_dice_03_easier_rolls_count_one_more_symbol() -> None:
    wanted = {0: F(1, 27), 1: F(2, 9), 2: F(4, 9), 3: F(8, 27)}
    assert spread(helping(3)) == spread(hitting(3)) == wanted
    assert [helping(1).read((face,)) for face in range(1, 7)] == [1, 1, 0, 0, 1, 1]
    assert [hitting(1).read((face,)) for face in range(1, 7)] == [1, 1, 1, 1, 0, 0]
    assert harming(3).read((1, 4, 6)) == 1


def test_dice_04_only_standard_dice_are_thrown() -> None:
    assert armies(1).handfuls[0].reading == (1, 1, 0, 0, 0, 0)
    assert spread(armies(1))[1] == F(1, 3)
    assert spread(hitting(1))[1] == F(2, 3)


@pytest.mark.parametrize(
    ("name", "type"),
    [("ghosts", "infantry"), ("lara", "infantry"), ("ludwig", "vehicle"), ("falke", "aircraft")],
)
def test_card_02_three_troop_types(name: str, type: str) -> None:
    table = plain(Put("one1", name))
    assert type_of(table, "one1") == type
    gun = weapon(infantry=("1/1",) * 4, vehicle=("2/2",) * 7, aircraft=("3/3",) * 3)
    found = strike(gun, CARDS[name])
    assert found is not None
    assert found.dice == {"infantry": 1, "vehicle": 2, "aircraft": 3}[type]


def test_card_03_a_skill_used_once_is_refused_for_the_rest_of_the_game() -> None:
    table = plain(Put("one1", "johnny_one_eye", (3, 3)), Put("two1", "ghosts", (3, 5)))
    assert declare.SPIRIT in declare.options(table, "one1", "", aiming.ATTACK)
    table.change("one1", {"used": ("fighting_spirit",)})
    assert declare.SPIRIT not in declare.options(table, "one1", "", aiming.ATTACK)


def test_card_04_a_squad_without_track_loses_one_miniature_for_each_hit() -> None:
    heavy = card("heavy", weapon(cell="5/4"), models=1)
    table = plain(Put("one1", heavy, (3, 3)), Put("two1", card("squad", models=5), (3, 5)))
    assert is_squad(table, "two1")
    referee = referee_of(table, (1, 1, 1, 1, 1), (3, 3, 3, 3, 3), one=Script(attack=[((0, 1, "two1", ""),)]))
    from escarmouche.games.dust import attack

    attack.attack(referee, "one1")
    assert referee.table.units["two1"].place == "gone"
    assert chances(table, (0, 1, "two1", "")) == {0: 1}  # nobody left
    machine = plain(Put("one1", heavy, (3, 3)), Put("two1", "pounder", (3, 5)))
    assert boxes_left(machine, "two1") == 6


def test_card_05_to_07_columns_of_a_weapon_line() -> None:
    assert COLUMNS == {"infantry": 4, "vehicle": 7, "aircraft": 3}
    for known in CARDS.values():
        for line in (*known.weapons, STANDARD_WEAPON):
            assert (len(line.infantry), len(line.vehicle), len(line.aircraft)) == (4, 7, 3)


def test_card_08_reading_a_cell() -> None:
    assert cell("3/1") == (3, False, 1, False)
    assert cell("BB/2") == (2, True, 2, False)
    assert cell("1/N") == (1, False, 0, True)
    assert cell("-") is None
    guns = strike(CARDS["ludwig"].weapons[0], CARDS["pounder"])
    assert guns is not None
    assert (guns.dice, guns.damage) == (2, 4)
    table = plain(Put("one1", "ludwig", (3, 3)), Put("two1", "pounder", (3, 5)))
    refusal = aiming.why_not_fire(table, "one1", 1, "two1")
    assert reason(refusal) == ("DT-CARD-08", "cannot-harm")
    assert aiming.why_not_fire(table, "one1", 0, "two1") is None


def test_card_04_support_weapons_heroes_and_machines_have_a_track() -> None:
    table = plain(Put("one1", "hailstorm"), Put("one2", "lara"), Put("one3", "ludwig"), Put("two1", "ghosts"))
    assert [is_squad(table, unit) for unit in ("one1", "one2", "one3", "two1")] == [False, False, False, True]
    assert [boxes_left(table, unit) for unit in ("one1", "one2", "one3", "two1")] == [4, 4, 6, 0]
