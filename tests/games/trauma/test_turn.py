"""Tests of the turn: its phases, its length, and what a unit may announce in each state."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.games.trauma import turn
from escarmouche.games.trauma.chapters import actions, activation
from escarmouche.games.trauma.chapters.actions import Plan
from escarmouche.games.trauma.chapters.movement import displacement
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import DISORGANISED, ENGAGED, PRONE, Referee, Table
from tests.games.trauma.tables import Squad, referee_of, table_of

PHASES = tuple(LEDGER.data("TR-TURN-02")["phases"])


def two_armies(step: str = "recruit", limit: int = 6, round: int = 1, **sides: Any) -> Table:
    """Two units each, far apart, side one with an officer who wins the initiative."""
    table = table_of(
        Squad("one1", "one", (2000, 1000), ["captain", "marine", "marine"]),
        Squad("one2", "one", (6000, 1000), count=3),
        Squad("two1", "two", (2000, 11000), count=3),
        Squad("two2", "two", (6000, 11000), count=3),
        turn={"step": step, "phase": PHASES[2] if step == "debrief" else "", "active": "", "round": round},
        **sides,
    )
    table.setting = msgspec.structs.replace(table.setting, turns=limit)
    return table


def run_round(referee: Referee) -> list[str]:
    """Steps until the next round or the end; the phases met, without repeats."""
    phases: list[str] = []
    start = referee.table.turn.round
    while not referee.table.turn.over:
        turn.step(referee)
        now = referee.table.turn
        if now.round != start:
            break
        if not phases or phases[-1] != now.phase:
            phases.append(now.phase)
    return phases


def test_turn_02_command_then_activation_then_debriefing() -> None:
    referee = referee_of(two_armies(), (1, 1, 1), (1, 1, 1))
    assert tuple(run_round(referee)) == PHASES
    assert (referee.table.turn.round, referee.table.turn.step) == (2, "recruit")
    turn.step(referee)
    assert referee.table.turn.phase == PHASES[0]


def test_turn_02_every_unit_of_both_sides_has_its_go() -> None:
    referee = referee_of(two_armies(), (1, 1, 1))
    run_round(referee)
    assert referee.table.sides["one"].cards == referee.table.sides["two"].cards == ()
    flipped = [e.about["shown"][-1] for e in referee.events if e.rule == "TR-ACT-04" and "shown" in e.about]
    assert flipped == ["one1", "two1", "one2", "two2"]


@pytest.mark.parametrize(("one", "two", "winner"), [(12, 9, "one"), (9, 12, "two"), (7, 7, "draw")])
def test_turn_01_six_turns_and_the_higher_total_wins(one: int, two: int, winner: str) -> None:
    referee = referee_of(two_armies("debrief", round=6, one={"pv": one}, two={"pv": two}))
    run_round(referee)
    assert referee.table.turn.over == winner
    assert referee.table.turn.over_rule == "TR-TURN-01"


def test_turn_01_not_before_and_not_without_the_limit() -> None:
    for limit, round in ((6, 5), (0, 6)):
        referee = referee_of(two_armies("debrief", limit, round, one={"pv": 12}, two={"pv": 9}))
        run_round(referee)
        assert referee.table.turn.over == ""
        assert referee.table.turn.round == round + 1


# -- what the state of a unit lets it announce ---------------------------------------------------------------

SHOOT, MOVE = actions.SHOOT, actions.MOVEMENT


def activated(*markers: str, down: int = 0) -> Table:
    """Unit one1 activated in this state; an enemy at contact if it is Engaged."""
    enemy = (2000, 2400) if ENGAGED in markers else (2000, 6000)
    table = table_of(
        Squad("one1", "one", (2000, 2000), markers=markers),
        Squad("two1", "two", enemy, count=3),
        turn={"step": "activate", "waiting": ("one1",)},
    )
    for figure in table.units["one1"].figures[:down]:
        table.change(figure, {"down": True})
    referee = referee_of(table)
    activation.activate(referee)
    return referee.table


def allowed(table: Table, *plan: str) -> bool:
    return actions.why_not_plan(table, "one1", Plan.read(plan)) is None


def test_state_10_one_action_and_no_sustained_fire() -> None:
    table = activated(PRONE, down=4)
    assert allowed(table, SHOOT)
    assert allowed(table, MOVE)
    refusal = actions.why_not_plan(table, "one1", Plan.read((MOVE, SHOOT)))
    assert refusal is not None
    assert refusal.rule == "TR-STATE-10"
    assert not allowed(table, SHOOT, SHOOT)


def test_state_13_engaged_and_prone_moves_once_and_does_not_shoot() -> None:
    table = activated(ENGAGED, PRONE, down=4)
    assert allowed(table, MOVE)
    assert not allowed(table, MOVE, MOVE)
    assert not allowed(table, SHOOT)


def test_state_01_a_free_unit_does_what_it_likes() -> None:
    table = activated()
    assert all(allowed(table, a, b) for a in (SHOOT, MOVE) for b in (SHOOT, MOVE))


def test_state_06_actions_left_are_lost() -> None:
    table = activated()
    table.change("one1", {"markers": frozenset({DISORGANISED})})
    referee = referee_of(table)
    referee.book(step="act", todo=(SHOOT,))
    while referee.table.turn.step not in ("option", "debrief"):
        turn.step(referee)
    assert DISORGANISED in referee.table.units["one1"].markers
    assert not [e for e in referee.events if e.what in ("roll", "ask")]


def test_mor_07_engaged_by_one_more_unit() -> None:
    """The second enemy at contact calls for a test, the first does not; nor does moving into several."""

    def charged(others: int) -> Referee:
        spots = [(2000, 2400), (1650, 1600), (2350, 1600)]
        squads = [Squad(f"one{n + 1}", "one", spots[n], count=1) for n in range(others)]
        table = table_of(*squads, Squad("two1", "two", (2000, 2000), count=3), turn={"unit": "one1"})
        referee = referee_of(table, (1, 1))
        displacement.engage(referee, "one1")
        return referee

    assert [e.rule for e in charged(1).events if e.what == "roll"] == []
    for others in (2, 3):
        rolls = [e for e in charged(others).events if e.what == "roll"]
        assert [(e.rule, e.about["cause"], e.about["unit"]) for e in rolls] == [
            ("TR-MOR-09", "TR-MOR-07", "two1")
        ]
    mover = charged(3)
    referee = referee_of(mover.table)
    displacement.engage(referee, "two1")
    assert [e for e in referee.events if e.what == "roll"] == []
