"""The odds of salvos and melees, from the procedures that play, and what they gain."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, NamedTuple

from escarmouche.engine.odds import Odds, odds
from escarmouche.games.company.client.counting import parts
from escarmouche.games.trauma.bot import appraisal, quick_answers
from escarmouche.games.trauma.chapters.melee import crush, melee
from escarmouche.games.trauma.chapters.shooting import targets
from escarmouche.games.trauma.chapters.shooting.allocation import Aim, take_aim
from escarmouche.games.trauma.chapters.shooting.salvos import ranged_salvos
from escarmouche.games.trauma.chapters.shooting.shooting import salvo
from escarmouche.games.trauma.chapters.units import is_armour, is_free, officer
from escarmouche.games.trauma.table import DISORGANISED, GONE, ON_TABLE, Table
from escarmouche.space.memory import kept_with
from escarmouche.space.terrain import Ground

POLICY = "trauma-quick"
LIMIT = 2500
"""Branches of the odds of a gain; beyond them it is sampled."""
SAMPLES = 40
AIMS = 4
"""Targets, nearest first, among which an officer's unit looks for the best."""
HOLDING = 2.0
"""How many times as welcome losses are in a unit that stands at a point worth holding."""


# -- for the player ------------------------------------------------------------------------------------------


def aims(table: Table, unit: str, key: str) -> tuple[str, ...]:
    """What a salvo may be aimed at: by default, or at will with an officer (TR-SHOOT-12)."""
    firing = targets.salvo_of(table, unit, key)
    if officer(table, unit):
        return targets.candidates(table, firing)
    return targets.default_targets(table, firing)[1]


def salvo_odds(
    table: Table, unit: str, key: str, target: str, *, second: bool = False, sustained: bool = False
) -> dict[str, Odds]:
    """Figures lost (boxes, for vehicles), the chances to disorganise and to destroy the target unit.

    And what those lose who stand in the line of fire: of one's own (`own-`), and of other enemy units.
    """
    aim = take_aim(table, unit, key, target, second=second, sustained=sustained)
    aimed, before = aim.aimed_at, strength(table, aim.aimed_at)
    others = _others_hit(table, aim)
    had = {other: strength(table, other) for other in others}

    def reading(result: object, after: Table) -> tuple[int, ...]:
        record = after.units[aimed]
        gone = record.place == GONE
        broken = DISORGANISED in record.markers and DISORGANISED not in table.units[aimed].markers
        lost = dict.fromkeys(others.values(), 0)
        for other, what in others.items():
            lost[what] += had[other] - strength(after, other)
        return before - strength(after, aimed), int(broken), int(gone), *lost.values()

    fire = partial(salvo, second=second, sustained=sustained)
    together = odds(
        fire, table, unit, key, target, of=reading, policy=quick_answers.quick_answer, policy_name=POLICY
    )
    what = "boxes" if is_armour(table, aimed) else "losses"
    counted = (what, "disorganised", "destroyed", *dict.fromkeys(others.values()))
    return dict(zip(counted, parts(together, len(counted)), strict=True))


def _others_hit(table: Table, aim: Aim) -> dict[str, str]:
    """Other units that a salvo may hit, and what their losses are called."""
    units = {table.figures[f].unit for f in aim.strays}
    if aim.area and table.setting.options.get("blast_any_unit", False):
        units = {u.id for u in table.units.values() if u.place == ON_TABLE}
    whose = {True: "own", False: "other"}
    return {
        unit: f"{whose[table.units[unit].side == aim.side]}-{'boxes' if is_armour(table, unit) else 'losses'}"
        for unit in sorted(units - {aim.aimed_at})
    }


def strength(table: Table, unit: str) -> int:
    """Figures of infantry, or structure boxes left of vehicles."""
    figures = table.units[unit].figures
    if not is_armour(table, unit):
        return len(figures)
    profiles = table.setting.profiles
    return sum(len(profiles[table.figures[f].profile].structure) - table.figures[f].ticked for f in figures)


# -- for bots: what a shot gains, in victory points or so -------------------------------------------------


def expected_gain(
    procedure: Callable[..., Any], table: Table, side: str, *args: Any, units: Iterable[str] = ()
) -> float:
    """By how much a procedure is expected to improve the troops of a side against the other's."""
    watched = tuple(units) or tuple(u.id for u in table.units.values() if u.place == ON_TABLE)
    stakes = {s: appraisal.stakes(table, s) for s in table.sides}
    signs = {u: 1 if table.units[u].side == side else -1 for u in watched}
    before = {u: appraisal.troops(table, u, stakes[table.units[u].side]) for u in watched}

    def reading(result: object, after: Table) -> float:
        total = 0.0
        for unit in watched:
            record = after.units[unit]
            own = stakes[record.side]
            change = appraisal.troops(after, unit, own) - before[unit]
            if record.place == GONE:
                change -= own.armour if is_armour(table, unit) else own.infantry
            total += signs[unit] * change
        return total

    gains = odds(
        procedure, table, *args, of=reading, policy=quick_answers.quick_answer, limit=LIMIT, samples=SAMPLES
    )
    return float(sum(gain * float(chance) for gain, chance in gains.chances.items()))


def salvo_gain(
    table: Table, unit: str, key: str, target: str, *, second: bool = False, sustained: bool = False
) -> float:
    """What a salvo is expected to gain, own figures in the corridor counted against it."""
    aim = take_aim(table, unit, key, target, second=second, sustained=sustained)
    if not aim.dice:
        return 0.0

    def work_out() -> float:
        units = None if aim.area else {aim.aimed_at, *(table.figures[f].unit for f in aim.strays)}
        fire = partial(salvo, second=second, sustained=sustained)
        return expected_gain(fire, table, aim.side, unit, key, target, units=sorted(units or ()))

    gain = _gain(table.ground, _value(table, aim), work_out=work_out)
    return gain * HOLDING if gain > 0 and appraisal.holds_ground(table, aim.aimed_at) else gain


@kept_with
def _gain(ground: Ground, value: tuple[Any, ...], *, work_out: Callable[[], float]) -> float:
    """What a salvo is expected to gain, once for all that are equal: it depends on the value alone."""
    return work_out()


def _value(table: Table, aim: Aim) -> tuple[Any, ...]:
    """All that the odds of a salvo depend on, and nothing else: equal values have equal gains."""
    shot = (
        aim.dice, aim.margin, aim.always_down, aim.area, aim.vehicles_only, aim.force, aim.damage, aim.cover,
        aim.take_cover, aim.second, aim.sustained,
    )  # fmt: skip
    visible = {one.id for one in aim.visible}
    ranks, last = [], -1
    for one in aim.near:
        ranks.append((_figure(table, one.id), one.id in visible, one.distance == last))
        last = one.distance
    where: tuple[Any, ...] = ()
    if aim.area:  # a blast reaches whoever stands near: places count
        where = tuple(
            (f.x, f.y) for u in table.units.values() for f in map(table.figures.get, u.figures) if f
        )
    strays = tuple((_figure(table, f), _unit(table, aim.side, table.figures[f].unit)) for f in aim.strays)
    stakes = tuple(appraisal.stakes(table, side) for side in table.sides)
    return shot, tuple(ranks), _unit(table, aim.side, aim.aimed_at), strays, where, stakes


def _figure(table: Table, figure: str) -> tuple[Any, ...]:
    f = table.figures[figure]
    return f.profile, f.down, f.ticked, f.immobile, f.broken, table.units[f.unit].leader == figure


def _unit(table: Table, side: str, unit: str) -> tuple[Any, ...]:
    u = table.units[unit]
    return (
        u.entry, u.side, u.side == side, u.cost, len(u.roster), len(u.figures), u.markers,
        unit in table.turn.tested, sum(table.figures[f].down for f in u.figures),
    )  # fmt: skip


class Shot(NamedTuple):
    """What a salvo gains, its target, and whether with the second score of a Sniper weapon."""

    gain: float = 0.0
    target: str = ""
    second: bool = False


def best_shot(table: Table, unit: str, key: str, *, sustained: bool = False) -> Shot:
    """The best that a salvo can do now."""
    best = Shot()
    firing = targets.salvo_of(table, unit, key)
    sniper = "sniper" in firing.weapon.skills and not any(table.figures[f].moved for f in firing.bearers)
    for target in aims(table, unit, key)[:AIMS]:
        for second in (False, True) if sniper else (False,):
            gain = salvo_gain(table, unit, key, target, second=second, sustained=sustained)
            if gain > best.gain:
                best = Shot(gain, target, second)
    return best


def fire_gain(table: Table, unit: str, *, sustained: bool = False) -> float:
    """What a Shoot action is expected to gain: the best of each salvo, though they may share a target."""
    if not is_free(table, unit):
        return 0.0
    return sum(best_shot(table, unit, key, sustained=sustained).gain for key in ranged_salvos(table, unit))


def melee_gain(table: Table, unit: str, assaulted: str = "") -> float:
    """What a melee with those at contact, or a suicide assault on one of them, is expected to gain."""
    return expected_gain(melee.fight, table, table.units[unit].side, unit, assaulted)


def crush_gain(table: Table, unit: str, target: str) -> float:
    """What it is expected to gain to drive over an enemy unit at contact, over as many as can be."""
    dice = max(crush.dice_for(table, target, way) for way in crush.crush_drafts(table, unit, target))
    return expected_gain(crush.run_over, table, table.units[unit].side, unit, target, dice, units=(target,))
