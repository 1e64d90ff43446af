"""Hits given out one by one, to a hero and his squad or of several kinds (DT-DMG-01, DS-SKILL-09)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.referee import Referee as EngineReferee
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.dust.chapters.attack import attack
from escarmouche.games.dust.table import Card, Referee, Table, Weapon
from tests.games.dust import coded as declare
from tests.games.dust.fights import F, Falling, cited, rolls
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5
SQUAD = card("squad", weapon("rifle", count=5))


def hero(*skills: str, damage: int = 4) -> Card:
    return card("hero", kind="hero", damage=damage, skills=skills)


def party(*guns: Weapon, his: Card | None = None, left: int = 5, boxes: int = 0, **values: Any) -> Table:
    """A gunner with these weapons against a squad and the hero who stands by it."""
    gunner = card("gunner", *guns, kind="hero", damage=5, **values)
    return plain(
        Put("one1", gunner, (3, 3)), Put("two1", SQUAD, (3, 4), left=left),
        Put("two2", his or hero(), (3, 4), boxes=boxes),
    )  # fmt: skip


def fire(table: Table, *throws: Any, shots: int = 1, two: Script | None = None, **one: Any) -> Referee:
    declared = tuple((n, 1, "two1", "") for n in range(shots))
    two = two or Script()
    two.answers.setdefault("stand-by", ["two2"])
    referee = referee_of(table, *throws, one=Script(attack=[declared], **one), two=two)
    attack.attack(referee, "one1")
    return referee


def asked(script: Script, question: str) -> list[Ask]:
    return [ask for ask in script.asked if ask.question == question]


# -- who may be asked ---------------------------------------------------------------------------------------


def test_dmg_01_each_hit_is_offered_to_the_squad_and_to_the_hero() -> None:
    two = Script(share_hit=[(0, "two2"), (0, "two1")])
    fire(party(weapon("gun", "2/1")), (A, A), (T,), (T,), two=two)
    first, second = asked(two, "share-hit")
    assert first.options == ((0, "two1"), (0, "two2"))
    assert (first.rule, first.about["unit"], first.about["hero"]) == ("DT-DMG-01", "two1", "two2")
    assert first.about["named"] == ((0, "1"),)
    assert second.options == first.options


def test_dmg_01_hits_of_several_kinds_are_named_by_their_damage() -> None:
    two = Script()
    fire(party(weapon("gun", "1/3"), weapon("death", "1/N")), (A,), (A,), (T,), (T,), shots=2, two=two)
    assert asked(two, "share-hit")[0].about["named"] == ((0, "3"), (1, "N"))
    assert asked(two, "share-hit")[0].options == ((0, "two1"), (0, "two2"), (1, "two1"), (1, "two2"))


def test_dmg_01_the_squad_takes_the_hits_before_the_hero_and_the_heaviest_first() -> None:
    two = Script()
    referee = fire(
        party(weapon("gun", "1/1"), weapon("big", "1/3")), (A,), (A,), (T,), (T,), shots=2, two=two
    )
    assert [ask.proposal for ask in asked(two, "share-hit")] == [(1, "two1"), (0, "two1")]
    assert len(referee.table.units["two1"].figures) == 3
    assert referee.table.units["two2"].boxes == 0


def test_dmg_01_a_healthy_hero_saves_the_last_man() -> None:
    def proposed(gun: Weapon, boxes: int = 0, left: int = 1) -> Any:
        two = Script()
        fire(party(gun, boxes=boxes, left=left), (A,), (T,), two=two)
        return asked(two, "share-hit")[0].proposal

    assert proposed(weapon("gun", "1/1")) == (0, "two2")
    assert proposed(weapon("gun", "1/1"), left=2) == (0, "two1")
    assert proposed(weapon("gun", "1/1"), boxes=2) == (0, "two2")
    assert proposed(weapon("gun", "1/1"), boxes=3) == (0, "two1")  # it would be the end of him
    assert proposed(weapon("gun", "1/4")) == (0, "two1")
    assert proposed(weapon("gun", "1/3")) == (0, "two2")
    assert proposed(weapon("gun", "1/N")) == (0, "two1")


def test_dmg_01_to_save_the_last_man_he_takes_the_lightest() -> None:
    two = Script()
    fire(party(weapon("gun", "1/1"), weapon("big", "1/2"), left=1), (A,), (A,), (T,), (T,), shots=2, two=two)
    assert asked(two, "share-hit")[0].proposal == (0, "two2")


def test_dmg_01_nobody_is_asked_once_only_one_can_take_hits() -> None:
    two = Script(share_hit=[(0, "two2")])
    referee = fire(party(weapon("gun", "3/1"), boxes=3), (A, A, A), (T,), (T, T), two=two)
    assert len(asked(two, "share-hit")) == 1
    assert [dice for _, dice, _ in rolls(referee)] == ["3D", "1D", "2D"]  # the rest is saved together
    assert referee.table.units["two2"].place == "gone"
    assert len(referee.table.units["two1"].figures) == 3


def test_dmg_01_each_hit_is_saved_at_once_by_him_who_takes_it() -> None:
    two = Script(share_hit=[(0, "two2"), (0, "two1")])
    referee = fire(party(weapon("gun", "2/1")), (A, A), (A,), (A,), two=two)
    assert referee.table.units["two2"].boxes == 0
    assert len(referee.table.units["two1"].figures) == 5
    saved = [e for e in referee.events if e.what == "roll" and e.rule == "DT-SAVE-07"]
    assert [e.about["unit"] for e in saved] == ["two2", "two1"]


def test_dmg_01_a_hero_loses_no_more_boxes_than_he_has() -> None:
    two = Script(share_hit=[(0, "two2"), (0, "two2"), (0, "two1")])
    referee = fire(party(weapon("gun", "3/3")), (A, A, A), (T,), (T,), (T,), two=two)
    assert referee.table.units["two2"].place == "gone"
    assert len(referee.table.units["two1"].figures) == 4
    assert len(asked(two, "share-hit")) == 2  # then there is no choice


def test_dmg_06_an_instant_kill_takes_all_the_boxes_he_has_left() -> None:
    two = Script(share_hit=[(0, "two2")])
    referee = fire(party(weapon("gun", "1/N"), boxes=1), (A,), (T,), two=two)
    assert referee.table.units["two2"].place == "gone"


def test_skill_41_a_hero_of_another_kind_saves_in_his_own_way() -> None:
    his = card("hero", kind="hero", damage=4, skills=("steel_guard",))
    guards = card("squad", weapon("rifle", count=5), skills=("steel_guard",))
    gunner = card("gunner", weapon("gun", "1/1"), kind="hero", damage=5)
    both = plain(Put("one1", gunner, (3, 3)), Put("two1", guards, (3, 4)), Put("two2", his, (3, 4)))
    referee = fire(both, (A,), (S,), two=Script(share_hit=[(0, "two2")]))
    assert "DS-SKILL-37" in cited(referee)
    assert referee.table.units["two2"].boxes == 0  # shield saves them


def test_skill_19_a_resilient_hero_throws_for_each_point() -> None:
    two = Script(share_hit=[(0, "two2")])
    referee = fire(party(weapon("gun", "1/3"), his=hero("damage_resilient")), (A,), (T,), (A, T, T), two=two)
    assert rolls(referee)[-1] == ("DS-SKILL-19", "3D", 1)
    assert referee.table.units["two2"].boxes == 2


# -- what other weapons do ----------------------------------------------------------------------------------


@pytest.mark.parametrize("first", [True, False])
def test_weap_16_one_tesla_hit_among_others_stuns_the_squad(first: bool) -> None:
    tesla, gun = weapon("tesla", "1/1", "tesla"), weapon("gun", "1/2")
    guns = (tesla, gun) if first else (gun, tesla)
    hit, miss = ((A,), (S,)) if first else ((S,), (A,))
    referee = fire(party(*guns), hit, miss, (A,), shots=2)
    assert "stunned" in referee.table.units["two1"].markers
    missed = fire(party(*guns), miss, hit, (A,), shots=2)
    assert "stunned" not in missed.table.units["two1"].markers


@pytest.mark.parametrize("first", [True, False])
def test_weap_05_one_grapple_hit_among_others_holds_the_squad(first: bool) -> None:
    grapple, gun = weapon("grapple", "1/1", "grapple"), weapon("gun", "1/2")
    guns = (grapple, gun) if first else (gun, grapple)
    hit, miss = ((A,), (S,)) if first else ((S,), (A,))
    referee = fire(party(*guns), hit, miss, (A,), shots=2)
    assert referee.table.units["two1"].gripper == "one1"
    missed = fire(party(*guns), miss, hit, (A,), shots=2)
    assert missed.table.units["two1"].gripper == ""


@pytest.mark.parametrize(("named", "boxes", "men"), [("two2a", 1, 5), ("two1c", 0, 4)])
def test_weap_14_a_sniper_names_the_hero_or_one_of_the_squad(named: str, boxes: int, men: int) -> None:
    table = party(weapon("sniper", "1/1", "sniper"))
    two = Script(stand_by=["two2"])
    shots = ((0, 1, "two1", f"at:{named}"),)
    referee = referee_of(table, (A,), (T,), one=Script(attack=[((0, 1, "two1", ""),)]), two=two)
    declare.resolve(referee, "one1", shots)
    assert asked(two, "share-hit") == []
    assert referee.table.units["two2"].boxes == boxes
    assert len(referee.table.units["two1"].figures) == men
    if men == 4:
        assert named not in referee.table.units["two1"].figures


def test_weap_14_one_named_does_not_count_twice_among_the_living() -> None:
    table = party(weapon("sniper", "1/1", "sniper"), weapon("gun", "2/1"), left=2)
    shots = ((0, 1, "two1", "at:two1a"), (1, 1, "two1", ""))
    two = Script(stand_by=["two2"], share_hit=[(1, "two1")])
    referee = referee_of(table, (A,), (A, A), (T,), (T,), (T,), one=Script(), two=two)
    declare.resolve(referee, "one1", shots)
    assert referee.table.units["two1"].place == "gone"
    assert referee.table.units["two2"].boxes == 1  # the third hit finds only him


def test_skill_09_an_assassin_says_who_takes_his_blow() -> None:
    blade = weapon("blade", "1/1", range=0)
    one = {"share_hit": [(0, "two2")]}
    table = party(blade, skills=("assassin",))
    declared = ((0, 1, "two1", ""),)
    ours = Script(attack=[declared], **one)
    referee = referee_of(table, (A,), (T,) * 5, (T,), (T,), one=ours, two=Script(stand_by=["two2"]))
    attack.attack(referee, "one1")
    (ask,) = asked(ours, "share-hit")
    assert (ask.rule, ask.side, ask.proposal) == ("DS-SKILL-09", "one", (0, "two2"))
    assert referee.table.units["two2"].boxes == 1


# -- a tough target alone -----------------------------------------------------------------------------------


def orders(damage: int, *guns: Weapon, skills: tuple[str, ...] = ("damage_resilient",)) -> list[Any]:
    """What is proposed, question by question, when these guns all hit one tough hero."""
    gunner = card("gunner", *guns, kind="hero", damage=5)
    table = plain(Put("one1", gunner, (3, 3)), Put("two1", hero(*skills, damage=damage), (3, 4)))
    two = Script()
    players = {"one": Script(attack=[tuple((n, 1, "two1", "") for n in range(len(guns)))]), "two": two}
    attack.attack(EngineReferee(table, (), Falling(A, T), players), "one1")
    return [ask.proposal for ask in asked(two, "share-hit")]


def test_skill_19_the_order_of_hits_matters_to_the_resilient_only_if_they_may_kill() -> None:
    one, three, death = weapon("one", "1/1"), weapon("three", "1/3"), weapon("death", "1/N")
    assert orders(4, one, three) == [(1, "two1")]  # the second comes by itself
    assert orders(5, one, three) == []
    assert orders(9, one, death) == [(1, "two1")]
    assert orders(4, three, weapon("other", "1/3")) == []
    assert orders(4, one, three, skills=()) == []
    assert orders(4, weapon("one", "2/1"), weapon("three", "1/3")) == [(1, "two1")]


def test_dmg_01_the_chances_of_a_party_are_exact() -> None:
    """One hit, infantry save: the squad takes it by what is proposed."""

    def fallen(_: Any, after: Table) -> int:
        return 5 - len(after.units["two1"].figures)

    def policy(ask: Ask, table: Any) -> Any:
        return "two2" if ask.question == "stand-by" else attack.quick(ask, table)

    table = party(weapon("gun", "1/1"))
    found = odds(declare.resolve, table, "one1", ((0, 1, "two1", ""),), of=fallen, policy=policy)
    assert found.chances == {0: F(7, 9), 1: F(2, 9)}
    assert NO_ONE not in table.units


GUN = (0, 1, "two1", "")


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
