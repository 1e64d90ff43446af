"""The form by which players type what came of a battle on a real table: blanks with words, filled by hand.

The battle's game gives the blanks and makes a report of what was filled in; its rules judge that report as
they judge any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from escarmouche.engine.requests import Refusal
from escarmouche.engine.scene import Words

Value = str | int | tuple[str, ...]
LONGEST = 200
"""Members of a list that somebody may tick."""


class Blank(msgspec.Struct, frozen=True, kw_only=True):
    """One blank of a form."""

    id: str
    kind: Literal["choice", "number", "ticks"]
    """One of the values, a whole number, or any of the values."""
    name: Words
    value: Value
    """What stands there to begin with."""
    group: Words = {}
    """What it belongs to: a unit, a company; blanks of one group stand together."""
    side: str = ""
    """The side of the battle that it speaks of; empty: all."""
    values: tuple[str, ...] = ()
    said: tuple[Words, ...] = ()
    """The words of the values, one for each."""
    whole: bool = False
    """A choice among whole numbers: it is told as a number."""
    most: int = 0
    """The most a number may be; 0: nothing is said of it."""


Form = tuple[Blank, ...]


def why_not_filled(form: Sequence[Blank], filled: Any) -> Refusal | None:
    """Why this is no filling of a form: another blank, or something of another kind in one."""
    blanks = {blank.id: blank for blank in form}
    if not isinstance(filled, Mapping):
        return Refusal("ES-BATTLE-02", "not-filled", {"blank": "?", "given": repr(filled)[:40]})
    for id, value in filled.items():
        if id not in blanks or not _fits(blanks[id], value):
            return Refusal("ES-BATTLE-02", "not-filled", {"blank": str(id)[:40], "given": repr(value)[:40]})
    return None


def _fits(blank: Blank, value: Any) -> bool:
    if blank.kind == "number":
        return type(value) is int
    if blank.kind == "choice":
        return value in blank.values
    ticked = isinstance(value, tuple | list) and len(value) <= LONGEST
    return ticked and all(isinstance(one, str) and one in blank.values for one in value)


def values(form: Sequence[Blank], filled: Mapping[str, Any]) -> dict[str, Any]:
    """Every blank with what was filled in, or with what stood there."""
    given = {blank.id: filled.get(blank.id, blank.value) for blank in form}
    return {id: tuple(value) if isinstance(value, list) else value for id, value in given.items()}
