"""The odds a player wants before he chooses, from the code that plays; what orders cost."""

from __future__ import annotations

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast, Priced
from escarmouche.games.star_mogul.bot.quick_answers import quick_answer
from escarmouche.games.star_mogul.chapters import actions
from escarmouche.games.star_mogul.chapters.actions import Deed
from escarmouche.games.star_mogul.chapters.models import enemies_of, hull, is_vehicle, standing
from escarmouche.games.star_mogul.chapters.movement import ready_moves
from escarmouche.games.star_mogul.chapters.shooting import attacks, targets, volleys
from escarmouche.games.star_mogul.chapters.shooting.attacks import Aim
from escarmouche.games.star_mogul.client.scene import FREE, LEFT
from escarmouche.games.star_mogul.table import Referee, Table

LIMIT = 4_000
"""Branches of a volley after which its odds are sampled."""


OWN, HULL = "own-losses", "superstructure"


def volley(referee: Referee, codes: tuple[str, ...], target: str, *, into_melee: bool) -> int:
    """All attacks of a volley one after the other; how many of the target are lost."""
    before = len(referee.table.units[target].figures)
    for code in codes:
        aim = Aim.read(code)
        referee.call(attacks.attack, aim.who, aim.weapon, aim.target, into_melee=into_melee)
    return before - len(referee.table.units[target].figures)


def losses(table: Table, unit: str, target: str, codes: tuple[str, ...]) -> Odds:
    """How many of a target go down to the attacks declared."""
    mixed = targets.in_melee_with(table, target, table.units[unit].side)
    return odds(
        lambda referee: volley(referee, codes, target, into_melee=mixed),
        table,
        policy=quick_answer,
        limit=LIMIT,
    )


def hull_lost(table: Table, unit: str, target: str, codes: tuple[str, ...]) -> Odds:
    """How many points of a vehicle's superstructure go with the attacks declared."""
    before = hull(table, target).superstructure
    return odds(
        lambda referee: volley(referee, codes, target, into_melee=False),
        table,
        of=lambda _, after: before - max(0, after.figures[after.units[target].roster[0]].superstructure),
        policy=quick_answer,
        limit=LIMIT,
    )


def fired(
    table: Table, unit: str, target: str, codes: tuple[str, ...], *, reply: bool = False
) -> Forecast | None:
    """The losses of a volley as declared, and what the enemy may answer as he stands now (SM-ACT-10)."""
    if not codes:
        return None
    draws: tuple[Forecast, ...] = ()
    if not reply and volleys.why_not_reply(table, target, unit) is None:
        back = attacks.plan(table, target, unit, attacks.NEAREST)
        if back:
            lost = losses(table, target, unit, back)
            draws = (Forecast("reply", {"unit": target, "target": unit}, {OWN: lost}, own=(OWN,)),)
    counted = {"losses": losses(table, unit, target, codes)}
    if is_vehicle(table, target):
        counted = {HULL: hull_lost(table, unit, target, codes), **counted}
    about = {"unit": unit, "target": target, "what": "shoot"}
    aimed = tuple(dict.fromkeys(Aim.read(code).target for code in codes))
    return Forecast("shoot", about, counted, touched=aimed, draws=draws)


def shooting(table: Table, unit: str, target: str) -> Forecast | None:
    """The losses of a volley, each at his nearest; what it may draw is the reply (SM-ACT-10)."""
    return fired(table, unit, target, attacks.plan(table, unit, target, attacks.NEAREST))


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
