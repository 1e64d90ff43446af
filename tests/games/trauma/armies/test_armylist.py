"""Army lists: reading them, what they cost, the lists that come with the books."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.trauma.armies import armylist, catalogue, listcheck, muster
from escarmouche.games.trauma.armies.armylist import Choice
from escarmouche.games.trauma.setup import scenario, setup
from escarmouche.games.trauma.table import INFANTRY
from tests.games.trauma.books import SMALL, small_book, small_list

NAMES = armylist.LISTS.names()
BOOKS = ("belt", "helion", "usf")
SIZES = {15: 3, 24: 0, 30: 6, 45: 11}

LIST = """\
book: small
name: {en: Mine, fr: La mienne}
points: 15
sections: {a: line}
assault:
  - {unit: squad, section: a}
"""


def test_every_book_has_two_lists_of_every_size() -> None:
    expected = {f"{b}-{s}-{w}" for b in BOOKS for s in SIZES for w in ("infantry", "mixed")}
    assert set(NAMES) == expected


@pytest.mark.parametrize("name", NAMES)
def test_prep_06_the_lists_that_come_with_the_books_are_legal_and_whole(name: str) -> None:
    found = armylist.load_list(name)
    book, size, word = name.split("-")
    assert (found.book.key, found.points) == (book, int(size))
    assert found.reinforcement_value == SIZES[found.points]
    assert listcheck.check(found) == ()
    assert armylist.total_cost(found, found.choices) == found.points
    assert armylist.total_cost(found, found.assault) == found.points - SIZES[found.points]
    made = muster.muster(found, "one")
    infantry = sum(u.cost for u in made.units.values() if made.entries[u.entry].kind == INFANTRY)
    assert 2 * infantry >= found.points
    assert (infantry == found.points) == (word == "infantry")


@pytest.mark.parametrize("name", [n for n in NAMES if "-15-" not in n])
def test_every_list_can_hurt_armour_eight(name: str) -> None:
    """Two sources of Force 6 or more, or units that can make a suicide assault (TR-SUIC-01)."""
    made = muster.muster(armylist.load_list(name), "one")
    guns = sum(
        any(made.weapons[c.weapon].force >= 6 for c in made.profiles[f.profile].weapons)
        for f in made.figures.values()
    )
    desperate = [u for u in made.units.values() if made.entries[u.entry].rank in ("irregular", "regular")]
    assert guns >= 2 or desperate
    assert guns >= 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("word", ["infantry", "mixed"])
def test_lists_of_one_size_are_alike(size: int, word: str) -> None:
    """The same number of units but one; how they fare is played (docs/balance.md)."""
    lists = [armylist.load_list(f"{book}-{size}-{word}") for book in BOOKS]
    counts = [len(found.choices) for found in lists]
    assert max(counts) - min(counts) <= 1


def test_a_users_list_is_found_by_name_and_by_path(tmp_path: Path) -> None:
    (tmp_path / "armies").mkdir()
    (tmp_path / "lists").mkdir()
    (tmp_path / "armies" / "small.yaml").write_text(SMALL, encoding="utf-8")
    path = tmp_path / "lists" / "mine.yaml"
    path.write_text(LIST, encoding="utf-8")
    by_name = armylist.load_list("mine", str(tmp_path))
    assert by_name == armylist.load_list(str(path), str(tmp_path))
    assert "mine" in armylist.LISTS.names(str(tmp_path))
    with pytest.raises(DataError, match=r"mine.yaml:1 \(book\).*no army book called small"):
        armylist.load_list(str(path))
    with pytest.raises(DataError, match="no army list called nothing"):
        armylist.load_list("nothing")


def test_a_wrong_list_is_named_with_file_line_and_key(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(LIST + "  - {unit: squad, section: a, strength: huge}\n", encoding="utf-8")
    with pytest.raises(DataError, match=r"wrong.yaml:7 \(assault.1.strength\)"):
        armylist.load_list(str(path), str(tmp_path))
    path.write_text(LIST + "profile: {armour: 9}\n", encoding="utf-8")
    with pytest.raises(DataError, match="unknown field `profile`"):
        armylist.load_list(str(path), str(tmp_path))


def test_a_unit_costs_its_strength_its_officer_and_its_options() -> None:
    unit = small_book().unit("squad")
    assert unit is not None
    assert armylist.cost_of(unit, Choice("squad", "a")) == 3
    assert armylist.cost_of(unit, Choice("squad", "a", "extended", "captain", {"gun": 2})) == 5 + 2 + 2
    assert armylist.cost_of(unit, Choice("squad", "a", options={"medic": 1})) == 3


def test_scen_09_other_totals_keep_a_fifth_rounded_up() -> None:
    assert [armylist.usual_reinforcement(n) for n in (15, 24, 30, 31, 45)] == [3, 5, 6, 7, 11]


def test_prep_02_a_list_names_one_book() -> None:
    assert small_list("{unit: squad, section: a}").book.key == "small"
    assert "book" in armylist.schema()["$defs"]["ListFile"]["required"]


def test_prep_01_lists_take_the_size_their_side_of_a_scenario_has() -> None:
    pair = ("usf-30-mixed", "belt-30-mixed")
    assert catalogue.lists_for("generator", pair) == pair
    assert catalogue.lists_for("attack", pair) == ("usf-30-mixed", "belt-24-mixed")
    assert catalogue.lists_for("generator", ("usf-45-mixed", "mine.yaml")) == ("usf-45-mixed", "mine.yaml")


def test_prep_01_a_list_too_large_for_its_role_is_so_many_points_over() -> None:
    options = {"attacker": "one", "points": 30, "reinforcement": 0, "turns": 6}
    played = scenario.load("attack")
    large = armylist.load_list("usf-45-mixed")
    for side in ("one", "two"):
        force = setup.force_of(played, options, "attacker" if side == "one" else "defender")
        found = [r for r in setup.check_army(large, played, options, side) if r.reason == "too-expensive"]
        assert [r.rule for r in found] == ["TR-PREP-01"]
        whole = large.choices if force.reinforcement else large.assault
        assert found[0].excess == armylist.total_cost(large, whole) - force.points
