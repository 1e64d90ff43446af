"""Getting over an obstacle: how thick it is, where its far side is, who fits there (TR-CROSS-02 to 05)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, isqrt, pi, sin, sqrt
from typing import NamedTuple

from escarmouche.engine.requests import Refusal
from escarmouche.games.company.chapters.movement.collisions import Disc, Link, Mover, bare, box_of, links_of
from escarmouche.games.company.chapters.movement.goals import nearest_point
from escarmouche.games.company.chapters.movement.packing import Ranks, huddle
from escarmouche.games.company.chapters.movement.placements import Placements
from escarmouche.games.trauma.chapters.measuring import CONTACT
from escarmouche.games.trauma.chapters.movement.collisions import (
    SPACING,
    closed_index,
    klass_of,
    movers,
    piece_under,
    surroundings,
    top_of,
)
from escarmouche.games.trauma.chapters.units import unit_skill
from escarmouche.games.trauma.table import Table
from escarmouche.space.memory import kept_with
from escarmouche.space.paths import first_hit, ground_obstacles, spot_free
from escarmouche.space.shapes import (
    Box,
    Point,
    disc_inside_polygon,
    disc_overlaps_polygon,
    discs_overlap,
    gap,
    gap_at_most,
    gap_to_polygon,
    gap_to_polygon_at_most,
    length_inside,
    overlap_and_margin,
    segments_cross,
    square_to_segment,
)
from escarmouche.space.sweep import leg_hits_edge
from escarmouche.space.terrain import Ground

DIRECTIONS = 12
STEP = 20


class PieceObstacle:
    """A terrain piece as something to get over, onto or off."""

    def __init__(self, ground: Ground, piece: str) -> None:
        self.id = piece
        self.piece = ground.piece(piece)
        self.polygon = self.piece.polygon
        self.box: Box = self.polygon.box
        self.level = top_of(self.piece)
        self.skipped = (piece,)
        """Obstacles that do not count while getting over this one."""
        self._index = ground_obstacles(ground, frozenset({piece}))

    def inside(self, a: Point, b: Point) -> int:
        """The length of a line that lies inside (TR-CROSS-02)."""
        return length_inside(a, b, self.polygon)

    def between(self, a: Point, b: Point) -> bool:
        """Whether it lies between two places."""
        return leg_hits_edge(self._index, a, b, 0) is not None

    def touched(self, at: Point, radius: int) -> bool:
        """Whether a base here is at contact."""
        return gap_to_polygon_at_most(at, radius, self.polygon, CONTACT)

    def overlaps(self, at: Point, radius: int) -> bool:
        return disc_overlaps_polygon(at, radius, self.polygon)

    def overlap_and_margin(self, at: Point, radius: int) -> tuple[bool, int]:
        """Whether a base overlaps it, and how far it can be moved without changing that."""
        return overlap_and_margin(at, radius, self.polygon)

    def carries(self, at: Point, radius: int) -> bool:
        """Whether a base can stand on it here: wholly within its outline."""
        return disc_inside_polygon(at, radius, self.polygon)

    def gap(self, at: Point, radius: int) -> int:
        return gap_to_polygon(at, radius, self.polygon)

    def aims(self, at: Point) -> tuple[Point, ...]:
        """Where one looks first for a way over."""
        return nearest_point(self.polygon, at), self.polygon.centroid


class UnitObstacle:
    """A unit as something to leap over or to crush (TR-SKILL-10, TR-CRUSH-01)."""

    level = 0
    skipped: tuple[str, ...] = ()

    def __init__(self, table: Table, unit: str, level: int) -> None:
        self.id = unit
        self.discs: list[Disc] = [(m.at, m.radius) for m in movers(table, unit) if m.level == level]
        self.links: list[Link] = links_of(self.discs, SPACING)
        self.box: Box = box_of(self.discs) if self.discs else (0, 0, 0, 0)

    def inside(self, a: Point, b: Point) -> int:
        """From where a line enters the unit to where it leaves it; 0 if it meets no base and no link."""
        return max(0, stretch(a, b, self.discs, self.links, 0))

    def between(self, a: Point, b: Point) -> bool:
        return stretch(a, b, self.discs, self.links, 0) >= 0

    def touched(self, at: Point, radius: int) -> bool:
        return any(gap_at_most(at, radius, q, r, CONTACT) for q, r in self.discs)

    def overlaps(self, at: Point, radius: int) -> bool:
        return any(discs_overlap(at, radius, q, r) for q, r in self.discs)

    def overlap_and_margin(self, at: Point, radius: int) -> tuple[bool, int]:
        return self.overlaps(at, radius), 0

    def carries(self, at: Point, radius: int) -> bool:
        """Nobody can stand on figures (TR-SKILL-10)."""
        return False

    def gap(self, at: Point, radius: int) -> int:
        return min((gap(at, radius, q, r) for q, r in self.discs), default=0)

    def aims(self, at: Point) -> tuple[Point, ...]:
        nearest = sorted(self.discs, key=lambda disc: (gap(at, 0, *disc), disc))
        between = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in self.links]
        return tuple(q for q, _ in nearest[:2]) + tuple(between[:2])


Obstacle = PieceObstacle | UnitObstacle


def stretch(a: Point, b: Point, discs: Sequence[Disc], links: Sequence[Link], radius: int) -> int:
    """From the first to the last meeting of a line with bases and links, rounded; -1 if it meets none.

    With a radius, bases that only the swept base overlaps count as met where they are abreast of it.
    """
    ux, uy = b[0] - a[0], b[1] - a[1]
    long = sqrt(ux * ux + uy * uy)
    if not long:
        return -1
    met: list[float] = []
    for (x, y), r in discs:
        above, below = square_to_segment(x, y, *a, *b)
        if above >= (r + radius) ** 2 * below:
            continue
        along = ((x - a[0]) * ux + (y - a[1]) * uy) / long
        half = sqrt(max(0.0, r * r - ((ux * (y - a[1]) - uy * (x - a[0])) / long) ** 2))
        met += [min(long, max(0.0, along - half)), min(long, max(0.0, along + half))]
    for c, d in links:
        if segments_cross(a, b, c, d):
            vx, vy = d[0] - c[0], d[1] - c[1]
            met.append(((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / (ux * vy - uy * vx) * long)
    return round(max(met) - min(met)) if met else -1


def why_not_landing(table: Table, unit: str, obstacle: Obstacle, end: Point) -> Refusal | None:
    """Whether the leader may get over, onto or off the obstacle by a straight line to this place."""
    lead = _leader(table, unit)
    about = {"figure": lead.id, "obstacle": obstacle.id}
    on = obstacle.carries(end, lead.radius)
    if not on and obstacle.overlaps(end, lead.radius):
        return Refusal("TR-CROSS-02", "half-on-it", about)
    if not on and not obstacle.touched(end, lead.radius):
        excess = obstacle.gap(end, lead.radius) - CONTACT
        return Refusal("TR-CROSS-02", "not-at-contact-beyond", about, excess, "cm")
    if not on and not obstacle.between(lead.at, end):
        return Refusal("TR-CROSS-02", "not-on-the-other-side", about)
    if not _stands(table, unit, lead, obstacle, end, on=on):
        return Refusal("TR-CROSS-02", "no-free-place", about)
    inside = obstacle.inside(lead.at, end)
    if 2 * inside > lead.movement:  # exactly half, no rounding
        rule, reason = ("TR-CROSS-03", "too-deep") if on else ("TR-CROSS-02", "too-thick")
        return Refusal(rule, reason, about, inside - lead.movement // 2, "cm")
    beneath = standing_at(table, unit, obstacle, end)
    if beneath and len(places_for_rest(table, unit, obstacle, end)) < len(beneath):
        return Refusal("TR-CROSS-02", "no-free-place", about)
    return None


def standing_at(table: Table, unit: str, obstacle: Obstacle, end: Point) -> tuple[str, ...]:
    """Fellows of the leader on whose bases he would land: they cannot stay behind (TR-CROSS-05)."""
    lead = _leader(table, unit)
    level = obstacle.level if obstacle.carries(end, lead.radius) else 0
    return tuple(
        m.id
        for m in movers(table, unit)
        if m.id != lead.id and m.level == level and discs_overlap(m.at, m.radius, end, lead.radius)
    )


def places_for_rest(table: Table, unit: str, obstacle: Obstacle, end: Point) -> tuple[Point, ...]:
    """Places for those who follow the leader: for all of them, else as many as fit beside those who stay."""
    spots = rest_follows(table, unit, obstacle, end, beside=False)
    followers = sum(1 for m in movers(table, unit) if m.movement) - 1
    return spots if len(spots) >= followers else rest_follows(table, unit, obstacle, end, beside=True)


def _leader(table: Table, unit: str) -> Mover:
    leader = table.units[unit].leader
    return next(m for m in movers(table, unit) if m.id == leader)


def _stands(table: Table, unit: str, lead: Mover, obstacle: Obstacle, end: Point, *, on: bool) -> bool:
    """Whether the leader's way and his place are free of other obstacles and of units."""
    ground, klass = table.ground, klass_of(table, unit)
    under = piece_under(ground, klass, lead.at, lead.radius, lead.level)
    index = closed_index(ground, klass, *obstacle.skipped, under)
    leaps = unit_skill(table, unit, "jump_pack")
    here = surroundings(table, unit, [lead], lead.level)
    way = (lead.at, end)
    if not lead.level:
        met = first_hit(index, (), (), way, lead.radius) if leaps else here.first_met(index, way, lead.radius)
        if met is not None:
            return False
    level = obstacle.level if on else 0
    around = here if level == lead.level else surroundings(table, unit, [lead], level)
    fixed = [(m.at, m.radius) for m in movers(table, unit) if not m.movement and m.level == level]
    if not Ranks(around, fixed).fits(end, lead.radius):
        return False
    return _ground_free(table, klass, obstacle, end, lead.radius, on=on)


def _ground_free(table: Table, klass: str, obstacle: Obstacle, at: Point, radius: int, *, on: bool) -> bool:
    if on:
        index = bare(table.ground) if obstacle.level else closed_index(table.ground, klass, *obstacle.skipped)
    else:
        index = closed_index(table.ground, klass)
    return spot_free(index, (), at, radius)


def rest_follows(
    table: Table, unit: str, obstacle: Obstacle, end: Point, *, beside: bool
) -> tuple[Point, ...]:
    """Places for the others, in formation with the leader and nearest to the obstacle first (TR-CROSS-04).

    On the obstacle if he is on it, else beyond it. `beside` keeps clear of where the others stand now.
    """
    lead, klass = _leader(table, unit), klass_of(table, unit)
    others = [m for m in movers(table, unit) if m.id != lead.id]
    on = obstacle.carries(end, lead.radius)
    level = obstacle.level if on else 0
    around = surroundings(table, unit, [lead], level, 2 * CONTACT + lead.radius)
    staying = [(m.at, m.radius) for m in others if (beside or not m.movement) and m.level == level]

    def allowed(at: Point, radius: int) -> bool:
        if on != obstacle.carries(at, radius) or (not on and obstacle.overlaps(at, radius)):
            return False
        if not on and not obstacle.between(lead.at, at):
            return False
        if any(discs_overlap(at, radius, q, r) for q, r in staying):
            return False
        return _ground_free(table, klass, obstacle, at, radius, on=on)

    wide = max((m.radius for m in others), default=0)
    ranks = Ranks(around, [(end, lead.radius)])
    radii = [m.radius for m in others if m.movement]
    return tuple(huddle(ranks, radii, allowed, lambda at: obstacle.gap(at, wide)))


def landings(table: Table, unit: str, obstacle: Obstacle) -> Iterator[Point]:
    """Places where the leader may land, the nearest ways over first, then onto it."""
    for way in ways_over(table, unit, obstacle):
        spot = land(table, unit, obstacle, way)
        if spot is not None:
            yield spot


Way = tuple[float, float, bool]
"""A direction, and whether one goes onto the obstacle instead of over it."""


def ways_over(table: Table, unit: str, obstacle: Obstacle) -> list[Way]:
    """The directions in which a leader looks for a landing."""
    ways = list(directions(_leader(table, unit), obstacle))
    onto = [(dx, dy, True) for dx, dy in ways] if isinstance(obstacle, PieceObstacle) else []
    return [(dx, dy, False) for dx, dy in ways] + onto


def land(table: Table, unit: str, obstacle: Obstacle, way: Way) -> Point | None:
    """Where the leader lands in this direction, if he may."""
    lead = _leader(table, unit)
    stride = Stride(lead.at, lead.radius, lead.movement)
    if isinstance(obstacle, PieceObstacle):
        spot = _beyond(table.ground, obstacle.id, stride, way)
    else:
        spot = _along(stride, obstacle, way)
    if spot is None or why_not_landing(table, unit, obstacle, spot):
        return None
    return spot


def directions(lead: Mover, obstacle: Obstacle) -> Iterator[tuple[float, float]]:
    """Towards what there is to be reached, then all round."""
    for aim in obstacle.aims(lead.at):
        dx, dy = aim[0] - lead.at[0], aim[1] - lead.at[1]
        long = isqrt(dx * dx + dy * dy)
        if long:
            yield dx / long, dy / long
    for k in range(DIRECTIONS):
        yield cos(2 * pi * k / DIRECTIONS), sin(2 * pi * k / DIRECTIONS)


class Stride(NamedTuple):
    """Where somebody stands, how wide and how far he goes."""

    at: Point
    radius: int
    movement: int


@kept_with
def piece_obstacle(ground: Ground, piece: str) -> PieceObstacle:
    """A terrain piece as an obstacle, worked out once."""
    return PieceObstacle(ground, piece)


@kept_with
def _beyond(ground: Ground, piece: str, lead: Stride, way: Way) -> Point | None:
    """Where a leader lands beyond a piece or on it, whoever stands about."""
    return _along(lead, piece_obstacle(ground, piece), way)


def _along(lead: Stride, obstacle: Obstacle, way: Way) -> Point | None:
    """On a line from the leader: the first place beyond the obstacle, or the deepest on it he can get to."""
    dx, dy, onto = way
    (x, y), radius = lead.at, lead.radius
    limit = lead.movement // 2 + 2 * CONTACT + 4 * radius
    entered = obstacle.carries(lead.at, radius)
    first = far = STEP if entered else _first_near(lead, obstacle.box, dx, dy, limit)
    while far < limit:
        at = x + round(dx * far), y + round(dy * far)
        over, margin = obstacle.overlap_and_margin(at, radius)
        if entered and not over:
            if not onto:
                return at
            break
        if over and not entered:
            entered, first = True, far
        far += STEP * (1 + max(0, margin - 2) // STEP)  # 2: for the rounding of both places
    if not onto or not entered:
        return None
    last = min(far - STEP, first + (limit - 1 - first) // STEP * STEP)
    for far in range(last, first - 1, -STEP):
        at = x + round(dx * far), y + round(dy * far)
        if obstacle.carries(at, radius) and 2 * obstacle.inside(lead.at, at) <= lead.movement:
            return at
    return None


def _first_near(lead: Stride, box: Box, dx: float, dy: float, limit: int) -> int:
    """The first step on a line from the leader at which his base may overlap a box; the limit if none."""
    near, far = 0.0, float(limit)
    wide = lead.radius + 1
    for at, speed, low, high in ((lead.at[0], dx, box[0], box[2]), (lead.at[1], dy, box[1], box[3])):
        below, above = low - wide - at, high + wide - at
        if abs(speed) * limit < 1:
            if below > 1 or above < -1:
                return limit
        elif speed > 0:
            near, far = max(near, below / speed), min(far, above / speed)
        else:
            near, far = max(near, above / speed), min(far, below / speed)
    return max(STEP, int(near) // STEP * STEP) if near <= far else limit


def placements_of(
    leader: tuple[str, Point, int], figures: Sequence[str], spots: Sequence[Point]
) -> Placements:
    """The leader and those who follow him, as placements."""
    id, end, facing = leader
    others = tuple((figure, (spot,), -1) for figure, spot in zip(figures, spots, strict=False))
    return ((id, (end,), facing), *others)
