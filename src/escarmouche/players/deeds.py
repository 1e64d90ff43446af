"""Deeds: an answer and those that go with it, in the order of what a game first thinks of them."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.errors import RulesError
from escarmouche.engine.requests import Ask

Deed = tuple[Any, ...]
"""The answer to a question, and to the questions that its side is asked next."""


class Weighed(msgspec.Struct, frozen=True):
    """A deed and what it is thought to be worth."""

    deed: Deed
    weight: float


def deeds_of(ask: Ask, seat: Any) -> list[Deed]:
    """What is worth a thought: the game's whole deeds, or each of its prospects alone."""
    bot, table = seat.ruleset.bot, seat.table
    deeds = list(bot.deeds(ask, table)) or [(answer,) for answer in bot.prospects(ask, table)]
    if not deeds:
        raise RulesError(f"the ruleset has no prospect for {ask.question} ({ask.rule})")
    return deeds


def weighed_deeds(ask: Ask, seat: Any) -> list[Weighed]:
    """The deeds, the heaviest first; of equals the quick answer, then as the game names them.

    Where the game weighs nothing, a deed is worth the appraisal expected at the next checkpoint. A deed that
    is the only one is not weighed.
    """
    bot, table, side = seat.ruleset.bot, seat.table, seat.side
    found = deeds_of(ask, seat)
    if len(found) == 1:
        return [Weighed(found[0], 0.0)]
    goals: list[Any] = []

    def standing(after: Any) -> float:
        if not goals:
            goals.append(bot.goals(table, side))
        return float(bot.appraise(after, side, goals[0]))

    weighed: list[Weighed] = []
    for deed in found:
        weight = bot.weigh(ask, table, deed[0])
        if weight is None:
            weight = seat.expected(deed[0], standing, deed[1:])
        weighed.append(Weighed(deed, weight))
    most = max(entry.weight for entry in weighed)
    if sum(entry.weight == most for entry in weighed) > 1 and not bot.weighs:
        quick = bot.quick_answer(ask, table)
        return sorted(weighed, key=lambda entry: (-entry.weight, entry.deed[0] != quick))
    return sorted(weighed, key=lambda entry: -entry.weight)
