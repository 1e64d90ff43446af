"""Into contact: every model by the shortest way, as many as fit (SM-ACT-12, SM-MELEE-09)."""

from __future__ import annotations

from math import cos, pi, sin

from escarmouche.games.star_mogul.chapters.models import (
    all_standing,
    apart,
    at,
    chained,
    foes,
    is_hull,
    profile,
    side_of,
    standing,
)
from escarmouche.games.star_mogul.chapters.movement import pace, walking
from escarmouche.games.star_mogul.chapters.movement.walking import Placement
from escarmouche.games.star_mogul.chapters.terrain import room_at
from escarmouche.games.star_mogul.table import PAS, Table
from escarmouche.space.formation import spots_around
from escarmouche.space.paths import first_hit, shortest_path
from escarmouche.space.shapes import Point, discs_overlap, gap_at_most, path_length

DIRECTIONS = 12


def spots_of(centre: Point, reach: int) -> tuple[Point, ...]:
    """Whole points round a base where another just touches it."""
    found = []
    for k in range(DIRECTIONS):
        angle = 2 * pi * k / DIRECTIONS
        x, y = reach * cos(angle), reach * sin(angle)
        for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1), (-1, 1)):
            px, py = round(x) + dx, round(y) + dy
            if reach * reach <= px * px + py * py <= reach * (reach + 1):
                found.append((centre[0] + px, centre[1] + py))
                break
    return tuple(found)


def way_to(table: Table, figure: str, spot: Point, reach: int) -> tuple[Point, ...] | None:
    """The shortest way of a model to a spot within its reach and pace, past walls, vehicles and enemies."""
    start, radius = at(table.figures[figure]), profile(table, figure).radius
    if path_length((start, spot)) > reach or table.figures[figure].z:
        return None
    enemies = walking.enemy_discs(table, side_of(table, figure))
    index = walking.closed(table)
    way: tuple[Point, ...] | None = (start, spot)
    if first_hit(index, enemies, (), (start, spot), radius) is not None:
        way = shortest_path(index, enemies, (), start, spot, radius, reach)
    if way is None:
        return None
    return way if path_length(way) <= min(reach, pace.allowed(table, figure, way)) else None


def into_contact(table: Table, unit: str, target: str, most: int | None = None) -> tuple[Placement, ...]:
    """Placements that bring as many models as fit into contact with a unit; none where nobody gets there.

    Each goes up to its Move, or `most` where that is less; models already fighting stay.
    """
    enemies = [f for f in standing(table, target) if table.figures[f].z == 0]
    free = [f for f in standing(table, unit) if not foes(table, f) and not table.figures[f].z]
    free = [f for f in free if not table.figures[f].climbing]
    if not enemies or not free:
        return ()
    free.sort(key=lambda f: (min(apart(table, f, e) for e in enemies), f))
    taken = {f: (at(table.figures[f]), profile(table, f).radius) for f in _people(table)}
    made: dict[str, tuple[Point, ...]] = {}
    for figure in free:
        reach = pace.base_move(table, figure)
        way = _nearest_contact(table, figure, enemies, taken, reach if most is None else min(reach, most))
        if way is not None:
            made[figure] = way
            taken[figure] = (way[-1], profile(table, figure).radius)
    if not made:
        return ()
    _close_up(table, unit, made, taken)
    return tuple((f, way[1:], -1) for f, way in made.items())


def _people(table: Table) -> tuple[str, ...]:
    return tuple(f for f in all_standing(table) if not is_hull(table, f))


def _nearest_contact(
    table: Table, figure: str, enemies: list[str], taken: dict[str, tuple[Point, int]], reach: int
) -> tuple[Point, ...] | None:
    """The shortest way of one model to a free spot that touches an enemy."""
    own, radius = at(table.figures[figure]), profile(table, figure).radius
    spots = []
    for enemy in enemies:
        spot, wide = at(table.figures[enemy]), profile(table, enemy).radius
        if gap_at_most(own, radius, spot, wide, reach):
            spots += [(path_length((own, p)), p) for p in spots_of(spot, radius + wide)]
    spots.sort()
    for far, spot in spots:
        if far > reach:
            return None
        if not room_at(table.ground, spot, radius):
            continue
        if any(other != figure and discs_overlap(spot, radius, *disc) for other, disc in taken.items()):
            continue
        way = way_to(table, figure, spot, reach)
        if way is not None:
            return way
    return None


def _close_up(
    table: Table, unit: str, made: dict[str, tuple[Point, ...]], taken: dict[str, tuple[Point, int]]
) -> None:
    """Those who found no enemy come after, so that the chain holds as far as possible (SM-MOVE-02)."""
    members = standing(table, unit)
    if chained([taken[f] for f in members]):
        return
    anchor = next(iter(made))
    for figure in members:
        if figure in made or foes(table, figure) or table.figures[figure].z:
            continue
        radius, reach = profile(table, figure).radius, pace.base_move(table, figure)

        def free(spot: Point, figure: str = figure, radius: int = radius) -> bool:
            return room_at(table.ground, spot, radius) and not any(
                other != figure and discs_overlap(spot, radius, *disc) for other, disc in taken.items()
            )

        for spot in spots_around(
            made[anchor][-1], radius, 4, 2 * PAS, free, prefer=at(table.figures[figure]), reach=4 * PAS
        ):
            way = way_to(table, figure, spot, reach)
            if way is not None and not any(
                gap_at_most(spot, radius, at(table.figures[e]), profile(table, e).radius, PAS - 1)
                for e in _people(table)
                if side_of(table, e) != table.units[unit].side
            ):
                made[figure] = way
                taken[figure] = (spot, radius)
                break
