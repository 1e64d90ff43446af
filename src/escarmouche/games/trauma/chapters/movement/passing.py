"""Through friendly infantry: a unit passes whole or not at all (TR-MOVE-04)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

from escarmouche.engine.requests import Refusal
from escarmouche.games.company.chapters.movement.collisions import (
    Disc,
    Group,
    Link,
    Mover,
    Surroundings,
    Ways,
    amid,
    box_of,
)
from escarmouche.games.company.chapters.movement.packing import holds_together
from escarmouche.games.trauma.chapters.shooting.salvos import is_sniper
from escarmouche.games.trauma.chapters.units import unit_skill
from escarmouche.games.trauma.table import Table
from escarmouche.space.shapes import Point, segment_hits_disc, segments_cross

Crossed = tuple[Point, Point | None]
"""The two ends of a link; of a base, its centre and nothing."""


def why_not_through(
    table: Table, unit: str, around: Surroundings, members: Sequence[Mover], ways: Ways
) -> Refusal | None:
    """Whether the unit ends wholly beyond the friends through whom one of its figures passes.

    A sniper who separates is not counted (TR-SKILL-18); vehicles that stop amid infantry push it aside
    instead (TR-MOVE-09).
    """
    for group in around.passable:
        figure = _left_behind(around, group, members, ways)
        if figure and not _without_sniper(table, unit, around, group, members, ways):
            return Refusal("TR-MOVE-04", "not-entirely-through", {"figure": figure, "unit": group.unit})
    return None


def passes_whole(around: Surroundings, members: Sequence[Mover], ways: Ways) -> bool:
    """Whether nobody stays behind friends whom others of the unit pass; no sniper is excused."""
    return not any(_left_behind(around, group, members, ways) for group in around.passable)


def _without_sniper(
    table: Table, unit: str, around: Surroundings, group: Group, members: Sequence[Mover], ways: Ways
) -> bool:
    """Whether all but a sniper who stands apart end beyond the group."""
    if not unit_skill(table, unit, "skirmishers"):
        return False
    leader = table.units[unit].leader
    ordered = sorted(members, key=lambda m: m.id != leader)
    ends = [(_end(m, ways), m.radius) for m in ordered]
    if holds_together(ends, around.spacing):
        return False
    for n, m in enumerate(ordered):
        rest = ordered[:n] + ordered[n + 1 :]
        apart = (
            m.id != leader
            and is_sniper(table, m.id)
            and holds_together(ends[:n] + ends[n + 1 :], around.spacing)
        )
        if apart and not _left_behind(around, group, rest, ways):
            return True
    return False


def _left_behind(around: Surroundings, group: Group, members: Sequence[Mover], ways: Ways) -> str:
    """A figure that is not beyond a group through which some of them pass, or nothing."""
    passed = {m.id: last for m in members if m.id in ways and (last := last_crossed(group, ways[m.id]))}
    if not passed:
        return ""
    ends = [(_end(m, ways), m.radius) for m in members]
    if around.pushes and any(amid(*end, group) for end in ends):
        return ""
    for m in members:
        if m.id in passed and not _beyond(passed[m.id], ways[m.id][0], ways[m.id][-1]):
            return m.id
    for n, (a, _) in enumerate(ends):
        for k, (b, _) in enumerate(ends[:n]):
            if _between(group, a, b):
                return members[k].id if members[n].id in passed else members[n].id
    return ""


def _end(mover: Mover, ways: Ways) -> Point:
    return ways[mover.id][-1] if mover.id in ways else mover.at


def last_crossed(group: Group, way: Sequence[Point]) -> Crossed | None:
    """The last base or link of a unit that the line of a centre crosses."""
    x0, y0, x1, y1 = box_of([(point, 0) for point in way])
    u0, v0, u1, v1 = group.box
    if x0 >= u1 or u0 >= x1 or y0 >= v1 or v0 >= y1:
        return None
    for leg in range(len(way) - 1, 0, -1):
        a, b = way[leg - 1], way[leg]
        best: tuple[Fraction, Crossed] | None = None
        for link in group.links:
            if segments_cross(a, b, *link) and (best is None or _link_at(a, b, link) > best[0]):
                best = _link_at(a, b, link), link
        for disc in group.discs:
            if segment_hits_disc(a, b, *disc) and (best is None or _disc_at(a, b, disc) > best[0]):
                best = _disc_at(a, b, disc), (disc[0], None)
        if best is not None:
            return best[1]
    return None


def _link_at(a: Point, b: Point, link: Link) -> Fraction:
    """Where on a leg it crosses a link: 0 at its start, 1 at its end."""
    (cx, cy), (dx, dy) = link
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], dx - cx, dy - cy
    return Fraction((cx - a[0]) * vy - (cy - a[1]) * vx, ux * vy - uy * vx)


def _disc_at(a: Point, b: Point, disc: Disc) -> Fraction:
    """Where a leg comes out of a base; a leg that turns back within it is at its own end."""
    (x, y), radius = disc
    ux, uy = b[0] - a[0], b[1] - a[1]
    square = ux * ux + uy * uy
    if not square:
        return Fraction(1)
    along = (x - a[0]) * ux + (y - a[1]) * uy
    across = (x - a[0]) * uy - (y - a[1]) * ux
    return Fraction(min(along + isqrt(max(radius * radius * square - across * across, 0)), square), square)


def _beyond(crossed: Crossed, start: Point, end: Point) -> bool:
    """Whether start and end lie on opposite sides of a link's line, or of a base (wider than 90 degrees)."""
    a, b = crossed
    if b is not None:
        return _side(a, b, start) * _side(a, b, end) < 0
    return (start[0] - a[0]) * (end[0] - a[0]) + (start[1] - a[1]) * (end[1] - a[1]) < 0


def _side(a: Point, b: Point, p: Point) -> int:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _between(group: Group, a: Point, b: Point) -> bool:
    """Whether a base or a link of the unit lies on the straight line between two figures."""
    if any(segment_hits_disc(a, b, at, radius) for at, radius in group.discs):
        return True
    return any(segments_cross(a, b, *link) for link in group.links)
