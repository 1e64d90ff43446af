"""Where units that come into play can stand: starts outside a zone, free ground, ready-made arrivals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain

from escarmouche.engine.requests import Drafts, Refusal
from escarmouche.games.company.chapters.deeds import Deed
from escarmouche.games.company.chapters.movement.collisions import Disc, Mover
from escarmouche.games.company.chapters.movement.edges import access_spots, fine_grid, gaps, grid, starts
from escarmouche.games.company.chapters.movement.packing import Ranks, holds_together, huddle
from escarmouche.games.company.chapters.movement.placements import Placements
from escarmouche.games.trauma.chapters.measuring import CONTACT
from escarmouche.games.trauma.chapters.movement.collisions import (
    SPACING,
    Surroundings,
    closed_index,
    klass_of,
    landing_level,
    movers,
    surroundings,
)
from escarmouche.games.trauma.chapters.movement.ready_moves import nearest_foe
from escarmouche.games.trauma.chapters.units import profile
from escarmouche.games.trauma.table import ANTIGRAV, INFANTRY, Table, Zone
from escarmouche.space.memory import kept_with
from escarmouche.space.paths import Hit, PolygonIndex, first_hit, spot_free
from escarmouche.space.shapes import Point, bearing, discs_overlap
from escarmouche.space.terrain import Ground

ACCESS, DEPLOY, DROP, GUERILLA = "access", "deploy", "drop", "guerilla"
Judge = Callable[[Placements], Refusal | None]


class Way(Deed, frozen=True):
    """A way into play: by an access zone, the deployment zone, a drop point, beside a friend, or none."""


def zone_of(table: Table, id: str) -> Zone:
    """An access zone by its id."""
    return next(zone for zone in table.turn.zones if zone.id == id)


def deployment_of(table: Table, side: str) -> Zone:
    """The deployment zone of a side."""
    return next(zone for zone in table.turn.zones if zone.kind == "deployment" and zone.side == side)


def arriving(table: Table, unit: str, value: Placements) -> list[Mover]:
    """The figures of a unit as they would stand at the end of this entry, in the order of the answer."""
    profiles, figures = table.setting.profiles, table.figures
    members = []
    for id, path, _ in value:
        own = profiles[figures[id].profile]
        members.append(Mover(id, path[-1], own.radius, own.movement, 0))
    return members


def hit_coming_in(around: Surroundings, mover: Mover, path: tuple[Point, ...]) -> Hit | None:
    """What a base runs into on a path that begins off the table."""
    open_index = _open_index(around.ground, around.klass)
    if around.klass == ANTIGRAV:
        return first_hit(open_index, (), (), path, mover.radius)
    return around.first_met(open_index, path, mover.radius)


@kept_with
def _open_index(ground: Ground, klass: str) -> PolygonIndex:
    """The obstacles of a class without the table's edge."""
    return closed_index(ground, klass).without_bounds()


def ground_why_not(table: Table, unit: str, around: Surroundings, members: Sequence[Mover]) -> Refusal | None:
    """Whether figures may stand here: on free ground, on no other base, interlocked with nobody."""
    klass = around.klass
    for n, m in enumerate(members):
        if not spot_free(closed_index(table.ground, klass), (), m.at, m.radius):
            return Refusal("TR-MOVE-03", "does-not-fit", {"figure": m.id})
        if klass == ANTIGRAV and landing_level(table.ground, m.at, m.radius) != 0:
            return Refusal("TR-VEH-05", "no-room-to-land", {"figure": m.id})
        if any(discs_overlap(m.at, m.radius, o.at, o.radius) for o in members[:n]):
            return Refusal("TR-MOVE-06", "bases-overlap", {"figure": m.id})
        if around.occupied(m.at, m.radius):
            return Refusal("TR-MOVE-06", "bases-overlap", {"figure": m.id})
    other = around.interlocked([(m.at, m.radius) for m in members])
    if other:
        return Refusal("TR-MOVE-06", "interlocked", {"unit": unit, "other": other})
    return None


# -- ready-made arrivals ------------------------------------------------------------------------------------


def entry_drafts(table: Table, unit: str, way: str, judge: Judge) -> Drafts:
    """Ways to come in: the leader at one of several places, the others round him; else nobody comes in."""
    kind, target = Way.read(way).what, Way.read(way).target
    zone: Zone | None = None
    closer: Callable[[], Iterable[Point]] = tuple
    if kind == ACCESS:
        zone = zone_of(table, target)
        own = profile(table, table.units[unit].leader)
        spots = access_spots(zone, own.radius, own.movement)
        closer = partial(gaps, zone, own.radius, own.movement)
    else:
        if kind == DEPLOY:
            area = deployment_of(table, table.units[unit].side)
            spots, closer = grid(area), partial(fine_grid, area)
        elif kind == DROP:
            point = table.things[target]
            spots = _round_piece(table, unit, point.piece)
        else:
            spots = _round_friend(table, unit, target)
    come = partial(company, table, unit, zone, judge)

    def first() -> Placements:
        return next((value for spot in chain(spots, closer()) if (value := come(spot))), ())

    return Drafts([partial(come, spot) for spot in spots], first)


def company(table: Table, unit: str, zone: Zone | None, judge: Judge, end: Point) -> Placements | None:
    """The leader here, the others in formation round him wherever they can get in."""
    members = sorted(movers(table, unit), key=lambda m: m.id != table.units[unit].leader)
    lead = members[0]
    klass = klass_of(table, unit)
    if not _open(table, klass, zone, lead, end):
        return None
    around = surroundings(table, unit, [m._replace(at=end) for m in members], 0, CONTACT)
    soft = klass != INFANTRY

    def stands(at: Point, m: Mover) -> bool:
        if not _open(table, klass, zone, m, at):
            return False
        if soft and any(discs_overlap(at, m.radius, q, r) for g in around.groups for q, r in g.discs):
            return False
        if zone is None:
            return True
        return _start_for(table, zone, around, m, at) is not None

    if not stands(end, lead) or not Ranks(around).fits(end, lead.radius):
        return None
    ranks = Ranks(around, [(end, lead.radius)])
    others = sorted(members[1:], key=lambda m: -m.radius)
    slowest = min(others, key=lambda m: m.movement, default=lead)
    spots = huddle(ranks, [m.radius for m in others], lambda at, _: stands(at, slowest))
    if len(spots) < len(others) or not holds_together(ranks.placed, SPACING):
        return None
    value = _facing(table, unit, zone, around, [(lead, end), *zip(others, spots, strict=True)])
    return value if judge(value) is None else None


def _open(table: Table, klass: str, zone: Zone | None, m: Mover, at: Point) -> bool:
    """Whether the ground alone lets a figure stand here and come straight in."""
    if zone is None:
        return _free_spot(table.ground, klass, (at, m.radius))
    return _free_way(table.ground, klass, (at, m.radius), zone, profile(table, m.id).movement)


@kept_with
def _free_spot(ground: Ground, klass: str, base: Disc) -> bool:
    """Whether there is room for a base of a class, whoever stands about."""
    free = spot_free(closed_index(ground, klass), (), *base)
    return free and (klass != ANTIGRAV or landing_level(ground, *base) == 0)


@kept_with
def _free_way(ground: Ground, klass: str, base: Disc, zone: Zone, reach: int) -> bool:
    """Whether a base of a class comes straight in to a place with room for it, whoever stands about."""
    if not _free_spot(ground, klass, base):
        return False
    (at, radius), index = base, _open_index(ground, klass)
    near = starts(ground, zone, radius, reach, at)
    return any(first_hit(index, (), (), (start, at), radius) is None for start in near)


def _start_for(table: Table, zone: Zone, around: Surroundings, m: Mover, end: Point) -> Point | None:
    """A place outside the zone from which a figure comes straight in to its end, the nearest if it can."""
    for start in starts(table.ground, zone, m.radius, profile(table, m.id).movement, end):
        way = (start, end)
        if hit_coming_in(around, m, way) is None and not around.runs_over(m, way):
            return start
    return None


def _facing(
    table: Table, unit: str, zone: Zone | None, around: Surroundings, places: list[tuple[Mover, Point]]
) -> Placements:
    """The placements of an arrival; vehicles with fire arcs face the nearest enemy, or the middle."""
    facing = -1
    lead, end = places[0]
    if profile(table, lead.id).arcs:
        foe = nearest_foe(table, unit, end)
        facing = bearing(end, foe or (table.ground.width // 2, table.ground.depth // 2))
    placements = []
    for m, at in places:
        start = _start_for(table, zone, around, m, at) if zone else None
        placements.append((m.id, (start, at) if start else (at,), facing))
    return tuple(placements)


def _round_piece(table: Table, unit: str, piece: str) -> list[Point]:
    """Places touching the corners and sides of a piece."""
    wide = profile(table, table.units[unit].leader).radius + 20
    x0, y0, x1, y1 = table.ground.piece(piece).polygon.box
    mx, my = (x0 + x1) // 2, (y0 + y1) // 2
    return [
        (mx, y0 - wide), (x1 + wide, my), (mx, y1 + wide), (x0 - wide, my),
        (x0 - wide, y0 - wide // 2), (x1 + wide, y0 - wide // 2),
        (x1 + wide, y1 + wide // 2), (x0 - wide, y1 + wide // 2), (mx, my),
    ]  # fmt: skip


def _round_friend(table: Table, unit: str, friend: str) -> list[Point]:
    """Places at contact of the outer figures of a friendly unit."""
    wide = profile(table, table.units[unit].leader).radius
    spots = []
    around = movers(table, friend)
    xs, ys = [m.at[0] for m in around], [m.at[1] for m in around]
    mx, my = sum(xs) // len(xs), sum(ys) // len(ys)
    for m in around:
        step = m.radius + wide + CONTACT - 20
        sx, sy = (1 if m.at[0] >= mx else -1), (1 if m.at[1] >= my else -1)
        spots += [
            (m.at[0] + sx * step, m.at[1]),
            (m.at[0], m.at[1] + sy * step),
            (m.at[0], m.at[1] - sy * step),
        ]
    return spots
