"""Kinds of terrain: a piece has the height and traits of its kind, and a game may have a last word."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from escarmouche.engine.errors import DataError
from escarmouche.engine.pieces import Kind, Kinds
from escarmouche.space.terrain import Piece

SQUARE = ((0, 0), (100, 0), (100, 100), (0, 100))
KINDS = Kinds({"wall": Kind(300, (800, 60), frozenset({"opaque"})), "mud": Kind(0)})


def test_a_piece_is_as_its_kind_unless_something_else_is_told() -> None:
    plain = KINDS.piece("a", "wall", SQUARE)
    assert (plain.height, plain.traits) == (300, frozenset({"opaque"}))
    low = KINDS.piece("b", "wall", SQUARE, 120, ("cracked",))
    assert (low.height, low.traits) == (120, frozenset({"opaque", "cracked"}))


def test_a_game_has_the_last_word_on_its_pieces() -> None:
    def opened(piece: Piece, own: frozenset[str]) -> Piece:
        return replace(piece, traits=piece.traits - {"opaque"}) if "open" in own else piece

    doors = Kinds({"door": Kind(200, (300, 40), frozenset({"opaque"}))}, opened)
    assert doors.piece("d", "door", SQUARE).traits == {"opaque"}
    assert doors.piece("d", "door", SQUARE, traits=("open",)).traits == {"open"}


def test_footprints_of_blocks_and_lines_are_of_the_kinds_size() -> None:
    assert KINDS.block("wall", (1000, 1000)) == ((600, 970), (1400, 970), (1400, 1030), (600, 1030))
    assert len(KINDS.line("wall", (0, 0), (500, 0))) == 4


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (
            lambda: KINDS.piece("x", "hedge", SQUARE),
            "terrain piece x: there is no kind hedge; there are: mud, wall",
        ),
        (lambda: KINDS.line("wall", (5, 5), (5, 5)), r"a wall from \(5, 5\) to \(5, 5\) has no length"),
    ],
)
def test_what_is_no_piece_is_said(wrong: object, sentence: str) -> None:
    with pytest.raises(DataError, match=sentence):
        wrong()  # type: ignore[operator]
