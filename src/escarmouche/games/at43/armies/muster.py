"""From an army list to the records on the table (A4-FORCE-02, A4-GEN-05, A4-GEN-09)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.games.at43.armies import armybook
from escarmouche.games.at43.armies.armybook import ArmyBook, UnitEntry
from escarmouche.games.at43.armies.armylist import (
    ArmyList,
    Choice,
    cost_of,
    hero_of,
    in_assault,
    ordinary,
)
from escarmouche.games.at43.table import (
    ASSAULT,
    REINFORCEMENT,
    RESERVE,
    SECTION,
    Entry,
    Figure,
    Profile,
    Strike,
    Unit,
    Weapon,
)

Made = tuple[dict[str, Weapon], dict[str, Profile], dict[str, Entry]]
"""Weapons, profiles and entries by id."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Mustered(msgspec.Struct, frozen=True):
    """One side's part of a setting, and its units and figures by id."""

    weapons: dict[str, Weapon]
    profiles: dict[str, Profile]
    entries: dict[str, Entry]
    units: dict[str, Unit]
    figures: dict[str, Figure]
    strikes: tuple[Strike, ...]
    scenery: tuple[str, ...]
    """Pieces bought with the company, one word for each (A4-SCN-14)."""
    routines: bool
    points: int
    """The PA the list is made for."""
    supplies: tuple[str, ...] = ()
    experience: dict[str, tuple[int, ...]] = {}
    """Of units of a campaign, by their ids (A4-WAR-01)."""


def muster(army: ArmyList, side: str, role: str, bunkers: Sequence[str] = ()) -> Mustered:
    """Make the units of a list ready for a side: those proposed for the assault group of its role in
    reserve, the others still to be bought; those meant for a bunker each get one of its side's.

    The list is not checked here; DataError for a unit its book does not have.
    """
    free = list(bunkers)
    made: Made = ({}, {}, {})
    units: dict[str, Unit] = {}
    figures: dict[str, Figure] = {}
    strikes: list[Strike] = []
    experience: dict[str, tuple[int, ...]] = {}
    for n, choice in enumerate(army.choices, 1):
        if army.book.unit(choice.unit) is None:
            where = {"path": army.path, "book": army.book.key, "unit": choice.unit}
            raise DataError("no-unit-of-book", game="at43", **where)
        id = f"{side}{n}"
        chosen = of_choice(army.book, choice, id)
        for mine, theirs in zip(made, (chosen.weapons, chosen.profiles, chosen.entries), strict=True):
            mine |= theirs  # type: ignore[operator]  # each of its own kind
        ranks = enumerate(chosen.ranks)
        there = [(LETTERS[k], profile) for k, profile in ranks if LETTERS[k] not in choice.missing]
        ids = tuple(f"{id}{letter}" for letter, _ in there)
        figures |= {
            f"{id}{letter}": Figure(f"{id}{letter}", id, profile=own.id, hurt=choice.hurt.get(letter, ()))
            for letter, own in there
        }
        if choice.experience:
            experience[id] = choice.experience
        first = in_assault(choice, role)
        units[id] = Unit(
            id,
            side,
            ids,
            entry=armybook.entry_id(army.book, choice.unit),
            leader=_leader(id, there),
            place=RESERVE if first else SECTION,
            cost=cost_of(army.book, choice),
            group=ASSAULT if first else REINFORCEMENT,
            roster=ids,
            garrison=free.pop(0) if choice.garrison and free else "",
        )
        strikes += chosen.strikes
    return Mustered(
        *made,
        units,
        figures,
        tuple(strikes),
        army.scenery,
        army.book.routines,
        army.points,
        army.written.supplies,
        experience,
    )


def _leader(unit: str, there: Sequence[tuple[str, Profile]]) -> str:
    """Who leads a unit: its first, or who takes his place where he is missing (A4-GEN-05)."""
    heirs = [letter for letter, own in there if own.officer]
    heirs = heirs or [letter for letter, own in there if own.role == "soldier"]
    first = there[0][0] if there and there[0][0] == LETTERS[0] else ""
    return f"{unit}{first or (heirs or [letter for letter, _ in there])[0]}"


class Chosen(msgspec.Struct, frozen=True):
    """One unit of a book as chosen: its figures' profiles in order, and all records it needs."""

    ranks: tuple[Profile, ...]
    weapons: dict[str, Weapon]
    profiles: dict[str, Profile]
    entries: dict[str, Entry]
    strikes: tuple[Strike, ...]


def of_choice(book: ArmyBook, choice: Choice, id: str) -> Chosen:
    """What a unit that its book has brings to the table under an id, with whatever it may become."""
    unit = book.unit(choice.unit)
    assert unit is not None, choice.unit  # who calls has looked
    made: Made = ({}, {}, {})
    ranks = members(book, unit, choice)
    for profile in ranks:
        _note(made, book, profile)
    _note_entry(made, book, unit)
    _note_hero(made, book, hero_of(book, choice))
    if book.routines:
        for entry in book.units:
            if entry.created:
                _note_entry(made, book, entry)
    return Chosen(ranks, *made, tuple(_strike(book, word, id) for word in unit.strikes))


def members(book: ArmyBook, unit: UnitEntry, choice: Choice) -> tuple[Profile, ...]:
    """The figures of a unit, its leader first: officer or hero, else a standard fighter (A4-GEN-05)."""
    hero = hero_of(book, choice)
    standard = armybook.profile_record(book, unit)
    ranks: list[Profile] = []
    count = ordinary(unit, choice, hero)
    if officer := book.officer(choice.officer):
        ranks.append(armybook.profile_record(book, unit, officer=officer))
        count -= 1
    if hero is not None and unit.armour:
        ranks = [armybook.profile_record(book, unit, pilot=hero)]
        count -= 1
    elif hero is not None and hero.hero is not None:
        ranks.insert(0 if hero.hero.leads else len(ranks), armybook.profile_record(book, hero))
        if not hero.hero.leads and not officer:
            ranks.insert(0, standard)
            count -= 1
    ranks += [standard] * max(count, 0)
    for word, number in choice.special.items():
        ranks += [armybook.profile_record(book, unit, special=word)] * number
    return tuple(ranks)


def _note(made: Made, book: ArmyBook, profile: Profile) -> None:
    """A profile and the weapons it carries."""
    weapons, profiles, _ = made
    profiles[profile.id] = profile
    for carried in profile.weapons:
        line = book.weapon(carried.weapon.partition(".")[2])
        if line is not None:
            weapons[carried.weapon] = armybook.weapon_record(book, line)


def _note_entry(made: Made, book: ArmyBook, unit: UnitEntry) -> None:
    """An entry with its standard member, and whatever it may become (A4-ABIL-13)."""
    _note(made, book, armybook.profile_record(book, unit))
    entry = armybook.entry_record(book, unit)
    made[2][entry.id] = entry
    larger = book.unit(unit.fuses_into) if unit.fuses_into else None
    if larger is not None:
        _note_entry(made, book, larger)


def _note_hero(made: Made, book: ArmyBook, hero: UnitEntry | None) -> None:
    """A hero on foot, whom his vehicle may throw out (A4-ORD-05)."""
    if hero is not None:
        _note_entry(made, book, hero)


def _strike(book: ArmyBook, word: str, unit: str) -> Strike:
    line = book.strike(word)
    assert line is not None, word  # the book was checked
    return armybook.strike_record(line, unit)
