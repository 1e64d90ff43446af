"""The greedy player: weighs the sensible deeds one ahead and takes the best. It knows no game."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.players.deeds import weighed_deeds


class Greedy:
    """Takes the deed that the ruleset gives most weight, the first of equals; it has no luck of its own.

    It sees its seat and nothing else: the table as its side may know it, never the seed.
    """

    __slots__ = ()

    def __init__(self, seed: int | str = "") -> None:
        """The seed is taken for the sake of players that need one."""

    def copy(self) -> Greedy:
        """A player that gives the same answers."""
        return self

    def choose(self, ask: Ask, seat: Any) -> Any:
        """The first answer of the best deed; a plain question is answered without thinking."""
        bot = seat.ruleset.bot
        if ask.question in bot.plain:
            return bot.quick_answer(ask, seat.table)
        return weighed_deeds(ask, seat)[0].deed[0]
