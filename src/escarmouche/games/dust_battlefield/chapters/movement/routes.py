"""The shortest ways of a miniature round walls, water and enemies (DB-TERR-06, DB-MOVE-06)."""

from __future__ import annotations

from escarmouche.engine.table import kept
from escarmouche.games.dust.table import BOARD, VEHICLE
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body
from escarmouche.games.dust_battlefield.chapters.movement import ways
from escarmouche.games.dust_battlefield.chapters.movement.ways import Walker
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.paths import Disc, PolygonIndex, ground_obstacles, shortest_path
from escarmouche.space.shapes import Point, toward

FAR = 40000
"""A way that may lead over the whole table."""
NEAR_GOAL = (0, 500, 1000, 1500, 2000, 3000)
"""How far before a goal that nobody can stand on a way may end."""


def index_for(table: Table, walker: Walker) -> PolygonIndex:
    """The terrain that stops a miniature; in the air none does (DS-SKILL-24)."""
    if walker.soars:
        return ground_obstacles(table.ground, frozenset())
    closed = ways.terrain_for(table.ground, walker.card.type, walker.card.skills).closed
    inside = [stop.piece.id for stop in closed if not stop.polygon.contains(walker.at)]
    return ground_obstacles(table.ground, frozenset(inside))


def clearance(walker: Walker) -> int:
    """The radius of a disc in which the miniature fits however it turns."""
    hull = walker.form.hull
    return walker.form.radius if hull is None else walker.put((0, 0)).reach


@kept
def in_the_way(table: Table, unit: str, hero: str = "") -> tuple[Disc, ...]:
    """Discs about everybody a unit may not pass through: enemies, for vehicles friendly machines too."""
    side, own = table.units[unit].side, table.setting.cards[table.units[unit].card]
    found = []
    for other, members in bodies.bodies(table).items():
        record = table.units[other]
        if other in (unit, hero) or record.place != BOARD:
            continue
        friend = record.side == side
        if friend and not (own.type == VEHICLE and table.setting.cards[record.card].type == VEHICLE):
            continue
        found += [(body.at, body.reach) for body in members if not body.flies]
    return tuple(found)


def stands(table: Table, walker: Walker, at: Point, around: tuple[Body, ...]) -> bool:
    """Whether a miniature could stand there: on the table, on nobody, in no wall."""
    body = walker.put(at)
    if ways.why_not_stand(table, body, around) is not None:
        return False
    closed = ways.terrain_for(table.ground, walker.card.type, walker.card.skills).closed
    return not any(bodies.overlaps(body, stop.polygon) for stop in closed)


def within(
    table: Table, walker: Walker, spot: Point, length: int, hero: str = ""
) -> tuple[Point, ...] | None:
    """The shortest way to a spot, no longer than so much."""
    if walker.form.flies:
        return (walker.at, spot)
    discs = in_the_way(table, walker.unit, hero)
    return shortest_path(index_for(table, walker), discs, (), walker.at, spot, clearance(walker), length)


def towards(table: Table, walker: Walker, goal: Point, hero: str = "") -> tuple[Point, ...] | None:
    """The shortest way to a goal or to the nearest spot before it where one can stand."""
    index, discs, radius = index_for(table, walker), in_the_way(table, walker.unit, hero), clearance(walker)
    width, depth = table.ground.width, table.ground.depth
    inner = (min(max(goal[0], radius), width - radius), min(max(goal[1], radius), depth - radius))
    for short in NEAR_GOAL:
        spot = toward(inner, walker.at, short) if short else inner
        way = shortest_path(index, discs, (), walker.at, spot, radius, FAR)
        if way is not None:
            return way
    return None
