"""Processes: simulate on one and on two, the first question from a cold start, the memory of a match."""

from __future__ import annotations

import gc
import json
import os
import statistics
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from typing import Any, NamedTuple

from escarmouche.bench.comparing import Fact, Result, low
from escarmouche.space.terrain import let_go

GAMES = 60
LIVE = 25
"""Matches held at once to weigh one."""
LIMIT_KB = 40.0
LONG, LIMIT_MB = 300, 250.0
FIRST_QUESTION = """
from escarmouche.games import ruleset
from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Setup
trauma = ruleset("trauma")
armies = trauma.armies
match = Match(trauma, trauma.rules.new_table(Setup(armies.scenarios[0], armies.default_lists)), 1)
assert match.pending
"""

HELD = """
import resource, sys
from pathlib import Path
from escarmouche.cli.main import main
game, games = sys.argv[1:]
main(["simulate", game, "--players", "random", "random", "--games", games, "--json"])
status = Path("/proc/self/status")  # what the system says of children counts the parent's memory, too
if status.exists():
    print(int(status.read_text().split("VmHWM:")[1].split()[0]) / 1000)
else:
    print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000000)
"""


def measure(repeats: int) -> Iterator[Result | Fact]:
    """Each goal that concerns whole processes."""
    yield from cold_start(repeats)
    yield from memory()
    yield from two_processes(repeats)
    yield from long_series(repeats)


class Ran(NamedTuple):
    """CPU seconds of a Python process and of its children, and what it printed."""

    seconds: float
    printed: bytes


def run(*arguments: str) -> Ran:
    """Run Python with these arguments to its end."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    with subprocess.Popen(
        [sys.executable, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment
    ) as process:
        assert process.stdout is not None
        printed = process.stdout.read()
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise subprocess.CalledProcessError(process.returncode, arguments)
    return Ran(used.ru_utime + used.ru_stime, printed)


def cold_start(repeats: int) -> Iterator[Result | Fact]:
    """Import, new match, first pending question, against `import shapely`; compiled copies exist already."""
    run("-c", FIRST_QUESTION)
    ours, peer = [], []
    for _ in range(repeats):
        ours.append(run("-c", FIRST_QUESTION).seconds * 1000)
        peer.append(run("-c", "import shapely").seconds * 1000)
    mine, theirs = statistics.median(ours), statistics.median(peer)
    yield Result(
        "process: first question from a cold start", mine, theirs, "ms", mine / theirs, 1.5, False,
        "import shapely", True, low(ours), low(peer),
    )  # fmt: skip


def memory() -> Iterator[Result | Fact]:
    """What one more live match takes, halfway, on a table of its own; the goal is for one that waits."""
    for game in ("trauma", "combat_zone", "dust_tactics"):
        at_work, waiting, same = weights(game)
        if game == "trauma":
            yield Result(
                "process: a match that waits, its own table", waiting, LIMIT_KB, "kB", waiting / LIMIT_KB, 1,
                False, "trauma", same,
            )  # fmt: skip
        else:
            yield Fact(f"process: a match that waits, {game}", waiting, "kB")
        yield Fact(f"process: the same at work, {game}", at_work, "kB")


def weights(game: str) -> tuple[float, float, bool]:
    """kB of a match at work and of one that waits, and whether those that waited are still as they were.

    Its table and its ground go with it when it is dropped; what matches share (lists, cards, outlines of the
    same piece, grounds that nobody uses any more) is not counted.
    """
    from escarmouche.bench.playouts import Series
    from escarmouche.games import ruleset

    rules = ruleset(game)
    series = Series(rules, (rules.armies.default_lists,))
    tracemalloc.start()
    held = [halfway(series, 100 + number) for number in range(LIVE)]
    let_go()
    at_work = _traced()
    digests = [match.table.digest() for match in held]
    for match in held:
        match.rest()
    waiting = _traced()
    same = digests == [match.table.digest() for match in held] and len(set(digests)) == LIVE
    same = same and all(match.pending for match in held)
    match = None
    held.clear()
    without = _traced()
    tracemalloc.stop()
    return (at_work - without) / LIVE / 1000, (waiting - without) / LIVE / 1000, same


def _traced() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def halfway(series: Any, number: int) -> Any:
    """A match between random players that waits in its third round, or just before its end."""
    from escarmouche.bench.playouts import answers
    from escarmouche.players.random_player import RandomPlayer

    match, player = series.match(number), RandomPlayer(f"live{number}")
    while match.table.turn.round < 3:
        ahead = match.copy()
        ahead.answer(next(answers(match, player)))
        if ahead.over:
            break
        match = ahead
    return match


def long_series(repeats: int) -> Iterator[Result]:
    """Many games of each kind one after the other in one process: what it held at most."""
    games = str(LONG if repeats > 2 else 4)
    for game in ("trauma", "combat_zone", "dust_tactics"):
        megabytes = float(run("-c", HELD, game, games).printed.splitlines()[-1])
        yield Result(
            f"process: simulate {games} games of {game}", megabytes, LIMIT_MB, "MB", megabytes / LIMIT_MB, 1,
            False, "most memory of one process",
        )  # fmt: skip


def two_processes(repeats: int) -> Iterator[Result | Fact]:
    """The same series on one and on two processes: the same result, hardly more CPU."""
    games = str(GAMES if repeats > 2 else 4)
    command = (
        "-m",
        "escarmouche",
        "simulate",
        "trauma",
        "--players",
        "random",
        "random",
        "--games",
        games,
        "--json",
    )
    one: list[float] = []
    two: list[float] = []
    results: list[Any] = []
    for _ in range(repeats):
        for jobs, spent in (("1", one), ("2", two)):
            ran = run(*command, "--jobs", jobs)
            spent.append(ran.seconds * 1000)
            content = json.loads(ran.printed)
            content.pop("timing")
            results.append(content)
    same = all(content == results[0] for content in results)
    mine, theirs = statistics.median(two), statistics.median(one)
    yield Result(
        f"process: simulate {games} games on two processes", mine, theirs, "ms", mine / theirs, 1.05, False,
        "the same on one; timing apart, bit for bit", same, low(two), low(one),
    )  # fmt: skip
