"""Candidates for plain questions: allowed answers, not too many."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.candidates import Some, plain_candidates
from escarmouche.engine.requests import Ask, Refusal


def ask(kind: str, *options: Any, least: int = 1, most: int = 1, **named: Any) -> Ask:
    return Ask("TY-ONE-01", "red", "which", options, kind, least, most, **named)


def test_one_gives_the_options() -> None:
    assert plain_candidates(ask("one", "a", "b")) == ("a", "b")


def test_several_give_the_subsets_the_largest_first() -> None:
    found = plain_candidates(ask("several", "a", "b", "c", least=1, most=2))
    assert found == [("a", "b"), ("a", "c"), ("b", "c"), ("a",), ("b",), ("c",)]


def test_several_leave_out_what_the_judge_refuses() -> None:
    def judge(value: Any) -> Refusal | None:
        return Refusal("TY-ONE-01", "no") if "a" in value else None

    assert plain_candidates(ask("several", "a", "b", most=2, judge=judge)) == [("b",)]


def test_several_of_many_stop_in_time() -> None:
    question = ask("several", *range(30), least=0, most=30)
    found = plain_candidates(question, most=10)
    assert len(found) == 10
    assert all(question.refuses(answer) is None for answer in found)


def test_order_gives_both_directions() -> None:
    assert plain_candidates(ask("order", "a", "b", "c")) == (("a", "b", "c"), ("c", "b", "a"))


def test_place_gives_the_drafts() -> None:
    assert plain_candidates(ask("place", drafts=lambda: [(1, 2)])) == [(1, 2)]
    assert plain_candidates(ask("place")) == ()


def test_some_of_a_sequence_by_their_numbers() -> None:
    some = Some("abcdef", (4, 0, 4))
    assert len(some) == 3
    assert list(some) == ["e", "a", "e"]
    assert some[1:] == ["a", "e"]
    assert some[-1] == "e"
