"""Between missions, in secret: gear given out, units regrouped, posts and shareholders' places filled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.engine.options import Option
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.games.star_mogul.armies.listcheck import LEADERS, LEAST, MOST
from escarmouche.games.star_mogul.table import BOSS, SHAREHOLDER
from escarmouche.games.star_mogul_season.chapters.quiet import Quiet, Writer, tell
from escarmouche.games.star_mogul_season.table import (
    Owned,
    Referee,
    Table,
    book,
    crew_of,
    gear_of,
    groups,
    members,
    people,
    playing,
    rigs,
)

GIVE, STRIP, JOIN, SEAT, PROMOTE = "give", "hand-in", "join", "man", "promote"
GUNS, BLADES = 2, 2
"""Weapons that one person carries at most, of each kind (ours)."""


class Order(Option, frozen=True):
    """What becomes of one person: an item given or taken, a unit joined, a post, a place as shareholder."""

    what: str
    target: str
    item: str = ""

    def code(self) -> str:
        """give:one-p3:carbine"""
        return f"{self.what}:{self.target}:{self.item}" if self.item else f"{self.what}:{self.target}"

    @classmethod
    def read(cls, code: str) -> Order:
        """From its code."""
        what, _, rest = code.partition(":")
        target, _, item = rest.partition(":")
        return cls(what, target, item)

    def parts(self) -> dict[str, Any]:
        """Of a post, the vehicle and its number."""
        found = super().parts()
        if self.what == SEAT:
            rig, _, post = self.item.partition("/")
            found |= {"item": rig, "post": f"post-{int(post) + 1}"}
        return found


def orders(table: Table, side: str) -> Iterator[Order]:
    """Everything that could be ordered, sensible or not."""
    market, record = book(), table.sides[side]
    on_foot = [p for p in people(table, side) if not p.rig]
    there = groups(table, side)
    for member in on_foot:
        for item in dict.fromkeys(record.stock):
            if why_not_carry(member, item) is None:
                yield Order(GIVE, member.id, item)
    for member in on_foot:
        yield from (Order(STRIP, member.id, item) for item in dict.fromkeys(gear_of(member)))
    new = max(there, default=0) + 1
    for member in on_foot:
        yield from (Order(JOIN, member.id, str(n)) for n in (*there, new) if n != member.group)
    for rig in rigs(table, side):
        held = crew_of(table, rig.id)
        for post in range(len(market.vehicles[rig.line].crew)):
            if post not in held:
                yield from (Order(SEAT, member.id, f"{rig.id}/{post}") for member in on_foot)
    if shareholders(table, side) < LEADERS[SHAREHOLDER]:
        yield from (Order(PROMOTE, p.id) for p in people(table, side) if not p.role)


def shareholders(table: Table, side: str) -> int:
    """How many a company has (SM-COMP-01)."""
    return sum(p.role == SHAREHOLDER for p in people(table, side))


def why_not_carry(member: Owned, item: str, more: tuple[str, ...] = ()) -> Refusal | None:
    """One suit that is better than none, two weapons of each kind at most."""
    market = book()
    about = {"figure": member.name, "line": item}
    if item in market.armour:
        worn = member.armour != "none" or any(i in market.armour for i in more)
        return Refusal("SM-COMP-03", "wears-a-suit", about) if worn else None
    shelf, most = (market.weapons, GUNS) if item in market.weapons else (market.blades, BLADES)
    held = sum(i in shelf for i in (*gear_of(member), *more))
    return Refusal("SM-COMP-03", "hands-full", {**about, "most": most}) if held >= most else None


def why_not_orders(table: Table, side: str, codes: Any) -> Refusal | None:
    """Whether these orders go together: stock, one unit or post each, 15 models, two shareholders."""
    stock = list(table.sides[side].stock)
    carried: dict[str, list[str]] = {}
    moved: set[str] = set()
    posts: set[str] = set()
    promoted = shareholders(table, side)
    size = {n: len(members(table, side, n)) for n in groups(table, side)}
    for code in codes:
        order = Order.read(code)
        member: Owned = table.things[order.target]
        about = {"figure": member.name, "line": order.item}
        if order.what == GIVE:
            if order.item not in stock:
                return Refusal("SM-POST-13", "not-in-stock", about)
            if refusal := why_not_carry(member, order.item, tuple(carried.get(member.id, ()))):
                return refusal
            stock.remove(order.item)
            carried.setdefault(member.id, []).append(order.item)
        elif order.what == STRIP:
            stock.append(order.item)
        elif order.what == PROMOTE:
            promoted += 1
            if promoted > LEADERS[SHAREHOLDER]:
                found = {"role": SHAREHOLDER, "found": promoted, "most": LEADERS[SHAREHOLDER]}
                return Refusal("SM-COMP-01", "too-many-leaders", found)
        else:
            if member.id in moved:
                return Refusal("SM-COMP-02", "one-place-each", about)
            moved.add(member.id)
            if order.what == SEAT:
                if order.item in posts:
                    return Refusal("SM-COMP-01", "seat-taken", about)
                posts.add(order.item)
            else:
                size[int(order.item)] = size.get(int(order.item), 0) + 1
            if member.group:
                size[member.group] = size.get(member.group, 1) - 1
    for n, count in size.items():
        if count > MOST:
            return Refusal(
                "SM-COMP-02", "unit-size", {"group": n, "models": count, "least": LEAST, "most": MOST}
            )
    return None


# -- the step ------------------------------------------------------------------------------------------------


def kit(referee: Referee) -> None:
    """Every company at once and in secret (SM-POST-13)."""
    table = referee.table
    answers = referee.ask_each("SM-POST-13", [ask(table, side) for side in playing(table)], secret=True)
    for side, codes in answers.items():
        books = Quiet(referee.table)
        for code in codes:
            carry_out(books, side, Order.read(code))
        close_ranks(books, side)
        tell(referee, side, tuple(codes), "orders")
    referee.change("SM-POST-13", "turn", phase="mission")
    referee.book(activation="mission")


def ask(table: Table, side: str) -> Ask:
    """Any number of orders, in the order it likes."""
    options = tuple(order.code() for order in orders(table, side))
    return Ask(
        "SM-POST-13", side, "kit", options, kind="several", least=0, most=len(options), proposed=(),
        judge=lambda codes: why_not_orders(table, side, codes), form=Order,
    )  # fmt: skip


def carry_out(referee: Writer, side: str, order: Order) -> None:
    """One order."""
    member: Owned = referee.table.things[order.target]
    stock = list(referee.table.sides[side].stock)
    if order.what == GIVE:
        stock.remove(order.item)
        referee.change("SM-POST-13", side, only=side, stock=tuple(stock))
        referee.change("SM-POST-13", member.id, only=side, **_with(member, order.item))
    elif order.what == STRIP:
        referee.change("SM-POST-13", side, only=side, stock=(*stock, order.item))
        referee.change("SM-POST-13", member.id, only=side, **_without(member, order.item))
    elif order.what == JOIN:
        referee.change("SM-COMP-02", member.id, only=side, group=int(order.item))
    elif order.what == SEAT:
        rig, _, post = order.item.partition("/")
        referee.change("SM-POST-13", member.id, only=side, rig=rig, post=int(post), group=0)
    else:
        referee.change("SM-COMP-01", member.id, only=side, role=SHAREHOLDER)


def _with(member: Owned, item: str) -> dict[str, Any]:
    market = book()
    if item in market.armour:
        return {"armour": item}
    key = "weapons" if item in market.weapons else "blades"
    return {key: (*getattr(member, key), item)}


def _without(member: Owned, item: str) -> dict[str, Any]:
    if item == member.armour:
        return {"armour": "none"}
    key = "weapons" if item in member.weapons else "blades"
    left = list(getattr(member, key))
    left.remove(item)
    return {key: tuple(left)}


def close_ranks(referee: Writer, side: str) -> None:
    """Where no unit is large enough any more, all who are on foot are one (SM-COMP-02)."""
    table = referee.table
    on_foot = [p for p in people(table, side) if not p.rig]
    large = any(len(members(table, side, n)) >= LEAST for n in groups(table, side))
    if large or not LEAST <= len(on_foot) <= MOST:
        return
    for member in on_foot:
        if member.group != 1:
            referee.change("SM-COMP-02", member.id, only=side, group=1)


def succession(referee: Referee, side: str) -> None:
    """The boss is dead for good: a shareholder, else the best paid of the crew, takes office (SM-COMP-01)."""
    table = referee.table
    here = people(table, side)
    if not here or any(p.role == BOSS for p in here):
        return
    market = book()
    paid = sorted(here, key=lambda p: (p.role != SHAREHOLDER, -market.crew[p.line].cost))
    referee.change("SM-COMP-01", paid[0].id, only=side, role=BOSS)
    referee.note("SM-COMP-01", "new-boss", side=side, name=paid[0].name)
