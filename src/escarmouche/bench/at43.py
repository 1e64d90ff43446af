"""AT-43: random playouts against chess and Trauma, questions of large companies, the fire zone."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator

from escarmouche.bench.comparing import Fact, Result, alternate, faster, low
from escarmouche.bench.playouts import Series, asked, playouts
from escarmouche.engine.table import Table as EngineTable
from escarmouche.games import ruleset
from escarmouche.games.at43.chapters.shooting.zone import fire_zone, in_zone
from escarmouche.games.at43.table import (
    ON_TABLE,
    Entry,
    Figure,
    Profile,
    Setting,
    Side,
    Table,
    Turn,
    Unit,
)
from escarmouche.space.memory import LEDGER
from escarmouche.space.shapes import Point
from escarmouche.space.terrain import ground_of

GAME, SISTER = ruleset("at43"), ruleset("trauma")
GOAL, LIMIT_MS = 0.4, 20.0
STYLES = {"northguard": "line", "array": "fusion", "choir": "procession", "haulers": "convoy"}
SISTERS = (("usf-15-mixed", "belt-15-mixed"),)
"""Lists of Trauma with about as many figures as companies of 1000 AP."""
RADIUS, NEAR = 125, 40


def companies(points: int) -> tuple[tuple[str, str], ...]:
    """Each army against the next, of so many PA."""
    names = [f"{army}-{points}-{style}" for army, style in STYLES.items()]
    return tuple(zip(names, (*names[1:], names[0]), strict=True))


def measure(repeats: int) -> Iterator[Result | Fact]:
    """The lines of the goals that concern AT-43."""
    series = Series(GAME, companies(1000))
    yield from playouts(series, "at43, 1000 AP", GOAL, repeats, 2)
    yield from beside_trauma(series, repeats)
    yield from next_question(repeats)
    yield from zones(repeats)


def figures(series: Series) -> int:
    """Figures of the first match of a series."""
    return len(series.match(0).table.figures)


def beside_trauma(series: Series, repeats: int) -> Iterator[Result | Fact]:
    """Decisions per second of random matches, in turn with Trauma's at about the same number of figures."""
    sister = Series(SISTER, SISTERS)
    rates: tuple[list[float], list[float]] = ([], [])
    for number in range(max(1, repeats)):
        for each, into in zip((series, sister), rates, strict=True):
            LEDGER.clear()
            started = time.process_time()
            decisions = each.played(number).decisions
            into.append(decisions / (time.process_time() - started))
    mine, theirs = (statistics.median(each) for each in rates)
    yield Result(
        "at43: random playouts against Trauma's", mine, theirs, "per s", mine / theirs, 1, True,
        f"{figures(series)} and {figures(sister)} figures", True, low(rates[0]), low(rates[1]),
    )  # fmt: skip


def next_question(repeats: int) -> Iterator[Result | Fact]:
    """Companies of 2000 AP: copy, answer, next question; the 99th of 100 within 20 ms."""
    series = Series(GAME, companies(2000))
    questions = asked(series, repeats)
    spans = questions.spans
    slow = spans[int(0.99 * (len(spans) - 1))] * 1000
    yield Result(
        "at43, 2000 AP: copy, answer, next question, p99", slow, LIMIT_MS, "ms", slow / LIMIT_MS, 1, False,
        f"of {len(spans)}, {figures(series)} figures", questions.same,
    )  # fmt: skip
    yield Fact("at43, 2000 AP: the slowest of them", spans[-1] * 1000, "ms")
    yield Fact("at43, 2000 AP: longest step, inputs run again", questions.longest, "inputs")


# -- the fire zone ------------------------------------------------------------------------------------------


def crowd(seed: int) -> Table:
    """Ten against ten at 40 cm, and forty figures near."""
    rng = random.Random(seed)
    name = dict.fromkeys(("en", "fr"), "squad")
    own = Profile("soldier", name, 1200, 4, 5, 7, radius=RADIUS)
    places: dict[str, list[Point]] = {
        "one1": [(rng.randint(4000, 8000), rng.randint(2000, 2800)) for _ in range(10)],
        "two1": [(rng.randint(4000, 8000), rng.randint(6000, 6800)) for _ in range(10)],
        "two2": [(rng.randint(3000, 9000), rng.randint(1500, 7500)) for _ in range(NEAR)],
    }
    bases = {
        f"{unit}-{n}": Figure(f"{unit}-{n}", unit, x, y, profile="soldier")
        for unit, spots in places.items()
        for n, (x, y) in enumerate(spots)
    }
    units = {}
    for unit in places:
        ids = tuple(id for id, base in bases.items() if base.unit == unit)
        units[unit] = Unit(
            unit, unit[:3], ids, entry="squad", leader=ids[0], place=ON_TABLE, roster=ids
        )  # fmt: skip
    setting = Setting(profiles={"soldier": own}, entries={"squad": Entry("squad", name, "fantassins", 1)})
    sides = {side: Side(side) for side in ("one", "two")}
    return EngineTable(setting, ground_of(12000, 9000, ()), sides, units, bases, Turn())


def zones(repeats: int) -> Iterator[Result]:
    """Who stands in the fire zone of ten against ten: the hull of bases, then those near."""
    import shapely

    table = crowd(1)
    aimed = (*table.units["one1"].figures, *table.units["two1"].figures)
    near = table.units["two2"].figures
    tree = shapely.STRtree([shapely.Point(table.figures[f].x, table.figures[f].y) for f in near])
    centres = [(table.figures[f].x, table.figures[f].y) for f in aimed]

    def ours() -> tuple[str, ...]:
        return in_zone(table, fire_zone(table, aimed), "one1", "two1")

    def theirs() -> list[int]:
        hull = shapely.MultiPoint(centres).convex_hull
        found: list[int] = tree.query(hull, predicate="dwithin", distance=2 * RADIUS).tolist()
        return found

    same = sorted(ours()) == sorted(near[n] for n in theirs())
    mine, peer = alternate(ours, theirs, repeats, (50, 50))
    yield faster(
        "at43: fire zone of 10 against 10, 40 near, against shapely", mine, peer, 1, same=same,
        note="convex hull and STRtree query",
    )  # fmt: skip
