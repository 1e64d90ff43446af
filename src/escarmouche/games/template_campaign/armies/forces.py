"""The forces a side may lead, and the one scenario (area OW-ARMY)."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.ruleset import Described
from escarmouche.engine.scenarios import Scenario, ScenarioShelf
from escarmouche.games.template_campaign.table import FORCES

DEFAULT = ("scouts", "veterans")
FOLDER = Path(__file__).parents[1]


def catalogue(books: str = "") -> dict[str, tuple[str, ...]]:
    """The forces by name; there are no books."""
    return {"book": (), "list": tuple(FORCES)}


def described(force: str, books: str = "") -> Described:
    """What a force is called."""
    return Described(FORCES[force].name) if force in FORCES else Described()


def _check_scenario(path: str, played: Scenario) -> None:
    """It has no numbers of its own."""


SCENARIOS = ScenarioShelf(FOLDER / "scenarios", SCENARIO, type=Scenario, check=_check_scenario)
