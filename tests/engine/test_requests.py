"""Requests judge their answers: a refusal says what was wrong, nothing raises."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.dice import d6, die
from escarmouche.engine.requests import Ask, Drafts, Greyed, Refusal, Roll, frozen


def reason(refusal: Refusal | None) -> str:
    return refusal.reason if refusal else ""


@pytest.mark.parametrize(
    ("faces", "expected"),
    [
        ((3, 7), ""),
        ((7, 3), "no-such-face"),
        ((0, 3), "no-such-face"),
        ((3,), "too-few-faces"),
        ((3, 3, 3), "too-many-faces"),
        ([3, 3], "not-faces"),
        ((True, 3), "not-faces"),
        (("3", 3), "not-faces"),
        ("33", "not-faces"),
        (None, "not-faces"),
    ],
)
def test_typed_faces(faces: Any, expected: str) -> None:
    """A six-sided and an eight-sided die: each face must be on its own die."""
    assert reason(Roll("TY-ONE-01", "red", d6(1) + die(8), "k").refuses(faces)) == expected


def test_typed_faces_of_dice_that_are_thrown_again() -> None:
    roll = Roll("TY-ONE-01", "red", d6(2).exploding(6, depth=1), "k")
    refusal = roll.refuses((6, 2))
    assert refusal is not None
    assert (refusal.reason, refusal.about["missing"]) == ("too-few-faces", 1)
    assert roll.refuses((6, 2, 6)) is None


@pytest.mark.parametrize(
    ("answer", "expected"),
    [("a", ""), ("c", "tired"), ("x", "not-an-option"), (["a"], "not-an-option"), (("a",), "not-an-option")],
)
def test_one_of_the_options(answer: Any, expected: str) -> None:
    greyed = {"c": Refusal("TY-ONE-02", "tired", excess=420, measure="cm")}
    assert reason(Ask("TY-ONE-01", "red", "which", ("a", "b"), greyed=greyed).refuses(answer)) == expected


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        (("a",), ""),
        (("c", "a"), ""),
        ((), "wrong-number"),
        (("a", "b", "c"), "wrong-number"),
        (("a", "a"), "given-twice"),
        (("a", "x"), "not-an-option"),
        (["a"], "not-a-list"),
        ("a", "not-a-list"),
        (("a", "b"), "not-together"),
    ],
)
def test_several_of_the_options(answer: Any, expected: str) -> None:
    def judge(value: Any) -> Refusal | None:
        return Refusal("TY-ONE-02", "not-together") if set(value) == {"a", "b"} else None

    ask = Ask("TY-ONE-01", "red", "some", ("a", "b", "c"), "several", 1, 2, judge=judge)
    assert reason(ask.refuses(answer)) == expected


@pytest.mark.parametrize(
    ("answer", "expected"),
    [(("b", "a", "c"), ""), (("a", "b"), "wrong-number"), (("a", "b", "b"), "given-twice")],
)
def test_an_order_of_all_the_options(answer: Any, expected: str) -> None:
    ask = Ask("TY-ONE-01", "red", "order", ("a", "b", "c"), "order", 3, 3)
    assert reason(ask.refuses(answer)) == expected


def test_a_free_place_is_judged() -> None:
    def judge(value: Any) -> Refusal | None:
        return None if value == (1, 2) else Refusal("TY-ONE-02", "too-far", {}, 420, "cm")

    ask = Ask("TY-ONE-01", "red", "where", (), "place", judge=judge)
    assert ask.refuses((1, 2)) is None
    refusal = ask.refuses((9, 9))
    assert refusal is not None
    assert (refusal.rule, refusal.excess, refusal.measure) == ("TY-ONE-02", 420, "cm")


def test_values_from_a_file_are_held_as_tuples() -> None:
    assert frozen([1, ["a", {"k": [2]}]]) == (1, ("a", {"k": (2,)}))


def test_greyed_options_and_proposals_are_made_only_when_somebody_looks() -> None:
    made: list[str] = []

    def greyed() -> dict[Any, Refusal]:
        made.append("greyed")
        return {"c": Refusal("ES-TURN-01", "no")}

    def proposed() -> str:
        made.append("proposed")
        return "b"

    ask = Ask("ES-TURN-01", "red", "what", ("a", "b"), greyed=Greyed(greyed), proposed=proposed)
    assert ask.refuses("a") is None
    assert made == []
    assert ask.proposal == "b"
    assert ask.refuses("c") == Refusal("ES-TURN-01", "no")
    assert dict(ask.greyed) == {"c": Refusal("ES-TURN-01", "no")}
    assert len(ask.greyed) == 1
    assert made == ["proposed", "greyed"]


def test_drafts_are_made_when_looked_at_and_the_fallback_stands_in() -> None:
    made: list[int] = []

    def maker(n: int) -> Any:
        def make() -> Any:
            made.append(n)
            return None if n == 1 else (n,)

        return make

    drafts = Drafts([maker(n) for n in range(3)], lambda: ("stay",))
    assert (len(drafts), made) == (3, [])
    assert (drafts[0], drafts[1], drafts[-1], made) == ((0,), ("stay",), (2,), [0, 1, 2])
    assert drafts[1:] == [("stay",), (2,)]
    assert list(drafts.legal()) == [(0,), (2,)]
    for index in (3, -4):
        with pytest.raises(IndexError):
            drafts[index]
    empty = Drafts([], lambda: ("stay",))
    assert list(empty) == [("stay",)]
    assert list(empty.legal()) == []
