"""How far a model may go: loads, difficult ground, swamps (SM-MOVE-01, 03 to 05, SM-SALV-01)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.models import machine, profile
from escarmouche.games.star_mogul.chapters.terrain import DIFFICULT, VERY, slow_ground
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import FLYING, PAS, Table
from escarmouche.space.shapes import (
    Point,
    gap_to_polygon_at_most,
    path_length,
    polygon_of,
    square_to_segment,
    toward,
)
from escarmouche.space.terrain import Ground

ON_FOOT: int = LEDGER.data("SM-MOVE-03")["infantry"]
BY_DRIVE: dict[str, int] = LEDGER.data("SM-MOVE-04")
LEAST = PAS
"""Difficult ground never slows to less (SM-MOVE-03)."""


def burden(table: Table, unit: str) -> int:
    """By how much the load slows the whole unit, in pas: a negative number (SM-SALV-01)."""
    load = salvage.load_of(table, unit)
    if load is None:
        return 0
    hands = salvage.able_hands(table, unit, load)
    return salvage.slowed(max(len(hands), salvage.FEWEST))


def base_move(table: Table, figure: str) -> int:
    """The Move of a model with what its unit carries, before the ground is looked at."""
    return profile(table, figure).move + burden(table, table.figures[figure].unit) * PAS


def allowed(table: Table, figure: str, way: Sequence[Point]) -> int:
    """How long this way may be: a swamp halves, mud takes 1 pas, once each (SM-MOVE-03, SM-MOVE-05)."""
    return _slowed(table.ground, base_move(table, figure), tuple(way), profile(table, figure).radius, ON_FOOT)


def drive_loss(table: Table, unit: str) -> int:
    """What difficult ground takes from a vehicle, in pas: a negative number (SM-MOVE-04)."""
    drive = machine(table, unit).drive
    return BY_DRIVE["tracked_or_walker"] if drive in ("tracked", "walker") else BY_DRIVE[drive]


def allowed_to_drive(table: Table, unit: str, move: int, way: Sequence[Point]) -> int:
    """The same for a vehicle, by its drive; flyers mind nothing below them."""
    if machine(table, unit).drive == FLYING:
        return move
    wide = min(machine(table, unit).length, machine(table, unit).width) // 2
    return _slowed(table.ground, move, tuple(way), wide, drive_loss(table, unit))


def _slowed(ground: Ground, move: int, way: tuple[Point, ...], radius: int, loss: int) -> int:
    difficult = False
    xs, ys = [x for x, _ in way], [y for _, y in way]
    west, east, south, north = min(xs) - radius, max(xs) + radius, min(ys) - radius, max(ys) + radius
    for piece in slow_ground(ground):
        x0, y0, x1, y1 = piece.polygon.box
        if east < x0 or west > x1 or north < y0 or south > y1:
            continue
        if touched(way, radius, piece.footprint):
            if VERY in piece.traits:
                return move // 2
            difficult = difficult or DIFFICULT in piece.traits
    return max(min(LEAST, move), move + loss * PAS) if difficult else move


def touched(way: Sequence[Point], radius: int, footprint: tuple[Point, ...]) -> bool:
    """Whether a base led along a way touches a piece of ground."""
    polygon = polygon_of(footprint)
    x0, y0, x1, y1 = polygon.box
    xs, ys = [x for x, _ in way], [y for _, y in way]
    if max(xs) + radius < x0 or min(xs) - radius > x1 or max(ys) + radius < y0 or min(ys) - radius > y1:
        return False
    if any(gap_to_polygon_at_most(point, radius, polygon, 0) for point in way):
        return True
    reach = radius * radius
    for (ax, ay), (bx, by) in itertools.pairwise(way):
        for px, py, qx, qy in polygon.edges:
            for x, y, edge in (
                (px, py, (ax, ay, bx, by)),
                (ax, ay, (px, py, qx, qy)),
                (bx, by, (px, py, qx, qy)),
            ):
                above, below = square_to_segment(x, y, *edge)
                if above <= reach * below:
                    return True
            if _cross((ax, ay), (bx, by), (px, py), (qx, qy)):
                return True
    return False


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def turn(p: Point, q: Point, r: Point) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def cut(way: Sequence[Point], length: int) -> tuple[Point, ...]:
    """The first part of a way, so long at most."""
    gone: list[Point] = [way[0]]
    left = length
    for a, b in itertools.pairwise(way):
        leg = path_length((a, b))
        if leg <= left:
            gone.append(b)
            left -= leg
            continue
        if left > 0:
            gone.append(toward(a, b, left))
        break
    return tuple(gone)


def within_pace(table: Table, figure: str, way: Sequence[Point]) -> tuple[Point, ...]:
    """The part of a way that a model can go with one Move."""
    part = cut(way, base_move(table, figure))
    return cut(part, allowed(table, figure, part))
