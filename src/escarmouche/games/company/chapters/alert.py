"""Fire kept for the enemy's move: who may answer it, one after the other, in the order their owner likes."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.engine.reaction_windows import AGAIN, Window, window
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.company.table import Referee, Table

Ready = Callable[[Any, str, str], tuple[str, ...]]
"""(table, side, mover): the units of a side that may fire at the unit that has just moved."""
Fire = Callable[[Any, str, str], None]
"""(referee, unit, mover): the fire itself."""
Chance = Callable[[Any, str, str], Fraction]
"""(table, unit, mover): the chance that the fire of a unit hurts the mover."""
State = Callable[[Any, str], Any]
"""(table, unit): what fire can take from a unit."""


def alert_window(referee: Referee, rule: str, side: str, mover: str, ready: Ready, chance: Chance) -> str:
    """The next unit of a side that fires at the mover, or nobody.

    Its owner names them one by one; those he does not name keep their order. He may leave a standing answer
    instead: not for this activation, or only where the chance is above 50 %.
    """
    while able := ready(referee.table, side, mover):
        turn = referee.table.turn
        opened = Window(
            rule=rule,
            side=side,
            question="alert-fire",
            occasion=f"{turn.round}/{turn.activation}",
            ready=able,
            chance=partial(best_chance, referee.table, able, mover, chance),
            against=(mover,),
        )
        unit = window(referee, opened, mover=mover)
        if unit != AGAIN:
            return unit
    return NO_ONE


def best_chance(table: Table, ready: tuple[str, ...], mover: str, chance: Chance) -> Fraction:
    """The best chance of one of these units to hurt the mover."""
    return max(chance(table, unit, mover) for unit in ready)


def chance_of_harm(table: Table, unit: str, mover: str, fire: Fire, state: State) -> Fraction:
    """The chance that fire with all a unit has changes the state of the mover; sampled where need be."""
    before = state(table, mover)
    harm = odds(
        fire,
        table,
        unit,
        mover,
        of=lambda _, after: state(after, mover) != before,
        policy=_quick,
        limit=2500,
        samples=400,
    )
    return harm.chances.get(True, Fraction(0))


def _quick(ask: Ask, table: Table) -> Any:
    """Whatever is proposed, else the first answer: what the odds suppose."""
    if ask.proposal is not None:
        return ask.proposal
    if ask.kind in ("several", "order"):
        return ask.options[: ask.least] if ask.kind == "several" else ask.options
    return NO_ONE if NO_ONE in ask.options else ask.options[0]
