"""`escarmouche check GAME`: for every rule, whether code cites it, a test covers it, matches have seen it."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as Xml
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from escarmouche import games, players
from escarmouche.cli.citations import citations, counted
from escarmouche.cli.output import Progress, print_json, whole_number
from escarmouche.engine import situation, yamlfile
from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Ruleset, Setup


class Standing(msgspec.Struct, frozen=True):
    """What is known of one rule."""

    id: str
    cited: tuple[str, ...]
    tests: int
    events: int
    """Events of random matches under this rule."""
    runs: int
    """Times a function that cites the rule ran in random matches."""
    situation: str

    @property
    def missing(self) -> tuple[str, ...]:
        """What a complete rule still lacks."""
        lacks = []
        if not self.cited:
            lacks.append("code")
        if not self.tests:
            lacks.append("test")
        if not self.events and not self.runs and not self.situation:
            lacks.append("seen")
        return tuple(lacks)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `check`."""
    parser.add_argument("game", help="the game, for example trauma")
    parser.add_argument(
        "--matches", type=whole_number(1), default=24, metavar="M", help="random matches to play"
    )
    parser.add_argument("--seed", type=whole_number(0), default=1)
    parser.add_argument("--results", default="", help="a JUnit file of a test run; else the tests are run")
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(options: argparse.Namespace) -> int:
    """Print a line for each rule and the list of what is missing; 0 only when nothing is."""
    ruleset = games.ruleset(options.game)
    folder = Path(games.__file__).parent / options.game
    cited = citations(folder)
    progress = Progress(options.matches, f"random matches of {options.game}", quiet=options.json)
    events, runs = played(ruleset, cited, options.matches, options.seed, progress)
    situations = covered_by_situations(ruleset, folder)
    tests = passing_tests(options.game, options.results)
    standings = [
        Standing(id, cited.files.get(id, ()), tests[id], events[id], runs[id], situations.get(id, ""))
        for id in ruleset.ledger.rules
    ]
    missing = {s.id: list(s.missing) for s in standings if s.missing}
    if options.json:
        rows = [{**msgspec.to_builtins(s), "missing": list(s.missing)} for s in standings]
        done = len(standings) - len(missing)
        content = {"game": options.game, "matches": options.matches, "seed": options.seed}
        print_json("check", 1, {**content, "complete": done, "rules": rows, "missing": missing})
        return 1 if missing else 0
    for s in standings:
        seen = f"{s.events} events, {s.runs} runs" if s.events or s.runs else s.situation or "never seen"
        print(f"{s.id:<13} code {len(s.cited)}  tests {s.tests}  {seen}")
    print(
        f"{len(standings) - len(missing)} of {len(standings)} rules complete, "
        f"{options.matches} random matches"
    )
    for id, lacks in missing.items():
        print(f"missing: {id}: {', '.join(lacks)}")
    return 1 if missing else 0


def played(
    ruleset: Ruleset, cited: Any, matches: int, seed: int, progress: Progress
) -> tuple[Counter[str], Counter[str]]:
    """Rules seen in random matches over all scenarios and ready-made lists: in the record, in the code."""
    events: Counter[str] = Counter()
    runs: Counter[str] = Counter()
    pairs = ruleset.list_pairs()
    for number in range(matches):
        scenario = ruleset.scenarios[number % len(ruleset.scenarios)]
        lists = ruleset.lists_for(scenario, pairs[number % len(pairs)])
        seats = {side: players.make("random", f"{seed}/{number}/{side}") for side in ruleset.sides}

        def play(scenario: str = scenario, lists: tuple[str, ...] = lists, seats: Any = seats) -> Match:
            table = ruleset.new_table(Setup(scenario, lists))
            return Match(ruleset, table, f"{seed}/{number}", seats)  # noqa: B023

        match, entered = counted(play, cited)
        runs += entered
        events.update(event.rule for event in match.fresh)
        progress.add()
    return events, runs


def covered_by_situations(ruleset: Ruleset, folder: Path) -> dict[str, str]:
    """Rules shown by a situation file of the game: each names the rules that its odds or steps must meet."""
    found: dict[str, str] = {}
    for path in sorted((folder / "situations").glob("*.yaml")):
        document = yamlfile.load(path)
        situation.of_document(document, lambda name: ruleset)
        for rule in document.data.get("covers", ()):
            found[rule] = path.name
    return found


def passing_tests(game: str, results: str) -> Counter[str]:
    """How many passing tests carry each rule's area and number in their names."""
    counts: Counter[str] = Counter()
    if results:
        return _read_results(Path(results), counts, game)
    root = Path(__file__).parents[3] / "tests"
    tests = root / game if (root / game).exists() else root / "games" / game
    if not tests.exists():
        print("no tests here: an installed package does not carry them", file=sys.stderr)
        return counts
    print(f"running {tests.parent.name}/{tests.name}", file=sys.stderr)
    with tempfile.TemporaryDirectory() as place:
        report = Path(place) / "results.xml"
        command = [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-n",
            str(os.cpu_count() or 1),
        ]
        subprocess.run(
            [*command, f"--junitxml={report}", str(tests)], cwd=root.parent, stdout=subprocess.DEVNULL
        )
        return _read_results(report, counts, game)


def _read_results(report: Path, counts: Counter[str], game: str) -> Counter[str]:
    prefix = next(iter(games.ruleset(game).ledger.rules)).split("-")[0]
    for case in Xml.parse(report).iter("testcase"):
        if any(case.find(kind) is not None for kind in ("failure", "error", "skipped")):
            continue
        name = case.get("name", "")
        for area, number in re.findall(r"(?<![a-z0-9])([a-z]+)_(\d{2})(?=_|\b|\[)", name):
            counts[f"{prefix}-{area.upper()}-{number}"] += 1
    return counts
