"""What a unit may run into when its figures change place: obstacles, bases, links."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from escarmouche.games.company.table import ON_TABLE, Table
from escarmouche.space.paths import Hit, PolygonIndex, first_hit, ground_obstacles, spot_free
from escarmouche.space.shapes import Box, Point, discs_overlap, gap_at_most, segments_cross
from escarmouche.space.sweep import leg_hits_edge, within
from escarmouche.space.terrain import Ground

Disc = tuple[Point, int]
Link = tuple[Point, Point]
Ways = Mapping[str, tuple[Point, ...]]
"""The points of each figure's way, where it stands first."""
MARGIN = 900
"""How far beyond a base another base of its unit can stand and still be linked to it."""
NOTHING = PolygonIndex(())
"""No obstacle and no edge: for testing a path against figures alone."""


class Spacing(NamedTuple):
    """Formation: how far from the leader, how far from a neighbour, and whether neighbours bar the way."""

    leader: int
    neighbour: int
    linked: bool


class Mover(NamedTuple):
    """A figure that may change place, and how far."""

    id: str
    at: Point
    radius: int
    movement: int
    """0 for a figure that may not be displaced."""
    level: int


class Group:
    """The figures of another unit near the mover, on its level."""

    __slots__ = ("_links", "box", "discs", "friend", "infantry", "spacing", "unit")

    def __init__(self, unit: str, infantry: bool, friend: bool, discs: list[Disc], spacing: Spacing) -> None:
        self.unit, self.infantry, self.friend, self.discs = unit, infantry, friend, discs
        self.spacing = spacing
        self.box = box_of(discs)
        self._links: list[Link] | None = None

    @property
    def links(self) -> list[Link]:
        """Its links, found when first asked for."""
        if self._links is None:
            self._links = links_of(self.discs, self.spacing)
        return self._links


def near_groups(
    table: Table, unit: str, level: int, box: Box, spacing: Spacing, infantry: str
) -> list[Group]:
    """The other units that have figures of a level in a box; `infantry` is the kind of entry that is some."""
    figures, profiles = table.figures, table.setting.profiles
    entries = table.setting.entries
    x0, y0, x1, y1 = box
    side = table.units[unit].side
    groups = []
    for other in table.units.values():
        if other.place != ON_TABLE or other.id == unit:
            continue
        discs = []
        for id in other.figures:
            g = figures[id]
            if x0 <= g.x <= x1 and y0 <= g.y <= y1 and g.z == level:
                discs.append(((g.x, g.y), profiles[g.profile].radius))
        if discs:
            foot = entries[other.entry].kind == infantry
            groups.append(Group(other.id, foot, other.side == side, discs, spacing))
    return groups


def reach_box(members: Sequence[Mover], more: int = 0) -> Box:
    """The upright rectangle as far as figures can get; `more` widens it."""
    xs, ys = [m.at[0] for m in members], [m.at[1] for m in members]
    reach = max(m.movement + m.radius for m in members) + MARGIN + more
    return min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach


class Surroundings:
    """What stands round a unit on one level, for one question; made afresh each time.

    A game's own class sorts the groups into those below and says what a figure stands on.
    """

    __slots__ = (
        "_plain", "flies", "ground", "groups", "hard", "index", "level", "passable", "pushes", "soft",
        "solid", "spacing",
    )  # fmt: skip

    def __init__(
        self, ground: Ground, index: PolygonIndex, groups: list[Group], level: int, spacing: Spacing
    ) -> None:
        self.ground, self.index, self.groups, self.level = ground, index, groups, level
        self.spacing = spacing
        self.flies = False
        """Passes over figures and most obstacles: only where it lands counts."""
        self.pushes = False
        """May end amid infantry that is pushed aside."""
        self._plain: dict[str, bool] = {}
        self.hard: list[Group] = []
        """Units no path may pass through."""
        self.soft: list[Group] = []
        """Infantry that may be overlapped by who ends amid it."""
        self.solid: list[Group] = []
        """Units on whose bases nobody may end."""
        self.passable: list[Group] = []
        """Friends that a unit may pass through."""

    def under(self, mover: Mover) -> str:
        """The obstacle a figure stands on or in, or nothing."""
        return ""

    def others(self, under: str) -> PolygonIndex:
        """The obstacles without the one a figure stands in."""
        return self.index

    def lands(self, at: Point, radius: int) -> int | None:
        """The level at which a flier ends here; None where it may not."""
        return self.level

    def passes_whole(self, members: Sequence[Mover], ways: Ways) -> bool:
        """Whether nobody stays behind friends whom others of the unit pass, where that matters."""
        return True

    def hit(self, mover: Mover, path: Sequence[Point]) -> Hit | None:
        """What the base of a figure runs into on a path that begins where it stands.

        A base or a link that is hit is named by its unit.
        """
        if self.flies:
            blocked = None if self.index.empty else first_hit(self.index, (), (), path, mover.radius)
            return blocked or _off_table(self.ground, path[-1], mover.radius)
        under = self.under(mover)
        if not under and not mover.level:
            return self.first_met(self.index, path, mover.radius)
        inside = ground_obstacles(self.ground, frozenset({under}))
        for leg in range(len(path) - 1):
            if under and leg_hits_edge(inside, path[leg], path[leg + 1], mover.radius) is not None:
                return Hit("piece", under, leg)
        others = self.others(under) if not mover.level else bare(self.ground)
        return self.first_met(others, path, mover.radius)

    def leg_free(self, mover: Mover, end: Point) -> bool:
        """Whether a figure may go straight to this end: as `hit`, and quicker from open ground."""
        plain = self._plain.get(mover.id)
        if plain is None:
            plain = not self.flies and not mover.level
            plain = plain and spot_free(self.index, (), mover.at, mover.radius)
            self._plain[mover.id] = plain
        if not plain:
            return self.hit(mover, (mover.at, end)) is None
        bounds = self.index.bounds
        if bounds is not None and not within(bounds, *end, mover.radius):
            return False
        if leg_hits_edge(self.index, mover.at, end, mover.radius) is not None:
            return False
        return not self.hard or self.first_met(NOTHING, (mover.at, end), mover.radius) is None

    def first_met(self, index: PolygonIndex, path: Sequence[Point], radius: int) -> Hit | None:
        """What a path runs into of these obstacles and of the units no path may pass through."""
        if self.hard:
            x0, y0, x1, y1 = box_of([(point, radius) for point in path])
            for group in self.hard:
                u0, v0, u1, v1 = group.box
                if x0 < u1 and u0 < x1 and y0 < v1 and v0 < y1:
                    met = first_hit(NOTHING, group.discs, group.links, path, radius)
                    if met is not None:
                        return Hit(met.kind, group.unit, met.leg)
        return first_hit(index, (), (), path, radius)

    def runs_over(self, mover: Mover, path: Sequence[Point]) -> str:
        """Infantry that who pushes drives through without ending amid it."""
        for group in self.soft:
            met = first_hit(NOTHING, group.discs, group.links, path, mover.radius)
            if met and not amid(path[-1], mover.radius, group):
                return group.unit
        return ""

    def occupied(self, at: Point, radius: int) -> bool:
        """Whether a base standing here would overlap a base it may not push."""
        x, y = at
        for group in self.solid:
            x0, y0, x1, y1 = group.box
            if x0 - radius < x < x1 + radius and y0 - radius < y < y1 + radius:
                for (qx, qy), r in group.discs:
                    reach, dx, dy = radius + r, x - qx, y - qy
                    if dx * dx + dy * dy < reach * reach:
                        return True
        return False

    def interlocked(self, ends: Sequence[Disc]) -> str:
        """A unit with which figures standing like this would be interlocked, or nothing."""
        return next(self.interlocked_with(ends), "")

    def interlocked_with(self, ends: Sequence[Disc]) -> Iterator[str]:
        """Every unit with which figures standing like this would be interlocked."""
        if not self.groups or not self.spacing.linked:
            return
        links = None
        x0, y0, x1, y1 = box_of(ends)
        for group in self.groups:
            u0, v0, u1, v1 = group.box
            if x0 >= u1 or u0 >= x1 or y0 >= v1 or v0 >= y1 or (group.infantry and self.pushes):
                continue  # apart, or amid infantry that is pushed
            links = links_of(ends, self.spacing) if links is None else links
            if _cut(links, group.discs) or _cut(group.links, ends) or _cross(links, group.links):
                yield group.unit


def links_of(discs: Sequence[Disc], spacing: Spacing) -> list[Link]:
    """The segments that join members at contact of each other, where they bar the way."""
    links: list[Link] = []
    if not spacing.linked:
        return links
    for n, (a, ra) in enumerate(discs):
        for b, rb in discs[:n]:
            if gap_at_most(a, ra, b, rb, spacing.neighbour):
                links.append((b, a))
    return links


def amid(at: Point, radius: int, group: Group) -> bool:
    """Whether a base overlaps a base or a link of a unit."""
    return any(discs_overlap(at, radius, q, r) for q, r in group.discs) or _cut(group.links, [(at, radius)])


def _cross(links: Sequence[Link], others: Sequence[Link]) -> bool:
    """Whether a link of one unit crosses one of the other."""
    for a, b in links:
        for c, d in others:
            if segments_cross(a, b, c, d):
                return True
    return False


def _cut(links: Sequence[Link], discs: Sequence[Disc]) -> bool:
    """Whether a link comes strictly nearer to the centre of a base than its radius."""
    for (ax, ay), (bx, by) in links:
        ux, uy = bx - ax, by - ay
        square = ux * ux + uy * uy
        for (x, y), radius in discs:
            vx, vy = x - ax, y - ay
            across = ux * vy - uy * vx
            if across * across >= radius * radius * square:
                continue
            along = ux * vx + uy * vy
            if along <= 0:
                if vx * vx + vy * vy < radius * radius:
                    return True
            elif along >= square:
                if (x - bx) * (x - bx) + (y - by) * (y - by) < radius * radius:
                    return True
            else:
                return True
    return False


def box_of(discs: Sequence[Disc]) -> Box:
    """The upright rectangle round some bases."""
    (x0, y0), wide = discs[0]
    x1, y1 = x0, y0
    for (x, y), radius in discs:
        if x < x0:
            x0 = x
        elif x > x1:
            x1 = x
        if y < y0:
            y0 = y
        elif y > y1:
            y1 = y
        if radius > wide:
            wide = radius
    return x0 - wide, y0 - wide, x1 + wide, y1 + wide


def bare(ground: Ground) -> PolygonIndex:
    """The table without its pieces: only its edge stops a base."""
    return ground_obstacles(ground, frozenset())


def _off_table(ground: Ground, at: Point, radius: int) -> Hit | None:
    x, y = at
    if radius <= x <= ground.width - radius and radius <= y <= ground.depth - radius:
        return None
    return Hit("edge", 0, 0)
