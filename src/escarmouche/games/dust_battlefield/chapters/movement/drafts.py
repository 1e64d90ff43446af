"""Ready-made moves: a squad led as it stands towards somewhere, a hull turned to its foe."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from escarmouche.games.dust.chapters.cards.cards import is_squad
from escarmouche.games.dust.table import BOARD, OBJECTIVE, things_of
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.chapters.movement.judging import (
    Allowance,
    Value,
    movers_of,
    why_not_move,
)
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.shapes import COSINES, SINES, Point, bearing, distance, toward

WAYS = 12
"""Directions in which a unit is led besides those with a purpose."""
SHARES = (1.0, 0.66, 0.33)
"""How much of its allowance it goes, the most first."""
_FAR = 20000


def move_drafts(table: Table, unit: str, hero: str, allowance: Allowance) -> tuple[Value, ...]:
    """Moves that are allowed: towards enemies and objectives, round about, and staying where one is."""
    return tuple(dict.fromkeys(_allowed(table, unit, hero, allowance)))


def _allowed(table: Table, unit: str, hero: str, allowance: Allowance) -> Iterator[Value]:
    stay = turned(table, unit, hero, facing_to(table, unit))
    found: dict[Value, None] = {}
    for goal in goals(table, unit):
        for share in SHARES:
            value = led(table, unit, hero, goal, int(allowance.length * share))
            if value not in found and why_not_move(table, unit, hero, allowance, value) is None:
                found[value] = None
                break
    yield from found
    if why_not_move(table, unit, hero, allowance, stay) is None:
        yield stay
    yield together(table, unit, hero, allowance)


def goals(table: Table, unit: str) -> list[Point]:
    """Where a unit might want to go: objectives, enemies nearest first, then all round."""
    standing = bodies.of(table, unit)
    if not standing:
        return []
    here = standing[0].at
    side = table.units[unit].side
    marks = [(t.x, t.y) for t in things_of(table, OBJECTIVE)]
    foes = [
        members[0].at
        for other, members in bodies.bodies(table).items()
        if table.units[other].side != side and table.units[other].place == BOARD and members
    ]
    purposes = sorted(marks + foes, key=lambda at: (distance(here, at), at))
    around = [_direction(here, n) for n in range(WAYS)]
    return [*purposes[:6], *around]


def _direction(here: Point, n: int) -> Point:
    degrees = n * 360 // WAYS
    return here[0] + _FAR * COSINES[degrees] // 10**14, here[1] + _FAR * SINES[degrees] // 10**14


def led(table: Table, unit: str, hero: str, goal: Point, length: int) -> Value:
    """The whole unit led as it stands towards a goal; hulls face where they go."""
    movers = movers_of(table, unit, hero)
    first = next(iter(movers.values()))
    step = min(length, max(0, distance(first.at, goal) - 300))
    end = toward(first.at, goal, step)
    dx, dy = end[0] - first.at[0], end[1] - first.at[1]
    facing = bearing(first.at, goal) if first.form.hull is not None else -1
    if not dx and not dy:
        return ()
    return tuple([(w.figure, ((w.at[0] + dx, w.at[1] + dy),), facing) for w in movers.values()])


def turned(table: Table, unit: str, hero: str, facing: int) -> Value:
    """The unit stays and turns."""
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
    if not is_squad(table, unit) or why_not_move(table, unit, hero, allowance, ()) is None:
        return ()
    movers = list(movers_of(table, unit, "").values())
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
        if why_not_move(table, unit, hero, allowance, tuple(value)) is None:
            return tuple(value)
    return ()


def _near(start: Point, goal: Point, radius: int, taken: Sequence[Point]) -> Point:
    """The first free spot on the way to a goal, coming from it."""
    far = distance(start, goal)
    for gap in range(2 * radius + 20, far + 1, 50):
        spot = toward(goal, start, gap)
        if all(distance(spot, other) >= 2 * radius for other in taken):
            return spot
    return start
