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
from escarmouche.games.dust.table import ABOARD, BOARD, Table
from escarmouche.games.dust_tactics.bot import setting_up
from escarmouche.games.dust_tactics.setup import scenario
from escarmouche.space.grid import distance

SIFTED = frozenset({"activate", "actions", "reaction"})
"""Questions for which the random player draws among `candidates` and not among all options."""
ACCEPT = frozenset({"reaction", "join", "activate", "reserve", "board", "try", "appear", "lift"})
"""Questions where declining is an option and a sensible player does not decline."""


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
    first = (SUSTAINED,) if _targets(ask.about["unit"], table) else (MARCH,)
    if first in ask.options:
        return first
    return next((o for o in ask.options if NOTHING not in o), ask.options[0])


def _targets(unit: str, table: Table) -> bool:
    """Whether an enemy is near enough for some weapon; a quick look, without arcs and sight."""
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
    """What is worth drawing from."""
    return drawn(ask, table, _targets)
