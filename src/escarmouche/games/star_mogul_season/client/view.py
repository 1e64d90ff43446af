"""What each side may know: nothing of another company's money, people, vehicles or deals (SM-COMP-05)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.errors import EscarmoucheError
from escarmouche.engine.requests import Ask
from escarmouche.games.star_mogul.armies.catalogue import ARMOURY
from escarmouche.games.star_mogul_season.chapters.trade import BONUS, REVENGE, Deal
from escarmouche.games.star_mogul_season.setup.setup import CREDITS, founded
from escarmouche.games.star_mogul_season.table import Line, Table

HIDDEN = {"credits": 0, "advance": 0, "stock": (), "account": (), "hired": 0}
"""What takes the place of what a company keeps to itself."""


def view(table: Table, side: str) -> Table:
    """The own company whole; of the others what is open: Loyalty, assets, results, who goes."""
    seen = table.copy()
    for other in table.sides.values():
        if other.id != side:
            seen.change(other.id, HIDDEN)
    seen.things = {id: thing for id, thing in table.things.items() if thing.side == side}
    return seen


def revealed(ask: Ask, answer: Any, table: Table) -> Any:
    """What the others learn of a secret step all the same: a bonus raises Loyalty, a revenge is demanded."""
    if ask.question != "trade":
        return None
    return tuple(sorted(code for code in answer if Deal.read(code).what in (BONUS, REVENGE)))


def guess(view: Table, seed: str) -> Table:
    """The others as they were founded, with the money they had then: nothing more is known."""
    table = view.copy()
    for side in view.sides.values():
        if side.account:
            continue
        try:
            army = ARMOURY.lists.load_army(view.setting.founded[side.id])
        except EscarmoucheError:  # a company that cannot be read again is guessed as empty
            continue
        company = founded(army, side.id)
        things = {**table.things, **{thing.id: thing for thing in company}}
        table.things = things
        begun = (Line(0, "SM-CAMP-01", "founding", CREDITS, CREDITS),)
        table.change(side.id, {"credits": CREDITS, "account": begun, "hired": len(company)})
    return table
