"""What each unit of a company goes for, and what that is worth from where it stands."""

from __future__ import annotations

from math import ceil

import msgspec

from escarmouche.engine.table import kept
from escarmouche.games.star_mogul.bot.ways import road_length, walk
from escarmouche.games.star_mogul.chapters import missions, salvage
from escarmouche.games.star_mogul.chapters.models import (
    RADIUS,
    at,
    counted_units,
    enemies_of,
    hull,
    is_vehicle,
    machine,
    on_table,
    profile,
    standing,
)
from escarmouche.games.star_mogul.chapters.movement.ready_moves import leader_at, lorries
from escarmouche.games.star_mogul.chapters.vehicles import damage
from escarmouche.games.star_mogul.table import CAPTIVE, DOOR, FLYING, LOADS, PAS, PRIZES, Table, Thing
from escarmouche.space.shapes import Point, distance

PRIZE, GUARDED = 600.0, 180.0
"""What a counter, stash or captive at home is worth; to a side that only has to deny them."""
FADES: float = 0.88
"""How much of it is left for each strategy point that it is away."""
HOLDER = 15.0
"""What a model near the asset is worth."""
NEARER = 1.0
"""What a pas nearer to an enemy is worth to a unit without a better goal, up to `FAR` pas."""
FAR = 60
SKIRMISH = 10 * PAS
"""How near an enemy such a unit wants to be."""
BESIDE = 5 * PAS
"""How near a lorry stops to what it is to carry, from the middle of its hull."""
TOWARDS = 5 * PAS

TAKE, HOME, FETCH, OPEN, HOLD, HUNT = "take", "home", "fetch", "open", "hold", "hunt"


class Aim(msgspec.Struct, frozen=True):
    """What a unit goes for: where it is, how near it wants to be, and which thing it is about."""

    kind: str
    point: Point
    near: int
    thing: str = ""


Aims = dict[str, Aim]


def place_of(table: Table, unit: str) -> Point:
    """Where a unit is: its hull, or whoever leads it."""
    return at(hull(table, unit)) if is_vehicle(table, unit) else leader_at(table, unit)


def hands(table: Table, unit: str) -> int:
    """How many of a unit could carry."""
    return sum(not table.figures[f].wounded for f in standing(table, unit))


def worth_of(table: Table, side: str) -> float:
    """What a prize at home is worth: less to a side that wins by denying it."""
    return GUARDED if table.sides[side].role in (missions.GUARD, missions.STRONGER) else PRIZE


def aims(table: Table, side: str) -> Aims:
    """Loads go home, free hands to what is nearest in points, lorries to the loads, the rest to the enemy."""
    own = table.sides[side]
    return _aims(table, side, own.zone, own.role, tuple(table.things.values()))


@kept
def _aims(table: Table, side: str, zone: Point, role: str, things: tuple[Thing, ...]) -> Aims:
    """The same, kept as long as nothing that it reads has changed."""
    found: Aims = {}
    if table.sides[side].zone[0] < 0:
        return found
    units = [u for u in counted_units(table, side) if on_table(table, u) and not table.units[u].retreat]
    for unit in units:
        if homeward(table, unit, side):
            found[unit] = Aim(HOME, table.sides[side].zone, RADIUS - PAS)
    if table.setting.centre:
        centre = table.ground.polygon(table.setting.centre).centroid
        return found | {u: Aim(HOLD, centre, TOWARDS) for u in units if u not in found}
    _take(table, side, units, found)
    _fetch(table, units, found)
    _hunt(table, side, units, found)
    return found


def homeward(table: Table, unit: str, side: str) -> bool:
    """Whether a unit has something to bring home: a load, captives, a full hold or the last things."""
    if is_vehicle(table, unit):
        cargo = salvage.cargo_of(table, unit)
        return bool(cargo) and (len(cargo) >= machine(table, unit).cargo or not wanted(table, side))
    if salvage.load_of(table, unit) is not None:
        return True
    led = [t for t in salvage.captives_of(table, unit) if salvage.secured_by(table, t) != side]
    here = leader_at(table, unit)
    more = [t for t in wanted(table, side) if t.kind == CAPTIVE and distance(here, (t.x, t.y)) < 8 * PAS]
    return bool(led) and not more


def wanted(table: Table, side: str) -> list[Thing]:
    """Prizes that lie free outside the own zone, and doors to be blown; the guard moves nothing."""
    if table.sides[side].role == missions.GUARD:
        return []
    free = [
        t
        for t in table.things.values()
        if t.kind in PRIZES and not t.holder and not t.inside and salvage.secured_by(table, t) != side
    ]
    return free + [t for t in table.things.values() if t.kind == DOOR and not t.open]


def _take(table: Table, side: str, units: list[str], found: Aims) -> None:
    """Each prize to the unit that has it home with the fewest points, one unit for each."""
    offers = []
    for unit in units:
        if unit in found or is_vehicle(table, unit):
            continue
        for thing in wanted(table, side):
            if thing.kind in LOADS and hands(table, unit) < salvage.FEWEST:
                continue
            offers.append((points_away(table, side, thing, unit), unit, thing.id))
    taken: set[str] = set()
    for _, unit, id in sorted(offers):
        if unit not in found and id not in taken:
            thing = table.things[id]
            taken.add(id)
            kind = OPEN if thing.kind == DOOR else TAKE
            found[unit] = Aim(kind, (thing.x, thing.y), PAS // 4, id)


def _fetch(table: Table, units: list[str], found: Aims) -> None:
    """Lorries with room go where a load is carried or will be."""
    loads = [(u, salvage.load_of(table, u)) for u in units if not is_vehicle(table, u)]
    places = [place_of(table, u) for u, load in loads if load is not None]
    places += [a.point for a in found.values() if a.kind == TAKE]
    for unit in units:
        if unit in found or not is_vehicle(table, unit) or not places:
            continue
        if machine(table, unit).cargo > len(salvage.cargo_of(table, unit)) and damage.driven(table, unit):
            here = place_of(table, unit)
            nearest = min(places, key=lambda p: distance(here, p))
            if len(places) > 1:
                places.remove(nearest)
            found[unit] = Aim(FETCH, nearest, BESIDE)


def _hunt(table: Table, side: str, units: list[str], found: Aims) -> None:
    """The rest to the nearest enemy, those who carry something first."""
    enemies = [u for u in enemies_of(table, side) if standing(table, u)]
    for unit in units:
        if unit in found or not enemies:
            continue
        here = place_of(table, unit)
        laden = [u for u in enemies if salvage.load_of(table, u) or salvage.captives_of(table, u)]
        prey = min(laden or enemies, key=lambda u: (distance(here, place_of(table, u)), u))
        found[unit] = Aim(HUNT, place_of(table, prey), SKIRMISH)


# -- how far -------------------------------------------------------------------------------------------------


def faded(away: float) -> float:
    """What is left of a promise that is so many points away."""
    return float(FADES**away)


def points(length: int, step: int) -> float:
    """Strategy points for so much way; parts of one count too, so that every step is worth something."""
    return max(0, length) / max(step, PAS // 2)


def home_from(table: Table, side: str, point: Point, step: int) -> float:
    """Points from a place into the own zone."""
    zone = table.sides[side].zone
    return points(walk(table, point, zone) - (RADIUS - salvage.COUNTER), step)


def lorry_points(table: Table, side: str, point: Point, reach: int = 80 * PAS) -> float:
    """Points to have something at a place loaded and driven home, by a lorry with room within reach."""
    best = 99.0
    for unit in counted_units(table, side):
        if not is_vehicle(table, unit) or not on_table(table, unit):
            continue
        if machine(table, unit).cargo <= len(salvage.cargo_of(table, unit)) or not damage.driven(table, unit):
            continue
        move = max(damage.move_of(table, unit), 1)
        far = distance(at(hull(table, unit)), point)
        if far > reach:
            continue
        there = points(far - BESIDE, move) + 1
        back = points(distance(point, table.sides[side].zone) - 2 * PAS, move)
        best = min(best, there + 1 + back)
    return best


def stowable(table: Table, unit: str) -> bool:
    """Whether a unit could load what it carries into a lorry where it stands."""
    return any(salvage.why_not_load(table, unit, lorry) is None for lorry in lorries(table, unit))


def points_away(table: Table, side: str, thing: Thing, unit: str = "") -> float:
    """Strategy points until a prize is home: reached, taken up, and carried or driven."""
    here = (thing.x, thing.y)
    if thing.kind == DOOR:
        return (
            points(walk(table, place_of(table, unit), here), 5 * PAS)
            + 2
            + home_from(table, side, here, 3 * PAS)
        )
    if thing.holder:
        if thing.loaded:
            return points(
                distance(here, table.sides[side].zone) - 2 * PAS, damage.move_of(table, thing.holder)
            )
        foot = home_from(table, side, here, laden_step(table, thing.holder))
        if thing.kind == CAPTIVE or not stowable(table, thing.holder):
            return foot
        return min(foot, lorry_points(table, side, here, 7 * PAS))
    step = min((profile(table, f).move for f in standing(table, unit)), default=5 * PAS)
    if thing.kind == CAPTIVE:
        there = points(walk(table, place_of(table, unit), here), step) + 1
        return there + home_from(table, side, here, step)
    there = points(gathered_from(table, unit, here), step) + 1
    foot = home_from(table, side, here, laden_step(table, unit))
    return there + min(foot, lorry_points(table, side, here))


def gathered_from(table: Table, unit: str, here: Point) -> int:
    """How far the last of the hands that a load needs has to go, or the first round what stands between."""
    ways = sorted(
        distance(at(table.figures[f]), here) for f in standing(table, unit) if not table.figures[f].wounded
    )
    last = ways[salvage.FEWEST - 1] if len(ways) >= salvage.FEWEST else 80 * PAS
    return max(last - salvage.ARM, walk(table, place_of(table, unit), here))


def laden_step(table: Table, unit: str) -> int:
    """How far a unit carries a load with a point, if all of its hands that can are at it."""
    step = min((profile(table, f).move for f in standing(table, unit)), default=5 * PAS)
    return step + salvage.slowed(max(hands(table, unit), salvage.FEWEST)) * PAS


# -- what it is worth ----------------------------------------------------------------------------------------


def prize_worth(table: Table, side: str, thing: Thing, unit: str = "") -> float:
    """What a prize promises a side: all of it at home, less for each point that it is away."""
    full = worth_of(table, side)
    if thing.kind == DOOR:
        if thing.open:
            return 0.0
        behind = sum(bool(t.inside and t.piece == thing.piece) for t in table.things.values())
        return 0.6 * behind * full * faded(points_away(table, side, thing, unit))
    if salvage.secured_by(table, thing) == side:
        return full
    away = points_away(table, side, thing, unit)
    left = 4.0 * (table.setting.rounds + 1 - table.turn.round)
    late = 0.3 if away > left else 1.0
    return full * late * faded(away)


def aim_worth(table: Table, side: str, unit: str, aim: Aim) -> float:
    """How well a unit stands for what it goes for."""
    here = place_of(table, unit)
    if aim.kind in (TAKE, OPEN) and aim.thing in table.things:
        thing = table.things[aim.thing]
        return prize_worth(table, side, thing, "" if thing.holder else unit)
    if aim.kind == HOME:
        held = [t for t in table.things.values() if t.holder == unit and t.kind in PRIZES]
        return sum(prize_worth(table, side, t) for t in held)
    if aim.kind == FETCH:
        far = road_length(table, unit, aim.point)
        away = points(far - aim.near, max(damage.move_of(table, unit), 1))
        return 0.5 * worth_of(table, side) * faded(away)
    if aim.kind == HOLD:
        count = len(standing(table, unit)) if not is_vehicle(table, unit) else 1
        far = walk(table, here, aim.point) if not is_vehicle(table, unit) else distance(here, aim.point)
        late = max(1.0, ceil(points(far - aim.near, 5 * PAS)))
        return HOLDER * count * faded(points(far - aim.near, 5 * PAS)) if late < 40 else 0.0
    if is_vehicle(table, unit):
        flies = machine(table, unit).drive == FLYING
        return -NEARER * min(FAR, max(0, road_length(table, unit, aim.point) - aim.near) / PAS) / (1 + flies)
    return -NEARER * min(FAR, max(0, walk(table, here, aim.point) - aim.near) / PAS)
