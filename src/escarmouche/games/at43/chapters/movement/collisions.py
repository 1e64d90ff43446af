"""What figures may run into as they move: obstacles, bases, roofs, doors (ledger rules A4-MOV-06 to 13)."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.games.at43.chapters.ground import (
    can_enter,
    closed_index,
    interior_at,
    roof_piece,
)
from escarmouche.games.at43.chapters.measuring import FORMATION
from escarmouche.games.at43.chapters.units import (
    entry,
    immobilised,
    is_foot,
    is_infantry,
    profile,
    unit_has,
)
from escarmouche.games.at43.table import INFANTRY, Table
from escarmouche.games.company.chapters.movement import collisions
from escarmouche.games.company.chapters.movement.collisions import Mover, Spacing, near_groups, reach_box
from escarmouche.space.paths import PolygonIndex, spot_free
from escarmouche.space.shapes import Point, disc_inside_polygon, segments_cross
from escarmouche.space.terrain import Ground

SPACING = Spacing(FORMATION, FORMATION, linked=False)
"""Members keep within 10 cm of their leader; they bar no way between them (A4-GEN-11)."""
COMBAT, RAPID = "combat", "rapid"
BONUS = {"infantry": 600, "blindes": 1000}  # A4-MOV-08
DASH = {"infantry": 3000, "blindes": 5000}  # A4-ABIL-13
DASHED = "dash"


def allowance(table: Table, figure: str, action: str) -> int:
    """How far a figure may go in an action (A4-MOV-01, A4-MOV-08); halves are exact (A4-GEN-18)."""
    if immobilised(table, figure):
        return 0
    turn, unit = table.turn, table.figures[figure].unit
    own = profile(table, figure).movement
    kind = entry(table, unit).kind
    if action == RAPID:
        return DASH[kind] if DASHED in turn.flags else own + BONUS[kind]
    halved = "engaged" in turn.flags and is_infantry(table, unit)
    return own // 2 if halved else own


def movers(table: Table, unit: str, action: str) -> tuple[Mover, ...]:
    """The figures of a unit with their bases and how far they may go, the leader first."""
    record = table.units[unit]
    figures = sorted(record.figures, key=lambda f: f != record.leader)
    members = []
    for id in figures:
        f = table.figures[id]
        radius = table.setting.profiles[f.profile].radius
        members.append(Mover(id, (f.x, f.y), radius, allowance(table, id, action), f.z))
    return tuple(members)


class Surroundings(collisions.Surroundings):
    """What stands round a unit on one level: whom it may pass through, whom a vehicle runs over."""

    __slots__ = ("kind",)

    def __init__(
        self, table: Table, unit: str, members: Sequence[Mover], level: int, action: str, more: int = 0
    ) -> None:
        self.kind = kind = entry(table, unit).kind
        groups = near_groups(table, unit, level, reach_box(members, more), SPACING, INFANTRY)
        index = closed_index(table.ground, kind)
        super().__init__(table.ground, index, groups, level, SPACING)
        self.flies = unit_has(table, unit, "rocket_jump")  # A4-ABIL-07
        if self.flies:
            self.index = closed_index(table.ground, kind, *(p.id for p in table.ground.pieces))
        for group in groups:
            self.solid.append(group)
            crushed = action == RAPID and kind != INFANTRY and group.infantry and not group.friend
            passed = group.friend and kind == INFANTRY and is_foot(table, group.unit)  # A4-GEN-16
            if self.flies or crushed or passed:
                continue
            self.hard.append(group)  # A4-MOV-13

    def under(self, mover: Mover) -> str:
        return roof_piece(self.ground, mover.at, mover.radius) if mover.level else ""

    def others(self, under: str) -> PolygonIndex:
        return closed_index(self.ground, self.kind, under)

    def lands(self, at: Point, radius: int) -> int | None:
        if self.flies and not closed_free(self.ground, self.kind, at, radius):
            return None
        return self.level


def closed_free(ground: Ground, kind: str, at: Point, radius: int) -> bool:
    """Whether nothing impassable is under a base."""
    return spot_free(closed_index(ground, kind), (), at, radius)


class Landing(NamedTuple):
    """Where a figure ends: its level, what it is in, and the piece it is on or in."""

    level: int = 0
    inside: str = ""
    piece: str = ""


def landing(table: Table, figure: str, way: Sequence[Point]) -> Landing:
    """The level and the interior in which a way ends: by a door one gets in, else onto a roof (A4-MOV-07)."""
    record, end = table.figures[figure], way[-1]
    if not is_infantry(table, record.unit):
        return Landing()
    radius = profile(table, figure).radius
    home = interior_at(table, end, radius)
    if home:
        stays = record.inside == home and not through_door(table, home, way)
        if stays or (record.inside != home and through_door(table, home, way)):
            return Landing(0, home, table.things[home].piece)
    piece = roof_piece(table.ground, end, radius)
    return Landing(table.ground.piece(piece).height, "", piece) if piece else Landing()


def through_door(table: Table, thing: str, way: Sequence[Point]) -> bool:
    """Whether a way passes the door of a bunker or open container."""
    record = table.things[thing]
    if not can_enter(record):
        return False
    a, b = record.door
    return any(segments_cross(p, q, a, b) for p, q in itertools.pairwise(way))


def inside_whole(table: Table, thing: str, way: Sequence[Point], radius: int) -> bool:
    """Whether a way stays wholly in what it is in."""
    polygon = table.ground.polygon(table.things[thing].piece)
    return all(disc_inside_polygon(point, radius, polygon) for point in way)
