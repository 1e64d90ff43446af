"""Maps as files, and what engineers find on a board (DT-SETUP-03, DS-ENG, DS-VEH-18)."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.engine.datafiles import MAP, Shelf
from escarmouche.engine.errors import DataError
from escarmouche.games.dust.chapters.smoke import lay_smoke
from escarmouche.games.dust_tactics.chapters import objectives
from escarmouche.games.dust_tactics.chapters.board import engineering_on_squares, sight, things
from escarmouche.games.dust_tactics.chapters.board.board import Board
from escarmouche.games.dust_tactics.setup import maps, placing
from escarmouche.games.dust_tactics.setup.maps import Edge, Map, Tile
from escarmouche.space.terrain import ground_of
from tests.games.dust.tables import Put, Script, card, fort, referee_of, table_of, tile, weapon

assert sight  # the grid answers for these tables


def board(made: Map) -> Board:
    return Board(ground_of(made.columns * 1000, made.rows * 1000, made.pieces()))


def test_terr_10_a_map_becomes_squares_walls_and_openings() -> None:
    made = Map(
        "m",
        {"en": "m", "fr": "m"},
        6,
        6,
        (
            Tile("building", (1, 1), (2, 2), floors=3),
            Tile("tree", (5, 0)),
            Tile("bunker", (3, 3), (2, 2), facing=2),
        ),
        (Edge("large", (2, 1), "east"), Edge("small", (1, 2), "north"), Edge("wall", (4, 0), "east", 2)),
    )
    found = board(made)
    assert found.kind("tree") == 1 << 5
    assert found.kind("building") == sum(1 << found.cell(x, y) for x in (1, 2) for y in (1, 2))
    assert found.floors[found.cell(1, 1)] == 3
    assert found.forts[0].facing == 2
    assert found.edges.large_east == 1 << found.cell(2, 1)
    assert found.edges.small_north == 1 << found.cell(1, 2)
    assert found.walled(found.cell(4, 0), found.cell(5, 0))
    assert found.walled(found.cell(4, 1), found.cell(5, 1))
    assert not found.walled(found.cell(4, 2), found.cell(5, 2))


@pytest.mark.parametrize("key", maps.MAPS.names())
def test_every_map_is_the_same_for_both_sides_of_the_board(key: str) -> None:
    made = maps.load(key)
    assert (made.columns, made.rows) == (12, 16)
    assert made.pieces()
    assert set(made.name) == {"en", "fr"}


@pytest.mark.parametrize(
    ("tiles", "said"),
    [
        ("[{kind: tree, at: [6, 0]}]", "tile 1 .tree. does not lie"),
        ("[{kind: tree, at: [0, 6]}]", "tile 1 .tree. does not lie"),
        (
            "[{kind: tree, at: [5, 5]}, {kind: rubble, at: [5, 5], size: [2, 1]}]",
            "tile 2 .rubble. does not lie",
        ),
        ("[{kind: bunker, at: [1, 1]}]", "covers 2 x 2"),
        ("[{kind: castle, at: [1, 1]}]", "castle"),
    ],
)
def test_a_map_that_does_not_fit_its_board_is_named(
    tiles: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad.yaml").write_text(
        f"key: bad\nname: {{en: b, fr: b}}\ncolumns: 6\nrows: 6\ntiles: {tiles}\n"
    )
    monkeypatch.setattr(maps, "MAPS", Shelf(tmp_path, MAP))
    with pytest.raises(DataError, match=said):
        maps.load("bad")


def test_a_tile_in_the_last_row_and_column_lies_on_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "key: edge\nname: {en: b, fr: b}\ncolumns: 6\nrows: 6\ntiles: [{kind: tree, at: [5, 5]}]\n"
    (tmp_path / "edge.yaml").write_text(text)
    monkeypatch.setattr(maps, "MAPS", Shelf(tmp_path, MAP))
    assert len(maps.load("edge").pieces()) == 1


# -- what engineers find ------------------------------------------------------------------------------------


def test_eng_01_the_obstacles_of_a_board() -> None:
    pieces = (tile("w", "wire", 2, 2, 3, 1), tile("m", "minefield", 9, 9), tile("t", "tree", 0, 0))
    table = table_of(pieces=pieces)
    assert engineering_on_squares.obstacles(table) == {"wire", "minefield"}
    assert engineering_on_squares.obstacles(table) == {"wire", "minefield"}  # remembered
    assert engineering_on_squares.obstacles(table_of()) == frozenset()


@pytest.mark.parametrize(("at", "found"), [((1, 1), True), ((5, 3), True), ((3, 2), True), ((6, 3), False)])
def test_wire_02_next_to_a_zone_or_in_it(at: tuple[int, int], found: bool) -> None:
    squad = card("squad", weapon(count=5))
    table = table_of(Put("one1", squad, at), pieces=(tile("w", "wire", 2, 2, 3, 1),))
    assert engineering_on_squares.pieces_near(table, "one1", "wire") == (("w",) if found else ())
    assert engineering_on_squares.pieces_near(table, "one1", "trench") == ()


def test_veh_18_who_is_not_on_the_board_smokes_nothing() -> None:
    table = table_of(Put("one1", card("squad", weapon(count=5)), place="off"))
    lay_smoke(referee_of(table), "DS-VEH-18", sight.GridField().places_under(table, "one1"))
    assert table.things == {}
    assert engineering_on_squares.pieces_near(table, "one1", "wire") == ()


def test_eng_02_only_the_bunker_that_is_buried_falls() -> None:
    squad = card("squad", weapon(count=5))
    forts = (fort("b", "bunker", 2, 2), fort("c", "bunker", 8, 2))
    table = table_of(
        Put("one1", squad, (6, 6)), Put("two1", squad, (2, 2)), Put("two2", squad, (8, 2)), pieces=forts
    )
    engineering_on_squares.buried(referee_of(table), "DS-ENG-02", "b")
    assert [table.units[u].place for u in ("one1", "two1", "two2")] == ["board", "gone", "board"]
    assert [piece.kind for piece in table.ground.pieces] == ["mound", "bunker"]


@pytest.mark.parametrize(("side", "facing", "y"), [("one", 0, 1), ("two", 4, 13)])
def test_fort_03_a_draft_looks_at_the_enemy(side: str, facing: int, y: int) -> None:
    table = table_of()
    script = Script()
    placing.place_fort(referee_of(table, one=script, two=script), side, "bunker", 1)
    assert f"facing:{facing}" in table.ground.pieces[0].traits
    rows = {row for _, row in placing.squares_of(table.ground.pieces[0])}
    assert all((row < 8) == (side == "one") for row in rows)
    assert y not in rows  # near the middle first


def test_obj_01_a_large_unit_holds_with_any_of_its_squares() -> None:
    tank = card("tank", weapon(), type="vehicle", kind="tank", damage=6, size="large", locomotion="tracked")
    table = table_of(Put("one1", tank, (5, 5), facing=0), Put("two1", card("foe", weapon(count=5)), (0, 15)))
    assert objectives.holder(table, things.objective("o", 5, 4, "south")) == "one"
    assert objectives.holder(table, things.objective("o", 5, 6, "south")) == ""
