"""Play many random matches and see that none of them fails.

    .venv/bin/python tools/soak.py trauma --matches 20000 --jobs 2 --seed 1

Scenarios and pairs of ready-made lists take turns, options that the game tells are drawn; all follow from the
seed and the number of a match. One that fails is named with its number, its options and a file that
reproduces it (see docs/engine.md); the exit code is 0 only when none did.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import NamedTuple

from escarmouche import games, players
from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.drawn_setups import setup_of, told
from escarmouche.engine.errors import ProcedureFailed
from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Ruleset, Setup

CHUNK = 20


class Chunk(NamedTuple):
    """Some matches of a run."""

    game: str
    seed: int
    first: int
    last: int


class Result(NamedTuple):
    """What became of a chunk."""

    over: Counter[str]
    decisions: int
    longest: float
    """CPU seconds of the longest match."""
    failures: tuple[str, ...]


def play(chunk: Chunk) -> Result:
    """Play the matches of a chunk one after the other."""
    over: Counter[str] = Counter()
    decisions, longest, failures = 0, 0.0, []
    ruleset = games.ruleset(chunk.game)
    for number in range(chunk.first, chunk.last):
        setup = setup_of(ruleset, chunk.seed, number)
        started = time.process_time()
        try:
            match = play_one(ruleset, setup, chunk.seed, number)
        except Exception as error:
            failures.append(f"match {number} of seed {chunk.seed} ({told(setup)}): {describe(error)}")
            continue
        over[match.over_rule] += 1
        decisions += match.decisions
        longest = max(longest, time.process_time() - started)
    return Result(over, decisions, longest, tuple(failures))


def play_one(ruleset: Ruleset, setup: Setup, seed: int, number: int) -> Match:
    """The match of a number: seats and luck follow from it and the seed."""
    seats = {side: players.make("random", f"soak {seed} {number} {side}") for side in ruleset.armies.sides}
    match = Match(
        ruleset, ruleset.rules.new_table(setup), f"soak {seed} {number}", seats, fighter=guess_at_once
    )
    if not match.over:
        raise AssertionError(f"waits at {match.pending_request}")
    return match


def describe(error: Exception) -> str:
    """An error in one line; its reproduction where there is one."""
    return str(error) if isinstance(error, ProcedureFailed) else f"{type(error).__name__}: {error}"


def main() -> int:
    """Run, show progress, name what failed."""
    parser = argparse.ArgumentParser(description="Play many random matches and see that none fails.")
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stop", type=int, default=10, help="failures after which the run is given up")
    options = parser.parse_args()
    end = options.first + options.matches
    starts = range(options.first, end, CHUNK)
    chunks = [Chunk(options.game, options.seed, first, min(first + CHUNK, end)) for first in starts]
    started, done, decisions, longest = time.perf_counter(), 0, 0, 0.0
    over: Counter[str] = Counter()
    failures: list[str] = []
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        for chunk, result in zip(chunks, pool.map(play, chunks), strict=True):
            done += chunk.last - chunk.first
            decisions += result.decisions
            longest = max(longest, result.longest)
            over.update(result.over)
            for failure in result.failures:
                print(failure, flush=True)
            failures += result.failures
            if done % (50 * CHUNK) == 0 or done == options.matches:
                speed = done / (time.perf_counter() - started)
                print(
                    f"{done} of {options.matches}, {len(failures)} failed, {speed:.1f} matches/s", flush=True
                )
            if len(failures) >= options.stop:
                pool.shutdown(cancel_futures=True)
                break
    ends = ", ".join(f"{rule} {count}" for rule, count in over.most_common())
    print(f"{done} matches, {decisions} decisions, longest {longest:.1f} CPU s, ended by {ends}")
    print(f"{len(failures)} failed")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
