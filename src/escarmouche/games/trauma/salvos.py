"""Which weapons fire or strike together, and which keep to themselves (ledger areas TR-SHOOT, TR-MELEE)."""

from __future__ import annotations

from escarmouche.engine.table import kept
from escarmouche.games.trauma.field import entry, out_of_formation, profile
from escarmouche.games.trauma.table import Table, Weapon

APART = "~"
"""Ends the key of a salvo that a sniper away from his unit fires for himself (TR-SKILL-18)."""


@kept
def ranged_salvos(table: Table, unit: str) -> dict[str, tuple[str, ...]]:
    """The salvos of a Shoot action and who carries their weapons (TR-SHOOT-01 to 04, TR-ARMY-13)."""
    found = _salvos(table, unit, melee=False)
    sniper = apart_sniper(table, unit)
    return _split(found, sniper) if sniper else found


def melee_salvos(table: Table, unit: str) -> dict[str, tuple[str, ...]]:
    """The salvos of a melee and who carries their weapons (TR-MELEE-04, TR-MELEE-05)."""
    return _salvos(table, unit, melee=True)


def _salvos(table: Table, unit: str, *, melee: bool) -> dict[str, tuple[str, ...]]:
    """Salvo k of a weapon type holds one weapon of each figure that has at least k copies (TR-SHOOT-03)."""
    weapons, profiles = table.setting.weapons, table.setting.profiles
    found: dict[str, tuple[str, ...]] = {}
    for figure in table.units[unit].figures:
        record = table.figures[figure]
        copies: dict[str, int] = {}
        for number, carried in enumerate(profiles[record.profile].weapons):
            if number in record.broken or weapons[carried.weapon].melee is not melee:
                continue
            kind = carried.key
            copies[kind] = copies.get(kind, 0) + 1
            key = f"{kind}#{copies[kind]}"
            found[key] = (*found.get(key, ()), figure)
    return found


def _split(found: dict[str, tuple[str, ...]], sniper: str) -> dict[str, tuple[str, ...]]:
    """A sniper measured from his own place cannot share a salvo with the others (TR-SKILL-18)."""
    split = {}
    for key, bearers in found.items():
        if sniper in bearers and len(bearers) > 1:
            split[key] = tuple(f for f in bearers if f != sniper)
            split[key + APART] = (sniper,)
        else:
            split[key] = bearers
    return split


def weapon_of(table: Table, salvo_key: str) -> Weapon:
    """The weapon of a salvo."""
    return table.setting.weapons[salvo_key.partition("#")[0].partition("@")[0]]


def arc_of(salvo_key: str) -> int:
    """The fire arc of a salvo: 1 or 2, or 0 for weapons that fire all around."""
    return int(salvo_key.partition("#")[0].partition("@")[2] or 0)


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
