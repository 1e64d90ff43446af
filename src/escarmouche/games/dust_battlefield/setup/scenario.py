"""The scenarios: edges and quarters, objectives, reserves, ambush, what wins (areas DB-SCEN, DB-SPEC)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from escarmouche.engine import scenarios
from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.errors import DataError
from escarmouche.engine.scenarios import ScenarioShelf, known_rules
from escarmouche.games.dust.chapters.dice import symbols
from escarmouche.games.dust.table import opponent
from escarmouche.games.dust_battlefield.rules import LEDGER
from escarmouche.games.dust_battlefield.table import SIDES, Referee, Table, turn_of
from escarmouche.space.shapes import Point, distance

RANDOM = "random"
"""The scenario is rolled for (DB-SETUP-01)."""
SOUTH, NORTH, WEST, EAST = "south", "north", "west", "east"
LONG, SHORT = (SOUTH, NORTH), (WEST, EAST)
QUARTERS = ("south_west", "south_east", "north_east", "north_west")
"""Round the table: neighbours are adjacent, the next but one is opposite."""
ACROSS = {
    SOUTH: NORTH, NORTH: SOUTH, WEST: EAST, EAST: WEST,
    **dict(zip(QUARTERS, (*QUARTERS[2:], *QUARTERS[:2]), strict=True)),
}  # fmt: skip
TABLE: dict[str, int] = LEDGER.data("DB-SETUP-01")["table"]
DICE: int = LEDGER.data("DB-SETUP-01")["dice"]
CM = 100
MARK = 400
"""Half an objective marker (DB-OBJ-03)."""
CORNER = 40 * CM
"""How near to a corner scattered reserves come in (DB-SPEC-12)."""


class Scenario(scenarios.Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One scenario."""

    rule: str
    turns: int = 8
    zones: Literal["long", "short", "opposite_quarters", "adjacent_quarters"] = "long"
    engagement: bool = False
    deployed: bool = False
    """Units are put on the table before the first turn, those in reserve apart."""
    reserves: Literal["", "both", "defender"] = ""
    delayed: bool = False
    scattered: bool = False
    ambush: bool = False
    """The defender may hold a unit in ambush."""
    objectives: int = 2
    """How many each player places."""
    win: Literal["enemy_side", "attacker"] = "enemy_side"
    """Taking one on the enemy's side, or the attacker taking any."""
    clear_from: int = 0
    """From this turn on the defender wins with no attacker near enough; 0: never."""


def _check(path: str, played: Scenario) -> None:
    known_rules(LEDGER, path, played.rule)


def _numbers(written: Mapping[str, Any]) -> Mapping[str, Any]:
    return {}


SCENARIOS = ScenarioShelf(
    Path(__file__).parents[1] / "scenarios", SCENARIO, type=Scenario, check=_check, numbers=_numbers
)
names = lru_cache(maxsize=1)(SCENARIOS.offered)


@lru_cache(maxsize=32)
def load(key: str) -> Scenario:
    """A scenario by its key, not the one that is rolled for; DataError when there is none."""
    if key == RANDOM:
        raise DataError("no-scenario-called", game="dust_battlefield", name=key, known=", ".join(names()))
    return SCENARIOS.scenario(key)


def of(table: Table) -> Scenario:
    """The scenario being played; the first one as long as the dice have not said which."""
    key = table.turn.scenario or table.setting.scenario
    return load(key if key != RANDOM else names()[0])


def turns(table: Table) -> int:
    """How many turns are played: as agreed, else as the scenario says."""
    return table.setting.turns or of(table).turns


@lru_cache(maxsize=8)
def by_number(number: int) -> str:
    """The key of a numbered scenario."""
    return next(key for key in names() if key != RANDOM and load(key).number == number)


def roll_scenario(referee: Referee) -> str:
    """Two dice, looked up as a pair (DB-SETUP-01)."""
    faces: tuple[str, ...] = referee.roll("DB-SETUP-01", SIDES[0], symbols(DICE))
    pair = {"+".join(sorted(text.split("+"))): number for text, number in TABLE.items()}
    return by_number(pair["+".join(sorted(faces))])


# -- where things are ---------------------------------------------------------------------------------------


def attacker(table: Table) -> str:
    """The side that attacks."""
    return turn_of(table).attacker


def from_edge(table: Table, edge: str, at: Point) -> int:
    """How far a point is from an edge of the table."""
    if edge == SOUTH:
        return at[1]
    if edge == NORTH:
        return table.ground.depth - at[1]
    return at[0] if edge == WEST else table.ground.width - at[0]


def in_half(table: Table, edge: str, at: Point) -> bool:
    """Whether a point lies in the half of the table at an edge."""
    if edge in SHORT:
        return (2 * at[0] <= table.ground.width) if edge == WEST else (2 * at[0] >= table.ground.width)
    return (2 * at[1] <= table.ground.depth) if edge == SOUTH else (2 * at[1] >= table.ground.depth)


def in_quarter(table: Table, quarter: str, at: Point) -> bool:
    """Whether a point lies in a quarter of the table."""
    across = SOUTH if quarter.startswith(SOUTH) else NORTH
    along = WEST if quarter.endswith(WEST) else EAST
    return in_half(table, across, at) and in_half(table, along, at)


def in_own(table: Table, half: str, at: Point) -> bool:
    """Whether a point lies in the half or quarter of this name."""
    return in_quarter(table, half, at) if half in QUARTERS else in_half(table, half, at)


def from_centre_line(table: Table, half: str, at: Point) -> int:
    """How far a point is from the line across the middle that bounds a half."""
    size = table.ground.width if half in SHORT else table.ground.depth
    return abs(size // 2 - from_edge(table, half, at))


def from_centre(table: Table, at: Point) -> int:
    """How far a point is from the middle of the table."""
    return distance((table.ground.width // 2, table.ground.depth // 2), at)


def corner_of(table: Table, quarter: str) -> Point:
    """The corner of a quarter."""
    return (
        0 if quarter.endswith(WEST) else table.ground.width,
        0 if quarter.startswith(SOUTH) else table.ground.depth,
    )


def edges_of(table: Table, at: Point) -> int:
    """How far a point is from the nearest edge."""
    return min(from_edge(table, edge, at) for edge in ACROSS if edge not in QUARTERS)


# -- objectives ---------------------------------------------------------------------------------------------


def why_not_objective(table: Table, side: str, number: int, at: Point) -> tuple[str, int]:
    """The reason an objective may not lie there, and by how much; nothing where it may."""
    played, half = of(table), table.sides[side].half
    if edges_of(table, at) < MARK:
        return "off-the-table", MARK - edges_of(table, at)
    if played.zones == "long":
        enemy = ACROSS[half]
        far = from_edge(table, enemy, at) - MARK - 20 * CM
        if far > 0:
            return "too-far-from-enemy-edge", far
        near = 20 * CM - min(from_edge(table, e, at) for e in SHORT) + MARK
        return ("too-near-the-sides", near) if near > 0 else ("", 0)
    if played.zones == "short":
        defended = table.sides[opponent(attacker(table))].half
        if not in_half(table, defended, at):
            return "not-in-defenders-half", 0
        near = 20 * CM + MARK - min(from_centre_line(table, defended, at), edges_of(table, at))
        return ("too-near-centre-or-edge", near) if near > 0 else ("", 0)
    return _why_not_in_quarters(table, side, number, at)


def _why_not_in_quarters(table: Table, side: str, number: int, at: Point) -> tuple[str, int]:
    half, foe = table.sides[side].half, table.sides[opponent(side)].half
    if of(table).zones == "opposite_quarters":
        quarter = half if number == 1 else foe
        if not in_quarter(table, quarter, at):
            return "not-in-that-quarter", 0
        if number == 1:
            near = 20 * CM + MARK - edges_of(table, at)
            return ("too-near-the-edges", near) if near > 0 else ("", 0)
        near = 30 * CM + MARK - from_centre(table, at)
        return ("too-near-the-centre", near) if near > 0 else ("", 0)
    quarter = half if side != attacker(table) else ACROSS[half]
    if not in_quarter(table, quarter, at):
        return "not-in-that-quarter", 0
    near = max(20 * CM + MARK - edges_of(table, at), 30 * CM + MARK - from_centre(table, at))
    return ("too-near-centre-or-edge", near) if near > 0 else ("", 0)


# -- deployment ---------------------------------------------------------------------------------------------


def may_deploy(table: Table, side: str, at: Point) -> bool:
    """Whether a miniature may be deployed at a point."""
    played, half = of(table), table.sides[side].half
    attacks = side == attacker(table)
    if not in_own(table, half, at):
        return False
    if played.zones == "short":
        return not attacks or from_centre_line(table, half, at) >= 60 * CM
    if played.zones == "opposite_quarters":
        return from_centre(table, at) >= 30 * CM
    if played.zones == "adjacent_quarters":
        width, depth = table.ground.width, table.ground.depth
        lines = min(abs(width // 2 - at[0]), abs(depth // 2 - at[1]))
        return not attacks or lines >= 20 * CM
    return True


def zone_of_ambush(table: Table, side: str, at: Point) -> bool:
    """Whether a point is in the deployment zone of a side that holds an ambush (DB-SPEC-06)."""
    return may_deploy(table, side, at)
