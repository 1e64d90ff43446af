"""The books and lists there are, the pairs that are played, and what is wrong with a file (DT-SETUP-04)."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.dust.armies import armybook, armylist
from escarmouche.games.dust_tactics.armies import catalogue

GHOSTS = "book: axis\nname: {en: x, fr: x}\npoints: 50\nunits: [the-ghosts]\n"


def test_setup_04_lists_of_a_pair_are_of_one_size() -> None:
    pairs = catalogue.list_pairs()
    for one, two in pairs:
        assert ("-50-" in one) == ("-50-" in two)
    assert len(set(pairs)) == len(pairs)


def test_setup_04_every_small_list_meets_every_other_and_itself() -> None:
    small = [name for name in armylist.LISTS.names() if "-50-" in name]
    pairs = {frozenset(pair) for pair in catalogue.list_pairs() if "-50-" in pair[0]}
    assert pairs == {frozenset((a, b)) for a in small for b in small}
    assert "-50-" in catalogue.list_pairs()[0][0]


def test_setup_04_no_big_list_meets_itself_and_all_are_played() -> None:
    big = {name for name in armylist.LISTS.names() if "-50-" not in name}
    pairs = [pair for pair in catalogue.list_pairs() if "-50-" not in pair[0]]
    assert all(one != two for one, two in pairs)
    assert {name for pair in pairs for name in pair} == big


def test_setup_04_the_lists_use_every_card_of_every_book() -> None:
    used: dict[str, set[str]] = {}
    for name in {name for pair in catalogue.list_pairs() for name in pair}:
        army = armylist.load_list(name)
        used.setdefault(army.book.key, set()).update(pick.unit for pick in army.picks)
    for key in armybook.BOOKS.names():
        book = armybook.load(armybook.BOOKS.find(key))
        assert {entry.key for entry in book.units} == used[key]


def test_books_and_lists_by_name() -> None:
    found = catalogue.ARMOURY.catalogue()
    assert found["book"] == ("allies", "axis", "ssu")
    assert set(catalogue.DEFAULT_LISTS) < set(found["list"])


def test_setup_04_a_file_is_a_list_or_a_book(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(GHOSTS)
    assert catalogue.ARMOURY.check_file(path) == ()
    path.write_text(GHOSTS.replace("points: 50", "points: 5"))
    assert [refusal.rule for refusal in catalogue.ARMOURY.check_file(path)] == ["DT-SETUP-04"]
    path.write_text(armybook.BOOKS.find("axis").read_text(encoding="utf-8"), encoding="utf-8")
    assert catalogue.ARMOURY.check_file(path) == ()
    path.write_text("key: own\nname: {en: x, fr: x}\nunits: 5\n")
    with pytest.raises(DataError, match="units"):
        catalogue.ARMOURY.check_file(path)
    path.write_text("- a\n")
    with pytest.raises(DataError, match="expected an army book or an army list"):
        catalogue.ARMOURY.check_file(path)


def test_setup_04_a_list_of_ones_own_book(tmp_path: Path) -> None:
    (tmp_path / "armies").mkdir()
    axis = armybook.BOOKS.find("axis").read_text(encoding="utf-8").replace("key: axis", "key: mine", 1)
    (tmp_path / "armies" / "mine.yaml").write_text(axis, encoding="utf-8")
    path = tmp_path / "x.yaml"
    path.write_text(GHOSTS.replace("book: axis", "book: mine"))
    assert catalogue.ARMOURY.check_file(path, books=str(tmp_path)) == ()
    assert "mine" in catalogue.ARMOURY.catalogue(str(tmp_path))["book"]
