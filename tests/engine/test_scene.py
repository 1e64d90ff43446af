"""What every game says alike of a table: the headline, the terrain as it lies."""

from __future__ import annotations

import pytest

from escarmouche.engine.scene import PieceState, SceneFigure, Words, drawn_pieces, headline, hull
from escarmouche.engine.table import Turn
from escarmouche.space.terrain import OPAQUE, Piece, ground_of

SIDES: dict[str, Words] = {"one": {"en": "Blue", "fr": "Bleu"}}
PHASE = "scene-phase-command"


@pytest.mark.parametrize(
    ("turn", "most", "phase", "english", "french"),
    [
        (Turn(), 6, "", "Set-up", "Mise en place"),
        (Turn(), 6, PHASE, "Command", "Commandement"),
        (Turn(round=2), 6, "", "Turn 2/6", "Tour 2/6"),
        (Turn(round=2), 0, PHASE, "Round 2 · Command", "Tour 2 · Commandement"),
        (
            Turn(round=1, active="one"),
            0,
            PHASE,
            "Round 1 · Command · Blue plays",
            "Tour 1 · Commandement · Bleu joue",
        ),
        (Turn(round=1, active="two"), 0, "", "Turn 1 · two plays", "Tour 1 · two joue"),
        (Turn(round=3, active="one", over="one"), 6, PHASE, "Blue has won", "Bleu a gagné"),
        (Turn(round=3, over="draw"), 6, PHASE, "Draw", "Égalité"),
    ],
)
def test_the_headline(turn: Turn, most: int, phase: str, english: str, french: str) -> None:
    assert headline(turn, most, SIDES, phase, "trauma" if phase else "") == {"en": english, "fr": french}


def test_a_game_has_its_own_word_for_a_round() -> None:
    assert headline(Turn(round=4), 0, SIDES, game="trauma") == {"en": "Round 4", "fr": "Tour 4"}


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


def test_a_hull_lies_as_it_looks() -> None:
    tank = SceneFigure("t", "u", "one", 1000, 2000, 0, 400, 90, "tank", length=800, width=400)
    assert hull(tank) == ((800, 2400), (800, 1600), (1200, 1600), (1200, 2400))
    assert hull(SceneFigure("m", "u", "one", 0, 0, 0, 125, -1)) == ()


def test_pieces_tell_their_state() -> None:
    door = Piece("door", "wall", ((0, 0), (100, 0), (100, 100)), 300)
    state = PieceState(lines=(({"en": "Door", "fr": "Porte"}, "shut"),), seen_into=300)
    drawn = drawn_pieces(ground_of(1000, 1000, (door,)), {"door": state})
    assert (drawn[0].lines, drawn[0].seen_into, drawn[0].name) == (state.lines, 300, {})
