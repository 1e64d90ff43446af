"""Which weapons fire or strike together, and which keep to themselves (ledger areas TR-SHOOT, TR-MELEE)."""

from __future__ import annotations

from functools import lru_cache

from escarmouche.engine.options import Option
from escarmouche.engine.table import kept
from escarmouche.games.trauma.chapters.measuring import out_of_formation
from escarmouche.games.trauma.chapters.units import entry, profile
from escarmouche.games.trauma.table import Carried, Table, Weapon

APART = "~"
"""Ends the code of a salvo that a sniper away from his unit fires for himself (TR-SKILL-18)."""


class Mount(Option, frozen=True):
    """A kind of weapon and, on vehicles that have them, its fire arc: 1 or 2, or 0 for all around."""

    weapon: str
    arc: int = 0

    def code(self) -> str:
        return f"{self.weapon}@{self.arc}" if self.arc else self.weapon

    @classmethod
    @lru_cache(maxsize=1024)
    def read(cls, code: str) -> Mount:
        weapon, _, arc = code.partition("@")
        return cls(weapon, int(arc or 0))


class Salvo(Option, frozen=True):
    """Weapons of one kind that fire or strike together: the n-th of each bearer (TR-SHOOT-02, 03)."""

    weapon: str
    arc: int = 0
    number: int = 1
    apart: bool = False
    """Fired by a sniper away from his unit, for himself (TR-SKILL-18)."""

    def code(self) -> str:
        return f"{Mount(self.weapon, self.arc).code()}#{self.number}{APART if self.apart else ''}"

    @classmethod
    @lru_cache(maxsize=4096)
    def read(cls, code: str) -> Salvo:
        mount, _, number = code.partition("#")
        kind = Mount.read(mount)
        return cls(kind.weapon, kind.arc, int(number.removesuffix(APART)), number.endswith(APART))


@lru_cache(maxsize=4096)
def _code(carried: Carried, number: int) -> str:
    return Salvo(carried.weapon, carried.arc, number).code()


@lru_cache(maxsize=4096)
def _code_apart(code: str) -> str:
    salvo = Salvo.read(code)
    return Salvo(salvo.weapon, salvo.arc, salvo.number, apart=True).code()


Bearers = dict[str, tuple[str, ...]]
"""Who carries the weapons of each salvo, by its code."""


@kept
def ranged_salvos(table: Table, unit: str) -> Bearers:
    """The salvos of a Shoot action and who carries their weapons (TR-SHOOT-01 to 04, TR-ARMY-13)."""
    salvos = _salvos(table, unit, melee=False)
    sniper = apart_sniper(table, unit)
    return _split(salvos, sniper) if sniper else salvos


def melee_salvos(table: Table, unit: str) -> Bearers:
    """The salvos of a melee and who carries their weapons (TR-MELEE-04, TR-MELEE-05)."""
    return _salvos(table, unit, melee=True)


def _salvos(table: Table, unit: str, *, melee: bool) -> Bearers:
    """Salvo k of a weapon type holds one weapon of each figure that has at least k copies (TR-SHOOT-03)."""
    weapons, profiles = table.setting.weapons, table.setting.profiles
    salvos: Bearers = {}
    for figure in table.units[unit].figures:
        record = table.figures[figure]
        copies: dict[Carried, int] = {}
        for number, carried in enumerate(profiles[record.profile].weapons):
            if number in record.broken or weapons[carried.weapon].melee is not melee:
                continue
            copies[carried] = copies.get(carried, 0) + 1
            key = _code(carried, copies[carried])
            salvos[key] = (*salvos.get(key, ()), figure)
    return salvos


def _split(salvos: Bearers, sniper: str) -> Bearers:
    """A sniper measured from his own place cannot share a salvo with the others (TR-SKILL-18)."""
    split: Bearers = {}
    for key, bearers in salvos.items():
        if sniper in bearers and len(bearers) > 1:
            split[key] = tuple(f for f in bearers if f != sniper)
            split[_code_apart(key)] = (sniper,)
        else:
            split[key] = bearers
    return split


def weapon_of(table: Table, key: str) -> Weapon:
    """The weapon of a salvo."""
    return table.setting.weapons[Salvo.read(key).weapon]


def dearness(table: Table, figure: str) -> tuple[bool, bool, bool, bool]:
    """How unwillingly a sensible owner gives a figure up: officer, leader, sniper, whoever is no soldier."""
    own = profile(table, figure)
    leads = table.units[table.figures[figure].unit].leader == figure
    return own.officer, leads, is_sniper(table, figure), own.role != "soldier"


def is_sniper(table: Table, figure: str) -> bool:
    """Whether a figure carries a weapon with the skill Sniper."""
    weapons = table.setting.weapons
    return any("sniper" in weapons[c.weapon].skills for c in profile(table, figure).weapons)


@kept
def apart_sniper(table: Table, unit: str) -> str:
    """The sniper of a unit with Tirailleurs who stands out of its formation, or nothing (TR-SKILL-18)."""
    if "skirmishers" not in entry(table, unit).skills:
        return ""
    leader = table.units[unit].leader
    for figure in out_of_formation(table, unit):
        if figure != leader and is_sniper(table, figure):
            return figure
    return ""


def measuring_point(table: Table, figure: str) -> str:
    """The figure that ranges from or to this one are measured at: its leader (TR-MEAS-02, TR-ARMY-08)."""
    unit = table.figures[figure].unit
    return figure if apart_sniper(table, unit) == figure else table.units[unit].leader
