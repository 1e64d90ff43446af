"""Campaigns: the next question of a week of four players, a file of forty battles read and verified."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from escarmouche.bench.comparing import Fact, Result
from escarmouche.engine import campaign_file
from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.campaign_file import Campaign
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.players.planner import Quick
from escarmouche.players.random_player import RandomPlayer

FRONT = ruleset("frostbite")
ARMIES = ("northguard", "array", "choir", "haulers")
QUESTION_MS, LOAD_S, VERIFY_S, BATTLES = 10.0, 1.0, 60.0, 40
"""What is wanted: p99 to the next question, reading and verifying a campaign of so many battles."""


class Commander:
    """Plans without thinking, fights at random: what a campaign of many battles costs least with."""

    def __init__(self, seed: str) -> None:
        self._quick, self._random = Quick(), RandomPlayer(seed)

    def copy(self) -> Commander:
        """A player that gives the same answers as long as nobody is asked."""
        return self

    def choose(self, ask: Ask, seat: Any) -> Any:
        """Quickly between the battles, at random in them."""
        return (self._quick if seat.ruleset.battles else self._random).choose(ask, seat)


def measure(repeats: int) -> Iterator[Result | Fact]:
    """The lines of the goals that concern campaigns."""
    yield from next_question(repeats)
    yield from forty_battles()


def next_question(repeats: int) -> Iterator[Result | Fact]:
    """Four players, seven weeks: from an answer, or the last report of a week, to the next question."""
    spans: list[float] = []
    for number in range(max(1, repeats)):
        table = FRONT.rules.new_table(Setup("emerald_mount", ARMIES))
        match = Match(FRONT, table, f"bench {number}", {})
        while not match.over:
            value: Any
            if match.battles:
                wanted = match.battles[0]
                value = guess_at_once(wanted, match.seed_for(wanted.key), {})
            else:
                ask = match.pending[0]
                assert isinstance(ask, Ask)
                value = FRONT.bot.quick_answer(ask, match.table)
            started = time.process_time()
            match.answer(value)
            spans.append(time.process_time() - started)
    spans.sort()
    slow = spans[int(0.99 * (len(spans) - 1))] * 1000
    yield Result(
        "frostbite, four players: next question, p99", slow, QUESTION_MS, "ms", slow / QUESTION_MS, 1, False,
        f"of {len(spans)}",
    )  # fmt: skip
    yield Fact("frostbite, four players: the slowest of them", spans[-1] * 1000, "ms")


def fought() -> Campaign:
    """A campaign of four whose battles were all fought."""
    table = FRONT.rules.new_table(Setup("emerald_mount", ARMIES, {"initial_pl": 1000}))
    campaign = Campaign(Match(FRONT, table, "forty battles", {}, start=False), ruleset)
    campaign.match.players = {side: Commander(side) for side in table.sides}
    campaign.match.fighter = campaign.fight_at_once()
    campaign.match.run()
    return campaign


def forty_battles() -> Iterator[Result | Fact]:
    """Reading a campaign file with all its battles, and running all of it again; told for forty battles."""
    campaign = fought()
    content, count = campaign.dump(), len(campaign.fought)
    started = time.process_time()
    loaded = campaign_file.restore(content, "bench", ruleset)
    read = (time.process_time() - started) * BATTLES / count
    started = time.process_time()
    verdict = campaign_file.verify(content, "bench", ruleset)
    verified = (time.process_time() - started) * BATTLES / count
    same = loaded.match.table.digest() == campaign.match.table.digest()
    note = f"from {count} battles, {len(content) / 1e6:.1f} MB"
    name = f"frostbite: reading a campaign of {BATTLES} battles"
    yield Result(name, read, LOAD_S, "s", read / LOAD_S, 1, False, note, same)
    name = f"frostbite: verifying a campaign of {BATTLES} battles"
    yield Result(name, verified, VERIFY_S, "s", verified / VERIFY_S, 1, False, note, verdict.verified)
