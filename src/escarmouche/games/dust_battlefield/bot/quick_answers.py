"""Sensible answers: what a player does without thinking, and what is worth drawing from at each question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine import reaction_windows
from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.dust.chapters.actions import ATTACK, MARCH, NOTHING, SUSTAINED
from escarmouche.games.dust.chapters.attack import aiming, declare
from escarmouche.games.dust.table import ABOARD, BOARD
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.shapes import distance

SIFTED = frozenset({"activate", "actions", "reaction", "spring"})
"""Questions for which the random player draws among `candidates` and not among all options."""
ACCEPT = frozenset(
    {"reaction", "join", "activate", "board", "try", "appear", "lift", "spring", "come-on", "arrive-with"}
)
"""Questions where declining is an option and a sensible player does not decline."""
AIMED = (ATTACK, SUSTAINED)
POINT = 1000


def quick_answer(ask: Ask, table: Table) -> Any:
    """The proposal; else do it rather than decline; else the first option."""
    if (proposed := ask.proposal) is not None:
        return proposed
    if ask.kind == "place":
        return ask.drafts()[0] if ask.drafts else ()
    if ask.kind == "order":
        return ask.options
    if ask.kind == "several":
        first = ask.options[: ask.least]
        if ask.judge is None or ask.judge(first) is None:
            return first
        return next(iter(plain_candidates(ask)), first)
    if ask.question == "actions":
        return _quick_actions(ask, table)
    if ask.question in ACCEPT:
        return next((o for o in ask.options if o != NO_ONE and o not in reaction_windows.ANSWERS), NO_ONE)
    return NO_ONE if NO_ONE in ask.options else ask.options[0]


def _quick_actions(ask: Ask, table: Table) -> Any:
    """Fire where there is something to fire at, else go on."""
    first = (SUSTAINED,) if targets_near(ask.about["unit"], table) else (MARCH,)
    if first in ask.options:
        return first
    return next((o for o in ask.options if NOTHING not in o), ask.options[0])


def targets_near(unit: str, table: Table) -> bool:
    """Whether an enemy is near enough for some weapon; a quick look, without arcs and sight."""
    record = table.units[unit]
    if record.place == ABOARD:
        return aiming.may_attack(table, unit, ATTACK)
    if record.place != BOARD:
        return False
    reach = (max([w.range for w in table.setting.cards[record.card].weapons], default=1) or 1) * POINT
    standing = bodies.of(table, unit)
    if not standing:
        return False
    here = standing[0].at
    return any(
        table.units[other].side != record.side and members and distance(here, members[0].at) <= reach + 500
        for other, members in bodies.bodies(table).items()
    )


def candidates(ask: Ask, table: Table) -> Sequence[Any]:
    """Every option, but doing nothing only where there is little else, and no fire without a target."""
    if ask.question == "actions":
        return _actions(ask, table)
    if ask.question == "attack":
        return declare.drafts(table, ask)
    if ask.question == "activate":
        able = tuple(o for o in ask.options if o != NO_ONE)
        return (*able, *able, NO_ONE) if NO_ONE in ask.options else able
    if ask.question == "reaction":
        return tuple(o for o in ask.options if o not in reaction_windows.ANSWERS)
    return plain_candidates(ask)


def _actions(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Combinations that do something all along; attacks at first only with something in reach."""
    busy = tuple(o for o in ask.options if NOTHING not in o)
    if not busy:
        return ask.options
    first = [o for o in busy if o[0] in AIMED]
    if not first or targets_near(ask.about["unit"], table):
        return busy
    going = tuple(o for o in busy if o[0] not in AIMED)
    return going or busy
