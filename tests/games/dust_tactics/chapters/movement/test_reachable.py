"""Reach on the grid against a plain search written apart from it, square by square, on random boards."""

from __future__ import annotations

import heapq
import random
from itertools import pairwise
from typing import Any

import pytest

from escarmouche.games.dust.table import HUGE, LARGE, NORMAL, Table
from escarmouche.space.terrain import Piece
from tests.games.dust.tables import Put, card, opening, table_of, tile, wall
from tests.games.dust_tactics.moving import reachable

State = tuple[tuple[int, int], ...]
"""The squares of a unit, in order; a floor follows for one-square units."""
CLOSED = {
    "foot": {"construction", "water"},
    "walker": {"construction", "swamp", "water", "tank_trap"},
    "tracked": {"construction", "swamp", "water", "tank_trap", "rubble"},
    "plane": set(),
}


class Plain:
    """Everything about a small board, written down square by square."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self.columns, self.rows = 6, 5
        self.terrain: dict[tuple[int, int], str] = {}
        self.walls: dict[frozenset[tuple[int, int]], str] = {}
        self.pieces: list[Piece] = []
        kinds = ["tree", "rubble", "construction", "swamp", "water", "tank_trap"]
        for x in range(6):
            for y in range(5):
                if rng.random() < 0.18:
                    self.terrain[x, y] = rng.choice(kinds)
                    self.pieces.append(tile(f"t{x}_{y}", self.terrain[x, y], x, y))
                for way, (nx, ny) in (("e", (x + 1, y)), ("n", (x, y + 1))):
                    if nx < 6 and ny < 5 and rng.random() < 0.15:
                        kind = rng.choice(["wall", "small", "large"])
                        self.walls[frozenset({(x, y), (nx, ny)})] = kind
                        self.pieces.append(wall(f"w{x}_{y}{way}", x, y, way))
                        if kind != "wall":
                            self.pieces.append(opening(f"o{x}_{y}{way}", x, y, way, kind))
        spots = [(x, y) for x in range(6) for y in range(5)]
        rng.shuffle(spots)
        self.enemies, self.friends, self.tanks = set(spots[:2]), set(spots[2:4]), set(spots[4:6])
        self.free = spots[6:]
        self.rng = rng


def cheapest(plain: Plain, start: State, gait: str, points: int) -> dict[State, int]:
    """The least cost of every position, by the oldest way of finding it."""
    vehicle, flies = gait in ("walker", "tracked"), gait == "plane"

    def inside(square: tuple[int, int]) -> bool:
        return 0 <= square[0] < plain.columns and 0 <= square[1] < plain.rows

    def fits(square: tuple[int, int]) -> bool:
        if not inside(square):
            return False
        if flies:
            return True
        if plain.terrain.get(square) in CLOSED[gait] or square in plain.enemies:
            return False
        return not (vehicle and square in plain.tanks)

    def crosses(a: tuple[int, int], b: tuple[int, int]) -> bool:
        kind = plain.walls.get(frozenset({a, b}))
        return flies or kind is None or kind == "large" or (kind == "small" and not vehicle)

    def turns(a: tuple[int, int], b: tuple[int, int]) -> bool:
        if flies:
            return True
        clear = 0
        for corner in ((a[0], b[1]), (b[0], a[1])):
            clear += fits(corner) and crosses(a, corner) and crosses(corner, b)
        return clear == 2 if vehicle else clear > 0

    def whole(state: State) -> bool:
        if not all(map(fits, state)):
            return False
        near = [(a, b) for a in state for b in state if a < b and abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1]
        return all(crosses(a, b) for a, b in near)

    def shifted(state: State, dx: int, dy: int) -> State:
        return tuple((x + dx, y + dy) for x, y in state)

    def steps(state: State) -> list[tuple[State, bool]]:
        found: list[tuple[State, bool]] = []
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            new = shifted(state, dx, dy)
            if len(state) == 2:
                for lead, _trail in (state, state[::-1]):
                    swung = tuple(sorted({lead, (lead[0] + dx, lead[1] + dy)}))
                    if len(swung) == 2 and swung != state and whole(swung):
                        found.append((swung, False))
            elif whole(new) and all(crosses(a, b) for a, b in zip(state, new, strict=True)):
                found.append((new, False))
        for dx in (1, -1):
            for dy in (1, -1):
                new = shifted(state, dx, dy)
                if whole(new) and all(turns(a, b) for a, b in zip(state, new, strict=True)):
                    found.append((new, True))
        return found

    best: dict[tuple[State, bool], int] = {}
    queue: list[tuple[int, State, bool]] = [(0, start, False)]
    while queue:
        cost, state, used = heapq.heappop(queue)
        if (state, used) in best:
            continue
        best[state, used] = cost
        for new, slanting in steps(state):
            paid = cost + (2 if slanting and used else 1)
            if paid <= points:
                heapq.heappush(queue, (paid, new, used or slanting))
    found: dict[State, int] = {}
    for (state, _), cost in best.items():
        found[state] = min(cost, found.get(state, 99))
    return found


def table_for(plain: Plain, size: str, gait: str, start: tuple[int, int], facing: int) -> Table:
    type_ = {"foot": "infantry", "plane": "aircraft"}.get(gait, "vehicle")
    values: dict[str, Any] = {"type": type_, "kind": "unit", "locomotion": gait, "size": size}
    if type_ != "infantry":
        values["damage"] = 4
    mover = card("mover", **values)
    squad, tank = card("squad"), card("tank", type="vehicle", locomotion="walker", damage=4)
    units = [Put("one1", mover, start, facing=facing)]
    units += [Put(f"two{n}", squad, at) for n, at in enumerate(sorted(plain.enemies))]
    units += [Put(f"one{n + 2}", squad, at) for n, at in enumerate(sorted(plain.friends))]
    units += [Put(f"one{n + 4}", tank, at) for n, at in enumerate(sorted(plain.tanks))]
    return table_of(*units, size=(plain.columns, plain.rows), pieces=plain.pieces)


@pytest.mark.parametrize("gait", ["foot", "walker", "tracked", "plane"])
def test_move_03_one_square_units_reach_what_a_plain_search_reaches(gait: str) -> None:
    for seed in range(40):
        plain = Plain(seed)
        start = plain.free[0]
        table = table_for(plain, NORMAL, gait, start, 0)
        taken = set() if gait == "plane" else plain.friends | plain.tanks
        wanted = {s[0]: c for s, c in cheapest(plain, (start,), gait, 4).items() if s[0] not in taken}
        found = {(x, y): cost for (x, y, _, _), (cost, _, _) in reachable(table, "one1", 4).items()}
        assert found == wanted, f"board {seed}"


@pytest.mark.parametrize("gait", ["walker", "tracked", "plane"])
def test_move_06_large_units_reach_what_a_plain_search_reaches(gait: str) -> None:
    tried = 0
    for seed in range(60):
        plain = Plain(seed)
        for x, y in plain.free:
            if (x, y + 1) in plain.free:
                break
        else:
            continue
        blocked = plain.walls.get(frozenset({(x, y), (x, y + 1)})) in ("wall", "small")
        if blocked or plain.terrain.get((x, y)) or plain.terrain.get((x, y + 1)):
            continue
        tried += 1
        table = table_for(plain, LARGE, gait, (x, y + 1), 0)
        taken = set() if gait == "plane" else plain.friends | plain.tanks
        wanted = {
            s: c for s, c in cheapest(plain, ((x, y), (x, y + 1)), gait, 4).items() if not taken & set(s)
        }
        found = {}
        for (sx, sy, _, shape), (cost, _, _) in reachable(table, "one1", 4).items():
            found[((sx, sy), (sx, sy + 1) if shape else (sx + 1, sy))] = cost
        assert found == wanted, f"board {seed}"
    assert tried > 10


def test_move_08_huge_units_reach_what_a_plain_search_reaches() -> None:
    tried = 0
    for seed in range(120):
        plain = Plain(seed)
        plain.terrain = {k: v for k, v in plain.terrain.items() if (k[0] + k[1]) % 3 == 0}
        plain.pieces = [p for p in plain.pieces if p.kind in ("wall", "opening")] + [
            tile(f"t{x}_{y}", kind, x, y) for (x, y), kind in plain.terrain.items()
        ]
        for x, y in plain.free:
            block = ((x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1))
            walled = any(edge <= set(block) for edge in plain.walls)
            if not walled and all(s in plain.free and s not in plain.terrain for s in block):
                break
        else:
            continue
        tried += 1
        table = table_for(plain, HUGE, "walker", (x, y), 0)
        taken = plain.friends | plain.tanks
        wanted = {s[0]: c for s, c in cheapest(plain, block, "walker", 4).items() if not taken & set(s)}
        found = {(x, y): cost for (x, y, _, _), (cost, _, _) in reachable(table, "one1", 4).items()}
        assert found == wanted, f"board {seed}"
    assert tried > 10


def test_move_01_paths_cost_what_they_say() -> None:
    for seed in range(40):
        plain = Plain(seed)
        table = table_for(plain, NORMAL, "foot", plain.free[0], 0)
        for (x, y, _, _), (cost, path, used) in reachable(table, "one1", 5).items():
            slants = sum(a[0] != b[0] and a[1] != b[1] for a, b in pairwise(path))
            assert (path[0], path[-1]) == (plain.free[0], (x, y))
            assert cost == len(path) - 1 + max(slants - 1, 0)
            assert used == (slants > 0)
