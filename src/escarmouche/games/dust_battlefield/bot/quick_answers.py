"""Sensible answers: what a player does without thinking, and what is worth drawing from at each question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine import reaction_windows
from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.dust.bot.drawing import drawn
from escarmouche.games.dust.chapters.actions import ATTACK, MARCH, NOTHING, SUSTAINED
from escarmouche.games.dust.chapters.attack import aiming
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
READINESS = {"reaction": "reaction"}
"""Whoever has not acted is ready: no marker prepares a reaction, the question tells of its use."""
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
    """What is worth drawing from."""
    return drawn(ask, table, targets_near)
