"""From an army list to the records on the table (ledger rules TR-PREP-03, TR-PREP-04)."""

from __future__ import annotations

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.games.trauma.armies import armybook, armylist
from escarmouche.games.trauma.armies.armybook import ArmyBook, UnitEntry
from escarmouche.games.trauma.armies.armylist import ArmyList, Choice
from escarmouche.games.trauma.table import RESERVE, SECTION, Entry, Figure, Profile, Unit, Weapon

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Mustered(msgspec.Struct, frozen=True):
    """One side's part of a setting, and its units and figures by id."""

    weapons: dict[str, Weapon]
    profiles: dict[str, Profile]
    entries: dict[str, Entry]
    units: dict[str, Unit]
    figures: dict[str, Figure]
    points: int
    """The PA the list is made for."""


def muster(army_list: ArmyList, side: str) -> Mustered:
    """Make the units of a list ready: assault units in Reserve, the others in the reinforcement section.

    The list is not checked here; DataError for a unit its book does not have (TR-COMP-01). Once made, a unit
    is never recomposed (TR-ARMY-07).
    """
    made = Mustered({}, {}, {}, {}, {}, army_list.points)
    for n, choice in enumerate(army_list.choices):
        unit = army_list.book.unit(choice.unit)
        if unit is None:
            path, book = army_list.path, army_list.book.key
            raise DataError("no-unit-of-book", game="trauma", path=path, book=book, unit=choice.unit)
        place = RESERVE if n < len(army_list.assault) else SECTION
        _add(made, army_list.book, unit, choice, side, f"{side}{n + 1}", place)
    return made


def _add(
    made: Mustered, book: ArmyBook, unit: UnitEntry, choice: Choice, side: str, id: str, place: str
) -> None:
    ranks = members(book, unit, choice)
    ids = tuple(f"{id}{LETTERS[n]}" for n in range(len(ranks)))
    ordinary = members(book, unit, Choice(unit.id, "", arcs=choice.arcs))
    for profile in (*ranks, *ordinary):
        made.profiles[profile.id] = profile
        for carried in profile.weapons:
            line = book.weapon(carried.weapon.partition(".")[2])
            if line is not None:
                made.weapons[carried.weapon] = armybook.weapon_record(book, line)
    entry = entry_record(book, unit, ordinary, choice)
    made.entries[entry.id] = entry
    for figure, profile in zip(ids, ranks, strict=True):
        made.figures[figure] = Figure(figure, id, profile=profile.id)
    made.units[id] = Unit(
        id,
        side,
        ids,
        entry=entry.id,
        leader=ids[0],
        place=place,
        cost=armylist.cost_of(unit, choice),
        extended=choice.strength == "extended",
        roster=ids,
    )


def entry_record(book: ArmyBook, unit: UnitEntry, ordinary: tuple[Profile, ...], choice: Choice) -> Entry:
    """What the figures of a unit share; adapted arcs make an entry of their own, as they do for profiles."""
    adapted = f"~{choice.arcs.line}{''.join(str(a) for a in choice.arcs.weapons)}".rstrip("~")
    return Entry(
        f"{book.key}.{unit.id}{adapted}",
        unit.name.both(),
        unit.kind,
        unit.rank,
        unit.vehicle_type,
        unit.skills,
        tuple(profile.id for profile in ordinary),
    )


def members(book: ArmyBook, unit: UnitEntry, choice: Choice) -> tuple[Profile, ...]:
    """The figures of a unit, its leader first: the officer if there is one (TR-ARMY-15)."""
    arcs, chosen = choice.arcs.line, choice.arcs.weapons
    counts = armylist.figures_of(unit, choice)
    leader = choice.leader or unit.default_leader
    officer = armylist.officer_of(unit, choice)
    ranks: list[Profile] = []
    if officer:
        leader = unit.default_leader
        ranks.append(armybook.profile_record(book, unit, unit.line(leader), officer, arcs, chosen))
        counts[leader] -= 1
    order = [line.id for line in unit.profiles]
    for profile in sorted(counts, key=lambda p: (p != leader, order.index(p))):
        record = armybook.profile_record(book, unit, unit.line(profile), None, arcs, chosen)
        ranks += [record] * counts[profile]
    return tuple(ranks)
