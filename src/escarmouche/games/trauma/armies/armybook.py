"""Army books: what a faction's file says, read and checked (ledger areas TR-ARMY, TR-PROF, TR-SIZE)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from escarmouche.engine import yamlfile
from escarmouche.engine.armies import book_shelf
from escarmouche.engine.errors import DataError
from escarmouche.engine.grammar import Grammar
from escarmouche.engine.yamlfile import Document
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import ARMOUR, Carried, Profile, Weapon

Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1)]
Length = Annotated[float, msgspec.Meta(gt=0)]

SIZES = {
    "small": LEDGER.data("TR-SIZE-01"),
    "medium": LEDGER.data("TR-SIZE-02"),
    "large": LEDGER.data("TR-SIZE-03"),
    "great": LEDGER.data("TR-SIZE-04"),
}
"""Height and base of each size in centimetres. Size itself changes no dice (TR-SIZE-05)."""


class Words(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in both languages."""

    en: str
    fr: str

    def both(self) -> dict[str, str]:
        """By language, as the records hold it."""
        return {"en": self.en, "fr": self.fr}


class WeaponLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon as printed (TR-ARMY-20)."""

    id: Slug
    name: Words
    accuracy: int | str
    """A number, +, [X], - for a melee weapon, or a/b for Sniper."""
    rate: Number
    area: Number | Literal["-"]
    force: Count
    damage: Number
    skills: tuple[str, ...] = ()


class Mounted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A vehicle's weapon and the fire arc the book gives it (TR-VEH-13)."""

    weapon: Slug
    arc: Literal[1, 2]


class CombatantLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combatant's profile as printed, lengths in centimetres (TR-ARMY-19)."""

    id: Slug
    name: Words
    movement: Length
    morale: Number
    armour: Count
    command: Count
    weapons: tuple[Slug | Mounted, ...]
    structure: str = ""
    arcs: Literal["", "front_rear", "left_right"] = ""
    skills: tuple[str, ...] = ()
    role: Literal["soldier", "specialist", "heavy"] = "soldier"
    melee_face: Literal["up", "down"] = "up"
    """A book may let this combatant's melee succeed on a Down (TR-TERM-02)."""

    def armament(self) -> tuple[str, ...]:
        """The weapon ids, without their arcs."""
        return tuple(w if isinstance(w, str) else w.weapon for w in self.weapons)


class OfficerLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An officer: the default leader's profile with a command ability (TR-ARMY-14)."""

    id: Slug
    name: Words
    grade: Number
    command: Number
    cost: Count
    default: bool = False
    """Part of the unit's ordinary make-up, at no extra cost."""
    skills: tuple[str, ...] = ()


class Strength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A size in which a unit can be taken: its price and its figures by profile."""

    cost: Number
    figures: dict[Slug, Number]


class Strengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Normal strength, and the extended one of a unit that has it (TR-SKILL-11)."""

    normal: Strength
    extended: Strength | None = None


class Option(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure exchanged for another, or added; the cost is for each one taken."""

    id: Slug
    name: Words
    max: Number
    cost: Count
    replace: Slug | None = None
    by: Slug | None = None
    add: Slug | None = None

    @property
    def newcomer(self) -> str:
        """The profile that comes in."""
        return self.by or self.add or ""


class UnitEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit as its card prints it."""

    id: Slug
    name: Words
    kind: Literal["infantry", "armour"] = msgspec.field(name="class")
    rank: Literal["irregular", "regular", "elite", "recon", "support", "heavy"]
    strength: Strengths
    profiles: tuple[CombatantLine, ...]
    default_leader: Slug
    heavy_weapons_max: Count
    specialists_max: Count
    vehicle_type: Literal["", "walker", "antigrav", "wheeled"] = ""
    size: Literal["small", "medium", "large", "great"] = "medium"
    base_cm: Length | None = None
    height_cm: Length | None = None
    officers: tuple[OfficerLine, ...] = ()
    skills: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()

    def line(self, profile: str) -> CombatantLine:
        """A combatant of this unit by its id."""
        return next(p for p in self.profiles if p.id == profile)

    def officer(self, id: str = "") -> OfficerLine | None:
        """An officer by id; with no id the one of the ordinary make-up, if there is one."""
        return next((o for o in self.officers if (o.id == id if id else o.default)), None)

    def option(self, id: str) -> Option | None:
        """An option by id."""
        return next((o for o in self.options if o.id == id), None)

    def at(self, strength: str) -> Strength | None:
        """The strength called normal or extended."""
        return self.strength.normal if strength == "normal" else self.strength.extended

    @property
    def radius(self) -> int:
        """Of a figure's base, in hundredths of a centimetre (TR-SIZE-01 to TR-SIZE-04)."""
        return round(50 * (self.base_cm or SIZES[self.size]["engine_base_cm"]))

    @property
    def height(self) -> int:
        """Of a figure, in hundredths of a centimetre."""
        return round(100 * (self.height_cm or SIZES[self.size]["engine_height_cm"]))


class Grade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step of the army's ranks; the higher number commands (TR-ARMY-14)."""

    grade: Number
    name: Words


class SectionTemplate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of section: which units it may hold, least and most of each (TR-ARMY-01)."""

    id: Slug
    name: Words
    units: dict[Slug, tuple[Count, Number]]


class ArmyBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A faction."""

    key: Slug
    name: Words
    theme: Words
    grades: tuple[Grade, ...]
    sections: tuple[SectionTemplate, ...]
    weapons: tuple[WeaponLine, ...]
    units: tuple[UnitEntry, ...]
    grammar: Grammar = Grammar()

    def unit(self, id: str) -> UnitEntry | None:
        """A unit entry by its id."""
        return next((u for u in self.units if u.id == id), None)

    def weapon(self, id: str) -> WeaponLine | None:
        """A weapon line by its id."""
        return next((w for w in self.weapons if w.id == id), None)

    def section(self, id: str) -> SectionTemplate | None:
        """A section template by its id."""
        return next((s for s in self.sections if s.id == id), None)


def _check(document: Document, book: ArmyBook) -> None:
    from escarmouche.games.trauma.armies.bookcheck import check_book  # it needs the records above

    check_book(document, book)


BOOKS = book_shelf(Path(__file__).parents[1], "units", ArmyBook, _check)
load, all_books, schema = BOOKS.book_at, BOOKS.all_books, BOOKS.schema


def read(text: str, name: str) -> ArmyBook:
    """Read and check a book whose text is already in hand."""
    return BOOKS.read_book(yamlfile.document(text, name))


def weapon_id(book: ArmyBook, weapon: str) -> str:
    """What a weapon of a book is called on the table."""
    return f"{book.key}.{weapon}"


def weapon_record(book: ArmyBook, line: WeaponLine) -> Weapon:
    """A weapon line as the rules use it."""
    area = None if line.area == "-" else int(line.area)
    return Weapon(
        weapon_id(book, line.id),
        line.name.both(),
        str(line.accuracy),
        line.rate,
        area,
        line.force,
        line.damage,
        line.skills,
    )


def carried(
    book: ArmyBook, unit: UnitEntry, line: CombatantLine, chosen: tuple[int, ...] = ()
) -> tuple[Carried, ...]:
    """The weapons of a combatant with their arcs: as chosen in the list, else as the book says.

    `chosen` has one arc for each ranged weapon. What nobody assigned goes to the emptier arc, the first to
    arc 1: two weapons without assignment stand one in each (TR-VEH-13).
    """
    if not line.arcs:
        return tuple(Carried(weapon_id(book, w)) for w in line.armament())
    ranged = [n for n, w in enumerate(line.armament()) if is_ranged(book, w)]
    mounted = [line.weapons[n] for n in ranged]
    if chosen and len(chosen) != len(ranged):
        raise DataError("number-of-arcs", game="trauma", unit=unit.id, count=len(ranged))
    arcs = list(chosen) or [m.arc if isinstance(m, Mounted) else 0 for m in mounted]
    for n, arc in enumerate(arcs):
        if not arc:
            arcs[n] = 1 if arcs.count(1) <= arcs.count(2) else 2
    by_place = dict(zip(ranged, arcs, strict=True))
    return tuple(Carried(weapon_id(book, w), by_place.get(n, 0)) for n, w in enumerate(line.armament()))


def is_ranged(book: ArmyBook, weapon: str) -> bool:
    """Whether a weapon of a book has an accuracy score (TR-SHOOT-01)."""
    line = book.weapon(weapon)
    return line is not None and str(line.accuracy) != "-"


def profile_record(
    book: ArmyBook,
    unit: UnitEntry,
    line: CombatantLine,
    officer: OfficerLine | None = None,
    arcs: str = "",
    chosen: tuple[int, ...] = (),
) -> Profile:
    """A combatant as the rules use it; with an officer line, the officer made from it.

    An officer differs from his unit by name, Command, grade and skills only (TR-ARMY-14).
    """
    adapted = f"~{arcs}{''.join(str(a) for a in chosen)}" if unit.kind == ARMOUR and (arcs or chosen) else ""
    return Profile(
        id=f"{book.key}.{unit.id}.{officer.id if officer else line.id}{adapted}",
        name=(officer or line).name.both(),
        movement=round(100 * line.movement),
        morale=line.morale,
        armour=line.armour,
        command=officer.command if officer else line.command,
        grade=officer.grade if officer else 0,
        radius=unit.radius,
        height=unit.height,
        size=unit.size,
        structure=line.structure,
        arcs=(arcs or line.arcs) if line.arcs else "",
        weapons=carried(book, unit, line, chosen),
        skills=(*line.skills, *(officer.skills if officer else ())),
        role="officer" if officer else line.role,
        melee_face=line.melee_face,
    )
