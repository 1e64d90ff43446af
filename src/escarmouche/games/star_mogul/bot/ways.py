"""How far it is, on foot or on wheels, round what stands in the way: estimates; the rules judge the move."""

from __future__ import annotations

from escarmouche.games.star_mogul.chapters.models import at, hull, machine, rectangle
from escarmouche.games.star_mogul.chapters.terrain import (
    closed_to_walkers,
    room_at,
    stops_vehicles,
    vehicle_blocks,
)
from escarmouche.games.star_mogul.table import FLYING, PAS, Table
from escarmouche.space.memory import kept_with
from escarmouche.space.paths import first_hit, shortest_path
from escarmouche.space.rectangles import polygons_overlap, swept_by_move
from escarmouche.space.shapes import Point, distance, gap_to_polygon_at_most, onward, path_length, toward
from escarmouche.space.sweep import ground_obstacles
from escarmouche.space.terrain import Ground

NET = PAS // 2
"""How wide the net is on which ways are found once."""
FAR = 80 * PAS
SHY_OF = (0, 2, 4, 6)
"""How far before a goal a road may end, in pas, where a wall leaves no room beside it."""


def walk(table: Table, a: Point, b: Point) -> int:
    """How far it is on foot, round what stands in the way."""
    radius = PAS // 2
    if first_hit(closed_to_walkers(table.ground), (), (), (a, b), radius) is None:
        return distance(a, b)
    near = [_rounded(table.ground, point) for point in (a, b)]
    return _walked(table.ground, near[0], near[1])


def _rounded(ground: Ground, point: Point) -> Point:
    """The nearest point of a net half a pas wide, where there is room: so that ways are found once."""
    x, y = ((n + NET // 2) // NET * NET for n in point)
    return (x, y) if room_at(ground, (x, y), PAS // 2) else point


@kept_with
def _walked(ground: Ground, a: Point, b: Point) -> int:
    """How long the shortest way on foot is; a guess where there is none."""
    way = shortest_path(closed_to_walkers(ground), (), (), a, b, PAS // 2, 80 * PAS)
    return path_length(way) if way is not None else distance(a, b) * 3 // 2


def road(table: Table, unit: str, goal: Point) -> tuple[Point, ...]:
    """The way of a vehicle to a point, as its middle goes; straight for flyers and where none is found."""
    here = at(hull(table, unit))
    printed = machine(table, unit)
    if printed.drive == FLYING:
        return here, goal
    wide = min(printed.length, printed.width) // 2
    way = _road(table.ground, _netted(here), _netted(goal), wide + PAS // 4)
    return (here, *way[1:-1], goal) if way else (here, goal)


def road_length(table: Table, unit: str, goal: Point) -> int:
    """How long that way is."""
    return path_length(road(table, unit, goal))


def _netted(point: Point) -> Point:
    x, y = ((n + NET // 2) // NET * NET for n in point)
    return x, y


@kept_with
def _road(ground: Ground, a: Point, b: Point, wide: int) -> tuple[Point, ...] | None:
    """A way round what vehicles go round, as wide as may be; one that ends before the goal if need be."""
    index = ground_obstacles(ground, frozenset(p.id for p in ground.pieces if stops_vehicles(p)))
    for radius in (wide, wide // 2):
        for shy in SHY_OF:
            way = shortest_path(index, (), (), a, toward(b, a, shy * PAS), radius, 100 * PAS)
            if way is not None:
                return way
    return None


def wide_way(ground: Ground, a: Point, b: Point) -> int:
    """How long the way of a lorry between two places is; far more where there is none."""
    way = _road(ground, _netted(a), _netted(b), 2 * PAS)
    return path_length(way) if way is not None else 2 * distance(a, b) + 20 * PAS


def blocks_near(ground: Ground, point: Point, reach: int) -> int:
    """How many pieces that vehicles go round stand so near to a place."""
    return sum(gap_to_polygon_at_most(point, 0, p.polygon, reach) for p in vehicle_blocks(ground))


def open_ahead(table: Table, figure: str, spot: Point, facing: int) -> bool:
    """Whether a vehicle put down like this has a few pas free before it."""
    body = rectangle(table, figure).at(spot).facing_to(facing)
    swept = swept_by_move(body, onward(spot, facing, 4 * PAS))
    return not any(polygons_overlap(swept, p.polygon) for p in vehicle_blocks(table.ground))
