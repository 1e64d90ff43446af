"""A turn: initiative, then alternate activations until all have acted (area DT-TURN)."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.options import WHO
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.chapters import activation
from escarmouche.games.dust.chapters.initiative import roll_initiative
from escarmouche.games.dust.chapters.people.heroes import PILOT
from escarmouche.games.dust.chapters.smoke import clear_smoke
from escarmouche.games.dust.table import (
    ABOARD,
    ACTIVATED,
    ALERTED,
    BOARD,
    GONE,
    REACTIVATED,
    RESERVE,
    SIDES,
    Referee,
    Table,
    opponent,
)

PASSING = frozenset({ACTIVATED, REACTIVATED, ALERTED})
"""Markers that go at the end of a turn (DT-TURN-07)."""


def initiative(referee: Referee) -> None:
    """A new turn: roll, and the winner says who goes first (DT-TURN-02 to DT-TURN-04)."""
    number = referee.table.turn.round + 1
    referee.change(
        "DT-TURN-01", "turn", tells=BEGUN, round=number, phase="activations", activation="initiative"
    )
    winner = roll_initiative(referee)
    first = referee.ask("DT-TURN-04", winner, "first", (winner, opponent(winner)), part=WHO)
    referee.book(first=first, active=first, count=0, step="choose", activation="")


# -- activations in turn ------------------------------------------------------------------------------------


def waiting(table: Table) -> tuple[dict[str, list[str]], dict[str, int]]:
    """For each side the units it may activate now, and how many count when passing (DT-TURN-08).

    A pilot may be activated to leave his machine before it acts, but the two count as one (DS-HERO-08).
    """
    able: dict[str, list[str]] = {SIDES[0]: [], SIDES[1]: []}
    counts = {SIDES[0]: 0, SIDES[1]: 0}
    units, number = table.units, table.turn.round
    for unit in units.values():
        place = unit.place
        if place == GONE or ACTIVATED in unit.markers or (place == RESERVE and unit.ready > number):
            continue
        if place == ABOARD and unit.seat == PILOT:
            carrier = units[unit.carrier]
            if carrier.place == BOARD and ACTIVATED not in carrier.markers:
                able[unit.side].append(unit.id)
            continue
        able[unit.side].append(unit.id)
        counts[unit.side] += 1
    return able, counts


def choose(referee: Referee, end_turn: Callable[[Referee], None]) -> None:
    """The side whose turn it is activates a unit, or passes (DT-TURN-05, DT-TURN-06, DT-TURN-08)."""
    able, counts = waiting(referee.table)
    turn = referee.table.turn
    side = turn.active
    if not counts[side]:
        side = opponent(side)
        if not counts[side]:
            end_turn(referee)
            return
    options = able[side]
    if counts[side] < counts[opponent(side)]:
        options.append(NO_ONE)
    rule = "DT-TURN-05" if side == turn.active else "DT-TURN-06"
    unit = referee.ask(rule, side, "activate", options, part=WHO)
    if unit == NO_ONE:
        referee.note("DT-TURN-08", "passed", side=side)
        referee.book(active=opponent(side))
        return
    activation.start(referee, unit)


def clear(referee: Referee, passing: frozenset[str] = PASSING) -> None:
    """At the end of a turn that is not the last smoke goes, and marks; then the next begins (DT-TURN-07)."""
    clear_smoke(referee)
    for unit in tuple(referee.table.units.values()):
        if not passing.isdisjoint(unit.markers):
            referee.change("DT-TURN-07", unit.id, markers=unit.markers - passing)
    referee.book(step="initiative")
