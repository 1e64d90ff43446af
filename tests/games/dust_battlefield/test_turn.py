"""The turn on the open table: initiative, activations in turn, passing, the end (areas DT-TURN, DT-ACT)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters import initiative, turns
from escarmouche.games.dust_battlefield import turn
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.testing.scripts import Script, referee_of
from tests.games.dust_battlefield.tables import Put, table_of

A, T, S = 1, 3, 5
IDLE = ("nothing", "nothing")


class Idle(Script):
    """Does nothing unless told otherwise, and passes only when told."""

    def choose(self, ask: Any, seat: Any) -> Any:
        if ask.question == "actions" and not self.answers.get("actions"):
            self.asked.append(ask)
            return IDLE
        return super().choose(ask, seat)


def units(ones: int, twos: int) -> list[Put]:
    """Heroes at opposite edges, so that nobody reacts."""
    south = [Put(f"one{n}", "manfred", (20 * n, 5)) for n in range(1, ones + 1)]
    return south + [Put(f"two{n}", "manfred", (20 * n, 115)) for n in range(1, twos + 1)]


def play(
    table: Table, *throws: Sequence[int], one: Script | None = None, two: Script | None = None
) -> list[str]:
    """Play activations to the end of the turn; who was activated, and who passed, in order."""
    referee = referee_of(table, *throws, one=one or Idle(), two=two or Idle())
    order = []
    while referee.table.turn.step != "initiative" and not referee.table.turn.over:
        before, step = len(referee.events), referee.table.turn.step
        turn.step(referee)
        if step == "choose":
            told = [e.about.get("key") for e in referee.events[before:]]
            if "passed" in told:
                order.append("pass")
            elif referee.table.turn.step == "begin":
                order.append(referee.table.turn.unit)
    return order


def at_choose(ones: int, twos: int) -> Table:
    return table_of(*units(ones, twos), turn={"step": "choose", "unit": "", "active": "one", "round": 2})


def at_initiative(*puts: Put) -> Table:
    return table_of(*(puts or units(1, 1)), turn={"step": "initiative", "unit": "", "round": 2})


def test_turn_01_every_unit_acts_once_by_turns_and_the_round_counts_up() -> None:
    order = play(at_choose(2, 2))
    assert sorted(order) == ["one1", "one2", "two1", "two2"]
    assert [unit[:3] for unit in order] == ["one", "two", "one", "two"]
    referee = referee_of(at_initiative(), (A, A, A), (S, S, S))
    turn.step(referee)
    assert (referee.table.turn.round, referee.table.turn.step) == (3, "choose")


def test_turn_02_three_dice_each_and_more_armies_win() -> None:
    found = odds(initiative.throw_initiative, at_initiative())
    assert found.chances == {"": Fraction(31, 243), "one": Fraction(106, 243), "two": Fraction(106, 243)}
    assert initiative.roll_initiative(referee_of(at_initiative(), (A, A, S), (A, T, T))) == "one"


def test_turn_03_targets_break_a_tie_and_a_full_tie_is_rolled_again() -> None:
    assert initiative.roll_initiative(referee_of(at_initiative(), (A, T, S), (A, S, S))) == "one"
    again = referee_of(at_initiative(), (A, T, S), (S, A, T), (S, S, S), (T, S, S))
    assert initiative.roll_initiative(again) == "two"


def test_skill_12_black_ops_rolls_four_dice() -> None:
    table = at_initiative(*units(1, 1))
    card = table.setting.cards["manfred"]
    table.setting.cards["ops"] = replace(card, id="ops", skills=(*card.skills, "black_ops"))
    table.change("one1", {"card": "ops"})
    assert initiative.initiative_dice(table, "one") == ("DS-SKILL-12", 4)
    assert initiative.initiative_dice(table, "two") == ("DT-TURN-02", 3)
    assert odds(initiative.throw_initiative, table).chances["one"] == Fraction(1303, 2187)


@pytest.mark.parametrize("first", ["one", "two"])
def test_turn_04_the_winner_names_who_begins(first: str) -> None:
    script = Script(first=[first])
    referee = referee_of(at_initiative(), (A, A, A), (S, S, S), one=script)
    turn.step(referee)
    assert script.asked[0].options == ("one", "two")
    assert referee.table.turn.active == referee.table.turn.first == first


def test_turn_05_who_was_activated_is_not_offered_again() -> None:
    table = at_choose(2, 1)
    table.change("one1", {"markers": frozenset({"activated"})})
    able, counts = turns.waiting(table)
    assert able["one"] == ["one2"]
    assert counts == {"one": 1, "two": 1}


def test_turn_06_who_has_units_left_goes_on() -> None:
    order = play(at_choose(1, 3), one=Idle(activate=["one1"]))
    assert [unit[:3] for unit in order] == ["one", "two", "two", "two"]


def test_turn_07_the_end_clears_the_marks_but_not_suppression() -> None:
    table = at_choose(1, 1)
    for unit in ("one1", "two1"):
        table.change(unit, {"markers": frozenset({"activated", "alerted", "stunned", "suppressed"})})
    referee = referee_of(table)
    turn.step(referee)
    assert referee.table.turn.step == "initiative"
    assert all(u.markers == {"stunned", "suppressed"} for u in referee.table.units.values())


@pytest.mark.parametrize(("ones", "twos", "offered"), [(1, 2, True), (2, 2, False), (3, 2, False)])
def test_turn_08_only_who_has_fewer_left_may_pass(ones: int, twos: int, offered: bool) -> None:
    script = Idle()
    turn.step(referee_of(at_choose(ones, twos), one=script))
    asked = [ask for ask in script.asked if ask.question == "activate"]
    assert any("-" in ask.options for ask in asked) == offered
    if offered:
        order = play(at_choose(1, 2), one=Idle(activate=["-"]))
        assert order[0] == "pass"
        assert sorted(order[1:]) == ["one1", "two1", "two2"]


def test_act_02_all_actions_are_announced_before_the_first() -> None:
    script = Idle(activate=["one1"], actions=[("move", "attack")])
    referee = referee_of(at_choose(1, 1), one=script, two=Idle())
    while "activated" not in referee.table.units["one1"].markers:
        turn.step(referee)
    questions = [ask.question for ask in script.asked]
    assert questions.index("actions") < questions.index("move")
    assert "attack" not in questions  # nobody in range any more: it has become Nothing
