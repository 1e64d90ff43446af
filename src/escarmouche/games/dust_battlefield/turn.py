"""The turn of Battlefield: initiative, alternate activations, end of turn (DB-END-01)."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.games.dust.chapters import activation, turns
from escarmouche.games.dust.table import Referee
from escarmouche.games.dust_battlefield.chapters import objectives, open_field, victory
from escarmouche.games.dust_battlefield.setup import setup
from escarmouche.games.dust_battlefield.table import MARCHED

FIELD = open_field.OpenField
"""Imported so that the table of this game is measured by it."""
PASSING = turns.PASSING | {MARCHED}


def step(referee: Referee) -> None:
    """Run from one checkpoint to the next: a turn as on the grid (DB-BASE-01)."""
    STEPS[referee.table.turn.step](referee)


def choose(referee: Referee) -> None:
    """The side whose turn it is activates a unit, or passes; or the turn ends."""
    turns.choose(referee, end_turn)


def end_turn(referee: Referee) -> None:
    """Objectives, end of the game, smoke, marks: in this order."""
    referee.book(activation="end", unit="", active="")
    if victory.check(referee, objectives.take(referee)):
        return
    turns.clear(referee, PASSING)


STEPS: dict[str, Callable[[Referee], None]] = {
    **setup.STEPS,
    "initiative": turns.initiative,
    "choose": choose,
    "begin": activation.begin,
    "act": activation.act,
    "react": activation.react,
}
