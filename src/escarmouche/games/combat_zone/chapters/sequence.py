"""The turn's beginning and end: clean-up and compulsory actions (ledger area CZ-SEQ)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.options import WHO
from escarmouche.games.combat_zone.chapters import telling, victory
from escarmouche.games.combat_zone.chapters.area_weapons import aiming
from escarmouche.games.combat_zone.chapters.cohesion import COHESIVE
from escarmouche.games.combat_zone.chapters.figures import in_play, on_table, opponent, side_of
from escarmouche.games.combat_zone.chapters.wounds import machines, rout
from escarmouche.games.combat_zone.table import (
    ALIVE,
    BURNING,
    FROZEN,
    GLITCH,
    ROUTED,
    STEADY,
    WAITING,
    Referee,
    Table,
)

ACTIVATED = "activated"
"""Unit marker: has had its activation this turn (CZ-INIT-09)."""


def compulsory(referee: Referee) -> None:
    """What figures are forced to do, one figure a step; then the reaction tests (CZ-SEQ-02)."""
    turn = referee.table.turn
    if turn.phase != "compulsory":
        begin_turn(referee)
        return
    first = turn.winner or turn.starter or next(iter(referee.table.sides))
    for side in (first, opponent(first)):
        waiting = tuple(
            f for f in turn.queue if side_of(referee.table, f) == side and forced(referee.table, f)
        )
        if waiting:
            figure = referee.ask("CZ-SEQ-02", side, "compulsory", waiting, part=WHO)
            queue = tuple(f for f in turn.queue if f != figure)
            referee.book(queue=queue, activation=figure, active=side, figure="")
            force(referee, figure)
            victory.immediate(referee)
            return
    referee.book(step="reaction", queue=(), activation="")


def begin_turn(referee: Referee) -> None:
    """A new turn: prepared fire is lost before anything else happens (CZ-SEQ-04)."""
    turn = referee.table.turn
    number = turn.round + 1 if turn.phase in ("actions", "end") else max(1, turn.round)
    referee.change("CZ-SEQ-01", "turn", tells=BEGUN, round=number, phase="compulsory")
    for figure in tuple(on_table(referee.table)):
        states = referee.table.figures[figure].states
        telling.unmark(referee, "CZ-SEQ-04", figure, WAITING)
        if GLITCH in states and not machines.malfunctions(
            referee.table, figure
        ):  # shut down: not later either
            telling.unmark(referee, "CZ-MACH-07", figure, GLITCH)
    aiming.burn_out(referee)
    queue = tuple(f for f in on_table(referee.table) if forced(referee.table, f))
    referee.book(
        queue=queue, unit="", figure="", action=(), way=(), asked=(), activation="", step="compulsory"
    )


def forced(table: Table, figure: str) -> bool:
    """Whether a figure has something to do against its will: it burns, malfunctions or flees."""
    record = table.figures[figure]
    if record.fate != ALIVE:
        return False
    return bool(record.states & {BURNING, ROUTED}) or machines.malfunctions(table, figure)


def force(referee: Referee, figure: str) -> None:
    """Burning, then malfunction, then the rout move (CZ-SEQ-02)."""
    if BURNING in referee.table.figures[figure].states:
        aiming.burn(referee, figure)
    if _here(referee, figure) and machines.malfunctions(referee.table, figure):
        machines.malfunction(referee, figure)
    if _here(referee, figure) and ROUTED in referee.table.figures[figure].states:
        rout.flee(referee, figure)


def _here(referee: Referee, figure: str) -> bool:
    return referee.table.figures[figure].fate == ALIVE


def end_turn(referee: Referee) -> None:
    """Markers of passed tests and unspent points vanish; then the end, or a new turn (CZ-SEQ-04).

    What weapons have fired is counted anew from here, before the compulsory step (CZ-SHOOT-08).
    """
    referee.note("CZ-SEQ-04", "turn-ends", turn=referee.table.turn.round)
    for figure in tuple(in_play(referee.table)):
        record = referee.table.figures[figure]
        telling.unmark(referee, "CZ-SEQ-04", figure, STEADY, FROZEN)
        more: dict[str, Any] = {"bursts": ()} if record.bursts else {}
        if record.speed:
            more["speed"] = 0
        if record.ap or record.spent or more:
            referee.change("CZ-SEQ-04", figure, ap=0, spent=0, **more)
    for unit in tuple(referee.table.units):
        referee.unmark("CZ-SEQ-04", unit, ACTIVATED, COHESIVE)
    referee.book(
        step="compulsory",
        phase="end",
        unit="",
        figure="",
        acted=(),
        measured=(),
        action=(),
        way=(),
        asked=(),
        activation="end",
    )
    victory.end_of_turn(referee)
