"""Ready-made lists: three sizes, two styles for each army, exact to the last PA; bad input in words."""

from __future__ import annotations

from itertools import product

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.at43.armies import catalogue, listcheck
from escarmouche.games.at43.armies.armylist import LISTS, allowance, load_list
from escarmouche.games.at43.table import ATTACKER, DEFENDER

NAMES = LISTS.names()
BOOKS = ("northguard", "array", "choir", "haulers")
SIZES = (500, 1000, 2000)


def test_every_army_has_two_styles_at_each_size() -> None:
    assert len(NAMES) == len(BOOKS) * len(SIZES) * 2
    for book, size in product(BOOKS, SIZES):
        assert len([name for name in NAMES if name.startswith(f"{book}-{size}-")]) == 2


@pytest.mark.parametrize("name", NAMES)
def test_a_ready_made_list_is_legal_to_the_last_point(name: str) -> None:
    army = load_list(name)
    assert listcheck.check(army) == ()
    assert army.total == army.points == int(name.split("-")[1])
    assert army.book.key == name.split("-")[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_ready_made_list_proposes_a_group_for_each_role(name: str) -> None:
    army = load_list(name)
    for role in (ATTACKER, DEFENDER):
        most = allowance(army.points, role)
        assert most // 2 < army.proposed(role) <= most, role


@pytest.mark.parametrize("name", NAMES)
def test_a_ready_made_list_has_a_name_and_a_line_of_character(name: str) -> None:
    described = catalogue.ARMOURY.described(name)
    for words in (described.name, described.character):
        assert set(words) == {"en", "fr"}
        assert all(words.values())
        assert words["en"] != words["fr"]


def test_ready_made_lists_bring_every_unit_of_every_book() -> None:
    used = {
        (army.book.key, id)
        for army in map(load_list, NAMES)
        for choice in army.choices
        for id in (choice.unit, choice.hero)
        if id
    }
    known = {(book, unit.id) for book in BOOKS for unit in LISTS.books.book(book).units}
    assert sorted(known - used) == []


def test_pairs_of_the_usual_size() -> None:
    pairs = catalogue.list_pairs()
    assert len(pairs) == 8 * 9 // 2
    assert all("-1000-" in name for pair in pairs for name in pair)


def test_a_list_that_is_none_is_refused_in_words() -> None:
    for data, word in (
        ({"book": "northguard", "name": {"en": "x", "fr": "x"}, "points": 500}, "sections"),
        ({"book": "nobody", "name": {"en": "x", "fr": "x"}, "points": 500, "sections": []}, "nobody"),
        ({"book": "array", "name": {"en": "x", "fr": "x"}, "points": 0, "sections": []}, "points"),
    ):
        with pytest.raises(DataError, match=word):
            catalogue.ARMOURY.check_list(data)


def test_check_list_tells_every_reason() -> None:
    data = {
        "book": "northguard",
        "name": {"en": "x", "fr": "x"},
        "points": 500,
        "sections": [
            [{"unit": "riflemen", "strength": 11, "special": {"missile_launcher": 3}, "group": "assault"}]
        ],
    }
    reasons = [(refusal.rule, refusal.reason) for refusal in catalogue.ARMOURY.check_list(data)]
    assert reasons == [
        ("A4-GEN-09", "strength-too-large"),
        ("A4-ABIL-05", "too-many-special"),
        ("A4-FORCE-01", "assault-too-large"),
    ]


@pytest.mark.parametrize("book", BOOKS)
def test_cards_tell_all_that_a_unit_has(book: str) -> None:
    army = LISTS.books.book(book)
    cards = {card.id: card for card in catalogue.cards(book)}
    assert list(cards) == [unit.id for unit in army.units]
    for unit in army.units:
        lines = cards[unit.id].lines
        labels = [label["fr"] for label, _ in lines]
        assert all(label["en"] and "-" not in label["en"].split()[0] for label, _ in lines)
        for id in (*unit.weapons, *unit.special_weapons):
            weapon = army.weapon(id)
            assert weapon
            assert any(label.startswith(weapon.name.fr) for label in labels)
        assert ("Each, AP", str(unit.pa_each)) in [(label["en"], value) for label, value in lines]
        assert lines[-1][1] == "ruling"
