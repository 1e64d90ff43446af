"""From a company's list to the records on the table (SM-COMP-01, SM-COMP-02, SM-VEH-01)."""

from __future__ import annotations

import msgspec

from escarmouche.games.star_mogul.armies import armybook
from escarmouche.games.star_mogul.armies.armylist import ArmyList, UnitPart, cost_of, crew_of, models_of
from escarmouche.games.star_mogul.table import (
    ABOARD,
    INFANTRY,
    VEHICLE,
    WAITING,
    Blade,
    Figure,
    Machine,
    Profile,
    Unit,
    Weapon,
)

LETTERS = "abcdefghijklmnopqrstuvwxyz"
SIDEARM = "light_pistol"
"""What the crew of a lost vehicle is armed with (SM-VEH-20)."""


class Mustered(msgspec.Struct, frozen=True):
    """One side's part of a setting, and its units and figures by id."""

    weapons: dict[str, Weapon]
    blades: dict[str, Blade]
    profiles: dict[str, Profile]
    machines: dict[str, Machine]
    units: dict[str, Unit]
    figures: dict[str, Figure]


def muster(army: ArmyList, side: str) -> Mustered:
    """Make the units of a company ready for a side; they wait to be deployed."""
    made = Mustered({}, {}, {}, {}, {}, {})
    made.weapons[SIDEARM] = armybook.weapon_of(army.book, SIDEARM)
    for n, unit in enumerate(army.units, 1):
        if unit.type == "vehicle":
            _vehicle(made, army, unit, side, f"{side}{n}")
        else:
            _infantry(made, army, unit, side, f"{side}{n}")
    return made


def _arm(made: Mustered, army: ArmyList, profile: Profile) -> None:
    made.profiles[profile.id] = profile
    made.weapons.update({w: armybook.weapon_of(army.book, w) for w in profile.weapons})
    made.blades.update({b: armybook.blade_of(army.book, b) for b in profile.blades})


def _infantry(made: Mustered, army: ArmyList, part: UnitPart, side: str, id: str) -> None:
    people = models_of(army.book, part)
    ids = tuple(f"{id}{LETTERS[n]}" for n in range(len(people)))
    for figure, profile in zip(ids, people, strict=True):
        _arm(made, army, profile)
        made.figures[figure] = Figure(figure, id, profile=profile.id, fate=WAITING)
    name = dict(part.name) or (dict(people[0].name) if people else {})
    made.units[id] = Unit(
        id, side, ids, kind=INFANTRY, name=name, roster=ids, leader=best_leader(people, ids),
        cost=cost_of(army.book, part),
    )  # fmt: skip


def best_leader(people: tuple[Profile, ...], ids: tuple[str, ...]) -> str:
    """The boss, else a shareholder, else the first of the best paid (SM-COMP-01)."""
    rank = {"boss": 2, "shareholder": 1, "": 0}
    ordered = sorted(zip(people, ids, strict=True), key=lambda pair: (-rank[pair[0].role], -pair[0].cost))
    return ordered[0][1] if ordered else ""


def _vehicle(made: Mustered, army: ArmyList, part: UnitPart, side: str, id: str) -> None:
    machine = armybook.machine_of(army.book, part.vehicle)
    made.machines[machine.id] = machine
    made.weapons.update({m.weapon: armybook.weapon_of(army.book, m.weapon) for m in machine.mounts})
    hull = f"{id}h"
    made.figures[hull] = Figure(
        hull,
        id,
        profile=machine.id,
        fate=WAITING,
        armour=tuple(max(0, a - lost) for a, lost in zip(machine.armour, part.wear.armour, strict=True)),
        superstructure=max(1, machine.superstructure - part.wear.superstructure),
        out=part.wear.out,
        immobile=part.wear.immobile,
        power=part.wear.power,
    )
    crew = []
    held = [(n, post) for n, post in enumerate(machine.crew) if not part.seats or part.seats[n]]
    for (n, post), person in zip(held, crew_of(army.book, part), strict=True):
        _arm(made, army, person)
        seat = f"{id}{LETTERS[n]}"
        crew.append(seat)
        made.figures[seat] = Figure(seat, id, profile=person.id, fate=ABOARD, post=post)
    made.units[id] = Unit(
        id, side, (hull,), kind=VEHICLE, name=dict(part.name) or dict(machine.name), roster=(hull, *crew),
        leader=hull, cost=machine.cost,
    )  # fmt: skip
