"""Boards of squares in the terminal: drawn within 100 columns, squares by name, distances in squares."""

from __future__ import annotations

import pytest

from escarmouche.cli import cards, squares
from escarmouche.cli.drawing import draw
from escarmouche.engine.names import square_at, square_in, square_name
from escarmouche.engine.scene import Scene
from escarmouche.engine.sentences import messages
from escarmouche.engine.situation import of_document
from escarmouche.engine.yamlfile import parse
from escarmouche.games.dust_tactics.ruleset import RULESET

BOARD = """
game: dust_tactics
board:
  - "............"
  - "..bb....t..."
  - "..bb........"
  - "............"
  - ".....r......"
edges:
  - {at: [2, 3], side: w, opening: small}
  - {at: [3, 2], side: e, opening: large}
units:
  - {side: one, card: bot-hunters, at: [3, 3], level: 1}
  - {side: one, card: bazooka-joe, at: [0, 0]}
  - {side: one, card: bulldog, at: [6, 1], facing: 2}
  - {side: two, card: ludwig, at: [8, 3], facing: 5, state: {boxes: 2}}
  - {side: two, card: falke, at: [0, 0]}
objectives:
  - {id: centre, x: 10, y: 4}
"""


@pytest.fixture
def scene() -> Scene:
    table = of_document(parse(BOARD, "board.yaml"), lambda name: RULESET).table
    return RULESET.client.scene(table, "one")


def test_the_drawing_shows_walls_openings_units_with_facing_and_terrain(scene: Scene) -> None:
    rows = draw(scene, messages("en", "dust_tactics"), lambda text, style: text)
    assert max(map(len, rows)) <= 100
    text = "\n".join(rows)
    assert "#######" in text
    north = next(row for row in rows if row.startswith(" 4 "))
    assert "A↓5+1" in north or "A↑5+1" in north
    assert "N↙" in north
    assert "#" in north
    assert "C→" in text
    assert "\n 1 |B↑" in text
    assert "^" in text
    assert "%" in text


def test_squares_have_names_and_names_have_squares(scene: Scene) -> None:
    grid = scene.grid
    assert grid is not None
    assert square_name(0, 0) == "A1"
    assert square_name(27, 9) == "AB10"
    assert squares.square_of(grid, "c5") == (2, 4)
    assert squares.square_of(grid, "M1") is None
    assert squares.square_of(grid, "A6") is None
    assert square_at(grid, *squares.middle_of(grid, (3, 4))) == "D5"


def test_distances_are_counted_in_squares_from_the_nearest(scene: Scene) -> None:
    bulldog, ludwig = squares.squares_of(scene, "one3"), squares.squares_of(scene, "two1")
    assert bulldog == ((6, 1), (5, 1))
    assert squares.apart(bulldog, ludwig) == 3
    assert squares.apart(squares.squares_of(scene, "A1"), squares.squares_of(scene, "centre")) == 13
    assert squares.squares_of(scene, "nobody") == ()


def test_a_unit_is_told_with_its_square_facing_floor_and_nearest_enemy(scene: Scene) -> None:
    say = messages("en", "dust_tactics")
    hunters = cards.spoken_unit(scene, scene.units[0], say)
    assert "on D4" in hunters
    assert "On floor 1." in hunters
    assert "Ludwig" in hunters
    card = "\n".join(cards.card(scene, scene.units[3], say, plain=True))
    assert "2 of 6 boxes ticked" in card
    lines = cards.spoken_map(scene, say)
    assert "12 columns" in lines[0]
    assert any("K5" in line for line in lines)


def test_what_is_typed_with_squares_is_told_apart(scene: Scene) -> None:
    grid = scene.grid
    assert grid is not None

    def told(text: str) -> squares.Told | None:
        return squares.told(grid, text.split())

    assert told("F2") == squares.Told(((5, 1),))
    assert told("deep water f2") == squares.Told(((5, 1),), "deep water")
    assert told("E2 F2 +1 north-east") == squares.Told(((4, 1), (5, 1)), "", 45, 1)
    assert told("F2 sud") == squares.Told(((5, 1),), "", 270)
    assert [told(f"F2 {word}").facing for word in ("n", "nord", "no", "nw", "o", "w", "se")] == [  # type: ignore[union-attr]
        90, 90, 135, 135, 180, 180, 315,
    ]  # fmt: skip
    assert told("F2 sideways") is None
    assert told("tree") is None
    assert told("") is None


def test_answers_that_name_a_square_are_known_by_it() -> None:
    assert square_in((3, 4, 0, 2)) == (3, 4)
    assert square_in(("tree", 3, 4)) == (3, 4)
    assert square_in((3, 4)) == (3, 4)
    assert square_in(("move", "attack")) is None
    assert square_in("one1") is None


def test_openings_and_the_inside_of_buildings_are_not_taken_for_walls(scene: Scene) -> None:
    rows = draw(scene, messages("en", "dust_tactics"), lambda text, style: text)
    third = rows.index(next(row for row in rows if row.startswith(" 3 ")))
    assert rows[third][3 + 4 * 8] == '"'  # the large opening east of D3
    assert rows[third + 1][3 + 4 * 8] == ","
    assert rows[third + 1][3 + 2 * 8 + 1] == ":"
    assert any(": building" in row for row in rows)
    french = draw(scene, messages("fr", "dust_tactics"), lambda text, style: text)
    assert max(map(len, french)) <= 100


def test_terrain_walls_and_openings_are_told_in_words(scene: Scene) -> None:
    lines = cards.spoken_terrain(scene, messages("en", "dust_tactics"))
    assert any("building" in line and "C3" in line for line in lines)
    assert "Small openings: B4/C4." in lines
    assert "Large openings: D3/E3." in lines
    walls = next(line for line in lines if line.startswith("Walls"))
    assert "C2/C3" in walls
    assert "D3/E3" not in walls


FORT = """
game: dust_tactics
size: [6, 4]
forts: [{kind: bunker, at: [2, 0], facing: 4}]
units: [{side: one, card: gunners, at: [0, 0]}]
"""


def test_a_fortification_shows_which_way_it_looks() -> None:
    say = messages("en", "dust_tactics")
    drawn = RULESET.client.scene(of_document(parse(FORT, "fort.yaml"), lambda name: RULESET).table, "one")
    assert any("&↓" in row for row in draw(drawn, say, lambda text, style: text))
    assert any(line.endswith("C1 – D2, facing south.") for line in cards.spoken_terrain(drawn, say))
