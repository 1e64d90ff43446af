"""`escarmouche simulate GAME`: many matches between bots; the same seed gives the same result everywhere."""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec

from escarmouche import games, players
from escarmouche.cli import clusters, offers, parts
from escarmouche.cli.language import language
from escarmouche.cli.output import Progress, options_of, print_json, whole_number
from escarmouche.cli.parts import Played
from escarmouche.engine.battle import FightAtOnce, guess_at_once
from escarmouche.engine.errors import DataError
from escarmouche.engine.match import Match
from escarmouche.engine.names import key_of
from escarmouche.engine.ruleset import Setup, usual_lists, usual_options
from escarmouche.engine.sentences import Messages, messages
from escarmouche.engine.stats import wilson
from escarmouche.engine.table import DRAW
from escarmouche.engine.waste import Slipped, Watcher

FIGHT, GUESS = "fight", "guess"
MERGE = "merge"
"""Instead of a game: put the parts of a series together."""
INTERRUPTED = 130
"""What a command that was ended by Ctrl+C answers."""
START = "fork" if sys.platform == "linux" else "spawn"
"""How processes begin: on Linux with all that is loaded already; elsewhere that is not safe."""


class Job(msgspec.Struct, frozen=True):
    """Matches `first` to `last` of a series; everything a process needs to play them."""

    game: str
    players: tuple[str, ...]
    lists: tuple[str, ...]
    """Of each player; empty: what the scenario gives the side that he plays."""
    scenarios: tuple[str, ...]
    options: dict[str, Any]
    books: str
    seed: int
    first: int
    last: int
    swap: bool
    battles: str = FIGHT
    """How the battles of a campaign end: fought by the bots, or guessed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The command line of `simulate`."""
    parser.add_argument("game", help="the game, for example trauma; or merge, for parts of a series")
    parser.add_argument("files", nargs="*", help="of merge: what --to wrote")
    parser.add_argument(
        "--players", nargs="+", default=("greedy", "random"), metavar="A", help="who plays, two to four"
    )
    parser.add_argument(
        "--lists", nargs="+", default=(), metavar="X", help="army lists of the players, in their order"
    )
    parser.add_argument("--scenario", action="append", default=[], help="a scenario; repeat for several")
    parser.add_argument("--games", type=whole_number(1), default=100, metavar="N", help="matches to play")
    parser.add_argument(
        "--seed", type=whole_number(0), default=1, metavar="K", help="the luck of the matches, to repeat them"
    )
    parser.add_argument("--jobs", type=whole_number(1), default=1, metavar="J", help="processes")
    parser.add_argument("--range", default="", metavar="A:B", help="only these matches of the series")
    parser.add_argument("--to", default="", metavar="FILE", help="write what was played, to be merged")
    parser.add_argument("--cluster", default="", metavar="URL", help="play on a dask cluster")
    parser.add_argument("--swap", action="store_true", help="change seats after every game")
    parser.add_argument(
        "--battles",
        choices=(FIGHT, GUESS),
        default=FIGHT,
        help="a campaign's: fought, or guessed from a table",
    )
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="a match option")
    parser.add_argument("--books", default="", help="folder with your own army books")
    parser.add_argument("--lang", choices=("en", "fr"), help="language; else that of the locale")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def run(options: argparse.Namespace) -> int:
    """Play the series and print who won how often."""
    if options.game == MERGE:
        return merge(options)
    if options.files:
        raise DataError("simulate-files")
    ruleset = games.ruleset(options.game)
    for name in options.players:
        offers.known_player(name)
    for name in options.scenario:
        offers.known_scenario(ruleset, name)
    count = len(options.players)
    if len(options.lists) > count:
        raise DataError("more-lists", players=count, lists=len(options.lists))
    fitting = [name for name in ruleset.armies.scenarios if offers.takes_forces(ruleset, name, count)]
    scenarios = tuple(options.scenario or fitting or ruleset.armies.scenarios[:1])
    for name in scenarios:
        offers.wanted_forces(ruleset, name, count)
    lists = (*options.lists, *("",) * (count - len(options.lists)))
    wanted = parts.range_of(options.range, options.games) if options.range else range(options.games)
    settled = options_of(options.option)
    size = max(1, min(25, -(-len(wanted) // (options.jobs * 4))))
    jobs = [
        Job(
            options.game, tuple(options.players), lists, scenarios, settled, options.books,
            options.seed, first, min(first + size, wanted.stop), options.swap, options.battles,
        )
        for first in range(wanted.start, wanted.stop, size)
    ]  # fmt: skip
    started = time.perf_counter()
    say, played = messages(language(options.lang)), list[Played]()
    progress = Progress(len(wanted), options.game, say=say, quiet=options.json)
    whole = play_all(jobs, options.jobs, progress, played, options.cluster)
    progress.end()
    if not whole:
        sys.stderr.write(say.say("simulate-interrupted", played=len(played), games=len(wanted)) + "\n")
    if played and options.to:
        parts.write(Path(options.to), parts.series_of(options, lists, scenarios, settled), played)
    if played:
        report(options, lists, scenarios, played, time.perf_counter() - started)
    return 0 if whole else INTERRUPTED


def merge(options: argparse.Namespace) -> int:
    """Print the figures of a series from the files of its parts: the same as if one had played it all."""
    series, played = parts.merged([Path(name) for name in options.files])
    say = messages(language(options.lang))
    if len(played) < series.games:
        missing = series.games - len(played)
        sys.stderr.write(say.say("merge-missing", missing=missing, games=series.games) + "\n")
    options.game, options.players, options.seed = series.game, series.players, series.seed
    if played:
        report(options, series.lists, series.scenarios, played, sum(match.seconds for match in played))
    return 0 if len(played) == series.games else 1


def play_all(
    jobs: list[Job], processes: int, progress: Progress, played: list[Played], cluster: str = ""
) -> bool:
    """Every match of the jobs, in order, whatever the number of processes; False when Ctrl+C ended it.

    What was played until then is in `played` all the same.
    """
    try:
        if cluster:
            for job, results in zip(jobs, clusters.mapped(cluster, play_job, jobs), strict=True):
                played += results
                progress.add(job.last - job.first)
            return True
        if processes == 1:
            for job in jobs:
                for number in range(job.first, job.last):
                    played.append(play_one(job, number))
                    progress.add()
            return True
        return _play_beside(jobs, processes, progress, played)
    except KeyboardInterrupt:
        return False


def _play_beside(jobs: list[Job], processes: int, progress: Progress, played: list[Played]) -> bool:
    if START == "fork":  # what all of them need is loaded once, before they part
        table_of(jobs[0], 0)
        import_module("escarmouche.space.sight.many_pairs")
    with ProcessPoolExecutor(processes, mp_context=get_context(START), initializer=_unshaken) as pool:
        try:
            for job, results in zip(jobs, pool.map(play_job, jobs), strict=True):
                played += results
                progress.add(job.last - job.first)
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in list((pool._processes or {}).values()):
                process.terminate()
            return False
    return True


def _unshaken() -> None:
    """Ctrl+C is for the process that counts: the others are ended by it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_job(job: Job) -> list[Played]:
    """The matches of one job."""
    return [play_one(job, number) for number in range(job.first, job.last)]


def scenario_of(job: Job, number: int) -> str:
    """The scenario of a match of the series."""
    return job.scenarios[number % len(job.scenarios)]


def order_of(job: Job, number: int) -> tuple[int, ...]:
    """Which player sits where: with changing seats, everybody moves on by one after every match."""
    seats = tuple(range(len(job.players)))
    turned = (number // len(job.scenarios)) % len(seats) if job.swap else 0
    return seats[turned:] + seats[:turned]


def table_of(job: Job, number: int) -> Any:
    """The table of a match of the series before its first step."""
    ruleset, scenario = games.ruleset(job.game), scenario_of(job, number)
    order = order_of(job, number)
    own = usual_lists(ruleset, scenario, len(order))
    lists = tuple(job.lists[player] or own[place] for place, player in enumerate(order))
    settled = job.options if any(job.lists) else usual_options(ruleset, scenario, job.options)
    return ruleset.rules.new_table(
        Setup(scenario, ruleset.armies.lists_for(scenario, lists), settled, job.books)
    )


def play_one(job: Job, number: int) -> Played:
    """One match: its scenario, seats and luck follow from its number and the seed alone."""
    ruleset = games.ruleset(job.game)
    order = order_of(job, number)
    seed = f"{job.seed}/{number}"
    started = time.process_time()
    table = table_of(job, number)
    sides = tuple(table.sides)
    seats = {
        side: players.make(job.players[player], f"{seed}/{side}")
        for side, player in zip(sides, order, strict=True)
    }
    watcher = Watcher(ruleset.bot.readiness)
    fighter = guess_at_once if job.battles == GUESS else FightAtOnce(games.ruleset)
    match = Match(ruleset, table, f"{seed}/dice", seats, fighter=fighter, watch=watcher.step)
    seconds = time.process_time() - started
    winner = -1 if match.over == DRAW else order[sides.index(match.over)]
    return Played(
        number,
        scenario_of(job, number),
        winner,
        sides[order.index(0)],
        match.table.turn.round,
        match.decisions,
        seconds,
        tuple(watcher.slipped(sides[order.index(n)]) for n in range(len(order))),
    )


def report(
    options: argparse.Namespace,
    lists: tuple[str, ...],
    scenarios: tuple[str, ...],
    played: list[Played],
    elapsed: float,
) -> None:
    """The figures: won, drawn, interval, length, speed."""
    count, ruleset = len(options.players), games.ruleset(options.game)
    own = {scenario: usual_lists(ruleset, scenario, count) for scenario in scenarios}
    results = {"all": summary(played, count)}
    slipped = wasted(played, count)
    if len(scenarios) > 1:
        results |= {s: summary([p for p in played if p.scenario == s], count) for s in scenarios}
    decisions = sum(p.decisions for p in played)
    cpu = sum(p.seconds for p in played)
    timing = {
        "elapsed_seconds": round(elapsed, 3),
        "cpu_seconds": round(cpu, 3),
        "matches_per_second": round(len(played) / elapsed, 2),
        "decisions_per_second": round(decisions / elapsed, 1),
        "cpu_seconds_per_match": round(cpu / len(played), 4),
    }
    if options.json:
        content = {
            "game": options.game, "players": list(options.players),
            "lists": list(brought(lists, tuple(own.values()))),
            "seed": options.seed, "scenarios": list(scenarios), "results": results, "timing": timing,
            "waste": [msgspec.structs.asdict(side) for side in slipped],
            "guessed": ruleset.rules.guessed if options.battles == GUESS else {},
        }  # fmt: skip
        print_json("simulate", 1, content)
        return
    say = messages(language(options.lang))
    various = say.say("simulate-own-list")
    for name, figures in results.items():
        of = say.say("simulate-all") if name == "all" else titled(name, options)
        if not figures["games"]:
            print(say.say("simulate-none", of=of))
            continue
        tell = result_of_two if count == 2 else result_of_each
        shown = brought(lists, (own[name],) if name in own else tuple(own.values()))
        for line in tell(say, of, options.players, [each or various for each in shown], figures):
            print(line)
    if options.battles == GUESS and ruleset.rules.guessed:
        print(ruleset.rules.guessed[say.lang])
    for name, side in zip(options.players, slipped, strict=True):
        print(say.say("simulate-waste", player=name, **msgspec.structs.asdict(side)))
    print(
        say.say(
            "simulate-speed", matches=timing["matches_per_second"],
            decisions=timing["decisions_per_second"], seconds=timing["cpu_seconds_per_match"],
        )
    )  # fmt: skip


def titled(scenario: str, options: argparse.Namespace) -> str:
    """What a scenario is called, and what is typed for it."""
    say, key = messages(language(options.lang), options.game), f"scenario-{key_of(scenario)}"
    return f"{say.say(key)} [{scenario}]" if say.has(key) else scenario


def brought(lists: Sequence[str], own: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The list of each player: the one given, else the scenarios' own; empty where those are several."""
    usual = (set(each) for each in zip(*own, strict=True))
    return tuple(
        given or (next(iter(names)) if len(names) == 1 else "")
        for given, names in zip(lists, usual, strict=True)
    )


def wasted(played: Sequence[Played], count: int) -> list[Slipped]:
    """What each player let slip in the whole series."""
    return [sum((match.slipped[n] for match in played), Slipped()) for n in range(count)]


def result_of_two(
    say: Messages, of: str, names: Sequence[str], lists: Sequence[str], figures: dict[str, Any]
) -> list[str]:
    """The figures of a series between two, in a line."""
    low, high = (100 * bound for bound in figures["interval"])
    return [
        say.say(
            "simulate-result", of=of, a=names[0], b=names[1], x=lists[0], y=lists[1],
            won=figures["won"][0], lost=figures["won"][1], draws=figures["draws"],
            games=figures["games"], score=100 * figures["score"], low=low, high=high,
            rounds=figures["mean_rounds"], decisions=round(figures["mean_decisions"]),
        )
    ]  # fmt: skip


def result_of_each(
    say: Messages, of: str, names: Sequence[str], lists: Sequence[str], figures: dict[str, Any]
) -> list[str]:
    """The figures of a series between several, a line for each player."""
    lines = []
    for n, rate in enumerate(figures["rates"]):
        low, high = (100 * bound for bound in rate["interval"])
        lines.append(
            say.say(
                "simulate-player", of=of, player=names[n], list=lists[n], won=figures["won"][n],
                draws=figures["draws"], games=figures["games"], score=100 * rate["score"], low=low, high=high,
            )
        )  # fmt: skip
    rounds, decisions = figures["mean_rounds"], round(figures["mean_decisions"])
    return [*lines, say.say("simulate-length", of=of, rounds=rounds, decisions=decisions)]


def summary(played: list[Played], count: int = 2) -> dict[str, Any]:
    """Counts and rates of a series; a draw is shared by all `count` players."""
    games_ = len(played)
    won = [sum(p.winner == n for p in played) for n in range(count)]
    draws = games_ - sum(won)
    if not games_:  # nothing was played: there is no score to tell
        return {"games": 0, "won": won, "draws": 0, "score": None, "interval": None, "rates": []} | {
            "mean_rounds": None, "mean_decisions": None,
        }  # fmt: skip
    shares = [wilson(wins + draws / count, games_) for wins in won]
    rates: list[dict[str, Any]] = [
        {"score": round(share.share, 6), "interval": [round(share.low, 6), round(share.high, 6)]}
        for share in shares
    ]
    return {
        "games": games_,
        "won": won,
        "draws": draws,
        **rates[0],
        "rates": rates,
        "mean_rounds": round(sum(p.rounds for p in played) / games_, 4),
        "mean_decisions": round(sum(p.decisions for p in played) / games_, 2),
    }
