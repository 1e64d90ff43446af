"""Ready moves: towards prizes, enemies, home and cover; what bots draw from and persons are offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.engine.requests import Drafts
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.models import (
    CHAIN,
    all_standing,
    at,
    enemies_of,
    has_zone,
    hull,
    inside,
    is_hull,
    is_vehicle,
    machine,
    on_table,
    profile,
    standing,
    units_apart,
    units_of,
)
from escarmouche.games.star_mogul.chapters.movement import contact, pace, walking
from escarmouche.games.star_mogul.chapters.movement.walking import Placement
from escarmouche.games.star_mogul.chapters.terrain import closed_to_walkers, cover_of, room_at
from escarmouche.games.star_mogul.table import DOOR, PAS, PRIZES, Table
from escarmouche.space.formation import spots_around
from escarmouche.space.paths import first_overlap, shortest_path
from escarmouche.space.shapes import Point, discs_overlap, distance, onward, path_length, toward

Draft = tuple[Placement, ...]
Course = tuple[Point, ...]
FAR = 80 * PAS
SHARES = (100, 80, 50, 25)
"""Parts of the way that are tried, in percent, until one is legal."""
AIMS = 10


def leader_at(table: Table, unit: str) -> Point:
    """Where the bearer of the load, else the leader, else the first stands."""
    here = standing(table, unit)
    load = salvage.load_of(table, unit)
    first = load.carriers[0] if load and load.carriers else table.units[unit].leader
    return at(table.figures[first if first in here else here[0]])


def goals(table: Table, unit: str) -> list[tuple[str, Point]]:
    """What is worth going to, each with a word: prizes, doors, enemies, home, cover."""
    side = table.units[unit].side
    here = leader_at(table, unit)
    found: list[tuple[str, Point]] = []
    if not salvage.load_of(table, unit):
        prizes = [t for t in table.things.values() if t.kind in PRIZES and not t.holder and not t.inside]
        prizes = [t for t in prizes if salvage.secured_by(table, t) != side]
        prizes.sort(key=lambda t: (distance(here, (t.x, t.y)), t.id))
        found += [("prize", (t.x, t.y)) for t in prizes[:3]]
        doors = [t for t in table.things.values() if t.kind == DOOR and not t.open]
        doors.sort(key=lambda t: (distance(here, (t.x, t.y)), t.id))
        found += [("door", (t.x, t.y)) for t in doors[:2]]
    if has_zone(table, side):
        found.append(("home", table.sides[side].zone))
    enemies = sorted(enemies_of(table, side), key=lambda u: (units_apart(table, unit, u), u))
    found += [("enemy", leader_at(table, u)) for u in enemies[:2]]
    found += [("back", _mirrored(here, leader_at(table, enemies[0])))] if enemies else []
    pieces = [p for p in table.ground.pieces if cover_of(p)]
    pieces.sort(key=lambda p: (distance(here, p.polygon.centroid), p.id))
    found += [("cover", p.polygon.centroid) for p in pieces[:2]]
    if table.setting.centre:
        found.append(("centre", table.ground.polygon(table.setting.centre).centroid))
    return found[:AIMS]


def _mirrored(here: Point, there: Point) -> Point:
    return 2 * here[0] - there[0], 2 * here[1] - there[1]


def move_drafts(table: Table, unit: str) -> Drafts:
    """A move towards each goal, charges, and staying; made when looked at."""
    makers: list[Callable[[], Any]] = [
        _taker(table, unit, goal) if word == "prize" else _maker(table, unit, goal)
        for word, goal in goals(table, unit)
    ]
    makers += [_charger(table, unit, enemy) for enemy in to_charge(table, unit)]
    makers += [_loader(table, unit, lorry) for lorry in lorries(table, unit)]
    return Drafts([*makers, lambda: ()], lambda: ())


def to_charge(table: Table, unit: str) -> tuple[str, ...]:
    """Enemy infantry near enough to be run at."""
    if walking.why_not_engage(table, unit) is not None:
        return ()
    enemies = enemies_of(table, table.units[unit].side)
    near = sorted(enemies, key=lambda u: (units_apart(table, unit, u), u))
    return tuple(
        u for u in near[:2] if units_apart(table, unit, u) <= 8 * PAS and table.units[u].kind == "infantry"
    )


def draft_names(table: Table, unit: str) -> tuple[str, ...]:
    """What each ready move is for, in their order."""
    return (
        *(f"to-{word}" for word, _ in goals(table, unit)),
        *("to-charge" for _ in to_charge(table, unit)),
        *("to-lorry" for _ in lorries(table, unit)),
        "to-stay",
    )


def _maker(table: Table, unit: str, goal: Point) -> Callable[[], Any]:
    return lambda: march(table, unit, goal)


def _taker(table: Table, unit: str, goal: Point) -> Callable[[], Any]:
    return lambda: around(table, unit, goal) or march(table, unit, goal)


def around(table: Table, unit: str, goal: Point) -> Draft | None:
    """The unit closed up round a counter with hands enough to take it up (SM-ACT-04); None out of reach."""
    members = standing(table, unit)
    if len(members) < salvage.FEWEST or any(table.figures[f].z for f in members):
        return None
    if min(distance(at(table.figures[f]), goal) for f in members) > 2 * profile(table, members[0]).move:
        return None
    bearer = next((f for f in members if not table.figures[f].wounded), members[0])
    way = contact.way_to(table, bearer, goal, pace.base_move(table, bearer))
    made = _swarm(table, unit, goal, bearer, way[1:], takes=True) if way is not None else None
    return made or _swarm(table, unit, goal, takes=True)


MOST_HANDS = 7
"""Hands that fit round a load; six are faster than five (SM-SALV-01)."""


def _swarm(
    table: Table,
    unit: str,
    goal: Point,
    first: str = "",
    way: Course = (),
    *,
    takes: bool = False,
    places: Sequence[Point] = (),
) -> Draft | None:
    """Hands enough round a point, the rest after them; with `first`, it stands at the point itself.

    A unit that neither carries nor takes anything up only closes up behind the first. Who takes a load up is
    its bearer, and the others carry where they are near him: so he goes to the middle. `places`: where hands
    shall stand, else close round the point.
    """
    radius = profile(table, standing(table, unit)[0]).radius
    taken = bystanders(table, unit)
    if first and not clear(table, goal, radius, taken):
        return None
    carries = takes or salvage.load_of(table, unit) is not None
    ring = places or (_ring(table, goal, radius, taken) if carries else ())
    ends, placed = ([goal], [(first, way, -1)] if way else []) if first else ([], [])
    others = [f for f in standing(table, unit) if f != first]
    others.sort(key=lambda f: (table.figures[f].wounded, distance(at(table.figures[f]), goal), f))
    hands = len(ends)
    for figure in others:
        helps = hands < MOST_HANDS and not table.figures[figure].wounded
        course = _after(table, figure, goal, ends, taken, ring) if ring and helps else None
        hands += course is not None
        course = course or _after(table, figure, goal, ends, taken, ())
        if course is None:
            return None
        ends.append(course[-1])
        placed += [(figure, course[1:], -1)] if len(course) > 1 else []
    made = tuple(placed)
    if carries and hands < salvage.FEWEST:
        return None
    return made if made and walking.why_not_move(table, unit, made) is None else None


def _ring(table: Table, end: Point, radius: int, taken: Sequence[tuple[Point, int]]) -> tuple[Point, ...]:
    """Where somebody stands who has a hand on what is at a point: there, or close round it."""
    near = [end]
    for far in (2 * radius + 4, 2 * radius + PAS // 4, radius + salvage.ARM - 4):
        near += [onward(end, turn, far) for turn in range(0, 360, 20)]
    return tuple(spot for spot in near if clear(table, spot, radius, taken))


def _after(
    table: Table,
    figure: str,
    end: Point,
    ends: Sequence[Point],
    taken: Sequence[tuple[Point, int]],
    ring: Sequence[Point],
) -> Course | None:
    """A way of one model after those who went before, to a place of the ring if one is given."""
    own, radius = at(table.figures[figure]), profile(table, figure).radius
    reach = pace.base_move(table, figure)
    spots = sorted(ring, key=lambda s: distance(own, s)) if ring else _beyond(table, figure, end, reach)
    for spot in spots:
        if distance(own, spot) > reach or any(discs_overlap(spot, radius, e, radius) for e in ends):
            continue
        if ends and not any(distance(spot, e) <= 2 * radius + CHAIN for e in ends):
            continue
        if not ring and not clear(table, spot, radius, taken):
            continue
        way = contact.way_to(table, figure, spot, reach) if spot != own else (own,)
        if way is not None:
            return way
    return None


def _beyond(table: Table, figure: str, end: Point, reach: int) -> list[Point]:
    """Places on the way of a model to a point and beside it, the farthest first; last where it stands."""
    own, radius = at(table.figures[figure]), profile(table, figure).radius
    course = shortest_path(walking.closed(table), (), (), own, end, radius, FAR)
    if course is None:
        return [own]
    cuts = [pace.cut(course, reach * share // 100)[-1] for share in SHARES]
    around = [onward(c, turn, far) for c in cuts for far in BESIDE for turn in range(0, 360, 45)]
    return [*(spot for n, c in enumerate(cuts) for spot in (c, *around[16 * n : 16 * n + 16])), own]


BESIDE = (2 * PAS // 2 + 4, 2 * PAS)
"""How far beside its way a model looks for room."""


def _carried(table: Table, unit: str, first: str, part: tuple[Point, ...]) -> Draft | None:
    """The first along its way, hands enough round where it ends if it bears a load, the rest after it."""
    return _swarm(table, unit, part[-1], first, part[1:])


def _charger(table: Table, unit: str, enemy: str) -> Callable[[], Any]:
    def charge() -> Any:
        value = contact.into_contact(table, unit, enemy)
        return value if value and walking.why_not_move(table, unit, value) is None else None

    return charge


def march(table: Table, unit: str, goal: Point) -> Draft | None:
    """The unit led towards a point, as far as it gets in one Move; None where no legal move leads there."""
    here = leader_at(table, unit)
    members = standing(table, unit)
    if not members or distance(here, goal) < PAS // 4 or any(table.figures[f].z for f in members):
        return None
    slowest = min(pace.base_move(table, f) for f in members)
    if slowest <= 0:
        return None
    start = next(f for f in members if at(table.figures[f]) == here)
    way = _course(table, start, goal)
    if way is None:
        return None
    free = path_length(pace.within_pace(table, start, way))
    for length in dict.fromkeys((min(free, slowest), *(slowest * share // 100 for share in SHARES))):
        part = pace.cut(way, length)
        for make in (_shifted, _gathered, _carried, _followed):
            placed = make(table, unit, start, part)
            if placed and walking.why_not_move(table, unit, placed) is None:
                return placed
    return None


def _course(table: Table, figure: str, goal: Point) -> tuple[Point, ...] | None:
    """A long way of one model towards a point, round what stands; to a free spot near it if need be."""
    own, radius = at(table.figures[figure]), profile(table, figure).radius
    spots = [goal] if room_at(table.ground, goal, radius) else []
    spots += [toward(goal, own, n * PAS) for n in (1, 2, 3, 4, 6)]
    free = [spot for spot in spots if room_at(table.ground, spot, radius)]
    wide = [
        (centre, reach + walking.ZONE)
        for centre, reach in walking.enemy_discs(table, table.units[table.figures[figure].unit].side)
        if not discs_overlap(own, radius, centre, reach + walking.ZONE)
    ]
    ground = closed_to_walkers(table.ground)
    for index, discs, wide_ in ((walking.closed(table), wide, radius), (ground, (), radius), (ground, (), 2)):
        for spot in free:
            way = shortest_path(index, discs, (), own, spot, wide_, FAR)
            if way is not None and path_length(way):
                return way
    return None


def _shifted(table: Table, unit: str, first: str, part: tuple[Point, ...]) -> Draft | None:
    """Everybody as far in the same direction."""
    here, there = at(table.figures[first]), part[-1]
    dx, dy = there[0] - here[0], there[1] - here[1]
    if not dx and not dy:
        return None
    placed = []
    for figure in standing(table, unit):
        x, y = at(table.figures[figure])
        end = (x + dx, y + dy)
        if not room_at(table.ground, end, profile(table, figure).radius):
            return None
        placed.append((figure, (end,), -1))
    return tuple(placed)


def _gathered(table: Table, unit: str, first: str, part: tuple[Point, ...]) -> Draft | None:
    """The first along its way, the others closed up round where it ends."""
    radius = profile(table, first).radius
    end = part[-1]
    others = [f for f in standing(table, unit) if f != first]

    taken = bystanders(table, unit)

    def free(spot: Point) -> bool:
        return clear(table, spot, radius, taken)

    load = salvage.load_of(table, unit)
    near = salvage.ARM - 2 if load else 2 * PAS
    spots = list(spots_around(end, radius, len(others), near, free, prefer=end, reach=4 * PAS))
    if len(spots) < len(others):
        return None
    placed: list[Placement] = [(first, part[1:], -1)]
    for figure in others:
        spots.sort(key=lambda spot: distance(at(table.figures[figure]), spot))
        way = None
        for n, spot in enumerate(spots[:4]):
            way = contact.way_to(table, figure, spot, pace.base_move(table, figure))
            if way is not None:
                spots.pop(n)
                break
        if way is None:
            return None
        placed.append((figure, way[1:], -1))
    return tuple(placed)


def bystanders(table: Table, unit: str) -> list[tuple[Point, int]]:
    """Bases of everybody on the ground who is not of this unit."""
    return [
        (at(table.figures[f]), profile(table, f).radius)
        for f in all_standing(table)
        if table.figures[f].unit != unit and not is_hull(table, f)
    ]


def clear(table: Table, spot: Point, radius: int, taken: Sequence[tuple[Point, int]]) -> bool:
    """Whether a base fits at a spot: ground, vehicles, other bases."""
    if not room_at(table.ground, spot, radius) or any(discs_overlap(spot, radius, *d) for d in taken):
        return False
    return first_overlap(walking.hulls(table), (), spot, radius) is None


def _followed(table: Table, unit: str, first: str, part: tuple[Point, ...]) -> Draft | None:
    """The first along its way, the others after it as far as each gets, closed up where they can."""
    radius = profile(table, first).radius
    taken = bystanders(table, unit)
    if not clear(table, part[-1], radius, taken):
        return None
    placed: list[Placement] = [(first, part[1:], -1)]
    taken.append((part[-1], radius))
    others = [f for f in standing(table, unit) if f != first]
    others.sort(key=lambda f: (distance(at(table.figures[f]), part[-1]), f))
    for figure in others:
        own, reach = at(table.figures[figure]), pace.base_move(table, figure)
        course = shortest_path(walking.closed(table), (), (), own, part[-1], radius, FAR)
        if course is None:
            return None
        aim = pace.cut(course, reach)[-1]

        def free(spot: Point) -> bool:
            return clear(table, spot, radius, taken)

        spots = ([aim] if free(aim) else []) + list(
            spots_around(aim, radius, 6, 2 * PAS, free, prefer=part[-1], reach=3 * PAS)
        )
        way = next((w for s in spots if (w := contact.way_to(table, figure, s, reach)) is not None), None)
        if way is None:
            if not free(own):
                return None
            way = (own,)
        taken.append((way[-1], radius))
        if len(way) > 1:
            placed.append((figure, way[1:], -1))
    return tuple(placed)


def closed_up(table: Table, unit: str) -> Draft | None:
    """Those who lag behind brought up to their leader, who stays; None where nobody gets nearer."""
    here, members = leader_at(table, unit), standing(table, unit)
    if any(table.figures[f].z for f in members):
        return None
    first = next(f for f in members if at(table.figures[f]) == here)
    return _swarm(table, unit, here, first)


def lorries(table: Table, unit: str) -> tuple[str, ...]:
    """Own vehicles near by with room for the load that a unit carries."""
    if salvage.load_of(table, unit) is None:
        return ()
    near = []
    for other in units_of(table, table.units[unit].side):
        if not is_vehicle(table, other) or not on_table(table, other):
            continue
        room = machine(table, other).cargo > len(salvage.cargo_of(table, other))
        if room and units_apart(table, unit, other) <= 6 * PAS:
            near.append(other)
    return tuple(near)


def _loader(table: Table, unit: str, vehicle: str) -> Callable[[], Any]:
    return lambda: beside(table, unit, vehicle)


def beside(table: Table, unit: str, vehicle: str) -> Draft | None:
    """The carriers packed at a side of a lorry, near enough to load it (SM-ACT-05); None out of reach."""
    load = salvage.load_of(table, unit)
    members = standing(table, unit)
    if load is None or any(table.figures[f].z for f in members):
        return None
    body, printed = hull(table, vehicle), machine(table, vehicle)
    first = load.carriers[0] if load.carriers[0] in members else members[0]
    radius = profile(table, first).radius
    here = at(table.figures[first])
    sides = []
    for turn, out in ((90, printed.width), (270, printed.width), (180, printed.length), (0, printed.length)):
        heading = (body.facing + turn) % 360
        middle = onward(at(body), heading, out // 2 + radius + 4)
        sides.append((distance(here, middle), heading, middle))
    for _, heading, middle in sorted(sides):
        row = 2 * radius + 4
        second = onward(middle, heading, row * 87 // 100)
        spots = [middle, onward(middle, heading + 90, row), onward(middle, heading - 90, row)]
        spots += [onward(second, heading + 90, row // 2), onward(second, heading - 90, row // 2)]
        way = contact.way_to(table, first, middle, pace.base_move(table, first))
        free = [spot for spot in spots[1:] if clear(table, spot, radius, bystanders(table, unit))]
        if way is not None and len(free) + 1 >= salvage.FEWEST:
            placed = _swarm(table, unit, middle, first, way[1:], places=free)
            if placed:
                return placed
    return None


def home_spots(table: Table, side: str) -> tuple[Point, ...]:
    """Places in a drop zone, the middle first."""
    zone = table.sides[side].zone
    radius = PAS // 2

    def free(spot: Point) -> bool:
        return room_at(table.ground, spot, radius) and inside(spot, radius, zone)

    around = spots_around(zone, radius, 24, PAS, free, reach=5 * PAS)
    return (zone, *around) if room_at(table.ground, zone, radius) else around
