"""What units ought to cost: the formula of our books. An aid for whoever writes one, not a rule.

It weighs what a fighter does against what it takes to stop him, on the universal table (A4-GEN-01).
"""

from __future__ import annotations

from fractions import Fraction
from math import sqrt

from escarmouche.games.at43.armies.armybook import ArmyBook, StrikeLine, UnitEntry, WeaponLine, armament
from escarmouche.games.at43.rules import LEDGER

COLUMNS = LEDGER.data("A4-GEN-01")["columns"]
CHANCES = {
    difference: Fraction(column["probability"])
    for column in COLUMNS
    if isinstance(column["difference"], list)
    for difference in column["difference"]
}
"""Chances of the columns in which a die decides, by difference."""
ROUNDED = 5
SCALE, STRIKE_SCALE = 30, 15
INFANTRY_TARGET, ARMOUR_TARGET = 6, 12
"""Protections that a weapon is weighed against; against the second its damage counts as well."""
DAMAGE_WORTH = Fraction(3, 2)
RANGE, MELEE_COMBAT, INDIRECT_RANGE = 2, 4, 3
"""Difficulties of the shooting, combat and indirect tests it supposes."""
MELEE_SHARE, INDIRECT_SHARE, PROJECTION_SHARE = Fraction(1, 2), Fraction(3, 4), Fraction(2, 3)
RIFLE, CANNON = 6, 10
"""Penetrations that infantry and armour are weighed against."""
LEAST = Fraction(1, 6)
USUAL_MOVEMENT = 12
JUMP = "rocket_jump"
JUMP_FACTOR = 1.1


def chance(difference: int) -> Fraction:
    """That one attempt succeeds (A4-GEN-01)."""
    if difference < min(CHANCES):
        return Fraction(0)
    return CHANCES.get(difference, Fraction(1))


def _hit(weapon: WeaponLine) -> Fraction:
    """The share of its dice that hit, times the ground it covers; a re-roll value as at the table."""
    if weapon.kind == "projection":
        return PROJECTION_SHARE * weapon.area_cm
    difficulty = {"direct": RANGE, "melee": MELEE_COMBAT, "indirect": INDIRECT_RANGE}[weapon.kind]
    hits = 1 - (1 - chance(weapon.accuracy - difficulty)) ** (1 + weapon.rerolls)
    if weapon.kind == "indirect":
        return INDIRECT_SHARE * weapon.area_cm * hits
    return MELEE_SHARE * hits if weapon.is_melee else hits


def _bite(penetration: int, damage: int) -> Fraction:
    return chance(penetration - INFANTRY_TARGET) + DAMAGE_WORTH * damage * chance(penetration - ARMOUR_TARGET)


def offence(weapon: WeaponLine) -> Fraction:
    """What a weapon does in a turn."""
    return weapon.rate * _hit(weapon) * _bite(weapon.penetration, weapon.damage)


def toughness(unit: UnitEntry) -> Fraction:
    """What it takes to stop one of its members."""
    structure = unit.structure
    if unit.armour and structure:
        points = structure.frame + Fraction(structure.propulsion, 2)
        return points / max(chance(CANNON - unit.protection), LEAST)
    return (structure.frame if structure else 1) / max(chance(RIFLE - unit.protection), LEAST)


def price(book: ArmyBook, unit: UnitEntry, special: str = "") -> int:
    """What the formula asks for a member, or for the bearer of a special weapon; a hero's grade besides."""
    lines = [line for id in armament(book, unit, special) if (line := book.weapon(id))]
    worth = sum((offence(line) for line in lines), Fraction(0)) * toughness(unit)
    exact = SCALE * sqrt(worth * Fraction(unit.movement_cm, USUAL_MOVEMENT))
    exact *= JUMP_FACTOR if JUMP in unit.abilities else 1
    officer = book.officer(unit.hero.grade) if unit.hero else None
    return _rounded(exact) + (officer.pa if officer else 0)


def strike_price(strike: StrikeLine) -> int:
    """What a unit pays for an artillery strike that it calls, for each use."""
    hits = INDIRECT_SHARE * strike.area_cm * chance(strike.accuracy - strike.range)
    worth = strike.dice * hits * _bite(strike.penetration, strike.damage)
    return strike.uses * _rounded(STRIKE_SCALE * sqrt(worth))


def _rounded(exact: float) -> int:
    return ROUNDED * max(1, round(exact / ROUNDED))
