"""The turn of Dust Tactics: initiative, alternate activations, end of turn (area DT-TURN)."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.games.dust.chapters import activation, turns
from escarmouche.games.dust.chapters.turns import waiting as waiting
from escarmouche.games.dust.table import Referee
from escarmouche.games.dust_tactics.chapters import objectives, victory
from escarmouche.games.dust_tactics.setup import setup


def step(referee: Referee) -> None:
    """Run from one checkpoint to the next."""
    STEPS[referee.table.turn.step](referee)


# -- the end of a turn --------------------------------------------------------------------------------------


def end_turn(referee: Referee) -> None:
    """Objectives, end of the game, smoke, marks: in this order (DT-TURN-07)."""
    referee.book(activation="end", unit="", active="")
    if victory.check(referee, objectives.take(referee)):
        return
    turns.clear(referee)


def choose(referee: Referee) -> None:
    """The side whose turn it is activates a unit, or passes; or the turn ends."""
    turns.choose(referee, end_turn)


STEPS: dict[str, Callable[[Referee], None]] = {
    **setup.STEPS,
    "initiative": turns.initiative,
    "choose": choose,
    "begin": activation.begin,
    "act": activation.act,
    "react": activation.react,
}
