"""Driving: running ahead, backing, turning and skidding, running into things and people (CZ-MOVE-03)."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from escarmouche.engine.dice import d6
from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.area_weapons import aiming
from escarmouche.games.combat_zone.chapters.deeds import ABOARD as INSIDE
from escarmouche.games.combat_zone.chapters.deeds import Action, Deed, Scope, with_another
from escarmouche.games.combat_zone.chapters.figures import opponent, profile, side_of, where
from escarmouche.games.combat_zone.chapters.movement import movement
from escarmouche.games.combat_zone.chapters.things import lying
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.chapters.vehicles.vehicles import COSTS, RULINGS
from escarmouche.games.combat_zone.chapters.wounds import machines, wounds
from escarmouche.games.combat_zone.table import ABOARD, ALIVE, Referee, Table
from escarmouche.space.shapes import COSINES, SINES, Point, discs_overlap, distance, onward
from escarmouche.space.sweep import leg_hits_edge, within

STEP = 100 * int(RULINGS["run_step_cm"])
BACK: int = 1000
"""How far one point takes a vehicle backwards."""
SKID: dict[str, int] = RULINGS["skid"]
INCH = 100
"""Ways are looked along centimetre by centimetre."""
WALL, FRIEND = "wall", "friend"


class Road(NamedTuple):
    """How far a straight way is clear: its end, what closes it, and the enemy met there."""

    end: Point
    stop: str = ""
    enemy: str = ""


def offers(scope: Scope) -> list[Deed]:
    """What the driver could think of: runs ahead, runs back, turns to both sides."""
    table = scope.table
    if not vehicles.is_driver(table, scope.figure):
        return []
    most = vehicles.length_per_point(table, table.figures[scope.figure].aboard)
    return [
        *(Deed(DRIVE.name, number=length // 100) for length in range(STEP, most + 1, STEP)),
        *(Deed(REVERSE.name, number=length // 100) for length in range(STEP, BACK + 1, STEP)),
        *(Deed(way.name, number=degrees) for degrees in RULINGS["turns"] for way in (LEFT, RIGHT)),
    ]


def run_cost(table: Table, figure: str, cm: int, *, back: bool = False) -> int:
    """Points of a run; over difficult ground it costs wheels double (CZ-MOVE-05)."""
    plain = COSTS["reverse_10cm"] if back else 1
    vehicle = table.figures[figure].aboard
    if not vehicle or vehicles.KINDS[profile(table, vehicle).vehicle].get("tracks"):
        return plain
    record = table.figures[vehicle]
    heading = (record.facing + 180 * back) % 360
    return plain * movement.step_cost(table.ground, where(record), ahead(record, heading, 100 * cm))


def ahead(record: Any, heading: int, far: int) -> Point:
    """The place so far from a vehicle in a direction."""
    return onward(where(record), heading, far)


def road(table: Table, vehicle: str, heading: int, far: int) -> Road:
    """What a straight run meets first: a wall or the edge, a friend, an enemy; or its end."""
    record = table.figures[vehicle]
    who = movement.walker(table, vehicle, far + INCH)
    goal = ahead(record, heading, far)
    met = movement.contact(who, who.at, goal)
    reach = far if met is None else distance(who.at, met)
    bounds = who.closed.bounds
    clear = who.at
    for gone in (*range(INCH, reach, INCH), reach):
        spot = met if met is not None and gone == reach else ahead(record, heading, gone)
        if (bounds is not None and not within(bounds, *spot, who.radius)) or (
            leg_hits_edge(who.closed, who.at, spot, who.radius) is not None
        ):
            return Road(clear, WALL)
        if any(discs_overlap(spot, who.radius, *friend) for friend in who.friends):
            return Road(clear, FRIEND)
        clear = spot
    return Road(clear, "", _touched(table, vehicle, clear, heading) if met is not None else "")


def _touched(table: Table, vehicle: str, spot: Point, heading: int) -> str:
    """The enemy ahead whose base is the nearest to a vehicle that stands here."""
    side = opponent(side_of(table, vehicle))
    east, north = COSINES[heading], SINES[heading]
    distances = [
        (distance(spot, where(g)) - profile(table, g.id).radius, g.id)
        for unit in table.units.values()
        if unit.side == side
        for g in (table.figures[f] for f in unit.figures)
        if g.fate == ALIVE
        and g.z == table.figures[vehicle].z
        and (g.x - spot[0]) * east + (g.y - spot[1]) * north > 0
    ]
    return min(distances)[1] if distances else ""


# -- why not -------------------------------------------------------------------------------------------------


def why_not_steer(table: Table, figure: str) -> Refusal | None:
    """Why a figure moves no vehicle: it sits in none, or not at the wheel."""
    if table.figures[figure].fate != ABOARD:
        return Refusal("CZ-ACT-01", "not-aboard", {"figure": figure})
    if not vehicles.is_driver(table, figure):
        return Refusal("CZ-ACT-01", "not-at-the-wheel", {"figure": figure})
    return None


def why_not_drive(table: Table, figure: str, cm: int) -> Refusal | None:
    """Why a vehicle does not run so far ahead: its length, a wall or a friend in the way, an edge."""
    if refusal := why_not_steer(table, figure):
        return refusal
    vehicle = table.figures[figure].aboard
    about = {"figure": figure, "vehicle": vehicle}
    most = vehicles.length_per_point(table, vehicle)
    far = 100 * cm
    if not most:
        return Refusal("CZ-MACH-05", "does-not-run", about)
    if not far or far % STEP:
        return Refusal("CZ-MOVE-03", "no-such-run", about)
    if far > most:
        return Refusal("CZ-MOVE-03", "run-too-long", about, far - most, "cm")
    return _why_not_road(table, vehicle, table.figures[vehicle].facing, far, about)


def why_not_reverse(table: Table, figure: str, cm: int) -> Refusal | None:
    """Why a vehicle does not back so far: 10 cm for a point, and never into anybody."""
    if refusal := why_not_steer(table, figure):
        return refusal
    vehicle = table.figures[figure].aboard
    about = {"figure": figure, "vehicle": vehicle}
    far = 100 * cm
    if not vehicles.length_per_point(table, vehicle):
        return Refusal("CZ-MACH-05", "does-not-run", about)
    if not far or far % STEP:
        return Refusal("CZ-MOVE-03", "no-such-run", about)
    if far > BACK:
        return Refusal("CZ-MOVE-03", "run-too-long", about, far - BACK, "cm")
    heading = (table.figures[vehicle].facing + 180) % 360
    if road(table, vehicle, heading, far).enemy:
        return Refusal("CZ-MOVE-06", "enemy-in-the-way", about)
    return _why_not_road(table, vehicle, heading, far, about)


def _why_not_road(
    table: Table, vehicle: str, heading: int, far: int, about: dict[str, Any]
) -> Refusal | None:
    stop = road(table, vehicle, heading, far).stop
    if stop == WALL:
        return Refusal("CZ-TERR-03", "road-closed", about)
    return Refusal("CZ-MOVE-06", "friend-on-the-road", about) if stop == FRIEND else None


def why_not_turn(table: Table, figure: str, degrees: int) -> Refusal | None:
    """Why a vehicle does not turn so far: 90 degrees at most, and only one that runs."""
    if refusal := why_not_steer(table, figure):
        return refusal
    vehicle = table.figures[figure].aboard
    about = {"figure": figure, "vehicle": vehicle}
    if not vehicles.length_per_point(table, vehicle):
        return Refusal("CZ-MACH-05", "does-not-run", about)
    if degrees not in RULINGS["turns"]:
        return Refusal("CZ-MOVE-02", "no-such-turn", about)
    return None


# -- doing it ------------------------------------------------------------------------------------------------


def drive(referee: Referee, figure: str, cm: int) -> None:
    """Run ahead: enemies in the way are run into; who is put out of action does not stop the vehicle."""
    vehicle = referee.table.figures[figure].aboard
    _spend(referee, vehicle, run_cost(referee.table, figure, cm))
    left = 100 * cm
    while left > 0 and _drives(referee.table, figure, vehicle):
        record = referee.table.figures[vehicle]
        way = road(referee.table, vehicle, record.facing, left)
        left -= distance(where(record), way.end)
        roll_on(referee, vehicle, way.end)
        if way.stop or not way.enemy or not _drives(referee.table, figure, vehicle):
            return
        ram(referee, vehicle, way.enemy)
        if referee.table.figures[way.enemy].fate == ALIVE:
            return


def _drives(table: Table, figure: str, vehicle: str) -> bool:
    return table.figures[figure].aboard == vehicle and table.figures[vehicle].fate == ALIVE


def _spend(referee: Referee, vehicle: str, points: int) -> None:
    """Points that its driver has moved it with: they shake the aim of all aboard (CZ-SHOOT-11)."""
    referee.change("CZ-MOVE-03", vehicle, spent=referee.table.figures[vehicle].spent + points)


def roll_on(referee: Referee, vehicle: str, end: Point) -> None:
    """The vehicle and all aboard are there now; burning ground on the way burns it (CZ-AREA-07)."""
    record = referee.table.figures[vehicle]
    start = where(record)
    if end == start:
        return
    speed = record.speed + distance(start, end)
    telling.go(referee, "CZ-MOVE-03", vehicle, (end,), facts={"paid": -1}, along=record.crew, speed=speed)
    _take_along(referee, vehicle)
    if lying(referee.table):
        aiming.enter_fire(referee, vehicle, start, end)


def _take_along(referee: Referee, vehicle: str) -> None:
    record = referee.table.figures[vehicle]
    for figure in record.crew:
        referee.change("CZ-MOVE-03", figure, x=record.x, y=record.y, facing=record.facing)


def ram(referee: Referee, vehicle: str, enemy: str) -> None:
    """A figure run into takes the ram dice and the speed; a machine gives as good as it gets."""
    side = side_of(referee.table, vehicle)
    referee.note("CZ-MOVE-06", "rams", figure=vehicle, target=enemy)
    dice, hard = vehicles.impact(referee.table, vehicle), machines.is_machine(referee.table, enemy)
    referee.call(wounds.wound, "CZ-WND-01", enemy, dice, side)
    if hard:
        referee.call(wounds.wound, "CZ-WND-01", vehicle, dice, opponent(side))


def reverse(referee: Referee, figure: str, cm: int) -> None:
    """Back straight, up to 10 cm for a point."""
    vehicle = referee.table.figures[figure].aboard
    _spend(referee, vehicle, run_cost(referee.table, figure, cm, back=True))
    heading = (referee.table.figures[vehicle].facing + 180) % 360
    roll_on(referee, vehicle, road(referee.table, vehicle, heading, 100 * cm).end)


def turn_limit(table: Table, vehicle: str) -> int:
    """The sharpest turn without a test at the speed it has."""
    for most, degrees in RULINGS["turn_limits"]:
        if table.figures[vehicle].speed <= 100 * most:
            return int(degrees)
    return int(RULINGS["turn_limit_beyond"])


def turn(referee: Referee, figure: str, degrees: int) -> None:
    """Turn on the spot, to the left if positive; sharper than the speed allows, the vehicle may skid.

    A skid carries it straight on before it turns; a crash as well, ends its driver's activation and harms it.
    """
    table = referee.table
    vehicle = table.figures[figure].aboard
    _spend(referee, vehicle, COSTS["turn_to_90"])
    result = 0
    if abs(degrees) > turn_limit(table, vehicle):
        dice = d6().bands(SKID["skids_on"], SKID["crashes_on"])
        result = referee.roll("CZ-MOVE-02", side_of(table, vehicle), dice, figure=vehicle)
        referee.note("CZ-MOVE-02", ("grips", "skids", "crashes")[result], figure=vehicle)
    walled = bool(result) and slide(referee, vehicle)
    if not _drives(referee.table, figure, vehicle):
        return
    heading = (referee.table.figures[vehicle].facing + degrees) % 360
    telling.turn(referee, "CZ-MOVE-02", vehicle, heading)
    _take_along(referee, vehicle)
    if result == 2:
        telling.forfeit(referee, "CZ-AP-04", figure)
    if result == 2 or walled:
        collide(referee, vehicle)


def slide(referee: Referee, vehicle: str) -> bool:
    """Straight on out of control, into whatever is there; True if that was a wall or the edge."""
    record = referee.table.figures[vehicle]
    way = road(referee.table, vehicle, record.facing, 100 * SKID["slide_cm"])
    roll_on(referee, vehicle, way.end)
    if way.enemy and referee.table.figures[vehicle].fate == ALIVE:
        ram(referee, vehicle, way.enemy)
    return way.stop == WALL


def collide(referee: Referee, vehicle: str) -> None:
    """The vehicle takes its own ram dice and its speed (CZ-TERR-03)."""
    referee.note("CZ-TERR-03", "collides", figure=vehicle)
    side = opponent(side_of(referee.table, vehicle))
    dice = vehicles.impact(referee.table, vehicle)
    referee.call(wounds.wound, "CZ-WND-01", vehicle, dice, side)


# -- as actions ----------------------------------------------------------------------------------------------

DRIVE = Action(
    "drive", offers=offers, price=run_cost, why_not=why_not_drive, do=drive, place=INSIDE, moves=True
)
REVERSE = Action(
    "reverse",
    offers=with_another,
    price=partial(run_cost, back=True),
    why_not=why_not_reverse,
    do=reverse,
    place=INSIDE,
    moves=True,
)
LEFT = Action(
    "left",
    offers=with_another,
    price=COSTS["turn_to_90"],
    why_not=why_not_turn,
    do=turn,
    place=INSIDE,
    moves=True,
)
RIGHT = Action(
    "right",
    offers=with_another,
    price=COSTS["turn_to_90"],
    why_not=why_not_turn,
    do=lambda referee, figure, degrees: turn(referee, figure, -degrees),
    place=INSIDE,
    moves=True,
)
