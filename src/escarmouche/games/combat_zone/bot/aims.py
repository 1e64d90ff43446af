"""Where a bot wants its figures: the goal of the scenario, then the enemy at a good range."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.games.combat_zone.bot import appraisal, one_blow
from escarmouche.games.combat_zone.bot.navigation import Way, length, way_to
from escarmouche.games.combat_zone.chapters import technology
from escarmouche.games.combat_zone.chapters.area_weapons import charges
from escarmouche.games.combat_zone.chapters.figures import (
    in_play,
    look_at,
    on_table,
    opponent,
    profile,
    side_of,
    where,
)
from escarmouche.games.combat_zone.chapters.movement.movement import step_length
from escarmouche.games.combat_zone.chapters.shooting.hits import QUALITY
from escarmouche.games.combat_zone.chapters.shooting.weapons import carried
from escarmouche.games.combat_zone.chapters.things import lying
from escarmouche.games.combat_zone.chapters.vehicles.vehicles import in_use, is_vehicle
from escarmouche.games.combat_zone.chapters.victory import HOME, holders, inside, zone_of
from escarmouche.games.combat_zone.chapters.wounds.machines import is_machine
from escarmouche.games.combat_zone.setup import scenario
from escarmouche.games.combat_zone.table import PANICKED, ROUTED, STUNNED, Figure, Table, Thing
from escarmouche.space.shapes import Point

CLOSE, SEEK, FETCH, CARRY = 0.15, 0.18, 0.4, 0.6
"""What a centimetre is worth on the way: to the enemy, to ground, to the object or device, home with it."""
FETCHERS = 3
INSIDE = 6.0
"""What it is worth to stand in the zone that is to be held."""
HUNT = 4.0
"""How many times the pull to an enemy is that to the prey of a hunt, when the time just suffices."""
WORK, MOST = 5.0, 2.0
"""Turns that the work at the end of a way is thought to take, and the most that haste adds to a pull."""
OFF = 3500
"""How far those who cannot hurt it stay away from a machine: it could run them down and be safe from fire."""
HAND = 300
"""From so near a figure needs no more pull to a thing it wants to touch."""


class Aim(NamedTuple):
    """A way to go, what a centimetre of it is worth, and from how far it matters no more."""

    name: str
    way: Way
    pull: float
    stop: int
    marks: tuple[str, ...] = ()
    """The enemies it leads to."""


def aims(table: Table, figure: str) -> tuple[Aim, ...]:
    """What draws a figure, the strongest first."""
    side = side_of(table, figure)
    drawn = [aim for aim in (_mission(table, figure, side), _enemy(table, figure, side)) if aim]
    return tuple(sorted(drawn, key=lambda aim: -aim.pull))


def post(table: Table, figure: str, drawn: tuple[Aim, ...]) -> float:
    """What a figure's place is worth by these aims."""
    record = table.figures[figure]
    at = where(record)
    total = 0.0
    for aim in drawn:
        total -= aim.pull * max(0, length(aim.way, at) - aim.stop) / 100
    played = scenario.of(table)
    if played.goal == scenario.HOLD:
        zone = zone_of(table, played.zone)
        if zone is not None and inside(zone, at) and not record.aboard:
            total += INSIDE
    return total


def good_range(table: Table, figure: str) -> int:
    """The range a figure likes: the short one of its best gun; none for one that has only blades.

    Who hits no oftener there than from afar (CZ-REAC-03: recruits) stays well within the long one.
    """
    guns = [table.setting.weapons[w] for w in carried(table, figure)]
    if QUALITY[profile(table, figure).quality] < 0:
        return max((max(gun.short, gun.long * 3 // 4) for gun in guns), default=0)
    return max((gun.short for gun in guns), default=0)


def _enemy(table: Table, figure: str, side: str) -> Aim | None:
    foes = _foes(table, opponent(side))
    brave = [f for f in foes if ROUTED not in f.states] or foes
    if not brave:
        return None
    quarry = _quarry(table, figure, side, brave)
    way = way_to(table.ground, tuple(where(f) for f in quarry.figures))
    pull = quarry.pull * (0.3 if PANICKED in table.figures[figure].states else 1.0)
    stop = good_range(table, figure)
    if quarry.shunned:
        stop = max(stop, OFF)
    elif all(f.foes for f in quarry.figures):  # CZ-SHOOT-03: nobody may shoot there, only lend a hand
        stop = 0
    elif quarry.urgent and not any(look_at(table, figure, f.id).visible for f in quarry.figures):
        stop = 0  # the clock runs: who does not see it goes on
    if quarry.hunted:
        pull *= haste(table, figure, length(way, where(table.figures[figure])) - stop)
    return Aim("enemy", way, pull, stop, tuple(f.id for f in quarry.figures))


def _foes(table: Table, side: str) -> list[Figure]:
    """The figures of a side that are to be seen, without vehicles in which nobody sits."""
    enemies = [table.figures[e] for e in on_table(table, side)]
    return [f for f in enemies if f.crew or not is_vehicle(table, f.id)] if in_use(table) else enemies


class Quarry(NamedTuple):
    """The enemies a figure goes for."""

    figures: list[Figure]
    pull: float
    urgent: bool = False
    hunted: bool = False
    """The prey of a hunt, which must be destroyed in time."""
    shunned: bool = False
    """Nobody but the prey is left, and the figure can do nothing to it."""


def _quarry(table: Table, figure: str, side: str, brave: list[Figure]) -> Quarry:
    """Who has the object; who holds the ground that must be taken; the prey; else everybody."""
    goal = scenario.of(table).goal
    if carriers := [f for f in brave if appraisal.carries(table, f)]:
        return Quarry(carriers, SEEK if goal == scenario.EXTRACT else CLOSE, urgent=True)
    if goal == scenario.HOLD and (inside_it := _in_possession(table, side, brave)):
        return Quarry(inside_it, SEEK, urgent=True)
    prey = next((f for f in brave if appraisal.is_prey(table, f.id)), None)
    if prey is None:
        return Quarry(brave, CLOSE)
    if _hunts(table, figure, prey.id):
        return Quarry([prey], CLOSE * HUNT, urgent=True, hunted=True)
    others = [f for f in brave if f is not prey]
    return Quarry(others or brave, CLOSE, shunned=not others)


def _in_possession(table: Table, side: str, brave: list[Figure]) -> list[Figure]:
    """The enemies in the zone, as long as they are as many there as we are."""
    zone = zone_of(table, scenario.of(table).zone)
    holding: list[Figure] = []
    if zone is not None:
        counts = holders(table, zone)
        if counts[side] <= counts[opponent(side)]:
            holding = [f for f in brave if inside(zone, where(f))]
    return holding


def _hunts(table: Table, figure: str, prey: str) -> bool:
    """Whether a figure has what it takes to destroy the prey; the others only get in the way.

    At one who is locked in combat only things are thrown, and blows dealt (CZ-SHOOT-03).
    """
    if table.figures[prey].foes and not charges.in_hand(table, figure):
        return one_blow.by_hand(table, figure, prey)
    return one_blow.by_fire(table, figure, prey)


def haste(table: Table, figure: str, far: int) -> float:
    """How short the time is for one who must go so far and has work to do there: 1 when it just suffices."""
    needed = WORK + max(0, far) / max(1, profile(table, figure).ap * step_length(table, figure))
    return min(MOST, needed / (table.setting.turns - table.turn.round + 1))


def _mission(table: Table, figure: str, side: str) -> Aim | None:
    played = scenario.of(table)
    if played.goal == scenario.HOLD:
        return _hold(table, played.zone)
    if played.goal == scenario.EXTRACT:
        return _extract(table, figure, side)
    if played.goal == scenario.SABOTAGE:
        return _sabotage(table, figure, side)
    return None


def _hold(table: Table, name: str) -> Aim | None:
    zone = zone_of(table, name)
    if zone is None:
        return None
    (x0, y0), (x1, y1) = zone.a, zone.b
    rooms = tuple((x0 + (x1 - x0) * a // 8, y0 + (y1 - y0) * b // 8) for a in (2, 6) for b in (2, 6))
    return Aim("zone", way_to(table.ground, rooms), 2 * SEEK, 400)


def _extract(table: Table, figure: str, side: str) -> Aim | None:
    case = next((thing for thing in lying(table) if thing.kind == "object"), None)
    if case is None:
        return None
    if case.holder:
        if case.holder == figure:
            return Aim("home", way_to(table.ground, home(table, side)), CARRY, 0)
        return None
    return _thing(table, figure, side, case, 0)


def _sabotage(table: Table, figure: str, side: str) -> Aim | None:
    device = next((t for t in lying(table) if t.kind == "device" and t.state != technology.DONE), None)
    if device is None:
        return None
    if table.sides[side].role == scenario.ATTACKER:
        return _thing(table, figure, side, device, 4)
    return Aim("guard", way_to(table.ground, ((device.x, device.y),)), CLOSE / 2, 2000)


def _thing(table: Table, figure: str, side: str, thing: Thing, skill: int) -> Aim:
    """The way to a thing; those who are near it, or good at it, go for it in earnest."""
    way = way_to(table.ground, ((thing.x, thing.y),))
    able = [
        f
        for f in in_play(table)
        if side_of(table, f) == side
        and not is_machine(table, f)
        and not table.figures[f].states & {ROUTED, STUNNED}
    ]

    def burden(other: str) -> int:
        good = sum(m.value for m in technology.modifiers(table, other)) * skill
        return length(way, where(table.figures[other])) - 500 * good

    chosen = sorted(able, key=burden)[:FETCHERS]
    return Aim("thing", way, FETCH if figure in chosen else CLOSE / 2, HAND if figure not in chosen else 0)


def home(table: Table, side: str) -> tuple[Point, ...]:
    """Places where a thing is safe: along the own edge, well within its depth."""
    width, depth = table.ground.width, table.ground.depth
    deep = HOME - 200
    edge = table.sides[side].edge
    if edge in ("south", "north"):
        y = deep if edge == "south" else depth - deep
        return tuple((x, y) for x in range(300, width, 600))
    x = deep if edge == "west" else width - deep
    return tuple((x, y) for y in range(300, depth, 600))


def stays(table: Table, figure: str) -> bool:
    """Whether a figure has no reason to come on: it stands in the zone that is to be held."""
    played = scenario.of(table)
    zone = zone_of(table, played.zone) if played.goal == scenario.HOLD else None
    return zone is not None and inside(zone, where(table.figures[figure]))


class Goals:
    """What draws each figure of a side, worked out once a question."""

    __slots__ = ("_drawn", "_side")

    def __init__(self, table: Table, side: str) -> None:
        self._side = side
        self._drawn = {figure: aims(table, figure) for figure in on_table(table, side)}

    def places(self, table: Table) -> float:
        """How far the figures of the side are on their ways."""
        there = [figure for figure in on_table(table, self._side) if figure in self._drawn]
        return sum(post(table, figure, self._drawn[figure]) for figure in there)
