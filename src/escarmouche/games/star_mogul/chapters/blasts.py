"""What one damage roll does to whoever it strikes: explosions, blast weapons (SM-VEH-15, SM-WEAP-02)."""

from __future__ import annotations

from escarmouche.games.star_mogul.chapters import casualties
from escarmouche.games.star_mogul.chapters.dice import damage_roll
from escarmouche.games.star_mogul.chapters.models import at, is_hull, machine, profile, rectangle, side_of
from escarmouche.games.star_mogul.chapters.shooting import cover
from escarmouche.games.star_mogul.table import FLYING, Referee, Table
from escarmouche.space.shapes import Point

FRONT, LEFT, RIGHT, REAR = range(4)


def defence(table: Table, figure: str, origin: Point, eye: int = 0) -> int:
    """RES plus Armour plus the cover seen from a point (SM-SHOOT-05)."""
    printed = profile(table, figure)
    return printed.res + printed.armour + cover.from_point(table, origin, figure, eye)


def struck(referee: Referee, rule: str, figure: str, origin: Point, plus: int, *, fire: bool = False) -> str:
    """One damage roll against whoever is there: wounded, killed, or rolls on the damage table."""
    table = referee.table
    side = side_of(table, figure)
    if is_hull(table, figure):
        unit = table.figures[figure].unit
        value = damage_roll(referee, rule, side, plus, target=unit)
        referee.call(_vehicle_struck, unit, facing_side(table, figure, origin), value)
        return "vehicle"
    value = damage_roll(referee, rule, side, plus, target=figure)
    return result(referee, rule, figure, value, defence(table, figure, origin), fire=fire)


def _vehicle_struck(referee: Referee, unit: str, side_hit: int, value: int) -> None:
    from escarmouche.games.star_mogul.chapters.vehicles import damage

    damage.hit(referee, unit, side_hit, value)


def result(referee: Referee, rule: str, figure: str, value: int, against: int, *, fire: bool) -> str:
    """Equal to DEF: wounded; above: killed; below: nothing (SM-SHOOT-04)."""
    if value < against:
        referee.note("SM-SHOOT-04", "unharmed", figure=figure, damage=value, defence=against)
        return ""
    if value == against:
        referee.note("SM-SHOOT-04", "wounded", figure=figure, damage=value, defence=against)
        return "out" if casualties.wound(referee, figure, fire=fire) else "wounded"
    referee.note("SM-SHOOT-04", "killed", figure=figure, damage=value, defence=against)
    casualties.out_of_action(referee, "SM-STATE-02", figure, fire=fire)
    return "out"


# -- the side of a vehicle that is hit -----------------------------------------------------------------------


def facing_sides(table: Table, hull: str, origin: Point) -> tuple[int, ...]:
    """The sides whose sector, through the corners of the footprint, contains a point: two on the line."""
    body = rectangle(table, hull)
    corners = body.outline.points  # rear right, front right, front left, rear left
    centre = at(table.figures[hull])
    px, py = origin[0] - centre[0], origin[1] - centre[1]
    rays = [(x - centre[0], y - centre[1]) for x, y in corners]
    rear_right, front_right, front_left, rear_left = rays
    sectors = {
        FRONT: (front_right, front_left),
        LEFT: (front_left, rear_left),
        REAR: (rear_left, rear_right),
        RIGHT: (rear_right, front_right),
    }
    found = [
        side
        for side, ((ax, ay), (bx, by)) in sectors.items()
        if ax * py - ay * px >= 0 and px * by - py * bx >= 0
    ]
    return tuple(sorted(found)) or (FRONT,)


def facing_side(table: Table, hull: str, origin: Point) -> int:
    """The side that faces a point; on the line the one whose armour is better, as its owner would choose."""
    armour = table.figures[hull].armour
    return max(facing_sides(table, hull, origin), key=lambda side: (armour[side], -side))


def side_shot(table: Table, hull: str, shooter: str) -> tuple[int, ...]:
    """The sides a shot may hit: the rear from flyers above a ground vehicle (SM-SHOOT-07)."""
    above = is_hull(table, shooter) and machine(table, shooter).drive == FLYING
    if above and machine(table, hull).drive != FLYING:
        return (REAR,)
    return facing_sides(table, hull, at(table.figures[shooter]))
