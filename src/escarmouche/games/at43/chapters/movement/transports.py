"""Transports: boarding, leaving, being aboard (ledger area A4-TRAN)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.engine.options import MOVE
from escarmouche.engine.requests import Drafts, Refusal
from escarmouche.games.at43.chapters.measuring import CONTACT
from escarmouche.games.at43.chapters.movement.collisions import COMBAT, RAPID
from escarmouche.games.at43.chapters.movement.judging import SHAPE, why_not_come_in
from escarmouche.games.at43.chapters.places import round_disc
from escarmouche.games.at43.chapters.states import is_free, lose_attitudes, update_engaged
from escarmouche.games.at43.chapters.units import entry, is_foot, profile
from escarmouche.games.at43.table import ABOARD, ON_TABLE, RESERVE, TRANSPORT, Referee, Table
from escarmouche.games.company.chapters.measuring import within
from escarmouche.games.company.chapters.movement import placements
from escarmouche.games.company.chapters.movement.placements import ENTERS, Placements, put_down
from escarmouche.space.shapes import Point, distance, toward

BOARD, LEAVE = "board", "leave"


def places_taken(table: Table, unit: str) -> int:
    """The room a unit needs: one place for Size 1, two for Size 2 (A4-TRAN-01)."""
    return sum(profile(table, f).size for f in table.units[unit].figures)


def room(table: Table, vehicle: str) -> int:
    """The places a transport has left."""
    used = sum(places_taken(table, u.id) for u in table.units.values() if u.carrier == vehicle)
    return profile(table, vehicle).capacity - used


def transports(table: Table, side: str, place: str = ON_TABLE) -> Iterator[str]:
    """The transports of a side that stand on the table, or wait in reserve."""
    for unit in table.units.values():
        if unit.side == side and unit.place == place and entry(table, unit.id).family == TRANSPORT:
            yield from unit.figures


def why_not_board(table: Table, unit: str, vehicle: str) -> Refusal | None:
    """Whether a unit may board a transport: foot soldiers, all at contact, room for all (A4-TRAN-01)."""
    about = {"unit": unit, "vehicle": vehicle}
    if not is_foot(table, unit):
        return Refusal("A4-TRAN-01", "foot-soldiers-only", about)
    if not is_free(table, unit) or "engaged" in table.turn.flags:
        return Refusal("A4-TRAN-01", "engaged", about)
    if RAPID in table.turn.flags:
        return Refusal("A4-TRAN-01", "after-a-rapid-move", about)
    for figure in table.units[unit].figures:
        if not within(table, figure, vehicle, CONTACT):
            return Refusal("A4-TRAN-01", "not-at-contact", {**about, "figure": figure})
    return why_not_room(table, unit, vehicle)


def why_not_room(table: Table, unit: str, vehicle: str) -> Refusal | None:
    """Whether a transport has places for all of a unit."""
    short = places_taken(table, unit) - room(table, vehicle)
    if short > 0:
        return Refusal("A4-TRAN-01", "no-room", {"unit": unit, "vehicle": vehicle}, short, "places")
    return None


def board(referee: Referee, unit: str, vehicle: str) -> None:
    """All of a unit get in: it has no place of its own until it leaves (A4-TRAN-03)."""
    lose_attitudes(referee, "A4-TRAN-03", unit)
    referee.change("A4-TRAN-01", unit, place=ABOARD, carrier=vehicle)
    update_engaged(referee)


def board_in_reserve(referee: Referee, unit: str, vehicle: str) -> None:
    """A unit in reserve is put aboard a transport in reserve and comes in with it (A4-TRAN-01)."""
    referee.change("A4-TRAN-01", unit, place=ABOARD, carrier=vehicle)


def boardable(table: Table, unit: str) -> tuple[str, ...]:
    """The transports a unit may board where it stands."""
    side = table.units[unit].side
    return tuple(v for v in transports(table, side) if why_not_board(table, unit, v) is None)


def waiting_transports(table: Table, unit: str) -> tuple[str, ...]:
    """The transports in reserve that have room for a unit in reserve."""
    if not is_foot(table, unit):
        return ()
    side = table.units[unit].side
    return tuple(v for v in transports(table, side, RESERVE) if why_not_room(table, unit, v) is None)


# -- leaving (A4-TRAN-02) -------------------------------------------------------------------------------


def why_not_leave(table: Table, unit: str) -> Refusal | None:
    """Whether a unit aboard may leave: the transport on the table, and no rapid move of it this turn."""
    vehicle = table.units[unit].carrier
    carrier = table.units[table.figures[vehicle].unit]
    about = {"unit": unit, "vehicle": vehicle}
    if carrier.place != ON_TABLE:
        return Refusal("A4-TRAN-02", "not-on-the-table", about)
    if dict(table.turn.moves).get(carrier.id) == RAPID:
        return Refusal("A4-TRAN-02", "rapid-move-this-turn", about)
    if leaving_draft(table, unit) is None:
        return Refusal("A4-TRAN-02", "no-room-to-leave", about)
    return None


def why_not_paths_out(table: Table, unit: str, value: Any) -> Refusal | None:
    """Whether all members leave like this: from the edge of the hull, up to their Movement."""
    if refusal := placements.why_not_shape(table, SHAPE, unit, value):
        return refusal
    about = {"unit": unit}
    if len(value) != len(table.units[unit].figures) or not all(path for _, path, _ in value):
        return Refusal("A4-TRAN-02", "everyone-or-nobody", about)
    vehicle = table.units[unit].carrier
    hull, radius = table.figures[vehicle], profile(table, vehicle).radius
    for id, path, _ in value:
        if abs(distance((hull.x, hull.y), path[0]) - radius) > 1:
            return Refusal("A4-TRAN-02", "not-at-the-hull", {**about, "figure": id})
    reach = {id: profile(table, id).movement for id, _, _ in value}
    without_hull = _without(table, vehicle)
    refusal = why_not_come_in(without_hull, unit, COMBAT, value, reach)
    if refusal is None:
        refusal = _why_not_clear(table, vehicle, value)
    return refusal


def _without(table: Table, vehicle: str) -> Table:
    """The table as if the transport were not in the way of those who get out of it."""
    trial = table.copy()
    record = trial.units[trial.figures[vehicle].unit]
    trial.change(record.id, {"figures": tuple(f for f in record.figures if f != vehicle)})
    return trial


def _why_not_clear(table: Table, vehicle: str, value: Placements) -> Refusal | None:
    """Nobody ends on the transport itself (A4-MOV-13)."""
    hull, radius = table.figures[vehicle], profile(table, vehicle).radius
    for id, path, _ in value:
        if distance((hull.x, hull.y), path[-1]) < radius + profile(table, id).radius:
            return Refusal("A4-MOV-13", "bases-overlap", {"figure": id, "vehicle": vehicle})
    return None


def leaving_draft(table: Table, unit: str) -> Placements | None:
    """Everybody as near to the hull as there is room; None where there is not room for all."""
    vehicle = table.units[unit].carrier
    hull, radius = table.figures[vehicle], profile(table, vehicle).radius
    centre = hull.x, hull.y
    reach = min(profile(table, f).movement for f in table.units[unit].figures)
    ordered = sorted(table.units[unit].figures, key=lambda f: f != table.units[unit].leader)
    widest = max(profile(table, f).radius for f in ordered)
    spots = round_disc(table, unit, (centre, radius), reach - widest - 10)
    if len(spots) < len(ordered):
        return None
    value = tuple(
        (f, (_edge(centre, spot, radius), spot), -1) for f, spot in zip(ordered, spots, strict=True)
    )
    return value if why_not_paths_out(table, unit, value) is None else None


def _edge(centre: Point, spot: Point, radius: int) -> Point:
    """The point of the hull's edge on the way to a spot."""
    return toward(centre, spot, radius)


def leave(referee: Referee, unit: str) -> bool:
    """The owner leads all members out; whether they left."""
    table = referee.table
    value: Any = referee.place(
        "A4-TRAN-02", table.units[unit].side, "leave",
        lambda value: None if value == () else why_not_paths_out(table, unit, value),
        lambda: Drafts([lambda: leaving_draft(table, unit)], lambda: ()), intent=MOVE, actor=unit, unit=unit,
    )  # fmt: skip
    if not value:
        referee.note("A4-TRAN-03", "stays-aboard", unit=unit)
        return False
    levels = dict.fromkeys(table.units[unit].figures, 0)
    put_down(
        referee, "A4-TRAN-02", unit, value, levels, how=ENTERS, moved={"inside": ""}, whole={"carrier": ""}
    )
    return True


def aboard_units(table: Table, side: str) -> tuple[str, ...]:
    """The units of a side that are aboard: they have their cards as on the table (A4-TRAN-03)."""
    return tuple(u.id for u in table.units.values() if u.side == side and u.place == ABOARD)
