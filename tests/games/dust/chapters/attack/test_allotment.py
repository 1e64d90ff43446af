"""What goes together in one attack: hands, crews, joined heroes, sides (area DT-TGT)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import aiming, allotment, attack, blows, reaction
from escarmouche.games.dust.chapters.attack.shots import Shot, codes
from escarmouche.games.dust.chapters.cards.weapons import HIS, STANDARD, STANDARD_WEAPON, Line, line_of
from escarmouche.games.dust.table import Table
from tests.games.dust import coded as declare
from tests.games.dust.fights import F, chances, cited, lot, reason, rolls
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5
KNIFE, FIST = weapon("knife", "1/2", range=0, count=2), weapon("fist", "1/1", range=0, count=3)


def judged(table: Table, *shots: Any, hero: str = "", context: str = "attack") -> Any:
    return declare.why_not_declare(table, "one1", hero, context, shots)


def joined(**values: Any) -> Table:
    """Manfred with the Ghosts, next to Gunners."""
    return plain(
        Put("one1", "ghosts", (3, 3)), Put("one2", "manfred", (3, 3)), Put("two1", "gunners", (3, 4)),
        turn={"unit": "one1", "hero": "one2"}, **values,
    )  # fmt: skip


def test_lines_of_a_joined_hero_follow_those_of_the_unit() -> None:
    table = joined()
    assert line_of(table, "one1", "one2", 0).owner == "one1"
    assert line_of(table, "one1", "one2", HIS).owner == "one2"
    assert line_of(table, "one1", "one2", HIS + STANDARD) == Line("one2", STANDARD, STANDARD_WEAPON)
    assert line_of(table, "one1", "one2", STANDARD) == Line("one1", STANDARD, STANDARD_WEAPON)


def test_a_joined_hero_fights_with_his_own_standard_weapon() -> None:
    table = joined()
    fists = ((STANDARD, 5, "two1", ""), (HIS + STANDARD, 1, "two1", ""))
    assert set(fists) <= set(declare.options(table, "one1", "one2", "attack"))
    assert judged(table, *fists, hero="one2") is None
    two_fists = ((HIS + STANDARD, 2, "two1", ""),)
    assert reason(judged(table, *two_fists, hero="one2")) == ("DT-CC-07", "too-many-copies")
    one = Script(attack=[fists])
    referee = referee_of(table, (A,) * 5, (A,), (T,) * 5, one=one)
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["5D", "1D", "5D"]
    assert codes(blows.reply_shots(joined(), "one1", "one2", "two1")) == (
        (STANDARD, 5, "two1", ""),
        (HIS + STANDARD, 1, "two1", ""),
    )


def test_two_kinds_of_blades_each_need_a_hand() -> None:
    squad = replace(card("mixed", KNIFE, FIST, models=4), soldiers=((0, 1), (0, 1), (1,), ()))
    table = plain(Put("one1", squad, (3, 3)), Put("two1", "ghosts", (3, 4)))
    assert judged(table, (0, 2, "two1", ""), (1, 1, "two1", "")) is None
    assert judged(table, (0, 2, "two1", ""), (1, 1, "two1", ""), (STANDARD, 1, "two1", "")) is None
    refusal = judged(table, (0, 2, "two1", ""), (1, 2, "two1", ""))
    assert reason(refusal) == ("DT-TGT-04", "one-weapon-each")
    more = judged(table, (0, 2, "two1", ""), (1, 1, "two1", ""), (STANDARD, 2, "two1", ""))
    assert reason(more) == ("DT-CC-07", "too-many-copies")


def test_two_kinds_of_crew_weapons_share_the_crew() -> None:
    guns = (weapon("rifle", "1/1", "crew", count=2), weapon("pistol", "1/1", "crew", count=2))
    truck = card("truck", *guns, type="vehicle", kind="truck", damage=3, skills=("crew",))
    table = plain(Put("one1", truck, (3, 3)), Put("two1", "ghosts", (3, 5)))
    assert judged(table, (0, 2, "two1", ""), (1, 1, "two1", "")) is None
    refusal = judged(table, (0, 2, "two1", ""), (1, 2, "two1", ""))
    assert (refusal.rule, refusal.excess, refusal.about["most"]) == ("DT-TGT-07", 1, 3)


def test_too_many_standard_weapons_name_the_rule_that_counts_them() -> None:
    for name, rule in (("red_rain", "DS-VEH-07"), ("ludwig", "DT-CC-07")):
        table = plain(Put("one1", name, (3, 3)), Put("two1", "ghosts", (3, 4)))
        assert reason(judged(table, (STANDARD, 4, "two1", "")))[0] == rule
    hero = plain(Put("one1", "lara", (3, 3)), Put("two1", "ghosts", (3, 4)))
    assert reason(judged(hero, (0, 3, "two1", "")))[0] == "DT-TGT-06"


def test_units_in_a_landing_craft_neither_attack_nor_are_attacked() -> None:
    craft = card("craft", type="vehicle", kind="boat", damage=6, skills=("naval_unit", "sealifter"))
    table = plain(
        Put("one1", "ghosts", place="aboard", carrier="one2", seat="inside"),
        Put("one2", craft, (3, 3)),
        Put("two1", "gunners", (5, 4)),
    )
    assert reason(aiming.why_not_attack(table, "one1")) == ("DS-SEA-03", "in-the-craft")
    assert declare.options(table, "one1", "", "attack") == []
    assert reason(aiming.why_not_fire(table, "two1", 0, "one1")) == ("DS-SEA-04", "sheltered")


def test_a_slung_vehicle_does_not_attack() -> None:
    table = plain(
        Put("one1", "natasha", place="aboard", carrier="one2", seat="slung"),
        Put("one2", "carrier", (3, 3)),
        Put("two1", "gunners", (5, 4)),
    )
    assert reason(aiming.why_not_attack(table, "one1")) == ("DS-LIFT-02", "slung")
    assert not reaction.eligible(table, "two1")


def test_passengers_react_with_a_plain_attack_even_on_two_armies() -> None:
    table = plain(
        Put("one1", "ghosts", (5, 4)),
        Put("two1", "tiger_claws", place="aboard", carrier="two2", seat="inside"),
        Put("two2", "assaulter", (3, 3), facing=0),
        turn={"done": ("move",), "declared": ("attack",)},
    )
    two = Script(reaction=["two1"], attack=[((0, 3, "one1", ""),)])
    referee = referee_of(table, (A, A), (S,) * 15, two=two)
    reaction.offer(referee)
    assert rolls(referee)[1] == ("DT-HIT-01", "15D", 0)


def test_a_pilots_fury_is_in_his_machines_fists() -> None:
    fury = card("fury", kind="hero", damage=4, skills=("pilot", "berserk"))
    table = plain(
        Put("one1", "ludwig", (3, 3)),
        Put("one2", fury, place="aboard", carrier="one1", seat="pilot"),
        Put("two1", "ghosts", (3, 4)),
    )
    assert lot(table, (STANDARD, 1, "two1", "")).chain == "DS-SKILL-11"
    assert lot(table, (1, 1, "two1", "")).chain == ""
    crew = plain(
        Put("one1", "red_rain", (3, 3)),
        Put("one2", card("ace", kind="hero", damage=4, skills=("pilot", "killing_spree")),
            place="aboard", carrier="one1", seat="pilot"),
        Put("two1", "ghosts", (3, 5)),
    )  # fmt: skip
    assert lot(crew, (0, 1, "two1", "")).chain == ""  # the crew's weapons are not his


@pytest.mark.parametrize(("left", "shots", "fits"), [
    (5, ((0, 3, 0),), True), (5, ((0, 3, 0), (2, 1, 0)), True), (2, ((2, 1, 0),), False),
])  # fmt: skip
def test_weapons_fall_with_their_bearers(left: int, shots: Any, fits: bool) -> None:
    table = plain(Put("one1", "ghosts", (3, 3), left=left), Put("two1", "gunners", (3, 5)))
    chosen = tuple((line, copies, "two1", "") for line, copies, _ in shots)
    assert (judged(table, *chosen) is None) is fits


def test_what_a_party_can_take_is_counted_down() -> None:
    """Ten hits on two soldiers and a hero of four boxes: nobody takes more than he has."""
    storm = card("storm", weapon("storm", "10/1"), models=1)
    table = plain(
        Put("one1", storm, (3, 3)), Put("two1", "ghosts", (3, 5), left=2), Put("two2", "manfred", (3, 5))
    )
    two = Script(stand_by=["two2"], share_hit=[(0, "two2")] * 4)
    referee = referee_of(table, (A,) * 10, *[(T,)] * 7, one=Script(attack=[((0, 1, "two1", ""),)]), two=two)
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].place == referee.table.units["two2"].place == "gone"
    assert len([a for a in two.asked if a.question == "share-hit"]) <= 7
    assert "DT-DMG-01" in cited(referee)


def test_an_instant_kill_on_a_hero_among_others() -> None:
    killer = card("killer", weapon("killer", "1/N"), models=1)
    table = plain(
        Put("one1", killer, (3, 3)), Put("two1", "ghosts", (3, 5)), Put("two2", "manfred", (3, 5), boxes=2)
    )
    two = Script(stand_by=["two2"], share_hit=[(0, "two2")])
    referee = referee_of(table, (A,), (T,), one=Script(attack=[((0, 1, "two1", ""),)]), two=two)
    attack.attack(referee, "one1")
    assert referee.table.units["two2"].place == "gone"
    assert len(referee.table.units["two1"].figures) == 5


def test_three_of_a_squad_and_its_crew_in_odds() -> None:
    table = plain(Put("one1", "red_lightning", (3, 3)), Put("two1", "ghosts", (3, 5)))
    assert allotment.most(table, "one1", 0) == 3
    one = chances(table, (0, 1, "two1", ""))
    assert one[0] == (1 - F(1, 3) * F(2, 3)) ** 5


# -- hands and sides ----------------------------------------------------------------------------------------


def refused(refusal: Any) -> tuple[str, str, int | None]:
    assert refusal is not None
    return refusal.rule, refusal.reason, refusal.excess


def test_cc_07_a_hero_uses_his_fist_instead_of_a_blade() -> None:
    armed = card("armed", weapon("sword", range=0), weapon("mg"), kind="hero", damage=4)
    table = plain(Put("one1", armed), Put("two1", "ghosts", (1, 0)))
    assert judged(table, (0, 1, "two1", ""), (1, 1, "two1", "")) is None
    assert judged(table, (STANDARD, 1, "two1", ""), (1, 1, "two1", "")) is None
    both = judged(table, (0, 1, "two1", ""), (STANDARD, 1, "two1", ""))
    assert refused(both) == ("DT-CC-07", "standard-instead", 1)
    two = card("two", weapon("sword", range=0), weapon("axe", range=0), kind="hero", damage=4)
    table = plain(Put("one1", two), Put("two1", "ghosts", (1, 0)))
    assert judged(table, (0, 1, "two1", ""), (STANDARD, 1, "two1", "")) is None
    three = judged(table, (0, 1, "two1", ""), (1, 1, "two1", ""), (STANDARD, 1, "two1", ""))
    assert refused(three) == ("DT-CC-07", "standard-instead", 1)


def test_cc_07_a_machine_uses_the_standard_weapon_instead_of_a_claw() -> None:
    claws = card(
        "claws", weapon("claw", range=0, count=2), weapon("mg"), type="vehicle", kind="walker", damage=4
    )
    table = plain(Put("one1", claws), Put("two1", "ghosts", (1, 0)))
    assert judged(table, (0, 2, "two1", "")) is None
    assert judged(table, (0, 1, "two1", ""), (STANDARD, 1, "two1", "")) is None
    assert judged(table, (1, 1, "two1", ""), (STANDARD, 1, "two1", "")) is None
    more = judged(table, (0, 2, "two1", ""), (STANDARD, 1, "two1", ""))
    assert refused(more) == ("DT-CC-07", "standard-instead", 1)


def test_tgt_07_a_machine_fires_itself_or_its_crew_does() -> None:
    guns = (weapon("cannon"), weapon("rifle", "1/1", "crew", count=4))
    truck = card("truck", *guns, type="vehicle", kind="truck", damage=4, skills=("crew",))
    table = plain(Put("one1", truck, boxes=1), Put("two1", "ghosts", (1, 0)))
    assert judged(table, (1, 3, "two1", "")) is None
    assert reason(judged(table, (0, 1, "two1", ""), (1, 1, "two1", ""))) == ("DT-TGT-07", "own-or-crew")
    assert refused(judged(table, (1, 4, "two1", "")))[::2] == ("DT-TGT-07", 1)
    assert judged(table, (0, 1, "two1", ""), (STANDARD, 1, "two1", "")) is None
    assert judged(table, (STANDARD, 3, "two1", "")) is None
    fists = judged(table, (0, 1, "two1", ""), (STANDARD, 2, "two1", ""))
    assert reason(fists) == ("DS-VEH-07", "own-or-crew")


def test_tgt_05_two_of_the_crew_are_busy_with_the_gun() -> None:
    piece = card("piece", weapon("gun", "1/1", "main", range=8), weapon("carbine", count=4),
                 weapon("knife", range=0, count=4), kind="support_weapon", damage=4)  # fmt: skip
    whole = plain(Put("one1", piece), Put("two1", "ghosts", (1, 0)))
    assert judged(whole, (0, 1, "two1", ""), (1, 2, "two1", ""), (2, 4, "two1", "")) is None
    assert judged(whole, (1, 4, "two1", "")) is None
    busy = judged(whole, (0, 1, "two1", ""), (1, 4, "two1", ""))
    assert refused(busy) == ("DT-TGT-05", "gunners-busy", 2)
    assert busy.about["most"] == 2
    two = plain(Put("one1", piece, boxes=2), Put("two1", "ghosts", (1, 0)))
    assert judged(two, (0, 1, "two1", "")) is None
    none_left = judged(two, (0, 1, "two1", ""), (1, 1, "two1", ""))
    assert refused(none_left) == ("DT-TGT-05", "gunners-busy", 1)
    assert none_left.about["most"] == 0
    last = plain(Put("one1", piece, boxes=3), Put("two1", "ghosts", (1, 0)))
    assert refused(judged(last, (0, 1, "two1", ""))) == ("DT-TGT-05", "too-many-copies", 1)
    fists = judged(two, (2, 2, "two1", ""), (STANDARD, 1, "two1", ""))
    assert reason(fists) == ("DT-CC-07", "too-many-copies")


def riding(left: int, *, across: tuple[str, ...] = ()) -> Table:
    """A squad in a truck facing north; two1 to its right, two2 to its left, two3 maybe on both."""
    truck = card("truck", type="vehicle", kind="truck", damage=4, skills=("passengers:6",))
    armed = card("armed", weapon("rifle", count=5), weapon("barrel", "1/1", "under_barrel", count=5))
    return plain(
        Put("one1", armed, left=left, place="aboard", carrier="one2", seat="inside"),
        Put("one2", truck, (5, 5)), Put("two1", "ghosts", (7, 5)), Put("two2", "ghosts", (3, 5)),
        Put("two3", "ghosts", (6, 5)), across=across,
    )  # fmt: skip


def test_pass_04_half_of_the_passengers_rounded_up_fire_to_each_side() -> None:
    five = riding(5)
    assert judged(five, (0, 3, "two1", ""), (0, 2, "two2", "")) is None
    assert judged(five, (0, 2, "two1", ""), (0, 3, "two2", "")) is None
    for right, left in ((4, 1), (1, 4)):
        refusal = judged(five, (0, right, "two1", ""), (0, left, "two2", ""))
        assert refused(refusal) == ("DS-PASS-04", "half-a-side", 1)
        assert refusal.about["most"] == 3
    assert refused(judged(five, (0, 2, "two1", ""), (0, 3, "two3", "")))[2] == 2  # both on the right
    four = riding(4)
    assert judged(four, (0, 2, "two1", ""), (0, 2, "two2", "")) is None
    assert refused(judged(four, (0, 3, "two1", "")))[2] == 1


def test_pass_04_one_who_lies_on_both_sides_is_fired_at_from_either() -> None:
    five = riding(5, across=("two3",))
    assert judged(five, (0, 5, "two3", "")) is None
    assert judged(five, (0, 3, "two1", ""), (0, 2, "two3", "")) is None
    assert judged(five, (0, 4, "two1", ""), (0, 1, "two3", "")) is not None


def test_pass_04_under_barrel_weapons_go_with_their_rifles() -> None:
    five = riding(5)
    shots = ((0, 3, "two1", ""), (1, 3, "two1", ""), (0, 2, "two2", ""), (1, 2, "two2", ""))
    assert judged(five, *shots) is None


# -- under the barrel ---------------------------------------------------------------------------------------


def test_weap_17_each_under_barrel_weapon_fires_at_the_target_of_its_gun() -> None:
    armed = card("armed", weapon("rifle", count=3), weapon("mg", count=2),
                 weapon("barrel", "1/1", "under_barrel", count=3))  # fmt: skip
    table = plain(Put("one1", armed), Put("two1", "ghosts", (1, 0)), Put("two2", "ghosts", (0, 1)))
    assert judged(table, (0, 3, "two1", ""), (2, 3, "two1", "")) is None
    assert (
        judged(table, (0, 2, "two1", ""), (0, 1, "two2", ""), (2, 2, "two1", ""), (2, 1, "two2", "")) is None
    )
    split = judged(table, (0, 3, "two1", ""), (2, 1, "two2", ""))
    assert reason(split) == ("DS-WEAP-17", "same-target")
    more = judged(table, (0, 2, "two1", ""), (2, 2, "two2", ""))
    assert reason(more) == ("DS-WEAP-17", "same-target")
    assert judged(table, (0, 2, "two1", ""), (2, 1, "two2", "")) is None  # the third fires no rifle
    assert judged(table, (2, 3, "two2", "")) is None
    assert judged(table, (1, 2, "two1", ""), (2, 3, "two2", "")) is None  # gunners have none


def test_tgt_04_one_ranged_weapon_a_soldier() -> None:
    squad = replace(card("mixed", weapon("rifle", count=3), weapon("faust", count=3), models=4),
                    soldiers=((0, 1), (0, 1), (0,), (1,)))  # fmt: skip
    table = plain(Put("one1", squad), Put("two1", "ghosts", (1, 0)), Put("two2", "ghosts", (0, 1)))
    assert judged(table, (0, 1, "two1", ""), (1, 3, "two1", "")) is None
    assert judged(table, (0, 2, "two1", ""), (1, 2, "two2", "")) is None
    assert judged(table, (0, 1, "two1", ""), (0, 1, "two2", ""), (1, 2, "two2", "")) is None
    assert reason(judged(table, (0, 2, "two1", ""), (1, 3, "two1", ""))) == ("DT-TGT-04", "one-weapon-each")
    over = judged(table, (0, 2, "two1", ""), (0, 2, "two2", ""))
    assert refused(over) == ("DT-TGT-04", "too-many-copies", 1)


def test_weap_08_boxes_are_counted_over_all_targets() -> None:
    armed = card("armed", weapon("faust", "1/3", "limited_ammo", count=5, boxes=3), weapon("rifle", count=5))
    table = plain(
        Put("one1", armed, ammo=(1, 0)), Put("two1", "ghosts", (1, 0)), Put("two2", "ghosts", (0, 1))
    )
    assert judged(table, (0, 1, "two1", ""), (0, 1, "two2", "")) is None
    over = judged(table, (0, 2, "two1", ""), (0, 1, "two2", ""))
    assert refused(over) == ("DS-WEAP-08", "no-ammunition", 1)
    assert (over.about["left"], over.about["boxes"], over.measure) == (2, 3, "boxes")
    rocket = card(
        "rocket", weapon("rocket", "1/1", "volley", "limited_ammo", boxes=4), type="vehicle", damage=4
    )
    volley = plain(Put("one1", rocket, ammo=(1,)), Put("two1", "ghosts", (1, 0)))
    assert judged(volley, (0, 1, "two1", "x3")) is None
    assert refused(judged(volley, (0, 1, "two1", "x4"))) == ("DS-WEAP-08", "no-ammunition", 1)


def test_weap_13_a_salvo_doubles_all_copies_or_none() -> None:
    truck = card("truck", weapon("phaser", "1/1", "salvo", count=2), type="vehicle", kind="walker", damage=4)
    table = plain(Put("one1", truck), Put("two1", "ghosts", (1, 0)), Put("two2", "ghosts", (0, 1)))
    assert judged(table, (0, 1, "two1", "double"), (0, 1, "two2", "double")) is None
    assert judged(table, (0, 1, "two1", ""), (0, 1, "two2", "")) is None
    mixed = judged(table, (0, 1, "two1", "double"), (0, 1, "two2", ""))
    assert reason(mixed) == ("DS-WEAP-13", "all-or-none")


def test_skill_08_one_gun_is_directed_and_nothing_else_fired() -> None:
    observer = card("observer", weapon("rifle"), models=1, skills=("artillery_observer",))
    gun = card("gun", weapon("howitzer", "1/1", "artillery", range=16), kind="support_weapon", damage=4)
    table = plain(Put("one1", observer), Put("one2", gun, (0, 1)), Put("one3", gun, (0, 2)),
                  Put("two1", "ghosts", (4, 4)))  # fmt: skip
    assert judged(table, (0, 1, "two1", "gun:one2")) is None
    for other in ((0, 1, "two1", "gun:one3"), (0, 1, "two1", "")):
        refusal = judged(table, (0, 1, "two1", "gun:one2"), other)
        assert reason(refusal) == ("DS-SKILL-08", "one-gun-instead")
    assert refused(judged(table, (0, 2, "two1", "gun:one2")))[1:] == ("too-many-copies", 1)


def test_weap_15_the_spotter_is_idle_only_while_the_others_do_the_work() -> None:
    team = card("team", like="crack_shots")
    table = plain(Put("one1", team), Put("two1", "ghosts", (1, 0)))
    sniper, rifle, fist = Shot(0, 1, "two1"), Shot(1, 1, "two1"), Shot(STANDARD, 1, "two1")
    assert allotment.spotter_idle(table, "one1", (sniper,))
    assert not allotment.spotter_idle(table, "one1", (sniper, rifle))
    assert not allotment.spotter_idle(table, "one1", (sniper, fist))
    assert not allotment.spotter_idle(table, "one1", (rifle,))
    alone = plain(Put("one1", team, left=1), Put("two1", "ghosts", (1, 0)))
    assert not allotment.spotter_idle(alone, "one1", (sniper,))  # he has fallen
    plain_squad = plain(Put("one1", "ghosts"), Put("two1", "ghosts", (1, 0)))
    assert not allotment.spotter_idle(plain_squad, "one1", (sniper,))


def test_skill_23_shots_of_the_fallen_are_left_out_the_last_first() -> None:
    squad = card("squad", weapon("knife", range=0, count=5))
    table = plain(Put("one1", squad, left=2), Put("two1", "ghosts", (1, 0)), Put("two2", "ghosts", (0, 1)))
    one, two = Shot(0, 1, "two1"), Shot(0, 1, "two2")
    assert allotment.trimmed(table, "one1", "", (one, Shot(0, 3, "two2"))) == (one, two)
    assert allotment.trimmed(table, "one1", "", (Shot(0, 4, "two1"), two)) == (Shot(0, 2, "two1"),)
    assert allotment.trimmed(table, "one1", "", (Shot(0, 2, "two1"),)) == (Shot(0, 2, "two1"),)
