"""The conformance suite over many random matches of a game.

Every match is played live, typed in with a pause at every input, saved and loaded, undone to its start, run
again; its record is verified, its views are looked through for secrets, every table between two steps is
checked for what must hold. Then some matches are played under two hash seeds. A game's module
`tests.<game>.conformance` has `RULESET`, `setup_of(number)`, `faults(table)`, and says by `TOLD` whether its
events tell every change of places, purses and scores: then they are held to it (`engine/telling.py`).
"""

from __future__ import annotations

import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from importlib import import_module
from multiprocessing import get_context

from escarmouche.engine.conformance import Report, check_match, expect, under_hash_seeds
from escarmouche.engine.drawn_setups import told
from escarmouche.engine.match import Match, Step
from escarmouche.engine.referee import Player
from escarmouche.engine.telling import Untold
from escarmouche.players.random_player import RandomPlayer

SCRIPT = """
from hashlib import blake2b
from escarmouche.engine.match import Match
from escarmouche.engine.record import record_for, record_lines
from escarmouche.engine.save import dump
from escarmouche.players.random_player import RandomPlayer
from {module} import RULESET, setup_of
for seed in range({first}, {last}):
    table = RULESET.rules.new_table(setup_of(seed))
    match = Match(RULESET, table, seed, {{side: RandomPlayer(f"{{seed}}{{side}}") for side in table.sides}})
    text = "".join([*record_lines(match), *record_for(match, "one")]) + dump(match).decode()
    print(match.table.digest(), blake2b(text.encode()).hexdigest())
"""


def random_player(side: str, seed: str) -> Player:
    """Who answers for a side."""
    return RandomPlayer(seed)


def check(module: str, number: int) -> Report:
    """Hold one match to everything; NotConforming says what is wrong."""
    game = import_module(module)
    ruleset, setup = game.RULESET, game.setup_of(number)
    report = check_match(ruleset, setup, number, random_player, points=2, undos=5, every=4)
    seats = {side: RandomPlayer(f"conformance seed {number} {side}") for side in ruleset.armies.sides}
    match = Match(ruleset, ruleset.rules.new_table(setup), f"conformance seed {number}", seats)

    untold = Untold(match.origin)

    def look(step: Step) -> None:
        if step.complete:
            wrong = [*game.faults(step.table), *(untold.look(step) if game.TOLD else ())]
            expect(not wrong, f"at {step.table.turn.step} of {step.table.turn.unit}: {'; '.join(wrong)}")

    match.replay(look)
    return report


def same_under_hash_seeds(module: str, first: int, last: int) -> bool:
    """Whether matches are the same however strings are hashed."""
    one, two = under_hash_seeds(SCRIPT.format(module=module, first=first, last=last))
    return one == two and len(one.splitlines()) == last - first


def _tried(module: str, number: int) -> tuple[int, Report | None, str]:
    try:
        return number, check(module, number), ""
    except Exception as error:
        setup = import_module(module).setup_of(number)
        return number, None, f"({told(setup)}) {type(error).__name__}: {error}"


def main(module: str, arguments: list[str]) -> int:
    """Check so many matches on so many processes (300 on 2); name those that do not conform."""
    count, jobs = int(arguments[0]) if arguments else 300, int(arguments[1]) if arguments[1:] else 2
    started = time.perf_counter()
    rules: Counter[str] = Counter()
    refusals: Counter[str] = Counter()
    inputs = longest = failed = 0
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for number, report, problem in pool.map(partial(_tried, module), range(count)):
            if report is None:
                failed += 1
                print(f"match {number}: {problem}", flush=True)
                continue
            rules += report.rules
            refusals += report.refusals
            inputs += report.inputs
            longest = max(longest, report.longest_step)
            if (number + 1) % 20 == 0:
                print(f"{number + 1} of {count}, {time.perf_counter() - started:.0f} s", flush=True)
    hashed = same_under_hash_seeds(module, 0, min(20, count))
    print(f"{count} matches, {failed} do not conform; {inputs} inputs, longest step {longest} inputs")
    print(f"rules in events {len(rules)}, in greyed options {len(refusals)}; two hash seeds equal: {hashed}")
    return 1 if failed or not hashed else 0
