"""The random player: draws evenly among the candidates. The measure every other player is held against."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from escarmouche.engine.errors import RulesError
from escarmouche.engine.requests import Ask

_MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


class RandomPlayer:
    """Answers the n-th question by a hash of (seed, n): the same seed gives the same answers everywhere.

    A question for one of several options is drawn from its options, unless the ruleset names it in `sifted`;
    then, and for free placements and judged combinations, from the ruleset's candidates.
    """

    __slots__ = ("_count", "_seed")

    def __init__(self, seed: int | str) -> None:
        self._seed = int.from_bytes(blake2b(str(seed).encode(), digest_size=8).digest(), "big")
        self._count = 0

    def __eq__(self, other: object) -> bool:
        same = isinstance(other, RandomPlayer)
        return same and (self._seed, self._count) == (other._seed, other._count)  # type: ignore[attr-defined]

    def __hash__(self) -> int:
        return self._seed

    def copy(self) -> RandomPlayer:
        """A player that will give the same answers, counted apart."""
        new = object.__new__(RandomPlayer)
        new._seed, new._count = self._seed, self._count
        return new

    def choose(self, ask: Ask, seat: Any) -> Any:
        """An answer to the question, whatever it is worth."""
        kind = ask.kind
        bot = seat.ruleset.bot
        if kind == "one":
            options = ask.options
            if ask.question not in bot.sifted:
                return options[self._below(len(options))]
        elif kind == "order":
            return self._drawn(ask.options, len(ask.options))
        elif kind == "several" and ask.judge is None:
            return self._drawn(ask.options, ask.least + self._below(ask.most - ask.least + 1))
        answers = bot.candidates(ask, seat.table)
        if not answers:
            raise RulesError(f"the ruleset has no candidate for {ask.question} ({ask.rule})")
        return answers[self._below(len(answers))]

    def _below(self, limit: int) -> int:
        """A number from 0 to limit - 1, by the n-th value of a 64-bit mixing function (splitmix64)."""
        self._count = count = self._count + 1
        mixed = (self._seed + count * _STEP) & _MASK
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB & _MASK
        return ((mixed ^ (mixed >> 31)) * limit) >> 64

    def _drawn(self, options: tuple[Any, ...], count: int) -> tuple[Any, ...]:
        """Some of the options, all different, in any order."""
        left = list(options)
        return tuple([left.pop(self._below(len(left))) for _ in range(count)])
