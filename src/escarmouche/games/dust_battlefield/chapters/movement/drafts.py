"""Ready-made moves: a squad led towards something, round what stands in its way; a hull turned to its foe.

Each is made when it is looked at: whoever takes one pays for one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from escarmouche.engine.requests import Drafts
from escarmouche.engine.table import kept
from escarmouche.games.dust.chapters.cards.cards import is_squad
from escarmouche.games.dust.table import BOARD, OBJECTIVE, things_of
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.chapters.movement import bogging, routes, ways
from escarmouche.games.dust_battlefield.chapters.movement.judging import (
    Allowance,
    Value,
    movers_of,
    why_not_led,
)
from escarmouche.games.dust_battlefield.chapters.movement.ways import Walker
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.formation import spots_around
from escarmouche.space.shapes import COSINES, SINES, Point, bearing, distance, toward

WAYS = 12
"""Directions in which a unit is led besides those with a purpose."""
NEAREST = 3
"""Enemies that are worth a move of their own."""
SHARES = (100, 66, 33)
"""How much of its allowance it goes, the most first."""
HOLD = "hold"
"""What a draft is for, where it is neither an objective nor an enemy: it stays and turns to the foe."""
SHORT = 300
"""How far before a foe a led unit stops."""
_FAR = 20000


def move_drafts(table: Table, unit: str, hero: str, allowance: Allowance) -> Drafts:
    """Moves: towards objectives and enemies, round about, staying and turning."""
    led = [partial(to_goal, table, unit, hero, allowance, goal) for _, goal in goals(table, unit)]
    stay = partial(held, table, unit, hero, allowance)
    return Drafts([*led, stay], partial(together, table, unit, hero, allowance))


def names(table: Table, unit: str) -> tuple[str, ...]:
    """What each draft is for, in their order; nothing for a mere direction."""
    return (*[name for name, _ in goals(table, unit)], HOLD)


@kept
def to_goal(
    table: Table, unit: str, hero: str, allowance: Allowance, goal: Point, short: int = SHORT
) -> Value | None:
    """A unit led towards a point as far as it goes: straight, else round what is in its way."""
    straight = _straight(table, unit, hero, allowance, goal, short)
    return straight or round_about(table, unit, hero, allowance, goal)


def _straight(
    table: Table, unit: str, hero: str, allowance: Allowance, goal: Point, short: int
) -> Value | None:
    for share in SHARES:
        value = led(table, unit, hero, goal, allowance.length * share // 100, short)
        refusal = why_not_led(table, unit, hero, allowance, value)
        if refusal is None:
            return value or None
        if refusal.reason in ROUND and share == SHARES[0]:
            return None
        if refusal.rule == "DB-TERR-01":
            value = led(table, unit, hero, goal, allowance.in_terrain, short)
            if why_not_led(table, unit, hero, allowance, value) is None:
                return value or None
    return None


ROUND = ("does-not-pass", "through-a-unit", "off-the-table")
"""Reasons for which another way may get on where the straight one does not."""


def round_about(table: Table, unit: str, hero: str, allowance: Allowance, goal: Point) -> Value | None:
    """The first miniature along the shortest way round walls and enemies, the others round its end."""
    movers = movers_of(table, unit, hero)
    first = min(movers.values(), key=lambda w: (distance(w.at, goal), w.figure))
    way = routes.towards(table, first, goal, hero)
    if way is None or len(way) < 2:
        return None
    length = allowance.length
    if any(ways.slowed(table, first, bogging.cut(way, length), -1)):
        length = allowance.in_terrain
    for share in SHARES[:2]:
        part = bogging.cut(way, length * share // 100)
        value = gathered(table, movers, first, part, length, hero) if len(part) > 1 else None
        if value and why_not_led(table, unit, hero, allowance, value) is None:
            return value
    return None


def gathered(
    table: Table, movers: dict[str, Walker], first: Walker, way: tuple[Point, ...], length: int, hero: str
) -> Value | None:
    """One along a way, the others on spots round its end, each by the shortest way there."""
    end, facing = way[-1], bearing(way[-2], way[-1]) if first.form.hull is not None else -1
    others = [w for w in movers.values() if w.figure != first.figure]
    value = [(first.figure, way[1:], facing)]
    radius = max(w.form.radius for w in movers.values())
    around = ways.near(ways.others(table, first.unit, hero), *end, 2000 + 2 * routes.clearance(first))

    def free(spot: Point) -> bool:
        across = ways.why_not_way(table, first._replace(at=end), (end, spot), -1, hero)
        return across is None and routes.stands(table, first, spot, around)

    spots = list(spots_around(end, radius, len(others) + 2, 300, free, prefer=way[-2], reach=900))
    for walker in sorted(others, key=lambda w: (distance(w.at, end), w.figure)):
        spots.sort(key=lambda spot: (distance(walker.at, spot), spot))
        for n, spot in enumerate(spots[:3]):
            course = routes.within(table, walker, spot, length, hero)
            if course is not None:
                spots.pop(n)
                value.append((walker.figure, course[1:], -1))
                break
        else:
            return None
    return tuple(value)


@kept
def held(table: Table, unit: str, hero: str, allowance: Allowance) -> Value | None:
    """The unit stays and turns to the nearest enemy."""
    value = turned(table, unit, hero, facing_to(table, unit))
    return value if why_not_led(table, unit, hero, allowance, value) is None else None


@kept
def goals(table: Table, unit: str) -> list[tuple[str, Point]]:
    """Where a unit might want to go: objectives, enemies nearest first, then all round."""
    standing = bodies.of(table, unit)
    if not standing:
        return []
    here = standing[0].at
    side = table.units[unit].side
    marks = [(f"objective:{t.id}", (t.x, t.y)) for t in things_of(table, OBJECTIVE)]
    foes = [
        (f"toward:{other}", members[0].at)
        for other, members in bodies.bodies(table).items()
        if table.units[other].side != side and table.units[other].place == BOARD and members
    ]
    nearest = sorted(foes, key=lambda foe: (distance(here, foe[1]), foe))[:NEAREST]
    around = [("", _direction(here, n)) for n in range(WAYS)]
    return [*sorted(marks, key=lambda mark: (distance(here, mark[1]), mark)), *nearest, *around]


def _direction(here: Point, n: int) -> Point:
    degrees = n * 360 // WAYS
    return here[0] + _FAR * COSINES[degrees] // 10**14, here[1] + _FAR * SINES[degrees] // 10**14


def led(table: Table, unit: str, hero: str, goal: Point, length: int, short: int = SHORT) -> Value:
    """The whole unit led as it stands towards a goal; hulls face where they go."""
    movers = movers_of(table, unit, hero)
    first = next(iter(movers.values()))
    step = min(length, max(0, distance(first.at, goal) - short))
    end = toward(first.at, goal, step)
    dx, dy = end[0] - first.at[0], end[1] - first.at[1]
    facing = bearing(first.at, goal) if first.form.hull is not None else -1
    if not dx and not dy:
        return ()
    return tuple([(w.figure, ((w.at[0] + dx, w.at[1] + dy),), facing) for w in movers.values()])


def turned(table: Table, unit: str, hero: str, facing: int) -> Value:
    """The unit stays and turns, which is its Move (DB-MOVE-07)."""
    movers = movers_of(table, unit, hero)
    return tuple([(w.figure, (), facing) for w in movers.values() if facing >= 0 and facing != w.facing])


def facing_to(table: Table, unit: str) -> int:
    """The bearing of the nearest enemy; -1 where there is none."""
    standing = bodies.of(table, unit)
    side = table.units[unit].side
    foes = [
        m.at
        for other, members in bodies.bodies(table).items()
        if table.units[other].side != side and table.units[other].place == BOARD
        for m in members[:1]
    ]
    if not standing or not foes:
        return -1
    here = standing[0].at
    return bearing(here, min(foes, key=lambda at: (distance(here, at), at)))


def together(table: Table, unit: str, hero: str, allowance: Allowance) -> Value:
    """A squad that losses have torn apart closes up round one of its own (DB-MOVE-04); else nobody moves."""
    if not is_squad(table, unit) or why_not_led(table, unit, hero, allowance, ()) is None:
        return ()
    movers = list(movers_of(table, unit, "").values())
    for value in closed_up(movers):
        if why_not_led(table, unit, hero, allowance, value) is None:
            return value
    return ()


def closed_up(movers: Sequence[Walker]) -> Iterator[Value]:
    """The others drawn to each in turn."""
    for middle in movers:
        taken = [middle.at]
        value: list[tuple[str, tuple[Point, ...], int]] = []
        for walker in movers:
            if walker is middle:
                continue
            spot = _near(walker.at, middle.at, walker.form.radius, taken)
            taken.append(spot)
            if spot != walker.at:
                value.append((walker.figure, (spot,), -1))
        yield tuple(value)


def _near(start: Point, goal: Point, radius: int, taken: Sequence[Point]) -> Point:
    """The first free spot on the way to a goal, coming from it."""
    far = distance(start, goal)
    for gap in range(2 * radius + 20, far + 1, 50):
        spot = toward(goal, start, gap)
        if all(distance(spot, other) >= 2 * radius for other in taken):
            return spot
    return start
