"""Ready-made Movements that go with the question of a Movement: the whole unit follows its leader to a goal.

Every one is legal by construction: each way and each end is tested as the judge of `movement` tests it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from escarmouche.engine.requests import Drafts
from escarmouche.engine.table import kept
from escarmouche.games.company.chapters.deeds import Deed
from escarmouche.games.company.chapters.measuring import where
from escarmouche.games.company.chapters.movement import following, goals
from escarmouche.games.company.chapters.movement.collisions import Mover
from escarmouche.games.company.chapters.movement.goals import COMPASS, nearest_point, on_segment
from escarmouche.games.company.chapters.movement.placements import Placements
from escarmouche.games.trauma.chapters.measuring import CONTACT
from escarmouche.games.trauma.chapters.movement.collisions import klass_of, movers, surroundings
from escarmouche.games.trauma.chapters.units import enemies, profile
from escarmouche.games.trauma.table import INFANTRY, Point, Table
from escarmouche.space.shapes import Point as Place
from escarmouche.space.shapes import bearing, distance, toward

CHARGES = 3
"""Enemy units, nearest first, that a charge is drafted against."""
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
        goal = on_segment(at, zone.a, zone.b)
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
    lead = where(table.figures[table.units[unit].leader])
    goal = goals.beside(movers(table, unit), lead, movers(table, enemy))
    return follow(table, unit, goal) if goal else None


def _reaches(table: Table, unit: str, value: Placements, enemy: str) -> bool:
    """Whether somebody ends at contact of the enemy."""
    ends = {id: path[-1] for id, path, _ in value if path}
    return goals.reaches(movers(table, unit), ends, movers(table, enemy), CONTACT)


def _cover(table: Table, unit: str, foe: str) -> Placements | None:
    """Get behind the nearest piece that hides from the nearest enemy."""
    leader = table.units[unit].leader
    own = profile(table, leader)
    lead = Mover(leader, where(table.figures[leader]), own.radius, own.movement, 0)
    goal = goals.behind_cover(table.ground, lead, where(table.figures[table.units[foe].leader]))
    return follow(table, unit, goal) if goal else None


def _back(table: Table, unit: str, foe: str) -> Placements | None:
    leader = table.figures[table.units[unit].leader]
    eye, at = where(table.figures[table.units[foe].leader]), where(leader)
    away = distance(eye, at) + table.setting.profiles[leader.profile].movement
    return follow(table, unit, toward(eye, at, away))


def _compass(table: Table, unit: str, way: tuple[int, int]) -> Placements | None:
    leader = table.figures[table.units[unit].leader]
    movement = table.setting.profiles[leader.profile].movement
    return follow(table, unit, (leader.x + way[0] * movement // 10, leader.y + way[1] * movement // 10))


# -- the unit follows its leader --------------------------------------------------------------------------


def follow(table: Table, unit: str, goal: Place) -> Placements | None:
    """A legal move that brings the leader as near to the goal as he gets with his unit in formation."""
    leader = table.units[unit].leader
    members = sorted(movers(table, unit), key=lambda m: m.id != leader)
    ends = following.follow(surroundings(table, unit, members, members[0].level), members, goal)
    return _answer(table, unit, members, ends) if ends is not None else None


def nearest_foe(table: Table, unit: str, at: Place) -> Place | None:
    """Where the leader of the nearest enemy unit stands."""
    seen = [where(table.figures[table.units[e].leader]) for e in enemies(table, unit)]
    return min(seen, key=lambda p: (distance(at, p), p), default=None)


def _answer(table: Table, unit: str, members: Sequence[Mover], ends: following.Ends) -> Placements:
    """The placements of a draft; vehicles with fire arcs turn to the nearest enemy."""
    there: Place | None = None
    if klass_of(table, unit) != INFANTRY and profile(table, members[0].id).arcs:
        there = nearest_foe(table, unit, members[0].at)
    return tuple(
        (m.id, path, bearing(path[-1], there) if there is not None else -1)
        for m, path in zip(members, ends, strict=True)
        if path
    )
