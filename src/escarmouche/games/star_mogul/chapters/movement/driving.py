"""Moving vehicles: turns, acceleration, minimum, reverse; flyers (SM-MOVE-04, SM-MOVE-08, SM-MOVE-09)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from escarmouche.engine.options import MOVE
from escarmouche.engine.requests import Drafts, Refusal
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.models import (
    all_standing,
    at,
    flies,
    hull,
    is_hull,
    machine,
    profile,
    rectangle,
)
from escarmouche.games.star_mogul.chapters.movement import pace, ready_moves, walking
from escarmouche.games.star_mogul.chapters.terrain import vehicle_blocks
from escarmouche.games.star_mogul.chapters.vehicles import damage
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import AWAY, FLYING, PAS, Referee, Table
from escarmouche.space.rectangles import (
    Rectangle,
    inside_bounds,
    polygons_overlap,
    swept_by_move,
    turn_overlaps,
    turn_overlaps_disc,
)
from escarmouche.space.shapes import (
    Point,
    bearing,
    disc_overlaps_polygon,
    distance,
    onward,
    path_length,
    turn_difference,
)

TURN: int = LEDGER.data("SM-MOVE-08")["turn_degrees"]
STRETCH: int = LEDGER.data("SM-MOVE-08")["per_in"] * PAS
"""How far it goes between two turns (SM-MOVE-08)."""
SLACK = 2
"""A hundredth or two that rounding to whole points may take."""


def furthest(table: Table, unit: str, *, reverse: bool = False) -> int:
    """How far a vehicle may go with this point, the ground left aside (SM-MOVE-08)."""
    move = damage.move_of(table, unit)
    if reverse:
        return move // 2
    return move + (damage.acceleration_of(table, unit) if hull(table, unit).rolling else 0)


def why_not_start(table: Table, unit: str, *, reverse: bool = False) -> Refusal | None:
    """A driver alive, an engine that works; flyers do not back (SM-MOVE-08, SM-VEH-08)."""
    about = {"unit": unit}
    if hull(table, unit).immobile:
        return Refusal("SM-VEH-08", "immobilised", about)
    if hull(table, unit).lost == damage.MOVEMENT or not damage.driven(table, unit):
        return Refusal("SM-MOVE-08", "nobody-drives", about)
    if reverse and machine(table, unit).drive == FLYING:
        return Refusal("SM-MOVE-09", "flyers-do-not-back", about)
    return None


def why_not_drive(table: Table, unit: str, value: Any, *, reverse: bool = False) -> Refusal | None:
    """Whether a vehicle may go this way: turns, length, what it would run into."""
    body = hull(table, unit)
    if refusal := walking.why_not_shape(unit, (body.id,), value):
        return refusal
    if not value or not value[0][1]:
        return None
    way = (at(body), *value[0][1])
    if refusal := why_not_turns(unit, body.facing, way, reverse=reverse):
        return refusal
    far = path_length(way)
    most = pace.allowed_to_drive(table, unit, furthest(table, unit, reverse=reverse), way)
    if far > most + SLACK:
        return Refusal("SM-MOVE-08", "too-far-to-drive", {"unit": unit, "most": most}, far - most, "cm")
    least = damage.minimum_of(table, unit)
    if far + SLACK < least:
        return Refusal("SM-MOVE-08", "too-slow", {"unit": unit, "least": least}, least - far, "cm")
    return why_not_course(table, unit, way, reverse=reverse)


def headings(facing: int, way: Sequence[Point], *, reverse: bool = False) -> list[int]:
    """Which way the nose points on each leg."""
    back = 180 if reverse else 0
    return [(bearing(a, b) + back) % 360 for a, b in itertools.pairwise(way)]


def why_not_turns(unit: str, facing: int, way: Sequence[Point], *, reverse: bool = False) -> Refusal | None:
    """At most 45 degrees before each 2 pas (SM-MOVE-08)."""
    before = facing
    legs = list(itertools.pairwise(way))
    for n, heading in enumerate(headings(facing, way, reverse=reverse)):
        turn = turn_difference(before, heading)
        if turn > TURN:
            return Refusal("SM-MOVE-08", "turn-too-sharp", {"unit": unit, "degrees": turn, "most": TURN})
        if n and turn and path_length(legs[n - 1]) + SLACK < STRETCH:
            return Refusal("SM-MOVE-08", "turns-too-close", {"unit": unit, "least": STRETCH})
        before = heading
    return None


def why_not_course(table: Table, unit: str, way: Sequence[Point], *, reverse: bool = False) -> Refusal | None:
    """Not off the table, not through walls, vehicles or people; flyers mind other flyers' places alone."""
    body = hull(table, unit)
    hull_ = rectangle(table, body.id)
    for (_, end), heading in zip(
        itertools.pairwise(way), headings(body.facing, way, reverse=reverse), strict=True
    ):
        turned = hull_.facing_to(heading)
        if not flies(table, body.id) and (refusal := _why_not_leg(table, unit, hull_, turned, end)):
            return refusal
        hull_ = turned.at(end)
    if not inside_bounds(hull_.outline, table.ground.width, table.ground.depth):
        return Refusal("SM-MOVE-08", "off-the-table", {"unit": unit})
    if flies(table, body.id):
        for other in all_standing(table):
            high = other != body.id and flies(table, other)
            if high and polygons_overlap(rectangle(table, other).outline, hull_.outline):
                return Refusal("SM-MOVE-09", "flyers-overlap", {"unit": unit})
    return None


def _why_not_leg(table: Table, unit: str, start: Rectangle, turned: Rectangle, end: Point) -> Refusal | None:
    """One leg of a ground vehicle: the turn on the spot, then straight on."""
    swept = swept_by_move(turned, end)
    about = {"unit": unit}
    turns = start.facing != turned.facing  # else it passes over nothing more than it sweeps
    (x0, y0, x1, y1), (x, y), room = swept.box, start.centre, start.reach
    x0, y0, x1, y1 = min(x0, x - room), min(y0, y - room), max(x1, x + room), max(y1, y + room)
    if not inside_bounds(swept, table.ground.width, table.ground.depth):
        return Refusal("SM-MOVE-08", "off-the-table", about)
    for piece in vehicle_blocks(table.ground):
        (px0, py0, px1, py1) = piece.polygon.box
        if px0 > x1 or px1 < x0 or py0 > y1 or py1 < y0:
            continue
        if polygons_overlap(swept, piece.polygon) or (
            turns and turn_overlaps(start, turned.facing, piece.polygon)
        ):
            return Refusal("SM-MOVE-08", "in-the-way", {**about, "piece": piece.id})
    for other in all_standing(table):
        figure = table.figures[other]
        if figure.unit == unit or figure.z:
            continue
        driven = is_hull(table, other)
        wide = rectangle(table, other).reach if driven else profile(table, other).radius
        if not (x0 - wide <= figure.x <= x1 + wide and y0 - wide <= figure.y <= y1 + wide):
            continue
        if driven:
            if flies(table, other):
                continue
            outline = rectangle(table, other).outline
            if polygons_overlap(swept, outline) or (turns and turn_overlaps(start, turned.facing, outline)):
                return Refusal(
                    "SM-MOVE-08", "through-a-vehicle", {**about, "vehicle": table.figures[other].unit}
                )
            continue
        spot = at(figure)
        if disc_overlaps_polygon(spot, wide, swept) or (
            turns and turn_overlaps_disc(start, turned.facing, spot, wide)
        ):
            return Refusal("SM-MOVE-08", "somebody-in-the-way", {**about, "figure": other})
    return None


# -- ready ways ----------------------------------------------------------------------------------------------

TURNS = (0, 45, -45, 90, -90, 135, -135, 22, -22)
"""How far ready ways turn in all, 45 degrees a stretch."""
LENGTHS = (100, 60, 30)
"""Parts of what may be driven, in percent."""


def course(table: Table, unit: str, turn: int, far: int, *, reverse: bool = False) -> tuple[Point, ...]:
    """A way that turns so many degrees as soon as it may, then goes straight."""
    body = hull(table, unit)
    heading, left, here = body.facing + (180 if reverse else 0), turn, at(body)
    way: list[Point] = []
    while True:
        bit = max(-TURN, min(TURN, left))
        left -= bit
        heading = (heading + bit) % 360
        leg = min(far, STRETCH) if left else far
        if leg < PAS // 4:
            return tuple(way)
        here = onward(here, heading, leg)
        way.append(here)
        far -= leg


def ways_to(
    table: Table, unit: str, spot: Point, via: Sequence[Point] = (), *, reverse: bool = False
) -> Iterator[tuple[Point, ...]]:
    """Ways through some points to a spot, the straight one first, then with turns as early as may be."""
    body = hull(table, unit)
    start, facing = (at(body), *via)[-1], body.facing
    if via:
        facing = headings(body.facing, (at(body), *via), reverse=reverse)[-1]
    for turns in range(180 // TURN):
        for bit in (TURN, -TURN) if turns else (0,):
            heading, here = facing + (180 if reverse else 0), start
            way = list(via)
            for _ in range(turns):
                heading = (heading + bit) % 360
                here = onward(here, heading, STRETCH)
                way.append(here)
            if here != spot:
                yield (*way, spot)


def drafts(
    table: Table, unit: str, *, reverse: bool = False, goal: Point | None = None, near: int = 0
) -> Drafts:
    """Ready ways, those that end best for what is wanted first, `near` from its middle; and staying."""
    body = hull(table, unit)
    most = furthest(table, unit, reverse=reverse)
    goal = aim_of(table, unit) if goal is None else goal
    least = damage.minimum_of(table, unit)
    ways = []
    for turn in (0, 45, -45) if reverse else TURNS:
        for share in LENGTHS:
            far = max(least, most * share // 100)
            way = course(table, unit, turn, far - len(str(turn)) * SLACK, reverse=reverse)
            if way:
                ways.append((abs(distance(way[-1], goal) - near), way))
    ways.sort()
    makers: list[Callable[[], Any]] = [_maker(table, unit, body.id, way, reverse=reverse) for _, way in ways]
    return Drafts([*makers, lambda: ()], lambda: ())


def _maker(table: Table, unit: str, body: str, way: tuple[Point, ...], *, reverse: bool) -> Callable[[], Any]:
    def make() -> Any:
        for count in range(len(way), 0, -1):
            value = ((body, way[:count], -1),)
            refusal = why_not_drive(table, unit, value, reverse=reverse)
            if refusal is None:
                return value
            if refusal.reason == "too-far-to-drive" and count == len(way):
                short = pace.cut(
                    (at(table.figures[body]), *way),
                    path_length((at(table.figures[body]), *way)) - refusal.excess - SLACK,
                )
                value = ((body, short[1:], -1),)
                if len(short) > 1 and why_not_drive(table, unit, value, reverse=reverse) is None:
                    return value
        return None

    return make


def aim_of(table: Table, unit: str) -> Point:
    """What a vehicle makes for: home with a full hold, else the nearest prize, else the enemy."""
    side = table.units[unit].side
    if salvage.cargo_of(table, unit) and len(salvage.cargo_of(table, unit)) >= machine(table, unit).cargo:
        return table.sides[side].zone
    found = ready_moves.goals(table, unit)
    wanted = ("prize", "enemy") if machine(table, unit).cargo else ("enemy", "prize")
    for word in (*wanted, "home"):
        for name, point in found:
            if name == word:
                return point
    return table.ground.width // 2, table.ground.depth // 2


# -- doing it ------------------------------------------------------------------------------------------------


def drive(referee: Referee, unit: str, *, reverse: bool = False) -> None:
    """The owner leads the vehicle (SM-MOVE-08)."""
    table = referee.table
    value = referee.place(
        "SM-MOVE-08",
        table.units[unit].side,
        "reverse" if reverse else "drive",
        lambda given: why_not_drive(table, unit, given, reverse=reverse),
        lambda: drafts(table, unit, reverse=reverse),
        intent=MOVE,
        actor=unit,
        unit=unit,
    )
    path = value[0][1] if value else ()
    if not path:
        referee.note("SM-MOVE-08", "nobody-moves", unit=unit)
        referee.table.change(hull(referee.table, unit).id, {"rolling": False})
        return
    driven(referee, "SM-MOVE-08", unit, path, reverse=reverse)


def driven(referee: Referee, rule: str, unit: str, path: tuple[Point, ...], *, reverse: bool = False) -> None:
    """The hull goes its way, with all aboard."""
    table = referee.table
    body = hull(table, unit)
    way = (at(body), *path)
    facing = headings(body.facing, way, reverse=reverse)[-1]
    referee.move(rule, unit, [(body.id, path, facing)])
    flown = hull(referee.table, unit).flown + path_length(way)
    referee.table.change(body.id, {"moved": True, "rolling": not reverse, "flown": flown})
    salvage.follow(referee, unit)
    carry_people(referee, unit)


def carry_people(referee: Referee, unit: str) -> None:
    """Those aboard are where their vehicle is."""
    table = referee.table
    body = hull(table, unit)
    aboard = [
        f.id for f in table.figures.values() if f.unit == unit and f.id != body.id and f.fate == "aboard"
    ]
    aboard += [f for u in table.units.values() if u.aboard == unit for f in u.figures]
    for figure in aboard:
        table.change(figure, {"x": body.x, "y": body.y})


def drift(referee: Referee, side: str) -> None:
    """A flyer that has not gone its minimum in the turn drifts it straight ahead, off the table perhaps."""
    for id in tuple(referee.table.units):
        table = referee.table
        unit = table.units[id]
        if unit.side != side or not unit.figures or unit.kind != "vehicle":
            continue
        body, least = hull(table, id), damage.minimum_of(table, id)
        if (
            machine(table, id).drive != FLYING
            or body.fate != "up"
            or body.flown + SLACK >= least
            or body.rupture
        ):
            continue
        end = onward(at(body), body.facing, least - body.flown)
        if 0 <= end[0] <= table.ground.width and 0 <= end[1] <= table.ground.depth:
            driven(referee, "SM-MOVE-09", id, (end,))
        else:
            leave_table(referee, id)


def leave_table(referee: Referee, unit: str) -> None:
    """Lost for the game with all aboard, not for the company (SM-MOVE-09)."""
    table = referee.table
    body = hull(table, unit)
    told = {"unit": unit, "lost": 1, "left": 0}
    referee.change("SM-MOVE-09", body.id, tells="lost", facts=told, fate=AWAY)
    for figure in tuple(table.figures.values()):
        own = table.units[figure.unit]
        if figure.fate == "aboard" and (figure.unit == unit or own.aboard == unit):
            table.change(figure.id, {"fate": AWAY})
    for other in tuple(table.units.values()):
        if other.id == unit or other.aboard == unit:
            table.change(other.id, {"figures": ()})
