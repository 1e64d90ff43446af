"""A board drawn in letters: each piece on its square, walls and openings on the edges they name."""

from __future__ import annotations

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.dust_tactics.chapters.board import drawn
from escarmouche.games.dust_tactics.chapters.board.board import Board
from escarmouche.space.terrain import ground_of


def board(*pieces: object, size: int = 4) -> Board:
    return Board(ground_of(size * 1000, size * 1000, pieces))  # type: ignore[arg-type]


def test_the_top_row_is_the_north() -> None:
    found = {p.id: p.footprint for p in drawn.pieces(["t..", "...", "..r"])}
    assert found == {
        "tree-0-2": ((0, 2000), (1000, 2000), (1000, 3000), (0, 3000)),
        "rubble-2-0": ((2000, 0), (3000, 0), (3000, 1000), (2000, 1000)),
    }


def test_touching_letters_make_one_building() -> None:
    found = drawn.pieces(["bb.b", "bb.b", "...."])
    assert [(p.id, p.footprint[0], p.footprint[2]) for p in found] == [
        ("building-1", (0, 1000), (2000, 3000)),
        ("building-2", (3000, 1000), (4000, 3000)),
    ]
    corner = drawn.pieces(["b.", ".b"])
    assert len(corner) == 2  # corners do not touch
    ring = drawn.pieces(["bbb", "bbb"])
    assert [p.footprint[2] for p in ring] == [(3000, 2000)]


@pytest.mark.parametrize("rows", [["b.", "bb"], ["bbb", "b.b"], [".b", "bb"], ["b.b", "bbb"]])
def test_a_building_is_a_rectangle(rows: list[str]) -> None:
    with pytest.raises(DataError, match="the building at 0, 0 is no rectangle of squares"):
        drawn.pieces(rows)


def test_a_letter_that_is_none_is_named() -> None:
    with pytest.raises(DataError, match="there is no terrain q; there are: t r c s w a x b h i m and"):
        drawn.pieces(["q"])
    assert drawn.pieces(["...."]) == ()


@pytest.mark.parametrize(
    ("side", "a", "b"),
    [("n", (1, 1), (1, 2)), ("s", (1, 1), (1, 0)), ("e", (1, 1), (2, 1)), ("w", (1, 1), (0, 1))],
)
def test_terr_10_a_wall_stands_between_a_square_and_its_neighbour(
    side: str, a: tuple[int, int], b: tuple[int, int]
) -> None:
    walled = board(drawn.edge("w", 1, 1, side))
    assert walled.walled(walled.cell(*a), walled.cell(*b))
    assert (walled.edges.east | walled.edges.north).bit_count() == 1
    for size in ("small", "large"):
        open_ = board(drawn.edge("w", 1, 1, side), drawn.edge("o", 1, 1, side, size))
        assert not open_.walled(open_.cell(*a), open_.cell(*b))
        small = open_.edges.small_east | open_.edges.small_north
        large = open_.edges.large_east | open_.edges.large_north
        assert (bool(small), bool(large)) == (size == "small", size == "large")


def test_a_wall_is_drawn_thin_and_as_long_as_its_edge() -> None:
    for side, centre, long in (("n", (1500, 2000), "x"), ("e", (2000, 1500), "y")):
        piece = drawn.edge("w", 1, 1, side)
        xs, ys = [x for x, _ in piece.footprint], [y for _, y in piece.footprint]
        wide, high = max(xs) - min(xs), max(ys) - min(ys)
        assert ((max(xs) + min(xs)) // 2, (max(ys) + min(ys)) // 2) == centre
        assert (wide, high) == ((1000, 40) if long == "x" else (40, 1000))


def test_fort_07_a_fortification_covers_four_squares() -> None:
    made = board(drawn.fort("f", "bunker", 1, 2, 6))
    assert made.kind("bunker") == sum(1 << made.cell(x, y) for x in (1, 2) for y in (2, 3))
    assert made.forts[0].facing == 6
    with pytest.raises(DataError, match="castle is no fortification: bunker, strongpoint"):
        drawn.fort("f", "castle", 1, 2, 0)
