"""Random playouts of any game against random games of chess, and the time to the next question."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from escarmouche.bench.comparing import Fact, Result
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.players.random_player import RandomPlayer

MATCHES, GAMES = 6, 4
"""Matches and games of chess in one repetition."""


class Series(msgspec.Struct, frozen=True):
    """A series of random matches of a game: all scenarios, these pairs of lists in turn."""

    ruleset: Any
    pairs: tuple[tuple[str, ...], ...]
    options: dict[str, Any] = {}

    def match(self, number: int, players: dict[str, Any] | None = None) -> Match:
        """The match of a number."""
        scenarios = self.ruleset.armies.scenarios
        scenario = scenarios[number % len(scenarios)]
        pair = self.pairs[number // len(scenarios) % len(self.pairs)]
        lists = self.ruleset.armies.lists_for(scenario, pair)
        table = self.ruleset.rules.new_table(Setup(scenario, lists, self.options))
        return Match(self.ruleset, table, f"bench{number}", players)

    def played(self, number: int) -> Match:
        """A match between two random players, with its record and its citations."""
        seats = {side: RandomPlayer(f"{number}{side}") for side in self.ruleset.armies.sides}
        return self.match(number, seats)


def random_chess(rng: random.Random) -> int:
    """Plies of a random game of chess, with `is_game_over` at each of them."""
    import chess

    board, plies = chess.Board(), 0
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
        plies += 1
    return plies


def answers(match: Match, player: RandomPlayer) -> Iterator[Any]:
    """What a random player answers to whatever is pending, as long as the match goes on."""
    while match.pending:
        ask = match.pending[0]
        assert isinstance(ask, Ask)
        yield player.choose(ask, match.seat(ask.side))


def playouts(
    series: Series, name: str, goal: float, repeats: int, matches: int = MATCHES
) -> Iterator[Result | Fact]:
    """Decisions per second against plies per second; every match is on a table it has not seen before."""
    rng = random.Random(1)
    first = series.played(0)
    random_chess(rng)
    ours, peer, spans, decisions, number = [], [], [], 0, 1
    for _ in range(repeats):
        started, made = time.process_time(), 0
        for _ in range(matches):
            match = series.played(number)
            assert match.fresh
            made += match.decisions
            number += 1
        spent = time.process_time() - started
        ours.append(made / spent)
        spans.append(matches / spent)
        decisions += made
        started, plies = time.process_time(), 0
        for _ in range(GAMES):
            plies += random_chess(rng)
        peer.append(plies / (time.process_time() - started))
    again = series.played(0)
    same = again.fresh == first.fresh and again.table == first.table
    mine, theirs = statistics.median(ours), statistics.median(peer)
    yield Result(
        f"{name}: random playouts against plies of chess", mine, theirs, "per s", mine / theirs, goal, True,
        "python-chess with is_game_over at each ply", same,
    )  # fmt: skip
    yield Fact(f"{name}: random matches per second", statistics.median(spans), "per s")
    yield Fact(f"{name}: decisions per match", decisions / (number - 1), "decisions")


def next_questions(series: Series, name: str, repeats: int) -> Iterator[Fact]:
    """Copy, answer, next question: the slowest of a hundred, the slowest of all, the longest step."""
    times: list[float] = []
    longest = 0
    for number in range(max(1, repeats // 3)):
        match = series.match(1000 + number)
        player = RandomPlayer(f"next{number}")
        while match.pending:
            answer = next(answers(match, player))
            started = time.process_time()
            match = match.copy()
            match.answer(answer)
            times.append(time.process_time() - started)
            longest = max(longest, len(match.inputs))
    times.sort()
    yield Fact(f"{name}: copy, answer, next question, p99", 1000 * times[len(times) * 99 // 100], "ms")
    yield Fact(f"{name}: copy, answer, next question, slowest", 1000 * times[-1], "ms")
    yield Fact(f"{name}: longest step", longest, "inputs")
