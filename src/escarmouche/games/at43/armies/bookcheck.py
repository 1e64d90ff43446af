"""What the schema of an army book cannot say: each check names its rule (A4-GEN-08 to 10, A4-ABIL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from escarmouche.engine.errors import DataError
from escarmouche.engine.yamlfile import Document, KeyPath
from escarmouche.games.at43.armies.armybook import (
    GRADES,
    HEROIC_PILOT,
    SIZES,
    TWIN_ARMS,
    ArmyBook,
    UnitEntry,
    WeaponLine,
)
from escarmouche.games.at43.table import (
    ABILITIES,
    INDIRECT,
    LOCKED,
    MELEE,
    NO_SIGHT,
    PROJECTION,
    SWEEP,
    TRANSPORT,
    VEHICLE,
)
from escarmouche.space.formation import spots_around

WEAPON_ABILITIES = {
    LOCKED: ("A4-ABIL-01", ("direct",)),
    SWEEP: ("A4-ABIL-04", ("direct",)),
    NO_SIGHT: ("A4-IND-01", ("indirect",)),
}
"""Each with its rule and the kinds of weapons that may have it."""
OWN_ABILITIES = tuple(ability for ability in ABILITIES if ability not in ("overseer", "karman"))
"""What a unit may be given; overseers and Karmans are made by their book."""
SECTION_SIZE = 5  # A4-FORCE-03
RADIUS = 1000
"""All members within 10 cm of their leader (A4-GEN-11)."""
CONTACT = 20
"""How far apart bases are put when a formation is tried."""


class Complaint(NamedTuple):
    """Where in the file, and what is wrong there."""

    keys: KeyPath
    mistake: DataError

    def under(self, *keys: str | int) -> Complaint:
        """The same, its place told from farther up in the file."""
        return self._replace(keys=(*keys, *self.keys))


def check_book(document: Document, book: ArmyBook) -> None:
    """Raise DataError for the first thing that no army book may say."""
    for complaint in complaints(book):
        raise DataError("at", where=document.at(*complaint.keys), why=complaint.mistake)


def wrong(where: KeyPath, what: str, **about: Any) -> Complaint:
    """A complaint of this game."""
    return Complaint(where, DataError(what, game="at43", **about))


def complaints(book: ArmyBook) -> Iterator[Complaint]:
    """Everything wrong with a book, in the order of the file."""
    yield from _names(book)
    grades = tuple(line.grade for line in book.grades)
    if grades != GRADES:
        yield wrong(("grades",), "all-grades", given=", ".join(map(str, grades)))
    yield from _section(book)
    for n, weapon in enumerate(book.weapons):
        yield from (c.under("weapons", n) for c in _weapon(weapon))
    for n, unit in enumerate(book.units):
        yield from (c.under("units", n) for c in _unit(book, unit))


def _names(book: ArmyBook) -> Iterator[Complaint]:
    parts = {
        "weapons": [w.id for w in book.weapons],
        "strikes": [s.id for s in book.strikes],
        "units": [u.id for u in book.units],
    }
    for part, ids in parts.items():
        for n, id in enumerate(ids):
            if id in ids[:n]:
                yield wrong((part, n), "twice-in", id=id, part=part)


def _section(book: ArmyBook) -> Iterator[Complaint]:
    """Up to five places, the first of them to be filled (A4-FORCE-03)."""
    if not 1 <= len(book.section) <= SECTION_SIZE:
        yield wrong(("section",), "section-places", most=SECTION_SIZE, given=len(book.section))
    elif not book.section[0].mandatory:
        yield wrong(("section", 0), "first-place")
    for n, slot in enumerate(book.section):
        if not any(slot.takes(unit) for unit in book.units):
            yield wrong(("section", n), "place-for-nobody")


def _weapon(weapon: WeaponLine) -> Iterator[Complaint]:
    area = weapon.kind in (INDIRECT, PROJECTION)
    if area and not weapon.area_cm:
        yield wrong((), "area-missing", rule="A4-ABIL-03" if weapon.kind == INDIRECT else "A4-ABIL-02")
    if weapon.area_cm and not area:
        yield wrong(("area_cm",), "area-of-another", kind=weapon.kind)
    if weapon.reach_cm and weapon.kind != PROJECTION:
        yield wrong(("reach_cm",), "reach-of-another", kind=weapon.kind)
    if weapon.special and weapon.kind == MELEE:
        yield wrong(("special",), "special-melee")
    for n, ability in enumerate(weapon.abilities):
        rule, kinds = WEAPON_ABILITIES.get(ability, ("", ()))
        if not rule:
            known = ", ".join(WEAPON_ABILITIES)
            yield wrong(("abilities", n), "no-weapon-ability", ability=ability, known=known)
        elif weapon.kind not in kinds:
            about = {"ability": ability, "kind": weapon.kind, "kinds": ", ".join(kinds)}
            yield wrong(("abilities", n), "ability-of-another", rule=rule, **about)


def _unit(book: ArmyBook, unit: UnitEntry) -> Iterator[Complaint]:
    yield from _shape(unit)
    for n, id in enumerate(unit.weapons):
        if book.weapon(id) is None:
            yield wrong(("weapons", n), "no-weapon-of-book", weapon=id)
    for id in unit.special_weapons:
        line = book.weapon(id)
        if line is None:
            yield wrong(("special_weapons", id), "no-weapon-of-book", weapon=id)
        elif not line.special:
            yield wrong(("special_weapons", id), "not-special", weapon=id)
    if bool(unit.special_weapons) != bool(unit.special_max):
        yield wrong(("special_max",), "special-limit")
    for n, ability in enumerate(unit.abilities):
        if ability not in OWN_ABILITIES:
            known = ", ".join(OWN_ABILITIES)
            yield wrong(("abilities", n), "no-ability", ability=ability, known=known)
    yield from _arcs(book, unit)
    yield from _strength(unit)
    yield from _ties(book, unit)
    if unit.hero:
        yield from _hero(book, unit)


def _shape(unit: UnitEntry) -> Iterator[Complaint]:
    """Structure is of armour; on foot a hero alone may have some (A4-DMG-02, A4-DMG-03)."""
    if unit.armour and (unit.structure is None or not unit.structure.propulsion):
        yield wrong(("structure",), "armour-structure")
    if unit.infantry and unit.structure and (unit.structure.propulsion or not unit.hero):
        yield wrong(("structure",), "infantry-structure")
    if (unit.armour and unit.size < 3) or (unit.infantry and unit.size > 2):
        yield wrong(("size",), "size-of-family", size=unit.size, family=unit.family)
    if not unit.weapons:
        yield wrong(("weapons",), "no-weapons")
    if (unit.family == TRANSPORT) != bool(unit.capacity):
        yield wrong(("capacity",), "capacity-of-transports")


def _arcs(book: ArmyBook, unit: UnitEntry) -> Iterator[Complaint]:
    """Mounts of vehicles and transports say their arc; all others see all round (A4-GEN-12, A4-GEN-13)."""
    lines = [line for id in unit.weapons if (line := book.weapon(id)) and not line.is_melee]
    for line in lines:
        if unit.family in (VEHICLE, TRANSPORT) and not line.arc_degrees:
            yield wrong(("weapons",), "arc-missing", weapon=line.id)
        if unit.family not in (VEHICLE, TRANSPORT) and line.arc_degrees:
            yield wrong(("weapons",), "no-arcs-here", weapon=line.id, family=unit.family)
    twice = [id for id in unit.weapons if unit.weapons.count(id) > 1]
    if twice and (TWIN_ARMS not in unit.abilities or len(twice) > 2):
        yield wrong(("weapons",), "weapon-twice", weapon=twice[0])
    if TWIN_ARMS in unit.abilities and (unit.rank != 3 or len(lines) < 2):
        yield wrong(("abilities",), "twin-arms")


def _strength(unit: UnitEntry) -> Iterator[Complaint]:
    if unit.strength_max < unit.strength_standard:
        yield wrong(("strength_max",), "strengths", standard=unit.strength_standard, most=unit.strength_max)
    base = round(50 * SIZES[unit.size][0])
    others = unit.strength_max - 1
    if len(spots_around((0, 0), base, others, CONTACT, lambda spot: True, reach=RADIUS)) < others:
        yield wrong(("strength_max",), "formation-too-large", figures=unit.strength_max)
    for strength, _ in unit.special_max:
        if not unit.strength_standard <= strength <= unit.strength_max:
            yield wrong(("special_max",), "strength-of-limit", strength=strength)


def _ties(book: ArmyBook, unit: UnitEntry) -> Iterator[Complaint]:
    """What a unit becomes, makes or calls (A4-ABIL-13, A4-ABIL-16)."""
    larger = book.unit(unit.fuses_into) if unit.fuses_into else None
    if unit.fuses_into and (larger is None or larger.rank != unit.rank + 1 or not unit.armour):
        yield wrong(("fuses_into",), "fusion", unit=unit.id, other=unit.fuses_into)
    if unit.created and not (unit.armour and unit.rank == 1):
        yield wrong(("created",), "creation")
    if (unit.fuses_into or unit.created) and not book.routines:
        yield wrong(("fuses_into" if unit.fuses_into else "created",), "routines-only")
    for n, strike in enumerate(unit.strikes):
        if book.strike(strike) is None:
            yield wrong(("strikes", n), "no-strike", strike=strike)


def _hero(book: ArmyBook, unit: UnitEntry) -> Iterator[Complaint]:
    """A hero joins foot soldiers and drives armour of his book (A4-ABIL-10, A4-ABIL-17)."""
    assert unit.hero
    if unit.strength_max != 1 or unit.family != "fantassins":
        yield wrong(("hero",), "hero-alone")
    for key, wanted in (("joins", unit.hero.joins), ("drives", unit.hero.drives)):
        for n, id in enumerate(wanted):
            other = book.unit(id)
            if other is None or other.hero or other.armour != (key == "drives"):
                yield wrong(("hero", key, n), "hero-with", unit=id, part=key)
    if bool(unit.hero.drives) != (HEROIC_PILOT in unit.abilities):
        yield wrong(("hero", "drives"), "pilot")
    command = (unit.hero.grade, unit.hero.authority, unit.hero.pc)
    if any(command) != all(command):
        yield wrong(("hero", "grade"), "hero-command")


def unused_weapons(book: ArmyBook) -> tuple[str, ...]:
    """Weapon lines that no unit of the book carries: worth telling whoever writes it."""
    used = {id for unit in book.units for id in (*unit.weapons, *unit.special_weapons)}
    return tuple(line.id for line in book.weapons if line.id not in used)
