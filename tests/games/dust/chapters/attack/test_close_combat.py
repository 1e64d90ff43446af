"""Close combat: reach, both sides at once, the standard weapon (area DT-CC)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.games.dust.chapters.attack import aiming, attack, blows
from escarmouche.games.dust.chapters.attack.shots import codes
from escarmouche.games.dust.chapters.cards.weapons import STANDARD, STANDARD_WEAPON
from escarmouche.games.dust.table import Card, Referee, Table
from tests.games.dust import coded as declare
from tests.games.dust.fights import F, Falling, chances, hits, lot, mean, reason, rolls
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5
FISTS = (STANDARD, 5, "two1", "")


def test_cc_01_neighbours_fight_diagonally_too() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "gunners", (4, 4)))
    assert aiming.why_not_fire(table, "one1", STANDARD, "two1") is None
    table.change("two1", {"y": 5})
    assert reason(aiming.why_not_fire(table, "one1", STANDARD, "two1")) == ("DT-RNG-04", "not-adjacent")
    claw = plain(Put("one1", "luther", (3, 3), facing=4), Put("two1", "pounder", (3, 4)))
    assert reason(aiming.why_not_fire(claw, "one1", 0, "two1")) == ("DT-ARC-04", "out-of-arc")
    assert aiming.why_not_fire(claw, "one1", STANDARD, "two1") is None  # all round


def test_cc_02_ghosts_shoot_the_gunners_in_the_doorway_then_fight() -> None:
    """Three hits, cover cancels two, one Gunner falls; the four left strike back."""
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "gunners", (3, 4)), cover=("two1",))
    shots = ((0, 4, "two1", ""), (2, 1, "two1", ""), FISTS)
    two = Script(losses=[("two1e",), ("two1c", "two1d")])
    one = Script(attack=[shots], losses=[("one1c", "one1d")])
    thrown = ((A, A) + (T,) * 10, (A,) + (T,) * 7, (A, S, T), (A, A, T, T, S), (A, A, T, S))
    referee = referee_of(table, *thrown, one=one, two=two)
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["12D", "8D", "3D", "5D", "4D"]
    assert len(referee.table.units["one1"].figures) == 3
    assert len(referee.table.units["two1"].figures) == 2


def test_cc_02_wiping_out_the_target_ends_it() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "gunners", (3, 4), left=1))
    shots = ((2, 1, "two1", ""), FISTS)
    referee = referee_of(table, (A,) * 8, (T,) * 8, one=Script(attack=[shots]))
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].place == "gone"
    assert len(rolls(referee)) == 2


def test_cc_03_both_sides_strike_before_losses_are_removed() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "gunners", (3, 4), left=4))
    found = hits(table, FISTS)
    assert found[2] == F(80, 243)
    assert mean(found) == F(5, 3)
    replying = chances(table, FISTS, target="one1")
    assert replying[2] == F(8, 27)
    assert sum(n * p for n, p in replying.items()) == F(4, 3)


def test_cc_03_ghosts_and_gunners_lose_two_each() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "gunners", (3, 4), left=4))
    one, two = Script(attack=[(FISTS,)]), Script()
    referee = referee_of(table, (A, A, T, T, S), (A, A, T, S), one=one, two=two)
    attack.attack(referee, "one1")
    assert len(referee.table.units["one1"].figures) == 3
    assert len(referee.table.units["two1"].figures) == 2


@pytest.mark.parametrize("state", ["stunned", "suppressed"])
def test_cc_03_no_reply_from_the_stunned_and_suppressed(state: str) -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "gunners", (3, 4), markers=(state,)))
    assert chances(table, FISTS, target="one1") == {0: 1}


def test_cc_03_the_reply_strikes_only_the_attacker_and_costs_no_activation() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)), Put("one2", "panzers", (4, 4)), Put("two1", "gunners", (3, 4))
    )
    referee = referee_of(table, (T,) * 5, (A,) * 5, one=Script(attack=[(FISTS,)]))
    attack.attack(referee, "one1")
    assert referee.table.units["one1"].place == "gone"
    assert len(referee.table.units["one2"].figures) == 3
    assert "activated" not in referee.table.units["two1"].markers


def test_cc_04_no_saves() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "gunners", (3, 4)), cover=("two1", "one1"))
    referee = referee_of(table, (A,) * 5, (A,) * 5, one=Script(attack=[(FISTS,)]))
    attack.attack(referee, "one1")
    assert len(rolls(referee)) == 2  # 0 save dice


def test_cc_05_a_sustained_attack_is_ranged_or_close_and_the_reply_is_plain() -> None:
    table = plain(Put("one1", "grim_reapers", (3, 3)), Put("two1", "ghosts", (3, 4)))
    both = ((0, 3, "two1", ""), (1, 3, "two1", ""))
    refusal = declare.why_not_declare(table, "one1", "", aiming.SUSTAINED, both)
    assert reason(refusal) == ("DT-CC-05", "ranged-or-close")
    assert declare.why_not_declare(table, "one1", "", aiming.ATTACK, both) is None
    single = plain(
        Put("one1", card("one", weapon("knife", "1/1", range=0), models=1), (3, 3)),
        Put("two1", card("two", weapon("knife", "1/1", range=0), models=1), (3, 4)),
    )
    assert chances(single, (0, 1, "two1", ""), sustained=True)[1] == F(5, 9)
    assert chances(single, (0, 1, "two1", ""), sustained=True, target="one1")[1] == F(1, 3)


def test_cc_06_the_standard_weapon() -> None:
    assert STANDARD_WEAPON.infantry == ("1/1",) * 4
    assert STANDARD_WEAPON.vehicle == ("1/1",) * 7
    assert STANDARD_WEAPON.aircraft == ("-",) * 3
    table = plain(
        Put("one1", "ludwig", (3, 3)), Put("two1", "ghosts", (3, 4)), Put("two2", "assaulter", (4, 4))
    )
    offered = declare.options(table, "one1", "", aiming.ATTACK)
    assert (STANDARD, 1, "two1", "") in offered
    assert (STANDARD, 2, "two1", "") not in offered
    assert reason(aiming.why_not_fire(table, "one1", STANDARD, "two2")) == ("DT-CARD-08", "cannot-harm")
    assert chances(table, (STANDARD, 1, "two1", "")) == {0: F(2, 3), 1: F(1, 3)}
    air = plain(Put("one1", "assaulter", (3, 3)), Put("two1", "ghosts", (3, 4)))
    assert reason(aiming.why_not_fire(air, "one1", STANDARD, "two1")) == ("DT-CC-06", "no-standard-weapon")


def test_cc_07_the_standard_weapon_replaces_another() -> None:
    punches = card("punchers", weapon("punch", "1/3", count=5, range=0), models=5)
    table = plain(Put("one1", punches, (3, 3)), Put("two1", "ghosts", (3, 4)))
    mixed = ((0, 3, "two1", ""), (STANDARD, 2, "two1", ""))
    assert declare.why_not_declare(table, "one1", "", "attack", mixed) is None
    more = ((0, 3, "two1", ""), (STANDARD, 3, "two1", ""))
    assert reason(declare.why_not_declare(table, "one1", "", "attack", more)) == (
        "DT-CC-07",
        "too-many-copies",
    )
    hero = plain(Put("one1", "sigrid", (3, 3)), Put("two1", "ghosts", (3, 4)))
    both = ((0, 1, "two1", ""), (STANDARD, 1, "two1", ""))
    assert reason(declare.why_not_declare(hero, "one1", "", "attack", both)) == (
        "DT-CC-07",
        "standard-instead",
    )
    claw = plain(Put("one1", "luther", (3, 3)), Put("two1", "pounder", (3, 4)))
    assert reason(declare.why_not_declare(claw, "one1", "", "attack", both)) == (
        "DT-CC-07",
        "standard-instead",
    )


def test_cc_07_what_strikes_back_is_the_best_each_has() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "grim_reapers", (3, 4)))
    assert codes(blows.reply_shots(table, "two1", "", "one1")) == ((1, 3, "one1", ""),)
    assert codes(blows.reply_shots(table, "one1", "", "two1")) == ((STANDARD, 5, "two1", ""),)
    crew = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "hailstorm", (3, 4), boxes=1))
    assert codes(blows.reply_shots(crew, "two1", "", "one1")) == ((STANDARD, 3, "one1", ""),)
    claw = plain(Put("one1", "pounder", (3, 3)), Put("two1", "luther", (3, 4), facing=4))
    assert codes(blows.reply_shots(claw, "two1", "", "one1")) == ((0, 1, "one1", ""),)
    away = plain(Put("one1", "pounder", (3, 3)), Put("two1", "luther", (3, 4), facing=0))
    assert codes(blows.reply_shots(away, "two1", "", "one1")) == ((STANDARD, 1, "one1", ""),)
    air = plain(Put("one1", "grim_reapers", (3, 3)), Put("two1", "assaulter", (3, 4)))
    assert codes(blows.reply_shots(air, "two1", "", "one1")) == ()


def test_skill_23_who_strikes_first_is_told() -> None:
    def first(one: tuple[str, ...], *foes: tuple[str, ...]) -> list[str]:
        mine = card("mine", weapon(), skills=one)
        others = [Put(f"two{n}", card(f"f{n}", skills=skills), (n, 1)) for n, skills in enumerate(foes)]
        table = plain(Put("one1", mine, (0, 0)), *others)
        shots = tuple((STANDARD, 1, put.id, "") for put in others)
        players = {"one": Script(attack=[shots]), "two": Script()}
        referee = Referee(table, (), Falling(S, S), players)
        attack.attack(referee, "one1")
        return [e.about["unit"] for e in referee.events if e.what == "note" and e.rule == "DS-SKILL-23"]

    quick: tuple[str, ...] = ("first_strike",)
    assert first((), ()) == []
    assert first(quick, ()) == ["one1"]
    assert first((), quick) == ["two0"]
    assert first(quick, quick) == []
    assert first(quick, quick, ()) == ["one1"]
    assert first((), quick, ()) == ["two0"]


def test_skill_23_who_was_shot_is_not_struck_too() -> None:
    quick = card("quick", weapon("gun", "5/1", count=5), skills=("first_strike",))
    last = card("last", weapon(), models=1)
    table = plain(Put("one1", quick), Put("two1", last, (1, 0)), Put("two2", last, (5, 5)))
    shots = ((0, 1, "two1", ""), (STANDARD, 5, "two1", ""))
    referee = referee_of(table, (A,) * 5, (S,) * 5, one=Script(attack=[shots]))
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["5D", "5D"]  # the shots and the saves
    assert referee.table.sides["one"].points == 10


def test_skill_23_losses_of_the_first_blow_are_gone_before_the_answer() -> None:
    quick = card("quick", weapon("blade", "1/1", range=0, count=5), skills=("first_strike",))
    table = plain(Put("one1", quick), Put("two1", "gunners", (1, 0), left=2))
    referee = referee_of(table, (A, A, S, S, S), one=Script(attack=[((0, 5, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["5D"]  # nobody is left to strike back
    slow = plain(Put("one1", "gunners"), Put("two1", quick, (1, 0)))
    referee = referee_of(slow, (A,) * 3 + (S,) * 2, (S,) * 2, one=Script(attack=[(FISTS,)]))
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["5D", "2D"]  # three have fallen already
    both = plain(Put("one1", quick), Put("two1", quick, (1, 0)))
    referee = referee_of(both, (A,) * 5, (A,) * 5, one=Script(attack=[((0, 5, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["one1"].place == referee.table.units["two1"].place == "gone"


def ridden(**values: Any) -> Table:
    gun = card("gun", weapon("gun", "3/1"), weapon("bomb", "B/1"), weapon("flame", "B/1", "flame"), models=3)
    return plain(
        Put("one1", gun, (3, 3)),
        Put("two1", "karl_marx", (3, 5)),
        Put("two2", "tiger_claws", place="aboard", carrier="two1", seat="outside"),
        **values,
    )


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


TAIL = Fraction(1, 1_000_000)


def hero(*skills: str, name: str = "hero", **values: Any) -> Card:
    guns = (weapon("gun", "1/1"), weapon("knife", "1/1", range=0))
    return card(name, *guns, kind="hero", damage=4, skills=skills, **values)


def facing(first: Card, far: int = 3, target: str = "ghosts", **values: Any) -> Table:
    return plain(Put("one1", first, (3, 3)), Put("two1", target, (3, 3 + far)), **values)


GUN = (0, 1, "two1", "")

KNIFE = (1, 1, "two1", "")


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
