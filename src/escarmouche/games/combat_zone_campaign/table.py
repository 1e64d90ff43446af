"""What lies on the campaign table: two forces, fighter by fighter."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine import ledger, table
from escarmouche.games.combat_zone.armies import armybook
from escarmouche.games.combat_zone.armies.armybook import Troop
from escarmouche.games.combat_zone.armies.armylist import Entry
from escarmouche.games.combat_zone.setup import scenario
from escarmouche.games.combat_zone.table import SIDES

LEDGER = ledger.load(Path(__file__).parent / "rules.yaml")
MISSIONS: tuple[str, ...] = tuple(LEDGER.data("KZ-PLAN-01")["missions"])
LETTERS = "abcdefghijklmnopqrstuvwxyz"
GAME = "combat_zone_campaign"


class Squad(msgspec.Struct, frozen=True):
    """A group of a list as it was written."""

    type: str
    quality: str
    name: dict[str, str] = {}


class Roll(msgspec.Struct, frozen=True):
    """The list a side began with."""

    book: str
    name: dict[str, str]
    groups: tuple[Squad, ...]


class Setting(table.Setting, frozen=True):
    """What is fixed: the lists, and how many battles there are."""

    lists: dict[str, Roll] = msgspec.field(default_factory=dict)
    battles: int = 3


class Side(table.Side, frozen=True):
    """A side of the campaign."""

    wins: int = 0
    points_lost: int = 0
    behind: tuple[int, ...] = ()
    """Groups that stay behind in the next battle, by number."""


class Fighter(table.Unit, frozen=True):
    """A fighter that goes from battle to battle."""

    group: int = 1
    troop: str = ""
    quality: str = "average"
    experience: int = 0
    gear: tuple[str, ...] = ()
    lost: bool = False


class Turn(table.Turn, frozen=True):
    """Phases: mission, muster, battle. The round is the number of the battle."""

    mission: str = ""
    attacker: str = ""
    last: str = ""
    """Who won the last battle; empty before the first."""


RECORDS = table.Records(Setting, Side, Fighter, table.Figure, Turn)
Table = table.Table[Side, Fighter, table.Figure, Turn, Setting]


def opponent(side: str) -> str:
    """The other side."""
    return SIDES[1 - SIDES.index(side)]


def entry_of(table: Table, fighter: str) -> Entry:
    """What the book says of a fighter."""
    record = table.units[fighter]
    book = armybook.load(armybook.BOOKS.find(table.setting.lists[record.side].book))
    entry = book.entry(record.troop)
    assert entry is not None, f"{record.troop} was in the book when the campaign began"
    return entry


def cost_of(table: Table, fighter: str) -> int:
    """What a fighter is worth as it is now."""
    entry = entry_of(table, fighter)
    return armybook.price(entry, table.units[fighter].quality) if isinstance(entry, Troop) else entry.cost


def left_of(table: Table, side: str) -> tuple[str, ...]:
    """The fighters of a side that live, in the order of its list."""
    return tuple(f.id for f in table.units.values() if f.side == side and not f.lost)


def groups_left(table: Table, side: str, *, going: bool = False) -> tuple[int, ...]:
    """The groups of a side that have somebody left; with `going`, without those that stay behind."""
    behind = table.sides[side].behind if going else ()
    numbers = (table.units[fighter].group for fighter in left_of(table, side))
    return tuple(dict.fromkeys(number for number in numbers if number not in behind))


def going(table: Table, side: str) -> tuple[str, ...]:
    """The fighters that go to the next battle."""
    groups = groups_left(table, side, going=True)
    return tuple(fighter for fighter in left_of(table, side) if table.units[fighter].group in groups)


def worth(table: Table, side: str) -> int:
    """What those who go are worth together."""
    return sum(cost_of(table, fighter) for fighter in going(table, side))


def has_roles(mission: str) -> bool:
    """Whether a mission has an attacker and a defender."""
    return scenario.load(mission).roles


def fielded(table: Table, side: str) -> dict[str, str]:
    """Those who go by the ids they have in the battle: groups and figures are counted anew there."""
    ids: dict[str, str] = {}
    for n, group in enumerate(groups_left(table, side, going=True), 1):
        members = [f for f in going(table, side) if table.units[f].group == group]
        ids.update({f"{side}{n}{LETTERS[k]}": fighter for k, fighter in enumerate(members)})
    return ids


def force_of(table: Table, side: str) -> dict[str, Any]:
    """Those who go as a list of Combat Zone (KZ-BATTLE-01)."""
    roll = table.setting.lists[side]
    groups = []
    for number in groups_left(table, side, going=True):
        squad = roll.groups[number - 1]
        figures = [_pick(table, f) for f in going(table, side) if table.units[f].group == number]
        named = {"name": squad.name} if squad.name else {}
        groups.append({"type": squad.type, "quality": squad.quality, "figures": figures, **named})
    head = {"book": roll.book, "name": roll.name, "points": max(1, worth(table, side)), "veterans": True}
    return {**head, "groups": groups}


def _pick(table: Table, fighter: str) -> dict[str, Any]:
    record = table.units[fighter]
    pick: dict[str, Any] = {"troop": record.troop}
    if isinstance(entry_of(table, fighter), Troop):
        pick["quality"] = record.quality
    if record.gear:
        pick["gear"] = list(record.gear)
    return pick
