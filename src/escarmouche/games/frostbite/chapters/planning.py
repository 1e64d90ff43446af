"""Planning: who plays first, one company after the other, moves and spendings (areas FB-PLAN, FB-MAP)."""

from __future__ import annotations

from typing import Self

from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.options import ACT, WHO, Option
from escarmouche.engine.requests import Refusal
from escarmouche.games.frostbite.chapters import spending
from escarmouche.games.frostbite.chapters.spending import PRICES, buy, why_not_buy, why_not_leave
from escarmouche.games.frostbite.setup.front import why_not_march
from escarmouche.games.frostbite.table import MISSIONS, PLANNING, Referee, Table, companies, front

GO, DONE = "go", "done"


class Order(Option, frozen=True):
    """What the company being played does next: a move to a place, a spending, or no more."""

    what: str
    where: str = ""

    def code(self) -> str:
        """As files have it."""
        return f"{self.what}:{self.where}" if self.where else self.what

    @classmethod
    def read(cls, code: str) -> Self:
        """The order of a code."""
        what, _, where = code.partition(":")
        return cls(what, where)


def planning_order(table: Table) -> tuple[str, ...]:
    """The players by PV; who ties goes by seat, each week from the next one on (FB-PLAN-01, FB-PLAN-02)."""
    seats = tuple(table.sides)
    first = (table.turn.round - 1) % len(seats)
    return tuple(sorted(seats[first:] + seats[:first], key=lambda side: -table.sides[side].pv))


def begin_planning(referee: Referee) -> None:
    """The order of the week is fixed; what was bought last week is gone (FB-PLAN-02, FB-PLAN-05)."""
    order = planning_order(referee.table)
    for company in companies(referee.table):
        if company.bought or company.pinned:
            referee.change("FB-PLAN-05", company.id, bought=(), pinned=False)
        if company.played or company.origin or company.beaten:
            referee.change("FB-PLAN-05", company.id, played=0, origin="", beaten=False)
    for side in referee.table.sides.values():
        if side.used:
            referee.change("FB-LOG-02", side.id, used=())
    referee.change("FB-CAMP-06", "turn", tells=BEGUN, phase=PLANNING, active=order[0])
    referee.note("FB-PLAN-01", "planning-order", order=order, first=order[0])
    referee.book(step=PLANNING, order=order, next=0, company="", missions=(), batch=(), activation=PLANNING)


def left_to_play(table: Table, side: str) -> tuple[str, ...]:
    """The companies of a side that have not been played this week."""
    return tuple(company.id for company in companies(table, side) if not company.played)


def why_not_play(table: Table, company: str) -> Refusal | None:
    """Each company is played once a week (FB-PLAN-03, FB-PLAN-04)."""
    if table.units[company].played:
        return Refusal("FB-PLAN-04", "played-already", {"company": company})
    return None


def plan(referee: Referee) -> None:
    """One thing of the planning: which company is played, or what it does next."""
    turn = referee.table.turn
    if turn.company:
        _order(referee, turn.company)
        return
    side = next_player(referee.table)
    if not side:
        referee.change("FB-CAMP-06", "turn", tells=BEGUN, phase=MISSIONS, active="")
        referee.book(step=MISSIONS, activation=MISSIONS)
        return
    table = referee.table
    options = tuple(company.id for company in companies(table, side))
    company = referee.ask(
        "FB-PLAN-04", side, "which-company", options, lambda id: why_not_play(table, id), part=WHO
    )
    number = sum(bool(each.played) for each in companies(table)) + 1
    referee.book(active=side, company=company, activation=company)
    referee.change("FB-PLAN-03", company, facts={"side": side}, played=number)


def next_player(table: Table) -> str:
    """Whose turn it is: round and round, who has nothing left is skipped (FB-PLAN-03); nobody: empty."""
    turn = table.turn
    count = len(turn.order)
    for step in range(count):
        side = turn.order[(turn.next + step) % count]
        if left_to_play(table, side):
            return side
    return ""


def orders(table: Table) -> tuple[Order, ...]:
    """Everything a company could be told, whether it may or not."""
    places = (*front(table).sectors, *front(table).hqs)
    return (Order(DONE), *(Order(GO, place) for place in places), *(Order(what) for what in PRICES))


def why_not_order(table: Table, company: str, order: Order) -> Refusal | None:
    """Whether the company being played may do this now."""
    if order.what == DONE:
        return None
    if order.what != GO:
        return why_not_buy(table, company, order.what)
    record = table.units[company]
    if order.where == record.node:
        return Refusal("FB-MAP-03", "is-there", {"company": company, "there": order.where})
    hq = table.sides[record.side].hq
    return why_not_leave(table, company) or why_not_march(front(table), hq, record.node, order.where)


def _order(referee: Referee, company: str) -> None:
    table = referee.table
    side = table.units[company].side
    order = referee.ask(
        "FB-PLAN-04", side, "order", orders(table), lambda order: why_not_order(table, company, order),
        proposal=Order(DONE), intent=ACT, actor=company, company=company,
    )  # fmt: skip
    if order.what == DONE:
        finish(referee, company)
    elif order.what == GO:
        march(referee, company, order.where)
    else:
        buy(referee, company, order.what)


def march(referee: Referee, company: str, there: str) -> None:
    """Along one route to a neighbouring place (FB-MAP-03)."""
    here = referee.table.units[company].node
    referee.change("FB-MAP-03", company, facts={"here": here, "there": there}, node=there, origin=here)


def finish(referee: Referee, company: str) -> None:
    """The company is played; the next player's turn (FB-PLAN-03)."""
    table = referee.table
    record = table.units[company]
    if not record.moved:
        referee.note("FB-MAP-03", "stays", company=company, where=record.node)
    at = table.turn.order.index(record.side)
    referee.book(company="", next=at + 1, activation=f"{PLANNING}-{record.played}")


assert set(PRICES) == set(spending.RULES)
