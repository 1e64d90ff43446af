"""Combat Zone: odds of a burst, equal to icepool's; bursts a second; whole matches of twelve a side."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from escarmouche.bench.comparing import Fact, Result
from escarmouche.bench.playouts import Series, answers, playouts
from escarmouche.engine.luck import SeededDice
from escarmouche.engine.table import Table as EngineTable
from escarmouche.games import ruleset
from escarmouche.games.combat_zone.chapters.shooting import modes, shooting
from escarmouche.games.combat_zone.chapters.shooting.opportunity import waiting
from escarmouche.games.combat_zone.chapters.shooting.weapons import WEAPONS
from escarmouche.games.combat_zone.client import forecast
from escarmouche.games.combat_zone.table import Figure, Profile, Referee, Setting, Side, Table, Turn, Unit
from escarmouche.players.random_player import RandomPlayer
from escarmouche.space.terrain import ground_of

RIFLE, SHOTS = "assault_rifle", 3
BURSTS = 500
COMBAT_ZONE = ruleset("combat_zone")
MATCHES = 3
SERIES = Series(COMBAT_ZONE, (("gang-200-street", "gang-200-street"),))
"""A street crew on both sides: twelve figures each."""
GOAL = 0.4
SEVERAL = 2
"""Figures of a side in opportunity, from which on a question is counted apart."""
LIMIT_MS = 10.0


def measure(repeats: int) -> Iterator[Result | Fact]:
    """The odds of CZ-SHOOT-07 against icepool's, what they cost, and how fast bursts are played."""
    table = firing_line()
    ours = _chance(table)
    took = _median(lambda: _chance(table), repeats)
    peer = _median(_icepool_chance, repeats)
    yield Result(
        "combat zone: odds of a burst, same as icepool's", took * 1e6, peer * 1e6, "us", took, 0.05, False,
        "seconds for one forecast", ours == _icepool_chance(),
    )  # fmt: skip
    played = _median(lambda: _play(table), max(1, repeats // 3))
    yield Fact("combat zone: bursts played", BURSTS / played, "a second")
    yield from playouts(SERIES, "combat zone", GOAL, repeats, MATCHES)
    yield from in_opportunity(repeats)


def in_opportunity(repeats: int) -> Iterator[Result | Fact]:
    """Copy, answer, next question while several figures of a side wait in opportunity."""
    spans: list[float] = []
    longest, same = 0, True
    for number in range(max(2, repeats)):
        match, player = SERIES.match(number), RandomPlayer(f"wait{number}")
        for value in answers(match, player):
            apart = max(len(waiting(match.table, side)) for side in COMBAT_ZONE.armies.sides) >= SEVERAL
            started = time.process_time()
            new = match.copy()
            same = new.answer(value) is None and same
            if apart:
                spans.append(time.process_time() - started)
                longest = max(longest, len(new.inputs))
            match.answer(value)
    spans.sort()
    slow = spans[int(0.99 * (len(spans) - 1))] * 1000 if spans else 0.0
    yield Result(
        "combat zone: next question, several in opportunity, p99", slow, LIMIT_MS, "ms", slow / LIMIT_MS, 1,
        False, f"of {len(spans)}", same,
    )  # fmt: skip
    if spans:
        yield Fact("combat zone: the slowest of them", spans[-1] * 1000, "ms")
        rate = len(spans) / sum(spans)
        yield Fact("combat zone: questions a second, several in opportunity", rate, "per s")
    yield Fact("combat zone: longest step of them, inputs run again", longest, "inputs")


def firing_line() -> Table:
    """A trooper 20 cm from an enemy in a flak jacket, in the open."""
    name = dict.fromkeys(("en", "fr"), "trooper")
    profiles = {p.id: p for p in (Profile("a", name, ranged=(RIFLE,)), Profile("b", name, armour="flak"))}
    return EngineTable(
        Setting({"burst_cap": "bursts", "premeasure": True}, weapons=WEAPONS, profiles=profiles),
        ground_of(12000, 12000, ()),
        {s: Side(s) for s in ("one", "two")},
        {"a": Unit("a", "one", ("aa",)), "b": Unit("b", "two", ("ba",))},
        {
            "aa": Figure("aa", "a", 2000, 6000, profile="a", ap=6),
            "ba": Figure("ba", "b", 4250, 6000, facing=180, profile="b", ap=6),
        },
        Turn(round=1, phase="actions", activation="bench"),
    )


def _chance(table: Table) -> Fraction:
    found = forecast.shot_odds(table, "aa", RIFLE, modes.BURST, "ba")
    return found[forecast.ELIMINATED].chances[1]


def _icepool_chance() -> Fraction:
    import icepool

    kill: Any = (icepool.d6 >= 5).map(lambda hit: 3 @ icepool.d6 >= 9 if hit else icepool.Die([False]))
    kills = SHOTS @ kill.map({True: 1, False: 0})
    return 1 - Fraction(kills.quantity(0), kills.denominator())


def _play(table: Table) -> None:
    for seed in range(BURSTS):
        referee: Referee = Referee(table.copy(), (), SeededDice(seed))
        shooting.shoot(referee, "aa", RIFLE, modes.BURST)


def _median(call: Callable[[], Any], repeats: int) -> float:
    times = []
    for _ in range(repeats):
        started = time.process_time()
        call()
        times.append(time.process_time() - started)
    return statistics.median(times)
