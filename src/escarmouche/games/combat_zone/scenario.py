"""Scenarios as data: map, length, roles, what wins (CZ-GAME-02, CZ-GAME-03, CZ-GAME-04)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.shelf import SCENARIO, Shelf
from escarmouche.games.combat_zone import maps
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import SIDES, Marker, Table

SCENARIOS = Shelf(Path(__file__).parent / "scenarios", SCENARIO)
ATTACKER, DEFENDER = ROLES = ("attacker", "defender")
FIGHT, STARTER, HOLD, EXTRACT, HUNT, SABOTAGE = "fight", "starter", "hold", "extract", "hunt", "sabotage"
TARGET = "target"
"""Unit id of the machine that a hunt is about, after the side's own name."""


class Thing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A marker that lies on the table from the start."""

    id: str
    kind: Literal["object", "device"]
    at: tuple[float, float]
    value: int = 0

    def record(self) -> Marker:
        """As the rules use it."""
        return Marker(
            self.id, self.kind, round(100 * self.at[0]), round(100 * self.at[1]), radius=50, value=self.value
        )


class Extra(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A machine that the scenario gives to a role over and above its list."""

    role: Literal["attacker", "defender"]
    book: str
    entry: str


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario."""

    key: str
    name: dict[str, str]
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
    things: tuple[Thing, ...] = ()
    extra: Extra | None = None

    def share(self, role: str, points: int) -> int:
        """What a role may spend."""
        shares: dict[str, int] = dict(self.shares)  # type: ignore[arg-type]
        return points * shares.get(role, 100) // 100


def names() -> tuple[str, ...]:
    """The scenarios there are: the basic fight first, then the starter, then the missions."""
    found = SCENARIOS.names()
    first = [key for key in ("firefight", "starter") if key in found]
    return (*first, *[key for key in found if key not in first])


@lru_cache(maxsize=32)
def load(key: str) -> Scenario:
    """A scenario by its key; DataError when there is none."""
    found = SCENARIOS.read(key, Scenario)
    if found.rule not in LEDGER:
        raise DataError(
            f"{SCENARIOS.find(key)}: the ledger has no rule {found.rule}",
            f"{SCENARIOS.find(key)} : il n'y a pas de règle {found.rule}",
        )
    zones = maps.load(found.map).zones
    for zone in (found.zone, *found.deploy.values()):
        if zone and zone not in zones:
            raise DataError(
                f"{SCENARIOS.find(key)}: the map {found.map} has no zone {zone}",
                f"{SCENARIOS.find(key)} : la carte {found.map} n'a pas de zone {zone}",
            )
    return found


def of(table: Table) -> Scenario:
    """The scenario being played."""
    return load(table.setting.scenario)


def roles_of(played: Scenario, attacker: str) -> dict[str, str]:
    """The role of each side; empty where both are alike."""
    if not played.roles:
        return dict.fromkeys(SIDES, "")
    return {side: ATTACKER if side == attacker else DEFENDER for side in SIDES}
