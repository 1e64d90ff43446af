"""Standing answers to reaction windows."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.engine import standing
from escarmouche.engine.requests import NO_ONE

Q = "alert"


def never() -> Fraction:
    raise AssertionError("the chance was worked out for nothing")


def test_without_an_answer_the_window_asks() -> None:
    assert not standing.settles({}, Q, 1, "1/a/1", never)
    assert standing.offered({}, Q, 1) == (standing.NOT_THIS_MOVE, standing.ABOVE_HALF)


def test_not_this_move_settles_that_occasion_only() -> None:
    said = standing.stand({}, Q, 1, "1/a/1", standing.NOT_THIS_MOVE)
    assert said is not None
    assert standing.settles(said, Q, 1, "1/a/1", never)
    assert not standing.settles(said, Q, 1, "1/a/2", never)
    assert not standing.settles(said, "other", 1, "1/a/1", never)


@pytest.mark.parametrize(("chance", "settled"), [((1, 3), True), ((1, 2), True), ((51, 100), False)])
def test_above_half_settles_poor_chances_of_this_round(chance: tuple[int, int], settled: bool) -> None:
    said = standing.stand({}, Q, 3, "3/a/1", standing.ABOVE_HALF)
    assert said is not None
    assert standing.settles(said, Q, 3, "3/b/7", lambda: Fraction(*chance)) is settled
    assert not standing.settles(said, Q, 4, "4/a/1", never)
    assert standing.offered(said, Q, 3) == (standing.NOT_THIS_MOVE, standing.ALWAYS_ASK)
    assert standing.offered(said, Q, 4) == (standing.NOT_THIS_MOVE, standing.ABOVE_HALF)
    assert not standing.settles(said, Q, 3, "3/b/7")  # a window that knows no chance asks


def test_always_ask_takes_it_back() -> None:
    said = standing.stand({"other": "x"}, Q, 3, "3/a/1", standing.ABOVE_HALF)
    assert said is not None
    assert standing.stand(said, Q, 3, "3/a/1", standing.ALWAYS_ASK) == {"other": "x"}
    assert standing.stand(said, Q, 3, "3/a/1", "fire") is None


def test_what_stands_is_told_to_its_owner_only() -> None:
    """TR-ORD-06, DT-REACT-01 and CZ-OPP-02 give the other side a no, not the reason for it."""
    about = {"side": "red", "question": "window", "answer": standing.ABOVE_HALF, "mover": "blue1"}
    assert standing.discreet(about, "red") is about
    for other in ("blue", ""):
        assert standing.discreet(about, other) == {**about, "answer": NO_ONE}
    plain = {**about, "answer": ["red1", [[1, 2]], 3]}
    assert standing.discreet(plain, "blue") is plain
