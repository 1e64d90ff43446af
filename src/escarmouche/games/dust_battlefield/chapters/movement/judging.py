"""Whether a unit may move like this: each miniature along its own way (areas DB-MOVE, DB-TERR)."""

from __future__ import annotations

from typing import Any, NamedTuple

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.cards.cards import is_squad
from escarmouche.games.dust_battlefield.chapters.ground.kinds import SLOW_MARCH, SLOW_MOVE
from escarmouche.games.dust_battlefield.chapters.movement import cohesion, ways
from escarmouche.games.dust_battlefield.chapters.movement.ways import Walker
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.rectangles import farthest
from escarmouche.space.shapes import Point, path_length

Value = tuple[tuple[str, tuple[Point, ...], int], ...]
"""An answer: miniatures, each with its way from where it stands and its facing at the end (-1: kept)."""


class Allowance(NamedTuple):
    """How far a unit may go in the move under way, in hundredths of a centimetre."""

    length: int
    rule: str = "DB-MOVE-01"
    march: bool = False
    gone: int = 0
    """What of a March is behind it."""
    slowed: bool = False
    """It has met terrain on the first part of its March."""

    @property
    def in_terrain(self) -> int:
        """The same where terrain is entered, crossed or left (DB-TERR-01)."""
        return min(self.length, max(0, (SLOW_MARCH if self.march else SLOW_MOVE) - self.gone))


def why_not_shape(table: Table, movers: dict[str, Walker], value: Any) -> Refusal | None:
    """Whether an answer is a list of these miniatures, each with a way and a facing."""
    if not isinstance(value, tuple):
        return Refusal("DB-MOVE-01", "not-placements", {})
    seen: set[str] = set()
    for item in value:
        if not (isinstance(item, tuple) and len(item) == 3):
            return Refusal("DB-MOVE-01", "not-placements", {})
        figure, way, facing = item
        if figure not in movers or figure in seen:
            return Refusal("DB-MOVE-01", "not-of-the-unit", {"figure": str(figure)})
        seen.add(figure)
        if not isinstance(way, tuple) or not all(is_point(point) for point in way):
            return Refusal("DB-MOVE-01", "not-a-path", {"figure": figure})
        if not isinstance(facing, int) or not -1 <= facing < 360:
            return Refusal("DB-MOVE-02", "not-a-facing", {"figure": figure})
    return None


def is_point(value: Any) -> bool:
    """Whether a value is a point of the table."""
    return isinstance(value, tuple) and len(value) == 2 and all(type(n) is int for n in value)


def movers_of(table: Table, unit: str, hero: str = "") -> dict[str, Walker]:
    """The miniatures that move: those of the unit, and a hero who has joined it."""
    walkers = ways.walkers(table, unit)
    if hero:
        walkers += ways.walkers(table, hero)
    return {walker.figure: walker for walker in walkers}


def why_not_move(table: Table, unit: str, hero: str, allowance: Allowance, value: Any) -> Refusal | None:
    """Why the miniatures of a unit, and the hero with it, may not move like this."""
    if refusal := why_not_shape(table, movers_of(table, unit, hero), value):
        return refusal
    return why_not_led(table, unit, hero, allowance, value)


def why_not_led(table: Table, unit: str, hero: str, allowance: Allowance, value: Value) -> Refusal | None:
    """The same of an answer that is a list of ways, as ready-made moves are."""
    movers = movers_of(table, unit, hero)
    led: dict[str, tuple[tuple[Point, ...], int]] = {f: (path, facing) for f, path, facing in value}
    for figure, (path, facing) in led.items():
        if refusal := why_not_one(table, movers[figure], path, facing, allowance, hero):
            return refusal
    return why_not_ends(table, unit, hero, movers, led)


def why_not_one(
    table: Table, walker: Walker, path: tuple[Point, ...], facing: int, allowance: Allowance, mate: str
) -> Refusal | None:
    """One miniature: how far, over what, past whom; a turn on the spot is a Move too (DB-MOVE-07)."""
    way = (walker.at, *path)
    length = path_length(way) if path else 0
    if length > allowance.length:
        return Refusal(allowance.rule, "too-far", _about(walker), length - allowance.length, "cm")
    turned = facing if facing >= 0 else walker.facing
    if walker.form.hull is not None and (path or turned != walker.facing):
        far = farthest(walker.put(way[-1], turned).outline, walker.body.outline)
        if far > allowance.length:
            return Refusal("DB-MOVE-02", "turned-too-far", _about(walker), far - allowance.length, "cm")
    if (path or facing >= 0) and (refusal := ways.why_not_way(table, walker, way, facing, mate)):
        return refusal
    if length > allowance.in_terrain and (
        allowance.slowed or (met := ways.slowed(table, walker, way, facing))
    ):
        piece = "" if allowance.slowed else met[0]
        return Refusal(
            "DB-TERR-01", "too-fast", {**_about(walker), "piece": piece}, length - allowance.in_terrain, "cm"
        )
    return None


def _about(walker: Walker) -> dict[str, str]:
    return {"unit": walker.unit, "figure": walker.figure}


def why_not_ends(
    table: Table,
    unit: str,
    hero: str,
    movers: dict[str, Walker],
    led: dict[str, tuple[tuple[Point, ...], int]],
) -> Refusal | None:
    """Whether all may stand where they end: on nobody, on the table, together (DB-MOVE-04, DB-MOVE-05)."""
    ends = {}
    for figure, walker in movers.items():
        path, facing = led.get(figure, ((), -1))
        body = walker.put(path[-1] if path else walker.at, facing)
        if not path:
            body = body._replace(bottom=walker.body.bottom, top=walker.body.top)
        ends[figure] = body
    placed = list(ends.values())
    (x, y), *_ = [body.at for body in placed]
    wide = max([abs(b.at[0] - x) + abs(b.at[1] - y) + b.room for b in placed])
    around = ways.near(ways.others(table, unit, hero), x, y, wide)
    for n, (figure, body) in enumerate(ends.items()):
        if figure not in led:
            continue
        neighbours = (*around, *placed[:n], *[b for b in placed[n + 1 :] if b.figure not in led])
        if refusal := ways.why_not_stand(table, body, neighbours):
            return refusal
    if is_squad(table, unit):
        own = [b.at for f, b in ends.items() if movers[f].unit == unit]
        return cohesion.why_not_together(unit, own, movers[next(iter(movers))].form.radius)
    return None
