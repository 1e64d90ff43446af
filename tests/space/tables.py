"""Random tables for the tests of the geometry."""

from __future__ import annotations

import random
from math import cos, pi, sin

from escarmouche.space.sight import Body, Eye
from escarmouche.space.terrain import Ground, Piece, ground_of

WIDTH, DEPTH = 18000, 12000


def random_footprint(rng: random.Random, x: int, y: int, size: int) -> tuple[tuple[int, int], ...]:
    """A star-shaped polygon of 3 to 12 corners round a point."""
    count = rng.randint(3, 12)
    turns = sorted(rng.uniform(0, 2 * pi) for _ in range(count))
    if max((b - a for a, b in zip(turns, turns[1:], strict=False)), default=9) > 2.8:
        turns = [2 * pi * k / count for k in range(count)]
    return tuple(
        (x + int(size * rng.uniform(0.5, 1) * cos(t)), y + int(size * rng.uniform(0.5, 1) * sin(t)))
        for t in turns
    )


def random_ground(seed: int, pieces: int = 40, opaque: bool = True) -> Ground:
    """Scattered pieces that do not overlap much, 3 to 12 corners, 2 to 12 cm high."""
    rng = random.Random(seed)
    made: list[Piece] = []
    places: list[tuple[int, int, int]] = []
    while len(made) < pieces:
        size = rng.randint(250, 900)
        x, y = rng.randint(size, WIDTH - size), rng.randint(size, DEPTH - size)
        if any((x - u) ** 2 + (y - v) ** 2 < (size + s) ** 2 for u, v, s in places):
            continue
        places.append((x, y, size))
        traits = frozenset({"opaque"} if opaque else ())
        made.append(
            Piece(f"p{len(made)}", "rock", random_footprint(rng, x, y, size), rng.randint(200, 1200), traits)
        )
    return ground_of(WIDTH, DEPTH, tuple(made))


def random_eyes_and_bodies(seed: int, ground: Ground, count: int = 10) -> tuple[list[Eye], list[Body]]:
    """Figures on both long sides of the table, outside the pieces."""
    rng = random.Random(seed)

    def place(low: int, high: int) -> tuple[int, int]:
        while True:
            at = rng.randint(500, WIDTH - 500), rng.randint(low, high)
            if not ground.pieces_at(at):
                return at

    eyes = [(*place(300, 4000), 0, 250) for _ in range(count)]
    bodies = [(*place(6000, 11700), 125, 0, 300) for _ in range(count)]
    return eyes, bodies
