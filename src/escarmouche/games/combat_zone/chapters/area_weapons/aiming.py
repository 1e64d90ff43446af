"""Grenades, missiles and flames: aiming at a place, and what burns afterwards (area CZ-AREA)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.engine.options import AIM, ATTACK, TARGET
from escarmouche.engine.requests import Drafts, Refusal
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.area_weapons.blasts import (
    Circle,
    astray,
    blast,
    deviation,
    farthest,
    landing,
    surface_at,
    tell_short,
)
from escarmouche.games.combat_zone.chapters.area_weapons.charges import BY_HAND, CHARGES, charge_of, in_hand
from escarmouche.games.combat_zone.chapters.deeds import Action, Deed, Scope, with_another
from escarmouche.games.combat_zone.chapters.dice import rolled
from escarmouche.games.combat_zone.chapters.figures import (
    enemies,
    eye,
    look_at,
    opponent,
    profile,
    side_of,
    where,
)
from escarmouche.games.combat_zone.chapters.movement.movement import samples
from escarmouche.games.combat_zone.chapters.shooting.cover import burst_eye
from escarmouche.games.combat_zone.chapters.shooting.weapons import why_not_carried
from escarmouche.games.combat_zone.chapters.terrain import impassable
from escarmouche.games.combat_zone.chapters.things import lying
from escarmouche.games.combat_zone.chapters.wounds.wounds import FIRE as FROM_FIRE
from escarmouche.games.combat_zone.chapters.wounds.wounds import wound
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ALIVE,
    BURNING,
    ROUTED,
    STUNNED,
    Figure,
    Referee,
    Table,
    Thing,
)
from escarmouche.space.shapes import (
    Point,
    gap,
    gap_at_most,
    in_half_plane,
    length_inside,
    onward,
    segment_hits_disc,
)
from escarmouche.space.sight import look
from escarmouche.space.terrain import OPAQUE

GROUND = "ground"
"""The answer that aims at a point and not at a figure."""
FIRE = "fire"
LOBBED_OVER = 500  # CZ-AREA-01
FAN = tuple(sign * turn for turn in range(15, 91, 15) for sign in (1, -1))
"""Degrees aside of the way it looks, within its front arc."""
GROUND_FIRE = LEDGER.data("CZ-AREA-07")
CLOTHES_FIRE = LEDGER.data("CZ-AREA-09")


# -- what may be done --------------------------------------------------------------------------------------


def why_not_hold(table: Table, figure: str, what: str) -> Refusal | None:
    """Why the figure has nothing of the kind to throw or fire (CZ-SHOOT-13)."""
    record = table.figures[figure]
    charge = charge_of(table, what)
    if charge.weapon and (refusal := why_not_carried(table, figure, charge.weapon)):
        return refusal
    if charge.store and not getattr(record, charge.store):
        return Refusal("CZ-SHOOT-13", "none-left", {"figure": figure, "what": what})
    return None


def why_not_throw(table: Table, figure: str, what: str) -> Refusal | None:
    """Why the figure cannot throw this, fire a missile or its flamethrower now; costs apart."""
    record = table.figures[figure]
    if refusal := why_not_hold(table, figure, what):
        return refusal
    if record.foes:
        return Refusal("CZ-CC-02", "engaged", {"figure": figure})
    if ROUTED in record.states:
        return Refusal("CZ-REAC-16", "routed", {"figure": figure})
    if STUNNED in record.states:
        return Refusal("CZ-AREA-10", "stunned", {"figure": figure})
    if any(not why_not_aim(table, figure, what, enemy) for enemy in enemies(table, figure)):
        return None
    if next(ground_points(table, figure, what), None) is not None:
        return None
    return Refusal("CZ-SHOOT-02", "no-target", {"figure": figure})


def why_not_aim(table: Table, figure: str, what: str, target: str) -> Refusal | None:
    """Why this figure cannot be aimed at: engaged, out of arc or sight, too near or too far."""
    about = {"figure": figure, "target": target}
    if table.figures[target].foes:
        return Refusal("CZ-SHOOT-03", "engaged", about)
    at = where(table.figures[target])
    if refusal := _why_not_reach(table, figure, what, at, about, base=profile(table, target).radius):
        return refusal
    if not look_at(table, figure, target).visible:
        return Refusal("CZ-SHOOT-02", "not-seen", about)
    return _why_not_lob(table, figure, what, at, about)


def why_not_point(table: Table, figure: str, what: str, point: Point) -> Refusal | None:
    """Why this point of the ground cannot be aimed at: out of arc, sight or reach, or in a wall."""
    about = {"figure": figure, "x": point[0], "y": point[1]}
    if not (0 <= point[0] <= table.ground.width and 0 <= point[1] <= table.ground.depth):
        return Refusal(charge_of(table, what).rule, "off-table", about)
    if refusal := _why_not_reach(table, figure, what, point, about):
        return refusal
    surface = surface_at(table.ground, point, eye(table, figure)[3])
    if any(
        impassable(p) and OPAQUE in p.traits and p.height > surface for p in table.ground.pieces_at(point)
    ):
        return Refusal(charge_of(table, what).rule, "in-a-wall", about)
    if not look(table.ground, eye(table, figure), (*point, 0, surface, surface)).visible:
        return Refusal("CZ-SHOOT-02", "not-seen", about)
    return _why_not_lob(table, figure, what, point, about)


def _why_not_reach(
    table: Table, figure: str, what: str, point: Point, about: dict[str, Any], *, base: int = 0
) -> Refusal | None:
    """Arc and range, from base edge to the point or to the edge of the target's base."""
    record, charge = table.figures[figure], charge_of(table, what)
    if not in_half_plane(where(record), record.facing, point):
        return Refusal("CZ-SHOOT-02", "out-of-arc", {**about, "pivot": True})
    away = gap(where(record), profile(table, figure).radius, point, base)
    if away > charge.reach:
        return Refusal(charge.rule, "too-far", about, away - charge.reach, "cm")
    if away < charge.least:
        return Refusal(charge.rule, "too-near", about, charge.least - away, "cm")
    return None


def _why_not_lob(table: Table, figure: str, what: str, point: Point, about: dict[str, Any]) -> Refusal | None:
    """What is thrown by hand flies over one obstacle on its way, and not a high one (CZ-AREA-01)."""
    charge = charge_of(table, what)
    if not charge.by_hand:
        return None
    start = where(table.figures[figure])
    floor = table.figures[figure].z
    between = [
        piece
        for piece in table.ground.pieces_near(*start, charge.reach + 500)
        if OPAQUE in piece.traits
        and piece.height > floor
        and not piece.polygon.contains(start)
        and not piece.polygon.contains(point)
        and length_inside(start, point, piece.polygon)
    ]
    if len(between) > 1:
        return Refusal("CZ-AREA-01", "two-obstacles", about)
    if between and between[0].height - floor > LOBBED_OVER:
        excess = between[0].height - floor - LOBBED_OVER
        return Refusal("CZ-AREA-01", "obstacle-too-high", about, excess, "cm")
    return None


def ground_points(table: Table, figure: str, what: str) -> Iterator[Point]:
    """Points worth aiming at: on enemies who may not be aimed at themselves, between two enemies, ahead."""
    foes = [table.figures[e] for e in enemies(table, figure)]
    points = [where(f) for f in foes if f.foes]
    points += [
        ((a.x + b.x) // 2, (a.y + b.y) // 2)
        for n, a in enumerate(foes)
        for b in foes[n + 1 :]
        if gap_at_most(where(a), 0, where(b), 0, 2 * charge_of(table, what).radius)
    ]
    record, charge = table.figures[figure], charge_of(table, what)
    base = profile(table, figure).radius
    lengths = charge.reach // 2 + base, charge.least + base + 100, charge.reach + base - 100
    points += [_ahead(record, 0, length) for length in lengths]
    any_ahead = False
    for point in points:
        if why_not_point(table, figure, what, point) is None:
            any_ahead = True
            yield point
    if not any_ahead:  # a wall before its face does not keep it from throwing to the side
        aside = (_ahead(record, turn, length) for turn in FAN for length in lengths)
        yield from (point for point in aside if why_not_point(table, figure, what, point) is None)


def _ahead(record: Figure, turn: int, length: int) -> Point:
    """A point so far from a figure, so many degrees to the left of where it looks."""
    return onward(where(record), record.facing + turn, length)


# -- doing it ----------------------------------------------------------------------------------------------


def throw(referee: Referee, figure: str, what: str) -> None:
    """Aim, deviate, burst (CZ-AREA-01 to 05); flames set the ground on fire (CZ-AREA-07)."""
    aim = choose_aim(referee, figure, what)
    rule = charge_of(referee.table, what).rule
    referee.note(rule, "aims", figure=figure, deed=f"paid-{what}", x=aim[0], y=aim[1])
    spend(referee, figure, what)
    explode(referee, figure, what, aim)


def spend(referee: Referee, figure: str, what: str) -> None:
    """One grenade, bottle or missile less; a flamethrower never runs out (CZ-SHOOT-13)."""
    store = charge_of(referee.table, what).store
    if store:
        referee.spend("CZ-SHOOT-13", figure, store, 1)


def choose_aim(referee: Referee, figure: str, what: str) -> Point:
    """An enemy figure, or a point of the ground."""
    table = referee.table
    side, rule = side_of(table, figure), charge_of(table, what).rule
    marks = [e for e in enemies(table, figure) if not why_not_aim(table, figure, what, e)]
    options = (*marks, GROUND) if next(ground_points(table, figure, what), None) else tuple(marks)
    chosen = referee.ask(
        rule, side, "aim", options, intent=ATTACK, actor=figure, part=TARGET, figure=figure, what=what
    )
    if chosen != GROUND:
        return where(table.figures[chosen])

    def judge(value: Any) -> Refusal | None:
        point = point_of(value)
        if point is None:
            return Refusal(rule, "not-a-place", {"given": value})
        return why_not_point(table, figure, what, point)

    def drafts() -> Drafts:
        points = list(ground_points(table, figure, what))
        return Drafts([partial(_answer, figure, p) for p in points], partial(_answer, figure, points[0]))

    value = referee.place(
        rule, side, "aim-point", judge, drafts, intent=AIM, actor=figure, figure=figure, what=what
    )
    point = point_of(value)
    assert point is not None
    return point


def _answer(figure: str, point: Point) -> Any:
    return ((figure, (point,), -1),)


def point_of(value: Any) -> Point | None:
    """The point a placement answer ends in, as ((figure, ((x, y),), -1),)."""
    try:
        ((_, path, _),) = value
        x, y = path[-1]
    except (TypeError, ValueError, IndexError):
        return None
    return (x, y) if type(x) is int and type(y) is int else None


def explode(referee: Referee, figure: str, what: str, aim: Point) -> Point:
    """Deviation, then the blast; the point of impact (CZ-AREA-04, CZ-AREA-05)."""
    impact, surface = fall(referee, figure, what, aim)
    charge = charge_of(referee.table, what)
    side = side_of(referee.table, figure)
    circle = Circle(impact, surface, charge.radius)
    blast(referee, charge.rule, side, circle, charge.damage, flames=charge.flames, by=figure)
    if charge.flames:
        lay_fire(referee, impact, charge.radius, surface)
    return impact


def fall(referee: Referee, figure: str, what: str, aim: Point) -> tuple[Point, int]:
    """Where it comes down, and at what height (CZ-AREA-04)."""
    off = deviation(referee, figure)
    table = referee.table
    charge = charge_of(table, what)
    start = where(table.figures[figure])
    surface = surface_at(table.ground, aim, eye(table, figure)[3])
    base = profile(table, figure).radius

    def in_reach(point: Point) -> bool:
        return gap_at_most(start, base, point, 0, charge.reach)

    if charge.jet:  # the jet never ends beyond its reach (CZ-AREA-03)
        aim = farthest(start, aim, in_reach)
    impact = landing(table, start, aim, surface, off)
    if charge.jet:
        impact = farthest(aim, impact, in_reach)
    tell_short(referee, figure, impact, astray(start, aim, off))
    return impact, surface_at(table.ground, impact, surface)


# -- fire --------------------------------------------------------------------------------------------------


def lay_fire(referee: Referee, at: Point, radius: int, surface: int = 0) -> None:
    """The ground, or the top of what stands there, burns until the end of the following turn (CZ-AREA-07)."""
    turn = referee.table.turn
    last = turn.round + GROUND_FIRE["duration_turns"] - 1
    number = sum(thing.kind == FIRE for thing in lying(referee.table)) + 1
    while f"fire-{turn.round}-{number}" in referee.table.things:
        number += 1
    fire = Thing(f"fire-{turn.round}-{number}", FIRE, *at, surface, radius=radius, value=last)
    referee.put("CZ-AREA-07", fire)
    referee.note("CZ-AREA-07", "ground-burns", x=at[0], y=at[1], radius=radius, last=last)


def fires(table: Table) -> list[Thing]:
    """The places that burn now."""
    return [thing for thing in lying(table) if thing.kind == FIRE and thing.value >= table.turn.round]


def burn_out(referee: Referee) -> None:
    """When a turn begins: fires whose last turn is over are gone (CZ-AREA-07)."""
    for thing in lying(referee.table):
        if thing.kind == FIRE and thing.value < referee.table.turn.round:
            referee.remove("CZ-AREA-07", thing.id)


def in_fire(table: Table, figure: str) -> bool:
    """Whether a figure's base is touched by burning ground."""
    at = where(table.figures[figure])
    return any(_in_flames(table, figure, at, fire) for fire in fires(table))


def _in_flames(table: Table, figure: str, at: Point, fire: Thing) -> bool:
    """Whether a base here is in the area struck: at its height, and no wall between, as for a blast."""
    record, printed = table.figures[figure], profile(table, figure)
    if record.z != fire.z or not gap_at_most(at, printed.radius, (fire.x, fire.y), fire.radius, 0):
        return False
    if gap_at_most(at, printed.radius, (fire.x, fire.y), 0, 0):
        return True
    standing = (*at, printed.radius, record.z, record.z + printed.height)
    return look(table.ground, burst_eye((fire.x, fire.y), fire.z), standing).visible


def enters_fire(table: Table, figure: str, start: Point, end: Point) -> bool:
    """Whether a straight step takes a figure into burning ground it did not stand in."""
    base = profile(table, figure).radius
    return any(
        segment_hits_disc(start, end, (fire.x, fire.y), fire.radius + base + 1)
        and not _in_flames(table, figure, start, fire)
        and any(_in_flames(table, figure, at, fire) for at in _passed(start, end, fire))
        for fire in fires(table)
    )


def _passed(start: Point, end: Point, fire: Thing) -> Iterator[Point]:
    """Points of a step where it might be in a fire: the nearest to its middle, and each centimetre."""
    (ax, ay), (bx, by) = start, end
    square = (bx - ax) ** 2 + (by - ay) ** 2
    if square:
        along = ((fire.x - ax) * (bx - ax) + (fire.y - ay) * (by - ay)) / square
        part = min(1.0, max(0.0, along))
        yield round(ax + part * (bx - ax)), round(ay + part * (by - ay))
    yield from samples(start, end)


def start_in_fire(referee: Referee, figure: str) -> None:
    """The beginning of an activation: whoever stands in burning ground is burnt (CZ-AREA-07)."""
    if in_fire(referee.table, figure):
        scorch(referee, figure)


def enter_fire(referee: Referee, figure: str, start: Point, end: Point) -> None:
    """A step into burning ground burns (CZ-AREA-07)."""
    if enters_fire(referee.table, figure, start, end):
        scorch(referee, figure)


def scorch(referee: Referee, figure: str) -> str:
    """The wound roll of burning ground, on entering it or beginning an activation in it (CZ-AREA-07)."""
    side = opponent(side_of(referee.table, figure))
    return referee.call(wound, "CZ-AREA-07", figure, GROUND_FIRE["damage"], side, source=FROM_FIRE)


def burn(referee: Referee, figure: str) -> str:
    """A burning figure's compulsory step: a wound roll, then the flames may go out (CZ-AREA-09)."""
    side = side_of(referee.table, figure)
    if BURNING not in referee.table.figures[figure].states:
        return ""
    outcome = referee.call(
        wound, "CZ-AREA-09", figure, CLOTHES_FIRE["damage"], opponent(side), source=FROM_FIRE
    )
    if referee.table.figures[figure].fate == ALIVE:
        out = d6().at_least(CLOTHES_FIRE["out_on"])
        least = CLOTHES_FIRE["out_on"]
        if rolled(referee, "CZ-AREA-09", side, out, by=figure, figure=figure, needs=least):
            put_out(referee, figure)
    return outcome


def why_not_extinguish(table: Table, figure: str) -> Refusal | None:
    """Why there are no flames for this figure to put out."""
    if BURNING not in table.figures[figure].states:
        return Refusal("CZ-AREA-09", "not-burning", {"figure": figure})
    return None


def put_out(referee: Referee, figure: str) -> None:
    """The flames on a figure go out (CZ-AREA-09)."""
    telling.unmark(referee, "CZ-AREA-09", figure, BURNING)


# -- as actions --------------------------------------------------------------------------------------------


def offers(scope: Scope) -> list[Deed]:
    """To throw what it has in hand."""
    return [Deed(what) for what in in_hand(scope.table, scope.figure)]


def _throwing(what: str) -> Action:
    return Action(
        what,
        offers=offers if what == BY_HAND[0] else with_another,
        price=CHARGES[what].ap,
        why_not=lambda table, figure, _: why_not_throw(table, figure, what),
        do=lambda referee, figure, _: throw(referee, figure, what),
    )


THROWS: tuple[Action, ...] = tuple(_throwing(what) for what in CHARGES)
"""What is thrown by hand is offered together; missiles and flames among the shots, weapon by weapon."""


def offers_to_extinguish(scope: Scope) -> tuple[Deed, ...]:
    """To put out the flames on itself."""
    return (Deed(EXTINGUISH.name),) if BURNING in scope.table.figures[scope.figure].states else ()


EXTINGUISH = Action(
    "extinguish",
    offers=offers_to_extinguish,
    price=CLOTHES_FIRE["extinguish_ap"],
    why_not=lambda table, figure, _: why_not_extinguish(table, figure),
    do=lambda referee, figure, _: put_out(referee, figure),
)
