"""Deviation and blast: where an area weapon lands and whom it touches (CZ-AREA-04 to 06)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from escarmouche.engine.dice import die
from escarmouche.engine.kinds import STRUCK
from escarmouche.games.combat_zone.chapters.dice import rolled
from escarmouche.games.combat_zone.chapters.figures import body, on_table, profile, side_of, where
from escarmouche.games.combat_zone.chapters.shooting.cover import burst_eye, cover_from_blast
from escarmouche.games.combat_zone.chapters.terrain import FLAT_TOP
from escarmouche.games.combat_zone.chapters.wounds.wounds import BLAST, FLAMES, wound
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import HERO, PANICKED, Referee, Table
from escarmouche.space.shapes import (
    COSINES,
    SINES,
    Point,
    bearing,
    gap,
    gap_at_most,
    length_inside,
    toward,
)
from escarmouche.space.shapes import distance as between
from escarmouche.space.sight import look
from escarmouche.space.terrain import OPAQUE, Ground

_DATA = LEDGER.data("CZ-AREA-04")
ON_TARGET = min(_DATA["on_target"])
DISTANCE_DICE: dict[str, int] = {quality: int(text[1:]) for quality, text in _DATA["distance_die"].items()}
PIP = round(100 * _DATA["unit_cm"])
_SIZES = (4, 6, 8)
_ONE = COSINES[0]
HIGHEST_OBSTACLE = 300  # CZ-ACT-04: what is higher is a wall


class Deviation(NamedTuple):
    """How far off a weapon lands: direction 1 to 8, straight on and then clockwise, and pips of distance."""

    direction: int
    pips: int


class Circle(NamedTuple):
    """What a blast strikes: the point of impact, the height of what is there, and the radius."""

    impact: Point
    surface: int
    radius: int


def distance_die(table: Table, figure: str) -> int:
    """Sides of the die for how far a weapon deviates: by quality, the next larger in panic (CZ-AREA-04)."""
    printed = profile(table, figure)
    sides = DISTANCE_DICE["hero" if printed.kind == HERO else printed.quality]
    if PANICKED in table.figures[figure].states:
        sides = next((size for size in _SIZES if size > sides), sides)
    return sides


def deviation(referee: Referee, figure: str, *, missed: bool = False) -> Deviation:
    """Where it goes astray; nowhere on target. A missed shot always deviates (CZ-AREA-06)."""
    side = side_of(referee.table, figure)
    exact = die(8).at_least(ON_TARGET)
    if not missed and rolled(referee, "CZ-AREA-04", side, exact, by=figure, figure=figure, needs=ON_TARGET):
        return Deviation(0, 0)
    dice = die(8) + die(distance_die(referee.table, figure))
    direction, pips = rolled(referee, "CZ-AREA-04", side, dice.row(), by=figure, hint=False, figure=figure)
    return Deviation(direction, pips)


def astray(origin: Point, aim: Point, off: Deviation) -> Point:
    """Where it would come down: 2.5 cm for each pip, direction 1 straight on, then clockwise (CZ-AREA-04)."""
    if not off.pips:
        return aim
    turn = (bearing(origin, aim) - 45 * (off.direction - 1)) % 360
    length = off.pips * PIP
    return aim[0] + _rounded(length * COSINES[turn]), aim[1] + _rounded(length * SINES[turn])


def landing(table: Table, origin: Point, aim: Point, surface: int, off: Deviation) -> Point:
    """Where it comes down (CZ-AREA-04). A wall on the way stops it there."""
    end = astray(origin, aim, off)
    return stopped_by_wall(table.ground, aim, end, surface) if end != aim else aim


def tell_short(referee: Referee, figure: str, impact: Point, end: Point) -> None:
    """Said of what a wall or its own reach has stopped before it came as far as the dice sent it."""
    if impact != end:
        referee.note("CZ-AREA-04", "falls-short", figure=figure, short=between(impact, end))


def _rounded(value: int) -> int:
    return (2 * value + _ONE) // (2 * _ONE)


def stopped_by_wall(ground: Ground, start: Point, end: Point, surface: int) -> Point:
    """The end of a flight, or the last point before a wall higher than any obstacle."""
    reach = between(start, end)
    walls = [
        piece.polygon
        for piece in ground.pieces_near(*start, reach)
        if OPAQUE in piece.traits
        and piece.height > surface + HIGHEST_OBSTACLE
        and length_inside(start, end, piece.polygon)
        and not piece.polygon.contains(start)
    ]
    if not walls:
        return end

    def free(point: Point) -> bool:
        return not any(wall.contains(point) or length_inside(start, point, wall) for wall in walls)

    return farthest(start, end, free)


def farthest(start: Point, end: Point, allowed: Callable[[Point], bool]) -> Point:
    """The last point of a straight way, from an allowed start, that is still allowed."""
    if allowed(end):
        return end
    low, high = 0, between(start, end)
    while high - low > 1:
        middle = (low + high) // 2
        if allowed(toward(start, end, middle)):
            low = middle
        else:
            high = middle
    return toward(start, end, low)


def surface_at(ground: Ground, point: Point, highest: int) -> int:
    """The height of what a thing at this point rests on: the highest flat top up to `highest`."""
    tops = [p.height for p in ground.pieces_at(point) if FLAT_TOP in p.traits and p.height <= highest]
    return max(tops, default=0)


def touched(table: Table, impact: Point, surface: int, radius: int) -> list[str]:
    """Figures, friend or foe, whose base the circle reaches and that lie open to it, nearest first."""
    distances = []
    spot = burst_eye(impact, surface)
    for figure in on_table(table):
        record = table.figures[figure]
        base = profile(table, figure).radius
        if not gap_at_most(where(record), base, impact, 0, radius) or abs(record.z - surface) > radius:
            continue
        away = gap(where(record), base, impact, 0)
        if away == 0 or look(table.ground, spot, body(table, figure)).visible:
            distances.append((away, figure))
    return [figure for _, figure in sorted(distances)]


def blast(
    referee: Referee,
    rule: str,
    side: str,
    circle: Circle,
    dice_text: str,
    *,
    flames: bool = False,
    by: str = "",
) -> tuple[str, ...]:
    """One wound roll for every figure touched (CZ-AREA-05); flames ignore cover (CZ-AREA-03)."""
    impact, surface, radius = circle
    victims = tuple(touched(referee.table, impact, surface, radius))
    about: dict[str, Any] = {"x": impact[0], "y": impact[1], "radius": radius}
    referee.note(rule, "impact", tells=STRUCK, unit=by, target=victims, hits=len(victims), **about)
    for victim in victims:
        cover = shelter(referee.table, impact, surface, victim, flames=flames)
        source = FLAMES if flames else BLAST
        if cover:
            referee.note("CZ-TERR-02", "covered", target=victim, cover=cover, level="CZ-TERR-01")
        referee.call(wound, "CZ-AREA-05", victim, dice_text, side, cover=cover, source=source, by=by)
    return victims


def shelter(table: Table, impact: Point, surface: int, victim: str, *, flames: bool) -> str:
    """The cover from a blast: none where it strikes the base itself, none from flames (CZ-AREA-03)."""
    at = where(table.figures[victim])
    direct = flames or gap_at_most(at, profile(table, victim).radius, impact, 0, 0)
    return "" if direct else cover_from_blast(table, impact, surface, victim)


def launch(referee: Referee, figure: str, weapon: str, target: str, hit: bool) -> None:
    """The integrated launcher: a hit bursts on the target, a miss deviates from it (CZ-AREA-06)."""
    table = referee.table
    record, printed = table.figures[target], table.setting.weapons[weapon]
    impact, surface = where(record), record.z
    if not hit:
        off = deviation(referee, figure, missed=True)
        table = referee.table
        origin, aim = where(table.figures[figure]), impact
        impact = landing(table, origin, aim, surface, off)
        tell_short(referee, figure, impact, astray(origin, aim, off))
        surface = surface_at(table.ground, impact, surface)
    side = side_of(referee.table, figure)
    circle = Circle(impact, surface, printed.radius)
    blast(referee, "CZ-AREA-06", side, circle, printed.damage, by=figure)
