"""Battlefield: random playouts against chess, the next question at 100 points, the place of a template."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from escarmouche.bench.comparing import Fact, Result
from escarmouche.bench.playouts import Series, asked, look_ahead, playouts
from escarmouche.games import ruleset
from escarmouche.games.dust_battlefield.chapters.fire import bearers, templates
from escarmouche.games.dust_battlefield.client.situation import read_situation
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.memory import LEDGER

BATTLEFIELD = ruleset("dust_battlefield")
GOAL, LIMIT_MS, TEMPLATE_MS = 0.2, 20.0, 10.0
GUN, SQUAD = "ludwig", "stormtroopers"


def measure(repeats: int) -> Iterator[Result | Fact]:
    """The lines of the goals that concern Battlefield."""
    series = Series(BATTLEFIELD, pairs("-50-"))
    yield from playouts(series, "battlefield", GOAL, repeats)
    yield from look_ahead(series, "battlefield", repeats)
    yield from next_question(repeats)
    yield best_template(repeats)


def pairs(size: str) -> tuple[tuple[str, ...], ...]:
    """Pairs of ready-made lists of a size."""
    return tuple(pair for pair in BATTLEFIELD.armies.list_pairs() if all(size in name for name in pair))


def next_question(repeats: int) -> Iterator[Result | Fact]:
    """Armies of 100 points: copy, answer, next question; the 99th of 100 within 20 ms."""
    questions = asked(Series(BATTLEFIELD, pairs("-100-")), repeats)
    spans = questions.spans
    slow = spans[int(0.99 * (len(spans) - 1))] * 1000
    yield Result(
        "battlefield, 100 points: copy, answer, next question, p99", slow, LIMIT_MS, "ms", slow / LIMIT_MS, 1,
        False, f"of {len(spans)}", questions.same,
    )  # fmt: skip
    yield Fact("battlefield, 100 points: the slowest of them", spans[-1] * 1000, "ms")


def crowd(seed: int) -> Table:
    """A gun and forty bases in eight squads over the table."""
    rng = random.Random(seed)
    units = [{"id": "one1", "side": "one", "card": GUN, "figures": {"a": [9000, 600, 90]}}]
    for n in range(1, 9):
        x, y = rng.randint(1000, 17000), rng.randint(3000, 11000)
        spots = {c: [x + 300 * (k % 3), y + 300 * (k // 3), 270] for k, c in enumerate("abcde")}
        units.append({"id": f"two{n}", "side": "two", "card": SQUAD, "figures": spots})
    data = {"game": "dust_battlefield", "units": units}
    return read_situation(data, lambda *keys: ".".join(map(str, keys)))


def best_template(repeats: int) -> Result:
    """The best places of a template on every target of the table, nothing remembered; the 99th of 100."""
    spans = []
    for seed in range(max(2, repeats) * 10):
        table = crowd(seed)
        (firer, *_) = bearers.carriers(table, "one1", "one1", 0)
        weapon = bearers.weapon_of(table, "one1", 0)
        targets = [unit for unit in table.units if unit != "one1"]
        LEDGER.clear()
        fresh = table.copy()
        started = time.process_time()
        for target in targets:
            templates.centres(fresh, "one1", firer, weapon, target, "one1")
        spans.append((time.process_time() - started) * 1000)
    spans.sort()
    slow = spans[int(0.99 * (len(spans) - 1))]
    name = "battlefield: best place of a template, 40 bases, p99"
    note = f"of {len(spans)}, all eight targets"
    return Result(name, slow, TEMPLATE_MS, "ms", slow / TEMPLATE_MS, 1, False, note, True)
