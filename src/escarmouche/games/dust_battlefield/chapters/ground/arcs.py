"""Fire arcs on the open table: bearings between centres, borders included (DB-ARC-01)."""

from __future__ import annotations

from escarmouche.games.dust.table import FRONT, LEFT, REAR, RIGHT
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body
from escarmouche.space.shapes import COSINES, SINES, Point, bearing, turn_difference

WEDGE = 45
"""Degrees to each side of the facing, or of its opposite."""
_SCALE = 10**14


def off_axis(body: Body, facing: int, arc: str, point: Point) -> int:
    """Degrees between the middle of a front or rear arc and a point, rounded."""
    middle = facing if arc == FRONT else (facing + 180) % 360
    return turn_difference(middle, bearing(body.at, point))


def in_wedge(body: Body, arc: str, point: Point, facing: int) -> bool:
    """Whether a point lies within 45 degrees of the facing, or of its opposite; exact (DB-ARC-01)."""
    c, s = COSINES[facing % 360], SINES[facing % 360]
    dx, dy = point[0] - body.at[0], point[1] - body.at[1]
    ahead, aside = dx * c + dy * s, abs(dy * c - dx * s)
    if arc == REAR:
        ahead = -ahead
    return ahead >= aside - (abs(dx) + abs(dy)) and (ahead > 0 or not (dx or dy))


def in_arc(body: Body, facing: int, arc: str, point: Point) -> bool:
    """Whether a point, the centre of a target, lies in an arc of a miniature."""
    if arc in (FRONT, REAR):
        return in_wedge(body, arc, point, facing)
    if arc in (LEFT, RIGHT):
        return arc in sides(body, facing, point)
    return True


def sides(body: Body, facing: int, point: Point) -> frozenset[str]:
    """On which side of a machine a point lies; the strip as wide as the hull ahead and behind is neither."""
    c, s = COSINES[facing % 360], SINES[facing % 360]
    dx, dy = point[0] - body.at[0], point[1] - body.at[1]
    aside = dy * c - dx * s
    half = (body.hull.half_width if body.hull is not None else body.radius) * _SCALE
    if aside > half:
        return frozenset((LEFT,))
    return frozenset((RIGHT,)) if aside < -half else frozenset()
