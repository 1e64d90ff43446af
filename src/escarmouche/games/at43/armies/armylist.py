"""Army lists: a company in sections, as a player has chosen it from a book (A4-FORCE-02, A4-FORCE-03)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from escarmouche.engine import armies
from escarmouche.engine.armies import list_shelf
from escarmouche.games.at43.armies import armybook
from escarmouche.games.at43.armies.armybook import ArmyBook, Number, Slug, UnitEntry, Words
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import ATTACKER, DEFENDER

ALWAYS, ATTACKING, DEFENDING, LATER = GROUPS = ("assault", "attack", "defence", "reinforcement")
"""A unit of the assault group in either role, in one of them alone, or bought during play."""
ALLOWANCES: dict[int, dict[str, int]] = {
    int(row["forces_pa"].split("-")[1]): {ATTACKER: row["attacker_max"], DEFENDER: row["defender_max"]}
    for row in LEDGER.data("A4-FORCE-01")["rows"]
}
"""What each role may field as assault units, by the largest forces of the row."""
LARGEST = max(ALLOWANCES)
SCENERY_PRICES: dict[str, int] = {
    piece["piece"]: piece["pa"] for piece in LEDGER.data("A4-SCN-01")["pieces"] if piece["pa"]
}
"""Scenery that a company may buy (A4-SCN-14)."""


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One unit of a list."""

    unit: Slug
    strength: Number | None = None
    """How many members, all counted; the standard strength where nothing is said."""
    special: dict[Slug, Number] = {}
    """Special weapons, each taking the place of a standard one (A4-ABIL-05)."""
    officer: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    """The grade of the officer who leads it; 0 for none."""
    hero: str = ""
    """The hero who joins it or drives its first vehicle."""
    group: Literal["assault", "attack", "defence", "reinforcement"] = "reinforcement"
    """What its owner proposes for it in the split of the company (A4-FORCE-02)."""
    garrison: bool = False
    """Meant for a bunker of its side, where the mission has one (A4-SCN-09)."""
    experience: tuple[Annotated[int, msgspec.Meta(ge=1, le=6)], ...] = ()
    """Of a company of a campaign: the bonuses the unit has earned (A4-WAR-01)."""
    missing: tuple[str, ...] = ()
    """Of a company of a campaign: members lost before this battle, by their letters."""
    hurt: dict[str, tuple[Annotated[int, msgspec.Meta(ge=0)], ...]] = {}
    """Of a company of a campaign: Structure points lost by vehicles before it, by their letters."""


class ListFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army list as written."""

    book: Slug
    name: Words
    points: Number
    """The PA the list is made for."""
    sections: tuple[tuple[Choice, ...], ...]
    scenery: dict[Literal["crystal", "nanogenerator", "container", "low_wall"], Number] = {}
    """The last two are given by a campaign alone."""
    veterans: bool = False
    """A company of a campaign as it is now: whole sections and strengths are not asked for (A4-WAR-01)."""
    supplies: tuple[Literal["spy", "cold_equipment", "jump_system", "arctic_livery"], ...] = ()
    """What a campaign gives it for this battle (A4-WAR-07 to A4-WAR-10)."""
    character: Words | None = None
    """A line on how it fights."""


class ArmyList(armies.ArmyList[ArmyBook, ListFile], frozen=True):
    """A list and its book. Not checked: `listcheck.check` says whether it may be played."""

    @property
    def sections(self) -> tuple[tuple[Choice, ...], ...]:
        """The company section by section."""
        return self.written.sections

    @property
    def choices(self) -> tuple[Choice, ...]:
        """All units in the order of the list."""
        return tuple(choice for section in self.sections for choice in section)

    @property
    def scenery(self) -> tuple[str, ...]:
        """The pieces it brings, one word for each."""
        return tuple(piece for piece, count in self.written.scenery.items() for _ in range(count))

    @property
    def total(self) -> int:
        """What the company costs, scenery included."""
        units = sum(cost_of(self.book, choice) for choice in self.choices)
        return units + sum(SCENERY_PRICES.get(piece, 0) for piece in self.scenery)

    def proposed(self, role: str) -> int:
        """What the units proposed for the assault group of a role cost."""
        return sum(cost_of(self.book, choice) for choice in self.choices if in_assault(choice, role))


LISTS = list_shelf(Path(__file__).parents[1], ListFile, armybook.BOOKS, ArmyList)
load_list, read_list, schema = LISTS.load_army, LISTS.read_army, LISTS.schema


def in_assault(choice: Choice, role: str) -> bool:
    """Whether the list proposes a unit for the assault group of a role."""
    return choice.group in (ALWAYS, ATTACKING if role == ATTACKER else DEFENDING)


def allowance(points: int, role: str) -> int:
    """The PA a role may field as assault units in a game of this size (A4-FORCE-01).

    Below the smallest size the first row counts, above the largest the last one.
    """
    return ALLOWANCES[next((most for most in ALLOWANCES if points <= most), LARGEST)][role]


def strength_of(unit: UnitEntry, choice: Choice) -> int:
    """How many members a unit has."""
    return unit.strength_standard if choice.strength is None else choice.strength


def hero_of(book: ArmyBook, choice: Choice) -> UnitEntry | None:
    """The hero who joins or drives a unit."""
    hero = book.unit(choice.hero) if choice.hero else None
    return hero if hero is not None and hero.hero else None


def ordinary(unit: UnitEntry, choice: Choice, hero: UnitEntry | None) -> int:
    """Members who are neither hero nor bearer of a special weapon; an officer is one of them."""
    joined = 1 if hero is not None and unit.infantry else 0
    return strength_of(unit, choice) - sum(choice.special.values()) - joined


def grade_in(book: ArmyBook, choice: Choice) -> int:
    """The highest Grade in a unit: that of its officer, of the hero with it, or of the hero it is."""
    unit, hero = book.unit(choice.unit), hero_of(book, choice)
    heroes = [line.hero.grade for line in (unit, hero) if line and line.hero]
    return max((choice.officer, *heroes))


def cost_of(book: ArmyBook, choice: Choice) -> int:
    """What a unit costs in PA; what the book does not know costs nothing."""
    unit = book.unit(choice.unit)
    if unit is None:
        return 0
    hero, officer = hero_of(book, choice), book.officer(choice.officer)
    bearers = [
        unit.special_weapons[id].pa * count
        for id, count in choice.special.items()
        if id in unit.special_weapons
    ]
    return (
        ordinary(unit, choice, hero) * unit.pa_each
        + sum(bearers)
        + unit.pa_unit
        + (officer.pa if officer else 0)
        + (hero.pa_each if hero else 0)
    )
