"""Sight and cover of whole units against lines drawn one by one between points of their squares (DT-LOS-01).

The lines are judged by the words of the rules, square by square, with no help from the code under test.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

from escarmouche.games.dust.table import Table, Thing
from escarmouche.games.dust_tactics.chapters.board import things
from escarmouche.games.dust_tactics.chapters.board.sight import GridField
from escarmouche.space.terrain import Piece
from tests.games.dust.tables import Put, card, opening, table_of, tile, wall

FIELD = GridField()

SQUAD = card("squad")

WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=6)


def sees(table: Table, a: str = "one1", b: str = "two1") -> bool:
    """Whether two units see each other; the two ways always agree (DT-LOS-02)."""
    assert FIELD.sees(table, a, b) == FIELD.sees(table, b, a)
    return FIELD.sees(table, a, b)


def seen(a: Put, b: Put, *others: Put, **values: Any) -> bool:
    return sees(table_of(a, b, *others, **values))


def smoke(*squares: tuple[int, int]) -> tuple[Thing, ...]:
    return tuple(things.smoke(x, y, 9) for x, y in squares)


def covered(target: Put, attacker: Put, *others: Put, **values: Any) -> bool:
    return FIELD.in_cover(table_of(attacker, target, *others, **values), target.id, attacker.id)


UNIT = 1000
"""A square, in the measure of the points."""

Square = tuple[int, int]

Point = tuple[int, int]

Box = tuple[int, int, int, int]

SIZE = (8, 7)


def touches(a: Point, b: Point, box: Box) -> bool:
    """Whether a line between two points meets a closed box, its border included; a box may be a mere line."""
    x0, y0, x1, y1 = box
    if max(a[0], b[0]) < x0 or min(a[0], b[0]) > x1 or max(a[1], b[1]) < y0 or min(a[1], b[1]) > y1:
        return False
    sides = [(b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]) for x, y in product((x0, x1), (y0, y1))]
    return min(sides) <= 0 <= max(sides)


def points(square: Square, count: int, inset: int) -> list[Point]:
    """So many points a side spread over a square, set in from its edges."""
    step = (UNIT - 2 * inset) // (count - 1)
    spots = [inset + n * step for n in range(count)]
    return [(square[0] * UNIT + x, square[1] * UNIT + y) for x in spots for y in spots]


class Drawn:
    """A random board as the rules word it."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self.house = [(x, y) for x in (3, 4) for y in (2, 3, 4)]
        outside = [s for s in product(range(SIZE[0]), range(SIZE[1])) if s not in self.house]
        rng.shuffle(outside)
        self.solid = [outside.pop() for _ in range(6)]
        self.smoke = [outside.pop() for _ in range(2)]
        self.walls: dict[frozenset[Square], bool] = {}
        """Edges with a wall, and whether it has an opening."""
        for x, y in self.house:
            for near in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if near not in self.house:
                    self.walls[frozenset({(x, y), near})] = rng.random() < 0.4
        for _ in range(6):
            x, y = rng.randrange(SIZE[0] - 1), rng.randrange(SIZE[1] - 1)
            near = rng.choice([(x + 1, y), (x, y + 1)])
            self.walls.setdefault(frozenset({(x, y), near}), rng.random() < 0.3)
        rng.shuffle(outside)
        self.tanks = outside[:3]
        self.squads = [*outside[3:8], *rng.sample(self.house, 3)]

    def table(self) -> Table:
        pieces: list[Piece] = [tile("house", "building", 3, 2, 2, 3)]
        pieces += [tile(f"s{n}", "tree" if n % 2 else "construction", *at) for n, at in enumerate(self.solid)]
        for n, (edge, gap) in enumerate(self.walls.items()):
            (x, y), (nx, _) = sorted(edge)
            way = "e" if nx > x else "n"
            pieces.append(wall(f"w{n}", x, y, way))
            if gap:
                pieces.append(opening(f"o{n}", x, y, way))
        units = [Put(f"one{n}", WALKER, at) for n, at in enumerate(self.tanks)]
        units += [Put(f"two{n}", SQUAD, at) for n, at in enumerate(self.squads)]
        return table_of(*units, size=SIZE, pieces=pieces, things=smoke(*self.smoke))

    def blocking(self, a: Square, b: Square) -> list[Box]:
        """What no line between two squares may touch."""
        squares = {*self.solid, *self.smoke, *self.tanks}
        inside_a, inside_b = a in self.house, b in self.house
        if not (inside_a and inside_b):
            squares |= {s for s in self.house if s in self.squads}  # only through empty rooms
            if inside_a or inside_b:
                squares |= set(self.house)  # only by an opening of the own square
        squares -= {a, b}
        found: list[Box] = [(x * UNIT, y * UNIT, (x + 1) * UNIT, (y + 1) * UNIT) for x, y in squares]
        for edge, gap in self.walls.items():
            if not gap:
                (x, y), (nx, ny) = sorted(edge)
                found.append((nx * UNIT, ny * UNIT, (x + 1) * UNIT, (y + 1) * UNIT))
        low = min(a[0], b[0]) * UNIT, min(a[1], b[1]) * UNIT
        high = (max(a[0], b[0]) + 1) * UNIT, (max(a[1], b[1]) + 1) * UNIT
        return [
            box
            for box in found
            if box[0] <= high[0] and box[2] >= low[0] and box[1] <= high[1] and box[3] >= low[1]
        ]

    def fans(self, a: Square, b: Square, count: int, inset: int = 2) -> Iterator[Iterator[bool]]:
        """For each point of `a`, for each point of `b`, whether the line between them is free."""
        things, targets = self.blocking(a, b), points(b, count, 2)
        for p in points(a, count, inset):
            yield (not any(touches(p, q, t) for t in things) for q in targets)


def couples(table: Table) -> Iterator[tuple[str, Square, str, Square]]:
    """Every two units and their squares, both ways."""
    for a, b in product(table.units.values(), table.units.values()):
        if a.id != b.id:
            yield a.id, (a.x, a.y), b.id, (b.x, b.y)


def test_los_01_sight_agrees_with_lines_drawn_between_points() -> None:
    thin = pairs = 0
    for seed in range(6):
        drawn = Drawn(seed)
        table = drawn.table()
        for a, one, b, two in couples(table):
            if a > b:
                continue
            pairs += 1
            sampled = any(map(any, drawn.fans(one, two, 5)))
            seen = FIELD.sees(table, a, b)
            if sampled:
                assert seen, (seed, a, b)
            elif seen:
                thin += 1
                assert any(map(any, drawn.fans(one, two, 25))), (seed, a, b)
    assert pairs > 300
    assert thin < pairs // 20  # slits that five points a side miss


def test_save_02_cover_agrees_with_lines_drawn_between_points() -> None:
    opens = covers = thin = 0
    for seed in range(6):
        drawn = Drawn(seed)
        table = drawn.table()
        for a, one, b, two in couples(table):
            if two in drawn.house or two in drawn.smoke or not FIELD.sees(table, a, b):
                continue
            sampled = any(map(all, drawn.fans(one, two, 5, 50)))  # well inside the square
            covered = FIELD.in_cover(table, b, a)
            if sampled:
                opens += 1
                assert not covered, (seed, a, b)
            elif covered:
                covers += 1
            else:
                thin += 1
    assert opens > 30
    assert covers > 30
    assert thin < (opens + covers) // 10  # vantage points that five points a side miss
