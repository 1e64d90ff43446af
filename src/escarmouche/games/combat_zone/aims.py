"""Where a bot wants its figures: the goal of the scenario, then the enemy at a good range."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.games.combat_zone import scenario, technology
from escarmouche.games.combat_zone.field import look_at, on_table, opponent, profile, side_of, where
from escarmouche.games.combat_zone.machines import is_machine
from escarmouche.games.combat_zone.navigation import Way, length, way_to
from escarmouche.games.combat_zone.shooting import QUALITY
from escarmouche.games.combat_zone.table import PANICKED, ROUTED, STUNNED, Marker, Table
from escarmouche.games.combat_zone.victory import HOME, inside, zone_of
from escarmouche.games.combat_zone.weapons import carried
from escarmouche.space.shapes import Point

CLOSE, SEEK, FETCH, CARRY = 0.15, 0.18, 0.4, 0.6
"""What a centimetre is worth on the way: to the enemy, to ground, to the object or device, home with it."""
FETCHERS = 3
INSIDE = 6.0
"""What it is worth to stand in the zone that is to be held."""
HAND = 300
"""From so near a figure needs no more pull to a thing it wants to touch."""


class Aim(NamedTuple):
    """A way to go, what a centimetre of it is worth, and from how far it matters no more."""

    name: str
    way: Way
    pull: float
    stop: int


def aims(table: Table, figure: str) -> tuple[Aim, ...]:
    """What draws a figure, the strongest first."""
    side = side_of(table, figure)
    found = [aim for aim in (_mission(table, figure, side), _enemy(table, figure, side)) if aim]
    return tuple(sorted(found, key=lambda aim: -aim.pull))


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
        if zone is not None and inside(zone, at):
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
    foes = [table.figures[e] for e in on_table(table, opponent(side))]
    brave = [f for f in foes if ROUTED not in f.states] or foes
    if not brave:
        return None
    hunted = [f for f in brave if f.unit.endswith(scenario.TARGET)]
    holders = [f for f in brave if f.carrying]
    hunting = bool(hunted) and not holders and scenario.of(table).goal == scenario.HUNT
    chosen = holders or (hunted if hunting else brave)
    pull = CLOSE * (0.3 if PANICKED in table.figures[figure].states else 1.0)
    if holders and scenario.of(table).goal == scenario.EXTRACT:
        pull = SEEK
    stop = good_range(table, figure)
    if all(f.foes for f in chosen):  # CZ-SHOOT-03: nobody may shoot there, only lend a hand
        stop = 0
    elif hunting and not any(look_at(table, figure, f.id).visible for f in chosen):
        stop = 0  # the clock runs: who does not see it goes on
    return Aim("enemy", way_to(table.ground, tuple(where(f) for f in chosen)), pull, stop)


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
    case = next((m for m in table.turn.markers if m.kind == "object"), None)
    if case is None:
        return None
    if case.holder:
        if case.holder == figure:
            return Aim("home", way_to(table.ground, home(table, side)), CARRY, 0)
        return None
    return _thing(table, figure, side, case, 0)


def _sabotage(table: Table, figure: str, side: str) -> Aim | None:
    device = next((m for m in table.turn.markers if m.kind == "device" and m.state != technology.DONE), None)
    if device is None:
        return None
    if table.sides[side].role == scenario.ATTACKER:
        return _thing(table, figure, side, device, 4)
    return Aim("guard", way_to(table.ground, ((device.x, device.y),)), CLOSE / 2, 2000)


def _thing(table: Table, figure: str, side: str, marker: Marker, skill: int) -> Aim:
    """The way to a thing; those who are near it, or good at it, go for it in earnest."""
    way = way_to(table.ground, ((marker.x, marker.y),))
    able = [
        f
        for f in on_table(table, side)
        if not is_machine(table, f) and not table.figures[f].states & {ROUTED, STUNNED}
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


def reach_of(table: Table, figure: str) -> int:
    """The size of a figure's base."""
    return profile(table, figure).radius
