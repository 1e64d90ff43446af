"""Play every list against every list of other books, and tell each book's share.

    .venv/bin/python tools/pairings.py at43 --each 50 --seed 11 --to FILE
    .venv/bin/python tools/pairings.py at43 --players elite greedy --each 5 --seed 12 --tally --to FILE

The ready-made lists of the usual size meet; scenarios and seats take turns, all follows from the seed and the
number of a match. With two different players every pair of lists is played both ways. Each match is a line of
the file, written as it ends: a run that was stopped goes on with the same command, and one that has nothing
left to play prints the figures. Draws count half; 95 % intervals by Wilson; CPU seconds of whole matches.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice
from math import gcd
from pathlib import Path

import msgspec
from tallies import TALLIES

from escarmouche import games, players
from escarmouche.cli.simulate import Job, order_of, scenario_of, table_of
from escarmouche.engine.match import Match
from escarmouche.engine.stats import wilson
from escarmouche.engine.table import DRAW

GOLDEN = 0.618


class Line(msgspec.Struct, frozen=True):
    """One match: the lists and how it ended for the one named first, 1, 0 or a half."""

    number: int
    lists: tuple[str, str]
    scenario: str
    first_side: str
    score: float
    seconds: float
    tally: dict[str, int] = {}
    """What the player named first did, where that is counted."""


class Meeting(msgspec.Struct, frozen=True):
    """A match to be played."""

    number: int
    lists: tuple[str, str]


def meetings(pairs: list[tuple[str, str]], each: int) -> Iterator[Meeting]:
    """The matches in an order in which every beginning is spread evenly over pairs, scenarios and seats."""
    total = each * len(pairs)
    stride = next(n for n in range(round(total * GOLDEN), 2 * total) if gcd(n, total) == 1)
    for number in (stride * turn % total for turn in range(total)):
        yield Meeting(number, pairs[number // each])


def pairs_of(game: str, *, both_ways: bool) -> list[tuple[str, str]]:
    """Every pair of ready-made lists of two books."""
    pairs = [(one, two) for one, two, *_ in games.ruleset(game).armies.list_pairs()]
    books = {tuple(sorted((one, two))): None for one, two in pairs if book_of(one) != book_of(two)}
    once = [(one, two) for one, two in books]
    return once + [(two, one) for one, two in once] if both_ways else once


def book_of(name: str) -> str:
    """The book of a ready-made list: its name begins with it."""
    return name.partition("-")[0]


def read(path: Path) -> list[Line]:
    """What has been played already."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Line) for line in path.read_bytes().splitlines()]


def play(options: argparse.Namespace) -> list[Line]:
    """Every match that is not in the file yet; all there are."""
    path = Path(options.to)
    lines = read(path)
    done = {line.number for line in lines}
    scenarios = games.ruleset(options.game).armies.scenarios
    both = options.players[0] != options.players[1]
    with path.open("ab") as file:
        wanted = meetings(pairs_of(options.game, both_ways=both), options.each)
        for number, lists in ((m.number, m.lists) for m in islice(wanted, options.games)):
            if number in done or (options.only and options.only not in " ".join(lists)):
                continue
            seats = tuple(options.players)
            job = Job(options.game, seats, lists, tuple(scenarios), {}, "", options.seed, 0, 0, True)
            lines.append(play_one(job, number, tally=options.tally))
            file.write(msgspec.json.encode(lines[-1]) + b"\n")
            file.flush()
    return lines


def play_one(job: Job, number: int, *, tally: bool) -> Line:
    """A match of the series, the same as `simulate` would play with these lists."""
    ruleset = games.ruleset(job.game)
    started = time.process_time()
    table, order = table_of(job, number), order_of(job, number)
    seats = {
        side: players.make(job.players[player], f"{job.seed}/{number}/{side}")
        for side, player in zip(table.sides, order, strict=True)
    }
    first = tuple(table.sides)[order.index(0)]
    counted = TALLIES[job.game](first) if tally else None
    watch = counted.step if counted else None
    match = Match(ruleset, table, f"{job.seed}/{number}/dice", seats, watch=watch)
    score = 0.5 if match.over == DRAW else float(match.over == first)
    seconds = time.process_time() - started
    told = counted.told() if counted else {}
    one, two = job.lists
    return Line(number, (one, two), scenario_of(job, number), first, score, seconds, told)


def share(scores: Iterable[float]) -> str:
    """A share with its interval."""
    told = list(scores)
    found = wilson(sum(told), len(told))
    return (
        f"{len(told):5d} games {100 * found.share:6.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
    )


def report(lines: list[Line], *, both_ways: bool) -> None:
    """The share of the first player, or of each book, pairing, list and scenario."""
    cpu = sum(line.seconds for line in lines)
    print(f"{len(lines)} matches, {cpu / len(lines):.2f} CPU s a match")
    if both_ways:
        print("first player", share(line.score for line in lines))
    for scenario in dict.fromkeys(line.scenario for line in lines):
        here = [line for line in lines if line.scenario == scenario]
        if both_ways:
            print(f"  {scenario:24}", share(line.score for line in here))
        else:
            first = (line.score if line.first_side == "one" else 1 - line.score for line in here)
            print(f"  {scenario:24}", share(first), "for the first seat")
    seen = [(line.lists, line.score) for line in lines]
    if not both_ways:
        seen += [((two, one), 1 - score) for (one, two), score in seen]
    names = sorted({name for lists, _ in seen for name in lists})
    books = list(dict.fromkeys(book_of(name) for name in names))
    for book in books:
        print(f"{book:26}", share(s for (one, _), s in seen if book_of(one) == book))
    for book in books:
        for other in books:
            if other > book or (both_ways and other != book):
                told = [s for (one, two), s in seen if (book_of(one), book_of(two)) == (book, other)]
                print(f"{book + ' - ' + other:26}", share(told))
    for name in names:
        print(f"{name:26}", share(s for (one, _), s in seen if one == name))
    for counted, n in sorted(sum((Counter(line.tally) for line in lines), Counter()).items()):
        print(f"{counted:26} {n:5d}")
    for one in names:
        row = [[s for lists, s in seen if lists == (one, two)] for two in names]
        print(f"{one:26}", " ".join(f"{100 * sum(c) / len(c):4.0f}" if c else "   ." for c in row))


def main() -> int:
    """Play what is missing and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", nargs=2, default=["greedy", "greedy"], metavar=("A", "B"))
    parser.add_argument("--each", type=int, default=10, help="matches of each pair of lists")
    parser.add_argument("--games", type=int, default=None, help="only so many of the matches")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tally", action="store_true", help="count what the first player does (tallies.py)")
    parser.add_argument("--only", default="", help="only the pairs with this in a name of a list")
    parser.add_argument("--to", required=True, metavar="FILE")
    options = parser.parse_args()
    report(play(options), both_ways=options.players[0] != options.players[1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
