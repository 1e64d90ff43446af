"""How states of figures and things that lie about are drawn: the paths of their signs."""

from __future__ import annotations

from escarmouche.engine.scene import SceneSign
from escarmouche.games.combat_zone.chapters.area_weapons.aiming import FIRE
from escarmouche.games.combat_zone.chapters.movement.objects import CASUALTY, DEVICE, OBJECT
from escarmouche.games.combat_zone.chapters.sequence import ACTIVATED
from escarmouche.games.combat_zone.chapters.wounds.suits import SUIT_DAMAGED
from escarmouche.games.combat_zone.table import (
    BURNING,
    DROPPED,
    FROZEN,
    GLITCH,
    PANICKED,
    ROUTED,
    STEADY,
    STUNNED,
    WAITING,
)

ENGAGED, CARRYING, DAMAGED, WEAPON_LOST, CREWED = "engaged", "carrying", "damaged", "weapon_lost", "crewed"
"""What is to be seen of a figure beside its states."""
SCATTERED = "scattered"
"""What is to be seen of a group that does not keep together (CZ-INIT-07)."""

SIGNS: dict[str, SceneSign] = {
    PANICKED: SceneSign("M1 -6L-4 1H0L-1 6L4 -1H0Z", grave=True),
    ROUTED: SceneSign("M5 -5L-2 -5M-2 -5V0M-2 -5L5 5M2 5H5V2", grave=True),
    STUNNED: SceneSign("M-4 -4L4 4M4 -4L-4 4M0 -6V6M-6 0H6", grave=True),
    FROZEN: SceneSign("M0 -6V6M-5 -3L5 3M5 -3L-5 3M-2 -5L0 -3L2 -5M-2 5L0 3L2 5", grave=True),
    BURNING: SceneSign("M0 -6Q5 -1 4 2Q3 6 0 6Q-3 6 -4 2Q-4 0 -2 -2Q-1 0 0 -1Q1 -3 0 -6", grave=True),
    GLITCH: SceneSign("M-5 -4H1L-1 0H5M-5 4H-2M1 4H5", grave=True),
    STEADY: SceneSign("M0 -6V6M-5 1Q-5 6 0 6Q5 6 5 1M-3 -3H3"),
    WAITING: SceneSign("M0 -6V-2M0 2V6M-6 0H-2M2 0H6M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0", tint="watch"),
    SUIT_DAMAGED: SceneSign("M0 -5V2M0 4V6"),
    DROPPED: SceneSign(look="lying"),
    ENGAGED: SceneSign("M-5 -5L5 5M5 -5L-5 5M-5 2L-2 5M5 2L2 5", tint="warn"),
    CARRYING: SceneSign("M-5 -2H5V5H-5ZM-2 -2V-5H2V-2M-5 1H5"),
    DAMAGED: SceneSign(look="damaged"),
    WEAPON_LOST: SceneSign(look="disarmed"),
    CREWED: SceneSign(
        "M-6 0A6 6 0 1 1 6 0A6 6 0 1 1 -6 0"
        "M-1.5 0A1.5 1.5 0 1 1 1.5 0A1.5 1.5 0 1 1 -1.5 0M-6 0H-1.5M1.5 0H6M0 1.5V6",
        look="crewed",
    ),
    ACTIVATED: SceneSign("M-5 0L-1.5 4L5 -4", tint="done"),
    SCATTERED: SceneSign("M-4.5 0A2 2 0 1 1 -4.5 -.1M6 -3A2 2 0 1 1 6 -3.1M5 5A2 2 0 1 1 5 4.9"),
}
MARKS: dict[str, str] = {
    CASUALTY: "M-3 -10H3V-3H10V3H3V10H-3V3H-10V-3H-3Z",
    OBJECT: "M-9 -4H9V9H-9ZM-4 -4V-8H4V-4M-9 1H9M-2 -1H2V3H-2Z",
    DEVICE: "M-8 -9H8V9H-8ZM-5 -6H5V0H-5ZM-5 4H-2M1 4H5",
    FIRE: "M0 -10Q9 -2 7 4Q5 10 0 10Q-5 10 -7 4Q-7 0 -3 -4Q-2 0 0 -2Q2 -5 0 -10Z",
}
"""Things that lie on the table, by kind."""
LOOKS = {CASUALTY: "ill", FIRE: "fire"}
"""Those that are drawn in colours of their own."""
GOAL = "★"
"""On the flag of the zone that a scenario is about."""
