"""Battlefield: random playouts against chess, the next question at 100 points, the place of a template."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from escarmouche.bench.comparing import Fact, Result, alternate, faster
from escarmouche.bench.playouts import Series, asked, look_ahead, playouts
from escarmouche.games import ruleset
from escarmouche.games.dust_battlefield.chapters.fire import bearers, templates
from escarmouche.games.dust_battlefield.chapters.ground import bodies, sight
from escarmouche.games.dust_battlefield.chapters.ground.between import eyes, samples
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body
from escarmouche.games.dust_battlefield.chapters.ground.kinds import AREA, DEEP_SIGHT, EDGE_SIGHT, KINDS
from escarmouche.games.dust_battlefield.client.situation import read_situation
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.memory import LEDGER
from escarmouche.space.shapes import turned_rectangle
from escarmouche.space.terrain import OPAQUE

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
    yield from sight_and_cover(repeats)


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


# -- sight and cover ----------------------------------------------------------------------------------------

SEEN_TARGET, MEN, MANY_MEN = 10, 10, 20
TERRAIN = (
    ("wood", 6, (1600, 1400)), ("building", 3, (2000, 1400)), ("rock", 5, (600, 500)),
    ("crates", 4, (600, 400)), ("hedge", 3, (1500, 100)),
)  # fmt: skip
FLOORS = (0, 0, 0, 300, 600, 1000)
"""How high men stand: on the ground, on floors, on roofs."""
Line = tuple[Body, ...]


def facing_lines(seed: int, count: int = MEN) -> tuple[Table, Line, Line]:
    """Men at one edge and at the other, on several floors; woods, buildings, rocks and low walls between."""
    rng = random.Random(seed)
    pieces = []
    for kind, number, size in TERRAIN:
        for n in range(number):
            middle = (rng.randint(2000, 16000), rng.randint(3500, 8500))
            ring = turned_rectangle(middle, *size, rng.randrange(90)).points
            made = KINDS.piece(f"{kind}{n}", kind, ring)
            pieces.append(
                {
                    "id": made.id, "kind": kind, "footprint": [list(c) for c in made.footprint],
                    "height": made.height, "traits": sorted(made.traits),
                }
            )  # fmt: skip
    man = {"id": "one1", "side": "one", "card": "manfred", "figures": {"a": [9000, 200, 0]}}
    data = {"game": "dust_battlefield", "units": [man], "pieces": pieces}
    table = read_situation(data, lambda *keys: ".".join(map(str, keys)))
    form = bodies.form_of(table.setting.cards["manfred"])

    def line(low: int, high: int) -> Line:
        spots = [(rng.randint(5000, 12000), rng.randint(low, high)) for _ in range(count)]
        return tuple([bodies.body_at(form, at, 0, rng.choice(FLOORS)) for at in spots])

    return table, line(500, 2500), line(9500, 11500)


def shapely_pipeline(table: Table, ours: Line, theirs: Line) -> Any:
    """The same by shapely, all lines at once: what they meet, where they enter and leave it, how high."""
    import numpy as np
    import shapely

    outlines = list(zip(table.ground.pieces, table.ground.polygons, strict=True))
    shapes = np.array([shapely.Polygon(p.points) for _, p in outlines], object)
    shapely.prepare(shapes)
    tops = np.array([piece.height for piece, _ in outlines])
    walls = np.array([OPAQUE in piece.traits for piece, _ in outlines])
    woods = ~walls & np.array([AREA in piece.traits for piece, _ in outlines])
    shapes, tops, walls, woods = (
        shapes[walls | woods],
        tops[walls | woods],
        *(k[walls | woods] for k in (walls, woods)),
    )
    ends = np.array([[a.at, b.at] for a in ours for b in theirs], float)
    feet = np.array([b.at for b in theirs], float)
    low = np.array([b.bottom for b in theirs])
    radius, near, deep = theirs[0].radius, EDGE_SIGHT + 0.5, DEEP_SIGHT + 0.5

    def heights(a: Body, b: Body) -> list[tuple[int, int]]:
        there = [(e[2], s[2]) for e in eyes(a, b.at) for s in samples(b, a.at)]
        return there + [(s[2], e[2]) for e in eyes(b, a.at) for s in samples(a, b.at)]

    levels = np.array([heights(a, b) for a in ours for b in theirs], float)

    def run() -> list[tuple[bool, bool]]:
        lines = shapely.linestrings(ends)
        which, at = shapely.intersects(shapes[:, None], lines[None, :]).nonzero()
        parts = shapely.intersection(lines[at], shapes[which])
        whole = shapely.length(lines[at])
        begin = shapely.line_locate_point(lines[at], shapely.get_point(parts, 0))
        end = shapely.line_locate_point(lines[at], shapely.get_point(parts, -1))
        start, rise = levels[at, :, 0], levels[at, :, 1] - levels[at, :, 0]
        first, last = start + rise * (begin / whole)[:, None], start + rise * (end / whole)[:, None]
        met = (np.minimum(first, last) <= tops[which, None]) & (np.maximum(first, last) >= 0)
        lost = (begin > 1e-6) & (np.minimum(begin, whole - begin) - radius > near)
        lost |= (end < whole - 1e-6) & (np.minimum(end, whole - end) - radius > near)
        lost |= np.minimum(end, whole - radius) - np.maximum(begin, radius) > deep
        shut: Any = np.zeros((len(lines), 12), bool)
        screened: Any = shut.copy()
        np.logical_or.at(screened, at, met)
        np.logical_or.at(shut, at, met & (walls[which] | lost)[:, None])
        seen = ~shut.all(1)
        covered = screened[:, :6].reshape(-1, 2, 3).any(2).all(1) | ~seen
        discs = shapely.buffer(shapely.points(feet), radius)
        inside, area = shapely.intersects(discs[:, None], shapes[None, woods]).nonzero()
        sheltered = np.zeros(len(feet), bool)
        sheltered[inside[low[inside] < tops[woods][area]]] = True
        return list(zip(seen.tolist(), (covered | np.tile(sheltered, len(ours))).tolist(), strict=True))

    return run


def looked(table: Table, ours: Line, theirs: Line) -> list[tuple[bool, bool]]:
    """For each pair whether they see each other, and whether the second is in cover."""
    return [(look.seen, look.covered) for row in sight.looks(table, ours, theirs) for look in row]


def sight_and_cover(repeats: int) -> Iterator[Result]:
    """Squad on squad, all pairs, as an attack asks: once more while nobody moves, and for the first time."""
    for count in (MEN, MANY_MEN):
        yield from _compared(repeats, count, *facing_lines(3, count))


def _compared(repeats: int, count: int, table: Table, ours: Line, theirs: Line) -> Iterator[Result]:
    peer = shapely_pipeline(table, ours, theirs)
    same = looked(table, ours, theirs) == peer()
    name, note = (
        f"battlefield: sight and cover of {count} against {count}",
        "shapely, vectorised, with heights",
    )

    def look() -> Any:
        return looked(table, ours, theirs)

    def forget() -> None:
        """Forget the pairs, not the ground: shapely's shapes are made before, too."""
        table.forget()
        for shelf in [key for key in table.ground.remembered if str(key) in SHELVES]:
            del table.ground.remembered[shelf]

    mine, other = alternate(look, peer, repeats, (20, 5))
    yield faster(f"{name}, nobody has moved", mine, other, SEEN_TARGET, same=same, note=note)
    mine, other = alternate(look, peer, repeats, (3, 3), forget, before_peer=lambda: None)
    yield faster(f"{name}, nothing remembered", mine, other, SEEN_TARGET, same=same, note=note)


SHELVES = ("Shelf(sheltered)", "Shelf(outlook)", "Shelf(screened)")
"""What a ground remembers of who stood where."""
