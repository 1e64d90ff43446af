"""The random player: even, repeatable, and quick."""

from __future__ import annotations

import pickle
from collections import Counter
from typing import Any

import pytest

from escarmouche.engine.errors import RulesError
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.players.random_player import RandomPlayer
from escarmouche.testing import variant
from tests.engine.toy import toy

ONE = Ask("X-TEST-01", "red", "which", ("a", "b", "c"))


class Chair:
    """A seat in a game that keeps only some answers, if it is given some."""

    table = None

    def __init__(self, *sifted: Any, plain: bool = False) -> None:
        self.ruleset = toy(lambda referee: None)
        if not plain:
            self.ruleset = variant(
                self.ruleset, sifted=frozenset({"which"}), candidates=lambda ask, table: sifted
            )


PLAIN = Chair(plain=True)


def drawn(player: RandomPlayer, ask: Ask, count: int, seat: Any = PLAIN) -> list[Any]:
    return [player.choose(ask, seat) for _ in range(count)]


def test_the_options_are_drawn_evenly() -> None:
    counts = Counter(drawn(RandomPlayer(7), ONE, 9000))
    assert set(counts) == {"a", "b", "c"}
    assert all(2800 < n < 3200 for n in counts.values())


def test_the_same_seed_gives_the_same_answers_and_another_seed_others() -> None:
    assert drawn(RandomPlayer("x"), ONE, 40) == drawn(RandomPlayer("x"), ONE, 40)
    assert drawn(RandomPlayer("x"), ONE, 40) != drawn(RandomPlayer("y"), ONE, 40)


def test_the_answers_are_these_on_every_machine() -> None:
    assert "".join(drawn(RandomPlayer(1), ONE, 16)) == "aacbccacabcaccba"


def test_two_players_do_not_disturb_each_other() -> None:
    alone = drawn(RandomPlayer(3), ONE, 20)
    first, second = RandomPlayer(3), RandomPlayer(4)
    mixed = []
    for _ in range(20):
        mixed.append(first.choose(ONE, PLAIN))
        second.choose(ONE, PLAIN)
    assert mixed == alone


def test_a_copy_goes_on_alike_and_apart() -> None:
    player = RandomPlayer(5)
    drawn(player, ONE, 3)
    copy, pickled = player.copy(), pickle.loads(pickle.dumps(player))
    assert copy == pickled == player
    ahead = drawn(copy, ONE, 30)
    assert copy != player
    assert drawn(pickled, ONE, 30) == ahead == drawn(player, ONE, 30)


def test_several_are_different_and_of_an_allowed_number() -> None:
    ask = Ask("X-TEST-01", "red", "some", tuple("abcde"), "several", 1, 3)
    answers = drawn(RandomPlayer(2), ask, 600)
    assert {len(a) for a in answers} == {1, 2, 3}
    assert all(ask.refuses(a) is None for a in answers)
    assert {item for a in answers for item in a} == set("abcde")


def test_an_order_holds_every_item_and_every_order_comes() -> None:
    ask = Ask("X-TEST-01", "red", "order", ("a", "b", "c"), "order", 3, 3)
    assert len(set(drawn(RandomPlayer(2), ask, 200))) == 6


def test_a_free_place_is_one_of_the_candidates() -> None:
    ask = Ask("X-TEST-01", "red", "where", (), "place", drafts=lambda: ((1, 2), (3, 4)))
    assert set(drawn(RandomPlayer(2), ask, 50)) == {(1, 2), (3, 4)}
    assert set(drawn(RandomPlayer(2), ask, 50, Chair((5, 6)))) == {(5, 6)}


def test_a_judged_combination_is_one_of_the_candidates() -> None:
    def judge(value: Any) -> Refusal | None:
        return Refusal("X-TEST-02", "no") if "a" in value else None

    ask = Ask("X-TEST-01", "red", "some", ("a", "b", "c"), "several", 1, 2, judge=judge)
    assert set(drawn(RandomPlayer(2), ask, 100)) == {("b",), ("c",), ("b", "c")}


def test_a_ruleset_may_sift_the_options_of_a_question() -> None:
    assert set(drawn(RandomPlayer(2), ONE, 50, Chair("b", "c"))) == {"b", "c"}


def test_no_candidate_is_said() -> None:
    with pytest.raises(RulesError, match="no candidate for which"):
        RandomPlayer(2).choose(ONE, Chair())
