"""Moving and turning: steps of 5 cm, what stops them, what they cost (ledger area CZ-MOVE)."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt, sqrt
from typing import Any, NamedTuple

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import close_combat
from escarmouche.games.combat_zone.chapters.figures import enemies, profile, side_of, where
from escarmouche.games.combat_zone.chapters.terrain import DIFFICULT, stops
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.chapters.wounds import machines
from escarmouche.games.combat_zone.chapters.wounds.wounds import UNITS
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import ALIVE, MACHINE, PANICKED, Table
from escarmouche.space.memory import kept_with
from escarmouche.space.paths import PolygonIndex, ground_obstacles, spot_free
from escarmouche.space.shapes import (
    Point,
    bearing,
    in_half_plane,
    length_inside,
    onward,
    path_length,
    square_to_segment,
    toward,
    turn_difference,
)
from escarmouche.space.sweep import leg_hits_edge, within
from escarmouche.space.terrain import Ground

COSTS: dict[str, int] = LEDGER.data("CZ-ACT-01")["movement"]
STEP: int = LEDGER.data("CZ-MOVE-03")["cm"] * 100
STEP_IN_ARMOUR: int = LEDGER.data("CZ-MOVE-04")["cm"] * 100
SLOW: dict[str, int] = {
    **{id: 100 * row["move_cm_per_ap"] for id, row in UNITS["armour"].items() if "move_cm_per_ap" in row},
    LEDGER.data("CZ-MOVE-04")["armour"]: STEP_IN_ARMOUR,
}
"""The step of those who wear an armour that slows (CZ-MOVE-04)."""
FREE_TURN: int = LEDGER.data("CZ-MOVE-01")["max_degrees"]
LEANS = (0, 30, -30, 60, -60, 90, -90, 120, -120, 150, -150, 180)
SHORT_STEPS = (200, 50, 10)
"""Directions, from where a figure looks, and lengths in which a step is looked for."""
IMMOBILE = "immobile"
WIDE = 600
"""More than the radius of the widest vehicle."""
Placement = tuple[str, tuple[Point, ...], int]
Disc = tuple[Point, int]


class Walker(NamedTuple):
    """A figure about to move: what it may not enter, and whom it may run into."""

    id: str
    at: Point
    radius: int
    step: int
    """How far one paid step takes it."""
    closed: PolygonIndex
    floor: int
    """Number of the piece it stands on, and whose top it cannot leave walking; -1 on the ground."""
    friends: tuple[Disc, ...]
    enemies: tuple[Disc, ...]


def step_length(table: Table, figure: str) -> int:
    """How far a step goes: 5 cm, 4 in heavy armour (CZ-MOVE-04), 3 for a crippled machine (CZ-MACH-05)."""
    printed = profile(table, figure)
    normal = SLOW.get(printed.armour, STEP)
    return machines.step_length(table, figure, normal) if printed.kind == MACHINE else normal


@kept_with
def closed_index(ground: Ground, level: int) -> PolygonIndex:
    """What no figure walks into at this height."""
    ids = frozenset(p.id for p in ground.pieces if stops(p) and (not level or p.height > level))
    return ground_obstacles(ground, ids)


@kept_with
def difficult_pieces(ground: Ground) -> tuple[int, ...]:
    """The numbers of the pieces that are difficult ground."""
    return tuple(n for n, piece in enumerate(ground.pieces) if DIFFICULT in piece.traits)


def walker(table: Table, figure: str, reach: int = 0) -> Walker:
    """A figure and its surroundings, as far as it could get with its action points (or `reach`)."""
    record = table.figures[figure]
    radius, step = profile(table, figure).radius, step_length(table, figure)
    x, y, z = record.x, record.y, record.z
    far = (reach or step * max(1, record.ap)) + radius + (WIDE if vehicles.in_use(table) else 300)
    side = side_of(table, figure)
    friends: list[Disc] = []
    foes: list[Disc] = []
    figures, profiles = table.figures, table.setting.profiles
    for unit in table.units.values():
        discs = friends if unit.side == side else foes
        for other in unit.figures:
            g = figures[other]
            if (
                -far <= g.x - x <= far
                and -far <= g.y - y <= far
                and g.z == z
                and g.fate == ALIVE
                and other != figure
            ):
                discs.append(((g.x, g.y), profiles[g.profile].radius))
    index = closed_index(table.ground, z)
    return Walker(
        figure, (x, y), radius, step, index, _floor(table.ground, (x, y), z), tuple(friends), tuple(foes)
    )


def _floor(ground: Ground, at: Point, level: int) -> int:
    if not level:
        return -1
    for n in ground.numbers_near(*at, 0):
        if ground.pieces[n].height == level and ground.polygons[n].contains(at):
            return n
    return -1


def step_cost(ground: Ground, a: Point, b: Point) -> int:
    """Action points of one step: double where any of it is difficult (CZ-MOVE-05)."""
    numbers = difficult_pieces(ground)
    if numbers:
        x0, x1 = (a[0], b[0]) if a[0] < b[0] else (b[0], a[0])
        y0, y1 = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
        for n in numbers:
            polygon = ground.polygons[n]
            u0, v0, u1, v1 = polygon.box
            if x0 < u1 and u0 <= x1 and y0 < v1 and v0 <= y1 and _enters(a, b, polygon):
                return COSTS["move_5cm_difficult"]
    return COSTS["move_5cm"]


def _enters(a: Point, b: Point, polygon: Any) -> bool:
    """Whether a step is in a piece anywhere: inside at an end, or on the way."""
    return polygon.side(a) > 0 or polygon.side(b) > 0 or length_inside(a, b, polygon) > 0


# -- one step ----------------------------------------------------------------------------------------------


def blocked(ground: Ground, who: Walker, a: Point, b: Point) -> str:
    """What stops a step that is not an enemy: edge, piece, fall or friend; empty if nothing does."""
    bounds = who.closed.bounds
    if bounds is not None and not within(bounds, *b, who.radius):
        return "off-the-table"
    if leg_hits_edge(who.closed, a, b, who.radius) is not None:
        return "in-the-way"
    if who.floor >= 0:
        edges = ground.polygons[who.floor]
        if not edges.contains(b) or length_inside(a, b, edges) < path_length((a, b)) - 1:
            return "would-fall"
    if who.friends:
        x, y = b
        for (fx, fy), radius in who.friends:
            reach = radius + who.radius
            if (x - fx) ** 2 + (y - fy) ** 2 < reach * reach:
                return "on-a-friend"
    return ""


def meets(table: Table, figure: str, b: Point, a: Point | None = None) -> Point | None:
    """Where a step from a point, or from where it stands, first touches an enemy base: as `contact`."""
    record, profiles = table.figures[figure], table.setting.profiles
    (x, y), z = a or (record.x, record.y), record.z
    radius = profiles[record.profile].radius
    far = abs(b[0] - x) + abs(b[1] - y) + radius + 1
    discs = []
    for other in enemies(table, figure):
        g = table.figures[other]
        its = profiles[g.profile].radius
        if abs(g.x - x) <= far + its and abs(g.y - y) <= far + its and g.z == z:
            discs.append(((g.x, g.y), its))
    return _contact(discs, radius, (x, y), b) if discs else None


def contact(who: Walker, a: Point, b: Point) -> Point | None:
    """Where a step first touches an enemy base; its start if it runs into one it touches already."""
    return _contact(who.enemies, who.radius, a, b) if who.enemies else None


def _contact(discs: Sequence[Disc], own: int, a: Point, b: Point) -> Point | None:
    best: Point | None = None
    least = -1
    (ax, ay), (bx, by) = a, b
    x0, x1 = (ax, bx) if ax < bx else (bx, ax)
    y0, y1 = (ay, by) if ay < by else (by, ay)
    for (ex, ey), radius in discs:
        reach = radius + own
        if not (x0 - reach <= ex <= x1 + reach and y0 - reach <= ey <= y1 + reach):
            continue
        above, below = square_to_segment(ex, ey, ax, ay, bx, by)
        if above > reach * (reach + 1) * below:
            continue
        if (ex - ax) ** 2 + (ey - ay) ** 2 <= reach * (reach + 1):
            if above < reach * reach * below and above < ((ex - ax) ** 2 + (ey - ay) ** 2) * below:
                return a
            continue
        spot = touching_spot(a, b, (ex, ey), reach)
        far = (spot[0] - ax) ** 2 + (spot[1] - ay) ** 2
        if least < 0 or far < least:
            best, least = spot, far
    return best


def touching_spot(a: Point, b: Point, centre: Point, reach: int) -> Point:
    """The whole point nearest to where a base coming from a to b meets a disc: touching it, not in it."""
    (ax, ay), (bx, by), (ex, ey) = a, b, centre
    dx, dy = bx - ax, by - ay
    length = sqrt(dx * dx + dy * dy)
    along = ((ex - ax) * dx + (ey - ay) * dy) / length
    aside = ((ex - ax) * dy - (ey - ay) * dx) / length
    far = along - sqrt(max(0.0, reach * reach - aside * aside))
    x, y = ax + dx * far / length, ay + dy * far / length
    best, least = toward(a, b, max(0, int(far) - 1)), 1e9
    for i in range(int(x) - 2, int(x) + 4):
        for j in range(int(y) - 2, int(y) + 4):
            square = (i - ex) ** 2 + (j - ey) ** 2
            near = (i - ax) ** 2 + (j - ay) ** 2 <= dx * dx + dy * dy  # no farther than the step goes
            if near and reach * reach <= square <= reach * (reach + 1):
                off = (i - x) ** 2 + (j - y) ** 2
                if off < least:
                    best, least = (i, j), off
    return best


def needs_turn(figure: Any, at: Point, to: Point) -> int:
    """Degrees a figure must turn before a step in this direction: its front 180 are free (CZ-MOVE-03)."""
    if at == to or in_half_plane(at, figure.facing, to):
        return 0
    return max(0, turn_difference(figure.facing, bearing(at, to)) - FREE_TURN)


# -- a whole move --------------------------------------------------------------------------------------------


def why_not_move(table: Table, figure: str) -> Refusal | None:
    """Whether a figure may move at all; what a step costs here is checked with its points."""
    if refusal := close_combat.why_not_free(table, figure):
        return refusal
    if IMMOBILE in profile(table, figure).skills:
        return Refusal("CZ-MOVE-03", "immobile", {"figure": figure})
    if table.figures[figure].ap >= least_cost(table, figure) and any_step(table, figure) is None:
        return Refusal("CZ-MOVE-03", "nowhere-to-step", {"figure": figure})
    return None


def any_step(table: Table, figure: str) -> tuple[Placement, ...] | None:
    """The first step that leads anywhere: ahead or leaning aside, whole before short; None without one."""
    record = table.figures[figure]
    for length in (step_length(table, figure) - 2, *SHORT_STEPS):
        for lean in LEANS:
            spot = onward(where(record), (record.facing + lean) % 360, length)
            if why_not_path(table, figure, move := ((figure, (spot,), -1),)) is None:
                return move
    return None


def least_cost(table: Table, figure: str) -> int:
    """The cheapest step from where the figure stands."""
    at = where(table.figures[figure])
    return step_cost(table.ground, at, at)


def why_not_path(table: Table, figure: str, value: Any) -> Refusal | None:
    """Judge a declared move: ((figure, points, facing),), one paid step for each point."""
    about = {"figure": figure}
    shape = _why_not_shape(figure, value)
    if shape:
        return shape
    _, path, facing = value[0]
    record = table.figures[figure]
    who = walker(table, figure)
    turn = needs_turn(record, who.at, path[0])
    if record.pivot + turn > FREE_TURN:
        return Refusal("CZ-MOVE-03", "behind", about, record.pivot + turn - FREE_TURN, "degrees")
    cost, at = 0, who.at
    for number, point in enumerate(path):
        if (excess := path_length((at, point)) - who.step) > 0:
            rule = "CZ-MOVE-04" if who.step == STEP_IN_ARMOUR else "CZ-MOVE-03"
            return Refusal(rule, "step-too-long", {**about, "step": number + 1}, excess, "cm")
        if point == at:
            return Refusal("CZ-MOVE-03", "step-to-nowhere", {**about, "step": number + 1})
        end = contact(who, at, point)
        stop = point if end is None else end
        if end == at:
            return Refusal("CZ-MOVE-06", "enemy-in-the-way", about)
        if end is not None and PANICKED in record.states:
            return Refusal("CZ-REAC-13", "panicked", about)
        if reason := blocked(table.ground, who, at, stop):
            rule = {"on-a-friend": "CZ-MOVE-06", "would-fall": "CZ-MOVE-07"}.get(reason, "CZ-TERR-03")
            return Refusal(rule, reason, {**about, "step": number + 1})
        cost += step_cost(table.ground, at, stop)
        if end is not None:
            break
        at = point
    if (short := cost - record.ap) > 0:
        return Refusal("CZ-AP-04", "not-enough-points", about, short, "PA")
    last = way_faced(record.facing, (who.at, *path))
    if facing >= 0 and (excess := turn_difference(last, facing) - FREE_TURN) > 0:
        return Refusal("CZ-MOVE-01", "turned-too-far", about, excess, "degrees")
    return None


def _why_not_shape(figure: str, value: Any) -> Refusal | None:
    """Whether an answer has the form of a move of this figure with at least one step."""
    about = {"figure": figure}
    if (
        not isinstance(value, tuple)
        or len(value) != 1
        or not isinstance(value[0], tuple)
        or len(value[0]) != 3
    ):
        return Refusal("CZ-MOVE-03", "not-a-move", about)
    id, path, facing = value[0]
    if id != figure or not isinstance(path, tuple) or not path:
        return Refusal("CZ-MOVE-03", "not-a-move", about)
    for point in path:
        if not isinstance(point, tuple) or len(point) != 2 or not all(type(c) is int for c in point):
            return Refusal("CZ-MOVE-03", "not-a-move", about)
    if type(facing) is not int or not -1 <= facing < 360:
        return Refusal("CZ-MOVE-01", "not-a-facing", about)
    return None


def way_faced(facing: int, points: tuple[Point, ...]) -> int:
    """Where a figure looks after these steps: the way it moved last (CZ-MOVE-03)."""
    for n in range(len(points) - 1, 0, -1):
        if points[n] != points[n - 1]:
            return bearing(points[n - 1], points[n])
    return facing


# -- turning on the spot ------------------------------------------------------------------------------------


def pivot_cost(table: Table, figure: str, facing: int) -> int:
    """Free up to 90 degrees since the last paid action (CZ-MOVE-01), else one point (CZ-MOVE-02)."""
    record = table.figures[figure]
    turned = record.pivot + turn_difference(record.facing, facing)
    return COSTS["pivot_to_90"] if turned <= FREE_TURN else COSTS["pivot_90_to_180"]


def why_not_pivot(table: Table, figure: str) -> Refusal | None:
    """Whether a figure may turn on the spot: not locked in combat, with a free turn or a point left."""
    if refusal := close_combat.why_not_free(table, figure):
        return refusal
    record = table.figures[figure]
    if record.pivot >= FREE_TURN and not record.ap:
        return Refusal("CZ-MOVE-02", "not-enough-points", {"figure": figure}, 1, "PA")
    return None


def why_not_facing(table: Table, figure: str, value: Any) -> Refusal | None:
    """Judge a turn: ((figure, (), facing),)."""
    about = {"figure": figure}
    if (
        not isinstance(value, tuple)
        or len(value) != 1
        or not isinstance(value[0], tuple)
        or len(value[0]) != 3
    ):
        return Refusal("CZ-MOVE-01", "not-a-facing", about)
    id, path, facing = value[0]
    if id != figure or path != () or type(facing) is not int or not 0 <= facing < 360:
        return Refusal("CZ-MOVE-01", "not-a-facing", about)
    record = table.figures[figure]
    if facing == record.facing:
        return Refusal("CZ-MOVE-01", "no-turn", about)
    if (short := pivot_cost(table, figure, facing) - record.ap) > 0:
        return Refusal("CZ-MOVE-02", "not-enough-points", about, short, "PA")
    return None


def free_spot(table: Table, who: Walker, at: Point) -> bool:
    """Whether a figure may stand here: on no piece, no friend and no enemy."""
    return spot_free(who.closed, (*who.friends, *who.enemies), at, who.radius)


def samples(a: Point, b: Point, every: int = 100) -> list[Point]:
    """The points of a step at each centimetre, its end included (CZ-OPP-02)."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = isqrt(dx * dx + dy * dy)
    return [*(toward(a, b, far) for far in range(every, length, every)), b]
