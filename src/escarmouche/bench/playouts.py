"""Random playouts of any game against random games of chess, and the time to the next question."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from escarmouche.bench.comparing import Fact, Result, low, timing
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.players.random_player import RandomPlayer
from escarmouche.space.memory import LEDGER

LIMIT_MS = 10.0
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
    """Plies of a random game of chess to its end, the moves of each position made once."""
    import chess

    board, plies = chess.Board(), 0
    while moves := list(board.generate_legal_moves()):
        if board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition():
            break
        board.push(rng.choice(moves))
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
    """Decisions per second against plies per second; nothing was worked out on a match's ground before."""
    rng = random.Random(1)
    first = series.played(0)
    random_chess(rng)
    ours, peer, spans, decisions, number = [], [], [], 0, 1
    for _ in range(repeats):
        seconds, made = 0.0, 0
        for _ in range(matches):
            LEDGER.clear()
            started = time.process_time()
            match = series.played(number)
            seconds += time.process_time() - started
            assert match.fresh
            made += match.decisions
            number += 1
        ours.append(made / seconds)
        spans.append(matches / seconds)
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
        "python-chess, moves made once a ply", same, low(ours), low(peer),
    )  # fmt: skip
    yield Fact(f"{name}: random matches per second", statistics.median(spans), "per s")
    yield Fact(f"{name}: decisions per match", decisions / (number - 1), "decisions")


class Questions(NamedTuple):
    """CPU seconds of copy, answer, next question, rising; the longest step; whether all were taken."""

    spans: list[float]
    longest: int
    same: bool


def asked(series: Series, repeats: int, first: int = 1000) -> Questions:
    """Whole matches, each answer given to a copy."""
    spans: list[float] = []
    longest, same = 0, True
    for number in range(max(1, repeats // 3)):
        match, player = series.match(first + number), RandomPlayer(f"next{number}")
        while match.pending:
            value = next(answers(match, player))
            started = time.process_time()
            match = match.copy()
            same = match.answer(value) is None and same
            spans.append(time.process_time() - started)
            longest = max(longest, len(match.inputs))
    return Questions(sorted(spans), longest, same)


def look_ahead(series: Series, name: str, repeats: int) -> Iterator[Result | Fact]:
    """Copy, answer, next question, against copy, push, next moves of chess; the 99th of 100 within 10 ms."""
    questions = asked(series, repeats)
    spans = questions.spans
    slow = spans[int(0.99 * (len(spans) - 1))] * 1000
    yield Result(
        f"{name}: copy, answer, next question, p99", slow, LIMIT_MS, "ms", slow / LIMIT_MS, 1, False,
        f"of {len(spans)}", questions.same,
    )  # fmt: skip
    for kind, peer in (("push", chess_ahead(repeats, moves=False)), ("push, moves", chess_ahead(repeats))):
        mine, theirs = timing(spans), timing(peer)
        yield Fact(f"{name}: copy, answer against chess copy, {kind}", mine.median / theirs.median, "x")
        yield Fact(f"{name}: chess copy, {kind}, median", theirs.median * 1e6, "us")
        yield Fact(f"{name}: chess copy, {kind}, p10", theirs.p10 * 1e6, "us")
    yield Fact(f"{name}: copy, answer, next question, median", mine.median * 1e6, "us")
    yield Fact(f"{name}: copy, answer, next question, p10", mine.p10 * 1e6, "us")
    yield Fact(f"{name}: the slowest of them", spans[-1] * 1000, "ms")
    yield Fact(f"{name}: longest step, inputs run again", questions.longest, "inputs")


def chess_ahead(repeats: int, *, moves: bool = True) -> list[float]:
    """CPU seconds of copying a board and pushing a random move, with the moves after it or without."""
    import chess

    rng, spans = random.Random(2), []
    for _ in range(max(1, repeats)):
        board = chess.Board()
        while (legal := list(board.generate_legal_moves())) and board.ply() < 150:
            move = rng.choice(legal)
            started = time.process_time()
            ahead = board.copy(stack=False)
            ahead.push(move)
            if moves:
                list(ahead.generate_legal_moves())
            spans.append(time.process_time() - started)
            board.push(move)
    return spans
