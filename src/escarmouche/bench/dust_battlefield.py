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

SEEN_TARGET, MEN = 10, 10
TERRAIN = (("wood", 6, (1600, 1400)), ("building", 3, (2000, 1400)), ("rock", 5, (600, 500)))


def facing_lines(seed: int) -> tuple[Table, list[Body], list[Body]]:
    """Ten heroes at one edge and ten at the other, woods, buildings and rocks between them."""
    rng = random.Random(seed)
    units: list[dict[str, Any]] = []
    for side, low, high in (("one", 500, 2500), ("two", 9500, 11500)):
        for n in range(1, MEN + 1):
            at = [rng.randint(5000, 12000), rng.randint(low, high), 0]
            units.append({"id": f"{side}{n}", "side": side, "card": "manfred", "figures": {"a": at}})
    pieces = []
    for kind, count, size in TERRAIN:
        for n in range(count):
            middle = (rng.randint(2000, 16000), rng.randint(3500, 8500))
            ring = turned_rectangle(middle, *size, rng.randrange(90)).points
            made = KINDS.piece(f"{kind}{n}", kind, ring)
            pieces.append(
                {
                    "id": made.id, "kind": kind, "footprint": [list(c) for c in made.footprint],
                    "height": made.height, "traits": sorted(made.traits),
                }
            )  # fmt: skip
    data = {"game": "dust_battlefield", "units": units, "pieces": pieces}
    table = read_situation(data, lambda *keys: ".".join(map(str, keys)))
    lines = [[bodies.of(table, f"{side}{n}")[0] for n in range(1, MEN + 1)] for side in ("one", "two")]
    return table, lines[0], lines[1]


def looked(table: Table, ours: list[Body], theirs: list[Body]) -> list[tuple[bool, bool]]:
    """For each pair whether they see each other, and whether the second is in cover."""
    return [(sight.sees(table, a, b), sight.covered_body(table, b, a)) for a in ours for b in theirs]


def shapely_pipeline(table: Table, ours: list[Body], theirs: list[Body]) -> Any:
    """The same by shapely, all lines at once: what stops them, where they enter and leave areas."""
    import numpy as np
    import shapely

    outlines = list(zip(table.ground.pieces, table.ground.polygons, strict=True))
    walls = [shapely.Polygon(p.points) for piece, p in outlines if OPAQUE in piece.traits]
    woods = [
        shapely.Polygon(p.points)
        for piece, p in outlines
        if AREA in piece.traits and OPAQUE not in piece.traits
    ]
    stops, areas, shapes = shapely.STRtree(walls), shapely.STRtree(woods), np.array(woods, object)
    ends = np.array([[a.at, b.at] for a in ours for b in theirs], float)
    feet = np.array([b.at for b in theirs], float)
    radius, near, deep = theirs[0].radius, EDGE_SIGHT + 0.5, DEEP_SIGHT + 0.5

    def run() -> list[tuple[bool, bool]]:
        lines = shapely.linestrings(ends)
        unseen = np.zeros(len(lines), bool)
        unseen[stops.query(lines, predicate="intersects")[0]] = True
        crossed = unseen.copy()
        at, which = areas.query(lines, predicate="intersects")
        parts = shapely.intersection(lines[at], shapes[which])
        inside = shapely.length(parts) > 1e-9
        begin = shapely.line_locate_point(lines[at], shapely.get_point(parts, 0))
        end = shapely.line_locate_point(lines[at], shapely.get_point(parts, -1))
        whole = shapely.length(lines[at])
        lost = (begin > 1e-6) & (np.minimum(begin, whole - begin) - radius > near)
        lost |= (end < whole - 1e-6) & (np.minimum(end, whole - end) - radius > near)
        lost |= np.minimum(end, whole - radius) - np.maximum(begin, radius) > deep
        unseen[at[lost & inside]] = True
        crossed[at[inside]] = True
        sheltered = np.zeros(len(feet), bool)
        sheltered[areas.query(shapely.buffer(shapely.points(feet), radius), predicate="intersects")[0]] = True
        covered = unseen | crossed | np.tile(sheltered, len(ours))
        return list(zip((~unseen).tolist(), covered.tolist(), strict=True))

    return run


def sight_and_cover(repeats: int) -> Iterator[Result]:
    """Ten against ten, all pairs: asked again while nobody moves, and with nothing remembered."""
    table, ours, theirs = facing_lines(3)
    peer = shapely_pipeline(table, ours, theirs)
    same = looked(table, ours, theirs) == peer()
    mine, other = alternate(lambda: looked(table, ours, theirs), peer, repeats, (20, 5))
    name = "battlefield: sight and cover of 10 against 10"
    yield faster(f"{name}, nobody has moved", mine, other, SEEN_TARGET, same=same, note="shapely, vectorised")
    fresh: list[Table] = []

    def forget() -> None:
        LEDGER.clear()
        fresh[:] = [facing_lines(3)[0]]

    mine, other = alternate(
        lambda: looked(fresh[0], ours, theirs), peer, repeats, (3, 3), forget, before_peer=lambda: None
    )
    yield faster(
        f"{name}, nothing remembered", mine, other, SEEN_TARGET, same=same, note="shapely, vectorised"
    )
