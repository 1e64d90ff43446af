"""Taking hits: miniatures, boxes, instant kills, elimination (area DT-DMG)."""

from __future__ import annotations

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.chapters.attack import attack, damage
from escarmouche.games.dust.chapters.attack.damage import Hit, take_hits
from escarmouche.games.dust.chapters.attack.hits import INFANTRY_ONLY
from escarmouche.games.dust.chapters.attack.party import Party
from escarmouche.games.dust.chapters.people import fresh
from tests.games.dust import coded as declare
from tests.games.dust.fights import F, chances, cited, lot, rolls, toll
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5
TWO, ONE = weapon("heavy", "2/2"), weapon("light", "3/1")
GUNS = card("guns", TWO, ONE, type="vehicle", kind="walker", damage=4)


def test_dmg_01_five_choices_for_five_hits_on_hero_and_squad() -> None:
    table = plain(
        Put("one1", GUNS, (3, 3)), Put("two1", "ghosts", (3, 5)), Put("two2", "bazooka_joe", (3, 5))
    )
    two = Script(stand_by=["two2"])
    shots = ((0, 1, "two1", ""), (1, 1, "two1", ""))
    referee = referee_of(table, (A, A), (A, A, A), *[(T,)] * 5, one=Script(attack=[shots]), two=two)
    attack.attack(referee, "one1")
    asked = [a for a in two.asked if a.question == "share-hit"]
    assert len(asked) == 5
    assert {a.rule for a in asked} == {"DT-DMG-01"}
    assert set(asked[0].options) == {(0, "two1"), (0, "two2"), (1, "two1"), (1, "two2")}
    saved = [r for r in rolls(referee) if r[0] == "DT-SAVE-07"]
    assert saved == [("DT-SAVE-07", "1D", 0)] * 5  # each hit saved on its own


def test_dmg_01_no_choice_where_there_is_none() -> None:
    table = plain(Put("one1", GUNS, (3, 3)), Put("two1", "pounder", (3, 5)))
    two = Script()
    shots = ((0, 1, "two1", ""), (1, 1, "two1", ""))
    referee = referee_of(table, (A, T), (A, A, T), one=Script(attack=[shots]), two=two)
    attack.attack(referee, "one1")
    assert two.asked == []
    assert referee.table.units["two1"].boxes == 4


def test_dmg_01_mixed_hits_on_a_tough_machine_are_put_in_order_by_its_player() -> None:
    table = plain(Put("one1", GUNS, (3, 3)), Put("two1", "natasha", (3, 5), boxes=1))
    two = Script(share_hit=[(1, "two1")])
    shots = ((0, 1, "two1", ""), (1, 1, "two1", ""))
    # hits of two and one on three boxes: the light one first and cancelled, then two points, one cancelled
    referee = referee_of(table, (A, T), (A, T, T), (A,), (A, S), one=Script(attack=[shots]), two=two)
    attack.attack(referee, "one1")
    assert [a.question for a in two.asked] == ["share-hit"]
    assert referee.table.units["two1"].boxes == 2


def test_dmg_02_a_hit_of_four_costs_a_squad_one_miniature_of_its_players_choice() -> None:
    table = plain(
        Put("one1", card("gun", weapon(cell="1/4"), models=1), (3, 3)), Put("two1", "ghosts", (3, 5))
    )
    two = Script(losses=[("two1e",)])
    referee = referee_of(table, (A,), (T,), one=Script(attack=[((0, 1, "two1", ""),)]), two=two)
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].figures == ("two1a", "two1b", "two1c", "two1d")
    ask = two.asked[-1]
    assert (ask.rule, ask.least, ask.most) == ("DT-DMG-02", 1, 1)
    assert ask.proposal == ("two1d",)  # the rifleman without a Panzerfaust


def test_dmg_02_the_hotdog_and_the_fakyeli() -> None:
    """One machine-gun hit and two flame hits unsaved: three go, two of their player's choice stay."""
    table = plain(Put("one1", "hotdog", (3, 3)), Put("two1", "fakyeli", (3, 5)))
    shots = ((0, 1, "two1", ""), (1, 1, "two1", ""))
    two = Script(losses=[("two1a", "two1b", "two1c")])
    flames, gun, save = (A, A, T, T, S), (A, T, T, T, T, S), (S,)
    referee = referee_of(table, flames, gun, save, one=Script(attack=[shots]), two=two)
    attack.attack(referee, "one1")
    assert rolls(referee) == [("DS-WEAP-04", "5D", 2), ("DT-HIT-01", "6D", 1), ("DT-SAVE-07", "1D", 0)]
    assert referee.table.units["two1"].figures == ("two1d", "two1e")


def test_dmg_02_nothing_is_asked_of_a_squad_of_twins() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "tiger_claws", (3, 5)))
    two = Script()
    referee = referee_of(table, (A,) + (T,) * 7, (T,), one=Script(attack=[((2, 1, "two1", ""),)]), two=two)
    attack.attack(referee, "one1")
    assert two.asked == []
    assert len(referee.table.units["two1"].figures) == 4


def test_dmg_03_a_support_weapon_ticks_one_box_for_each_hit() -> None:
    table = plain(
        Put("one1", card("gun", weapon(cell="2/3"), models=1), (3, 3)), Put("two1", "hailstorm", (3, 5))
    )
    referee = referee_of(table, (A, A), (T, T), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].boxes == 2
    assert "DT-DMG-03" in cited(referee)


def test_dmg_04_a_ptrs_on_the_pounder_and_a_ppsh_on_bazooka_joe() -> None:
    table = plain(Put("one1", "red_thunder", (3, 3)), Put("two1", "pounder", (3, 5)))
    assert chances(table, (0, 1, "two1", "")) == {0: F(2, 3), 4: F(1, 3)}
    referee = referee_of(table, (A,), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert 6 - referee.table.units["two1"].boxes == 2
    referee = referee_of(referee.table, (A,), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].place == "gone"
    joe = plain(Put("one1", "red_thunder", (3, 3)), Put("two1", "bazooka_joe", (3, 5)))
    referee = referee_of(joe, (A, T, T, T, T), (T,), one=Script(attack=[((1, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].boxes == 1


def test_dmg_05_the_last_box_or_miniature_eliminates_and_scores() -> None:
    table = plain(
        Put("one1", "red_thunder", (3, 3)),
        Put("two1", "pounder", (3, 5), boxes=3),
        Put("two2", "ghosts", (3, 6)),
    )
    referee = referee_of(table, (A,), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    gone = referee.table.units["two1"]
    assert (gone.place, gone.figures) == ("gone", ())
    assert referee.table.sides["one"].points == 14
    assert referee.table.sides["two"].lost == ("two1",)
    assert "DT-DMG-05" in cited(referee)
    crew = plain(Put("one1", GUNS, (3, 3)), Put("two1", "hailstorm", (3, 5), boxes=3))
    referee = referee_of(crew, (A, T, T), (T,), one=Script(attack=[((1, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].place == "gone"


def test_dmg_06_instant_kill_ticks_every_box() -> None:
    killer = card("killer", weapon(cell="1/N"), models=1)
    table = plain(Put("one1", killer, (3, 3)), Put("two1", "bazooka_joe", (3, 5)))
    assert chances(table, (0, 1, "two1", "")) == {0: F(7, 9), 4: F(2, 9)}  # saves come first
    referee = referee_of(table, (A,), (T,), one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].place == "gone"
    assert "DT-DMG-06" in cited(referee)
    squad = plain(Put("one1", killer, (3, 3)), Put("two1", "ghosts", (3, 5)))
    assert set(chances(squad, (0, 1, "two1", ""))) == {0, 1}
    crew = plain(Put("one1", killer, (3, 3)), Put("two1", "hailstorm", (3, 5), boxes=1))
    assert set(chances(crew, (0, 1, "two1", ""))) == {0, 3}  # DT-DMG-03: N ticks every box


def test_hits_from_elsewhere_are_saved_as_they_say() -> None:
    table = plain(Put("one1", "ghosts"), Put("two1", "tiger_claws", (3, 5)))
    referee = referee_of(table, (A, T, T))
    take_hits(referee, "DS-MINE-01", "two1", Hit(2), 3, left=INFANTRY_ONLY)
    assert rolls(referee) == [("DT-SAVE-07", "3D", 1)]
    assert len(referee.table.units["two1"].figures) == 3
    referee = referee_of(table)
    take_hits(referee, "DS-PASS-06", "two1", Hit(1), 9)
    assert referee.table.units["two1"].place == "gone"
    assert referee.table.sides["one"].points == 5


def test_a_kind_groups_what_its_victim_cannot_tell_apart() -> None:
    table = plain(Put("one1", GUNS, (3, 3)), Put("two1", "ghosts", (3, 5)), Put("two2", "pounder", (3, 6)))
    from tests.games.dust.fights import lot

    for target, groups in (("two1", 1), ("two2", 2)):
        lots = tuple(lot(table, (line, 1, target, "")) for line in (0, 1))
        assert len(damage.grouped(table, "one1", Party(target), lots)) == groups


def test_shared_hits_keep_a_hero_alive_as_long_as_they_can() -> None:
    """The answer inside odds: heavy hits to the soldiers, the hero only when one of them is left."""
    table = plain(
        Put("one1", GUNS, (3, 3)), Put("two1", "ghosts", (3, 5)), Put("two2", "bazooka_joe", (3, 5))
    )
    found = toll(table, (0, 1, "two1", ""), target="two1")
    assert found.chances == chances(table, (0, 1, "two1", ""), target="two1")
    with_hero = declare.attack_odds(table, "one1", ((0, 1, "two2", ""),), False, "two2")
    assert with_hero.chances == {0: 1}  # he shelters with the squad, which takes both hits
    assert NO_ONE == "-"


def test_skill_19_no_die_is_thrown_for_boxes_beyond_the_last() -> None:
    tough = card("tough", kind="hero", damage=2, skills=("damage_resilient",))
    gunner = card("gunner", weapon("gun", "3/2"), kind="hero", damage=5)
    table = plain(Put("one1", gunner, (3, 3)), Put("two1", tough, (3, 5)))
    thrown = ((1, 1, 1), (3, 3, 3), (3, 3))
    referee = referee_of(table, *thrown, one=Script(attack=[((0, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert [dice for rule, dice, _ in rolls(referee) if rule == "DS-SKILL-19"] == ["2D"]
    assert referee.table.units["two1"].place == "gone"


def test_weap_08_boxes_are_ticked_from_none() -> None:
    armed = card(
        "armed", weapon("rifle"), weapon("faust", "1/1", "limited_ammo", boxes=3), kind="hero", damage=5
    )
    table = plain(Put("one1", armed, (3, 3), ammo=()), Put("two1", "ghosts", (3, 5)))
    referee = referee_of(table, (3,), one=Script(attack=[((1, 1, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["one1"].ammo == (0, 1)


def test_cmd_09_nobody_comes_back_where_nobody_has_fallen() -> None:
    walker = card("walker", type="vehicle", kind="walker", damage=4)
    for put in (Put("one1", "ghosts"), Put("one1", walker)):
        referee = referee_of(plain(put))
        assert fresh.bring_back(referee, "DS-CMD-09", "one1", 2) == 0
        assert referee.events == []
    hurt = referee_of(plain(Put("one1", walker, boxes=1)))
    assert fresh.bring_back(hurt, "DS-CMD-09", "one1", 2) == 1
    assert fresh.bring_back(hurt, "DS-CMD-09", "one1", 0) == 0


GUN = (0, 1, "two1", "")


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
        lambda r: take_hits(r, "DT-DMG-06", "two1", Hit(kill=True)), table,
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
