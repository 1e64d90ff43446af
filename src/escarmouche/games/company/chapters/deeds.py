"""Options that are a word and, often, what it is done to, as `charge:two1`."""

from __future__ import annotations

from functools import lru_cache
from typing import Self

from escarmouche.engine.options import Option


class Deed(Option, frozen=True):
    """Something a unit may do: to a unit, figure, zone or point, or to nothing in particular."""

    what: str
    target: str = ""

    def code(self) -> str:
        return f"{self.what}:{self.target}" if self.target else self.what

    @classmethod
    @lru_cache(maxsize=4096)
    def read(cls, code: str) -> Self:
        what, _, target = code.partition(":")
        return cls(what, target)
