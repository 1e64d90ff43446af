"""The scenarios: where armies enter, what is fought over, what comes back (areas DT-SETUP, DT-SCEN).

A scenario file names its rule; the numbers are those of the ledger, or of the file itself where it has some.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from escarmouche.engine import scenarios
from escarmouche.engine.datafiles import SCENARIO
from escarmouche.engine.errors import DataError
from escarmouche.engine.scenarios import ScenarioShelf, known_rules
from escarmouche.games.dust.chapters.dice import symbols
from escarmouche.games.dust.table import RESERVE, SIDES, Referee, Table, opponent
from escarmouche.games.dust_tactics.chapters.board.board import SQUARE
from escarmouche.games.dust_tactics.rules import LEDGER

RANDOM = "random"
"""The scenario is rolled for (DT-SETUP-01)."""
SOUTH, NORTH = HALVES = ("south", "north")
LONG_EDGE, OWN_SHORT, ENEMY_SHORT = "long_edge", "short_edges_of_own_mat", "short_edges_of_enemy_mat"
TABLE: dict[str, int] = LEDGER.data("DT-SETUP-01")["table"]
DICE: int = LEDGER.data("DT-SETUP-01")["dice"]


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Victory points: for holding the objective of a half at the end of a turn, for each unit eliminated."""

    enemy_half: int = 0
    own_half: int = 0
    unit_eliminated: int = 0


class Scenario(scenarios.Scenario, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One scenario."""

    rule: str
    turns: int = 0
    boards: Literal["long_sides_joined"] = "long_sides_joined"
    entry: Literal["long_edge", "short_edges_of_own_mat"] = "long_edge"
    reserve_entry: Literal["", "short_edges_of_enemy_mat"] = ""
    """Where reserves enter; nothing: where the army does."""
    objectives: int | Literal["centre_squares"] = 0
    """How many the players place together, or those of the centre."""
    win: Literal["", "take_any", "take_in_enemy_half"] = ""
    vp: Points = Points()
    win_vp: int = 0
    reserves: int | Literal["all"] = 0
    heroes_in_reserve: bool = False
    from_turn: int = 1
    """The first turn whose end lets objectives be taken (DT-OBJ-01)."""

    @property
    def scores(self) -> bool:
        """Whether victory points are counted."""
        return self.win_vp > 0


def _numbers(written: Mapping[str, Any]) -> Mapping[str, Any]:
    """The numbers of a scenario's own rule; the one that is rolled for has none."""
    rule = str(written.get("rule"))
    return LEDGER.data(rule) if rule in LEDGER and written.get("key") != RANDOM else {}


def _check(path: str, played: Scenario) -> None:
    known_rules(LEDGER, path, played.rule)


SCENARIOS = ScenarioShelf(
    Path(__file__).parents[1] / "scenarios", SCENARIO, type=Scenario, check=_check, numbers=_numbers
)
names = lru_cache(maxsize=1)(SCENARIOS.offered)


@lru_cache(maxsize=32)
def load(key: str) -> Scenario:
    """A scenario by its key, not the one that is rolled for; DataError when there is none."""
    if key == RANDOM:
        known = ", ".join(names())
        raise DataError("no-scenario-called", game="dust_tactics", name=key, known=known)
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
    """Two dice, looked up as a pair (DT-SETUP-01)."""
    faces: tuple[str, ...] = referee.roll("DT-SETUP-01", SIDES[0], symbols(DICE))
    pair = {"+".join(sorted(text.split("+"))): number for text, number in TABLE.items()}
    return by_number(pair["+".join(sorted(faces))])


# -- halves and edges ---------------------------------------------------------------------------------------


def half_of(table: Table, y: int) -> str:
    """The mat a row belongs to (DT-SCEN-01)."""
    return SOUTH if y < table.ground.depth // SQUARE // 2 else NORTH


def in_half(table: Table, side: str, y: int) -> bool:
    """Whether a row lies in a side's own half."""
    return half_of(table, y) == table.sides[side].half


def entry_squares(table: Table, unit: str) -> tuple[tuple[int, int], ...]:
    """The squares by which a unit comes onto the board (DT-SETUP-05, DT-SETUP-10, DT-SCEN-03)."""
    played = of(table)
    record = table.units[unit]
    half, edge = table.sides[record.side].half, str(played.entry)
    if record.place == RESERVE and played.reserve_entry:
        half, edge = table.sides[opponent(record.side)].half, OWN_SHORT
    columns, rows = table.ground.width // SQUARE, table.ground.depth // SQUARE
    return _edge(columns, rows, half, edge)


@lru_cache(maxsize=64)
def _edge(columns: int, rows: int, half: str, edge: str) -> tuple[tuple[int, int], ...]:
    if edge == LONG_EDGE:
        y = 0 if half == SOUTH else rows - 1
        return tuple([(x, y) for x in range(columns)])
    span = range(rows // 2) if half == SOUTH else range(rows // 2, rows)
    return tuple([(x, y) for x in (0, columns - 1) for y in span])


def centre_squares(table: Table) -> tuple[tuple[int, int], ...]:
    """The squares that touch the centre point of the joined board (DT-SCEN-02)."""
    columns, rows = table.ground.width // SQUARE, table.ground.depth // SQUARE
    xs = (columns // 2,) if columns % 2 else (columns // 2 - 1, columns // 2)
    ys = (rows // 2,) if rows % 2 else (rows // 2 - 1, rows // 2)
    return tuple([(x, y) for y in ys for x in xs])
