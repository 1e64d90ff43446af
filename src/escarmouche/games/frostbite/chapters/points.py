"""Logistics and victory points: every gain and spending, with the ledger in which all are kept (FB-DEB)."""

from __future__ import annotations

from escarmouche.games.frostbite.table import Entry, Referee, cap

PL, PV = "pl", "pv"


def pay(referee: Referee, rule: str, side: str, amount: int, about: str = "") -> None:
    """Take PL from a player's stock."""
    if amount:
        referee.spend(rule, side, PL, amount, about=about)
        _enter(referee, Entry(side, referee.table.turn.round, PL, -amount, rule, about))


def earn(referee: Referee, rule: str, side: str, amount: int, about: str = "") -> None:
    """Put PL into a player's stock."""
    if amount:
        referee.gain(rule, side, PL, amount, about=about)
        _enter(referee, Entry(side, referee.table.turn.round, PL, amount, rule, about))


def score(referee: Referee, rule: str, side: str, amount: int, about: str = "") -> None:
    """Add PV to a player's total."""
    if amount:
        referee.gain(rule, side, PV, amount, about=about)
        _enter(referee, Entry(side, referee.table.turn.round, PV, amount, rule, about))


def keep_to_cap(referee: Referee, side: str) -> None:
    """What is over the cap of the phase is lost (FB-DEB-12)."""
    excess = referee.table.sides[side].pl - cap(referee.table)
    if excess > 0:
        pay(referee, "FB-DEB-12", side, excess, "cap")


def _enter(referee: Referee, entry: Entry) -> None:
    referee.book(account=(*referee.table.turn.account, entry))
