"""Walking home without orders: retreats and stragglers (SM-RETR-01, SM-ACT-09)."""

from __future__ import annotations

from escarmouche.games.star_mogul.chapters.models import (
    all_standing,
    at,
    in_zone,
    is_hull,
    profile,
    side_of,
    standing,
)
from escarmouche.games.star_mogul.chapters.movement import pace, walking
from escarmouche.games.star_mogul.chapters.movement.ready_moves import FAR, home_spots
from escarmouche.games.star_mogul.chapters.movement.walking import ZONE
from escarmouche.games.star_mogul.chapters.terrain import closed_to_walkers, room_at
from escarmouche.games.star_mogul.table import PAS, Referee, Table
from escarmouche.space.paths import Disc, first_hit, shortest_path
from escarmouche.space.shapes import Point, discs_overlap, distance, gap, path_length

STEP = PAS // 4


def walk_home(referee: Referee, rule: str, unit: str) -> None:
    """Each model a full Move towards the drop zone by the shortest walkable way (SM-RETR-01, SM-ACT-09)."""
    table = referee.table
    side = table.units[unit].side
    members = [f for f in standing(table, unit) if not in_zone(table, f)]
    zone = table.sides[side].zone
    members.sort(key=lambda f: (distance(at(table.figures[f]), zone), f))
    homes = list(home_spots(table, side))
    taken = {
        f: (at(table.figures[f]), profile(table, f).radius)
        for f in all_standing(table)
        if not is_hull(table, f)
    }
    steps = []
    for figure in members:
        homes.sort(key=lambda spot: distance(at(table.figures[figure]), spot))
        way = _way_home(table, figure, homes, taken)
        if len(way) > 1:
            taken[figure] = (way[-1], profile(table, figure).radius)
            steps.append((figure, way[1:], -1))
    if steps:
        for figure, _, _ in steps:
            if table.figures[figure].z or table.figures[figure].climbing:
                table.change(figure, {"z": 0, "climbing": ""})
        referee.move(rule, unit, steps)
        for figure in standing(referee.table, unit):
            if referee.table.figures[figure].charged:
                referee.table.change(figure, {"charged": ()})


def _way_home(
    table: Table, figure: str, homes: list[Point], taken: dict[str, tuple[Point, int]]
) -> tuple[Point, ...]:
    own, radius = at(table.figures[figure]), profile(table, figure).radius
    if table.figures[figure].z:
        return (own,)
    discs = shunned(table, figure)
    others = [disc for other, disc in taken.items() if other != figure]
    for home in homes[:6]:
        if any(discs_overlap(home, radius, *disc) for disc in others) and len(homes) > 6:
            continue
        course = shortest_path(closed_to_walkers(table.ground), discs, (), own, home, radius, FAR)
        if course is None:
            continue
        way = pace.within_pace(table, figure, course)
        far = path_length(way)
        while far > 0:
            end = way[-1]
            free = room_at(table.ground, end, radius) and not any(
                discs_overlap(end, radius, *d) for d in others
            )
            if free and first_hit(walking.hulls(table), (), (), way, radius) is None:
                return way
            far -= STEP
            way = pace.cut(way, far) if far > 0 else (own,)
    return (own,)


def shunned(table: Table, figure: str) -> tuple[Disc, ...]:
    """Enemies with the pas round them; of those left behind only their bases (SM-MOVE-06, SM-RETR-01)."""
    own, radius, side = at(table.figures[figure]), profile(table, figure).radius, side_of(table, figure)
    discs = []
    for other in all_standing(table):
        if side_of(table, other) == side or is_hull(table, other):
            continue
        spot, wide = at(table.figures[other]), profile(table, other).radius
        discs.append((spot, wide if gap(own, radius, spot, wide) < ZONE else wide + ZONE))
    return tuple(discs)
