"""The ledger of money: every credit under a rule, known to its company alone (SM-COMP-05, SM-POST-13)."""

from __future__ import annotations

from escarmouche.engine.kinds import GAINED, SPENT
from escarmouche.games.star_mogul.chapters import company
from escarmouche.games.star_mogul.chapters.company import Wear
from escarmouche.games.star_mogul_season.chapters.quiet import Writer
from escarmouche.games.star_mogul_season.table import (
    Line,
    Owned,
    Table,
    book,
    gear_of,
    people,
    rigs,
)


def move_money(referee: Writer, rule: str, side: str, amount: int, what: str) -> None:
    """Credits come in or go out, with their line in the account; debts are not allowed (SM-POST-13)."""
    record = referee.table.sides[side]
    left = record.credits + amount
    assert left >= 0, "whoever pays was judged before"
    line = Line(referee.table.turn.round, rule, what, amount, left)
    facts = {"purse": "credits", "amount": abs(amount), "left": left, "what": what}
    tells = GAINED if amount >= 0 else SPENT
    referee.change(
        rule, side, only=side, tells=tells, facts=facts, credits=left, account=(*record.account, line)
    )


def adds_up(table: Table, side: str) -> bool:
    """Whether the lines of an account come to what there is."""
    total = 0
    for line in table.sides[side].account:
        total += line.amount
        if total != line.left:
            return False
    return total == table.sides[side].credits


# -- what things are worth -----------------------------------------------------------------------------------


def wear_of(rig: Owned) -> Wear:
    """What a vehicle has lost, as the price of its repair is reckoned (SM-POST-11)."""
    mounts = book().vehicles[rig.line].weapons
    guns = tuple(mounts[n].weapon for n in rig.out)
    return Wear(sum(rig.plates), rig.superstructure, guns, power=rig.immobile or bool(rig.power))


def resale_of(rig: Owned) -> int:
    """Half the price of a vehicle less what its repair would cost (SM-POST-13)."""
    return company.resale(book(), rig.line, wear_of(rig))


def price_of_person(person: Owned) -> int:
    """The list price of somebody with his gear; a boss or shareholder and a crewman count by their gear."""
    market = book()
    own = 0 if person.role or person.rig else company.price(market, person.line)
    return own + sum(company.price(market, item) for item in gear_of(person))


def worth(table: Table, side: str) -> int:
    """Credits, half of the roster, ten missions' income of each asset, less an advance (SM-CAMP-02)."""
    record = table.sides[side]
    market = book()
    roster = sum(price_of_person(p) for p in people(table, side))
    roster += sum(company.price(market, item) for item in record.stock)
    roster += sum(company.price(market, rig.line) for rig in rigs(table, side) if rig.whole)
    damaged = sum(resale_of(rig) for rig in rigs(table, side) if not rig.whole)
    return company.worth(record.credits + damaged, roster, record.assets, record.advance)
