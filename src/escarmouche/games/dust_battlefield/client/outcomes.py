"""What an answer would come to: an attack as it is about to be declared, actions that may draw a reaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.options import ATTACK
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.dust.client import forecast
from escarmouche.games.dust.client.answering_fire import of_actions
from escarmouche.games.dust_battlefield.bot.quick_answers import quick_answer
from escarmouche.games.dust_battlefield.table import Table


def outcomes(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """The odds of one allowed answer."""
    if ask.intent == ATTACK:
        return forecast.declared(table, ask, answer)
    return of_actions(ask, table, answer, quick_answer) if ask.question == "actions" else ()
