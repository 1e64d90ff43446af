"""Targets of a salvo: units, single vehicles, scenery; distance, sight, arcs (A4-SHOOT-01 to 07)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import kept
from escarmouche.games.at43.chapters import campaign
from escarmouche.games.at43.chapters.dice import automatic_failure
from escarmouche.games.at43.chapters.measuring import BAND, range_of, weather
from escarmouche.games.at43.chapters.scenery import destructible
from escarmouche.games.at43.chapters.shooting.salvos import Gun, salvos_of, weapon_of
from escarmouche.games.at43.chapters.shooting.sight import in_arc, sees, sees_piece
from escarmouche.games.at43.chapters.units import enemies, is_armour, profile
from escarmouche.games.at43.table import INDIRECT, NO_SIGHT, PROJECTION, Table, Weapon
from escarmouche.games.company.chapters.measuring import distance, within
from escarmouche.space.shapes import Point, gap_to_polygon

USELESS = 6
"""A Range this far above the Accuracy is an automatic failure (A4-SHOOT-20)."""


def unit_of(table: Table, target: str) -> str:
    """The unit of a target; nothing for scenery."""
    if target in table.figures:
        return table.figures[target].unit
    return target if target in table.units else ""


def figures_of(table: Table, target: str) -> tuple[str, ...]:
    """The figures of a target: a unit's, or the one vehicle."""
    if target in table.figures:
        return (target,)
    return table.units[target].figures if target in table.units else ()


def mark_of(table: Table, target: str) -> str:
    """The figure a distance is taken to: a unit's leader, or the one vehicle (A4-GEN-06)."""
    return target if target in table.figures else table.units[target].leader


def aim_point(table: Table, target: str) -> Point:
    """The middle of a target: its leader's base, the vehicle's, or the piece's (A4-IND-02)."""
    if target in table.things:
        return table.ground.polygon(table.things[target].piece).centroid
    figure = table.figures[mark_of(table, target)]
    return figure.x, figure.y


@kept
def distance_to(table: Table, unit: str, target: str) -> int:
    """Leader to leader, base edge to base edge (A4-GEN-06).

    To scenery from the leader to its nearest point; from a bunker from its nearest wall (A4-SCN-09).
    """
    leader = table.units[unit].leader
    origin = table.figures[leader]
    if target in table.things:
        polygon = table.ground.polygon(table.things[target].piece)
        return gap_to_polygon((origin.x, origin.y), profile(table, leader).radius, polygon)
    mark = mark_of(table, target)
    if origin.inside:
        wall = table.ground.polygon(table.things[origin.inside].piece)
        other = table.figures[mark]
        return gap_to_polygon((other.x, other.y), profile(table, mark).radius, wall)
    return distance(table, leader, mark)


def enemy_targets(table: Table, unit: str) -> Iterator[str]:
    """Enemy units, and each of their vehicles (A4-SHOOT-05)."""
    for other in enemies(table, unit):
        yield other
        if is_armour(table, other) and len(table.units[other].figures) > 1:
            yield from table.units[other].figures


def all_targets(table: Table, unit: str) -> Iterator[str]:
    """Everything that could be aimed at: enemy units, each of their vehicles, scenery (A4-SHOOT-05)."""
    yield from enemy_targets(table, unit)
    for thing in table.things.values():
        if destructible(table, thing.id):
            yield thing.id


@kept
def firing(table: Table, unit: str, code: str, target: str) -> tuple[Gun, ...]:
    """The guns of a salvo that may be turned on a target: their bearers see a figure of it in their arc."""
    weapon = weapon_of(table, code)
    return tuple(gun for gun in salvos_of(table, unit).get(code, ()) if _may_fire(table, gun, weapon, target))


def _may_fire(table: Table, gun: Gun, weapon: Weapon, target: str) -> bool:
    if weapon.kind == INDIRECT and NO_SIGHT in weapon.abilities:
        return True  # A4-IND-01: unless the weapon says otherwise
    if target not in table.things:
        return any(_bears(table, gun, other, weapon.kind) for other in figures_of(table, target))
    at = aim_point(table, target)
    arc = gun.number < 0 or in_arc(table, gun.figure, gun.number, at)
    return arc and sees_piece(table, gun.figure, target)


def _bears(table: Table, gun: Gun, other: str, kind: str) -> bool:
    mark = table.figures[other]
    if gun.number >= 0 and not in_arc(table, gun.figure, gun.number, (mark.x, mark.y)):
        return False
    if kind == PROJECTION and not in_reach(table, gun, other):
        return False
    return sees(table, gun.figure, other)


def in_reach(table: Table, gun: Gun, other: str) -> bool:
    """Whether a projection weapon throws as far as a figure (A4-ABIL-02)."""
    number = max(0, gun.number)
    weapon = table.setting.weapons[profile(table, gun.figure).weapons[number].weapon]
    return within(table, gun.figure, other, weapon.reach)


@kept
def why_not_target(table: Table, unit: str, code: str, target: str) -> Refusal | None:
    """Whether a salvo may be fired at a target: useful range (A4-SHOOT-20), arc and sight (A4-SHOOT-01)."""
    about = {"unit": unit, "salvo": code, "target": target}
    guns = salvos_of(table, unit).get(code, ())
    if not guns:
        return Refusal("A4-SHOOT-07", "no-weapon-left", about)
    weapon = weapon_of(table, code)
    if weapon.kind != PROJECTION:
        length = distance_to(table, unit, target)
        side = table.units[unit].side
        if automatic_failure(weapon.accuracy - range_of(table, length, side)):
            most = BAND * (weapon.accuracy + USELESS - weather(table, side))
            return Refusal("A4-SHOOT-20", "too-far", about, length - most, "cm")
    elif target in table.things:
        return Refusal("A4-ABIL-02", "fighters-only", about)
    if refusal := campaign.why_not_so_far(table, unit, distance_to(table, unit, target)):
        return refusal
    if not any(_may_fire(table, gun, weapon, target) for gun in guns):
        if weapon.kind == PROJECTION and not any(
            in_reach(table, gun, other) for gun in guns for other in figures_of(table, target)
        ):
            return Refusal("A4-ABIL-02", "out-of-reach", about)
        return Refusal("A4-IND-01" if weapon.kind == INDIRECT else "A4-SHOOT-01", "not-seen", about)
    return None


def legal_targets(table: Table, unit: str, code: str) -> tuple[str, ...]:
    """All that a salvo may be fired at."""
    return tuple(t for t in all_targets(table, unit) if why_not_target(table, unit, code, t) is None)


@kept
def has_enemy_target(table: Table, unit: str, code: str) -> bool:
    """Whether a salvo has an enemy to fire at: scenery alone obliges nobody (A4-SHOOT-07, A4-SHOOT-22)."""
    return any(why_not_target(table, unit, code, t) is None for t in enemy_targets(table, unit))
