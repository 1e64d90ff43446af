"""Who can put a machine out at a blow: only critical damage does it, and not every weapon comes so far."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.games.combat_zone.chapters import close_combat
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, charges
from escarmouche.games.combat_zone.chapters.dice import highest
from escarmouche.games.combat_zone.chapters.figures import profile
from escarmouche.games.combat_zone.chapters.shooting.weapons import carried
from escarmouche.games.combat_zone.chapters.wounds import machines, wounds
from escarmouche.games.combat_zone.table import AREA, Table


def by_fire(table: Table, figure: str, machine: str) -> bool:
    """Whether a shot or a throw of a figure may do critical damage to a machine in the open (CZ-MACH-02)."""
    return any(_deadly(table, machine, dice) for dice in _charges(table, figure))


def by_hand(table: Table, figure: str, machine: str) -> bool:
    """Whether a blow of a figure may do critical damage to a machine (CZ-CC-12, CZ-MACH-01)."""
    dice = profile(table, figure).damage
    added = (
        *close_combat.wound_modifiers(table, figure, machine),
        *machines.wound_modifiers(table, machine),
    )
    return _reaches(table, machine, highest(dice) + sum(m.value for m in added))


def _charges(table: Table, figure: str) -> Iterator[str]:
    """The damage dice of all that a figure can fire or throw."""
    for weapon in carried(table, figure):
        printed = table.setting.weapons[weapon]
        if printed.kind != AREA or aiming.why_not_hold(table, figure, weapon) is None:
            yield printed.damage
    for what in charges.in_hand(table, figure):
        yield charges.CHARGES[what].damage


def _deadly(table: Table, machine: str, dice: str) -> bool:
    added = wounds.modifiers_of(table, machine, dice)
    return _reaches(table, machine, highest(dice) + sum(m.value for m in added))


def _reaches(table: Table, machine: str, total: int) -> bool:
    return total >= profile(table, machine).resistance + machines.LIMITS[-1]
