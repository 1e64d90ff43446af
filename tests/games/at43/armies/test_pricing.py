"""Prices: the ledger's formula gives the ledger's prices, and every price of our books."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.games.at43.armies import armybook, pricing
from escarmouche.games.at43.armies.armybook import ArmyBook

BOOKS = armybook.all_books()
LEDGER_PRICES = {
    "northguard": {
        "riflemen": 25, "hunters": 30, "voltigeurs": 50, "bastions": 90, "mortars": 30, "boar": 230,
        "bear": 370, "glacier": 150,
    },
    "array": {
        "drones": 35, "racers": 45, "breakers": 120, "bombards": 40, "leaper": 230, "crusher": 400,
        "titan": 755,
    },
}  # fmt: skip
"""What the ledger's own two armies cost, by our ids."""
LEDGER_BEARERS = {
    "northguard": {"riflemen": [55, 50], "hunters": [60], "voltigeurs": [60]},
    "array": {"drones": [55], "racers": [55]},
}


def test_the_table_is_that_of_every_test() -> None:
    expected = [
        "0",
        "0",
        "1/6",
        "1/6",
        "1/3",
        "1/3",
        "1/2",
        "1/2",
        "1/2",
        "2/3",
        "2/3",
        "5/6",
        "5/6",
        "1",
        "1",
    ]
    assert [pricing.chance(n) for n in range(-7, 8)] == [Fraction(text) for text in expected]


@pytest.mark.parametrize("key", LEDGER_PRICES)
def test_the_ledgers_units_cost_what_the_ledger_says(key: str) -> None:
    book = BOOKS[key]
    assert {id: u.pa_each for id in LEDGER_PRICES[key] if (u := book.unit(id))} == LEDGER_PRICES[key]
    for id, prices in LEDGER_BEARERS[key].items():
        unit = book.unit(id)
        assert unit
        assert [bearer.pa for bearer in unit.special_weapons.values()] == prices


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.key)
def test_every_price_is_the_formulas_and_what_was_measured(book: ArmyBook) -> None:
    for unit in book.units:
        assert unit.pa_each == pricing.price(book, unit) + unit.measured_pa, unit.id
        for special, bearer in unit.special_weapons.items():
            assert bearer.pa == pricing.price(book, unit, special) + unit.measured_pa, (unit.id, special)
        strikes = [line for id in unit.strikes if (line := book.strike(id))]
        assert unit.pa_unit == sum(map(pricing.strike_price, strikes)), unit.id


@pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.key)
def test_officers_cost_what_the_ledger_says(book: ArmyBook) -> None:
    lines = [(g.grade, g.authority, g.pc, g.pa) for g in book.grades]
    assert lines == [(1, 1, 1, 10), (2, 2, 2, 15), (3, 3, 3, 25), (4, 4, 4, 40), (5, 5, 6, 65)]
