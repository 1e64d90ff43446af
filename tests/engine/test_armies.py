"""Shelves of books and lists: a force by name, by file and as data, in every game and in the template."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escarmouche import games
from escarmouche.engine import yamlfile
from escarmouche.engine.armies import MOST_BYTES, MOST_DEPTH, MOST_ENTRIES, called, given
from escarmouche.engine.datafiles import Shelf
from escarmouche.engine.errors import DataError, ListRefused
from escarmouche.engine.ruleset import Force, Ruleset, Setup
from escarmouche.games.combat_zone.armies import armylist as combat_zone_lists
from escarmouche.games.dust.armies import armylist as dust_lists
from escarmouche.games.template.armies import forces
from escarmouche.games.trauma.armies import armylist as trauma_lists

LISTS: dict[str, Shelf] = {
    "trauma": trauma_lists.LISTS,
    "combat_zone": combat_zone_lists.LISTS,
    "dust_tactics": dust_lists.LISTS,
    "template": forces.LISTS,
}


def quick_start(ruleset: Ruleset) -> tuple[str, tuple[Force, ...]]:
    scenario = ruleset.armies.scenarios[0]
    return scenario, ruleset.armies.lists_for(scenario, ruleset.armies.default_lists)


def as_data(game: str, name: Force) -> dict[str, Any]:
    """A list as somebody would send it: the contents of its file."""
    assert isinstance(name, str)
    data: dict[str, Any] = yamlfile.load(LISTS[game].find(name)).data
    return data


@pytest.mark.parametrize("game", sorted(LISTS))
def test_a_match_from_data_is_the_match_from_the_same_list_by_name_or_file(game: str) -> None:
    ruleset = games.ruleset(game)
    scenario, lists = quick_start(ruleset)
    by_name = ruleset.rules.new_table(Setup(scenario, lists))
    data = tuple(as_data(game, name) for name in lists)
    files = tuple(str(LISTS[game].find(str(name))) for name in lists)
    for same in (data, files, (lists[0], data[1]), (data[0], files[1])):
        assert ruleset.rules.new_table(Setup(scenario, same)).digest() == by_name.digest()


@pytest.mark.parametrize("game", sorted(LISTS))
def test_a_forbidden_list_as_data_is_refused_with_its_rule(game: str) -> None:
    ruleset = games.ruleset(game)
    scenario, lists = quick_start(ruleset)
    dear = {**as_data(game, lists[0]), "points": 1}
    refusals = ruleset.armies.check_list(dear)
    assert "too-expensive" in [refusal.reason for refusal in refusals]
    options = {} if game == "template" else {"points": 1}
    with pytest.raises(ListRefused) as wrong:
        ruleset.rules.new_table(Setup(scenario, (dear, dear), options))
    assert "too-expensive" in [refusal.reason for refusal in wrong.value.refusals]
    assert {refusal.rule for refusal in wrong.value.refusals} <= set(ruleset.ledger.rules)
    assert wrong.value.path == called(dear)


@pytest.mark.parametrize("game", sorted(LISTS))
def test_army_check_says_of_data_what_it_says_of_the_file(game: str, tmp_path: Path) -> None:
    ruleset = games.ruleset(game)
    for name in LISTS[game].names():
        data = as_data(game, name)
        for points in (data["points"], 1):
            path = tmp_path / "mine.yaml"
            text = LISTS[game].find(name).read_text(encoding="utf-8")
            path.write_text(text.replace(f"points: {data['points']}", f"points: {points}"), encoding="utf-8")
            assert ruleset.armies.check_list({**data, "points": points}) == ruleset.armies.check_file(path)


@pytest.mark.parametrize("game", sorted(LISTS))
def test_a_mistake_in_data_names_the_list_and_the_key(game: str) -> None:
    ruleset = games.ruleset(game)
    data = as_data(game, quick_start(ruleset)[1][0])
    with pytest.raises(DataError, match=r"^\S.*\(colour\): "):
        ruleset.armies.check_list({**data, "colour": "red"})
    with pytest.raises(DataError, match=r"\(book\): there is no army book called nowhere; there are: "):
        ruleset.armies.check_list({**data, "book": "nowhere"})
    with pytest.raises(DataError, match="points"):
        ruleset.armies.check_list({**data, "points": "many"})


def test_a_list_that_is_too_large_is_refused() -> None:
    scouts = as_data("template", "scouts")
    check = games.ruleset("template").armies.check_list
    with pytest.raises(DataError, match=f"at most {MOST_ENTRIES} entries, not {MOST_ENTRIES + 1}"):
        check({**scouts, "units": [1] * (MOST_ENTRIES + 1)})
    with pytest.raises(DataError, match=f"at most {MOST_ENTRIES} entries"):
        check({**scouts, "units": [[{"more": [1, 2, 3]}] * 20] * 3})
    with pytest.raises(DataError, match=f"at most {MOST_BYTES} bytes"):
        check({**scouts, "force": "x" * MOST_BYTES})
    deep: Any = "end"
    for _ in range(5000):
        deep = {"more": deep}
    with pytest.raises(DataError, match=f"at most {MOST_DEPTH} levels"):
        check({**scouts, "force": deep})
    with pytest.raises(DataError, match="words and numbers only"):
        check({**scouts, "force": object()})
    assert given({**scouts, "units": [1] * MOST_ENTRIES}).data["units"]


def test_what_a_force_is_called() -> None:
    assert called("scouts") == "scouts"
    assert called({"book": "usf", "name": {"en": "Red\n Guards", "fr": "x"}}) == "Red Guards"
    assert called({"name": {"en": "x" * 99}}) == "x" * 64
    assert called({"book": "usf", "name": 3}) == "usf"
    assert called({}) == "?"


def test_the_wrong_number_of_forces_and_what_is_no_list() -> None:
    ruleset = games.ruleset("template")
    with pytest.raises(DataError, match="template wants a force for each of 2 sides, not 3"):
        ruleset.rules.new_table(Setup("outpost", ("scouts",) * 3))
    with pytest.raises(DataError, match="mapping that starts with `book:`"):
        forces.LISTS.read_army(yamlfile.parse("[1, 2]", "x.yaml"))
    with pytest.raises(DataError, match="mapping that starts with `key:`"):
        forces.BOOKS.read_book(yamlfile.parse("[1, 2]", "x.yaml"))


def test_the_catalogue_has_the_users_own(tmp_path: Path) -> None:
    ruleset = games.ruleset("template")
    assert ruleset.armies.catalogue() == {"book": ("outpost",), "list": ("scouts", "veterans")}
    (tmp_path / "lists").mkdir()
    text = forces.LISTS.find("scouts").read_text(encoding="utf-8")
    (tmp_path / "lists" / "mine.yaml").write_text(text, encoding="utf-8")
    assert ruleset.armies.catalogue(str(tmp_path))["list"] == ("mine", "scouts", "veterans")
    by_name = ruleset.rules.new_table(Setup("outpost", ("scouts", "scouts")))
    own = ruleset.rules.new_table(Setup("outpost", ("mine", "scouts"), books=str(tmp_path)))
    assert own.digest() == by_name.digest()


def test_check_file_knows_books_from_lists(tmp_path: Path) -> None:
    check = games.ruleset("template").armies.check_file
    assert check(forces.BOOKS.find("outpost")) == ()
    assert check(forces.LISTS.find("veterans")) == ()
    bad = tmp_path / "bad.yaml"
    bad.write_text("key: mine\nname: {en: a, fr: b}\nrule: TP-NOPE-01\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"bad.yaml:3 \(rule\): the ledger has no rule TP-NOPE-01"):
        check(bad)
    bad.write_text("- 1\n", encoding="utf-8")
    with pytest.raises(DataError, match="expected an army book or an army list"):
        check(bad)


def test_a_book_of_ours_is_read_once_and_a_key_is_taken_once(tmp_path: Path) -> None:
    assert forces.BOOKS.book("outpost") is forces.BOOKS.book("outpost")
    (tmp_path / "armies").mkdir()
    copy = tmp_path / "armies" / "copy.yaml"
    copy.write_text(forces.BOOKS.find("outpost").read_text(encoding="utf-8"), encoding="utf-8")
    assert forces.BOOKS.book("copy", str(tmp_path)).key == "outpost"
    with pytest.raises(DataError, match="another army book is already called outpost"):
        forces.BOOKS.all_books(str(tmp_path))


def test_sisters_leave_what_is_the_users_own() -> None:
    lists_for = games.ruleset("combat_zone").armies.lists_for
    data = as_data("combat_zone", "gang-200-street")
    assert lists_for("stronghold", ("corp-200-gate", data)) == ("corp-200-gate", data)
    assert lists_for("stronghold", ("gang-200-fire", "corp-200-mine")) == ("gang-200-fire", "corp-200-mine")
    assert lists_for("stronghold", ("gang-200-fire", "corp-200-suits"))[1] == "corp-100-suits"
    assert lists_for("stronghold", ("gang-200-fire", "corp-200-gate"))[1] == "corp-100-breach"
