"""Army lists: what a player has chosen from a book, in two sections (ledger area TR-PREP)."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from escarmouche.engine import armies
from escarmouche.engine.armies import list_shelf
from escarmouche.games.trauma.armies import armybook
from escarmouche.games.trauma.armies.armybook import (
    ArmyBook,
    Count,
    Number,
    OfficerLine,
    Slug,
    UnitEntry,
    Words,
)
from escarmouche.games.trauma.rules import LEDGER

FORMATS = {f["pa"]: f["reinforcement"] for f in LEDGER.data("TR-PREP-06")["formats"]}
"""The usual totals and what each keeps for the reinforcement section."""


class Arcs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the fire arcs of a unit's vehicles are adapted to the models (TR-VEH-16)."""

    line: Literal["", "front_rear", "left_right"] = ""
    weapons: tuple[Literal[1, 2], ...] = ()
    """One arc for each ranged weapon, in the order of the profile; empty: as in the book."""


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One unit of a list."""

    unit: str
    section: str
    """Which list-building section it belongs to (TR-ARMY-01)."""
    strength: Literal["normal", "extended"] = "normal"
    officer: Slug | tuple[Slug, ...] = ()
    options: dict[Slug, Number] = {}
    arcs: Arcs = Arcs()
    leader: str = ""
    """The profile that leads; empty for the one the book names (TR-ARMY-08)."""

    @property
    def officers(self) -> tuple[str, ...]:
        """The officers asked for: none, one, or a mistake."""
        return (self.officer,) if isinstance(self.officer, str) else self.officer


class ListFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army list as written."""

    book: Slug
    name: Words
    points: Number
    """The army points (PA) the list is made for."""
    sections: dict[Slug, Slug]
    """The list-building sections, each with the book's kind of section it follows."""
    assault: tuple[Choice, ...]
    reinforcement: tuple[Choice, ...] = ()
    reinforcement_value: Count | None = None
    """What the reinforcement section must cost at least; by default what the usual format says."""
    character: Words | None = None
    """A line on how it fights."""


class ArmyList(armies.ArmyList[ArmyBook, ListFile], frozen=True):
    """A list and its book. Not checked: `listcheck.check` says whether it may be played."""

    @property
    def assault(self) -> tuple[Choice, ...]:
        """Units available from the first turn (TR-PREP-03)."""
        return self.written.assault

    @property
    def reinforcement(self) -> tuple[Choice, ...]:
        """Units to be bought during play (TR-PREP-04)."""
        return self.written.reinforcement

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All units, those of the assault section first."""
        return (*self.assault, *self.reinforcement)

    @property
    def reinforcement_value(self) -> int:
        """The least PA of the reinforcement section the list is made for."""
        value = self.written.reinforcement_value
        return usual_reinforcement(self.points) if value is None else value


def usual_reinforcement(points: int) -> int:
    """What a format keeps back; a fifth, rounded up, where none is usual (TR-PREP-06, TR-SCEN-09)."""
    return int(FORMATS.get(points, (points + 4) // 5))


LISTS = list_shelf(Path(__file__).parents[1], ListFile, armybook.BOOKS, ArmyList)
load_list, read_list, schema = LISTS.load_army, LISTS.read_army, LISTS.schema


def officer_of(unit: UnitEntry, choice: Choice) -> OfficerLine | None:
    """The officer a unit has: the one asked for, else the one of its ordinary make-up (TR-ARMY-18)."""
    return unit.officer(choice.officers[0] if choice.officers else "")


def cost_of(unit: UnitEntry, choice: Choice) -> int:
    """What a unit costs in PA; choices the book does not know cost nothing."""
    strength = unit.at(choice.strength)
    officer = officer_of(unit, choice)
    options = ((unit.option(id), count) for id, count in choice.options.items())
    return (
        (strength.cost if strength else 0)
        + (officer.cost if officer else 0)
        + sum(option.cost * count for option, count in options if option)
    )


def total_cost(army_list: ArmyList, choices: tuple[Choice, ...]) -> int:
    """What several units of a list cost in PA."""
    return sum(cost_of(unit, c) for c in choices if (unit := army_list.book.unit(c.unit)))


def figures_of(unit: UnitEntry, choice: Choice) -> dict[str, int]:
    """Figures by profile, options applied, before the officer takes the place of a default leader."""
    strength = unit.at(choice.strength) or unit.strength.normal
    figures = {profile: int(count) for profile, count in strength.figures.items()}
    for id, count in choice.options.items():
        option = unit.option(id)
        if option is None:
            continue
        if option.replace:
            figures[option.replace] = figures.get(option.replace, 0) - count
        figures[option.newcomer] = figures.get(option.newcomer, 0) + count
    return figures
