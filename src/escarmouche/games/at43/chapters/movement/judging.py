"""Whether the figures of a unit may move like this (A4-MOV, A4-GEN-11, A4-COND-06, A4-COND-08)."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.engine.requests import Refusal
from escarmouche.games.at43.chapters.ground import GAPS, closed_index, lies_in, on_low_wall
from escarmouche.games.at43.chapters.measuring import FORMATION
from escarmouche.games.at43.chapters.movement.collisions import (
    Landing,
    Surroundings,
    inside_whole,
    landing,
    movers,
    through_door,
)
from escarmouche.games.at43.chapters.units import figure_has, immobilised, is_infantry, profile
from escarmouche.games.at43.table import CHASM, WATER, Table
from escarmouche.games.company.chapters.movement import placements
from escarmouche.games.company.chapters.movement.collisions import Mover
from escarmouche.games.company.chapters.movement.placements import Placements, ShapeRules
from escarmouche.space.paths import Hit, spot_free
from escarmouche.space.shapes import Point, discs_overlap, gap, gap_at_most, length_inside, path_length
from escarmouche.space.sweep import within

SHAPE = ShapeRules("A4-MOV-12", "A4-MOV-12", "A4-GEN-13")
Way = tuple[Point, ...]
Ways = Mapping[str, Way]


def why_not_move(table: Table, unit: str, action: str, value: Any) -> Refusal | None:
    """Whether a unit may move like this in an action; an empty answer stays where it is."""
    if refusal := placements.why_not_shape(table, SHAPE, unit, value):
        return refusal
    members = movers(table, unit, action)
    by_id = {m.id: m for m in members}
    for id, path, _ in value:
        mover = by_id[id]
        if path and not mover.movement:
            return Refusal("A4-DMG-05", "immobilised", {"figure": id})
        excess = path_length((mover.at, *path)) - mover.movement if path else 0
        if excess > 0:
            rule = "A4-MOV-03" if "engaged" in table.turn.flags else "A4-MOV-01"
            return Refusal(
                "A4-MOV-08" if action == "rapid" else rule, "too-far", {"figure": id}, excess, "cm"
            )
    ways = {id: (by_id[id].at, *path) for id, path, _ in value if path}
    if not ways:
        return None
    return why_not_ways(table, unit, action, members, ways)


def why_not_ways(
    table: Table, unit: str, action: str, members: Sequence[Mover], ways: Ways
) -> Refusal | None:
    """Each way, each end, then the formation."""
    landings = {id: landing(table, id, way) for id, way in ways.items()}
    arounds: dict[int, Surroundings] = {}

    def around_at(level: int) -> Surroundings:
        if level not in arounds:
            arounds[level] = Surroundings(table, unit, members, level, action, 1000)
        return arounds[level]

    for m in members:
        if m.id in ways:
            refusal = why_not_way(table, around_at(m.level), m, ways[m.id], landings[m.id])
            refusal = refusal or why_not_end(table, around_at(landings[m.id].level), m, ways, landings)
            if refusal:
                return refusal
    return why_not_overlap(table, members, ways, landings) or why_not_formation(table, unit, members, ways)


def why_not_way(table: Table, around: Surroundings, mover: Mover, way: Way, end: Landing) -> Refusal | None:
    """What keeps a base from a way: the edge, obstacles, figures, walls of what it is in, gaps too wide."""
    about: dict[str, Any] = {"figure": mover.id}
    record = table.figures[mover.id]
    if record.inside:
        if table.units[record.unit].garrison == record.inside and end.inside != record.inside:
            return Refusal("A4-SCN-09", "garrison-stays", about)
        stays = end.inside == record.inside
        if stays and not inside_whole(table, record.inside, way, mover.radius):
            return Refusal("A4-MOV-13", "through-a-wall", about)
        if not stays and not through_door(table, record.inside, way):
            return Refusal("A4-SCN-09", "by-the-door", about)
    if not figure_has(table, mover.id, "rocket_jump"):
        skipped = {around.under(mover), end.piece} - {""}
        if record.inside:
            skipped.add(table.things[record.inside].piece)
        index = closed_index(table.ground, around.kind, *sorted(skipped))
        hit = around.first_met(index, way, mover.radius)
        if hit is not None:
            return _why_not_pass(table, mover, hit)
        return why_not_jump(table, mover, way)
    bounds = (0, 0, table.ground.width, table.ground.depth)
    if not within(bounds, *way[-1], mover.radius):
        return Refusal("A4-MOV-13", "off-the-table", about)
    return None


def _why_not_pass(table: Table, mover: Mover, hit: Hit) -> Refusal:
    about: dict[str, Any] = {"figure": mover.id, "leg": hit.leg}
    if hit.kind == "edge":
        return Refusal("A4-MOV-13", "off-the-table", about)
    if hit.kind == "piece":
        piece = table.ground.piece(str(hit.which))
        rule = "A4-MOV-07" if "climbable" in piece.traits else "A4-MOV-13"
        rule = "A4-MOV-06" if "jumpable" in piece.traits else rule
        return Refusal(rule, "obstacle", {**about, "piece": hit.which})
    friend = table.units[str(hit.which)].side == table.units[table.figures[mover.id].unit].side
    return Refusal("A4-GEN-16" if friend else "A4-MOV-13", "through-a-unit", {**about, "unit": hit.which})


def why_not_jump(table: Table, mover: Mover, way: Way) -> Refusal | None:
    """Water and chasms are jumped in one straight stretch of at most half the Movement (A4-COND-06, 08)."""
    half = profile(table, mover.id).movement // 2
    for piece, polygon in zip(table.ground.pieces, table.ground.polygons, strict=True):
        if piece.kind not in GAPS:
            continue
        about = {"figure": mover.id, "piece": piece.id}
        if any(polygon.side(point) > 0 for point in way[1:-1]):
            return Refusal(GAPS[piece.kind], "not-straight", about)
        for a, b in itertools.pairwise(way):
            stretch = length_inside(a, b, polygon)
            if stretch > half:
                return Refusal(GAPS[piece.kind], "too-wide", about, stretch - half, "cm")
    return None


def why_not_end(
    table: Table, around: Surroundings, mover: Mover, ways: Ways, landings: Mapping[str, Landing]
) -> Refusal | None:
    """What keeps a base from its end: other bases, impassable ground, a low wall (A4-MOV-06, A4-MOV-13)."""
    end, land = ways[mover.id][-1], landings[mover.id]
    about = {"figure": mover.id}
    for group in around.solid:
        if any(discs_overlap(end, mover.radius, at, radius) for at, radius in group.discs):
            rule = "A4-MOV-11" if not is_infantry(table, table.figures[mover.id].unit) else "A4-MOV-13"
            return Refusal(rule, "bases-overlap", {**about, "unit": group.unit})
    if land.piece:
        return None
    if not spot_free(closed_index(table.ground, around.kind), (), end, mover.radius):
        return Refusal("A4-MOV-13", "does-not-fit", about)
    if on_low_wall(table.ground, end, mover.radius):
        return Refusal("A4-MOV-06", "on-a-wall", about)
    return None


def why_not_overlap(
    table: Table, members: Sequence[Mover], ways: Ways, landings: Mapping[str, Landing]
) -> Refusal | None:
    """No two members may end on one another."""
    ends = []
    for m in members:
        level = landings[m.id].level if m.id in ways else m.level
        ends.append((ways[m.id][-1] if m.id in ways else m.at, m.radius, level, m.id))
    for n, (at, radius, level, id) in enumerate(ends):
        for other, r, other_level, _ in ends[:n]:
            if level == other_level and discs_overlap(at, radius, other, r):
                return Refusal("A4-MOV-13", "bases-overlap", {"figure": id})
    return None


def why_not_formation(table: Table, unit: str, members: Sequence[Mover], ways: Ways) -> Refusal | None:
    """Every member ends within 10 cm of the leader; who was out of formation comes nearer.

    An immobilised vehicle may be left behind: it is abandoned (A4-MOV-14).
    """
    lead = members[0]
    if immobilised(table, lead.id) and len(members) > 1:
        lead = next((m for m in members if not immobilised(table, m.id)), lead)
    end = ways[lead.id][-1] if lead.id in ways else lead.at
    for m in members:
        at = ways[m.id][-1] if m.id in ways else m.at
        if m.id == lead.id or gap_at_most(at, m.radius, end, lead.radius, FORMATION):
            continue
        if immobilised(table, m.id):
            continue
        was_out = not gap_at_most(m.at, m.radius, lead.at, lead.radius, FORMATION)
        nearer = gap(at, m.radius, end, lead.radius) < gap(m.at, m.radius, end, lead.radius)
        if not (was_out and nearer):
            excess = gap(at, m.radius, end, lead.radius) - FORMATION
            return Refusal("A4-GEN-11", "out-of-formation", {"figure": m.id, "unit": unit}, excess, "cm")
    return None


def falls_into(table: Table, figure: str) -> str:
    """The water or chasm in which the centre of a figure's base lies, or nothing (A4-COND-11)."""
    record = table.figures[figure]
    return "" if record.z else lies_in(table.ground, (record.x, record.y), WATER, CHASM)


def why_not_come_in(
    table: Table, unit: str, action: str, value: Placements, radius_of: Mapping[str, int]
) -> Refusal | None:
    """Ends and ways of figures that come onto the table from outside: ways begin with their first point."""
    members = []
    ways: dict[str, Way] = {}
    for id, path, _ in value:
        own = profile(table, id)
        members.append(Mover(id, path[0], own.radius, radius_of[id], 0))
        ways[id] = path
    around = Surroundings(table, unit, members, 0, action, 1000)
    landings = {id: Landing() for id in ways}
    open_index = closed_index(table.ground, around.kind).without_bounds()
    bounds = (0, 0, table.ground.width, table.ground.depth)
    for m in members:
        way = ways[m.id]
        about = {"figure": m.id}
        excess = path_length(way) - m.movement
        if excess > 0:
            return Refusal("A4-MOV-01", "too-far", about, excess, "cm")
        if not within(bounds, *way[-1], m.radius):
            return Refusal("A4-DEP-01", "not-wholly-on-the-table", about)
        if not figure_has(table, m.id, "rocket_jump"):
            hit = around.first_met(open_index, way, m.radius) if len(way) > 1 else None
            if hit is not None:
                return _why_not_pass(table, m, hit)
            if refusal := why_not_jump(table, m, way):
                return refusal
        if refusal := why_not_end(table, around, m, ways, landings):
            return refusal
    members.sort(key=lambda m: m.id != table.units[unit].leader)
    at_ends = [m._replace(at=ways[m.id][-1]) for m in members]
    return why_not_overlap(table, at_ends, ways, landings) or _why_not_together(table, unit, at_ends)


def _why_not_together(table: Table, unit: str, members: Sequence[Mover]) -> Refusal | None:
    """Who comes in together ends in formation (A4-GEN-11)."""
    lead = members[0]
    for m in members[1:]:
        if not gap_at_most(m.at, m.radius, lead.at, lead.radius, FORMATION):
            excess = gap(m.at, m.radius, lead.at, lead.radius) - FORMATION
            return Refusal("A4-GEN-11", "out-of-formation", {"figure": m.id, "unit": unit}, excess, "cm")
    return None
