"""Sensible answers that need no knowledge of the game: what a ruleset falls back on for plain questions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

from escarmouche.engine.requests import Ask

MOST = 64
"""Answers listed for a question that has very many."""


def plain_candidates(ask: Ask, table: Any = None, most: int = MOST) -> Sequence[Any]:
    """Up to `most` allowed answers: the options, the subsets, a few orders, or the drafts of a placement."""
    if ask.kind == "place":
        return ask.drafts() if ask.drafts else ()
    if ask.kind == "one":
        return ask.options
    if ask.kind == "order":
        return tuple(dict.fromkeys((ask.options, ask.options[::-1])))
    return _subsets(ask, most)


def plain_prospects(ask: Ask, table: Any = None) -> Sequence[Any]:
    """The plain candidates, each once."""
    return tuple(dict.fromkeys(plain_candidates(ask)))


def first_answer(ask: Ask, table: Any = None) -> Any:
    """What is proposed, else the first candidate."""
    proposal = ask.proposal
    return proposal if proposal is not None else plain_candidates(ask)[0]


def _subsets(ask: Ask, most: int) -> Sequence[Any]:
    subsets: list[tuple[Any, ...]] = []
    for size in range(ask.most, ask.least - 1, -1):
        for subset in combinations(ask.options, size):
            if ask.judge is None or ask.judge(subset) is None:
                subsets.append(subset)
                if len(subsets) == most:
                    return subsets
    return subsets


class Some(Sequence[Any]):
    """Chosen ones of a sequence by their numbers, some perhaps several times; made when looked at."""

    __slots__ = ("_all", "_numbers")

    def __init__(self, all_: Sequence[Any], numbers: Sequence[int]) -> None:
        self._all, self._numbers = all_, numbers

    def __len__(self) -> int:
        return len(self._numbers)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._all[n] for n in self._numbers[index]]
        return self._all[self._numbers[index]]
