"""Figures under a vehicle that ended amid them are pushed aside, unharmed (TR-MOVE-09)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, pi, sin

from escarmouche.engine.options import PLACE, WHERE
from escarmouche.games.company.chapters.movement.collisions import Disc, Mover
from escarmouche.games.trauma.chapters.measuring import CONTACT, FORMATION
from escarmouche.games.trauma.chapters.movement.collisions import closed_index, movers, piece_under
from escarmouche.games.trauma.chapters.units import is_armour, is_infantry, units_on_table
from escarmouche.games.trauma.table import INFANTRY, ON_TABLE, Referee, Table
from escarmouche.space.paths import spot_free
from escarmouche.space.shapes import (
    Point,
    disc_inside_polygon,
    disc_overlaps_polygon,
    discs_overlap,
    distance,
    gap_at_most,
)

STEP = 25
ANGLES = 16


def push(referee: Referee, unit: str) -> None:
    """Every infantry figure under a base of this vehicle unit goes to the nearest free place in formation.

    It harms nobody and is no displacement of the pushed unit.
    """
    table = referee.table
    if table.units[unit].place != ON_TABLE or not is_armour(table, unit):
        return
    vehicles = movers(table, unit)
    for other in tuple(units_on_table(table)):
        if is_infantry(referee.table, other):
            for figure in under_vehicles(referee.table, vehicles, other):
                _push_one(referee, unit, other, figure)


def under_vehicles(table: Table, vehicles: Sequence[Mover], unit: str) -> tuple[str, ...]:
    """Figures of an infantry unit whose base a vehicle overlaps, the leader first."""
    figures, profiles = table.figures, table.setting.profiles
    overlapped = []
    for id in table.units[unit].figures:
        f = figures[id]
        for v in vehicles:
            near = f.z == v.level and abs(f.x - v.at[0]) < v.radius + 500
            if near and discs_overlap(v.at, v.radius, (f.x, f.y), profiles[f.profile].radius):
                overlapped.append(id)
                break
    leader = table.units[unit].leader
    return tuple(sorted(overlapped, key=lambda id: id != leader))


def _push_one(referee: Referee, vehicle: str, unit: str, figure: str) -> None:
    table = referee.table
    level = table.figures[figure].z
    spots = nearest_places(table, vehicle, unit, figure, level)
    if not spots and level:
        level = 0
        spots = nearest_places(table, vehicle, unit, figure, level)
    if not spots:
        return
    side = table.units[unit].side
    x, y = referee.ask(
        "TR-MOVE-09", side, "push", spots, intent=PLACE, actor=figure, part=WHERE, figure=figure, unit=unit
    )
    referee.move("TR-MOVE-09", unit, ((figure, ((x, y, level),), -1),))


def nearest_places(table: Table, vehicle: str, unit: str, figure: str, level: int) -> tuple[Point, ...]:
    """The nearest free places in formation for a pushed figure, several if equally near; else any free place.

    Distances are told apart to a quarter of a centimetre.
    """
    mine = next(m for m in movers(table, unit) if m.id == figure)
    pushers = movers(table, vehicle)
    taken, fellows = _others(table, unit, figure, pushers, level)
    leader = table.units[unit].leader
    under = piece_under(table.ground, INFANTRY, mine.at, mine.radius, level)
    index = closed_index(table.ground, INFANTRY, under)
    piece = table.ground.piece(under).polygon if under else None

    def half_off(at: Point) -> bool:
        """Off the roof he stands on, or with one foot in the terrain he stands in."""
        if piece is None or disc_inside_polygon(at, mine.radius, piece):
            return False
        return bool(level) or disc_overlaps_polygon(at, mine.radius, piece)

    def free(at: Point) -> bool:
        return not half_off(at) and spot_free(index, taken, at, mine.radius)

    def ranked(at: Point) -> bool:
        if not fellows:
            return True
        if not any(gap_at_most(at, mine.radius, q, r, CONTACT) for _, (q, r) in fellows):
            return False
        bound = [disc for id, disc in fellows if leader in (figure, id)]
        return all(gap_at_most(at, mine.radius, q, r, FORMATION) for q, r in bound)

    loose: tuple[Point, ...] = ()
    for ring in _rings(mine, pushers, table.ground.width + table.ground.depth):
        open_spots = [at for at in ring if free(at)]
        if good := tuple(at for at in open_spots if ranked(at)):
            return good
        loose = loose or tuple(open_spots)
        if loose and distance(mine.at, ring[0]) > 2 * FORMATION:
            break
    return loose


def _others(
    table: Table, unit: str, figure: str, pushers: Sequence[Mover], level: int
) -> tuple[list[Disc], list[tuple[str, Disc]]]:
    """Bases that are in the way, and the fellows; those still to be pushed are neither."""
    taken: list[Disc] = []
    fellows: list[tuple[str, Disc]] = []
    for other in units_on_table(table):
        still = under_vehicles(table, pushers, other) if is_infantry(table, other) else ()
        for m in movers(table, other):
            if m.id == figure or m.id in still or m.level != level:
                continue
            taken.append((m.at, m.radius))
            if other == unit:
                fellows.append((m.id, (m.at, m.radius)))
    return taken, fellows


def _rings(mine: Mover, pushers: Sequence[Mover], limit: int) -> Iterator[list[Point]]:
    """Places farther and farther away; straight out from under the vehicle comes at its own distance."""
    x, y = mine.at
    out = _straight_out(mine, pushers)
    size = STEP
    while size <= limit:
        if out is not None and distance(mine.at, out) <= size:
            yield [out]
            out = None
        turns = [2 * pi * k / ANGLES for k in range(ANGLES)]
        yield [(x + round(size * cos(t)), y + round(size * sin(t))) for t in turns]
        size += STEP if size < 2 * FORMATION else 8 * STEP


def _straight_out(mine: Mover, pushers: Sequence[Mover]) -> Point | None:
    """Where a figure lands that is moved straight away from the centre of the vehicle above it."""
    for v in pushers:
        if v.at != mine.at and discs_overlap(v.at, v.radius, mine.at, mine.radius):
            dx, dy = mine.at[0] - v.at[0], mine.at[1] - v.at[1]
            long, reach = distance(v.at, mine.at), v.radius + mine.radius + 2
            return v.at[0] + round(dx * reach / long), v.at[1] + round(dy * reach / long)
    return None
