"""What may be chosen, by its parts; inputs, saves and records hold its code.

A plain option is an id or a word and is its own code: the question says which part it is (`Ask.part`). An
option of several parts is an `Option` of the game; only that type turns a code into parts and back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Self

import msgspec

# -- what a question is for ----------------------------------------------------------------------------------

CHOOSE = "choose"
"""Anything that none of the others says."""
ACT = "act"
"""What the actor does next; an attack may be among it."""
ATTACK = "attack"
"""How the actor attacks: with what, at whom, how often."""
REACT = "react"
"""Who of the options answers what an enemy does, or nobody."""
MOVE = "move"
"""Where the actor goes: a way that costs movement."""
PLACE = "place"
"""Where something is put down: deployment, arrival, terrain."""
AIM = "aim"
"""A point that something is thrown or fired at."""
TURN = "turn"
"""Which way the actor looks."""
INTENTS = (CHOOSE, ACT, ATTACK, REACT, MOVE, PLACE, AIM, TURN)

# -- what a part of an option is -----------------------------------------------------------------------------

WHAT = "what"
"""A word of the game: a deed, an order, a mode."""
WHO = "who"
"""A unit or figure of the side that is asked."""
TARGET = "target"
"""A unit, figure, thing or piece that it is done to."""
WEAPON = "weapon"
"""A weapon, or a salvo of one."""
WHERE = "where"
"""A zone, piece or point of the table."""
NUMBER = "number"
"""So many, or the so-manieth."""
PRICE = "price"
"""What it costs."""


class Option(msgspec.Struct, frozen=True):
    """One thing that may be chosen. Only its own type turns a code into parts and back."""

    whole: ClassVar[bool] = False
    """Whether a code of several parts is one option, told by whom it is for and what it is."""

    def code(self) -> Any:
        """What inputs, saves and records hold: today's text or tuple."""
        raise NotImplementedError

    @classmethod
    def read(cls, code: Any) -> Self:
        """The option of a code."""
        raise NotImplementedError

    def parts(self) -> dict[str, Any]:
        """The parts that say something, by name."""
        return {name: value for name in self.__struct_fields__ if (value := getattr(self, name)) != ""}


def form_of(options: Sequence[Any]) -> type[Option] | None:
    """The type that reads these options back; None for plain ones. Declining may stand first or last."""
    if options:
        for option in (options[0], options[-1]):
            if isinstance(option, Option):
                return type(option)
    return None


def code_of(option: Any) -> Any:
    """An option as inputs hold it; plain ones are their own codes."""
    return option.code() if isinstance(option, Option) else option


def agrees(parts: Mapping[str, Any], facts: Mapping[str, Any]) -> bool:
    """Whether facts contradict no part: what both tell is the same."""
    return all(facts[name] == value for name, value in parts.items() if name in facts)
