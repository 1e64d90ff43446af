"""Reaction attacks: who, when, the roll, what may be done (area DT-REACT, DS-STATE-02, DS-SKILL-06)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine import reaction_windows
from escarmouche.engine.dice import outcomes
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.chapters.attack import aiming, reaction
from escarmouche.games.dust.table import Table
from tests.games.dust import coded as declare
from tests.games.dust.fights import F, cited, reason, rolls
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, Script, card, referee_of, weapon

A, T, S = 1, 3, 5


def activated(
    *units: Put, done: tuple[str, ...] = ("move",), declared: tuple[str, ...] = ("attack",), **values: Any
) -> Table:
    """The first unit of side one has done something and has something left to do."""
    return plain(*units, turn={"done": done, "declared": declared, **values.pop("turn", {})}, **values)


def successes(table: Table, unit: str) -> dict[int, Fraction]:
    _, dice = reaction.reaction_dice(table, unit)
    found, total = outcomes(dice)
    return {value: Fraction(ways, total) for value, ways in found}


def test_react_01_within_four_squares_and_not_activated() -> None:
    table = activated(
        Put("one1", "hotdog", (3, 3)),
        Put("two1", "ghosts", (3, 7)),  # four squares
        Put("two2", "ghosts", (3, 8)),  # five
        Put("two3", "ghosts", (4, 4), markers=("activated",)),
        hidden=("one1",),  # sight is not needed to try
    )
    assert reaction.eligible(table, "one1") == ["two1"]
    assert reason(reaction.why_not_react(table, "two2", "one1")) == ("DT-REACT-01", "too-far-to-react")
    assert reason(reaction.why_not_react(table, "two3", "one1")) == ("DT-REACT-01", "already-activated")
    player = Script()
    referee = referee_of(table, two=player)
    reaction.offer(referee)
    ask = player.asked[0]
    assert ask.options[:2] == ("two1", NO_ONE)
    assert ask.about["units"] == ("two1",)


def test_react_01_one_reaction_for_each_activation() -> None:
    table = activated(
        Put("one1", "hotdog", (3, 3)), Put("two1", "ghosts", (3, 6)), Put("two2", "ghosts", (4, 6))
    )
    assert reaction.due(table)
    referee = referee_of(table, (T, S), two=Script(reaction=["two1"]))
    reaction.offer(referee)
    assert referee.table.turn.reacted
    assert not reaction.due(referee.table)
    assert reason(reaction.why_not_window(referee.table)) == ("DT-REACT-01", "one-reaction")


def test_react_02_the_matrioshka_may_fire_at_the_hotdog_only() -> None:
    table = activated(
        Put("one1", "hotdog", (3, 3)),
        Put("one2", "bazooka_joe", (4, 4)),
        Put("two1", "matrioshka", (3, 6), facing=4),
    )
    assert reason(aiming.why_not_fire(table, "two1", 1, "one2", aiming.REACTION)) == (
        "DT-REACT-02",
        "active-unit-only",
    )
    assert aiming.why_not_fire(table, "two1", 1, "one2", aiming.ATTACK) is None
    assert reason(aiming.why_not_fire(table, "two1", 1, "one1", aiming.REACTION)) == (
        "DT-CARD-08",
        "cannot-harm",
    )
    offered = declare.options(table, "two1", "", aiming.REACTION)
    assert offered == [(0, 1, "one1", "")]


def test_react_03_the_roll() -> None:
    table = activated(Put("one1", "hotdog", (3, 3)), Put("two1", "matrioshka", (3, 6), facing=4))
    assert successes(table, "two1") == {0: F(4, 9), 1: F(4, 9), 2: F(1, 9)}


def test_react_03_the_matrioshka_rolls_one_army_and_attacks() -> None:
    table = activated(Put("one1", "hotdog", (3, 3)), Put("two1", "matrioshka", (3, 6), facing=4))
    referee = referee_of(table, (A, S), (A, T), two=Script(reaction=["two1"]))
    reaction.offer(referee)
    assert rolls(referee) == [("DT-REACT-03", "2D", 1), ("DT-HIT-01", "2D", 1)]
    assert referee.table.units["one1"].place == "gone"  # 2/6 on six boxes


def test_react_03_grim_reapers_roll_two_armies_against_the_fakyeli() -> None:
    table = activated(Put("one1", "fakyeli", (3, 3)), Put("two1", "grim_reapers", (3, 5)))
    player = Script(reaction=["two1"], attack=[((0, 3, "one1", ""),)])
    referee = referee_of(table, (A, A), (S,) * 66, two=player)
    reaction.offer(referee)
    assert rolls(referee)[1] == ("DT-HIT-04", "33D", 0)  # sustained, no turn for soldiers


def test_react_03_no_army_no_attack() -> None:
    table = activated(Put("one1", "hotdog", (3, 3)), Put("two1", "matrioshka", (3, 6), facing=4))
    referee = referee_of(table, (T, S), two=Script(reaction=["two1"]))
    reaction.offer(referee)
    assert rolls(referee) == [("DT-REACT-03", "2D", 0)]
    assert [e.about["key"] for e in referee.events if e.what == "note"] == ["no-reaction"]


def test_react_04_a_flanked_ludwig_needs_two_armies_to_turn_its_guns() -> None:
    table = activated(Put("one1", "pounder", (6, 3)), Put("two1", "ludwig", (3, 3), facing=4))
    assert aiming.aims(table, "two1", "", aiming.REACTION) == []
    assert reaction.chance(table, "two1") == F(1, 9)
    player = Script(reaction=["two1"], two_armies=["move_then_attack"])
    referee = referee_of(table, (A, A), (A, T), two=player)
    reaction.offer(referee)
    turn = next(a for a in player.asked if a.question == "react-turn")
    assert turn.rule == "DT-REACT-04"
    assert turn.proposal[-1] in (1, 2, 3)
    assert {where[:2] for where in turn.options} == {(3, 3)}  # only its facing may change
    assert rolls(referee)[-1] == ("DT-HIT-01", "2D", 1)  # a plain attack
    assert referee.table.units["one1"].boxes == 4


def test_react_04_a_turret_needs_one_army() -> None:
    table = activated(Put("one1", "ludwig", (6, 3)), Put("two1", "pounder", (3, 3), facing=4))
    assert reaction.chance(table, "two1") == F(5, 9)


def test_react_05_trying_uses_the_activation() -> None:
    table = activated(Put("one1", "hotdog", (3, 3)), Put("two1", "matrioshka", (3, 6), facing=4))
    referee = referee_of(table, (T, S), two=Script(reaction=["two1"]))
    reaction.offer(referee)
    assert "activated" in referee.table.units["two1"].markers
    assert "DT-REACT-05" in cited(referee)
    assert reaction.eligible(referee.table, "one1") == []


def test_react_06_fakyeli_resume_with_the_survivors() -> None:
    """Two fall to the reaction; three kill two Reapers; the last Reaper falls and takes one along."""
    from escarmouche.games.dust.chapters.attack import attack

    table = activated(Put("one1", "fakyeli", (3, 3)), Put("two1", "grim_reapers", (3, 4)))
    one = Script(losses=[("one1a", "one1b")])
    two = Script(reaction=["two1"], attack=[((0, 3, "one1", ""),)])
    hits = (A, A, A) + (S,) * 30
    referee = referee_of(table, (A, A), hits + (S,) * 30, (A, T, T), one=one, two=two)
    reaction.offer(referee)
    assert referee.table.units["one1"].figures == ("one1c", "one1d", "one1e")
    shots = ((0, 1, "two1", ""), (1, 2, "two1", ""), (2, 3, "two1", ""))
    thrown = ((A, T, T), (A,) + (T,) * 7, (T,), (A, T, T), (A,))
    referee = referee_of(referee.table, *thrown, one=Script(attack=[shots], losses=[("one1c",)]))
    attack.attack(referee, "one1")
    assert [dice for _, dice, _ in rolls(referee)] == ["3D", "8D", "1D", "3D", "1D"]
    assert referee.table.units["two1"].place == "gone"
    assert referee.table.units["one1"].figures == ("one1d", "one1e")


def test_react_08_none_to_a_sustained_attack() -> None:
    units = (Put("one1", "ghosts", (3, 3)), Put("two1", "gunners", (3, 6)))
    table = activated(*units, done=(), declared=("sustained",))
    assert not reaction.due(table)
    assert reason(reaction.why_not_window(table)) == ("DT-REACT-08", "sustained-attack")
    after = activated(*units, done=("sustained",), declared=("free-move",))
    assert not reaction.due(after)  # DT-REACT-10: nor with a free move behind it


def test_react_09_none_before_a_last_nothing() -> None:
    units = (Put("one1", "ghosts", (3, 3)), Put("two1", "gunners", (3, 6)))
    table = activated(*units, done=("attack",), declared=("nothing",))
    assert not reaction.due(table)
    assert reason(reaction.why_not_window(table)) == ("DT-REACT-09", "ends-with-nothing")
    assert reaction.due(activated(*units, done=("nothing",), declared=("attack",)))


def test_react_10_before_the_last_of_three() -> None:
    units = (Put("one1", "ghosts", (3, 3)), Put("two1", "gunners", (3, 6)))
    assert not reaction.due(activated(*units, done=("move",), declared=("attack", "special:reload")))
    assert reaction.due(activated(*units, done=("move", "attack"), declared=("special:reload",)))
    assert reaction.due(activated(*units, done=("march",), declared=("free-attack",)))
    assert reaction.due(activated(*units, done=("move",), declared=("sustained",)))  # DS-CMD-11


def test_react_11_no_close_combat_weapons() -> None:
    table = activated(Put("one1", "fakyeli", (3, 3)), Put("two1", "grim_reapers", (3, 4)))
    refusal = aiming.why_not_fire(table, "two1", 1, "one1", aiming.REACTION)
    assert reason(refusal) == ("DT-REACT-11", "no-close-combat")
    assert {line for line, _, _, _ in declare.options(table, "two1", "", aiming.REACTION)} == {0}


def test_react_12_aircraft_never_react_but_are_reacted_to() -> None:
    table = activated(
        Put("one1", "assaulter", (3, 3)), Put("two1", "falke", (3, 4)), Put("two2", "ludwig", (4, 4))
    )
    assert reaction.eligible(table, "one1") == ["two2"]
    assert reason(reaction.why_not_react(table, "two1", "one1")) == ("DT-REACT-12", "aircraft")


@pytest.mark.parametrize("state", [{"markers": ("stunned",)}, {"gripper": "one1"}])
def test_state_02_a_stunned_unit_reacts_with_one_die_and_shakes_it_off(state: dict[str, Any]) -> None:
    table = activated(Put("one1", "hotdog", (3, 3)), Put("two1", "matrioshka", (3, 6), facing=4, **state))
    assert successes(table, "two1") == {0: F(2, 3), 1: F(1, 3)}
    referee = referee_of(table, (T,), two=Script(reaction=["two1"]))
    reaction.offer(referee)
    assert rolls(referee) == [("DS-STATE-02", "1D", 0)]
    after = referee.table.units["two1"]
    assert "stunned" not in after.markers
    assert after.gripper == ""


def test_state_02_a_stunned_hero_who_reacts_with_a_unit_costs_it_a_die() -> None:
    squad, man = card("squad", weapon(count=5)), card("man", weapon(), kind="hero", damage=4)
    joined = Put("two2", man, (3, 6), markers=("stunned",))
    table = activated(Put("one1", "hotdog", (3, 3)), Put("two1", squad, (3, 6)), joined)
    assert reaction.reaction_dice(table, "two1", "two2")[0] == "DS-STATE-02"
    assert reaction.reaction_dice(table, "two1")[0] == "DT-REACT-03"


def test_skill_06_advanced_reactive_fire_reaches_six_and_counts_shields() -> None:
    table = activated(Put("one1", "hotdog", (3, 3)), Put("two1", "wildfire", (3, 9), facing=4))
    assert reaction.eligible(table, "one1") == ["two1"]
    assert successes(table, "two1") == {0: F(1, 9), 1: F(4, 9), 2: F(4, 9)}
    table.change("two1", {"y": 10})
    assert reason(reaction.why_not_react(table, "two1", "one1")) == ("DS-SKILL-06", "too-far-to-react")


def test_skill_06_shared_with_who_reacts_together() -> None:
    from tests.games.dust.tables import card

    hero = card("alert", type="infantry", kind="hero", damage=4, skills=("advanced_reactive_fire",))
    table = activated(Put("one1", "hotdog", (3, 3)), Put("two1", "ghosts", (3, 6)), Put("two2", hero, (3, 6)))
    _, dice = reaction.reaction_dice(table, "two1", "two2")
    assert dict(outcomes(dice)[0])[2] * 9 == 4 * outcomes(dice)[1]
    referee = referee_of(table, (T, T), two=Script(reaction=["two1"], react_with=["two2"]))
    reaction.offer(referee)
    assert all("activated" in referee.table.units[u].markers for u in ("two1", "two2"))


def test_standing_answers_spare_the_question() -> None:
    table = activated(Put("one1", "pounder", (6, 3)), Put("two1", "ludwig", (3, 3), facing=4))
    player = Script(reaction=[reaction_windows.ABOVE_HALF])
    referee = referee_of(table, two=player)
    reaction.offer(referee)
    assert not referee.table.turn.reacted  # looked at again under the new answer
    reaction.offer(referee)
    assert referee.table.turn.reacted  # 1/9 is not above 50 %
    assert len(player.asked) == 1
    assert player.asked[0].options == (
        "two1",
        NO_ONE,
        reaction_windows.ABOVE_HALF,
    )  # one window an activation
    fresh = activated(Put("one1", "pounder", (6, 3)), Put("two1", "ludwig", (3, 3), facing=4))
    referee = referee_of(fresh, two=Script(reaction=[NO_ONE]))
    reaction.offer(referee)
    assert referee.table.turn.reacted
    assert referee.table.sides["two"].standing == {}


def test_nobody_in_reach_no_question() -> None:
    table = activated(Put("one1", "pounder", (6, 3)), Put("two1", "ludwig", (0, 15)))
    player = Script()
    referee = referee_of(table, two=player)
    reaction.offer(referee)
    assert player.asked == []
    assert referee.table.turn.reacted


def test_the_chance_of_a_stunned_unit_is_that_of_one_die() -> None:
    table = activated(
        Put("one1", "hotdog", (3, 3)), Put("two1", "matrioshka", (3, 6), facing=4, markers=("stunned",))
    )
    assert reaction.chance(table, "two1") == F(1, 3)  # the marker goes, so it may fire
    assert "stunned" in table.units["two1"].markers


def test_react_01_who_may_not_try_is_told_why() -> None:
    machine = card("machine", weapon(), type="vehicle", kind="walker", damage=4)
    table = activated(
        Put("one1", "hotdog", (3, 3)), Put("one2", "ghosts", (3, 4)), Put("two2", "ghosts", place="reserve"),
        Put("two1", machine, (4, 4), pilotless=True), Put("two3", "ghosts", (4, 3)),
    )  # fmt: skip
    assert reason(reaction.why_not_react(table, "one2", "one1")) == ("DT-REACT-01", "not-an-enemy")
    assert reason(reaction.why_not_react(table, "two1", "one1")) == ("DS-HERO-12", "pilotless")
    assert reason(reaction.why_not_react(table, "two2", "one1")) == ("DT-REACT-01", "not-on-board")
    assert reaction.eligible(table, "one1") == ["two3"]
    table.change("one1", {"place": "gone"})
    assert reaction.eligible(table, "one1") == []


def test_react_01_when_nobody_may_react() -> None:
    def why(**turn: Any) -> str:
        table = plain(Put("one1", "ghosts"), turn={"done": (), "declared": (), **turn})
        found = reaction.why_not_window(table)
        return found.reason if found else ""

    assert why(declared=("attack",), done=("move",)) == ""
    assert why(declared=("attack",), done=("move",), reacted=True) == "one-reaction"
    assert why(declared=("sustained",)) == "sustained-attack"
    assert why(declared=("free-move",), done=("sustained",)) == "sustained-attack"
    assert why(declared=("sustained",), done=("special:reload",)) == ""
    assert why(declared=("move", "nothing")) == "ends-with-nothing"
    assert why(declared=("nothing", "move")) == ""
