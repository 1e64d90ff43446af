"""Scenarios as data: forces, entries, who picks which points, what they are worth, when it ends (TR-SCEN)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from escarmouche.engine import scenarios
from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.scenarios import ScenarioShelf, known_rules
from escarmouche.games.trauma.armies.armylist import usual_reinforcement
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import INFANTRY, Table

BLUE, RED = COLOURS = ("blue", "red")
ATTACKER, DEFENDER = "attacker", "defender"
NEAREST = "nearest"
REINFORCEMENT_WORTH = 0.5
"""Victory points we reckon a reinforcement point at when a table is appraised; not a number of the book."""


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One point that the set-up fixes: who chooses it, and where."""

    kind: Literal["alpha", "omega", "gamma"]
    rule: str
    by: Literal["nearest", "blue", "red", "attacker", "defender"]
    """A colour, a role, or nobody: the element nearest the centre."""
    where: Literal["anywhere", "centre", "own", "enemy", "sides"] = "anywhere"
    """In the central quarter, in the row of the one who picks, in the enemy's, or in one of the two."""
    apart: Literal["", "side", "quarter"] = ""
    """What the points of this kind may not have in common."""


class Ends(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules that end the match: a side at the target, both at it, a side that can score no more."""

    target: str
    both: str
    exhausted: str


class Force(msgspec.Struct, frozen=True):
    """Army points of a side, and what its reinforcement section costs at least."""

    points: int
    reinforcement: int


class Scenario(scenarios.Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario; `forces`, `entries` and `scoring` name the ledger entries that hold its numbers."""

    forces: str
    entries: str
    scoring: str
    ends: Ends
    picks: tuple[Pick, ...]
    roles: dict[str, Literal["blue", "red"]] = {}
    """The colour of each role; empty where both sides are alike."""
    deployment: dict[str, Literal["central_quarter"]] = {}
    """The area a role may use on turn 1 (TR-TABLE-06)."""

    @property
    def target(self) -> int:
        """The victory points (PV) that win."""
        return int(LEDGER.data(self.ends.target)["target_pv"])

    def force(self, role: str, points: int) -> Force:
        """What a role may field; the agreed points where the scenario sets none (TR-PREP-06)."""
        fixed = LEDGER.data(self.forces).get(role) if role else None
        if fixed:
            return Force(fixed["pa"], fixed["reinforcement"])
        return Force(points, usual_reinforcement(points))

    @property
    def fixed_points(self) -> int:
        """The largest force the scenario itself sets; 0 where the players agree on the points."""
        return max((self.force(role, 0).points for role in self.roles), default=0)

    def gain(self, what: str, role: str) -> tuple[int, int]:
        """PV and PR that a kind of point, or of elimination, is worth to a role."""
        line: dict[str, Any] = LEDGER.data(self.scoring).get(what, {})
        line = line.get(role, line)
        return int(line.get("PV", 0)), int(line.get("PR", 0))

    def kill(self, kind: str, role: str) -> int:
        """PV for an enemy unit eliminated, infantry or vehicles."""
        table = LEDGER.data(self.scoring)
        what = "kill_any" if "kill_any" in table else f"kill_{INFANTRY if kind == INFANTRY else 'armour'}"
        return self.gain(what, role)[0]


def _check(path: str, played: Scenario) -> None:
    ends, picks = played.ends, [pick.rule for pick in played.picks]
    rules = (played.forces, played.entries, played.scoring, ends.target, ends.both, ends.exhausted, *picks)
    known_rules(LEDGER, path, *rules)


SCENARIOS = ScenarioShelf(Path(__file__).parents[1] / "scenarios", SCENARIO, type=Scenario, check=_check)
load = lru_cache(maxsize=32)(SCENARIOS.scenario)
names = lru_cache(maxsize=1)(SCENARIOS.offered)


def of(table: Table) -> Scenario:
    """The scenario being played."""
    return load(table.setting.scenario)
