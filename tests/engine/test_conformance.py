"""The conformance suite on the template, and the faults it must find."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from escarmouche.engine.conformance import NotConforming, Report, _name, _some, check_match, under_hash_seeds
from escarmouche.engine.match import Match
from escarmouche.engine.referee import Player, Referee
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import Figure
from escarmouche.games.template.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer
from escarmouche.testing import variant

SETUP = Setup("outpost", ("scouts", "veterans"))
SCRIPT = """
from hashlib import blake2b
from escarmouche.engine.match import Match
from escarmouche.engine.record import record_for, record_lines
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.save import dump
from escarmouche.games import ruleset
from escarmouche.players.random_player import RandomPlayer
rules = ruleset("template")
for seed in range(3):
    table = rules.rules.new_table(Setup("outpost", ("scouts", "veterans")))
    match = Match(rules, table, seed, {side: RandomPlayer(f"{seed}{side}") for side in rules.armies.sides})
    text = "".join([*record_lines(match), *record_for(match, "red")]) + dump(match).decode()
    print(match.table.digest(), blake2b(text.encode()).hexdigest())
"""


def random_player(side: str, seed: str) -> Player:
    return RandomPlayer(seed)


def check(ruleset: Any, seed: int = 1, maker: Any = random_player) -> Report:
    return check_match(ruleset, SETUP, seed, maker)


def test_random_matches_conform_and_use_the_rules() -> None:
    rules: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    results = set()
    for seed in range(12):
        report = check(RULESET, seed)
        assert report.decisions > 20
        assert report.longest_step < 12
        rules += report.rules
        refusals += report.refusals
        results.add(report.over)
    assert results == {"red", "blue", "draw"}
    seen = set(rules) | set(refusals)
    static = {"TP-ARMY-01", "TP-ARMY-02", "TP-SETUP-01", "TP-SETUP-04"}
    static |= {"TP-SETUP-05", "TP-MINE-01", "TP-MINE-02", "TP-ORD-03", "TP-SHOOT-08"}  # the other scenario
    assert set(RULESET.ledger.rules) - static <= seen | {"TP-SHOOT-05"}


def test_strings_hashed_otherwise_give_the_same_matches() -> None:
    one, two = under_hash_seeds(SCRIPT)
    assert len(one.splitlines()) == 3
    assert one == two


def test_a_script_that_fails_is_said() -> None:
    with pytest.raises(NotConforming, match=r"(?s)under hash seed 1: .*ZeroDivisionError"):
        under_hash_seeds("1 / 0")


def test_a_script_that_depends_on_hashes_is_seen() -> None:
    one, two = under_hash_seeds("print(hash('a'))")
    assert one != two


# the faults it must find


def test_a_view_that_shows_the_card_is_found() -> None:
    def view(table: Any, side: str) -> Any:
        return table.copy()

    leaking = variant(RULESET, view=view)

    with pytest.raises(NotConforming, match=r"can tell what|sees card"):
        check(leaking)


def test_a_view_that_shows_the_card_later_is_found() -> None:
    def view(table: Any, side: str) -> Any:
        return table.copy() if table.turn.round > 1 else RULESET.rules.view(table, side)

    leaking = variant(RULESET, view=view)

    with pytest.raises(NotConforming, match="sees card of"):
        check(leaking)


def test_a_secret_told_to_all_is_found() -> None:
    def step(referee: Referee[Any]) -> None:
        laying = referee.table.turn.phase == "cards"
        RULESET.rules.step(referee)
        if laying:
            referee.note("TP-CARD-01", "told", card=referee.table.sides["blue"].card)

    telling = variant(RULESET, step=step)

    with pytest.raises(NotConforming, match="can tell what blue chose in secret"):
        check(telling)


def test_a_question_that_hints_at_a_secret_is_found() -> None:
    def step(referee: Referee[Any]) -> None:
        laying = referee.table.turn.phase == "cards"
        RULESET.rules.step(referee)
        if laying:
            card = referee.table.sides["blue"].card
            referee.ask("TP-CARD-01", "red", "hint", ("yes", "no"), about_blue=card)

    hinting = variant(RULESET, step=step)

    with pytest.raises(NotConforming, match="red can tell what blue chose in secret"):
        check(hinting)


def test_a_rule_that_is_in_no_ledger_is_found() -> None:
    def step(referee: Referee[Any]) -> None:
        RULESET.rules.step(referee)
        referee.note("TP-NONE-01", "x")

    inventing = variant(RULESET, step=step)

    with pytest.raises(NotConforming, match="an event cites TP-NONE-01, which is in no ledger"):
        check(inventing)


def test_rules_with_a_memory_are_found() -> None:
    runs = []

    def step(referee: Referee[Any]) -> None:
        runs.append(referee)
        RULESET.rules.step(referee)
        if referee.table.turn.phase == "act":
            referee.note("TP-TURN-01", "runs", runs=len(runs))

    remembering = variant(RULESET, step=step)

    with pytest.raises(NotConforming, match="other events happen"):
        check(remembering)


def test_a_table_changed_behind_the_referee_is_found() -> None:
    def step(referee: Referee[Any]) -> None:
        referee.table.figures["red1.1"] = Figure("red1.1", "red1", 1, 1)
        RULESET.rules.step(referee)

    cheating = variant(RULESET, step=step)

    with pytest.raises(NotConforming, match="changed the table it began with"):
        check(cheating)


def test_a_situation_that_forgets_is_found() -> None:
    def write_situation(table: Any) -> dict[str, Any]:
        data = RULESET.client.write_situation(table)
        for side in data["sides"].values():
            side.pop("tokens", None)
        return data

    forgetting = variant(RULESET, write_situation=write_situation)

    with pytest.raises(NotConforming, match="a situation read back differs"):
        check(forgetting)


def test_candidates_that_are_not_allowed_are_found() -> None:
    def candidates(ask: Ask, table: Any) -> Sequence[Any]:
        return [*RULESET.bot.candidates(ask, table), "nonsense"]

    careless = variant(RULESET, candidates=candidates)

    def first(side: str, seed: str) -> Player:
        class First:
            def choose(self, ask: Ask, seat: Any) -> Any:
                return RULESET.bot.candidates(ask, seat.table)[0]

        return First()

    with pytest.raises(NotConforming, match="nonsense is proposed for"):
        check(careless, maker=first)


def test_a_player_that_breaks_the_rules_is_found() -> None:
    class Breaking:
        def __init__(self, seed: str) -> None:
            self.player = RandomPlayer(seed)

        def choose(self, ask: Ask, seat: Any) -> Any:
            return (2000, 2000) if ask.question == "deploy" else self.player.choose(ask, seat)

    with pytest.raises(NotConforming, match=r"was given live and is refused: .*out-of-band"):
        check(RULESET, maker=lambda side, seed: Breaking(seed))


def test_a_match_that_nobody_ends_is_found() -> None:
    class Silent:
        def choose(self, ask: Ask, seat: Any) -> Any:
            return None

    with pytest.raises(NotConforming, match="nobody answers secret TP-CARD-01"):
        check(RULESET, maker=lambda side, seed: Silent())


def test_a_guess_that_does_not_fit_is_found() -> None:
    def guess(view: Any, seed: str) -> Any:
        table = RULESET.rules.guess(view, seed)
        table.change("red", {"tokens": 9})
        return table

    wild = variant(RULESET, guess=guess)

    with pytest.raises(NotConforming, match="a guess does not fit the view"):
        check(wild)


def test_a_match_that_depends_on_something_else_is_found() -> None:
    class Moody:
        calls = 0

        def choose(self, ask: Ask, seat: Any) -> Any:
            Moody.calls += 1
            return RandomPlayer(Moody.calls).choose(ask, seat)

    with pytest.raises(NotConforming, match="the same seed gives another match"):
        check(RULESET, maker=lambda side, seed: Moody())


def test_the_moments_tried_are_spread_from_the_first_to_the_last() -> None:
    assert _some(range(10), 2) == [0, 9]
    assert _some(range(10), 4) == [0, 3, 6, 9]
    assert _some(range(10), 1) == [0]
    assert _some(range(3), 4) == [0, 1, 2]


def test_what_a_match_waits_for_is_told_in_a_few_words() -> None:
    match = Match(RULESET, RULESET.rules.new_table(SETUP))
    assert _name(match) == "secret TP-CARD-01"
    match.answer("medic", "red")
    match.answer("bluff", "blue")
    assert _name(match).startswith("red TP-")
    assert "('red1', 'red2', 'red3')" in _name(match)
