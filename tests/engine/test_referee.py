"""The referee: inputs first, then live dice and players, else a pause. Every word of it is in the events."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.dice import d6
from escarmouche.engine.errors import RulesError, WrongInput
from escarmouche.engine.luck import LoadedDice
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask, AskEach, Input, Modifier, Pause, Refusal, Roll
from escarmouche.engine.table import Figure, Thing
from tests.engine.toy import Always, Scripted, toy_table

RULE = "TY-ONE-01"


def referee(*inputs: Input, **named: Any) -> Referee[Any]:
    return Referee(toy_table(), inputs, **named)


def test_a_roll_is_answered_from_the_inputs_before_the_dice() -> None:
    dice = LoadedDice((6, 6))
    judge = referee(Input("roll", RULE, "red", (1, 2)), dice=dice)
    assert judge.roll(RULE, "red", d6(2)) == 3
    assert judge.roll(RULE, "red", d6(2)) == 12
    assert [i.value for i in judge.inputs] == [(1, 2), (6, 6)]
    assert dice.left == 0


def test_a_roll_without_dice_waits() -> None:
    with pytest.raises(Pause) as pause:
        referee().roll(RULE, "red", d6(2), (Modifier("TY-ONE-02", 1),), unit="red1")
    request = pause.value.request
    assert isinstance(request, Roll)
    assert (request.rule, request.side, request.dice.text()) == (RULE, "red", "2d6")
    assert (request.key, request.about) == (f"1/act//{RULE}/1", {"unit": "red1"})


def test_a_roll_is_told_with_faces_value_and_modifiers() -> None:
    judge = referee(dice=LoadedDice((5,)))
    judge.roll(RULE, "red", d6().at_least(4), (Modifier("TY-ONE-02", -1),), target="blue1")
    (event,) = judge.events
    assert (event.what, event.rule) == ("roll", RULE)
    assert event.about == {
        "target": "blue1", "side": "red", "dice": "1d6", "faces": (5,), "value": 1,
        "modifiers": (("TY-ONE-02", -1),),
    }  # fmt: skip


def test_no_dice_no_throw() -> None:
    judge = referee()
    assert judge.roll(RULE, "red", d6(0)) == 0
    assert judge.roll(RULE, "red", d6(0).each()) == ()
    assert judge.events == []


def test_a_single_option_is_taken_unasked() -> None:
    judge = referee()
    assert judge.ask(RULE, "red", "which", ("a",)) == "a"
    assert judge.order(RULE, "red", "order", ("a",)) == ("a",)
    assert judge.pick(RULE, "red", "some", ()) == ()
    assert judge.pick(RULE, "red", "some", ("a",), 1) == ("a",)
    assert (judge.events, judge.inputs) == ([], [])


def test_a_single_option_that_may_be_left_is_asked() -> None:
    with pytest.raises(Pause):
        referee().pick(RULE, "red", "some", ("a",))


def test_no_option_is_an_error() -> None:
    with pytest.raises(RulesError, match=r"which \(TY-ONE-01\) has no option left"):
        referee().ask(RULE, "red", "which", ("a",), lambda option: Refusal(RULE, "no"))


def test_options_that_are_refused_are_greyed() -> None:
    why = Refusal("TY-ONE-02", "tired")
    with pytest.raises(Pause) as pause:
        referee().ask(RULE, "red", "which", ("a", "b", "c"), lambda o: why if o == "b" else None, unit="red1")
    ask = pause.value.request
    assert isinstance(ask, Ask)
    assert (ask.options, ask.greyed, ask.about) == (("a", "c"), {"b": why}, {"unit": "red1"})


def test_a_player_who_has_no_answer_yet_is_waited_for() -> None:
    judge = referee(players={"red": Scripted("b")})
    assert judge.ask(RULE, "red", "which", ("a", "b")) == "b"
    with pytest.raises(Pause):
        judge.ask(RULE, "red", "which", ("a", "b"))


def test_an_answer_is_told() -> None:
    judge = referee(players={"red": Always()})
    judge.pick(RULE, "red", "some", ("a", "b"), 1, unit="red1")
    assert judge.events[0].what == "ask"
    assert judge.events[0].about == {
        "unit": "red1", "side": "red", "question": "some", "answer": ("a", "b"),
    }  # fmt: skip
    assert judge.inputs == [Input("several", RULE, "red", ("a", "b"))]


def test_bounds_of_a_pick_are_cut_to_the_options() -> None:
    with pytest.raises(Pause) as pause:
        referee().pick(RULE, "red", "some", ("a", "b"), 3, 9)
    ask = pause.value.request
    assert isinstance(ask, Ask)
    assert (ask.least, ask.most) == (2, 2)


@pytest.mark.parametrize(
    "wrong",
    [
        Input("roll", RULE, "red", (1,)),
        Input("one", "TY-ONE-02", "red", "a"),
        Input("one", RULE, "blue", "a"),
    ],
)
def test_an_input_must_answer_this_very_request(wrong: Input) -> None:
    with pytest.raises(WrongInput, match="input 1 answers"):
        referee(wrong).ask(RULE, "red", "which", ("a", "b"))


def each(judge: Referee[Any], *, secret: bool = False) -> dict[str, Any]:
    asks = [Ask(RULE, side, "bid", (0, 1, 2)) for side in ("red", "blue")]
    return judge.ask_each(RULE, asks, secret=secret)


def test_secret_answers_come_together() -> None:
    judge = referee(players={"red": Scripted(2), "blue": Scripted(1)})
    assert each(judge) == {"red": 2, "blue": 1}
    assert judge.inputs == [Input("each", RULE, "", (("red", 2), ("blue", 1)))]
    assert [e.only for e in judge.events] == ["", ""]


def test_answers_that_stay_secret_are_told_to_their_side_only() -> None:
    judge = referee(players={"red": Scripted(2), "blue": Scripted(1)})
    each(judge, secret=True)
    assert [(e.only, e.about["answer"]) for e in judge.events] == [("red", 2), ("blue", 1)]


def test_a_live_player_chooses_only_when_the_others_have() -> None:
    bot = Always()
    with pytest.raises(Pause) as pause:
        each(referee(players={"red": bot}))
    assert bot.asked == 0
    request = pause.value.request
    assert isinstance(request, AskEach)
    assert [ask.side for ask in request.asks] == ["blue"]
    assert each(referee(players={"red": bot}, secrets={"blue": 2})) == {"red": 0, "blue": 2}


def test_a_live_player_may_wait_in_secret_too() -> None:
    judge = referee(players={"red": Scripted(), "blue": Scripted(1)})
    with pytest.raises(Pause) as pause:
        each(judge)
    request = pause.value.request
    assert isinstance(request, AskEach)
    assert [ask.side for ask in request.asks] == ["red"]
    assert judge.secrets == {"blue": 1}


def test_secret_questions_with_one_option_are_not_asked() -> None:
    judge = referee(players={"blue": Scripted(1)})
    asks = [Ask(RULE, "red", "bid", (0,)), Ask(RULE, "blue", "bid", (0, 1))]
    assert judge.ask_each(RULE, asks) == {"red": 0, "blue": 1}
    assert judge.inputs == [Input("each", RULE, "", (("blue", 1),))]


def test_changes_are_made_and_told() -> None:
    judge = referee()
    judge.change(RULE, "red1.1", x=30)
    judge.mark(RULE, "red1", "prone")
    judge.mark(RULE, "red1", "prone")
    judge.unmark(RULE, "red1", "prone", "alert")
    judge.put(RULE, Figure("red1.3", "red1"), only="red")
    judge.put(RULE, Thing("flag", "objective"), kind="objective")
    judge.note(RULE, "hello", unit="red1")
    assert judge.table.figures["red1.1"].x == 30
    assert judge.table.units["red1"].markers == frozenset()
    assert "red1.3" in judge.table.figures
    assert [(e.what, e.only, e.about) for e in judge.events] == [
        ("change", "", {"id": "red1.1", "x": 30}),
        ("change", "", {"id": "red1", "marker": "prone", "on": True}),
        ("change", "", {"id": "red1", "marker": "prone", "on": False}),
        ("change", "red", {"id": "red1.3", "new": True}),
        ("change", "", {"id": "flag", "new": True, "kind": "objective"}),
        ("note", "", {"key": "hello", "unit": "red1"}),
    ]


def test_marks_say_when_each_input_was_used() -> None:
    judge = referee(dice=LoadedDice((1,), (2,)))
    judge.note(RULE, "first")
    judge.roll(RULE, "red", d6())
    judge.note(RULE, "second")
    judge.roll(RULE, "red", d6())
    assert judge.marks == [1, 3]


def test_a_part_is_run_and_its_result_returned() -> None:
    judge = referee(dice=LoadedDice((4,)))
    assert judge.call(lambda r, bonus: r.roll(RULE, "red", d6()) + bonus, 10) == 14


def test_what_is_asked_says_how_many_answers_it_takes() -> None:
    players = {"red": Always()}
    asked: list[Ask] = []

    class Noting:
        def choose(self, ask: Ask, seat: Any) -> Any:
            asked.append(ask)
            return players["red"].choose(ask, seat)

    judge = referee(players={"red": Noting()})
    judge.ask(RULE, "red", "which", ("a", "b"))
    assert judge.order(RULE, "red", "order", ("a", "b")) == ("a", "b")
    judge.pick(RULE, "red", "some", ("a", "b", "c"), 1, 2)
    judge.pick(RULE, "red", "some", ("a", "b"), 2)
    judge.place(RULE, "red", "where", lambda value: None, lambda: [(1, 1)])
    assert [(a.kind, a.least, a.most) for a in asked] == [
        ("one", 1, 1),
        ("order", 2, 2),
        ("several", 1, 2),
        ("several", 2, 2),
        ("place", 1, 1),
    ]
