"""What an attack is expected to gain, in points: from the odds of the procedures that play, kept by value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone.bot import appraisal
from escarmouche.games.combat_zone.chapters import close_combat
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, blasts, charges
from escarmouche.games.combat_zone.chapters.figures import (
    enemies,
    on_table,
    opponent,
    side_of,
    where,
)
from escarmouche.games.combat_zone.chapters.shooting import hits, modes
from escarmouche.games.combat_zone.chapters.shooting.cover import cover_from
from escarmouche.games.combat_zone.chapters.shooting.weapons import carried
from escarmouche.games.combat_zone.chapters.vehicles import driving
from escarmouche.games.combat_zone.chapters.wounds import casualties, machines, wounds
from escarmouche.games.combat_zone.client import forecast
from escarmouche.games.combat_zone.table import AREA, IN_PLAY, Table
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Point, gap_at_most
from escarmouche.space.terrain import Ground

LIMIT, SAMPLES = 1_500, 120
"""Branches looked at before an attack is sampled instead."""
NEAR = 2000
"""How far from its aim a blast that goes astray is thought to reach."""


class Gains:
    """Holds the gains of attacks whose worth is all in their value, wherever they are made."""

    __slots__ = ("__weakref__", "remembered")

    def __init__(self) -> None:
        self.remembered: dict[Any, Any] = {}


ANYWHERE = Gains()


def expected(
    procedure: Callable[..., Any], table: Table, side: str, figures: Iterable[str], *args: Any
) -> float:
    """By how much a procedure is expected to improve the worth of a side's figures against the other's."""
    before = {f: appraisal.worth(table, f) for f in figures}
    signs = {f: 1 if side_of(table, f) == side else -1 for f in before}

    def reading(result: object, after: Table) -> float:
        total = 0.0
        for figure, was in before.items():
            record = after.figures[figure]
            now = appraisal.worth(after, figure) if record.fate in IN_PLAY else 0.0
            total += signs[figure] * (now - was)
        return total

    changes = odds(
        procedure, table, *args, of=reading, policy=forecast.quick_answer, limit=LIMIT, samples=SAMPLES
    )
    return float(sum(value * float(chance) for value, chance in changes.chances.items()))


@kept_with
def gain_of(holder: Gains | Ground, value: Any, *, work_out: Callable[[], float]) -> float:
    """A gain by its value, anywhere or on one ground; worked out the first time."""
    return work_out()


def _mark(table: Table, target: str) -> tuple[Any, ...]:
    """All of a target that the odds of a shot and what they are worth depend on."""
    f = table.figures[target]
    return f.profile, f.states, f.damage, appraisal.worth(table, target)


def _figure(table: Table, figure: str) -> tuple[Any, ...]:
    """All of a figure that the odds of an attack depend on, its place apart."""
    f = table.figures[figure]
    unit = table.units[f.unit]
    rank = unit.leader == figure, unit.sub_leader == figure
    return *_mark(table, figure), bool(f.rerolls), rank, bool(f.carrying)


def shot_gain(table: Table, figure: str, weapon: str, mode: str, target: str) -> float:
    """What a single shot, a whole burst or an aimed shot at one enemy gains; ranges as an eye judges them."""
    printed = table.setting.weapons[weapon]
    if printed.radius:
        return blast_gain(table, figure, weapon, target)
    bands = forecast.guesses(table, figure, weapon, target)
    shots = modes.shots_left(table, figure, weapon) if mode == modes.BURST else 1
    if shots < 1:
        return 0.0
    together = 1 if is_machine(table, target) else shots  # a machine has too many fates: shot by shot
    mark = _mark(table, target), table.setting.options.get("hero_rerolls")
    total = 0.0
    for band, times in Counter(bands).items():
        if band == hits.BEYOND:
            continue
        close = band == hits.POINT_BLANK
        cover = cover_from(table, figure, target, point_blank=close)
        need = hits.to_hit(hits.hit_modifiers(table, figure, target, mode, band))
        luck = table.figures[figure].rerolls and _figure(table, figure)
        value = printed.damage, printed.stun, together, need, close, cover, luck, mark
        allocation = ((target, together),)
        total += times * gain_of(
            ANYWHERE,
            value,
            work_out=lambda band=band, allocation=allocation: expected(  # type: ignore[misc]
                partial(hits.volley, band=band),
                table,
                side_of(table, figure),
                (target,),
                figure,
                weapon,
                mode,
                allocation,
            ),
        )
    return total * shots / together / len(bands) * appraisal.stake(table, target)


def blast_gain(table: Table, figure: str, weapon: str, target: str) -> float:
    """What a grenade from a launcher gains, own figures near the target counted against it."""
    around = near(table, where(table.figures[target]))
    mode = modes.SINGLE
    value = weapon, _where(table, figure, around), where(table.figures[target])
    band = forecast.bands(table, figure, weapon, target)[0]
    if band == hits.BEYOND:
        return 0.0
    return gain_of(
        table.ground,
        value,
        work_out=lambda: expected(
            partial(hits.volley, band=band),
            table,
            side_of(table, figure),
            around,
            figure,
            weapon,
            mode,
            ((target, 1),),
        ),
    )


def throw_gain(table: Table, figure: str, what: str, aim: Point) -> float:
    """What a grenade, a missile or a jet of flame aimed at a place gains, friends near it counted."""
    value = what, _where(table, figure, near(table, aim)), aim
    return gain_of(table.ground, value, work_out=lambda: _falls(table, figure, what, aim))


def _falls(table: Table, figure: str, what: str, aim: Point) -> float:
    """Over all the places where it may come down, each of those it reaches there by himself."""
    charge = charges.charge_of(table, what)
    side = side_of(table, figure)
    source = wounds.FLAMES if charge.flames else wounds.BLAST
    falls = odds(
        aiming.fall, table, figure, what, aim, of=lambda result, after: result, policy=forecast.quick_answer
    )
    total = 0.0
    for (impact, surface), chance in falls.chances.items():
        for victim in blasts.touched(table, impact, surface, charge.radius):
            cover = blasts.shelter(table, impact, surface, victim, flames=charge.flames)
            gain = _wound_gain(table, victim, charge.damage, cover, source) * appraisal.stake(table, victim)
            total += float(chance) * (gain if side_of(table, victim) != side else -gain)
    return total


def _wound_gain(table: Table, victim: str, dice: str, cover: str, source: str) -> float:
    """What a wound roll takes from a figure's worth."""
    value = "wound", dice, cover, source, _mark(table, victim), table.setting.options.get("hero_rerolls")
    other = opponent(side_of(table, victim))
    roll = partial(wounds.wound, cover=cover, source=source)
    return gain_of(
        ANYWHERE,
        value,
        work_out=lambda: expected(roll, table, other, (victim,), "CZ-AREA-05", victim, dice, other),
    )


def near(table: Table, at: Point) -> tuple[str, ...]:
    """Whoever stands about a place."""
    return tuple(f for f in on_table(table) if gap_at_most(where(table.figures[f]), 0, at, 0, NEAR))


def _where(table: Table, figure: str, around: tuple[str, ...]) -> tuple[Any, ...]:
    places = tuple((where(table.figures[f]), side_of(table, f), _figure(table, f)) for f in around)
    return where(table.figures[figure]), _figure(table, figure), side_of(table, figure), places


def fight_gain(table: Table, figure: str, enemy: str) -> float:
    """What one round of close combat with an enemy in contact gains."""
    sides = ((figure, enemy), (enemy, figure))
    value = tuple(
        (_figure(table, one), len(table.figures[one].foes), len(close_combat.helpers(table, one, other)))
        for one, other in sides
    )
    options = table.setting.options.get("multi_opponent_bonus"), casualties.strikes_routed(table)
    return gain_of(
        ANYWHERE,
        ("fight", options, value),
        work_out=lambda: expected(
            close_combat.fight, table, side_of(table, figure), (figure, enemy), figure, enemy
        ),
    ) * appraisal.stake(table, enemy)


def run_gain(table: Table, figure: str, far: int) -> float:
    """What it gains to drive so many centimetres ahead into whoever stands there."""
    vehicle = table.figures[figure].aboard
    reach = 100 * far + 2 * NEAR
    at = where(table.figures[vehicle])
    met = [e for e in enemies(table, figure) if gap_at_most(where(table.figures[e]), 0, at, 0, reach)]
    return expected(driving.drive, table, side_of(table, figure), (*met, vehicle), figure, far)


def guns(table: Table, figure: str) -> tuple[str, ...]:
    """The guns of a figure that are aimed at figures."""
    weapons = table.setting.weapons
    return tuple(w for w in carried(table, figure) if weapons[w].kind != AREA)


def threat(table: Table, enemy: str, figure: str) -> float:
    """What the best burst of an enemy would cost a figure, if he sees it."""
    best = 0.0
    for weapon in guns(table, enemy):
        printed = table.setting.weapons[weapon]
        if printed.radius:
            continue
        mode = modes.BURST if printed.rate >= modes.FEWEST else modes.SINGLE
        best = max(best, shot_gain(table, enemy, weapon, mode, figure))
    return best


def is_machine(table: Table, figure: str) -> bool:
    """Whether a figure has no hands and no nerves."""
    return machines.is_machine(table, figure)
