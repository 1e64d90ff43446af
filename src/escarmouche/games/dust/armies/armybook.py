"""Army books: the unit cards of a bloc, read and checked (DT-CARD-01 to 08)."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from escarmouche.engine.armies import book_shelf
from escarmouche.engine.errors import DataError
from escarmouche.engine.grammar import Grammar
from escarmouche.engine.yamlfile import Document
from escarmouche.games.dust.rules import CORE
from escarmouche.games.dust.table import (
    AIRCRAFT,
    COMMAND,
    FOOT,
    INFANTRY,
    MECHANIC,
    MEDIC,
    OFFICER,
    RADIO,
    VEHICLE,
    Card,
    Weapon,
)

COLUMNS = {INFANTRY: 4, VEHICLE: 7, AIRCRAFT: 3}
"""Armour classes of each troop type (DT-CARD-05 to 07)."""
CLASSES = {INFANTRY: "DT-CARD-05", VEHICLE: "DT-CARD-06", AIRCRAFT: "DT-CARD-07"}
"""The rule that lists the armour classes of each troop type."""
COLUMNS = {type: len(CORE.data(rule)) for type, rule in CLASSES.items()}
"""How many they are."""
CELL = re.compile(r"^(?:-|(?:B+|[0-9]+)/(?:N|[0-9]+))$")
SPECIALISTS = {
    5: (OFFICER, RADIO, MEDIC, MECHANIC, ""),
    3: (f"{OFFICER}+{RADIO}", MEDIC, MECHANIC),
}
"""Who is who in a command squad, by its size; heavy ones join Officer and Radio (DS-CMD-01, DS-CMD-03)."""
SPOTTER = "spotter"

Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9-]*$")]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Origin = Literal["source", "public", "later", "ruling"]
Words = dict[str, str]


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Gun(_Line, frozen=True):
    """A line of the weapon table as written."""

    name: str
    count: Annotated[int, msgspec.Meta(ge=1)]
    range: int | str
    infantry: tuple[str, ...]
    vehicle: tuple[str, ...]
    aircraft: tuple[str, ...]
    arc: Literal["all", "front", "left", "right", "rear", "turret"] = "all"
    rules: tuple[str, ...] = ()
    boxes: Natural = 0


class Option(_Line, frozen=True):
    """A version of a card that costs more and can do more."""

    points: int
    skills: tuple[str, ...] = ()
    origin: Origin = "ruling"


class Entry(_Line, frozen=True):
    """A unit card as written."""

    key: Slug
    code: str
    name: str | Words
    type: Literal["infantry", "vehicle", "aircraft"]
    kind: str
    armour: Annotated[int, msgspec.Meta(ge=1, le=7)]
    move: Natural
    march: Natural
    points: Annotated[int, msgspec.Meta(ge=1)]
    weapons: tuple[Gun, ...]
    designation: str = ""
    locomotion: str = FOOT
    size: Literal["normal", "large", "huge"] = "normal"
    damage: Natural = 0
    models: Natural = 0
    skills: tuple[str, ...] = ()
    options: dict[Slug, Option] = {}
    origins: dict[Origin, tuple[str, ...]] = {}
    """Where values come from: the book, public cards of its edition, a later edition, a ruling of ours."""


class Missing(_Line, frozen=True):
    """A unit that cannot be fielded: what is not known of it."""

    code: str
    name: str
    missing: tuple[str, ...]


class Book(_Line, frozen=True):
    """The cards of one bloc."""

    key: Slug
    name: Words
    units: tuple[Entry, ...]
    sources: dict[Origin, str] = {}
    unavailable: tuple[Missing, ...] = ()
    grammar: Grammar = Grammar()

    def __hash__(self) -> int:
        """Equal books hash alike; what is in them is left to the comparison."""
        return hash(self.key)

    def entry(self, key: str) -> Entry | None:
        """The card of this key."""
        return next((entry for entry in self.units if entry.key == key), None)


def _check_book(document: Document, book: Book) -> None:
    """No card twice, and each card whole."""
    seen: set[str] = set()
    for n, entry in enumerate(book.units):
        if entry.key in seen:
            where = document.at("units", n, "key")
            raise DataError("entry-twice", game="dust", where=where, unit=entry.key)
        seen.add(entry.key)
        _check(document, n, entry)


BOOKS = book_shelf(Path(__file__).parents[1], "key", Book, _check_book)
load, read_book = BOOKS.book_at, BOOKS.read_book


def _check(document: Document, n: int, entry: Entry) -> None:
    """What a card must hold (DT-CARD-01), and each weapon line in its three blocks (DT-CARD-05 to 08)."""
    if entry.armour > COLUMNS[entry.type]:
        where, most = document.at("units", n, "armour"), COLUMNS[entry.type]
        rule = CLASSES[entry.type]
        raise DataError(
            "armour-limits",
            game="dust",
            where=where,
            rule=rule,
            type=entry.type,
            most=most,
            armour=entry.armour,
        )
    where = document.at("units", n)
    if entry.type != INFANTRY and not entry.damage:
        raise DataError("no-capacity", game="dust", where=where, type=entry.type)
    if entry.type == INFANTRY and not entry.damage and not entry.models:
        raise DataError("no-models", game="dust", where=where)
    if not entry.weapons:
        where = document.at("units", n, "weapons")
        raise DataError("no-weapon-lines", game="dust", where=where)
    for line, gun in enumerate(entry.weapons):
        for block, columns in COLUMNS.items():
            cells: tuple[str, ...] = getattr(gun, block)
            where = document.at("units", n, "weapons", line, block)
            if len(cells) != columns:
                raise DataError(
                    "number-of-cells",
                    game="dust",
                    where=where,
                    rule=CLASSES[block],
                    wanted=columns,
                    given=len(cells),
                )
            for cell in cells:
                if not CELL.match(cell):
                    raise DataError("no-cell", game="dust", where=where, cell=cell)
        _range(gun, document.at("units", n, "weapons", line, "range"))


def _range(gun: Gun, where: str) -> tuple[int, int]:
    """Least and greatest range; both 0 for close combat."""
    if isinstance(gun.range, int):
        return 0, gun.range
    if gun.range == "C":
        return 0, 0
    least, dash, most = gun.range.partition("-")
    if dash and least.isdigit() and most.isdigit() and int(least) <= int(most):
        return int(least), int(most)
    raise DataError("no-range", game="dust", where=where, range=gun.range)


# -- records ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def card_of(book: Book, key: str, options: tuple[str, ...] = ()) -> Card:
    """The record of a card, with the options bought for it."""
    entry = book.entry(key)
    if entry is None:
        raise DataError("no-unit-of-book", game="dust", book=book.key, unit=key)
    weapons = tuple(_weapon(gun) for gun in entry.weapons)
    bought = [entry.options[option] for option in options]
    soldiers = carried(entry.models, weapons)
    return Card(
        id="+".join((key, *options)),
        name={"en": entry.name, "fr": entry.name} if isinstance(entry.name, str) else dict(entry.name),
        bloc=book.key,
        type=entry.type,
        kind=entry.kind,
        armour=entry.armour,
        move=entry.move,
        march=entry.march,
        points=entry.points + sum(option.points for option in bought),
        weapons=weapons,
        damage=entry.damage,
        size=entry.size,
        locomotion=entry.locomotion,
        skills=(*entry.skills, *(skill for option in bought for skill in option.skills)),
        soldiers=soldiers,
        specialists=_specialists(entry, soldiers),
        designation=entry.designation,
        code=entry.code,
    )


def _weapon(gun: Gun) -> Weapon:
    least, most = _range(gun, gun.name)
    return Weapon(
        gun.name,
        gun.count,
        most,
        gun.infantry,
        gun.vehicle,
        gun.aircraft,
        gun.arc,
        least,
        gun.rules,
        gun.boxes,
    )


def carried(models: int, weapons: tuple[Weapon, ...]) -> tuple[tuple[int, ...], ...]:
    """Who carries what (DT-TGT-04): a main gun each, all else hung on those with the commonest gun.

    The cards do not say it: main guns are those that are neither under-barrel nor of limited ammunition.
    """
    hands: list[list[int]] = [[] for _ in range(models)]
    main = [
        n
        for n, w in enumerate(weapons)
        if not w.close and not {"under_barrel", "limited_ammo"} & set(w.rules)
    ]
    at = 0
    for n in sorted(main, key=lambda n: -weapons[n].count):
        for _ in range(weapons[n].count):
            if at < models:
                hands[at].append(n)
                at += 1
    for n, weapon in enumerate(weapons):
        if n in main:
            continue
        for soldier in _bearers(weapon, hands, weapons):
            hands[soldier].append(n)
    return tuple(tuple(sorted(hand)) for hand in hands)


def _bearers(weapon: Weapon, hands: list[list[int]], weapons: tuple[Weapon, ...]) -> list[int]:
    """Those who carry a further weapon: the least laden first, close-combat tools on those who lack one."""
    laden = sorted(
        range(len(hands)),
        key=lambda s: (
            weapon.close and any(weapons[n].close for n in hands[s]),
            not weapon.close and sum(not weapons[n].close for n in hands[s]) > 1,
            s,
        ),
    )
    return laden[: weapon.count]


def _specialists(entry: Entry, soldiers: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
    if entry.kind == COMMAND:
        return SPECIALISTS.get(len(soldiers), SPECIALISTS[5][: len(soldiers)])
    if "spotter" in entry.skills:
        snipers = [any("sniper" in entry.weapons[n].rules for n in hand) for hand in soldiers]
        return tuple("" if sniper else SPOTTER for sniper in snipers)
    return ()
