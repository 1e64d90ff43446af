"""What a unit may run into when its figures change place: obstacles, bases, links (TR-MOVE-03 to 06)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from escarmouche.engine.table import kept
from escarmouche.games.company.chapters.movement import collisions
from escarmouche.games.company.chapters.movement.collisions import Mover, Spacing, near_groups, reach_box
from escarmouche.games.trauma.chapters.measuring import CONTACT, FORMATION
from escarmouche.games.trauma.chapters.movement import passing
from escarmouche.games.trauma.chapters.terrain import AREA, FLAT_TOP, FREE, NO, class_of, permission
from escarmouche.games.trauma.chapters.units import entry
from escarmouche.games.trauma.table import ANTIGRAV, INFANTRY, Table
from escarmouche.space.memory import kept_with
from escarmouche.space.paths import PolygonIndex, ground_obstacles
from escarmouche.space.shapes import Point, disc_inside_polygon, disc_overlaps_polygon
from escarmouche.space.terrain import Ground, Piece

SPACING = Spacing(FORMATION, CONTACT, linked=True)
"""Formation and links (TR-ARMY-10, TR-MOVE-05)."""


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


class Surroundings(collisions.Surroundings):
    """What stands round a unit on one level: who bars the way, who is pushed, who is passed through."""

    __slots__ = ("klass",)

    def __init__(self, table: Table, unit: str, members: Sequence[Mover], level: int, more: int = 0) -> None:
        self.klass = klass = klass_of(table, unit)
        groups = near_groups(table, unit, level, reach_box(members, more), SPACING, INFANTRY)
        super().__init__(table.ground, closed_index(table.ground, klass), groups, level, SPACING)
        self.flies, self.pushes = klass == ANTIGRAV, klass != INFANTRY
        for group in groups:
            pushed = self.pushes and group.infantry  # TR-MOVE-09
            if not pushed:
                self.solid.append(group)
            if self.flies:
                continue  # TR-VEH-05
            if group.friend and group.infantry:
                self.passable.append(group)  # TR-MOVE-04
                continue
            (self.soft if pushed else self.hard).append(group)  # TR-MOVE-05

    def under(self, mover: Mover) -> str:
        return piece_under(self.ground, self.klass, mover.at, mover.radius, mover.level)

    def others(self, under: str) -> PolygonIndex:
        return closed_index(self.ground, self.klass, under)

    def lands(self, at: Point, radius: int) -> int | None:
        return landing_level(self.ground, at, radius)

    def passes_whole(self, members: Sequence[Mover], ways: Mapping[str, tuple[Point, ...]]) -> bool:
        return passing.passes_whole(self, members, ways)


def surroundings(
    table: Table, unit: str, members: Sequence[Mover], level: int, more: int = 0
) -> Surroundings:
    """The surroundings of a unit, as far as its figures can get; `more` widens them."""
    return Surroundings(table, unit, members, level, more)
