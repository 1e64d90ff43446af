"""Army lists: the groups a player fields, bought from a book (CZ-FORCE-01, CZ-FORCE-02)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.shelf import ARMY_LIST, Shelf
from escarmouche.games.combat_zone import armybook
from escarmouche.games.combat_zone.armybook import Alien, ArmyBook, Machine, Quality, Slug, Troop, Words

LISTS = Shelf(Path(__file__).parent / "lists", ARMY_LIST, "lists", "book", paths=True)
Entry = Troop | Machine | Alien


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Fighters of one kind in a group; a quality of their own only for the leader (CZ-FORCE-01)."""

    troop: Slug
    count: Annotated[int, msgspec.Meta(ge=1, le=10)] = 1
    quality: Quality | None = None


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


class Fighter(msgspec.Struct, frozen=True):
    """One figure of a group: what it is and how good."""

    entry: Entry
    quality: str

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


class ArmyList(msgspec.Struct, frozen=True):
    """A list and its book. Not checked: `listcheck.check` says whether it may be played."""

    path: str
    book: ArmyBook
    written: ListFile

    @property
    def points(self) -> int:
        """The size the list is made for."""
        return self.written.points

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
            yield Fighter(entry, quality_of(entry, pick, group))


def quality_of(entry: Entry, pick: Pick, group: Group) -> str:
    """The quality of a figure: a machine's or alien's own, Elite for a hero unless said (CZ-REAC-04)."""
    if isinstance(entry, Alien):
        return entry.quality
    if isinstance(entry, Machine):
        return "average"
    return pick.quality or ("elite" if entry.role == "hero" else group.quality)


def load_list(name_or_path: str, folder: str = "") -> ArmyList:
    """Read a list of the package, of the user's folder, or a file; DataError where it is not one."""
    return read_list(LISTS.load(name_or_path, folder), folder)


def read_list(document: yamlfile.Document, folder: str = "") -> ArmyList:
    """A list from a document already in hand."""
    if not isinstance(document.data, dict):
        raise DataError(
            f"{document.at()}: an army list is a mapping that starts with `book:`",
            f"{document.at()} : une liste d'armée est un ensemble de clés qui commence par `book:`",
        )
    written = document.read(ListFile)
    with document.blaming("book"):
        book = armybook.load(armybook.BOOKS.find(written.book, folder))
    for n, group in enumerate(written.groups):
        for k, pick in enumerate(group.figures):
            if book.entry(pick.troop) is None:
                where = document.at("groups", n, "figures", k, "troop")
                raise DataError(
                    f"{where}: {book.key} has no {pick.troop}",
                    f"{where} : {book.key} n'a pas de {pick.troop}",
                )
    return ArmyList(document.path, book, written)


def schema() -> dict[str, Any]:
    """The JSON Schema of an army list, for editors."""
    return msgspec.json.schema(ListFile)
