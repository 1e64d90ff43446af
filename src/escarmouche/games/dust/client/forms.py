"""The types of options of several parts that both Dust games have, by what holds a code of theirs."""

from __future__ import annotations

from typing import Self

from escarmouche.engine.options import Option
from escarmouche.games.dust.chapters.attack.shots import Ticked


class Worded(Option, frozen=True, gc=False):
    """A word and whom or what it names: a special action, the way of an attack, what a move is for."""

    what: str
    target: str = ""

    def code(self) -> str:
        return f"{self.what}:{self.target}" if self.target else self.what

    @classmethod
    def read(cls, code: str) -> Self:
        what, _, target = code.partition(":")
        return cls(what, target.partition(" ")[0])


COMMON: dict[str, type[Option]] = {
    "actions": Worded,
    "draft": Worded,
    "item-attack": Worded,
    "attack": Ticked,
}
