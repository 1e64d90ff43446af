"""The turn of Combat Zone: which procedure runs next (area CZ-SEQ); the state is in `turn.step`."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.games.combat_zone.chapters import actions, activation, initiative, reactions, sequence
from escarmouche.games.combat_zone.setup import setup
from escarmouche.games.combat_zone.table import Referee

STEPS: dict[str, Callable[[Referee], None]] = {
    "setup": setup.set_up,
    # CZ-SEQ-01: the four steps of a turn
    "compulsory": sequence.compulsory,
    "reaction": reactions.reaction_tests,
    "initiative": initiative.initiative,
    # CZ-INIT-09, CZ-INIT-10: groups in turn, figures one after the other, actions one by one
    "choose": activation.choose_group,
    "figure": activation.choose_figure,
    "act": actions.act,
    "window": actions.window,
    "do": actions.carry_out,
    "end": sequence.end_turn,
}


def step(referee: Referee) -> None:
    """Run from one checkpoint to the next."""
    STEPS[referee.table.turn.step](referee)
