"""Whom a shot strikes on the grid: its target, the way of a flame, riders under a blast (area DT-HIT)."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.engine.options import TARGET
from escarmouche.games.dust.chapters.attack.batches import Struck
from escarmouche.games.dust.chapters.attack.hits import Attack
from escarmouche.games.dust.chapters.attack.party import Party, mounted_together
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.cards.weapons import line_of, strike
from escarmouche.games.dust.table import Referee, Table, Weapon

Paths = Callable[[Table, str, str], tuple[tuple[str, ...], ...]]
"""The ways of a flame from a unit to another: the units burnt on each, the target last."""


def struck(referee: Referee, attack: Attack, shot: Shot, target: Party, paths: Paths) -> tuple[Struck, ...]:
    """Everybody a shot strikes, each with all of its weapons: on the grid a unit is one (DT-RNG-01)."""
    weapon = line_of(referee.table, attack.unit, attack.hero, shot.line).weapon
    burnt = path(referee, attack.unit, target, paths) if "flame" in weapon.rules else ()
    table = referee.table
    return tuple(
        [
            Struck(unit, rule=beside(table, unit, target.unit) if unit != target.unit else "")
            for unit in reached(table, weapon, target.unit, burnt)
            if unit != target.hero
        ]
    )


def path(referee: Referee, unit: str, target: Party, paths: Paths) -> tuple[str, ...]:
    """The units a flame burns on its way; of several ways the attacker says which (DT-HIT-08)."""
    table = referee.table
    ways = paths(table, unit, target.unit)
    if not ways:
        return ()
    way = ways[0]
    if len(ways) > 1:
        way = referee.ask(
            "DT-HIT-08",
            table.units[unit].side,
            "flame-path",
            ways,
            proposal=min(ways, key=lambda p: _harm(table, unit, p)),
            actor=unit,
            against=(target.unit,),
            part=TARGET,
            unit=unit,
            target=target.unit,
        )
    return tuple(u for u in way if u not in (target.unit, target.hero))


def reached(table: Table, weapon: Weapon, target: str, burnt: tuple[str, ...]) -> tuple[str, ...]:
    """Everyone a shot strikes: the way of a flame, its target, a vehicle and its riders under a blast."""
    units = [*burnt, target]
    blast = strike(weapon, table.setting.cards[table.units[target].card])
    if "flame" in weapon.rules or (blast is not None and blast.blast):
        units += [other for unit in (*burnt, target) for other in mounted_together(table, unit)]
    return tuple(dict.fromkeys(units))


def in_the_way(table: Table, unit: str, weapon: Weapon, target: str, paths: Paths) -> tuple[str, ...]:
    """Everybody a shot at a target may strike, friend and foe, by any way of a flame."""
    burnt: dict[str, None] = {}
    if "flame" in weapon.rules:
        for way in paths(table, unit, target):
            burnt |= dict.fromkeys(way)
    return reached(table, weapon, target, tuple([u for u in burnt if u != target]))


def beside(table: Table, unit: str, target: str) -> str:
    """Why a unit is struck that is not the target: a vehicle and its riders together, or a flame's way."""
    units = table.units
    return "DS-VEH-20" if target == units[unit].carrier or unit == units[target].carrier else "DT-HIT-07"


def _harm(table: Table, unit: str, way: tuple[str, ...]) -> tuple[int, int]:
    """Friends burnt less enemies burnt: the shooter's own taste in ways."""
    side = table.units[unit].side
    friends = sum(len(table.units[u].figures) for u in way if table.units[u].side == side)
    return friends, -len(way)
