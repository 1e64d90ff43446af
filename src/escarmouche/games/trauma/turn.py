"""The turn of Trauma: which procedure runs next (area TR-TURN). The state is on the table, in `turn.step`."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.games.trauma.chapters import actions, activation, command, debriefing, orders
from escarmouche.games.trauma.chapters.movement import displacement, entry
from escarmouche.games.trauma.chapters.shooting import shooting
from escarmouche.games.trauma.setup import setup
from escarmouche.games.trauma.table import Referee

STEPS: dict[str, Callable[[Referee], None]] = {
    "setup": setup.set_up,
    # TR-CMD-01: the command phase
    "recruit": command.recruit,
    "sequence": command.sequence,
    "points": command.command_points,
    "initiative": command.initiative,
    # TR-ACT-03: a turn of play and the steps of an activation
    "option": activation.turn_of_play,
    "activate": activation.activate,
    "enter": entry.enter,
    "announce": actions.announce,
    "act": actions.act,
    "salvo": shooting.next_salvo,
    "moved": displacement.aftermath,
    "orders": orders.order_phase,
    "end": activation.finish,
    # TR-DEBR-01
    "debrief": debriefing.debrief,
}


def step(referee: Referee) -> None:
    """Run from one checkpoint to the next."""
    STEPS[referee.table.turn.step](referee)
