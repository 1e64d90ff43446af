"""Models and units: who is in play, how far they are apart, who touches whom (SM-SEQ-03, SM-MELEE-09)."""

from __future__ import annotations

from escarmouche.engine.table import kept
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import (
    ABOARD,
    BOSS,
    FLYING,
    INFANTRY,
    PAS,
    STRAGGLER,
    UP,
    VEHICLE,
    WALKER,
    Figure,
    Machine,
    Profile,
    Table,
)
from escarmouche.space.rectangles import (
    Rectangle,
    gap_of_rectangles,
    gap_to_disc,
)
from escarmouche.space.shapes import Point, gap, gap_at_most

RADIUS: int = LEDGER.data("SM-SETUP-01")["radius_in"] * PAS
"""Of a drop zone (SM-SETUP-01)."""
CHAIN: int = LEDGER.data("SM-MOVE-02")["chain_in"] * PAS
"""SM-MOVE-02"""


def pas(length: float) -> int:
    """A length in pas as the table counts it (SM-SEQ-03)."""
    return round(length * PAS)


def at(figure: Figure) -> Point:
    """Where it stands."""
    return figure.x, figure.y


def profile(table: Table, figure: str) -> Profile:
    """The printed values of a person."""
    return table.setting.profiles[table.figures[figure].profile]


def machine(table: Table, unit: str) -> Machine:
    """The printed values of a vehicle, by its unit or hull."""
    hull = unit if unit in table.figures else table.units[unit].roster[0]
    return table.setting.machines[table.figures[hull].profile]


def is_hull(table: Table, figure: str) -> bool:
    """Whether a figure is a vehicle."""
    return table.figures[figure].profile in table.setting.machines


def is_vehicle(table: Table, unit: str) -> bool:
    """Whether a unit is a vehicle (SM-VEH-01)."""
    return table.units[unit].kind == VEHICLE


def hull(table: Table, unit: str) -> Figure:
    """The hull of a vehicle."""
    return table.figures[table.units[unit].roster[0]]


def flies(table: Table, figure: str) -> bool:
    """Whether it is a flying vehicle."""
    return is_hull(table, figure) and table.setting.machines[table.figures[figure].profile].drive == FLYING


def walks(table: Table, figure: str) -> bool:
    """Whether it is a walker, which fights hand to hand (SM-MELEE-10)."""
    return is_hull(table, figure) and table.setting.machines[table.figures[figure].profile].drive == WALKER


def side_of(table: Table, id: str) -> str:
    """Whose a figure or unit is."""
    unit = table.figures[id].unit if id in table.figures else id
    return table.units[unit].side


def rectangle(table: Table, figure: str) -> Rectangle:
    """The footprint of a hull."""
    own, printed = table.figures[figure], table.setting.machines[table.figures[figure].profile]
    return Rectangle((own.x, own.y), printed.length // 2, printed.width // 2, own.facing)


# -- who is in play ------------------------------------------------------------------------------------------


def standing(table: Table, unit: str) -> tuple[str, ...]:
    """Its models, or its hull, that are on the table now."""
    return tuple(f for f in table.units[unit].figures if table.figures[f].fate == UP)


def on_table(table: Table, unit: str) -> bool:
    """Whether some of it stands on the table itself."""
    return any(table.figures[f].fate == UP for f in table.units[unit].figures)


def in_play(table: Table, unit: str) -> bool:
    """Whether it is on the table or aboard a vehicle that is (SM-SP-02)."""
    return any(table.figures[f].fate in (UP, ABOARD) for f in table.units[unit].figures)


def units_of(table: Table, side: str) -> tuple[str, ...]:
    """The units of a side in play, stragglers too."""
    return tuple(u.id for u in table.units.values() if u.side == side and in_play(table, u.id))


def counted_units(table: Table, side: str) -> tuple[str, ...]:
    """Those that give strategy points: no stragglers (SM-SP-02)."""
    return tuple(u for u in units_of(table, side) if STRAGGLER not in table.units[u].markers)


def infantry_of(table: Table, side: str) -> tuple[str, ...]:
    """Its infantry units on the table itself."""
    return tuple(u for u in units_of(table, side) if not is_vehicle(table, u) and on_table(table, u))


def enemies_of(table: Table, side: str) -> tuple[str, ...]:
    """Units of the other sides that stand on the table."""
    return tuple(u.id for u in table.units.values() if u.side != side and on_table(table, u.id))


@kept
def all_standing(table: Table) -> tuple[str, ...]:
    """Every figure on the table, hulls too."""
    return tuple(f.id for f in table.figures.values() if f.fate == UP)


def crew(table: Table, unit: str) -> tuple[str, ...]:
    """Those who sit at a vehicle's posts or moved to one, still fit (SM-VEH-01)."""
    return tuple(
        f.id for f in table.figures.values() if f.unit == unit and f.fate == ABOARD and f.post
    ) + tuple(
        f
        for u in table.units.values()
        if u.aboard == unit
        for f in u.figures
        if table.figures[f].fate == ABOARD and table.figures[f].post
    )


def passengers(table: Table, unit: str) -> tuple[str, ...]:
    """Those aboard a vehicle without a post."""
    own = [f.id for f in table.figures.values() if f.unit == unit and f.fate == ABOARD and not f.post]
    for other in table.units.values():
        if other.aboard == unit:
            own += [f for f in other.figures if not table.figures[f].post]
    return tuple(own)


def at_post(table: Table, unit: str, *posts: str) -> tuple[str, ...]:
    """Who holds one of these posts of a vehicle."""
    return tuple(f for f in crew(table, unit) if table.figures[f].post in posts)


def boss_of(table: Table, side: str) -> str:
    """The boss of a company, if he is still in play."""
    for figure in table.figures.values():
        if (
            figure.fate in (UP, ABOARD)
            and side_of(table, figure.id) == side
            and not is_hull(table, figure.id)
        ) and profile(table, figure.id).role == BOSS:
            return figure.id
    return ""


# -- distances -----------------------------------------------------------------------------------------------


def apart(table: Table, a: str, b: str) -> int:
    """The distance of two figures, edge to edge in the horizontal plane (SM-SEQ-03)."""
    one, two = table.figures[a], table.figures[b]
    if is_hull(table, a):
        if is_hull(table, b):
            return gap_of_rectangles(rectangle(table, a), rectangle(table, b))
        return gap_to_disc(rectangle(table, a), at(two), profile(table, b).radius)
    if is_hull(table, b):
        return gap_to_disc(rectangle(table, b), at(one), profile(table, a).radius)
    return gap(at(one), profile(table, a).radius, at(two), profile(table, b).radius)


def from_point(table: Table, figure: str, point: Point) -> int:
    """The distance from the edge of a figure to a point."""
    if is_hull(table, figure):
        return gap_to_disc(rectangle(table, figure), point)
    return gap(at(table.figures[figure]), profile(table, figure).radius, point, 0)


@kept
def units_apart(table: Table, a: str, b: str) -> int:
    """The distance of the nearest models of two units."""
    return min((apart(table, f, g) for f in standing(table, a) for g in standing(table, b)), default=10**9)


def same_level(a: Figure, b: Figure) -> bool:
    """Whether two stand at the same height: only they can touch."""
    return a.z == b.z


def touching(table: Table, a: str, b: str) -> bool:
    """Whether two figures are in base contact, edges rounded to a hundredth of a centimetre."""
    if not same_level(table.figures[a], table.figures[b]):
        return False
    if is_hull(table, a) or is_hull(table, b):
        return apart(table, a, b) == 0
    one, two = table.figures[a], table.figures[b]
    return gap_at_most(at(one), profile(table, a).radius, at(two), profile(table, b).radius, 0)


# -- contact -------------------------------------------------------------------------------------------------


@kept
def foes(table: Table, figure: str) -> tuple[str, ...]:
    """Enemy people in base contact with a person: those he fights (SM-MELEE-04)."""
    if is_hull(table, figure) or table.figures[figure].fate != UP:
        return ()
    side = side_of(table, figure)
    return tuple(
        other
        for other in all_standing(table)
        if not is_hull(table, other) and side_of(table, other) != side and touching(table, figure, other)
    )


@kept
def engaged(table: Table, unit: str) -> bool:
    """A unit is engaged as soon as one of its models touches an enemy model; vehicles never are."""
    return table.units[unit].kind == INFANTRY and any(foes(table, f) for f in standing(table, unit))


def chained(places: list[tuple[Point, int]]) -> bool:
    """Whether bases form one chain, each within 2 pas of another (SM-MOVE-02)."""
    if len(places) < 2:
        return True
    reached, waiting = [places[0]], list(places[1:])
    while waiting:
        near = next((p for p in waiting if any(gap_at_most(*p, *q, CHAIN) for q in reached)), None)
        if near is None:
            return False
        reached.append(near)
        waiting.remove(near)
    return True


# -- drop zones ----------------------------------------------------------------------------------------------


def has_zone(table: Table, side: str) -> bool:
    """Whether its marker stands."""
    return table.sides[side].zone[0] >= 0


def in_zone(table: Table, figure: str, side: str = "") -> bool:
    """Whether a figure is wholly inside a drop zone, its own unless told (SM-SETUP-01)."""
    owner = side or side_of(table, figure)
    if not has_zone(table, owner):
        return False
    zone = table.sides[owner].zone
    if is_hull(table, figure):
        corners = rectangle(table, figure).outline.points
        return all((x - zone[0]) ** 2 + (y - zone[1]) ** 2 <= RADIUS**2 for x, y in corners)
    return inside(at(table.figures[figure]), profile(table, figure).radius, zone)


def inside(spot: Point, radius: int, zone: Point) -> bool:
    """Whether a base is wholly within 6 pas of a marker."""
    reach = RADIUS - radius
    return (spot[0] - zone[0]) ** 2 + (spot[1] - zone[1]) ** 2 <= reach * reach


def unit_in_zone(table: Table, unit: str) -> bool:
    """Whether all of a unit is wholly inside its own drop zone."""
    here = standing(table, unit)
    return bool(here) and all(in_zone(table, f) for f in here)
