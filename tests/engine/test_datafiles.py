"""Shelves: our files, the user's, and what is said where a name is on neither."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from escarmouche.engine import yamlfile
from escarmouche.engine.datafiles import FOLDER_VARIABLE, Shelf
from escarmouche.engine.errors import DataError

TREE = "map"


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the files of these tests hold."""

    size: int


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    ours = tmp_path / "ours"
    ours.mkdir()
    (ours / "oak.yaml").write_text("size: 3\n")
    (ours / "elm.yaml").write_text("size: many\n")
    return Shelf(ours, TREE, "trees", "size", paths=True)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    own = tmp_path / "own"
    (own / "trees").mkdir(parents=True)
    (own / "trees" / "fir.yaml").write_text("size: 5\n")
    (own / "ash.yaml").write_text("size: 6\n")
    (own / "letter.yaml").write_text("dear: friend\n")
    return own


def test_ours_alone(shelf: Shelf) -> None:
    assert shelf.names() == ("elm", "oak")
    assert shelf.find("oak") == shelf.ours / "oak.yaml"
    assert shelf.read("oak", Thing) == Thing(3)


def test_the_users_folder_and_what_lies_about_in_it(shelf: Shelf, own: Path) -> None:
    assert shelf.names(str(own)) == ("ash", "elm", "fir", "oak")
    assert shelf.find("fir", str(own)) == own / "trees" / "fir.yaml"
    assert shelf.find("ash", str(own)) == own / "ash.yaml"
    assert shelf.load("ash", str(own)).read(Thing) == Thing(6)


def test_the_variable_names_the_folder(shelf: Shelf, own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(own))
    assert "fir" in shelf.names()
    assert "fir" not in Shelf(shelf.ours, TREE).names()


def test_a_name_of_ours_is_not_taken_over(shelf: Shelf, own: Path) -> None:
    (own / "trees" / "oak.yaml").write_text("size: 99\n")
    assert shelf.find("oak", str(own)).parent == shelf.ours


def test_a_path(shelf: Shelf, own: Path) -> None:
    assert shelf.find(str(own / "ash.yaml")) == own / "ash.yaml"
    with pytest.raises(DataError, match=r"gone\.yaml: cannot be read"):
        shelf.load(str(own / "gone.yaml"))
    closed = Shelf(shelf.ours, TREE, "trees", "size")
    with pytest.raises(DataError, match="there is no map called"):
        closed.find(str(own / "ash.yaml"))


def test_an_unknown_name_is_answered_with_those_there_are(shelf: Shelf, own: Path) -> None:
    with pytest.raises(DataError, match=r"^there is no map called yew; there are: elm, oak$"):
        shelf.find("yew")
    with pytest.raises(DataError) as error:
        shelf.find("yew")
    assert error.value.said("fr") == "il n'y a pas de carte du nom de yew ; il y a : elm, oak"
    with pytest.raises(DataError, match=r"there are: ash, elm, fir, oak$"):
        shelf.find("yew", str(own))
    with pytest.raises(DataError, match=r"^there is no map called yew; there are: elm, oak$"):
        shelf.read("yew", Thing)


def test_a_file_of_ours_that_does_not_fit_is_named(shelf: Shelf) -> None:
    with pytest.raises(DataError, match=r"elm\.yaml: Expected `int`"):
        shelf.read("elm", Thing)


def test_a_document_is_read_once_and_blames_the_part(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("# one line\nsize: 4\n")
    document = yamlfile.load(path)
    assert yamlfile.load(path) is document
    assert document.read(Thing) is document.read(Thing)
    path.write_text("size: 5\n")
    assert yamlfile.load(path).read(Thing) == Thing(5)
    with pytest.raises(DataError, match=r"a\.yaml:2 \(size\): too small$"), document.blaming("size"):
        raise DataError("too small")
