"""Ready-made moves and turns for bots and for a player in a hurry; each is legal by construction.

A draft goes straight for its goal, leaning aside where something is in the way, as far as the points allow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, partial
from itertools import islice
from math import hypot, isqrt
from typing import Any

from escarmouche.engine.options import Option
from escarmouche.engine.requests import Drafts
from escarmouche.games.combat_zone.chapters.figures import body, height, profile, side_of, touching
from escarmouche.games.combat_zone.chapters.movement.movement import (
    FREE_TURN,
    Placement,
    Walker,
    any_step,
    blocked,
    contact,
    needs_turn,
    pivot_cost,
    step_cost,
    touching_spot,
    walker,
    way_faced,
)
from escarmouche.games.combat_zone.chapters.movement.nearby import (
    COVERS,
    THINGS,
    cover_near,
    hiding_near,
    nearest_enemies,
    things_near,
    useful_near,
)
from escarmouche.games.combat_zone.chapters.movement.obstacles import nearest
from escarmouche.games.combat_zone.chapters.shooting.weapons import carried
from escarmouche.games.combat_zone.chapters.things import hidden_from, lying
from escarmouche.games.combat_zone.chapters.vehicles.vehicles import free_seats, in_use
from escarmouche.games.combat_zone.table import AREA, PANICKED, Table
from escarmouche.space.shapes import (
    Point,
    bearing,
    disc_overlaps_polygon,
    distance,
    gap_at_most,
    toward,
    turn_difference,
)
from escarmouche.space.sight import visible

COMPASS: dict[str, Point] = {
    "east": (10, 0),
    "north-east": (7, 7),
    "north": (0, 10),
    "north-west": (-7, 7),
    "west": (-10, 0),
    "south-west": (-7, -7),
    "south": (0, -10),
    "south-east": (7, -7),
}
FAN = ((1000, 0), (866, 500), (866, -500), (500, 866), (500, -866), (0, 1000), (0, -1000))
"""Cosine and sine, in thousandths, of the angles by which a step leans aside: 0, 30, 60 and 90 degrees."""
OBJECTS = 4
GOALS = ("object", "device")
"""What of the things that lie about one goes to."""
BURST = 2
"""Points kept for a burst after an advance."""
Move = tuple[Placement, ...]
Maker = Callable[[], Move | None]
Sketch = tuple[str, Any]
"""What a move is for before it is looked at: a word, and whom it concerns, or the rank of a piece."""
STEP = "step"
STEPS: tuple[Sketch, ...] = tuple((STEP, name) for name in COMPASS)
RUSH, ADVANCE, POSITION, COVER = "rush", "advance", "position", "cover"
OBJECT, REACH, RIDE, BACK, HOME = "object", "reach", "ride", "back", "home"


class Plan(Option, frozen=True):
    """What a ready-made move is for: a word, and the enemy, piece, thing or vehicle that it leads to.

    rush to an enemy with all points, advance keeping a burst, position at the first place that sees it, cover
    behind a piece from the nearest enemy, object, reach a door, an obstacle or a face to climb, ride up to a
    vehicle with a seat, home with an object, back from the nearest enemy, and one step each way.
    """

    what: str
    target: str = ""

    def code(self) -> str:
        if self.what == STEP:
            return self.target
        return f"{self.what}:{self.target}" if self.target else self.what

    @classmethod
    @lru_cache(maxsize=4096)
    def read(cls, code: str) -> Plan:
        if code in COMPASS:
            return cls(STEP, code)
        what, _, target = code.partition(":")
        return cls(what, target)


def move_drafts(table: Table, figure: str) -> Drafts:
    """Moves of one figure, made when looked at; any step stands in for those that fail."""
    return Drafts(_Makers(table, figure), lambda: any_step(table, figure) or on_the_spot(table, figure))


def draft_names(table: Table, figure: str) -> tuple[str, ...]:
    """The codes of `plans`."""
    return tuple(plan.code() for plan in plans(table, figure))


def plans(table: Table, figure: str) -> tuple[Plan, ...]:
    """What each of `move_drafts` is for, in the same order."""
    return tuple(_plan(table, figure, *sketch) for sketch in _sketches(table, figure))


def follow(table: Table, figure: str, point: Point) -> Move | None:
    """The move that brings a figure to a point, or as near as its action points take it."""
    return _go(table, figure, point, table.figures[figure].ap)


def on_the_spot(table: Table, figure: str) -> Move:
    """A step of nothing, which is none (CZ-MOVE-03): what is left to one who is asked and cannot go."""
    record = table.figures[figure]
    return ((figure, ((record.x, record.y),), -1),)


class _Makers(Sequence[Maker]):
    """The makers of a figure's moves: only those looked at know more than what they are for."""

    __slots__ = ("_figure", "_sketches", "_table")

    def __init__(self, table: Table, figure: str) -> None:
        self._table, self._figure, self._sketches = table, figure, _sketches(table, figure)

    def __len__(self) -> int:
        return len(self._sketches)

    def __getitem__(self, index: Any) -> Any:
        return partial(_drawn, self._table, self._figure, *self._sketches[index])


def _sketches(table: Table, figure: str) -> list[Sketch]:
    """What each draft is for: a word, and whom it concerns, or the rank of a piece among the nearest."""
    record = table.figures[figure]
    near = nearest_enemies(table, figure)
    sketches: list[Sketch] = [(RUSH, enemy) for enemy in near]
    for enemy in near[:2]:
        if record.ap > BURST:
            sketches.append((ADVANCE, enemy))
        sketches.append((POSITION, enemy))
    if near:
        hiding = islice(hiding_near(table.ground, (record.x, record.y)), COVERS)
        sketches += [(COVER, n) for n, _ in enumerate(hiding)]
        sketches.append((BACK, near[0]))
    if things := lying(table):
        side = side_of(table, figure)
        free = [t for t in things if t.kind in GOALS and not t.holder and not hidden_from(t, side)]
        sketches += [(OBJECT, thing.id) for thing in free[:OBJECTS]]
    if record.carrying:
        sketches.append((HOME, ""))
    if in_use(table):
        sketches += [(RIDE, vehicle) for vehicle in free_seats(table, figure)]
    sketches += [(REACH, n) for n, _ in enumerate(islice(useful_near(table, figure), THINGS))]
    sketches += STEPS
    return sketches


def _plan(table: Table, figure: str, kind: str, which: Any) -> Plan:
    """A sketch with the piece that it leads to; who it goes back from, or home with, is not named."""
    if kind == COVER:
        record = table.figures[figure]
        which = table.ground.pieces[cover_near(table.ground, (record.x, record.y))[which]].id
    elif kind == REACH:
        which = table.ground.pieces[things_near(table, figure)[which]].id
    return Plan(kind) if kind in (BACK, HOME) else Plan(kind, which)


def _drawn(table: Table, figure: str, kind: str, which: Any) -> Move | None:
    """The move of a sketch, if there is one."""
    record = table.figures[figure]
    at = record.x, record.y
    if kind == POSITION:
        return _position(table, figure, which)
    if kind == COVER:
        danger = table.figures[nearest_enemies(table, figure)[0]]
        return _cover(table, figure, cover_near(table.ground, at)[which], (danger.x, danger.y))
    if kind == REACH:
        return reach(table, figure, things_near(table, figure)[which])
    if kind == STEP:
        dx, dy = COMPASS[which]
        return _go(table, figure, (at[0] + 100 * dx, at[1] + 100 * dy), 1)
    if kind == HOME:
        return _go(table, figure, _home(table, figure), record.ap)
    if kind == OBJECT:
        thing = table.things[which]
        return _go(table, figure, (thing.x, thing.y), record.ap)
    if kind == RIDE:
        return _ride(table, figure, which)
    enemy = table.figures[which]
    if kind == BACK:
        return _go(table, figure, (2 * at[0] - enemy.x, 2 * at[1] - enemy.y), record.ap)
    if touching(table, figure, which):  # there already
        return None
    return _go(table, figure, (enemy.x, enemy.y), record.ap - (BURST if kind == ADVANCE else 0))


def _ride(table: Table, figure: str, vehicle: str) -> Move | None:
    """Straight up to a vehicle, in contact with it; None for one who is."""
    record, other = table.figures[figure], table.figures[vehicle]
    at, centre = (record.x, record.y), (other.x, other.y)
    reach = profile(table, figure).radius + profile(table, vehicle).radius
    if gap_at_most(at, reach, centre, 0, 0):
        return None
    return _go(table, figure, touching_spot(at, centre, centre, reach), record.ap)


def _home(table: Table, figure: str) -> Point:
    """The nearest point of the own edge."""
    record, ground = table.figures[figure], table.ground
    edge = table.sides[side_of(table, figure)].edge
    return {
        "south": (record.x, 0),
        "north": (record.x, ground.depth),
        "west": (0, record.y),
        "east": (ground.width, record.y),
    }.get(edge, (record.x, record.y))


def reach(table: Table, figure: str, number: int) -> Move | None:
    """Up to a piece, in contact with it."""
    record, polygon = table.figures[figure], table.ground.polygons[number]
    at, radius = (record.x, record.y), profile(table, figure).radius
    x, y = nearest(at, polygon)
    dx, dy = at[0] - x, at[1] - y
    long = hypot(dx, dy)
    if long <= radius + 1:
        return None
    for more in range(3):
        goal = round(x + dx / long * (radius + more)), round(y + dy / long * (radius + more))
        if not disc_overlaps_polygon(goal, radius, polygon):
            return _go(table, figure, goal, record.ap)
    return None


def _go(table: Table, figure: str, goal: Point, points: int) -> Move | None:
    """Steps towards a goal for at most so many points; the last one ends on it or touches an enemy."""
    who = walker(table, figure)
    path = steps(table, who, goal, points)
    return ((figure, path, -1),) if path else None


def steps(table: Table, who: Walker, goal: Point, points: int) -> tuple[Point, ...]:
    """The steps themselves; shorter than the way if something is in it."""
    return tuple(_walk(table, who, goal, points))


def _walk(table: Table, who: Walker, goal: Point, points: int) -> Iterator[Point]:
    """One step after the other, worked out when asked for."""
    record = table.figures[who.id]
    shy = PANICKED in record.states  # CZ-REAC-13: it may not move into contact
    at = who.at
    gone = {at}
    while points > 0 and at != goal:
        step = _step(table, who, at, goal, points, shy=shy, first=len(gone) == 1)
        if step is None:
            return
        spot, price, touched = step
        if spot in gone:
            return
        gone.add(spot)
        yield spot
        points -= price
        at = spot
        if touched:
            return


def _step(
    table: Table, who: Walker, at: Point, goal: Point, points: int, *, shy: bool, first: bool
) -> tuple[Point, int, bool] | None:
    """The next step: straight on, else leaning aside; where it ends, what it costs, whether it touches."""
    record = table.figures[who.id]
    dx, dy = goal[0] - at[0], goal[1] - at[1]
    far = isqrt(dx * dx + dy * dy)
    reach = min(who.step, far)
    for cosine, sine in FAN:
        aim = at[0] + (dx * cosine - dy * sine) // 1000, at[1] + (dx * sine + dy * cosine) // 1000
        spot = goal if not sine and dx * dx + dy * dy <= who.step**2 else toward(at, aim, reach)
        if spot == at or (first and record.pivot + needs_turn(record, at, spot) > FREE_TURN):
            continue
        met = contact(who, at, spot)
        if met is not None and (shy or met == at):
            continue
        spot = spot if met is None else met
        if blocked(table.ground, who, at, spot):
            continue
        price = step_cost(table.ground, at, spot)
        if price <= points:
            return spot, price, met is not None
    return None


# -- cover and firing positions --------------------------------------------------------------------------


def _cover(table: Table, figure: str, number: int, danger: Point) -> Move | None:
    """To the far side of a piece, seen from the nearest enemy."""
    record = table.figures[figure]
    polygon = table.ground.polygons[number]
    centre = polygon.centroid
    x0, y0, x1, y1 = polygon.box
    deep = min(x1 - x0, y1 - y0) // 2 + profile(table, figure).radius + 20
    goal = toward(centre, (2 * centre[0] - danger[0], 2 * centre[1] - danger[1]), deep)
    return _go(table, figure, goal, record.ap)


def _position(table: Table, figure: str, enemy: str) -> Move | None:
    """As few steps as show the enemy within range, keeping a burst; none if it is seen from here."""
    record = table.figures[figure]
    weapons = [table.setting.weapons[w] for w in carried(table, figure)]
    reach = max((w.long for w in weapons if w.kind != AREA), default=0)
    target = table.figures[enemy]
    goal = target.x, target.y
    top = record.z + height(table, figure)
    at = record.x, record.y
    offered = body(table, enemy)
    if not reach or visible(table.ground, (*at, record.z, top), offered):
        return None
    who = walker(table, figure)
    budget = max(1, record.ap - BURST)
    tall = record.z + profile(table, figure).height
    dx, dy = goal[0] - at[0], goal[1] - at[1]
    for cosine, sine in FAN:
        aim = at[0] + (dx * cosine - dy * sine) // 1000, at[1] + (dx * sine + dy * cosine) // 1000
        path: tuple[Point, ...] = ()
        for spot in _walk(table, who, aim, min(budget, 3)):
            path = (*path, spot)
            if distance(spot, goal) <= reach and visible(table.ground, (*spot, record.z, tall), offered):
                return ((figure, path, _towards((at, *path), record.facing, goal)),)
    return None


def _towards(points: tuple[Point, ...], facing: int, goal: Point) -> int:
    """The facing that looks at a goal after a move, if the free turn reaches it; else unchanged."""
    turned = bearing(points[-1], goal)
    return turned if turn_difference(way_faced(facing, points), turned) <= FREE_TURN else -1


# -- turning ---------------------------------------------------------------------------------------------


def pivot_drafts(table: Table, figure: str) -> Drafts:
    """Turns towards the nearest enemies and by quarters."""
    record = table.figures[figure]
    at = record.x, record.y
    facings = [bearing(at, (table.figures[e].x, table.figures[e].y)) for e in nearest_enemies(table, figure)]
    facings += [(record.facing + turn) % 360 for turn in (90, 270, 180)]
    makers = [partial(_turn, table, figure, facing) for facing in dict.fromkeys(facings)]
    return Drafts(makers, lambda: ((figure, (), (record.facing + 1) % 360),))


def _turn(table: Table, figure: str, facing: int) -> Move | None:
    record = table.figures[figure]
    if facing == record.facing or pivot_cost(table, figure, facing) > record.ap:
        return None
    return ((figure, (), facing),)
