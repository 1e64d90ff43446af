"""Army lists that are built piece by piece, in every game that has a workbench."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche import games
from escarmouche.engine.errors import DataError
from escarmouche.engine.listbuilder import Edit, edited, remedies
from escarmouche.engine.ruleset import Setup

APART = ("star_mogul", "star_mogul_season")
"""Games whose lists are not built on the page."""
GAMES = [name for name in games.offered() if name not in APART]


def armies(game: str) -> Any:
    return games.ruleset(game).armies


@pytest.mark.parametrize("game", GAMES)
def test_every_offered_game_builds_its_lists(game: str) -> None:
    """Every ready-made list lies on the workbench at its price, and nothing forbids it."""
    names = armies(game).catalogue()["list"]
    for name in names:
        data = armies(game).list_data(name)
        bench = armies(game).workbench(data)
        assert sum(row.cost for row in bench.rows) == bench.total <= bench.most
        for row in bench.rows:
            for blank in row.blanks:
                chosen = (blank.value,) if blank.kind == "choice" else blank.value
                assert blank.kind == "number" or set(chosen) <= set(blank.values), (name, row.path, blank.id)
                assert not any(text.startswith("scene-") for text in blank.name.values())
    assert armies(game).check_list(data) == ()


@pytest.mark.parametrize("game", GAMES)
def test_what_is_added_is_there_and_what_is_taken_out_is_not(game: str) -> None:
    data = armies(game).list_data(armies(game).catalogue()["list"][0])
    before = armies(game).workbench(data)
    more = edited(data, before.adds[0].edit)
    assert armies(game).workbench(more).total == before.total + before.adds[0].cost
    row = next(row for row in armies(game).workbench(more).rows if row.cost)
    less = edited(more, Edit("remove", row.path))
    assert armies(game).workbench(less).total == before.total + before.adds[0].cost - row.cost
    assert data == armies(game).list_data(armies(game).catalogue()["list"][0]), "a change leaves the old list"


@pytest.mark.parametrize("game", GAMES)
def test_a_list_too_large_is_refused_with_its_rule_and_mended(game: str) -> None:
    """The dearest addition to a whole list: the rule and the excess are named, and each remedy helps."""
    data = armies(game).list_data(armies(game).default_lists[0])
    bench = armies(game).workbench(data)
    dearest = max(bench.adds, key=lambda add: add.cost)
    large = edited(data, dearest.edit)
    wrong = armies(game).check_list(large)
    assert wrong
    assert any(refusal.excess > 0 for refusal in wrong)
    found = remedies(armies(game).workbench(large), large, wrong, armies(game).check_list)
    assert found
    for remedy in found:
        left = armies(game).check_list(edited(large, remedy.edit))
        kind = (wrong[0].rule, wrong[0].reason)
        assert all((r.rule, r.reason) != kind or r.excess < wrong[0].excess for r in left)


@pytest.mark.parametrize("game", GAMES)
def test_an_empty_list_of_every_book_says_what_it_lacks(game: str) -> None:
    for book in armies(game).catalogue()["book"]:
        empty = armies(game).new_list(book)
        assert armies(game).workbench(empty).total == 0
        assert armies(game).check_list(empty)


@pytest.mark.parametrize("game", GAMES)
def test_a_built_list_is_brought_to_a_match(game: str) -> None:
    ruleset = games.ruleset(game)
    data = ruleset.armies.list_data(ruleset.armies.default_lists[0])
    scenario = ruleset.armies.scenarios[0]
    played = ruleset.armies.briefings(scenario).match
    usual = played.lists or ruleset.armies.default_lists
    lists = ruleset.armies.lists_for(scenario, (data, *usual[1:]))
    assert ruleset.rules.new_table(Setup(scenario, lists, dict(played.options))).units is not None


@pytest.mark.parametrize(
    "edit",
    [
        Edit("add", ("moon",)), Edit("set", ("groups", 99), "type", "squad"), Edit("remove", ()),
        Edit("remove", ("groups", 99)), Edit("set", (), ""), Edit("add", (), value=1),
        Edit("set", (), "points.deep", 3), Edit("remove", tuple(range(20))),
    ],
)  # fmt: skip
def test_a_change_of_what_is_not_there_is_refused(edit: Edit) -> None:
    data = armies("combat_zone").list_data("corp-200-patrol")
    with pytest.raises(DataError, match="the list has no part"):
        edited(data, edit)


def test_who_rides_what_follows_when_a_unit_is_taken_out() -> None:
    dust = armies("dust_tactics")
    units = [
        {"unit": "a"},
        {"unit": "b", "aboard": 1},
        {"unit": "c", "aboard": 2, "attached": 4},
        {"unit": "d"},
    ]
    less = edited({"units": units}, Edit("remove", ("units", 0)), dust.put_right)
    assert less["units"] == [{"unit": "b"}, {"unit": "c", "aboard": 1, "attached": 3}, {"unit": "d"}]
    same = edited({"units": units}, Edit("set", ("units", 1), "aboard", 4), dust.put_right)
    assert same["units"][1]["aboard"] == 4
