"""Orders: attitudes bought at the end of an activation, who may have which (ledger area A4-ORD)."""

from __future__ import annotations

from escarmouche.engine.options import TARGET
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.at43.chapters.shooting.salvos import salvos_of
from escarmouche.games.at43.chapters.shooting.templates import bombard
from escarmouche.games.at43.chapters.states import is_prone
from escarmouche.games.at43.chapters.units import bearers_of, is_armour, is_infantry
from escarmouche.games.at43.table import (
    ALERT,
    DISORGANISED,
    DROPPED,
    EJECTION,
    ENGAGED,
    FRESH_COVER,
    KNEEL,
    ON_TABLE,
    SCREEN,
    TAKE_COVER,
    Referee,
    Strike,
    Table,
)
from escarmouche.games.company.chapters.deeds import Deed

COST = 1  # A4-ORD-01
RULES = {
    TAKE_COVER: "A4-ORD-03",
    EJECTION: "A4-ORD-05",
    ALERT: "A4-ORD-07",
    SCREEN: "A4-ORD-10",
    KNEEL: "A4-ORD-11",
}
STRIKE = "strike"
GROUNDED, FIRED = "grounded", "fired"


class Order(Deed, frozen=True):
    """An attitude for the enemy's turn, or an artillery strike on somebody."""


def why_not_any_order(table: Table, unit: str) -> Refusal | None:
    """Whether a unit can be given orders at all (A4-ORD-02)."""
    record = table.units[unit]
    about = {"unit": unit}
    if record.place != ON_TABLE or not record.figures:
        return Refusal("A4-TRAN-03", "not-on-the-table", about)
    if DISORGANISED in record.markers:
        return Refusal("A4-ACT-13", "disorganised", about)
    if GROUNDED in table.turn.flags or is_prone(table, unit):
        return Refusal("A4-STATE-07", "was-on-the-ground", about)
    if DROPPED in record.markers:
        return Refusal("A4-DEP-03", "dropped-this-turn", about)
    if ENGAGED in record.markers:
        return Refusal("A4-ORD-02", "engaged", about)
    return None


def why_not_order(table: Table, unit: str, order: str) -> Refusal | None:
    """Whether a unit may be given this attitude now."""
    if refusal := why_not_any_order(table, unit):
        return refusal
    record = table.units[unit]
    about = {"unit": unit, "order": order}
    if order in record.markers:
        return Refusal("A4-ORD-01", "already-given", about)
    if (short := COST - table.sides[record.side].pc) > 0:
        return Refusal("A4-ORD-01", "not-enough-pc", about, short, "PC")
    if order in (TAKE_COVER, KNEEL) and not is_infantry(table, unit):
        return Refusal(RULES[order], "infantry-only", about)
    if order == SCREEN and not is_armour(table, unit):
        return Refusal("A4-ORD-10", "armour-only", about)
    if order == EJECTION and (not is_armour(table, unit) or not bearers_of(table, unit, "heroic_pilot")):
        return Refusal("A4-ABIL-10", "no-heroic-pilot", about)
    if order == ALERT:
        if FIRED in table.turn.flags and table.turn.unit == unit:
            return Refusal("A4-ORD-07", "has-fired", about)
        if not salvos_of(table, unit):
            return Refusal("A4-ORD-07", "no-weapon", about)
    return None


def order_phase(referee: Referee, follows: str) -> None:
    """The attitudes step: one order at a time, or none (A4-ACT-17)."""
    table = referee.table
    unit = table.turn.unit
    side = table.units[unit].side
    strikes = callable_strikes(table, unit)
    refusal = why_not_any_order(table, unit)
    if refusal and not strikes:
        if table.units[unit].place == ON_TABLE and table.units[unit].figures:
            referee.note(refusal.rule, "no-orders", unit=unit)
        referee.book(step=follows)
        return
    if table.sides[side].pc < COST:
        referee.book(step=follows)
        return
    options = (NO_ONE, *map(Order, RULES), *(Order(STRIKE, strike.id) for strike in strikes))

    def why_not(option: Order | str) -> Refusal | None:
        if not isinstance(option, Order):
            return None
        if option.what == STRIKE:
            return why_not_strike(table, unit, option.target)
        return why_not_order(table, unit, option.what)

    chosen = referee.ask("A4-ORD-01", side, "order", options, why_not, actor=unit, unit=unit)
    if not isinstance(chosen, Order):
        referee.book(step=follows)
    elif chosen.what == STRIKE:
        call_strike(referee, unit, chosen.target)
    else:
        give_order(referee, unit, chosen.what)


def give_order(referee: Referee, unit: str, order: str) -> None:
    """Pay for an attitude and give it; A couvert works once the activation is over (A4-ORD-04)."""
    side = referee.table.units[unit].side
    referee.spend("A4-ORD-01", side, "pc", COST, unit=unit, order=order)
    referee.mark(RULES[order], unit, order)
    if order == TAKE_COVER:
        referee.mark("A4-ORD-04", unit, FRESH_COVER)


# -- artillery strikes (A4-ABIL-16) ---------------------------------------------------------------------


def callable_strikes(table: Table, unit: str) -> tuple[Strike, ...]:
    """The strikes that may be called in the activation of a unit, paid for or not."""
    record = table.units[unit]
    used = table.sides[record.side].strikes
    return tuple(
        strike
        for strike in table.setting.strikes.get(record.side, ())
        if used.count(strike.id) < strike.uses
        and strike.caller in ("", unit)
        and record.place == ON_TABLE
        and DISORGANISED not in record.markers
    )


def why_not_strike(table: Table, unit: str, id: str) -> Refusal | None:
    """Whether a strike may be called now: its price, and somebody to strike."""
    side = table.units[unit].side
    strike = next(s for s in table.setting.strikes[side] if s.id == id)
    about = {"unit": unit, "strike": id}
    if (short := strike.cost - table.sides[side].pc) > 0:
        return Refusal("A4-ABIL-16", "not-enough-pc", about, short, "PC")
    if not strike_targets(table, side):
        return Refusal("A4-ABIL-16", "no-target", about)
    return None


def strike_targets(table: Table, side: str) -> tuple[str, ...]:
    """Every enemy unit on the table, seen or not."""
    return tuple(u.id for u in table.units.values() if u.side != side and u.place == ON_TABLE and u.figures)


def call_strike(referee: Referee, unit: str, id: str) -> None:
    """Pay for a strike, name its target, and let it fall."""
    table = referee.table
    side = table.units[unit].side
    strike = next(s for s in table.setting.strikes[side] if s.id == id)
    target = referee.ask(
        "A4-ABIL-16", side, "strike-target", strike_targets(table, side), actor=unit, part=TARGET, unit=unit,
        strike=id,
    )  # fmt: skip
    referee.spend("A4-ABIL-16", side, "pc", strike.cost, unit=unit, strike=id)
    referee.change("A4-ABIL-16", side, strikes=(*referee.table.sides[side].strikes, id))
    bombard(referee, side, strike, target)
