"""The greedy player: takes the heaviest answer, sees only its seat, needs no game."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.errors import RulesError
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.players import make
from escarmouche.players.greedy import Greedy
from escarmouche.players.random_player import RandomPlayer
from escarmouche.testing import variant
from tests.engine.toy import toy

ONE = Ask("X-TEST-01", "red", "which", ("a", "b", "c"))


class Scales:
    """A seat in a game that weighs by a table of numbers."""

    table, side = None, "red"

    def __init__(self, **weights: float) -> None:
        self.ruleset = variant(
            toy(lambda referee: None),
            prospects=lambda ask, table: tuple(option for option in ask.options if option in weights),
            weigh=lambda ask, table, answer: weights[answer],
            quick_answer=lambda ask, table: ask.options[-1],
            plain=frozenset({"plain"}),
        )


def test_the_heaviest_answer_is_taken_and_the_first_of_equals() -> None:
    assert Greedy().choose(ONE, Scales(a=-3, b=-1, c=-2)) == "b"
    assert Greedy().choose(ONE, Scales(a=1, b=2, c=2)) == "b"


def test_a_plain_question_is_answered_without_weighing() -> None:
    assert Greedy().choose(Ask("X-TEST-01", "red", "plain", ("a", "b")), Scales()) == "b"


def test_a_ruleset_without_prospects_is_an_error_of_its_own() -> None:
    with pytest.raises(RulesError, match="no prospect for which"):
        Greedy().choose(ONE, Scales())


def test_it_has_no_luck_so_a_copy_is_as_good() -> None:
    player = make("greedy", "seed")
    assert isinstance(player, Greedy)
    assert player.copy() is player


# -- the default weight: the appraisal expected at the next checkpoint --------------------------------------


class Watching:
    """Keeps the seat of its first question of a kind."""

    def __init__(self, question: str) -> None:
        self.question, self.random = question, RandomPlayer("1")
        self.seen: list[tuple[Ask, float, float]] = []

    def choose(self, ask: Ask, seat: Any) -> Any:
        if ask.question == self.question:
            options = ask.options or ask.drafts()  # type: ignore[misc]
            values = [seat.expected(option, lambda table: float(table.turn.round)) for option in options]
            self.seen.append((ask, min(values), max(values)))
        return self.random.choose(ask, seat)


def template_match(one: Any, two: Any, seed: str = "1") -> Match:
    rules = ruleset("template")
    table = rules.rules.new_table(Setup(rules.armies.scenarios[0], rules.armies.default_lists))
    return Match(rules, table, seed, dict(zip(table.sides, (one, two), strict=True)))


def test_expecting_changes_nothing_and_leads_to_the_next_checkpoint() -> None:
    rules = ruleset("template")
    plain = template_match(RandomPlayer("1"), RandomPlayer("2"))
    asked = {e.about["question"] for e in plain.fresh if e.what == "ask"}
    for question in sorted(asked):
        watching = Watching(question)
        match = template_match(watching, RandomPlayer("2"))
        assert match.over
        for ask, low, high in watching.seen:
            assert ask.side == rules.armies.sides[0]
            assert 0 <= low <= high


def test_it_plays_a_game_it_knows_nothing_of_to_the_end() -> None:
    match = template_match(Greedy(), RandomPlayer("5"), "2")
    assert match.over


def test_the_same_match_twice_is_the_same_match() -> None:
    first, second = (template_match(Greedy(), RandomPlayer("9"), "4") for _ in range(2))
    assert first.table.digest() == second.table.digest()
