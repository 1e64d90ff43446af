"""How well a side stands: points, troops, states, ground in reach. Numbers of ours, not of the book."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from escarmouche.engine.appraisals import FORCES, GROUND, MEANS, PLACES, POINTS
from escarmouche.engine.table import kept
from escarmouche.games.company.chapters.measuring import where
from escarmouche.games.trauma.bot.navigation import between, box_of, sight_length, way_length
from escarmouche.games.trauma.chapters import objectives
from escarmouche.games.trauma.chapters.units import is_infantry, opponent, profile, units_on_table
from escarmouche.games.trauma.setup import scenario
from escarmouche.games.trauma.table import (
    DISORGANISED,
    GONE,
    ON_TABLE,
    PRONE,
    RESERVE,
    SECTION,
    Point,
    Table,
)
from escarmouche.space import coarse_ways
from escarmouche.space.shapes import Point as Place

TROOPS, VEHICLES = 0.65, 0.3
"""Victory points that an army point of infantry is worth while there is time left to use it, and of vehicles,
which hold no ground."""
MARKERS = {DISORGANISED: -0.8, PRONE: -0.4}
RESERVE_SHARE = 0.8
"""What a unit that is not on the table yet counts for."""
SECTION_SHARE = 0.3
"""What a unit that can still be bought counts for."""
COMMAND, TO_ACT = 0.12, 0.5
"""What a command point is worth, and a card that is still to be turned."""
LATER_ON = 0.8
"""What a debriefing is worth beside the one before it."""
MARCH, BESIDE = 1.7, 0.5
"""Movements that a unit makes in a round, all in all; rounds that a step to a point costs at least."""
REINFORCED, DENIED = 0.15, 0.5
"""What a reinforcement point is worth, and what it is worth to keep something from the enemy."""
OTHERS = 0.5
"""What is left of a point's worth for a second unit that goes for it, if nobody disputes it."""
THEREABOUTS = 1500
"""How far from a point a unit counts for half."""
ON_FOOT, ON_WHEELS = 0.8, 0.4
"""What it is worth in a turn to see an enemy, to infantry and to vehicles."""


class Stakes(NamedTuple):
    """What a side loses with its troops at this moment of the match."""

    time: float
    """How much of what troops are worth is left."""
    infantry: int
    """Victory points of the enemy for a unit eliminated."""
    armour: int


def appraise(table: Table, side: str, goals: Aims | None = None) -> float:
    """Our stand less theirs."""
    return sum(terms(table, side, goals).values())


def terms(table: Table, side: str, goals: Aims | None = None) -> dict[str, float]:
    """How well a side stands, in victory points or so: ours less theirs; places by the goals it had."""
    ours, theirs = stand(table, side), stand(table, opponent(side))
    total = {term: ours[term] - theirs[term] for term in ours}
    if goals is not None and not table.turn.over:
        total[PLACES] = sum(goals.place(table, unit) for unit in units_on_table(table, side))
    return total


def stand(table: Table, side: str) -> dict[str, float]:
    """Points, troops, means and ground of one side."""
    record = table.sides[side]
    own, theirs = stakes(table, side), stakes(table, opponent(side))
    points = float(record.pv)
    for unit in table.sides[opponent(side)].lost:
        points += theirs.infantry if is_infantry(table, unit) else theirs.armour
    forces, buys = 0.0, False
    for other in table.units.values():
        if other.side == side:
            forces += troops(table, other.id, own)
            buys = buys or other.place == SECTION
    means = (0.3 if buys else 0.0) * record.pr + COMMAND * record.pc + TO_ACT * len(record.cards)
    return {POINTS: points, FORCES: forces, MEANS: means, GROUND: ground_held(table, side)}


class Aims:
    """What a side goes for: its places, which unit goes for which, and places worked out already."""

    __slots__ = ("_hopes", "_known", "_places")

    def __init__(self, table: Table, side: str) -> None:
        self._places = goals(table, side)
        self._hopes = {unit: shares(table, side, unit) for unit in units_on_table(table, side)}
        self._known: dict[Any, float] = {}

    def place(self, table: Table, unit: str) -> float:
        """What the place of a unit is worth by what it went for."""
        record = table.units[unit]
        leader = table.figures[record.leader]
        key = unit, leader.x, leader.y, record.figures, record.markers
        value = self._known.get(key)
        if value is None:
            hopes = self._hopes.get(unit, {})
            value = self._known[key] = post(table, unit, self._places, hopes)
        return value


def rounds_left(table: Table) -> int:
    """How many turns come after this one."""
    return max(0, (table.setting.turns or 6) - table.turn.round)


def stakes(table: Table, side: str) -> Stakes:
    """What the troops of a side are worth now: less and less towards the last turn."""
    left = rounds_left(table)
    kills = _kills(table.setting.scenario, table.sides[opponent(side)].role)
    return Stakes(min(1.0, 0.4 + 0.2 * left), *kills)


@lru_cache(maxsize=64)
def _kills(key: str, role: str) -> tuple[int, int]:
    if not key:
        return 1, 1
    played = scenario.load(key)
    return played.kill("infantry", role), played.kill("armour", role)


def troops(table: Table, unit: str, own: Stakes) -> float:
    """What is left of a unit, by its cost, its losses and its states."""
    record = table.units[unit]
    if record.place == GONE:
        return 0.0
    each = TROOPS if is_infantry(table, unit) else VEHICLES
    value = own.time * each * record.cost * share_left(table, unit)
    if record.place == RESERVE:
        return value * RESERVE_SHARE
    if record.place != ON_TABLE:
        return value * SECTION_SHARE
    for marker in record.markers:
        value += MARKERS.get(marker, 0.0)
    return value


def share_left(table: Table, unit: str) -> float:
    """The part of a unit that still fights: figures of infantry, structure boxes of vehicles."""
    record = table.units[unit]
    whole = len(record.roster) or 1
    if is_infantry(table, unit):
        return len(record.figures) / whole
    left = 0.0
    for figure in record.figures:
        state = table.figures[figure]
        line = table.setting.profiles[state.profile].structure
        left += 1 - state.ticked / (len(line) or 1) - 0.15 * state.immobile - 0.15 * len(state.broken)
    return max(0.1, left) / whole


# -- strategic points ------------------------------------------------------------------------------------


class Goal(NamedTuple):
    """A place worth standing at: one or several strategic points on the same element."""

    point: Point
    value: float
    """Victory points or so, for the side that looks."""


def goals(table: Table, side: str) -> tuple[Goal, ...]:
    """The places that score for a side, or that it can deny the other."""
    by_place: dict[str, Goal] = {}
    for point in table.things.values():
        value = _worth(table, point, side) + DENIED * _worth(table, point, opponent(side))
        place = point.zone or point.piece
        if point.zone or any(piece.id == place for piece in table.ground.pieces):
            before = by_place[place].value if place in by_place else 0.0
            by_place[place] = Goal(point, before + value)
    return tuple(goal for goal in by_place.values() if goal.value > 0.05)


def _worth(table: Table, point: Point, side: str) -> float:
    """What a point brings a side at a debriefing; ways in are worth a little while somebody is to come."""
    pv, pr = _gains(table.setting.scenario, point.kind, table.sides[side].role)
    if pv and not pr:
        return float(pv)
    wanted, late = _wanted(table, side)
    if pr:
        return pv + REINFORCED * min(pr, wanted) * late
    return 0.05 * late if wanted else 0.0


def _wanted(table: Table, side: str) -> tuple[int, float]:
    """Reinforcement points that a side can still make use of, and how much of the match they would see."""
    cost = sum(u.cost for u in table.units.values() if u.side == side and u.place == SECTION)
    return max(0, cost - table.sides[side].pr), max(0.0, min(1.0, (rounds_left(table) - 1) / 3))


@lru_cache(maxsize=128)
def _gains(key: str, kind: str, role: str) -> tuple[int, int]:
    return scenario.load(key).gain(kind, role) if key else (1, 0)


def ground_held(table: Table, side: str) -> float:
    """Points held if the turn ended now, and how near the units are to others."""
    places = goals(table, side)
    if not places:
        return 0.0
    total = 0.0
    for goal in places:
        holder = objectives.controller(table, goal.point)
        if holder == side:
            total += goal.value
    near = [max((pull(table, u, g) for g in places), default=0.0) for u in units_on_table(table, side)]
    return total + 0.1 * sum(near)


def way_to(table: Table, unit: str, point: Point) -> int:
    """How far it is for the leader to a point, round obstacles; 0 where a figure is at contact."""
    record = table.units[unit]
    leader = table.figures[record.leader]
    at = where(leader)
    major = point.kind not in ("access", "drop")
    far = way_length(table, unit, at, point) if major else between(box_of(table, point), (*at, *at))
    if far < 2000 and any(objectives.at_contact(table, figure, point) for figure in record.figures):
        return 0
    return max(100, far)


def holds_ground(table: Table, unit: str) -> bool:
    """Whether an infantry unit stands at a point that brings victory points."""
    if not is_infantry(table, unit):
        return False
    record = table.units[unit]
    return any(
        _gains(table.setting.scenario, point.kind, table.sides[record.side].role)[0]
        and any(objectives.at_contact(table, figure, point) for figure in record.figures)
        for point in table.things.values()
    )


def pull(table: Table, unit: str, goal: Goal) -> float:
    """What a goal is worth to a unit that stands where it does: the debriefings at which it may be there."""
    far = way_to(table, unit, goal.point)
    rounds = far / max(1200, MARCH * profile(table, table.units[unit].leader).movement)
    return goal.value * held_for(rounds_left(table), BESIDE + rounds if far else 0.0)


def held_for(left: int, after: float) -> float:
    """How many debriefings a point counts that is reached after some rounds, later ones for less."""
    end = left + 1
    if after >= end:
        return float(0.05 * LATER_ON ** (after - end))
    return float((LATER_ON**after - LATER_ON**end) / (1 - LATER_ON)) + 0.05


def shares(table: Table, side: str, unit: str) -> dict[str, float]:
    """How much of each goal a unit should hope for: every infantry unit of its side goes for one of its own.

    Goals are given to the unit that gets most out of them, best first. Where enemies are near, it is worth
    less, and others should help.
    """
    places = goals(table, side)
    wishes = sorted(
        (
            (pull(table, u, g), u, g.point.id)
            for u in units_on_table(table, side)
            if is_infantry(table, u) and DISORGANISED not in table.units[u].markers
            for g in places
        ),
        key=lambda wish: (-wish[0], wish[1], wish[2]),
    )
    taken: dict[str, str] = {}
    for _, other, id in wishes:
        if id not in taken and other not in taken.values():
            taken[id] = other
    hopes: dict[str, float] = {}
    for goal in places:
        id = goal.point.id
        chance = _chance(table, side, unit, goal.point)
        alone = 1.0 if taken.get(id, unit) == unit else OTHERS + (1 - OTHERS) * (1 - chance)
        hopes[id] = alone * chance
    return hopes


def _chance(table: Table, side: str, unit: str, point: Point) -> float:
    """How likely a unit gets hold of a point and keeps it: its side's share of the strength thereabouts."""
    near = _strengths(table, point)
    own = troops_near(table, unit, 0)
    ours = own + sum(strong for other, strong in near[side] if other != unit)
    theirs = sum(strong for _, strong in near[opponent(side)])
    return ours / (ours + theirs) if ours else 0.0


@kept
def _strengths(table: Table, point: Point) -> dict[str, list[tuple[str, float]]]:
    """The units of both sides and what each counts at a point."""
    box = box_of(table, point)
    near: dict[str, list[tuple[str, float]]] = {side: [] for side in table.sides}
    for unit in units_on_table(table):
        at = where(table.figures[table.units[unit].leader])
        near[table.units[unit].side].append((unit, troops_near(table, unit, between(box, (*at, *at)))))
    return near


def troops_near(table: Table, unit: str, far: int) -> float:
    """The army points of a unit that count for a place so far away."""
    record = table.units[unit]
    count = record.cost * share_left(table, unit) * (0.5 if DISORGANISED in record.markers else 1.0)
    return float(count * 0.5 ** (far / THEREABOUTS))


def post(table: Table, unit: str, places: tuple[Goal, ...], hopes: dict[str, float]) -> float:
    """What the place of a unit is worth: its best goal, then how near it is to an enemy it could fire at."""
    if is_infantry(table, unit):
        if DISORGANISED in table.units[unit].markers:
            return 0.0
        best = max((pull(table, unit, goal) * hopes.get(goal.point.id, 1.0) for goal in places), default=0.0)
        return best + ON_FOOT * _fighting_range(table, unit)
    best = max((min(pull(table, unit, goal), goal.value) for goal in places), default=0.0)
    return 0.15 * best + ON_WHEELS * _fighting_range(table, unit)


def _fighting_range(table: Table, unit: str) -> float:
    leader = table.figures[table.units[unit].leader]
    return fighting_from(table, unit, where(leader))


def fighting_from(table: Table, unit: str, at: Place, late: float = 0.0) -> float:
    """The turns in which an enemy may be seen whom the unit can hurt, later ones for less."""
    record = table.units[unit]
    movement = max(600, profile(table, record.leader).movement)
    far = coarse_ways.FAR
    for other in units_on_table(table, opponent(record.side)):
        if can_hurt(table, unit, other):
            far = min(far, sight_length(table, unit, at, other))
    return held_for(rounds_left(table), far / (MARCH * movement) + late) if far < coarse_ways.FAR else 0.0


def can_hurt(table: Table, unit: str, foe: str) -> bool:
    """Whether the weapons of a unit are of use against another."""
    return profile(table, table.units[foe].leader).armour <= _strength(table, unit)


@kept
def _strength(table: Table, unit: str) -> int:
    """The armour against which the weapons of a unit are of use."""
    weapons, profiles = table.setting.weapons, table.setting.profiles
    forces = (
        weapons[carried.weapon].force
        for figure in table.units[unit].figures
        for carried in profiles[table.figures[figure].profile].weapons
    )
    return max(forces, default=0) + 2
