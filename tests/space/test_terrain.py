"""The ground and its pieces."""

from __future__ import annotations

import copy
import pickle

import pytest

from escarmouche.space.box_index import Boxes, bits
from escarmouche.space.terrain import Ground, Piece, ground_of
from tests.space.tables import random_ground

WALL = Piece("wall", "wall", ((0, 0), (100, 0), (100, 10), (0, 10)), 200, frozenset({"opaque"}))
ROCK = Piece("rock", "rock", ((500, 500), (600, 500), (550, 600)), 300)


def test_equal_grounds_are_one() -> None:
    ground = ground_of(1000, 1000, (WALL, ROCK))
    assert ground_of(1000, 1000, (copy.copy(WALL), ROCK)) is ground
    assert ground_of(1000, 1001, (WALL, ROCK)) is not ground
    assert pickle.loads(pickle.dumps(ground)) is ground
    assert ground.without("rock") is ground_of(1000, 1000, (WALL,))


def test_pieces_are_found() -> None:
    ground = ground_of(1000, 1000, (WALL, ROCK))
    assert ground.piece("rock") is ROCK
    assert ground.pieces_near(450, 450, 50) == (ROCK,)
    assert ground.pieces_near(449, 450, 50) == ()
    assert ground.pieces_at((100, 10)) == (WALL,)
    with pytest.raises(KeyError):
        ground.piece("tree")
    with pytest.raises(ValueError, match="same id"):
        Ground(10, 10, (WALL, WALL))


def test_near_pieces_are_all_found() -> None:
    ground = random_ground(1)
    for x in range(-1000, 19000, 1700):
        for y in range(-1000, 13000, 1300):
            near = {piece.id for piece in ground.pieces_near(x, y, 900)}
            boxes = {piece.id: piece.polygon.box for piece in ground.pieces}
            for id, (x0, y0, x1, y1) in boxes.items():
                there = x0 - 900 <= x <= x1 + 900 and y0 - 900 <= y <= y1 + 900
                assert (id in near) == there


def test_strips_miss_nothing() -> None:
    spans = [(n * 37 % 500, n * 37 % 500 + n) for n in range(60)]
    strips = Boxes([(low, 0, high, 0) for low, high in spans], 20)
    for low in range(-100, 700, 7):
        found = set(bits(strips.overlapping(low, 0, low + 13, 0)))
        assert {n for n, (a, b) in enumerate(spans) if a <= low + 13 and b >= low} <= found
    assert Boxes([]).overlapping(0, 0, 100, 100) == 0
