"""Ready-made moves that go with a question of movement: the whole unit follows its leader to a goal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from escarmouche.engine.requests import Drafts
from escarmouche.games.at43.chapters.measuring import CONTACT
from escarmouche.games.at43.chapters.movement.collisions import RAPID, Surroundings, movers
from escarmouche.games.at43.chapters.movement.judging import why_not_move
from escarmouche.games.at43.chapters.units import enemies, is_infantry, sees_all_round
from escarmouche.games.at43.table import Table
from escarmouche.games.company.chapters.deeds import Deed
from escarmouche.games.company.chapters.measuring import where
from escarmouche.games.company.chapters.movement import following, goals
from escarmouche.games.company.chapters.movement.collisions import Mover
from escarmouche.games.company.chapters.movement.goals import COMPASS
from escarmouche.games.company.chapters.movement.placements import Placements
from escarmouche.space.shapes import Point, bearing, distance, toward

CHARGES = 3
"""Enemy units, nearest first, that a charge is drafted against."""
STAY, TURN, TOWARD, CHARGE, COVER, BACK, OVER = (
    "stay", "turn", "toward", "charge", "cover", "back", "over",
)  # fmt: skip


class Course(Deed, frozen=True):
    """What a ready-made move is for: stay, turn, toward a thing, charge an enemy, cover, back, over one."""


class Ready(NamedTuple):
    """A ready-made move: what it is for, and how it is made."""

    course: Course
    make: Callable[[], Placements | None]


def move_drafts(table: Table, unit: str, action: str) -> Drafts:
    """Whole-unit moves, made when looked at; staying stands in for those that fail."""
    return Drafts([ready.make for ready in ready_moves(table, unit, action)], lambda: ())


def draft_names(table: Table, unit: str, action: str) -> tuple[str, ...]:
    """What each ready-made move is for."""
    return tuple(ready.course.code() for ready in ready_moves(table, unit, action))


def ready_moves(table: Table, unit: str, action: str) -> list[Ready]:
    """Every move that is ready-made for a unit, legal or not."""
    at = where(table.figures[table.units[unit].leader])
    near = sorted(
        (distance(at, where(table.figures[table.units[e].leader])), e) for e in enemies(table, unit)
    )
    lead = partial(_led, table, unit, action)
    moves = [Ready(Course(STAY), tuple)]
    if near and not sees_all_round(table, unit):
        moves.append(Ready(Course(TURN), partial(_turned, table, unit, near[0][1])))
    for thing in table.things.values():
        goal = (thing.x, thing.y) if not thing.piece else table.ground.polygon(thing.piece).centroid
        if not thing.piece or thing.kind in ("crystal", "nanogenerator", "bunker"):
            moves.append(Ready(Course(TOWARD, thing.id), partial(lead, goal)))
    for _, enemy in near[:CHARGES]:
        moves.append(Ready(Course(CHARGE, enemy), partial(_charge, table, unit, action, enemy)))
        moves.append(Ready(Course(TOWARD, enemy), partial(_approach, table, unit, action, enemy)))
        if action == RAPID and not is_infantry(table, unit) and is_infantry(table, enemy):
            moves.append(Ready(Course(OVER, enemy), partial(_over, table, unit, action, enemy)))
    if near:
        moves.append(Ready(Course(COVER), partial(_cover, table, unit, action, near[0][1])))
        moves.append(Ready(Course(BACK), partial(_back, table, unit, action, near[0][1])))
    reach = max(m.movement for m in movers(table, unit, action))
    for name, (dx, dy) in COMPASS.items():
        goal = at[0] + dx * reach // 10, at[1] + dy * reach // 10
        moves.append(Ready(Course(name), partial(lead, goal)))
    return moves


def _led(table: Table, unit: str, action: str, goal: Point) -> Placements | None:
    value = follow(table, unit, action, goal)
    return value if value and why_not_move(table, unit, action, value) is None else None


def follow(table: Table, unit: str, action: str, goal: Point) -> Placements | None:
    """Paths that bring the leader as near to a goal as he gets with his unit in formation."""
    members = list(movers(table, unit, action))
    if not members[0].movement:
        members.sort(key=lambda m: not m.movement)
    ends = following.follow(Surroundings(table, unit, members, members[0].level, action), members, goal)
    if ends is None:
        return None
    return tuple(
        (m.id, path, _facing(table, unit, path[-1])) for m, path in zip(members, ends, strict=True) if path
    )


def _facing(table: Table, unit: str, end: Point) -> int:
    """Vehicles with an arc turn to the nearest enemy."""
    if sees_all_round(table, unit):
        return -1
    foes = [where(table.figures[table.units[e].leader]) for e in enemies(table, unit)]
    return bearing(end, min(foes, key=lambda p: (distance(end, p), p))) if foes else -1


def _turned(table: Table, unit: str, foe: str) -> Placements:
    there = where(table.figures[table.units[foe].leader])
    return tuple((f, (), bearing(where(table.figures[f]), there)) for f in table.units[unit].figures)


def _close_in(table: Table, unit: str, action: str, enemy: str) -> Placements | None:
    lead = where(table.figures[table.units[unit].leader])
    goal = goals.beside(movers(table, unit, action), lead, movers(table, enemy, action))
    return _led(table, unit, action, goal) if goal else None


def _reaches(table: Table, unit: str, action: str, value: Placements, enemy: str) -> bool:
    ends = {id: path[-1] for id, path, _ in value if path}
    return goals.reaches(movers(table, unit, action), ends, movers(table, enemy, action), CONTACT)


def _charge(table: Table, unit: str, action: str, enemy: str) -> Placements | None:
    """Close in on an enemy unit, if somebody gets to contact of it."""
    value = _close_in(table, unit, action, enemy)
    return value if value and _reaches(table, unit, action, value, enemy) else None


def _approach(table: Table, unit: str, action: str, enemy: str) -> Placements | None:
    value = _close_in(table, unit, action, enemy)
    return value if value and not _reaches(table, unit, action, value, enemy) else None


def _over(table: Table, unit: str, action: str, enemy: str) -> Placements | None:
    """Drive over infantry as far as the allowance goes (A4-MOV-10)."""
    lead = where(table.figures[table.units[unit].leader])
    target = where(table.figures[table.units[enemy].leader])
    reach = max(m.movement for m in movers(table, unit, action))
    return _led(table, unit, action, toward(lead, target, reach))


def _cover(table: Table, unit: str, action: str, foe: str) -> Placements | None:
    """Get behind the nearest piece that hides from the nearest enemy."""
    lead: Mover = movers(table, unit, action)[0]
    goal = goals.behind_cover(table.ground, lead, where(table.figures[table.units[foe].leader]))
    return _led(table, unit, action, goal) if goal else None


def _back(table: Table, unit: str, action: str, foe: str) -> Placements | None:
    lead = movers(table, unit, action)[0]
    eye = where(table.figures[table.units[foe].leader])
    return _led(table, unit, action, toward(eye, lead.at, distance(eye, lead.at) + lead.movement))
