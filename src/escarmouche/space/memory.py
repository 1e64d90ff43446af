"""Answers worked out once and kept with what they hold for, all of them under one budget.

`kept_with` decorates a function whose first argument, or part of it, never changes (a ground, a board): its
answers are kept in that holder's `remembered`, by function and arguments, and go when the holder goes. What
was seen on a ground counts as well. When all holders together keep more than the budget, the others forget
first, then the holder itself: all of it can be worked out again. Nobody may change an answer.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar
from weakref import WeakSet

BUDGET = 500_000
"""Answers kept at a time, over all holders: some 100 MB."""


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

    def add(self, holder: Holder, weight: int = 1) -> None:
        """So much more is kept; too much, and some is dropped."""
        self.count += weight
        if self.count > self.budget:
            self.make_room(holder)

    def clear(self) -> None:
        """Every holder forgets."""
        for holder in tuple(self._holders):
            forget(holder)
        self.count = 0

    def make_room(self, holder: Holder) -> None:
        """All other holders forget; this one too if it keeps half the budget alone."""
        for other in tuple(self._holders):
            if other is not holder:
                forget(other)
        self.count = sum(
            len(kept) if isinstance(key, Shelf) else getattr(kept, "weight", 0)
            for key, kept in tuple(holder.remembered.items())
        )
        if self.count > self.budget // 2:
            forget(holder)
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


def forget(holder: Holder) -> None:
    """Drop all that is kept with a holder, indexes as well: it waits, and can work it out again."""
    holder.remembered.clear()
