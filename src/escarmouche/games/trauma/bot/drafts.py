"""Movements by what they are for, as bots think of them and clients name them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from escarmouche.games.company.chapters.movement.placements import Placements
from escarmouche.games.trauma.bot.columns import column
from escarmouche.games.trauma.bot.navigation import sight_length, sight_point, way_length, way_point
from escarmouche.games.trauma.chapters.movement.ready_moves import (
    TOWARD,
    Course,
    follow,
    move_drafts,
    ready_moves,
)
from escarmouche.games.trauma.table import Point, Table
from escarmouche.space.shapes import Point as Place

WAY, FILE, HUNT = "way", "file", "hunt"
"""Along the way to a strategic point: in ranks, or everybody by a way of his own; to where a foe is seen."""


def draft_names(table: Table, unit: str) -> tuple[str, ...]:
    """What each draft of `move_drafts` is for, in the same order."""
    return tuple(ready.course.code() for ready in ready_moves(table, unit))


def draft(table: Table, unit: str, course: Course) -> Placements | None:
    """A movement by its course: a ready-made one, or along the way to a point; None if there is none."""
    if course.what == HUNT:
        return _hunt(table, unit, course.target)
    if course.what not in (WAY, FILE):
        courses = [ready.course for ready in ready_moves(table, unit)]
        return move_drafts(table, unit)[courses.index(course)] if course in courses else None
    point: Point = table.things[course.target]
    leader = table.figures[table.units[unit].leader]
    at, reach = (leader.x, leader.y), table.setting.profiles[leader.profile].movement
    if not way_length(table, unit, at, point):
        return draft(table, unit, Course(TOWARD, point.id))
    if course.what == FILE:
        return column(table, unit, [way_point(table, unit, at, point, reach * n // 4) for n in (4, 3, 2)])
    return _march(table, unit, point, at, reach)


def _hunt(table: Table, unit: str, foe: str) -> Placements | None:
    """As far as the unit gets along its way to where it sees an enemy unit."""
    leader = table.figures[table.units[unit].leader]
    at, reach = (leader.x, leader.y), table.setting.profiles[leader.profile].movement
    goal, half = (sight_point(table, unit, at, foe, part) for part in (reach, reach // 2))
    if goal == at:
        return None
    tries: list[Callable[[], Placements | None]] = [
        lambda: follow(table, unit, goal),
        lambda: column(table, unit, [goal, half]),
        lambda: follow(table, unit, half),
    ]
    return _farthest(tries, lambda place: sight_length(table, unit, place, foe), at, reach)


def _march(table: Table, unit: str, point: Point, at: Place, reach: int) -> Placements | None:
    """As far as the unit gets along its way to a point: the first movement that makes good headway."""
    goal = way_point(table, unit, at, point, reach)
    tries: list[Callable[[], Placements | None]] = [
        lambda: follow(table, unit, goal),
        lambda: draft(table, unit, Course(TOWARD, point.id)),
        lambda: follow(table, unit, way_point(table, unit, at, point, reach // 2)),
        lambda: follow(table, unit, (goal[0], at[1])),
        lambda: follow(table, unit, (at[0], goal[1])),
    ]
    tries.append(lambda: draft(table, unit, Course(FILE, point.id)))
    if not way_length(table, unit, goal, point):
        tries = tries[1::-1] + tries[2:]
    return _farthest(tries, lambda place: way_length(table, unit, place, point), at, reach)


def _farthest(
    tries: Iterable[Callable[[], Placements | None]], far: Callable[[Place], int], at: Place, reach: int
) -> Placements | None:
    """The first movement that makes good headway, else the one that makes most."""
    best, most, whole = None, 0, far(at)
    for attempt in tries:
        value = attempt()
        if not value or not value[0][1]:
            continue
        headway = whole - far(value[0][1][-1])
        if headway > most:
            best, most = value, headway
        if 4 * most >= 3 * reach or most == whole:
            break
    return best
