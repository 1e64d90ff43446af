"""Sight against shapely, shortest ways against a grid: the same table, the same questions."""

from __future__ import annotations

import heapq
import random
import time
from collections.abc import Callable, Iterator, Sequence
from math import cos, pi, sin
from typing import Any

from escarmouche.bench.comparing import Fact, Result, alternate, at_most, faster
from escarmouche.space.paths import ground_obstacles, shortest_path, spot_free
from escarmouche.space.shapes import Point, path_length
from escarmouche.space.sight import Body, Eye, look_all
from escarmouche.space.sight.one_pair import sample_heights, side_offset
from escarmouche.space.terrain import OPAQUE, Ground, Piece, ground_of

WIDTH, DEPTH = 18000, 12000
QUERIES = 6
MOVES, TURNS = 40, 20
RADIUS, MOVE, BUDGET = 200, 2000, 3200


def measure(repeats: int) -> Iterator[Result | Fact]:
    """Sight of a whole unit, the same after one figure moved, then shortest ways."""
    ground = scattered()
    yield from sight(repeats, ground)
    yield from ways(repeats, ground)


def scattered(seed: int = 4, count: int = 40) -> Ground:
    """Pieces of 3 to 12 corners that do not overlap, 1 to 8 cm high; more of them are smaller."""
    rng = random.Random(seed)
    share = (40 / count) ** 0.5
    made: list[Piece] = []
    places: list[tuple[int, int, int]] = []
    while len(made) < count:
        size = int(share * rng.randint(250, 700))
        x, y = rng.randint(size, WIDTH - size), rng.randint(size, DEPTH - size)
        if any((x - u) ** 2 + (y - v) ** 2 < (size + s) ** 2 for u, v, s in places):
            continue
        places.append((x, y, size))
        corners = rng.randint(3, 12)
        turns = [2 * pi * (k + rng.uniform(-0.3, 0.3)) / corners for k in range(corners)]
        rays = [size * rng.uniform(0.5, 1) for _ in turns]
        ring = tuple((x + int(r * cos(t)), y + int(r * sin(t))) for r, t in zip(rays, turns, strict=True))
        made.append(Piece(f"p{len(made)}", "rock", ring, rng.randint(100, 800), frozenset({OPAQUE})))
    return ground_of(WIDTH, DEPTH, tuple(made))


# -- sight ------------------------------------------------------------------------------------------------


def groups(seed: int, ground: Ground) -> tuple[list[Eye], list[Body]]:
    """Ten eyes and ten bodies facing each other, within some 60 cm, outside the pieces."""
    rng = random.Random(seed)

    def place(low: int, high: int) -> Point:
        while True:
            at = rng.randint(4000, WIDTH - 4000), rng.randint(low, high)
            if not ground.pieces_at(at):
                return at

    eyes = [(*place(2000, 4500), 0, 250) for _ in range(10)]
    return eyes, [(*place(6500, 9500), 125, 0, 300) for _ in range(10)]


def samples(eye: Eye, body: Body) -> list[tuple[int, int, int]]:
    """The nine samples of a body."""
    x, y, radius, bottom, top = body
    wx, wy = side_offset(x - eye[0], y - eye[1], radius)
    feet = ((x, y), (x + wx, y + wy), (x - wx, y - wy))
    return [(*foot, z) for foot in feet for z in sample_heights(bottom, top)]


def flat_pipeline(tree: Any, lines: Any) -> int:
    """All 2D segments against a tree of footprints at once, heights ignored; how many are blocked."""
    import numpy as np

    return len(np.unique(tree.query(lines, predicate="intersects")[0]))


def raised_pipeline(tree: Any, heights: Any, lines: Any, table: Any) -> int:
    """The same with heights: intersections of all candidate pairs, the lowest point of each."""
    import numpy as np
    import shapely

    line, piece = tree.query(lines, predicate="intersects")
    parts = shapely.intersection(lines[line], tree.geometries[piece])
    points, which = shapely.get_coordinates(parts, return_index=True)
    row = table[line[which]]
    length = np.hypot(row[:, 4] - row[:, 0], row[:, 5] - row[:, 1])
    t = np.hypot(points[:, 0] - row[:, 0], points[:, 1] - row[:, 1]) / length
    low = row[:, 3] + (row[:, 6] - row[:, 3]) * t < heights[piece[which]]
    return len(np.unique(line[which][low]))


def sight(repeats: int, ground: Ground) -> Iterator[Result | Fact]:
    """900 segments: ours with an empty memory, shapely's tree in 2D, shapely with heights."""
    import numpy as np
    import shapely

    asked = [groups(seed, ground) for seed in range(QUERIES)]
    tree = shapely.STRtree([shapely.Polygon(piece.footprint) for piece in ground.pieces])
    heights = np.array([piece.height for piece in ground.pieces])
    tables = [
        np.array([(*e, *s) for e in eyes for b in bodies for s in samples(e, b)], dtype=float)
        for eyes, bodies in asked
    ]
    lines = [shapely.linestrings(table[:, [0, 1, 4, 5]].reshape(-1, 2, 2)) for table in tables]
    forget = nothing_seen(ground)

    def ours() -> list[int]:
        hidden = []
        for pair in asked:
            forget()
            hidden.append(sum(seen.hidden for row in look_all(ground, *pair) for seen in row))
        return hidden

    def flat() -> list[int]:
        return [flat_pipeline(tree, each) for each in lines]

    def with_heights() -> list[int]:
        return [raised_pipeline(tree, heights, *pair) for pair in zip(lines, tables, strict=True)]

    same = ours() == with_heights()
    pair = alternate(ours, flat, repeats, (10, 2))
    yield faster("space: sight 10 x 10 x 9", *pair, 10, note="STRtree, 2D", calls=QUERIES)
    union = shapely.union_all(tree.geometries)
    shapely.prepare(union)
    pair = alternate(
        ours, lambda: [shapely.intersects(union, each).sum() for each in lines], repeats, (10, 5)
    )
    yield Fact("space: sight against one prepared outline, 2D", pair[1].median / pair[0].median, "x")
    pair = alternate(ours, with_heights, repeats, (10, 1))
    yield faster("space: the same", *pair, 40, same=same, note="shapely with heights", calls=QUERIES)
    yield from between_other_work(repeats, ground, asked[0], lambda: flat_pipeline(tree, lines[0]))
    yield after_one_move(repeats, ground, forget, asked[0])


def nothing_seen(ground: Ground) -> Callable[[], None]:
    """What empties the memory of a ground's sights; its pieces stay arranged, as shapely's tree does."""
    from escarmouche.space.sight.last_blocker import Outlooks

    look_all(ground, [(0, 0, 0, 250)], [(1000, 1000, 125, 0, 300)])

    def forget() -> None:
        memory = ground.remembered["sight"]
        for kept in (memory.rows, memory.groups, memory.sheets, memory.sky.surroundings):
            kept.clear()
        memory.outlooks = Outlooks(memory.sky)
        every = (1 << len(memory.sky.polygons)) - 1
        for near in [key for key in memory.sky.remembered if key != every]:
            del memory.sky.remembered[near]

    forget()
    return forget


def between_other_work(
    repeats: int, ground: Ground, asked: tuple[list[Eye], list[Body]], peer: Callable[[], Any]
) -> Iterator[Result]:
    """One query at a time, ours and the tree's, after work that leaves nothing of them in the processor."""
    forget = nothing_seen(ground)
    heap = bytearray(32_000_000)
    rng = random.Random(3)

    def elsewhere() -> None:
        heap.count(1)
        sorted(str(rng.random()) for _ in range(3000))

    def ahead() -> None:
        forget()
        elsewhere()

    pair = alternate(
        lambda: look_all(ground, *asked), peer, repeats, (5, 5), before=ahead, before_peer=elsewhere
    )
    yield faster("space: sight between other work", *pair, 10, note="STRtree, 2D")


def after_one_move(
    repeats: int, ground: Ground, forget: Callable[[], None], asked: tuple[list[Eye], list[Body]]
) -> Result:
    """Queries of two units, an eye or a body moving each time, against the same queries from nothing."""
    rng = random.Random(5)
    eyes, bodies = asked
    turns: list[tuple[list[Eye], list[Body]]] = []
    for n in range(TURNS):
        which = rng.randrange(10)
        if n % 2:
            x, y, *rest = eyes[which]
            eyes = [*eyes[:which], (x + rng.randint(1, 40), y, *rest), *eyes[which + 1 :]]  # type: ignore[list-item]
        else:
            x, y, *others = bodies[which]
            bodies = [*bodies[:which], (x + rng.randint(1, 40), y, *others), *bodies[which + 1 :]]  # type: ignore[list-item]
        turns.append((eyes, bodies))

    def moving() -> Any:
        return [look_all(ground, *pair) for pair in turns]

    def whole() -> Any:
        seen = []
        for pair in turns:
            forget()
            seen.append(look_all(ground, *pair))
        return seen

    def ready() -> None:
        forget()
        look_all(ground, *asked)

    ready()
    same = moving() == whole()
    pair = alternate(moving, whole, repeats, (5, 5), before=ready)
    return at_most(
        "space: after one figure moved", *pair, 0.12, same=same, note="the full query", calls=TURNS
    )


# -- shortest ways ----------------------------------------------------------------------------------------


def grid_length(blocked: Any, start: Point, goal: Point, budget: float, cell: int = 100) -> float:
    """A* over an eight-way grid of 1 cm cells in plain Python."""
    sx, sy, gx, gy = start[0] // cell, start[1] // cell, goal[0] // cell, goal[1] // cell
    heap = [(0.0, 0.0, sx, sy)]
    best = {(sx, sy): 0.0}
    root = 2**0.5
    limit = budget / cell
    steps = [(i, j, root if i and j else 1.0) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    while heap:
        _, gone, x, y = heapq.heappop(heap)
        if (x, y) == (gx, gy):
            return gone * cell
        if gone > best[(x, y)]:
            continue
        for i, j, cost in steps:
            u, v = x + i, y + j
            if blocked[u][v]:
                continue
            far = gone + cost
            if far < best.get((u, v), 1e9):
                dx, dy = abs(u - gx), abs(v - gy)
                rest = dx + dy + (root - 2) * min(dx, dy)
                if far + rest <= limit:
                    best[(u, v)] = far
                    heapq.heappush(heap, (far + rest, far, u, v))
    return float("inf")


def ways(repeats: int, ground: Ground) -> Iterator[Result | Fact]:
    """Blocked moves, each asked the first time; ours is never longer than the grid's, its rounding apart."""
    index = ground_obstacles(ground, frozenset(piece.id for piece in ground.pieces))
    started = time.process_time()
    blocked = [
        [not spot_free(index, (), (100 * u + 50, 100 * v + 50), RADIUS) for v in range(DEPTH // 100 + 1)]
        for u in range(WIDTH // 100 + 1)
    ]
    yield Fact("space: squares of the grid for one base, not counted", time.process_time() - started, "s")
    moves = blocked_moves(index, blocked)

    def ours() -> list[Any]:
        paths = []
        for start, goal in moves:
            index.remembered.clear()
            paths.append(shortest_path(index, (), (), start, goal, RADIUS, BUDGET))
        return paths

    def grid() -> list[float]:
        return [grid_length(blocked, start, goal, BUDGET) for start, goal in moves]

    same = _as_good(ours(), grid())
    pair = alternate(ours, grid, repeats, (2, 1))
    yield faster(
        "space: blocked ways of 20 cm, the first time",
        *pair,
        1.5,
        same=same,
        note="grid A* of 1 cm",
        calls=MOVES,
    )


def _as_good(paths: Sequence[Any], rough: Sequence[float]) -> bool:
    """The ends of a grid's way are off by up to a cell each: so much shorter it may seem."""
    return all(
        (path is not None and path_length(path) <= length + 200) or length > BUDGET - 200
        for path, length in zip(paths, rough, strict=True)
    )


def blocked_moves(index: Any, blocked: Any) -> list[tuple[Point, Point]]:
    """Moves of 20 cm between free spots with something in their way."""
    rng = random.Random(11)
    moves: list[tuple[Point, Point]] = []
    while len(moves) < MOVES:
        start = rng.randint(500, WIDTH - 500), rng.randint(500, DEPTH - 500)
        turn = rng.uniform(0, 2 * pi)
        goal = start[0] + int(MOVE * cos(turn)), start[1] + int(MOVE * sin(turn))
        if not spot_free(index, (), start, RADIUS) or not spot_free(index, (), goal, RADIUS):
            continue
        if blocked[start[0] // 100][start[1] // 100] or blocked[goal[0] // 100][goal[1] // 100]:
            continue
        path = shortest_path(index, (), (), start, goal, RADIUS, BUDGET)
        if path is not None and len(path) > 2:
            moves.append((start, goal))
    return moves
