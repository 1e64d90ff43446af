"""Squares against computations of another kind: corners parted by a line, fans drawn by shapely."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, MultiPoint, Point, Polygon, box

from escarmouche.space.grid import Lattice, distance, rows

SIZE = 6


def parted(word: str) -> bool:
    """Whether a straight line runs through this row of squares: it parts the corners on either side of it."""
    x, y = 0, 0
    over, under = [(0, 1)], [(1, 0)]
    for letter in word:
        if letter == "e":
            over.append((x + 1, y + 1))
            under.append((x + 1, y))
            x += 1
        else:
            over.append((x, y + 1))
            under.append((x + 1, y + 1))
            y += 1
    over.append((x, y + 1))
    under.append((x + 1, y))
    return bool(MultiPoint(over).convex_hull.distance(MultiPoint(under).convex_hull) > 0)


@pytest.mark.parametrize(("dx", "dy"), [(0, 3), (1, 1), (2, 1), (3, 3), (5, 2), (4, 5), (6, 4)])
def test_the_rows_between_two_squares_are_those_that_a_line_runs_through(dx: int, dy: int) -> None:
    size = dx + dy
    words = {
        "".join("e" if n in easts else "n" for n in range(size)) for easts in combinations(range(size), dx)
    }
    assert set(rows(dx, dy)) == {word for word in words if parted(word)}
    assert len(set(rows(dx, dy))) == len(rows(dx, dy))


def test_a_row_of_a_long_board_is_found_soon() -> None:
    assert len(rows(11, 15)) == 86
    assert set(rows(15, 11)) == {w.translate(str.maketrans("en", "ne")) for w in rows(11, 15)}


@pytest.mark.parametrize(
    ("dx", "dy", "expected"),
    [(0, 0, 0), (1, 1, 1), (2, 1, 2), (2, 2, 3), (3, 1, 3), (3, 2, 4), (4, 0, 4), (3, 3, 5)],
)
def test_the_first_diagonal_counts_one_and_each_further_two(dx: int, dy: int, expected: int) -> None:
    assert distance(5, 5, 5 + dx, 5 - dy) == expected
    assert distance(5 - dx, 5 + dy, 5, 5) == expected


def test_one_square_on_the_line_blocks_and_a_step_aside_sees_past_it() -> None:
    lattice = Lattice(8, 8, opaque=1 << 2)
    assert not lattice.clear(0, 4)
    assert lattice.clear(0, 8 + 4)


def test_two_blocks_that_touch_at_a_corner_close_the_gap() -> None:
    lattice = Lattice(4, 4, opaque=1 << 1 | 1 << 4)
    assert not lattice.clear(0, 5)
    assert Lattice(4, 4, opaque=1 << 1).clear(0, 5)


def test_a_wall_on_an_edge_blocks_what_crosses_it() -> None:
    lattice = Lattice(4, 4, east=1 << 0)
    assert not lattice.clear(0, 1)
    assert not lattice.clear(1, 0)
    assert lattice.clear(0, 5)
    assert not Lattice(4, 4, east=1 << 0, north=1 << 0).clear(0, 5)


masks = st.lists(st.integers(0, SIZE * SIZE - 1), max_size=8).map(lambda found: sum({1 << n for n in found}))
squares = st.integers(0, SIZE * SIZE - 1)


def things(lattice: Lattice, besides: int) -> list[Polygon | LineString]:
    """Everything that blocks sight, as shapes."""
    found: list[Polygon | LineString] = []
    for n in range(SIZE * SIZE):
        x, y = n % SIZE, n // SIZE
        if (lattice.opaque >> n) & 1 and not (besides >> n) & 1:
            found.append(box(x, y, x + 1, y + 1))
        if (lattice.east >> n) & 1:
            found.append(LineString([(x + 1, y), (x + 1, y + 1)]))
        if (lattice.north >> n) & 1:
            found.append(LineString([(x, y + 1), (x + 1, y + 1)]))
    return found


@settings(max_examples=60, deadline=None)
@given(masks, masks, masks, squares, squares)
def test_sight_is_what_rows_parted_by_a_line_leave_open(
    opaque: int, east: int, north: int, a: int, b: int
) -> None:
    lattice = Lattice(SIZE, SIZE, opaque, east, north)
    ax, ay, bx, by = a % SIZE, a // SIZE, b % SIZE, b // SIZE
    dx, dy = abs(bx - ax), abs(by - ay)
    blocks = things(lattice, 1 << a | 1 << b)
    seen = False
    for easts in combinations(range(dx + dy), dx):
        word = "".join("e" if n in easts else "n" for n in range(dx + dy))
        x, y = ax, ay
        middles = [(x + 0.5, y + 0.5)]
        for letter in word:
            x += (letter == "e") * (1 if bx > ax else -1)
            y += (letter == "n") * (1 if by > ay else -1)
            middles.append((x + 0.5, y + 0.5))
        way = LineString(middles) if len(middles) > 1 else Point(middles[0])
        if not any(way.intersects(block) for block in blocks) and parted(word):
            seen = True
            break
    assert lattice.clear(a, b) is seen
    assert lattice.clear(b, a) is seen


@settings(max_examples=60, deadline=None)
@given(masks, masks, masks, squares, squares, st.booleans())
def test_the_open_is_what_one_point_sees_wholly(
    opaque: int, east: int, north: int, a: int, b: int, large: bool
) -> None:
    target = (b, b + 1) if large and b % SIZE < SIZE - 1 else (b,)
    if a in target:
        return
    own = 1 << a
    for square in target:
        own |= 1 << square
    lattice = Lattice(SIZE, SIZE, opaque, east, north)
    blocks = things(lattice, own)
    ax, ay = a % SIZE, a // SIZE

    def sees_all(x: float, y: float) -> bool:
        for square in target:
            bx, by = square % SIZE, square // SIZE
            fan = MultiPoint([(x, y), *box(bx, by, bx + 1, by + 1).exterior.coords]).convex_hull
            inside = fan.buffer(-1e-9)
            if any(inside.intersects(block) for block in blocks):
                return False
        return True

    found = lattice.vantage(a, target, opaque & ~own)
    assert lattice.open((a,), target) is (found is not None)
    if found is None:
        steps = [Fraction(2 * n + 1, 16) for n in range(8)]
        assert not any(sees_all(float(ax + dx), float(ay + dy)) for dx in steps for dy in steps)
    else:
        assert sees_all(float(found[0]), float(found[1]))
