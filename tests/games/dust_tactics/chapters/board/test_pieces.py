"""Pieces of terrain on whole squares and on edges."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.dust_tactics.chapters.board.pieces import FLAT, KINDS, on_edge, on_squares
from escarmouche.games.dust_tactics.setup.maps import Tile
from escarmouche.games.dust_tactics.setup.placing import FORTS, TILES, TRAP


def test_terr_01_every_kind_that_is_placed_or_mapped_is_known() -> None:
    mapped = get_args(get_type_hints(Tile)["kind"])
    assert all(kind in KINDS for kind in (*mapped, *TILES, *FORTS, TRAP))


def test_board_01_a_piece_covers_whole_squares() -> None:
    piece = on_squares("a", "tree", (2, 1), (1, 2))
    assert (piece.polygon.box, piece.height) == ((2000, 1000, 3000, 3000), 600)
    assert on_squares("a", "tree", (2, 1), height=FLAT).height == 0
    with pytest.raises(DataError):
        on_squares("a", "lava", (2, 1))


def test_terr_10_walls_and_openings_lie_across_an_edge() -> None:
    wall, door = on_edge("w", (1, 1), (3, 1)), on_edge("d", (1, 1), (1, 2), "large")
    assert (wall.kind, wall.polygon.box) == ("wall", (1000, 980, 3000, 1020))
    assert (door.kind, door.polygon.box, door.traits) == (
        "opening",
        (980, 1000, 1020, 2000),
        frozenset({"large"}),
    )
