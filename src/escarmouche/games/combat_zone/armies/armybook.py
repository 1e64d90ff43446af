"""Army books: troops, machines, aliens and their prices, read and checked (CZ-FORCE-01 to 09)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from escarmouche.engine.armies import book_shelf
from escarmouche.engine.errors import DataError
from escarmouche.engine.grammar import Grammar
from escarmouche.engine.yamlfile import Document
from escarmouche.games.combat_zone.armies import gear
from escarmouche.games.combat_zone.chapters.dice import pool
from escarmouche.games.combat_zone.chapters.shooting.weapons import WEAPONS, why_not_carry
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ALIEN,
    BASIC,
    HERO,
    LEADER,
    MACHINE,
    OFFICER,
    SUB_LEADER,
    Profile,
)

POINTS: dict[str, int] = LEDGER.data("CZ-AP-01")
CLASSES: dict[str, dict[str, int]] = LEDGER.data("CZ-FORCE-08")
QUALITIES = ("green", "average", "veteran", "elite")
"""From the worst to the best (CZ-FORCE-01)."""

THROWN_MOST: int = gear.UNITS["army_book_schema"]["figure"]["grenades"]["range"][1]

Slug = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]
Price = Annotated[int, msgspec.Meta(ge=1)]
Quality = Literal["green", "average", "veteran", "elite"]
Origin = Literal["source", "public", "ruling"]
Role = Literal["basic", "leader", "sub_leader", "hero", "officer", "tech", "medic"]
Words = dict[str, str]
Skill = Literal["nerves_of_steel", "gutter_fighter", "smash_doors", "tech", "medic", "breathing_gear"]


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Troop(_Line, frozen=True):
    """A fighter as the book sells it; `cost` by quality, as the prices make it."""

    id: Slug
    name: Words
    cost: dict[Quality, Price]
    role: Role = "basic"
    armour: Slug = "none"
    ranged: tuple[Slug, ...] = ()
    melee: tuple[Slug, ...] = ()
    grenades: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    molotovs: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    incendiaries: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    kit: tuple[Slug, ...] = ()
    skills: tuple[Skill, ...] = ()
    replicant: Slug = ""
    """Which of the artificial people it is; empty for those who were born."""
    person: Slug = ""
    """Whose line of `units.yaml` it has instead of its role's."""
    origin: Origin = msgspec.field(default="ruling", name="from")
    """Where the choice of gear comes from; each piece of gear keeps its own."""


class Machine(_Line, frozen=True):
    """A machine of one of the classes (CZ-FORCE-08)."""

    id: Slug
    name: Words
    model: Literal["avenger", "sentinel", "street_tiger", "sentry_gun"]
    cost: Price
    ranged: tuple[Slug, ...] = ()
    self_repair: bool = False
    origin: Origin = msgspec.field(default="ruling", name="from")


class Alien(_Line, frozen=True):
    """A creature that operates alone: its whole line, armour counted in the resistance."""

    id: Slug
    name: Words
    cost: Price
    attack: str
    damage: str
    resistance: Annotated[int, msgspec.Meta(ge=9, le=12)]
    quality: Quality = "veteran"
    ap: Annotated[int, msgspec.Meta(ge=5, le=8)] = 6
    attacks: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    skills: tuple[Skill, ...] = ()
    ranged: tuple[Slug, ...] = ()
    melee: tuple[Slug, ...] = ()
    initiative: str = ""
    """The die it gives its side while it is under no reaction, instead of a group's."""
    rerolls: Annotated[int, msgspec.Meta(ge=0)] = 0
    """Dice it may throw again where heroes may (CZ-FORCE-07)."""
    radius: float = 1.25
    height: float = 3.0
    base: Slug = ""
    """A creature of `units.yaml` whose printed price is the start of this one's."""
    origin: Origin = msgspec.field(default="ruling", name="from")
    origins: dict[Slug, Origin] = {}
    """Values that come from elsewhere than the rest of the line."""


class ArmyBook(_Line, frozen=True):
    """One force's book."""

    key: Slug
    name: Words
    theme: Words
    qualities: tuple[Quality, ...]
    troops: tuple[Troop, ...]
    machines: tuple[Machine, ...] = ()
    aliens: tuple[Alien, ...] = ()
    origin: Origin = msgspec.field(default="ruling", name="from")
    grammar: Grammar = Grammar()

    def entry(self, id: str) -> Troop | Machine | Alien | None:
        """What the book sells under this id."""
        entries: tuple[Troop | Machine | Alien, ...] = (*self.troops, *self.machines, *self.aliens)
        return next((entry for entry in entries if entry.id == id), None)


def _check(document: Document, book: ArmyBook) -> None:
    """No entry twice, gear that exists, prices as the price list has them."""
    seen: set[str] = set()
    parts: dict[str, tuple[Troop | Machine | Alien, ...]]
    parts = {"troops": book.troops, "machines": book.machines, "aliens": book.aliens}
    for part, entries in parts.items():
        for n, entry in enumerate(entries):
            if entry.id in seen:
                where = document.at(part, n, "id")
                raise DataError("entry-twice", game="combat_zone", where=where, id=entry.id)
            seen.add(entry.id)
            _check_gear(document, part, n, entry)
            _check_price(document, part, n, book, entry)


BOOKS = book_shelf(Path(__file__).parents[1], "troops", ArmyBook, _check)
load, read_book = BOOKS.book_at, BOOKS.read_book


def _check_gear(document: Document, part: str, n: int, entry: Troop | Machine | Alien) -> None:
    """Known gear in the numbers of the schema: three guns, one of them heavy, two blades, one armour."""
    for key, what in (("ranged", gear.WEAPON), ("melee", gear.BLADE), ("kit", gear.KIT)):
        for id in getattr(entry, key, ()):
            line = gear.GEAR.get(id)
            if line is None or line.what != what:
                where = document.at(part, n, key)
                raise DataError("no-gear", game="combat_zone", where=where, what=what, id=id)
    if isinstance(entry, Machine):
        mounts = gear.MODELS[entry.model].get("weapon_mounts", 1)
        if len(entry.ranged) > mounts:
            where = document.at(part, n, "ranged")
            raise DataError("too-many-mounted", game="combat_zone", where=where, mounts=mounts)
        return
    if isinstance(entry, Troop) and (entry.armour not in gear.GEAR):
        where = document.at(part, n, "armour")
        raise DataError("no-armour", game="combat_zone", where=where, armour=entry.armour)
    if isinstance(entry, Troop):
        _check_troop(document, part, n, entry)
    if len(entry.ranged) > 3 or len(entry.melee) > 2:
        where = document.at(part, n)
        raise DataError("too-many-weapons", game="combat_zone", where=where)
    if refusal := why_not_carry([WEAPONS[id] for id in entry.ranged]):
        where = document.at(part, n, "ranged")
        raise DataError(
            "schema-forbids", game="combat_zone", where=where, rule=refusal.rule, reason=refusal.reason
        )


def _check_troop(document: Document, part: str, n: int, troop: Troop) -> None:
    """Three things to throw in all, and a kind and a person that there are."""
    if sum(getattr(troop, store) for store in ("grenades", *gear.THROWN)) > THROWN_MOST:
        where = document.at(part, n)
        raise DataError("too-many-thrown", game="combat_zone", where=where, most=THROWN_MOST)
    if troop.replicant and troop.replicant not in gear.REPLICANTS:
        where = document.at(part, n, "replicant")
        raise DataError("no-replicant", game="combat_zone", where=where, id=troop.replicant)
    if troop.person and troop.person not in gear.NAMED:
        where = document.at(part, n, "person")
        raise DataError("no-person", game="combat_zone", where=where, id=troop.person)


def _check_price(
    document: Document, part: str, n: int, book: ArmyBook, entry: Troop | Machine | Alien
) -> None:
    """Printed prices are those of the formula (CZ-FORCE-03)."""
    if isinstance(entry, Machine):
        _same(
            document,
            entry.cost,
            gear.machine_cost(entry.model, entry.ranged, self_repair=entry.self_repair),
            part,
            n,
        )
        return
    if isinstance(entry, Alien):
        for text in (entry.attack, entry.damage, *filter(None, (entry.initiative,))):
            pool(text)
        if entry.base:
            _same(document, entry.cost, alien_cost(entry), part, n)
        return
    for quality, printed in entry.cost.items():
        if quality not in book.qualities and entry.role != "hero":
            where = document.at(part, n, "cost", quality)
            raise DataError("no-such-quality", game="combat_zone", where=where)
        if entry.role == "officer" and quality not in gear.OFFICERS:
            where = document.at(part, n, "cost", quality)
            raise DataError("no-officer-of-quality", game="combat_zone", where=where, quality=quality)
        if quality not in gear.LIMITED.get(entry.armour, (quality,)):
            where = document.at(part, n, "cost", quality)
            raise DataError("armour-of-quality", game="combat_zone", where=where, armour=entry.armour)
        _same(document, printed, price(entry, quality), part, n, quality)


def _same(document: Document, printed: int, reckoned: int, part: str, n: int, quality: str = "") -> None:
    if printed != reckoned:
        where = document.at(part, n, "cost", *([quality] if quality else []))
        raise DataError("printed-price", game="combat_zone", where=where, printed=printed, reckoned=reckoned)


def price(troop: Troop, quality: str) -> int:
    """What a fighter of this quality costs (CZ-FORCE-03)."""
    return gear.cost_of(
        troop.role,
        quality,
        troop.armour,
        troop.ranged,
        troop.melee,
        troop.grenades,
        troop.kit,
        len(troop.skills),
        more=_extras(troop),
    )


def _extras(troop: Troop) -> int:
    """What is thrown besides frag grenades, and what a replicant's kind costs."""
    thrown = sum(line.cost * int(getattr(troop, store)) for store, line in gear.THROWN.items())
    return thrown + (int(gear.REPLICANTS[troop.replicant]["cost"]) if troop.replicant else 0)


def alien_cost(alien: Alien) -> int:
    """The printed price of its base creature, 5 for each skill and each further attack, and gear."""
    start = int(gear.UNITS["profiles"][alien.base]["cost"])
    more = gear.SKILL * (len(alien.skills) + alien.attacks - 1)
    return start + more + sum(gear.GEAR[id].cost for id in (*alien.ranged, *alien.melee))


# -- records ------------------------------------------------------------------------------------------------


def profile_of(book: ArmyBook, entry: Troop | Machine | Alien, quality: str) -> Profile:
    """The record of an entry at a quality; machines and aliens have their own."""
    if isinstance(entry, Machine):
        return _machine(book, entry)
    if isinstance(entry, Alien):
        return _alien(book, entry)
    line = gear.line_of(entry.role, quality, entry.person)
    hero = entry.role == "hero"
    own = tuple(role for role in ("tech", "medic") if role == entry.role) + traits_of(entry)
    return Profile(
        id=f"{book.key}.{entry.id}.{quality}",
        name=dict(entry.name),
        quality=quality,
        kind={"leader": LEADER, "sub_leader": SUB_LEADER, "hero": HERO, "officer": OFFICER}.get(
            entry.role, BASIC
        ),
        ap=POINTS["hero"] if hero else POINTS[quality],
        attack=line["attack"],
        damage=line["damage"],
        resistance=line["resistance"],
        armour=entry.armour,
        ranged=entry.ranged,
        melee=entry.melee,
        grenades=entry.grenades,
        molotovs=entry.molotovs,
        incendiaries=entry.incendiaries,
        missiles=gear.MISSILES if "missile_launcher" in entry.ranged else 0,
        skills=(*own, *entry.skills),
        kit=entry.kit,
        cost=price(entry, quality),
    )


def traits_of(troop: Troop) -> tuple[str, ...]:
    """What a replicant is: one that shows its shell, one that cannot drop down."""
    if not troop.replicant:
        return ()
    row = gear.REPLICANTS[troop.replicant]
    return ("replicant", *(trait for trait in ("hard_shell", "never_drops") if row.get(trait)))


def _machine(book: ArmyBook, entry: Machine) -> Profile:
    row = gear.MODELS[entry.model]
    marks = (("self_repair", entry.self_repair), ("immobile", row.get("immobile", False)))
    return Profile(
        id=f"{book.key}.{entry.id}",
        name=dict(entry.name),
        kind=MACHINE,
        ap=row["ap"],
        attack=row.get("attack", "2D6"),
        damage=row.get("damage", "2D6"),
        resistance=CLASSES.get(entry.model, row)["resistance"],
        ranged=entry.ranged,
        missiles=gear.MISSILES if "missile_launcher" in entry.ranged else 0,
        skills=tuple(name for name, on in marks if on),
        radius=200,
        height=450,
        cost=entry.cost,
    )


def _alien(book: ArmyBook, entry: Alien) -> Profile:
    return Profile(
        id=f"{book.key}.{entry.id}",
        name=dict(entry.name),
        quality=entry.quality,
        kind=ALIEN,
        ap=entry.ap,
        attack=entry.attack,
        damage=entry.damage,
        resistance=entry.resistance,
        ranged=entry.ranged,
        melee=entry.melee,
        skills=tuple(entry.skills),
        attacks=entry.attacks,
        initiative=entry.initiative,
        rerolls=entry.rerolls,
        radius=round(100 * entry.radius),
        height=round(100 * entry.height),
        cost=entry.cost,
    )
