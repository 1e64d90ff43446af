"""Cards laid in secret: the line of a side, its first card put back, one side after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.options import NUMBER, WHO
from escarmouche.engine.requests import Ask
from escarmouche.games.company.table import ON_TABLE, RESERVE, Referee, Table


def available_units(table: Table, side: str) -> tuple[str, ...]:
    """The units of a side that have a card this turn, on the table or waiting to come in; one card each."""
    return tuple(u.id for u in table.units.values() if u.side == side and u.place in (ON_TABLE, RESERVE))


def lay_cards(
    referee: Referee, rule: str, told: str, lines: Iterable[tuple[str, Sequence[str]]], **fresh: Any
) -> None:
    """Each side puts its cards in the order it likes, in secret; the others are told how many there are.

    `fresh` is what else the record of a side starts with when its line is laid.
    """
    asks = []
    for side, cards in lines:
        line, count = tuple(cards), len(cards)
        asks.append(Ask(rule, side, "sequence", line, "order", count, count, proposed=line, part=WHO))
    for side, cards in referee.ask_each(rule, asks, secret=True).items():
        referee.change(rule, side, only=side, cards=tuple(cards))
        referee.change(rule, side, **fresh)
        referee.note(told, "cards-laid", side=side, cards=len(cards))


def move_first_card(referee: Referee, rule: str, side: str, cost: int) -> None:
    """Put the first card back further down; both sides see where, one side sees which."""
    first, *rest = referee.table.sides[side].cards
    place = referee.ask(rule, side, "card-place", tuple(range(1, len(rest) + 1)), part=NUMBER)
    rest.insert(place, first)
    referee.spend(rule, side, "pc", cost)
    referee.change(rule, side, only=side, cards=tuple(rest))
    referee.note(rule, "card-moved", side=side, place=place)


def next_side(referee: Referee, rule: str, out_rule: str, order: Sequence[str]) -> bool:
    """The next side with cards plays, those without are skipped; False where no card is left at all."""
    table = referee.table
    at = order.index(table.turn.active)
    for n in range(1, len(order) + 1):
        side = order[(at + n) % len(order)]
        if not table.sides[side].cards:
            continue
        if side != table.turn.active:
            referee.change(rule, "turn", tells=BEGUN, active=side)
        else:
            skipped = next(other for other in order if other != side)
            referee.note(out_rule, "no-card-left", side=skipped)
        return True
    return False
