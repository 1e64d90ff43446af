"""The lists a campaign may begin with: those of Combat Zone (area CZ-FORCE)."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.scenarios import Scenario, ScenarioShelf
from escarmouche.games.combat_zone.armies.catalogue import ARMOURY

DEFAULT = ("corp-200-patrol", "gang-200-street")
FOLDER = Path(__file__).parents[1]


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Every pair of ready-made lists of two hundred points."""
    return ARMOURY.pairs(200)


def _check_scenario(path: str, played: Scenario) -> None:
    """It has no numbers of its own."""


SCENARIOS = ScenarioShelf(FOLDER / "scenarios", SCENARIO, type=Scenario, check=_check_scenario)
