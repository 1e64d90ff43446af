"""The turn of Star Mogul: which procedure runs next (area SM-SEQ); the state is in `turn.step`."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.games.star_mogul.chapters import phases
from escarmouche.games.star_mogul.chapters.melee import engage
from escarmouche.games.star_mogul.chapters.shooting import volleys
from escarmouche.games.star_mogul.setup import deployment, setup
from escarmouche.games.star_mogul.table import AFTER, Referee

STEPS: dict[str, Callable[[Referee], None]] = {
    "setup": setup.set_up,
    # SM-SEQ-02: the five phases of a turn
    "strategy": phases.strategy_phase,
    "arrive": deployment.arrive,
    # SM-ACT-13: an action phase opens
    "tests": phases.tests,
    "opening": phases.opening,
    "run": phases.run,
    "rally": phases.rally,
    "act": phases.act,
    "attack": volleys.next_attack,
    "reply": volleys.reply,
    "acted": phases.acted,
    "close": phases.close,
    "fog": phases.fog,
    "free": phases.free,
    "engage": engage.engage,
    "brawl": engage.brawl,
    "assault": engage.assault,
    "turn-over": phases.turn_over,
    AFTER: phases.after,
}


def step(referee: Referee) -> None:
    """Run from one checkpoint to the next."""
    STEPS[referee.table.turn.step](referee)
