"""What the weapons of Star Mogul sound like."""

from __future__ import annotations

from escarmouche.games.star_mogul.table import Setting, Weapon

BEAMS = frozenset({"tachyon_rifle", "arclight_blaster"})
"""Weapons of the market that fire no shot."""


def sounds(setting: Setting) -> dict[str, str]:
    """What each weapon sounds like."""
    return {weapon.id: _sound(weapon) for weapon in setting.weapons.values()} | dict.fromkeys(
        setting.blades, "blade"
    )


def _sound(weapon: Weapon) -> str:
    if weapon.id in BEAMS:
        return "beam"
    if weapon.radius >= 0:
        return "rocket"
    return "burst" if weapon.attacks > 1 else "shot"
