"""What decides which actions a unit may announce (area DT-ACT)."""

from __future__ import annotations

from typing import NamedTuple

TWO = 2
"""Actions of an activation (DT-ACT-01)."""

Bar = tuple[str, str, str]
"""A word that may not be announced, the rule against it and the reason."""


class Scope(NamedTuple):
    """What decides which actions may be announced; equal scopes share one list."""

    budget: int = TWO
    first: tuple[str, ...] = ()
    """The first action must be one of these, where there are any …"""
    first_rule: str = ""
    first_reason: str = ""
    flies: bool = False
    """… and after a forced Nothing comes a Move or March: a plane."""
    plane_rule: str = ""
    idle: bool = False
    """Nothing as first action means nothing at all: a reserve that stays where it is."""
    barred: tuple[Bar, ...] = ()
    aboard: tuple[Bar, ...] = ()
    """Words barred until the unit has left its carrier by a Move or March."""
    specials: tuple[str, ...] = ()
    free: tuple[tuple[str, str, str], ...] = ()
    """Free actions: after which word, which word, by which rule."""
    extra: tuple[str, ...] = ()
    """Words that cost nothing as the last of several."""
    scout: bool = False
    boosts: tuple[str, ...] = ()
    """Words, march or sustained, that stimulants make cost a single action (DS-CMD-11)."""
    moved: tuple[Bar, ...] = ()
    """Words barred unless the first action is a Move."""
