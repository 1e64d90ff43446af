"""Éjection: a heroic pilot thrown clear of his vehicle (ledger rules A4-ORD-05, A4-ORD-06, A4-ABIL-10)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.kinds import PLACED
from escarmouche.engine.requests import Drafts, Refusal
from escarmouche.games.at43.chapters import places
from escarmouche.games.at43.chapters.dice import random_heading
from escarmouche.games.at43.chapters.ground import closed_index, roof_at
from escarmouche.games.at43.chapters.units import figure_has, profile
from escarmouche.games.at43.table import ASSAULT, EJECTION, INFANTRY, ON_TABLE, Figure, Referee, Table, Unit
from escarmouche.space.paths import spot_free
from escarmouche.space.shapes import Point, onward

DEVIATION = 1000  # A4-ORD-05


def why_not_eject(table: Table, vehicle: str) -> Refusal | None:
    """Whether the pilot of a vehicle leaves it as it is destroyed: the order, and somebody to go."""
    about = {"vehicle": vehicle}
    if EJECTION not in table.units[table.figures[vehicle].unit].markers:
        return Refusal("A4-ORD-05", "no-ejection-order", about)
    if not figure_has(table, vehicle, "heroic_pilot") or not profile(table, vehicle).crew:
        return Refusal("A4-ABIL-10", "no-heroic-pilot", about)
    return None


def eject(referee: Referee, vehicle: str) -> None:
    """The owner names a point, one die turns it aside by 10 cm; the hero lands there or dies (A4-ORD-06)."""
    table = referee.table
    old = table.figures[vehicle]
    side = table.units[old.unit].side
    ground = table.ground
    here = max(0, min(old.x, ground.width)), max(0, min(old.y, ground.depth))
    point: Point = referee.place(
        "A4-ORD-05", side, "eject", lambda value: why_not_point(table, value),
        lambda: Drafts([], lambda: here), actor=old.unit, vehicle=vehicle,
    )  # fmt: skip
    heading = random_heading(referee, "A4-ORD-05", side, table.setting.north, vehicle=vehicle, point=point)
    end = onward(point, heading, DEVIATION)
    hero, unit = f"{vehicle}hero", f"{vehicle}crew"
    crew = profile(table, vehicle).crew
    radius = table.setting.profiles[crew].radius
    if refusal := why_not_land(table, end, radius):
        referee.note(
            "A4-ORD-06", "killed-landing", figure=vehicle, x=end[0], y=end[1], because=refusal.reason
        )
        return
    level = roof_at(ground, end, radius) or 0
    entry = crew.rpartition(".")[0]
    referee.put("A4-ORD-06", Figure(hero, unit, x=end[0], y=end[1], z=level, profile=crew), unit=unit)
    referee.put(
        "A4-ORD-06",
        Unit(
            unit, side, (hero,), entry=entry, leader=hero, place=ON_TABLE, group=ASSAULT, roster=(hero,)
        ),
        side=side,
    )  # fmt: skip
    referee.book(done=(*referee.table.turn.done, unit))  # its card is laid from the next turn
    taken = places.bases(referee.table, (hero,), level)
    spot = end
    if level == 0 and not places.free_spot(referee.table, unit, end, radius, taken):
        spots = places.nearest_free(referee.table, unit, hero, end, taken)
        spot = referee.ask("A4-ORD-06", side, "shift", spots, actor=hero, figure=hero, unit=unit)
    referee.move("A4-ORD-06", unit, ((hero, ((*spot, level),), -1),), tells=PLACED)


def why_not_point(table: Table, value: Any) -> Refusal | None:
    """Any point of the table may be named (A4-ORD-05)."""
    whole = isinstance(value, tuple) and len(value) == 2 and all(isinstance(n, int) for n in value)
    if whole and 0 <= value[0] <= table.ground.width and 0 <= value[1] <= table.ground.depth:
        return None
    return Refusal("A4-ORD-05", "not-on-the-table", {"given": repr(value)})


def why_not_land(table: Table, at: Point, radius: int) -> Refusal | None:
    """Off the table or in something impassable nobody lands; a container roof will do (A4-ORD-06)."""
    if roof_at(table.ground, at, radius):
        return None
    if not (0 <= at[0] <= table.ground.width and 0 <= at[1] <= table.ground.depth):
        return Refusal("A4-ORD-06", "off-the-table", {"point": at})
    if not spot_free(closed_index(table.ground, INFANTRY).without_bounds(), (), at, radius):
        return Refusal("A4-ORD-06", "impassable", {"point": at})
    return None
