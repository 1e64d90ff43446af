"""Scenarios as data: map, length, roles, what wins (CZ-GAME-02, CZ-GAME-03, CZ-GAME-04)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from escarmouche.engine import scenarios
from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.errors import DataError
from escarmouche.engine.scenarios import ScenarioShelf, known_rules
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.setup import maps
from escarmouche.games.combat_zone.table import SIDES, Table, Thing

ATTACKER, DEFENDER = ROLES = ("attacker", "defender")
FIGHT, STARTER, HOLD, EXTRACT, HUNT, SABOTAGE = "fight", "starter", "hold", "extract", "hunt", "sabotage"
TARGET = "target"
"""Unit id of the machine that a hunt is about, after the side's own name."""


class ThingPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that lies on the table from the start."""

    id: str
    kind: Literal["object", "device"]
    at: tuple[float, float]
    value: int = 0

    def record(self) -> Thing:
        """As the rules use it."""
        return Thing(
            self.id, self.kind, round(100 * self.at[0]), round(100 * self.at[1]), radius=50, value=self.value
        )


class Extra(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A machine that the scenario gives to a role over and above its list."""

    role: Literal["attacker", "defender"]
    book: str
    entry: str


class Scenario(scenarios.Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One scenario."""

    rule: str
    """The rule under which it is won."""
    map: str
    goal: Literal["fight", "starter", "hold", "extract", "hunt", "sabotage"] = "fight"
    turns: int = 8
    roles: bool = False
    zone: str = ""
    """The zone of the map that is to be held."""
    deploy: dict[Literal["attacker", "defender"], str] = {}
    """The zone a role deploys in instead of its edge."""
    shares: dict[Literal["attacker", "defender"], int] = {}
    """Percent of the agreed points that a role may spend; 100 where nothing is said."""
    lists: tuple[str, ...] = ()
    """The forces, where the scenario fixes them."""
    things: tuple[ThingPart, ...] = ()
    extra: Extra | None = None

    def share(self, role: str, points: int) -> int:
        """What a role may spend."""
        shares: dict[str, int] = dict(self.shares)  # type: ignore[arg-type]
        return points * shares.get(role, 100) // 100


def _check(path: str, played: Scenario) -> None:
    known_rules(LEDGER, path, played.rule)
    zones = maps.load(played.map).zones
    for zone in (played.zone, *played.deploy.values()):
        if zone and zone not in zones:
            raise DataError("no-zone-of-map", game="combat_zone", path=path, map=played.map, zone=zone)


SCENARIOS = ScenarioShelf(Path(__file__).parents[1] / "scenarios", SCENARIO, type=Scenario, check=_check)
load = lru_cache(maxsize=32)(SCENARIOS.scenario)
names = lru_cache(maxsize=1)(SCENARIOS.offered)


def of(table: Table) -> Scenario:
    """The scenario being played."""
    return load(table.setting.scenario)


def roles_of(played: Scenario, attacker: str) -> dict[str, str]:
    """The role of each side; empty where both are alike."""
    if not played.roles:
        return dict.fromkeys(SIDES, "")
    return {side: ATTACKER if side == attacker else DEFENDER for side in SIDES}
