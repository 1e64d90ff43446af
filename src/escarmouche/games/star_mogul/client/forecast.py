"""The odds a player wants before he chooses, from the code that plays; and a unit led to a point."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast, Priced
from escarmouche.games.star_mogul.bot.quick_answers import quick_answer
from escarmouche.games.star_mogul.chapters import actions
from escarmouche.games.star_mogul.chapters.actions import Deed
from escarmouche.games.star_mogul.chapters.models import at, enemies_of, hull, standing
from escarmouche.games.star_mogul.chapters.movement import driving, ready_moves
from escarmouche.games.star_mogul.chapters.shooting import attacks, targets, volleys
from escarmouche.games.star_mogul.chapters.shooting.attacks import Aim
from escarmouche.games.star_mogul.client.scene import FREE, LEFT
from escarmouche.games.star_mogul.table import Referee, Table
from escarmouche.space.shapes import Point, distance

LIMIT = 4_000
"""Branches of a volley after which its odds are sampled."""


def volley(referee: Referee, codes: tuple[str, ...], target: str, *, into_melee: bool) -> int:
    """All attacks of a volley one after the other; how many of the target are lost."""
    before = len(referee.table.units[target].figures)
    for code in codes:
        aim = Aim.read(code)
        referee.call(attacks.attack, aim.who, aim.weapon, aim.target, into_melee=into_melee)
    return before - len(referee.table.units[target].figures)


def shooting(table: Table, unit: str, target: str) -> Forecast | None:
    """The losses of a volley, each at his nearest; what it may draw is the reply (SM-ACT-10)."""
    codes = attacks.plan(table, unit, target, attacks.NEAREST)
    if not codes:
        return None
    mixed = targets.in_melee_with(table, target, table.units[unit].side)
    found = odds(
        lambda referee: volley(referee, codes, target, into_melee=mixed),
        table,
        policy=quick_answer,
        limit=LIMIT,
    )
    draws: tuple[Forecast, ...] = ()
    if volleys.why_not_reply(table, target, unit) is None:
        draws = (Forecast("reply", {"unit": target, "target": unit}, {}),)
    about = {"unit": unit, "target": target, "what": "shoot"}
    return Forecast("shoot", about, {"losses": found}, draws=draws)


def forecasts(table: Table, unit: str) -> tuple[Forecast, ...]:
    """Every volley that a unit could fire now."""
    if unit not in table.units or not standing(table, unit):
        return ()
    found = [
        shooting(table, unit, target)
        for target in enemies_of(table, table.units[unit].side)
        if targets.why_not_shoot(table, unit, target) is None
    ]
    return tuple(forecast for forecast in found if forecast is not None)


def follow(ask: Ask, table: Table, point: Point) -> Any:
    """The acting unit led to a point, or as near as it gets; None for a question that leads nobody."""
    unit = ask.actor
    if ask.question == "move":
        return ready_moves.march(table, unit, point) or ()
    if ask.question in ("drive", "reverse"):
        ways = [v for v in driving.drafts(table, unit, reverse=ask.question == "reverse").legal() if v]
        here = at(hull(table, unit))
        nearest = min(ways, key=lambda v: distance(v[0][1][-1], point), default=())
        return nearest if nearest and distance(nearest[0][1][-1], point) < distance(here, point) else ()
    return None


def prices(ask: Ask, table: Table) -> Priced | None:
    """What each order costs, and from which purse (SM-ACT-01, SM-ACT-08)."""
    if ask.question != "order":
        return None
    purse = FREE if table.sides[ask.side].free else LEFT
    return Priced(purse, {code: actions.price_of(table, Deed.read(code)) for code in ask.options})


def draft_names(ask: Ask, table: Table) -> tuple[str, ...]:
    """What each ready-made move of infantry is for."""
    if ask.question != "move":
        return ()
    return ready_moves.draft_names(table, ask.actor)
