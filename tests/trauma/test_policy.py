"""Sensible answers: what is done without thinking, and what the random player draws from."""

from __future__ import annotations

from collections import Counter

import pytest

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.trauma import policy
from escarmouche.games.trauma.actions import plans
from escarmouche.games.trauma.drafts import move_drafts
from tests.trauma.tables import Squad, table_of

TABLE = table_of(Squad("one1", "one", (3000, 3000)), Squad("two1", "two", (3000, 6000)))


@pytest.mark.parametrize("question", ["pay", "enter", "salvo", "melee", "cross"])
def test_doing_something_is_drawn_far_more_often_than_nothing(question: str) -> None:
    ask = Ask("TR-ACT-05", "one", question, ("this", NO_ONE))
    found = Counter(policy.candidates(ask, TABLE))
    assert found[NO_ONE] == 1
    assert found["this"] >= 7


def test_a_unit_in_alert_fires_mostly() -> None:
    ask = Ask("TR-ORD-06", "two", "alert-fire", ("two1", NO_ONE, "not-this-move"))
    found = Counter(policy.candidates(ask, TABLE))
    assert found["two1"] >= 7
    assert found[NO_ONE] == 1
    assert "not-this-move" not in found


def test_every_option_can_still_be_drawn() -> None:
    for question, options in (
        ("option", ("flip", "move_first", "pass", "simultaneous")),
        ("order", (NO_ONE, "alert", "take_cover")),
        ("bid", (0, 1, 2, 3, 4, 5)),
        ("announce", plans(TABLE, "one1")),
    ):
        found = set(policy.candidates(Ask("TR-ACT-07", "one", question, options), TABLE))
        assert found <= set(options)
        assert found == set(options) or question == "bid"


def test_two_actions_are_announced_rather_than_one() -> None:
    options = ((), ("movement",), ("shoot",), ("movement", "shoot"), ("movement", "shoot", "staggered"))
    found = Counter(policy.candidates(Ask("TR-ACTN-02", "one", "announce", options), TABLE))
    assert found[("movement", "shoot")] == 4
    assert set(found) == set(options)


def test_bids_are_small() -> None:
    found = policy.candidates(Ask("TR-CMD-14", "one", "bid", tuple(range(9))), TABLE)
    assert sum(found) / len(found) < 2
    assert max(found) == 8


def test_movements_are_made_one_by_one_and_lean_to_goals_and_enemies() -> None:
    ask = Ask("TR-MOVE-02", "one", "move", (), "place", about={"unit": "one1"},
              drafts=lambda: move_drafts(TABLE, "one1"))  # fmt: skip
    found = policy.candidates(ask, TABLE)
    assert len(found) > len(move_drafts(TABLE, "one1"))
    assert found[0] == ()
    charge = next(v for v in move_drafts(TABLE, "one1").legal() if v)
    assert any(found[n] == charge for n in range(len(found)))


def test_the_quick_answer_gives_up_the_cheapest_and_takes_the_dearest() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), ["captain", "gunner", "marine"]))
    own = ("one1a", "one1b", "one1c")
    lose = Ask("TR-SUIC-06", "one", "suicide-losses", own, "several", 1, 1)
    strike = Ask("TR-MELEE-13", "two", "melee-losses", own, "several", 1, 1)
    assert policy.quick_answer(lose, table) == ("one1c",)
    assert policy.quick_answer(strike, table) == ("one1a",)


def test_the_quick_answer_takes_the_proposal_then_does_then_declines() -> None:
    assert policy.quick_answer(Ask("TR-ARMY-09", "one", "leader", ("a", "b"), proposed="b"), TABLE) == "b"
    assert policy.quick_answer(Ask("TR-SHOOT-05", "one", "salvo", ("k", NO_ONE)), TABLE) == "k"
    assert policy.quick_answer(Ask("TR-ORD-07", "one", "stagger-alert", (NO_ONE, "stagger")), TABLE) == NO_ONE
