"""How well a company stands, term by term, and what each of its units goes for."""

from __future__ import annotations

from escarmouche.engine.appraisals import END, FORCES, GROUND, PLACES, TEMPO
from escarmouche.games.star_mogul.chapters import missions, salvage
from escarmouche.games.star_mogul.chapters.models import (
    at,
    counted_units,
    enemies_of,
    hull,
    in_zone,
    is_hull,
    is_vehicle,
    machine,
    on_table,
    profile,
    side_of,
    standing,
)
from escarmouche.games.star_mogul.chapters.movement.ready_moves import leader_at
from escarmouche.games.star_mogul.chapters.shooting import attacks
from escarmouche.games.star_mogul.table import ABOARD, DOOR, PAS, PRIZES, UP, WAITING, Table, Thing
from escarmouche.space.shapes import Point, distance

WON = 400.0
WORTH = 0.3
"""What a point of deployment cost is worth."""
SECURED, HELD, OPENED = 120.0, 50.0, 30.0
NEARER = 3.0
"""What a pas nearer to its goal is worth to a unit."""
HOLDER = 12.0
"""What a model near the asset is worth."""
SKIRMISH = 9 * PAS
"""How near an enemy a unit without a better goal wants to be."""
FLED = 20.0

Goals = dict[str, tuple[Point, int]]
"""For each of our units a point and how near it wants to be."""


def goals(table: Table, side: str) -> Goals:
    """Loads go home, free hands to the nearest prize that no other unit goes for, the rest to the enemy."""
    aims: Goals = {}
    zone = table.sides[side].zone
    if zone[0] < 0:
        return aims
    places = {
        unit: at(hull(table, unit)) if is_vehicle(table, unit) else leader_at(table, unit)
        for unit in counted_units(table, side)
        if on_table(table, unit)
    }
    laden = [
        u
        for u in places
        if salvage.load_of(table, u) or salvage.cargo_of(table, u) or salvage.captives_of(table, u)
    ]
    wanted = _wanted(table, side)
    free = [u for u in places if u not in laden and _carries(table, u)]
    pairs = sorted((distance(places[u], (t.x, t.y)), u, t.id) for u in free for t in wanted)
    for _, unit, id in pairs:
        if unit not in aims and (table.things[id].x, table.things[id].y) not in [p for p, _ in aims.values()]:
            aims[unit] = ((table.things[id].x, table.things[id].y), PAS // 2)
    enemies = [u for u in enemies_of(table, side) if standing(table, u)]
    for unit, here in places.items():
        near = min(enemies, key=lambda u: distance(here, leader_at(table, u)), default="")
        if unit in laden:
            aims[unit] = (zone, 2 * PAS)
        elif table.setting.centre:
            aims[unit] = (table.ground.polygon(table.setting.centre).centroid, 5 * PAS)
        elif unit not in aims and near:
            aims[unit] = (leader_at(table, near), SKIRMISH)
    return aims


def _wanted(table: Table, side: str) -> list[Thing]:
    """Prizes to be had, and doors to be blown; the guard wants none."""
    if table.sides[side].role == missions.GUARD:
        return []
    prizes = [
        t
        for t in table.things.values()
        if t.kind in PRIZES and not t.holder and not t.inside and salvage.secured_by(table, t) != side
    ]
    return prizes + [t for t in table.things.values() if t.kind == DOOR and not t.open]


def _carries(table: Table, unit: str) -> bool:
    return not is_vehicle(table, unit) and len(table.units[unit].figures) >= salvage.FEWEST


def terms(table: Table, side: str, goals: Goals | None = None) -> dict[str, float]:
    """Ours less the strongest enemy's, and how near our units are to what they go for."""
    if table.turn.over:
        won = table.turn.over == side
        return {END: WON if won else 0.0 if table.turn.over == "draw" else -WON}
    others = [other for other in table.sides if other != side]
    forces = strength(table, side) - max((strength(table, o) for o in others), default=0.0)
    ground = prizes(table, side) - max((prizes(table, o) for o in others), default=0.0)
    places = 0.0
    for unit, (point, near) in (goals or {}).items():
        if unit in table.units and on_table(table, unit):
            here = at(hull(table, unit)) if is_vehicle(table, unit) else leader_at(table, unit)
            places -= NEARER * max(0, distance(here, point) - near) / PAS
    return {FORCES: forces, GROUND: ground, PLACES: places, TEMPO: pending(table, side)}


def value(table: Table, figure: str) -> float:
    """What a model or hull is worth."""
    own = table.figures[figure]
    if is_hull(table, figure):
        printed = machine(table, figure)
        return WORTH * printed.cost * (0.4 + 0.6 * own.superstructure / printed.superstructure)
    return WORTH * (profile(table, figure).cost or 70) * (0.7 if own.wounded else 1.0)


def strength(table: Table, side: str) -> float:
    """Who is left; those who run count for less."""
    total = sum(
        value(table, f.id)
        for f in table.figures.values()
        if f.fate in (UP, ABOARD, WAITING) and side_of(table, f.id) == side
    )
    return total - FLED * sum(bool(u.retreat) for u in table.units.values() if u.side == side and u.figures)


def prizes(table: Table, side: str) -> float:
    """What is secured, held or opened; near the asset, who is there."""
    if table.setting.mission in (missions.ASSET, missions.ASSET_RAID):
        return HOLDER * missions.holders(table)[side]
    total = 0.0
    investigates = table.sides[side].role == missions.INVESTIGATOR
    for thing in table.things.values():
        if thing.kind == DOOR:
            total += OPENED if thing.open and investigates else 0.0
        elif thing.kind in PRIZES and not thing.inside:
            if salvage.secured_by(table, thing) == side:
                total += SECURED
            elif thing.holder and table.units[thing.holder].side == side:
                total += HELD
    return total


def pending(table: Table, side: str) -> float:
    """Attacks declared and not made yet, by what they are likely to do."""
    total = 0.0
    for shooter, weapon, _, target in table.turn.attacks:
        if table.figures[shooter].fate == UP and table.figures[target].fate == UP:
            sign = 1 if side_of(table, shooter) == side else -1
            share = 0.25 if is_hull(table, target) else 0.8
            total += (
                sign * share * float(attacks.chance(table, shooter, weapon, target)) * value(table, target)
            )
    return total


def safe(table: Table, side: str) -> bool:
    """Whether everybody of a company on the table is home: then its ship may come."""
    own = [f for f in table.figures.values() if f.fate == UP and side_of(table, f.id) == side]
    return all(in_zone(table, f.id) for f in own)
