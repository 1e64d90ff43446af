"""Army lists: the units a player fields, and who rides or pilots what (DT-SETUP-04)."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Annotated

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.shelf import ARMY_LIST, Shelf
from escarmouche.engine.yamlfile import Document
from escarmouche.games.dust import books
from escarmouche.games.dust.books import Book, Slug, Words
from escarmouche.games.dust.rules import SPECIAL
from escarmouche.games.dust.table import Card

LISTS = Shelf(Path(__file__).parent / "lists", ARMY_LIST, "lists", "book", paths=True)
PRICES: dict[str, int] = SPECIAL.data("DS-FORT-01")
BUNKER, STRONGPOINT = "bunker", "strongpoint"


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One unit of a list."""

    unit: Slug
    options: tuple[Slug, ...] = ()
    fort: str = ""
    """bunker: a strongpoint unit in a bunker instead of its strongpoint (DS-FORT-02)."""
    aboard: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The number, from 1 on, of the unit of this list that carries or is piloted by it at the start."""
    attached: Annotated[int, msgspec.Meta(ge=0)] = 0
    """The number of the unit a commissar belongs to (DS-SKILL-18)."""


class ListFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An army list as written; a unit may be given by its key alone."""

    book: Slug
    name: Words
    points: Annotated[int, msgspec.Meta(ge=1)]
    units: tuple[Pick | Slug, ...]
    forts: tuple[str, ...] = ()
    """Fortifications bought besides: bunker, strongpoint."""


class ArmyList(msgspec.Struct, frozen=True):
    """A list and its book. Not checked: `listcheck.check` says whether it may be played."""

    path: str
    book: Book
    written: ListFile

    @property
    def points(self) -> int:
        """The size the list is made for."""
        return self.written.points

    @property
    def picks(self) -> tuple[Pick, ...]:
        """Its units, all written out."""
        return tuple(Pick(p) if isinstance(p, str) else p for p in self.written.units)

    def card(self, pick: Pick) -> Card:
        """The card of a unit of the list."""
        return books.card_of(self.book, pick.unit, pick.options)

    @property
    def total(self) -> int:
        """What the list costs, fortifications included."""
        forts = sum(PRICES.get(fort, 0) for fort in self.written.forts)
        better = sum(PRICES["upgrade"] for pick in self.picks if pick.fort == BUNKER)
        return forts + better + sum(self.card(pick).points for pick in self.picks)


def load_list(name: str, folder: str = "") -> ArmyList:
    """Read a list by name or path; DataError names file, line and key."""
    return read_list(LISTS.load(name, folder), folder)


def read_list(document: Document, folder: str = "") -> ArmyList:
    """A list from a document already in hand."""
    if not isinstance(document.data, dict):
        raise DataError(
            f"{document.at()}: an army list is a mapping that starts with `book:`",
            f"{document.at()} : une liste d'armée est un ensemble de clés qui commence par `book:`",
        )
    written = document.read(ListFile)
    with document.blaming("book"):
        book = books.load(books.BOOKS.find(written.book, folder))
    army = ArmyList(document.path, book, written)
    for n, pick in enumerate(army.picks):
        entry = book.entry(pick.unit)
        where = document.at("units", n)
        if entry is None:
            raise _unknown(pick.unit, book, where, folder)
        for option in pick.options:
            if option not in entry.options:
                raise DataError(
                    f"{where}: {pick.unit} has no option {option}",
                    f"{where} : {pick.unit} n'a pas d'option {option}",
                )
        for key in ("aboard", "attached"):
            if getattr(pick, key) > len(army.picks) or getattr(pick, key) == n + 1:
                raise DataError(
                    f"{where}: {key} names no other unit of the list",
                    f"{where} : {key} ne nomme pas une autre unité de la liste",
                )
        if pick.fort not in ("", BUNKER, STRONGPOINT):
            raise DataError(
                f"{where}: a fort is {BUNKER} or {STRONGPOINT}, not {pick.fort}",
                f"{where} : un fort est {BUNKER} ou {STRONGPOINT}, et non {pick.fort}",
            )
    for n, fort in enumerate(written.forts):
        if fort not in (BUNKER, STRONGPOINT):
            where = document.at("forts", n)
            raise DataError(
                f"{where}: {fort} is no fortification: {BUNKER}, {STRONGPOINT}",
                f"{where} : {fort} n'est pas une fortification : {BUNKER}, {STRONGPOINT}",
            )
    return army


def _unknown(unit: str, book: books.Book, where: str, folder: str) -> DataError:
    """A unit its book does not have: what is not known of it, or which other book has it (DT-SETUP-04)."""
    if lacking := next((m for m in book.unavailable if _slug(m.name) == unit), None):
        missing = ", ".join(lacking.missing)
        return DataError(
            f"{where}: the book {book.key} has no unit {unit}: not known of it: {missing}",
            f"{where} : le livre {book.key} n'a pas d'unité {unit} : on n'en connaît pas : {missing}",
        )
    for key in books.BOOKS.names(folder):
        if books.load(books.BOOKS.find(key, folder)).entry(unit):
            return DataError(
                f"{where}: the book {book.key} has no unit {unit}: DT-SETUP-04: it is a unit of {key}, and "
                f"an army is of one bloc",
                f"{where} : le livre {book.key} n'a pas d'unité {unit} : DT-SETUP-04 : c'est une unité de "
                f"{key}, et une armée est d'un seul bloc",
            )
    return DataError(
        f"{where}: the book {book.key} has no unit {unit}",
        f"{where} : le livre {book.key} n'a pas d'unité {unit}",
    )


def _slug(name: str) -> str:
    """A name as the key of its card would be written."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", letters.lower())
