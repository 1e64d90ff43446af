"""What a company might buy now: the price, what it would leave, and the rule by which it may or may not."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.engine.scene import Cell, SceneSheet, Words
from escarmouche.engine.sentences import words
from escarmouche.games.at43.armies.armylist import Choice, cost_of
from escarmouche.games.frostbite.chapters.composing import affordable
from escarmouche.games.frostbite.chapters.spending import PRICES, REINFORCE, RULES, reinforcing, why_not_buy
from escarmouche.games.frostbite.table import GAME, Table, book_of, name_of

COLUMNS = ("purchase", "price", "leaves", "rule", "refused")


def purchases(table: Table) -> tuple[SceneSheet, ...]:
    """The sheet of the company being played; none where nobody plans."""
    company = table.turn.company
    if not company:
        return ()
    side = table.units[company].side
    columns = tuple(words(f"scene-column-{column}", GAME) for column in COLUMNS)
    title = labelled(words("scene-purchases", GAME), name_of(table, company))
    sums: tuple[Cell, ...] = (words("scene-stock", GAME), "", str(table.sides[side].pl), "", "")
    return (SceneSheet(f"purchases-{company}", title, columns, tuple(_rows(table, company)), sums, side),)


def labelled(label: Words, what: Words) -> Words:
    """What a sheet is about, after what it is: with the colon that each language sets."""
    return {"en": f"{label['en']}: {what['en']}", "fr": f"{label['fr']} : {what['fr']}"}


def _rows(table: Table, company: str) -> Iterator[tuple[Cell, ...]]:
    stock = table.sides[table.units[company].side].pl
    for what in PRICES:
        refusal = why_not_buy(table, company, what)
        price = price_of(table, company, what)
        open_price = what == REINFORCE
        cost: Cell = f"{price}" if price else "–"
        left: Cell = f"{stock - price}" if price and refusal is None else ""
        if open_price and price:
            cost = {lang: f"{word} {price}" for lang, word in words("scene-from", GAME).items()}
            left = {lang: f"{word} {stock - price}" for lang, word in words("scene-at-most", GAME).items()}
        yield (
            words(f"scene-buy-{what.replace('_', '-')}", GAME), cost, left, RULES[what],
            refusal.rule if refusal else "",
        )  # fmt: skip


def price_of(table: Table, company: str, what: str) -> int:
    """What a spending costs at least now; 0 where that depends on what is chosen, or nothing can be had."""
    if what != REINFORCE:
        return PRICES[what]
    limits = reinforcing(table, company)
    book = book_of(table, limits.side)
    return min((cost_of(book, Choice(unit)) for unit in affordable(table, limits)), default=0)
