"""Cards: troop types, columns, tracks, shared skills (area DT-CARD, DS-SKILL-02)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust.armies import armybook
from escarmouche.games.dust.chapters.cards.cards import NOT_SHARED, boxes_left, card_of, has_skill, is_squad
from escarmouche.games.dust.chapters.cards.weapons import STANDARD_WEAPON, strike
from escarmouche.games.dust.table import Card
from tests.games.dust import coded as declare
from tests.games.dust.fights import chances
from tests.games.dust.plain import plain
from tests.games.dust.tables import CARDS, Put, Script, card, referee_of, weapon


def hero(*skills: str, name: str = "hero", **values: Any) -> Card:
    guns = (weapon("gun", "1/1"), weapon("knife", "1/1", range=0))
    return card(name, *guns, kind="hero", damage=4, skills=skills, **values)


def test_skill_02_a_heros_skill_serves_the_unit_he_has_joined() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)),
        Put("one2", hero("fighting_spirit", "killing_spree"), (3, 3)),
        Put("two1", "gunners", (3, 6)),
        turn={"unit": "one1", "hero": "one2"},
    )
    assert has_skill(table, "one1", "fighting_spirit")
    assert has_skill(table, "one2", "scout")  # a unit's skill serves the hero
    assert not has_skill(table, "one1", "killing_spree")
    assert "killing_spree" in NOT_SHARED
    assert declare.SPIRIT in declare.options(table, "one1", "one2", "attack")
    alone = plain(Put("one1", "ghosts"), Put("one2", hero("fighting_spirit")))
    assert not has_skill(alone, "one1", "fighting_spirit")


@pytest.mark.parametrize(
    ("name", "type"),
    [("ghosts", "infantry"), ("lara", "infantry"), ("ludwig", "vehicle"), ("falke", "aircraft")],
)
def test_card_02_three_troop_types(name: str, type: str) -> None:
    table = plain(Put("one1", name))
    assert card_of(table, "one1").type == type
    gun = weapon(infantry=("1/1",) * 4, vehicle=("2/2",) * 7, aircraft=("3/3",) * 3)
    found = strike(gun, CARDS[name])
    assert found is not None
    assert found.dice == {"infantry": 1, "vehicle": 2, "aircraft": 3}[type]


def test_card_04_a_squad_without_track_loses_one_miniature_for_each_hit() -> None:
    heavy = card("heavy", weapon(cell="5/4"), models=1)
    table = plain(Put("one1", heavy, (3, 3)), Put("two1", card("squad", models=5), (3, 5)))
    assert is_squad(table, "two1")
    referee = referee_of(table, (1, 1, 1, 1, 1), (3, 3, 3, 3, 3), one=Script(attack=[((0, 1, "two1", ""),)]))
    from escarmouche.games.dust.chapters.attack import attack

    attack.attack(referee, "one1")
    assert referee.table.units["two1"].place == "gone"
    assert chances(table, (0, 1, "two1", "")) == {0: 1}  # nobody left
    machine = plain(Put("one1", heavy, (3, 3)), Put("two1", "pounder", (3, 5)))
    assert boxes_left(machine, "two1") == 6


def test_card_05_to_07_columns_of_a_weapon_line() -> None:
    assert armybook.COLUMNS == {"infantry": 4, "vehicle": 7, "aircraft": 3}
    for known in CARDS.values():
        for line in (*known.weapons, STANDARD_WEAPON):
            assert (len(line.infantry), len(line.vehicle), len(line.aircraft)) == (4, 7, 3)


def test_card_04_support_weapons_heroes_and_machines_have_a_track() -> None:
    table = plain(Put("one1", "hailstorm"), Put("one2", "lara"), Put("one3", "ludwig"), Put("two1", "ghosts"))
    assert [is_squad(table, unit) for unit in ("one1", "one2", "one3", "two1")] == [False, False, False, True]
    assert [boxes_left(table, unit) for unit in ("one1", "one2", "one3", "two1")] == [4, 4, 6, 0]
