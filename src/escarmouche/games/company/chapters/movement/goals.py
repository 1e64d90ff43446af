"""Where a unit may be led: up to an enemy, behind cover, away from somebody, to a side of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import isqrt

from escarmouche.games.company.chapters.movement.collisions import Mover
from escarmouche.space.shapes import Point as Place
from escarmouche.space.shapes import Polygon, distance, gap_at_most, toward
from escarmouche.space.terrain import OPAQUE, Ground

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


def beside(members: Sequence[Mover], lead: Place, theirs: Sequence[Mover]) -> Place | None:
    """Where the leader goes so that the figure nearest to an enemy unit stands base to base with it."""
    best: tuple[int, Place, Place, int] | None = None
    for m in members:
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
    return lead[0] + x - mine[0], lead[1] + y - mine[1]


def reaches(members: Iterable[Mover], ends: dict[str, Place], theirs: Sequence[Mover], contact: int) -> bool:
    """Whether somebody who ends there is at contact of the enemy."""
    return any(
        gap_at_most(ends.get(m.id, m.at), m.radius, e.at, e.radius, contact) for m in members for e in theirs
    )


def behind_cover(ground: Ground, lead: Mover, eye: Place) -> Place | None:
    """Behind the nearest piece that hides from somebody, as far as the leader may look for one."""
    best: tuple[int, Place] | None = None
    for n in ground.numbers_near(*lead.at, lead.movement):
        if OPAQUE not in ground.pieces[n].traits:
            continue
        polygon = ground.polygons[n]
        x0, y0, x1, y1 = polygon.box
        beyond = distance(eye, polygon.centroid) + min(x1 - x0, y1 - y0) // 2 + lead.radius + 60
        goal = toward(eye, polygon.centroid, beyond)
        far = distance(lead.at, goal)
        if best is None or far < best[0]:
            best = far, goal
    return best[1] if best else None


def nearest_point(polygon: Polygon, at: Place) -> Place:
    """The point of a polygon's boundary nearest to a place, rounded."""
    nearest = [on_segment(at, (px, py), (qx, qy)) for px, py, qx, qy in polygon.edges]
    return min(nearest, key=lambda p: ((p[0] - at[0]) ** 2 + (p[1] - at[1]) ** 2, p))


def on_segment(at: Place, a: Place, b: Place) -> Place:
    """The point of a segment nearest to a place, rounded."""
    ux, uy = b[0] - a[0], b[1] - a[1]
    square = ux * ux + uy * uy
    along = (at[0] - a[0]) * ux + (at[1] - a[1]) * uy
    if along <= 0 or not square:
        return a
    if along >= square:
        return b
    return a[0] + ux * along // square, a[1] + uy * along // square
