"""The records of Battlefield: those of Dust, with platoons, reserves and ambushes."""

from __future__ import annotations

from typing import cast

from escarmouche.engine import table as engine_table
from escarmouche.games.dust import table as dust
from escarmouche.games.dust.table import SIDES as SIDES

AMBUSH = "ambush"
"""Where a unit is: held in ambush (DB-SPEC-04). The others are those of Dust."""
MARCHED = "marched"
"""Its last action this turn was a March (DB-OBJ-01)."""
WRECK = "wreck"
"""A kind of terrain: what is left of a vehicle (DB-DMG-08)."""


class Setting(dust.Setting, frozen=True):
    """Fixed for the match."""

    platoons: dict[str, str] = {}
    """The kind of each platoon, by its name: side and number."""


class Side(dust.Side, frozen=True):
    """One army."""

    corner: str = ""
    """The quarter it defends or attacks from, where the scenario has quarters: ne, nw, se, sw."""


class Unit(dust.Unit, frozen=True):
    """A unit, and what the open table knows of it besides."""

    platoon: str = ""
    """The platoon it belongs to or supports (DB-PLAT-05)."""
    role: str = ""
    """leader, combat or support in its platoon."""
    escort: str = ""
    """The unit it arrives with from reserve or ambush (DB-SPEC-04, DB-SPEC-09, DB-SPEC-10)."""
    late: bool = False
    """An aircraft kept off the table in the first turn (DB-SPEC-03)."""


class Turn(dust.Turn, frozen=True):
    """Where the match stands."""

    attacker: str = ""
    """The side that attacks in the scenario."""
    zone: str = ""
    """Where the unit under way comes on: an edge (DB-SPEC-12)."""


Table = dust.Table
Referee = dust.Referee
RECORDS = engine_table.Records(Setting, Side, Unit, dust.Figure, Turn, dust.Thing)


def unit_of(table: Table, unit: str) -> Unit:
    """A unit with what the open table knows of it."""
    return cast(Unit, table.units[unit])


def units_of(table: Table, side: str = "") -> list[Unit]:
    """The units of a side, or all of them."""
    return [cast(Unit, unit) for unit in table.units.values() if not side or unit.side == side]


def turn_of(table: Table) -> Turn:
    """Where the match stands."""
    return cast(Turn, table.turn)


def side_of(table: Table, side: str) -> Side:
    """An army."""
    return cast(Side, table.sides[side])


def setting_of(table: Table) -> Setting:
    """What is fixed for the match."""
    return cast(Setting, table.setting)
