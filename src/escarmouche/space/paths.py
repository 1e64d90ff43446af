"""The shortest way of a round base between obstacles, and where it can get to.

The centre of a base keeps its radius away from corners and discs, so the true shortest way is made of
straight legs and arcs. Here every arc is replaced by the legs of a polygon drawn round it, 45 degrees a leg,
its points rounded outward to whole hundredths. "Shortest" is exact over these points: every leg is tested
exactly, and round a full right angle the way is at most 0.09 radii longer than the arc.

Only obstacles that stand in the way are looked at: a leg that hits one brings its points into the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import atan2, ceil, cos, floor, pi, sin, sqrt

from escarmouche.space.shapes import Edge, Point, Polygon, path_length, segments_cross, square_to_segment
from escarmouche.space.sweep import (
    Disc,
    Hit,
    Link,
    PolygonIndex,
    first_hit,
    first_overlap,
    ground_obstacles,
    leg_hits_edge,
    obstacles,
    spot_free,
    within,
)

__all__ = [
    "Disc",
    "Hit",
    "Link",
    "PolygonIndex",
    "Ways",
    "first_hit",
    "first_overlap",
    "ground_obstacles",
    "obstacles",
    "shortest_path",
    "spot_free",
]

_LEG = pi / 4
Obstacle = tuple[str, int]


def shortest_path(
    index: PolygonIndex,
    discs: Sequence[Disc],
    links: Sequence[Link],
    start: Point,
    goal: Point,
    radius: int,
    budget: int,
) -> tuple[Point, ...] | None:
    """The shortest free path from start to goal, both included; None if there is none within the budget."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    if dx * dx + dy * dy > budget * budget:
        return None
    if first_overlap(index, discs, start, radius) or first_overlap(index, discs, goal, radius):
        return None
    search = _Search(index, discs, links, start, radius, budget)
    if search.obstacle(start, goal) is None:
        return (start, goal)
    path = search.run(goal)
    return path if path is not None and path_length(path) <= budget else None


class Ways:
    """The shortest free ways from one place to any other within a budget; searched once, asked often."""

    __slots__ = ("_search",)

    def __init__(
        self,
        index: PolygonIndex,
        discs: Sequence[Disc],
        links: Sequence[Link],
        start: Point,
        radius: int,
        budget: int,
    ) -> None:
        self._search = search = _Search(index, discs, links, start, radius, budget)
        if first_overlap(index, discs, start, radius):
            return
        reach = budget + radius
        x0, y0, x1, y1 = start[0] - reach, start[1] - reach, start[0] + reach, start[1] + reach
        names = index.outlines.names
        numbers = {name: n for n, name in enumerate(names)}
        for name, polygon in zip(index.names, index.polygons, strict=True):
            u0, v0, u1, v1 = polygon.box
            if u0 < x1 and x0 < u1 and v0 < y1 and y0 < v1:
                search.bring_in(("piece", numbers[name]))
        for n in range(len(search.discs)):
            search.bring_in(("disc", n))
        for n in range(len(links)):
            search.bring_in(("link", n))
        search.run(None)

    @property
    def turns(self) -> tuple[Point, ...]:
        """The places where ways bend."""
        return tuple(self._search.reached)

    def to(self, spot: Point) -> tuple[Point, ...] | None:
        """The shortest way to a place, both ends included; None where there is none within the budget."""
        return self._search.way_to(spot)


class _Search:
    """A lazy search over the points round obstacles; legs are tested only when they come to the front."""

    def __init__(
        self,
        index: PolygonIndex,
        discs: Sequence[Disc],
        links: Sequence[Link],
        start: Point,
        radius: int,
        budget: int,
    ) -> None:
        self.index, self.links, self.radius, self.budget = index, links, radius, budget
        self.start = start
        self.goal: Point | None = None
        reach = budget + radius
        self.discs = [
            (at, r + radius)
            for at, r in discs
            if abs(at[0] - start[0]) < reach + r and abs(at[1] - start[1]) < reach + r
        ]
        self.known: set[Obstacle] = set()
        self.nodes: dict[Point, float] = {}
        """Points not yet reached, with the least length still to go."""
        self.reached: dict[Point, tuple[float, Point]] = {}
        """Points reached: length of the way and the point before."""
        self.heap: list[tuple[float, float, Point, Point]] = []

    def obstacle(self, a: Point, b: Point) -> Obstacle | None:
        """Something that blocks the leg from a to b."""
        edge = leg_hits_edge(self.index, a, b, self.radius)
        if edge is not None:
            return "piece", self.index.outlines.owners[edge]
        if self.discs:
            (ax, ay), (bx, by) = a, b
            x0, x1 = (ax, bx) if ax < bx else (bx, ax)
            y0, y1 = (ay, by) if ay < by else (by, ay)
            for n, ((x, y), reach) in enumerate(self.discs):
                if x0 - reach < x < x1 + reach and y0 - reach < y < y1 + reach:
                    above, below = square_to_segment(x, y, ax, ay, bx, by)
                    if above < reach * reach * below:
                        return "disc", n
        for n, link in enumerate(self.links):
            if segments_cross(a, b, *link):
                return "link", n
        return None

    def bring_in(self, obstacle: Obstacle) -> None:
        """Make the points round an obstacle part of the search."""
        if obstacle in self.known:
            return
        self.known.add(obstacle)
        kind, n = obstacle
        points: Sequence[Point]
        if kind == "piece":
            points, crowding = _corners_of(self.index, n, self.radius)
            for other in crowding:
                self.bring_in(("piece", other))
        elif kind == "disc":
            (x, y), reach = self.discs[n]
            bounds = self.index.bounds
            around = [(x + dx, y + dy) for dx, dy in _points_round_disc(reach)]
            points = tuple(p for p in around if bounds is None or within(bounds, *p, self.radius))
        else:
            points = self.links[n]
        for point in points:
            if point in self.reached or point in self.nodes:
                continue
            left = _length(point, self.goal) if self.goal is not None else 0.0
            if _length(self.start, point) + left <= self.budget:
                self.nodes[point] = left
                for before, (gone, _) in self.reached.items():
                    self._push(before, gone, point, left)

    def _push(self, before: Point, gone: float, point: Point, left: float) -> None:
        far = gone + sqrt((point[0] - before[0]) ** 2 + (point[1] - before[1]) ** 2)
        if far + left <= self.budget + 1e-6:
            heappush(self.heap, (far + left, far, point, before))

    def run(self, goal: Point | None) -> tuple[Point, ...] | None:
        """Search until the goal is reached; without a goal, until nothing new is within the budget."""
        self.goal = goal
        if goal is not None:
            self.nodes[goal] = 0.0
        self._settle(self.start, 0.0, self.start)
        while self.heap:
            _, gone, point, before = heappop(self.heap)
            if point in self.reached:
                continue
            obstacle = self.obstacle(before, point)
            if obstacle is not None:
                self.bring_in(obstacle)
                continue
            self._settle(point, gone, before)
            if point == goal:
                return self._way(point)
        return None

    def _settle(self, point: Point, gone: float, before: Point) -> None:
        self.reached[point] = gone, before
        self.nodes.pop(point, None)
        for other, left in self.nodes.items():
            self._push(point, gone, other, left)

    def _way(self, point: Point) -> tuple[Point, ...]:
        way = [point]
        while point != self.start:
            point = self.reached[point][1]
            way.append(point)
        return tuple(reversed(way))

    def gets_to(self, spot: Point) -> bool:
        """After a search without a goal: whether the spot is one free leg away within budget."""
        return self.way_to(spot) is not None

    def way_to(self, spot: Point) -> tuple[Point, ...] | None:
        """After a search without a goal: the way to a spot within budget."""
        limit = self.budget + 1e-6
        x, y = spot
        ways = []
        for at, (gone, _) in self.reached.items():
            far = gone + sqrt((at[0] - x) ** 2 + (at[1] - y) ** 2)
            if far <= limit:
                ways.append((far, at))
        ways.sort()
        for _, at in ways:
            if self.obstacle(at, spot) is None:
                way = (*self._way(at), spot)
                return way if path_length(way) <= self.budget else None
        return None


def _length(a: Point, b: Point) -> float:
    return sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)


def _corners_of(index: PolygonIndex, n: int, radius: int) -> tuple[tuple[Point, ...], tuple[int, ...]]:
    """The points round a polygon where the centre of a base may turn, and the polygons that stand on others.

    Where a neighbour takes such a point the way leads round both of them. Kept with the index.
    """
    key = (radius, n)
    known: tuple[tuple[Point, ...], tuple[int, ...]] | None = index.remembered.get(key)
    if known is None:
        points: list[Point] = []
        crowding: dict[int, None] = {}
        for point in points_round(index.outlines.polygons[n], radius):
            hit = first_overlap(index, (), point, radius)
            if hit is None:
                points.append(point)
            elif hit.kind == "piece":
                crowding[index.outlines.names.index(str(hit.which))] = None
        known = tuple(points), tuple(crowding)
        index.remembered[key] = known
    return known


def points_round(polygon: Polygon, radius: int) -> list[Point]:
    """The corners of a polygon drawn `radius` outside another, each arc in legs of at most 45 degrees."""
    corners: list[Point] = []
    for before, after in zip(polygon.edges[-1:] + polygon.edges[:-1], polygon.edges, strict=True):
        corners += _points_round_corner(before, after, radius)
    return list(dict.fromkeys(corners))


def _points_round_corner(before: Edge, after: Edge, radius: int) -> list[Point]:
    px, py, x, y = before
    ux, uy, vx, vy = x - px, y - py, after[2] - x, after[3] - y
    turn = atan2(ux * vy - uy * vx, ux * vx + uy * vy)
    if turn <= 0:
        return []
    legs = ceil(turn / _LEG - 1e-9)
    first = atan2(-ux, uy)
    step = turn / legs
    return [(x + dx, y + dy) for dx, dy in (_outside(first + step * k, step, radius) for k in range(legs))]


@lru_cache(maxsize=1024)
def _points_round_disc(radius: int) -> tuple[Point, ...]:
    return tuple(_outside(k * _LEG, _LEG, radius) for k in range(8))


def _outside(angle: float, step: float, radius: int) -> Point:
    """The whole point nearest to where two lines at `radius` meet, inside neither."""
    ax, ay, bx, by = cos(angle), sin(angle), cos(angle + step), sin(angle + step)
    far = radius / cos(step / 2)
    x, y = far * cos(angle + step / 2), far * sin(angle + step / 2)
    best, least = (ceil(x) if x > 0 else floor(x), ceil(y) if y > 0 else floor(y)), 1e9
    for i in range(floor(x) - 1, floor(x) + 3):
        for j in range(floor(y) - 1, floor(y) + 3):
            if i * ax + j * ay >= radius - 1e-6 and i * bx + j * by >= radius - 1e-6:
                off = (i - x) ** 2 + (j - y) ** 2
                if off < least - 1e-9:
                    best, least = (i, j), off
    return best
