"""Missions as data: map, length, roles, air, what wins (areas SM-MISS, SM-SETUP)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

from escarmouche.engine import scenarios
from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.errors import DataError
from escarmouche.engine.scenarios import ScenarioShelf, known_rules
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.setup import maps
from escarmouche.games.star_mogul.table import Table

STEP = 250
"""Shares of the agreed cost are rounded down to such steps, for which there are companies."""


class Scenario(scenarios.Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One mission."""

    rule: str
    """The rule under which it is won."""
    map: str
    mission: Literal["salvage_rights", "salvage_raid", "asset", "asset_raid", "rescue", "revenge"]
    rounds: int = 10
    counters: int = 6
    vacuum: bool = False
    centre: str = ""
    """The piece that is fought for."""
    shares: tuple[int, ...] = ()
    """Percent of the agreed cost that each side deploys; 100 where nothing is said."""
    lists: tuple[str, ...] = ()
    """The companies, where the mission fixes them."""

    def share(self, side: int, points: int) -> int:
        """What a side may deploy; a part of it in steps of 250."""
        part = self.shares[side] if side < len(self.shares) else 100
        return points if part == 100 else points * part // 100 // STEP * STEP


def _check(path: str, played: Scenario) -> None:
    known_rules(LEDGER, path, played.rule)
    ground = maps.ground(played.map)
    if played.centre and all(piece.id != played.centre for piece in ground.pieces):
        raise DataError("no-piece-of-map", game="star_mogul", path=path, map=played.map, piece=played.centre)


SCENARIOS = ScenarioShelf(Path(__file__).parents[1] / "scenarios", SCENARIO, type=Scenario, check=_check)
load = lru_cache(maxsize=32)(SCENARIOS.scenario)
names = lru_cache(maxsize=1)(SCENARIOS.offered)


def of(table: Table) -> Scenario:
    """The mission being played."""
    return load(table.setting.scenario)
