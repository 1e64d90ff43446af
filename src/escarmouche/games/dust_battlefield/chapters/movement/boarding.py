"""Passengers, riders, pilots and slung vehicles on the open table (DS-PASS, DS-LIFT, DS-HERO-11)."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.engine import options as intents
from escarmouche.engine.options import TARGET
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.dust.chapters.cards.cards import INSIDE
from escarmouche.games.dust.chapters.field import Where
from escarmouche.games.dust.chapters.people.cargo import (
    SLUNG,
    Boarding,
    aboard,
    carries,
    embark,
    seats_for,
    why_not_embark,
    why_not_leave,
)
from escarmouche.games.dust.chapters.people.heroes import PILOT, PILOTS, dismounted, mount
from escarmouche.games.dust.table import ABOARD, AIRCRAFT, BOARD, HERO, VEHICLE
from escarmouche.games.dust_battlefield.chapters.ground import bodies, forts
from escarmouche.games.dust_battlefield.chapters.ground.bodies import body_at, form_of
from escarmouche.games.dust_battlefield.chapters.movement import placing, ways
from escarmouche.games.dust_battlefield.chapters.movement.judging import Value, is_point
from escarmouche.games.dust_battlefield.table import Referee, Table
from escarmouche.space.shapes import Point

SEALIFTER = "sealifter"
TOUCH = 100
"""How near to a hull a base must come to board it: a ruling."""
ASHORE = 1000
"""Within 10 cm of the machine (DS-PASS-07, DS-HERO-10)."""


def climb_aboard(referee: Referee, unit: str) -> None:
    """A unit whose every miniature ends at the hull of a friendly machine may board it (DS-PASS-02)."""
    table = referee.table
    record = table.units[unit]
    card = table.setting.cards[record.card]
    if card.type == AIRCRAFT or table.turn.hero:
        return
    options: list[Boarding | str] = []
    refused: dict[Boarding | str, Refusal] = {}
    for other in table.units.values():
        if other.side != record.side or other.place != BOARD or other.id == unit:
            continue
        machine = table.setting.cards[other.card]
        takes = carries(machine) or (card.kind == HERO and machine.type in PILOTS)
        if not takes or not _at_hull(table, unit, other.id):
            continue
        if SEALIFTER in machine.skills:
            refusal = _why_not_by_sea(table, unit, other.id)
            options.append(Boarding(INSIDE, other.id))
            if refusal is not None:
                refused[options[-1]] = refusal
        else:
            options += [Boarding(seat, other.id) for seat in seats_for(table, unit, other.id)]
    if not options:
        return
    chosen = referee.ask(
        "DS-PASS-02", record.side, "board", [*options, NO_ONE], refused.get, actor=unit, unit=unit
    )
    if chosen == NO_ONE:
        return
    if chosen.seat == PILOT:
        mount(referee, "DS-HERO-11", unit, chosen.carrier)
        return
    machine = table.setting.cards[table.units[chosen.carrier].card]
    rule = "DS-SEA-02" if SEALIFTER in machine.skills else "DS-PASS-02"
    embark(referee, "DS-PASS-08" if machine.type == AIRCRAFT else rule, unit, chosen.carrier, chosen.seat)


def _why_not_by_sea(table: Table, unit: str, craft: str) -> Refusal | None:
    """Why a unit may not go into a landing craft: room, or a bow that touches no land (DS-SEA-02)."""
    if not forts.ashore(table, craft):
        return Refusal("DS-SEA-02", "not-beached", {"unit": unit, "carrier": craft})
    return why_not_embark(table, unit, craft, INSIDE)


def _at_hull(table: Table, unit: str, machine: str) -> bool:
    (hull,) = bodies.of(table, machine)
    return all(bodies.no_farther(body, hull, TOUCH) for body in bodies.of(table, unit))


def lift(referee: Referee, unit: str) -> None:
    """An Airlifter that begins its move above a vehicle it can carry may pick it up (DS-LIFT-01)."""
    table = referee.table
    if "airlifter" not in table.setting.cards[table.units[unit].card].skills or aboard(table, unit, SLUNG):
        return
    (hull,) = bodies.of(table, unit)
    below = [
        other.id
        for other in table.units.values()
        if other.place == BOARD
        and table.setting.cards[other.card].type == VEHICLE
        and bodies.overlaps(bodies.of(table, other.id)[0], hull.outline)
        and not why_not_embark(table, other.id, unit, SLUNG)
    ]
    if below:
        side = table.units[unit].side
        answer = referee.ask("DS-LIFT-01", side, "lift", (*below, NO_ONE), actor=unit, part=TARGET, unit=unit)
        if answer != NO_ONE:
            embark(referee, "DS-LIFT-01", answer, unit, SLUNG)


# -- getting off --------------------------------------------------------------------------------------------


def leave(referee: Referee, unit: str, length: int, *, march: bool) -> None:
    """A unit aboard gets off: its miniatures are put down within its Move of the hull (DS-PASS-03)."""
    table = referee.table
    record = table.units[unit]
    if why_not_leave(table, unit) is not None:
        referee.book(spare=-1)
        return
    machine, seat = record.carrier, record.seat
    (hull,) = bodies.of(table, machine)[:1] or (None,)
    judge = partial(why_not_off, table, unit, machine, length)
    spots = placing.ready(table, unit, partial(near_hull, table, machine, length), judge) if hull else None
    if spots is None:
        referee.note("DS-PASS-03", "no-way-out", unit=unit)
        referee.book(spare=-1)
        return
    value: Value = referee.place(
        "DS-PASS-03",
        record.side,
        "get-off",
        judge,
        lambda: spots,
        intent=intents.MOVE,
        actor=unit,
        unit=unit,
        length=length,
    )
    placing.put(referee, "DS-PASS-03", unit, value)
    if seat == PILOT:
        dismounted(referee, machine)
    referee.book(spare=-1)


def near_hull(table: Table, machine: str, length: int, at: Point) -> bool:
    """Whether a point lies within a length of a machine."""
    (hull,) = bodies.of(table, machine)[:1]
    spot = body_at(form_of(table.setting.cards[table.units[machine].card]), at, 0)
    return bodies.apart(hull, spot._replace(hull=None, radius=0)) <= length


def why_not_off(table: Table, unit: str, machine: str, length: int, value: Any) -> Refusal | None:
    """Why a unit may not get off like this."""
    if refusal := placing.why_not_put(table, unit, value):
        return refusal
    for figure, (at,), _ in value:
        if not near_hull(table, machine, length, at):
            return Refusal("DB-MOVE-01", "too-far", {"unit": unit, "figure": figure})
    return None


# -- put down by others -------------------------------------------------------------------------------------


def beside(table: Table, unit: str, who: str = "") -> tuple[Where, ...]:
    """Places for a unit put down where another is or was: within 10 cm of it (DS-PASS-07, DS-HERO-10)."""
    record = table.units[unit]
    if record.place == ABOARD and record.carrier:
        record = table.units[record.carrier]
    figures = record.figures or record.roster
    old = table.figures[figures[0]]
    card = table.setting.cards[table.units[who].card] if who else None
    form = form_of(card) if card is not None else None
    radius = form.radius or form.hull[0] if form is not None and form.hull is not None else 125
    spots = []
    for ring in (0, 400, 800, 1200):
        spots += [(*spot, 0, 0) for spot in placing.ring((old.x, old.y), ring, radius)]
    good = [spot for spot in spots if not who or placing.group_at(table, who, (spot[0], spot[1]))]
    return tuple(good[:12])


def put_down(referee: Referee, rule: str, unit: str, where: Where) -> None:
    """Put a unit down round a place."""
    value = placing.group_at(referee.table, unit, (where[0], where[1]))
    placing.put(referee, rule, unit, value)


__all__ = ["Boarding", "beside", "climb_aboard", "is_point", "leave", "lift", "put_down", "ways"]
