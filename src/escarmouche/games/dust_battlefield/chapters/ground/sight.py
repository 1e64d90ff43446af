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
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Point, disc_polygon, in_half_plane
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


def _clear(near: Between, hulls: Sequence[Block], a: Body, b: Body, eye: Spot, sample: Spot) -> bool:
    """Whether one line is open: past terrain and hulls, and not lost in an area."""
    for block in near.blocks:
        if stopped(block, eye, sample):
            return False
    for hull in hulls:
        if stopped(hull, eye, sample):
            return False
    if near.areas:
        first, last = _end(a, eye, sample), _end(b, sample, eye)
        for area in near.areas:
            if not looks_through(area, eye, sample, first, last):
                return False
    return True


def _one_way(near: Between, hulls: Sequence[Block], a: Body, b: Body) -> bool:
    spots = samples(b, a.at)
    return any(_clear(near, hulls, a, b, eye, sample) for eye in eyes(a, b.at) for sample in spots)


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
def sheltered(ground: Ground, body: Body) -> bool:
    """Partly in area terrain (DB-SAVE-05), or infantry in a trench (DS-TRENCH-01): in cover whoever fires."""
    areas = _of_ground(ground, "sight")[1]
    if any(overlaps(body, area.polygon) and body.bottom < max(1, area.top) for area in areas):
        return True
    if body.hull is not None:
        return False
    pieces = zip(ground.pieces, ground.polygons, strict=True)
    return any(piece.kind == "trench" and overlaps(body, polygon) for piece, polygon in pieces)


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
def in_cover(table: Table, target: str, attacker: Body) -> bool:
    """Whether a unit is in cover from an attacking miniature: at least half of it is (DB-SAVE-02)."""
    record = table.units[target]
    if table.setting.cards[record.card].type == AIRCRAFT:
        return False
    if SHIELDED in record.markers:
        return True
    fort = forts.fort_of(table, target)
    if fort is not None:
        return not table.ground.polygon(fort.id).contains(attacker.at)
    members = bodies.of(table, target)
    return 2 * sum([covered_body(table, body, attacker) for body in members]) >= len(members) > 0
