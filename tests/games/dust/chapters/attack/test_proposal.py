"""The attack that is proposed: clear cases in which one allotment of weapons is plainly the best."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import NO_ONE
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import aiming, proposal
from escarmouche.games.dust.chapters.attack.hits import Attack, Manner
from escarmouche.games.dust.chapters.attack.shots import Shot, codes, read_all
from escarmouche.games.dust.table import Table, Weapon
from tests.games.dust import coded as declare
from tests.games.dust.fights import chances, mean
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, card, weapon

RIFLE = weapon("rifle", "1/1", count=5)
SQUAD = card("squad", RIFLE, points=10)
TANK = card(
    "tank", weapon("cannon", "2/2"), type="vehicle", kind="walker", damage=6, points=18, locomotion="walker"
)
TARGET = card("target", points=10)
HARD = weapon("hard", "1/4", infantry=("-",) * 4, count=2)
DEAR = card("dear", points=99)
SOFT = weapon("soft", "1/1", vehicle=("-",) * 7, count=3)


def best(table: Table, context: str = aiming.ATTACK, hero: str = "") -> tuple[Any, ...]:
    offered = read_all(declare.options(table, "one1", hero, context))
    found = codes(proposal.best(table, "one1", hero, context, offered))
    assert declare.why_not_declare(table, "one1", hero, context, found) is None
    return found


def drafts(table: Table, context: str = aiming.ATTACK) -> list[tuple[Any, ...]]:
    offered = read_all(declare.options(table, "one1", "", context))
    return [codes(make()) for make in proposal.several(table, "one1", "", context, offered)]


# -- what a shot is worth -----------------------------------------------------------------------------------


def test_a_miniature_and_a_box_are_worth_their_share_of_the_points() -> None:
    table = plain(Put("one1", SQUAD, (0, 0)), Put("two1", TANK, (3, 3), boxes=4), Put("two2", SQUAD, left=1))
    assert proposal.worth(table, "one1") == 2.0
    assert proposal.worth(table, "two1") == 3.0  # of its six boxes, ticked or not
    assert proposal.worth(table, "two2") == 2.0


def _cases() -> list[tuple[str, Table, bool]]:
    one = weapon("one", "1/1")
    big = weapon("big", "1/2")
    kill = weapon("kill", "1/N")

    def man(gun: Weapon) -> Put:
        return Put("one1", card("man", gun, models=1), (0, 0))

    squad, tank = Put("two1", TARGET, (2, 2)), Put("two1", TANK, (2, 2))
    tough = Put("two1", card("tough", kind="hero", damage=4, skills=("damage_resilient",)), (2, 2))
    gun = Put("two1", card("gun", weapon(), kind="support_weapon", damage=4), (2, 2))
    blast = weapon("blast", "B/1")
    return [
        ("infantry save", plain(man(one), squad), False),
        ("infantry in cover", plain(man(one), squad, cover=["two1"]), False),
        ("sustained", plain(man(one), squad), True),
        ("a bunker", plain(man(one), squad, forts={"two1": "bunker"}), False),
        ("a strongpoint", plain(man(one), squad, forts={"two1": "strongpoint"}), False),
        ("a squad knows no damage", plain(man(big), squad), False),
        ("two boxes", plain(man(big), tank), False),
        ("a vehicle in cover", plain(man(big), tank, cover=["two1"]), False),
        ("a vehicle killed at once", plain(man(kill), tank), False),
        ("a vehicle nearly gone", plain(man(big), Put("two1", TANK, (2, 2), boxes=5)), False),
        ("one box, resilient", plain(man(one), tough), False),
        ("a crew loses one man a hit", plain(man(big), gun), False),
        ("a blast on a single man", plain(man(blast), Put("two1", TARGET, (2, 2), left=1)), False),
    ]


@pytest.mark.parametrize(("table", "sustained"), [c[1:] for c in _cases()], ids=[c[0] for c in _cases()])
def test_hit_02_what_is_expected_of_one_die_is_the_mean_of_the_exact_odds(
    table: Table, sustained: bool
) -> None:
    exact = mean(chances(table, (0, 1, "two1", ""), sustained=sustained))
    attack = Attack("one1", manner=Manner(sustained=sustained))
    found = proposal.expected(table, attack, Shot(0, 1, "two1"))
    assert found == pytest.approx(float(exact))


def test_card_08_nothing_is_expected_of_a_weapon_that_cannot_harm() -> None:
    table = plain(Put("one1", card("man", HARD, models=1)), Put("two1", TARGET, (2, 2)))
    assert proposal.expected(table, Attack("one1"), Shot(0, 1, "two1")) == 0.0


# -- who fires at whom --------------------------------------------------------------------------------------


def test_tgt_03_each_weapon_goes_where_it_does_most() -> None:
    mixed = card("mixed", SOFT, HARD)
    table = plain(Put("one1", mixed), Put("two1", TANK, (3, 0)), Put("two2", TARGET, (0, 3)))
    assert set(best(table)) == {(0, 3, "two2", ""), (1, 2, "two1", "")}


def test_tgt_03_the_dearer_target_is_fired_at_and_nothing_beyond_its_death() -> None:
    dear, cheap = card("dear", points=30), card("cheap", points=5)
    table = plain(Put("one1", SQUAD), Put("two1", cheap, (3, 0)), Put("two2", dear, (0, 3)))
    assert best(table) == ((0, 5, "two2", ""),)
    sure = card("sure", weapon("sure", "9/1", count=5))
    last = plain(Put("one1", sure), Put("two1", cheap, (3, 0)), Put("two2", dear, (0, 3), left=1))
    assert set(best(last)) == {(0, 4, "two1", ""), (0, 1, "two2", "")}


def test_tgt_03_nobody_to_harm_is_nobody_to_fire_at() -> None:
    table = plain(Put("one1", SQUAD), Put("two1", TARGET, (3, 0)))
    assert proposal.best(table, "one1", "", aiming.ATTACK, ()) == ()


def test_weap_08_a_limited_shot_is_kept_where_a_plain_one_does_as_much() -> None:
    plenty = weapon("plenty", "2/1", count=5)
    faust = weapon("faust", "1/3", "limited_ammo", "grenade", count=3)
    armed = card("armed", plenty, faust)
    poor, machine = Put("two1", TARGET, (2, 0)), Put("two1", TANK, (2, 0))
    assert best(plain(Put("one1", armed), poor)) == ((0, 5, "two1", ""),)
    light = replace(armed, weapons=(weapon("plenty", "2/1", vehicle=("-",) * 7, count=5), faust))
    assert best(plain(Put("one1", light), machine)) == ((1, 3, "two1", ""),)
    cheap = card("cheap", type="vehicle", kind="walker", damage=6, points=1, locomotion="walker")
    assert best(plain(Put("one1", light), Put("two1", cheap, (2, 0)))) == ()  # kept for better targets


def test_weap_08_a_limited_shot_that_is_little_better_is_kept() -> None:
    faust = weapon("faust", "6/1", "limited_ammo", count=5)
    table = plain(Put("one1", card("armed", weapon("gun", "5/1", count=5), faust)), Put("two1", DEAR, (2, 0)))
    assert {shot[0] for shot in best(table)} == {0}
    double = replace(faust, infantry=("9/1",) * 4)
    table = plain(
        Put("one1", card("armed", weapon("gun", "5/1", count=5), double)), Put("two1", DEAR, (2, 0))
    )
    assert 1 in {shot[0] for shot in best(table)}


def test_weap_08_no_more_shots_than_boxes_are_free() -> None:
    faust = weapon("faust", "1/3", "limited_ammo", count=5)
    armed = card("armed", weapon("rifle", "1/1", count=5, vehicle=("-",) * 7), faust)
    machine = card("machine", type="vehicle", kind="walker", damage=9, points=60, locomotion="walker")
    table = plain(Put("one1", armed, ammo=(0, 3)), Put("two1", machine, (2, 0)))
    assert best(table) == ((1, 2, "two1", ""),)


def test_tgt_05_of_a_crew_no_more_fire_than_carry_a_weapon() -> None:
    gun, carbine = weapon("gun", "8/1", "main", range=8), weapon("carbine", "1/1", count=1)
    piece = card("piece", gun, carbine, kind="support_weapon", damage=5)
    table = plain(Put("one1", piece), Put("two1", DEAR, (3, 0)), Put("two2", DEAR, (0, 3)))
    assert sorted(shot[:2] for shot in best(table)) == [(0, 1), (1, 1)]


def test_weap_17_an_under_barrel_weapon_fires_with_its_rifle() -> None:
    barrel = weapon("barrel", "1/1", "under_barrel", count=5, range=2)
    armed = card("armed", RIFLE, barrel)
    table = plain(Put("one1", armed), Put("two1", TARGET, (2, 0)), Put("two2", card("far", points=5), (0, 5)))
    assert set(best(table)) == {(0, 5, "two1", ""), (1, 5, "two1", "")}


def test_tgt_04_no_more_copies_than_soldiers_are_left() -> None:
    mixed = card("mixed", SOFT, HARD)
    table = plain(Put("one1", mixed, left=4), Put("two1", TANK, (3, 0)), Put("two2", TARGET, (0, 3)))
    assert set(best(table)) == {(0, 3, "two2", ""), (1, 1, "two1", "")}


def test_tgt_05_two_of_the_crew_serve_the_gun_and_the_others_fire_what_they_carry() -> None:
    gun = weapon("gun", "8/1", "main", range=8)
    carbine = weapon("carbine", "1/1", count=4)
    piece = card("piece", gun, carbine, kind="support_weapon", damage=4)
    target = card("target", models=5, points=40)
    table = plain(Put("one1", piece), Put("two1", target, (3, 0)), Put("two2", target, (0, 3)))
    assert (0, 1) in [shot[:2] for shot in best(table)]
    assert sum(shot[1] for shot in best(table) if shot[0] == 1) == 2
    short = plain(Put("one1", piece, boxes=3), Put("two1", target, (3, 0)))
    assert best(short) == ((1, 1, "two1", ""),)  # one man alone cannot serve it
    weak = replace(piece, weapons=(weapon("gun", "1/1", "main", range=8), weapon("carbine", "4/1", count=4)))
    assert best(plain(Put("one1", weak), Put("two1", target, (3, 0)))) == ((1, 4, "two1", ""),)


def test_tgt_07_a_machine_fires_its_own_weapons_or_its_crew_does_whichever_is_more() -> None:
    own, crew = weapon("own", "6/1"), weapon("crew", "1/1", "crew", count=4)
    truck = card("truck", own, crew, type="vehicle", kind="tank", damage=4, locomotion="wheeled")
    target = card("target", points=40)
    assert best(plain(Put("one1", truck), Put("two1", target, (3, 0)))) == ((0, 1, "two1", ""),)
    fewer = replace(truck, weapons=(weapon("own", "1/1"), crew))
    assert best(plain(Put("one1", fewer), Put("two1", target, (3, 0)))) == ((1, 4, "two1", ""),)


def test_cc_05_a_sustained_attack_is_ranged_or_close_whichever_does_more() -> None:
    blade = weapon("blade", "4/1", count=5, range=0)
    armed = card("armed", RIFLE, blade, points=10)
    helpless = card("helpless", type="vehicle", kind="walker", damage=9, points=30, locomotion="walker",
                    skills=("x",))  # fmt: skip
    table = plain(Put("one1", armed), Put("two1", helpless, (1, 0)))
    assert {shot[0] for shot in best(table, aiming.SUSTAINED)} == {1}
    assert {shot[0] for shot in best(table)} == {0, 1}
    guns = replace(armed, weapons=(weapon("rifle", "9/1", count=5), weapon("blade", "1/1", count=5, range=0)))
    ranged = plain(Put("one1", guns), Put("two1", helpless, (1, 0)))
    assert {shot[0] for shot in best(ranged, aiming.SUSTAINED)} == {0}


def test_cc_01_a_fight_that_costs_more_than_it_brings_is_not_sought() -> None:
    fists = weapon("fists", "9/1", count=5, range=0)
    terror = card("terror", fists, points=10)
    table = plain(Put("one1", SQUAD), Put("two1", terror, (1, 0)))
    assert best(table) == ((0, 5, "two1", ""),)
    stunned = plain(Put("one1", SQUAD), Put("two1", terror, (1, 0), markers=["stunned"]))
    assert {shot[0] for shot in best(stunned)} == {0, -1}  # who cannot answer is struck too
    meek = plain(Put("one1", SQUAD), Put("two1", card("meek", points=50), (1, 0)))
    assert {shot[0] for shot in best(meek)} == {0, -1}


def test_cc_07_a_machine_with_blades_does_not_use_the_standard_weapon() -> None:
    claws = card("claws", weapon("claw", "3/1", count=2, range=0), type="vehicle", kind="walker", damage=6,
                 locomotion="walker")  # fmt: skip
    table = plain(Put("one1", claws), Put("two1", card("meek", points=50), (1, 0)))
    assert best(table) == ((0, 2, "two1", ""),)


def test_hit_07_a_flame_is_not_led_through_friends() -> None:
    flame = weapon("flame", "B/1", "flame", range=2)
    burner = card("burner", flame, models=1)
    friends = card("friends", points=60)
    units = [Put("one1", burner), Put("one2", friends, (1, 0)), Put("two1", TARGET, (2, 0))]
    assert best(plain(*units, paths=[("one2", "two1")])) == ()
    assert best(plain(*units, paths=[("one2", "two1"), ("two1",)])) == ((0, 1, "two1", ""),)
    near = [Put("one1", burner), Put("one2", friends, (0, 1)), Put("two1", TARGET, (1, 0))]
    assert (0, 1, "two1", "") in best(plain(*near, paths=[("one2", "two1")]))  # nobody between neighbours
    foes = [Put("one1", burner), Put("two2", card("poor", points=1), (1, 0)), Put("two1", TARGET, (2, 0))]
    assert (0, 1, "two1", "") in best(plain(*foes, paths=[("two2", "two1")]))


def test_weap_18_a_volley_fires_as_many_shots_as_the_target_needs() -> None:
    rocket = weapon("rocket", "3/2", "volley", "limited_ammo", boxes=4)
    truck = card("truck", rocket, type="vehicle", kind="tank", damage=4, locomotion="wheeled")
    fresh = plain(Put("one1", truck), Put("two1", replace(TANK, damage=6, points=40), (3, 0)))
    assert best(fresh) == ((0, 1, "two1", "x3"),)  # two boxes a shot, six to go
    hurt = plain(Put("one1", truck), Put("two1", replace(TANK, damage=6, points=40), (3, 0), boxes=4))
    assert best(hurt) == ((0, 1, "two1", ""),)
    few = plain(Put("one1", truck, ammo=(2,)), Put("two1", replace(TANK, damage=6, points=40), (3, 0)))
    assert best(few) == ((0, 1, "two1", "x2"),)


def test_weap_13_a_salvo_is_doubled_where_one_is_not_enough_and_worth_it() -> None:
    phaser = weapon("phaser", "3/1", "salvo")
    truck = card("truck", phaser, type="vehicle", kind="tank", damage=4, locomotion="wheeled")
    dear = plain(Put("one1", truck), Put("two1", card("dear", points=30), (3, 0)))
    assert best(dear) == ((0, 1, "two1", "double"),)
    cheap = plain(Put("one1", truck), Put("two1", card("cheap", points=1), (3, 0)))
    assert best(cheap) == ((0, 1, "two1", ""),)
    dying = plain(Put("one1", replace(truck, weapons=(weapon("phaser", "9/1", "salvo"),))),
                  Put("two1", card("dear", points=30), (3, 0), left=1))  # fmt: skip
    assert best(dying) == ((0, 1, "two1", ""),)


def test_skill_22_a_skill_of_once_a_game_is_used_on_a_grand_attack_only() -> None:
    spirited = card("spirited", weapon("mg", "4/1", count=5), skills=("fighting_spirit",))
    grand = plain(Put("one1", spirited), Put("two1", card("dear", points=30), (3, 0)))
    assert best(grand) == ((0, 5, "two1", ""), "skill:fighting_spirit")
    blessed = replace(spirited, skills=("fighting_spirit", "lucky"))
    grander = plain(Put("one1", blessed), Put("two1", card("dear", points=30), (3, 0)))
    assert best(grander) == best(grand)  # one of them is enough
    small = plain(Put("one1", spirited), Put("two1", card("cheap", points=1), (3, 0)))
    assert best(small) == ((0, 5, "two1", ""),)


def test_skill_08_the_gun_an_observer_directs_is_used_if_it_does_more() -> None:
    observer = card("observer", weapon("pistol", "1/1", count=1), models=1, skills=("artillery_observer",))
    howitzer = card("howitzer", weapon("howitzer", "9/1", "artillery", range=16), kind="support_weapon",
                    damage=4)  # fmt: skip
    table = plain(Put("one1", observer), Put("one2", howitzer, (0, 1)), Put("two1", TARGET, (3, 0)))
    assert best(table) == ((0, 1, "two1", "gun:one2"),)
    small = replace(howitzer, weapons=(weapon("howitzer", "1/1", "artillery", range=16),))
    strong = replace(observer, weapons=(weapon("mg", "9/1"),))
    table = plain(Put("one1", strong), Put("one2", small, (0, 1)), Put("two1", TARGET, (3, 0)))
    assert best(table) == ((0, 1, "two1", ""),)
    choice = [Put("one1", observer), Put("one2", howitzer, (0, 1)), Put("two1", TARGET, (3, 0)),
              Put("two2", card("dear", points=50), (3, 3))]  # fmt: skip
    assert best(plain(*choice)) == ((0, 1, "two2", "gun:one2"),)


def test_skill_08_a_directed_gun_is_steady_in_a_sustained_attack() -> None:
    observer = card("observer", weapon("mg", "4/1"), models=1, skills=("artillery_observer",))
    gun = card("gun", weapon("gun", "5/1", "artillery", range=16), kind="support_weapon", damage=4)
    table = plain(Put("one1", observer), Put("one2", gun, (0, 1)), Put("two1", DEAR, (3, 0)))
    assert best(table, aiming.SUSTAINED) == ((0, 1, "two1", "gun:one2"),)
    assert best(table) == ((0, 1, "two1", "gun:one2"),)


def test_cc_07_a_hero_with_a_blade_does_not_use_the_standard_weapon_too() -> None:
    hero = card("hero", weapon("mg", "3/1"), weapon("blade", "2/1", range=0), kind="hero", damage=4, points=9)
    mates = card("mates", weapon("rifle", "1/1", count=5))
    table = plain(
        Put("one1", mates), Put("one2", hero), Put("two1", DEAR, (1, 0), markers=["stunned"]),
        turn={"hero": "one2"},
    )  # fmt: skip
    wanted = {(0, 5, "two1", ""), (-1, 5, "two1", ""), (100, 1, "two1", ""), (101, 1, "two1", "")}
    assert set(best(table, hero="one2")) == wanted


def test_hero_04_the_hero_who_has_joined_fires_too() -> None:
    hero = card("hero", weapon("mg", "3/1"), kind="hero", damage=4)
    table = plain(
        Put("one1", SQUAD), Put("one2", hero), Put("two1", card("dear", points=60), (3, 0)),
        turn={"hero": "one2"},
    )  # fmt: skip
    assert set(best(table, hero="one2")) == {(0, 5, "two1", ""), (100, 1, "two1", "")}


# -- several ------------------------------------------------------------------------------------------------


def test_several_drafts_differ_in_their_target_and_begin_with_the_best() -> None:
    dear, cheap = card("dear", points=30), card("cheap", points=5)
    table = plain(Put("one1", SQUAD), Put("two1", cheap, (3, 0)), Put("two2", dear, (0, 3)))
    found = drafts(table)
    assert found[0] == best(table)
    assert ((0, 5, "two1", ""),) in found
    assert ((0, 5, "two2", ""),) in found
    assert len(found) == 6  # the best, each target with shots kept or not, everything spent


def test_several_drafts_spend_what_the_best_keeps() -> None:
    faust = weapon("faust", "1/3", "limited_ammo", "grenade", count=3)
    light = card("light", weapon("rifle", "2/1", vehicle=("-",) * 7, count=5), faust)
    cheap = card("cheap", type="vehicle", kind="walker", damage=6, points=1, locomotion="walker")
    table = plain(Put("one1", light), Put("two1", cheap, (2, 0)))
    assert drafts(table) == [(), (), ((1, 3, "two1", ""),)]
    two = plain(Put("one1", light), Put("two1", cheap, (2, 0)), Put("two2", cheap, (0, 2)))
    assert sum(shot[1] for shot in drafts(two)[-1]) == 3


def test_several_drafts_are_made_for_four_targets_at_most() -> None:
    crowd = [Put(f"two{n}", TARGET, (n, 3)) for n in range(6)]
    table = plain(Put("one1", SQUAD), *crowd)
    aimed = {draft[0][2] for draft in drafts(table)[1:-1]}
    assert aimed == {"two0", "two1", "two2", "two3"}


def test_several_drafts_use_skills_and_guns_of_others_and_smoke() -> None:
    spirited = card("spirited", RIFLE, skills=("fighting_spirit", "lucky"))
    table = plain(Put("one1", spirited), Put("two1", card("cheap", points=1), (3, 0)))
    assert drafts(table)[-2:] == [
        ((0, 5, "two1", ""), "skill:fighting_spirit"),
        ((0, 5, "two1", ""), "skill:lucky"),
    ]
    grand = plain(Put("one1", spirited), Put("two1", card("dear", points=50), (3, 0)))
    both = [d for d in drafts(grand) if "skill:fighting_spirit" in d]
    assert all(d.count("skill:fighting_spirit") == 1 for d in both)
    mortar = card("mortar", weapon("mortar", "1/1", "artillery", range=16), kind="support_weapon", damage=4)
    smoking = plain(Put("one1", mortar), Put("two1", TARGET, (3, 0)))
    assert drafts(smoking)[-1] == ((0, 1, NO_ONE, "smoke"),)
