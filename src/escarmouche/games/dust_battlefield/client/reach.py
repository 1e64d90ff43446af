"""Where the pending free place may be answered: the area a client shades, a unit or template led by hand.

Nothing is judged here: every place is put to the rules that judge the answer itself.
"""

from __future__ import annotations

from typing import Any

from escarmouche.engine.options import AIM
from escarmouche.engine.overlays import Spots
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.games.dust_battlefield.chapters import arrival
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.chapters.movement import drafts, judging, placing, routes, ways
from escarmouche.games.dust_battlefield.chapters.movement.judging import Allowance, Value, is_point
from escarmouche.games.dust_battlefield.setup import scenario
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.paths import Ways
from escarmouche.space.shapes import Box, Point, path_length, toward

Path = tuple[Point, ...]
GOING = "move"
"""The question of a way over the table; the others of intent MOVE put a unit down."""
RINGS = (0, 250, 500, 800, 1200, 1800, 2600, 3600)
"""How far from the point that is pointed at a place is looked for, near to far."""


def draft_names(ask: Ask, table: Table) -> tuple[str, ...]:
    """What each ready-made move is for."""
    return drafts.names(table, ask.actor) if ask.question == GOING and ask.drafts else ()


def allowance_of(ask: Ask) -> Allowance:
    """How far the pending move may go."""
    told = ask.about
    return Allowance(told["length"], ask.rule, told["march"], told["gone"], told["slowed"])


def puts(ask: Ask) -> bool:
    """Whether the question puts a whole unit down somewhere."""
    return ask.kind == "place" and bool(ask.actor) and ask.intent != AIM and ask.question != GOING


# -- led by hand --------------------------------------------------------------------------------------------


def follow(ask: Ask, table: Table, point: Point) -> Any:
    """The acting unit, a template, a flame or a thing led to a point, or as near as it gets."""
    if ask.kind != "place":
        return None
    if ask.question == GOING:
        unit, hero = ask.actor, ask.about["hero"]
        return drafts.to_goal(table, unit, hero, allowance_of(ask), point, 0)
    if puts(ask):
        return _put_near(ask, table, point)
    return _point_near(ask, point)


def _put_near(ask: Ask, table: Table, point: Point) -> Value | None:
    facing = _facing(ask)
    for radius in RINGS:
        for spot in placing.ring(point, radius):
            value = placing.group_at(table, ask.actor, spot, facing)
            if value and _why_not(ask, value) is None:
                return value
    return None


def _facing(ask: Ask) -> int:
    """The way the unit looks in what is proposed."""
    first = ask.drafts()[0] if ask.drafts else ()
    return max(0, first[0][2]) if first else 0


def _point_near(ask: Ask, point: Point) -> Point | None:
    """The nearest allowed point: round about, else on the way to what is proposed."""
    for radius in RINGS[:3]:
        for spot in placing.ring(point, radius):
            if _why_not(ask, spot) is None:
                return spot
    proposed = ask.drafts() if ask.drafts else ()
    if not len(proposed) or not is_point(proposed[0]):
        return None
    ready: Point = proposed[0]
    far = path_length((point, ready))
    for share in range(1, 20):
        spot = toward(point, ready, far * share // 20)
        if _why_not(ask, spot) is None:
            return spot
    return ready


def _why_not(ask: Ask, value: Any) -> Refusal | None:
    return ask.judge(value) if ask.judge else None


# -- the area to shade --------------------------------------------------------------------------------------


def spots(ask: Ask, table: Table, figure: str, value: Any, via: Path) -> Spots | None:
    """Where a miniature may end, or a point may lie; None where the question has no such area.

    Without a `value` only what concerns the one miniature is judged; with one, the whole answer.
    """
    if ask.kind != "place":
        return None
    if not puts(ask) and ask.question != GOING:
        return _points(ask, table, figure)
    hero = ask.about.get("hero", "")
    walker = judging.movers_of(table, ask.actor, hero).get(figure)
    if walker is None:
        return None
    if ask.question == GOING:
        return _moving(ask, table, walker, value, via)
    return _putting(ask, table, walker, value)


def _points(ask: Ask, table: Table, figure: str) -> Spots:
    """Where a template, a flame or a thing may be put."""
    box: Box = (0, 0, table.ground.width, table.ground.depth)
    return Spots(figure, lambda spot: _why_not(ask, spot) is None, box)


def _moving(ask: Ask, table: Table, walker: ways.Walker, value: Any, via: Path) -> Spots | None:
    allowance, hero = allowance_of(ask), ask.about["hero"]
    gone = (walker.at, *via)
    left = allowance.length - path_length(gone)
    if left < 0:
        return None
    around = ways.others(table, walker.unit, hero)
    radius = routes.clearance(walker)
    index, discs = routes.index_for(table, walker), routes.in_the_way(table, walker.unit, hero)
    round_about = None if walker.form.flies else Ways(index, discs, (), gone[-1], radius, left)

    def refused(way: Path) -> bool:
        if value:
            return _why_not(ask, _changed(value, walker.figure, way[1:])) is not None
        if judging.why_not_one(table, walker, way[1:], -1, allowance, hero) is not None:
            return True
        return ways.why_not_stand(table, walker.put(way[-1]), around) is not None

    def allowed(spot: Point) -> bool:
        way = (*gone, spot)
        if path_length(way) <= allowance.length and not refused(way):
            return True
        rest = round_about.to(spot) if round_about is not None else None
        if rest is None or len(rest) < 3:
            return False
        way = (*gone, *rest[1:])
        return path_length(way) <= allowance.length and not refused(way)

    (x, y) = gone[-1]
    box = _inside(table, (x - left, y - left, x + left, y + left))
    turns = round_about.turns if round_about is not None else ()
    return Spots(walker.figure, allowed, box, allowance.length, 0, turns)


def _putting(ask: Ask, table: Table, walker: ways.Walker, value: Any) -> Spots:
    around, facing = ways.others(table, walker.unit), _facing(ask)

    def allowed(spot: Point) -> bool:
        if value:
            return _why_not(ask, _changed(value, walker.figure, (spot,))) is None
        if placing.why_not_spot(table, walker, spot, facing, around) is not None:
            return False
        return _in_zone(ask, table, walker, spot)

    return Spots(walker.figure, allowed, _inside(table, (0, 0, table.ground.width, table.ground.depth)))


def _in_zone(ask: Ask, table: Table, walker: ways.Walker, spot: Point) -> bool:
    """Whether one miniature may be put there whatever the others do: its zone, its edge, its machine."""
    if ask.question == "enter":
        far, near = arrival.span_of_entry(table, walker.unit, walker._replace(at=spot, facing=_facing(ask)))
        inside = arrival.from_entry(table, walker.unit, spot) is not None
        return inside and (far <= ask.about["length"] or near <= arrival.AT_THE_EDGE)
    if ask.question == "get-off":
        hull = bodies.of(table, table.units[walker.unit].carrier)[0]
        return bodies.no_farther(walker.put(spot), hull, ask.about["length"])
    return scenario.may_deploy(table, table.units[walker.unit].side, spot)


def _changed(value: Any, figure: str, path: Path) -> Any:
    """An answer with another way of one miniature."""
    facing = next((item[2] for item in value if item[0] == figure), -1)
    return (*[item for item in value if item[0] != figure], (figure, path, facing))


def _inside(table: Table, box: Box) -> Box:
    x0, y0, x1, y1 = box
    return max(x0, 0), max(y0, 0), min(x1, table.ground.width), min(y1, table.ground.depth)
