"""How a bot leads a unit through gaps where it cannot keep its ranks: everybody by a way of his own."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import isqrt

from escarmouche.games.company.chapters.movement.collisions import Mover
from escarmouche.games.company.chapters.movement.packing import Ranks, holds_together, huddle
from escarmouche.games.company.chapters.movement.placements import Placements
from escarmouche.games.trauma.chapters.movement.collisions import SPACING, Surroundings, movers, surroundings
from escarmouche.games.trauma.chapters.movement.movement import why_not_paths
from escarmouche.games.trauma.table import Table
from escarmouche.space.paths import shortest_path, spot_free
from escarmouche.space.shapes import Point as Place
from escarmouche.space.shapes import path_length, toward

PARTS = (4, 3, 2, 1, 0)
"""Quarters of the way that are tried, the longest first; 0 closes up where the leader stands."""
TRIES = 3
"""Places that are tried for one figure."""
LONGEST = 2
"""How many Movements long a way is looked for."""
Finder = Callable[[Place, Place, int, int], tuple[Place, ...] | None]
"""The shortest way from a place to another for a base, at most so long."""


def column(table: Table, unit: str, goals: Iterable[Place]) -> Placements | None:
    """A legal Movement along the shortest way to the first goal in reach: the leader goes, the others gather.

    None where there is none.
    """
    leader = table.units[unit].leader
    members = sorted(movers(table, unit), key=lambda m: m.id != leader)
    lead, others = members[0], members[1:]
    if not lead.movement or any(m.level or not m.movement for m in members):
        return None
    around = surroundings(table, unit, members, 0)
    discs = [disc for group in around.hard for disc in group.discs]
    links = [link for group in around.hard for link in group.links]
    find = partial(shortest_path, around.index, discs, links)
    ways = (find(lead.at, goal, lead.radius, LONGEST * lead.movement) for goal in goals)
    way = next((way for way in ways if way and len(way) > 1), None)
    if way is None:
        return None
    length = min(lead.movement, path_length(way))
    for part in PARTS:
        value = _gather(around, find, lead, others, _cut(way, length * part // 4))
        if value and why_not_paths(table, unit, value) is None:
            ends = {id: path[-1] for id, path, _ in value}
            if holds_together([(ends.get(m.id, m.at), m.radius) for m in members], SPACING):
                return value
    return None


def _gather(
    around: Surroundings, find: Finder, lead: Mover, others: Sequence[Mover], way: tuple[Place, ...]
) -> Placements | None:
    """The leader to the end of a way, the others to places round him that they can walk to."""
    end = way[-1]
    ranks = Ranks(around, [(end, lead.radius)])
    count = len(others) or 1
    mx, my = sum(m.at[0] for m in others) // count, sum(m.at[1] for m in others) // count
    spots = huddle(
        ranks,
        [m.radius for m in others],
        lambda at, radius: spot_free(around.index, (), at, radius),
        lambda at: (at[0] - mx) ** 2 + (at[1] - my) ** 2,
    )
    if len(spots) < len(others):
        return None
    placements = [(lead.id, way[1:], -1)] if len(way) > 1 else []
    for m in sorted(others, key=lambda m: (-_leg(m.at, end), m.id)):
        near = sorted(spots, key=lambda spot: (_leg(spot, m.at), spot))
        for spot in near[:TRIES]:
            walk = find(m.at, spot, m.radius, m.movement) if spot != m.at else (spot,)
            if walk is not None and path_length(walk) <= m.movement:
                spots.remove(spot)
                placements += [(m.id, walk[1:], -1)] if len(walk) > 1 else []
                break
        else:
            return None
    return tuple(placements)


def _cut(way: tuple[Place, ...], length: int) -> tuple[Place, ...]:
    """The beginning of a way, so long."""
    beginning = [way[0]]
    for a, b in itertools.pairwise(way):
        leg = _leg(a, b)
        if length <= 0:
            break
        if leg >= length:
            return (*beginning, toward(a, b, length))
        beginning.append(b)
        length -= leg
    return tuple(beginning)


def _leg(a: Place, b: Place) -> int:
    return isqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)
