"""What the options of a season cost: deals in credits, units of a deployment in its points."""

from __future__ import annotations

from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Priced
from escarmouche.engine.scene import ScenePurse
from escarmouche.engine.sentences import words
from escarmouche.games.star_mogul_season.chapters import deployment, trade
from escarmouche.games.star_mogul_season.table import GAME, LIMIT, Table

CREDITS, POINTS = "credits", "points"


def purses(table: Table, side: str) -> tuple[ScenePurse, ...]:
    """The own credits, and before a battle the points that may be deployed (SM-COMP-04)."""
    money = words("scene-purse-credits", GAME)
    found = [
        ScenePurse(CREDITS, side, money, table.sides[side].credits, short=words("scene-short-credits", GAME))
    ]
    if table.turn.phase == "deploy":
        found.append(ScenePurse(POINTS, side, words("scene-purse-points", GAME), LIMIT, LIMIT))
    return tuple(found)


def prices(ask: Ask, table: Table) -> Priced | None:
    """By the functions that pay them; what is sold has a negative price."""
    if ask.question == "trade":
        costs = {code: -trade.amount(table, ask.side, trade.Deal.read(code)) for code in ask.options}
        return Priced(CREDITS, costs)
    if ask.question == "deployment":
        return Priced(POINTS, {unit: deployment.cost_of(table, ask.side, unit) for unit in ask.options})
    return None
