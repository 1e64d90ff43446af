"""Balance of the three army books: ranges of the guidance, prices against what units do."""

from __future__ import annotations

import statistics
from fractions import Fraction

import pytest

from escarmouche.games.trauma import armybook, worth
from escarmouche.games.trauma.armybook import ArmyBook, UnitEntry, weapon_record
from escarmouche.games.trauma.armylist import Choice
from tests.trauma.books import small_book

BOOKS = armybook.all_books()
UNITS = [(book, unit) for book in BOOKS.values() for unit in book.units]


def unit(book: ArmyBook, id: str) -> UnitEntry:
    found = book.unit(id)
    assert found is not None
    return found


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda b: b.key)
def test_a_book_holds_what_an_army_needs(book: ArmyBook) -> None:
    assert 10 <= len(book.units) <= 14
    ranks = [u.rank for u in book.units]
    assert ranks.count("irregular") + ranks.count("regular") >= 2
    assert {"elite", "recon", "support", "heavy"} <= set(ranks)
    assert len({o.id for u in book.units for o in u.officers}) >= 2
    assert [g.grade for g in book.grades] == [1, 2, 3]
    words = [book.name, book.theme, *(u.name for u in book.units), *(w.name for w in book.weapons)]
    assert all(w.en and w.fr for w in words)
    used = {id for section in book.sections for id in section.units}
    assert used == {u.id for u in book.units}


RANGES = {
    "irregular": ((10, 15), (1, 1), (1, 2)),
    "regular": ((10, 15), (2, 2), (2, 3)),
    "elite": ((10, 15), (3, 3), (3, 4)),
    "recon": ((12, 30), (2, 3), (5, 6)),
    "support": ((12, 30), (2, 3), (6, 7)),
    "heavy": ((12, 30), (2, 3), (7, 8)),
}
COSTS = {
    "irregular": (2, 4),
    "regular": (3, 5),
    "elite": (4, 6),
    "recon": (3, 5),
    "support": (5, 7),
    "heavy": (8, 10),
}
BOXES = {"recon": (3, 4), "support": (5, 6), "heavy": (7, 10)}


@pytest.mark.parametrize(("book", "entry"), UNITS, ids=lambda x: getattr(x, "id", ""))
def test_scores_lie_in_the_ranges_of_the_guidance(book: ArmyBook, entry: UnitEntry) -> None:
    move, morale, armour = RANGES[entry.rank]
    low, high = COSTS[entry.rank]
    assert low <= entry.strength.normal.cost <= high
    for line in entry.profiles:
        assert move[0] <= line.movement <= move[1]
        assert morale[0] <= line.morale <= morale[1]
        assert armour[0] <= line.armour <= armour[1]
        if line.structure:
            least, most = BOXES[entry.rank]
            assert least <= len(line.structure) <= most
            assert line.structure[1] == "O"
    assert all(option.cost in (0, 1) for option in entry.options)
    assert all(officer.cost == officer.grade - 1 for officer in entry.officers)


def ways(entry: UnitEntry) -> list[Choice]:
    plain = [Choice(entry.id, ""), *(Choice(entry.id, "", options={o.id: 1}) for o in entry.options)]
    return [*plain, Choice(entry.id, "", "extended")] if entry.strength.extended else plain


def test_the_reference_unit_is_worth_its_three_points() -> None:
    marines = worth.worth(BOOKS["usf"], unit(BOOKS["usf"], "marines"))
    assert (marines.cost, round(marines.appraisal, 2)) == (3, 3.0)


@pytest.mark.parametrize(("book", "entry"), UNITS, ids=lambda x: getattr(x, "id", ""))
def test_units_are_priced_alike(book: ArmyBook, entry: UnitEntry) -> None:
    for choice in ways(entry):
        measured = worth.worth(book, entry, choice)
        assert 0.85 <= measured.per_point <= 1.15, (choice, measured.appraisal)
        assert measured.largest <= 6


def test_the_three_books_are_of_equal_strength_per_point() -> None:
    means = {
        key: statistics.mean(worth.worth(book, u, c).per_point for u in book.units for c in ways(u))
        for key, book in BOOKS.items()
    }
    assert max(means.values()) - min(means.values()) < 0.03, means


def test_shoot_38_an_area_touches_each_figure_once() -> None:
    weapon = small_book(('accuracy: 5, rate: 3, area: "-"', 'accuracy: "+", rate: 1, area: 4')).weapon("gun")
    assert weapon is not None
    mortar = weapon_record(small_book(), weapon)
    assert worth.losses(mortar, 1, 9) == Fraction(16, 9)
    assert worth.losses(mortar, 1, 9, armour=4) == Fraction(8, 9)
    assert worth.losses(mortar, 2, 3, figures=5) == (Fraction(4, 9) * 4 + Fraction(4, 9) * 5) * Fraction(2, 3)


def test_a_missile_takes_structure_by_its_damage() -> None:
    line = BOOKS["usf"].weapon("missile_launcher")
    assert line is not None
    missile = weapon_record(BOOKS["usf"], line)
    assert worth.structure_points(missile, 1, 3, 7) == 2 * Fraction(4, 9)
    assert worth.structure_points(missile, 1, 3, 8) == 2 * Fraction(2, 9)
    assert worth.structure_points(missile, 1, 3, 7, cover=True) == 2 * Fraction(8, 27)
