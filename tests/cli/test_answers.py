"""What is typed, as the answer the rules want."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.cli.answers import NOT_UNDERSTOOD, answer_of, choices_of, faces_of, goal_of, placed_at
from escarmouche.engine.dice import d6, die
from escarmouche.engine.requests import NO_ONE, Ask, Refusal, Roll
from escarmouche.testing import variant
from tests.engine.toy import toy


def ask(kind: str = "one", options: tuple[Any, ...] = ("a", "b", NO_ONE), **more: Any) -> Ask:
    return Ask("ES-TURN-01", "red", "what", options, kind, 0, len(options), **more)


def test_one_option_by_number_or_word() -> None:
    choices = choices_of(ask(greyed={"c": Refusal("ES-TURN-01", "no")}))
    assert answer_of("2", choices) == "b"
    assert answer_of("A", choices) == "a"
    assert answer_of("3", choices) == NO_ONE
    assert answer_of("c", choices) == "c"
    for text in ("4", "0", "-1", "", "-", "x"):
        assert answer_of(text, choices) is NOT_UNDERSTOOD


def test_an_empty_line_takes_the_proposal() -> None:
    assert answer_of("", choices_of(ask(proposed="b"))) == "b"


def test_where_numbers_are_asked_the_number_itself_is_typed() -> None:
    choices = choices_of(ask(options=(0, 1, 2, 3)))
    assert answer_of("0", choices) == 0
    assert answer_of("3", choices) == 3
    assert answer_of("4", choices) is NOT_UNDERSTOOD


@pytest.mark.parametrize(
    ("text", "answer"),
    [("2,1", ("b", "a")), ("b a", ("b", "a")), ("all", ("a", "b", "c")), ("-", ()), ("1,9", NOT_UNDERSTOOD)],
)
def test_several(text: str, answer: Any) -> None:
    assert answer_of(text, choices_of(ask("several", ("a", "b", "c")))) == answer


def test_an_order_that_is_begun_goes_on_as_listed() -> None:
    assert answer_of("3", choices_of(ask("order", ("a", "b", "c")))) == ("c", "a", "b")


PLAIN = toy(lambda referee: None)
LEADING = variant(
    PLAIN,
    draft_names=lambda ask, table: ("stay", "north", "stay"),
    follow=lambda ask, table, point: (("one1a", (point,), -1),) if point[0] < 5000 else None,
)


def test_drafts_that_come_to_the_same_are_listed_once() -> None:
    drafts = [(), (("f", ((100, 200),), -1),), ()]
    placing = ask("place", (), drafts=lambda: drafts)
    choices = choices_of(placing, LEADING)
    assert choices.names == ("stay", "north")
    assert answer_of("2", choices) == drafts[1]
    assert answer_of("north", choices) == drafts[1]
    assert choices_of(placing).names == ("", "")
    named = ask("place", (), drafts=lambda: drafts, about={"names": ("x", "y", "z")})
    assert choices_of(named).names == ("x", "y")


def test_figures_are_placed_one_by_one() -> None:
    choices = choices_of(ask("place", ()))
    assert answer_of("a 1,2;3.5,4@370 b @90", choices) == (
        ("a", ((100, 200), (350, 400)), 10),
        ("b", (), 90),
    )
    for text in ("a", "a 1", "a 1,2 b", "a 1,2@north"):
        assert answer_of(text, choices) is NOT_UNDERSTOOD


def test_a_goal_leads_the_unit() -> None:
    assert goal_of(["45,5", "30"]) == (4550, 3000)
    assert goal_of(["45.5,30"]) == (4550, 3000)
    assert goal_of(["45"]) is None
    assert goal_of([]) is None
    one = ask("place", (), drafts=lambda: [(), (("f", ((1, 2),), -1),)])
    choices = choices_of(one)
    assert placed_at(one, LEADING, None, (100, 100), choices) == (("one1a", ((100, 100),), -1),)
    assert placed_at(one, PLAIN, None, (100, 100), choices) == (("f", ((100, 100),), -1),)
    point = ask("place", (), drafts=lambda: [(7, 8)])
    assert placed_at(point, PLAIN, None, (100, 100), choices_of(point)) == (100, 100)
    many = ask("place", (), drafts=lambda: [(("f", (), -1), ("g", (), -1))])
    assert placed_at(many, PLAIN, None, (100, 100), choices_of(many)) is NOT_UNDERSTOOD


def test_faces() -> None:
    three = Roll("ES-DICE-01", "red", d6(3), "key")
    assert faces_of("3 5 6", three) == faces_of("3,5,6", three) == faces_of("356", three) == (3, 5, 6)
    assert faces_of("", three) is None
    assert faces_of("six", three) is None
    assert faces_of("12 3", Roll("ES-DICE-01", "red", die(12, 2), "key")) == (12, 3)


def test_points_are_typed_in_what_the_scene_measures_in() -> None:
    choices = choices_of(Ask("R", "one", "move", kind="place", drafts=lambda: ((),)))
    assert answer_of("one1a 2,3", choices) == (("one1a", ((200, 300),), -1),)
    assert answer_of("one1a 2,3;4.5,3@90", choices, 254) == (("one1a", ((508, 762), (1143, 762)), 90),)
    assert goal_of(("2", "3"), 254) == (508, 762)
