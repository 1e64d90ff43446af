"""How far a unit of AT-43 shoots well, throws and charges, and what its weapons sound like."""

from __future__ import annotations

from escarmouche.engine.overlays import Reach
from escarmouche.games.at43.chapters.campaign import DOG, SIGHT, climate_for
from escarmouche.games.at43.chapters.dice import NEEDS
from escarmouche.games.at43.chapters.measuring import BAND, CONTACT, weather
from escarmouche.games.at43.chapters.movement.collisions import RAPID, allowance
from escarmouche.games.at43.chapters.shooting.salvos import salvos_of, weapon_of
from escarmouche.games.at43.table import (
    INDIRECT,
    LOCKED,
    MELEE,
    ON_TABLE,
    PROJECTION,
    Setting,
    Table,
    Weapon,
)

EVEN = -min(difference for difference, face in NEEDS.items() if face == 4)
"""How far a Range may lie above the Accuracy while half of the dice succeed (A4-GEN-01)."""
HEAVY, QUICK = 11, 3
"""The Penetration from which a weapon is a gun, the rate from which it rattles."""


def rings(table: Table, unit: str) -> tuple[Reach, ...]:
    """Where half of the dice still hit (A4-GEN-01), where flames end, where a rapid move gets to contact.

    Ranges are measured at the leader (A4-GEN-06), not where he sits behind a wall (A4-SCN-09); flames at who
    bears them.
    """
    record = table.units[unit]
    if record.place != ON_TABLE or not record.figures:
        return ()
    found: dict[tuple[str, str, str, int], list[str]] = {}
    for code, guns in salvos_of(table, unit).items():
        weapon = weapon_of(table, code)
        if weapon.kind == PROJECTION:
            keys = [(gun.figure, "range", "A4-ABIL-02", weapon.reach) for gun in guns]
        elif table.figures[record.leader].inside:
            continue
        else:
            keys = [(record.leader, *_even(table, record.side, weapon))]
        for key in keys:
            held = found.setdefault(key, [])
            if weapon.id not in held:
                held.append(weapon.id)
    drawn = [Reach(*key, tuple(weapons)) for key, weapons in found.items()]
    if reach := allowance(table, record.leader, RAPID):
        drawn.append(Reach(record.leader, "charge", "A4-MOV-08", reach + CONTACT))
    return tuple(drawn)


def _even(table: Table, side: str, weapon: Weapon) -> tuple[str, str, int]:
    """The longest distance at which half of the dice hit, or to which one sees at all (A4-WAR-05)."""
    far = BAND * (weapon.accuracy + EVEN + 1 - weather(table, side))
    if climate_for(table, side) == DOG and far > SIGHT:
        return "range", "A4-WAR-05", SIGHT
    return "even", "A4-GEN-01", far


def sounds(setting: Setting) -> dict[str, str]:
    """What each weapon sounds like."""
    return {weapon.id: _sound(weapon) for weapon in setting.weapons.values()}


def _sound(weapon: Weapon) -> str:
    if weapon.kind in (MELEE, PROJECTION):
        return "blade" if weapon.kind == MELEE else "flame"
    if LOCKED in weapon.abilities:
        return "beam"
    if weapon.kind == INDIRECT or weapon.penetration >= HEAVY:
        return "rocket" if weapon.special else "cannon"
    return "burst" if weapon.rate >= QUICK else "shot"
