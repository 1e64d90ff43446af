"""The scenarios: where armies enter, what is fought over, what comes back (areas DT-SETUP, DT-SCEN).

A scenario file names its rule; the numbers are those of the ledger, or of the file itself where it has some.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from escarmouche.engine import typed, yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.french import french
from escarmouche.engine.shelf import SCENARIO, Shelf
from escarmouche.games.dust.dice import symbols
from escarmouche.games.dust.table import RESERVE, SIDES, Referee, Table, opponent
from escarmouche.games.dust_tactics.board import SQUARE
from escarmouche.games.dust_tactics.rules import LEDGER

SCENARIOS = Shelf(Path(__file__).parent / "scenarios", SCENARIO)
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


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One scenario."""

    key: str
    number: int
    name: dict[str, str]
    rule: str
    turns: int
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


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """The scenarios in the order of their numbers, then the one that is rolled for."""
    found = sorted(SCENARIOS.files(), key=lambda path: _read(path)["number"])
    return (*(path.stem for path in found), RANDOM)


def _read(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = yamlfile.cached(path)
    return data


@lru_cache(maxsize=32)
def load(key: str) -> Scenario:
    """A scenario by its key; DataError when there is none."""
    if key not in names() or key == RANDOM:
        known = ", ".join(names())
        raise DataError(
            f"there is no scenario called {key}; there are: {known}",
            f"il n'y a pas de scénario du nom de {key} ; il y a : {known}",
        )
    path = SCENARIOS.find(key)
    written = _read(path)
    if written.get("rule") not in LEDGER:
        rule = written.get("rule")
        raise DataError(f"{path}: the ledger has no rule {rule}", f"{path} : il n'y a pas de règle {rule}")
    try:
        found: Scenario = typed.convert({**LEDGER.data(written["rule"]), **written}, Scenario)
        return found
    except msgspec.ValidationError as error:
        raise DataError(f"{path}: {error}", f"{path} : {french(error)}") from error


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
