"""Processes: simulate on one and on two, the first question from a cold start, the memory of a match."""

from __future__ import annotations

import gc
import json
import os
import resource
import statistics
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from typing import Any

from escarmouche.bench.comparing import Fact, Result

GAMES = 60
LIVE = 25
"""Matches held at once to weigh one."""
LIMIT_KB = 40.0
FIRST_QUESTION = """
from escarmouche.games import ruleset
from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Setup
trauma = ruleset("trauma")
armies = trauma.armies
match = Match(trauma, trauma.rules.new_table(Setup(armies.scenarios[0], armies.default_lists)), 1)
assert match.pending
"""


def measure(repeats: int) -> Iterator[Result | Fact]:
    """Each goal that concerns whole processes."""
    yield from cold_start(repeats)
    yield from memory()
    yield from two_processes(repeats)


def run(*arguments: str) -> tuple[float, bytes]:
    """CPU seconds of a Python process and of its children, and what it printed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, *arguments], check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
        env=environment,
    )  # fmt: skip
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, done.stdout


def cold_start(repeats: int) -> Iterator[Result | Fact]:
    """Import, new match, first pending question, against `import shapely`; compiled copies exist already."""
    run("-c", FIRST_QUESTION)
    ours, peer = [], []
    for _ in range(repeats):
        ours.append(run("-c", FIRST_QUESTION)[0])
        peer.append(run("-c", "import shapely")[0])
    mine, theirs = statistics.median(ours) * 1000, statistics.median(peer) * 1000
    yield Result(
        "process: first question from a cold start",
        mine,
        theirs,
        "ms",
        mine / theirs,
        1.5,
        False,
        "import shapely",
    )


def memory() -> Iterator[Result | Fact]:
    """What one more live match takes, halfway, its lists and its ground shared with others."""
    from escarmouche.bench.match import TRAUMA
    from escarmouche.bench.playouts import answers
    from escarmouche.engine import save
    from escarmouche.engine.match import Match
    from escarmouche.engine.ruleset import Setup
    from escarmouche.games.trauma.setup import layouts
    from escarmouche.players.random_player import RandomPlayer

    name = layouts.table_names()[0]
    setup = Setup(TRAUMA.armies.scenarios[0], TRAUMA.armies.default_lists, {"table": name})
    texts = []
    for number in range(LIVE):
        match = Match(TRAUMA, TRAUMA.rules.new_table(setup), f"live{number}")
        for value in answers(match, RandomPlayer(f"live{number}")):
            if match.table.turn.round >= 3:
                break
            match.answer(value)
        texts.append(save.dump(match))

    def loaded(number: int) -> Any:
        return save.restore(texts[number], "bench", lambda _: TRAUMA)

    first = loaded(0)
    gc.collect()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    held = [loaded(n) for n in range(1, LIVE)]
    gc.collect()
    weight = (tracemalloc.get_traced_memory()[0] - before) / len(held) / 1000
    tracemalloc.stop()
    same = first.table == loaded(0).table and len({m.table.digest() for m in held}) == len(held)
    yield Result("process: a live match", weight, LIMIT_KB, "kB", weight / LIMIT_KB, 1, False, "", same)


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
            seconds, printed = run(*command, "--jobs", jobs)
            spent.append(seconds)
            content = json.loads(printed)
            content.pop("timing")
            results.append(content)
    same = all(content == results[0] for content in results)
    mine, theirs = statistics.median(two) * 1000, statistics.median(one) * 1000
    yield Result(
        f"process: simulate {games} games on two processes", mine, theirs, "ms", mine / theirs, 1.05, False,
        "the same on one; timing apart, bit for bit", same,
    )  # fmt: skip
