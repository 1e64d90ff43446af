"""What events say of themselves."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.kinds import (
    ANSWERED,
    CHANGED,
    FACTS,
    GAINED,
    MARKED,
    MOVED,
    PLACED,
    ROLLED,
    SPENT,
    TOLD,
    kind_of,
)
from escarmouche.engine.referee import Referee
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset

TOY = ruleset("template")


def referee() -> Referee[Any]:
    return Referee(TOY.rules.new_table(Setup("outpost", ("scouts", "veterans"))))


def test_a_move_sets_figures_down_and_tells_their_whole_way() -> None:
    judge = referee()
    figure = next(iter(judge.table.figures.values()))
    judge.move("TP-MOVE-01", figure.unit, [(figure.id, ((100, 200), (300, 400)), 90)])
    after = judge.table.figures[figure.id]
    assert (after.x, after.y, after.facing) == (300, 400, 90)
    (event,) = judge.events
    way = ((figure.x, figure.y), (100, 200), (300, 400))
    assert event.kind == MOVED
    assert event.about == {"id": figure.unit, "steps": ((figure.id, way, 90),)}


def test_what_is_put_down_has_no_way() -> None:
    judge = referee()
    figure = next(iter(judge.table.figures.values()))
    judge.move("TP-MOVE-01", figure.unit, [(figure.id, ((5, 6, 300),), -1)], tells=PLACED)
    after = judge.table.figures[figure.id]
    assert (after.x, after.y, after.z, after.facing) == (5, 6, 300, figure.facing)
    assert judge.events[0].about["steps"] == ((figure.id, ((5, 6, 300),), -1),)


def test_nobody_moved_is_no_event() -> None:
    judge = referee()
    judge.move("TP-MOVE-01", "red1", [])
    assert judge.events == []


def test_a_purse_tells_what_was_taken_and_what_is_left() -> None:
    judge = referee()
    judge.change("TP-MOVE-01", "turn", round=3)
    judge.gain("TP-MOVE-01", "turn", "round", 4)
    judge.spend("TP-MOVE-01", "turn", "round", 2)
    assert [event.kind for event in judge.events] == [CHANGED, GAINED, SPENT]
    taken = judge.events[-1].about
    assert (taken["purse"], taken["amount"], taken["left"], taken["round"]) == ("round", 2, 5, 5)


def test_events_hold_the_facts_of_their_kind() -> None:
    judge = referee()
    unit = next(iter(judge.table.units))
    judge.mark("TP-MOVE-01", unit, "tired")
    judge.unmark("TP-MOVE-01", unit, "tired")
    judge.note("TP-MOVE-01", "nothing")
    assert [event.kind for event in judge.events] == [MARKED, MARKED, TOLD]
    for event in judge.events:
        assert set(FACTS[event.kind]) <= set(event.about)


def test_old_records_have_the_kind_their_shape_tells() -> None:
    assert kind_of("roll", {}) == ROLLED
    assert kind_of("ask", {}) == ANSWERED
    assert kind_of("change", {"marker": "tired"}) == MARKED
    assert kind_of("change", {"x": 1}) == CHANGED
