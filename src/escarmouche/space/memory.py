"""Answers worked out once and kept with what they hold for, all of them under one budget.

`kept_with` decorates a function whose first argument, or part of it, never changes (a ground, a board): its
answers are kept in that holder's `remembered`, by function and arguments, and go when the holder goes. When
all holders together keep more than the budget, the others' answers are dropped first, then the holder's own:
they can be worked out again. Nobody may change an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar
from weakref import WeakSet

BUDGET = 400_000
"""Answers kept at a time, over all holders."""


class Holder(Protocol):
    """What answers are kept with: it never changes."""

    remembered: dict[Any, Any]


HolderT = TypeVar("HolderT", bound=Holder)
Args = ParamSpec("Args")
Result = TypeVar("Result")


class Ledger:
    """Counts what is kept, and where."""

    def __init__(self, budget: int = BUDGET) -> None:
        self.budget, self.count = budget, 0
        self._holders: WeakSet[Any] = WeakSet()

    def enter(self, holder: Holder) -> dict[Any, Any]:
        """A new shelf for the answers of one function with this holder."""
        self._holders.add(holder)
        return {}

    def add(self, holder: Holder) -> None:
        """One more answer is kept; too many, and some are dropped."""
        self.count += 1
        if self.count <= self.budget:
            return
        for other in tuple(self._holders):
            if other is not holder:
                _drop(other)
        self.count = sum(len(shelf) for key, shelf in holder.remembered.items() if isinstance(key, Shelf))
        if self.count > self.budget // 2:
            _drop(holder)
            self.count = 0


class Shelf:
    """The key under which a holder keeps the answers of one function."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Shelf({self.name})"


LEDGER = Ledger()


def kept_with(
    function: Callable[Concatenate[HolderT, Args], Result],
) -> Callable[Concatenate[HolderT, Args], Result]:
    """Keep the answers of a function of something that never changes, by its arguments."""
    shelf = Shelf(function.__qualname__)

    @wraps(function)
    def recalled(holder: HolderT, /, *args: Args.args, **named: Args.kwargs) -> Result:
        answers = holder.remembered.get(shelf)
        if answers is None:
            answers = holder.remembered[shelf] = LEDGER.enter(holder)
        try:
            answer: Result = answers[args]
        except KeyError:
            answer = answers[args] = function(holder, *args, **named)
            LEDGER.add(holder)
        return answer

    return recalled


def _drop(holder: Any) -> None:
    """Forget all answers kept with a holder; indexes that others keep there stay."""
    for key, answers in holder.remembered.items():
        if isinstance(key, Shelf):
            answers.clear()
