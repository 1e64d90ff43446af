"""What the schema of an army book cannot say: each check names its rule (areas TR-ARMY, TR-SIZE, TR-VEH)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from escarmouche.engine.errors import DataError
from escarmouche.engine.yamlfile import Document, KeyPath
from escarmouche.games.trauma.armies.armybook import ArmyBook, CombatantLine, Mounted, UnitEntry, WeaponLine
from escarmouche.games.trauma.armies.exact_total import SECTION_SIZE, USUAL, strengths, usual_list_exists
from escarmouche.games.trauma.chapters.measuring import CONTACT, FORMATION
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import ANTIGRAV, ARMOUR, INFANTRY, SKILLS, WALKER
from escarmouche.space.formation import spots_around

RANKS = {INFANTRY: LEDGER.data("TR-ARMY-03")["ranks"], ARMOUR: LEDGER.data("TR-ARMY-05")["ranks"]}

ATTACHED = {
    "figure": ("demolition", "warrior", "experienced_officer", "repair", "healing"),
    "unit": ("medical_armour", "concealment", "guerilla", "jump_pack", "reinforcement", "skirmishers"),
    "vehicle": ("self_repair", "resistance"),
    "weapon": ("sniper", "lock_on"),
}
"""What each skill belongs to (TR-ARMY-21), by the keys used in data."""

SAMPLE: dict[str, Any] = LEDGER.data("TR-PROF-01")
SAMPLE_SCORES = ("movement", "morale", "armour", "command")
SAMPLE_WEAPONS: dict[str, dict[str, Any]] = {rule: LEDGER.data(rule) for rule in ("TR-PROF-02", "TR-PROF-03")}
SAMPLE_BOOK = "usf"
"""The book that holds the sample combatant."""
LOWEST_VEHICLE = 510  # TR-SIZE-04
ANTI_VEHICLE = 6  # TR-SHOOT-10
ACCURACY = re.compile(r"^(\d+|\+|\[\d+\]|-|\d+/\d+)$")
STRUCTURE = re.compile(r"^X[OI]+$")


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


def complaints(book: ArmyBook) -> Iterator[Complaint]:
    """Everything wrong with a book, in the order of the file."""
    yield from _names(book)
    yield from _samples(book)
    yield from _sections(book)
    for n, weapon in enumerate(book.weapons):
        yield from (c.under("weapons", n) for c in _weapon(book, weapon))
    for n, unit in enumerate(book.units):
        yield from (c.under("units", n) for c in _unit(book, unit))
    if not any(unit.officers for unit in book.units):
        yield Complaint(("units",), DataError("no-officer", game="trauma"))
    elif not usual_list_exists(book):
        yield Complaint(("units",), DataError("no-exact-list", game="trauma", pa=USUAL["pa"]))


def _samples(book: ArmyBook) -> Iterator[Complaint]:
    """The combatant and the weapons that the rulebook prints keep their numbers in the book that has them."""
    for n, weapon in enumerate(book.weapons if book.key == SAMPLE_BOOK else ()):
        for rule, line in SAMPLE_WEAPONS.items():
            accuracy = "-" if line["accuracy"] is None else line["accuracy"]
            printed = (accuracy, line["rate"], line["area"] or "-", line["force"], line["damage"])
            values = (weapon.accuracy, weapon.rate, weapon.area, weapon.force, weapon.damage)
            if weapon.name.fr == line["name"] and values != printed:
                yield Complaint(
                    ("weapons", n),
                    DataError(
                        "weapon-not-as-printed",
                        game="trauma",
                        rule=rule,
                        weapon={"en": weapon.name.en, "fr": weapon.name.fr},
                        printed=str(printed),
                    ),
                )
    for n, unit in enumerate(book.units):
        for k, own in enumerate(unit.profiles):
            wrong = [key for key in SAMPLE_SCORES if getattr(own, key) != SAMPLE[key]]
            if own.name.fr == SAMPLE["name"] and wrong:
                yield Complaint(
                    ("units", n, "profiles", k), DataError("not-as-printed", game="trauma", wrong=str(wrong))
                )


def _names(book: ArmyBook) -> Iterator[Complaint]:
    for key, ids in (
        ("weapons", [w.id for w in book.weapons]),
        ("units", [u.id for u in book.units]),
        ("sections", [s.id for s in book.sections]),
        ("grades", [g.grade for g in book.grades]),
    ):
        for n, id in enumerate(ids):
            if id in ids[:n]:
                yield Complaint((key, n), DataError("twice-in", game="trauma", id=id, part=key))
    seen: dict[object, str] = {}
    for n, w in enumerate(book.weapons):
        same = (w.name.en, str(w.accuracy), w.rate, w.area, w.force, w.damage, w.skills)
        if same in seen:
            yield Complaint(
                ("weapons", n), DataError("same-weapon", game="trauma", weapon=w.id, other=seen[same])
            )
        seen[same] = w.id


def _sections(book: ArmyBook) -> Iterator[Complaint]:
    if not book.sections:
        yield Complaint(("sections",), DataError("no-section", game="trauma"))
    for n, section in enumerate(book.sections):
        for unit, (least, most) in section.units.items():
            if book.unit(unit) is None:
                yield Complaint(
                    ("sections", n, "units", unit), DataError("section-unit", game="trauma", unit=unit)
                )
            if least > most or most > SECTION_SIZE[1]:
                yield Complaint(
                    ("sections", n, "units", unit),
                    DataError("section-limits", game="trauma", unit=unit, most=SECTION_SIZE[1]),
                )
        if sum(least for least, _ in section.units.values()) > SECTION_SIZE[1]:
            yield Complaint(
                ("sections", n, "units"), DataError("section-too-large", game="trauma", most=SECTION_SIZE[1])
            )
        if not section.units:
            yield Complaint(("sections", n, "units"), DataError("section-empty", game="trauma"))


def _weapon(book: ArmyBook, weapon: WeaponLine) -> Iterator[Complaint]:
    accuracy = str(weapon.accuracy)
    if not ACCURACY.match(accuracy):
        yield Complaint(("accuracy",), DataError("accuracy-form", game="trauma"))
    if accuracy == "-" and weapon.area != "-":
        yield Complaint(("area",), DataError("melee-with-area", game="trauma"))
    yield from _skills(weapon.skills, "weapon")
    if ("/" in accuracy) != ("sniper" in weapon.skills):
        yield Complaint(("accuracy",), DataError("sniper-scores", game="trauma"))
    if "lock_on" in weapon.skills and weapon.force < ANTI_VEHICLE:
        yield Complaint(("force",), DataError("lock-on-force", game="trauma", least=ANTI_VEHICLE))
    if accuracy == "-" and weapon.skills:
        yield Complaint(("skills",), DataError("skills-of-ranged", game="trauma"))


def _skills(skills: tuple[str, ...], *kinds: str) -> Iterator[Complaint]:
    for n, skill in enumerate(skills):
        if skill not in SKILLS:
            known = ", ".join(SKILLS)
            yield Complaint(
                ("skills", n), DataError("no-skill-called", game="trauma", skill=skill, known=known)
            )
        elif not any(skill in ATTACHED[kind] for kind in kinds):
            right = next(kind for kind, names in ATTACHED.items() if skill in names)
            yield Complaint(
                ("skills", n), DataError("skill-belongs", game="trauma", skill=skill, right=right)
            )


def _unit(book: ArmyBook, unit: UnitEntry) -> Iterator[Complaint]:
    if unit.rank not in RANKS[unit.kind]:
        rule = "TR-ARMY-03" if unit.kind == INFANTRY else "TR-ARMY-05"
        yield Complaint(
            ("rank",),
            DataError("ranks", game="trauma", rule=rule, kind=unit.kind, ranks=", ".join(RANKS[unit.kind])),
        )
    if unit.kind == ARMOUR:
        if unit.size != "great":
            yield Complaint(("size",), DataError("vehicle-size", game="trauma"))
        if not unit.vehicle_type:
            yield Complaint(("vehicle_type",), DataError("vehicle-type", game="trauma"))
        if unit.height < LOWEST_VEHICLE:
            yield Complaint(("height_cm",), DataError("vehicle-height", game="trauma"))
    elif unit.vehicle_type:
        yield Complaint(("vehicle_type",), DataError("infantry-or-vehicles", game="trauma"))
    kinds = ("unit",) if unit.kind == INFANTRY else ("unit", "vehicle")
    yield from _skills(unit.skills, *kinds)
    for n, line in enumerate(unit.profiles):
        yield from (c.under("profiles", n) for c in _profile(book, unit, line))
    known = {line.id for line in unit.profiles}
    if len(known) < len(unit.profiles):
        yield Complaint(("profiles",), DataError("profile-twice", game="trauma"))
    unknown = list(_unknown_profiles(unit, known))
    yield from unknown
    if not unknown:
        yield from _make_up(unit)
        yield from _officers(book, unit)
        yield from _carriers(book, unit)


def _profile(book: ArmyBook, unit: UnitEntry, line: CombatantLine) -> Iterator[Complaint]:
    for n, weapon in enumerate(line.armament()):
        if book.weapon(weapon) is None:
            yield Complaint(("weapons", n), DataError("no-weapon-of-book", game="trauma", weapon=weapon))
    yield from _skills(line.skills, "figure")
    if line.command:
        yield Complaint(("command",), DataError("command-of-officers", game="trauma"))
    if unit.kind == INFANTRY and (line.structure or line.arcs):
        yield Complaint(("structure",), DataError("infantry-structure", game="trauma"))
    if unit.kind == ARMOUR and not STRUCTURE.match(line.structure):
        yield Complaint(("structure",), DataError("vehicle-structure", game="trauma"))
    mounted = [n for n, w in enumerate(line.weapons) if isinstance(w, Mounted)]
    if unit.kind == INFANTRY or unit.vehicle_type == WALKER:
        if line.arcs or mounted:
            yield Complaint(("arcs",), DataError("no-fire-arcs", game="trauma"))
        return
    if not line.arcs:
        rule = "TR-VEH-08" if unit.vehicle_type == ANTIGRAV else "TR-VEH-11"
        yield Complaint(("arcs",), DataError("arcs-missing", game="trauma", rule=rule))
    ranged = [n for n, w in enumerate(line.armament()) if (b := book.weapon(w)) and str(b.accuracy) != "-"]
    if len(ranged) > 2 and not set(ranged) <= set(mounted):
        yield Complaint(("weapons",), DataError("arc-of-each-weapon", game="trauma"))
    for n in mounted:
        if n not in ranged:
            yield Complaint(("weapons", n), DataError("melee-with-arc", game="trauma"))


def _unknown_profiles(unit: UnitEntry, known: set[str]) -> Iterator[Complaint]:
    for word, strength in strengths(unit):
        for profile in strength.figures:
            if profile not in known:
                yield Complaint(
                    ("strength", word, "figures", profile),
                    DataError("no-profile-of-unit", game="trauma", unit=unit.id, profile=profile),
                )
    if unit.default_leader not in known:
        yield Complaint(
            ("default_leader",),
            DataError("no-leader-profile", game="trauma", unit=unit.id, leader=unit.default_leader),
        )
    for n, option in enumerate(unit.options):
        if bool(option.replace) != bool(option.by) or bool(option.add) == bool(option.replace):
            yield Complaint(("options", n), DataError("option-of-unit", game="trauma"))
        for key, wanted in (("replace", option.replace), ("by", option.by), ("add", option.add)):
            if wanted and wanted not in known:
                yield Complaint(
                    ("options", n, key),
                    DataError("no-profile-of-unit", game="trauma", unit=unit.id, profile=wanted),
                )


def _make_up(unit: UnitEntry) -> Iterator[Complaint]:
    for word, strength in strengths(unit):
        where = ("strength", word, "figures")
        if not strength.figures.get(unit.default_leader):
            yield Complaint(where, DataError("nobody-to-lead", game="trauma", leader=unit.default_leader))
        for role, most, rule in (
            ("specialist", unit.specialists_max, "TR-ARMY-12"),
            ("heavy", unit.heavy_weapons_max, "TR-ARMY-13"),
        ):
            count = sum(n for p, n in strength.figures.items() if unit.line(p).role == role)
            if count > most:
                yield Complaint(
                    where,
                    DataError(
                        "too-many-of-role", game="trauma", rule=rule, count=count, role=role, most=most
                    ),
                )
        figures = sum(strength.figures.values()) + sum(o.max for o in unit.options if o.add)
        if not _fits(unit.radius, figures):
            yield Complaint(where, DataError("figures-do-not-fit", game="trauma", figures=figures))
    roles = {unit.line(p).role for p in unit.strength.normal.figures}
    if "soldier" in roles and unit.line(unit.default_leader).role != "soldier":
        yield Complaint(("default_leader",), DataError("standard-leads", game="trauma"))
    extended = unit.strength.extended
    if ("reinforcement" in unit.skills) != (extended is not None):
        yield Complaint(("skills",), DataError("reinforcement-strength", game="trauma"))
    if extended and sum(extended.figures.values()) <= sum(unit.strength.normal.figures.values()):
        yield Complaint(("strength", "extended", "figures"), DataError("extended-larger", game="trauma"))


def _fits(radius: int, figures: int) -> bool:
    spots = spots_around((0, 0), radius, figures - 1, CONTACT, lambda spot: True, reach=FORMATION)
    return len(spots) >= figures - 1


def _officers(book: ArmyBook, unit: UnitEntry) -> Iterator[Complaint]:
    ids = {line.id for line in unit.profiles}
    for n, officer in enumerate(unit.officers):
        if officer.grade not in {g.grade for g in book.grades}:
            yield Complaint(
                ("officers", n, "grade"), DataError("no-grade", game="trauma", grade=officer.grade)
            )
        yield from (c.under("officers", n) for c in _skills(officer.skills, "figure"))
        if officer.id in ids:
            yield Complaint(("officers", n, "id"), DataError("officer-twice", game="trauma", id=officer.id))
        if officer.default and officer.cost:
            yield Complaint(("officers", n, "cost"), DataError("officer-price", game="trauma"))
        ids.add(officer.id)
    if sum(officer.default for officer in unit.officers) > 1:
        yield Complaint(("officers",), DataError("one-officer", game="trauma"))
    for n, line in enumerate(unit.profiles):
        if "experienced_officer" in line.skills:
            yield Complaint(("profiles", n, "skills"), DataError("experienced-officer", game="trauma"))


def _carriers(book: ArmyBook, unit: UnitEntry) -> Iterator[Complaint]:
    """A Sniper weapon has one bearer in a unit; Tirailleurs needs one (TR-SKILL-15, TR-SKILL-18)."""
    snipers = [line.id for line in unit.profiles if _has_sniper(book, line)]
    for word, strength in strengths(unit):
        most = sum(strength.figures.get(p, 0) for p in snipers)
        most += sum(option.max for option in unit.options if option.newcomer in snipers)
        if most > 1:
            yield Complaint(("strength", word), DataError("one-sniper", game="trauma"))
    if "skirmishers" in unit.skills and not snipers:
        yield Complaint(("skills",), DataError("skirmishers-sniper", game="trauma"))


def _has_sniper(book: ArmyBook, line: CombatantLine) -> bool:
    return any((w := book.weapon(id)) is not None and "sniper" in w.skills for id in line.armament())
