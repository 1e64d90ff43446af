"""Getting into vehicles and out, and what becomes of vehicles that are hit and of those aboard."""

from __future__ import annotations

from escarmouche.engine.requests import Modifier, Refusal
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.deeds import ABOARD as INSIDE
from escarmouche.games.combat_zone.chapters.deeds import Action, Deed, Scope, alone
from escarmouche.games.combat_zone.chapters.figures import (
    on_table,
    opponent,
    profile,
    side_of,
    touched,
    touching,
    where,
)
from escarmouche.games.combat_zone.chapters.movement import movement
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.chapters.wounds import casualties, wounds
from escarmouche.games.combat_zone.table import (
    ABOARD,
    ALIVE,
    BURNING,
    DROPPED,
    MACHINE,
    PANICKED,
    WAITING,
    Referee,
    Table,
)
from escarmouche.space.shapes import Point, onward
from escarmouche.space.sweep import leg_hits_edge

DIRECTIONS = 24
ROOM = 3000
"""How far from the vehicle a place to stand is looked for."""
RING = 130


# -- in and out ----------------------------------------------------------------------------------------------


def vehicles_near(table: Table, figure: str) -> tuple[str, ...]:
    """Vehicles of its side that a figure touches."""
    near = touched(table, figure, on_table(table, side_of(table, figure)))
    return tuple(other for other in near if vehicles.is_vehicle(table, other))


def why_not_board(table: Table, figure: str, vehicle: str) -> Refusal | None:
    """Why a figure may not get in: no vehicle of its side at hand, no seat, no mind for it."""
    about = {"figure": figure, "vehicle": vehicle}
    record, other = table.figures[figure], table.figures.get(vehicle)
    if other is None or other.fate != ALIVE or not vehicles.is_vehicle(table, vehicle):
        return Refusal("CZ-ACT-01", "no-vehicle", about)
    if side_of(table, vehicle) != side_of(table, figure):
        return Refusal("CZ-ACT-01", "not-your-vehicle", about)
    if record.fate != ALIVE or not touching(table, figure, vehicle):
        return Refusal("CZ-ACT-01", "not-in-contact", about)
    if profile(table, figure).kind == MACHINE:
        return Refusal("CZ-ACT-03", "no-hands", about)
    if PANICKED in record.states:
        return Refusal("CZ-REAC-13", "too-shaken-to-board", about)
    if BURNING in record.states:
        return Refusal("CZ-AREA-09", "on-fire", about)
    if len(other.crew) >= vehicles.seats(table, vehicle):
        return Refusal("CZ-ACT-01", "no-seat", about)
    return None


def board(referee: Referee, figure: str, vehicle: str) -> None:
    """Get in: the first one drives. Nobody lies down or waits to fire in there."""
    table = referee.table
    record, other = table.figures[figure], table.figures[vehicle]
    referee.change("CZ-ACT-01", vehicle, crew=(*other.crew, figure))
    telling.go(
        referee, "CZ-ACT-01", figure, (where(other),), other.facing,
        facts={"vehicle": vehicle}, fate=ABOARD, aboard=vehicle, states=record.states - {DROPPED, WAITING},
    )  # fmt: skip


def why_not_leave(table: Table, figure: str) -> Refusal | None:
    """Why a figure may not get out: it sits in nothing, or there is no room beside it."""
    if not table.figures[figure].aboard:
        return Refusal("CZ-ACT-01", "not-aboard", {"figure": figure})
    if beside(table, figure) is None:
        return Refusal("CZ-MOVE-06", "no-room", {"figure": figure})
    return None


def leave(referee: Referee, figure: str) -> None:
    """Get out on the nearest free ground; who sat next drives."""
    spot = beside(referee.table, figure)
    if spot is not None:
        referee.note("CZ-ACT-01", "leaves", figure=figure, vehicle=referee.table.figures[figure].aboard)
        _put_down(referee, "CZ-ACT-01", figure, spot)


def _put_down(referee: Referee, rule: str, figure: str, spot: Point) -> None:
    vehicle = referee.table.figures[figure].aboard
    left = tuple(other for other in referee.table.figures[vehicle].crew if other != figure)
    referee.change(rule, vehicle, crew=left)
    telling.put(referee, rule, figure, spot, fate=ALIVE, aboard="")


def beside(table: Table, figure: str) -> Point | None:
    """The nearest place where a figure finds room on getting out, no wall in between; None without one."""
    vehicle = table.figures[figure].aboard
    centre, facing = where(table.figures[vehicle]), table.figures[vehicle].facing
    who = movement.walker(table, figure, ROOM)
    least = profile(table, vehicle).radius + who.radius + 1
    for off in range(least, ROOM, RING):
        for n in range(DIRECTIONS):
            spot = onward(centre, facing + 90 + n * (360 // DIRECTIONS), off)
            if movement.free_spot(table, who, spot) and (
                leg_hits_edge(who.closed, centre, spot, who.radius) is None
            ):
                return spot
    return None


def offers(scope: Scope) -> list[Deed]:
    """To get into each vehicle at hand."""
    if not vehicles.in_use(scope.table):
        return []
    return [Deed(BOARD.name, vehicle) for vehicle in vehicles_near(scope.table, scope.figure)]


BOARD = Action("board", offers=offers, price=vehicles.COSTS["enter_or_exit"], why_not=why_not_board, do=board)
LEAVE = Action(
    "leave",
    offers=alone,
    price=vehicles.COSTS["enter_or_exit"],
    why_not=lambda table, figure, _: why_not_leave(table, figure),
    do=lambda referee, figure, _: leave(referee, figure),
    place=INSIDE,
    leaps=True,
    moves=True,
)


# -- hit ----------------------------------------------------------------------------------------------------


def harm(referee: Referee, roll: wounds.WoundRoll, modifiers: tuple[Modifier, ...]) -> str:
    """A wound roll on a vehicle: nothing, major damage or destruction by its total (CZ-MACH-02)."""
    vehicle = roll.target
    line = vehicles.LINES[profile(referee.table, vehicle).vehicle]
    offsets = 0, line["destroyed"] - line["major"][0]
    reached = wounds.banded_roll(referee, roll, modifiers, offsets)
    if not reached:
        referee.note("CZ-MACH-10", "unhurt", figure=vehicle)
        return wounds.NOTHING
    if reached == len(offsets):
        destroy(referee, "CZ-MACH-08", vehicle)
    else:
        record = referee.table.figures[vehicle]
        referee.note("CZ-MACH-02", "damaged", figure=vehicle, damage=vehicles.DAMAGED)
        referee.change("CZ-MACH-02", vehicle, damage=(*record.damage, vehicles.DAMAGED))
    return wounds.DAMAGE


def destroy(referee: Referee, rule: str, vehicle: str) -> None:
    """A wreck: those aboard are thrown out beside it, have no points left, and are perhaps wounded."""
    crew = referee.table.figures[vehicle].crew
    side = opponent(side_of(referee.table, vehicle))
    stuck = []
    for figure in crew:
        spot = beside(referee.table, figure)
        if spot is None:
            stuck.append(figure)
        _put_down(referee, rule, figure, spot or where(referee.table.figures[vehicle]))
        telling.forfeit(referee, rule, figure)
    for figure in stuck:
        casualties.eliminate(referee, rule, figure)
    casualties.wreck(referee, rule, vehicle)
    for figure in crew:
        referee.call(wounds.wound, "CZ-WND-01", figure, vehicles.RULINGS["thrown_out"], side)
