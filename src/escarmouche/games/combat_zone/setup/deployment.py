"""Placing groups: within 15 cm of the edge, or in the zone a scenario names (CZ-GAME-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.kinds import PLACED as STANDING
from escarmouche.engine.requests import Drafts, Refusal
from escarmouche.games.combat_zone.chapters.figures import profile
from escarmouche.games.combat_zone.chapters.terrain import stops
from escarmouche.games.combat_zone.chapters.victory import HOME, from_edge, zone_of
from escarmouche.games.combat_zone.setup import scenario
from escarmouche.games.combat_zone.table import ALIEN, MACHINE, Referee, Table
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Box, Point, bearing, disc_overlaps_polygon, discs_overlap
from escarmouche.space.sweep import within
from escarmouche.space.terrain import Ground

EDGES = ("south", "north")
PLACED = "placed"
FACING = {"south": 90, "north": 270, "west": 0, "east": 180}
"""Away from the edge, into the table."""
SPACING = 320
"""Grid of the drafts, in hundredths of a centimetre."""
Disc = tuple[Point, int]


def opposite(edge: str) -> str:
    """The edge across the table."""
    return {"south": "north", "north": "south", "west": "east", "east": "west"}[edge]


def waiting(table: Table, side: str) -> tuple[str, ...]:
    """Groups of a side that are not placed yet."""
    return tuple(u.id for u in table.units.values() if u.side == side and PLACED not in u.markers)


def placed_discs(table: Table) -> list[Disc]:
    """The bases that stand on the table already."""
    return [
        ((table.figures[f].x, table.figures[f].y), profile(table, f).radius)
        for unit in table.units.values()
        if PLACED in unit.markers
        for f in unit.figures
    ]


def zone_for(table: Table, side: str) -> str:
    """The zone that a side deploys in; empty for its edge."""
    zones: dict[str, str] = dict(scenario.of(table).deploy)  # type: ignore[arg-type]
    return zones.get(table.sides[side].role, "")


def in_area(table: Table, side: str, at: Point, radius: int) -> int:
    """How far a base is outside the area of its side: 0 inside it, in hundredths of a centimetre."""
    zone = zone_of(table, zone_for(table, side))
    if zone is None:
        return max(0, from_edge(table, side, at) - radius - HOME)
    (x0, y0), (x1, y1) = zone.a, zone.b
    return max(0, x0 - at[0], at[0] - x1, y0 - at[1], at[1] - y1)


def why_not_deploy(table: Table, unit: str, value: Any) -> Refusal | None:
    """Why a group may not stand so: every figure once, in its area, clear of walls and bases (CZ-GAME-01)."""
    record = table.units[unit]
    spots = _spots(value)
    if spots is None or sorted(f for f, _, _ in spots) != sorted(record.figures):
        return Refusal("CZ-GAME-01", "whole-group", {"unit": unit})
    taken = placed_discs(table)
    for figure, at, _ in spots:
        if refusal := why_not_stand(table, record.side, figure, at, taken):
            return refusal
        taken.append((at, profile(table, figure).radius))
    return None


def why_not_stand(table: Table, side: str, figure: str, at: Point, taken: Sequence[Disc]) -> Refusal | None:
    """Why one figure may not stand here among these bases: out of its area, no room, on another base."""
    radius = profile(table, figure).radius
    if outside := in_area(table, side, at, radius):
        return Refusal("CZ-GAME-01", "outside-deployment", {"figure": figure}, outside, "cm")
    if not on_ground(table.ground, at, radius):
        return Refusal("CZ-MOVE-06", "no-room", {"figure": figure})
    if any(discs_overlap(at, radius, other, wide) for other, wide in taken):
        return Refusal("CZ-MOVE-06", "bases-overlap", {"figure": figure})
    return None


def area_of(table: Table, side: str, radius: int) -> Box:
    """A box round the places where a base of this side may stand."""
    width, depth, zone = table.ground.width, table.ground.depth, zone_of(table, zone_for(table, side))
    if zone is not None:
        return (*zone.a, *zone.b)
    far = HOME + radius
    return {
        "south": (0, 0, width, far),
        "north": (0, depth - far, width, depth),
        "west": (0, 0, far, depth),
        "east": (width - far, 0, width, depth),
    }[table.sides[side].edge]


def _spots(value: Any) -> list[tuple[str, Point, int]] | None:
    """Figures, places and facings of an answer; None where it is no placement at all."""
    if not isinstance(value, tuple):
        return None
    spots = []
    for item in value:
        if not (isinstance(item, tuple) and len(item) == 3):
            return None
        figure, path, facing = item
        if not (isinstance(figure, str) and isinstance(path, tuple) and path and type(facing) is int):
            return None
        at = path[-1]
        if not (isinstance(at, tuple) and len(at) == 2 and all(type(n) is int for n in at)):
            return None
        if not -1 <= facing < 360:
            return None
        spots.append((figure, at, facing))
    return spots


def on_ground(ground: Ground, at: Point, radius: int) -> bool:
    """Whether a base fits here: wholly on the table, in nothing that stops walking."""
    if not within((0, 0, ground.width, ground.depth), *at, radius):
        return False
    return not any(
        stops(ground.pieces[n]) and disc_overlaps_polygon(at, radius, ground.polygons[n])
        for n in ground.numbers_near(*at, radius)
    )


def deploy(referee: Referee, side: str, unit: str) -> None:
    """Ask where the figures of a group stand, and put them there."""
    table = referee.table
    answer = referee.place(
        "CZ-GAME-01",
        side,
        "deploy",
        lambda value: why_not_deploy(table, unit, value),
        lambda: drafts(table, unit),
        actor=unit,
        unit=unit,
    )
    ahead = FACING[table.sides[side].edge]
    steps = [(figure, path, ahead if facing < 0 else facing) for figure, path, facing in answer]
    sheets = tuple((figure, *_sheet(table, figure)) for figure in table.units[unit].figures)
    referee.note("CZ-FORCE-01", "roster", unit=unit, figures=sheets)
    for key, figure in (("leader", table.units[unit].leader), ("sub-leader", table.units[unit].sub_leader)):
        if figure:
            referee.note("CZ-INIT-05", key, unit=unit, figure=figure)
    referee.move("CZ-GAME-01", unit, steps, tells=STANDING)
    referee.mark("CZ-GAME-01", unit, PLACED)


def _sheet(table: Table, figure: str) -> tuple[str, ...]:
    """The sheet of a figure, and its quality where it has one."""
    printed = profile(table, figure)
    return (printed.id,) if printed.kind in (MACHINE, ALIEN) else (printed.id, printed.quality)


# -- drafts ---------------------------------------------------------------------------------------------


def drafts(table: Table, unit: str) -> Drafts:
    """Clusters at some places of the area; made when looked at."""
    side = table.units[unit].side
    width, depth = table.ground.width, table.ground.depth
    zone = zone_of(table, zone_for(table, side))
    if zone is not None:
        (x0, y0), (x1, y1) = zone.a, zone.b
        anchors = [(x0 + (x1 - x0) * a // 4, y0 + (y1 - y0) * b // 4) for a in (1, 2, 3) for b in (1, 2, 3)]
    else:
        edge = table.sides[side].edge
        deep = HOME * 2 // 3
        along = [width * n // 8 for n in range(1, 8)]
        at: dict[str, list[Point]] = {
            "south": [(n, deep) for n in along],
            "north": [(n, depth - deep) for n in along],
            "west": [(deep, n) for n in along],
            "east": [(width - deep, n) for n in along],
        }
        anchors = at[edge]
    makers = [_maker(table, unit, anchor) for anchor in anchors]
    return Drafts(makers, lambda: next((d for d in (m() for m in makers) if d), ()))


def _maker(table: Table, unit: str, anchor: Point) -> Any:
    return lambda: cluster(table, unit, anchor)


def cluster(table: Table, unit: str, anchor: Point, *, led: bool = False) -> tuple[Any, ...] | None:
    """The group round a place, each figure on the nearest free point of the grid; None if one has no room.

    A group that is `led` has its first figure just there.
    """
    record = table.units[unit]
    taken = placed_discs(table)

    def away(point: Point) -> int:
        return (point[0] - anchor[0]) ** 2 + (point[1] - anchor[1]) ** 2

    facing = FACING[table.sides[record.side].edge]
    if zone_for(table, record.side):
        facing = bearing(anchor, (table.ground.width // 2, table.ground.depth // 2))
    placements: list[Any] = []
    nearest: dict[int, list[Point]] = {}
    for figure in record.figures:
        radius = profile(table, figure).radius
        points = nearest.get(radius)
        if points is None:
            area = area_of(table, record.side, radius)
            points = nearest[radius] = sorted(grid(table.ground, area, radius), key=away)
        if led and not placements:
            points = [] if why_not_stand(table, record.side, figure, anchor, taken) else [anchor]
        spot = next(
            (p for p in points if not any(discs_overlap(p, radius, other, wide) for other, wide in taken)),
            None,
        )
        if spot is None:
            return None
        taken.append((spot, radius))
        placements.append((figure, (spot,), facing))
    return tuple(placements)


@kept_with
def grid(ground: Ground, area: Box, radius: int) -> tuple[Point, ...]:
    """Points of an area where a base fits, a little apart from each other."""
    x0, y0, x1, y1 = area
    return tuple(
        (x, y)
        for x in range(radius + 20, ground.width - radius, SPACING)
        for y in range(radius + 20, ground.depth - radius, SPACING)
        if x0 <= x <= x1 and y0 <= y <= y1 and on_ground(ground, (x, y), radius)
    )
