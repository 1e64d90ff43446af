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
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from escarmouche import games, players
from escarmouche.cli.citations import Citations, Counting, citations, rules_named
from escarmouche.cli.language import language
from escarmouche.cli.output import Progress, print_json, whole_number
from escarmouche.cli.proofs import proofs
from escarmouche.cli.reasons import DEFINES, REASONS, reasons
from escarmouche.engine.battle import Report, answer_of, guess_at_once, new_battle, why_not_reported
from escarmouche.engine.match import Match
from escarmouche.engine.referee import Player
from escarmouche.engine.requests import Ask, Battle
from escarmouche.engine.ruleset import Ruleset, Setup, list_sets
from escarmouche.engine.sentences import Messages, messages

TEST_NAME = re.compile(r"(?<![a-z0-9])([a-z]+)_(\d{2})((?:_(?:and|to)_\d{2})*)(?=_|\b|\[)")


BATTLES_EACH = 4
"""Matches for each campaign that is played beside them."""
CAMPAIGNS, FOUGHT = 4, 30
"""Campaigns of another game that are played, and battles of each that are fought; the rest is guessed."""


class Standing(msgspec.Struct, frozen=True):
    """What is known of one rule."""

    id: str
    cited: tuple[str, ...]
    """Files whose text names it."""
    tests: int
    """Passing tests named after it."""
    events: int
    """Events of random matches under it."""
    refusals: int
    """Options of random matches that it greyed."""
    situation: str
    """The situation file that was played and showed it in an event or a refusal."""
    runs: int
    """Times a function that cites it ran in random matches: the weakest evidence."""
    why: str = DEFINES
    """Where there is no better evidence, why not (`reasons`)."""

    @property
    def seen(self) -> str:
        """The best evidence that the rule is in play; empty if there is none."""
        for word in ("events", "refusals", "situation", "runs"):
            if getattr(self, word):
                return word
        return ""

    @property
    def missing(self) -> tuple[str, ...]:
        """What a complete rule still lacks."""
        lacks = {"code": not self.cited, "test": not self.tests, "seen": not self.seen}
        return tuple(word for word, lacking in lacks.items() if lacking)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `check`."""
    parser.add_argument("game", help="the game, for example trauma")
    parser.add_argument(
        "--matches", type=whole_number(1), default=42, metavar="M", help="random matches to play"
    )
    parser.add_argument(
        "--seed", type=whole_number(0), default=1, metavar="K", help="the luck of the matches, to repeat them"
    )
    parser.add_argument("--results", default="", help="a JUnit file of a test run; else the tests are run")
    parser.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")
    parser.add_argument("--json", action="store_true", help="print as JSON")


def run(options: argparse.Namespace) -> int:
    """Print a line for each rule and the list of what is missing; 0 only when nothing is."""
    ruleset = games.ruleset(options.game)
    folder = games.folder(options.game)
    between = campaigns_of(ruleset)
    folders = (folder, *(folder.parent / name for name in (*ruleset.shared, *between)))
    cited, uses = citations(*folders), reasons(folders)
    say = messages(language(options.lang))
    progress = Progress(
        options.matches, say.say("check-playing", game=options.game), say=say, quiet=options.json
    )
    watched = Watched(ruleset, cited)
    for number in range(options.matches):
        watched.play(number, options.seed)
        if between and number % BATTLES_EACH == 0:
            watched.play(number, options.seed, games.ruleset(between[number // BATTLES_EACH % len(between)]))
        progress.add()
    for campaign in campaigns_fought(ruleset):
        for number in range(CAMPAIGNS):
            watched.fight(campaign, f"{options.seed}/{number}")
    situations = proofs(options.game, folder)
    tests = passing_tests(options.game, options.results, say)
    runs = watched.counting.rules()
    standings = [
        Standing(
            id,
            cited.files.get(id, ()),
            tests[id],
            watched.events[id],
            watched.refusals[id],
            situations.get(id, ""),
            runs[id],
            uses.get(id, DEFINES),
        )
        for id in ruleset.ledger.rules
    ]
    missing = {s.id: list(s.missing) for s in standings if s.missing}
    if options.json:
        rows = [{**msgspec.to_builtins(s), "seen": s.seen, "missing": list(s.missing)} for s in standings]
        done = len(standings) - len(missing)
        content = {"game": options.game, "matches": options.matches, "seed": options.seed}
        print_json("check", 1, {**content, "complete": done, "rules": rows, "missing": missing})
    else:
        show(standings, missing, options.matches, say)
    return 1 if missing else 0


def campaigns_of(ruleset: Ruleset) -> tuple[str, ...]:
    """Campaigns of this game whose rules are all its own: what is played between its battles."""
    found = []
    for name in games.names():
        other = games.ruleset(name)
        if ruleset.name in other.battles and set(other.ledger.rules) <= set(ruleset.ledger.rules):
            found.append(name)
    return tuple(found)


def campaigns_fought(ruleset: Ruleset) -> tuple[Ruleset, ...]:
    """Campaigns with rules of their own whose battles are matches of this game."""
    own = campaigns_of(ruleset)
    found = (games.ruleset(name) for name in games.names() if name not in own)
    return tuple(other for other in found if ruleset.name in other.battles)


def show(standings: list[Standing], missing: dict[str, list[str]], matches: int, say: Messages) -> None:
    """A line for each rule, the sum, and what is missing."""
    words = {key: say.say(f"check-{key}") for key in ("code", "tests", "events", "refusals", "runs")}
    for s in standings:
        print(
            f"{s.id:<13} {words['code']} {len(s.cited):2}  {words['tests']} {s.tests:2}"
            f"  {words['events']} {s.events:6}  {words['refusals']} {s.refusals:6}"
            f"  {words['runs']} {s.runs:8}  {s.situation}".rstrip()
        )
    best = Counter(s.seen for s in standings)
    complete, count = len(standings) - len(missing), len(standings)
    print(say.say("check-complete", complete=complete, count=count, matches=matches))
    seen = {word: best[word] for word in ("events", "refusals", "situation", "runs")}
    print(say.say("check-seen", **seen))
    for why in REASONS:
        if rules := [s.id for s in standings if s.seen == "runs" and s.why == why]:
            print(say.say(f"check-only-{why}", count=len(rules), rules=", ".join(rules)))
    for id, lacks in missing.items():
        print(say.say("check-missing", id=id, lacks=", ".join(say.say(f"lack-{word}") for word in lacks)))


class Watched:
    """Random matches over all scenarios and pairs of ready-made lists, and the rules seen in them."""

    def __init__(self, ruleset: Ruleset, cited: Citations) -> None:
        self.ruleset = ruleset
        self.counting = Counting(cited)
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()

    def play(self, number: int, seed: int, campaign: Ruleset | None = None) -> None:
        """Play one match, or a campaign that is played by the same rules, and count."""
        ruleset = campaign or self.ruleset
        pairs = list_sets(ruleset)
        scenario = ruleset.armies.scenarios[number % len(ruleset.armies.scenarios)]
        lists = ruleset.armies.lists_for(scenario, pairs[number % len(pairs)])

        def play() -> Match:
            table = ruleset.rules.new_table(Setup(scenario, lists))
            seats = {side: _Watching(f"{seed}/{number}/{side}", self.refusals) for side in table.sides}
            return Match(ruleset, table, f"{seed}/{number}", seats, fighter=guess_at_once)

        self.events.update(rules_named(self.counting.run(play).fresh))

    def fight(self, campaign: Ruleset, seed: str) -> None:
        """Fight the first battles of a campaign, with what it gives to its sides, and count in them."""
        scenario = campaign.armies.scenarios[0]
        lists = campaign.armies.lists_for(scenario, list_sets(campaign)[0])
        table = campaign.rules.new_table(Setup(scenario, lists))
        seats = {side: _Watching(f"{seed}/{side}", Counter()) for side in table.sides}
        left = iter(range(FOUGHT))

        def fighter(battle: Battle, luck: str | None, players: Mapping[str, Player]) -> Report | None:
            if next(left, None) is None or battle.fixture.game != self.ruleset.name:
                return guess_at_once(battle, luck, players)
            there = {owner: _Watching(f"{luck}/{owner}", self.refusals) for owner in players}
            return self.counting.run(lambda: self.fought(battle, luck, there))  # type: ignore[no-any-return]

        Match(campaign, table, seed, seats, fighter=fighter)

    def fought(self, battle: Battle, luck: str | None, players: Mapping[str, Player]) -> Report:
        """One battle to its end, and its report as the campaign takes it."""
        match = new_battle(battle, games.ruleset, luck, players)
        self.events.update(rules_named(match.fresh))
        answer = answer_of(battle.key, match)
        if refusal := why_not_reported(battle, answer[1], games.ruleset):
            raise AssertionError(f"{battle.key}: {refusal}")
        return answer


class _Watching:
    """The random player, looked over the shoulder: which rules grey the options it is shown."""

    def __init__(self, seed: str, refusals: Counter[str]) -> None:
        self._player = players.make("random", seed)
        self._refusals = refusals

    def choose(self, ask: Ask, seat: Any) -> Any:
        for refusal in ask.greyed.values():
            self._refusals[refusal.rule] += 1
        return self._player.choose(ask, seat)


def passing_tests(game: str, results: str, say: Messages) -> Counter[str]:
    """How many passing tests carry each rule's area and number in their names."""
    if results:
        return _read_results(Path(results), game)
    root = Path(__file__).parents[3] / "tests"
    ruleset = games.ruleset(game)
    folders = [root / "games" / name for name in (game, *ruleset.shared, *campaigns_of(ruleset))]
    tests = [str(folder) for folder in folders if folder.exists()]
    if not tests:
        print(say.say("check-no-tests"), file=sys.stderr)
        return Counter()
    print(say.say("check-testing", tests=", ".join(tests)), file=sys.stderr)
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
            "-m",
            "not slow",
        ]
        subprocess.run(
            [*command, f"--junitxml={report}", *tests],
            cwd=root.parent,
            stdout=subprocess.DEVNULL,
            check=False,
        )
        return _read_results(report, game)


def _read_results(report: Path, game: str) -> Counter[str]:
    full: dict[str, list[str]] = {}
    for rule in games.ruleset(game).ledger.rules:
        full.setdefault(rule.partition("-")[2], []).append(rule)
    counts: Counter[str] = Counter()
    for case in Xml.parse(report).iter("testcase"):
        if all(case.find(kind) is None for kind in ("failure", "error", "skipped")):
            # where two ledgers have an area and number, a test of the game's own means its own rule
            own = f"games.{game}." in case.get("classname", "")
            named = rules_in_name(case.get("name", ""))
            counts.update(full[rule][0 if own else -1] for rule in named if rule in full)
    return counts


def rules_in_name(name: str) -> list[str]:
    """`test_shoot_26_and_27_…` and `test_size_01_to_03_…` name all of these rules."""
    rules: list[str] = []
    for area, first, more in TEST_NAME.findall(name):
        last = int(first)
        rules.append(f"{area.upper()}-{last:02}")
        for joint, number in re.findall(r"_(and|to)_(\d{2})", more):
            start = last + 1 if joint == "to" else int(number)
            rules += [f"{area.upper()}-{n:02}" for n in range(start, int(number) + 1)]
            last = int(number)
    return rules
