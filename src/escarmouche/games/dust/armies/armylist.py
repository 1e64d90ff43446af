"""Army lists: the units a player fields, and who rides or pilots what."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Annotated

import msgspec

from escarmouche.engine import armies
from escarmouche.engine.armies import list_shelf
from escarmouche.engine.errors import DataError
from escarmouche.engine.yamlfile import Document
from escarmouche.games.dust.armies import armybook
from escarmouche.games.dust.armies.armybook import Book, Slug, Words
from escarmouche.games.dust.rules import SPECIAL
from escarmouche.games.dust.table import Card

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
    character: Words = {}
    """A line on how it fights."""


class ArmyList(armies.ArmyList[Book, ListFile], frozen=True):
    """A list and its book. Not checked: `listcheck.check` says whether it may be played."""

    @property
    def picks(self) -> tuple[Pick, ...]:
        """Its units, all written out."""
        return tuple(Pick(p) if isinstance(p, str) else p for p in self.written.units)

    def card(self, pick: Pick) -> Card:
        """The card of a unit of the list."""
        return armybook.card_of(self.book, pick.unit, pick.options)

    @property
    def total(self) -> int:
        """What the list costs, fortifications included."""
        forts = sum(PRICES.get(fort, 0) for fort in self.written.forts)
        better = sum(PRICES["upgrade"] for pick in self.picks if pick.fort == BUNKER)
        return forts + better + sum(self.card(pick).points for pick in self.picks)


def _fit(document: Document, army: ArmyList, folder: str) -> None:
    """Units and options of the book, numbers of other units of the list, fortifications that exist."""
    for n, pick in enumerate(army.picks):
        entry = army.book.entry(pick.unit)
        where = document.at("units", n)
        if entry is None:
            raise _unknown(pick.unit, army.book, where, folder)
        for option in pick.options:
            if option not in entry.options:
                raise DataError("no-option-of-unit", game="dust", where=where, unit=pick.unit, option=option)
        for key in ("aboard", "attached"):
            if getattr(pick, key) > len(army.picks) or getattr(pick, key) == n + 1:
                raise DataError("no-other-unit", game="dust", where=where, key=key)
        if pick.fort not in ("", BUNKER, STRONGPOINT):
            raise DataError(
                "fort-of-unit",
                game="dust",
                where=where,
                bunker=BUNKER,
                strongpoint=STRONGPOINT,
                fort=pick.fort,
            )
    for n, fort in enumerate(army.written.forts):
        if fort not in (BUNKER, STRONGPOINT):
            where = document.at("forts", n)
            raise DataError(
                "no-fortification-there",
                game="dust",
                where=where,
                fort=fort,
                bunker=BUNKER,
                strongpoint=STRONGPOINT,
            )


def _unknown(unit: str, book: armybook.Book, where: str, folder: str) -> DataError:
    """A unit its book does not have: what is not known of it, or which other book has it."""
    if lacking := next((m for m in book.unavailable if _slug(m.name) == unit), None):
        missing = ", ".join(lacking.missing)
        return DataError(
            "unit-not-known", game="dust", where=where, book=book.key, unit=unit, missing=missing
        )
    for key in armybook.BOOKS.names(folder):
        if armybook.load(armybook.BOOKS.find(key, folder)).entry(unit):
            return DataError(
                "unit-of-another-bloc", game="dust", where=where, book=book.key, unit=unit, bloc=key
            )
    return DataError("no-unit-there", game="dust", where=where, book=book.key, unit=unit)


def _slug(name: str) -> str:
    """A name as the key of its card would be written."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]+", "-", letters.lower())


LISTS = list_shelf(Path(__file__).parents[1], ListFile, armybook.BOOKS, ArmyList, _fit)
load_list, read_list = LISTS.load_army, LISTS.read_army
