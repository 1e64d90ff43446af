"""Moves of a bot: by the shortest way to a place, looking where it wants to look."""

from __future__ import annotations

from typing import Any

from escarmouche.games.combat_zone import drafts, movement
from escarmouche.games.combat_zone.table import Table
from escarmouche.space.coarse import CELL
from escarmouche.space.paths import shortest_path
from escarmouche.space.shapes import Point, distance, toward, turn_difference


def march(table: Table, figure: str, goal: Point) -> Any:
    """A move by the shortest way to a place, as far as the points go; else straight for it."""
    record = table.figures[figure]
    who = movement.walker(table, figure)
    budget = record.ap * who.step
    way = shortest_path(who.closed, (), (), who.at, goal, who.radius, 2 * budget + CELL)
    if way:
        path = cut(way, who.step)[: record.ap]
        while path:
            value = ((figure, path, -1),)
            if movement.why_not_path(table, figure, value) is None:
                return value
            path = path[:-1]
    led = drafts.follow(table, figure, goal)
    if not led:
        return None
    path = led[0][1]
    best = min(range(len(path)), key=lambda n: distance(path[n], goal))
    return ((figure, path[: best + 1], -1),)


def cut(way: tuple[Point, ...], step: int) -> tuple[Point, ...]:
    """The steps of a way, each as long as may be."""
    found: list[Point] = []
    at = way[0]
    for corner in way[1:]:
        while distance(at, corner) > step:
            at = toward(at, corner, step)
            found.append(at)
        if corner != at:
            at = corner
            found.append(at)
    return tuple(found)


def turned(facing: int, wanted: int) -> int:
    """As near to a wanted facing as a free turn comes."""
    off = (wanted - facing + 180) % 360 - 180
    if turn_difference(facing, wanted) <= movement.FREE_TURN:
        return wanted
    return (facing + (movement.FREE_TURN if off > 0 else -movement.FREE_TURN)) % 360
