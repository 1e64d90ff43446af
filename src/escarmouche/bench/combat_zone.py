"""Combat Zone: odds of a burst, equal to icepool's; bursts a second; whole matches of twelve a side."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from escarmouche.bench.cold import empty
from escarmouche.bench.comparing import Fact, Result, alternate, at_most
from escarmouche.bench.playouts import LIMIT_MS, Series, answers, look_ahead, playouts
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


def measure(repeats: int) -> Iterator[Result | Fact]:
    """The odds of CZ-SHOOT-07 against icepool's, what they cost, and how fast bursts are played."""
    table = firing_line()
    same = _chance(table) == _icepool_chance()
    mine, theirs = alternate(
        lambda: _chance(table), _icepool_chance, repeats, (5, 5), before=lambda: empty(table)
    )
    yield at_most("combat zone: odds of a burst", mine, theirs, 5, same=same, note="icepool")
    yield Fact("combat zone: bursts played", BURSTS / _played(table, max(1, repeats // 3)), "a second")
    yield from playouts(SERIES, "combat zone", GOAL, repeats, MATCHES)
    yield from look_ahead(SERIES, "combat zone", repeats)
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
        yield Fact("combat zone: the slowest of these", spans[-1] * 1000, "ms")
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
    odds = forecast.shot_odds(table, "aa", RIFLE, modes.BURST, "ba")
    return odds[forecast.ELIMINATED].chances[1]


def _icepool_chance() -> Fraction:
    """A figure survives all shots or not: one die of what a shot does, the sums of three dice made once."""
    import icepool

    two = icepool.d6 + icepool.d6
    kill: Any = (icepool.d6 >= 5) & (two + icepool.d6 >= 9)
    return 1 - Fraction(kill.quantity(False), kill.denominator()) ** SHOTS


def _play(table: Table) -> None:
    for seed in range(BURSTS):
        referee: Referee = Referee(table.copy(), (), SeededDice(seed))
        shooting.shoot(referee, "aa", RIFLE, modes.BURST)


def _played(table: Table, repeats: int) -> float:
    spans = []
    for _ in range(repeats):
        started = time.process_time()
        _play(table)
        spans.append(time.process_time() - started)
    return statistics.median(spans)
