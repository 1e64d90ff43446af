"""Single file: how a bot leads a unit through a gap where it cannot keep its ranks."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from math import isqrt

from escarmouche.games.trauma.displacement import Placements
from escarmouche.games.trauma.field import FORMATION
from escarmouche.games.trauma.movement import why_not_paths
from escarmouche.games.trauma.paths import Mover, holds_together, movers, surroundings
from escarmouche.games.trauma.table import Table
from escarmouche.space.paths import shortest_path
from escarmouche.space.shapes import Point as Place
from escarmouche.space.shapes import path_length, toward

APART = 4
"""Between the bases of two figures in file, hundredths of a centimetre."""
PARTS = (4, 3, 2, 1)
"""Quarters of the way that are tried, the longest first."""
Finder = Callable[[Place, Place, int, int], tuple[Place, ...] | None]
"""The shortest way from a place to another for a base, at most so long."""
LONGEST = 2
"""How many Movements long a way is looked for."""


def column(table: Table, unit: str, goals: Iterable[Place]) -> Placements | None:
    """A legal Movement in single file along the shortest way to the first goal in reach; None if none.

    As many go before the leader as the formation asks for (TR-ARMY-10).
    """
    members = movers(table, unit)
    leader = table.units[unit].leader
    members.sort(key=lambda m: m.id != leader)
    lead, others = members[0], members[1:]
    if not lead.movement or any(m.level or not m.movement for m in members):
        return None
    around = surroundings(table, unit, members, 0)
    discs = [disc for group in around.hard for disc in group.discs]
    links = [link for group in around.hard for link in group.links]
    find = partial(shortest_path, around.index, discs, links)
    ways = (find(lead.at, goal, lead.radius, LONGEST * lead.movement) for goal in goals)
    way = next((found for found in ways if found and len(found) > 1), None)
    if way is None:
        return None
    others.sort(key=lambda m: ((m.at[0] - lead.at[0]) ** 2 + (m.at[1] - lead.at[1]) ** 2, m.id))
    length = min(lead.movement, path_length(way))
    for part in PARTS:
        value = _file(find, lead, others, way, length * part // 4)
        if value and why_not_paths(table, unit, value) is None:
            ends = {id: path[-1] for id, path, _ in value}
            if holds_together([(ends.get(m.id, m.at), m.radius) for m in members]):
                return value
    return None


def _file(
    find: Finder, lead: Mover, others: Sequence[Mover], way: tuple[Place, ...], length: int
) -> Placements | None:
    """The figures one behind the other, the first of them `length` along the way."""
    pitch = 2 * max(m.radius for m in (lead, *others)) + APART
    behind = (FORMATION + 2 * lead.radius) // pitch
    ahead = max(0, len(others) - behind)
    first = length - ahead * pitch
    if first <= 0:
        return None
    found = [(lead.id, _cut(way, first)[1:], -1)]
    trail = (lead.at, *(m.at for m in others[ahead:]))
    for number, m in enumerate(others):
        place = length - number * pitch if number < ahead else first - (number - ahead + 1) * pitch
        slot = _at(way, place) if place > 0 else _at(trail, -place)
        if slot == m.at:
            continue
        walk = find(m.at, slot, m.radius, m.movement)
        if walk is not None and path_length(walk) <= m.movement:
            found.append((m.id, walk[1:], -1))
        elif place > 0:
            return None
    return tuple(found)


def _cut(way: tuple[Place, ...], length: int) -> tuple[Place, ...]:
    """The beginning of a way, so long."""
    kept = [way[0]]
    for a, b in itertools.pairwise(way):
        leg = _leg(a, b)
        if leg >= length:
            return (*kept, toward(a, b, length))
        kept.append(b)
        length -= leg
    return tuple(kept)


def _at(line: tuple[Place, ...], length: int) -> Place:
    """The place so far along a line; its end if it is shorter."""
    for a, b in itertools.pairwise(line):
        leg = _leg(a, b)
        if leg >= length:
            return toward(a, b, length)
        length -= leg
    return line[-1]


def _leg(a: Place, b: Place) -> int:
    return isqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)
