"""Random tables for the tests of the geometry."""

from __future__ import annotations

import random
from math import cos, pi, sin

from escarmouche.space.shapes import Point
from escarmouche.space.sight import Body, Eye
from escarmouche.space.terrain import Ground, Piece, ground_of

WIDTH, DEPTH = 18000, 12000
OPAQUE = frozenset({"opaque"})


def random_footprint(rng: random.Random, x: int, y: int, size: int, corners: int) -> tuple[Point, ...]:
    """A star-shaped polygon round a point, often not convex."""
    turns = [2 * pi * (k + rng.uniform(-0.3, 0.3)) / corners for k in range(corners)]
    rays = [size * rng.uniform(0.5, 1) for _ in turns]
    return tuple((x + int(ray * cos(t)), y + int(ray * sin(t))) for ray, t in zip(rays, turns, strict=True))


def random_ground(seed: int, pieces: int = 40, smallest: int = 250, largest: int = 700) -> Ground:
    """Scattered pieces that do not overlap, of 3 to 12 corners, 2 to 8 cm high."""
    rng = random.Random(seed)
    made: list[Piece] = []
    places: list[tuple[int, int, int]] = []
    while len(made) < pieces:
        size = rng.randint(smallest, largest)
        x, y = rng.randint(size, WIDTH - size), rng.randint(size, DEPTH - size)
        if any((x - u) ** 2 + (y - v) ** 2 < (size + s) ** 2 for u, v, s in places):
            continue
        places.append((x, y, size))
        footprint = random_footprint(rng, x, y, size, rng.randint(3, 12))
        made.append(Piece(f"p{len(made)}", "rock", footprint, rng.randint(100, 800), OPAQUE))
    return ground_of(WIDTH, DEPTH, tuple(made))


def lattice_ground(seed: int, pieces: int = 12) -> Ground:
    """Rectangles on a coarse lattice, some sharing walls, so that lines touch corners and run along walls."""
    rng = random.Random(seed)
    made = []
    for n in range(pieces):
        x, y = 500 * rng.randint(1, 12), 500 * rng.randint(1, 12)
        u, v = x + 500 * rng.randint(1, 3), y + 500 * rng.randint(1, 3)
        made.append(
            Piece(f"p{n}", "block", ((x, y), (u, y), (u, v), (x, v)), 100 * rng.randint(1, 8), OPAQUE)
        )
    return ground_of(8000, 8000, tuple(made))


def random_eyes_and_bodies(seed: int, ground: Ground, count: int = 10) -> tuple[list[Eye], list[Body]]:
    """Two groups facing each other, within some 60 cm, outside the pieces."""
    rng = random.Random(seed)

    def place(low: int, high: int) -> Point:
        while True:
            at = rng.randint(4000, WIDTH - 4000), rng.randint(low, high)
            if not ground.pieces_at(at):
                return at

    eyes = [(*place(2000, 4500), 0, 250) for _ in range(count)]
    bodies = [(*place(6500, 9500), 125, 0, 300) for _ in range(count)]
    return eyes, bodies
