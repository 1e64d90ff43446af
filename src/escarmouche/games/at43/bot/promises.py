"""What salvos and blows promise, roughly, in army points: cover and bystanders are left out."""

from __future__ import annotations

from escarmouche.games.at43.chapters.dice import needed
from escarmouche.games.at43.chapters.losses import alive
from escarmouche.games.at43.chapters.measuring import range_of
from escarmouche.games.at43.chapters.melee import free_strikes, in_contact, strikers
from escarmouche.games.at43.chapters.movement.collisions import COMBAT
from escarmouche.games.at43.chapters.shooting import shooting
from escarmouche.games.at43.chapters.shooting.salvos import dice_of, overlaps, weapon_of
from escarmouche.games.at43.chapters.shooting.targets import (
    distance_to,
    enemy_targets,
    figures_of,
    firing,
    unit_of,
    why_not_target,
)
from escarmouche.games.at43.chapters.states import denied, touched_enemies
from escarmouche.games.at43.chapters.units import profile
from escarmouche.games.at43.table import ON_TABLE, Table, Weapon

TO_FIRE, TO_FIGHT = ("fire", "move", "alert"), ("move", "alert", "fire", "melee")
"""Steps of an activation in which its unit may yet fire, or fight."""


def best_targets(table: Table, unit: str, code: str) -> list[str]:
    """The enemies a salvo may be fired at, the most promising first."""
    foes = [t for t in enemy_targets(table, unit) if why_not_target(table, unit, code, t) is None]
    return sorted(foes, key=lambda target: -promise(table, unit, code, target))


def promise(table: Table, unit: str, code: str, target: str) -> float:
    """What a salvo is worth at a target."""
    if target in table.things:
        return -1.0
    weapon = weapon_of(table, code)
    reach = range_of(table, distance_to(table, unit, target), table.units[unit].side)
    hits = dice_of(table, code, firing(table, unit, code, target)) * chance(weapon.accuracy - reach)
    return _damage(table, weapon, hits, unit_of(table, target), figures_of(table, target))


def _damage(table: Table, weapon: Weapon, hits: float, unit: str, victims: tuple[str, ...]) -> float:
    frail, record = profile(table, victims[0]), table.units[unit]
    through = hits * chance(weapon.penetration - frail.protection)
    each = record.cost / max(1, len(record.roster))
    if frail.frame:
        return through * weapon.damage * each / (2 * frail.frame)
    return min(through, len(victims)) * each


def chance(difference: int) -> float:
    """Of one die at a difference (A4-GEN-01)."""
    return max(0, min(6, 7 - needed(difference))) / 6


def about_to(table: Table, side: str) -> float:
    """What the unit under way has still before it in its activation: the better of its fire and its blows."""
    turn = table.turn
    unit = turn.unit
    if not unit or unit not in table.units or table.units[unit].side != side or not alive(table, unit):
        return 0.0
    if table.units[unit].place != ON_TABLE or denied(table, unit):
        return 0.0
    return max(_fire(table, unit), _blows(table, unit))


def _fire(table: Table, unit: str) -> float:
    turn = table.turn
    over = turn.step != "fire" and shooting.FIRED in turn.flags and shooting.SPLIT_FLAG not in turn.flags
    if turn.step not in TO_FIRE or COMBAT not in turn.flags or over or shooting.why_not_shoot(table, unit):
        return 0.0
    worth: dict[str, float] = {}
    for code in shooting.available(table, unit):
        if not any(overlaps(code, other) for other in worth):
            best = best_targets(table, unit, code)
            worth[code] = promise(table, unit, code, best[0]) if best else 0.0
    return sum(worth.values())


def _blows(table: Table, unit: str) -> float:
    """What the members at contact may strike down, of the enemy unit that suffers most."""
    if table.turn.step not in TO_FIGHT:
        return 0.0
    return max((_bout(table, unit, other) for other in touched_enemies(table, unit)), default=0.0)


def _bout(table: Table, unit: str, other: str) -> float:
    near = strikers(table, unit, other)
    victims = in_contact(table, near, other)
    if not victims or f"bout:{other}" in table.turn.flags:
        return 0.0
    combat = profile(table, victims[0]).combat
    worth = 0.0
    for weapon, guns in free_strikes(table, unit).items():
        line = table.setting.weapons[weapon]
        able = len({gun.figure for gun in guns if gun.figure in near})
        worth += _damage(table, line, able * line.rate * chance(line.accuracy - combat), other, victims)
    return worth
