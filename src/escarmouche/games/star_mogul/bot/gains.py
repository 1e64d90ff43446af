"""What a volley or a charge is likely to gain and to cost, from the chances of the code that plays."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from escarmouche.engine.dice import die
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.melee import fights
from escarmouche.games.star_mogul.chapters.models import (
    is_hull,
    machine,
    profile,
    side_of,
    standing,
    units_of,
)
from escarmouche.games.star_mogul.chapters.movement.walking import Placement
from escarmouche.games.star_mogul.chapters.shooting import attacks, targets, volleys
from escarmouche.games.star_mogul.chapters.shooting.attacks import Aim
from escarmouche.games.star_mogul.table import Table
from escarmouche.space.shapes import distance

WORTH = 0.3
"""What a point of deployment cost is worth."""
LEADER = 70
"""What a boss or shareholder counts as, who costs nothing."""
HULL, WOUND = 0.12, 0.3
"""Parts of a vehicle that an attack which goes through takes; of a model that a wound takes."""
FRIGHT = 0.15
"""Part of a unit's worth that is lost with the loyalty test for losses (SM-LOY-02)."""
LOAD = 40.0
"""What it is worth that a load is dropped."""
REPLY = 0.3


def value(table: Table, figure: str) -> float:
    """What a model or hull is worth."""
    own = table.figures[figure]
    if is_hull(table, figure):
        printed = machine(table, figure)
        return WORTH * printed.cost * (0.4 + 0.6 * own.superstructure / printed.superstructure)
    return WORTH * (profile(table, figure).cost or LEADER) * (0.7 if own.wounded else 1.0)


def harm(table: Table, codes: tuple[str, ...], shooters: float = 1.0) -> float:
    """What attacks declared are likely to take; a model is lost once only."""
    spared: dict[str, float] = {}
    for code in codes:
        aim = Aim.read(code)
        chance = float(attacks.chance(table, aim.who, aim.weapon, aim.target)) * shooters
        spared[aim.target] = spared.get(aim.target, 1.0) * (1 - chance)
    total, lost = 0.0, 0.0
    for figure, left in spared.items():
        hull = is_hull(table, figure)
        total += value(table, figure) * ((1 - left) * 0.85 if not hull else min(0.6, (1 - left) * HULL * 2))
        lost += 0.0 if hull else (1 - left) * 0.7
    return total + _frightened(table, spared, lost)


def _frightened(table: Table, spared: dict[str, float], lost: float) -> float:
    """What losses do beside: a third of a unit lost is tested for, and loads are dropped."""
    if not spared or not lost:
        return 0.0
    unit = table.figures[next(iter(spared))].unit
    here = standing(table, unit)
    third = max(1.0, len(here) / 3)
    more = min(1.0, lost / third) * FRIGHT * sum(value(table, f) for f in here)
    load = salvage.load_of(table, unit)
    if load is not None and load.carriers:
        more += LOAD * min(1.0, lost / max(1, len(load.carriers) - salvage.FEWEST + 1))
    return more


def volley(table: Table, unit: str, target: str) -> float:
    """What a Shoot action gains: harm done less that of the reply; nothing where nobody reaches."""
    codes = attacks.plan(table, unit, target, attacks.SPREAD)
    if not codes:
        return -1.0
    gain = harm(table, codes)
    if targets.in_melee_with(table, target, table.units[unit].side):
        return 0.2 * gain - 10
    if volleys.why_not_reply(table, target, unit) is None:
        left = max(0.0, 1 - gain / (1 + sum(value(table, f) for f in standing(table, target))))
        gain -= REPLY * left * harm(table, attacks.plan(table, target, unit, attacks.SPREAD))
    return gain


@cache
def _duel(lead: int) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """Chances that the one with this lead puts the other out, wounds him, is wounded, out (SM-MELEE-05)."""
    dice = die(fights.SIDES).against(die(fights.SIDES))
    found = [Fraction(0)] * 4
    for thrown, ways in dice.outcomes():
        gap = thrown + lead
        if gap:
            place = (0 if gap > fights.LIMIT else 1) if gap > 0 else (2 if -gap <= fights.LIMIT else 3)
            found[place] += Fraction(ways, dice.ways)
    return found[0], found[1], found[2], found[3]


def charge(table: Table, unit: str, target: str, placed: tuple[Placement, ...]) -> float:
    """What a charge gains: each who gets there against the enemy nearest to him, one to one."""
    enemies = standing(table, target)
    if not placed or not enemies:
        return -1.0
    total, met = 0.0, dict.fromkeys(enemies, 0)
    for figure, path, _ in placed:
        end = path[-1] if path else (table.figures[figure].x, table.figures[figure].y)
        foe = min(enemies, key=lambda e: distance(end, (table.figures[e].x, table.figures[e].y)))
        extra = fights.EXTRA * met[foe]
        met[foe] += 1
        total += pair(table, figure, foe, -extra)
    side = table.units[unit].side
    ours, theirs = len(standing(table, unit)), len(enemies)
    morale = 8.0 if ours >= 2 * theirs else 4.0 if ours > theirs else -4.0 if ours < theirs else 0.0
    boss = sum(profile(table, f).role == "boss" for f, _, _ in placed if side_of(table, f) == side)
    return total + morale - 5 * boss


def pair(table: Table, figure: str, foe: str, lead: int = 0) -> float:
    """One pair: what is likely to be won less what is likely to be lost."""
    if is_hull(table, foe):
        return 0.0
    lead += fights.combat(table, figure, foe) - fights.combat(table, foe, figure)
    lead += sum(m.value for m in fights.modifiers(table, figure, foe, 1))
    lead -= sum(m.value for m in fights.modifiers(table, foe, figure, 1))
    out, hurt, wounded, lost = (float(chance) for chance in _duel(lead))
    won = (out + WOUND * hurt) * value(table, foe)
    return won - (lost + WOUND * wounded) * value(table, figure)


def strength(table: Table, side: str) -> float:
    """What a company has in play."""
    return sum(value(table, f) for u in units_of(table, side) for f in table.units[u].figures)
