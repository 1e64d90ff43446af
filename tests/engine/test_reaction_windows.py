"""Standing answers to reaction windows."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine import reaction_windows
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import NO_ONE, Ask, Pause
from escarmouche.engine.table import Side
from tests.engine.toy import Scripted, toy_table

Q = "alert"


def never() -> Fraction:
    raise AssertionError("the chance was worked out for nothing")


def test_without_an_answer_the_window_asks() -> None:
    assert not reaction_windows.settles({}, Q, 1, "1/a/1", never)
    assert reaction_windows.offered({}, Q, 1) == (reaction_windows.NOT_THIS_MOVE, reaction_windows.ABOVE_HALF)


def test_not_this_move_settles_that_occasion_only() -> None:
    said = reaction_windows.stand({}, Q, 1, "1/a/1", reaction_windows.NOT_THIS_MOVE)
    assert said is not None
    assert reaction_windows.settles(said, Q, 1, "1/a/1", never)
    assert not reaction_windows.settles(said, Q, 1, "1/a/2", never)
    assert not reaction_windows.settles(said, "other", 1, "1/a/1", never)


@pytest.mark.parametrize(("chance", "settled"), [((1, 3), True), ((1, 2), True), ((51, 100), False)])
def test_above_half_settles_poor_chances_of_this_round(chance: tuple[int, int], settled: bool) -> None:
    said = reaction_windows.stand({}, Q, 3, "3/a/1", reaction_windows.ABOVE_HALF)
    assert said is not None
    assert reaction_windows.settles(said, Q, 3, "3/b/7", lambda: Fraction(*chance)) is settled
    assert not reaction_windows.settles(said, Q, 4, "4/a/1", never)
    assert reaction_windows.offered(said, Q, 3) == (
        reaction_windows.NOT_THIS_MOVE,
        reaction_windows.ALWAYS_ASK,
    )
    assert reaction_windows.offered(said, Q, 4) == (
        reaction_windows.NOT_THIS_MOVE,
        reaction_windows.ABOVE_HALF,
    )
    assert not reaction_windows.settles(said, Q, 3, "3/b/7")  # a window that knows no chance asks


def test_always_ask_takes_it_back() -> None:
    said = reaction_windows.stand({"other": "x"}, Q, 3, "3/a/1", reaction_windows.ABOVE_HALF)
    assert said is not None
    assert reaction_windows.stand(said, Q, 3, "3/a/1", reaction_windows.ALWAYS_ASK) == {"other": "x"}
    assert reaction_windows.stand(said, Q, 3, "3/a/1", "fire") is None


def test_what_stands_is_told_to_its_owner_only() -> None:
    """TR-ORD-06, DT-REACT-01 and CZ-OPP-02 give the other side a no, not the reason for it."""
    about = {"side": "red", "question": "window", "answer": reaction_windows.ABOVE_HALF, "mover": "blue1"}
    assert reaction_windows.discreet(about, "red") is about
    for other in ("blue", ""):
        assert reaction_windows.discreet(about, other) == {**about, "answer": NO_ONE}
    plain = {**about, "answer": ["red1", [[1, 2]], 3]}
    assert reaction_windows.discreet(plain, "blue") is plain


class Standing(Side, frozen=True):
    standing: dict[str, str] = {}


def opened(answer: str, stands: dict[str, str] | None = None, **more: Any) -> tuple[str, Referee[Any]]:
    """A window of blue in which one of two may act, and what became of it."""
    table = toy_table()
    table.put(Standing("blue", stands or {}))
    referee: Referee[Any] = Referee(table, (), None, {"blue": Scripted(answer)})
    given: dict[str, Any] = {"ready": ("blue1", "blue2"), "chance": never, "against": ("red1",), **more}
    window = reaction_windows.Window(rule="TY-ONE-01", side="blue", question=Q, occasion="1/a/1", **given)
    return reaction_windows.window(referee, window, mover="red1"), referee


def test_a_window_tells_who_acts_and_keeps_nothing() -> None:
    answer, referee = opened("blue2")
    assert answer == "blue2"
    assert [event.what for event in referee.events] == ["ask"]
    assert referee.events[0].about["mover"] == "red1"


def test_an_answer_that_stands_is_kept_for_its_owner_alone() -> None:
    answer, referee = opened(reaction_windows.NOT_THIS_MOVE)
    assert answer == NO_ONE
    assert referee.table.sides["blue"].standing == {Q: "not-this-move:1/a/1"}
    assert referee.events[-1].only == "blue"
    answer, referee = opened(reaction_windows.ABOVE_HALF, standing_rule="TY-TWO-01")
    assert answer == reaction_windows.AGAIN
    assert referee.events[-1].rule == "TY-TWO-01"


def test_what_stands_declines_unasked() -> None:
    answer, referee = opened("blue1", {Q: "not-this-move:1/a/1"})
    assert answer == NO_ONE
    assert referee.events == []


def test_a_window_that_opens_once_does_not_offer_to_be_shut_for_this_move() -> None:
    with pytest.raises(Pause) as waits:
        opened(None, once=True)  # type: ignore[arg-type]
    ask = waits.value.request
    assert isinstance(ask, Ask)
    assert reaction_windows.NOT_THIS_MOVE not in ask.options
    assert (ask.intent, ask.against, ask.part) == ("react", ("red1",), "who")


def test_a_game_may_have_answers_of_its_own() -> None:
    answer, _ = opened("later", more=("later",))
    assert answer == "later"
