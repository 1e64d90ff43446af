"""Ways over the open table: what stops a base or a hull, what slows it (areas DB-MOVE, DB-TERR)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import kept
from escarmouche.games.dust.chapters.cards.cards import CREWED, partner
from escarmouche.games.dust.table import AIRCRAFT, BOARD, INFANTRY, VEHICLE, Card
from escarmouche.games.dust_battlefield.chapters.ground import bodies, forts
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body, Form, body_at, form_of
from escarmouche.games.dust_battlefield.chapters.ground.kinds import (
    BUNKER_WALL,
    CLOSED,
    FLAT_TOP,
    ROOM,
    SLOW,
    TANKS_STOP,
)
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.memory import kept_with
from escarmouche.space.rectangles import (
    Rectangle,
    inside_bounds,
    polygons_overlap,
    swept_by_move,
    swept_by_turn,
    turn_overlaps,
    turn_overlaps_disc,
)
from escarmouche.space.shapes import Box, Point, Polygon, disc_overlaps_polygon, square_to_segment
from escarmouche.space.terrain import Ground, Piece

DEEP, NAVAL, FLYING = "deep_water", "naval_unit", "flying"


class Stop(NamedTuple):
    """A piece of terrain as ways meet it."""

    piece: Piece
    polygon: Polygon


class Terrain(NamedTuple):
    """What a ground does to those who move over it."""

    closed: tuple[Stop, ...]
    slow: tuple[Stop, ...]


@kept_with
def terrain_for(ground: Ground, type: str, skills: tuple[str, ...] = ()) -> Terrain:
    """The pieces that stop, and those that slow, infantry or vehicles; aircraft none (DB-TERR-10).

    A wood is one area and no tree in it stops anybody (DB-TERR-05); trench and wire slow, mines do not
    (DB-TERR-11); nobody but infantry goes into a fortification (DS-FORT-06); deep water stops neither
    amphibious vehicles nor ships (DS-VEH-05, DS-VEH-14).
    """
    if type == AIRCRAFT:
        return Terrain((), ())
    closed, slow = [], []
    for piece, polygon in zip(ground.pieces, ground.polygons, strict=True):
        stops = CLOSED in piece.traits and not (
            piece.kind == DEEP and ("amphibious" in skills or NAVAL in skills)
        )
        if stops or (type == VEHICLE and TANKS_STOP in piece.traits):
            closed.append(Stop(piece, polygon))
        elif SLOW in piece.traits:
            slow.append(Stop(piece, polygon))
    return Terrain(tuple(closed), tuple(slow))


class Walker(NamedTuple):
    """A miniature about to move."""

    figure: str
    unit: str
    card: Card
    form: Form
    at: Point
    facing: int
    z: int
    soars: bool = False
    """Whether it flies over terrain as it moves (DS-SKILL-24)."""

    @property
    def body(self) -> Body:
        """As it stands."""
        return body_at(self.form, self.at, self.facing, self.z, self.figure, self.unit)

    def put(self, at: Point, facing: int = -1) -> Body:
        """As it would stand there."""
        return body_at(self.form, at, self.facing if facing < 0 else facing, 0, self.figure, self.unit)


def walkers(table: Table, unit: str) -> tuple[Walker, ...]:
    """The miniatures of a unit that move: one base for a whole crew."""
    card = table.setting.cards[table.units[unit].card]
    return _walkers(table, unit, FLYING in card.skills and _both_fly(table, unit))


@kept
def _walkers(table: Table, unit: str, soars: bool) -> tuple[Walker, ...]:
    record = table.units[unit]
    card = table.setting.cards[record.card]
    form = form_of(card)
    figures = record.figures[:1] if card.kind in CREWED else record.figures
    return tuple(
        [
            Walker(f, unit, card, form, (r.x, r.y), r.facing, r.z, soars)
            for f in figures
            for r in (table.figures[f],)
        ]
    )


def _both_fly(table: Table, unit: str) -> bool:
    """Unit and hero who act together fly only if both can (DS-SKILL-24)."""
    mate = partner(table, unit)
    return not mate or FLYING in table.setting.cards[table.units[mate].card].skills


def flown(table: Table, walker: Walker, end: Point) -> bool:
    """Whether a way to a place goes through the air: what has a roof is entered and left on foot."""
    if not walker.soars:
        return False
    return _roofed(table.ground, walker.at) == _roofed(table.ground, end)


def _roofed(ground: Ground, at: Point) -> tuple[str, ...]:
    return tuple([p.id for p in ground.pieces_at(at) if ROOM in p.traits or p.kind == "bunker"])


# -- what a way passes over ---------------------------------------------------------------------------------


def passes_over(walker: Walker, way: tuple[Point, ...], facing: int, polygon: Polygon) -> bool:
    """Whether a miniature on its way, turned at the end, passes over a convex footprint."""
    if walker.form.hull is None:
        radius = walker.form.radius
        return any(_leg_over(a, b, radius, polygon) for a, b in _legs(way))
    hull = Rectangle(way[0], *walker.form.hull, walker.facing)
    for _, b in _legs(way):
        if polygons_overlap(swept_by_move(hull, b), polygon):
            return True
        hull = hull.at(b)
    return facing >= 0 and facing != hull.facing and turn_overlaps(hull, facing, polygon)


def _legs(way: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(pairwise(way)) if len(way) > 1 else [(way[0], way[0])]


def _leg_over(a: Point, b: Point, radius: int, polygon: Polygon) -> bool:
    """Whether a disc led along a leg overlaps a polygon."""
    x0, y0, x1, y1 = polygon.box
    if max(a[0], b[0]) + radius <= x0 or min(a[0], b[0]) - radius >= x1:
        return False
    if max(a[1], b[1]) + radius <= y0 or min(a[1], b[1]) - radius >= y1:
        return False
    if disc_overlaps_polygon(a, radius, polygon) or disc_overlaps_polygon(b, radius, polygon):
        return True
    near = radius * radius
    for px, py, qx, qy in polygon.edges:
        for x, y in ((px, py), (qx, qy)):
            above, below = square_to_segment(x, y, *a, *b)
            if above < near * below:
                return True
        if _cross(a, b, (px, py), (qx, qy)):
            return True
    return False


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    def turn(p: Point, q: Point, r: Point) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    s, t, u, v = turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)
    return (s > 0 > t or t > 0 > s) and (u > 0 > v or v > 0 > u)


def passes_body(walker: Walker, way: tuple[Point, ...], facing: int, other: Body) -> bool:
    """Whether a miniature on its way passes over another."""
    if other.hull is not None:
        return passes_over(walker, way, facing, other.outline)
    if walker.form.hull is None:
        reach = walker.form.radius + other.radius
        for a, b in _legs(way):
            above, below = square_to_segment(*other.at, *a, *b)
            if above < reach * reach * below:
                return True
        return False
    hull = Rectangle(way[0], *walker.form.hull, walker.facing)
    for _, b in _legs(way):
        if disc_overlaps_polygon(other.at, other.radius, swept_by_move(hull, b)):
            return True
        hull = hull.at(b)
    return facing >= 0 and facing != hull.facing and turn_overlaps_disc(hull, facing, other.at, other.radius)


# -- why not ------------------------------------------------------------------------------------------------


@kept
def others(table: Table, unit: str, mate: str = "") -> tuple[Body, ...]:
    """The miniatures of all other units on the table."""
    return tuple(
        [
            body
            for other, members in bodies.bodies(table).items()
            if other not in (unit, mate) and table.units[other].place == BOARD
            for body in members
        ]
    )


@kept
def _in_the_way(table: Table, unit: str, mate: str) -> tuple[Body, ...]:
    """The miniatures on the table that a unit does not pass through: enemies, for machines other machines."""
    side, vehicle = table.units[unit].side, table.setting.cards[table.units[unit].card].type == VEHICLE
    stopping = []
    for body in others(table, unit, mate):
        record = table.units[body.unit]
        friend = record.side == side
        if not body.flies and not (
            friend and not (vehicle and table.setting.cards[record.card].type == VEHICLE)
        ):
            stopping.append(body)
    return tuple(stopping)


def near(some: Iterable[Body], x: int, y: int, far: int) -> tuple[Body, ...]:
    """Those of some miniatures whose stands come within a length of a point, and perhaps some more."""
    return tuple([b for b in some if abs(b.at[0] - x) < far + b.room and abs(b.at[1] - y) < far + b.room])


def why_not_way(
    table: Table, walker: Walker, way: tuple[Point, ...], facing: int, mate: str = ""
) -> Refusal | None:
    """What stops a miniature on its way: walls, cliffs, water, units (DB-TERR-06, DB-MOVE-06).

    Of terrain it flies over only that counts where it lands (DS-SKILL-24).
    """
    if walker.form.flies:
        return None
    flight = flown(table, walker, way[-1])
    trod = way[-1:] if flight else way
    x0, y0, x1, y1 = room_of(walker, way)
    for stop in terrain_for(table.ground, walker.card.type, walker.card.skills).closed:
        left, low, right, high = stop.polygon.box
        if left > x1 or right < x0 or low > y1 or high < y0:
            continue
        if passes_over(walker, trod, facing, stop.polygon):
            if stop.polygon.contains(walker.at):
                continue
            rule = "DS-SKILL-24" if flight else stopping_rule(stop.piece, walker.card.type)
            reason = "does-not-land" if flight else "does-not-pass"
            return Refusal(rule, reason, {**_about(walker), "piece": stop.piece.id})
    for piece, polygon in pieces_of(table.ground, "bunker"):
        comes_in = polygon.contains(way[-1]) and not polygon.contains(walker.at)
        if comes_in and forts.held_against(table, table.units[walker.unit].side, piece.id):
            return Refusal("DS-FORT-05", "enemy-inside", {**_about(walker), "piece": piece.id})
    for body in _in_the_way(table, walker.unit, mate):
        (x, y), reach = body.at, body.reach
        if x + reach <= x0 or x - reach >= x1 or y + reach <= y0 or y - reach >= y1:
            continue
        if abs(body.bottom - walker.z) >= bodies.INFANTRY_HEIGHT:
            continue
        if passes_body(walker, way, facing, body) and not _stands_over_now(walker, body):
            return Refusal("DB-MOVE-06", "through-a-unit", {**_about(walker), "other": body.unit})
    return None


def _about(of: Walker | Body) -> dict[str, str]:
    return {"unit": of.unit, "figure": of.figure}


def room_of(walker: Walker, way: tuple[Point, ...]) -> Box:
    """A box about all that a miniature can pass over on its way, however it turns."""
    reach = walker.form.radius if walker.form.hull is None else walker.body.reach
    if len(way) == 2:
        (ax, ay), (bx, by) = way
        if ax > bx:
            ax, bx = bx, ax
        if ay > by:
            ay, by = by, ay
        return ax - reach, ay - reach, bx + reach, by + reach
    xs, ys = [x for x, _ in way], [y for _, y in way]
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


def stopping_rule(piece: Piece, type: str) -> str:
    """The rule by which a piece of terrain stops infantry or vehicles."""
    if piece.kind == BUNKER_WALL:
        return "DS-FORT-05"
    if piece.kind in forts.FORTS:
        return "DS-FORT-06"
    if piece.kind == "tank_obstacle":
        return "DB-TERR-07"
    if TANKS_STOP in piece.traits or (piece.kind == "wall" and type == VEHICLE):
        return "DB-TERR-08"
    return "DB-TERR-06"


@kept_with
def pieces_of(ground: Ground, kind: str) -> tuple[Stop, ...]:
    """The pieces of a kind on a ground."""
    pairs = zip(ground.pieces, ground.polygons, strict=True)
    return tuple([Stop(piece, polygon) for piece, polygon in pairs if piece.kind == kind])


def _stands_over_now(walker: Walker, body: Body) -> bool:
    return bodies.stands_over(walker.body, body)


def why_not_stand(table: Table, body: Body, others: tuple[Body, ...]) -> Refusal | None:
    """Why a miniature may not end there: over another, off the table, astride a step (DB-MOVE-05)."""
    ground, (bx, by), room = table.ground, body.at, body.room
    if body.hull is not None:
        inside = inside_bounds(body.outline, ground.width, ground.depth)
    else:
        inside = room <= bx <= ground.width - room and room <= by <= ground.depth - room
    if not inside:
        return Refusal("DB-MOVE-01", "off-the-table", _about(body))
    card = table.setting.cards[table.units[body.unit].card]
    if NAVAL in card.skills and not any(piece.kind == DEEP for piece in ground.pieces_at(body.at)):
        return Refusal("DS-VEH-14", "not-deep-water", _about(body))
    for other in others:
        x, y = other.at
        wide = other.room + room
        if -wide < x - bx < wide and -wide < y - by < wide and bodies.stands_over(body, other):
            return Refusal("DB-MOVE-05", "bases-overlap", {**_about(body), "other": other.unit})
    if body.flies:
        return _why_not_flat(table, body)
    return None


def _why_not_flat(table: Table, body: Body) -> Refusal | None:
    """A flying stand is wholly on a roof or wholly beside it (DB-TERR-10)."""
    for piece, polygon in zip(table.ground.pieces, table.ground.polygons, strict=True):
        if FLAT_TOP not in piece.traits or not disc_overlaps_polygon(body.at, body.stand, polygon):
            continue
        inside = polygon.contains(body.at) and not any(
            above < body.stand * body.stand * below
            for edge in polygon.edges
            for above, below in (square_to_segment(*body.at, *edge),)
        )
        if not inside:
            return Refusal("DB-TERR-10", "not-flat", {"unit": body.unit, "piece": piece.id})
    return None


def slowed(table: Table, walker: Walker, way: tuple[Point, ...], facing: int) -> tuple[str, ...]:
    """The terrain pieces that a miniature enters, crosses or leaves on its way (DB-TERR-01)."""
    if walker.form.flies or (len(way) < 2 and facing < 0) or flown(table, walker, way[-1]):
        return ()
    x0, y0, x1, y1 = room_of(walker, way)
    met = []
    for stop in terrain_for(table.ground, walker.card.type, walker.card.skills).slow:
        left, low, right, high = stop.polygon.box
        if left > x1 or right < x0 or low > y1 or high < y0:
            continue
        if passes_over(walker, way, facing, stop.polygon):
            met.append(stop.piece.id)
    return tuple(met)


def rooms_at(ground: Ground, at: Point) -> tuple[Piece, ...]:
    """The buildings a point is in."""
    return tuple([piece for piece in ground.pieces_at(at) if ROOM in piece.traits])


def sweeps(walker: Walker, way: tuple[Point, ...], facing: int) -> tuple[Polygon, ...]:
    """All that a hull passes over, for whoever draws it."""
    if walker.form.hull is None:
        return ()
    hull = Rectangle(way[0], *walker.form.hull, walker.facing)
    pieces = []
    for _, b in _legs(way):
        pieces.append(swept_by_move(hull, b))
        hull = hull.at(b)
    if facing >= 0:
        pieces += list(swept_by_turn(hull, facing))
    return tuple(pieces)


__all__ = [
    "INFANTRY", "Terrain", "Walker", "others", "passes_body", "passes_over", "rooms_at", "slowed", "sweeps",
    "terrain_for", "walkers", "why_not_stand", "why_not_way",
]  # fmt: skip
