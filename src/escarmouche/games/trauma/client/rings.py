"""How far a unit of Trauma shoots and goes, and what its weapons sound like."""

from __future__ import annotations

from escarmouche.engine.overlays import Reach
from escarmouche.games.trauma.chapters.measuring import BAND
from escarmouche.games.trauma.chapters.movement.collisions import movers
from escarmouche.games.trauma.chapters.shooting.salvos import measuring_point, ranged_salvos, weapon_of
from escarmouche.games.trauma.table import ON_TABLE, Setting, Table, Weapon

HEAVY, QUICK = 5, 3
"""The Force from which a weapon is a gun, the rate from which it rattles."""


def rings(table: Table, unit: str) -> tuple[Reach, ...]:
    """Where shots of a unit end, or where their accuracy just meets the range (TR-SHOOT-26, TR-SHOOT-31).

    Ranges are measured at the leader (TR-MEAS-02); a charge goes as far as a move does (TR-MOVE-02).
    """
    if table.units[unit].place != ON_TABLE or not table.units[unit].figures:
        return ()
    found: dict[tuple[str, str, int], list[str]] = {}
    for key, bearers in ranged_salvos(table, unit).items():
        weapon = weapon_of(table, key)
        if weapon.accuracy == "+" or not bearers:
            continue
        name, far = ("range" if weapon.limited else "even"), (weapon.score() + 1) * BAND - 1
        held = found.setdefault((measuring_point(table, bearers[0]), name, far), [])
        if weapon.id not in held:
            held.append(weapon.id)
    drawn = [
        Reach(figure, name, "TR-SHOOT-31" if name == "range" else "TR-SHOOT-26", far, tuple(weapons))
        for (figure, name, far), weapons in found.items()
    ]
    leader = table.units[unit].leader
    reach = max((m.movement for m in movers(table, unit) if m.id == leader), default=0)
    if reach:
        drawn.append(Reach(leader, "charge", "TR-MOVE-02", reach))
    return tuple(drawn)


def sounds(setting: Setting) -> dict[str, str]:
    """What each weapon sounds like."""
    return {weapon.id: _sound(weapon) for weapon in setting.weapons.values()}


def _sound(weapon: Weapon) -> str:
    if weapon.melee:
        return "blade"
    if "lock_on" in weapon.skills:
        return "rocket"
    if weapon.area is not None or weapon.force >= HEAVY:
        return "cannon"
    return "burst" if weapon.rate >= QUICK else "shot"
