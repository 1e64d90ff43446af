"""Heroes under fire, pilots, riders, crews, fortifications (DS-HERO-05 to -10, DS-VEH, DS-PASS, DS-FORT)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust import aiming, attack, blows, declare, saves, shelter
from escarmouche.games.dust.elimination import bail_out
from escarmouche.games.dust.hits import CLOSE, COVER, INFANTRY_ONLY
from escarmouche.games.dust.table import Table
from escarmouche.games.dust.weapons import STANDARD
from tests.dust.fights import F, chances, hits, lot, reason, rolls
from tests.dust.plain import plain
from tests.dust.tables import CARDS, Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5
GUN = (0, 1, "two1", "")


# -- DS-HERO ------------------------------------------------------------------------------------------------


def squad_and_hero(**values: Any) -> Table:
    gun = card("gun", weapon("gun", "3/1"), weapon("bomb", "B/1"), models=2)
    return plain(
        Put("one1", gun, (3, 3)),
        Put("two1", "bot_hunters", (3, 5)),
        Put("two2", "bazooka_joe", (3, 5)),
        **values,
    )


@pytest.mark.parametrize("his", [0, 1, 2, 3])
def test_hero_05_the_defender_puts_none_to_three_of_three_hits_on_the_hero(his: int) -> None:
    two = Script(stand_by=["two2"], share_hit=[(0, "two2")] * his + [(0, "two1")] * (3 - his))
    referee = referee_of(squad_and_hero(), (A, A, A), *[(T,)] * 3, one=Script(attack=[(GUN,)]), two=two)
    attack.attack(referee, "one1")
    assert referee.table.units["two2"].boxes == his
    assert len(referee.table.units["two1"].figures) == 5 - (3 - his)


def test_hero_05_a_hero_who_is_attacked_shelters_with_a_unit() -> None:
    two = Script(shelter=["two1"])
    shot = (0, 1, "two2", "")
    referee = referee_of(squad_and_hero(), (A, T, T), (T,), one=Script(attack=[(shot,)]), two=two)
    attack.attack(referee, "one1")
    ask = two.asked[0]
    assert (ask.rule, ask.question, ask.options, ask.proposal) == (
        "DS-HERO-05",
        "shelter",
        ("two1", NO_ONE),
        "two1",
    )
    assert len(referee.table.units["two1"].figures) == 4
    alone = Script(shelter=[NO_ONE])
    referee = referee_of(squad_and_hero(), (A, T, T), (T,), one=Script(attack=[(shot,)]), two=alone)
    attack.attack(referee, "one1")
    assert referee.table.units["two2"].boxes == 1


def test_hero_05_activated_heroes_may_and_a_blast_counts_one_more() -> None:
    table = squad_and_hero()
    table.change("two2", {"markers": frozenset({"activated"})})
    bomb = (1, 1, "two1", "")
    referee = referee_of(table, (S,) * 6, one=Script(attack=[(bomb,)]), two=Script(stand_by=["two2"]))
    attack.attack(referee, "one1")
    assert rolls(referee)[0][1] == "6D"
    referee = referee_of(
        squad_and_hero(), (S,) * 5, one=Script(attack=[(bomb,)]), two=Script(stand_by=[NO_ONE])
    )
    attack.attack(referee, "one1")
    assert rolls(referee)[0][1] == "5D"


def test_hero_05_one_who_may_not_join_is_not_asked() -> None:
    gun = card("gun", weapon("gun", "3/1"), models=1)
    table = plain(
        Put("one1", gun, (3, 3)), Put("two1", "panzers", (3, 5)), Put("two2", "bazooka_joe", (3, 5))
    )
    two = Script()
    referee = referee_of(table, (S, S, S), one=Script(attack=[(GUN,)]), two=two)
    attack.attack(referee, "one1")
    assert two.asked == []  # armour 2 with armour 3


def test_hero_05_hero_and_unit_attacked_together_are_one_party() -> None:
    two = Script(shelter=["two1"])
    shots = ((0, 1, "two2", ""), (1, 1, "two1", ""))
    referee = referee_of(squad_and_hero(), (S,) * 3, (S,) * 6, one=Script(attack=[shots]), two=two)
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["3D", "6D"]
    assert len(two.asked) == 1


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


def piloted(boxes: int = 0) -> Table:
    return plain(
        Put("one1", card("gun", weapon("gun", "1/N"), models=1), (3, 3)),
        Put("two1", "grandma", (3, 6), boxes=boxes),
        Put("two2", "koshka", place="aboard", carrier="two1", seat="pilot"),
    )


def test_hero_09_a_pilot_is_no_target_and_uses_no_weapon_of_his_own() -> None:
    table = piloted()
    assert aiming.targets(table, "one1") == ["two1"]
    assert reason(aiming.why_not_fire(table, "one1", 0, "two2")) == ("DS-HERO-09", "sheltered")
    assert reason(aiming.why_not_attack(table, "two2")) == ("DS-HERO-09", "at-the-controls")
    lines = {line for line, *_ in declare.options(table, "two1", "", "attack") if isinstance(line, int)}
    assert all(line < 100 for line in lines)
    assert declare.SPIRIT in declare.skills(table, "two1", "")  # but his skills


def test_hero_10_the_pilot_of_a_destroyed_machine_escapes_two_times_in_three() -> None:
    table = piloted()
    found = odds(bail_out, table, "two2", "two1", of=lambda _, a: a.units["two2"].boxes, policy=attack.quick)
    assert found.chances == {0: F(2, 3), 1: F(1, 3)}


def test_hero_10_where_he_lands_and_that_he_is_activated() -> None:
    table = piloted(boxes=4)
    gone = Script(bail_out=[(4, 6)])
    referee = referee_of(table, (A,), (T,), (T,), one=Script(attack=[(GUN,)]), two=gone)
    attack.attack(referee, "one1")
    hero = referee.table.units["two2"]
    assert (hero.place, hero.x, hero.y, hero.boxes, hero.carrier) == ("board", 4, 6, 1, "")
    assert "activated" in hero.markers
    assert (3, 6) in gone.asked[0].options  # the square the machine held


# -- DS-VEH -------------------------------------------------------------------------------------------------


def test_veh_01_vehicles_hit_an_aircraft_pointed_out_to_them_on_target_too() -> None:
    table = plain(
        Put("one1", "ludwig", (3, 3)),
        Put("one2", "ghosts", (4, 3)),
        Put("two1", "falke", (3, 5), markers=("alerted",)),
    )
    shot = (1, 1, "two1", "")
    assert lot(table, shot).rule == "DS-VEH-01"
    assert hits(table, shot)[2] == F(4, 9)
    squad = plain(Put("one1", "ghosts", (4, 3)), Put("two1", "falke", (3, 5), markers=("alerted",)))
    assert not lot(squad, (0, 1, "two1", "")).easy


def test_veh_07_a_crew_fights_with_one_standard_weapon_for_each_point_left() -> None:
    table = plain(Put("one1", "red_rain", (3, 3)), Put("two1", "ghosts", (3, 4)))
    crew = (STANDARD, 3, "two1", "")
    assert crew in declare.options(table, "one1", "", "attack")
    assert lot(table, crew).dice == 3
    assert blows.reply_shots(table, "one1", "", "two1") == ((STANDARD, 3, "two1", ""),)
    table.change("one1", {"boxes": 2})
    assert (STANDARD, 2, "two1", "") not in declare.options(table, "one1", "", "attack")
    fresh = plain(
        Put("one1", "red_rain", (3, 3)), Put("two1", "ghosts", (3, 4)), Put("two2", "ghosts", (3, 9))
    )
    mixed = (crew, (1, 1, "two2", ""))
    assert reason(declare.why_not_declare(fresh, "one1", "", "attack", mixed)) == ("DS-VEH-07", "own-or-crew")


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
        attack.resolve, table, "one1", (GUN,), False,
        of=lambda _, after: len(after.units["two2"].figures), policy=attack.quick,
    ).chances  # fmt: skip
    hit, fall = F(1, 3), F(1, 3)
    assert found[5] == (1 - hit * fall) ** 3
    referee = referee_of(table, (A, A, A), (A, A, A), (S, S, S), one=Script(attack=[(GUN,)]))
    attack.attack(referee, "one1")
    assert ("DS-VEH-19", "3D", 0) in rolls(referee)


def test_veh_19_three_unsaved_hits_cost_one_rider_on_average() -> None:
    from escarmouche.games.dust.volley import shaken

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


def test_veh_20_riders_are_targets_where_their_vehicle_is() -> None:
    table = ridden(cover=("two1",))
    assert "two2" in aiming.targets(table, "one1")
    assert saves.save_of(table, "two2", "one1", COVER).rule == "DT-SAVE-05"  # the vehicle's cover
    found = chances(table, (0, 1, "two2", ""), target="two2")
    assert found[0] == (1 - F(1, 3) * F(1, 3)) ** 3


def test_veh_21_riders_fight_and_strike_back() -> None:
    table = ridden()
    table.change("two1", {"y": 4})
    offered = declare.options(table, "two2", "", "attack")
    assert (STANDARD, 5, "one1", "") in offered
    referee = referee_of(
        table, (S,) * 1, (S,) * 3, (S,) * 5, one=Script(attack=[((STANDARD, 1, "two1", ""),)])
    )
    attack.attack(referee, "one1")
    assert sum(int(dice[:-1]) for _, dice, _ in rolls(referee)[1:]) == 3 + 5  # the tank's gun and five riders


# -- DS-PASS ------------------------------------------------------------------------------------------------


def carried_by(seat: str = "inside", name: str = "tiger_claws") -> Table:
    return plain(
        Put("one1", name, place="aboard", carrier="one2", seat=seat),
        Put("one2", "assaulter", (3, 3), facing=0),
        Put("two1", "ghosts", (5, 4)),
        Put("two2", "ghosts", (1, 4)),
        Put("two3", "ghosts", (3, 5)),
    )


def test_pass_04_passengers_fire_to_the_sides_half_of_them_each() -> None:
    table = carried_by()
    assert reason(aiming.why_not_fire(table, "one1", 0, "two3")) == ("DS-PASS-04", "out-of-arc")
    both = ((0, 3, "two1", ""), (0, 2, "two2", ""))
    assert declare.why_not_declare(table, "one1", "", "attack", both) is None
    refusal = declare.why_not_declare(table, "one1", "", "attack", ((0, 4, "two1", ""),))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == ("DS-PASS-04", "half-a-side", 1)
    sustained = aiming.why_not_fire(table, "one1", 0, "two1", aiming.SUSTAINED)
    assert reason(sustained) == ("DS-PASS-04", "no-sustained-aboard")


def test_pass_04_no_flame_support_or_close_combat_weapons_aboard() -> None:
    flames = carried_by(name="fakyeli")
    flames.change("two1", {"x": 4, "y": 3})
    assert reason(aiming.why_not_fire(flames, "one1", 0, "two1")) == ("DS-PASS-04", "not-aboard")
    assert reason(aiming.why_not_fire(flames, "one1", 2, "two1")) == ("DS-PASS-04", "not-aboard")
    support = carried_by(name="red_lightning")
    assert reason(aiming.why_not_fire(support, "one1", 1, "two1")) == ("DS-PASS-04", "not-aboard")


@pytest.mark.parametrize(
    ("seat", "rule"), [("inside", "DS-PASS-05"), ("slung", "DS-LIFT-03"), ("pilot", "DS-HERO-09")]
)
def test_pass_05_who_is_carried_is_no_target(seat: str, rule: str) -> None:
    table = carried_by(seat)
    assert reason(aiming.why_not_fire(table, "two1", 0, "one1")) == (rule, "sheltered")
    assert "one1" not in aiming.targets(table, "two1")


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


# -- DS-FORT ------------------------------------------------------------------------------------------------


def test_fort_09_weapons_in_a_bunker() -> None:
    units = (
        Put("one1", "motherland_tesla_gun", (3, 3), facing=0),
        Put("two1", "ghosts", (6, 4)),
        Put("two2", "assaulter", (3, 5)),
        Put("two3", "ghosts", (3, 6)),
    )
    table = plain(*units, forts={"one1": "bunker"})
    assert reason(aiming.why_not_fire(table, "one1", 1, "two1")) == ("DS-FORT-09", "out-of-arc")
    assert aiming.why_not_fire(table, "one1", 0, "two1") is None  # rifles all round
    assert aiming.why_not_fire(table, "one1", 1, "two3") is None
    assert reason(aiming.why_not_fire(table, "one1", 0, "two2")) == ("DS-FORT-09", "no-aircraft-from-inside")
    assert aiming.why_not_fire(plain(*units, forts={"one1": "strongpoint"}), "one1", 1, "two1") is None
    mortar = plain(Put("one1", "hailstorm", (3, 3)), Put("two1", "ghosts", (3, 9)), forts={"one1": "bunker"})
    assert reason(aiming.why_not_fire(mortar, "one1", 1, "two1")) == ("DS-FORT-09", "no-artillery-inside")


@pytest.mark.parametrize(
    ("fort", "cover", "infantry"), [("bunker", F(8, 9), F(7, 9)), ("strongpoint", F(7, 9), F(5, 9))]
)
def test_fort_10_failed_saves_are_thrown_again(fort: str, cover: F, infantry: F) -> None:
    table = plain(
        Put("one1", "mickey", (3, 3)), Put("two1", "motherland_tesla_gun", (3, 6)), forts={"two1": fort}
    )
    for kind, wanted in ((COVER, cover), (INFANTRY_ONLY, infantry)):
        save = saves.save_of(table, "two1", "one1", kind)
        assert odds(lambda r, s=save: saves.roll(r, "two1", s, 1), table).chances[0] == wanted


def test_fort_10_a_mickey_attacks_the_motherlands_strongpoint() -> None:
    """One howitzer and two machine-gun hits: of two cover saves one fails, then a re-roll without army."""
    table = plain(
        Put("one1", "mickey", (3, 3), facing=0),
        Put("two1", "motherland_tesla_gun", (3, 6)),
        forts={"two1": "strongpoint"},
    )
    howitzer, gun = (0, 1, "two1", ""), (1, 1, "two1", "")
    thrown = (
        (A, T, T, T), (T,), (A,),  # a hit of four dice; the infantry save fails, its re-roll shows army
        (A, A, S, S, S, S), (A, T), (S,),  # two hits; one cover save fails, and so does its re-roll
    )  # fmt: skip
    referee = referee_of(table, *thrown, one=Script(attack=[(howitzer, gun)]))
    attack.attack(referee, "one1")
    assert [rule for rule, _, _ in rolls(referee)] == [
        "DT-HIT-06", "DS-WEAP-06", "DS-FORT-10", "DT-HIT-01", "DT-SAVE-05", "DS-FORT-10",
    ]  # fmt: skip
    assert referee.table.units["two1"].boxes == 1


@pytest.mark.parametrize(("fort", "wanted"), [("bunker", F(2, 3)), ("strongpoint", F(1, 3))])
def test_fort_11_a_save_in_close_combat_from_outside(fort: str, wanted: F) -> None:
    table = plain(
        Put("one1", "hammers", (3, 3)), Put("two1", "motherland_tesla_gun", (3, 4)), forts={"two1": fort}
    )
    save = saves.save_of(table, "two1", "one1", CLOSE)
    found = odds(lambda r: saves.roll(r, "two1", save, 1), table).chances
    assert found[0] == wanted  # not thrown again
    inside = plain(
        Put("one1", "hammers", (3, 3)), Put("two1", "ghosts", (3, 4)), forts={"two1": fort, "one1": fort}
    )
    assert saves.save_of(inside, "two1", "one1", CLOSE).rule == ""


def test_fort_11_hammers_hit_the_strongpoint_three_times() -> None:
    table = plain(
        Put("one1", "hammers", (3, 3)),
        Put("two1", "motherland_tesla_gun", (3, 4)),
        forts={"two1": "strongpoint"},
    )
    save = saves.save_of(table, "two1", "one1", CLOSE)
    assert odds(lambda r: saves.roll(r, "two1", save, 3), table).chances[1] == F(2, 9)
    punches = (0, 3, "two1", "")
    referee = referee_of(table, (A, A, A, T, S, S), (A, A, S), (S,) * 3, one=Script(attack=[(punches,)]))
    attack.attack(referee, "one1")
    assert rolls(referee)[1] == ("DS-FORT-11", "3D", 2)
    assert referee.table.units["two1"].boxes == 1
    assert len(CARDS["hammers"].soldiers) == 3


def test_hero_05_who_is_not_on_the_board_shelters_with_nobody() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)), Put("two1", "bot_hunters", (3, 5)), Put("two2", "bazooka_joe", (3, 5)),
        Put("two3", "bazooka_joe", (3, 5), place="reserve"),
    )  # fmt: skip
    assert shelter.hosts(table, "two2") == ["two1"]
    assert shelter.hosts(table, "two3") == []
    assert shelter.guests(table, "two1") == ["two2"]
    table.change("two1", {"place": "reserve"})
    assert shelter.guests(table, "two1") == []
    assert shelter.hosts(table, "two2") == []


def test_hero_05_a_hero_who_is_a_target_himself_is_not_asked_to_stand_by() -> None:
    table = squad_and_hero()
    two = Script(shelter=[NO_ONE])
    shots = ((1, 1, "two1", ""), (0, 1, "two2", ""))
    referee = referee_of(table, (S,) * 5, (S,) * 3, one=Script(attack=[shots]), two=two)
    attack.attack(referee, "one1")
    assert [ask.question for ask in two.asked] == ["shelter"]
    assert [dice for _, dice, _ in rolls(referee)] == ["5D", "3D"]
