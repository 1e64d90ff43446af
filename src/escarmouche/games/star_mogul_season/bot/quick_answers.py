"""What a sensible owner does without thinking, and answers worth drawing from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.candidates import first_answer, plain_candidates
from escarmouche.engine.requests import Ask
from escarmouche.games.star_mogul.armies.listcheck import LEAST
from escarmouche.games.star_mogul.chapters import company
from escarmouche.games.star_mogul_season.chapters import deployment, money, trade
from escarmouche.games.star_mogul_season.chapters.kit import GIVE, JOIN, PROMOTE, SEAT, Order
from escarmouche.games.star_mogul_season.chapters.trade import BONUS, BUY, HIRE, MEND, REVENGE, Deal
from escarmouche.games.star_mogul_season.table import LIMIT, Table, book, groups, members, people, rigs

RESERVE = 600
"""Credits that are kept for a bad day."""
LOW = 8
"""A Loyalty that is worth a bonus."""
WANTED = ("gunner", "deckhand")
KITS = ("carbine", "work_suit")
"""What a new hand is given."""


def quick_answer(ask: Ask, table: Table) -> Any:
    """The first sensible answer."""
    if ask.question == "trade":
        return quick_trade(ask, table)
    if ask.question == "kit":
        return quick_kit(ask, table)
    if ask.question == "stays-behind":
        return min(ask.options, key=lambda unit: (deployment.cost_of(table, ask.side, unit), unit))
    return first_answer(ask, table)


def quick_trade(ask: Ask, table: Table) -> tuple[str, ...]:
    """Revenge, repairs that are worth it, hands for the ranks, a bonus where nobody is loyal any more."""
    side = ask.side
    chosen: list[str] = []
    left = table.sides[side].credits

    def take(deal: Deal) -> bool:
        nonlocal left
        code = deal.code()
        price = -trade.amount(table, side, deal)
        if code not in ask.options or code in chosen or price > left:
            return False
        chosen.append(code)
        left -= price
        return True

    if table.sides[side].lost_to:
        take(Deal(REVENGE, table.sides[side].lost_to))
    for rig in rigs(table, side):
        cost = company.repair_price(book(), money.wear_of(rig))
        if not rig.whole and cost <= company.price(book(), rig.line) * 6 // 10:
            for deal in _whole_repairs(rig):
                take(deal)
    if table.sides[side].loyalty <= LOW and -trade.amount(table, side, Deal(BONUS)) <= left // 2:
        take(Deal(BONUS))
    fielded = sum(deployment.cost_of(table, side, u) for u in deployment.able(table, side))
    for number in range(1, trade.COPIES + 1):
        for line in WANTED:
            kitted = company.price(book(), line) + sum(company.price(book(), k) for k in KITS)
            if fielded + 55 <= LIMIT and left - kitted >= RESERVE and take(Deal(HIRE, line, "", number)):
                fielded += 55
                for item in KITS:
                    take(Deal(BUY, item, "", number))
    return tuple(chosen)


def _whole_repairs(rig: Any) -> list[Deal]:
    found = [Deal(MEND, rig.id, trade.POWER)] if rig.immobile or rig.power else []
    found += [Deal(MEND, rig.id, f"{trade.GUN}{n}") for n in rig.out]
    found += [Deal(MEND, rig.id, trade.HULL, rig.superstructure)] if rig.superstructure else []
    for n, where in enumerate(trade.SIDES_OF_A_HULL):
        if rig.plates[n]:
            found.append(Deal(MEND, rig.id, where, rig.plates[n]))
    return found


def quick_kit(ask: Ask, table: Table) -> tuple[str, ...]:
    """Empty posts, places as shareholders, gear for those without, and everybody in a unit."""
    side = ask.side
    chosen: list[str] = []
    known = frozenset(ask.options)

    def take(order: Order) -> bool:
        code = order.code()
        if code in known and ask.judge is not None and ask.judge((*chosen, code)) is None:
            chosen.append(code)
            return True
        return False

    loose = [p for p in people(table, side) if not p.rig and not p.group]
    for rig in rigs(table, side):
        wanted = book().vehicles[rig.line].crew
        for post, line in enumerate(wanted):
            fit = sorted(loose, key=lambda p: (p.line != line, p.id))
            if fit and take(Order(SEAT, fit[0].id, f"{rig.id}/{post}")):
                loose.remove(fit[0])
    best = sorted((p for p in people(table, side) if not p.role), key=lambda p: -book().crew[p.line].cost)
    for person in best[:2]:
        take(Order(PROMOTE, person.id))
    bare = [p for p in people(table, side) if not p.rig]
    for person in sorted(bare, key=lambda p: (bool(p.weapons), p.armour != "none", p.id)):
        if not person.weapons:
            guns = sorted((i for i in set(table.sides[side].stock) if i in book().weapons), key=_price)
            _ = any(take(Order(GIVE, person.id, gun)) for gun in guns[::-1])
        if person.armour == "none":
            suits = sorted((i for i in set(table.sides[side].stock) if i in book().armour), key=_price)
            _ = any(take(Order(GIVE, person.id, suit)) for suit in suits[::-1])
    _fill(table, side, loose, take)
    return tuple(chosen)


def _price(item: str) -> tuple[int, str]:
    return company.price(book(), item), item


def _fill(table: Table, side: str, loose: list[Any], take: Any) -> None:
    """The loose to the smallest unit; the rest of a unit that is too small to the largest other one."""
    there = {n: len(members(table, side, n)) for n in groups(table, side)}
    for person in loose:
        if there:
            target = min(there, key=lambda n: (there[n], n))
            if take(Order(JOIN, person.id, str(target))):
                there[target] += 1
        elif take(Order(JOIN, person.id, "1")):
            there[1] = 1
    small = [n for n in there if there[n] < LEAST]
    large = [n for n in there if n not in small]
    for n in small:
        for person in members(table, side, n):
            if large:
                take(Order(JOIN, person.id, str(min(large, key=lambda k: (there[k], k)))))


# -- worth drawing from --------------------------------------------------------------------------------------


def candidates(ask: Ask, table: Table) -> Sequence[Any]:
    """The sensible answer, nothing at all, and single deals or orders, each allowed."""
    if ask.question not in ("trade", "kit", "deployment"):
        return plain_candidates(ask, table)
    quick = quick_answer(ask, table)
    singles = [(code,) for code in ask.options[:: max(1, len(ask.options) // 24)]]
    pairs = [(a, b) for (a,), (b,) in zip(singles, singles[3:], strict=False)]
    found = [quick] * 6 + [answer for answer in (*singles, *pairs) if ask.refuses(answer) is None]
    return tuple(found) if ask.least else (*found, ())


def prospects(ask: Ask, table: Table) -> Sequence[Any]:
    """What is worth a thought: the sensible answer, and less of it."""
    if ask.question not in ("trade", "kit", "deployment"):
        return tuple(dict.fromkeys(plain_candidates(ask, table)))
    quick = quick_answer(ask, table)
    if ask.question != "trade":
        return (quick,)
    frugal = tuple(c for c in quick if Deal.read(c).what in (MEND, REVENGE))
    return tuple(dict.fromkeys((quick, frugal, ())))
