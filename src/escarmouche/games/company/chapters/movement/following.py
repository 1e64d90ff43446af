"""A unit follows its leader to a goal: the whole of it as it stands, or regrouped round him.

Every way is legal by construction: each leg and each end is tested as the judge of a movement tests it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from escarmouche.games.company.chapters.movement.collisions import Disc, Mover, Surroundings
from escarmouche.games.company.chapters.movement.packing import Ranks, holds_together, lattice_near
from escarmouche.space.paths import shortest_path
from escarmouche.space.shapes import Point as Place
from escarmouche.space.shapes import discs_overlap, gap_at_most, path_length, toward

TRIES = 6
"""Straight ways tried for one figure that cannot keep its place in the ranks."""
FAN = ((1000, 0), (906, 423), (906, -423), (642, 766), (642, -766), (173, 984), (173, -984))
"""Cosine and sine, in thousandths, of the angles by which a leader leans aside: 0, 25, 50 and 80 degrees."""
ENDS = 3
"""How many of the places found so are tried with the whole unit."""
Ends = list[tuple[Place, ...]]
"""The path of each member after its start; empty for one that stays."""


def follow(around: Surroundings, members: Sequence[Mover], goal: Place) -> Ends | None:
    """Legal paths that bring the first of the members, their leader, as near to a goal as they get."""
    lead = members[0]
    if not lead.movement or any(m.level != lead.level for m in members):
        return None
    ground = around.ground
    goal = (
        max(lead.radius, min(goal[0], ground.width - lead.radius)),
        max(lead.radius, min(goal[1], ground.depth - lead.radius)),
    )
    if goal == lead.at:
        return None
    square = (goal[0] - lead.at[0]) ** 2 + (goal[1] - lead.at[1]) ** 2
    length = min(lead.movement, isqrt(square - 1) + 1)
    whole = all(m.movement for m in members) and holds_together(
        [(m.at, m.radius) for m in members], around.spacing
    )
    slowest = min(m.movement for m in members)
    ends = _go(around, members, _part_of_way(lead.at, goal, min(length, slowest)), whole=whole)
    if ends is None and length > slowest:
        ends = _go(around, members, _part_of_way(lead.at, goal, length), whole=False)
    if ends is None and not around.flies and square <= lead.movement * lead.movement:
        ends = _round_obstacles(around, members, goal)
    if ends is None:
        for end in _fan(around, lead, goal, min(length, slowest or lead.movement)):
            ends = _go(around, members, end, whole=whole)
            if ends is not None:
                break
    return ends


def _go(around: Surroundings, members: Sequence[Mover], end: Place, *, whole: bool) -> Ends | None:
    """The leader straight to his end, the unit as it stands or regrouped."""
    ends = _slide(around, members, end) if whole else None
    return ends if ends is not None or around.flies else _regroup(around, members, end)


def _fan(around: Surroundings, lead: Mover, goal: Place, length: int) -> list[Place]:
    """Places the leader reaches by a line that leans aside or stops short, nearest to the goal first."""
    (x, y), dx, dy = lead.at, goal[0] - lead.at[0], goal[1] - lead.at[1]
    far = (isqrt(dx * dx + dy * dy) + 1) * 1000
    ends: list[tuple[int, Place]] = []
    for cosine, sine in FAN:
        for part in (4, 2, 1):
            reach = length * part // 4
            east, north = (dx * cosine - dy * sine) * reach, (dx * sine + dy * cosine) * reach
            end = x + _part(east, far), y + _part(north, far)
            if not _bad_end(around, end, lead.radius) and _free_leg(around, lead, end):
                ends.append(((end[0] - goal[0]) ** 2 + (end[1] - goal[1]) ** 2, end))
                break
    ends.sort()
    return [end for _, end in ends[:ENDS]]


def _part(length: int, parts: int) -> int:
    """Division towards nothing, so that no step is longer than it should be."""
    return length // parts if length >= 0 else -(-length // parts)


def _part_of_way(start: Place, goal: Place, length: int) -> Place:
    """The goal if it is no farther than this, else the place so far towards it."""
    square = (goal[0] - start[0]) ** 2 + (goal[1] - start[1]) ** 2
    return goal if square <= length * length else toward(start, goal, length)


def _slide(around: Surroundings, members: Sequence[Mover], end: Place) -> Ends | None:
    """All figures by the same vector as the leader, straight, so that formation stays as it is."""
    lead = members[0]
    dx, dy = end[0] - lead.at[0], end[1] - lead.at[1]
    if not dx and not dy:
        return None
    ends = [((m.at[0] + dx, m.at[1] + dy), m.radius) for m in members]
    if around.flies and any(around.lands(*e) != around.level for e in ends):
        return None
    for m, (at, radius) in zip(members, ends, strict=True):
        if _bad_end(around, at, radius) or not _free_leg(around, m, at):
            return None
    if around.groups and around.interlocked(ends):
        return None
    slid: Ends = [(at,) for at, _ in ends]
    return slid if _whole(around, members, slid) else None


def _bad_end(around: Surroundings, at: Place, radius: int) -> bool:
    """Whether a base may not, or had better not, stand here: nobody is pushed about."""
    if around.occupied(at, radius):
        return True
    if not around.pushes:
        return False
    return any(discs_overlap(at, radius, q, r) for g in around.groups if g.infantry for q, r in g.discs)


def _free_leg(around: Surroundings, mover: Mover, end: Place) -> bool:
    if not around.leg_free(mover, end):
        return False
    return not (around.soft and around.runs_over(mover, (mover.at, end)))


def _bad_way(around: Surroundings, mover: Mover, way: tuple[Place, ...]) -> bool:
    return around.hit(mover, way) is not None or bool(around.soft and around.runs_over(mover, way))


def _regroup(
    around: Surroundings, members: Sequence[Mover], end: Place, way: tuple[Place, ...] = ()
) -> Ends | None:
    """The leader to his end, the others to places in formation round him that they can reach."""
    lead = members[0]
    path = way or (lead.at, end)
    fixed = [(m.at, m.radius) for m in members[1:] if not m.movement]
    if end == lead.at or _bad_end(around, end, lead.radius) or _bad_way(around, lead, path):
        return None
    if fixed and not Ranks(around, fixed).fits(end, lead.radius):
        return None
    others = sorted(members[1:], key=lambda m: ((m.at[0] - end[0]) ** 2 + (m.at[1] - end[1]) ** 2, m.id))
    ranks = Ranks(around, [(end, lead.radius), *fixed])
    walks: dict[str, tuple[Place, ...]] = {lead.id: path[1:]}
    places: dict[str, Disc] = {lead.id: (end, lead.radius)}
    for m in others:
        walk = _rank(around, ranks, m, lead, path) if m.movement else ()
        if walk is None:
            return None
        walks[m.id] = walk if walk != (m.at,) else ()
        places[m.id] = (walk[-1] if walk else m.at), m.radius
        if m.movement:
            ranks.placed.append(places[m.id])
    ends = [places[m.id] for m in members]
    if not holds_together(ends, around.spacing) or around.interlocked(ends):
        return None
    regrouped = [walks[m.id] for m in members]
    return regrouped if _whole(around, members, regrouped) else None


def _whole(around: Surroundings, members: Sequence[Mover], ends: Sequence[tuple[Place, ...]]) -> bool:
    """Whether the unit passes whole through whatever friends it passes."""
    if not around.passable:
        return True
    ways = {m.id: (m.at, *path) for m, path in zip(members, ends, strict=True) if path}
    return around.passes_whole(members, ways)


def _rank(
    around: Surroundings, ranks: Ranks, m: Mover, lead: Mover, path: tuple[Place, ...]
) -> tuple[Place, ...] | None:
    """The way of one figure to its old place in the ranks, else near it; straight, or the leader's way."""
    end = path[-1]
    wish = m.at[0] + end[0] - lead.at[0], m.at[1] + end[1] - lead.at[1]
    both = lead.radius + m.radius
    most = m.movement * m.movement
    tries = 0
    spots: Sequence[Place] = (wish,)
    while True:
        for spot in spots:
            if (spot[0] - m.at[0]) ** 2 + (spot[1] - m.at[1]) ** 2 > most or not ranks.chained(
                spot, m.radius
            ):
                continue
            if not gap_at_most(spot, m.radius, end, lead.radius, around.spacing.leader) or not ranks.fits(
                spot, m.radius
            ):
                continue
            if not _bad_end(around, spot, m.radius):
                if _free_leg(around, m, spot):
                    return (spot,)
                if len(path) > 2:
                    walk = (m.at, *path[1:-1], spot)
                    if path_length(walk) <= m.movement and not _bad_way(around, m, walk):
                        return walk[1:]
            tries += 1
            if tries == TRIES:
                return None
        if len(spots) > 1:
            return None
        pitch = 2 * m.radius + 20
        x, y = (m.at[0] - end[0]) // pitch, (m.at[1] - end[1]) // pitch  # short ways meet few obstacles
        near = lattice_near(both + 20, pitch, both, around.spacing.leader, (x, y))
        spots = [(end[0] + x, end[1] + y) for x, y in near]


def _round_obstacles(around: Surroundings, members: Sequence[Mover], goal: Place) -> Ends | None:
    """The leader along the shortest way to a goal within his Movement."""
    lead = members[0]
    if around.level:
        return None
    discs = [disc for group in around.hard for disc in group.discs]
    links = [link for group in around.hard for link in group.links]
    way = shortest_path(around.index, discs, links, lead.at, goal, lead.radius, lead.movement)
    return _regroup(around, members, goal, way) if way is not None and len(way) > 2 else None
