"""The turn and the activations in it, whole (areas DT-TURN, DT-ACT, DT-REACT-07 to -10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from escarmouche.engine.errors import RulesError
from escarmouche.games.dust.chapters import activation
from escarmouche.games.dust.chapters.attack import reaction
from escarmouche.games.dust.chapters.cards.weapons import HIS
from escarmouche.games.dust.table import Card, Table, Thing
from escarmouche.games.dust_tactics import turn
from escarmouche.games.dust_tactics.bot import quick_answers
from escarmouche.games.dust_tactics.chapters.board import sight, things
from tests.games.dust.tables import A, Put, S, Script, card, referee_of, table_of, weapon

assert sight  # the grid answers for these tables


def squad(id: str = "squad", *skills: str, **values: Any) -> Card:
    return card(id, weapon("rifle", "1/1", count=5, range=4), skills=skills, **values)


def hero(*skills: str, **values: Any) -> Card:
    return card("hero", weapon(), kind="hero", damage=4, skills=skills, **values)


def walker(id: str = "walker", *skills: str, **values: Any) -> Card:
    base: dict[str, Any] = {
        "type": "vehicle",
        "kind": "walker",
        "armour": 4,
        "damage": 6,
        "locomotion": "walker",
    }
    return card(id, weapon("gun", "1/1", range=4), skills=skills, **{**base, **values})


def units(ones: int, twos: int) -> list[Put]:
    """Squads far from each other, so that nobody reacts."""
    south = [Put(f"one{n}", squad(), (2 * n, 0)) for n in range(1, ones + 1)]
    return south + [Put(f"two{n}", squad(), (2 * n, 15)) for n in range(1, twos + 1)]


IDLE = ("nothing", "nothing")


class Idle(Script):
    """Does nothing unless told otherwise, and never passes."""

    def choose(self, ask: Any, seat: Any) -> Any:
        if ask.question == "actions" and not self.answers.get("actions"):
            self.asked.append(ask)
            return IDLE
        return super().choose(ask, seat)


def play(table: Table, *throws: Sequence[int], until: str = "initiative", one: Script | None = None,
         two: Script | None = None) -> tuple[Table, list[str]]:  # fmt: skip
    """Play activations until the step named; the order of the activations and passes."""
    one, two = one or Idle(), two or Idle()
    referee = referee_of(table, *throws, one=one, two=two)
    order = []
    while referee.table.turn.step != until and not referee.table.turn.over:
        before = len(referee.events)
        step = referee.table.turn.step
        turn.step(referee)
        if step == "choose":
            passed = [e for e in referee.events[before:] if e.about.get("key") == "passed"]
            if passed:
                order.append("pass")
            elif referee.table.turn.step == "begin":
                order.append(referee.table.turn.unit)
    return referee.table, order


def at_choose(*puts: Put, lying: tuple[Thing, ...] = (), **values: Any) -> Table:
    turn = {"step": "choose", "unit": "", "active": "one", **values}
    return table_of(*puts, turn=turn, things=lying)


# -- the turn -----------------------------------------------------------------------------------------------


def test_turn_01_every_unit_is_activated_once() -> None:
    _table, order = play(at_choose(*units(2, 3)), one=Idle(activate=["one1"]), two=Idle())
    assert sorted(u for u in order if u != "pass") == ["one1", "one2", "two1", "two2", "two3"]
    assert [u[:3] for u in order[:4]] == ["one", "two", "one", "two"]


def test_turn_01_the_round_counts_up_with_the_initiative() -> None:
    table = table_of(*units(1, 1), turn={"step": "initiative", "round": 2, "unit": ""})
    referee = referee_of(table, (A, A, A), (S, S, S))
    turn.step(referee)
    assert (table.turn.round, table.turn.step) == (3, "choose")


@pytest.mark.parametrize("first", ["one", "two"])
def test_turn_04_the_winner_says_who_starts(first: str) -> None:
    table = table_of(*units(1, 1), turn={"step": "initiative", "unit": ""})
    script = Script(first=[first])
    turn.step(referee_of(table, (A, A, A), (S, S, S), one=script))
    assert script.asked[0].options == ("one", "two")
    assert table.turn.active == table.turn.first == first


def test_turn_05_an_activated_unit_is_not_offered_again() -> None:
    table = at_choose(*units(2, 1))
    table.change("one1", {"markers": frozenset({"activated"})})
    able, counts = turn.waiting(table)
    assert able["one"] == ["one2"]
    assert counts == {"one": 1, "two": 1}


def test_turn_06_who_has_units_left_goes_on() -> None:
    _, order = play(at_choose(*units(1, 3)), one=Idle(activate=["one1"]))
    assert [u[:3] for u in order] == ["one", "two", "two", "two"]


def test_turn_07_the_end_clears_the_marks() -> None:
    table = at_choose(*units(1, 1))
    for unit in ("one1", "two1"):
        table.change(unit, {"markers": frozenset({"activated", "reactivated", "alerted", "stunned"})})
    play(table)
    assert table.turn.step == "initiative"
    assert all(unit.markers == {"stunned"} for unit in table.units.values())


def test_turn_07_smoke_goes_at_the_end_of_the_turn_after_it_came() -> None:
    going, staying = things.smoke(1, 1, 2), things.smoke(2, 2, 3)
    table = at_choose(*units(1, 1), round=2, lying=(going, staying))
    play(table)
    assert list(table.things.values()) == [staying]


def test_turn_07_objectives_count_before_the_game_may_end() -> None:
    mark = things.objective("objective1", 2, 0, "north")
    table = at_choose(*units(1, 1), scenario="bait_and_flank", round=8, lying=(mark,))
    play(table)
    assert (table.turn.over, table.turn.over_rule) == ("one", "DT-SCEN-03")


def test_turn_08_the_example() -> None:
    """Ghosts and Ludwig against Bot Hunters, Grim Reapers and a Pounder."""
    puts = [Put("one1", "ghosts", (1, 0)), Put("one2", "ludwig", (3, 0)), Put("two1", "bot_hunters", (1, 15)),
            Put("two2", "grim_reapers", (3, 15)), Put("two3", "pounder", (5, 15))]  # fmt: skip
    one = Idle(activate=["one1", "-"])
    two = Idle(activate=["two2", "two1"])
    _table, order = play(at_choose(*puts), one=one, two=two)
    assert order == ["one1", "two2", "pass", "two1", "one2", "two3"]
    offers = [("-" in ask.options) for ask in one.asked if ask.question == "activate"]
    assert offers == [True, True]
    assert not any("-" in ask.options for ask in two.asked if ask.question == "activate")


@pytest.mark.parametrize(("ones", "twos", "offered"), [(1, 2, True), (1, 1, False), (2, 1, False)])
def test_turn_08_only_who_has_fewer_left_may_pass(ones: int, twos: int, offered: bool) -> None:
    script = Idle()
    referee = referee_of(at_choose(*units(ones, twos)), one=script)
    turn.step(referee)
    asked = [ask for ask in script.asked if ask.question == "activate"]
    assert bool(asked and "-" in asked[0].options) == offered


def test_turn_08_reserves_that_may_enter_count_and_others_do_not() -> None:
    puts = [*units(1, 1), Put("two2", squad(), place="reserve", ready=2), Put("two3", squad(), place="gone")]
    table = at_choose(*puts, round=1)
    assert turn.waiting(table)[1] == {"one": 1, "two": 1}
    table.change("turn", {"round": 2})
    assert turn.waiting(table)[1] == {"one": 1, "two": 2}


def test_hero_08_pilot_and_machine_count_as_one_and_activate_together() -> None:
    pilot = Put("one2", hero("pilot"), place="aboard", carrier="one1", seat="pilot")
    table = at_choose(Put("one1", walker(), (3, 0)), pilot, Put("two1", squad(), (3, 15)))
    able, counts = turn.waiting(table)
    assert able["one"] == ["one1", "one2"]
    assert counts["one"] == 1
    play(table, one=Idle(activate=["one1"]), until="begin")
    play(table, until="choose")
    assert all("activated" in table.units[u].markers for u in ("one1", "one2"))


# -- an activation ------------------------------------------------------------------------------------------


def activate(table: Table, unit: str, *throws: Sequence[int], one: Script | None = None,
             two: Script | None = None) -> Any:  # fmt: skip
    """One activation of side one from its start to its end."""
    referee = referee_of(table, *throws, one=one or Idle(), two=two or Idle(reaction=["-"] * 3))
    activation.start(referee, unit)
    while referee.table.turn.step != "choose":
        turn.step(referee)
    return referee


def test_act_02_all_actions_are_announced_before_the_first() -> None:
    table = table_of(Put("one1", squad(), (3, 3)), Put("two1", squad(), (3, 12)))
    script = Script(actions=[("move", "attack")])
    activate(table, "one1", one=script)
    questions = [ask.question for ask in script.asked]
    assert questions.index("actions") < questions.index("move")
    assert table.units["one1"].markers == {"activated"}


def test_act_02_an_attack_that_has_become_impossible_is_nothing() -> None:
    table = table_of(Put("one1", squad(), (3, 3)), Put("two1", squad(), (3, 12)))
    script = Script(actions=[("attack", "nothing")])
    activate(table, "one1", one=script)
    assert [ask.question for ask in script.asked] == ["actions"]


def test_act_06_nothing_and_nothing() -> None:
    table = table_of(Put("one1", squad(), (3, 3)), Put("two1", squad(), (3, 6)))
    activate(table, "one1", one=Script(actions=[IDLE]))
    assert "activated" in table.units["one1"].markers
    assert table.units["one1"].used == ("started",)


def test_hero_04_the_joined_hero_acts_and_is_activated_too() -> None:
    table = table_of(Put("one1", squad(), (3, 3)), Put("one2", hero(), (3, 3)), Put("two1", squad(), (3, 15)))
    script = Script(join=["one2"], actions=[("move", "nothing")], move=[(3, 5, 0, 0)])
    activate(table, "one1", one=script)
    for unit in ("one1", "one2"):
        record = table.units[unit]
        assert (record.x, record.y) == (3, 5)
        assert "activated" in record.markers


def test_state_01_the_nothing_of_a_stunned_unit_takes_its_marker() -> None:
    table = table_of(Put("one1", squad(), (3, 3), markers=("stunned",)), Put("two1", squad(), (3, 15)))
    activate(table, "one1", one=Script(actions=[("nothing", "move")]))
    assert "stunned" not in table.units["one1"].markers


def test_setup_05_without_a_free_entry_square_the_unit_tries_again_next_turn() -> None:
    blocked = [Put(f"two{x + 1}", squad(), (x, 0)) for x in range(12)]
    table = table_of(Put("one1", squad(), place="off"), *blocked)
    activate(table, "one1", one=Script(actions=[("move", "attack")]))
    unit = table.units["one1"]
    assert unit.place == "off"
    assert "activated" in unit.markers
    assert unit.used == ()


def test_setup_05_a_unit_comes_on_by_its_edge() -> None:
    table = table_of(Put("one1", squad(), place="off"), Put("two1", squad(), (3, 15)))
    script = Script(actions=[("move", "nothing")], enter=[(4, 1, 0, 0)])
    activate(table, "one1", one=script)
    assert (table.units["one1"].place, table.units["one1"].y) == ("board", 1)


def test_skill_10_at_the_double_goes_march_and_move() -> None:
    table = table_of(Put("one1", squad("swift", "at_the_double"), (3, 0)), Put("two1", squad(), (11, 15)))
    script = Script(actions=[("march", "free-move")], move=[(3, 4, 0, 0), (3, 6, 0, 0)])
    activate(table, "one1", one=script)
    assert table.units["one1"].y == 6


def test_skill_31_without_ranged_fire_no_free_move() -> None:
    table = table_of(Put("one1", squad("nimble", "move_and_fire"), (3, 3)), Put("two1", squad(), (11, 15)))
    script = Script(actions=[("attack", "free-move", "nothing")])
    activate(table, "one1", one=script)
    assert [ask.question for ask in script.asked] == ["actions"]


def test_skill_31_close_combat_alone_gives_no_free_move() -> None:
    table = table_of(Put("one1", squad("nimble", "move_and_fire"), (3, 3)), Put("two1", squad(), (3, 4)))
    script = Script(actions=[("attack", "free-move", "nothing")], attack=[((-1, 5, "two1", ""),)])
    activate(table, "one1", (S,) * 5, (S,) * 5, one=script)
    assert [ask.question for ask in script.asked] == ["actions", "attack"]


def test_skill_31_a_gun_that_is_directed_gives_no_free_move() -> None:
    spotters = card("spotters", weapon(), models=2, skills=("artillery_observer", "move_and_fire"))
    gun = card("gun", weapon("mortar", "1/1", "artillery", range=14), type="vehicle", damage=4)
    table = table_of(Put("one1", spotters, (3, 3)), Put("one2", gun, (0, 0)), Put("two1", squad(), (3, 9)))
    script = Script(actions=[("attack", "free-move", "nothing")], attack=[((0, 1, "two1", "gun:one2"),)])
    activate(table, "one1", (S,), one=script)
    assert [ask.question for ask in script.asked] == ["actions", "attack"]


def test_skill_31_after_ranged_fire_the_unit_moves() -> None:
    table = table_of(Put("one1", squad("nimble", "move_and_fire"), (3, 3)), Put("two1", squad(), (3, 7)))
    script = Script(actions=[("attack", "free-move", "nothing")], attack=[((0, 5, "two1", ""),)])
    activate(table, "one1", (S, S, S, S, S), one=script)
    assert "move" in [ask.question for ask in script.asked]


def test_skill_16_a_charge_uses_close_combat_weapons_only() -> None:
    claws = card(
        "claws", weapon("rifle", count=5), weapon("claw", "1/1", count=5, range=0), skills=("charge",)
    )
    table = table_of(Put("one1", claws, (3, 3)), Put("two1", squad(), (3, 8)))
    script = Script(actions=[("march", "free-attack")], move=[(3, 7, 0, 0)])
    referee = referee_of(table, one=script, two=Idle(reaction=["-"]))
    activation.start(referee, "one1")
    turn.step(referee)
    turn.step(referee)
    turn.step(referee)
    with pytest.raises(RulesError, match="no loaded dice"):
        turn.step(referee)
    asked = next(ask for ask in script.asked if ask.question == "attack")
    ranged = [shot for shot in asked.options if not isinstance(shot, str) and shot[0] == 0]
    assert asked.options
    assert not ranged


def test_skill_36_an_unplaced_spy_does_nothing_and_one_army_is_one_action() -> None:
    spy = hero("spy")
    table = table_of(Put("one1", spy, place="hidden"), Put("two1", squad(), (3, 8)))
    activate(table, "one1", (S, S), one=Script(appear=["try"]))
    assert table.units["one1"].place == "hidden"
    assert "activated" in table.units["one1"].markers
    table = table_of(Put("one1", spy, place="hidden"), Put("two1", squad(), (3, 8)))
    script = Script(appear=["try"], actions=[("nothing",)])
    activate(table, "one1", (A, S), one=script)
    offered = next(ask for ask in script.asked if ask.question == "actions").options
    assert {len(words) for words in offered} == {1}
    assert ("march",) not in offered


# -- reactions ----------------------------------------------------------------------------------------------


def windows(actions: tuple[str, ...], *skills: str) -> list[str]:
    """The actions already carried out at each reaction offered."""
    table = table_of(
        Put("one1", squad("active", *skills), (3, 3)), Put("two1", squad("far", march=4), (3, 7))
    )
    seen = []

    class Watch(Script):
        def choose(self, ask: Any, seat: Any) -> Any:
            if ask.question == "reaction":
                seen.append("+".join(table.turn.done) or f"spare {table.turn.spare}")
                return "-"
            return super().choose(ask, seat)

    script = Script(actions=[actions], move=[(3, 5, 0, 0)], attack=[])
    dice = (S,) * (10 if "sustained" in actions else 5)
    referee = referee_of(table, dice, dice, one=script, two=Watch())
    activation.start(referee, "one1")
    while referee.table.turn.step != "choose":
        turn.step(referee)
    return seen


def test_react_01_after_the_first_action() -> None:
    assert windows(("move", "attack")) == ["move"]


def test_react_07_a_march_is_interrupted_once_the_move_value_is_spent() -> None:
    assert windows(("march",)) == ["spare 2"]


def test_react_08_none_against_a_sustained_attack() -> None:
    assert windows(("sustained",)) == []


def test_react_09_none_before_a_last_nothing_but_after_a_first_one() -> None:
    assert windows(("attack", "nothing")) == []
    assert windows(("nothing", "move")) == ["nothing"]


def test_react_10_before_the_last_of_three() -> None:
    assert windows(("march", "free-attack"), "charge") == ["march"]
    assert windows(("march", "move"), "scout") == ["march"]


# -- officers -----------------------------------------------------------------------------------------------

BOSS = card(
    "boss", weapon(count=5), kind="command_squad", specialists=("officer", "radio", "medic", "mechanic", "")
)


def test_cmd_06_two_activations_running() -> None:
    """The Old Man announce two tries; the first succeeds and the Sturmkönig acts at once."""
    puts = (Put("one1", BOSS, (3, 0)), Put("one2", walker(), (6, 0), markers=("activated",)),
            Put("two1", squad(), (3, 15)), Put("two2", squad(), (6, 15)))  # fmt: skip
    table = at_choose(*puts)
    twice = ("special:get-moving", "special:get-moving")
    one = Idle(activate=["one1"], actions=[twice], get_moving=["one2"])
    table, order = play(table, (A,), one=one)
    assert order[0] == "one1"
    assert "reactivated" not in table.units["one2"].markers  # cleared at the end of the turn
    sides = [ask.about["unit"] for ask in one.asked if ask.question == "actions"]
    assert sides == ["one1", "one2"]


def test_cmd_07_reinforcements_enter_at_once() -> None:
    puts = (
        Put("one1", BOSS, (3, 3)),
        Put("one2", squad(), place="gone", left=0),
        Put("two1", squad(), (3, 15)),
    )
    table = table_of(*puts)
    script = Idle(
        actions=[("special:reinforcements", "nothing"), ("move", "nothing")],
        reinforcements=["one2"],
        enter=[(5, 0, 0, 0)],
    )
    activate(table, "one1", (A,), one=script)
    unit = table.units["one2"]
    assert (unit.place, unit.x, unit.y) == ("board", 5, 0)
    assert "activated" in unit.markers


def test_end_02_a_unit_lost_twice_counts_twice() -> None:
    from escarmouche.games.dust.chapters.attack.elimination import eliminate

    puts = (Put("one1", squad(), (3, 3)), Put("two1", squad("cheap", points=8), (3, 8)))
    table = table_of(*puts, turn={"scenario": "supply_drop"})
    referee = referee_of(table, two=Script(reserve=["two1", "-"]))
    eliminate(referee, "DT-DMG-05", "two1")
    assert table.units["two1"].place == "reserve"
    table.change("two1", {"place": "board"})
    eliminate(referee, "DT-DMG-05", "two1")
    assert table.sides["one"].points == 16
    assert table.sides["two"].lost == ("two1", "two1")


def test_hero_04_a_hero_left_alone_goes_on_with_the_activation() -> None:
    table = table_of(
        Put("one1", squad(), place="gone", left=0), Put("one2", hero(), (3, 3)), turn={"hero": "one2"}
    )
    referee = referee_of(table)
    assert activation.still_there(referee)
    assert (table.turn.unit, table.turn.hero) == ("one2", "")


def test_react_06_the_activation_ends_with_its_last_soldier() -> None:
    table = table_of(Put("one1", squad(), place="gone", left=0), Put("two1", squad(), (9, 9)))
    assert not activation.still_there(referee_of(table))


def test_veh_08_the_blade_is_up_again_after_a_move_even_a_turn_on_the_spot() -> None:
    dozer = walker("dozer", "dozer_blade")
    table = table_of(Put("one1", dozer, (3, 3)), Put("two1", squad(), (3, 15)))
    activate(table, "one1", one=Script(actions=[("special:dozer", "nothing")]))
    assert "shielded" in table.units["one1"].markers
    activate(table, "one1", one=Script(actions=[("move", "nothing")], move=[(3, 3, 0, 2)]))
    assert "shielded" not in table.units["one1"].markers


def test_weap_12_attack_and_reload_go_in_one_activation() -> None:
    mortar = card("mortar", weapon("mortar", "1/1", "reload"), models=1)
    table = table_of(Put("one1", mortar, (3, 3)), Put("two1", squad(), (3, 6)))
    both = ("attack", "special:reload")
    script = Script(actions=[both], attack=[((0, 1, "two1", ""),)])
    activate(table, "one1", (S,), one=script)
    assert "loaded:0" in table.units["one1"].markers
    script = Script(actions=[("attack", "nothing")], attack=[((0, 1, "two1", ""),)])
    activate(table, "one1", (S,), one=script)
    assert "loaded:0" not in table.units["one1"].markers


def test_weap_05_a_gripper_that_does_anything_lets_go() -> None:
    table = table_of(Put("one1", walker(), (3, 3)), Put("two1", walker(), (3, 4), gripper="one1"))
    activate(table, "one1", one=Script(actions=[("nothing", "nothing")]))
    assert table.units["two1"].gripper == "one1"
    activate(table, "one1", one=Script(actions=[("move", "nothing")]))
    assert table.units["two1"].gripper == ""


def test_skill_15_a_march_or_a_special_action_ends_camouflage_a_move_does_not() -> None:
    hidden = squad("hidden", "camouflage")
    for actions, left in (
        (("move", "nothing"), True),
        (("march",), False),
        (("special:camouflage", "move"), True),
    ):
        table = table_of(
            Put("one1", hidden, (3, 3), markers=("camouflaged",)), Put("two1", squad(), (11, 15))
        )
        activate(table, "one1", one=Script(actions=[actions]))
        assert ("camouflaged" in table.units["one1"].markers) is left


def test_react_01_drafts_of_a_reaction_know_the_hero_who_reacts_along() -> None:
    table = table_of(
        Put("two1", squad(), (3, 6)), Put("one1", squad(), (3, 3)), Put("one2", hero(), (3, 3)),
        turn={"unit": "two1", "active": "two"},
    )  # fmt: skip
    one = Script(react_with=["one2"])
    drafted: list[Any] = []

    class Drafting(Script):
        def choose(self, ask: Any, seat: Any) -> Any:
            if ask.question == "attack":
                drafted.extend(quick_answers.candidates(ask, table))
                return drafted[0]
            return one.choose(ask, seat)

    reaction.react(referee_of(table, (A, S), *[(S,) * n for n in (5, 1)], one=Drafting()), "one1")
    lines = {shot[0] for draft in drafted for shot in draft if not isinstance(shot, str)}
    assert any(line >= HIS for line in lines)
