"""What an action is: declared by the chapter that owns it, chosen as a deed, paid in points (CZ-ACT-01)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from escarmouche.engine.options import Option
from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import Referee, Table

COMBAT: dict[str, int] = LEDGER.data("CZ-ACT-01")["combat"]
GENERIC: dict[str, int] = LEDGER.data("CZ-ACT-01")["generic"]
WITH_A_WEAPON = frozenset({"shoot", "burst", "aim"})
"""Deeds that name the weapon they are done with."""
MEASURED = frozenset({"drive", "reverse", "left", "right"})
"""Deeds that name a number: centimetres of a run, degrees of a turn."""


class Deed(Option, frozen=True, gc=False):
    """One thing that the acting figure may do: an action, and what it is done to or with."""

    what: str
    target: str = ""
    """The figure, group, piece or thing that it is done to; empty where it needs none."""
    weapon: str = ""
    number: int = 0

    @property
    def about(self) -> str | int:
        """The one thing that it is about: its target, weapon or number; empty where there is none."""
        return self.target or self.weapon or self.number or ""

    def parts(self) -> dict[str, Any]:
        return {name: value for name in self.__struct_fields__ if (value := getattr(self, name))}

    def code(self) -> str:
        about = self.target or self.weapon or self.number
        return f"{self.what}:{about}" if about else self.what

    @classmethod
    @lru_cache(maxsize=4096)
    def read(cls, code: str) -> Deed:
        what, _, about = code.partition(":")
        return cls.of(what, about)

    @classmethod
    @lru_cache(maxsize=4096)
    def of(cls, what: str, about: str = "") -> Deed:
        """A deed by its word and what it is about, as the table keeps the action under way."""
        if what in WITH_A_WEAPON:
            return cls(what, weapon=about)
        if what in MEASURED:
            return cls(what, number=int(about) if about.isdigit() else 0)
        return cls(what, about)


class Scope(NamedTuple):
    """A figure about to act and what it touches, looked up once for all that it may think of."""

    table: Table
    figure: str
    pieces: bool
    """Whether it touches a door, an obstacle or a face to climb, or stands on a top."""
    things: bool
    """Whether it touches something that lies there."""


Offers = Callable[[Scope], Sequence[Deed]]
Price = Callable[[Table, str, Any], int]
WhyNot = Callable[[Table, str, Any], Refusal | None]
Shared = Callable[[Table, str], Refusal | None]
Do = Callable[[Referee, str, Any], object]
FOOT, ABOARD, ANYWHERE = "foot", "aboard", "anywhere"
PIECES, THINGS, LOAD = "pieces", "things", "load"


def alone(scope: Scope) -> Sequence[Deed]:
    """Offers of an action that is always there to be thought of, and about nothing."""
    return ()


def with_another(scope: Scope) -> Sequence[Deed]:
    """Offers of an action that another one of the chapter offers with its own, thing by thing."""
    return ()


@dataclass(frozen=True, slots=True)
class Action:
    """All that the rules say of an action; `price`, `why_not` and `do` get what its deed is about."""

    name: str
    _: KW_ONLY
    offers: Offers
    """The deeds that a figure could think of where it stands, allowed or not."""
    price: int | Price
    """Action points (CZ-ACT-01); of a move, those of its cheapest step."""
    why_not: WhyNot
    """Why it may not be done, points apart: judged before it is paid, and again after a window."""
    do: Do
    shared: Shared | None = None
    """A refusal whatever the deed is about: looked up once for all actions that share it."""
    at_once: bool = False
    """Done as soon as it is chosen, without a window before; it sees to its price itself."""
    rule: str = "CZ-ACT-01"
    """The rule under which it is paid."""
    capped: str = "CZ-AP-03"
    """The rule by which it is lost if it is too dear for one panicked in the middle of it (CZ-OPP-06)."""
    place: str = FOOT
    """Where it is done: on foot, aboard a vehicle, or anywhere."""
    needs: str = ""
    """What a figure must touch or carry to think of it: `PIECES`, `THINGS`, `LOAD`, or nothing."""
    engaged: bool = False
    """Whether one locked in close combat thinks of it (CZ-CC-02)."""
    moves: bool = False
    """Whether it is met before its end, or at it: whoever comes into sight may be fired at (CZ-OPP-02)."""
    leaps: bool = False
    """Whether it puts the figure somewhere else, perhaps in burning ground (CZ-AREA-07)."""
