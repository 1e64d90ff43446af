"""What the weapons of Combat Zone sound like."""

from __future__ import annotations

from escarmouche.games.combat_zone.table import LIGHT, Setting, Weapon

QUICK = 4
"""The rate from which a weapon rattles."""


def sounds(setting: Setting) -> dict[str, str]:
    """What each weapon sounds like."""
    return {weapon.id: _sound(weapon) for weapon in setting.weapons.values()}


def _sound(weapon: Weapon) -> str:
    if weapon.fire:
        return "flame"
    if weapon.radius:
        return "rocket"
    if weapon.rate >= QUICK:
        return "burst"
    return "shot" if weapon.kind == LIGHT else "cannon"
