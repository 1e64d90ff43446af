"""How states of units and figures and things that lie about are drawn: the paths of their signs."""

from __future__ import annotations

from escarmouche.engine.scene import SceneSign
from escarmouche.games.star_mogul.table import (
    CAPTIVE,
    DOOR,
    DUE,
    RESTING,
    SALVAGE,
    SHY,
    STANDING,
    STASH,
    STRAGGLER,
    TRIED,
)

WOUNDED, CARRYING, CLIMBING, ENGAGED = "wounded", "carrying", "climbing", "engaged"
RETREATING, IMMOBILE, POWER, WEAPON_OUT, RUPTURE, DONE = (
    "retreating", "immobile", "power", "weapon-out", "rupture", "done",
)  # fmt: skip
DAMAGED = "damaged"

SIGNS: dict[str, SceneSign] = {
    WOUNDED: SceneSign("M-2 -6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z", grave=True),
    CARRYING: SceneSign("M-5 -2H5V5H-5ZM-2 -2V-5H2V-2M-5 1H5"),
    CLIMBING: SceneSign("M-3 -6V6M3 -6V6M-3 -3H3M-3 0H3M-3 3H3"),
    ENGAGED: SceneSign("M-5 -5L5 5M5 -5L-5 5M-5 2L-2 5M5 2L2 5", tint="warn"),
    RETREATING: SceneSign("M5 -5L-2 -5M-2 -5V0M-2 -5L5 5M2 5H5V2", grave=True),
    STRAGGLER: SceneSign("M-6 4L-1 -1L2 2L6 -4M2 -4H6V0", grave=True),
    DUE: SceneSign("M-3 -4Q0 -7 3 -4Q3 -1 0 0V2M0 4V6", grave=True),
    STANDING: SceneSign("M-5 0H5M-3 -4V4M3 -4V4"),
    SHY: SceneSign("M-6 5V-1L0 -6L6 -1V5Z"),
    TRIED: SceneSign("M-5 0L-1.5 4L5 -4", tint="done"),
    RESTING: SceneSign("M-4 -5H4L-4 5H4"),
    DONE: SceneSign("M-5 0L-1.5 4L5 -4", tint="done"),
    IMMOBILE: SceneSign("M-5 -5H5V5H-5ZM-5 -5L5 5", look="immobile", grave=True),
    POWER: SceneSign("M1 -6L-4 1H0L-1 6L4 -1H0Z", grave=True),
    WEAPON_OUT: SceneSign(look="disarmed"),
    RUPTURE: SceneSign("M0 -6Q5 -1 4 2Q3 6 0 6Q-3 6 -4 2Q-4 0 -2 -2Q-1 0 0 -1Q1 -3 0 -6", grave=True),
    DAMAGED: SceneSign(look="damaged"),
}
MARKS: dict[str, str] = {
    SALVAGE: "M-9 -4H9V9H-9ZM-4 -4V-8H4V-4M-9 1H9M-2 -1H2V3H-2Z",
    STASH: "M-8 -8H8V8H-8ZM-8 -2H8M-2 -2V2H2V-2",
    CAPTIVE: "M-3 -9A3 3 0 1 1 3 -9A3 3 0 1 1 -3 -9M-6 9V0Q0 -6 6 0V9",
    DOOR: "M-6 -9H6V9H-6ZM3 0H4",
}
"""Things that lie on the table, by kind."""
