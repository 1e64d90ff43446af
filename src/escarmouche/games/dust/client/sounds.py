"""What the weapons of Dust sound like."""

from __future__ import annotations

from typing import Any

from escarmouche.games.dust.table import Weapon

BEAMS = frozenset({"laser", "phaser", "tesla"})
ROCKETS = frozenset({"wire_guided", "limited_ammo", "salvo", "reload"})
FAR = 6
"""The range in points from which a weapon is a gun."""


def sounds(setting: Any) -> dict[str, str]:
    """What each weapon on the cards of a match sounds like."""
    return {weapon.name: _sound(weapon) for card in setting.cards.values() for weapon in card.weapons}


def _sound(weapon: Weapon) -> str:
    rules = frozenset(weapon.rules)
    if weapon.close:
        return "blade"
    if "flame" in rules:
        return "flame"
    if rules & BEAMS:
        return "beam"
    if rules & ROCKETS:
        return "rocket"
    if weapon.range >= FAR or "artillery" in rules:
        return "cannon"
    return "burst" if weapon.infantry[:1] and not weapon.infantry[0].startswith(("1", "-")) else "shot"
