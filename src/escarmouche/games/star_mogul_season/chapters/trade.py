"""Between missions, in secret: hiring, buying, selling, repairs, bonus pay, revenge (SM-POST-10, 11, 13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.engine.options import Option
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.games.star_mogul.chapters import company
from escarmouche.games.star_mogul.chapters.aftermath import kept_within
from escarmouche.games.star_mogul.table import SIDES
from escarmouche.games.star_mogul_season.chapters import money
from escarmouche.games.star_mogul_season.chapters.quiet import Quiet, Writer, tell
from escarmouche.games.star_mogul_season.setup.setup import person
from escarmouche.games.star_mogul_season.table import (
    GONE,
    LEDGER,
    PERSON,
    RIG,
    Owned,
    Referee,
    Table,
    book,
    crew_of,
    gear_of,
    people,
    playing,
    rigs,
)

HIRE, BUY, SELL, DISMISS, MEND, BONUS, REVENGE = (
    "hire", "buy", "sell", "dismiss", "mend", "bonus", "revenge",
)  # fmt: skip
COPIES = 3
"""How many of the same thing are offered at once."""
SIDES_OF_A_HULL = ("plate-front", "plate-left", "plate-right", "plate-rear")
HULL, GUN, POWER = "hull", "gun", "power"
RAISE: int = LEDGER.data("SM-POST-10")["modifier"]


class Deal(Option, frozen=True):
    """Something bought, sold, repaired or paid; of a repair, which part and how many points."""

    what: str
    target: str = ""
    part: str = ""
    number: int = 1

    def code(self) -> str:
        """hire:deckhand#2, mend:one-v3:plate-front#2"""
        middle = f":{self.part}" if self.part else ""
        return f"{self.what}:{self.target}{middle}#{self.number}" if self.target else self.what

    @classmethod
    def read(cls, code: str) -> Deal:
        """From its code."""
        head, _, number = code.partition("#")
        what, _, rest = head.partition(":")
        target, _, part = rest.partition(":")
        return cls(what, target, part, int(number or 1))

    def parts(self) -> dict[str, Any]:
        """Without what says nothing."""
        found: dict[str, Any] = {"what": self.what}
        if self.target:
            found["target"] = self.target
        if self.part:
            found |= {"part": self.part, "number": self.number}
        elif self.what in (HIRE, BUY):
            found |= {"copy": f"copy-{self.number}", "price": company.price(book(), self.target)}
        return found


# -- what may be done ----------------------------------------------------------------------------------------


def deals(table: Table, side: str) -> Iterator[Deal]:
    """Everything a company could do with its money, affordable or not."""
    record, market = table.sides[side], book()
    if record.lost_to and record.lost_to in playing(table):
        yield Deal(REVENGE, record.lost_to)
    yield Deal(BONUS)
    for rig in rigs(table, side):
        yield from _repairs(rig)
    for line, entry in market.crew.items():
        if entry.cost:
            yield from (Deal(HIRE, line, "", n) for n in range(1, COPIES + 1))
    for shelf in (market.armour, market.weapons, market.blades):
        for line in shelf:
            if shelf[line].cost and getattr(shelf[line], "kind", "") != "vehicle":
                yield from (Deal(BUY, line, "", n) for n in range(1, COPIES + 1))
    for line in market.vehicles:
        yield Deal(BUY, line)
    for item in dict.fromkeys(record.stock):
        yield from (Deal(SELL, item, "", n) for n in range(1, record.stock.count(item) + 1))
    for rig in rigs(table, side):
        yield Deal(SELL, rig.id)
    for member in people(table, side):
        if member.role != "boss":
            yield Deal(DISMISS, member.id)


def _repairs(rig: Owned) -> Iterator[Deal]:
    for n, where in enumerate(SIDES_OF_A_HULL):
        yield from (Deal(MEND, rig.id, where, k) for k in range(1, rig.plates[n] + 1))
    yield from (Deal(MEND, rig.id, HULL, k) for k in range(1, rig.superstructure + 1))
    yield from (Deal(MEND, rig.id, f"{GUN}{n}") for n in rig.out)
    if rig.immobile or rig.power:
        yield Deal(MEND, rig.id, POWER)


def amount(table: Table, side: str, deal: Deal) -> int:
    """What a deal brings in, or costs as a negative number; each part of a repair is paid whole."""
    market = book()
    if deal.what in (HIRE, BUY):
        return -company.price(market, deal.target)
    if deal.what == SELL:
        thing = table.things.get(deal.target)
        return money.resale_of(thing) if thing is not None else company.resale(market, deal.target)
    if deal.what == MEND:
        return -mend_price(table, deal)
    if deal.what == BONUS:
        paid = sum(p.role != "boss" for p in people(table, side))
        return -company.bonus_price(paid)
    return 0


def mend_price(table: Table, deal: Deal) -> int:
    """What a repair costs (SM-POST-11)."""
    rig: Owned = table.things[deal.target]
    if deal.part == POWER:
        return int(company.REPAIR["power"])
    if deal.part.startswith(GUN):
        mount = book().vehicles[rig.line].weapons[int(deal.part[len(GUN) :])]
        return company.repair_price(book(), company.Wear(weapons=(mount.weapon,)))
    key = "superstructure_point" if deal.part == HULL else "armour_point"
    return int(company.REPAIR[key]) * deal.number


def why_not_trade(table: Table, side: str, codes: Any) -> Refusal | None:
    """Whether these deals may be made in this order: no debts, nothing twice (SM-POST-13)."""
    left = table.sides[side].credits
    done: set[tuple[str, str, str]] = set()
    for code in codes:
        deal = Deal.read(code)
        once = (deal.what, deal.target, deal.part)
        if deal.what == MEND and once in done:
            return Refusal("SM-POST-11", "mended-twice", {"rig": deal.target, "part": deal.part})
        rig = table.things[deal.target].rig if deal.what == DISMISS else deal.target
        if deal.what in (MEND, DISMISS) and (SELL, rig, "") in done:
            return Refusal("SM-POST-13", "sold-already", {"rig": rig})
        done.add(once)
        price = -amount(table, side, deal)
        if price > left:
            about = {"line": deal.target or deal.what, "price": price, "left": left}
            return Refusal("SM-POST-13", "too-little-money", about, price - left, "cr")
        left -= price
    return None


def reachable(table: Table, side: str) -> int:
    """All the money a company could have, if it sold everything."""
    sold = sum(amount(table, side, d) for d in deals(table, side) if d.what == SELL)
    return table.sides[side].credits + sold


# -- the step ------------------------------------------------------------------------------------------------


def trade(referee: Referee) -> None:
    """Every company at once and in secret (SM-POST-13)."""
    table = referee.table
    asks = [ask(table, side) for side in playing(table)]
    answers = referee.ask_each("SM-POST-13", asks, secret=True)
    for side, codes in answers.items():
        books = Quiet(referee.table)
        for code in codes:
            carry_out(referee, books, side, Deal.read(code))
        tell(referee, side, tuple(codes), "deals")
    for side in playing(referee.table):
        if referee.table.sides[side].lost_to:
            referee.change("SM-MISS-10", side, lost_to="")
    referee.change("SM-POST-13", "turn", phase="kit")
    referee.book(activation="kit")


def ask(table: Table, side: str) -> Ask:
    """What a company is asked between missions: any number of deals, in the order it likes."""
    most = reachable(table, side)
    open_, greyed = [], {}
    for deal in deals(table, side):
        price = -amount(table, side, deal)
        if price > most:
            about = {"line": deal.target or deal.what, "price": price, "left": most}
            greyed[deal.code()] = Refusal("SM-POST-13", "too-little-money", about, price - most, "cr")
        else:
            open_.append(deal.code())
    return Ask(
        "SM-POST-13", side, "trade", tuple(open_), kind="several", least=0, most=len(open_),
        about={"credits": table.sides[side].credits}, greyed=greyed, proposed=(),
        judge=lambda codes: why_not_trade(table, side, codes), form=Deal,
    )  # fmt: skip


def carry_out(referee: Referee, books: Writer, side: str, deal: Deal) -> None:
    """One deal: money first, then what it is for. A bonus and a revenge are told to all."""
    table = referee.table
    change = amount(table, side, deal)
    rule = {MEND: "SM-POST-11", BONUS: "SM-POST-10"}.get(deal.what, "SM-POST-13")
    if change:
        money.move_money(books, rule, side, change, _account_word(table, deal))
    if deal.what == REVENGE:
        referee.change("SM-MISS-10", side, revenge=deal.target)
    elif deal.what == BONUS:
        loyalty = kept_within(table.sides[side].loyalty + RAISE)
        reasons = (*table.sides[side].reasons, (table.turn.round, "SM-POST-10"))
        referee.change("SM-POST-10", side, loyalty=loyalty, reasons=reasons)
    elif deal.what == HIRE:
        put_person(books, side, deal.target)
    elif deal.what == BUY:
        _bought(books, side, deal.target)
    elif deal.what == SELL:
        _sold(books, side, deal.target)
    elif deal.what == DISMISS:
        leave(books, "SM-POST-13", deal.target, GONE, keep=True)
    elif deal.what == MEND:
        _mended(books, deal)


def _account_word(table: Table, deal: Deal) -> str:
    """What a line of the account is about: a line of the market, or the vehicle."""
    thing = table.things.get(deal.target)
    return f"{deal.what}:{thing.line if thing is not None else deal.target}" if deal.target else deal.what


def put_person(referee: Writer, side: str, line: str, **values: Any) -> str:
    """Somebody new joins a company; he belongs to no unit yet unless told."""
    number = referee.table.sides[side].hired + 1
    new = person(side, SIDES.index(side), number, line, **values)
    referee.change("SM-POST-13", side, only=side, hired=number)
    referee.put("SM-POST-13", new, only=side, kind=PERSON, line=line)
    return new.id


def _bought(referee: Writer, side: str, line: str) -> None:
    """Gear goes to the stock; a vehicle comes with its crew (its price holds them)."""
    market = book()
    if line not in market.vehicles:
        stock = (*referee.table.sides[side].stock, line)
        referee.change("SM-POST-13", side, only=side, stock=stock)
        return
    number = 1 + sum(t.kind == RIG and t.side == side for t in referee.table.things.values())
    rig = Owned(f"{side}-v{number}", RIG, side=side, line=line)
    referee.put("SM-POST-13", rig, only=side, kind=RIG, line=line)
    for post, member in enumerate(market.vehicles[line].crew):
        put_person(referee, side, member, rig=rig.id, post=post)


def _sold(referee: Writer, side: str, target: str) -> None:
    """Gear leaves the stock; a vehicle goes with its crew, but not with boss or shareholders."""
    thing = referee.table.things.get(target)
    if thing is None:
        stock = list(referee.table.sides[side].stock)
        stock.remove(target)
        referee.change("SM-POST-13", side, only=side, stock=tuple(stock))
        return
    for member in crew_of(referee.table, target).values():
        if member.role:
            referee.change("SM-POST-13", member.id, only=side, rig="", post=0)
        else:
            leave(referee, "SM-POST-13", member.id, GONE, keep=True)
    referee.change("SM-POST-13", target, only=side, state=GONE)


def leave(referee: Writer, rule: str, id: str, state: str, *, keep: bool) -> None:
    """Somebody is no longer in the company; his gear stays behind if it can be kept."""
    member: Owned = referee.table.things[id]
    fell = referee.table.turn.round if state != GONE else 0
    if keep and gear_of(member):
        stock = (*referee.table.sides[member.side].stock, *gear_of(member))
        referee.change("SM-POST-02", member.side, only=member.side, stock=stock)
    referee.change(rule, id, only=member.side, state=state, fell=fell)


def _mended(referee: Writer, deal: Deal) -> None:
    """Points and parts are as new (SM-POST-11)."""
    rig: Owned = referee.table.things[deal.target]
    values: dict[str, Any] = {}
    if deal.part == POWER:
        values = {"immobile": False, "power": ""}
    elif deal.part == HULL:
        values = {"superstructure": rig.superstructure - deal.number}
    elif deal.part.startswith(GUN):
        number = int(deal.part[len(GUN) :])
        values = {"out": tuple(n for n in rig.out if n != number)}
    else:
        at = SIDES_OF_A_HULL.index(deal.part)
        plates = [lost - deal.number if n == at else lost for n, lost in enumerate(rig.plates)]
        values = {"plates": tuple(plates)}
    referee.change("SM-POST-11", rig.id, only=rig.side, **values)
