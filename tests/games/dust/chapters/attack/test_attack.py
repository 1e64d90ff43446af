"""An attack as a whole: who is in it, what is chosen before the dice, what it ends."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.attack import attack
from escarmouche.games.dust.chapters.attack.hits import Manner
from escarmouche.games.dust.table import Card, Table
from tests.games.dust import coded as declare
from tests.games.dust.fights import F, chances, cited, hits, lot, rolls
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5

GUN = (0, 1, "two1", "")


def squad_and_hero(**values: Any) -> Table:
    gun = card("gun", weapon("gun", "3/1"), weapon("bomb", "B/1"), models=2)
    return plain(
        Put("one1", gun, (3, 3)),
        Put("two1", "bot_hunters", (3, 5)),
        Put("two2", "bazooka_joe", (3, 5)),
        **values,
    )


def test_hero_04_a_joined_hero_is_part_of_the_unit_that_is_attacked_in_its_activation() -> None:
    table = squad_and_hero(turn={"unit": "two1", "hero": "two2", "active": "two"})
    two = Script(share_hit=[(0, "two2")])
    referee = referee_of(table, (A, S, S), (T,), one=Script(attack=[(GUN,)]), two=two)
    attack.attack(referee, "one1", hero="")
    assert [a.question for a in two.asked] == ["share-hit"]
    assert referee.table.units["two2"].boxes == 1


def test_a_joined_hero_attacks_with_his_unit() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)), Put("one2", "manfred", (3, 3)), Put("two1", "gunners", (3, 5)),
        turn={"unit": "one1", "hero": "one2"},
    )  # fmt: skip
    both = ((0, 4, "two1", ""), (2, 1, "two1", ""), (100, 1, "two1", ""), (101, 1, "two1", ""))
    assert set(both) <= set(declare.options(table, "one1", "one2", "attack"))
    assert declare.why_not_declare(table, "one1", "one2", "attack", both) is None
    referee = referee_of(table, (S,) * 12, (S,) * 8, (S,) * 3, (S,), one=Script(attack=[both]))
    attack.attack(referee, "one1")
    assert referee.table.units["one2"].ammo == (0, 1)


def ridden(**values: Any) -> Table:
    gun = card("gun", weapon("gun", "3/1"), weapon("bomb", "B/1"), weapon("flame", "B/1", "flame"), models=3)
    return plain(
        Put("one1", gun, (3, 3)),
        Put("two1", "karl_marx", (3, 5)),
        Put("two2", "tiger_claws", place="aboard", carrier="two1", seat="outside"),
        **values,
    )


def test_veh_19_each_unsaved_hit_may_cost_a_rider() -> None:
    table = ridden()
    found = odds(
        declare.resolve, table, "one1", (GUN,), False,
        of=lambda _, after: len(after.units["two2"].figures), policy=attack.quick,
    ).chances  # fmt: skip
    hit, fall = F(1, 3), F(1, 3)
    assert found[5] == (1 - hit * fall) ** 3
    referee = referee_of(table, (A, A, A), (A, A, A), (S, S, S), one=Script(attack=[(GUN,)]))
    attack.attack(referee, "one1")
    assert ("DS-VEH-19", "3D", 0) in rolls(referee)


def test_veh_19_three_unsaved_hits_cost_one_rider_on_average() -> None:
    from escarmouche.games.dust.chapters.attack.volley import shaken

    found = odds(
        shaken, ridden(), "two1", ("two2",), 3,
        of=lambda _, after: 5 - len(after.units["two2"].figures), policy=attack.quick,
    )  # fmt: skip
    assert found.mean == 1


def test_veh_19_hits_that_cover_cancels_shake_nobody_off() -> None:
    referee = referee_of(ridden(cover=("two1",)), (A, A, A), (A, A, A), one=Script(attack=[(GUN,)]))
    attack.attack(referee, "one1")
    assert [rule for rule, _, _ in rolls(referee)] == ["DT-HIT-01", "DT-SAVE-06"]


@pytest.mark.parametrize("line", [1, 2])
def test_veh_20_a_blast_or_flame_attacks_vehicle_and_riders_apart(line: int) -> None:
    referee = referee_of(ridden(), (S,), (S,) * 5, one=Script(attack=[((line, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["1D", "5D"]
    # hit, the vehicle shakes nobody off besides
    referee = referee_of(ridden(), (A,), (T,), (S,) * 5, one=Script(attack=[((line, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert "DS-VEH-19" not in {rule for rule, _, _ in rolls(referee)}


@pytest.mark.parametrize("line", [1, 2])
def test_veh_20_a_blast_or_flame_at_the_riders_attacks_their_vehicle_too(line: int) -> None:
    referee = referee_of(ridden(), (S,) * 5, (S,), one=Script(attack=[((line, 1, "two2", ""),)]))
    attack.attack(referee, "one1")
    assert [(dice, e) for _, dice, e in rolls(referee)] == [("5D", 0), ("1D", 0)]


def test_pass_04_tiger_claws_fire_at_tommy_cookers_from_an_assaulter() -> None:
    table = plain(
        Put("one1", "tiger_claws", place="aboard", carrier="one2", seat="inside"),
        Put("one2", "assaulter", (3, 3), facing=0),
        Put("two1", "tommy_cookers", (5, 4)),
    )
    shot = (0, 3, "two1", "")
    assert lot(table, shot).dice == 9
    referee = referee_of(table, (A,) + (S,) * 8, (S,), (S,), one=Script(attack=[(shot,)]))
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].boxes == 1


def hero(*skills: str, name: str = "hero", **values: Any) -> Card:
    guns = (weapon("gun", "1/1"), weapon("knife", "1/1", range=0))
    return card(name, *guns, kind="hero", damage=4, skills=skills, **values)


def facing(first: Card, far: int = 3, target: str = "ghosts", **values: Any) -> Table:
    return plain(Put("one1", first, (3, 3)), Put("two1", target, (3, 3 + far)), **values)


KNIFE = (1, 1, "two1", "")


def test_super_04_no_markers_of_fire_for_superhumans() -> None:
    """The grid has no such markers: ten hits leave none on anybody."""
    table = facing(card("storm", weapon("storm", "10/1"), models=1), target="lara")
    referee = referee_of(table, (A,) * 10, (A,) * 10, one=Script(attack=[GUN]))
    declare.resolve(referee, "one1", (GUN,))
    assert not referee.table.units["two1"].markers & {"under_fire", "suppressed"}


def test_skill_01_once_per_game_skills_are_chosen_before_the_dice() -> None:
    table = facing(hero("lucky"))
    player = Script(attack=[(GUN, declare.LUCKY)])
    referee = referee_of(table, (T,), (A,), (T,), one=player)
    attack.attack(referee, "one1")
    assert declare.LUCKY in player.asked[0].options
    assert [a.question for a in player.asked] == ["attack"]  # nothing is asked after the dice


def test_skill_15_an_attack_ends_camouflage_and_a_reply_does_not() -> None:
    table = facing(hero(), far=1)
    for unit in ("one1", "two1"):
        table.change(unit, {"markers": frozenset({"camouflaged"})})
    referee = referee_of(table, (S,), (S,) * 5, one=Script(attack=[(KNIFE,)]))
    attack.attack(referee, "one1")
    assert "camouflaged" not in referee.table.units["one1"].markers
    assert "camouflaged" in referee.table.units["two1"].markers
    assert "DS-SKILL-15" in cited(referee)


def test_skill_22_fighting_spirit_once() -> None:
    table = facing(hero("fighting_spirit"))
    assert chances(table, GUN, declare.SPIRIT)[1] == F(2, 3) * F(2, 3)
    referee = referee_of(table, (T,), (S,), one=Script(attack=[(GUN, declare.SPIRIT)]))
    attack.attack(referee, "one1")
    assert referee.table.units["one1"].used == ("fighting_spirit",)
    assert rolls(referee)[0] == ("DS-SKILL-22", "1D", 1)


def test_skill_29_lucky() -> None:
    table = facing(hero("lucky"))
    once, twice = Manner(lucky=("one1",)), Manner(sustained=True, lucky=("one1",))
    assert hits(table, GUN, once)[1] == F(5, 9)
    assert hits(table, GUN, twice)[1] == F(19, 27)
    assert chances(table, GUN, declare.LUCKY)[1] == F(5, 9) * F(2, 3)
    referee = referee_of(table, (T,), (A,), (S,), one=Script(attack=[(GUN, declare.LUCKY)]))
    attack.attack(referee, "one1")
    assert referee.table.units["one1"].used == ("lucky",)
    assert declare.LUCKY not in declare.options(referee.table, "one1", "", "attack")
    joined = plain(
        Put("one1", "ghosts", (3, 3)), Put("one2", hero("lucky"), (3, 3)), Put("two1", "gunners", (3, 5)),
        turn={"unit": "one1", "hero": "one2"},
    )  # fmt: skip
    assert not lot(joined, (0, 1, "two1", ""), Manner(lucky=("one2",)), hero="one2").lucky
    assert lot(joined, (100, 1, "two1", ""), Manner(lucky=("one2",)), hero="one2").lucky
