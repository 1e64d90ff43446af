"""What the options of a question cost, and from which purse (A4-CTRL-10, A4-ORD-01, A4-PRE-02)."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Priced
from escarmouche.games.at43.chapters import activation, morale, orders, preactivation, routines
from escarmouche.games.at43.chapters.orders import Order
from escarmouche.games.at43.chapters.routines import Routine
from escarmouche.games.at43.chapters.shooting import shooting
from escarmouche.games.at43.table import Table
from escarmouche.games.company.client.holdings import recruits_cost

PC = "pc"


def prices(ask: Ask, table: Table) -> Priced | None:
    """The price of each option of the pending question, where it has one; of salvos only Tir décalé."""
    if recruits := recruits_cost(ask, table):
        return recruits
    if ask.question == "salvo":
        return Priced(PC, {shooting.SPLIT: shooting.COST}) if shooting.SPLIT in ask.options else None
    if maker := PRICES.get(ask.question):
        return Priced(PC, {code: maker(ask, table, code) for code in ask.options if code != NO_ONE})
    return None


def _order(ask: Ask, table: Table, code: str) -> int:
    order = Order.read(code)
    if order.what != orders.STRIKE:
        return orders.COST
    strikes = table.setting.strikes[ask.side]
    return next(strike.cost for strike in strikes if strike.id == order.target)


def _routine(ask: Ask, table: Table, code: str) -> int:
    return routines.cost_of(table, ask.side, Routine.read(code).what)


def _always(cost: int) -> Callable[[Ask, Table, str], int]:
    return lambda ask, table, code: cost


PRICES: dict[str, Callable[[Ask, Table, str], int]] = {
    "order": _order,
    "routine": _routine,
    "option": lambda ask, table, code: preactivation.COSTS.get(code, 0),
    "bid": lambda ask, table, code: int(code),
    "pay": _always(activation.COST),
    "everybody-up": _always(activation.UP_COST),
    "rally": _always(morale.RALLY_COST),
    "fire-at-will": _always(shooting.COST),
}
