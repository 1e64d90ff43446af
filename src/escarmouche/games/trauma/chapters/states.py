"""The five states of a unit, read from its place, its markers and its figures (ledger area TR-STATE)."""

from __future__ import annotations

from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import (
    DISORGANISED,
    ENGAGED,
    ON_TABLE,
    PRONE,
    RESERVE,
    Table,
)

PRECEDENCE: tuple[str, ...] = tuple(LEDGER.data("TR-STATE-13")["precedence"])
FREE = PRECEDENCE[-1]  # TR-STATE-01


def state_of(table: Table, unit: str) -> str:
    """The state that decides what a unit in play may do: the first that holds in TR-STATE-13."""
    record = table.units[unit]
    if record.place == RESERVE:  # TR-STATE-12
        return RESERVE
    markers = record.markers
    if not markers:
        return FREE
    for state in (DISORGANISED, PRONE, ENGAGED):
        if state in markers:
            return state
    return FREE


def halted(table: Table, unit: str) -> bool:
    """Whether a unit does nothing more in its activation: Disorganised or Prone (TR-STATE-06, TR-STATE-09).

    With the option states_end_nothing only a unit that began its activation Disorganised is held to that.
    """
    if not table.units[unit].markers & {DISORGANISED, PRONE}:
        return False
    return not table.setting.options.get("states_end_nothing", False)


def operational(table: Table, unit: str) -> bool:
    """No sixth state: the unit carries no Disorganised marker (TR-TERM-01)."""
    return DISORGANISED not in table.units[unit].markers


def disorganised_units(table: Table, side: str) -> tuple[str, ...]:
    """Units of a side on the table that carry the Disorganised marker."""
    return tuple(
        u.id
        for u in table.units.values()
        if u.side == side and u.place == ON_TABLE and DISORGANISED in u.markers
    )


def figures_down(table: Table, unit: str) -> tuple[str, ...]:
    """The living figures of a unit that are on the ground."""
    figures = table.figures
    return tuple(f for f in table.units[unit].figures if figures[f].down)
