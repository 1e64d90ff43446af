"""What the random player draws from, on either table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.engine import reaction_windows
from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.dust.chapters.actions import ATTACK, NOTHING, SUSTAINED
from escarmouche.games.dust.chapters.attack import declare

AIMED = (ATTACK, SUSTAINED)


def drawn(ask: Ask, table: Any, near: Callable[[str, Any], bool]) -> Sequence[Any]:
    """Every option, but doing nothing only where there is little else, and no fire with nobody `near`."""
    if ask.question == "actions":
        return _actions(ask, table, near)
    if ask.question == "attack":
        return declare.drafts(table, ask)
    if ask.question == "activate":
        able = tuple(o for o in ask.options if o != NO_ONE)
        return (*able, *able, NO_ONE) if NO_ONE in ask.options else able
    if ask.question == "reaction":
        return tuple(o for o in ask.options if o not in reaction_windows.ANSWERS)
    return plain_candidates(ask)


def _actions(ask: Ask, table: Any, near: Callable[[str, Any], bool]) -> tuple[Any, ...]:
    """Combinations that do something all along; attacks at first only with something in reach."""
    busy = tuple(o for o in ask.options if NOTHING not in o)
    if not busy:
        return ask.options
    first = [o for o in busy if o[0] in AIMED]
    if not first or near(ask.about["unit"], table):
        return busy
    going = tuple(o for o in busy if o[0] not in AIMED)
    return going or busy
