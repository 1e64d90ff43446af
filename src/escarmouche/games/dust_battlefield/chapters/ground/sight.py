"""Who sees whom, miniature by miniature, and who is in cover (areas DB-LOS, DB-SAVE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.engine.table import kept
from escarmouche.games.dust.table import AIRCRAFT, SHIELDED, SMOKE, things_of
from escarmouche.games.dust_battlefield.chapters.ground import bodies, forts
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body, overlaps
from escarmouche.games.dust_battlefield.chapters.ground.kinds import AREA, DEEP_SIGHT, EDGE_SIGHT
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space import many_lines
from escarmouche.space.many_lines import Base
from escarmouche.space.many_lines import Screens as ManyScreens
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Box, Point, Polygon, disc_polygon, in_half_plane
from escarmouche.space.straight_lines import (
    POINT,
    Area,
    Block,
    End,
    Spot,
    box_of,
    boxes_meet,
    crosses,
    looks_through,
    stopped,
    stretch,
    within_heights,
)
from escarmouche.space.terrain import OPAQUE, Ground, Piece

SMOKE_RADIUS = 750
"""Smoke covers a blast template (DS-WEAP-02)."""
SMOKE_HEIGHT = 1200


class Screens(NamedTuple):
    """What may stand in the way of a line."""

    blocks: tuple[Block, ...]
    """Terrain that stops sight."""
    areas: tuple[Area, ...]
    """Woods, rooms, smoke: looked into and through."""
    hulls: tuple[Block, ...] = ()
    """Vehicles and aircraft: they hide, and give no cover (DB-LOS-03, DB-SAVE-01)."""


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


# -- points of bodies ---------------------------------------------------------------------------------------


def _columns(body: Body, toward: Point) -> tuple[Point, ...]:
    """The middle of a body, and of a hull its two sides as seen from a point, at three quarters."""
    x, y = body.at
    if body.hull is None:
        return ((x, y),)
    dx, dy = toward[0] - x, toward[1] - y
    if not dx and not dy:
        return ((x, y),)
    size = max(abs(dx), abs(dy))
    aside = max(((px - x) * -dy + (py - y) * dx) for px, py in body.outline.points)
    square = dx * dx + dy * dy
    wide = 3 * aside // 4
    ox, oy = round(-dy * wide / square), round(dx * wide / square)
    return ((x, y), (x + ox, y + oy), (x - ox, y - oy)) if size else ((x, y),)


def eyes(body: Body, toward: Point) -> tuple[Spot, ...]:
    """The points one looks from: the middle at half height and at the top, of a hull its sides too."""
    half, top = (body.bottom + body.top) // 2, body.top
    return tuple([(x, y, z) for x, y in _columns(body, toward) for z in (top, half)])


def samples(body: Body, toward: Point) -> tuple[Spot, ...]:
    """The points that are looked at: three of an infantryman, nine of a hull."""
    tall = body.top - body.bottom
    heights = (body.bottom + 5 * tall // 6, body.bottom + tall // 2, body.bottom + tall // 6)
    return tuple([(x, y, z) for x, y in _columns(body, toward) for z in heights])


def _end(body: Body, a: Spot, b: Spot) -> End:
    """How much of a line from a to b lies in the body at a."""
    if body.hull is None:
        square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
        root = round(square**0.5)
        return End(min(body.radius, root), root) if root else POINT
    part = stretch(body.outline, (a[0], a[1]), (b[0], b[1]))
    return POINT if part is None else End(part[2], part[3])


# -- looking ------------------------------------------------------------------------------------------------


class Look(NamedTuple):
    """What one miniature has of another."""

    seen: bool
    covered: bool
    """The other is in cover from it."""


class Between(NamedTuple):
    """What lies near the lines between two bodies."""

    blocks: tuple[Block, ...]
    areas: tuple[Area, ...]
    hulls: tuple[Block, ...]


def between(around: Screens, a: Body, b: Body) -> Between:
    """The screens near two bodies; what one of them stands in or is does not hide it."""
    box = box_of(a.at, b.at, max(a.reach, b.reach))
    own = [body.outline for body in (a, b) if body.hull is not None]
    blocks = [
        block
        for block in around.blocks
        if boxes_meet(block.polygon.box, box)
        and not (block.polygon.contains(a.at) and a.bottom < block.top)
        and not (block.polygon.contains(b.at) and b.bottom < block.top)
    ]
    areas = [area for area in around.areas if boxes_meet(area.polygon.box, box)]
    hulls = [hull for hull in around.hulls if boxes_meet(hull.polygon.box, box) and hull.polygon not in own]
    if not own:  # from middle to middle all lines run over the same ground
        blocks = [block for block in blocks if stretch(block.polygon, a.at, b.at) is not None]
        areas = [area for area in areas if stretch(area.polygon, a.at, b.at) is not None]
        hulls = [hull for hull in hulls if stretch(hull.polygon, a.at, b.at) is not None]
    return Between(tuple(blocks), tuple(areas), tuple(hulls))


def _walled(blocks: Sequence[Block], a: Body, b: Body) -> bool:
    """Whether a block on the one line of two bases is as high as both: nothing is seen past it."""
    if a.hull is not None or b.hull is not None:
        return False
    low, high = min(a.bottom, b.bottom), max(a.top, b.top)
    return any(block.bottom <= low and block.top >= high for block in blocks)


def _one_way(near: Between, hulls: Sequence[Block], a: Body, b: Body) -> bool:
    """Whether some line from one body to another is open: past terrain and hulls, and not lost in an area."""
    walls = (*near.blocks, *hulls)
    return any(
        _open(walls, near.areas, a, b, eye, spot) for eye in _columns(a, b.at) for spot in _columns(b, a.at)
    )


def _open(walls: Sequence[Block], areas: Sequence[Area], a: Body, b: Body, eye: Point, spot: Point) -> bool:
    """The same for the lines over one stretch of ground, at all heights."""
    met = [(wall, part) for wall in walls if (part := stretch(wall.polygon, eye, spot)) is not None]
    if not met and not areas:
        return True
    first = last = POINT
    if areas:
        first, last = _end(a, (*eye, 0), (*spot, 0)), _end(b, (*spot, 0), (*eye, 0))
    tall = b.top - b.bottom
    for ez in (a.top, (a.bottom + a.top) // 2):
        for sz in (b.bottom + 5 * tall // 6, b.bottom + tall // 2, b.bottom + tall // 6):
            if any(within_heights(part, ez, sz, wall.bottom, wall.top) for wall, part in met):
                continue
            start, stop = (*eye, ez), (*spot, sz)
            if all(looks_through(area, start, stop, first, last) for area in areas):
                return True
            if not met and all(area.top >= max(a.top, b.top) for area in areas):
                return False  # at every height the same
    return False


def sees_body(around: Screens, a: Body, b: Body, *, past_vehicles: bool = False) -> bool:
    """Whether one miniature sees another, the same both ways (DB-LOS-01, DB-LOS-02)."""
    if a.at == b.at and a.bottom == b.bottom:
        return True
    near = between(around, a, b)
    hulls = () if past_vehicles else near.hulls
    if not near.blocks and not near.areas and not hulls:
        return True
    if _walled((*near.blocks, *hulls), a, b):
        return False
    return _one_way(near, hulls, a, b) or _one_way(near, hulls, b, a)


class Outlook(NamedTuple):
    """What terrain alone lets one miniature know of another, as long as both stand."""

    near: Between
    seen: bool


@kept_with
def outlook(ground: Ground, a: Body, b: Body) -> Outlook:
    """What lies on a ground between two miniatures, and whether they see each other past it."""
    blocks, areas = _of_ground(ground, "sight")
    near = between(Screens(blocks, areas), a, b)
    if not near.blocks and not near.areas:
        return Outlook(near, True)
    if _walled(near.blocks, a, b):
        return Outlook(near, False)
    return Outlook(near, _one_way(near, (), a, b) or _one_way(near, (), b, a))


def _passing(table: Table, a: Body, b: Body) -> bool:
    """Whether smoke or a hull is near the lines between two miniatures."""
    smoke, hulls = moving_screens(table)
    if not smoke and not hulls:
        return False
    box = box_of(a.at, b.at, max(a.reach, b.reach))
    if any(boxes_meet(cloud.polygon.box, box) for cloud in smoke):
        return True
    own = [body.outline for body in (a, b) if body.hull is not None]
    return any(boxes_meet(hull.polygon.box, box) and hull.polygon not in own for hull in hulls)


@kept
def sees(table: Table, a: Body, b: Body, past_vehicles: bool = False) -> bool:
    """The same on a table, kept as long as nobody moves; out of a bunker through its slit (DS-FORT-08)."""
    if not (_through_slit(table.ground, a, b) and _through_slit(table.ground, b, a)):
        return False
    if not _passing(table, a, b):
        return (a.at == b.at and a.bottom == b.bottom) or outlook(table.ground, a, b).seen
    return sees_body(screens(table), a, b, past_vehicles=past_vehicles)


def _through_slit(ground: Ground, a: Body, b: Body) -> bool:
    """Whether one in a bunker looks within 90 degrees of the way it faces."""
    for piece, polygon in zip(ground.pieces, ground.polygons, strict=True):
        if piece.kind == "bunker" and polygon.contains(a.at) and not polygon.contains(b.at):
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
    few = len(ours) * len(theirs) < MANY
    if few or any(b.hull is not None for b in (*ours, *theirs)) or _slits(table):
        return tuple([tuple([_one_by_one(table, a, b) for b in theirs]) for a in ours])
    smoke, hulls = moving_screens(table)
    box = _box_round((*ours, *theirs))
    outlines = [*(cloud.polygon for cloud in smoke), *(hull.polygon for hull in hulls)]
    passing = any(boxes_meet(outline.box, box) for outline in outlines)
    around = _arrays(table) if passing else _arrays_of_ground(table.ground, "sight")
    return _at_once(table, around, ours, theirs)


def _box_round(members: Sequence[Body]) -> Box:
    """The box round the middles of some miniatures, which all lines between them run in."""
    xs, ys = [b.at[0] for b in members], [b.at[1] for b in members]
    return min(xs), min(ys), max(xs), max(ys)


def _one_by_one(table: Table, a: Body, b: Body) -> Look:
    return Look(sees(table, a, b), covered_body(table, b, a))


def _at_once(table: Table, around: ManyScreens, ours: tuple[Body, ...], theirs: tuple[Body, ...]) -> Looks:
    codes = iter(many_lines.looks(around, [_base(a) for a in ours], [_base(b) for b in theirs]))
    verdicts = [_IN_AREA if _in_area(table, body) else _OUTSIDE for body in theirs]
    return tuple(
        [
            tuple([v[next(codes)] or _one_by_one(table, a, b) for b, v in zip(theirs, verdicts, strict=True)])
            for a in ours
        ]
    )


def _slits(table: Table) -> bool:
    return any(piece.kind == "bunker" for piece in table.ground.pieces)


def _base(body: Body) -> Base:
    return Base(*body.at, body.radius, body.bottom, body.top)


def _in_area(table: Table, body: Body) -> bool:
    """Whether a miniature stands in what covers it whoever fires, smoke too."""
    smoke = moving_screens(table)[0]
    return sheltered(table.ground, body) or any(
        overlaps(body, cloud.polygon) and body.bottom < max(1, cloud.top) for cloud in smoke
    )


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
    around = screens(table)
    if any(overlaps(target, area.polygon) and target.bottom < max(1, area.top) for area in around.areas):
        return True
    near = between(around, attacker, target)
    if not near.blocks and not near.areas:
        return False if not near.hulls else not sees(table, attacker, target)
    if not sees(table, attacker, target):
        return True
    return _none_whole(near, target, attacker)


@kept_with
def _trenches(ground: Ground, what: str) -> tuple[Polygon, ...]:
    pieces = zip(ground.pieces, ground.polygons, strict=True)
    return tuple([polygon for piece, polygon in pieces if piece.kind == "trench"])


@kept_with
def sheltered(ground: Ground, body: Body) -> bool:
    """Partly in area terrain (DB-SAVE-05), or infantry in a trench (DS-TRENCH-01): in cover whoever fires."""
    for area in _of_ground(ground, "sight")[1]:
        if body.bottom < max(1, area.top) and overlaps(body, area.polygon):
            return True
    if body.hull is not None:
        return False
    return any(overlaps(body, trench) for trench in _trenches(ground, "sight"))


@kept_with
def screened(ground: Ground, target: Body, attacker: Body) -> bool:
    """Whether terrain alone gives one miniature cover from another."""
    near, seen = outlook(ground, attacker, target)
    if not near.blocks and not near.areas:
        return False
    return not seen or _none_whole(near, target, attacker)


def _none_whole(near: Between, target: Body, attacker: Body) -> bool:
    """Whether from no point of the attacker all points of the target are free of terrain and smoke."""
    spots = samples(target, attacker.at)
    return not any(
        all(_free_of_terrain(near, eye, sample) for sample in spots) for eye in eyes(attacker, target.at)
    )


def _free_of_terrain(near: Between, eye: Spot, sample: Spot) -> bool:
    return not any(stopped(block, eye, sample) for block in near.blocks) and not any(
        crosses(area, eye, sample) for area in near.areas
    )


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
    return 2 * sum([covered_body(table, body, attacker) for body in members]) >= len(members) > 0
