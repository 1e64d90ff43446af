"""The planner: deeds on trials, by its seat alone; same seed, same play, wherever a match was interrupted."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.engine import save
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.players import NAMES, make
from escarmouche.players.planner import LEVELS, Level, Planner
from escarmouche.testing import variant

TEMPLATE = ruleset("template")
ONE = Ask("X-TEST-01", "red", "which", ("a", "b", "c"))
SMALL = Level(nodes=60, width=4, samples=2, most=4)


def template_match(players: dict[int, Any], seed: str = "1", rules: Any = TEMPLATE) -> Match:
    table = rules.rules.new_table(Setup(rules.armies.scenarios[0], rules.armies.default_lists))
    sides = tuple(table.sides)
    return Match(rules, table, seed, {sides[n]: player for n, player in players.items()})


def test_the_same_seed_gives_the_same_match() -> None:
    first, second = (template_match({0: Planner("a", SMALL), 1: Planner("b", SMALL)}) for _ in range(2))
    assert first.over
    assert first.log.effective() == second.log.effective()


def test_a_match_that_was_saved_in_the_middle_goes_on_the_same() -> None:
    whole = template_match({0: Planner("a", SMALL), 1: Planner("b", SMALL)})
    paused = template_match({1: Planner("b", SMALL)})
    side = paused.sides[0]
    for _ in range(4):
        ask = paused.asked(side)
        assert isinstance(ask, Ask)
        assert paused.answer(Planner("a", SMALL).choose(ask, paused.seat(side)), side) is None
    resumed = save.restore(save.dump(paused), "the match", ruleset)
    resumed.players = {s: Planner("ab"[n], SMALL) for n, s in enumerate(resumed.sides)}
    resumed.run()
    assert resumed.log.effective() == whole.log.effective()


def test_it_touches_nothing_but_its_view() -> None:
    """In this game everything that is done with a table nobody has viewed fails while the planner thinks."""
    thinking: list[Ask] = []

    def view(table: Any, side: str) -> Any:
        seen = TEMPLATE.rules.view(table, side).copy()
        seen.setting = replace(seen.setting, options={**seen.setting.options, "viewed": True})
        return seen

    def viewed(function: Any, where: int) -> Any:
        def checked(*given: Any) -> Any:
            table = getattr(given[where], "table", given[where])
            assert not thinking or table.setting.options.get("viewed"), function
            return function(*given)

        return checked

    rules, bot = TEMPLATE.rules, TEMPLATE.bot
    watched = variant(
        TEMPLATE, view=view, step=viewed(rules.step, 0), guess=viewed(rules.guess, 0),
        terms=viewed(bot.terms, 0), goals=viewed(bot.goals, 0), quick_answer=viewed(bot.quick_answer, 1),
        candidates=viewed(bot.candidates, 1), prospects=viewed(bot.prospects, 1),
    )  # fmt: skip
    match = template_match({}, rules=watched)
    for _ in range(12):
        ask = match.pending[0]
        assert isinstance(ask, Ask)
        thinking.append(ask)
        answer = Planner("a", SMALL).choose(ask, match.seat(ask.side))
        thinking.clear()
        assert match.answer(answer, ask.side) is None
        if match.over:
            break
    thinking.append(ONE)
    with pytest.raises(AssertionError):
        watched.rules.guess(match.table, "1")


def test_levels_are_players_by_name() -> None:
    assert set(LEVELS) <= set(NAMES)
    for name in LEVELS:
        player = make(name, "seed")
        assert isinstance(player, Planner)
        assert player.level == LEVELS[name]


def test_a_recruit_overlooks_things() -> None:
    blind, seeing = (Planner("x", Level(blind=share)) for share in (0.6, 0.0))
    picked = set()
    for seed in range(12):
        match = template_match({}, seed=str(seed))
        side = match.pending[0].side
        ask = match.asked(side)
        assert isinstance(ask, Ask)
        if ask.question in TEMPLATE.bot.plain:
            continue
        picked.add(Planner(str(seed), blind.level).choose(ask, match.seat(side)))
        assert seeing.choose(ask, match.seat(side)) == make("greedy", "").choose(ask, match.seat(side))
    assert len(picked) > 1


def test_who_overlooks_everything_answers_without_thinking() -> None:
    match = template_match({}, seed="1")
    ask = match.pending[0]
    assert isinstance(ask, Ask)
    seat = match.seat(ask.side)
    assert Planner("x", Level(blind=1.0)).choose(ask, seat) == TEMPLATE.bot.quick_answer(ask, seat.table)


def test_where_nodes_are_quick_more_of_them_are_spent() -> None:
    """A game tells how many times the usual budget its questions are worth."""
    trials = []
    for effort in (1, 400):
        match = template_match({}, rules=variant(TEMPLATE, effort=effort))
        judged: list[Any] = []
        while not match.over and not any(each.trials for each in judged):
            ask = match.pending[0]
            assert isinstance(ask, Ask)
            seat = match.seat(ask.side)
            if ask.question not in TEMPLATE.bot.plain:
                judged = Planner("a", Level(nodes=1, width=4, samples=2, most=8)).judged(ask, seat)
            assert match.answer(seat.ruleset.bot.quick_answer(ask, seat.table), ask.side) is None
        trials.append(sum(each.trials for each in judged))
    assert 0 < trials[0] < trials[1]


def test_trials_go_as_far_as_the_game_says() -> None:
    """To the end of the round, say, where the enemy's next activation tells too little."""
    match = template_match({}, rules=variant(TEMPLATE, until=lambda table: table.turn.round))
    judged: list[Any] = []
    while not any(each.trials for each in judged):
        ask = match.pending[0]
        assert isinstance(ask, Ask)
        seat = match.seat(ask.side)
        if ask.question not in TEMPLATE.bot.plain:
            judged = Planner("a", SMALL).judged(ask, seat, keep=True)
        begun = match.table.turn.round
        assert match.answer(seat.ruleset.bot.quick_answer(ask, seat.table), ask.side) is None
    assert all(table.turn.over or table.turn.round == begun + 1 for each in judged for table in each.tables)


BESIDE = """
import sys
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from multiprocessing import get_context
from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.players.planner import Level, Planner


def beginning(seed):
    rules = ruleset("dust_tactics")
    lists = rules.armies.lists_for("encounter", tuple(rules.armies.default_lists))
    match = Match(rules, rules.rules.new_table(Setup("encounter", lists)), seed)
    player = Planner(seed, Level(nodes=80, width=4, samples=2, most=4))
    for _ in range(24):
        ask = match.pending[0]
        assert match.answer(player.choose(ask, match.seat(ask.side)), ask.side) is None
    return blake2b(repr(match.log.effective()).encode(), digest_size=8).hexdigest()


if __name__ == "__main__":
    seeds = ("a", "b")
    if sys.argv[1] == "2":
        with ProcessPoolExecutor(2, mp_context=get_context("fork")) as pool:
            print(*pool.map(beginning, seeds))
    else:
        print(*map(beginning, seeds))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="processes begin otherwise elsewhere")
def test_strings_hashed_otherwise_and_two_processes_give_the_same_play() -> None:
    """The beginning of a match of a whole game: set-up, then trials through the enemy's reply."""
    told = [
        subprocess.run(
            (sys.executable, "-c", BESIDE, processes),
            env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
        ).stdout
        for seed, processes in (("1", "1"), ("2", "2"))
    ]  # fmt: skip
    first, second = told[0].split()
    assert first != second
    assert told[0] == told[1]
