"""Ready moves: towards prizes, enemies, home and cover; what bots draw from and persons are offered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.engine.requests import Drafts
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.models import (
    at,
    enemies_of,
    has_zone,
    inside,
    profile,
    standing,
    units_apart,
)
from escarmouche.games.star_mogul.chapters.movement import contact, pace, walking
from escarmouche.games.star_mogul.chapters.movement.walking import Placement
from escarmouche.games.star_mogul.chapters.terrain import closed_to_walkers, cover_of, room_at
from escarmouche.games.star_mogul.table import DOOR, PAS, PRIZES, Table
from escarmouche.space.formation import spots_around
from escarmouche.space.paths import shortest_path
from escarmouche.space.shapes import Point, distance, path_length, toward

Draft = tuple[Placement, ...]
FAR = 80 * PAS
SHARES = (100, 75, 50, 25)
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
    makers: list[Callable[[], Any]] = [_maker(table, unit, goal) for _, goal in goals(table, unit)]
    makers += [_charger(table, unit, enemy) for enemy in to_charge(table, unit)]
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
        "to-stay",
    )


def _maker(table: Table, unit: str, goal: Point) -> Callable[[], Any]:
    return lambda: march(table, unit, goal)


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
    for share in SHARES:
        part = pace.cut(way, slowest * share // 100)
        for placed in (_shifted(table, unit, here, part[-1]), _gathered(table, unit, start, part)):
            if placed and walking.why_not_move(table, unit, placed) is None:
                return placed
    return None


def _course(table: Table, figure: str, goal: Point) -> tuple[Point, ...] | None:
    """A long way of one model towards a point, round what stands; to a free spot near it if need be."""
    own, radius = at(table.figures[figure]), profile(table, figure).radius
    index = closed_to_walkers(table.ground)
    spots = [goal] if room_at(table.ground, goal, radius) else []
    spots += [toward(goal, own, n * PAS) for n in (1, 2, 3, 4, 6)]
    for spot in spots:
        if room_at(table.ground, spot, radius):
            way = shortest_path(index, (), (), own, spot, radius, FAR)
            if way is not None and path_length(way):
                return way
    return None


def _shifted(table: Table, unit: str, here: Point, there: Point) -> Draft | None:
    """Everybody as far in the same direction."""
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

    def free(spot: Point) -> bool:
        return room_at(table.ground, spot, radius)

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


def home_spots(table: Table, side: str) -> tuple[Point, ...]:
    """Places in a drop zone, the middle first."""
    zone = table.sides[side].zone
    radius = PAS // 2

    def free(spot: Point) -> bool:
        return room_at(table.ground, spot, radius) and inside(spot, radius, zone)

    around = spots_around(zone, radius, 24, PAS, free, reach=5 * PAS)
    return (zone, *around) if room_at(table.ground, zone, radius) else around
