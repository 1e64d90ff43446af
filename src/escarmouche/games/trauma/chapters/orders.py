"""Orders: the order phase, who may receive which, how they are lost (ledger area TR-ORD)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.options import TARGET, WHAT
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.trauma.chapters.general import is_generals_unit
from escarmouche.games.trauma.chapters.states import disorganised_units
from escarmouche.games.trauma.chapters.units import entry, is_armour
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import (
    ALERT,
    ANTIGRAV,
    DISORGANISED,
    ENGAGED,
    HEADS_DOWN,
    ON_TABLE,
    ORDERS,
    PRONE,
    TAKE_COVER,
    WALKER,
    Referee,
    Table,
)

COURAGE = "courage"
"""Courage les gars: the general's order, which leaves no marker."""
RULES = {TAKE_COVER: "TR-ORD-04", ALERT: "TR-ORD-05", HEADS_DOWN: "TR-ORD-08", COURAGE: "TR-ORD-10"}
COSTS: dict[str, int] = {order: LEDGER.data(rule)["cost_pc"] for order, rule in RULES.items()}
CHEAPEST = min(COSTS.values())
COVER_ALLOWED: dict[str, bool | str] = LEDGER.data("TR-ORD-04")["allowed"]


def order_phase(referee: Referee) -> None:
    """At the end of its activation a unit is given orders, one at a time, or none (TR-ORD-01)."""
    table = referee.table
    unit = table.turn.unit
    side = table.units[unit].side
    refusal = why_not_any_order(table, unit)
    if refusal or table.sides[side].pc < CHEAPEST:
        if refusal and table.units[unit].place == ON_TABLE:
            referee.note(refusal.rule, "no-orders", unit=unit)
        referee.book(step="end")
        return
    order = referee.ask(
        "TR-ORD-01",
        side,
        "order",
        (NO_ONE, *RULES),
        lambda choice: None if choice == NO_ONE else why_not_order(table, unit, choice),
        actor=unit,
        part=WHAT,
        unit=unit,
    )
    if order == NO_ONE:
        referee.book(step="end")
        return
    give_order(referee, unit, order)


def why_not_any_order(table: Table, unit: str) -> Refusal | None:
    """Whether a unit in its present state can be given orders at all (TR-ORD-02)."""
    record = table.units[unit]
    if record.place != ON_TABLE:
        return Refusal("TR-ORD-01", "not-on-table", {"unit": unit})
    if unit == table.turn.unit and "began_disorganised" in table.turn.flags:
        return Refusal("TR-ORD-02", "began-disorganised", {"unit": unit})
    if DISORGANISED in record.markers:
        return Refusal("TR-STATE-06", "disorganised", {"unit": unit})
    if ENGAGED in record.markers:
        return Refusal("TR-ORD-02", "engaged", {"unit": unit})
    if PRONE in record.markers:
        return Refusal("TR-ORD-02", "prone", {"unit": unit})
    return None


def why_not_order(table: Table, unit: str, order: str) -> Refusal | None:
    """Whether a unit may be given this order now: its state, the PC, then what the order itself asks."""
    if refusal := why_not_any_order(table, unit):
        return refusal
    record = table.units[unit]
    if order in record.markers:
        return Refusal("TR-ORD-01", "already-given", {"unit": unit, "order": order})
    if (short := COSTS[order] - table.sides[record.side].pc) > 0:
        return Refusal(RULES[order], "not-enough-pc", {"unit": unit, "order": order}, short, "PC")
    if order == TAKE_COVER:
        return _why_not_take_cover(table, unit)
    if order == ALERT:
        return _why_not_alert(table, unit)
    if order == COURAGE:
        return _why_not_courage(table, unit)
    return None


def _why_not_take_cover(table: Table, unit: str) -> Refusal | None:
    if not is_armour(table, unit):
        return None
    vehicle = entry(table, unit).vehicle
    if not COVER_ALLOWED[vehicle]:
        rule = "TR-VEH-07" if vehicle == ANTIGRAV else "TR-VEH-10"
        return Refusal(rule, "vehicle-cannot-hide", {"unit": unit, "vehicle": vehicle})
    if _propulsion_lost(table, unit):
        return Refusal("TR-VEH-03", "propulsion-destroyed", {"unit": unit})
    return None


def _why_not_alert(table: Table, unit: str) -> Refusal | None:
    if unit == table.turn.unit and "fired" in table.turn.flags:
        return Refusal("TR-ORD-05", "has-fired", {"unit": unit})
    if not _has_alert_weapon(table, unit):
        return Refusal("TR-ORD-05", "no-alert-weapon", {"unit": unit})
    return None


def _has_alert_weapon(table: Table, unit: str) -> bool:
    """Whether somebody bears a working ranged weapon without Verrouillage."""
    weapons, profiles = table.setting.weapons, table.setting.profiles
    for figure in table.units[unit].figures:
        record = table.figures[figure]
        for number, carried in enumerate(profiles[record.profile].weapons):
            weapon = weapons[carried.weapon]
            if not weapon.melee and number not in record.broken and "lock_on" not in weapon.skills:
                return True
    return False


def _why_not_courage(table: Table, unit: str) -> Refusal | None:
    if not is_generals_unit(table, unit):
        return Refusal("TR-ORD-10", "not-the-general", {"unit": unit})
    if not disorganised_units(table, table.units[unit].side):
        return Refusal("TR-ORD-10", "nobody-disorganised", {"unit": unit})
    return None


def give_order(referee: Referee, unit: str, order: str) -> None:
    """Pay for an order and give it: a marker that stays, or with Courage les gars a unit rallied at once."""
    rule = RULES[order]
    if order == HEADS_DOWN and is_armour(referee.table, unit):
        rule = "TR-ORD-09"
    side = referee.table.units[unit].side
    rallied = ""
    if order == COURAGE:
        lost = disorganised_units(referee.table, side)
        rallied = referee.ask("TR-ORD-10", side, "rally", lost, actor=unit, part=TARGET, unit=unit)
    referee.spend(rule, side, "pc", COSTS[order], unit=unit)
    if rallied:
        referee.unmark("TR-ORD-10", rallied, DISORGANISED)
    else:
        referee.mark(rule, unit, order)


def lose_orders(referee: Referee, rule: str, unit: str) -> None:
    """Take all orders from a unit that is engaged, thrown Prone or whose card is flipped (TR-ORD-03)."""
    record = referee.table.units[unit]
    if not record.markers.isdisjoint(ORDERS):
        referee.note("TR-ORD-03", "orders-lost", unit=unit, because=rule)
        referee.unmark(rule, unit, *ORDERS)
    if record.alert_left:
        gone: dict[str, Any] = {"alert_left": ()}
        referee.change(rule, unit, **gone)


def check_walker_cover(referee: Referee, unit: str) -> None:
    """A walker unit of which one has lost its propulsion loses Planquez-vous (TR-ORD-04, TR-VEH-03)."""
    table = referee.table
    if TAKE_COVER not in table.units[unit].markers or entry(table, unit).vehicle != WALKER:
        return
    if _propulsion_lost(table, unit):
        referee.unmark("TR-VEH-03", unit, TAKE_COVER)


def _propulsion_lost(table: Table, unit: str) -> bool:
    return any(table.figures[f].immobile for f in table.units[unit].figures)
