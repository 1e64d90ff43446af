"""Where a figure may end in the pending movement or entry: the area a client shades while it is dragged.

Nothing is judged here: every place is put to the rules that judge the answer itself.
"""

from __future__ import annotations

from typing import Any

from escarmouche.engine.overlays import Spots
from escarmouche.engine.requests import Ask
from escarmouche.games.at43.chapters.measuring import FORMATION
from escarmouche.games.at43.chapters.movement import drafts, entry
from escarmouche.games.at43.chapters.movement.collisions import Surroundings, landing, movers
from escarmouche.games.at43.chapters.movement.entry import ACCESS, Way
from escarmouche.games.at43.chapters.movement.judging import why_not_end, why_not_way
from escarmouche.games.at43.chapters.units import profile
from escarmouche.games.at43.table import DROP, Table
from escarmouche.games.company.chapters.movement import edges
from escarmouche.games.company.chapters.movement.collisions import Mover
from escarmouche.games.company.chapters.movement.placements import Placements
from escarmouche.space.paths import Ways
from escarmouche.space.shapes import Box, Point, path_length

ENTERING = frozenset({"enter-access", "enter-drop", "enter-deploy"})
Path = tuple[Point, ...]


def follow(ask: Ask, table: Table, point: Point) -> Placements | None:
    """A unit led to a point, or as near as it gets; None where the question leads no unit."""
    unit = str(ask.about.get("unit", ""))
    if ask.question == "move":
        return drafts.follow(table, unit, ask.about["action"], point)
    if ask.question in ENTERING:
        return entry.company(table, unit, Way.read(ask.about["way"]), ask.about["action"], point)
    return None


def spots(ask: Ask, table: Table, figure: str, value: Any, via: Path) -> Spots | None:
    """Where a figure may end, by way of these points; None where the question has no such area."""
    unit = str(ask.about.get("unit", ""))
    if figure not in table.figures or table.figures[figure].unit != unit:
        return None
    if ask.question == "move":
        return _moving(ask, table, figure, value, via)
    return _coming(ask, table, figure, value) if ask.question in ENTERING else None


def _moving(ask: Ask, table: Table, figure: str, value: Any, via: Path) -> Spots | None:
    unit, action = table.figures[figure].unit, ask.about["action"]
    mover = next(m for m in movers(table, unit, action) if m.id == figure)
    gone = (mover.at, *via)
    left = mover.movement - path_length(gone)
    if not mover.movement or left < 0:
        return None
    around = Surroundings(table, unit, [mover], mover.level, action, FORMATION)
    discs = [disc for group in around.hard for disc in group.discs]
    plain = not mover.level and not table.figures[figure].inside and not around.flies
    ways = Ways(around.index, discs, [], gone[-1], mover.radius, left) if plain else None
    judge = ask.judge

    def refused(way: Path) -> bool:
        if value and judge:
            return judge(_changed(value, figure, way[1:])) is not None
        return _alone(table, around, mover, way, action)

    def allowed(spot: Point) -> bool:
        way = (*gone, spot)
        if path_length(way) <= mover.movement and not refused(way):
            return True
        rest = ways.to(spot) if ways is not None else None
        if rest is None or len(rest) < 3:
            return False
        way = (*gone, *rest[1:])
        return path_length(way) <= mover.movement and not refused(way)

    (x, y), radius = gone[-1], mover.radius
    box = _inside(table, (x - left, y - left, x + left, y + left), radius)
    return Spots(figure, allowed, box, mover.movement, 0, ways.turns if ways else ())


def _alone(table: Table, around: Surroundings, mover: Mover, way: Path, action: str) -> bool:
    """Whether something keeps one figure from a way, whatever the others of its unit do."""
    end = landing(table, mover.id, way)
    if why_not_way(table, around, mover, way, end):
        return True
    level = around
    if end.level != mover.level:
        level = Surroundings(table, table.figures[mover.id].unit, [mover], end.level, action, FORMATION)
    return why_not_end(table, level, mover, {mover.id: way}, {mover.id: end}) is not None


def _coming(ask: Ask, table: Table, figure: str, value: Any) -> Spots:
    """Where a figure may come in: with a value the whole answer is judged, else the leader with his unit."""
    unit, action = table.figures[figure].unit, ask.about["action"]
    way, own, judge = Way.read(ask.about["way"]), profile(table, figure), ask.judge
    reach = own.movement + (1000 if action == "rapid" else 0)

    def allowed(spot: Point) -> bool:
        if not value:
            placed = entry.company(table, unit, way, action, spot)
            return placed is not None
        if judge is None:
            return False
        if way.what != ACCESS:
            return judge(_changed(value, figure, (spot,))) is None
        zone = entry.zone_of(table, way.target)
        begins = edges.starts(table.ground, zone, own.radius, reach, spot)
        return any(judge(_changed(value, figure, (start, spot))) is None for start in begins)

    return Spots(figure, allowed, _area(table, way, reach, own.radius), reach if way.what == ACCESS else 0)


def _area(table: Table, way: Way, reach: int, radius: int) -> Box:
    if way.what == DROP:
        point = table.things[way.target]
        far = entry.RADIUS
        return _inside(table, (point.x - far, point.y - far, point.x + far, point.y + far), radius)
    zone = entry.zone_of(table, way.target)
    (ax, ay), (bx, by) = zone.a, zone.b
    far = reach if way.what == ACCESS else 0
    box = min(ax, bx) - far, min(ay, by) - far, max(ax, bx) + far, max(ay, by) + far
    return _inside(table, box, radius)


def _changed(value: Any, figure: str, path: Path) -> Any:
    """An answer with another path of one figure."""
    rest = tuple(item for item in value if item[0] != figure)
    facing = next((item[2] for item in value if item[0] == figure), -1)
    return (*rest, (figure, path, facing))


def _inside(table: Table, box: Box, radius: int) -> Box:
    """A box as far as a base may stand on the table."""
    x0, y0, x1, y1 = box
    ground = table.ground
    return max(x0, radius), max(y0, radius), min(x1, ground.width - radius), min(y1, ground.depth - radius)
