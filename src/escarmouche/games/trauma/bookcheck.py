"""What the schema of an army book cannot say: each check names its rule (areas TR-ARMY, TR-SIZE, TR-VEH)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from escarmouche.engine.errors import DataError
from escarmouche.engine.yamlfile import Document, KeyPath
from escarmouche.games.trauma.armybook import (
    ArmyBook,
    CombatantLine,
    Mounted,
    UnitEntry,
    WeaponLine,
)
from escarmouche.games.trauma.field import CONTACT, FORMATION
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import ANTIGRAV, ARMOUR, INFANTRY, SKILLS, WALKER
from escarmouche.games.trauma.usual import SECTION_SIZE, USUAL, strengths, usual_list_exists
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
    """Where in the file, and the sentence with its rule, in English and in French."""

    keys: KeyPath
    text: str
    fr: str

    def under(self, *keys: str | int) -> Complaint:
        """The same, its place told from farther up in the file."""
        return self._replace(keys=(*keys, *self.keys))


def check_book(document: Document, book: ArmyBook) -> None:
    """Raise DataError for the first thing that no army book may say."""
    for complaint in complaints(book):
        where = document.at(*complaint.keys)
        raise DataError(f"{where}: {complaint.text}", f"{where} : {complaint.fr}")


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
        yield Complaint(
            ("units",),
            "TR-ARMY-17: at least one unit must be able to hold an officer",
            "TR-ARMY-17 : une unité au moins doit pouvoir contenir un officier",
        )
    elif not usual_list_exists(book):
        yield Complaint(
            ("units",),
            f"TR-PREP-06: no legal list of exactly {USUAL['pa']} PA can be made from these costs",
            f"TR-PREP-06 : ces coûts ne permettent aucune liste légale d'exactement {USUAL['pa']} PA",
        )


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
                    f"{rule}: {weapon.name.en} is printed in the rulebook as {printed}",
                    f"{rule} : {weapon.name.fr} figure dans le livre de règles avec {printed}",
                )
    for n, unit in enumerate(book.units):
        for k, own in enumerate(unit.profiles):
            wrong = [key for key in SAMPLE_SCORES if getattr(own, key) != SAMPLE[key]]
            if own.name.fr == SAMPLE["name"] and wrong:
                yield Complaint(
                    ("units", n, "profiles", k),
                    f"TR-PROF-01: not as printed in the rulebook: {wrong}",
                    f"TR-PROF-01 : autrement que dans le livre de règles : {wrong}",
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
                yield Complaint((key, n), f"{id} stands twice in {key}", f"{id} figure deux fois dans {key}")
    seen: dict[object, str] = {}
    for n, w in enumerate(book.weapons):
        same = (w.name.en, str(w.accuracy), w.rate, w.area, w.force, w.damage, w.skills)
        if same in seen:
            yield Complaint(
                ("weapons", n),
                f"TR-SHOOT-02: {w.id} is the same weapon as {seen[same]}; keep one line",
                f"TR-SHOOT-02 : {w.id} est la même arme que {seen[same]} ; gardez une seule ligne",
            )
        seen[same] = w.id


def _sections(book: ArmyBook) -> Iterator[Complaint]:
    if not book.sections:
        yield Complaint(
            ("sections",),
            "TR-ARMY-01: an army needs at least one kind of section",
            "TR-ARMY-01 : il faut à une armée un genre de section au moins",
        )
    for n, section in enumerate(book.sections):
        for unit, (least, most) in section.units.items():
            if book.unit(unit) is None:
                yield Complaint(
                    ("sections", n, "units", unit),
                    f"TR-ARMY-01: no unit of this book is called {unit}",
                    f"TR-ARMY-01 : aucune unité de ce livre ne s'appelle {unit}",
                )
            if least > most or most > SECTION_SIZE[1]:
                yield Complaint(
                    ("sections", n, "units", unit),
                    f"TR-ARMY-01: least and most of {unit} must fit in {SECTION_SIZE[1]} units",
                    f"TR-ARMY-01 : minimum et maximum de {unit} doivent tenir en {SECTION_SIZE[1]} unités",
                )
        if sum(least for least, _ in section.units.values()) > SECTION_SIZE[1]:
            yield Complaint(
                ("sections", n, "units"),
                f"TR-ARMY-01: a section holds at most {SECTION_SIZE[1]} units",
                f"TR-ARMY-01 : une section contient au plus {SECTION_SIZE[1]} unités",
            )
        if not section.units:
            yield Complaint(
                ("sections", n, "units"),
                "TR-ARMY-01: a section holds at least one unit",
                "TR-ARMY-01 : une section contient au moins une unité",
            )


def _weapon(book: ArmyBook, weapon: WeaponLine) -> Iterator[Complaint]:
    accuracy = str(weapon.accuracy)
    if not ACCURACY.match(accuracy):
        yield Complaint(
            ("accuracy",),
            "TR-ARMY-20: expected a number, +, [X], - (melee) or two scores a/b (Sniper)",
            "TR-ARMY-20 : attendu : un nombre, +, [X], - (mêlée) ou deux scores a/b (Sniper)",
        )
    if accuracy == "-" and weapon.area != "-":
        yield Complaint(
            ("area",),
            "TR-ARMY-20: a melee weapon has no area of effect",
            "TR-ARMY-20 : une arme de mêlée n'a pas de zone d'effet",
        )
    yield from _skills(weapon.skills, "weapon")
    if ("/" in accuracy) != ("sniper" in weapon.skills):
        yield Complaint(
            ("accuracy",),
            "TR-SKILL-15: two accuracy scores and the skill sniper go together",
            "TR-SKILL-15 : deux scores de précision et la compétence sniper vont ensemble",
        )
    if "lock_on" in weapon.skills and weapon.force < ANTI_VEHICLE:
        yield Complaint(
            ("force",),
            f"TR-SKILL-19: a weapon with lock_on needs Force {ANTI_VEHICLE} or more",
            f"TR-SKILL-19 : il faut à une arme avec lock_on une Force de {ANTI_VEHICLE} ou plus",
        )
    if accuracy == "-" and weapon.skills:
        yield Complaint(
            ("skills",),
            "TR-SKILL-15: sniper and lock_on are for ranged weapons",
            "TR-SKILL-15 : sniper et lock_on sont pour les armes de tir",
        )


def _skills(skills: tuple[str, ...], *kinds: str) -> Iterator[Complaint]:
    for n, skill in enumerate(skills):
        if skill not in SKILLS:
            known = ", ".join(SKILLS)
            yield Complaint(
                ("skills", n),
                f"TR-ARMY-21: no skill is called {skill}; the general rules have {known}",
                f"TR-ARMY-21 : aucune compétence ne s'appelle {skill} ; les règles générales ont {known}",
            )
        elif not any(skill in ATTACHED[kind] for kind in kinds):
            right = next(kind for kind, names in ATTACHED.items() if skill in names)
            yield Complaint(
                ("skills", n),
                f"TR-ARMY-21: the skill {skill} belongs to a {right}",
                f"TR-ARMY-21 : la compétence {skill} va avec {right}",
            )


def _unit(book: ArmyBook, unit: UnitEntry) -> Iterator[Complaint]:
    if unit.rank not in RANKS[unit.kind]:
        rule = "TR-ARMY-03" if unit.kind == INFANTRY else "TR-ARMY-05"
        yield Complaint(
            ("rank",),
            f"{rule}: the ranks of {unit.kind} are {', '.join(RANKS[unit.kind])}",
            f"{rule} : les rangs de {unit.kind} sont {', '.join(RANKS[unit.kind])}",
        )
    if unit.kind == ARMOUR:
        if unit.size != "great":
            yield Complaint(
                ("size",),
                "TR-SIZE-04: a vehicle is always of great size",
                "TR-SIZE-04 : un blindé est toujours de grande taille",
            )
        if not unit.vehicle_type:
            yield Complaint(
                ("vehicle_type",),
                "TR-ARMY-04: a vehicle is a walker, an antigrav or wheeled",
                "TR-ARMY-04 : un blindé est un marcheur, un antigrav ou à roues",
            )
        if unit.height < LOWEST_VEHICLE:
            yield Complaint(
                ("height_cm",),
                "TR-SIZE-04: a vehicle is at least 5.1 cm high",
                "TR-SIZE-04 : un blindé fait au moins 5,1 cm de haut",
            )
    elif unit.vehicle_type:
        yield Complaint(
            ("vehicle_type",),
            "TR-ARMY-06: a unit is all infantry or all vehicles",
            "TR-ARMY-06 : une unité est toute de fantassins ou toute de blindés",
        )
    kinds = ("unit",) if unit.kind == INFANTRY else ("unit", "vehicle")
    yield from _skills(unit.skills, *kinds)
    for n, line in enumerate(unit.profiles):
        yield from (c.under("profiles", n) for c in _profile(book, unit, line))
    known = {line.id for line in unit.profiles}
    if len(known) < len(unit.profiles):
        yield Complaint(("profiles",), "a profile stands twice", "un profil figure deux fois")
    unknown = list(_unknown_profiles(unit, known))
    yield from unknown
    if not unknown:
        yield from _make_up(unit)
        yield from _officers(book, unit)
        yield from _carriers(book, unit)


def _profile(book: ArmyBook, unit: UnitEntry, line: CombatantLine) -> Iterator[Complaint]:
    for n, weapon in enumerate(line.armament()):
        if book.weapon(weapon) is None:
            yield Complaint(
                ("weapons", n),
                f"TR-ARMY-20: no weapon of this book is called {weapon}",
                f"TR-ARMY-20 : aucune arme de ce livre ne s'appelle {weapon}",
            )
    yield from _skills(line.skills, "figure")
    if line.command:
        yield Complaint(
            ("command",),
            "TR-ARMY-19: only officers have a Command value; write 0",
            "TR-ARMY-19 : seuls les officiers ont une valeur de Commandement ; écrivez 0",
        )
    if unit.kind == INFANTRY and (line.structure or line.arcs):
        yield Complaint(
            ("structure",),
            "TR-ARMY-06: infantry has neither structure line nor arcs",
            "TR-ARMY-06 : les fantassins n'ont ni ligne de structure ni arcs",
        )
    if unit.kind == ARMOUR and not STRUCTURE.match(line.structure):
        yield Complaint(
            ("structure",),
            "TR-SHOOT-47: a vehicle needs a structure line: one X first, then O and I",
            "TR-SHOOT-47 : il faut à un blindé une ligne de structure : un X d'abord, puis des O et des I",
        )
    mounted = [n for n, w in enumerate(line.weapons) if isinstance(w, Mounted)]
    if unit.kind == INFANTRY or unit.vehicle_type == WALKER:
        if line.arcs or mounted:
            yield Complaint(
                ("arcs",),
                "TR-VEH-01: infantry and walkers have no fire arcs",
                "TR-VEH-01 : les fantassins et les marcheurs n'ont pas d'arcs de tir",
            )
        return
    if not line.arcs:
        rule = "TR-VEH-08" if unit.vehicle_type == ANTIGRAV else "TR-VEH-11"
        yield Complaint(
            ("arcs",),
            f"{rule}: a wheeled or antigrav vehicle has arcs: front_rear or left_right",
            f"{rule} : un blindé à roues ou antigrav a des arcs : front_rear ou left_right",
        )
    ranged = [n for n, w in enumerate(line.armament()) if (b := book.weapon(w)) and str(b.accuracy) != "-"]
    if len(ranged) > 2 and not set(ranged) <= set(mounted):
        yield Complaint(
            ("weapons",),
            "TR-VEH-13: with more than two ranged weapons each needs its arc",
            "TR-VEH-13 : au-delà de deux armes de tir, il faut à chacune son arc",
        )
    for n in mounted:
        if n not in ranged:
            yield Complaint(
                ("weapons", n),
                "TR-VEH-12: a melee weapon has no arc",
                "TR-VEH-12 : une arme de mêlée n'a pas d'arc",
            )


def _unknown_profiles(unit: UnitEntry, known: set[str]) -> Iterator[Complaint]:
    for word, strength in strengths(unit):
        for profile in strength.figures:
            if profile not in known:
                yield Complaint(
                    ("strength", word, "figures", profile),
                    f"no profile of {unit.id} is called {profile}",
                    f"aucun profil de {unit.id} ne s'appelle {profile}",
                )
    if unit.default_leader not in known:
        yield Complaint(
            ("default_leader",),
            f"TR-ARMY-08: no profile of {unit.id} is called {unit.default_leader}",
            f"TR-ARMY-08 : aucun profil de {unit.id} ne s'appelle {unit.default_leader}",
        )
    for n, option in enumerate(unit.options):
        if bool(option.replace) != bool(option.by) or bool(option.add) == bool(option.replace):
            yield Complaint(
                ("options", n),
                "an option says `replace` and `by`, or `add`",
                "une option dit `replace` et `by`, ou `add`",
            )
        for key, wanted in (("replace", option.replace), ("by", option.by), ("add", option.add)):
            if wanted and wanted not in known:
                yield Complaint(
                    ("options", n, key),
                    f"no profile of {unit.id} is called {wanted}",
                    f"aucun profil de {unit.id} ne s'appelle {wanted}",
                )


def _make_up(unit: UnitEntry) -> Iterator[Complaint]:
    for word, strength in strengths(unit):
        where = ("strength", word, "figures")
        if not strength.figures.get(unit.default_leader):
            yield Complaint(
                where,
                f"TR-ARMY-08: the unit has no {unit.default_leader} to lead it",
                f"TR-ARMY-08 : l'unité n'a pas de {unit.default_leader} pour la mener",
            )
        for role, most, rule in (
            ("specialist", unit.specialists_max, "TR-ARMY-12"),
            ("heavy", unit.heavy_weapons_max, "TR-ARMY-13"),
        ):
            count = sum(n for p, n in strength.figures.items() if unit.line(p).role == role)
            if count > most:
                yield Complaint(
                    where,
                    f"{rule}: {count} figures of the role {role}, at most {most} are allowed",
                    f"{rule} : {count} figurines du rôle {role}, au plus {most} sont permises",
                )
        figures = sum(strength.figures.values()) + sum(o.max for o in unit.options if o.add)
        if not _fits(unit.radius, figures):
            yield Complaint(
                where,
                f"TR-ARMY-10: {figures} figures of this base do not fit within 10 cm of their leader",
                f"TR-ARMY-10 : {figures} figurines de ce socle ne tiennent pas à moins de 10 cm de leur chef",
            )
    roles = {unit.line(p).role for p in unit.strength.normal.figures}
    if "soldier" in roles and unit.line(unit.default_leader).role != "soldier":
        yield Complaint(
            ("default_leader",),
            "TR-ARMY-08: a standard combatant leads, if there is any",
            "TR-ARMY-08 : un combattant standard mène l'unité, s'il y en a un",
        )
    extended = unit.strength.extended
    if ("reinforcement" in unit.skills) != (extended is not None):
        yield Complaint(
            ("skills",),
            "TR-SKILL-11: the skill reinforcement and an extended strength go together",
            "TR-SKILL-11 : la compétence reinforcement et un effectif étendu vont ensemble",
        )
    if extended and sum(extended.figures.values()) <= sum(unit.strength.normal.figures.values()):
        yield Complaint(
            ("strength", "extended", "figures"),
            "TR-SKILL-11: the extended strength is the larger one",
            "TR-SKILL-11 : l'effectif étendu est le plus grand",
        )


def _fits(radius: int, figures: int) -> bool:
    spots = spots_around((0, 0), radius, figures - 1, CONTACT, lambda spot: True, reach=FORMATION)
    return len(spots) >= figures - 1


def _officers(book: ArmyBook, unit: UnitEntry) -> Iterator[Complaint]:
    ids = {line.id for line in unit.profiles}
    for n, officer in enumerate(unit.officers):
        if officer.grade not in {g.grade for g in book.grades}:
            yield Complaint(
                ("officers", n, "grade"),
                f"TR-ARMY-14: the book has no grade {officer.grade}",
                f"TR-ARMY-14 : le livre n'a pas de grade {officer.grade}",
            )
        yield from (c.under("officers", n) for c in _skills(officer.skills, "figure"))
        if officer.id in ids:
            yield Complaint(
                ("officers", n, "id"),
                f"{officer.id} stands twice among profiles and officers",
                f"{officer.id} figure deux fois parmi les profils et les officiers",
            )
        if officer.default and officer.cost:
            yield Complaint(
                ("officers", n, "cost"),
                "the officer of the ordinary make-up is in the price of the unit",
                "l'officier de la composition ordinaire est compris dans le prix de l'unité",
            )
        ids.add(officer.id)
    if sum(officer.default for officer in unit.officers) > 1:
        yield Complaint(
            ("officers",),
            "TR-ARMY-18: a unit contains one officer at most",
            "TR-ARMY-18 : une unité contient un officier au plus",
        )
    for n, line in enumerate(unit.profiles):
        if "experienced_officer" in line.skills:
            yield Complaint(
                ("profiles", n, "skills"),
                "TR-SKILL-08: experienced_officer is for officers",
                "TR-SKILL-08 : experienced_officer est pour les officiers",
            )


def _carriers(book: ArmyBook, unit: UnitEntry) -> Iterator[Complaint]:
    """A Sniper weapon has one bearer in a unit; Tirailleurs needs one (TR-SKILL-15, TR-SKILL-18)."""
    snipers = [line.id for line in unit.profiles if _has_sniper(book, line)]
    for word, strength in strengths(unit):
        most = sum(strength.figures.get(p, 0) for p in snipers)
        most += sum(option.max for option in unit.options if option.newcomer in snipers)
        if most > 1:
            yield Complaint(
                ("strength", word),
                "TR-SKILL-15: a unit has one bearer of a Sniper weapon at most",
                "TR-SKILL-15 : une unité a un porteur d'arme Sniper au plus",
            )
    if "skirmishers" in unit.skills and not snipers:
        yield Complaint(
            ("skills",),
            "TR-SKILL-18: skirmishers needs a combatant with a Sniper weapon",
            "TR-SKILL-18 : il faut à skirmishers un combattant avec une arme Sniper",
        )


def _has_sniper(book: ArmyBook, line: CombatantLine) -> bool:
    return any((w := book.weapon(id)) is not None and "sniper" in w.skills for id in line.armament())
