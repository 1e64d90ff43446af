"""Whole deeds: an order together with the place it leads to; and what a player in a hurry does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.candidates import first_answer, plain_prospects
from escarmouche.engine.requests import Ask
from escarmouche.games.template.bot.appraisal import gap, goals
from escarmouche.games.template.table import Table
from escarmouche.games.template.turn import points_to_move_to

HURRY = ("shoot", "move", "aim")
"""Orders as a player in a hurry prefers them."""


def deeds(ask: Ask, table: Table) -> Sequence[tuple[Any, ...]]:
    """For an order the order and where it leads; every other answer is a deed by itself."""
    if ask.question != "order":
        return ()
    whole: list[tuple[Any, ...]] = []
    for order in ask.options:
        if order == "move":
            whole += [(order, point) for point in points_to_move_to(table, ask.about["unit"])]
        else:
            whole.append((order,))
    return whole


def quick_answer(ask: Ask, table: Table) -> Any:
    """Shoot if anybody is in range, else go on towards the nearest enemy."""
    if ask.question == "order":
        return next((order for order in HURRY if order in ask.options), ask.options[0])
    if ask.question == "move":
        return _towards(ask, table)
    return first_answer(ask)


def _towards(ask: Ask, table: Table) -> Any:
    """The ready-made place nearest to the enemy the unit goes for."""
    unit = ask.about["unit"]
    foe = goals(table, ask.side).get(unit)
    places = plain_prospects(ask)
    if foe is None:
        return places[0]

    def left(place: tuple[int, int]) -> int:
        there = table.copy()
        there.change(table.units[unit].figures[0], {"x": place[0], "y": place[1]})
        return gap(there, unit, foe)

    return min(places, key=left)
