"""Who rides in what: passengers, tank riders, airlifters, landing craft (areas DS-PASS, DS-LIFT, DS-SEA)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from escarmouche.engine.options import PLACE, TARGET, WHAT, WHERE, Option
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.attack.damage import Hit, take_hits
from escarmouche.games.dust.chapters.attack.elimination import eliminate
from escarmouche.games.dust.chapters.cards.cards import boxes_left, card_of, skill_value, soldiers_left
from escarmouche.games.dust.chapters.dice import HARM, PLAINLY, armies, harming
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people.heroes import PILOT, why_not_dismount, why_not_pilot
from escarmouche.games.dust.rules import SPECIAL
from escarmouche.games.dust.table import (
    ABOARD,
    ACTIVATED,
    BOARD,
    HUGE,
    INFANTRY,
    LARGE,
    VEHICLE,
    Card,
    Referee,
    Table,
)

INSIDE, OUTSIDE, SLUNG = "inside", "outside", "slung"
"""Seats: passengers and cargo of a landing craft, tank riders, a vehicle under an Airlifter; and PILOT."""
SPACES = SPECIAL.data("DS-SEA-01")
HEAVY = 3
"""From this armour on a soldier takes two places (DS-PASS-01, DS-SEA-01)."""


class Boarding(Option, frozen=True, gc=False):
    """A seat in a machine."""

    seat: str
    carrier: str

    def code(self) -> str:
        return f"{self.seat}:{self.carrier}"

    @classmethod
    def read(cls, code: str) -> Boarding:
        seat, _, carrier = code.partition(":")
        return cls(seat, carrier)

    def parts(self) -> dict[str, Any]:
        return {WHAT: self.seat, TARGET: self.carrier}


def aboard(table: Table, carrier: str, seat: str = "") -> tuple[str, ...]:
    """The units a machine carries, its pilot included; or those of one kind of seat."""
    return tuple(
        [
            unit.id
            for unit in table.units.values()
            if unit.carrier == carrier and unit.place == ABOARD and (not seat or unit.seat == seat)
        ]
    )


def places(table: Table, unit: str) -> int:
    """The room an infantry unit takes: one place for a soldier, two in heavy armour (DS-PASS-01)."""
    each = SPACES["infantry_3_4"] if card_of(table, unit).armour >= HEAVY else SPACES["infantry_1_2"]
    return soldiers_left(table, unit) * int(each)


def spaces(table: Table, unit: str) -> int:
    """The room a unit takes in a landing craft (DS-SEA-01)."""
    card = card_of(table, unit)
    if card.type == VEHICLE:
        return int(SPACES["large_vehicle"] if card.size == LARGE else SPACES["vehicle"])
    return places(table, unit)


def room(table: Table, carrier: str, seat: str) -> int:
    """The room left on a machine: inside, outside, or for a slung vehicle."""
    card = card_of(table, carrier)
    on_board = aboard(table, carrier, seat)
    if seat == SLUNG:
        return int("airlifter" in card.skills) - len(on_board)
    if "sealifter" in card.skills:
        whole = int(SPACES["spaces"]) if seat == INSIDE else 0
        return whole - sum(spaces(table, unit) for unit in on_board)
    whole = int(skill_value(table, carrier, "passengers" if seat == INSIDE else "tank_riders") or 0)
    return whole - sum(places(table, unit) for unit in on_board)


@lru_cache(maxsize=512)
def carries(card: Card) -> bool:
    """Whether a machine has room for others than a pilot (DS-VEH-03, DS-VEH-15, DS-VEH-17, DS-VEH-19)."""
    return any(
        skill.startswith(("passengers:", "tank_riders:")) or skill in ("airlifter", "sealifter")
        for skill in card.skills
    )


# -- coming aboard ------------------------------------------------------------------------------------------


def why_not_embark(table: Table, unit: str, carrier: str, seat: str) -> Refusal | None:
    """Why a unit may not take this kind of seat on a friendly machine."""
    card, machine = card_of(table, unit), card_of(table, carrier)
    about = {"unit": unit, "carrier": carrier}
    if table.units[unit].side != table.units[carrier].side or unit == carrier:
        return Refusal("DS-PASS-02", "not-a-friend", about)
    if seat == PILOT:
        return why_not_pilot(table, unit, carrier)
    if seat == SLUNG:
        return _why_not_sling(table, card, machine, carrier, about)
    if "sealifter" in machine.skills:
        return _why_not_ship(table, unit, carrier, about)
    rule, key = ("DS-VEH-15", "passengers") if seat == INSIDE else ("DS-VEH-19", "tank_riders")
    if not skill_value(table, carrier, key):
        return Refusal(rule, "carries-nobody", about)
    if card.type != INFANTRY:
        return Refusal(rule, "carries-infantry-only", about)
    if "zombie" in card.skills:
        return Refusal("DS-SKILL-41", "zombies-never-carried", about)
    if "strongpoint" in card.skills:
        return Refusal("DS-SKILL-38", "never-moves", about)
    over = places(table, unit) - room(table, carrier, seat)
    if over > 0:
        return Refusal("DS-PASS-01", "no-room", about, over, "places")
    return None


def _why_not_sling(
    table: Table, card: Card, machine: Card, carrier: str, about: dict[str, str]
) -> Refusal | None:
    """An Airlifter carries one vehicle, Airmobile or Air Assault (DS-VEH-03)."""
    if "airlifter" not in machine.skills:
        return Refusal("DS-VEH-03", "no-airlifter", about)
    if card.type != VEHICLE or not ("airmobile" in card.skills or "air_assault" in card.skills):
        return Refusal("DS-VEH-04", "not-airmobile", about)
    if room(table, carrier, SLUNG) < 1:
        return Refusal("DS-VEH-03", "one-vehicle", about)
    return None


def _why_not_ship(table: Table, unit: str, carrier: str, about: dict[str, str]) -> Refusal | None:
    """A landing craft takes what its spaces hold, no Huge vehicle and no aircraft (DS-SEA-01, DS-VEH-17)."""
    card = card_of(table, unit)
    if "naval_unit" in card.skills:
        return Refusal("DS-VEH-17", "not-by-sea", about)
    if card.type not in (INFANTRY, VEHICLE) or card.size == HUGE:
        return Refusal("DS-SEA-01", "not-by-sea", about)
    over = spaces(table, unit) - room(table, carrier, INSIDE)
    if over > 0:
        return Refusal("DS-SEA-01", "no-room", about, over, "places")
    return None


def seats_for(table: Table, unit: str, carrier: str) -> tuple[str, ...]:
    """The seats a unit that comes to a machine may take; a vehicle is slung by the Airlifter's own move."""
    seats = (PILOT, INSIDE, OUTSIDE) if card_of(table, unit).type == INFANTRY else (INSIDE,)
    return tuple([seat for seat in seats if why_not_embark(table, unit, carrier, seat) is None])


def embark(referee: Referee, rule: str, unit: str, carrier: str, seat: str) -> None:
    """The unit goes aboard (DS-PASS-02, DS-LIFT-01, DS-SEA-02)."""
    referee.change(rule, unit, place=ABOARD, carrier=carrier, seat=seat)


# -- getting off --------------------------------------------------------------------------------------------


def why_not_leave(table: Table, unit: str) -> Refusal | None:
    """Why a unit aboard may not make a Move or March away: its carrier has acted (DS-PASS-03, DS-LIFT-02)."""
    record = table.units[unit]
    carrier = table.units[record.carrier]
    skills = card_of(table, carrier.id).skills
    about = {"unit": unit, "carrier": carrier.id}
    if record.seat == PILOT:
        return why_not_dismount(table, unit)
    rule = "DS-LIFT-02" if record.seat == SLUNG else "DS-SEA-03" if "sealifter" in skills else "DS-PASS-03"
    if carrier.place != BOARD:
        return Refusal(rule, "carrier-off", about)
    if ACTIVATED in carrier.markers and not (
        record.seat == SLUNG and "air_assault" in card_of(table, unit).skills  # DS-VEH-02
    ):
        return Refusal(rule, "carrier-activated", about)
    return None


# -- the machine is lost ------------------------------------------------------------------------------------


def carrier_destroyed(referee: Referee, machine: str) -> None:
    """What becomes of those aboard a machine just destroyed; its pilot is dealt with apart (DS-HERO-10)."""
    sea = "sealifter" in card_of(referee.table, machine).skills
    safe = sea and field_of(referee.table).ashore(referee.table, machine)
    for unit in aboard(referee.table, machine):
        seat = referee.table.units[unit].seat
        if seat == SLUNG:
            _fall(referee, unit, machine)
        elif sea and safe:
            _put(referee, "DS-SEA-04", unit, machine)
        elif sea:
            eliminate(referee, "DS-SEA-04", unit)
        elif seat != PILOT:
            _scramble(referee, unit, machine)


def _scramble(referee: Referee, unit: str, machine: str) -> None:
    """A die for each miniature aboard: each target costs one; the unit counts as activated (DS-PASS-06)."""
    if not _put(referee, "DS-PASS-07", unit, machine):
        return
    referee.mark("DS-PASS-06", unit, ACTIVATED)
    table = referee.table
    dice = harming(soldiers_left(table, unit))
    lost = referee.roll("DS-PASS-06", table.units[unit].side, dice, unit=unit, needs=HARM)
    if lost:
        take_hits(referee, "DS-PASS-06", unit, Hit(1), lost)


def _fall(referee: Referee, unit: str, airlifter: str) -> None:
    """A die for each point a slung vehicle has left; target or shield costs one (DS-VEH-02: target only)."""
    if not _put(referee, "DS-LIFT-03", unit, airlifter):
        return
    referee.mark("DS-LIFT-03", unit, ACTIVATED)
    table = referee.table
    left = boxes_left(table, unit)
    gentle = "air_assault" in card_of(table, unit).skills
    side = table.units[unit].side
    if gentle:
        lost = referee.roll("DS-VEH-02", side, harming(left), unit=unit, needs=HARM)
    else:
        lost = left - referee.roll("DS-LIFT-03", side, armies(left), unit=unit, needs=PLAINLY)
    if lost:
        take_hits(referee, "DS-LIFT-03", unit, Hit(1), lost)


def _put(referee: Referee, rule: str, unit: str, machine: str) -> bool:
    """The unit is put down where its machine was, or as near as may be: its player chooses (DS-PASS-07)."""
    table = referee.table
    field = field_of(table)
    places = field.beside(table, machine, unit)
    if not places:
        eliminate(referee, rule, unit)
        return False
    where = referee.ask(
        rule, table.units[unit].side, "put-down", places, intent=PLACE, actor=unit, part=WHERE, unit=unit
    )
    field.put_down(referee, rule, unit, where)
    return True
