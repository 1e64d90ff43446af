"""Whether a company may be fielded; if not, why, by how much and what would do (A4-FORCE, A4-ABIL-05, 17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from escarmouche.engine.requests import Refusal
from escarmouche.games.at43.armies import armybook, veterans
from escarmouche.games.at43.armies.armybook import Slot, UnitEntry
from escarmouche.games.at43.armies.armylist import (
    LARGEST,
    ArmyList,
    Choice,
    allowance,
    grade_in,
    hero_of,
    ordinary,
    strength_of,
)
from escarmouche.games.at43.table import ATTACKER, DEFENDER

ARMY_POINTS = "PA"
GENERAL, SECTION_HEAD = 5, 4
"""Grades of which an army, and a section, has one at most (A4-FORCE-03)."""


def check(army: ArmyList, points: int | None = None, folder: str = "") -> tuple[Refusal, ...]:
    """Everything that forbids a list, in the order of the book; empty when it may be played.

    Without a number it is judged by the size it is made for. Each refusal has the numbers and, in
    `about["hint"]`, the nearest thing that is allowed.
    """
    if army.written.veterans:
        return veterans.check(army, folder)
    size = army.points if points is None else points
    wrong: list[Refusal] = [*veterans.why_not_in_campaigns_only(army)]
    for number, choice in enumerate(army.choices, 1):
        wrong += _unit(army, choice, number, folder)
    wrong += _heroes(army)
    wrong += _sections(army)
    wrong += _officers(army)
    wrong += _size(army, size)
    return tuple(wrong)


def _unit(army: ArmyList, choice: Choice, number: int, folder: str) -> Iterator[Refusal]:
    unit = army.book.unit(choice.unit)
    about = {"unit": choice.unit, "number": number}
    if unit is None:
        yield _stranger(army, about, folder)
        return
    strength = strength_of(unit, choice)
    limits = {"given": strength, "least": unit.strength_standard, "most": unit.strength_max}
    if strength > unit.strength_max:
        more = {**about, **limits, "hint": "strength-at-most"}
        yield Refusal("A4-GEN-09", "strength-too-large", more, strength - unit.strength_max)
    if strength < unit.strength_standard:
        more = {**about, **limits, "hint": "strength-at-least"}
        yield Refusal("A4-GEN-09", "strength-too-small", more, unit.strength_standard - strength)
    yield from _special(unit, choice, about)
    yield from _leaders(army, unit, choice, about)
    if choice.garrison and not unit.infantry:
        more = {**about, "family": unit.family, "hint": "infantry-garrison"}
        yield Refusal("A4-SCN-09", "garrison-of-infantry", more)


def _stranger(army: ArmyList, about: dict[str, object], folder: str) -> Refusal:
    """A unit that the list's book does not have."""
    more = {**about, "book": army.book.key}
    for key, book in armybook.all_books(folder).items():
        if key != army.book.key and book.unit(str(about["unit"])):
            return Refusal("A4-FORCE-03", "other-book", {**more, "other": key, "hint": "one-book"})
    known = ", ".join(unit.id for unit in army.book.units)
    return Refusal("A4-FORCE-03", "no-such-unit", {**more, "known": known, "hint": "choose-from-book"})


def _special(unit: UnitEntry, choice: Choice, about: dict[str, object]) -> Iterator[Refusal]:
    """Special weapons of the unit's own, within what its strength allows (A4-ABIL-05)."""
    for weapon in choice.special:
        if weapon not in unit.special_weapons:
            known = ", ".join(unit.special_weapons) or "-"
            more = {**about, "weapon": weapon, "known": known, "hint": "choose-from-card"}
            yield Refusal("A4-ABIL-05", "no-such-special", more)
    strength, count = strength_of(unit, choice), sum(choice.special.values())
    most = unit.special_limit(strength)
    if count > most:
        larger = [least for least, number in unit.special_max if number >= count and least > strength]
        hint = "more-members" if larger else "fewer-special"
        more = {**about, "given": count, "most": most, "strength": strength, "hint": hint}
        reason = "special-for-larger" if larger else "too-many-special"
        more |= {"needed": min(larger)} if larger else {}
        yield Refusal("A4-ABIL-05", reason, more, count - most)


def _leaders(army: ArmyList, unit: UnitEntry, choice: Choice, about: dict[str, object]) -> Iterator[Refusal]:
    """One leader at most who is officer or hero, and somebody left to be him (A4-GEN-05)."""
    grade = choice.officer
    if grade and unit.hero:
        yield Refusal("A4-ABIL-17", "hero-is-leader", {**about, "grade": grade, "hint": "no-officer"})
    elif grade and grade not in unit.officers:
        known = ", ".join(map(str, unit.officers)) or "-"
        more = {**about, "grade": grade, "known": known, "hint": "other-grade"}
        yield Refusal("A4-FORCE-03", "grade-not-for-unit", more)
    hero = hero_of(army.book, choice)
    if choice.hero and hero is None:
        known = ", ".join(line.id for line in army.book.units if line.hero)
        more = {**about, "hero": choice.hero, "known": known, "hint": "choose-hero"}
        yield Refusal("A4-ABIL-17", "no-such-hero", more)
    if hero is not None and hero.hero is not None:
        allowed = (*hero.hero.joins, *hero.hero.drives)
        more = {**about, "hero": hero.id, "known": ", ".join(allowed) or "-", "hint": "other-unit"}
        if unit.id not in allowed:
            rule = "A4-ABIL-10" if unit.armour else "A4-ABIL-17"
            yield Refusal(rule, "hero-not-with", more)
        elif grade and (hero.hero.leads or hero.hero.grade):
            more = {**about, "hero": hero.id, "grade": grade, "hint": "no-officer"}
            yield Refusal("A4-GEN-05", "two-leaders", more)
    lacking = (1 if grade and unit.infantry else 0) - ordinary(unit, choice, hero)
    if lacking > 0:
        more = {**about, "given": strength_of(unit, choice), "hint": "fewer-special"}
        yield Refusal("A4-GEN-05", "nobody-left", more, lacking)


def _heroes(army: ArmyList) -> Iterator[Refusal]:
    """A hero is unique in a company, alone or with others (A4-ABIL-17)."""
    units = (army.book.unit(choice.unit) for choice in army.choices)
    named = [unit.id for unit in units if unit and unit.hero]
    named += [hero.id for choice in army.choices if (hero := hero_of(army.book, choice))]
    for name, count in Counter(named).items():
        if count > 1:
            about = {"hero": name, "given": count, "most": 1, "hint": "hero-once"}
            yield Refusal("A4-ABIL-17", "hero-twice", about, count - 1)


def _sections(army: ArmyList) -> Iterator[Refusal]:
    """Each section follows the pattern of the book, and is full before another is opened (A4-FORCE-03)."""
    pattern = army.book.section
    if not army.choices:
        yield Refusal("A4-FORCE-03", "no-units", {"hint": "add-unit"})
    last = len(army.sections)
    for number, section in enumerate(army.sections, 1):
        about = {"section": number}
        units = [unit for choice in section if (unit := army.book.unit(choice.unit))]
        if not section:
            yield Refusal("A4-FORCE-03", "section-empty", {**about, "hint": "drop-section"})
            continue
        if len(section) > len(pattern):
            more = {**about, "given": len(section), "most": len(pattern), "hint": "another-section"}
            yield Refusal("A4-FORCE-03", "section-too-large", more, len(section) - len(pattern))
            continue
        places = _seated(units, pattern)
        for unit in units:
            if not any(slot.takes(unit) for slot in pattern):
                yield Refusal(
                    "A4-FORCE-03", "no-place-ever", {**about, "unit": unit.id, "hint": "other-unit"}
                )
        if len(places) < len(units):
            left = [unit.id for n, unit in enumerate(units) if n not in places.values()]
            free = ", ".join(_told(slot) for n, slot in enumerate(pattern) if n not in places)
            more = {**about, "units": ", ".join(left), "free": free or "-", "hint": "another-section"}
            yield Refusal("A4-FORCE-03", "section-no-place", more, len(left))
            continue
        empty = [(n, slot) for n, slot in enumerate(pattern) if n not in places]
        for n, slot in empty:
            if slot.mandatory:
                more = {**about, "place": n + 1, "wants": _told(slot), "hint": "fill-place"}
                yield Refusal("A4-FORCE-03", "place-not-filled", more)
        if number < last and empty:
            wants = ", ".join(_told(slot) for _, slot in empty)
            more = {**about, "wants": wants, "next": number + 1, "hint": "fill-first"}
            yield Refusal("A4-FORCE-03", "section-not-full", more, len(empty))


def _seated(units: Sequence[UnitEntry], pattern: Sequence[Slot]) -> dict[int, int]:
    """The most units that fit the places of a section at once, mandatory places first: place to unit."""
    seats: dict[int, int] = {}
    order = sorted(range(len(pattern)), key=lambda n: (not pattern[n].mandatory, n))
    for place in order:
        _seat(place, units, pattern, seats, set())
    return seats


def _seat(
    place: int, units: Sequence[UnitEntry], pattern: Sequence[Slot], seats: dict[int, int], tried: set[int]
) -> bool:
    """Fill one place, moving others to theirs where that helps."""
    for number, unit in enumerate(units):
        if number in tried or not pattern[place].takes(unit):
            continue
        tried.add(number)
        holder = next((other for other, seated in seats.items() if seated == number), None)
        if holder is None or _seat(holder, units, pattern, seats, tried):
            seats[place] = number
            return True
    return False


def _told(slot: Slot) -> str:
    """A place of the pattern as a card would print it."""
    return f"{'/'.join(slot.families)} {'/'.join(map(str, slot.ranks))}"


def _officers(army: ArmyList) -> Iterator[Refusal]:
    """One Grade 5 in the army, one Grade 4 in a section; hero officers count (A4-FORCE-03)."""
    grades = [[grade_in(army.book, choice) for choice in section] for section in army.sections]
    generals = sum(section.count(GENERAL) for section in grades)
    if generals > 1:
        about = {"given": generals, "most": 1, "hint": "lower-grade"}
        yield Refusal("A4-FORCE-03", "two-grade-5", about, generals - 1)
    for number, section in enumerate(grades, 1):
        heads = section.count(SECTION_HEAD)
        if heads > 1:
            about = {"section": number, "given": heads, "most": 1, "hint": "lower-grade"}
            yield Refusal("A4-FORCE-03", "two-grade-4", about, heads - 1)


def _size(army: ArmyList, size: int) -> Iterator[Refusal]:
    """The total, and the assault group that the list proposes for each role (A4-FORCE-01, A4-FORCE-02)."""
    if size > LARGEST:
        about = {"given": size, "most": LARGEST, "hint": "smaller-game"}
        yield Refusal("A4-FORCE-01", "game-too-large", about, size - LARGEST, ARMY_POINTS)
    total = army.total
    if total > size:
        about = {"total": total, "points": size, "hint": "spend-less"}
        yield Refusal("A4-FORCE-01", "too-expensive", about, total - size, ARMY_POINTS)
    for role in (ATTACKER, DEFENDER):
        most, given = allowance(size, role), army.proposed(role)
        if given > most:
            about = {
                "role": role,
                "given": given,
                "most": most,
                "points": size,
                "hint": "move-to-reinforcement",
            }
            yield Refusal("A4-FORCE-01", "assault-too-large", about, given - most, ARMY_POINTS)
        if army.choices and not given:
            about = {"role": role, "most": most, "hint": "name-assault"}
            yield Refusal("A4-FORCE-02", "no-assault-group", about)
