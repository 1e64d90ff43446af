"""How the states of units are shown: a sign for each, drawn sixteen wide and high."""

from __future__ import annotations

from escarmouche.engine.scene import SceneSign
from escarmouche.games.dust.table import (
    ACTIVATED,
    ALERTED,
    ATTACK_STIMULANT,
    CAMOUFLAGED,
    MOVE_STIMULANT,
    REACTIVATED,
    SHIELDED,
    STUNNED,
)

PILOTLESS, CARRYING = "pilotless", "carrying"
"""States that are no markers: nobody is at the controls; somebody is aboard."""
_SYRINGE = "M-5 5L1 -1M-1 -3L3 1M3 -5L5 -3M4 -4L1 -1"
SIGNS: dict[str, SceneSign] = {
    ACTIVATED: SceneSign("M-5 0L-1.5 4L5 -4", tint="done"),
    REACTIVATED: SceneSign("M4 -4A5 5 0 1 0 5 2M5 -6V-3H1"),
    STUNNED: SceneSign("M-4 -4L4 4M4 -4L-4 4M0 -6V6M-6 0H6", grave=True),
    CAMOUFLAGED: SceneSign("M-6 2Q-3 -6 0 1Q3 -6 6 2Q0 7 -6 2"),
    SHIELDED: SceneSign("M-5 -5H5V0Q4 4 0 6Q-4 4 -5 0Z"),
    ALERTED: SceneSign("M-6 0Q0 -6 6 0Q0 6 -6 0M-1.6 0A1.6 1.6 0 1 1 1.6 0A1.6 1.6 0 1 1 -1.6 0"),
    ATTACK_STIMULANT: SceneSign(f"{_SYRINGE}M-5 -4H-1M-3 -6V-2"),
    MOVE_STIMULANT: SceneSign(f"{_SYRINGE}M-6 -2H-2M-4 -4L-2 -2L-4 0"),
    PILOTLESS: SceneSign("M-3 -3A3 3 0 1 1 3 -3A3 3 0 1 1 -3 -3M-5 6Q-5 1 0 1Q5 1 5 6M-6 -6L6 6", grave=True),
    CARRYING: SceneSign("M-5 -2H5V5H-5ZM-2 -2V-5H2V-2M-5 1H5"),
}
"""In the order in which they stand beside a unit."""
STATES = tuple(state for state in SIGNS if state not in (PILOTLESS, CARRYING))
"""Markers that are shown."""
