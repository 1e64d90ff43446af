"""Coming into play: access zones, drop points, deployment zones (ledger area A4-DEP)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain
from typing import Any

from escarmouche.engine.kinds import PLACED
from escarmouche.engine.requests import Drafts, Refusal
from escarmouche.games.at43.chapters.ground import closed_index
from escarmouche.games.at43.chapters.measuring import FORMATION
from escarmouche.games.at43.chapters.movement.collisions import COMBAT, SPACING, Surroundings, allowance
from escarmouche.games.at43.chapters.movement.judging import SHAPE, why_not_come_in
from escarmouche.games.at43.chapters.movement.transports import waiting_transports
from escarmouche.games.at43.chapters.places import bases, free_spot, rings
from escarmouche.games.at43.chapters.states import update_engaged
from escarmouche.games.at43.chapters.units import entry, profile, sees_all_round
from escarmouche.games.at43.table import DROP, DROPPED, Referee, Table, Zone
from escarmouche.games.company.chapters.deeds import Deed
from escarmouche.games.company.chapters.movement import placements
from escarmouche.games.company.chapters.movement.collisions import Mover
from escarmouche.games.company.chapters.movement.edges import (
    access_spots,
    by_segment,
    fine_grid,
    gaps,
    grid,
    start_of,
    starts,
)
from escarmouche.games.company.chapters.movement.packing import Ranks, holds_together, huddle
from escarmouche.games.company.chapters.movement.placements import ENTERS, Placements, put_down
from escarmouche.space.memory import kept_with
from escarmouche.space.paths import PolygonIndex, first_hit, spot_free
from escarmouche.space.shapes import Point, bearing, distance
from escarmouche.space.sweep import within
from escarmouche.space.terrain import Ground

ACCESS, DEPLOY, WAIT, RIDE = "access", "deploy", "wait", "ride"
RADIUS = 1000  # A4-DEP-02
RULES = {ACCESS: "A4-DEP-01", DROP: "A4-DEP-02", DEPLOY: "A4-DEP-06"}


class Way(Deed, frozen=True):
    """A way into play: by an access zone, a deployment zone, a drop point, or aboard a waiting transport."""


def zone_of(table: Table, id: str) -> Zone:
    """A zone of the mission by its id."""
    return next(zone for zone in table.setting.zones if zone.id == id)


def ways_in(table: Table, unit: str) -> Iterator[Way]:
    """Every way into play there is, open to a unit or not."""
    side = table.units[unit].side
    for zone in table.setting.zones:
        if zone.side in ("", side):
            yield Way(ACCESS if zone.kind == ACCESS else DEPLOY, zone.id)
    for thing in table.things.values():
        if thing.kind == DROP:
            yield Way(DROP, thing.id)
    for vehicle in waiting_transports(table, unit):
        yield Way(RIDE, vehicle)


def why_not_enter(table: Table, unit: str, way: Way) -> Refusal | None:
    """Whether a way in is open to a unit: a drop point is held and has room (A4-DEP-04, A4-DEP-05)."""
    about = {"unit": unit, "way": way.code()}
    if way.what == DROP:
        if table.things[way.target].side != table.units[unit].side:
            return Refusal("A4-DEP-04", "not-controlled", about)
        if any(u.carrier in table.units[unit].figures for u in table.units.values() if u.carrier):
            return Refusal("A4-TRAN-01", "not-by-a-drop", about)
        if next(arrivals(table, unit, way, COMBAT), None) is None:
            room = {"given": len(table.units[unit].figures), "most": room_at(table, unit, way)}
            return Refusal("A4-DEP-05", "no-room-to-drop", {**about, **room})
    if way.what == DEPLOY and next(arrivals(table, unit, way, COMBAT), None) is None:
        return Refusal("A4-DEP-06", "no-room", about)
    return None


def room_at(table: Table, unit: str, way: Way) -> int:
    """How many members of a unit find a free place in the circle of a drop point, one beside the other."""
    point = table.things[way.target]
    taken, count = bases(table), 0
    for figure in table.units[unit].figures:
        radius = profile(table, figure).radius
        for spot in rings((point.x, point.y), RADIUS - radius):
            if free_spot(table, unit, spot, radius, taken):
                taken.append((spot, radius))
                count += 1
                break
    return count


def enter(referee: Referee, unit: str, way: Way, action: str) -> bool:
    """Put the unit down, or lead it in from the edge; whether it came in."""
    table = referee.table
    judge = partial(why_not_arrive, table, unit, way, action)
    question = {ACCESS: "enter-access", DROP: "enter-drop", DEPLOY: "enter-deploy"}[way.what]
    value: Any = referee.place(
        RULES[way.what], table.units[unit].side, question, judge,
        lambda: entry_drafts(table, unit, way, action), actor=unit, unit=unit, way=way.code(), action=action,
    )  # fmt: skip
    if not value:
        referee.note("A4-ACT-04", "stays-in-reserve", unit=unit)
        return False
    levels = dict.fromkeys(table.units[unit].figures, 0)
    how = ENTERS if way.what == ACCESS else PLACED
    put_down(referee, RULES[way.what], unit, value, levels, how=how)
    if way.what == DROP:
        referee.mark("A4-DEP-03", unit, DROPPED)
    update_engaged(referee)
    return True


def why_not_arrive(table: Table, unit: str, way: Way, action: str, value: Any) -> Refusal | None:
    """Whether the figures may come in like this; an empty answer keeps the unit in reserve."""
    if value == ():
        return None
    if refusal := placements.why_not_shape(table, SHAPE, unit, value):
        return refusal
    rule = RULES[way.what]
    if len(value) != len(table.units[unit].figures) or not all(path for _, path, _ in value):
        return Refusal(rule, "everyone-or-nobody", {"unit": unit})
    if way.what == ACCESS:
        return _why_not_walk_in(table, unit, zone_of(table, way.target), action, value)
    if any(len(path) != 1 for _, path, _ in value):
        return Refusal(rule, "placed-not-moved", {"unit": unit})
    for id, path, _ in value:
        if refusal := why_not_there(table, id, path[0], way):
            return refusal
    reach = {id: 0 for id, _, _ in value}
    return why_not_come_in(table, unit, action, value, reach)


def why_not_there(table: Table, figure: str, at: Point, way: Way) -> Refusal | None:
    """Whether a base lies wholly in the circle of a drop point, or in the deployment zone."""
    radius = profile(table, figure).radius
    if way.what == DROP:
        point = table.things[way.target]
        excess = distance((point.x, point.y), at) + radius - RADIUS
        inside = (point.x - at[0]) ** 2 + (point.y - at[1]) ** 2 <= max(0, RADIUS - radius) ** 2
        return (
            None if inside else Refusal("A4-DEP-02", "outside-the-circle", {"figure": figure}, excess, "cm")
        )
    zone = zone_of(table, way.target)
    x0, x1 = sorted((zone.a[0], zone.b[0]))
    y0, y1 = sorted((zone.a[1], zone.b[1]))
    if within((x0, y0, x1, y1), *at, radius):
        return None
    return Refusal("A4-DEP-06", "outside-the-zone", {"figure": figure})


def _why_not_walk_in(table: Table, unit: str, zone: Zone, action: str, value: Placements) -> Refusal | None:
    """Each figure from a place just outside the zone's segment (A4-DEP-01)."""
    for id, path, _ in value:
        radius = profile(table, id).radius
        start = path[0]
        by_zone = start_of(table.ground, zone, start, radius) == start
        if len(path) < 2 or not by_zone or not by_segment(zone.a, zone.b, start, path[1]):
            return Refusal("A4-DEP-01", "not-by-the-zone", {"figure": id, "zone": zone.id})
    reach = {id: allowance(table, id, action) for id, _, _ in value}
    return why_not_come_in(table, unit, action, value, reach)


# -- ready-made arrivals --------------------------------------------------------------------------------


def entry_drafts(table: Table, unit: str, way: Way, action: str) -> Drafts:
    """The leader at one of several places, the others round him; else nobody comes in."""
    spots = list(_spots(table, unit, way, action))
    come = partial(company, table, unit, way, action)

    def first() -> Placements:
        return next(arrivals(table, unit, way, action), ())

    return Drafts([partial(come, spot) for spot in spots], first)


def arrivals(table: Table, unit: str, way: Way, action: str) -> Iterator[Placements]:
    """Legal arrivals, one after the other."""
    for spot in chain(_spots(table, unit, way, action), _closer(table, unit, way, action)):
        value = company(table, unit, way, action, spot)
        if value is not None:
            yield value


def _spots(table: Table, unit: str, way: Way, action: str) -> Iterable[Point]:
    leader = table.units[unit].leader
    own = profile(table, leader)
    if way.what == ACCESS:
        return access_spots(zone_of(table, way.target), own.radius, allowance(table, leader, action))
    if way.what == DEPLOY:
        return grid(zone_of(table, way.target))
    point = table.things[way.target]
    return rings((point.x, point.y), RADIUS - own.radius)[::7]


def _closer(table: Table, unit: str, way: Way, action: str) -> Iterable[Point]:
    leader = table.units[unit].leader
    own = profile(table, leader)
    if way.what == ACCESS:
        return gaps(zone_of(table, way.target), own.radius, allowance(table, leader, action))
    if way.what == DEPLOY:
        return fine_grid(zone_of(table, way.target))
    point = table.things[way.target]
    return rings((point.x, point.y), RADIUS - own.radius)


def company(table: Table, unit: str, way: Way, action: str, end: Point) -> Placements | None:
    """The leader here, the others in formation round him wherever they can get in."""
    leader = table.units[unit].leader
    ordered = sorted(table.units[unit].figures, key=lambda f: f != leader)
    members = [Mover(f, end, profile(table, f).radius, allowance(table, f, action), 0) for f in ordered]
    kind = entry(table, unit).kind
    lead = members[0]
    if not _stands(table, unit, way, kind, lead, end):
        return None
    around = Surroundings(table, unit, members, 0, action, FORMATION)

    def stands(at: Point, m: Mover) -> bool:
        return _stands(table, unit, way, kind, m, at) and not around.occupied(at, m.radius)

    ranks = Ranks(around, [(end, lead.radius)])
    if around.occupied(end, lead.radius):
        return None
    others = sorted(members[1:], key=lambda m: -m.radius)
    slowest = min(others, key=lambda m: m.movement, default=lead)
    spots = huddle(ranks, [m.radius for m in others], lambda at, r: stands(at, slowest._replace(radius=r)))
    if len(spots) < len(others) or not holds_together(ranks.placed, SPACING):
        return None
    value = _with_ways(table, unit, way, [(lead, end), *zip(others, spots, strict=True)])
    if value is None or why_not_arrive(table, unit, way, action, value):
        return None
    return value


def _stands(table: Table, unit: str, way: Way, kind: str, m: Mover, at: Point) -> bool:
    """Whether the ground lets a figure stand here, and come straight in."""
    if not spot_free(closed_index(table.ground, kind), (), at, m.radius):
        return False
    if way.what != ACCESS:
        return why_not_there(table, m.id, at, way) is None
    return _start_for(table, zone_of(table, way.target), kind, m, at) is not None


def _start_for(table: Table, zone: Zone, kind: str, m: Mover, end: Point) -> Point | None:
    """A place outside the zone from which a figure comes straight in to its end."""
    index = _open_index(table.ground, kind)
    for start in starts(table.ground, zone, m.radius, m.movement, end):
        if first_hit(index, (), (), (start, end), m.radius) is None:
            return start
    return None


@kept_with
def _open_index(ground: Ground, kind: str) -> PolygonIndex:
    """The obstacles without the table's edge."""
    return closed_index(ground, kind).without_bounds()


def _with_ways(table: Table, unit: str, way: Way, places: Sequence[tuple[Mover, Point]]) -> Placements | None:
    facing = -1
    if not sees_all_round(table, unit):
        facing = bearing(places[0][1], (table.ground.width // 2, table.ground.depth // 2))
    value = []
    kind = entry(table, unit).kind
    for m, at in places:
        path: tuple[Point, ...] = (at,)
        if way.what == ACCESS:
            start = _start_for(table, zone_of(table, way.target), kind, m, at)
            if start is None:
                return None
            path = (start, at)
        value.append((m.id, path, facing))
    return tuple(value)
