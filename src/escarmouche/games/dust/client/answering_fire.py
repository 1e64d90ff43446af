"""What a unit draws upon itself: reactions to its activation, with their chances (area DT-REACT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.engine.options import TARGET
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.actions import FREE, MARCH, MOVE
from escarmouche.games.dust.chapters.attack import reaction
from escarmouche.games.dust.client.forecast import OWN, own_losses
from escarmouche.games.dust.table import BOARD, Table

POLICY = "dust-quick"
Policy = Callable[[Ask, Any], Any]
"""Who answers inside the odds."""


def of_actions(ask: Ask, table: Table, answer: tuple[str, ...], policy: Policy) -> tuple[Forecast, ...]:
    """What these actions may draw upon the unit where it stands, if the first of them is no move."""
    unit = ask.about["unit"]
    if answer[0] in (MOVE, MARCH) or len(answer) < 2 or table.units[unit].place != BOARD:
        return ()
    after = table.copy()
    after.turn = replace(table.turn, declared=answer[1:], done=answer[:1])
    if answer[1] in FREE or reaction.why_not_window(after) is not None:
        return ()
    return drawn("actions", after, unit, policy)


def drawn(question: str, table: Table, unit: str, policy: Policy) -> tuple[Forecast, ...]:
    """One forecast for the act, with each enemy that may react to it."""
    draws = tuple([_reaction(table, unit, enemy, policy) for enemy in reaction.eligible(table, unit)])
    return (Forecast(question, {"unit": unit}, {}, draws=draws),) if draws else ()


def _reaction(table: Table, unit: str, enemy: str, policy: Policy) -> Forecast:
    """What a unit may lose to the reaction of one enemy, by the rule that plays it."""
    side = table.units[unit].side
    lost = odds(
        reaction.react, table, enemy,
        of=lambda _, after: own_losses(table, after, side), policy=policy, policy_name=POLICY,
    )  # fmt: skip
    return Forecast("reaction", {"unit": enemy, TARGET: unit}, {OWN: lost}, own=(OWN,))
