"""Random matches a second beside botbowl's, a simulator of Blood Bowl, where it can be had.

It wants old versions of what others need, so it runs in a Python of its own: the variable ESCARMOUCHE_BOTBOWL
names it.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator

from escarmouche.bench.comparing import Fact, Result, low
from escarmouche.bench.playouts import Series
from escarmouche.games import ruleset
from escarmouche.space.memory import LEDGER

PYTHON = "ESCARMOUCHE_BOTBOWL"
GAMES = ("trauma", "combat_zone", "dust_tactics")
PEER = """
import json, random, sys, time, warnings
warnings.simplefilter("ignore")
import botbowl

class Bot(botbowl.Agent):
    def __init__(self, seed):
        super().__init__(str(seed))
        self.rng = random.Random(seed)

    def new_game(self, game, team):
        pass

    def end_game(self, game):
        pass

    def act(self, game):
        count.append(1)
        pick = self.rng.choice
        chosen = None
        while chosen is None or chosen.action_type == botbowl.ActionType.PLACE_PLAYER:
            chosen = pick(game.state.available_actions)
        at = pick(chosen.positions) if chosen.positions else None
        who = pick(chosen.players) if chosen.players else None
        return botbowl.Action(chosen.action_type, position=at, player=who)

config = botbowl.load_config("bot-bowl")
config.competition_mode = config.debug_mode = False
config.fast_mode, config.pathfinding_enabled = True, sys.argv[2] == "ways"
rules = botbowl.load_rule_set(config.ruleset)
arena = botbowl.load_arena(config.arena)
home, away = (botbowl.load_team_by_filename("human", rules) for _ in range(2))
spans, count = [], []
for number in range(int(sys.argv[1]) + 1):
    started = time.process_time()
    bots = Bot(2 * number), Bot(2 * number + 1)
    game = botbowl.Game(number, home, away, *bots, config, arena=arena, ruleset=rules)
    game.init()
    spans.append(time.process_time() - started)
    if not number:
        count.clear()
print(json.dumps({"spans": spans[1:], "decisions": len(count)}))
"""


def measure(repeats: int) -> Iterator[Result | Fact]:
    """Matches and decisions a second of each of our games and of botbowl, all played by random players."""
    for name in GAMES:
        rules = ruleset(name)
        series = Series(rules, rules.armies.list_pairs() or (rules.armies.default_lists,))
        spans, decisions = [], 0
        for number in range(3 * repeats):
            LEDGER.clear()
            started = time.process_time()
            match = series.played(number)
            spans.append(time.process_time() - started)
            decisions += match.decisions
        yield from _told(name, spans, decisions)
    for how, words in (("plain", "without its path finder"), ("ways", "with its path finder")):
        content = peer(3 * repeats, how)
        if content is None:
            yield Fact("botbowl: absent, docs/bench.md says how to have it", 0, "matches")
            return
        yield from _told(f"botbowl {words}", content[0], content[1])


def _told(name: str, spans: list[float], decisions: int) -> Iterator[Fact]:
    yield Fact(f"{name}: random matches", 1 / statistics.median(spans), "per s")
    yield Fact(f"{name}: CPU of a match, p10", low(spans) * 1000, "ms")
    yield Fact(f"{name}: decisions", decisions / sum(spans), "per s")


def peer(games: int, how: str) -> tuple[list[float], int] | None:
    """CPU seconds of some random games of botbowl after a first one, and their decisions; None: not there."""
    python = os.environ.get(PYTHON, sys.executable)
    done = subprocess.run(
        [python, "-c", PEER, str(games), how], check=False, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    )
    if done.returncode:
        return None
    content = json.loads(done.stdout.splitlines()[-1])
    return content["spans"], content["decisions"]
