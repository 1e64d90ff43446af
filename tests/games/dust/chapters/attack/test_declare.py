"""Declaring an attack: order of refusals, ranges, what goes together (areas DT-ATK, DT-RNG, DT-TGT)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.dust.chapters.attack import aiming, allotment, attack
from escarmouche.games.dust.chapters.cards.weapons import HIS, STANDARD
from escarmouche.games.dust.table import Card, Table
from tests.games.dust import coded as declare
from tests.games.dust.fights import cited, reason, rolls
from tests.games.dust.plain import plain
from tests.games.dust.tables import CARDS, Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5


def judged(table: Table, *shots: Any, context: str = "attack", hero: str = "") -> Refusal | None:
    """The judge of the attack question on a combination, after each option has been looked up."""
    offered = declare.options(table, "one1", hero, context)
    for shot in shots:
        assert shot in offered, shot
    return declare.why_not_declare(table, "one1", hero, context, shots)


def test_atk_01_the_first_failing_step_is_named() -> None:
    gun = card("gun", weapon(arc="front", range=4), type="vehicle", kind="walker", damage=4)
    there = Put("one1", gun, (5, 5), facing=0)
    behind = plain(there, Put("two1", "pounder", (5, 0)), hidden=("two1",))
    assert reason(aiming.why_not_fire(behind, "one1", 0, "two1")) == ("DT-ARC-04", "out-of-arc")
    far = plain(there, Put("two1", "pounder", (5, 11)), hidden=("two1",))
    assert reason(aiming.why_not_fire(far, "one1", 0, "two1")) == ("DT-RNG-01", "out-of-range")
    near = plain(there, Put("two1", "pounder", (5, 8)), hidden=("two1",))
    assert reason(aiming.why_not_fire(near, "one1", 0, "two1")) == ("DT-LOS-01", "not-seen")
    assert aiming.why_not_fire(plain(there, Put("two1", "pounder", (5, 8))), "one1", 0, "two1") is None


def test_atk_01_a_support_weapon_and_the_other_arcs_have_rules_of_their_own() -> None:
    table = plain(Put("one1", "hailstorm", (5, 5), facing=0), Put("two1", "ghosts", (5, 0)))
    assert reason(aiming.why_not_fire(table, "one1", 1, "two1")) == ("DT-ARC-02", "out-of-arc")
    for arc, rule in (("left", "DT-ARC-05"), ("right", "DT-ARC-05"), ("rear", "DT-ARC-06")):
        gun = card("gun", weapon(arc=arc), type="vehicle", kind="walker", damage=4)
        ahead = plain(Put("one1", gun, (5, 5)), Put("two1", "ghosts", (5, 8)))
        assert reason(aiming.why_not_fire(ahead, "one1", 0, "two1")) == (rule, "out-of-arc")


def test_atk_02_ranged_weapons_then_close_combat() -> None:
    table = plain(Put("one1", "panzers", (3, 3)), Put("two1", card("crowd", models=9), (3, 4)))
    choice = ((0, 1, "two1", ""), (1, 1, "two1", ""))
    referee = referee_of(table, (T,) * 11, (A,), (T,) * 9, one=Script(attack=[choice]))
    attack.attack(referee, "one1")
    assert [r for r, _, _ in rolls(referee)] == ["DT-HIT-01", "DT-HIT-01", "DT-HIT-01"]
    assert len(referee.table.units["two1"].figures) == 8


def test_rng_01_no_farther_than_its_range() -> None:
    table = plain(Put("one1", "bot_hunters", (0, 0)), Put("two1", "ghosts", (0, 6)))
    assert aiming.why_not_fire(table, "one1", 0, "two1") is None
    table.change("two1", {"y": 7})
    refusal = aiming.why_not_fire(table, "one1", 0, "two1")
    assert refusal == Refusal(
        "DT-RNG-01",
        "out-of-range",
        {"unit": "one1", "weapon": "M1 Automatic Rifle", "target": "two1"},
        1,
        "squares",
    )


def test_rng_02_ghosts_reach_the_pounder_with_all_and_bot_hunters_not_with_panzerfausts() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)),
        Put("two1", "pounder", (5, 5)),  # 2, 2: three squares
        Put("two2", "bot_hunters", (6, 5)),  # 3, 2: four squares
    )
    reach = {(shot.line, shot.target) for shot in aiming.aims(table, "one1", "", aiming.ATTACK)}
    assert (1, "two1") in reach
    assert {line for line, target in reach if target == "two2"} == {0, 2}
    assert aiming.Look(table, "one1").distance("two2") == 4


def test_rng_03_a_minimum_range_is_legal_itself() -> None:
    table = plain(Put("one1", "lothar", (0, 0), facing=0), Put("two1", "ghosts", (0, 4)))
    assert aiming.why_not_fire(table, "one1", 0, "two1") is None
    for far, rule in ((3, "DT-RNG-03"), (15, "DT-RNG-01")):
        table.change("two1", {"y": far})
        refusal = aiming.why_not_fire(table, "one1", 0, "two1")
        assert refusal is not None
        assert (refusal.rule, refusal.excess) == (rule, 1)
    table.change("two1", {"y": 14})
    assert aiming.why_not_fire(table, "one1", 0, "two1") is None


def test_rng_04_close_combat_weapons_reach_a_neighbour() -> None:
    table = plain(Put("one1", "grim_reapers", (3, 3)), Put("two1", "ghosts", (4, 4)))
    assert aiming.why_not_fire(table, "one1", 1, "two1") is None
    table.change("two1", {"x": 5, "y": 3})
    assert reason(aiming.why_not_fire(table, "one1", 1, "two1")) == ("DT-RNG-04", "not-adjacent")


def test_tgt_01_everything_is_declared_in_one_question_before_the_dice() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "red_thunder", (3, 5)))
    player = Script()
    referee = referee_of(table, (T,) * 12, (T,) * 8, one=player)
    attack.attack(referee, "one1")
    assert [a.question for a in player.asked] == ["attack"]
    kinds = [e.what for e in referee.events if e.what in ("ask", "roll")]
    assert kinds == ["ask", "roll", "roll"]
    ask = player.asked[0]
    assert ask.least == 0  # weapons may stay unused
    assert ask.refuses(()) is None


def test_tgt_01_friends_and_units_off_the_board_are_no_targets() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)), Put("one2", "ludwig", (3, 4)), Put("two1", "pounder", (3, 5))
    )
    assert reason(aiming.why_not_fire(table, "one1", 1, "one2")) == ("DT-TGT-01", "a-friend")
    table.change("two1", {"place": "reserve"})
    assert reason(aiming.why_not_fire(table, "one1", 1, "two1")) == ("DT-TGT-01", "not-on-board")
    assert aiming.targets(table, "one1") == []


def test_tgt_02_ammunition_is_spent_even_on_a_target_that_the_first_shot_kills() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "pounder", (3, 5), boxes=5))
    referee = referee_of(table, (A, A, A), one=Script(attack=[((1, 3, "two1", ""),)]))
    attack.attack(referee, "one1")
    assert referee.table.units["two1"].place == "gone"
    assert referee.table.units["one1"].ammo == (0, 3, 0)


def test_tgt_03_two_panzerfausts_at_the_pounder_the_rest_at_bazooka_joe() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3)), Put("two1", "pounder", (5, 5)), Put("two2", "bazooka_joe", (3, 6))
    )
    split = ((1, 2, "two1", ""), (0, 2, "two2", ""), (2, 1, "two2", ""))
    assert judged(table, *split) is None
    one_each = ((1, 1, "two1", ""), (1, 1, "two2", ""))
    assert judged(table, *one_each) is None
    pounder = plain(
        Put("one1", "pounder", (3, 3), facing=0), Put("two1", "ghosts", (3, 5)), Put("two2", "ludwig", (5, 3))
    )
    assert judged(pounder, (0, 1, "two1", ""), (1, 1, "two1", ""), (2, 1, "two2", "")) is None


def test_tgt_04_one_ranged_weapon_for_each_soldier() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "red_thunder", (3, 5)))
    mixed = ((1, 3, "two1", ""), (2, 1, "two1", ""))
    assert judged(table, *mixed, (0, 1, "two1", "")) is None
    assert reason(judged(table, *mixed, (0, 2, "two1", ""))) == ("DT-TGT-04", "one-weapon-each")
    few = plain(Put("one1", "ghosts", (3, 3), left=2), Put("two1", "red_thunder", (3, 5)))
    assert max(n for line, n, _, _ in declare.options(few, "one1", "", "attack") if line == 0) == 2
    refusal = declare.why_not_declare(few, "one1", "", "attack", ((0, 3, "two1", ""),))
    assert refusal is not None
    assert (refusal.rule, refusal.excess) == ("DT-TGT-04", 1)


def test_tgt_04_close_combat_weapons_are_counted_apart() -> None:
    table = plain(Put("one1", "grim_reapers", (3, 3)), Put("two1", "ghosts", (3, 4)))
    assert judged(table, (0, 3, "two1", ""), (1, 3, "two1", "")) is None


def test_tgt_05_two_of_a_crew_fire_the_support_weapon() -> None:
    table = plain(Put("one1", "hailstorm", (3, 3), boxes=1, facing=0), Put("two1", "ghosts", (3, 6)))
    near = plain(Put("one1", "red_lightning", (3, 3), boxes=0, facing=0), Put("two1", "ghosts", (3, 6)))
    assert judged(near, (1, 1, "two1", ""), (0, 1, "two1", "")) is None
    refusal = judged(near, (1, 1, "two1", ""), (0, 2, "two1", ""))
    assert reason(refusal) == ("DT-TGT-05", "gunners-busy")
    assert judged(near, (0, 3, "two1", "")) is None
    assert allotment.most(table, "one1", 1) == 1
    table.change("one1", {"boxes": 3})
    assert allotment.most(table, "one1", 1) == 0
    assert allotment.most(table, "one1", 0) == 1
    assert {line for line, _, _, _ in declare.options(table, "one1", "", "attack")} == {0}


def test_tgt_06_bazooka_joe_uses_all_he_has() -> None:
    table = plain(Put("one1", "bazooka_joe", (3, 3)), Put("two1", "ghosts", (3, 5)))
    assert judged(table, (0, 1, "two1", ""), (1, 1, "two1", "")) is None
    referee = referee_of(
        table, (5,) * 5, (T,) * 3, one=Script(attack=[((0, 1, "two1", ""), (1, 1, "two1", ""))])
    )
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["5D", "3D"]


def test_tgt_07_a_damaged_red_rain_fires_two_ppsh() -> None:
    table = plain(Put("one1", "red_rain", (3, 3), boxes=1), Put("two1", "ghosts", (3, 5)))
    assert judged(table, (0, 2, "two1", "")) is None
    assert (0, 3, "two1", "") not in declare.options(table, "one1", "", "attack")
    refusal = declare.why_not_declare(table, "one1", "", "attack", ((0, 3, "two1", ""),))
    assert reason(refusal) == ("DT-TGT-07", "too-many-copies")
    assert reason(aiming.why_not_fire(table, "one1", 1, "two1")) == ("DT-RNG-03", "too-near")


def test_tgt_07_own_weapons_or_the_crews() -> None:
    table = plain(
        Put("one1", "red_rain", (3, 3)), Put("two1", "ghosts", (3, 5)), Put("two2", "ghosts", (3, 9))
    )
    refusal = judged(table, (0, 1, "two1", ""), (1, 1, "two2", ""))
    assert reason(refusal) == ("DT-TGT-07", "own-or-crew")


def test_the_attack_question_refuses_what_does_not_go_together() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "red_thunder", (3, 5)))
    player = Script()
    referee = referee_of(table, *[(T,) * 12, (T,) * 8], one=player)
    attack.attack(referee, "one1")
    ask = player.asked[0]
    assert ask.proposal is not None
    assert ask.refuses(ask.proposal) is None
    too_many = ((1, 3, "two1", ""), (0, 4, "two1", ""))
    assert reason(ask.refuses(too_many)) == ("DT-TGT-04", "one-weapon-each")
    assert reason(ask.refuses(((9, 1, "two1", ""),))) == ("DT-TGT-01", "not-an-option")
    assert cited(referee) >= {"DT-TGT-01", "DT-HIT-01"}


def test_nothing_to_attack_is_told_and_not_asked() -> None:
    table = plain(Put("one1", "ghosts", (0, 0)), Put("two1", "red_thunder", (9, 9)))
    player = Script()
    referee = referee_of(table, one=player)
    attack.attack(referee, "one1")
    assert player.asked == []
    assert [e.about["key"] for e in referee.events] == ["nothing-to-attack"]


def test_every_proposal_is_allowed() -> None:
    for name in sorted(CARDS):
        for foe in ("ghosts", "pounder", "lara", "assaulter", "hailstorm", "matrioshka"):
            for far in (1, 3, 5):
                table = plain(
                    Put("one1", name, (3, 3)),
                    Put("two1", foe, (3, 3 + far)),
                    Put("two2", "bazooka_joe", (4, 4)),
                )
                for context in (aiming.ATTACK, aiming.SUSTAINED):
                    offered = declare.options(table, "one1", "", context)
                    for choice in declare.proposals(table, "one1", context):
                        assert set(choice) <= set(offered), (name, foe, choice)
                        assert declare.why_not_declare(table, "one1", "", context, choice) is None, (
                            name,
                            choice,
                        )


def test_what_may_not_be_fired_is_shown_with_its_reason() -> None:
    table = plain(
        Put("one1", "ghosts", (3, 3), ammo=(0, 3, 0)),
        Put("two1", "red_thunder", (3, 5)),
        Put("two2", "pounder", (3, 8)),
    )
    player = Script()
    referee = referee_of(table, (T,) * 12, (T,) * 8, one=player)
    attack.attack(referee, "one1")
    ask = player.asked[0]
    assert reason(ask.refuses(((1, 3, "two1", ""),))) == ("DS-WEAP-08", "no-ammunition")
    assert reason(ask.refuses(((2, 1, "two2", ""),))) == ("DT-CARD-08", "cannot-harm")
    refusal = ask.refuses(((0, 4, "two2", ""),))
    assert refusal is not None
    assert (refusal.rule, refusal.excess, refusal.measure) == ("DT-RNG-01", 1, "squares")
    assert not set(ask.options) & set(ask.greyed)
    reacting = declare.refused(table, "two1", "", aiming.REACTION)
    assert reacting[(-1, 5, "one1", "")].rule == "DT-REACT-11"


def test_los_01_what_hides_a_target_is_told_for_each_weapon() -> None:
    armed = card("armed", weapon("howitzer", "1/1", "artillery"), weapon("rifle"), kind="hero", damage=4)
    mate = card("mate", weapon("rifle"), weapon("mortar", "1/1", "artillery"), kind="hero", damage=4)
    table = plain(Put("one1", armed), Put("one2", mate), Put("two1", "ghosts", (1, 0)), hidden=["two1"])
    found = declare.refused(table, "one1", "one2", "attack")
    rules = {choice[0]: why.rule for choice, why in found.items() if not isinstance(choice, str)}
    assert rules == {
        STANDARD: "DT-LOS-03", 0: "DT-LOS-06", 1: "DT-LOS-03",
        HIS + STANDARD: "DT-LOS-03", HIS: "DT-LOS-03", HIS + 1: "DT-LOS-06",
    }  # fmt: skip


def test_skill_08_who_may_be_directed_by_an_observer() -> None:
    observer = card("observer", weapon("rifle"), models=1, skills=("artillery_observer",))
    both = card("both", weapon("mortar", "1/1", "artillery"), models=1, skills=("artillery_observer",))
    gun = card("gun", weapon("howitzer", "1/1", "artillery", range=16), kind="support_weapon", damage=4)

    def why(unit: object, *guns: Put) -> list[str]:
        table = plain(Put("one1", unit), *guns, Put("two9", "ghosts", (4, 4)))  # type: ignore[arg-type]
        found = [declare.why_not_direct(table, "one1", put.id) for put in guns]
        return [refusal.reason if refusal else "" for refusal in found]

    assert why(observer, Put("one2", gun, (0, 1)), Put("two2", gun, (0, 2))) == ["", "no-gun"]
    assert why(observer, Put("one2", gun, place="reserve"), Put("one3", gun, place="gone")) == ["no-gun"] * 2
    assert why(observer, Put("one2", gun, markers=["activated"])) == ["gun-activated"]
    assert why(observer, Put("one2", gun, markers=["stunned"])) == ["gun-stunned"]
    assert why(observer, Put("one2", gun, markers=["suppressed"])) == ["gun-stunned"]
    assert why(card("blind", weapon("rifle")), Put("one2", gun, (0, 1))) == ["no-observer"]
    table = plain(Put("one1", both), Put("two1", "ghosts", (4, 4)))
    assert reason(declare.why_not_direct(table, "one1", "one1")) == ("DS-SKILL-08", "no-gun")


def test_skill_08_what_an_observer_may_order() -> None:
    observer = card("observer", weapon("rifle", range=1), models=1, skills=("artillery_observer",))
    gun = card(
        "gun", weapon("howitzer", "1/1", "artillery", "reload", range=5), kind="support_weapon", damage=4
    )
    table = plain(
        Put("one1", observer, (0, 2)),
        Put("one2", gun),
        Put("two1", "ghosts", (0, 5)),
        Put("two2", "ghosts", (0, 6)),
    )
    smoke, shot = (0, 1, NO_ONE, "gun:one2 smoke"), (0, 1, "two1", "gun:one2")
    assert declare.directed(table, "one1", "attack") == [smoke, shot]  # two2 is too far from the gun
    empty = plain(Put("one1", observer, (0, 2)), Put("one2", gun, empty=True), Put("two1", "ghosts", (0, 5)))
    assert declare.directed(empty, "one1", "attack") == [smoke, shot]  # it reloads first
    assert declare.directed(empty, "one1", "sustained") == []
    crew = plain(Put("one1", observer, (0, 2)), Put("one2", gun, boxes=3), Put("two1", "ghosts", (0, 5)))
    assert declare.directed(crew, "one1", "attack") == []  # one man cannot serve it
    assert declare.directed(plain(Put("one1", "ghosts"), Put("one2", gun, (0, 1))), "one1", "attack") == []


def test_pass_04_a_proposal_is_cut_down_to_what_passengers_may_fire() -> None:
    truck = card("truck", type="vehicle", kind="truck", damage=4, skills=("passengers:6",))
    squad = card("squad", weapon("rifle", count=5), skills=("fighting_spirit",))
    table = plain(
        Put("one1", squad, place="aboard", carrier="one2", seat="inside"), Put("one2", truck, (5, 5)),
        Put("two1", "ghosts", (7, 5)), Put("two2", "ghosts", (8, 5)),
    )  # fmt: skip
    wanted = ((0, 4, "two1", ""), (0, 1, "two2", ""), "skill:fighting_spirit")
    kept = declare.lawful(table, "one1", "", "attack", wanted)
    assert kept == ((0, 3, "two1", ""), "skill:fighting_spirit")
    assert declare.lawful(table, "one1", "", "attack", kept) == kept
    walking = plain(Put("one1", squad), Put("two1", "ghosts", (1, 0)))
    assert declare.lawful(walking, "one1", "", "attack", wanted) == wanted
    for choice in declare.proposals(table, "one1", "attack"):
        assert declare.why_not_declare(table, "one1", "", "attack", choice) is None


def test_skill_22_which_skills_an_attack_may_use() -> None:
    brave, lucky = (
        card("brave", weapon(), skills=("fighting_spirit",)),
        card("lucky", weapon(), skills=("lucky",)),
    )
    both = card("both", weapon(), kind="hero", damage=4, skills=("fighting_spirit", "lucky"))

    def words(*units: Put, hero: str = "") -> list[str]:
        table = plain(*units, Put("two1", "ghosts", (1, 0)))
        return declare.skills(table, "one1", hero)

    assert words(Put("one1", brave)) == ["skill:fighting_spirit"]
    assert words(Put("one1", lucky)) == ["skill:lucky"]
    assert words(Put("one1", brave, used=("fighting_spirit",))) == []
    joined = Put("one1", brave), Put("one2", both)
    assert words(*joined, hero="one2") == ["skill:fighting_spirit", "skill:lucky"]
    used = Put("one1", brave), Put("one2", both, used=("fighting_spirit",))
    assert words(*used, hero="one2") == ["skill:lucky"]  # all who have it, or none
    machine = card("machine", weapon(), type="vehicle", kind="walker", damage=4)
    piloted = Put("one1", machine), Put("one2", both, place="aboard", carrier="one1", seat="pilot")
    assert words(*piloted) == ["skill:fighting_spirit", "skill:lucky"]


def test_arc_02_the_arc_of_a_support_weapon_that_is_the_first_of_its_card() -> None:
    piece = card("piece", weapon("gun", arc="front"), kind="support_weapon", damage=4)
    walker = card("walker", weapon("gun", arc="front"), type="vehicle", kind="walker", damage=4)
    for unit, rule in ((piece, "DT-ARC-02"), (walker, "DT-ARC-04")):
        table = plain(Put("one1", unit, (3, 3), facing=4), Put("two1", "ghosts", (3, 5)))
        assert reason(aiming.why_not_fire(table, "one1", 0, "two1")) == (rule, "out-of-arc")


def hero(*skills: str, name: str = "hero", **values: Any) -> Card:
    guns = (weapon("gun", "1/1"), weapon("knife", "1/1", range=0))
    return card(name, *guns, kind="hero", damage=4, skills=skills, **values)


GUN = (0, 1, "two1", "")


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


def test_card_03_a_skill_used_once_is_refused_for_the_rest_of_the_game() -> None:
    table = plain(Put("one1", "johnny_one_eye", (3, 3)), Put("two1", "ghosts", (3, 5)))
    assert declare.SPIRIT in declare.options(table, "one1", "", aiming.ATTACK)
    table.change("one1", {"used": ("fighting_spirit",)})
    assert declare.SPIRIT not in declare.options(table, "one1", "", aiming.ATTACK)
