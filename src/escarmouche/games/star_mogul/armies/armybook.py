"""The market: crew, armour, weapons and vehicles that companies hire and buy (SM-COMP-03, SM-COMP-04)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from escarmouche.engine.armies import book_shelf
from escarmouche.engine.errors import DataError
from escarmouche.engine.grammar import Grammar
from escarmouche.engine.yamlfile import Document
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import (
    BOSS,
    FLYING,
    PAS,
    SHAREHOLDER,
    Blade,
    Machine,
    Mount,
    Profile,
    Weapon,
)

FIELDS: tuple[str, ...] = tuple(LEDGER.data("SM-COMP-03")["fields"])
"""What a profile must say (SM-COMP-03); armour and weapons are the list's to choose."""
Words = dict[str, str]
Cost = Annotated[int, Meta(ge=0)]
Arc = Literal["front_90", "front_180", "left_90", "right_90", "rear_90", "turret_360"]
Skill = Literal["engineer", "driving", "dangerous_driving", "piloting", "self_preservation_override"]
FREE = frozenset({BOSS, SHAREHOLDER})
"""Crew that costs nothing (SM-COMP-01)."""


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class CrewLine(_Line, frozen=True):
    """A member of the crew as hired: Movement, Shooting, Melee, RES, skills (SM-COMP-03)."""

    name: Words
    kind: Literal["bios", "mekk"]
    move: Annotated[int, Meta(ge=3, le=8)]
    shooting: Annotated[int, Meta(ge=1, le=6)]
    melee: Annotated[int, Meta(ge=1, le=6)]
    res: Annotated[int, Meta(ge=3, le=7)]
    skills: dict[Skill, Annotated[int, Meta(ge=1, le=6)]]
    cost: Cost


class SuitLine(_Line, frozen=True):
    """What is worn."""

    name: Words
    value: Annotated[int, Meta(ge=0, le=4)]
    cost: Cost
    sealed: bool = False


class WeaponLine(_Line, frozen=True):
    """A ranged weapon: limits in pas (SM-SHOOT-09), damage 1D6+n, attacks, radius of the blast."""

    name: Words
    short: Annotated[int, Meta(ge=2, le=12)]
    normal: Annotated[int, Meta(ge=4, le=24)]
    long: Annotated[int, Meta(ge=6, le=48)]
    damage: Annotated[str, Meta(pattern=r"^1D6\+[0-9]$")]
    cost: Cost
    kind: Literal["light", "heavy", "vehicle"] = msgspec.field(name="class")
    attacks: Annotated[int, Meta(ge=1, le=3)] = 1
    radius: Annotated[int, Meta(ge=0, le=2)] | None = None


class BladeLine(_Line, frozen=True):
    """A melee weapon (SM-MELEE-08, SM-MELEE-10)."""

    name: Words
    combat: Annotated[int, Meta(ge=0, le=4)]
    cost: Cost
    vehicle_damage: Annotated[int, Meta(ge=0, le=9)] = 0
    single_use: bool = False


class MountLine(_Line, frozen=True):
    """A weapon on a vehicle (SM-SHOOT-15)."""

    weapon: str
    arc: Arc


class VehicleLine(_Line, frozen=True):
    """A vehicle: front, left, right and rear armour; length, width and height in pas."""

    name: Words
    kind: Literal["civilian", "military"] = msgspec.field(name="class")
    drive: Literal["wheeled", "tracked", "walker", "hover", "flying"]
    move: Annotated[int, Meta(ge=4, le=24)]
    acceleration: Annotated[int, Meta(ge=0, le=8)]
    minimum: Annotated[int, Meta(ge=0, le=10)]
    armour: tuple[int, int, int, int]
    hull_in: tuple[float, float, float]
    superstructure: Annotated[int, Meta(ge=4, le=24)]
    crew: tuple[str, ...]
    passengers: Annotated[int, Meta(ge=0, le=12)]
    cargo: Annotated[int, Meta(ge=0, le=6)]
    weapons: tuple[MountLine, ...]
    cost: Cost
    flies_at_in: float = 0


class Economy(_Line, frozen=True):
    """Prices between missions (SM-POST-11, SM-POST-13, SM-CAMP-01)."""

    recruit_factor: int
    resale_percent: int
    armour_point: int
    superstructure_point: int
    weapon_percent: int
    power: int
    salvage: int
    bonus: int
    advance: int
    credits: int
    founding: int


class Book(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A market."""

    key: str
    name: Words
    economy: Economy
    crew: dict[str, CrewLine]
    armour: dict[str, SuitLine]
    weapons: dict[str, WeaponLine]
    blades: dict[str, BladeLine]
    vehicles: dict[str, VehicleLine]
    grammar: Grammar = Grammar()


def _check(document: Document, book: Book) -> None:
    """Vehicles carry weapons and crew that the market knows; flyers alone say how high they fly."""
    for id, line in book.vehicles.items():
        for mount in line.weapons:
            if mount.weapon not in book.weapons:
                where = document.at("vehicles", id, "weapons")
                raise DataError("no-line", game="star_mogul", where=where, line=mount.weapon)
        for member in line.crew:
            if member not in book.crew:
                where = document.at("vehicles", id, "crew")
                raise DataError("no-line", game="star_mogul", where=where, line=member)
        if bool(line.flies_at_in) != (line.drive == FLYING):
            raise DataError("height-of-flight", game="star_mogul", where=document.at("vehicles", id))


BOOKS = book_shelf(Path(__file__).parents[1], "economy", Book, _check)


def pas(length: float) -> int:
    """A length in pas as the table counts it."""
    return round(length * PAS)


def weapon_of(book: Book, id: str) -> Weapon:
    """A ranged weapon as the rules use it."""
    line = book.weapons[id]
    return Weapon(
        id,
        dict(line.name),
        pas(line.short),
        pas(line.normal),
        pas(line.long),
        int(line.damage.partition("+")[2]),
        line.attacks,
        -1 if line.radius is None else pas(line.radius),
        line.kind,
        line.cost,
    )


def blade_of(book: Book, id: str) -> Blade:
    """A melee weapon as the rules use it."""
    line = book.blades[id]
    return Blade(id, dict(line.name), line.combat, line.vehicle_damage, line.single_use, line.cost)


def profile_of(
    book: Book, crew: str, suit: str, weapons: tuple[str, ...], blades: tuple[str, ...], role: str = ""
) -> Profile:
    """Somebody with what he wears and carries; his cost is the sum of all of it (SM-COMP-03, SM-COMP-04)."""
    line, worn = book.crew[crew], book.armour[suit]
    cost = (0 if role else line.cost) + worn.cost
    cost += sum(book.weapons[w].cost for w in weapons) + sum(book.blades[b].cost for b in blades)
    return Profile(
        id="-".join((role, crew, suit, *weapons, *blades) if role else (crew, suit, *weapons, *blades)),
        name=dict(line.name),
        crew=crew,
        kind=line.kind,
        move=pas(line.move),
        shooting=line.shooting,
        melee=line.melee,
        res=line.res,
        armour=worn.value,
        suit=suit,
        sealed=worn.sealed,
        weapons=weapons,
        blades=blades,
        skills=tuple(sorted(line.skills.items())),
        role=role or (crew if crew in FREE else ""),
        cost=cost,
    )


def machine_of(book: Book, id: str) -> Machine:
    """A vehicle as the rules use it; its crew and mounted weapons are in its cost."""
    line = book.vehicles[id]
    length, width, height = line.hull_in
    return Machine(
        id,
        dict(line.name),
        line.kind == "military",
        line.drive,
        pas(line.move),
        pas(line.acceleration),
        pas(line.minimum),
        line.armour,
        pas(length),
        pas(width),
        pas(height),
        line.superstructure,
        line.crew,
        line.passengers,
        line.cargo,
        tuple(Mount(m.weapon, m.arc) for m in line.weapons),
        pas(line.flies_at_in),
        line.cost,
    )
