"""Ready-made moves and turns for bots and for a player in a hurry; each is legal by construction.

A draft goes straight for its goal, leaning aside where something is in the way, as far as the points allow.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import hypot, isqrt

from escarmouche.engine.requests import Drafts
from escarmouche.games.combat_zone.field import body, enemies, height, profile, side_of
from escarmouche.games.combat_zone.movement import (
    FREE_TURN,
    Placement,
    Walker,
    blocked,
    contact,
    needs_turn,
    pivot_cost,
    step_cost,
    walker,
    way_faced,
)
from escarmouche.games.combat_zone.obstacles import nearest
from escarmouche.games.combat_zone.table import AREA, PANICKED, Table
from escarmouche.games.combat_zone.terrain import DOOR, USEFUL
from escarmouche.space.shapes import (
    Point,
    bearing,
    disc_overlaps_polygon,
    distance,
    gap_to_polygon,
    toward,
    turn_difference,
)
from escarmouche.space.sight import visible
from escarmouche.space.terrain import OPAQUE, Ground

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
RUSHES, COVERS, OBJECTS, THINGS = 3, 3, 4, 3
COVER_WITHIN = 3000
BURST = 2
"""Points kept for a burst after an advance."""
Move = tuple[Placement, ...]
Maker = Callable[[], Move | None]


def move_drafts(table: Table, figure: str) -> Drafts:
    """Moves of one figure, made when looked at; a step on the spot stands in for those that fail."""
    return Drafts([maker for _, maker in _makers(table, figure)], lambda: on_the_spot(table, figure))


def draft_names(table: Table, figure: str) -> tuple[str, ...]:
    """What each of `move_drafts` is, in the same order.

    rush:<enemy> with all points, advance:<enemy> keeping a burst, position:<enemy> to the first place that
    sees it, cover:<piece> behind it from the nearest enemy, object:<marker>, reach:<piece> up to a door, an
    obstacle or a face to climb, home with an object, back, and one step each way.
    """
    return tuple(name for name, _ in _makers(table, figure))


def follow(table: Table, figure: str, point: Point) -> Move | None:
    """The move that brings a figure to a point, or as near as its action points take it."""
    return _go(table, figure, point, table.figures[figure].ap)


def on_the_spot(table: Table, figure: str) -> Move:
    """A step of nothing, which still costs its point: what is always allowed to one who can pay a step."""
    record = table.figures[figure]
    return ((figure, ((record.x, record.y),), -1),)


def _makers(table: Table, figure: str) -> list[tuple[str, Maker]]:
    record = table.figures[figure]
    at = record.x, record.y
    near = sorted(enemies(table, figure), key=lambda e: (_square(table, e, at), e))[:RUSHES]
    found: list[tuple[str, Maker]] = []
    for enemy in near:
        goal = table.figures[enemy].x, table.figures[enemy].y
        found.append((f"rush:{enemy}", partial(_go, table, figure, goal, record.ap)))
    for enemy in near[:2]:
        goal = table.figures[enemy].x, table.figures[enemy].y
        if record.ap > BURST:
            found.append((f"advance:{enemy}", partial(_go, table, figure, goal, record.ap - BURST)))
        found.append((f"position:{enemy}", partial(_position, table, figure, enemy)))
    if near:
        danger = table.figures[near[0]].x, table.figures[near[0]].y
        for number in _cover_near(table.ground, at):
            name = f"cover:{table.ground.pieces[number].id}"
            found.append((name, partial(_cover, table, figure, number, danger)))
        away = 2 * at[0] - danger[0], 2 * at[1] - danger[1]
        found.append(("back", partial(_go, table, figure, away, record.ap)))
    lying = [m for m in table.turn.markers if m.kind in ("object", "device") and not m.holder]
    found += [(f"object:{m.id}", partial(_go, table, figure, (m.x, m.y), record.ap)) for m in lying[:OBJECTS]]
    if record.carrying:
        found.append(("home", partial(_go, table, figure, _home(table, figure), record.ap)))
    for number in _things_near(table, figure):
        name = f"reach:{table.ground.pieces[number].id}"
        found.append((name, partial(reach, table, figure, number)))
    for name, (dx, dy) in COMPASS.items():
        goal = at[0] + 100 * dx, at[1] + 100 * dy
        found.append((name, partial(_go, table, figure, goal, 1)))
    return found


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


def _things_near(table: Table, figure: str) -> list[int]:
    """The numbers of the nearest pieces one can do something with: closed doors first."""
    record = table.figures[figure]
    if record.z:
        return []
    at = record.x, record.y
    found = []
    for n in table.ground.numbers_near(*at, record.ap * 500):
        traits = table.ground.pieces[n].traits
        if traits & USEFUL:
            far = gap_to_polygon(at, 0, table.ground.polygons[n])
            found.append((DOOR not in traits, far, n))
    return [n for _, _, n in sorted(found)[:THINGS]]


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


def _square(table: Table, figure: str, at: Point) -> int:
    f = table.figures[figure]
    return (f.x - at[0]) ** 2 + (f.y - at[1]) ** 2


def _go(table: Table, figure: str, goal: Point, points: int) -> Move | None:
    """Steps towards a goal for at most so many points; the last one ends on it or touches an enemy."""
    who = walker(table, figure)
    path = steps(table, who, goal, points)
    return ((figure, path, -1),) if path else None


def steps(table: Table, who: Walker, goal: Point, points: int) -> tuple[Point, ...]:
    """The steps themselves; shorter than the way if something is in it."""
    record = table.figures[who.id]
    shy = PANICKED in record.states  # CZ-REAC-13: it may not move into contact
    at = who.at
    path: list[Point] = []
    gone = {at}
    while points > 0 and at != goal:
        found = _step(table, who, at, goal, points, shy, first=not path)
        if found is None:
            break
        spot, price, touched = found
        if spot in gone:
            break
        gone.add(spot)
        path.append(spot)
        points -= price
        at = spot
        if touched:
            break
    return tuple(path)


def _step(
    table: Table, who: Walker, at: Point, goal: Point, points: int, shy: bool, *, first: bool
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


def _cover_near(ground: Ground, at: Point) -> list[int]:
    """The numbers of the nearest pieces one can hide behind."""
    near = []
    for n in ground.numbers_near(*at, COVER_WITHIN):
        piece = ground.pieces[n]
        if OPAQUE in piece.traits and piece.height >= 100:
            x0, y0, x1, y1 = ground.polygons[n].box
            dx, dy = max(x0 - at[0], 0, at[0] - x1), max(y0 - at[1], 0, at[1] - y1)
            far = dx * dx + dy * dy
            if far <= COVER_WITHIN * COVER_WITHIN:
                near.append((far, n))
    return [n for _, n in sorted(near)[:COVERS]]


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
    carried = (*profile(table, figure).ranged, *record.gained)
    weapons = [table.setting.weapons[w] for w in carried if w not in record.broken]
    reach = max((w.long for w in weapons if w.kind != AREA), default=0)
    target = table.figures[enemy]
    goal = target.x, target.y
    top = record.z + height(table, figure)
    at = record.x, record.y
    if not reach or visible(table.ground, (*at, record.z, top), body(table, enemy)):
        return None
    who = walker(table, figure)
    budget = max(1, record.ap - BURST)
    tall = record.z + profile(table, figure).height
    dx, dy = goal[0] - at[0], goal[1] - at[1]
    for cosine, sine in FAN:
        aim = at[0] + (dx * cosine - dy * sine) // 1000, at[1] + (dx * sine + dy * cosine) // 1000
        path = steps(table, who, aim, min(budget, 3))
        for n, spot in enumerate(path):
            if distance(spot, goal) <= reach and visible(
                table.ground, (*spot, record.z, tall), body(table, enemy)
            ):
                return ((figure, path[: n + 1], _towards((at, *path[: n + 1]), record.facing, goal)),)
    return None


def _towards(points: tuple[Point, ...], facing: int, goal: Point) -> int:
    """The facing that looks at a goal after a move, if the free turn reaches it; else unchanged."""
    wanted = bearing(points[-1], goal)
    return wanted if turn_difference(way_faced(facing, points), wanted) <= FREE_TURN else -1


# -- turning ---------------------------------------------------------------------------------------------


def pivot_drafts(table: Table, figure: str) -> Drafts:
    """Turns towards the nearest enemies and by quarters."""
    record = table.figures[figure]
    at = record.x, record.y
    near = sorted(enemies(table, figure), key=lambda e: (_square(table, e, at), e))[:RUSHES]
    wanted = [bearing(at, (table.figures[e].x, table.figures[e].y)) for e in near]
    wanted += [(record.facing + turn) % 360 for turn in (90, 270, 180)]
    makers = [partial(_turn, table, figure, facing) for facing in dict.fromkeys(wanted)]
    return Drafts(makers, lambda: ((figure, (), (record.facing + 1) % 360),))


def _turn(table: Table, figure: str, facing: int) -> Move | None:
    record = table.figures[figure]
    if facing == record.facing or pivot_cost(table, figure, facing) > record.ap:
        return None
    return ((figure, (), facing),)
