"""Where a figure may end in the pending displacement or entry: the area a client shades while it is dragged.

Nothing is judged here: every place is put to the rules that judge the answer itself.
"""

from __future__ import annotations

from typing import Any

from escarmouche.engine.overlays import Spots
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.games.company.chapters.movement import edges
from escarmouche.games.company.chapters.movement.collisions import Mover, box_of
from escarmouche.games.company.chapters.movement.placements import Placements
from escarmouche.games.trauma.chapters.measuring import CONTACT, FORMATION
from escarmouche.games.trauma.chapters.movement import arrivals, ready_moves
from escarmouche.games.trauma.chapters.movement.arrivals import ACCESS, DEPLOY, DROP, Way
from escarmouche.games.trauma.chapters.movement.collisions import (
    Surroundings,
    movers,
    piece_under,
    surroundings,
)
from escarmouche.games.trauma.chapters.movement.entry import ENTERING, why_not_arrive, why_not_come
from escarmouche.games.trauma.chapters.movement.movement import why_not_ends, why_not_hover, why_not_way
from escarmouche.games.trauma.chapters.units import profile
from escarmouche.games.trauma.table import ANTIGRAV, Table, Zone
from escarmouche.space.paths import Ways
from escarmouche.space.shapes import Box, Point, path_length

Path = tuple[Point, ...]
OVER = {"landing": "obstacle", "crush": "target"}
"""Questions of who gets over something, and where they tell what it is."""
RING = 6
"""So many stand round one of the same size."""


def follow(ask: Ask, table: Table, point: Point) -> Placements | None:
    """A unit led to a point, or as near as it gets; None where the question leads no unit."""
    unit = str(ask.about.get("unit", ""))
    if ask.question == "move":
        return ready_moves.follow(table, unit, point)
    if ask.question not in ENTERING:
        return None
    way = str(ask.about["way"])
    zone = _zone_of(table, way)
    return arrivals.company(table, unit, zone, lambda value: why_not_arrive(table, unit, way, value), point)


def spots(ask: Ask, table: Table, figure: str, value: Any, via: Path) -> Spots | None:
    """Where a figure may end, by way of these points; None where the question has no such area.

    Without a `value` the figure leads and its unit follows: only what concerns the figure itself is judged.
    With one, the whole answer is judged, the others ending as it says.
    """
    unit = str(ask.about.get("unit", ""))
    if figure not in table.figures or table.figures[figure].unit != unit:
        return None
    if ask.question == "move":
        return _moving(ask, table, figure, value, via)
    if ask.question in OVER:
        return _over(ask, table, figure, str(ask.about[OVER[ask.question]]), value)
    if ask.question not in ENTERING:
        return None
    way = str(ask.about["way"])
    kind = Way.read(way).what
    if value:
        return _put_elsewhere(ask, table, figure, way, value)
    if kind == ACCESS:
        return _coming_in(table, unit, figure, way)
    return _put_down(table, unit, figure) if kind == DEPLOY else _beside(table, unit, figure, way)


# -- Movement -----------------------------------------------------------------------------------------------


def _moving(ask: Ask, table: Table, figure: str, value: Any, via: Path) -> Spots | None:
    unit = table.figures[figure].unit
    mover = next(m for m in movers(table, unit) if m.id == figure)
    gone = (mover.at, *via)
    left = mover.movement - path_length(gone)
    if not mover.movement or left < 0:
        return None
    around = surroundings(table, unit, [mover], mover.level)
    ways = _ways(around, mover, gone[-1], left)

    def refused(way: Path) -> Refusal | None:
        if not value:
            return why_not_alone(table, unit, around, mover, way)
        judge = ask.judge
        return judge(_changed(value, figure, way[1:])) if judge else None

    def allowed(spot: Point) -> bool:
        way = (*gone, spot)
        if path_length(way) <= mover.movement and refused(way) is None:
            return True
        rest = ways.to(spot) if ways is not None else None
        if rest is None or len(rest) < 3:
            return False
        way = (*gone, *rest[1:])
        return path_length(way) <= mover.movement and refused(way) is None

    (x, y), radius = gone[-1], mover.radius
    box = _inside(table, (x - left, y - left, x + left, y + left), radius)
    return Spots(figure, allowed, box, mover.movement, 0, ways.turns if ways else ())


def why_not_alone(table: Table, unit: str, around: Surroundings, mover: Mover, way: Path) -> Refusal | None:
    """What keeps one figure from a way, whatever the others of its unit do."""
    if refusal := why_not_way(table, around, mover, way):
        return refusal
    if around.klass == ANTIGRAV:
        return why_not_hover(table, unit, [mover], {mover.id: way})
    return why_not_ends(table, unit, around, [mover], {mover.id: way})


def _ways(around: Surroundings, mover: Mover, start: Point, left: int) -> Ways | None:
    """Ways round obstacles; none on a piece, where a figure moves straight."""
    if mover.level or piece_under(around.ground, around.klass, mover.at, mover.radius, mover.level):
        return None
    if around.klass == ANTIGRAV:
        return None if around.index.empty else Ways(around.index, (), (), start, mover.radius, left)
    discs = [disc for group in around.hard for disc in group.discs]
    links = [link for group in around.hard for link in group.links]
    return Ways(around.index, discs, links, start, mover.radius, left)


def _changed(value: Any, figure: str, path: Path) -> Any:
    """An answer with another path of one figure."""
    others = tuple(item for item in value if item[0] != figure)
    facing = next((item[2] for item in value if item[0] == figure), -1)
    return (*others, (figure, path, facing))


def _inside(table: Table, box: Box, radius: int) -> Box:
    """A box as far as a base may stand on the table."""
    x0, y0, x1, y1 = box
    ground = table.ground
    return max(x0, radius), max(y0, radius), min(x1, ground.width - radius), min(y1, ground.depth - radius)


# -- coming into play ---------------------------------------------------------------------------------------


def _zone_of(table: Table, way: str) -> Zone | None:
    """The access zone of a way in, if it is one."""
    return arrivals.zone_of(table, Way.read(way).target) if Way.read(way).what == ACCESS else None


def _coming_in(table: Table, unit: str, figure: str, way: str) -> Spots:
    zone, own = arrivals.zone_of(table, Way.read(way).target), profile(table, figure)

    def allowed(spot: Point) -> bool:
        for start in edges.starts(table.ground, zone, own.radius, own.movement, spot):
            if why_not_come(table, unit, way, ((figure, (start, spot), -1),)) is None:
                return True
        return False

    (ax, ay), (bx, by), far = zone.a, zone.b, own.movement
    box = min(ax, bx) - far, min(ay, by) - far, max(ax, bx) + far, max(ay, by) + far
    return Spots(figure, allowed, _inside(table, box, own.radius), own.movement)


def _put_down(table: Table, unit: str, figure: str) -> Spots:
    zone, own = arrivals.deployment_of(table, table.units[unit].side), profile(table, figure)

    def allowed(spot: Point) -> bool:
        return why_not_come(table, unit, DEPLOY, ((figure, (spot,), -1),)) is None

    (ax, ay), (bx, by) = zone.a, zone.b
    box = min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)
    return Spots(figure, allowed, _inside(table, box, own.radius))


def _beside(table: Table, unit: str, figure: str, way: str) -> Spots:
    """Where the leader may stand so that his unit, formed up round him, touches a point or a friend."""
    kind, target = Way.read(way).what, Way.read(way).target
    own = profile(table, figure)
    if kind == DROP:
        piece = table.things[target].piece
        x0, y0, x1, y1 = table.ground.piece(piece).polygon.box
    else:
        x0, y0, x1, y1 = box_of([(m.at, m.radius) for m in movers(table, target)])
    others = len(table.units[unit].figures) - 1
    rings = 0 if not others else 2 if others <= RING else 3
    far = CONTACT + own.radius + rings * (2 * own.radius + CONTACT // 5)

    def allowed(spot: Point) -> bool:
        value = arrivals.company(table, unit, None, lambda v: why_not_arrive(table, unit, way, v), spot)
        return value is not None and _end_of(value, figure) == spot

    return Spots(figure, allowed, _inside(table, (x0 - far, y0 - far, x1 + far, y1 + far), own.radius))


def _put_elsewhere(ask: Ask, table: Table, figure: str, way: str, value: Any) -> Spots | None:
    """Where one figure of an arrival may end, the others ending as they do."""
    own = profile(table, figure)
    judge, end = ask.judge, _end_of(value, figure)
    if judge is None or end is None:
        return None
    zone = _zone_of(table, way)

    def allowed(spot: Point) -> bool:
        if zone is None:
            return judge(_changed(value, figure, (spot,))) is None
        starts = edges.starts(table.ground, zone, own.radius, own.movement, spot)
        return any(judge(_changed(value, figure, (start, spot))) is None for start in starts)

    far = 2 * (FORMATION + own.radius)
    box = end[0] - far, end[1] - far, end[0] + far, end[1] + far
    return Spots(figure, allowed, _inside(table, box, own.radius), own.movement if zone else 0)


def _end_of(value: Any, figure: str) -> Point | None:
    """Where a figure ends in an answer."""
    return next((path[-1] for id, path, _ in value if id == figure and path), None)


# -- over an obstacle, over a unit --------------------------------------------------------------------------


def _over(ask: Ask, table: Table, figure: str, over: str, value: Any) -> Spots | None:
    """Where a figure may land beyond or upon what it gets over, or drive through what it crushes."""
    judge, own = ask.judge, profile(table, figure)
    if judge is None:
        return None

    def allowed(spot: Point) -> bool:
        return judge(_changed(value or (), figure, (spot,))) is None

    if over in table.units:
        x0, y0, x1, y1 = box_of([(m.at, m.radius) for m in movers(table, over)])
    else:
        x0, y0, x1, y1 = table.ground.piece(over).polygon.box
    far = CONTACT + own.radius + (FORMATION + own.radius if value else 0)
    return Spots(figure, allowed, _inside(table, (x0 - far, y0 - far, x1 + far, y1 + far), own.radius))
