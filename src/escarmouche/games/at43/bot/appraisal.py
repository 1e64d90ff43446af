"""How well a side stands, term by term, and what its units go for. Numbers of ours, not of the sheet."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.engine.appraisals import END, FORCES, GROUND, MEANS, PLACES, POINTS
from escarmouche.games.at43.bot.promises import about_to
from escarmouche.games.at43.chapters.activation import activation_cost
from escarmouche.games.at43.chapters.control import HELD, controls, presence
from escarmouche.games.at43.chapters.units import (
    entry,
    is_armour,
    is_foot,
    profile,
    structure_left,
    units_on_table,
)
from escarmouche.games.at43.table import (
    ABOARD,
    ALERT,
    CRYSTAL,
    DISORGANISED,
    FRAME,
    MELEE,
    NANOGENERATOR,
    ON_TABLE,
    RESERVE,
    SECTION,
    Table,
    Thing,
    Worth,
)
from escarmouche.games.company.chapters.measuring import where
from escarmouche.games.company.chapters.scoring import winner
from escarmouche.space.shapes import Point, distance

TROOPS = 1 / 60
"""Victory points that an army point in the field is reckoned at."""
SHAKEN, WAITING, TO_BUY = 0.7, 0.8, 0.25
"""What is left of the worth of a unit that is disorganised, in reserve, or still to be bought."""
REINFORCEMENT = 1 / 150
"""Victory points that a reinforcement point is reckoned at."""
COMMAND, TO_ACT = 0.06, 0.8
"""What a command point is worth, and a card still to be turned."""
LIKELY = 0.8
"""How sure a place is that would be controlled as the figures stand."""
READY = 0.15
"""What a unit in alert is worth more."""
NEAR, CLOSE = 900, 5000
"""Within the first of a place it is held; an enemy is gone for as far as the second."""
BRAWL = 2
"""How much more the blows of a unit must hurt than its guns for it to seek contact."""
FAR = 12000
WON = 6.0


class Goal(NamedTuple):
    """Where a unit goes, how near it wants to be, and what being there is worth."""

    at: Point
    within: int
    worth: float


Goals = dict[str, Goal]


def mark(table: Table) -> tuple[int, str, str]:
    """Where the turn stands: another side, phase or turn."""
    return table.turn.round, table.turn.phase, table.turn.active


def turn(table: Table) -> int:
    """The turn of the game. Trials go to its end, when all have acted and the points are counted.

    At the enemy's reply a card that was put off would count as lost, and who has come into range as foolish.
    """
    return table.turn.round


def terms(table: Table, side: str, goals: Goals | None = None) -> dict[str, float]:
    """How well a side stands, in victory points or so: ours less that of the best of the others."""
    if table.turn.over:
        return {END: WON if table.turn.over == side else 0.0 if table.turn.over == "draw" else -WON}
    ours = stand(table, side)
    theirs = max((stand(table, s) for s in table.sides if s != side), key=lambda t: sum(t.values()))
    total = {term: ours[term] - theirs[term] for term in ours}
    total[FORCES] += TROOPS * (
        about_to(table, side) - sum(about_to(table, s) for s in table.sides if s != side)
    )
    if goals:
        total[PLACES] = sum(_nearness(table, unit, goal) for unit, goal in goals.items())
    return total


def stand(table: Table, side: str) -> dict[str, float]:
    """Points, troops, means and ground of one side."""
    record = table.sides[side]
    forces = sum(troops(table, u.id) for u in table.units.values() if u.side == side)
    ground = sum(_held(table, side, thing) for thing in table.things.values() if thing.kind in HELD)
    means = REINFORCEMENT * record.pr + _command(table, side)
    return {POINTS: float(record.pv), FORCES: forces, GROUND: ground, MEANS: means}


def _command(table: Table, side: str) -> float:
    """What cards to be turned are worth, as far as their units can be paid for, and the PC left over."""
    record = table.sides[side]
    waiting = table.turn.waiting if table.turn.active == side else ()
    cards = (*record.cards, *waiting)
    free = sum(card in table.units and activation_cost(table, card) == 0 for card in cards)
    paid = min(len(cards) - free, record.pc)
    return TO_ACT * (free + paid) + COMMAND * (record.pc - paid)


def troops(table: Table, unit: str) -> float:
    """What a unit is worth as it is."""
    record = table.units[unit]
    if not record.figures or not record.roster:
        return 0.0
    worth = TROOPS * record.cost * _share(table, unit)
    if record.place == SECTION:
        return worth * TO_BUY
    if record.place in (RESERVE, ABOARD):
        return worth * WAITING
    if DISORGANISED in record.markers:
        worth *= SHAKEN
    return worth + READY * (ALERT in record.markers)


def _share(table: Table, unit: str) -> float:
    """How much of a unit is left: figures, or Structure of its vehicles."""
    record = table.units[unit]
    if not is_armour(table, unit):
        standing = sum(0.85 if table.figures[f].down else 1.0 for f in record.figures)
        return standing / len(record.roster)
    total = 0.0
    for figure in record.figures:
        own, left = profile(table, figure), structure_left(table, figure)
        total += 0.4 + 0.6 * left[FRAME] / max(1, own.frame)
    return total / len(record.roster)


def worth_of(table: Table, side: str, thing: Thing) -> float:
    """What holding a place is worth to a side in one control phase."""
    worth = table.setting.places.get(thing.id, Worth())
    points = worth.control_pv + REINFORCEMENT * worth.control_pr
    if thing.kind in (CRYSTAL, NANOGENERATOR):
        points += 0.3
    if worth.capture_pv and thing.id not in table.sides[side].captures:
        points += worth.capture_pv
    return points


def _held(table: Table, side: str, thing: Thing) -> float:
    worth = worth_of(table, side, thing)
    return LIKELY * worth if worth and winner(presence(table, thing)) == side else 0.0


def place_of(table: Table, thing: Thing) -> Point:
    """Where a thing lies."""
    return table.ground.polygon(thing.piece).centroid if thing.piece else (thing.x, thing.y)


# -- goals ---------------------------------------------------------------------------------------------------


def goals(table: Table, side: str) -> Goals:
    """Foot soldiers go for places worth having, two units to each, the nearest first; others for enemies."""
    aims: Goals = {}
    wanted = [t for t in table.things.values() if t.kind in HELD and worth_of(table, side, t) > 0]
    wanted.sort(key=lambda t: -worth_of(table, side, t))
    free = [u for u in units_on_table(table, side) if controls(table, u) and is_foot(table, u)]
    for _ in range(2):
        for thing in wanted:
            at = place_of(table, thing)
            free.sort(key=lambda u: distance(at, _leader(table, u)))
            if free:
                aims[free.pop(0)] = Goal(at, NEAR, worth_of(table, side, thing))
    for unit in units_on_table(table, side):
        if unit not in aims and (foe := nearest_foe(table, unit)):
            far = 0 if brawls(table, unit) else CLOSE if is_armour(table, unit) else 2500
            aims[unit] = Goal(foe, far, 1.0)
    return aims


def brawls(table: Table, unit: str) -> bool:
    """Whether a unit hurts much more with its blows than with its guns, so that it goes for contact."""
    weapons = table.setting.weapons
    hurt = {True: 0, False: 0}
    for carried in profile(table, table.units[unit].leader).weapons:
        weapon = weapons[carried.weapon]
        hurt[weapon.kind == MELEE] += weapon.rate * weapon.penetration * weapon.damage
    return hurt[True] > BRAWL * hurt[False]


def _leader(table: Table, unit: str) -> Point:
    return where(table.figures[table.units[unit].leader])


def unit_goal(table: Table, unit: str) -> Point:
    """What a unit that comes in goes for: the place worth most, for a vehicle the middle of the table."""
    side = table.units[unit].side
    wanted = [t for t in table.things.values() if t.kind in HELD and worth_of(table, side, t) > 0]
    if not wanted or not (is_foot(table, unit) or entry(table, unit).armour_controls):
        return table.ground.width // 2, table.ground.depth // 2
    return place_of(table, max(wanted, key=lambda t: (worth_of(table, side, t), t.id)))


def nearest_foe(table: Table, unit: str, here: Point | None = None) -> Point | None:
    """Where the leader of the nearest enemy unit stands."""
    at, side = here or _leader(table, unit), table.units[unit].side
    foes = [_leader(table, u) for u in units_on_table(table) if table.units[u].side != side]
    return min(foes, key=lambda p: (distance(at, p), p), default=None)


def _nearness(table: Table, unit: str, goal: Goal) -> float:
    record = table.units[unit]
    if record.place != ON_TABLE or not record.figures:
        return 0.0
    away = max(0, distance(_leader(table, unit), goal.at) - goal.within)
    return goal.worth * max(0.0, 1 - away / FAR)
