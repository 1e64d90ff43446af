"""Army lists: the groups a player fields, bought from a book (CZ-FORCE-01, CZ-FORCE-02)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from escarmouche.engine import armies
from escarmouche.engine.armies import list_shelf
from escarmouche.engine.errors import DataError
from escarmouche.engine.yamlfile import Document
from escarmouche.games.combat_zone.armies import armybook
from escarmouche.games.combat_zone.armies.armybook import (
    Alien,
    ArmyBook,
    Machine,
    Quality,
    Slug,
    Troop,
    Words,
)

Entry = Troop | Machine | Alien


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fighters of one kind in a group; a quality of their own only for the leader (CZ-FORCE-01)."""

    troop: Slug
    count: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    quality: Quality | None = None
    gear: tuple[Slug, ...] = ()
    """Weapons taken in earlier battles of a campaign, over and above what the book gives (CZ-GAME-04)."""


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A squad, a gang, or somebody who operates alone."""

    type: Literal["squad", "gang", "hero", "officer", "machine", "alien"]
    figures: tuple[Pick, ...]
    quality: Quality = "average"
    name: Words = {}


class ListFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army list as written."""

    book: Slug
    name: Words
    points: Annotated[int, msgspec.Meta(ge=1)]
    """The size it is made for."""
    groups: tuple[Group, ...]
    character: Words = {}
    """A line on how it fights."""
    veterans: bool = False
    """What is left of a force in a campaign: groups as small as they are, qualities as they were earned."""


class Fighter(msgspec.Struct, frozen=True):
    """One figure of a group: what it is and how good."""

    entry: Entry
    quality: str
    gear: tuple[str, ...] = ()

    @property
    def role(self) -> str:
        """basic, leader, sub_leader, hero, officer, tech, medic; machines and aliens are called so."""
        if isinstance(self.entry, Machine):
            return "machine"
        return "alien" if isinstance(self.entry, Alien) else self.entry.role

    @property
    def cost(self) -> int:
        """Its price (CZ-FORCE-03)."""
        entry = self.entry
        return armybook.price(entry, self.quality) if isinstance(entry, Troop) else entry.cost


class ArmyList(armies.ArmyList[ArmyBook, ListFile], frozen=True):
    """A list and its book. Not checked: `listcheck.check` says whether it may be played."""

    @property
    def groups(self) -> tuple[Group, ...]:
        """As written."""
        return self.written.groups

    @property
    def total(self) -> int:
        """What the list costs; troops its book does not know cost nothing."""
        return sum(fighter.cost for group in self.groups for fighter in fighters(self.book, group))


def fighters(book: ArmyBook, group: Group) -> Iterator[Fighter]:
    """The figures of a group in the order written; those the book does not know are left out."""
    for pick in group.figures:
        entry = book.entry(pick.troop)
        if entry is None:
            continue
        for _ in range(pick.count):
            yield Fighter(entry, quality_of(entry, pick, group), pick.gear)


def quality_of(entry: Entry, pick: Pick, group: Group) -> str:
    """The quality of a figure: a machine's or alien's own, Elite for a hero unless said (CZ-REAC-04)."""
    if isinstance(entry, Alien):
        return entry.quality
    if isinstance(entry, Machine):
        return "average"
    return pick.quality or ("elite" if entry.role == "hero" else group.quality)


def _fit(document: Document, army: ArmyList, folder: str) -> None:
    """Every troop is one that the book sells."""
    for n, group in enumerate(army.groups):
        for k, pick in enumerate(group.figures):
            if army.book.entry(pick.troop) is None:
                where = document.at("groups", n, "figures", k, "troop")
                raise DataError(
                    "no-entry", game="combat_zone", where=where, book=army.book.key, entry=pick.troop
                )


LISTS = list_shelf(Path(__file__).parents[1], ListFile, armybook.BOOKS, ArmyList, _fit)
load_list, read_list, schema = LISTS.load_army, LISTS.read_army, LISTS.schema
