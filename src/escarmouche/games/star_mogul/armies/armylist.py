"""Companies as lists: the units a player deploys, hired and bought from a market (SM-COMP-02, SM-COMP-04)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from escarmouche.engine import armies
from escarmouche.engine.armies import list_shelf
from escarmouche.engine.errors import DataError
from escarmouche.engine.yamlfile import Document
from escarmouche.games.star_mogul.armies import armybook
from escarmouche.games.star_mogul.armies.armybook import Book, Words
from escarmouche.games.star_mogul.table import Profile


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """People of one kind with the same gear."""

    crew: str
    armour: str = "none"
    weapons: tuple[str, ...] = ()
    blades: tuple[str, ...] = ()
    called: str = ""
    """The name of somebody who goes from mission to mission."""
    role: Literal["", "boss", "shareholder"] = ""
    """One of the crew who was made boss or shareholder: he costs nothing any more (SM-COMP-01)."""
    count: Annotated[int, Meta(ge=1, le=15)] = 1


class WearPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a vehicle has lost and not had repaired (SM-POST-11)."""

    armour: tuple[int, int, int, int] = (0, 0, 0, 0)
    superstructure: Annotated[int, Meta(ge=0)] = 0
    out: tuple[int, ...] = ()
    """Weapons out of order, by their numbers."""
    immobile: bool = False
    power: Literal["", "loss", "severe"] = ""


class UnitPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An infantry unit of some people, or one vehicle with its crew."""

    type: Literal["infantry", "vehicle"] = "infantry"
    name: Words = {}
    models: tuple[Pick, ...] = ()
    vehicle: str = ""
    crew: dict[int, str] = {}
    """Somebody else at a post, by its number: a boss or shareholder who crews the vehicle (SM-COMP-01)."""
    seats: tuple[str, ...] = ()
    """Who sits at each post, where all are told; empty words for posts that nobody holds."""
    wear: WearPart = WearPart()


class ListFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A company as written."""

    book: str
    name: Words
    points: Annotated[int, Meta(ge=1)]
    """The deployment limit it is made for (SM-COMP-04)."""
    units: tuple[UnitPart, ...]
    character: Words = {}
    loyalty: Annotated[int, Meta(ge=5, le=16)] = 0
    """0: as the options of the battle say (SM-LOY-07)."""


class ArmyList(armies.ArmyList[Book, ListFile], frozen=True):
    """A company and its market. Not checked: `listcheck.check` says whether it may be deployed."""

    @property
    def units(self) -> tuple[UnitPart, ...]:
        """As written."""
        return self.written.units

    @property
    def total(self) -> int:
        """Its deployment cost (SM-COMP-04)."""
        return sum(cost_of(self.book, unit) for unit in self.units)


def models_of(book: Book, unit: UnitPart) -> tuple[Profile, ...]:
    """Everybody of an infantry unit, in the order written."""
    return tuple(
        armybook.profile_of(book, pick.crew, pick.armour, pick.weapons, pick.blades, pick.role)
        for pick in unit.models
        for _ in range(pick.count)
    )


def crew_of(book: Book, unit: UnitPart) -> tuple[Profile, ...]:
    """Who sits at the posts of a vehicle: those who come with it, or whom the list puts there."""
    line = book.vehicles[unit.vehicle]
    seats = unit.seats or tuple(unit.crew.get(n, member) for n, member in enumerate(line.crew))
    return tuple(armybook.profile_of(book, seat, "none", (), ()) for seat in seats if seat)


def cost_of(book: Book, unit: UnitPart) -> int:
    """What a unit costs to deploy: people with their gear; a vehicle includes its crew (SM-COMP-04)."""
    if unit.type == "vehicle":
        return book.vehicles[unit.vehicle].cost
    return sum(profile.cost for profile in models_of(book, unit))


def _fit(document: Document, army: ArmyList, folder: str) -> None:
    """Everything named is on the market."""
    book = army.book
    shelves = (
        ("crew", book.crew),
        ("armour", book.armour),
        ("weapons", book.weapons),
        ("blades", book.blades),
    )
    for n, unit in enumerate(army.units):
        if unit.type == "vehicle" and unit.vehicle not in book.vehicles:
            where = document.at("units", n, "vehicle")
            raise DataError("no-line", game="star_mogul", where=where, line=unit.vehicle or "-")
        for member in (*unit.crew.values(), *(seat for seat in unit.seats if seat)):
            if member not in book.crew:
                where = document.at("units", n, "crew")
                raise DataError("no-line", game="star_mogul", where=where, line=member)
        for k, pick in enumerate(unit.models):
            for key, shelf in shelves:
                named = getattr(pick, key)
                for line in (named,) if isinstance(named, str) else named:
                    if line not in shelf:
                        where = document.at("units", n, "models", k, key)
                        raise DataError("no-line", game="star_mogul", where=where, line=line)


LISTS = list_shelf(Path(__file__).parents[1], ListFile, armybook.BOOKS, ArmyList, _fit)
