"""Putting units down: deployment, arrivals, survivors; a squad round a point (areas DB-SETUP, DB-SPEC)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import islice
from typing import Any

from escarmouche.engine import kinds
from escarmouche.engine.requests import Drafts, Refusal
from escarmouche.games.dust.chapters.cards.cards import is_squad
from escarmouche.games.dust.table import BOARD
from escarmouche.games.dust_battlefield.chapters.movement import cohesion, ways
from escarmouche.games.dust_battlefield.chapters.movement.judging import Value, is_point
from escarmouche.games.dust_battlefield.chapters.movement.ways import Walker
from escarmouche.games.dust_battlefield.table import Referee, Table
from escarmouche.space.shapes import COSINES, SINES, Point, distance
from escarmouche.space.straight_lines import boxes_meet

_SCALE = 10**14
RING = 8
"""Places tried on a ring."""
Wanted = Callable[[Point], bool]
Judge = Callable[[Any], Refusal | None]


def ring(centre: Point, radius: int, spacing: int = 0) -> list[Point]:
    """Points on a circle, the first to the east; the centre itself for none."""
    if not radius:
        return [centre]
    step = 360 // RING
    return [
        (centre[0] + radius * COSINES[d] // _SCALE, centre[1] + radius * SINES[d] // _SCALE)
        for d in range(0, 360, step)
    ]


def why_not_spot(
    table: Table, walker: Walker, at: Point, facing: int, taken: tuple[Any, ...]
) -> Refusal | None:
    """Why a miniature may not be put there: not on the table, in a wall, on another (DB-MOVE-05)."""
    body = walker.put(at, facing)
    if refusal := ways.why_not_stand(table, body, taken):
        return refusal
    box = ways.room_of(walker, (at,))
    for stop in ways.terrain_for(table.ground, walker.card.type, walker.card.skills).closed:
        if boxes_meet(stop.polygon.box, box) and ways.passes_over(
            walker._replace(at=at, facing=max(0, facing)), (at,), -1, stop.polygon
        ):
            about = {"unit": walker.unit, "figure": walker.figure, "piece": stop.piece.id}
            return Refusal("DB-TERR-06", "does-not-fit", about)
    return None


def why_not_put(table: Table, unit: str, value: Any) -> Refusal | None:
    """Why a whole unit may not be put down like this."""
    walkers = {w.figure: w for w in ways.walkers(table, unit)}
    if not isinstance(value, tuple) or len(value) != len(walkers):
        return Refusal("DB-MOVE-01", "not-placements", {"unit": unit})
    taken = ways.others(table, unit)
    for item in value:
        if not (isinstance(item, tuple) and len(item) == 3 and item[0] in walkers):
            return Refusal("DB-MOVE-01", "not-placements", {"unit": unit})
        figure, path, facing = item
        if not (isinstance(path, tuple) and len(path) == 1 and is_point(path[0])):
            return Refusal("DB-MOVE-01", "not-a-path", {"unit": unit, "figure": figure})
        if not isinstance(facing, int) or not -1 <= facing < 360:
            return Refusal("DB-MOVE-02", "not-a-facing", {"unit": unit, "figure": figure})
        walker = walkers[figure]
        if refusal := why_not_spot(table, walker, path[0], max(0, facing), taken):
            return refusal
        taken = (*taken, walker.put(path[0], max(0, facing)))
    if len({item[0] for item in value}) != len(walkers):
        return Refusal("DB-MOVE-01", "not-placements", {"unit": unit})
    if is_squad(table, unit) and len(value) > 1:
        radius = next(iter(walkers.values())).form.radius
        return cohesion.why_not_together(unit, [path[0] for _, path, _ in value], radius)
    return None


def group_at(table: Table, unit: str, at: Point, facing: int = 0, wanted: Wanted | None = None) -> Value:
    """A unit put down round a point, as near as it goes; nothing where it finds no room."""
    walkers = ways.walkers(table, unit)
    if not walkers:
        return ()
    pitch = 2 * walkers[0].form.radius + 30
    wide = 3 * pitch + walkers[0].put(at, facing).room
    taken = ways.near(ways.others(table, unit), *at, wide)
    spots = [at, *ring(at, pitch), *ring(at, 2 * pitch), *ring(at, 2 * pitch + pitch // 2)]
    value: list[tuple[str, tuple[Point, ...], int]] = []
    for walker in walkers:
        for spot in spots:
            if wanted is not None and not wanted(spot):
                continue
            if why_not_spot(table, walker, spot, facing, taken) is None:
                value.append((walker.figure, (spot,), facing))
                taken = (*taken, walker.put(spot, facing))
                break
        else:
            return ()
    return tuple(value)  # the rings are narrow enough for any squad to be together


def ready(
    table: Table,
    unit: str,
    wanted: Wanted,
    judge: Judge,
    points: tuple[Point, ...] = (),
    facing: int = 0,
) -> Drafts | None:
    """Ready-made ways to put a unit down where it is wanted, each made when looked at; None: no room."""

    def put_at(at: Point) -> Value | None:
        value = group_at(table, unit, at, facing, wanted)
        return value if value and judge(value) is None else None

    tried = (at for at in points or lattice(table) if wanted(at))
    for at in tried:
        if (first := put_at(at)) is not None:
            others = [partial(put_at, other) for other in islice(tried, MOST - 1)]
            return Drafts([lambda: first, *others], lambda: first)
    return None


MOST = 16
PITCH = 1500


def lattice(table: Table) -> tuple[Point, ...]:
    """Points spread over the table, in an order that mixes them."""
    return _lattice(table.ground.width, table.ground.depth)


@lru_cache(maxsize=64)
def _lattice(width: int, depth: int) -> tuple[Point, ...]:
    points = [(x, y) for x in range(500, width, PITCH) for y in range(500, depth, PITCH)]
    return tuple(sorted(points, key=lambda p: ((p[0] * 7919 + p[1] * 104729) % 10007, p)))


def put(referee: Referee, rule: str, unit: str, value: Value) -> None:
    """Put a unit down: its miniatures on their spots, the unit on the table."""
    for figure, (at,), facing in value:
        new = max(0, facing)
        facts = {"steps": ((figure, (at,), new),)}
        referee.change(rule, figure, tells=kinds.PLACED, facts=facts, x=at[0], y=at[1], z=0, facing=new)
    referee.change(rule, unit, place=BOARD, carrier="", seat="")


def stand_again(referee: Referee, rule: str, unit: str, figures: tuple[str, ...]) -> None:
    """Miniatures that have come back stand with the others: where they fell, else as near to it as may be."""
    if referee.table.units[unit].place != BOARD:
        return
    for n, figure in enumerate(figures):
        table = referee.table
        walkers = {w.figure: w for w in ways.walkers(table, unit)}
        mates = [w for w in walkers.values() if w.figure not in figures[n:]]
        if not mates:
            return
        at = _beside(table, walkers[figure], mates)
        facts = {"steps": ((figure, (at,), mates[0].facing),)}
        referee.change(
            rule,
            figure,
            tells=kinds.PLACED,
            facts=facts,
            x=at[0],
            y=at[1],
            z=mates[0].z,
            facing=mates[0].facing,
        )


def _beside(table: Table, walker: Walker, mates: list[Walker]) -> Point:
    """The free spot nearest to where a miniature fell at which it is together with these."""
    fell, radius = walker.at, walker.form.radius
    taken = (*ways.others(table, walker.unit), *[mate.body for mate in mates])
    pitch = 2 * radius + 30
    spots = [fell, *[spot for mate in mates for wide in (pitch, 2 * pitch) for spot in ring(mate.at, wide)]]
    there = [mate.at for mate in mates]
    for spot in sorted(spots, key=lambda spot: (distance(spot, fell), spot)):
        if cohesion.holds([*there, spot], radius) and why_not_spot(table, walker, spot, -1, taken) is None:
            return spot
    return fell
