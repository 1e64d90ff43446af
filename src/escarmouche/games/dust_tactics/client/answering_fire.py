"""What a unit draws upon itself: reactions to its activation, with their chances (area DT-REACT)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.engine.options import TARGET
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import reaction
from escarmouche.games.dust.table import BOARD, Table
from escarmouche.games.dust_tactics.bot import gains
from escarmouche.games.dust_tactics.bot.quick_answers import quick_answer
from escarmouche.games.dust_tactics.chapters.actions import FREE, MARCH, MOVE
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move
from escarmouche.games.dust_tactics.client.forecast import OWN, own_losses

POLICY = "dust-quick"


def of_move(ask: Ask, table: Table, answer: Any) -> tuple[Forecast, ...]:
    """What a Move or March to a place may draw upon itself before the activation ends (DT-REACT-07)."""
    turn, unit = table.turn, ask.about.get("unit", "")
    if unit != turn.unit or turn.reacted or not Move.reads(answer):
        return ()
    if len(turn.declared) == 1 and turn.declared[0] != MARCH:
        return ()  # the window was before this action
    if len(turn.declared) > 1 and reaction.why_not_window(table) is not None:
        return ()
    return _drawn("way", gains.moved(table, unit, Move.read(answer)), unit)


def of_actions(ask: Ask, table: Table, answer: tuple[str, ...]) -> tuple[Forecast, ...]:
    """What these actions may draw upon the unit where it stands, if the first of them is no move."""
    unit = ask.about["unit"]
    if answer[0] in (MOVE, MARCH) or len(answer) < 2 or table.units[unit].place != BOARD:
        return ()
    after = table.copy()
    after.turn = replace(table.turn, declared=answer[1:], done=answer[:1])
    if answer[1] in FREE or reaction.why_not_window(after) is not None:
        return ()
    return _drawn("actions", after, unit)


def _drawn(question: str, table: Table, unit: str) -> tuple[Forecast, ...]:
    """One forecast for the act, with each enemy that may react to it."""
    draws = tuple([_reaction(table, unit, enemy) for enemy in reaction.eligible(table, unit)])
    return (Forecast(question, {"unit": unit}, {}, draws=draws),) if draws else ()


def _reaction(table: Table, unit: str, enemy: str) -> Forecast:
    """What a unit may lose to the reaction of one enemy, by the rule that plays it."""
    side = table.units[unit].side
    lost = odds(
        reaction.react, table, enemy,
        of=lambda _, after: own_losses(table, after, side), policy=quick_answer, policy_name=POLICY,
    )  # fmt: skip
    return Forecast("reaction", {"unit": enemy, TARGET: unit}, {OWN: lost}, own=(OWN,))
