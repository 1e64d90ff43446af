"""The turn of AT-43: which procedure runs next (A4-ACT-17). The state is on the table, in `turn.step`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from escarmouche.games.at43.chapters import (
    actions,
    activation,
    control,
    preactivation,
    routines,
    tactical,
    weather,
)
from escarmouche.games.at43.setup import setup
from escarmouche.games.at43.table import Referee


def begin_turn(referee: Referee) -> None:
    """A storm of a campaign blows before the tactical phase begins (A4-WAR-04)."""
    weather.storm(referee)
    tactical.commanders(referee)


STEPS: dict[str, Callable[[Referee], None]] = {
    "setup": setup.set_up,
    # the tactical phase (A4-TAC)
    "tactical": begin_turn,
    "points": tactical.command_points,
    "sequence": tactical.sequence,
    "authority": tactical.authority,
    # activation phases (A4-PRE, A4-ACT-17)
    "option": preactivation.turn_of_play,
    "activate": activation.activate,
    "begin": activation.begin,
    "morale": activation.test_morale,
    "routines": partial(routines.run_routines, follows="action"),
    "action": actions.choose_action,
    "fire": actions.fire,
    "move": actions.move,
    "alert": actions.alert_step,
    "melee": actions.melee_step,
    "orders": actions.orders_step,
    "container": actions.container_step,
    "end": activation.finish,
    # the control phase (A4-CTRL-01)
    "control": control.control_phase,
    "spend": control.spend,
}


def step(referee: Referee) -> None:
    """Run from one checkpoint to the next."""
    STEPS[referee.table.turn.step](referee)
