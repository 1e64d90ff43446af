"""What units are worth: expected losses per army point, for whoever prices an army book.

The losses are exact (fractions, by the steps of TR-SHOOT-26 to TR-SHOOT-46); the appraisal made from them is
a rule of thumb: the square root of what a unit destroys times what it takes to destroy it, set against six
Marines USF at 3 PA. It helps to compare units, and is no substitute for playing.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from math import comb, sqrt

import msgspec

from escarmouche.games.trauma import muster
from escarmouche.games.trauma.armybook import ArmyBook, UnitEntry, weapon_record
from escarmouche.games.trauma.armylist import Choice, cost_of
from escarmouche.games.trauma.table import ANTIGRAV, ARMOUR, WALKER, Profile, Weapon

UP, DOWN = Fraction(1, 3), Fraction(2, 3)
RANGES = (1, 3, 5)
REFERENCE = 6
"""Figures of the reference unit, Marines USF of Armour 2 at 3 PA."""
INFANTRY_PRICE = ((2, 0.5), (3, 0.7), (4, 0.85))
"""What a figure of each Armour costs, in PA: the infantry one may meet."""
VEHICLE_ARMOUR = (6, 7, 8)
POINT_PRICE = 1.0
"""What a structure point costs, in PA."""
MELEE_SHARE = 0.35
"""How often a unit fights hand to hand, for each time it shoots."""
RETURN = 0.35
"""What coming back later at normal strength adds, as a share of that strength (TR-SKILL-11)."""
BOTH_ARCS = 0.75
"""What arcs leave of the fire of a vehicle with weapons in both."""


def step(margin: int, sustained: bool = False) -> Fraction:
    """The chance of a die of an opposed test; failures thrown again if sustained (TR-SUST-02)."""
    if margin >= 3 or margin <= -3:
        return Fraction(int(margin > 0))
    chance = DOWN if margin >= 0 else UP
    return 1 - (1 - chance) ** 2 if sustained else chance


def accuracy(weapon: Weapon, reach: int, sustained: bool = False) -> Fraction:
    """The chance of an accuracy die; a Sniper weapon by the better of its two scores."""
    if weapon.always_down:
        return step(0, sustained)
    if weapon.limited and reach > weapon.score():
        return Fraction(0)
    if "sniper" in weapon.skills:
        return max(step(weapon.score() - reach, sustained), step(weapon.score(second=True) - reach))
    return step(weapon.score() - reach, sustained)


@lru_cache(maxsize=4096)
def _spread(dice: int, chance: Fraction) -> tuple[Fraction, ...]:
    return tuple(comb(dice, k) * chance**k * (1 - chance) ** (dice - k) for k in range(dice + 1))


def losses(
    weapon: Weapon,
    bearers: int,
    reach: int,
    armour: int = 2,
    *,
    cover: bool = False,
    sustained: bool = False,
    figures: int = REFERENCE,
) -> Fraction:
    """Figures of infantry that a salvo is expected to remove."""
    if "lock_on" in weapon.skills:
        return Fraction(0)
    hit, kill = accuracy(weapon, reach, sustained), step(weapon.force + sustained - armour)
    if weapon.indirect:
        chances = _spread(weapon.rate * bearers, hit)
        touched = (min(figures, k * (weapon.area or 1)) * p for k, p in enumerate(chances))
        return sum(touched, Fraction(0)) * kill
    return _removed(weapon.rate * bearers, hit * (DOWN if cover else 1), kill, figures)


@lru_cache(maxsize=4096)
def _removed(dice: int, hit: Fraction, kill: Fraction, figures: int) -> Fraction:
    """Hits go round the figures; wounds beyond the touched ones are lost (TR-SHOOT-34, TR-SHOOT-45)."""
    total = Fraction(0)
    for hits, p in enumerate(_spread(dice, hit)):
        touched = min(hits, figures)
        total += p * sum(min(w, touched) * q for w, q in enumerate(_spread(hits, kill)))
    return total


def structure_points(
    weapon: Weapon, bearers: int, reach: int, armour: int, *, cover: bool = False, sustained: bool = False
) -> Fraction:
    """Structure points that a salvo is expected to take from a lone vehicle, incidents left out."""
    hit, kill = accuracy(weapon, reach, sustained), step(weapon.force + sustained - armour)
    if weapon.indirect:
        return (1 - (1 - hit) ** (weapon.rate * bearers)) * kill * weapon.damage
    return weapon.rate * bearers * hit * (DOWN if cover else 1) * kill * weapon.damage


def salvos(
    book: ArmyBook, members: tuple[Profile, ...], melee: bool = False
) -> list[tuple[Weapon, int, tuple[Profile, ...]]]:
    """The salvos of a unit, each with its bearers: one for each copy of each weapon (TR-SHOOT-03)."""
    found: dict[tuple[str, int], list[Profile]] = {}
    for profile in members:
        copies: dict[str, int] = {}
        for carried in profile.weapons:
            copies[carried.key] = copies.get(carried.key, 0) + 1
            found.setdefault((carried.key, copies[carried.key]), []).append(profile)
    lines = {f"{book.key}.{w.id}": weapon_record(book, w) for w in book.weapons}
    weapons = [(lines[key.partition("@")[0]], tuple(bearers)) for (key, _), bearers in found.items()]
    return [(weapon, len(bearers), bearers) for weapon, bearers in weapons if weapon.melee == melee]


class Worth(msgspec.Struct, frozen=True):
    """A unit as taken: what it costs and what it does, means over ranges 1, 3, 5, cover and Tir Appuyé."""

    unit: str
    cost: int
    fire: Fraction
    """Reference figures removed by a Shoot action."""
    structure: Fraction
    """Structure points taken from Armour 7 by a Shoot action."""
    melee: Fraction
    """Reference figures removed by a melee."""
    largest: Fraction
    """The most that one of its salvos is expected to remove from ten figures of Armour 2 in the open."""
    stamina: float
    """How long it lasts under a mixed army's fire; six Marines are 1."""
    appraisal: float
    """What it should cost, in PA."""

    @property
    def per_point(self) -> float:
        """The appraisal for each PA paid: 1 is fair."""
        return self.appraisal / self.cost


def worth(book: ArmyBook, unit: UnitEntry, choice: Choice | None = None) -> Worth:
    """What a unit is worth, at normal strength without options unless chosen otherwise."""
    taken = choice or Choice(unit.id, "")
    members = muster.members(book, unit, taken)
    shots, blows = salvos(book, members), salvos(book, members, melee=True)
    fire = sum((_mean(w, n, losses, armour=2) for w, n, _ in shots), Fraction(0))
    structure = sum((_mean(w, n, structure_points, armour=7) for w, n, _ in shots), Fraction(0))
    melee = sum((_melee(w, bearers) for w, _, bearers in blows), Fraction(0))
    largest = max((losses(w, n, 1, figures=10) for w, n, _ in shots), default=Fraction(0))
    power = _power(book, unit, members)
    stamina = _stamina(unit, members)
    appraisal = 3 * sqrt(power / REFERENCE_POWER * stamina) * _bearing(unit, members)
    if taken.strength == "extended":
        appraisal += RETURN * worth(book, unit).appraisal
    return Worth(unit.id, cost_of(unit, taken), fire, structure, melee, largest, stamina, appraisal)


def _mean(weapon: Weapon, bearers: int, measure: object, armour: int) -> Fraction:
    assert callable(measure)
    cases = [(r, c, s) for r in RANGES for c in (False, True) for s in (False, True)]
    total = sum((measure(weapon, bearers, r, armour, cover=c, sustained=s) for r, c, s in cases), Fraction(0))
    return Fraction(total) / len(cases)


def _melee(weapon: Weapon, bearers: tuple[Profile, ...], armour: int = 2) -> Fraction:
    faces = (DOWN if "warrior" in p.skills or p.melee_face == "down" else UP for p in bearers)
    return weapon.rate * sum(faces, Fraction(0)) * step(weapon.force - armour)


def _power(book: ArmyBook, unit: UnitEntry, members: tuple[Profile, ...]) -> float:
    """PA destroyed by an activation: anti-vehicle weapons look for vehicles first, six times in ten."""
    total = 0.0
    for weapon, n, _ in salvos(book, members):
        infantry = sum(float(_mean(weapon, n, losses, a)) * price for a, price in INFANTRY_PRICE) / 3
        vehicle = sum(float(_mean(weapon, n, structure_points, a)) for a in VEHICLE_ARMOUR) / 3 * POINT_PRICE
        total += 0.2 if "sniper" in weapon.skills else 0.0  # it chooses its victim (TR-SKILL-16)
        total += 0.6 * vehicle + 0.4 * infantry if weapon.force >= 6 else max(infantry, 0.3 * vehicle)
    arcs = {carried.arc for profile in members for carried in profile.weapons} - {0}
    total *= BOTH_ARCS if len(arcs) == 2 else 1
    for weapon, n, bearers in salvos(book, members, melee=True):
        infantry = sum(float(_melee(weapon, bearers, a)) * price for a, price in INFANTRY_PRICE) / 3
        vehicle = float(weapon.rate * n * UP * step(weapon.force - 7) * weapon.damage) * POINT_PRICE
        total += MELEE_SHARE * max(infantry, vehicle)
    total += 0.12 * sum("demolition" in p.skills for p in members)
    total += 0.1 * sum("repair" in p.skills for p in members)
    return total


_WOUND = {0: 0.72, 1: 0.7, 2: 0.667, 3: 0.543, 4: 0.43}
"""The chance that a hit of a mixed army, three Shoot actions in ten sustained, kills infantry."""
_PIERCE = {5: 0.74, 6: 0.49, 7: 0.37, 8: 0.296}
"""The chance that a hit of a mixed army's anti-vehicle weapons wounds; light hulls suffer other fire too."""
_VEHICLE_CLOCK = 0.55
"""Turns a structure point of Armour 7 lasts, six Marines lasting one."""


def _stamina(unit: UnitEntry, members: tuple[Profile, ...]) -> float:
    if unit.kind == ARMOUR:
        points = sum(len(p.structure) - 0.33 * p.structure.count("I") for p in members)
        if "resistance" in unit.skills:
            points = sum(len(p.structure) for p in members)
        clock = points * _VEHICLE_CLOCK * _PIERCE[7] / _PIERCE[members[0].armour]
        clock *= {WALKER: 1.2, ANTIGRAV: 0.95}.get(unit.vehicle_type, 1.0)
        return clock * (1.2 if "self_repair" in unit.skills else 1.0)
    figures = sum(_WOUND[2] / _WOUND[p.armour] for p in members) / REFERENCE
    for skill, factor in (("concealment", 1.25), ("medical_armour", 1.15)):
        figures *= factor if skill in unit.skills else 1.0
    return figures * (1 + 0.15 * sum("healing" in p.skills for p in members))


def _bearing(unit: UnitEntry, members: tuple[Profile, ...]) -> float:
    """Speed, morale and what the unit is for: vehicles hold no objective and give two PV (TR-SCEN-13)."""
    leader = members[0]
    morale = float(1 - DOWN**leader.morale) / float(1 - DOWN**2)
    value = float((leader.movement / 1200) ** 0.3) * (0.7 + 0.3 * morale)
    if unit.kind == ARMOUR:
        value *= 0.78
    for skill, factor in (("jump_pack", 1.1), ("guerilla", 1.06), ("skirmishers", 1.03)):
        value *= factor if skill in unit.skills else 1.0
    return value


REFERENCE_POWER = 1.3012
"""PA that six Marines USF destroy by an activation, by the same reckoning."""
