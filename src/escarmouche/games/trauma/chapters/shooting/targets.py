"""Targets of a salvo: who may be aimed at and whom it is aimed at by default (TR-SHOOT-07 to 13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import kept
from escarmouche.games.company.chapters.measuring import Ranked, distance
from escarmouche.games.trauma.chapters.measuring import BAND, band
from escarmouche.games.trauma.chapters.shooting.arcs import bearing
from escarmouche.games.trauma.chapters.shooting.salvos import Salvo, apart_sniper, ranged_salvos
from escarmouche.games.trauma.chapters.shooting.sight import CONCEALED_LENGTH, anyone_sees, concealed
from escarmouche.games.trauma.chapters.units import enemies, is_armour, living
from escarmouche.games.trauma.table import DISORGANISED, ENGAGED, PRONE, Table, Weapon

ANTI_VEHICLE = 6  # TR-ARMY-20, TR-SHOOT-09, TR-SHOOT-10


class Volley(NamedTuple):
    """A salvo as it stands now: who fires what together, and the figure their range is measured from."""

    unit: str
    key: str
    """The code of the salvo."""
    weapon: Weapon
    arc: int
    bearers: tuple[str, ...]
    origin: str


@kept
def salvo_of(table: Table, unit: str, key: str) -> Volley:
    """A salvo of a unit as it stands now; without bearers if the weapon is gone."""
    salvo = Salvo.read(key)
    bearers = ranged_salvos(table, unit).get(key, ())
    alone = bearers[0] if len(bearers) == 1 else ""
    apart = alone and (salvo.apart or apart_sniper(table, unit) == alone)  # TR-SKILL-18
    origin = alone if apart else table.units[unit].leader
    return Volley(unit, key, table.setting.weapons[salvo.weapon], salvo.arc, bearers, origin)


# A target is a unit, or a sniper who stands apart from his: then the unit means the rest of it (TR-SKILL-18).


def unit_of(table: Table, target: str) -> str:
    """The unit of a target."""
    return table.figures[target].unit if target in table.figures else target


@kept
def figures_of(table: Table, target: str) -> tuple[str, ...]:
    """The living figures of a target."""
    if target in table.figures:
        return (target,)
    figures = living(table, target)
    sniper = apart_sniper(table, target)
    return tuple(f for f in figures if f != sniper) if sniper else figures


def mark_of(table: Table, target: str) -> str:
    """The figure that the range to a target is measured to (TR-MEAS-02)."""
    return target if target in table.figures else table.units[target].leader


def enemy_targets(table: Table, unit: str) -> Iterator[str]:
    """Everything on the other side that could be aimed at, seen or not."""
    for other in enemies(table, unit):
        yield from targets_in(table, other)


def targets_in(table: Table, unit: str) -> tuple[str, ...]:
    """A unit as a target, and its sniper where he stands apart."""
    sniper = apart_sniper(table, unit)
    return (unit, sniper) if sniper else (unit,)


def why_not_target(table: Table, volley: Volley, target: str) -> Refusal | None:
    """Whether at least one shooter of a salvo may hit a target, were it the only one (TR-SHOOT-07)."""
    weapon = volley.weapon
    about = {"unit": volley.unit, "salvo": volley.key, "target": target}
    if not volley.bearers:
        return Refusal("TR-SHOOT-02", "no-weapon-left", about)
    if "lock_on" in weapon.skills and not is_armour(table, unit_of(table, target)):
        return Refusal("TR-SKILL-19", "vehicles-only", about)
    mark = mark_of(table, target)
    length = distance(table, volley.origin, mark)
    if weapon.limited and band(length) > weapon.score():
        return Refusal("TR-SHOOT-31", "too-far", about, length - (weapon.score() + 1) * BAND + 1, "cm")
    if concealed(table, volley.origin, mark):
        return Refusal("TR-SKILL-05", "concealed", about, length - CONCEALED_LENGTH + 1, "cm")
    return _why_not_seen(table, volley, target, about)


def _why_not_seen(table: Table, volley: Volley, target: str, about: dict[str, str]) -> Refusal | None:
    """Arcs, then sight: that of a bearer, or for an indirect weapon of any figure of the unit."""
    figures = figures_of(table, target)
    able = bearing(table, volley.bearers, volley.arc, target, figures)
    if not able:
        rule = "TR-VEH-14" if any(target == t for _, t, _ in table.turn.arcs) else "TR-VEH-12"
        return Refusal(rule, "out-of-arc", about)
    if volley.weapon.indirect:
        if not anyone_sees(table, living(table, volley.unit), figures):
            return Refusal("TR-SHOOT-18", "nobody-sees", about)
    elif not anyone_sees(table, able, figures):
        return Refusal("TR-SHOOT-14", "not-seen", about)
    return None


def candidates(table: Table, volley: Volley) -> tuple[str, ...]:
    """All that a salvo may be aimed at, nearest first."""
    return tuple(one.id for one in _ranked(table, volley) if why_not_target(table, volley, one.id) is None)


def why_not_fire(table: Table, volley: Volley) -> Refusal | None:
    """A salvo without a candidate is lost (TR-SHOOT-13)."""
    if any(why_not_target(table, volley, one.id) is None for one in _ranked(table, volley)):
        return None
    return Refusal("TR-SHOOT-13", "no-target", {"unit": volley.unit, "salvo": volley.key})


def _ranked(table: Table, volley: Volley) -> list[Ranked]:
    """Enemies from the nearest, leader to leader."""
    return _enemies_by_distance(table, volley.unit, volley.origin)


@kept
def _enemies_by_distance(table: Table, unit: str, origin: str) -> list[Ranked]:
    return _by_distance(table, origin, enemy_targets(table, unit))


def _by_distance(table: Table, origin: str, targets: Iterable[str]) -> list[Ranked]:
    ranges = (Ranked(distance(table, origin, mark_of(table, t)), t) for t in targets)
    return sorted(ranges, key=lambda one: one.distance)


def nearest_of(table: Table, volley: Volley, targets: Iterable[str]) -> tuple[str, ...]:
    """The nearest of some targets that a salvo may be aimed at; several where they are equally near."""
    return _nearest(table, volley, _by_distance(table, volley.origin, targets))


def default_rule(table: Table, volley: Volley) -> str:
    """The rule that names the suitable targets of a salvo, by the class of unit and weapon."""
    strong = volley.weapon.force >= ANTI_VEHICLE
    if is_armour(table, volley.unit):
        return "TR-SHOOT-08" if strong else "TR-SHOOT-09"
    return "TR-SHOOT-10" if strong else "TR-SHOOT-07"


_UNFIT = {
    "TR-SHOOT-07": frozenset({DISORGANISED, PRONE, ENGAGED}),
    "TR-SHOOT-09": frozenset({DISORGANISED, PRONE}),
}


def suits(table: Table, rule: str, target: str) -> bool:
    """Whether a target is of the kind a salvo goes for: vehicles, or infantry in a fit state."""
    unit = unit_of(table, target)
    if rule not in _UNFIT:
        return is_armour(table, unit)
    return not is_armour(table, unit) and not table.units[unit].markers & _UNFIT[rule]


def default_targets(table: Table, volley: Volley) -> tuple[str, tuple[str, ...]]:
    """The default target and its rule; several where they are equally near, none where there is nobody."""
    ranked = _ranked(table, volley)
    rule = default_rule(table, volley)
    suitable = _nearest(table, volley, [one for one in ranked if suits(table, rule, one.id)])
    if suitable:
        return rule, suitable
    return "TR-SHOOT-13", _nearest(table, volley, ranked)


def _nearest(table: Table, volley: Volley, ranked: Iterable[Ranked]) -> tuple[str, ...]:
    nearest: list[str] = []
    best = 0
    for one in ranked:
        if nearest and one.distance > best:
            break
        if why_not_target(table, volley, one.id) is None:
            nearest.append(one.id)
            best = one.distance
    return tuple(nearest)
