"""What a unit may run into when its figures change place: obstacles, bases, links (TR-MOVE-03 to 06)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from escarmouche.engine.table import kept
from escarmouche.games.trauma.chapters.measuring import CONTACT, FORMATION
from escarmouche.games.trauma.chapters.terrain import AREA, FLAT_TOP, FREE, NO, class_of, permission
from escarmouche.games.trauma.chapters.units import entry
from escarmouche.games.trauma.table import ANTIGRAV, INFANTRY, ON_TABLE, Table
from escarmouche.space.formation import in_formation
from escarmouche.space.memory import kept_with
from escarmouche.space.paths import Hit, PolygonIndex, first_hit, ground_obstacles, spot_free
from escarmouche.space.shapes import (
    Box,
    Point,
    disc_inside_polygon,
    disc_overlaps_polygon,
    discs_overlap,
    gap_at_most,
    segments_cross,
)
from escarmouche.space.sweep import leg_hits_edge, within
from escarmouche.space.terrain import Ground, Piece

Disc = tuple[Point, int]
Link = tuple[Point, Point]
MARGIN = 900
"""How far beyond a base another base of its unit can stand and still be linked to it."""
PACKINGS, SQUARES = 3, 2
NOTHING = PolygonIndex(())
"""No obstacle and no edge: for testing a path against figures alone."""


class Mover(NamedTuple):
    """A figure that may change place, and how far."""

    id: str
    at: Point
    radius: int
    movement: int
    """0 for a figure that may not be displaced: immobilised, or a sniper who used his second score."""
    level: int


class Group:
    """The figures of another unit near the mover, on its level."""

    __slots__ = ("_links", "box", "discs", "friend", "infantry", "unit")

    def __init__(self, unit: str, infantry: bool, friend: bool, discs: list[Disc]) -> None:
        self.unit, self.infantry, self.friend, self.discs = unit, infantry, friend, discs
        self.box = box_of(discs)
        self._links: list[Link] | None = None

    @property
    def links(self) -> list[Link]:
        """Its links, found when first asked for."""
        if self._links is None:
            self._links = links_of(self.discs)
        return self._links


@kept
def movers(table: Table, unit: str) -> tuple[Mover, ...]:
    """The figures of a unit with their bases and their Movement."""
    figures, profiles = table.figures, table.setting.profiles
    members = []
    for id in table.units[unit].figures:
        f = figures[id]
        p = profiles[f.profile]
        members.append(Mover(id, (f.x, f.y), p.radius, 0 if f.immobile or f.fixed else p.movement, f.z))
    return tuple(members)


def klass_of(table: Table, unit: str) -> str:
    """infantry, walker, wheeled or antigrav."""
    return class_of(entry(table, unit))


@kept_with
def closed_pieces(ground: Ground, klass: str) -> frozenset[str]:
    """The pieces a class may not walk over in a Movement: only Crossing, or nothing, gets it there.

    Antigravs fly over all but what is closed to them (TR-VEH-05).
    """
    ways = [(piece.id, permission(piece, klass)) for piece in ground.pieces]
    return frozenset(id for id, how in ways if (how == NO if klass == ANTIGRAV else how != FREE))


@kept_with
def closed_index(ground: Ground, klass: str, *but: str) -> PolygonIndex:
    """The obstacles of a class on this ground; `but` leaves pieces out."""
    return ground_obstacles(ground, closed_pieces(ground, klass).difference(but))


def piece_under(ground: Ground, klass: str, at: Point, radius: int, level: int) -> str:
    """The obstacle a figure stands on or in, or nothing; its Movement stays within it (TR-MOVE-03)."""
    near = ground.numbers_near(*at, radius)
    if not near:
        return ""
    closed = closed_pieces(ground, klass)
    for n in near:
        piece = ground.pieces[n]
        stood_on = piece.id in closed and level == top_of(piece)
        if stood_on and disc_overlaps_polygon(at, radius, ground.polygons[n]):
            return piece.id
    return ""


def top_of(piece: Piece) -> int:
    """The level of a figure on a piece: the ground for area terrain, else its top (TR-CROSS-03)."""
    return 0 if AREA in piece.traits else piece.height


def landing_level(ground: Ground, at: Point, radius: int) -> int | None:
    """The level at which an antigrav may end here; None where it may not (TR-VEH-05)."""
    level = 0
    for n in ground.numbers_near(*at, radius):
        piece = ground.pieces[n]
        if AREA in piece.traits or not disc_overlaps_polygon(at, radius, ground.polygons[n]):
            continue
        if FLAT_TOP not in piece.traits or not disc_inside_polygon(at, radius, ground.polygons[n]):
            return None
        level = max(level, piece.height)
    return level


class Surroundings:
    """What stands round a unit on one level, for one question; made afresh each time."""

    __slots__ = ("_plain", "ground", "groups", "hard", "index", "klass", "level", "passable", "soft", "solid")

    def __init__(self, table: Table, unit: str, klass: str, level: int, box: Box) -> None:
        self.ground, self.klass, self.level = table.ground, klass, level
        self.index = closed_index(table.ground, klass)
        self.groups = _groups(table, unit, level, box)
        self._plain: dict[str, bool] = {}
        self.hard: list[Group] = []
        """Units no path may pass through (TR-MOVE-05)."""
        self.soft: list[Group] = []
        """Enemy infantry that a vehicle may overlap if it ends amid it (TR-MOVE-09)."""
        self.solid: list[Group] = []
        """Units on whose bases nobody may end."""
        self.passable: list[Group] = []
        """Friendly infantry that a unit passes through whole or not at all (TR-MOVE-04)."""
        for group in self.groups:
            pushes = klass != INFANTRY and group.infantry
            if not pushes:
                self.solid.append(group)
            if klass == ANTIGRAV:
                continue  # TR-VEH-05
            if group.friend and group.infantry:
                self.passable.append(group)
                continue
            (self.soft if pushes else self.hard).append(group)

    def hit(self, mover: Mover, path: Sequence[Point]) -> Hit | None:
        """What the base of a figure runs into on a path that begins where it stands.

        A base or a link that is hit is named by its unit.
        """
        if self.klass == ANTIGRAV:
            blocked = None if self.index.empty else first_hit(self.index, (), (), path, mover.radius)
            return blocked or _off_table(self.ground, path[-1], mover.radius)
        under = piece_under(self.ground, self.klass, mover.at, mover.radius, mover.level)
        if not under and not mover.level:
            return self.first_met(self.index, path, mover.radius)
        inside = ground_obstacles(self.ground, frozenset({under}))
        for leg in range(len(path) - 1):
            if under and leg_hits_edge(inside, path[leg], path[leg + 1], mover.radius) is not None:
                return Hit("piece", under, leg)
        others = closed_index(self.ground, self.klass, under) if not mover.level else bare(self.ground)
        return self.first_met(others, path, mover.radius)

    def leg_free(self, mover: Mover, end: Point) -> bool:
        """Whether a figure may go straight to this end: as `hit`, and quicker from open ground."""
        plain = self._plain.get(mover.id)
        if plain is None:
            plain = self.klass != ANTIGRAV and not mover.level
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
        """Enemy infantry that a vehicle drives through without ending amid it (TR-MOVE-09)."""
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
        """A unit with which figures standing like this would be interlocked, or nothing (TR-MOVE-06)."""
        return next(self.interlocked_with(ends), "")

    def interlocked_with(self, ends: Sequence[Disc]) -> Iterator[str]:
        """Every unit with which figures standing like this would be interlocked."""
        if not self.groups:
            return
        links = None
        x0, y0, x1, y1 = box_of(ends)
        for group in self.groups:
            u0, v0, u1, v1 = group.box
            if x0 >= u1 or u0 >= x1 or y0 >= v1 or v0 >= y1 or (group.infantry and self.klass != INFANTRY):
                continue  # apart, or a vehicle amid infantry (TR-MOVE-09)
            links = links_of(ends) if links is None else links
            if _cut(links, group.discs) or _cut(group.links, ends) or _cross(links, group.links):
                yield group.unit


def surroundings(
    table: Table, unit: str, members: Sequence[Mover], level: int, more: int = 0
) -> Surroundings:
    """The surroundings of a unit, as far as its figures can get; `more` widens them."""
    xs, ys = [m.at[0] for m in members], [m.at[1] for m in members]
    reach = max(m.movement + m.radius for m in members) + MARGIN + more
    box = (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)
    return Surroundings(table, unit, klass_of(table, unit), level, box)


def _groups(table: Table, unit: str, level: int, box: Box) -> list[Group]:
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
            infantry = entries[other.entry].kind == INFANTRY
            groups.append(Group(other.id, infantry, other.side == side, discs))
    return groups


def links_of(discs: Sequence[Disc]) -> list[Link]:
    """The segments that join members at contact of each other (TR-MOVE-05)."""
    links = []
    for n, (a, ra) in enumerate(discs):
        for b, rb in discs[:n]:
            if gap_at_most(a, ra, b, rb, CONTACT):
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


class Ranks:
    """The places of a unit that is being put down figure by figure: who stands already, and who else fits."""

    __slots__ = ("around", "placed")

    def __init__(self, around: Surroundings, placed: Sequence[Disc] = ()) -> None:
        self.around = around
        self.placed = list(placed)

    def fits(self, at: Point, radius: int) -> bool:
        """Whether a base may join those placed: overlapping none and interlocked with nobody."""
        x, y = at
        linked = []
        for disc in self.placed:
            (u, v), other = disc
            square = (x - u) * (x - u) + (y - v) * (y - v)
            reach = radius + other
            if square < reach * reach:
                return False
            reach += CONTACT
            if square <= reach * (reach + 1):
                linked.append(disc)
        if self.around.occupied(at, radius):
            return False
        linked.append((at, radius))
        return not self.around.interlocked(linked)

    def chained(self, at: Point, radius: int) -> bool:
        """Whether a base would stand at contact of one already placed."""
        x, y = at
        for (u, v), other in self.placed:
            reach = radius + other + CONTACT
            if (x - u) * (x - u) + (y - v) * (y - v) <= reach * (reach + 1):
                return True
        return False


def huddle(
    ranks: Ranks,
    radii: Sequence[int],
    allowed: Callable[[Point, int], bool],
    nearness: Callable[[Point], int] | None = None,
) -> list[Point]:
    """Places for bases round the first of those placed, in formation with it, as many as fit.

    The places with the least `nearness` come first; without it, those nearest to the centre. Bases are
    packed like honeycomb, along the table or across it, or in squares: whatever holds them all, else most.
    """
    if not radii:
        return []
    start = list(ranks.placed)
    best: list[Disc] = []
    for turn in range(PACKINGS):
        ranks.placed = list(start)
        _fill(ranks, radii, allowed, nearness, turn)
        if len(ranks.placed) - len(start) > len(best):
            best = ranks.placed[len(start) :]
        if len(best) == len(radii):
            break
    ranks.placed = start + best
    return [at for at, _ in best]


def _fill(
    ranks: Ranks,
    radii: Sequence[int],
    allowed: Callable[[Point, int], bool],
    nearness: Callable[[Point], int] | None,
    turn: int,
) -> None:
    (x, y), middle = ranks.placed[0]
    wide = max(radii)
    both = middle + wide
    waiting = [(x + dx, y + dy) for dx, dy in lattice(both + 20, 2 * wide + 20, both, turn)]
    if nearness is not None:
        waiting.sort(key=nearness)
    for radius in radii:
        spot = _next(ranks, waiting, radius, allowed)
        if spot is None:
            return
        ranks.placed.append((spot, radius))


def _next(
    ranks: Ranks, waiting: list[Point], radius: int, allowed: Callable[[Point, int], bool]
) -> Point | None:
    """The first waiting place that will do; those that never will are dropped."""
    n = 0
    near = [(u, v, (radius + r + CONTACT) * (radius + r + CONTACT + 1)) for (u, v), r in ranks.placed]
    while n < len(waiting):
        spot = x, y = waiting[n]
        for u, v, square in near:
            if (x - u) * (x - u) + (y - v) * (y - v) <= square:
                break
        else:
            n += 1
            continue
        del waiting[n]
        if ranks.fits(spot, radius) and allowed(spot, radius):
            return spot
    return None


@lru_cache(maxsize=128)
def lattice(first: int, pitch: int, both: int, turn: int = 0) -> tuple[Point, ...]:
    """Offsets of a lattice round a disc, nearest first, as far as formation reaches.

    Honeycomb along x (turn 0) or along y (1), or squares (2).
    """
    limit = FORMATION + both
    rows = limit // pitch + 2
    places = []
    for j in range(-rows, rows + 1):
        for i in range(-rows, rows + 1):
            x, y = i * pitch, j * pitch
            if turn != SQUARES:
                x, y = x + (j % 2) * (pitch // 2), y * 87 // 100
            if first * first <= x * x + y * y <= limit * limit:
                places.append((y, x) if turn == 1 else (x, y))
    places.sort(key=lambda p: (p[0] ** 2 + p[1] ** 2, p))
    return tuple(places)


@lru_cache(maxsize=4096)
def lattice_near(first: int, pitch: int, both: int, x: int, y: int) -> tuple[Point, ...]:
    """The lattice, the offsets nearest to one of them (in steps of `pitch`) first."""
    return tuple(
        sorted(lattice(first, pitch, both), key=lambda p: (p[0] - x * pitch) ** 2 + (p[1] - y * pitch) ** 2)
    )


def holds_together(discs: Sequence[Disc]) -> bool:
    """Whether bases, the leader's first, are in formation (TR-ARMY-10)."""
    return not in_formation(*discs[0], discs[1:], FORMATION, CONTACT)
