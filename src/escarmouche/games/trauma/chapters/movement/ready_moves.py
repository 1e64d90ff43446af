"""Ready-made Movements that go with the question of a Movement: the whole unit follows its leader to a goal.

Every one is legal by construction: each way and each end is tested as the judge of `movement` tests it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import isqrt
from typing import NamedTuple

from escarmouche.engine.requests import Drafts
from escarmouche.engine.table import kept
from escarmouche.games.trauma.chapters.deeds import Deed
from escarmouche.games.trauma.chapters.measuring import CONTACT, FORMATION, where
from escarmouche.games.trauma.chapters.movement.collisions import (
    Disc,
    Mover,
    Ranks,
    Surroundings,
    holds_together,
    klass_of,
    landing_level,
    lattice_near,
    movers,
    surroundings,
)
from escarmouche.games.trauma.chapters.movement.displacement import Placements
from escarmouche.games.trauma.chapters.movement.passing import passes_whole
from escarmouche.games.trauma.chapters.units import enemies, profile
from escarmouche.games.trauma.table import ANTIGRAV, INFANTRY, Point, Table, Zone
from escarmouche.space.paths import shortest_path
from escarmouche.space.shapes import Point as Place
from escarmouche.space.shapes import (
    Polygon,
    bearing,
    discs_overlap,
    distance,
    gap_at_most,
    path_length,
    toward,
)
from escarmouche.space.terrain import OPAQUE

COMPASS: dict[str, tuple[int, int]] = {
    "east": (10, 0),
    "north-east": (7, 7),
    "north": (0, 10),
    "north-west": (-7, 7),
    "west": (-10, 0),
    "south-west": (-7, -7),
    "south": (0, -10),
    "south-east": (7, -7),
}
CHARGES = 3
"""Enemy units, nearest first, that a charge is drafted against."""
TRIES = 6
"""Straight ways tried for one figure that cannot keep its place in the ranks."""
FAN = ((1000, 0), (906, 423), (906, -423), (642, 766), (642, -766), (173, 984), (173, -984))
"""Cosine and sine, in thousandths, of the angles by which a leader leans aside: 0, 25, 50 and 80 degrees."""
ENDS = 3
"""How many of the places found so are tried with the whole unit."""
Maker = Callable[[], Placements | None]


class Course(Deed, frozen=True):
    """What a ready-made Movement is for.

    stay; turn (vehicles with fire arcs: face the nearest enemy); toward a strategic point, or an enemy unit
    too far to be charged; charge one; cover; back; one of the eight directions.
    """


STAY, TURN, TOWARD, CHARGE, COVER, BACK = "stay", "turn", "toward", "charge", "cover", "back"


class Ready(NamedTuple):
    """A ready-made Movement: what it is for, and how it is made."""

    course: Course
    make: Maker


def move_drafts(table: Table, unit: str) -> Drafts:
    """Whole-unit moves, made when looked at; staying where one is stands in for those that fail."""
    return Drafts([ready.make for ready in ready_moves(table, unit)], lambda: ())


def ready_moves(table: Table, unit: str) -> list[Ready]:
    """Every Movement that is ready-made for a unit, legal or not."""
    moves = [Ready(Course(STAY), tuple)]
    leader = table.units[unit].leader
    at = where(table.figures[leader])
    near = sorted(
        (distance(at, where(table.figures[table.units[e].leader])), e)
        for e in enemies(table, unit)
        if table.units[e].leader
    )
    foe = near[0][1] if near else ""
    if profile(table, leader).arcs and foe:
        moves.append(Ready(Course(TURN), partial(_turn, table, unit, foe)))
    moves += [
        Ready(Course(TOWARD, point.id), partial(_toward_point, table, unit, point))
        for point in table.things.values()
    ]
    for _, enemy in near[:CHARGES]:
        moves.append(Ready(Course(CHARGE, enemy), partial(_charge, table, unit, enemy)))
        moves.append(Ready(Course(TOWARD, enemy), partial(_approach, table, unit, enemy)))
    if foe:
        moves.append(Ready(Course(COVER), partial(_cover, table, unit, foe)))
        moves.append(Ready(Course(BACK), partial(_back, table, unit, foe)))
    moves += [Ready(Course(name), partial(_compass, table, unit, way)) for name, way in COMPASS.items()]
    return moves


# -- goals ----------------------------------------------------------------------------------------------


def _turn(table: Table, unit: str, foe: str) -> Placements:
    """Stay, and face the enemy."""
    there = where(table.figures[table.units[foe].leader])
    return tuple((m.id, (), bearing(m.at, there)) for m in movers(table, unit) if m.movement)


def _toward_point(table: Table, unit: str, point: Point) -> Placements | None:
    leader = table.figures[table.units[unit].leader]
    at = where(leader)
    if point.piece:
        if all(piece.id != point.piece for piece in table.ground.pieces):
            return None
        goal = nearest_point(table.ground.piece(point.piece).polygon, at)
    else:
        zone = next((z for z in table.turn.zones if z.id == point.zone), None)
        if zone is None:
            return None
        goal = nearest_on_segment(zone, at)
    gap = distance(at, goal) - table.setting.profiles[leader.profile].radius - 2
    return follow(table, unit, toward(at, goal, gap)) if gap > 0 else None


def _charge(table: Table, unit: str, enemy: str) -> Placements | None:
    """Close in on an enemy unit, if somebody gets to contact of it: a charge that reaches nobody is none."""
    value = _close_in(table, unit, enemy)
    return value if value and _reaches(table, unit, value, enemy) else None


def _approach(table: Table, unit: str, enemy: str) -> Placements | None:
    """Close in on an enemy unit that is too far for a charge."""
    value = _close_in(table, unit, enemy)
    return value if value and not _reaches(table, unit, value, enemy) else None


@kept
def _close_in(table: Table, unit: str, enemy: str) -> Placements | None:
    """Bring the figure nearest to the enemy unit base to base with it, or as near as it gets."""
    theirs = movers(table, enemy)
    best: tuple[int, Place, Place, int] | None = None
    for m in movers(table, unit):
        for e in theirs:
            square = (m.at[0] - e.at[0]) ** 2 + (m.at[1] - e.at[1]) ** 2
            if best is None or square < best[0]:
                best = square, m.at, e.at, m.radius + e.radius
    if best is None:
        return None
    square, mine, target, both = best
    gap = isqrt(square) - both
    if gap <= 0:
        return None
    x, y = toward(mine, target, gap)
    lead = where(table.figures[table.units[unit].leader])
    return follow(table, unit, (lead[0] + x - mine[0], lead[1] + y - mine[1]))


def _reaches(table: Table, unit: str, value: Placements, enemy: str) -> bool:
    """Whether somebody ends at contact of the enemy."""
    ends = {id: path[-1] for id, path, _ in value if path}
    return any(
        gap_at_most(ends.get(m.id, m.at), m.radius, e.at, e.radius, CONTACT)
        for m in movers(table, unit)
        for e in movers(table, enemy)
    )


def _cover(table: Table, unit: str, foe: str) -> Placements | None:
    """Get behind the nearest piece that hides from the nearest enemy."""
    leader = table.figures[table.units[unit].leader]
    own, at = table.setting.profiles[leader.profile], where(leader)
    eye = where(table.figures[table.units[foe].leader])
    best: tuple[int, Place] | None = None
    for n in table.ground.numbers_near(*at, own.movement):
        if OPAQUE not in table.ground.pieces[n].traits:
            continue
        polygon = table.ground.polygons[n]
        x0, y0, x1, y1 = polygon.box
        beyond = distance(eye, polygon.centroid) + min(x1 - x0, y1 - y0) // 2 + own.radius + 60
        goal = toward(eye, polygon.centroid, beyond)
        far = distance(at, goal)
        if best is None or far < best[0]:
            best = far, goal
    return follow(table, unit, best[1]) if best else None


def _back(table: Table, unit: str, foe: str) -> Placements | None:
    leader = table.figures[table.units[unit].leader]
    eye, at = where(table.figures[table.units[foe].leader]), where(leader)
    away = distance(eye, at) + table.setting.profiles[leader.profile].movement
    return follow(table, unit, toward(eye, at, away))


def _compass(table: Table, unit: str, way: tuple[int, int]) -> Placements | None:
    leader = table.figures[table.units[unit].leader]
    movement = table.setting.profiles[leader.profile].movement
    return follow(table, unit, (leader.x + way[0] * movement // 10, leader.y + way[1] * movement // 10))


def nearest_point(polygon: Polygon, at: Place) -> Place:
    """The point of a polygon's boundary nearest to a place, rounded."""
    nearest = [_on_segment(at, (px, py), (qx, qy)) for px, py, qx, qy in polygon.edges]
    return min(nearest, key=lambda p: ((p[0] - at[0]) ** 2 + (p[1] - at[1]) ** 2, p))


def nearest_on_segment(zone: Zone, at: Place) -> Place:
    """The point of a zone's segment nearest to a place, rounded."""
    return _on_segment(at, zone.a, zone.b)


def _on_segment(at: Place, a: Place, b: Place) -> Place:
    ux, uy = b[0] - a[0], b[1] - a[1]
    square = ux * ux + uy * uy
    along = (at[0] - a[0]) * ux + (at[1] - a[1]) * uy
    if along <= 0 or not square:
        return a
    if along >= square:
        return b
    return a[0] + ux * along // square, a[1] + uy * along // square


# -- the unit follows its leader --------------------------------------------------------------------------


def follow(table: Table, unit: str, goal: Place) -> Placements | None:
    """A legal move that brings the leader as near to the goal as he gets with his unit in formation."""
    leader = table.units[unit].leader
    members = sorted(movers(table, unit), key=lambda m: m.id != leader)
    lead = members[0]
    if not lead.movement or any(m.level != lead.level for m in members):
        return None
    ground = table.ground
    goal = (
        max(lead.radius, min(goal[0], ground.width - lead.radius)),
        max(lead.radius, min(goal[1], ground.depth - lead.radius)),
    )
    if goal == lead.at:
        return None
    square = (goal[0] - lead.at[0]) ** 2 + (goal[1] - lead.at[1]) ** 2
    length = min(lead.movement, isqrt(square - 1) + 1)
    around = surroundings(table, unit, members, lead.level)
    whole = all(m.movement for m in members) and holds_together([(m.at, m.radius) for m in members])
    slowest = min(m.movement for m in members)
    ends = _go(around, members, _part_of_way(lead.at, goal, min(length, slowest)), whole=whole)
    if ends is None and length > slowest:
        ends = _go(around, members, _part_of_way(lead.at, goal, length), whole=False)
    if ends is None and around.klass != ANTIGRAV and square <= lead.movement * lead.movement:
        ends = _round_obstacles(around, members, goal)
    if ends is None:
        for end in _fan(around, lead, goal, min(length, slowest or lead.movement)):
            ends = _go(around, members, end, whole=whole)
            if ends is not None:
                break
    return _answer(table, unit, members, ends) if ends is not None else None


def _go(around: Surroundings, members: Sequence[Mover], end: Place, *, whole: bool) -> Ends | None:
    """The leader straight to his end, the unit as it stands or regrouped."""
    ends = _slide(around, members, end) if whole else None
    return ends if ends is not None or around.klass == ANTIGRAV else _regroup(around, members, end)


def _fan(around: Surroundings, lead: Mover, goal: Place, length: int) -> list[Place]:
    """Places the leader reaches by a line that leans aside or stops short, nearest to the goal first."""
    (x, y), dx, dy = lead.at, goal[0] - lead.at[0], goal[1] - lead.at[1]
    far = (isqrt(dx * dx + dy * dy) + 1) * 1000
    ends: list[tuple[int, Place]] = []
    for cosine, sine in FAN:
        for part in (4, 2, 1):
            reach = length * part // 4
            east, north = (dx * cosine - dy * sine) * reach, (dx * sine + dy * cosine) * reach
            end = x + _part(east, far), y + _part(north, far)
            if not _bad_end(around, end, lead.radius) and _free_leg(around, lead, end):
                ends.append(((end[0] - goal[0]) ** 2 + (end[1] - goal[1]) ** 2, end))
                break
    ends.sort()
    return [end for _, end in ends[:ENDS]]


def _part(length: int, parts: int) -> int:
    """Division towards nothing, so that no step is longer than it should be."""
    return length // parts if length >= 0 else -(-length // parts)


def _part_of_way(start: Place, goal: Place, length: int) -> Place:
    """The goal if it is no farther than this, else the place so far towards it."""
    square = (goal[0] - start[0]) ** 2 + (goal[1] - start[1]) ** 2
    return goal if square <= length * length else toward(start, goal, length)


Ends = list[tuple[Place, ...]]
"""The path of each member after its start; empty for one that stays."""


def _slide(around: Surroundings, members: Sequence[Mover], end: Place) -> Ends | None:
    """All figures by the same vector as the leader, straight, so that formation stays as it is."""
    lead = members[0]
    dx, dy = end[0] - lead.at[0], end[1] - lead.at[1]
    if not dx and not dy:
        return None
    ends = [((m.at[0] + dx, m.at[1] + dy), m.radius) for m in members]
    if around.klass == ANTIGRAV and any(landing_level(around.ground, *e) != around.level for e in ends):
        return None
    for m, (at, radius) in zip(members, ends, strict=True):
        if _bad_end(around, at, radius) or not _free_leg(around, m, at):
            return None
    if around.groups and around.interlocked(ends):
        return None
    slid: Ends = [(at,) for at, _ in ends]
    return slid if _whole(around, members, slid) else None


def _bad_end(around: Surroundings, at: Place, radius: int) -> bool:
    """Whether a base may not, or had better not, stand here: drafts do not push infantry about."""
    if around.occupied(at, radius):
        return True
    if around.klass == INFANTRY:
        return False
    return any(discs_overlap(at, radius, q, r) for g in around.groups if g.infantry for q, r in g.discs)


def _free_leg(around: Surroundings, mover: Mover, end: Place) -> bool:
    if not around.leg_free(mover, end):
        return False
    return not (around.soft and around.runs_over(mover, (mover.at, end)))


def _bad_way(around: Surroundings, mover: Mover, way: tuple[Place, ...]) -> bool:
    return around.hit(mover, way) is not None or bool(around.soft and around.runs_over(mover, way))


def _regroup(
    around: Surroundings, members: Sequence[Mover], end: Place, way: tuple[Place, ...] = ()
) -> Ends | None:
    """The leader to his end, the others to places in formation round him that they can reach."""
    lead = members[0]
    path = way or (lead.at, end)
    fixed = [(m.at, m.radius) for m in members[1:] if not m.movement]
    if end == lead.at or _bad_end(around, end, lead.radius) or _bad_way(around, lead, path):
        return None
    if fixed and not Ranks(around, fixed).fits(end, lead.radius):
        return None
    others = sorted(members[1:], key=lambda m: ((m.at[0] - end[0]) ** 2 + (m.at[1] - end[1]) ** 2, m.id))
    ranks = Ranks(around, [(end, lead.radius), *fixed])
    walks: dict[str, tuple[Place, ...]] = {lead.id: path[1:]}
    places: dict[str, Disc] = {lead.id: (end, lead.radius)}
    for m in others:
        walk = _rank(around, ranks, m, lead, path) if m.movement else ()
        if walk is None:
            return None
        walks[m.id] = walk if walk != (m.at,) else ()
        places[m.id] = (walk[-1] if walk else m.at), m.radius
        if m.movement:
            ranks.placed.append(places[m.id])
    ends = [places[m.id] for m in members]
    if not holds_together(ends) or around.interlocked(ends):
        return None
    regrouped = [walks[m.id] for m in members]
    return regrouped if _whole(around, members, regrouped) else None


def _whole(around: Surroundings, members: Sequence[Mover], ends: Sequence[tuple[Place, ...]]) -> bool:
    """Whether the unit passes whole through whatever friends it passes (TR-MOVE-04)."""
    if not around.passable:
        return True
    ways = {m.id: (m.at, *path) for m, path in zip(members, ends, strict=True) if path}
    return passes_whole(around, members, ways)


def _rank(
    around: Surroundings, ranks: Ranks, m: Mover, lead: Mover, path: tuple[Place, ...]
) -> tuple[Place, ...] | None:
    """The way of one figure to its old place in the ranks, else near it; straight, or the leader's way."""
    end = path[-1]
    wish = m.at[0] + end[0] - lead.at[0], m.at[1] + end[1] - lead.at[1]
    both = lead.radius + m.radius
    most = m.movement * m.movement
    tries = 0
    spots: Sequence[Place] = (wish,)
    while True:
        for spot in spots:
            if (spot[0] - m.at[0]) ** 2 + (spot[1] - m.at[1]) ** 2 > most or not ranks.chained(
                spot, m.radius
            ):
                continue
            if not gap_at_most(spot, m.radius, end, lead.radius, FORMATION) or not ranks.fits(spot, m.radius):
                continue
            if not _bad_end(around, spot, m.radius):
                if _free_leg(around, m, spot):
                    return (spot,)
                if len(path) > 2:
                    walk = (m.at, *path[1:-1], spot)
                    if path_length(walk) <= m.movement and not _bad_way(around, m, walk):
                        return walk[1:]
            tries += 1
            if tries == TRIES:
                return None
        if len(spots) > 1:
            return None
        pitch = 2 * m.radius + 20
        x, y = (m.at[0] - end[0]) // pitch, (m.at[1] - end[1]) // pitch  # short ways meet few obstacles
        near = lattice_near(both + 20, pitch, both, x, y)
        spots = [(end[0] + x, end[1] + y) for x, y in near]


def _round_obstacles(around: Surroundings, members: Sequence[Mover], goal: Place) -> Ends | None:
    """The leader along the shortest way to a goal within his Movement."""
    lead = members[0]
    if around.level:
        return None
    discs = [disc for group in around.hard for disc in group.discs]
    links = [link for group in around.hard for link in group.links]
    way = shortest_path(around.index, discs, links, lead.at, goal, lead.radius, lead.movement)
    return _regroup(around, members, goal, way) if way is not None and len(way) > 2 else None


def nearest_foe(table: Table, unit: str, at: Place) -> Place | None:
    """Where the leader of the nearest enemy unit stands."""
    seen = [where(table.figures[table.units[e].leader]) for e in enemies(table, unit)]
    return min(seen, key=lambda p: (distance(at, p), p), default=None)


def _answer(table: Table, unit: str, members: Sequence[Mover], ends: Ends) -> Placements:
    """The placements of a draft; vehicles with fire arcs turn to the nearest enemy."""
    there: Place | None = None
    if klass_of(table, unit) != INFANTRY and profile(table, members[0].id).arcs:
        there = nearest_foe(table, unit, members[0].at)
    return tuple(
        (m.id, path, bearing(path[-1], there) if there is not None else -1)
        for m, path in zip(members, ends, strict=True)
        if path
    )
