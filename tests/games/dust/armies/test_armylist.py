"""Army lists as files: what they name, where they are found, what is wrong with one (DT-SETUP-04)."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.engine import datafiles
from escarmouche.engine.errors import DataError
from escarmouche.games.dust.armies import armybook, armylist

LIST = "book: {book}\nname: {{en: x, fr: x}}\npoints: 50\nunits: {units}\n{more}"


def written(folder: Path, units: str, more: str = "", book: str = "axis") -> str:
    path = folder / "x.yaml"
    path.write_text(LIST.format(book=book, units=units, more=more), encoding="utf-8")
    return str(path)


def why(folder: Path, units: str, more: str = "", book: str = "axis") -> str:
    with pytest.raises(DataError) as error:
        armylist.load_list(written(folder, units, more, book))
    return str(error.value)


def test_setup_04_a_list_costs_what_its_cards_cost(tmp_path: Path) -> None:
    army = armylist.load_list(written(tmp_path, "[the-ghosts, {unit: manfred}]", "forts: [bunker]"))
    assert [pick.unit for pick in army.picks] == ["the-ghosts", "manfred"]
    assert army.points == 50
    assert army.total == sum(army.card(pick).points for pick in army.picks) + 15


def test_setup_04_what_a_list_names_must_be_there(tmp_path: Path) -> None:
    assert "units.1" in why(tmp_path, "[the-ghosts, nobody]")
    assert "the book axis has no unit nobody" in why(tmp_path, "[nobody]")
    assert "the-ghosts has no option gold" in why(tmp_path, "[{unit: the-ghosts, options: [gold]}]")
    nowhere = why(tmp_path, "[nobody]", book="nowhere")
    assert "x.yaml:1 (book): there is no army book called nowhere" in nowhere
    for number in (1, 3):
        said = why(tmp_path, f"[{{unit: manfred, aboard: {number}}}, the-ghosts]")
        assert "aboard names no other unit" in said
    assert armylist.load_list(written(tmp_path, "[{unit: manfred, aboard: 2}, the-ghosts]"))
    assert "a fort is bunker or strongpoint, not castle" in why(tmp_path, "[{unit: manfred, fort: castle}]")
    assert "(forts.0): castle is no fortification" in why(tmp_path, "[manfred]", "forts: [castle]")
    path = tmp_path / "y.yaml"
    path.write_text("- a\n")
    with pytest.raises(DataError, match="an army list is a mapping"):
        armylist.load_list(str(path))


def test_setup_04_of_a_unit_that_cannot_be_fielded_it_is_said_what_is_missing(tmp_path: Path) -> None:
    said = why(tmp_path, "[spetsnaz]", book="ssu")
    assert "the book ssu has no unit spetsnaz: not known of it: armour, move" in said
    assert "not known of it: armour" in why(tmp_path, "[panzerspahlaufer-i]")
    assert "not known of it" not in why(tmp_path, "[nobody]")


def test_books_and_lists_of_ones_own_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "armies").mkdir()
    (tmp_path / "lists").mkdir()
    axis = armybook.BOOKS.find("axis").read_text(encoding="utf-8")
    (tmp_path / "armies" / "mine.yaml").write_text(
        axis.replace("key: axis", "key: mine", 1), encoding="utf-8"
    )
    mine = LIST.format(book="mine", units="[the-ghosts]", more="")
    (tmp_path / "lists" / "my-list.yaml").write_text(mine, encoding="utf-8")
    (tmp_path / "loose.yaml").write_text(mine, encoding="utf-8")
    folder = str(tmp_path)
    assert armybook.BOOKS.names(folder) == ("allies", "axis", "mine", "ssu")
    assert armybook.BOOKS.names() == ("allies", "axis", "ssu")
    assert "my-list" in armylist.LISTS.names(folder)
    assert "my-list" not in armylist.LISTS.names()
    assert armylist.load_list("my-list", folder).book.key == "mine"
    assert armylist.load_list("loose", folder).book.key == "mine"
    assert armybook.BOOKS.find("mine", folder) == tmp_path / "armies" / "mine.yaml"
    assert datafiles.own_folder() is None
    with pytest.raises(DataError, match=r"no army book called mine; there are: allies, axis, ssu$"):
        armybook.BOOKS.find("mine")
    with pytest.raises(DataError, match="no army list called my-list; there are: allies-100"):
        armylist.load_list("my-list")
    monkeypatch.setenv("ESCARMOUCHE_BOOKS", folder)
    assert armylist.load_list("my-list").book.key == "mine"
    assert armybook.BOOKS.names() == ("allies", "axis", "mine", "ssu")


def test_a_list_may_be_given_by_its_path(tmp_path: Path) -> None:
    path = written(tmp_path, "[manfred]")
    assert armylist.LISTS.find(path) == Path(path)
    bare = tmp_path / "bare"
    bare.write_text(Path(path).read_text())
    assert armylist.LISTS.find(str(bare)) == bare
    assert armylist.LISTS.find("x.yaml") == Path("x.yaml")
