"""What a company may buy with PL while it is played (area FB-LOG)."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.engine.options import NUMBER, TARGET, WHAT, WHERE, WHO
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.at43.armies.armylist import Choice
from escarmouche.games.frostbite.chapters import composing, points
from escarmouche.games.frostbite.chapters.composing import PL, Limits, affordable, compose, room_in
from escarmouche.games.frostbite.rules import LEDGER
from escarmouche.games.frostbite.setup.front import why_no_supply
from escarmouche.games.frostbite.table import (
    BY_AIR,
    COLD,
    CONTAINER,
    DROP,
    JUMP,
    LIVERY,
    SABOTEUR,
    SPY,
    WALL,
    Referee,
    Table,
    choice_of,
    companies,
    controlled,
    cost,
    enemies_at,
    front,
)

REASSIGN, GIFT, REINFORCE = "reassign", "gift", "reinforce"
_NAMES = (REASSIGN, CONTAINER, WALL, GIFT, DROP, REINFORCE, SPY, SABOTEUR, COLD, JUMP, LIVERY)
_ROWS = dict(zip(_NAMES, LEDGER.data("FB-LOG-01")["prices"], strict=True))
PRICES: dict[str, int] = {what: row["pl"] if row["pl"] != "variable" else 0 for what, row in _ROWS.items()}
"""In PL; 0 where the price depends (FB-LOG-01)."""
ONCE = tuple(what for what, row in _ROWS.items() if row.get("once_a_week"))
"""What may be bought once a week (FB-LOG-02)."""
RULES = {
    REASSIGN: "FB-LOG-03",
    CONTAINER: "FB-LOG-04",
    WALL: "FB-LOG-05",
    GIFT: "FB-LOG-06",
    DROP: "FB-LOG-07",
    REINFORCE: "FB-LOG-08",
    SPY: "FB-LOG-09",
    SABOTEUR: "FB-LOG-10",
    COLD: "FB-LOG-11",
    JUMP: "FB-LOG-12",
    LIVERY: "FB-LOG-13",
}
SUPPLIED = (CONTAINER, WALL)
"""What needs a company that stays and has a supply line (FB-LOG-04, FB-LOG-05)."""
WHOLE = (SPY, COLD, JUMP, LIVERY)
"""What a company has or has not: a second one would do nothing."""
HUNDRED = 100
"""A gift is named in hundreds and the rest: any whole amount (FB-LOG-06)."""


def why_not_buy(table: Table, company: str, what: str) -> Refusal | None:
    """Whether a company may make a spending of the price list now."""
    record = table.units[company]
    side = table.sides[record.side]
    about = {"company": company, "what": what, "price": PRICES[what], "stock": side.pl}
    if what in ONCE and (refusal := _why_not_again(table, company, what)):
        return refusal
    if what in WHOLE and what in record.bought:
        return Refusal(RULES[what], "has-it-already", about)
    if (short := PRICES[what] - side.pl) > 0:
        return Refusal("FB-LOG-01", "not-enough-pl", {**about, "cost": PRICES[what]}, short, PL)
    return CHECKS[what](table, company) if what in CHECKS else None


def _why_not_again(table: Table, company: str, what: str) -> Refusal | None:
    """Once a week for each player; with the option once_a_week for each company (FB-LOG-02)."""
    used = table.sides[table.units[company].side].used
    each = table.setting.options["once_a_week"] == "company"
    spent = f"{what}:{company}" in used if each else any(u.startswith(f"{what}:") for u in used)
    return Refusal("FB-LOG-02", "once-a-week", {"company": company, "what": what}) if spent else None


def why_not_supply(table: Table, company: str) -> Refusal | None:
    """Whether a company may get scenery: it has not moved, and a line joins it to its HQ (FB-LOG-04)."""
    record = table.units[company]
    if record.moved:
        return Refusal("FB-LOG-04", "has-moved", {"company": company})
    if record.node in front(table).hqs:  # nobody fights there
        return None
    hq = table.sides[record.side].hq
    owned, enemies = controlled(table, record.side), enemies_at(table, record.side)
    return why_no_supply(front(table), hq, record.node, owned, enemies)


def why_not_drop(table: Table, company: str) -> Refusal | None:
    """A drop takes the place of the move (FB-LOG-07)."""
    return why_not_leave(table, company)


def why_not_leave(table: Table, company: str) -> Refusal | None:
    """Whether a company may leave where it is: once a week, not empty, not pinned, not bound."""
    record = table.units[company]
    about = {"company": company}
    if record.moved:
        return Refusal("FB-MAP-03", "moved-already", about)
    if not record.figures:
        return Refusal("FB-DEB-23", "empty-company", about)
    if record.pinned:
        return Refusal("FB-LOG-10", "pinned", about)
    bound = [what for what in record.bought if what in SUPPLIED]
    if bound:
        return Refusal(RULES[bound[0]], "bound-to-stay", about)
    return None


def victims(table: Table, side: str) -> tuple[str, ...]:
    """The companies of others that have not been played yet this week (FB-LOG-10)."""
    return tuple(c.id for c in companies(table) if c.side != side and not c.played and not c.pinned)


def why_not_saboteur(table: Table, company: str) -> Refusal | None:
    """There must be somebody who has not been played (FB-LOG-10)."""
    if victims(table, table.units[company].side):
        return None
    return Refusal("FB-LOG-10", "all-played", {"company": company})


def why_not_reinforce(table: Table, company: str) -> Refusal | None:
    """Some unit must fit into the company and the stock (FB-LOG-08)."""
    limits = reinforcing(table, company)
    if affordable(table, limits):
        return None
    about = {"company": company, "room": limits.room, "stock": limits.stock}
    return Refusal("FB-LOG-08", "no-unit-fits", about)


def reinforcing(table: Table, company: str) -> Limits:
    """What a new squad may cost: the company's size and the player's stock."""
    side = table.units[company].side
    return Limits("FB-LOG-08", side, company, room_in(table, company), table.sides[side].pl)


def why_not_reassign(table: Table, company: str) -> Refusal | None:
    """There must be a squad to change (FB-LOG-03)."""
    if table.units[company].figures:
        return None
    return Refusal("FB-LOG-03", "empty-company", {"company": company})


def why_not_give(table: Table, company: str) -> Refusal | None:
    """Something to give (FB-LOG-06)."""
    if table.sides[table.units[company].side].pl > 0:
        return None
    return Refusal("FB-LOG-06", "nothing-to-give", {"company": company})


CHECKS: dict[str, Callable[[Table, str], Refusal | None]] = {
    CONTAINER: why_not_supply,
    WALL: why_not_supply,
    DROP: why_not_drop,
    SABOTEUR: why_not_saboteur,
    REINFORCE: why_not_reinforce,
    REASSIGN: why_not_reassign,
    GIFT: why_not_give,
}


# -- the spendings -------------------------------------------------------------------------------------------


def buy(referee: Referee, company: str, what: str) -> None:
    """Make one spending for the company being played."""
    deeds = {DROP: drop, SABOTEUR: sabotage, GIFT: give, REINFORCE: reinforce, REASSIGN: reassign}
    if what in deeds:
        deeds[what](referee, company)
        return
    _pay(referee, company, what)
    bought = (*referee.table.units[company].bought, what)
    referee.change(RULES[what], company, facts={"what": what}, bought=bought)


def _pay(referee: Referee, company: str, what: str) -> None:
    """The price, and the mark of what may be done once a week."""
    side = referee.table.units[company].side
    points.pay(referee, RULES[what], side, PRICES[what], company)
    if what in ONCE:
        referee.change("FB-LOG-02", side, used=(*referee.table.sides[side].used, f"{what}:{company}"))


def drop(referee: Referee, company: str) -> None:
    """Put the company down on another sector (FB-LOG-07)."""
    table = referee.table
    record = table.units[company]
    sectors = tuple(sector for sector in front(table).sectors if sector != record.node)
    there = referee.ask(
        "FB-LOG-07", record.side, "drop-where", (*sectors, NO_ONE), actor=company, part=WHERE, company=company
    )
    if there == NO_ONE:
        return
    _pay(referee, company, DROP)
    facts = {"here": record.node, "there": there}
    referee.change("FB-LOG-07", company, facts=facts, node=there, origin=BY_AIR)


def sabotage(referee: Referee, company: str) -> None:
    """Pin an enemy company for the week (FB-LOG-10)."""
    side = referee.table.units[company].side
    target = referee.ask(
        "FB-LOG-10", side, "saboteur-target", (*victims(referee.table, side), NO_ONE), actor=company,
        part=TARGET, company=company,
    )  # fmt: skip
    if target != NO_ONE:
        _pay(referee, company, SABOTEUR)
        referee.change("FB-LOG-10", target, pinned=True)


def give(referee: Referee, company: str) -> None:
    """PL for another player; what is over his cap is lost (FB-LOG-06)."""
    table = referee.table
    side = table.units[company].side
    others = tuple(other for other in table.sides if other != side)
    friend = referee.ask("FB-LOG-06", side, "gift-to", others, actor=company, part=WHAT, company=company)
    stock = table.sides[side].pl
    hundreds = referee.ask(
        "FB-LOG-06", side, "gift-hundreds", tuple(range(stock // HUNDRED + 1)), actor=company, part=NUMBER,
        friend=friend, stock=stock,
    )  # fmt: skip
    rest = min(HUNDRED - 1, stock - HUNDRED * hundreds)
    odd = referee.ask(
        "FB-LOG-06", side, "gift-rest", tuple(range(rest + 1)), actor=company, part=NUMBER, friend=friend,
        given=HUNDRED * hundreds,
    )  # fmt: skip
    amount = HUNDRED * hundreds + odd
    points.pay(referee, "FB-LOG-06", side, amount, friend)
    points.earn(referee, "FB-LOG-06", friend, amount, side)
    points.keep_to_cap(referee, friend)


def reinforce(referee: Referee, company: str) -> None:
    """A new squad, as many PL as PA (FB-LOG-08)."""
    limits = reinforcing(referee.table, company)
    choice = compose(referee, limits)
    squad = composing.add(referee, "FB-LOG-08", company, choice)
    points.pay(referee, "FB-LOG-08", limits.side, cost(referee.table, squad), company)


def reassign(referee: Referee, company: str) -> None:
    """Change a squad, or exchange it for another unit; the difference is paid or given back (FB-LOG-03)."""
    table = referee.table
    record = table.units[company]
    squad = referee.ask(
        "FB-LOG-03", record.side, "reassign-which", (*record.figures, NO_ONE), actor=company, part=WHO,
        company=company,
    )  # fmt: skip
    if squad == NO_ONE:
        return
    before = cost(table, squad)
    stock = table.sides[record.side].pl + before
    limits = Limits("FB-LOG-03", record.side, company, room_in(table, company) + before, stock, squad)
    choice = compose(referee, limits)
    exchange(referee, "FB-LOG-03", squad, choice)
    change = before - cost(referee.table, squad)
    if change < 0:
        points.pay(referee, "FB-LOG-03", record.side, -change, company)
    else:
        points.earn(referee, "FB-LOG-03", record.side, change, company)
        points.keep_to_cap(referee, record.side)


def exchange(referee: Referee, rule: str, squad: str, choice: Choice) -> None:
    """Let a squad be something else; experience stays with the type of unit."""
    old = referee.table.figures[squad]
    assert choice_of(old), squad
    bonuses = old.bonuses if old.entry == choice.unit else ()
    referee.change(
        rule,
        squad,
        facts={"company": old.unit, "was": old.entry, "step": composing.CHANGED},
        entry=choice.unit,
        strength=choice.strength,
        special=tuple(choice.special.items()),
        officer=choice.officer,
        hero=choice.hero,
        bonuses=bonuses,
    )
