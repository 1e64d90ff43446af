"""Army books: what a faction's file says, read and checked (A4-GEN-04, 08, 09, 10, A4-ABIL, A4-FORCE-03)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from escarmouche.engine import yamlfile
from escarmouche.engine.armies import book_shelf
from escarmouche.engine.grammar import Grammar
from escarmouche.engine.yamlfile import Document
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import (
    ARMOUR_FAMILIES,
    INFANTRY_FAMILIES,
    MELEE,
    SUPPORT,
    Carried,
    Entry,
    Profile,
    Strike,
    Weapon,
)

Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1)]
Rank = Literal[1, 2, 3]
Grade = Literal[1, 2, 3, 4, 5]
Family = Literal["fantassins", "appui", "vehicule", "marcheur", "transport"]
Origin = Literal["ruling", "public"]
GRADES: tuple[Grade, ...] = (1, 2, 3, 4, 5)
HEROIC_PILOT, OVERSEER, TWIN_ARMS = "heroic_pilot", "overseer", "twin_arms"
ARMS = ("left", "right")
DEFAULT_REACH = 20
"""Centimetres that a projection weapon throws where its line says nothing (A4-ABIL-02)."""
SIZES: dict[int, tuple[float, float]] = {
    line["size"]: (line["base_cm"], line["height_cm"]) for line in LEDGER.data("A4-GEN-08")["size"]
}
"""Base and height of each Size in centimetres."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    fr: str

    def both(self) -> dict[str, str]:
        """By language, as the records hold it."""
        return {"en": self.en, "fr": self.fr}


class WeaponLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon as printed (A4-GEN-10)."""

    id: Slug
    name: Words
    origin: Origin = msgspec.field(name="from")
    """Where its values come from."""
    kind: Literal["direct", "indirect", "projection", "melee"]
    accuracy: Annotated[int, msgspec.Meta(ge=0, le=8)]
    rate: Annotated[int, msgspec.Meta(ge=1, le=8)]
    penetration: Annotated[int, msgspec.Meta(ge=2, le=18)]
    damage: Annotated[int, msgspec.Meta(ge=1, le=3)]
    area_cm: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    reach_cm: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0
    rerolls: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    special: bool = False
    arc_degrees: Literal[0, 180, 360] = 0
    """Of a mount on a vehicle or transport; 360: a turret (A4-GEN-13)."""
    abilities: tuple[str, ...] = ()

    @property
    def is_melee(self) -> bool:
        """A weapon of close combat."""
        return self.kind == MELEE


class StrikeLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An artillery strike as its book defines it (A4-ABIL-16)."""

    id: Slug
    name: Words
    origin: Origin = msgspec.field(name="from")
    dice: Number
    accuracy: Count
    range: Count
    area_cm: Number
    penetration: Number
    damage: Number
    pc: Number
    uses: Number = 1


class StructureLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Structure points by location (A4-DMG-03); a fighter on foot that has some has a frame alone."""

    frame: Number
    propulsion: Count = 0
    each_weapon: Number = 1


class BearerLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who carries a special weapon: what he is called, and what he costs all in all (A4-ABIL-05)."""

    name: Words
    pa: Number


class HeroLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a hero may do besides fighting alone (A4-ABIL-17); with a grade he is an officer too."""

    joins: tuple[Slug, ...] = ()
    """The units he may join, as one of their members."""
    drives: tuple[Slug, ...] = ()
    """The vehicles he may drive (A4-ABIL-10)."""
    leads: bool = True
    """False: he may serve in a unit without leading it."""
    grade: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    authority: Count = 0
    pc: Count = 0


class UnitEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit as its card prints it (A4-GEN-09)."""

    id: Slug
    name: Words
    """Of the unit."""
    fighter: Words
    """Of one of its members."""
    origin: Origin = msgspec.field(name="from")
    family: Family
    rank: Rank
    size: Literal[1, 2, 3, 4, 5]
    movement_cm: Annotated[int, msgspec.Meta(ge=6, le=35)]
    morale: Annotated[int, msgspec.Meta(ge=2, le=14)] | Literal["none"]
    combat: Annotated[int, msgspec.Meta(ge=1, le=8)]
    protection: Annotated[int, msgspec.Meta(ge=3, le=16)]
    weapons: tuple[Slug, ...]
    """In the order of the card; the same weapon on both arms stands twice (A4-ABIL-15)."""
    pa_each: Number
    """What a standard member costs."""
    structure: StructureLine | None = None
    strength_standard: Number = 1
    strength_max: Number = 1
    special_weapons: dict[Slug, BearerLine] = {}
    """Each with its bearer."""
    special_max: tuple[tuple[Number, Number], ...] = ()
    """(strength, special weapons allowed from it on)."""
    abilities: tuple[str, ...] = ()
    officers: tuple[Grade, ...] = GRADES
    """The grades that may lead it."""
    capacity: Count = 0
    fuses_into: Slug | None = None
    created: bool = False
    strikes: tuple[Slug, ...] = ()
    """Artillery strikes that it calls."""
    pa_unit: Count = 0
    """What the unit costs besides its members: the strikes it calls."""
    measured_pa: int = 0
    """What measured games add to the price of the formula, for each member."""
    hero: HeroLine | None = None

    @property
    def infantry(self) -> bool:
        """Foot soldiers or support (A4-GEN-04)."""
        return self.family in INFANTRY_FAMILIES

    @property
    def armour(self) -> bool:
        """Vehicles, walkers, transports (A4-GEN-04)."""
        return self.family in ARMOUR_FAMILIES

    def special_limit(self, strength: int) -> int:
        """How many special weapons so many members may carry (A4-ABIL-05)."""
        return max((most for least, most in self.special_max if strength >= least), default=0)


class GradeLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An officer of a grade: what he is called, brings and costs (A4-TAC-01, A4-FORCE-03)."""

    grade: Grade
    name: Words
    origin: Origin = msgspec.field(name="from")
    authority: Number
    pc: Number
    pa: Number


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place of a section: which units may take it (A4-FORCE-03)."""

    families: tuple[Family, ...]
    ranks: tuple[Rank, ...] = (1, 2, 3)
    mandatory: bool = False

    def takes(self, unit: UnitEntry) -> bool:
        """Whether a unit fits."""
        return unit.family in self.families and unit.rank in self.ranks


class ArmyBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A faction."""

    key: Slug
    name: Words
    theme: Words
    grades: tuple[GradeLine, ...]
    section: tuple[Slot, ...]
    weapons: tuple[WeaponLine, ...]
    units: tuple[UnitEntry, ...]
    strikes: tuple[StrikeLine, ...] = ()
    karman: bool = False
    """Resonance of crystals, and foot soldiers who do not slide (A4-SCN-11, A4-COND-03)."""
    routines: bool = False
    """Its officers and heroes are overseers (A4-ABIL-13)."""
    armour_controls: bool = False
    """A faction rule: armour counts for control too (A4-CTRL-05)."""
    grammar: Grammar = Grammar()

    def unit(self, id: str) -> UnitEntry | None:
        """A unit entry by its id."""
        return next((u for u in self.units if u.id == id), None)

    def weapon(self, id: str) -> WeaponLine | None:
        """A weapon line by its id."""
        return next((w for w in self.weapons if w.id == id), None)

    def strike(self, id: str) -> StrikeLine | None:
        """An artillery strike by its id."""
        return next((s for s in self.strikes if s.id == id), None)

    def officer(self, grade: int) -> GradeLine | None:
        """The officer of a grade."""
        return next((g for g in self.grades if g.grade == grade), None)


def _check(document: Document, book: ArmyBook) -> None:
    from escarmouche.games.at43.armies.bookcheck import check_book  # it needs the records above

    check_book(document, book)


BOOKS = book_shelf(Path(__file__).parents[1], "units", ArmyBook, _check)
load, all_books, schema = BOOKS.book_at, BOOKS.all_books, BOOKS.schema


def read(text: str, name: str) -> ArmyBook:
    """Read and check a book whose text is already in hand."""
    return BOOKS.read_book(yamlfile.document(text, name))


# -- records ------------------------------------------------------------------------------------------------


def weapon_id(book: ArmyBook, weapon: str) -> str:
    """What a weapon of a book is called on the table."""
    return f"{book.key}.{weapon}"


def entry_id(book: ArmyBook, unit: str) -> str:
    """What a unit entry is called on the table."""
    return f"{book.key}.{unit}"


def weapon_record(book: ArmyBook, line: WeaponLine) -> Weapon:
    """A weapon line as the rules use it."""
    return Weapon(
        weapon_id(book, line.id),
        line.name.both(),
        line.kind,
        line.accuracy,
        line.rate,
        line.penetration,
        line.damage,
        area=100 * line.area_cm,
        reach=100 * (line.reach_cm or DEFAULT_REACH),
        rerolls=line.rerolls,
        special=line.special,
        arc=line.arc_degrees or 360,
        abilities=line.abilities,
    )


def strike_record(line: StrikeLine, caller: str) -> Strike:
    """An artillery strike as the rules use it: that of the unit which calls it."""
    return Strike(
        f"{caller}.{line.id}",
        line.name.both(),
        line.dice,
        line.accuracy,
        line.range,
        100 * line.area_cm,
        line.penetration,
        line.damage,
        line.pc,
        line.uses,
        caller,
    )


def entry_record(book: ArmyBook, unit: UnitEntry) -> Entry:
    """What the members of a unit share, as the rules use it."""
    karman = ("karman",) if book.karman else ()
    return Entry(
        entry_id(book, unit.id),
        unit.name.both(),
        unit.family,
        unit.rank,
        army=book.key,
        abilities=(*unit.abilities, *karman),
        fuses_into=entry_id(book, unit.fuses_into) if unit.fuses_into else "",
        created=unit.created,
        vehicle=f"{entry_id(book, unit.id)}.{unit.id}" if unit.armour else "",
        armour_controls=book.armour_controls and unit.armour,
    )


def carried(book: ArmyBook, unit: UnitEntry, weapons: tuple[str, ...]) -> tuple[Carried, ...]:
    """Weapons on a figure: the two of one kind on a suit are its left and its right arm (A4-ABIL-15)."""
    each = unit.structure.each_weapon if unit.structure and unit.armour else 1
    seen: dict[str, int] = {}
    hands = []
    for weapon in weapons:
        seen[weapon] = number = seen.get(weapon, 0) + 1
        arm = ARMS[number - 1] if weapons.count(weapon) == len(ARMS) else ""
        hands.append(Carried(weapon_id(book, weapon), each, arm))
    return tuple(hands)


def armament(book: ArmyBook, unit: UnitEntry, special: str = "") -> tuple[str, ...]:
    """The weapons of a member; a special weapon takes the place of all he fires (A4-ABIL-05)."""
    if not special:
        return unit.weapons
    kept = tuple(w for w in unit.weapons if (line := book.weapon(w)) and line.is_melee)
    return (special, *kept)


def profile_record(
    book: ArmyBook,
    unit: UnitEntry,
    *,
    special: str = "",
    officer: GradeLine | None = None,
    pilot: UnitEntry | None = None,
) -> Profile:
    """A member as the rules use it: standard, with a special weapon, as an officer, or driven by a hero.

    An officer differs from his unit by name, Grade, Authority and PC alone. A vehicle takes the name, the
    abilities and the better Morale of the hero who drives it (A4-ABIL-10).
    """
    base, height = SIZES[unit.size]
    structure = unit.structure
    word = special or (f"grade{officer.grade}" if officer else pilot.id if pilot else unit.id)
    bearer = unit.special_weapons.get(special)
    who = bearer.name if bearer else officer.name if officer else pilot.name if pilot else unit.fighter
    command = officer or (pilot or unit).hero
    abilities = dict.fromkeys((*(pilot.abilities if pilot else ()), *unit.abilities))
    if unit.hero is not None and not pilot:
        abilities.pop(HEROIC_PILOT, None)  # on foot he has nothing to be thrown out of
    if book.routines and (officer or unit.hero or pilot):
        abilities[OVERSEER] = None
    return Profile(
        id=f"{entry_id(book, unit.id)}.{word}",
        name=who.both(),
        movement=100 * unit.movement_cm,
        combat=unit.combat,
        protection=unit.protection,
        morale=_morale(unit, pilot),
        size=unit.size,
        radius=round(50 * base),
        height=round(100 * height),
        weapons=carried(book, unit, armament(book, unit, special)),
        propulsion=structure.propulsion if structure else 0,
        frame=structure.frame if structure else 0,
        abilities=tuple(abilities),
        role="hero" if pilot or unit.hero else "officer" if officer else "special" if special else "soldier",
        grade=command.grade if command else 0,
        authority=command.authority if command else 0,
        pc=command.pc if command else 0,
        support_weapon=unit.family == SUPPORT,
        crew=f"{entry_id(book, pilot.id)}.{pilot.id}" if pilot else "",
        capacity=unit.capacity,
    )


def _morale(unit: UnitEntry, pilot: UnitEntry | None) -> int | None:
    values = [m for u in (unit, pilot) if u is not None and isinstance(m := u.morale, int)]
    return None if unit.morale == "none" else max(values)
