"""The companies a season may be founded with: those of Star Mogul up to the limit (SM-CAMP-01)."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.scenarios import Scenario, ScenarioShelf
from escarmouche.games.star_mogul.armies.catalogue import ARMOURY
from escarmouche.games.star_mogul_season.table import LIMIT

DEFAULT = ("market-1500-comet", "market-1500-hounds")
FOLDER = Path(__file__).parents[1]


def list_pairs() -> tuple[tuple[str, ...], ...]:
    """Every pair of ready-made companies of the usual size."""
    return ARMOURY.pairs(LIMIT)


def _check_scenario(path: str, played: Scenario) -> None:
    """It has no numbers of its own."""


SCENARIOS = ScenarioShelf(FOLDER / "scenarios", SCENARIO, type=Scenario, check=_check_scenario)
