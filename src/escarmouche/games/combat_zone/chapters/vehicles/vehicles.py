"""Vehicles that figures drive: their lines, who sits in them, what they change for shooting (CZ-FORCE-08).

Fan rules that a match may switch on. A vehicle is a machine with a wide base and no points of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from escarmouche.engine import yamlfile
from escarmouche.engine.requests import Modifier, Refusal
from escarmouche.games.combat_zone.armies.gear import UNITS
from escarmouche.games.combat_zone.chapters.figures import on_table, profile, side_of, where
from escarmouche.games.combat_zone.chapters.wounds import machines
from escarmouche.games.combat_zone.table import ABOARD, ALIVE, MACHINE, VEHICLE, Figure, Profile, Table, Unit
from escarmouche.space.shapes import distance

LINES: dict[str, dict[str, Any]] = UNITS["vehicles_optional"]["list"]
COSTS: dict[str, int] = UNITS["vehicles_optional"]["costs_in_ap"]
SHOOTING: dict[str, Any] = UNITS["vehicles_optional"]["shooting"]
RULINGS: dict[str, Any] = yamlfile.cached(Path(__file__).parents[2] / "vehicles.yaml")
KINDS: dict[str, dict[str, Any]] = RULINGS["kinds"]
FLEETS: dict[str, list[str]] = RULINGS["fleets"]
NO_FLEET = "none"
FLEET_NAMES = (NO_FLEET, *FLEETS)
"""Values of the option `vehicles`; the first means that there are none."""
SIZES = {"car": SHOOTING["target_car"], "large": SHOOTING["target_large"]}
DAMAGED = machines.Damage(machines.HARDWARE, machines.MAJOR).code()


def make_profile(kind: str) -> Profile:
    """The printed line of a kind: its resistance is where major damage begins."""
    row = KINDS[kind]
    return Profile(
        id=f"vehicle.{kind}",
        name=dict(row["name"]),
        kind=MACHINE,
        ap=0,
        resistance=LINES[kind]["major"][0],
        radius=round(100 * row["radius"]),
        height=round(100 * row["height"]),
        vehicle=kind,
    )


def fleet(side: str, name: str) -> Iterator[tuple[Profile, Unit, Figure]]:
    """The vehicles that a side gets, each a group of its own."""
    for n, kind in enumerate(FLEETS.get(name, ()), 1):
        printed, unit = make_profile(kind), f"{side}v{n}"
        figure = Figure(f"{unit}a", unit, profile=printed.id)
        yield (
            printed,
            Unit(unit, side, (figure.id,), kind=VEHICLE, name=dict(printed.name), roster=(figure.id,)),
            figure,
        )


def in_use(table: Table) -> bool:
    """Whether there are vehicles in this match."""
    return bool(table.setting.options.get("vehicles", NO_FLEET) != NO_FLEET)


# -- who sits where ----------------------------------------------------------------------------------------


def is_vehicle(table: Table, figure: str) -> bool:
    """Whether it is driven, and does not act by itself."""
    return bool(profile(table, figure).vehicle)


def ridden(table: Table, figure: str) -> str:
    """What is to be seen of a figure: the vehicle it sits in, or itself."""
    return table.figures[figure].aboard or figure


def is_driver(table: Table, figure: str) -> bool:
    """Whether it sits at the wheel: whoever has been aboard the longest."""
    vehicle = table.figures[figure].aboard
    return bool(vehicle) and table.figures[vehicle].crew[0] == figure


def seats(table: Table, vehicle: str) -> int:
    """How many a vehicle takes, its driver included."""
    return int(KINDS[profile(table, vehicle).vehicle]["seats"])


def free_seats(table: Table, figure: str) -> list[str]:
    """Vehicles of its side that would take a figure, the nearest first."""
    record = table.figures[figure]
    side = side_of(table, figure)
    distances = [
        (distance(where(table.figures[v]), where(record)), v)
        for v in on_table(table, side)
        if is_vehicle(table, v) and len(table.figures[v].crew) < seats(table, v)
    ]
    return [vehicle for _, vehicle in sorted(distances)]


def length_per_point(table: Table, vehicle: str) -> int:
    """How far a point takes it: half after major damage, nowhere after a second (CZ-MACH-05)."""
    full = 100 * int(LINES[profile(table, vehicle).vehicle]["cm_per_ap"])
    hurt = table.figures[vehicle].damage.count(DAMAGED)
    return full if not hurt else full // 2 if hurt == 1 else 0


def impact(table: Table, vehicle: str) -> str:
    """The dice of a collision: the ram dice, and one for each ten centimetres driven this turn."""
    ram: str = LINES[profile(table, vehicle).vehicle]["ram"]
    more = table.figures[vehicle].speed // (100 * int(RULINGS["impact_per_cm"]))
    return f"{ram}+{more}" if more else ram


# -- shooting ------------------------------------------------------------------------------------------------


def hit_modifiers(table: Table, shooter: str, target: str) -> tuple[Modifier, ...]:
    """What vehicles change for a shot: the shooter's own is driven, the target's is fast or wide."""
    values: list[int] = []
    if vehicle := table.figures[shooter].aboard:
        values.append(SHOOTING["from_vehicle_per_move_ap"] * table.figures[vehicle].spent)
        if is_driver(table, shooter):
            values.append(SHOOTING["driver_extra"])
    if kind := profile(table, target).vehicle:
        values += [_speed(table.figures[target].speed), SIZES.get(KINDS[kind]["size"], 0)]
    return tuple(Modifier("CZ-SHOOT-11", value) for value in values if value)


def _speed(driven: int) -> int:
    if driven >= 100 * RULINGS["speeds"]["more"]:
        return int(SHOOTING["target_speed_40_50"])
    return int(SHOOTING["target_speed_30_40"]) if driven >= 100 * RULINGS["speeds"]["some"] else 0


def why_not_fire(table: Table, figure: str, weapon: str) -> Refusal | None:
    """Why a figure aboard keeps its weapon down: a closed hull, or both hands needed at the wheel."""
    record = table.figures[figure]
    if record.fate != ABOARD:
        return None
    about = {"figure": figure, "weapon": weapon}
    if KINDS[profile(table, record.aboard).vehicle].get("closed"):
        return Refusal("CZ-SHOOT-02", "closed-hull", about)
    pistol = table.setting.weapons[weapon].one_handed or weapon in RULINGS["driver_guns"]
    if is_driver(table, figure) and not pistol:
        return Refusal("CZ-WPN-04", "one-hand-at-the-wheel", about)
    return None


def on_foot(table: Table, figure: str) -> bool:
    """Whether it is a figure that stands there itself: no vehicle, and in none."""
    return table.figures[figure].fate == ALIVE and not is_vehicle(table, figure)
