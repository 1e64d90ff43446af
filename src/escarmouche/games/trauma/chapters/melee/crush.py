"""Crushing: vehicles cross an enemy infantry unit in a straight line (ledger area TR-CRUSH)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from escarmouche.engine.kinds import STRUCK
from escarmouche.engine.options import WHO
from escarmouche.engine.requests import Drafts, Refusal
from escarmouche.games.company.chapters.movement.collisions import Group, Mover, amid
from escarmouche.games.company.chapters.movement.placements import Placements
from escarmouche.games.trauma.chapters.dice import UP, up
from escarmouche.games.trauma.chapters.measuring import CONTACT, FORMATION, contact
from escarmouche.games.trauma.chapters.movement.collisions import (
    SPACING,
    Surroundings,
    closed_index,
    klass_of,
    landing_level,
    movers,
    surroundings,
)
from escarmouche.games.trauma.chapters.movement.displacement import confirmed, displaced
from escarmouche.games.trauma.chapters.movement.far_side import UnitObstacle, directions, stretch
from escarmouche.games.trauma.chapters.movement.movement import antigrav_levels, why_not_shape
from escarmouche.games.trauma.chapters.movement.ready_moves import nearest_foe
from escarmouche.games.trauma.chapters.shooting import casualties
from escarmouche.games.trauma.chapters.shooting.salvos import dearness
from escarmouche.games.trauma.chapters.units import is_infantry, living, opponent
from escarmouche.games.trauma.table import ANTIGRAV, Referee, Table
from escarmouche.space.paths import first_hit
from escarmouche.space.shapes import Point, bearing, discs_overlap, gap, segment_hits_disc

STEP = 50


def crush(referee: Referee, unit: str, target: str) -> None:
    """Drive over an infantry unit: a die for each figure on each path, an Up kills one (TR-CRUSH-03)."""
    table = referee.table
    side = table.units[unit].side

    def place() -> Any:
        return referee.place(
            "TR-CRUSH-02",
            side,
            "crush",
            lambda value: why_not_drive(table, unit, target, value),
            lambda: crush_drafts(table, unit, target),
            actor=unit,
            against=(target,),
            unit=unit,
            target=target,
        )

    value: Placements = confirmed(referee, unit, place)
    dice = dice_for(table, target, value)
    levels = antigrav_levels(table, value) if klass_of(table, unit) == ANTIGRAV else None
    displaced(referee, "TR-CRUSH-01", unit, value, levels=levels, push_first=True)
    run_over(referee, unit, target, dice)


def dice_for(table: Table, target: str, value: Placements) -> int:
    """A die for each figure on each path (TR-CRUSH-03)."""
    return sum(len(figures_on_path(table, id, path[-1], target)) for id, path, _ in value)


def run_over(referee: Referee, unit: str, target: str, dice: int) -> None:
    """Each Up kills a figure that its owner names (TR-CRUSH-03)."""
    side = referee.table.units[unit].side
    successes = referee.roll("TR-CRUSH-03", side, up(dice), unit=unit, target=target, needs=UP)
    losses = min(successes, len(living(referee.table, target)))
    referee.note("TR-CRUSH-03", "runs-over", tells=STRUCK, unit=unit, target=target, hits=losses)
    if losses:
        victims = referee.pick(
            "TR-CRUSH-03", opponent(side), "crushed", _least_first(referee.table, target), losses, losses,
            actor=target, part=WHO, unit=target,
        )  # fmt: skip
        casualties.eliminate(referee, "TR-CRUSH-03", target, victims)
        casualties.resolve_losses(referee, target, victims)


def _least_first(table: Table, unit: str) -> tuple[str, ...]:
    """Figures in the order a sensible owner gives them up: the leader last."""
    return tuple(sorted(living(table, unit), key=lambda figure: dearness(table, figure)))


def figures_on_path(table: Table, vehicle: str, end: Point, target: str) -> tuple[str, ...]:
    """Figures of the target whose base overlaps the ground the vehicle's base sweeps (TR-CRUSH-02)."""
    record, profiles = table.figures[vehicle], table.setting.profiles
    start, wide = (record.x, record.y), profiles[record.profile].radius
    return tuple(
        m.id
        for m in movers(table, target)
        if m.level == record.z and segment_hits_disc(start, end, m.at, wide + m.radius)
    )


def why_not_crush(table: Table, unit: str, target: str) -> Refusal | None:
    """Whether a vehicle unit may crush this unit now: enemy infantry, leader mobile and at contact."""
    record, about = table.units[unit], {"unit": unit, "target": target}
    if table.units[target].side == record.side or not is_infantry(table, target):
        return Refusal("TR-CRUSH-01", "not-enemy-infantry", about)
    if table.figures[record.leader].immobile:
        return Refusal("TR-SHOOT-50", "immobilised", {"figure": record.leader})
    if not any(contact(table, record.leader, figure) for figure in living(table, target)):
        return Refusal("TR-CRUSH-01", "leader-not-at-contact", about)
    if next(_leader_ways(table, unit, target), None) is None:
        return Refusal("TR-CRUSH-02", "no-straight-way", about)
    return None


def why_not_drive(table: Table, unit: str, target: str, value: Any) -> Refusal | None:
    """Whether the vehicles may drive like this: straight, far enough out or stopping amid the unit."""
    if refusal := why_not_shape(table, unit, value):
        return refusal
    leader = table.units[unit].leader
    ends = {id: path[0] for id, path, _ in value if len(path) == 1}
    if len(ends) != len(value) or leader not in ends:
        return Refusal("TR-CRUSH-02", "one-straight-line-each", {"unit": unit, "figure": leader})
    members = movers(table, unit)
    obstacle = UnitObstacle(table, target, table.figures[leader].z)
    others = _others(table, unit, target, members)
    radius = {m.id: m.radius for m in members}
    for m in members:
        if m.id not in ends:
            continue
        if not m.movement:
            return Refusal("TR-SHOOT-50", "immobilised", {"figure": m.id})
        if refusal := _why_not_line(table, others, obstacle, m, ends[m.id]):
            return refusal
        if m.id == leader:
            if refusal := _why_not_lead(obstacle, m, ends[m.id]):
                return refusal
        elif gap(ends[m.id], m.radius, ends[leader], radius[leader]) > FORMATION:
            return Refusal("TR-CROSS-04", "out-of-formation", {"figure": m.id})
    places = [(ends.get(m.id, m.at), m.radius) for m in members]
    if any(discs_overlap(*a, *b) for n, a in enumerate(places) for b in places[:n]):
        return Refusal("TR-MOVE-06", "bases-overlap", {"unit": unit})
    if foe := others.interlocked(places):
        return Refusal("TR-MOVE-06", "interlocked", {"unit": unit, "other": foe})
    return None


def _others(table: Table, unit: str, target: str, members: Sequence[Mover]) -> Surroundings:
    """What stands round the crushing unit, the crushed one left out."""
    around = surroundings(table, unit, members, members[0].level, FORMATION)
    around.groups = [group for group in around.groups if group.unit != target]
    return around


def _why_not_line(
    table: Table, around: Surroundings, obstacle: UnitObstacle, m: Mover, end: Point
) -> Refusal | None:
    """Whether a vehicle may drive this line: no closed terrain, no other unit, half its Movement inside."""
    about = {"figure": m.id, "unit": obstacle.id}
    discs = [disc for group in around.groups for disc in group.discs]
    links = [link for group in around.groups for link in group.links]
    index = closed_index(table.ground, klass_of(table, table.figures[m.id].unit))
    hit = first_hit(index, discs, links, (m.at, end), m.radius)
    if hit is not None:
        return Refusal("TR-CRUSH-02", "line-not-free", {**about, "by": hit.kind})
    if around.klass == ANTIGRAV and landing_level(table.ground, end, m.radius) is None:
        return Refusal("TR-VEH-05", "no-room-to-land", about)
    inside = stretch(m.at, end, obstacle.discs, obstacle.links, m.radius)
    if 2 * inside > m.movement:
        return Refusal("TR-CRUSH-01", "too-deep", about, inside - m.movement // 2, "cm")
    return None


def _why_not_lead(obstacle: UnitObstacle, m: Mover, end: Point) -> Refusal | None:
    """The leader drives into the unit and ends amid it or at contact beyond it."""
    about = {"figure": m.id, "unit": obstacle.id}
    if stretch(m.at, end, obstacle.discs, obstacle.links, m.radius) < 0:
        return Refusal("TR-CRUSH-01", "misses-the-unit", about)
    group = Group(obstacle.id, True, False, obstacle.discs, SPACING)
    if not amid(end, m.radius, group) and not obstacle.touched(end, m.radius):
        excess = obstacle.gap(end, m.radius) - CONTACT
        return Refusal("TR-CRUSH-01", "not-at-contact-beyond", about, excess, "cm")
    return None


def crush_drafts(table: Table, unit: str, target: str) -> Drafts:
    """Ways over the unit: the leader out on the far side or amid it, the others beside him where they can."""
    ways = tuple(_leader_ways(table, unit, target))
    makers = [lambda end=end: _company(table, unit, target, end) for end in ways]
    return Drafts(makers, lambda: _alone(table, unit, ways[0]))


def _leader_ways(table: Table, unit: str, target: str) -> Iterator[Point]:
    """Ends for the leader, each allowed: out on the far side first, then amid."""
    lead = next(m for m in movers(table, unit) if m.id == table.units[unit].leader)
    obstacle = UnitObstacle(table, target, lead.level)
    for dx, dy in directions(lead, obstacle):
        amidst: Point | None = None
        for far in range(STEP, lead.movement // 2 + 2 * CONTACT + 4 * lead.radius, STEP):
            end = lead.at[0] + round(dx * far), lead.at[1] + round(dy * far)
            if not obstacle.touched(end, lead.radius):
                continue
            if why_not_drive(table, unit, target, ((lead.id, (end,), -1),)) is None:
                if not obstacle.overlaps(end, lead.radius):
                    amidst = end
                    break
                amidst = amidst or end
        if amidst is not None:
            yield amidst


def _alone(table: Table, unit: str, end: Point) -> Placements:
    leader = table.units[unit].leader
    foe = nearest_foe(table, unit, end)
    return ((leader, (end,), bearing(end, foe) if foe else -1),)


def _company(table: Table, unit: str, target: str, end: Point) -> Placements | None:
    """All vehicles by the same vector if they may, else the leader alone."""
    lead = table.figures[table.units[unit].leader]
    dx, dy = end[0] - lead.x, end[1] - lead.y
    foe = nearest_foe(table, unit, end)
    facing = bearing(end, foe) if foe else -1
    value = tuple((m.id, ((m.at[0] + dx, m.at[1] + dy),), facing) for m in movers(table, unit) if m.movement)
    return value if why_not_drive(table, unit, target, value) is None else _alone(table, unit, end)
