"""Moving a base: sweeps and shortest ways, exact cases and shapely."""

from __future__ import annotations

import random
from math import cos, inf, pi, sin

import pytest
from shapely.geometry import LineString
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon as Shape

from escarmouche.space.paths import (
    Hit,
    PolygonIndex,
    first_hit,
    first_overlap,
    ground_obstacles,
    obstacles,
    shortest_path,
    spot_free,
)
from escarmouche.space.shapes import Point, path_length, rectangle
from escarmouche.space.terrain import Ground
from tests.space.oracles import shortest_length
from tests.space.tables import random_ground

TABLE = (0, 0, 6000, 6000)


def all_closed(ground: Ground) -> PolygonIndex:
    return ground_obstacles(ground, frozenset(piece.id for piece in ground.pieces))


def gate(width: int) -> PolygonIndex:
    """A wall across the table with a gap in the middle."""
    low, high = 3000 - width // 2, 3000 + width - width // 2
    return obstacles(
        [rectangle(2900, 0, 3100, low), rectangle(2900, high, 3100, 6000)], TABLE, ["low", "high"]
    )


def test_a_base_passes_a_gap_of_its_width_and_no_less() -> None:
    path = ((2000, 3000), (4000, 3000))
    assert first_hit(gate(250), (), (), path, 125) is None
    assert first_hit(gate(240), (), (), path, 125) == Hit("piece", "low", 0)


def test_the_search_finds_a_gap_of_the_exact_width() -> None:
    path = shortest_path(gate(250), (), (), (2000, 2000), (4000, 2000), 125, 4000)
    assert path is not None
    assert first_hit(gate(250), (), (), path, 125) is None
    assert shortest_path(gate(248), (), (), (2000, 2000), (4000, 2000), 125, 4000) is None


def test_hits_name_what_was_hit() -> None:
    index = obstacles([rectangle(2000, 2000, 3000, 3000)], TABLE, ["house"])
    discs = (((1000, 1000), 125), ((4000, 1000), 200))
    links = (((1000, 1000), (1000, 5000)),)
    assert first_hit(index, discs, links, ((500, 500), (5500, 500)), 125) is None
    assert first_hit(index, discs, links, ((500, 500), (3000, 500), (4200, 1200)), 125) == Hit("disc", 1, 1)
    assert first_hit(index, discs, links, ((500, 3000), (1500, 3000)), 125) == Hit("link", 0, 0)
    assert first_hit(index, discs, links, ((500, 3000), (1000, 3000), (1500, 3100)), 125) == Hit("link", 0, 1)
    assert first_hit(index, discs, links, ((500, 3000), (1000, 3000), (500, 3500)), 125) is None
    assert first_hit(index, discs, links, ((500, 500), (500, 100)), 125) == Hit("edge", 0, 0)
    assert first_hit(index, discs, links, ((2500, 1000), (2500, 2500)), 125) == Hit("piece", "house", 0)
    assert first_hit(index, discs, links, ((2500, 2500), (2600, 2500)), 125) == Hit("piece", "house", 0)
    assert first_hit(index, discs, links, ((1875, 1000), (1875, 4000)), 125) is None


def test_spots_may_touch() -> None:
    index = obstacles([rectangle(2000, 2000, 3000, 3000)], TABLE, ["house"])
    assert spot_free(index, (((1000, 2500), 125),), (1875, 2500), 125)
    assert first_overlap(index, (), (1876, 2500), 125) == Hit("piece", "house", 0)
    assert first_overlap(index, (((1000, 1000), 125),), (1249, 1000), 125) == Hit("disc", 0, 0)
    assert first_overlap(index, (), (124, 2500), 125) == Hit("edge", 0, 0)
    assert spot_free(index, (), (124, 2500), 125, (-10, 0, 6000, 6000))


@pytest.mark.parametrize("seed", range(5))
def test_sweeps_agree_with_shapely(seed: int) -> None:
    rng = random.Random(seed)
    ground = random_ground(seed)
    index = all_closed(ground)
    shapes = [Shape(piece.footprint) for piece in ground.pieces]
    blocked = 0
    for _ in range(150):
        start = rng.randint(500, 17500), rng.randint(500, 11500)
        turn, radius = rng.uniform(0, 2 * pi), rng.choice((0, 125, 200, 300))
        end = (start[0] + int(1500 * cos(turn)), start[1] + int(1500 * sin(turn)))
        discs = tuple(((rng.randint(0, 18000), rng.randint(0, 12000)), 125) for _ in range(40))
        line = LineString([start, end])
        rooms = [line.distance(shape) - radius for shape in shapes]
        rooms += [line.distance(Dot(at)) - radius - r for at, r in discs]
        x0, x1, y0, y1 = (
            min(start[0], end[0]),
            max(start[0], end[0]),
            min(start[1], end[1]),
            max(start[1], end[1]),
        )
        rooms.append(min(x0, y0, 18000 - x1, 12000 - y1) - radius + 1e-3)
        if abs(min(rooms)) > 1e-6:
            hit = first_hit(index, discs, (), (start, end), radius)
            assert (hit is not None) == (min(rooms) < 0 or (radius == 0 and min(rooms) <= 0))
            blocked += hit is not None
    assert 30 < blocked < 140


def random_moves(
    ground: Ground, index: PolygonIndex, seed: int, count: int, length: int
) -> list[tuple[Point, Point]]:
    rng = random.Random(seed)
    moves: list[tuple[Point, Point]] = []
    while len(moves) < count:
        start = rng.randint(500, 17500), rng.randint(500, 11500)
        turn = rng.uniform(0, 2 * pi)
        goal = start[0] + int(length * cos(turn)), start[1] + int(length * sin(turn))
        if spot_free(index, (), start, 200) and spot_free(index, (), goal, 200):
            moves.append((start, goal))
    return moves


def test_shortest_ways_agree_with_a_full_visibility_graph() -> None:
    ground = random_ground(7)
    index = all_closed(ground)
    shapes = [Shape(piece.footprint) for piece in ground.pieces]
    budget, bent = 3000, 0
    for start, goal in random_moves(ground, index, 7, 30, 2000):
        path = shortest_path(index, (), (), start, goal, 200, budget)
        if path is not None and len(path) == 2:
            continue
        near = [shape for shape in shapes if shape.distance(Dot(start)) < budget + 200]
        real = shortest_length(near, start, goal, 200, budget)
        if path is None:
            assert real > 0.97 * budget or real == inf
            continue
        bent += 1
        assert first_hit(index, (), (), path, 200) is None
        assert path[0] == start
        assert path[-1] == goal
        length = path_length(path)
        assert length <= budget
        assert real - 5 <= length <= real * 1.01 + 40
    assert bent >= 5


def test_ways_round_discs_and_links() -> None:
    index = obstacles([], TABLE)
    discs = (((3000, 3000), 200), ((3000, 3500), 200))
    path = shortest_path(index, discs, (), (2000, 3100), (4000, 3100), 125, 3000)
    assert path is not None
    assert first_hit(index, discs, (), path, 125) is None
    assert 2050 < path_length(path) < 2200
    links = (((3000, 2500), (3000, 3500)),)
    path = shortest_path(index, (), links, (2500, 2900), (3500, 2900), 125, 2000)
    assert path == ((2500, 2900), (3000, 2500), (3500, 2900))
    assert shortest_path(index, (), links, (2500, 2900), (3500, 2900), 125, 1200) is None


def test_budget_and_standing_room() -> None:
    index = obstacles([rectangle(2000, 2000, 3000, 3000)], TABLE)
    assert shortest_path(index, (), (), (500, 500), (1700, 500), 125, 1200) == ((500, 500), (1700, 500))
    assert shortest_path(index, (), (), (500, 500), (1701, 500), 125, 1200) is None
    assert shortest_path(index, (), (), (1500, 2500), (2500, 2500), 125, 9000) is None
    assert shortest_path(index, (), (), (500, 500), (500, 500), 125, 0) == ((500, 500), (500, 500))


def test_the_index_of_a_ground_is_kept() -> None:
    ground = random_ground(2)
    closed = frozenset({"p1", "p2"})
    assert ground_obstacles(ground, closed) is ground_obstacles(ground, frozenset({"p2", "p1"}))
    assert ground_obstacles(ground, closed).names == ("p1", "p2")
