"""Special weapons: artillery, smoke, chains, limited shots and the like (areas DS-WEAP, DT-CARD-08)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.games.dust.chapters.attack import aiming, allotment, attack
from escarmouche.games.dust.chapters.attack.hits import Manner
from escarmouche.games.dust.chapters.cards.weapons import boxes_free, cell, strike
from escarmouche.games.dust.chapters.people import states
from escarmouche.games.dust.table import SMOKE, Table
from tests.games.dust import coded as declare
from tests.games.dust.fights import F, chances, cited, hits, lot, mean, reason, rolls
from tests.games.dust.plain import plain
from tests.games.dust.tables import CARDS, Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5

STEADY = Manner(sustained=True)

TAIL = Fraction(1, 1_000_000)


def armed(*rules: str, cell: str = "1/1", target: str = "ghosts", far: int = 3, **values: Any) -> Table:
    """One soldier with one weapon of these rules, and a target."""
    line = {k: values.pop(k) for k in ("count", "boxes", "range") if k in values}
    models = line.get("count", 1)
    gun = card("gun", weapon("gun", cell, *rules, **line), models=models)
    return plain(Put("one1", gun, (3, 3)), Put("two1", target, (3, 3 + far)), **values)


def test_weap_01_artillery_sees_past_vehicles_and_not_from_inside_terrain() -> None:
    units = (Put("one1", "lothar", (3, 3)), Put("two1", "ghosts", (3, 9)))
    assert aiming.why_not_fire(plain(*units, veiled=("two1",)), "one1", 0, "two1") is None
    rifle = plain(Put("one1", "bot_hunters", (3, 3)), Put("two1", "ghosts", (3, 6)), veiled=("two1",))
    assert reason(aiming.why_not_fire(rifle, "one1", 0, "two1")) == ("DT-LOS-01", "not-seen")
    woods = plain(*units, area=("one1",))
    assert reason(aiming.why_not_fire(woods, "one1", 0, "two1")) == ("DS-WEAP-01", "artillery-in-terrain")


def test_weap_02_smoke_instead_of_an_attack() -> None:
    table = plain(Put("one1", "lothar", (3, 3)), Put("two1", "ghosts", (3, 9)), turn={"round": 2})
    offered = declare.options(table, "one1", "", aiming.SUSTAINED)
    assert (0, 1, "-", "smoke") in offered
    choice = ((0, 1, "-", "smoke"),)
    referee = referee_of(table.copy(), (T,), one=Script(attack=[choice]))
    attack.attack(referee, "one1", aiming.SUSTAINED)
    assert rolls(referee) == [("DS-WEAP-02", "1D", 0)]  # no re-roll in a Sustained Attack
    assert referee.table.things == {}
    assert "loaded:0" not in referee.table.units["one1"].markers
    referee = referee_of(table.copy(), (A,), one=Script(attack=[choice], smoke=[(5, 5)]))
    attack.attack(referee, "one1", aiming.SUSTAINED)
    (placed,) = referee.table.things.values()
    assert (placed.kind, placed.x, placed.y, placed.until) == (SMOKE, 5, 5, 3)
    found = declare.attack_odds(table, "one1", choice, True, "two1")
    assert found.exact


def test_weap_02_smoke_comes_one_time_in_three() -> None:
    from escarmouche.engine.odds import odds

    table = plain(Put("one1", "lothar", (3, 3)), Put("two1", "ghosts", (3, 9)))
    for sustained in (False, True):
        found = odds(
            declare.resolve, table, "one1", ((0, 1, "-", "smoke"),), sustained,
            of=lambda _, after: len(after.things), policy=attack.quick,
        )  # fmt: skip
        assert found.chances == {0: F(2, 3), 1: F(1, 3)}


@pytest.mark.parametrize(("rule", "cited_rule"), [("cutting", "DS-WEAP-03"), ("laser", "DS-WEAP-07")])
def test_weap_03_and_07_each_hit_throws_another_die(rule: str, cited_rule: str) -> None:
    close = rule == "cutting"
    table = armed(rule, far=1, range=0 if close else 6)
    shot = (0, 1, "two1", "")
    assert lot(table, shot).chain == cited_rule
    found = hits(table, shot)
    assert [found[n] for n in range(4)] == [F(2, 3), F(2, 9), F(2, 27), F(2, 81)]
    assert abs(mean(found) - F(1, 2)) < TAIL
    assert abs(mean(hits(table, shot, STEADY)) - F(5, 6)) < 2 * TAIL
    expert = armed(rule, "expert", far=1, range=0 if close else 6)
    assert abs(mean(hits(expert, shot)) - 1) < 2 * TAIL  # targets count on the first roll only


def test_weap_07_lasers_of_the_faceless_death() -> None:
    """Six dice: two hits; four re-rolls: one more; three laser dice: one; one last die: a miss. Four hits."""
    table = plain(Put("one1", "faceless_death", (3, 3)), Put("two1", "pounder", (3, 6)))
    shot = (0, 3, "two1", "")
    assert lot(table, shot).dice == 6
    first, again, chain = (A, A, T, T, S, S), (A, T, S, S), (A, T, S, T)
    referee = referee_of(table, first + again, chain, one=Script(attack=[(shot,)]))
    attack.attack(referee, "one1", aiming.SUSTAINED)
    assert rolls(referee) == [("DT-HIT-04", "6D", 3), ("DS-WEAP-07", "3D", 1)]
    assert referee.table.units["two1"].boxes == 4
    assert abs(mean(hits(table, shot, STEADY)) - 5) < 6 * TAIL


def test_weap_04_flames_leave_no_save() -> None:
    table = armed("flame", cell="1/1", cover=("two1",))
    assert chances(table, (0, 1, "two1", "")) == {0: F(2, 3), 1: F(1, 3)}
    fort = armed("flame", cell="1/1", forts={"two1": "bunker"})
    assert chances(fort, (0, 1, "two1", "")) == {0: F(2, 3), 1: F(1, 3)}


def test_weap_05_a_luther_grips_a_pounder() -> None:
    table = plain(Put("one1", "luther", (3, 3), facing=0), Put("two1", "pounder", (3, 4)))
    referee = referee_of(table, (A,), (T,), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].gripper == "one1"
    assert states.stunned(referee.table, "two1")
    assert reason(aiming.why_not_attack(referee.table, "two1")) == ("DS-STATE-01", "stunned")
    states.let_go(referee, "one1")  # it moves: the pounder is free
    assert not states.stunned(referee.table, "two1")


def test_weap_05_other_markers_stay_and_a_dead_gripper_lets_go() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 2)),
        Put("two1", "luther", (3, 3), boxes=5),
        Put("one2", "pounder", (3, 4), gripper="two1", markers=("stunned",)),
    )
    referee = referee_of(table, (A,), one=Script(attack=[((1, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["one2"].gripper == ""
    assert states.stunned(referee.table, "one2")  # the other marker


def test_weap_05_a_miss_grips_nobody() -> None:
    table = plain(Put("one1", "luther", (3, 3), facing=0), Put("two1", "pounder", (3, 4)))
    referee = referee_of(table, (T,), (T,), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].gripper == ""


def test_weap_06_no_cover_save_against_grenades() -> None:
    _no_cover("grenade", "DS-WEAP-06")


def test_weap_10_no_cover_save_against_phasers() -> None:
    _no_cover("phaser", "DS-WEAP-10")


def _no_cover(rule: str, cited: str) -> None:
    squad = armed(rule, cover=("two1",))
    assert chances(squad, (0, 1, "two1", ""))[1] == F(1, 3) * F(2, 3)
    walker = armed(rule, target="pounder", cover=("two1",))
    assert chances(walker, (0, 1, "two1", ""))[1] == F(1, 3)
    referee = referee_of(squad, (A,), (S,), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert rolls(referee)[1] == (cited, "1D", 0)


def test_weap_08_boxes_are_ticked_and_the_fourth_shot_refused() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "pounder", (3, 5)))
    for context in (aiming.ATTACK, aiming.SUSTAINED):
        thrown = (T, T, T) if context == aiming.ATTACK else (T, T, T, T, T, T)
        referee = referee_of(table.copy(), thrown, one=Script(attack=[((1, 3, "two1", ""),)]))
        attack.attack(referee, "one1", context)
        assert referee.table.units["one1"].ammo == (0, 3, 0)
        assert "DS-WEAP-08" in cited(referee)
    table.change("one1", {"ammo": (0, 3, 0)})
    assert reason(aiming.why_not_fire(table, "one1", 1, "two1")) == ("DS-WEAP-08", "no-ammunition")
    table.change("one1", {"ammo": (0, 2, 0)})
    refusal = declare.why_not_declare(table, "one1", "", "attack", ((1, 2, "two1", ""),))
    assert refusal is not None
    assert (refusal.rule, refusal.excess, refusal.measure) == ("DS-WEAP-08", 1, "boxes")


def test_weap_09_one_bearer_has_all_the_shots_left() -> None:
    table = plain(Put("one1", "ghosts", (3, 3), left=1, ammo=(0, 1, 0)), Put("two1", "pounder", (3, 5)))
    assert boxes_free(table, "one1", 1) == 2
    assert declare.options(table, "one1", "", "attack") == [(1, 1, "two1", "")]  # one shot each time
    referee = referee_of(table, (T,), one=Script(attack=[((1, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert declare.options(referee.table, "one1", "", "attack") == [(1, 1, "two1", "")]
    referee = referee_of(referee.table, (T,), one=Script(attack=[((1, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert declare.options(referee.table, "one1", "", "attack") == []


def test_weap_11_power_scope() -> None:
    table = armed("power_scope")
    assert hits(table, (0, 1, "two1", ""), STEADY)[1] == F(8, 9)
    assert hits(table, (0, 1, "two1", ""))[1] == F(1, 3)


def test_weap_12_a_reload_weapon_fires_once_and_wants_loading() -> None:
    table = plain(Put("one1", "hans", (3, 3)), Put("two1", "pounder", (3, 5)))
    referee = referee_of(table, (T, T, T), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert "loaded:0" not in referee.table.units["one1"].markers
    refusal = aiming.why_not_fire(referee.table, "one1", 0, "two1")
    assert reason(refusal) == ("DS-WEAP-12", "not-loaded")


def test_weap_13_a_salvo_doubles_the_dice_of_all_copies_once() -> None:
    table = plain(Put("one1", "flak_boys", (3, 3)), Put("two1", "pounder", (3, 5)))
    wildcat = plain(Put("one1", "honey", (3, 3)), Put("two1", "pounder", (3, 5)))
    assert lot(wildcat, (0, 1, "two1", "double")).dice == 2 * lot(wildcat, (0, 1, "two1", "")).dice
    three = armed("salvo", cell="3/2")
    three.change("one1", {"markers": frozenset({"loaded:0"})})
    assert lot(three, (0, 1, "two1", "double")).dice == 6
    assert lot(three, (0, 1, "two1", "double")).rule == "DS-WEAP-13"
    squad = plain(Put("one1", "flak_boys", (3, 3)), Put("two1", "ghosts", (3, 5)))
    mixed = ((0, 1, "two1", "double"), (0, 2, "two1", ""))
    assert reason(declare.why_not_declare(squad, "one1", "", "attack", mixed)) == (
        "DS-WEAP-13",
        "all-or-none",
    )
    referee = referee_of(squad, (T,) * 15, one=Script(attack=[((0, 3, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert "loaded:0" in referee.table.units["one1"].markers  # the normal rate never empties it
    referee = referee_of(squad, (T,) * 30, one=Script(attack=[((0, 3, "two1", "double"),)]))
    attack.attack(referee, "one1")
    assert reason(aiming.why_not_fire(referee.table, "one1", 0, "two1")) == ("DS-WEAP-13", "not-loaded")
    assert aiming.targets(table, "one1") == []  # the Fliegerfaust cannot harm a Pounder


def test_weap_14_a_sniper_names_the_officer() -> None:
    table = plain(Put("one1", "red_death", (3, 3)), Put("two1", "boss", (3, 6)))
    choice = ((0, 2, "two1", "at:two1a"),)
    assert choice[0] in declare.options(table, "one1", "", "attack")
    two = Script()
    referee = referee_of(table.copy(), (A, A), (T, T), one=Script(attack=[choice]), two=two)
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].figures == ("two1b", "two1c", "two1d", "two1e")  # the second is lost
    assert two.asked == []
    assert chances(table, *choice) == {0: F(49, 81), 1: F(32, 81)}
    assert lot(table, choice[0]).rule == "DS-WEAP-14"


def test_weap_14_who_shrugs_the_hit_off_lives() -> None:
    tough = card("tough", like="boss", skills=("damage_resilient",))
    table = plain(Put("one1", "red_death", (3, 3)), Put("two1", tough, (3, 6)))
    for face, alive in ((A, 5), (S, 4)):
        made = table.copy()
        referee = referee_of(made, (A,), (T,), (face,))
        declare.resolve(referee, "one1", ((0, 1, "two1", "at:two1a"),))
        assert len(made.units["two1"].figures) == alive


def test_weap_14_a_hero_who_has_joined_is_among_those_who_may_be_named() -> None:
    units = (
        Put("one1", "red_death", (3, 3)),
        Put("two1", "boss", (3, 6)),
        Put("two2", "bazooka_joe", (3, 6)),
    )
    joined = plain(*units, turn={"unit": "two1", "hero": "two2"})
    assert (0, 1, "two1", "at:two2a") in declare.options(joined, "one1", "", "attack")
    apart = plain(*units)
    assert (0, 1, "two1", "at:two2a") not in declare.options(apart, "one1", "", "attack")


def test_weap_14_a_joined_hero_may_be_named() -> None:
    table = plain(
        Put("one1", "red_death", (3, 3)),
        Put("two1", "boss", (3, 6)),
        Put("two2", "bazooka_joe", (3, 6)),
        turn={"unit": "two1", "hero": "two2"},
    )
    referee = referee_of(table, (A,), (T,), one=Script())
    declare.resolve(referee, "one1", ((0, 1, "two1", "at:two2a"),))
    assert referee.table.units["two2"].boxes == 3
    assert len(referee.table.units["two1"].figures) == 5


def test_weap_15_an_idle_spotter_helps_a_sniper_who_takes_his_time() -> None:
    table = plain(Put("one1", "crack_shots", (3, 3)), Put("two1", "ghosts", (3, 6)))
    sniper, rifle = (0, 1, "two1", ""), (1, 1, "two1", "")
    assert allotment.spotter_idle(table, "one1", declare.shots_read(sniper))
    assert not allotment.spotter_idle(table, "one1", declare.shots_read(sniper, rifle))
    hit = F(8, 9) * F(2, 3)
    assert chances(table, sniper, sustained=True)[1] == hit
    both = chances(table, sniper, rifle, sustained=True)
    assert both[0] == (1 - F(5, 9) * F(2, 3)) ** 3  # one die and two, all at 5/9
    table.change("one1", {"figures": ("one1a",)})
    assert chances(table, sniper, sustained=True)[1] == F(5, 9) * F(2, 3)


def test_weap_16_a_tesla_hit_stuns_even_if_saved() -> None:
    table = armed("tesla")
    referee = referee_of(table, (A,), (A,), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert len(referee.table.units["two1"].figures) == 5
    assert "stunned" in referee.table.units["two1"].markers
    missed = referee_of(armed("tesla"), (T,), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(missed, "one1")
    assert "stunned" not in missed.table.units["two1"].markers


def test_weap_16_the_motherland_and_the_death_masks() -> None:
    table = plain(
        Put("one1", "motherland_twin_tesla_gun", (3, 3)),
        Put("two1", "death_masks", (3, 8)),
        forts={"one1": "strongpoint"},
    )
    shot = (1, 1, "two1", "")
    assert lot(table, shot).dice == 18
    referee = referee_of(table, (A, A) + (S,) * 16, (T, T), one=Script(attack=[(shot,)]))
    attack.attack(referee, "one1")
    assert len(referee.table.units["two1"].figures) == 3
    assert "stunned" in referee.table.units["two1"].markers
    marks = [e for e in referee.events if e.rule == "DS-WEAP-16"]
    assert len(marks) == 1  # several hits, one marker


def test_weap_17_under_barrel_and_main_weapon_at_one_target() -> None:
    table = plain(
        Put("one1", "bot_hunters", (3, 3)), Put("two1", "ghosts", (3, 5)), Put("two2", "panzers", (4, 5))
    )
    together = ((0, 3, "two1", ""), (2, 3, "two1", ""))
    assert declare.why_not_declare(table, "one1", "", "attack", together) is None
    apart = ((0, 3, "two1", ""), (2, 3, "two2", ""))
    assert reason(declare.why_not_declare(table, "one1", "", "attack", apart)) == (
        "DS-WEAP-17",
        "same-target",
    )
    shared = ((0, 2, "two1", ""), (2, 1, "two2", ""))  # another soldier fires the launcher
    assert declare.why_not_declare(table, "one1", "", "attack", shared) is None


def test_weap_18_a_falke_drops_two_bombs() -> None:
    kv = card("kv", type="vehicle", kind="walker", damage=4, armour=3, points=9)
    table = plain(Put("one1", "falke", (3, 3), ammo=(2, 0)), Put("two1", kv, (3, 4)))
    offered = declare.options(table, "one1", "", "attack")
    assert [o for o in offered if o[0] == 0 and o[2] == "two1"] == [
        (0, 1, "two1", mode) for mode in ("x4", "x3", "x2", "")
    ]
    assert hits(table, (0, 1, "two1", "x2")) == {0: F(4, 9), 1: F(4, 9), 2: F(1, 9)}
    assert lot(table, (0, 1, "two1", "x2")).damage == 2
    assert lot(table, (0, 1, "two1", "x4")).dice == 4
    referee = referee_of(table, (A, T), one=Script(attack=[((0, 1, "two1", "x2"),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["one1"].ammo == (4, 0)
    assert referee.table.units["two1"].boxes == 2
    assert rolls(referee)[0][0] == "DS-WEAP-18"


def test_weap_19_a_wire_guided_weapon_alone_is_rolled_again() -> None:
    guns = card("rocket", weapon("wire", "1/1", "wire_guided"), weapon("mg", "1/1"), models=2)
    table = plain(Put("one1", guns, (3, 3)), Put("two1", card("lone", models=9), (3, 6)))
    wire, other = (0, 1, "two1", ""), (1, 1, "two1", "")
    assert chances(table, wire)[0] == 1 - F(5, 9) * F(2, 3)
    assert chances(table, wire, other)[0] == (1 - F(1, 3) * F(2, 3)) ** 2
    referee = referee_of(table, (T, A), (T,), one=Script(attack=[(wire,)]))
    attack.attack(referee, "one1")
    assert rolls(referee)[0][0] == "DS-WEAP-19"


@pytest.mark.parametrize("count", [1, 2, 3, 5, 10, 24])
def test_what_is_cut_off_a_chain_is_less_than_one_throw_in_a_million(count: int) -> None:
    from escarmouche.engine.dice import outcomes
    from escarmouche.games.dust.chapters.attack.hits import chained
    from escarmouche.games.dust.chapters.dice import CHAIN, ON_ARMY, armies

    told = chained(count)
    found, total = outcomes(armies(count).exploding(*ON_ARMY, depth=CHAIN))
    beyond = sum(ways for value, ways in found if value > len(told.limits))
    assert Fraction(beyond, total) + count * Fraction(1, 3 ** (CHAIN + 1)) < TAIL * max(1, count)
    assert told.read((A,) * count + (T,) * count) == count


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
