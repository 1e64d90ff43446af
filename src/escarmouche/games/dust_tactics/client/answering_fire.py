"""What a unit draws upon itself: reactions to its activation, when it moves (area DT-REACT)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.dust.chapters.actions import MARCH
from escarmouche.games.dust.chapters.attack import reaction
from escarmouche.games.dust.client import answering_fire
from escarmouche.games.dust.client.answering_fire import drawn
from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.bot.moved import moved
from escarmouche.games.dust_tactics.bot.quick_answers import quick_answer
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move


def of_move(ask: Ask, table: Table, answer: Any) -> tuple[Forecast, ...]:
    """What a Move or March to a place may draw upon itself before the activation ends (DT-REACT-07)."""
    turn, unit = table.turn, ask.about.get("unit", "")
    if unit != turn.unit or turn.reacted or not Move.reads(answer):
        return ()
    if len(turn.declared) == 1 and turn.declared[0] != MARCH:
        return ()  # the window was before this action
    if len(turn.declared) > 1 and reaction.why_not_window(table) is not None:
        return ()
    return drawn("way", moved(table, unit, Move.read(answer)), unit, quick_answer)


def of_actions(ask: Ask, table: Table, answer: tuple[str, ...]) -> tuple[Forecast, ...]:
    """What these actions may draw upon the unit where it stands."""
    return answering_fire.of_actions(ask, table, answer, quick_answer)
