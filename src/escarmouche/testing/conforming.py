"""The conformance suite over many random matches of a game.

Every match is played live, typed in with a pause at every input, saved and loaded, undone to its start, run
again; its record is verified, its views are looked through for secrets, every table between two steps is
checked for what must hold. Then some matches are played under two hash seeds. A game's module
`tests.<game>.conformance` has `RULESET`, `setup_of(number)`, `faults(table)`, and says by `TOLD` whether its
events tell every change of places, purses and scores: then they are held to it (`engine/telling.py`).

    python -m tests.games.at43.conformance 300            on two processes; `--jobs 1` on one
    python -m tests.games.at43.conformance 30 --full      every input on a copy, every moment undone to
    python -m tests.games.at43.conformance 300 --from 100 goes on where a run was stopped
    python -m tests.games.frostbite.conformance 10 --fight  campaigns whose battles are played
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context

from escarmouche.engine.battle import FightAtOnce, guess_at_once
from escarmouche.engine.conformance import Report, check_match, expect, under_hash_seeds
from escarmouche.engine.drawn_setups import told
from escarmouche.engine.match import Fighter, Match, Step
from escarmouche.engine.referee import Player
from escarmouche.engine.telling import Untold
from escarmouche.games import ruleset as rulesets
from escarmouche.players.random_player import RandomPlayer

QUICK, FULL = (2, 5, 4), (4, 1000, 1)
"""Moments that meet the slow checks, moments undone to, each how-manieth input is tried on a copy."""
SCRIPT = """
from hashlib import blake2b
from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.match import Match
from escarmouche.engine.record import record_for, record_lines
from escarmouche.engine.save import dump
from escarmouche.players.random_player import RandomPlayer
from {module} import RULESET, setup_of
for seed in range({first}, {last}):
    table = RULESET.rules.new_table(setup_of(seed))
    seats = {{side: RandomPlayer(f"{{seed}}{{side}}") for side in table.sides}}
    match = Match(RULESET, table, seed, seats, fighter=guess_at_once)
    text = "".join([*record_lines(match), *record_for(match, "one")]) + dump(match).decode()
    print(match.table.digest(), blake2b(text.encode()).hexdigest())
"""


def random_player(side: str, seed: str) -> Player:
    """Who answers for a side."""
    return RandomPlayer(seed)


def check(module: str, number: int, *, full: bool = False, fight: bool = False) -> Report:
    """Hold one match to everything; NotConforming says what is wrong.

    `full` leaves no input out; `fight` plays the battles of a campaign, which are guessed otherwise.
    """
    game = import_module(module)
    ruleset, setup = game.RULESET, game.setup_of(number)
    points, undos, every = FULL if full else QUICK
    fighter: Fighter = FightAtOnce(rulesets, f"conformance {number}") if fight else guess_at_once
    report = check_match(
        ruleset, setup, number, random_player, points=points, undos=undos, every=every, fighter=fighter
    )
    seats = {side: RandomPlayer(f"conformance seed {number} {side}") for side in ruleset.armies.sides}
    table = ruleset.rules.new_table(setup)
    match = Match(ruleset, table, f"conformance seed {number}", seats, fighter=fighter)

    untold = Untold(match.origin)

    def look(step: Step) -> None:
        if step.complete:
            wrong = [*game.faults(step.table), *(untold.look(step) if game.TOLD else ())]
            expect(
                not wrong,
                f"at {step.table.turn.step} of {getattr(step.table.turn, 'unit', '')}: {'; '.join(wrong)}",
            )

    match.replay(look)
    return report


def same_under_hash_seeds(module: str, first: int, last: int) -> bool:
    """Whether matches are the same however strings are hashed."""
    one, two = under_hash_seeds(SCRIPT.format(module=module, first=first, last=last))
    return one == two and len(one.splitlines()) == last - first


def _tried(module: str, full: bool, fight: bool, number: int) -> tuple[int, Report | None, str]:
    try:
        return number, check(module, number, full=full, fight=fight), ""
    except Exception as error:
        setup = import_module(module).setup_of(number)
        return number, None, f"({told(setup)}) {type(error).__name__}: {error}"


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Hold random matches to everything the engine promises.")
    parser.add_argument("count", nargs="?", type=int, default=300, help="how many matches (300)")
    parser.add_argument("--from", dest="first", type=int, default=0, help="the number of the first (0)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--full", action="store_true", help="leave no input and no moment out")
    parser.add_argument("--fight", action="store_true", help="play the battles of a campaign")
    return parser


def main(module: str, arguments: list[str]) -> int:
    """Check so many matches; name those that do not conform."""
    wanted = _parser().parse_args(arguments)
    numbers = range(wanted.first, wanted.first + wanted.count)
    started = time.perf_counter()
    rules: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    inputs = longest = failed = 0
    with ProcessPoolExecutor(wanted.jobs, mp_context=get_context("spawn")) as pool:
        for number, report, problem in pool.map(partial(_tried, module, wanted.full, wanted.fight), numbers):
            if report is None:
                failed += 1
                print(f"match {number}: {problem}", flush=True)
                continue
            rules += report.rules
            refusals += report.refusals
            inputs += report.inputs
            longest = max(longest, report.longest_step)
            if (number + 1) % 20 == 0:
                print(f"{number + 1} of {numbers.stop}, {time.perf_counter() - started:.0f} s", flush=True)
    hashed = same_under_hash_seeds(module, wanted.first, wanted.first + min(20, wanted.count))
    how = (", nothing left out" if wanted.full else "") + (", battles fought" if wanted.fight else "")
    print(f"{wanted.count} matches{how}, {failed} do not conform; {inputs} inputs, longest step {longest}")
    print(f"rules in events {len(rules)}, in greyed options {len(refusals)}; two hash seeds equal: {hashed}")
    return 1 if failed or not hashed else 0
