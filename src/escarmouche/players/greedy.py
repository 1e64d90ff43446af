"""The greedy player: weighs the sensible answers one order ahead and takes the best. It knows no game."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.errors import RulesError
from escarmouche.engine.requests import Ask


class Greedy:
    """Takes the answer that the ruleset gives most weight, the first of equals; it has no luck of its own.

    It sees its seat and nothing else: the table as its side may know it, never the seed.
    """

    __slots__ = ()

    def __init__(self, seed: int | str = "") -> None:
        """The seed is taken for the sake of players that need one."""

    def copy(self) -> Greedy:
        """A player that gives the same answers."""
        return self

    def choose(self, ask: Ask, seat: Any) -> Any:
        """The best of the prospects; a plain question is answered without thinking."""
        bot = seat.ruleset.bot
        if ask.question in bot.plain:
            return bot.quick_answer(ask, seat.table)
        best: Any = None
        most = 0.0
        for answer in bot.prospects(ask, seat.table):
            weight = bot.weigh(ask, seat.table, answer)
            if weight is None:
                weight = seat.expected(answer, lambda table: bot.appraise(table, seat.side))
            if best is None or weight > most:
                best, most = answer, weight
        if best is None:
            raise RulesError(f"the ruleset has no prospect for {ask.question} ({ask.rule})")
        return best
