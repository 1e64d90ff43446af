"""What the dearest units of AT-43 are worth: the same matches with a unit and without it, on the same dice.

    .venv/bin/python tools/worth.py --pairs 60 --seed 21 --to FILE

Of each unit the smallest ready-made list that has it plays against the lists of other books of that size,
in the missions where both sides attack, seats in turn; then again without the unit, nothing in its place.
It begins in the assault group. Each pair of matches is a line of the file; the same command again goes on.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec

from escarmouche import games, players
from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import DRAW
from escarmouche.games.at43.armies import armybook
from escarmouche.games.at43.armies.armylist import LISTS
from escarmouche.games.at43.table import ASSAULT

MISSIONS = ("reference", "concorde")
BOOKS = ("northguard", "array", "choir", "haulers")
SIZES = (1000, 2000)


class Pair(msgspec.Struct, frozen=True):
    """A match with the unit and the same without it, as they ended for its side: 1, 0 or a half."""

    unit: str
    number: int
    there: float
    away: float
    seconds: float


class Dear(msgspec.Struct, frozen=True):
    """A unit, its price for one, and the list that plays it."""

    entry: str
    price: int
    list: str


def dearest(count: int) -> list[Dear]:
    """The units that cost most, over all books."""
    found = [
        Dear(f"{key}.{unit.id}", unit.pa_each, name)
        for key in BOOKS
        for unit in armybook.BOOKS.book(key).units
        if (name := _list_with(key, unit.id))
    ]
    return sorted(found, key=lambda dear: -dear.price)[:count]


def _list_with(book: str, unit: str) -> str:
    """The smallest ready-made list that has a unit."""
    for size in SIZES:
        for name in (name for name in LISTS.names() if name.startswith(f"{book}-{size}-")):
            if any(choice.unit == unit for choice in LISTS.load_army(name).choices):
                return name
    return ""


def rivals(name: str) -> list[str]:
    """The lists of the other books of the same size."""
    book, size, _ = name.split("-")
    return [other for other in LISTS.names() if f"-{size}-" in other and not other.startswith(book)]


def score(dear: Dear, number: int, seed: int, *, there: bool) -> float:
    """How a match ends for the side of the unit."""
    ruleset = games.ruleset("at43")
    scenario, turned = MISSIONS[number % 2], number // 2 % 2
    other = rivals(dear.list)[number % len(rivals(dear.list))]
    lists = (other, dear.list) if turned else (dear.list, other)
    table = ruleset.rules.new_table(Setup(scenario, ruleset.armies.lists_for(scenario, lists), {}))
    side = tuple(table.sides)[turned]
    for unit in [u for u in table.units.values() if u.side == side and u.entry == dear.entry]:
        if there:
            table.change(unit.id, {"group": ASSAULT})
        else:
            _leave_out(table, unit.id)
    key = f"{seed}/{dear.entry}/{number}"
    seats = {each: players.make("greedy", f"{key}/{each}") for each in table.sides}
    match = Match(ruleset, table, f"{key}/dice", seats)
    return 0.5 if match.over == DRAW else float(match.over == side)


def _leave_out(table: Any, unit: str) -> None:
    table.figures = {id: f for id, f in table.figures.items() if f.unit != unit}
    table.units = {id: u for id, u in table.units.items() if id != unit}
    table.forget()


def read(path: Path) -> list[Pair]:
    """What has been played already."""
    if not path.exists():
        return []
    return [msgspec.json.decode(line, type=Pair) for line in path.read_bytes().splitlines()]


def report(dears: list[Dear], pairs: list[Pair]) -> None:
    """Shares with and without each unit, and the difference with its standard error."""
    for dear in dears:
        own = [pair for pair in pairs if pair.unit == dear.entry]
        if len(own) < 2:
            continue
        gaps = [pair.there - pair.away for pair in own]
        mean = sum(gaps) / len(gaps)
        error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))
        there, away = (sum(v) / len(own) for v in zip(*((p.there, p.away) for p in own), strict=True))
        print(
            f"{dear.entry:24} {dear.price:4d} AP {dear.list:24} {len(own):3d} pairs"
            f" {100 * there:5.1f} % with, {100 * away:5.1f} % without,"
            f" {100 * mean:+5.1f} points (+- {100 * error:.1f})"
            f" {100 * mean / dear.price * 100:5.1f} a 100 AP, {sum(p.seconds for p in own):.0f} CPU s"
        )


def main() -> int:
    """Play what is missing and print the figures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--units", type=int, default=10, help="so many of the dearest")
    parser.add_argument("--pairs", type=int, default=60, help="pairs of matches for each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only units with this in their name")
    parser.add_argument("--to", required=True, metavar="FILE")
    options = parser.parse_args()
    path, dears = Path(options.to), dearest(options.units)
    pairs = read(path)
    done = {(pair.unit, pair.number) for pair in pairs}
    with path.open("ab") as file:
        for number in range(options.pairs):
            for dear in dears:
                if (dear.entry, number) in done or options.only not in dear.entry:
                    continue
                started = time.process_time()
                there = score(dear, number, options.seed, there=True)
                away = score(dear, number, options.seed, there=False)
                pairs.append(Pair(dear.entry, number, there, away, time.process_time() - started))
                file.write(msgspec.json.encode(pairs[-1]) + b"\n")
                file.flush()
    report(dears, pairs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
