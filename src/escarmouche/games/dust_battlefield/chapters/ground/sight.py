"""Who sees whom, miniature by miniature, and who is in cover (areas DB-LOS, DB-SAVE)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import getitem
from typing import Any, NamedTuple

from escarmouche.engine.table import kept
from escarmouche.games.dust.table import AIRCRAFT, SHIELDED, SMOKE, things_of
from escarmouche.games.dust_battlefield.chapters.ground import bodies, forts
from escarmouche.games.dust_battlefield.chapters.ground.between import (
    Between,
    Line,
    Screens,
    between,
    columns,
    is_open,
    levels,
    line_between,
    lost_in,
    some_open,
    stands_in,
)
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body, overlaps
from escarmouche.games.dust_battlefield.chapters.ground.kinds import AREA, DEEP_SIGHT, EDGE_SIGHT
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space import many_lines
from escarmouche.space.many_lines import Base
from escarmouche.space.many_lines import Screens as ManyScreens
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Box, Polygon, disc_polygon, in_half_plane
from escarmouche.space.straight_lines import (
    Area,
    Block,
    Hurdle,
    box_of,
    boxes_meet,
    passes,
    stretch,
)
from escarmouche.space.terrain import OPAQUE, Ground, Piece

SMOKE_RADIUS = 750
"""Smoke covers a blast template (DS-WEAP-02)."""
SMOKE_HEIGHT = 1200


@kept_with
def _of_ground(ground: Ground, what: str) -> tuple[tuple[Block, ...], tuple[Area, ...]]:
    blocks, areas = [], []
    for piece, polygon in zip(ground.pieces, ground.polygons, strict=True):
        if OPAQUE in piece.traits:
            blocks.append(Block(polygon, 0, piece.height))
        elif AREA in piece.traits:
            areas.append(Area(polygon, piece.height, EDGE_SIGHT, DEEP_SIGHT))
    return tuple(blocks), tuple(areas)


@kept
def screens(table: Table) -> Screens:
    """All that may stand between two miniatures now."""
    blocks, areas = _of_ground(table.ground, "sight")
    smoke, hulls = moving_screens(table)
    return Screens(blocks, areas + smoke, hulls)


@kept
def moving_screens(table: Table) -> tuple[tuple[Area, ...], tuple[Block, ...]]:
    """Smoke and hulls: what comes and goes on a ground."""
    smoke = tuple(
        [
            Area(disc_polygon((cloud.x, cloud.y), SMOKE_RADIUS, 32), SMOKE_HEIGHT, EDGE_SIGHT, 0)
            for cloud in things_of(table, SMOKE)
        ]
    )
    hulls = []
    for unit, members in bodies.bodies(table).items():
        if table.units[unit].place == "board":
            hulls += [Block(b.outline, b.bottom, b.top) for b in members if b.hull is not None]
    return smoke, tuple(hulls)


# -- looking ------------------------------------------------------------------------------------------------


class Look(NamedTuple):
    """What one miniature has of another."""

    seen: bool
    covered: bool
    """The other is in cover from it."""


def sees_body(around: Screens, a: Body, b: Body, *, past_vehicles: bool = False) -> bool:
    """Whether one miniature sees another, the same both ways (DB-LOS-01, DB-LOS-02)."""
    if a.at == b.at and a.bottom == b.bottom:
        return True
    near = between(around, a, b)
    if past_vehicles and near.hulls:
        near = near._replace(hulls=())
    return not any(near) or is_open(near, a, b)


class Outlook(NamedTuple):
    """What terrain alone lets one miniature know of another, as long as both stand."""

    near: Between
    line: Line | None
    """Of two bases: all lines from middle to middle run over the same ground."""
    seen: bool


@kept_with
def outlook(ground: Ground, a: Body, b: Body) -> Outlook:
    """What lies on a ground between two miniatures, and whether they see each other past it."""
    blocks, areas = _of_ground(ground, "sight")
    if a.hull is None and b.hull is None:
        return _outlook_of_bases(blocks, areas, a, b)
    near = between(Screens(blocks, areas), a, b)
    return Outlook(near, None, not any(near) or is_open(near, a, b))


def _outlook_of_bases(blocks: tuple[Block, ...], areas: tuple[Area, ...], a: Body, b: Body) -> Outlook:
    """The same of two bases: what is not on the one line between their middles does not count."""
    eye, spot = a.at, b.at
    x0, y0, x1, y1 = box_of(eye, spot)
    bottom, top = min(a.bottom, b.bottom), max(a.top, b.top)
    walls: list[Hurdle] = []
    near: list[Block] = []
    for block in blocks:
        left, low, right, high = block.polygon.box
        if left > x1 or right < x0 or low > y1 or high < y0:
            continue
        part = stretch(block.polygon, eye, spot)
        if part is None or stands_in(block, a, b):
            continue
        near.append(block)
        if block.bottom <= bottom and block.top >= top:
            return Outlook(Between((block,), (), ()), None, False)  # whatever else there is
        walls.append((*part, block.bottom, block.top))
    touched: list[Area] = []
    woods: list[tuple[Area, Hurdle]] = []
    for area in areas:
        left, low, right, high = area.polygon.box
        if left > x1 or right < x0 or low > y1 or high < y0:
            continue
        part = stretch(area.polygon, eye, spot)
        if part is not None:
            touched.append(area)
            if part[0] * part[3] != part[2] * part[1]:
                woods.append((area, (*part, 0, area.top)))
    if not walls and not touched:
        return _FREE
    line = Line((*walls, *lost_in(woods, a, b, eye, spot)), (*walls, *[hurdle for _, hurdle in woods]))
    return Outlook(Between(tuple(near), tuple(touched), ()), line, some_open(line.hides, a, b))


_FREE = Outlook(Between((), (), ()), Line((), ()), True)
"""Nothing between two bases."""


def _passing(table: Table, a: Body, b: Body) -> bool:
    """Whether smoke or a hull is near the lines between two miniatures."""
    smoke, hulls = moving_screens(table)
    if not smoke and not hulls:
        return False
    x0, y0, x1, y1 = box_of(a.at, b.at, max(a.reach, b.reach))
    for cloud in smoke:
        left, low, right, high = cloud.polygon.box
        if left <= x1 and right >= x0 and low <= y1 and high >= y0:
            return True
    for hull in hulls:
        left, low, right, high = hull.polygon.box
        if left > x1 or right < x0 or low > y1 or high < y0:
            continue
        if not any(body.hull is not None and hull.polygon == body.outline for body in (a, b)):
            return True
    return False


def _moving_near(table: Table, a: Body, b: Body) -> Between:
    """Smoke and hulls near the lines between two miniatures; of two bases, on their one line."""
    smoke, hulls = moving_screens(table)
    near = between(Screens((), smoke, hulls), a, b)
    if a.hull is not None or b.hull is not None:
        return near
    clouds = [area for area in near.areas if stretch(area.polygon, a.at, b.at) is not None]
    return Between((), tuple(clouds), tuple([h for h in near.hulls if stretch(h.polygon, a.at, b.at)]))


@kept
def sees(table: Table, a: Body, b: Body, past_vehicles: bool = False) -> bool:
    """The same on a table, kept as long as nobody moves; out of a bunker through its slit (DS-FORT-08)."""
    ground = table.ground
    if _bunkers(ground, "sight") and not (_through_slit(ground, a, b) and _through_slit(ground, b, a)):
        return False
    return sees_past(table, a, b, past_vehicles)


def sees_past(table: Table, a: Body, b: Body, past_vehicles: bool = False) -> bool:
    """Whether one miniature sees another past terrain, smoke and hulls, out of whatever it is in."""
    if a.at == b.at and a.bottom == b.bottom:
        return True
    known = outlook(table.ground, a, b)
    if not known.seen or not _passing(table, a, b):
        return known.seen
    moving = _moving_near(table, a, b)
    if past_vehicles:
        moving = moving._replace(hulls=())
    if not any(moving):
        return True
    if known.line is None:
        return is_open(Between(known.near.blocks, known.near.areas + moving.areas, moving.hulls), a, b)
    return some_open((*known.line.hides, *line_between(moving, a, b, a.at, b.at).hides), a, b)


@kept_with
def _bunkers(ground: Ground, what: str) -> tuple[tuple[Piece, Polygon], ...]:
    pairs = zip(ground.pieces, ground.polygons, strict=True)
    return tuple([(piece, polygon) for piece, polygon in pairs if piece.kind == "bunker"])


def _through_slit(ground: Ground, a: Body, b: Body) -> bool:
    """Whether one in a bunker looks within 90 degrees of the way it faces."""
    for piece, polygon in _bunkers(ground, "sight"):
        if polygon.contains(a.at) and not polygon.contains(b.at):
            return in_half_plane(a.at, facing_of(piece), b.at)
    return True


def facing_of(piece: Piece) -> int:
    """The way a fortification faces."""
    return next((int(t.partition(":")[2]) for t in piece.traits if t.startswith("facing:")), 0)


def hidden_by(table: Table, a: str, b: str) -> str:
    """The rule by which no miniature of a unit sees one of another: what stands between the nearest."""
    ours, theirs = bodies.of(table, a), bodies.of(table, b)
    if not ours or not theirs:
        return "DB-LOS-01"
    around = screens(table)
    one, two = min(((x, y) for x in ours for y in theirs), key=lambda pair: bodies.apart(*pair))
    if not _through_slit(table.ground, one, two) or not _through_slit(table.ground, two, one):
        return "DS-FORT-08"
    if not sees_body(Screens(around.blocks, ()), one, two):
        return "DB-LOS-01"
    for area in around.areas:
        if not sees_body(Screens((), (area,)), one, two):
            if not area.deep:
                return "DB-LOS-07"
            kinds = {
                p.kind
                for p, g in zip(table.ground.pieces, table.ground.polygons, strict=True)
                if g == area.polygon
            }
            return "DB-LOS-06" if "building" in kinds else "DB-LOS-04"
    return "DB-LOS-03"


@kept
def seen_units(table: Table, a: str, b: str, past_vehicles: bool = False) -> bool:
    """Whether a miniature of a unit sees one of another."""
    return any(sees(table, x, y, past_vehicles) for x in bodies.of(table, a) for y in bodies.of(table, b))


# -- many at once -------------------------------------------------------------------------------------------

MANY = 20
"""Pairs from which it pays to look at all of them at once."""
_OUTSIDE = (Look(False, True), Look(True, True), Look(False, True), Look(True, False), None)
_IN_AREA = (Look(False, True), Look(True, True), Look(False, True), Look(True, True), None)
"""What the sum of SEEN, WHOLE and DOUBT says of one who stands in no area, or in one."""


@kept_with
def _arrays_of_ground(ground: Ground, what: str) -> ManyScreens:
    blocks, areas = _of_ground(ground, "sight")
    return ManyScreens(blocks, (), areas)


@kept
def _arrays(table: Table) -> ManyScreens:
    """What may stand in the way, smoke and hulls too, for many lines at once."""
    around = screens(table)
    return ManyScreens(around.blocks, around.hulls, around.areas)


Looks = tuple[tuple[Look, ...], ...]
"""A row for each of ours: what it has of each of theirs."""


@kept
def looks(table: Table, ours: tuple[Body, ...], theirs: tuple[Body, ...]) -> Looks:
    """Whom of theirs each of ours sees, and who of these is in cover from it: all pairs at once."""
    ground = table.ground
    few = len(ours) * len(theirs) < MANY
    if few or _bunkers(ground, "sight") or any(b.hull is not None for b in (*ours, *theirs)):
        return tuple([tuple([_one_by_one(table, a, b) for b in theirs]) for a in ours])
    smoke, hulls = moving_screens(table)
    around = _arrays_of_ground(ground, "sight")
    if smoke or hulls:
        x0, y0, x1, y1 = _box_round((*ours, *theirs))
        outlines = [*(cloud.polygon for cloud in smoke), *(hull.polygon for hull in hulls)]
        if any(boxes_meet(outline.box, (x0, y0, x1, y1)) for outline in outlines):
            around = _arrays(table)
    codes = many_lines.looks(around, [_base(a) for a in ours], [_base(b) for b in theirs])
    areas = _of_ground(ground, "sight")[1] + smoke
    trenches = _trenches(ground, "sight")
    verdicts = [_IN_AREA if _in_area(areas, trenches, body) else _OUTSIDE for body in theirs]
    width = len(theirs)
    rows: list[tuple[Any, ...]] = [
        tuple(map(getitem, verdicts, codes[n : n + width])) for n in range(0, len(codes), width)
    ]
    if many_lines.DOUBT not in codes:
        return tuple(rows)
    return tuple(
        [
            tuple([look or _one_by_one(table, a, b) for look, b in zip(row, theirs, strict=True)])
            for a, row in zip(ours, rows, strict=True)
        ]
    )


def _box_round(members: Sequence[Body]) -> Box:
    """The box round the middles of some miniatures, which all lines between them run in."""
    xs, ys = [b.at[0] for b in members], [b.at[1] for b in members]
    return min(xs), min(ys), max(xs), max(ys)


def _one_by_one(table: Table, a: Body, b: Body) -> Look:
    return Look(sees(table, a, b), covered_body(table, b, a))


def _base(body: Body) -> Base:
    return Base(*body.at, body.radius, body.bottom, body.top)


# -- cover --------------------------------------------------------------------------------------------------


@kept
def covered_body(table: Table, target: Body, attacker: Body) -> bool:
    """Whether a miniature is in cover from an attacking one (DB-SAVE-01, DB-SAVE-05).

    It is where it stands partly in area terrain, and where from no point of the attacker all its points are
    free of terrain and smoke; one that is not seen at all is in cover.
    """
    if sheltered(table.ground, target):
        return True
    if not _passing(table, attacker, target):
        return screened(table.ground, target, attacker)
    smoke, _ = moving_screens(table)
    if any(target.bottom < max(1, cloud.top) and overlaps(target, cloud.polygon) for cloud in smoke):
        return True
    known, moving = outlook(table.ground, attacker, target), _moving_near(table, attacker, target)
    if not any(known.near) and not moving.areas:
        return False if not moving.hulls else not sees(table, attacker, target)
    if not sees(table, attacker, target):
        return True
    near = Between(known.near.blocks, known.near.areas + moving.areas, ())
    return _none_whole(near, None if moving.areas else known.line, target, attacker)


@kept_with
def _trenches(ground: Ground, what: str) -> tuple[Polygon, ...]:
    pieces = zip(ground.pieces, ground.polygons, strict=True)
    return tuple([polygon for piece, polygon in pieces if piece.kind == "trench"])


@kept_with
def sheltered(ground: Ground, body: Body) -> bool:
    """Partly in area terrain (DB-SAVE-05), or infantry in a trench (DS-TRENCH-01): in cover whoever fires."""
    return _in_area(_of_ground(ground, "sight")[1], _trenches(ground, "sight"), body)


def _in_area(areas: tuple[Area, ...], trenches: tuple[Polygon, ...], body: Body) -> bool:
    """The same of these areas and trenches; smoke is one of them for whoever looks at what moves too."""
    x, y = body.at
    reach = body.reach
    for area in areas:
        x0, y0, x1, y1 = area.polygon.box
        if not (x0 - reach < x < x1 + reach and y0 - reach < y < y1 + reach):
            continue
        if body.bottom < max(1, area.top) and overlaps(body, area.polygon):
            return True
    return body.hull is None and any(overlaps(body, trench) for trench in trenches)


@kept_with
def screened(ground: Ground, target: Body, attacker: Body) -> bool:
    """Whether terrain alone gives one miniature cover from another."""
    known = outlook(ground, attacker, target)
    if not any(known.near):
        return False
    return not known.seen or _none_whole(known.near, known.line, target, attacker)


def _none_whole(near: Between, line: Line | None, target: Body, attacker: Body) -> bool:
    """Whether from no point of the attacker all points of the target are free of terrain and smoke.

    `line` is what is on the one line of two bases, where that is known.
    """
    eyes, looked = levels(attacker.bottom, attacker.top)[0], levels(target.bottom, target.top)[1]
    for eye in columns(attacker, target.at):
        courses = [
            (line or line_between(near, attacker, target, eye, spot)).covers
            for spot in columns(target, attacker.at)
        ]
        for az in eyes:
            if all(passes(course, az, bz) for course in courses for bz in looked):
                return False
    return True


@kept
def in_cover(table: Table, target: str, attacker: Body, row: tuple[Look, ...] = ()) -> bool:
    """Whether a unit is in cover from an attacking miniature: at least half of it is (DB-SAVE-02).

    `row` is what the attacker has of its members, where that is known.
    """
    record = table.units[target]
    if table.setting.cards[record.card].type == AIRCRAFT:
        return False
    if SHIELDED in record.markers:
        return True
    fort = forts.fort_of(table, target)
    if fort is not None:
        return not table.ground.polygon(fort.id).contains(attacker.at)
    members = bodies.of(table, target)
    if row:
        return 2 * sum([look.covered for look in row]) >= len(members)
    return bool(members) and half_covered(table, members, attacker)


def half_covered(table: Table, members: Sequence[Body], attacker: Body) -> bool:
    """Whether at least half of some miniatures are in cover from an attacking one (DB-SAVE-02)."""
    missing, spare = (len(members) + 1) // 2, len(members) // 2
    for body in members:
        if covered_body(table, body, attacker):
            missing -= 1
        else:
            spare -= 1
        if missing <= 0 or spare < 0:
            break
    return missing <= 0
