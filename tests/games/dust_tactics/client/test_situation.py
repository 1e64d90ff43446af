"""Situation files of Dust Tactics: what they say is on the table, and a table is written without loss."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.table import Luck
from escarmouche.games import dust_tactics
from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.chapters.board import things
from escarmouche.games.dust_tactics.chapters.board.board import board_of
from escarmouche.games.dust_tactics.client.situation import read_situation, write_situation
from tests.games.dust.tables import Put, card, opening, table_of, tile, wall, weapon

FILES = [
    path
    for path in sorted((Path(dust_tactics.__file__).parent / "situations").glob("*.yaml"))
    if not path.stem.startswith(("book-", "list-"))  # those show mistakes in books and lists
]
LARA = {"card": "lara", "side": "one"}


def at(*keys: str | int) -> str:
    return ".".join(map(str, keys))


def read(**values: Any) -> Table:
    values.setdefault("units", [])
    return read_situation({"game": "dust_tactics", **values}, at)


def unit(**values: Any) -> Table:
    """A table with one unit of the Ghosts."""
    return read(units=[{"card": "the-ghosts", "side": "one", **values}])


def again(table: Table) -> Table:
    """The table written down as a file and read again."""
    written = yaml.safe_load(yaml.safe_dump(write_situation(table), allow_unicode=True))
    return read_situation({"game": "dust_tactics", **written}, at)


def same(a: Table, b: Table) -> None:
    assert a.setting == b.setting
    assert (a.ground.width, a.ground.depth, a.ground.pieces) == (
        b.ground.width,
        b.ground.depth,
        b.ground.pieces,
    )
    assert a.sides == b.sides
    assert a.units == b.units
    assert a.figures == b.figures
    assert a.turn == b.turn
    assert a.luck == b.luck


# -- and back -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_situation_is_written_as_it_was_read(path: Path) -> None:
    document = yamlfile.load(path)
    table = read_situation(document.data, document.at)
    same(again(table), table)


def test_a_table_with_everything_on_it_is_written_without_loss() -> None:
    gun = weapon("gun", "B/1", "reload", count=2, least=2, arc="front")
    faust = weapon("faust", "1/N", "limited_ammo", boxes=3)
    squad = card(
        "squad", gun, faust, skills=("charge", "camouflage"), specialists=("officer", "", "", "", "")
    )
    walker = card("walker", gun, type="vehicle", kind="walker", locomotion="walker", damage=6, size="large")
    table = table_of(
        Put("one1", squad, (3, 4), left=3, markers=["stunned"], ammo=(0, 2), used=("lucky",)),
        Put("one2", squad, place="aboard", carrier="one3", seat="outside"),
        Put("one3", walker, (5, 5), facing=2, boxes=2, pilotless=True, empty=True),
        Put("two1", squad, (6, 1), level=2, gripper="one3", ready=3),
        Put("two2", walker, place="gone", left=0),
        rows=["t......", "......."] * 4,
        pieces=[wall("w", 1, 1, "e"), opening("o", 1, 1, "e", "large"),
                tile("h", "building", 6, 1, 1, 1, "floors:2")],
        things=[
            things.objective("a", 1, 1, "south"), things.objective("b", 2, 5), things.smoke(0, 0, 3)
        ],
        turn={"hero": "one2", "reacted": True, "spare": 2, "count": 4, "round": 2},
        options={"columns": 7}, setting={"points": 75, "turns": 6, "reserves": 2},
        one={"points": 7, "score": 2, "lost": ("one9",), "standing": {"reaction": "above-50:2"}},
        two={"reserves": 1, "half": "", "bloc": ""},
    )  # fmt: skip
    table.luck = Luck("2/activations/t", {"DT-HIT-01": 3})
    same(again(table), table)
    assert write_situation(again(table)) == write_situation(table)


def test_what_is_at_its_start_is_not_written() -> None:
    data = write_situation(table_of(Put("one1", card("squad"), (3, 4))))
    assert "smoke" not in data
    assert "options" not in data
    assert "pieces" not in data
    assert data["size"] == [12, 16]
    (written,) = data["units"]
    assert written["at"] == [3, 4]
    assert set(written["state"]) <= {"place", "ammo"}
    assert "level" not in written
    assert "id" not in data["cards"]["squad"]


# -- what a file may leave out ------------------------------------------------------------------------------


def test_a_file_that_says_little_is_the_first_turn_of_an_encounter() -> None:
    table = unit(at=[3, 4])
    assert (table.ground.width, table.ground.depth) == (12000, 16000)
    setting = table.setting
    assert (setting.scenario, setting.turns, setting.points, setting.system) == (
        "encounter",
        8,
        50,
        "dust_tactics",
    )
    assert (table.turn.round, table.turn.active, table.turn.first) == (1, "one", "one")
    assert (table.sides["one"].half, table.sides["two"].half) == ("south", "north")
    assert (table.sides["one"].bloc, table.sides["two"].bloc) == ("axis", "")


def test_units_are_numbered_and_face_each_other() -> None:
    table = read(units=[
        {"card": "the-ghosts", "side": "one", "at": [3, 4]}, {"card": "manfred", "side": "two", "at": [3, 9]},
        LARA, {**LARA, "side": "two", "id": "hers", "at": [1, 1], "facing": 2},
    ])  # fmt: skip
    assert list(table.units) == ["one1", "two1", "one2", "hers"]
    assert [table.units[u].facing for u in table.units] == [0, 4, 0, 2]
    assert [table.units[u].place for u in table.units] == ["board", "board", "off", "board"]
    assert (table.units["one1"].x, table.units["one1"].y) == (3, 4)


def test_the_living_are_counted_or_named() -> None:
    assert unit(at=[3, 4], alive=2).units["one1"].figures == ("one1a", "one1b")
    assert unit(at=[3, 4], alive=["one1c"]).units["one1"].figures == ("one1c",)
    whole = unit(at=[3, 4]).units["one1"]
    assert whole.figures == whole.roster
    marked = unit(at=[3, 4], markers=["stunned"], state={"boxes": 1, "place": "reserve"}).units["one1"]
    assert (marked.markers, marked.boxes, marked.place) == (frozenset({"stunned"}), 1, "reserve")


def test_a_card_may_be_like_another() -> None:
    cards = {"mine": {"like": "the-ghosts", "points": 99}}
    table = read(units=[{"card": "mine", "side": "one", "at": [3, 4]}], cards=cards)
    mine = table.setting.cards["mine"]
    assert (mine.id, mine.points, mine.name, len(mine.soldiers)) == (
        "mine",
        99,
        {"en": "mine", "fr": "mine"},
        5,
    )


def test_a_drawn_board_with_edges_and_forts() -> None:
    table = read(
        board=["t...", "..bb", "...."],
        edges=[{"at": [0, 0], "side": "e"}, {"at": [2, 1], "side": "n", "opening": "large"}],
        forts=[{"kind": "bunker", "at": [0, 0], "facing": 2}],
    )
    board = board_of(table)
    assert (board.columns, board.rows) == (4, 3)
    assert board.kind("tree") == 1 << board.cell(0, 2)
    assert board.buildings == (1 << board.cell(2, 1) | 1 << board.cell(3, 1),)
    assert board.walled(board.cell(0, 0), board.cell(1, 0))
    assert board.edges.large_north == 1 << board.cell(2, 1)
    assert [(f.kind, f.facing) for f in board.forts] == [("bunker", 2)]
    assert [p.id for p in table.ground.pieces if p.id.startswith(("edge", "fort"))] == [
        "edge-1",
        "edge-2",
        "fort-1",
    ]


@pytest.mark.parametrize("size", ["small", "large"])
def test_terr_10_an_opening_alone_has_its_wall(size: str) -> None:
    table = read(board=["..", ".."], edges=[{"at": [0, 0], "side": "e", "opening": size}])
    board = board_of(table)
    here = 1 << board.cell(0, 0)
    assert board.edges.east == here
    assert (board.edges.small_east, board.edges.large_east) == ((here, 0) if size == "small" else (0, here))
    again = board_of(read_situation(write_situation(table), at))
    assert again.edges == board.edges


# -- mistakes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"units": [{"card": "nobody", "side": "one"}]}, "units.0.card: there is no card nobody"),
        ({"units": [{**LARA, "side": "red"}]}, "units.0.side: the sides are one and two"),
        ({"units": [{**LARA, "id": "two"}]}, "units.0.id: two is already"),
        ({"units": [{**LARA, "id": "x"}] * 2}, "units.1.id: x is already"),
        ({"units": [{**LARA, "at": [12, 0]}]}, "units.0.at: 12, 0 is no square"),
        ({"units": [{**LARA, "at": [0, 16]}]}, "units.0.at: 0, 16 is no square"),
        ({"units": [{**LARA, "at": [-1, 0]}]}, "is no square"),
        ({"units": [{**LARA, "state": {"hat": 1}}]}, "units.0.state.hat: a unit has no hat"),
        ({"units": [{**LARA, "alive": ["one1z"]}]}, "units.0.alive: names a miniature"),
        ({"units": [{**LARA, "state": {"carrier": "x"}}]}, "there is no unit x"),
        ({"cards": {"m": {"like": "x"}}, "units": [{**LARA, "card": "m"}]}, "cards.m.like: there is no card"),
        ({"board": ["..", "."]}, "board: the rows of a board are equally long"),
        ({"board": [".q"]}, "board: there is no terrain q"),
        ({"board": ["b.", "bb"]}, "board: the building at 0, 0 is no rectangle"),
        ({"edges": [{"at": [0, 0], "side": "x"}]}, "a side of a square is n, e, s or w, not x"),
        ({"forts": [{"kind": "castle", "at": [0, 0]}]}, "castle is no fortification"),
        ({"sides": {"red": {}}}, "sides.red: the sides are one and two"),
        ({"turn": {"hat": 1}}, "turn.hat: there is no such key"),
        ({"turn": {"smoke": []}}, "turn.smoke: there is no such key"),
        ({"turn": {"unit": "x"}}, "turn.unit: there is no unit x"),
        ({"turn": {"reactor": "x"}}, "turn.reactor: there is no unit x"),
        ({"hat": 1}, "hat"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_place(values: dict[str, Any], said: str) -> None:
    with pytest.raises(DataError) as error:
        read(**values)
    assert said in str(error.value)
