"""What becomes dearer as tables grow: more figures, more pieces of terrain."""

from __future__ import annotations

import random
from collections.abc import Iterator

from escarmouche.bench.comparing import Fact, Result, Timing, alternate, at_most
from escarmouche.bench.space import (
    BUDGET,
    DEPTH,
    RADIUS,
    WIDTH,
    blocked_moves,
    groups,
    nothing_seen,
    scattered,
)
from escarmouche.engine.table import Figure, Setting, Side, Table, Turn, Unit
from escarmouche.space.paths import ground_obstacles, shortest_path
from escarmouche.space.sight import Body, Eye, look_all
from escarmouche.space.terrain import Ground

FIGURES = (60, 120, 250, 500)
PIECES = (40, 80, 160, 320)
TWICE = 2.5
"""Twice the pieces may cost so many times as much."""


def measure(repeats: int) -> Iterator[Result | Fact]:
    """Figures on forty pieces, then pieces for ten against ten; each doubling against the one before."""
    ground = scattered()
    for count in FIGURES:
        yield from _figures(count, ground, repeats)
    before: Timing | None = None
    for count in PIECES:
        crowded = scattered(4, count)
        sight = _sight(crowded, *groups(0, crowded), repeats)
        if before is not None:
            yield at_most(
                f"growth: sight of ten on ten, {count} pieces",
                sight,
                before,
                TWICE,
                note=f"{count // 2} pieces",
            )
        before = sight
        yield Fact(f"growth: sight of ten on ten, {count} pieces", sight.median * 1e6, "us")
        yield Fact(f"growth: a blocked way of 20 cm, {count} pieces", _way(crowded, repeats) * 1e6, "us")


def _figures(count: int, ground: Ground, repeats: int) -> Iterator[Fact]:
    """Every figure of a side looks at every figure of the other; one figure changes on a copy."""
    rng = random.Random(count)
    places = [(rng.randrange(WIDTH), rng.randrange(DEPTH)) for _ in range(count)]
    eyes: list[Eye] = [(x, y, 0, 250) for x, y in places[::2]]
    bodies: list[Body] = [(x, y, 125, 0, 300) for x, y in places[1::2]]
    sight = _sight(ground, eyes, bodies, repeats).median
    yield Fact(f"growth: sight of all on all, {count} figures", sight * 1e3, "ms")
    yield Fact(f"growth: the same for a pair, {count} figures", sight * 1e6 / (len(eyes) * len(bodies)), "us")
    figures = {f"f{n}": Figure(f"f{n}", "u", x, y) for n, (x, y) in enumerate(places)}
    table = Table(Setting(), ground, {"a": Side("a")}, {"u": Unit("u", "a", tuple(figures))}, figures, Turn())

    def change() -> None:
        table.copy().change("f0", {"x": 1})

    copied, _ = alternate(change, change, repeats, (500, 1))
    yield Fact(f"growth: copy with one changed, {count} figures", copied.median * 1e6, "us")


def _sight(ground: Ground, eyes: list[Eye], bodies: list[Body], repeats: int) -> Timing:
    forget = nothing_seen(ground)
    return alternate(lambda: look_all(ground, eyes, bodies), forget, repeats, (5, 1), before=forget)[0]


def _way(ground: Ground, repeats: int) -> float:
    index = ground_obstacles(ground, frozenset(piece.id for piece in ground.pieces))
    open_squares = [[False] * (DEPTH // 100 + 1) for _ in range(WIDTH // 100 + 1)]
    moves = blocked_moves(index, open_squares)

    def ways() -> None:
        for start, goal in moves:
            index.remembered.clear()
            shortest_path(index, (), (), start, goal, RADIUS, BUDGET)

    return alternate(ways, index.remembered.clear, repeats)[0].median / len(moves)
