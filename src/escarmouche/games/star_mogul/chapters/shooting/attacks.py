"""Attacks: declared all at once, then made one by one (SM-SHOOT-01 to 06, SM-WEAP-01, SM-WEAP-02)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from escarmouche.engine.dice import d6, die
from escarmouche.engine.options import ATTACK, WHAT, Option
from escarmouche.engine.requests import Refusal
from escarmouche.games.star_mogul.chapters import blasts
from escarmouche.games.star_mogul.chapters.dice import damage_roll, skill_dice, skill_roll
from escarmouche.games.star_mogul.chapters.models import (
    all_standing,
    apart,
    at,
    flies,
    is_hull,
    profile,
    side_of,
    standing,
)
from escarmouche.games.star_mogul.chapters.shooting import cover, targets
from escarmouche.games.star_mogul.chapters.vehicles import damage
from escarmouche.games.star_mogul.table import PAS, UP, Referee, Table, Weapon

NEAREST, SPREAD, WEAKEST, EACH = "nearest", "spread", "weakest", "one-by-one"
PLANS = (NEAREST, SPREAD, WEAKEST)
"""Ready ways to share the attacks out: each at its nearest, evenly, at the easiest to bring down."""
BRAWL = PAS
"""How near the chosen target one must be to be hit by a shot into a melee (SM-SHOOT-14)."""
Attack = tuple[str, str, int, str]


class Aim(Option, frozen=True):
    """One attack as declared: who, with what, which of its attacks, at whom."""

    who: str
    weapon: str
    number: int
    target: str

    def code(self) -> str:
        """one1a/carbine/1/two1b"""
        return f"{self.who}/{self.weapon}/{self.number}/{self.target}"

    @classmethod
    def read(cls, code: str) -> Aim:
        """From its code."""
        who, weapon, number, target = code.split("/")
        return cls(who, weapon, int(number), target)


# -- declaring -----------------------------------------------------------------------------------------------


def possible(table: Table, unit: str, target: str) -> Iterator[Aim]:
    """Every attack that a unit may declare at another, in range or not (SM-WEAP-01, SM-SHOOT-09)."""
    for figure in standing(table, unit):
        if targets.why_not_fire(table, figure):
            continue
        for name in targets.weapons_of(table, figure):
            seen = [t for t in standing(table, target) if targets.why_not_aim(table, figure, name, t) is None]
            for number in range(1, targets.weapon(table, figure, name).attacks + 1):
                for other in seen:
                    yield Aim(figure, name, number, other)


def why_not_aims(table: Table, value: Any) -> Refusal | None:
    """Each attack once; a model on foot uses one weapon, a vehicle each of its own (SM-ACT-03)."""
    made: set[tuple[str, str, int]] = set()
    weapons: dict[str, str] = {}
    for code in value:
        aim = Aim.read(code)
        key = (aim.who, aim.weapon, aim.number)
        if key in made:
            return Refusal("SM-WEAP-01", "attack-declared-twice", {"figure": aim.who})
        made.add(key)
        if not is_hull(table, aim.who) and weapons.setdefault(aim.who, aim.weapon) != aim.weapon:
            return Refusal("SM-ACT-03", "one-weapon", {"figure": aim.who})
    return None


def plan(table: Table, unit: str, target: str, how: str) -> tuple[str, ...]:
    """The attacks of a unit shared out in one of the ready ways; only what can reach is declared."""
    aims: list[str] = []
    aimed: dict[str, int] = {}
    for figure in standing(table, unit):
        if targets.why_not_fire(table, figure):
            continue
        names = targets.weapons_of(table, figure)
        if not is_hull(table, figure):
            best = max(names, key=lambda name: _worth(table, figure, name, target))
            names = (best,)
        for name in names:
            for number in range(1, targets.weapon(table, figure, name).attacks + 1):
                other = _chosen(table, figure, name, target, how, aimed)
                if other:
                    aimed[other] = aimed.get(other, 0) + 1
                    aims.append(Aim(figure, name, number, other).code())
    return tuple(aims)


def in_reach(table: Table, figure: str, name: str, target: str) -> tuple[str, ...]:
    """Models of a unit that one may aim at and reach."""
    return tuple(
        t
        for t in standing(table, target)
        if targets.why_not_aim(table, figure, name, t) is None
        and targets.band(table, figure, name, t) != "out"
    )


def _worth(table: Table, figure: str, name: str, target: str) -> tuple[Fraction, int]:
    here = in_reach(table, figure, name, target)
    best = max((chance(table, figure, name, t) for t in here), default=Fraction(-1))
    return best, targets.weapon(table, figure, name).plus


def _chosen(table: Table, figure: str, name: str, target: str, how: str, aimed: dict[str, int]) -> str:
    here = in_reach(table, figure, name, target)
    if not here:
        return ""
    if how == NEAREST:
        return min(here, key=lambda t: (apart(table, figure, t), t))
    if how == SPREAD:
        return min(here, key=lambda t: (aimed.get(t, 0), apart(table, figure, t), t))
    return max(here, key=lambda t: (chance(table, figure, name, t), -aimed.get(t, 0), t))


def declare(referee: Referee, rule: str, unit: str, target: str) -> tuple[Attack, ...]:
    """The owner says who fires at whom, all before the first die (SM-SHOOT-01)."""
    table = referee.table
    side = table.units[unit].side
    ready = {how: plan(table, unit, target, how) for how in PLANS}
    ways = [
        how for n, how in enumerate(PLANS) if ready[how] and ready[how] not in [ready[p] for p in PLANS[:n]]
    ]
    how = referee.ask(
        rule, side, "aim-plan", (*ways, EACH), intent=ATTACK, actor=unit, against=(target,), part=WHAT,
        unit=unit, target=target,
    )  # fmt: skip
    codes = ready.get(how)
    if codes is None:
        codes = referee.pick(
            rule, side, "aims", [a.code() for a in possible(table, unit, target)], 1,
            judge=lambda value: why_not_aims(table, value), proposal=ready[NEAREST] or None, form=Aim,
            intent=ATTACK, actor=unit, against=(target,), unit=unit, target=target,
        )  # fmt: skip
    aims = [Aim.read(code) for code in codes]
    return tuple((aim.who, aim.weapon, aim.number, aim.target) for aim in aims)


# -- one attack ----------------------------------------------------------------------------------------------


def attack(referee: Referee, shooter: str, name: str, target: str, *, into_melee: bool = False) -> str:
    """Skill roll, damage, result (SM-SHOOT-01). Returns what became of the target."""
    table = referee.table
    about = {"figure": shooter, "target": target}
    if table.figures[target].fate != UP or table.figures[shooter].fate != UP:
        referee.note("SM-SHOOT-01", "attack-lost", **about)
        return ""
    own = targets.weapon(table, shooter, name)
    band = targets.band(table, shooter, name, target)
    if band == "out":
        excess = apart(table, shooter, target) - own.long
        referee.note("SM-SHOOT-09", "out-of-range", weapon=own.id, excess=excess, **about)
        return ""
    side = side_of(table, shooter)
    found = targets.modifiers(table, shooter, name, target)
    skill = targets.shooting_skill(table, shooter)
    if not skill_roll(referee, "SM-SHOOT-03", side, skill, found, weapon=own.id, band=band, **about):
        return ""
    if into_melee:
        target = stray(referee, shooter, target)
    if own.radius >= 0:
        return blast(referee, shooter, own, target)
    return strike(referee, shooter, own, target)


def stray(referee: Referee, shooter: str, target: str) -> str:
    """A hit into a melee strikes a model drawn among all within 1 pas of the target (SM-SHOOT-14)."""
    table = referee.table
    near = [
        f
        for f in all_standing(table)
        if not is_hull(table, f) and (f == target or apart(table, f, target) <= BRAWL)
    ]
    if len(near) == 1:
        return near[0]
    thrown: int = referee.roll("SM-SHOOT-14", side_of(table, shooter), die(len(near)), figure=shooter)
    referee.note("SM-SHOOT-14", "struck-in-melee", figure=near[thrown - 1])
    return near[thrown - 1]


def strike(referee: Referee, shooter: str, own: Weapon, target: str) -> str:
    """One damage roll against DEF with cover (SM-SHOOT-05), or the armour of the side hit (SM-SHOOT-06)."""
    table = referee.table
    side = side_of(table, shooter)
    if is_hull(table, target):
        unit = table.figures[target].unit
        side_hit = _side_hit(referee, target, blasts.side_shot(table, target, shooter))
        value = damage_roll(referee, "SM-SHOOT-06", side, own.plus, unit=unit, weapon=own.id)
        referee.call(damage.hit, unit, side_hit, value)
        return ""
    value = damage_roll(referee, "SM-SHOOT-04", side, own.plus, figure=target, weapon=own.id)
    bonus, piece = cover.between(table, shooter, target)
    if bonus:
        rule = "SM-SHOOT-13" if bonus == 3 else "SM-SHOOT-12"
        referee.note(rule, "cover", figure=target, piece=piece, bonus=bonus)
    printed = profile(table, target)
    fire = side_of(table, target) != side
    return blasts.result(
        referee, "SM-SHOOT-04", target, value, printed.res + printed.armour + bonus, fire=fire
    )


def _side_hit(referee: Referee, target: str, sides: tuple[int, ...]) -> int:
    """On the line between two sectors the target's owner chooses (SM-SHOOT-07)."""
    table = referee.table
    if len(sides) == 1:
        return sides[0]
    names = tuple(damage.SIDES[n] for n in sides)
    unit = table.figures[target].unit
    chosen = referee.ask("SM-SHOOT-07", side_of(table, target), "side-hit", names, part=WHAT, unit=unit)
    return damage.SIDES.index(chosen)


def blast(referee: Referee, shooter: str, own: Weapon, target: str) -> str:
    """The target and everyone within the radius takes a damage roll of his own (SM-WEAP-02)."""
    table = referee.table
    near = caught(table, target, own.radius)
    centre = at(table.figures[target])
    side = side_of(table, shooter)
    result = strike(referee, shooter, own, target)
    for figure in near:
        if referee.table.figures[figure].fate == UP:
            fire = side_of(referee.table, figure) != side
            blasts.struck(referee, "SM-WEAP-02", figure, centre, own.plus, fire=fire)
    return result


def caught(table: Table, target: str, radius: int) -> tuple[str, ...]:
    """The others within a blast's radius of the target's base or hull; flyers above are spared."""
    high = flies(table, target)
    return tuple(
        f
        for f in all_standing(table)
        if f != target and flies(table, f) == high and apart(table, f, target) <= radius
    )


# -- chances -------------------------------------------------------------------------------------------------


def chance(table: Table, figure: str, name: str, target: str) -> Fraction:
    """The chance that one attack wounds, kills, or rolls for damage: its dice, without what follows."""
    if targets.band(table, figure, name, target) == "out":
        return Fraction(0)
    own = targets.weapon(table, figure, name)
    skill = targets.shooting_skill(table, figure) + sum(
        m.value for m in targets.modifiers(table, figure, name, target)
    )
    dice = skill_dice(table, skill)
    hits = Fraction(dict(dice.outcomes()).get(1, 0), dice.ways)
    if is_hull(table, target):
        side_hit = blasts.side_shot(table, target, figure)[0]
        need = table.figures[target].armour[side_hit] + 1 - own.plus
    else:
        printed = profile(table, target)
        need = printed.res + printed.armour + cover.between(table, figure, target)[0] - own.plus
    harm = d6().over(need - 1)
    return hits * Fraction(dict(harm.outcomes()).get(1, 0), harm.ways)
