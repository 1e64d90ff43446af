"""What lies on the table: the records of the toy game and simple questions about them."""

from __future__ import annotations

from math import isqrt
from pathlib import Path

import msgspec

from escarmouche.engine import ledger, table
from escarmouche.engine.requests import Refusal
from escarmouche.space.shapes import Point

LEDGER = ledger.load(Path(__file__).parent / "rules.yaml")
SIDES: tuple[str, ...] = ("red", "blue", "green", "white")
"""The sides there may be, in their order; a table has the first two, three or four of them."""
UNKNOWN = "?"
"""A card that this view does not show."""
ROOM: int = LEDGER.data("TP-SETUP-04")["room"]


class Entry(msgspec.Struct, frozen=True):
    """The printed values of a unit."""

    units: int
    dice: int
    strength: int
    name: dict[str, str]


class Setting(table.Setting, frozen=True):
    """What is fixed: which force each side brought, and the entries used."""

    lists: dict[str, str] = msgspec.field(default_factory=dict)
    entries: dict[str, Entry] = msgspec.field(default_factory=dict)
    scenario: str = ""
    """Empty for the plain one."""


class Side(table.Side, frozen=True):
    """A force: its tokens and its card."""

    card: str = ""
    turned: bool = False
    tokens: int = 0


class Unit(table.Unit, frozen=True):
    """A unit of one figure. Markers: acted, aimed, lost."""

    wounds: int = 0


class Turn(table.Turn, frozen=True):
    """Phases: cards, deploy, initiative, act."""

    queue: tuple[str, ...] = ()
    """Units still to be deployed, or targets still to be shot at."""


class Thing(table.Thing, frozen=True):
    """What lies about: smoke, or a mine that its owner alone knows."""

    rounds: int = 0
    """At the end of which round it is gone; 0: it stays."""


RECORDS = table.Records(Setting, Side, Unit, table.Figure, Turn, Thing)
Table = table.Table[Side, Unit, table.Figure, Turn, Setting]


def after(table: Table, side: str) -> tuple[str, ...]:
    """The sides in the order they take turns after this one, itself last."""
    sides = tuple(table.sides)
    here = sides.index(side) + 1
    return sides[here:] + sides[:here]


def enemies_of(table: Table, side: str) -> tuple[str, ...]:
    """The units of all other sides, side by side in their order."""
    return tuple(unit for enemy in table.sides if enemy != side for unit in units_of(table, enemy))


def units_of(table: Table, side: str) -> tuple[str, ...]:
    """The units of a side that are not lost, in the order of the table."""
    return tuple(u.id for u in table.units.values() if u.side == side and "lost" not in u.markers)


def entry_of(table: Table, unit: str) -> Entry:
    """The printed values of a unit."""
    return table.setting.entries[table.setting.lists[table.units[unit].side]]


def point_of(table: Table, unit: str) -> Point:
    """Where a unit on the table stands."""
    figure = table.figures[table.units[unit].figures[0]]
    return figure.x, figure.y


def distance(a: Point, b: Point) -> int:
    """From middle to middle, rounded up: 1 more than allowed is too far."""
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    return isqrt(square - 1) + 1 if square else 0


def hut_distance(table: Table, point: Point) -> int:
    """From a point to the hut's wall, 0 inside."""
    x0, y0, x1, y1 = table.ground.pieces[0].polygon.box
    dx, dy = max(x0 - point[0], 0, point[0] - x1), max(y0 - point[1], 0, point[1] - y1)
    return distance((0, 0), (dx, dy))


def line_distance(point: Point, a: Point, b: Point) -> int:
    """From a point to the nearest of a straight line between two others."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    along = (point[0] - a[0]) * dx + (point[1] - a[1]) * dy
    along = max(0, min(length, along))
    if not length:
        return distance(point, a)
    return distance(point, (a[0] + dx * along // length, a[1] + dy * along // length))


def why_not_stand(table: Table, unit: str, point: Point) -> Refusal | None:
    """Whether there is room for a unit at this point."""
    if not (0 <= point[0] <= table.ground.width and 0 <= point[1] <= table.ground.depth):
        return Refusal("TP-SETUP-04", "off-the-table", {"unit": unit})
    if not hut_distance(table, point):
        return Refusal("TP-SETUP-04", "in-the-hut", {"unit": unit})
    for near in table.units.values():
        if near.id == unit or not near.figures or "lost" in near.markers:
            continue
        gap = distance(point, point_of(table, near.id))
        if gap < ROOM:
            return Refusal("TP-SETUP-04", "no-room", {"unit": unit, "near": near.id}, ROOM - gap, "cm")
    return None
