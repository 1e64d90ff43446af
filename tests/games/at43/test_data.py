"""The books keep to the ranges of the guidance; the ledger speaks both languages."""

from __future__ import annotations

import pytest

from escarmouche.games.at43.armies import armybook
from escarmouche.games.at43.armies.armybook import ArmyBook, UnitEntry, WeaponLine
from escarmouche.games.at43.rules import LEDGER

BOOKS = armybook.all_books()
UNITS = [(book, unit) for book in BOOKS.values() for unit in book.units]
WEAPONS = [(book, line) for book in BOOKS.values() for line in book.weapons]


def ids(part: object) -> str:
    return getattr(part, "key", getattr(part, "id", ""))


@pytest.mark.parametrize(("book", "unit"), UNITS, ids=ids)
def test_profiles_lie_in_the_ranges_of_the_guidance(book: ArmyBook, unit: UnitEntry) -> None:
    fast = (8, 18) if unit.infantry else (12, 35)
    assert fast[0] <= unit.movement_cm <= fast[1]
    assert unit.morale == "none" or (isinstance(unit.morale, int) and 5 <= unit.morale <= 11)
    assert 2 <= unit.combat <= 8
    low, high = (3, 9) if unit.infantry else (9, 16)
    assert low <= unit.protection <= high
    if unit.infantry:
        assert unit.size == 2 if unit.rank == 3 else unit.size <= 2
    else:
        assert unit.size in (unit.rank + 2, 4)
        assert unit.structure
        assert 1 <= unit.structure.propulsion <= 3
        assert 2 <= unit.structure.frame <= 5
        assert unit.structure.each_weapon in (1, 2)
    if unit.capacity:
        assert 6 <= unit.capacity <= 12


@pytest.mark.parametrize(("book", "unit"), UNITS, ids=ids)
def test_strengths_and_special_weapons_are_usual(book: ArmyBook, unit: UnitEntry) -> None:
    if unit.hero:
        assert (unit.strength_standard, unit.strength_max) == (1, 1)
    elif unit.armour:
        assert unit.strength_standard == 1
        assert unit.strength_max <= 3
    for strength, most in unit.special_max:
        assert 3 <= strength / most <= 8


@pytest.mark.parametrize(("book", "line"), WEAPONS, ids=ids)
def test_weapons_lie_in_the_ranges_of_the_guidance(book: ArmyBook, line: WeaponLine) -> None:
    assert (line.accuracy == 0) == (line.kind == "projection")
    if line.kind == "indirect":
        assert 3 <= line.accuracy <= 4
        assert 1 <= line.area_cm <= 4
    if line.kind == "projection":
        assert 10 <= line.reach_cm <= 30
    assert line.damage == 1 or line.penetration >= 9


@pytest.mark.parametrize("book", BOOKS.values(), ids=ids)
def test_names_are_there_in_both_languages(book: ArmyBook) -> None:
    words = [book.name, book.theme, *(w.name for w in book.weapons), *(g.name for g in book.grades)]
    words += [name for u in book.units for name in (u.name, u.fighter)]
    assert all(w.en and w.fr for w in words)
    units = [unit.name.fr for unit in book.units]
    assert len(set(units)) == len(units)
    for unit in book.units:
        carried = [line.name.fr for id in dict.fromkeys(unit.weapons) if (line := book.weapon(id))]
        carried += [line.name.fr for id in unit.special_weapons if (line := book.weapon(id))]
        assert len(set(carried)) == len(carried), unit.id


def test_rulings_and_examples_are_in_both_languages() -> None:
    same = [
        rule.id
        for rule in LEDGER.rules.values()
        for text in (rule.ruling, rule.example)
        if text and text["en"] == text["fr"]
    ]
    assert same == []
    assert sum(bool(rule.ruling) for rule in LEDGER.rules.values()) > 170
