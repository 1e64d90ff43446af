"""Skills in a fight, conditions, superhumans (areas DS-SKILL, DS-STATE, DS-SUPER, DS-GEN)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust import aiming, attack, declare, saves, states
from escarmouche.games.dust.blows import reply_shots
from escarmouche.games.dust.cards import NOT_SHARED, has_skill
from escarmouche.games.dust.damage import take_hits
from escarmouche.games.dust.field import field_of
from escarmouche.games.dust.heroes import why_not_join
from escarmouche.games.dust.hits import COVER, INFANTRY_ONLY, NO_SAVE, Manner
from escarmouche.games.dust.table import Card, Table, Unit
from tests.dust.fights import F, chances, cited, hits, lot, mean, reason, rolls
from tests.dust.plain import plain
from tests.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5
STEADY = Manner(sustained=True)
TAIL = Fraction(1, 1_000_000)


def hero(*skills: str, name: str = "hero", **values: Any) -> Card:
    guns = (weapon("gun", "1/1"), weapon("knife", "1/1", range=0))
    return card(name, *guns, kind="hero", damage=4, skills=skills, **values)


def facing(first: Card, far: int = 3, target: str = "ghosts", **values: Any) -> Table:
    return plain(Put("one1", first, (3, 3)), Put("two1", target, (3, 3 + far)), **values)


GUN, KNIFE = (0, 1, "two1", ""), (1, 1, "two1", "")


# -- general ------------------------------------------------------------------------------------------------


def test_gen_01_a_special_rule_is_cited_in_place_of_the_standard_one() -> None:
    plain_die = lot(facing(hero()), GUN)
    assert plain_die.rule == "DT-HIT-01"
    assert lot(facing(hero("take_aim")), GUN, STEADY).rule == "DS-SKILL-39"
    steel = plain(Put("one1", hero(), (3, 3)), Put("two1", "steel_tornado", (3, 6)), cover=("two1",))
    assert saves.save_of(steel, "two1", "one1", COVER).rule == "DS-SKILL-37"
    assert saves.save_of(facing(hero()), "two1", "one1", COVER).rule == "DT-SAVE-07"


def test_gen_02_ranges_of_special_rules_count_squares_and_the_unit_itself() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "ghosts", (5, 4)), Put("one2", "lara", (3, 3)))
    field = field_of(table)
    assert field.within(table, "one1", "two1", 2)
    assert not field.within(table, "one1", "two1", 1)
    assert field.within(table, "one1", "one2", 1)
    assert field.within(table, "one1", "one1", 1)


# -- conditions ---------------------------------------------------------------------------------------------


def test_state_01_a_stunned_unit_neither_attacks_nor_strikes_back() -> None:
    table = facing(hero(), far=1)
    table.change("one1", {"markers": frozenset({"stunned"})})
    assert reason(aiming.why_not_attack(table, "one1")) == ("DS-STATE-01", "stunned")
    assert reason(aiming.why_not_fire(table, "one1", 0, "two1")) == ("DS-STATE-01", "stunned")
    assert declare.options(table, "one1", "", "attack") == []
    referee = referee_of(table)
    states.shake_off(referee, "one1")
    assert aiming.why_not_attack(referee.table, "one1") is None
    assert "DS-STATE-01" in cited(referee)


def test_state_01_a_stunned_hero_does_not_fight_with_the_unit_he_has_joined() -> None:
    squad, man = card("squad", weapon(count=5)), hero()
    units = (
        Put("one1", squad, (3, 3)),
        Put("one2", man, (3, 3), markers=("stunned",)),
        Put("two1", squad, (3, 4)),
    )
    table = plain(*units, turn={"hero": "one2"})
    assert all(shot[0] < 50 for shot in declare.options(table, "one1", "one2", "attack"))
    assert reply_shots(table, "one1", "one2", "two1") == ((-1, 5, "two1", ""),)
    referee = referee_of(table)
    states.shake_off(referee, "one2")
    assert any(shot[0] > 50 for shot in declare.options(table, "one1", "one2", "attack"))
    assert len(reply_shots(table, "one1", "one2", "two1")) == 2


# -- superhumans --------------------------------------------------------------------------------------------


def test_super_01_a_superhuman_never_joins() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)),
        Put("two1", "gunners", (3, 6)),
        Put("two2", hero("superhuman"), (3, 6)),
    )
    assert reason(why_not_join(table, "two2", "two1")) == ("DS-SUPER-01", "superhuman-joins-nobody")
    two = Script()
    referee = referee_of(table, (S,) * 8, one=Script(attack=[((2, 1, "two2", ""),)]), two=two)
    attack.attack(referee, "one1")
    assert two.asked == []


def test_super_02_a_sidekick_joins_his_own_hero_when_attacked() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)),
        Put("two1", hero("superhuman", name="titan"), (3, 6)),
        Put("two2", hero("sidekick:titan", name="mouse", armour=1), (3, 6)),
    )
    assert why_not_join(table, "two2", "two1") is None
    two = Script(shelter=["two1"])
    referee = referee_of(table, (S,) * 8, one=Script(attack=[((2, 1, "two2", ""),)]), two=two)
    attack.attack(referee, "one1")
    ask = two.asked[0]
    assert (ask.question, ask.options) == ("shelter", ("two1", NO_ONE))


def test_super_04_no_markers_of_fire_for_superhumans() -> None:
    """The grid has no such markers: ten hits leave none on anybody."""
    table = facing(card("storm", weapon("storm", "10/1"), models=1), target="lara")
    referee = referee_of(table, (A,) * 10, (A,) * 10, one=Script(attack=[GUN]))
    attack.resolve(referee, "one1", (GUN,))
    assert not referee.table.units["two1"].markers & {"under_fire", "suppressed"}


# -- skills -------------------------------------------------------------------------------------------------


def test_skill_01_once_per_game_skills_are_chosen_before_the_dice() -> None:
    table = facing(hero("lucky"))
    player = Script(attack=[(GUN, declare.LUCKY)])
    referee = referee_of(table, (T,), (A,), (T,), one=player)
    attack.attack(referee, "one1")
    assert declare.LUCKY in player.asked[0].options
    assert [a.question for a in player.asked] == ["attack"]  # nothing is asked after the dice


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


def test_skill_03_two_fighting_spirits_are_ticked_by_one_use() -> None:
    brave = card("brave", weapon("gun", "1/1", count=5), models=5, skills=("fighting_spirit",))
    table = plain(
        Put("one1", brave, (3, 3)),
        Put("one2", hero("fighting_spirit"), (3, 3)),
        Put("two1", "gunners", (3, 6)),
        turn={"unit": "one1", "hero": "one2"},
    )
    referee = referee_of(table, (S,), (S,), one=Script(attack=[(GUN, (100, 1, "two1", ""), declare.SPIRIT)]))
    attack.attack(referee, "one1")
    assert referee.table.units["one1"].used == ("fighting_spirit",)
    assert referee.table.units["one2"].used == ("fighting_spirit",)
    assert declare.SPIRIT not in declare.options(referee.table, "one1", "one2", "attack")


def test_skill_03_who_has_used_it_up_spoils_it_for_the_other() -> None:
    squad = card("squad", weapon(count=5), skills=("fighting_spirit",))
    man = card("man", weapon(), kind="hero", damage=4, skills=("fighting_spirit",))
    for used, left in (((), ("one1", "one2")), (("fighting_spirit",), ())):
        units = (Put("one1", squad, (3, 3)), Put("one2", man, (3, 3), used=used), Put("two1", squad, (3, 6)))
        assert declare.spirited(plain(*units, turn={"hero": "one2"}), "one1", "one2") == left


def test_skill_08_an_observer_lets_a_gun_fire_at_what_he_sees() -> None:
    table = plain(
        Put("one1", "watchers", (3, 3), markers=("camouflaged",)),
        Put("one2", "hailstorm", (3, 0), facing=0),
        Put("two1", "ghosts", (3, 7)),
        hidden=(("one2", "two1"),),
        cover=(("two1", "one1"),),
    )
    assert reason(aiming.why_not_fire(table, "one2", 1, "two1")) == ("DT-LOS-01", "not-seen")
    shot = (1, 1, "two1", "gun:one2")
    assert shot in declare.options(table, "one1", "", "attack")
    referee = referee_of(table.copy(), (A,) + (T,) * 4, (S,), one=Script(attack=[(shot,)]))
    attack.attack(referee, "one1")
    assert rolls(referee)[1] == ("DT-SAVE-05", "1D", 1)  # cover is judged from the observer
    assert "activated" in referee.table.units["one2"].markers
    assert "camouflaged" in referee.table.units["one1"].markers  # directing does not show him
    assert reason(declare.why_not_direct(referee.table, "one1", "one2")) == ("DS-SKILL-08", "gun-activated")


def test_skill_08_out_of_the_guns_arc_or_range_or_with_own_weapons_refused() -> None:
    units = (
        Put("one1", "watchers", (3, 3)),
        Put("one2", "hailstorm", (3, 0), facing=4),
        Put("two1", "ghosts", (3, 6)),
    )
    assert not [o for o in declare.options(plain(*units), "one1", "", "attack") if o[3] == "gun:one2"]
    near = plain(
        Put("one1", "watchers", (3, 3)),
        Put("one2", "hailstorm", (3, 4), facing=0),
        Put("two1", "ghosts", (3, 6)),
    )
    assert not [o for o in declare.options(near, "one1", "", "attack") if o[3] == "gun:one2"]
    table = plain(
        Put("one1", "watchers", (3, 3)),
        Put("one2", "hailstorm", (3, 0), facing=0),
        Put("two1", "ghosts", (3, 6)),
    )
    both = ((1, 1, "two1", "gun:one2"), (0, 1, "two1", ""))
    assert reason(declare.why_not_declare(table, "one1", "", "attack", both)) == (
        "DS-SKILL-08",
        "one-gun-instead",
    )
    table.change("one2", {"markers": frozenset({"stunned"})})
    assert reason(declare.why_not_direct(table, "one1", "one2")) == ("DS-SKILL-08", "gun-stunned")
    assert reason(declare.why_not_direct(table, "two1", "one2")) == ("DS-SKILL-08", "no-observer")
    fresh = plain(
        Put("one1", "watchers", (3, 3), markers=("stunned",)),
        Put("one2", "hailstorm", (3, 0), facing=0),
        Put("two1", "ghosts", (3, 6)),
    )
    assert declare.options(fresh, "one1", "", "attack") == []  # a stunned observer directs nothing


@pytest.mark.parametrize(("loaded", "context", "after"), [
    (True, "attack", True), (False, "attack", False), (True, "sustained", False),
])  # fmt: skip
def test_skill_08_the_gun_reloads_before_or_after_a_plain_attack(
    loaded: bool, context: str, after: bool
) -> None:
    table = plain(
        Put("one1", "recon_mickey", (3, 3)),
        Put("one2", "lothar", (3, 0), facing=0, empty=not loaded),
        Put("two1", "ghosts", (3, 7)),
    )
    shot = (0, 1, "two1", "gun:one2")
    assert shot in declare.options(table, "one1", "", context)
    thrown = (S,) * (20 if context == "sustained" else 10)
    referee = referee_of(table, thrown, one=Script(attack=[(shot,)]))
    attack.attack(referee, "one1", context)
    assert ("loaded:0" in referee.table.units["one2"].markers) is after
    empty = plain(
        Put("one1", "recon_mickey", (3, 3)),
        Put("one2", "lothar", (3, 0), empty=True),
        Put("two1", "ghosts", (3, 7)),
    )
    assert shot not in declare.options(empty, "one1", "", "sustained")


def test_skill_09_an_assassin_says_who_falls() -> None:
    table = facing(hero("assassin"), far=1, target="boss")
    one, two = Script(attack=[(KNIFE,)], losses=[("two1a",)]), Script()
    referee = referee_of(table.copy(), (A,), (S,) * 5, one=one, two=two)
    attack.attack(referee, "one1")
    assert "two1a" not in referee.table.units["two1"].figures  # the Officer
    ask = next(a for a in one.asked if a.question == "losses")
    assert (ask.rule, ask.side) == ("DS-SKILL-09", "one")
    assert ask.proposal == ("two1a",)
    ranged = referee_of(table.copy(), (A,), (S,), one=Script(attack=[(GUN,)]), two=two)
    attack.attack(ranged, "one1")
    assert two.asked[-1].rule == "DT-DMG-02"  # with his gun he does not


def test_skill_11_berserk_chains_close_combat_hits() -> None:
    table = facing(hero("berserk"), far=1)
    found = hits(table, KNIFE)
    assert abs(mean(found) - F(1, 2)) < TAIL
    assert lot(table, KNIFE).chain == "DS-SKILL-11"
    assert lot(table, GUN).chain == ""
    saw = card(
        "saw", weapon("saw", "1/1", "cutting", "expert", range=0), kind="hero", damage=4, skills=("berserk",)
    )
    both = facing(saw, far=1)
    assert lot(both, GUN).chain == "DS-WEAP-03"  # one chain only
    assert abs(mean(hits(both, GUN)) - 1) < 2 * TAIL


def test_skill_15_an_attack_ends_camouflage_and_a_reply_does_not() -> None:
    table = facing(hero(), far=1)
    for unit in ("one1", "two1"):
        table.change(unit, {"markers": frozenset({"camouflaged"})})
    referee = referee_of(table, (S,), (S,) * 5, one=Script(attack=[(KNIFE,)]))
    attack.attack(referee, "one1")
    assert "camouflaged" not in referee.table.units["one1"].markers
    assert "camouflaged" in referee.table.units["two1"].markers
    assert "DS-SKILL-15" in cited(referee)


def fate(unit: Unit) -> tuple[str, int, bool]:
    return unit.place, unit.boxes, "stunned" in unit.markers


def test_skill_17_cheat_death_at_the_end_of_the_action() -> None:
    table = plain(
        Put("one1", card("gun", weapon("gun", "1/N"), models=1), (3, 3)),
        Put("two1", hero("cheat_death"), (3, 6)),
    )
    found = odds(
        attack.resolve, table, "one1", (GUN,), False,
        of=lambda _, after: fate(after.units["two1"]), policy=attack.quick,
    ).chances  # fmt: skip
    assert found[("board", 3, True)] == F(2, 9) * F(2, 3)
    assert found[("gone", 4, False)] == F(2, 9) * F(1, 3)
    assert found[("board", 0, False)] == F(7, 9)


def test_skill_17_he_neither_strikes_back_nor_takes_more_hits_in_that_action() -> None:
    both = card("both", weapon("gun", "1/N"), weapon("knife", "1/1", range=0), models=1)
    table = plain(Put("one1", both, (3, 3)), Put("two1", hero("cheat_death"), (3, 4)))
    referee = referee_of(table, (A,), (T,), (A,), one=Script(attack=[(GUN, KNIFE)]))
    attack.attack(referee, "one1")
    assert [rule for rule, _, _ in rolls(referee)] == ["DT-HIT-01", "DT-SAVE-07", "DS-SKILL-17"]
    assert referee.table.units["two1"].boxes == 3


def test_skill_17_works_in_a_destroyed_machine_too() -> None:
    table = plain(
        Put("one1", card("gun", weapon("gun", "1/N"), models=1), (3, 3)),
        Put("two1", "pounder", (3, 6)),
        Put("two2", hero("cheat_death", "pilot"), boxes=3, place="aboard", carrier="two1", seat="pilot"),
    )
    referee = referee_of(table, (A,), (T,), (S,), one=Script(attack=[(GUN,)]))
    attack.attack(referee, "one1")
    assert rolls(referee)[1:] == [("DS-HERO-10", "1D", 0), ("DS-SKILL-17", "1D", 1)]
    assert referee.table.units["two2"].place == "board"
    assert "stunned" in referee.table.units["two2"].markers


def test_skill_19_a_squad_cancels_one_hit_in_three() -> None:
    tough = card("tough", models=5, skills=("damage_resilient",))
    gun = card("gun", weapon("gun", "1/1"), models=1)
    table = plain(Put("one1", gun, (3, 3)), Put("two1", tough, (3, 6)))
    assert chances(table, GUN)[1] == F(4, 27)
    hidden = plain(Put("one1", gun, (3, 3)), Put("two1", tough, (3, 6)), cover=("two1",))
    assert chances(hidden, GUN)[1] == F(2, 27)


def test_skill_19_an_instant_kill_on_a_fresh_hero() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "lara", (3, 6)))
    found = odds(
        lambda r: take_hits(r, "DT-DMG-06", "two1", ((0, True),)), table,
        of=lambda _, after: after.units["two1"].place == "board",
    ).chances  # fmt: skip
    assert found[True] == F(65, 81)


def test_skill_19_lara_and_the_panzers() -> None:
    """Two Gatling hits of two, three machine-gun hits of one: Lara takes two damage, no Panzer falls."""
    table = plain(
        Put("one1", "babushka", (3, 3)),
        Put("two1", "panzers", (3, 6)),
        Put("two2", "lara", (3, 6)),
    )
    gatling, dshk = (0, 1, "two1", ""), (1, 1, "two1", "")
    assert lot(table, gatling).damage == 2
    two = Script(
        stand_by=["two2"],
        share_hit=[(1, "two2"), (1, "two2"), (1, "two2"), (0, "two2"), (0, "two1")],
    )
    thrown = (
        (A, A) + (S,) * 7, (A, A, A, S),  # two Gatling hits, three of the machine gun
        (A,),  # Lara saves the first
        (T,), (A,),  # fails to save the second, but cancels it
        (T,), (T,),  # takes the third
        (T,), (A, S),  # the Gatling: two points, one cancelled
        (T,), (A,),  # a Panzer: save failed, the second point is lost, his die shows army
    )  # fmt: skip
    referee = referee_of(table, *thrown, one=Script(attack=[(gatling, dshk)]), two=two)
    attack.attack(referee, "one1")
    assert referee.table.units["two2"].boxes == 2
    assert len(referee.table.units["two1"].figures) == 3
    assert len([a for a in two.asked if a.question == "share-hit"]) == 5


def test_skill_20_defensive_tactics_in_cover_only() -> None:
    wary = card("wary", models=5, skills=("defensive_tactics",))
    gun = card("gun", weapon("gun", "1/1"), weapon("flame", "1/1", "flame"), models=2)
    units = (Put("one1", gun, (3, 3)), Put("two1", wary, (3, 4)))
    assert chances(plain(*units), GUN)[1] == F(1, 3) * F(2, 3)
    assert chances(plain(*units, cover=("two1",)), GUN)[1] == F(1, 3) * F(1, 3) * F(2, 3)
    flame = (1, 1, "two1", "")
    assert chances(plain(*units, cover=("two1",)), flame)[1] == F(1, 3) * F(2, 3)  # even with the save denied
    shared = plain(
        Put("one1", gun, (3, 3)),
        Put("two1", card("plain", models=5), (3, 4)),
        Put("two2", hero("defensive_tactics"), (3, 4)),
        cover=("two1", "two2"),
    )
    assert has_skill(shared, "two1", "defensive_tactics", "two2")


def test_skill_21_an_expert_hits_on_army_or_target() -> None:
    expert = card("joe", weapon("gun", "1/1", "expert"), kind="hero", damage=4)
    table = facing(expert)
    assert hits(table, GUN)[1] == F(2, 3)
    assert hits(table, GUN, STEADY)[1] == F(8, 9)
    joined = plain(
        Put("one1", "ghosts", (3, 3)), Put("one2", expert, (3, 3)), Put("two1", "gunners", (3, 5)),
        turn={"unit": "one1", "hero": "one2"},
    )  # fmt: skip
    assert not lot(joined, (0, 1, "two1", ""), hero="one2").easy  # not shared
    assert lot(joined, (100, 1, "two1", ""), hero="one2").easy


def test_skill_21_koshka_is_an_expert_with_grandmas_weapons() -> None:
    table = plain(
        Put("one1", "grandma", (3, 3), facing=0),
        Put("one2", "koshka", place="aboard", carrier="one1", seat="pilot"),
        Put("two1", "pounder", (3, 4)),
    )
    for line in (0, 1):
        assert lot(table, (line, 1, "two1", "")).rule == "DS-SKILL-21"
    table.change("one2", {"place": "gone", "carrier": ""})
    assert not lot(table, (0, 1, "two1", "")).easy


def test_skill_21_counts_in_replies() -> None:
    knives = card("knives", weapon("knife", "1/1", "expert", range=0), kind="hero", damage=4)
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", knives, (3, 4)))
    assert chances(table, (-1, 1, "two1", ""), target="one1")[1] == F(2, 3)


def test_skill_22_fighting_spirit_once() -> None:
    table = facing(hero("fighting_spirit"))
    assert chances(table, GUN, declare.SPIRIT)[1] == F(2, 3) * F(2, 3)
    referee = referee_of(table, (T,), (S,), one=Script(attack=[(GUN, declare.SPIRIT)]))
    attack.attack(referee, "one1")
    assert referee.table.units["one1"].used == ("fighting_spirit",)
    assert rolls(referee)[0] == ("DS-SKILL-22", "1D", 1)


def test_skill_23_first_strike() -> None:
    table = plain(Put("one1", "hammers", (3, 3)), Put("two1", "gunners", (3, 4), left=4))
    punches = (0, 3, "two1", "")
    referee = referee_of(table, (A, A, T, T, S, S), (T, T), one=Script(attack=[(punches,)]))
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["6D", "2D"]


def test_skill_23_in_reply_the_attacker_strikes_with_who_is_left() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "hammers", (3, 4)))
    one = Script(attack=[((-1, 5, "two1", ""),)], losses=[("one1a", "one1b")])
    referee = referee_of(table, (A, A, T, T, S, S), (A, T, T), one=one)
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["6D", "3D"]
    assert len(referee.table.units["two1"].figures) == 2
    both = plain(Put("one1", "hammers", (3, 3)), Put("two1", "hammers", (3, 4)))
    referee = referee_of(both, (A,) * 6, (A,) * 6, one=Script(attack=[((0, 3, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["one1"].place == referee.table.units["two1"].place == "gone"


def test_skill_27_killing_spree_chains_ranged_hits() -> None:
    table = facing(hero("killing_spree"), far=1)
    found = hits(table, GUN)
    assert [found[n] for n in range(4)] == [F(2, 3), F(2, 9), F(2, 27), F(2, 81)]
    assert abs(mean(found) - F(1, 2)) < TAIL
    assert lot(table, GUN).chain == "DS-SKILL-27"
    assert lot(table, KNIFE).chain == ""
    joined = plain(
        Put("one1", "ghosts", (3, 3)),
        Put("one2", hero("killing_spree"), (3, 3)),
        Put("two1", "gunners", (3, 5)),
        turn={"unit": "one1", "hero": "one2"},
    )  # fmt: skip
    assert lot(joined, (0, 1, "two1", ""), hero="one2").chain == ""


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


@pytest.mark.parametrize(("name", "rule"), [("steel_tornado", "DS-SKILL-37"), ("zombies", "DS-SKILL-41")])
def test_skill_37_and_41_no_cover_but_army_or_shield(name: str, rule: str) -> None:
    for options in ({}, {"cover": ("two1",)}):
        table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", name, (3, 6)), **options)
        for kind in (COVER, INFANTRY_ONLY):
            save = saves.save_of(table, "two1", "one1", kind)
            assert (save.rule, save.easy) == (rule, True)
        assert saves.save_of(table, "two1", "one1", NO_SAVE).rule == ""


def test_skill_39_take_aim() -> None:
    table = facing(hero("take_aim"), far=1)
    assert hits(table, GUN, STEADY)[1] == F(8, 9)
    assert hits(table, GUN)[1] == F(1, 3)
    assert hits(table, KNIFE, STEADY)[1] == F(5, 9)


def test_skill_41_stunned_zombies_still_stunned() -> None:
    gun = card("tesla", weapon("tesla", "1/1", "tesla"), models=1)
    table = plain(Put("one1", gun, (3, 3)), Put("two1", "zombies", (3, 6)))
    referee = referee_of(table, (A,), (A,), one=Script(attack=[(GUN,)]))
    attack.attack(referee, "one1")
    assert states.stunned(referee.table, "two1")
