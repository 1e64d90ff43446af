"""The whims of the climate: two dice before each mission, and what each weather does (area FB-CLIM)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.games.frostbite.rules import LEDGER
from escarmouche.games.frostbite.table import Referee, phase_of

QUIET, FAIR, FOG, THAW = "nothing_to_report", "fair_weather", "fog", "thaw"
STORM, DOG, COLD_WAVE, BLIZZARD = "storm", "dog_weather", "cold_wave", "blizzard"
RULES = {
    QUIET: "FB-CLIM-02",
    FAIR: "FB-CLIM-03",
    FOG: "FB-CLIM-04",
    THAW: "FB-CLIM-05",
    STORM: "FB-CLIM-06",
    DOG: "FB-CLIM-07",
    COLD_WAVE: "FB-CLIM-08",
    BLIZZARD: "FB-CLIM-09",
}
_CALLED = {LEDGER[rule].title["fr"]: climate for climate, rule in RULES.items()}
"""As the tables of the ledger call them: by the titles of their rules."""
CANCELLED = tuple(_CALLED[name] for name in LEDGER.data("FB-CLIM-10")["cancelled"])
"""What cold equipment keeps off a company (FB-CLIM-10)."""


def _columns() -> tuple[dict[int, str], ...]:
    """The climate of each total of two dice, by phase (FB-CLIM-01)."""
    columns: tuple[dict[int, str], ...] = ({}, {})
    for row in LEDGER.data("FB-CLIM-01")["rows"]:
        first, _, last = str(row["roll"]).partition("-")
        for total in range(int(first), int(last or first) + 1):
            for column, key in zip(columns, ("phase1", "phase2"), strict=True):
                column[total] = _CALLED[row[key]]
    return columns


CLIMATES = _columns()
DICE = d6(2).total()


def roll_climate(referee: Referee, side: str, **about: Any) -> str:
    """The climate of a mission, read in the column of the phase (FB-CLIM-01, FB-MISS-05)."""
    total: int = referee.roll("FB-CLIM-01", side, DICE, **about)
    climate = CLIMATES[phase_of(referee.table.turn.round)][total]
    referee.note(RULES[climate], "climate", climate=climate, total=total, **about)
    return climate
