"""What every game says alike of a table: the headline, the terrain as it lies."""

from __future__ import annotations

import pytest

from escarmouche.engine.scene import Words, drawn_pieces, headline
from escarmouche.engine.table import Turn
from escarmouche.space.terrain import OPAQUE, Piece, ground_of

SIDES: dict[str, Words] = {"one": {"en": "Blue", "fr": "Bleu"}}
PHASE: Words = {"en": "Fire", "fr": "Tir"}
WAVE: Words = {"en": "Wave", "fr": "Vague"}


@pytest.mark.parametrize(
    ("turn", "most", "phase", "english", "french"),
    [
        (Turn(), 6, None, "Set-up", "Mise en place"),
        (Turn(), 6, PHASE, "Fire", "Tir"),
        (Turn(round=2), 6, None, "Turn 2/6", "Tour 2/6"),
        (Turn(round=2), 0, PHASE, "Turn 2 · Fire", "Tour 2 · Tir"),
        (Turn(round=1, active="one"), 0, PHASE, "Turn 1 · Fire · Blue plays", "Tour 1 · Tir · Bleu joue"),
        (Turn(round=1, active="two"), 0, None, "Turn 1 · two plays", "Tour 1 · two joue"),
        (Turn(round=3, active="one", over="one"), 6, PHASE, "Blue has won", "Bleu a gagné"),
        (Turn(round=3, over="draw"), 6, PHASE, "Draw", "Égalité"),
    ],
)
def test_the_headline(turn: Turn, most: int, phase: Words | None, english: str, french: str) -> None:
    assert headline(turn, most, SIDES, phase) == {"en": english, "fr": french}


def test_a_game_has_its_own_word_for_a_round() -> None:
    assert headline(Turn(round=4), 0, SIDES, None, WAVE) == {"en": "Wave 4", "fr": "Vague 4"}


def test_terrain_as_it_lies() -> None:
    ring = ((0, 0), (100, 0), (100, 100))
    ground = ground_of(1000, 1000, (Piece("w", "wall", ring, 250, frozenset({OPAQUE, "a"})),))
    (piece,) = drawn_pieces(ground)
    assert (piece.id, piece.kind, piece.outline, piece.height) == (
        "w",
        "wall",
        ground.pieces[0].footprint,
        250,
    )
    assert piece.tags == tuple(sorted({OPAQUE, "a"}))
