"""What lies on the campaign table: the records of the war and simple questions about them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine import checked, ledger, table

LEDGER = ledger.load(Path(__file__).parent / "rules.yaml")
SIDES: tuple[str, ...] = ("north", "south")
PLACES: tuple[str, ...] = tuple(LEDGER.data("OW-MAP-01")["places"])
WEEKS: int = LEDGER.data("OW-WEEK-01")["weeks"]
COINS: int = LEDGER.data("OW-WEEK-01")["coins"]
MOST: int = LEDGER.data("OW-WEEK-01")["most"]


class Entry(msgspec.Struct, frozen=True):
    """A force: the units it begins with, what each is worth in a list, its name."""

    units: int
    points: int
    name: dict[str, str]


FORCES: dict[str, Entry] = checked.convert(LEDGER.data("OW-ARMY-01"), dict[str, Entry])


class Setting(table.Setting, frozen=True):
    """What is fixed: which force each side leads."""

    lists: dict[str, str] = msgspec.field(default_factory=dict)


class Side(table.Side, frozen=True):
    """A side of the war."""

    units: int = 0
    coins: int = 0
    points: int = 0
    at_bridge: int = 0
    """How many of its units were sent to the bridge this week."""
    lost: int = 0
    """Units lost this week that may still come back."""


class Place(table.Thing, frozen=True):
    """A place of the map; its side holds it."""


RECORDS = table.Records(Setting, Side, table.Unit, table.Figure, table.Turn, Place)
Table = table.Table[Side, table.Unit, table.Figure, table.Turn, Setting]


def sent(table: Table, side: str, place: str) -> int:
    """How many units of a side are at a place this week (OW-SEND-01)."""
    record = table.sides[side]
    return record.at_bridge if place == PLACES[0] else record.units - record.at_bridge


def force_of(table: Table, side: str, units: int) -> dict[str, Any]:
    """So many units of a side's force as a list of Outpost (OW-ARMY-01)."""
    force = table.setting.lists[side]
    entry = FORCES[force]
    return {
        "book": "outpost",
        "name": entry.name,
        "points": units * entry.points,
        "force": force,
        "units": units,
    }
