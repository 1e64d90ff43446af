"""The three army books keep to the ranges of the guidance; their balance is played (docs/balance.md)."""

from __future__ import annotations

import pytest

from escarmouche.games.trauma.armies import armybook
from escarmouche.games.trauma.armies.armybook import ArmyBook, UnitEntry
from escarmouche.games.trauma.chapters.shooting.salvos import ranged_salvos
from escarmouche.games.trauma.chapters.shooting.shooting import why_not_salvo
from escarmouche.games.trauma.client.forecast import salvo_odds
from tests.games.trauma.books import facing

BOOKS = armybook.all_books()

UNITS = [(book, unit) for book in BOOKS.values() for unit in book.units]


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


@pytest.mark.parametrize(("book", "entry"), UNITS, ids=lambda x: getattr(x, "id", ""))
def test_no_salvo_is_expected_to_remove_a_whole_unit(book: ArmyBook, entry: UnitEntry) -> None:
    table = facing(book, entry.id, 1, BOOKS["usf"], "marines")
    for key in ranged_salvos(table, "one1"):
        if why_not_salvo(table, "one1", key) is None:
            found = salvo_odds(table, "one1", key, "two1")["losses"]
            assert float(found.mean) <= 6
