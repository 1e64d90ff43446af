"""Sensible answers: what a player does without thinking, and what is worth drawing from at each question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine import reaction_windows
from escarmouche.engine.candidates import plain_candidates
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.dust.chapters.actions import ATTACK, MARCH, NOTHING, SUSTAINED
from escarmouche.games.dust.chapters.attack import aiming, declare
from escarmouche.games.dust.table import ABOARD, BOARD, Table
from escarmouche.games.dust_tactics.bot import setting_up
from escarmouche.games.dust_tactics.setup import scenario
from escarmouche.space.grid import distance

SIFTED = frozenset({"activate", "actions", "reaction"})
"""Questions for which the random player draws among `candidates` and not among all options."""
ACCEPT = frozenset({"reaction", "join", "activate", "reserve", "board", "try", "appear", "lift"})
"""Questions where declining is an option and a sensible player does not decline."""
AIMED = (ATTACK, SUSTAINED)


def quick_answer(ask: Ask, table: Table) -> Any:
    """The proposal; else do it rather than decline; else the first option."""
    if (proposed := ask.proposal) is not None:
        return proposed
    if ask.question in setting_up.PLACED:
        return setting_up.best(ask, table)
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
    first = (SUSTAINED,) if _targets(ask, table) else (MARCH,)
    if first in ask.options:
        return first
    return next((o for o in ask.options if NOTHING not in o), ask.options[0])


def _targets(ask: Ask, table: Table) -> bool:
    """Whether an enemy is near enough for some weapon; a quick look, without arcs and sight."""
    unit = ask.about["unit"]
    record = table.units[unit]
    if record.place == ABOARD:
        return aiming.may_attack(table, unit, ATTACK)
    return record.place == BOARD and in_reach(table, unit)


def in_reach(table: Table, unit: str, gone: int = 0) -> bool:
    """Whether an enemy could be near enough for some weapon after so many squares; arcs and sight apart."""
    record = table.units[unit]
    reach = gone + (max([w.range for w in table.setting.cards[record.card].weapons], default=1) or 1)
    spots: tuple[tuple[int, int], ...] = ((record.x, record.y),)
    if record.place == ABOARD:
        return True
    if record.place != BOARD:
        spots = scenario.entry_squares(table, unit)
    foes = [foe for foe in table.units.values() if foe.side != record.side and foe.place == BOARD]
    return any(distance(x, y, foe.x, foe.y) <= reach for foe in foes for x, y in spots)


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
    if not first or _targets(ask, table):
        return busy
    going = tuple(o for o in busy if o[0] not in AIMED)
    return going or busy
