"""Moves of a bot: by the shortest way to a place, looking where it wants to look."""

from __future__ import annotations

from math import hypot
from typing import Any

from escarmouche.games.combat_zone.chapters.figures import body, eye, profile, where
from escarmouche.games.combat_zone.chapters.movement import movement, obstacles, ready_moves
from escarmouche.games.combat_zone.chapters.terrain import obstacle, touches
from escarmouche.games.combat_zone.table import Table
from escarmouche.space.coarse_ways import CELL
from escarmouche.space.paths import shortest_path
from escarmouche.space.shapes import (
    Point,
    disc_overlaps_polygon,
    distance,
    onward,
    toward,
    turn_difference,
)
from escarmouche.space.sight import any_visible
from escarmouche.space.terrain import Piece

HARDLY = 100
"""By so little nobody walks on to be nearer: in front of a wall one would go to and fro."""
DIRECTIONS = 16
"""Straight ways on which a place that sees an enemy is looked for."""


def march(table: Table, figure: str, goal: Point) -> Any:
    """A move by the shortest way to a place, as far as the points go; else straight for it.

    Friends are walked round where they stand in the way.
    """
    record = table.figures[figure]
    who = movement.walker(table, figure)
    budget = record.ap * who.step
    best: Any = None
    for friends in ((), who.friends):
        way = shortest_path(who.closed, friends, (), who.at, goal, who.radius, 2 * budget + CELL)
        path = cut(way, who.step)[: record.ap] if way else ()
        whole = path
        while path:
            value = ((figure, path, -1),)
            if movement.why_not_path(table, figure, value) is None:
                if path == whole:
                    return value
                best = best or value
                break
            path = path[:-1]
    if best:
        return best
    led = ready_moves.follow(table, figure, goal)
    if not led:
        return None
    path = led[0][1]
    nearest = min(distance(spot, goal) for spot in path)
    first = next(n for n, spot in enumerate(path) if distance(spot, goal) <= nearest + HARDLY)
    return ((figure, path[: first + 1], -1),)


def approach(table: Table, figure: str, number: int) -> Any:
    """A move up to a door or an obstacle, squarely in front of it; none for one who is there already.

    Straight for its nearest corner there is a wall in the way, and nobody crosses a sill aslant.
    """
    piece = table.ground.pieces[number]
    at = where(table.figures[figure])
    if touches(at, profile(table, figure).radius, piece) and (
        not obstacle(piece) or obstacles.why_not_cross(table, figure, piece.id) is None
    ):
        return None
    for spot in fronts(table, figure, piece):
        if spot != at and obstacles.free(table, figure, spot):
            return march(table, figure, spot)
    return None


def fronts(table: Table, figure: str, piece: Piece) -> list[Point]:
    """Where a base touches the sides of a piece that face it, the nearest first.

    A door is opened from its whole width; an obstacle is crossed where there is room beyond.
    """
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    spots: list[Point] = []
    ring = piece.polygon.points
    for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
        long = hypot(bx - ax, by - ay)
        if long < 2 * radius:
            continue
        ux, uy = (bx - ax) / long, (by - ay) / long
        if (at[0] - ax) * uy - (at[1] - ay) * ux <= 0:  # corners run counter-clockwise: outside is right
            continue
        along = (at[0] - ax) * ux + (at[1] - ay) * uy
        rim = radius if obstacle(piece) else 0
        for part in (min(long - rim, max(rim, along)), rim, long / 2, long - rim):
            for off in range(radius, radius + 3):
                spot = round(ax + ux * part + uy * off), round(ay + uy * part - ux * off)
                if not disc_overlaps_polygon(spot, radius, piece.polygon):
                    spots.append(spot)
                    break
    ranked = sorted(dict.fromkeys(spots), key=lambda spot: distance(at, spot))
    if not obstacle(piece):
        return ranked
    return [spot for spot in ranked if _room_beyond(table, figure, piece, spot)]


def _room_beyond(table: Table, figure: str, piece: Piece, spot: Point) -> bool:
    landing = obstacles.landing(spot, profile(table, figure).radius, piece)
    return landing is not None and obstacles.free(table, figure, landing)


def vantage(table: Table, figure: str, enemy: str, points: int) -> Any:
    """The shortest move, by so many points at most, to a place that sees an enemy; of equals the nearest.

    None for one who sees it already, or who finds no such place on a straight way.
    """
    record, target = table.figures[figure], body(table, enemy)
    tall = record.z + profile(table, figure).height
    if any_visible(table.ground, (eye(table, figure),), (target,)):
        return None
    who = movement.walker(table, figure)
    best: tuple[int, int, Any] | None = None
    for turn in range(0, 360, 360 // DIRECTIONS):
        off = who.step * points
        goal = onward((record.x, record.y), turn, off)
        path = ready_moves.steps(table, who, goal, min(points, best[0] if best else points))
        for n, spot in enumerate(path, 1):
            if any_visible(table.ground, ((*spot, record.z, tall),), (target,)):
                place = n, distance(spot, (target[0], target[1])), ((figure, path[:n], -1),)
                best = min(best, place) if best else place
                break
    return best[2] if best else None


def cut(way: tuple[Point, ...], step: int) -> tuple[Point, ...]:
    """The steps of a way, each as long as may be."""
    steps: list[Point] = []
    at = way[0]
    for corner in way[1:]:
        while distance(at, corner) > step:
            at = toward(at, corner, step)
            steps.append(at)
        if corner != at:
            at = corner
            steps.append(at)
    return tuple(steps)


def turned(facing: int, goal: int) -> int:
    """As near to a wanted facing as a free turn comes."""
    off = (goal - facing + 180) % 360 - 180
    if turn_difference(facing, goal) <= movement.FREE_TURN:
        return goal
    return (facing + (movement.FREE_TURN if off > 0 else -movement.FREE_TURN)) % 360
