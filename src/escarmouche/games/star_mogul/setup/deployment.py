"""Drop zones and deployment: markers, units inside them, what waits (SM-SETUP-01 to SM-SETUP-05)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.engine.kinds import PLACED
from escarmouche.engine.requests import Drafts, Refusal
from escarmouche.games.star_mogul.chapters import missions
from escarmouche.games.star_mogul.chapters.models import (
    RADIUS,
    all_standing,
    at,
    chained,
    flies,
    hull,
    inside,
    is_hull,
    is_vehicle,
    machine,
    profile,
    rectangle,
)
from escarmouche.games.star_mogul.chapters.movement import walking
from escarmouche.games.star_mogul.chapters.movement.driving import carry_people
from escarmouche.games.star_mogul.chapters.terrain import room_at, vehicle_blocks
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import DOOR, FLYING, PAS, SALVAGE, UP, WAITING, Referee, Table
from escarmouche.space.formation import spots_around
from escarmouche.space.rectangles import Rectangle, inside_bounds, polygons_overlap
from escarmouche.space.shapes import (
    Point,
    bearing,
    disc_overlaps_polygon,
    discs_overlap,
    distance,
    gap_to_polygon,
)

MARKER = LEDGER.data("SM-SETUP-01")
FROM_SALVAGE: int = MARKER["min_from_salvage_in"] * PAS
FROM_OTHERS: int = MARKER["min_from_other_marker_in"] * PAS
HIGH = LEDGER.data("SM-SETUP-04")
FLYER_REACH: int = HIGH["radius_in"] * PAS
FLYERS: int = HIGH["max_per_phase"]
COUNTERS = LEDGER.data("SM-SETUP-05")
FROM_EDGE: int = COUNTERS["from_edge_in"] * PAS
APART: int = COUNTERS["apart_in"] * PAS
RESCUE = LEDGER.data("SM-MISS-07")
RAID_REACH = 12 * PAS
"""Counters of a raid lie within so far of the stronger company's marker (SM-MISS-04)."""
GRID = 2 * PAS


def is_point(value: Any) -> bool:
    """Whether an answer is a point."""
    return isinstance(value, tuple) and len(value) == 2 and all(type(n) is int for n in value)


# -- counters ------------------------------------------------------------------------------------------------


def counters(table: Table) -> list[Point]:
    """Where salvage lies."""
    return [(t.x, t.y) for t in table.things.values() if t.kind == SALVAGE]


def buildings(table: Table) -> list[Any]:
    """The buildings with doors."""
    doors = [t.piece for t in table.things.values() if t.kind == DOOR]
    return [table.ground.polygon(piece) for piece in dict.fromkeys(doors)]


def why_not_counter(table: Table, value: Any) -> Refusal | None:
    """8 pas from the edges and 6 from another, leaving room for markers; in a raid near the marker."""
    if not is_point(value):
        return Refusal("SM-SETUP-05", "not-a-point", {})
    x, y = value
    ground = table.ground
    raid = table.setting.mission == missions.RAID
    edge = PAS if raid else FROM_EDGE
    short = edge - min(x, y, ground.width - x, ground.depth - y)
    if short > 0:
        return Refusal("SM-SETUP-05", "too-near-the-edge", {}, short, "cm")
    if not room_at(ground, value, PAS // 2):
        return Refusal("SM-SETUP-05", "no-room", {})
    for other in counters(table):
        if distance(value, other) < APART:
            return Refusal("SM-SETUP-05", "counters-too-near", {}, APART - distance(value, other), "cm")
    if raid:
        marker = next(s.zone for s in table.sides.values() if s.role == missions.STRONGER)
        far = distance(value, marker)
        return (
            Refusal("SM-MISS-04", "too-far-from-marker", {}, far - RAID_REACH, "cm")
            if far > RAID_REACH
            else None
        )
    if not room_for_markers(table, (*counters(table), value), len(table.sides)):
        return Refusal("SM-SETUP-05", "no-room-for-markers", {})
    return None


def room_for_markers(table: Table, lying: tuple[Point, ...], wanted: int) -> bool:
    """Whether so many markers would still find a place, looked for greedily from the corners."""
    found: list[Point] = []
    for spot in grid(table):
        if all(distance(spot, c) >= FROM_SALVAGE for c in lying) and all(
            distance(spot, m) >= FROM_OTHERS for m in found
        ):
            found.append(spot)
            if len(found) >= wanted:
                return True
    return False


def grid(table: Table) -> list[Point]:
    """Free points of the table, corners first."""
    ground = table.ground
    points = [
        (x, y)
        for x in range(PAS, ground.width, GRID)
        for y in range(PAS, ground.depth, GRID)
        if room_at(ground, (x, y), PAS // 2)
    ]
    middle = (ground.width // 2, ground.depth // 2)
    points.sort(key=lambda p: (-distance(p, middle), p))
    return points


def counter_drafts(table: Table) -> Drafts:
    """Places for a counter all over the table."""
    ground = table.ground
    points = [(x, y) for x in range(PAS, ground.width, 3 * PAS) for y in range(PAS, ground.depth, 3 * PAS)]
    if table.setting.mission == missions.RAID:
        marker = next(s.zone for s in table.sides.values() if s.role == missions.STRONGER)
        points = [p for p in points if distance(p, marker) <= RAID_REACH]
    else:
        points = [p for p in points if min(*p, ground.width - p[0], ground.depth - p[1]) >= FROM_EDGE]
    middle = (ground.width // 2, ground.depth // 2)
    points.sort(key=lambda p: (distance(p, middle), p))
    legal = [_if_legal(table, p, why_not_counter) for p in points]
    return Drafts(legal, lambda: next(p for p in points if why_not_counter(table, p) is None))


def _if_legal(table: Table, point: Point, judge: Callable[[Table, Any], Refusal | None]) -> Callable[[], Any]:
    return lambda: point if judge(table, point) is None else None


# -- markers -------------------------------------------------------------------------------------------------


def why_not_marker(table: Table, side: str, value: Any) -> Refusal | None:
    """Unobstructed, 15 pas from salvage, an asset and other markers; rescues have limits of their own."""
    if not is_point(value):
        return Refusal("SM-SETUP-01", "not-a-point", {})
    if not room_at(table.ground, value, PAS // 2):
        return Refusal("SM-SETUP-01", "no-room", {})
    role = table.sides[side].role
    if role != missions.STRONGER:
        for counter in counters(table):
            if (far := distance(value, counter)) < FROM_SALVAGE:
                return Refusal("SM-SETUP-01", "too-near-salvage", {}, FROM_SALVAGE - far, "cm")
    if table.setting.centre:
        asset = table.ground.polygon(table.setting.centre)
        if (far := gap_to_polygon(value, 0, asset)) < FROM_SALVAGE:
            return Refusal("SM-SETUP-01", "too-near-the-asset", {}, FROM_SALVAGE - far, "cm")
    for other in table.sides.values():
        if other.id != side and other.zone[0] >= 0 and (far := distance(value, other.zone)) < FROM_OTHERS:
            return Refusal("SM-SETUP-01", "too-near-a-marker", {}, FROM_OTHERS - far, "cm")
    key = "guard_zone_from_building_in" if role == missions.GUARD else "investigator_zone_from_building_in"
    for block in buildings(table):
        least = RESCUE[key] * PAS
        if (far := gap_to_polygon(value, 0, block)) < least:
            return Refusal("SM-MISS-07", "too-near-a-building", {}, least - far, "cm")
    return None


def marker_drafts(table: Table, side: str) -> Drafts:
    """Places for a marker: with room for the whole zone first, near what is wanted; a few others."""
    good = [p for p in grid(table) if why_not_marker(table, side, p) is None]
    wanted = [*counters(table), *(block.centroid for block in buildings(table))]
    wanted = wanted or [(table.ground.width // 2, table.ground.depth // 2)]

    def rank(point: Point) -> tuple[int, int, Point]:
        x, y = point
        edge = min(x, y, table.ground.width - x, table.ground.depth - y)
        cramped = max(0, RADIUS - edge) // PAS
        far = sum(sorted(distance(point, other) for other in wanted)[:3])
        return cramped, far, point

    good.sort(key=rank)
    some = [*good[:16], *good[16 :: max(1, len(good) // 8)]][:24]

    def judge(table: Table, point: Any) -> Refusal | None:
        return why_not_marker_fair(table, side, point)

    makers = [_if_legal(table, p, judge) for p in some]
    return Drafts(makers, lambda: next(p for p in good if judge(table, p) is None))


def why_not_marker_fair(table: Table, side: str, value: Any) -> Refusal | None:
    """As above, and the others still find a place (SM-SETUP-01)."""
    if refusal := why_not_marker(table, side, value):
        return refusal
    waiting = [s.id for s in table.sides.values() if s.zone[0] < 0 and s.id != side]
    if not waiting or table.setting.mission == missions.RAID:
        return None
    trial = table.copy()
    trial.change(side, {"zone": value})
    taken: list[Point] = []
    for other in waiting:
        spot = next(
            (
                p for p in grid(table)
                if why_not_marker(trial, other, p) is None
                and all(distance(p, q) >= FROM_OTHERS for q in taken)
            ),
            None,
        )  # fmt: skip
        if spot is None:
            return Refusal("SM-SETUP-01", "no-room-for-markers", {})
        taken.append(spot)
    return None


# -- units ---------------------------------------------------------------------------------------------------


def waiting(table: Table, side: str) -> tuple[str, ...]:
    """Units of a side that are not down."""
    return tuple(
        u.id
        for u in table.units.values()
        if u.side == side and u.figures and table.figures[u.figures[0]].fate == WAITING
    )


def why_not_deploy(table: Table, unit: str, value: Any) -> Refusal | None:
    """Wholly inside the own drop zone, clear of everything, infantry in one chain (SM-SETUP-02)."""
    members = table.units[unit].figures
    if refusal := walking.why_not_shape(unit, members, value):
        return refusal
    if sorted(f for f, _, _ in value) != sorted(members) or any(len(path) != 1 for _, path, _ in value):
        return Refusal("SM-SETUP-02", "everybody-once", {"unit": unit})
    if is_vehicle(table, unit):
        ((_, (spot,), facing),) = value
        return why_not_park(table, unit, spot, max(facing, 0))
    taken: list[tuple[Point, int]] = []
    for figure, (spot,), _ in value:
        radius = profile(table, figure).radius
        if refusal := why_not_stand(table, unit, figure, spot):
            return refusal
        if any(discs_overlap(spot, radius, *disc) for disc in taken):
            return Refusal("SM-SETUP-02", "bases-overlap", {"figure": figure})
        taken.append((spot, radius))
    return None if chained(taken) else Refusal("SM-MOVE-02", "chain-broken", {"unit": unit})


def may_post(table: Table, unit: str) -> bool:
    """Whether the guard has not posted a unit at a building yet (SM-MISS-07)."""
    side = table.sides[table.units[unit].side]
    return side.role == missions.GUARD and not side.placed and not is_vehicle(table, unit)


def posted(table: Table, unit: str, spot: Point, radius: int) -> bool:
    """Whether a spot is near enough to a building for the guard's posted unit."""
    reach = RESCUE["guard_unit_from_building_in"] * PAS
    return may_post(table, unit) and any(gap_to_polygon(spot, radius, b) <= reach for b in buildings(table))


def why_not_stand(table: Table, unit: str, figure: str, spot: Point) -> Refusal | None:
    """Why one model may not stand here."""
    radius = profile(table, figure).radius
    zone = table.sides[table.units[unit].side].zone
    if not inside(spot, radius, zone) and not posted(table, unit, spot, radius):
        excess = distance(spot, zone) + radius - RADIUS
        return Refusal("SM-SETUP-02", "outside-the-zone", {"figure": figure}, max(0, excess), "cm")
    if not room_at(table.ground, spot, radius):
        return Refusal("SM-SETUP-02", "no-room", {"figure": figure})
    for other in all_standing(table):
        if is_hull(table, other):
            if not flies(table, other) and disc_overlaps_polygon(
                spot, radius, rectangle(table, other).outline
            ):
                return Refusal("SM-SETUP-02", "no-room", {"figure": figure})
        elif discs_overlap(spot, radius, at(table.figures[other]), profile(table, other).radius):
            return Refusal("SM-SETUP-02", "bases-overlap", {"figure": figure})
    return None


def why_not_park(table: Table, unit: str, spot: Point, facing: int) -> Refusal | None:
    """Why a vehicle may not stand here: flyers up to 10 pas from the marker, two a phase (SM-SETUP-04)."""
    printed = machine(table, unit)
    about = {"unit": unit}
    zone = table.sides[table.units[unit].side].zone
    outline = Rectangle(spot, printed.length // 2, printed.width // 2, facing).outline
    reach = FLYER_REACH if printed.drive == FLYING else RADIUS
    if any((x - zone[0]) ** 2 + (y - zone[1]) ** 2 > reach * reach for x, y in outline.points):
        return Refusal("SM-SETUP-04" if printed.drive == FLYING else "SM-SETUP-02", "outside-the-zone", about)
    if not inside_bounds(outline, table.ground.width, table.ground.depth):
        return Refusal("SM-SETUP-02", "off-the-table", about)
    for other in all_standing(table):
        same = is_hull(table, other) and flies(table, other) == (printed.drive == FLYING)
        if same and polygons_overlap(outline, rectangle(table, other).outline):
            return Refusal("SM-SETUP-02", "no-room", about)
    if printed.drive == FLYING:
        return None
    for piece in vehicle_blocks(table.ground):
        if polygons_overlap(outline, piece.polygon):
            return Refusal("SM-SETUP-02", "no-room", about)
    for other in all_standing(table):
        if is_hull(table, other):
            continue
        if disc_overlaps_polygon(at(table.figures[other]), profile(table, other).radius, outline):
            return Refusal("SM-SETUP-02", "no-room", about)
    return None


def ahead(table: Table, side: str) -> int:
    """Which way a drop zone looks: towards the middle of the table."""
    return bearing(table.sides[side].zone, (table.ground.width // 2, table.ground.depth // 2))


def drafts(table: Table, unit: str) -> tuple[Any, ...]:
    """Some ways to put a unit down; none where it does not fit."""
    side = table.units[unit].side
    zone, facing = table.sides[side].zone, ahead(table, side)
    anchors = [zone] + [
        (zone[0] + dx * PAS, zone[1] + dy * PAS) for dx in (-3, 0, 3) for dy in (-3, 0, 3) if dx or dy
    ]
    if may_post(table, unit):
        anchors += [(t.x, t.y) for t in table.things.values() if t.kind == DOOR]
    made = []
    if is_vehicle(table, unit):
        body = hull(table, unit)
        near = anchors + [
            (zone[0] + dx * PAS, zone[1] + dy * PAS) for dx in range(-8, 9, 2) for dy in range(-8, 9, 2)
        ]
        for spot in near:
            for turn in (facing, (facing + 90) % 360):
                if why_not_park(table, unit, spot, turn) is None:
                    made.append(((body.id, (spot,), turn),))
                    break
            if len(made) >= 6:
                break
        return tuple(made)
    members = table.units[unit].figures
    radius = PAS // 2
    for anchor in anchors:
        value = cluster(table, unit, anchor, members, radius)
        if value is not None:
            made.append(value)
    return tuple(made[:6])


def cluster(table: Table, unit: str, anchor: Point, members: tuple[str, ...], radius: int) -> Any:
    """An infantry unit closed up round a point; None where it does not fit."""

    def free(spot: Point) -> bool:
        return why_not_stand(table, unit, members[0], spot) is None

    first = [anchor] if free(anchor) else []
    spots = (*first, *spots_around(anchor, radius, len(members) - len(first), PAS, free, reach=8 * PAS))
    if len(spots) < len(members):
        return None
    value = tuple((f, (spot,), -1) for f, spot in zip(members, spots, strict=False))
    return value if why_not_deploy(table, unit, value) is None else None


def put_down(referee: Referee, rule: str, unit: str) -> bool:
    """The owner places a unit; False where it does not fit, or where two flyers came down already."""
    table = referee.table
    side = table.units[unit].side
    flyer = is_vehicle(table, unit) and machine(table, unit).drive == FLYING
    if flyer and table.sides[side].flyers >= FLYERS:
        referee.note("SM-SETUP-04", "flyer-waits", unit=unit)
        return False
    ready = drafts(table, unit)
    if not ready:
        referee.note("SM-SETUP-03", "too-big-for-the-zone", unit=unit)
        return False
    value = referee.place(
        rule, side, "deploy", lambda v: why_not_deploy(table, unit, v), lambda: ready, actor=unit, unit=unit
    )
    for figure in table.units[unit].figures:
        high = machine(table, unit).flies_at if flyer else 0
        table.change(figure, {"fate": UP, "z": high})
    if not is_vehicle(table, unit) and may_post(table, unit):
        zone = table.sides[side].zone
        if any(not inside(path[0], profile(table, f).radius, zone) for f, path, _ in value):
            table.change(side, {"placed": 1})
    facing = ahead(table, side)
    steps = [
        (f, path, (facing if turn < 0 else turn) if is_vehicle(table, unit) else -1)
        for f, path, turn in value
    ]
    referee.move(rule, unit, steps, tells=PLACED)
    if is_vehicle(table, unit):
        carry_people(referee, unit)
    if flyer:
        referee.table.change(side, {"flyers": table.sides[side].flyers + 1})
    return True


def arrive(referee: Referee) -> None:
    """The first turn's second action phase: what did not fit comes down now, free (SM-SETUP-03)."""
    table = referee.table
    side = table.turn.active
    left = [u for u in waiting(table, side) if u not in table.turn.queue]
    if not left:
        referee.book(step="tests", queue=())
        return
    referee.book(queue=(*table.turn.queue, left[0]))
    put_down(referee, "SM-SETUP-03", left[0])
