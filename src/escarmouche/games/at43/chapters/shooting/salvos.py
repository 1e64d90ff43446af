"""Salvos: weapons of one type that fire together, and who bears them (A4-SHOOT-04, A4-ABIL-15)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from escarmouche.engine.options import Option
from escarmouche.engine.table import kept
from escarmouche.games.at43.chapters.units import is_infantry, profile, weapon_works
from escarmouche.games.at43.table import BUNKER, MELEE, Table, Weapon

LEFT, RIGHT, MOUNTED = "left", "right", "mounted"


class Salvo(Option, frozen=True):
    """All weapons of one type of a unit; of twin arms one side only, or the weapon of a bunker."""

    weapon: str
    arm: str = ""

    def code(self) -> str:
        return f"{self.weapon}@{self.arm}" if self.arm else self.weapon

    @classmethod
    @lru_cache(maxsize=4096)
    def read(cls, code: str) -> Salvo:
        weapon, _, arm = code.partition("@")
        return cls(weapon, arm)


class Gun(NamedTuple):
    """A weapon in somebody's hands: who, and its number in the profile (-1: mounted on the bunker)."""

    figure: str
    number: int


Guns = dict[str, tuple[Gun, ...]]


@kept
def salvos_of(table: Table, unit: str) -> Guns:
    """The salvos a unit could fire, one for each type of weapon: who stands, what works (A4-SHOOT-07).

    A weapon borne on both arms makes one salvo, or one of each arm (A4-ABIL-15).
    """
    weapons = table.setting.weapons
    guns: Guns = {}
    arms: dict[str, set[str]] = {}
    for figure in table.units[unit].figures:
        if table.figures[figure].down:
            continue
        for number, carried in enumerate(profile(table, figure).weapons):
            if weapons[carried.weapon].kind == MELEE or not weapon_works(table, figure, number):
                continue
            gun = Gun(figure, number)
            guns[carried.weapon] = (*guns.get(carried.weapon, ()), gun)
            if carried.arm:
                arms.setdefault(carried.weapon, set()).add(carried.arm)
                code = Salvo(carried.weapon, carried.arm).code()
                guns[code] = (*guns.get(code, ()), gun)
    for weapon, borne in arms.items():
        if len(borne) < 2:
            for arm in sorted(borne):
                del guns[Salvo(weapon, arm).code()]
    guns.update(_mounted(table, unit))
    return guns


def _mounted(table: Table, unit: str) -> Guns:
    """The weapon of the bunker a unit is in: one standing member serves it besides his own (A4-SCN-15)."""
    for figure in table.units[unit].figures:
        record = table.figures[figure]
        thing = table.things.get(record.inside)
        if thing is not None and thing.kind == BUNKER and thing.weapon and not record.down:
            return {Salvo(thing.weapon, MOUNTED).code(): (Gun(figure, -1),)}
    return {}


@kept
def strikes_of(table: Table, unit: str) -> Guns:
    """The melee weapons of a unit, by type, in the hands of its standing members (A4-MEL-04)."""
    weapons = table.setting.weapons
    guns: Guns = {}
    for figure in table.units[unit].figures:
        if table.figures[figure].down:
            continue
        for number, carried in enumerate(profile(table, figure).weapons):
            if weapons[carried.weapon].kind == MELEE and weapon_works(table, figure, number):
                guns[carried.weapon] = (*guns.get(carried.weapon, ()), Gun(figure, number))
    return guns


def weapon_of(table: Table, code: str) -> Weapon:
    """The weapon of a salvo."""
    return table.setting.weapons[Salvo.read(code).weapon]


def overlaps(code: str, other: str) -> bool:
    """Whether two salvos are of the same guns: a weapon on both arms, and one of the arms."""
    a, b = Salvo.read(code), Salvo.read(other)
    return (
        a.weapon == b.weapon and (a.arm == b.arm or not a.arm or not b.arm) and MOUNTED not in (a.arm, b.arm)
    )


def is_special(table: Table, code: str) -> bool:
    """A special weapon (A4-ABIL-05)."""
    return weapon_of(table, code).special


def dice_of(table: Table, code: str, guns: tuple[Gun, ...]) -> int:
    """The rates of fire of the guns added up (A4-GEN-10, A4-SHOOT-08)."""
    return weapon_of(table, code).rate * len(guns)


def may_split(table: Table, unit: str) -> bool:
    """Tir décalé is an order for infantry (A4-ORD-12)."""
    return is_infantry(table, unit)
