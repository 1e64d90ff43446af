"""The coarse sense of the way: squares, lengths, and where it leads."""

from __future__ import annotations

import random

from escarmouche.space import coarse_ways
from escarmouche.space.coarse_ways import CELL, FAR


def test_an_empty_table_has_a_rim_that_nobody_enters() -> None:
    columns, costs = coarse_ways.open_squares(3 * CELL, 2 * CELL - 1)
    assert columns == 5
    assert costs == [0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0]


def test_squares_of_places() -> None:
    columns, costs = coarse_ways.open_squares(1000, 1000)
    count = len(costs)
    assert coarse_ways.square_of((0, 0), columns, count) == columns + 1
    assert coarse_ways.square_of((199, 200), columns, count) == 2 * columns + 1
    assert coarse_ways.square_of((-50, 5000), columns, count) == 5 * columns + 1
    assert coarse_ways.square_of((5000, -50), columns, count) == columns + 5
    assert coarse_ways.centre_of(columns + 1, columns) == (100, 100)
    assert coarse_ways.centre_of(2 * columns + 4, columns) == (700, 300)
    assert coarse_ways.squares_between((100, 100), (300, 200), columns, count) == [8, 9, 15, 16]


def test_straight_and_slanting_ways() -> None:
    squares = coarse_ways.open_squares(2000, 2000)
    goal = coarse_ways.square_of((100, 100), squares[0], len(squares[1]))
    way = coarse_ways.way_to(squares, [goal])
    assert coarse_ways.length(way, (100, 100)) == 0
    assert coarse_ways.length(way, (900, 100)) == 4 * CELL
    assert coarse_ways.length(way, (900, 900)) == 4 * CELL * 7 // 5
    assert coarse_ways.length(way, (900, 500)) == 2 * CELL * 7 // 5 + 2 * CELL
    assert coarse_ways.onward(way, goal) == (goal, 0)
    assert coarse_ways.along(way, (900, 100), 400) == (500, 100)
    assert coarse_ways.along(way, (900, 100), 5000) == (100, 100)


def test_the_nearest_goal_counts() -> None:
    squares = coarse_ways.open_squares(2000, 400)
    columns, costs = squares
    goals = [coarse_ways.square_of((x, 100), columns, len(costs)) for x in (100, 1900)]
    way = coarse_ways.way_to(squares, goals)
    assert coarse_ways.length(way, (500, 100)) == 2 * CELL
    assert coarse_ways.length(way, (1500, 100)) == 2 * CELL


def test_dear_squares_lengthen_the_way_and_stop_who_follows_it() -> None:
    columns, costs = coarse_ways.open_squares(2000, 200)
    wall = coarse_ways.square_of((900, 100), columns, len(costs))
    costs[wall] = 6
    way = coarse_ways.way_to((columns, costs), [coarse_ways.square_of((100, 100), columns, len(costs))])
    assert coarse_ways.length(way, (900, 100)) == 4 * CELL
    assert coarse_ways.length(way, (1100, 100)) == 4 * CELL + 6 * CELL
    assert coarse_ways.along(way, (1500, 100), 3000) == (1100, 100)
    assert coarse_ways.along(way, (1500, 100), 3000, 6) == (100, 100)
    assert coarse_ways.along(way, (1100, 100), 200) == (900, 100), "one step may always be taken"


def test_the_last_place_that_is_allowed() -> None:
    squares = coarse_ways.open_squares(2000, 200)
    way = coarse_ways.way_to(squares, [coarse_ways.square_of((100, 100), squares[0], len(squares[1]))])
    assert coarse_ways.along(way, (1500, 100), 3000, fits=lambda spot: spot[0] > 600) == (700, 100)
    assert coarse_ways.along(way, (1500, 100), 3000, fits=lambda spot: False) == (1500, 100)


def test_no_way_is_far() -> None:
    columns, costs = coarse_ways.open_squares(600, 200)
    way = coarse_ways.way_to((columns, costs), [])
    assert coarse_ways.length(way, (100, 100)) == FAR


def test_lengths_agree_with_plain_relaxation_on_random_grids() -> None:
    for seed in range(8):
        rng = random.Random(seed)
        columns, costs = coarse_ways.open_squares(1400, 1000)
        inner = [cell for cell, cost in enumerate(costs) if cost]
        for cell in rng.sample(inner, 12):
            costs[cell] = rng.randint(2, 9)
        goal = rng.choice(inner)
        slow = dict.fromkeys(inner, FAR) | {goal: 0}
        for _ in inner:
            for cell in inner:
                for dx in (-1, 0, 1):
                    for dy in (-1, 0, 1):
                        other = cell + dx + dy * columns
                        if other in slow and other != cell:
                            leg = CELL * 7 // 5 if dx and dy else CELL
                            factor = costs[cell] if cell != goal else 1
                            slow[other] = min(slow[other], slow[cell] + leg * factor)
        _, _, lengths = coarse_ways.way_to((columns, costs), [goal])
        assert {cell: lengths[cell] for cell in inner} == slow
