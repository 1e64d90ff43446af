"""Where the pending free place may be answered: the ground a client lights, a unit or counter led by hand.

Nothing is judged here: every place is put to the rules that judge the answer itself.
"""

from __future__ import annotations

from typing import Any

from escarmouche.engine.overlays import Spots
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.games.star_mogul.chapters.models import at, hull, is_vehicle, profile, standing
from escarmouche.games.star_mogul.chapters.movement import driving, pace, ready_moves, walking
from escarmouche.games.star_mogul.chapters.vehicles import crews
from escarmouche.games.star_mogul.setup import deployment
from escarmouche.games.star_mogul.table import PAS, Table
from escarmouche.space.paths import Ways
from escarmouche.space.shapes import Box, Point, distance, onward, path_length

Path = tuple[Point, ...]
WALK, DRIVE, REVERSE = "move", "drive", "reverse"
DEPLOY = "deploy"
POINTS = frozenset({"counter", "drop-zone"})
"""Questions that are answered by a point."""
RINGS = (0, 1, 2, 3, 5, 8, 12)
"""How far from the point that is pointed at a place is looked for, in pas, near to far."""
COARSE = PAS // 2
"""How much of a way that is too long is left out at a time."""


def _why_not(ask: Ask, value: Any) -> Refusal | None:
    return ask.judge(value) if ask.judge else None


# -- led by hand ---------------------------------------------------------------------------------------------


def follow(ask: Ask, table: Table, point: Point) -> Any:
    """The acting unit, a counter or a marker led to a point, or as near as it gets; None: it leads nobody."""
    if ask.kind != "place":
        return None
    if ask.question == WALK:
        return ready_moves.march(table, ask.actor, point) or ()
    if ask.question in (DRIVE, REVERSE):
        return _driven(ask, table, point)
    near = [p for far in RINGS for p in _ring(point, far * PAS)]
    if ask.question in POINTS:
        return next((spot for spot in near if _why_not(ask, spot) is None), None)
    if ask.question == DEPLOY:
        return next((value for spot in near if (value := _put(ask, table, spot)) is not None), None)
    ready = ask.drafts() if ask.drafts else ()
    return min(ready, key=lambda value: distance(value[0][1][-1], point), default=None)


def _ring(centre: Point, far: int) -> list[Point]:
    return [onward(centre, turn, far) for turn in range(0, 360, 45)] if far else [centre]


def _put(ask: Ask, table: Table, spot: Point) -> Any:
    """A unit put down round a spot of its drop zone."""
    unit = ask.actor
    if not is_vehicle(table, unit):
        return deployment.cluster(table, unit, spot, table.units[unit].figures, PAS // 2)
    facing = deployment.ahead(table, table.units[unit].side)
    for turn in (facing, (facing + 90) % 360):
        value = ((hull(table, unit).id, (spot,), turn),)
        if _why_not(ask, value) is None:
            return value
    return None


def _driven(ask: Ask, table: Table, point: Point) -> Any:
    """A vehicle led to a point by the first way that it can go, or part of it; nowhere: it stays."""
    unit, back = ask.actor, ask.question == REVERSE
    body = hull(table, unit)
    for way in driving.ways_to(table, unit, point, reverse=back):
        whole = (at(body), *way)
        far = min(path_length(whole), driving.furthest(table, unit, reverse=back))
        while far > 0:
            part = pace.cut(whole, far)[1:]
            value = ((body.id, part, -1),)
            if part and _why_not(ask, value) is None:
                return value
            far -= COARSE
    return ()


# -- the ground to light -------------------------------------------------------------------------------------


def spots(ask: Ask, table: Table, figure: str, value: Any, via: Path) -> Spots | None:
    """Where a model or hull may end, or a point may lie; None where the question has no such ground.

    Without a `value` only what concerns the one model is judged; with one, the whole answer.
    """
    if ask.kind != "place":
        return None
    whole: Box = (0, 0, table.ground.width, table.ground.depth)
    if ask.question in POINTS:
        return Spots(figure, lambda spot: _why_not(ask, spot) is None, whole)
    if ask.question in (DRIVE, REVERSE):
        return _driving(ask, table, via) if figure == hull(table, ask.actor).id else None
    if ask.question == WALK:
        return _walking(ask, table, figure, value, via) if figure in standing(table, ask.actor) else None
    return _putting(ask, table, figure, value)


def _walking(ask: Ask, table: Table, figure: str, value: Any, via: Path) -> Spots | None:
    unit = ask.actor
    gone = (at(table.figures[figure]), *via)
    most, radius = pace.base_move(table, figure), profile(table, figure).radius
    left = most - path_length(gone)
    if left < 0:
        return None
    index, discs = walking.closed(table), walking.enemy_discs(table, table.units[unit].side)
    ways = None if table.figures[figure].z else Ways(index, discs, (), gone[-1], radius, left)

    def refused(way: Path) -> bool:
        if value:
            return _why_not(ask, _changed(value, figure, way[1:])) is not None
        one = {figure: way[-1]}
        return bool(
            walking.why_not_pace(table, figure, way)
            or walking.why_not_way(table, figure, way)
            or walking.why_not_ends(table, unit, one, {figure: way})
            or walking.why_not_zones(table, unit, {figure: way}, one)
        )

    def allowed(spot: Point) -> bool:
        if distance(gone[-1], spot) > left:
            return False
        if not refused((*gone, spot)):
            return True
        rest = ways.to(spot) if ways is not None else None
        return rest is not None and len(rest) > 2 and not refused((*gone, *rest[1:]))

    (x, y) = gone[-1]
    box = _inside(table, (x - left, y - left, x + left, y + left))
    return Spots(figure, allowed, box, most, 0, ways.turns if ways is not None else ())


def _driving(ask: Ask, table: Table, via: Path) -> Spots | None:
    unit, back = ask.actor, ask.question == REVERSE
    body = hull(table, unit)
    most = driving.furthest(table, unit, reverse=back)
    left = most - path_length((at(body), *via))
    if left < 0:
        return None

    def allowed(spot: Point) -> bool:
        return any(
            _why_not(ask, ((body.id, way, -1),)) is None
            for way in driving.ways_to(table, unit, spot, via, reverse=back)
            if path_length((at(body), *way)) <= most + driving.SLACK
        )

    (x, y) = (at(body), *via)[-1]
    return Spots(body.id, allowed, _inside(table, (x - left, y - left, x + left, y + left)), most)


def _putting(ask: Ask, table: Table, figure: str, value: Any) -> Spots | None:
    """Where one of a unit that comes down or gets out may stand."""
    unit = ask.actor
    proposed = value or next(iter(ask.drafts() if ask.drafts else ()), ())
    if figure not in [item[0] for item in proposed]:
        return None

    def allowed(spot: Point) -> bool:
        if value or is_vehicle(table, unit):
            return _why_not(ask, _changed(proposed, figure, (spot,))) is None
        if ask.question == DEPLOY:
            return deployment.why_not_stand(table, unit, figure, spot) is None
        return not crews.why_not_spot(table, unit, spot, profile(table, figure).radius)

    return Spots(figure, allowed, (0, 0, table.ground.width, table.ground.depth))


def _changed(value: Any, figure: str, path: Path) -> Any:
    """An answer with another way of one model."""
    facing = next((item[2] for item in value if item[0] == figure), -1)
    return (*[item for item in value if item[0] != figure], (figure, path, facing))


def _inside(table: Table, box: Box) -> Box:
    x0, y0, x1, y1 = box
    return max(x0, 0), max(y0, 0), min(x1, table.ground.width), min(y1, table.ground.depth)
