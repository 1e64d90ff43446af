"""Tests that many chapters ask for: skill rolls, RES rolls, loyalty (SM-SHOOT-03, SM-VEH-22, SM-LOY-01)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.dice import Dice, d6, die
from escarmouche.engine.requests import Modifier
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import Referee, Table

LEAST: int = LEDGER.data("SM-LOY-07")["min"]
MOST: int = LEDGER.data("SM-LOY-07")["max"]
ALWAYS, NEVER = 3, 18
"""Totals of a loyalty test that pass and fail whatever the value (SM-LOY-01)."""
SKILL_DIE = "skill_die"


def skill_dice(table: Table, skill: int) -> Dice:
    """A skill roll: the modified skill or less; the lowest face always succeeds, the highest never."""
    sides: int = table.setting.options.get(SKILL_DIE, LEDGER.data("SM-SHOOT-03")["die"])
    return die(sides).on(*range(1, min(max(skill, 1), sides - 1) + 1))


def skill_roll(
    referee: Referee, rule: str, side: str, skill: int, modifiers: tuple[Modifier, ...] = (), **about: Any
) -> bool:
    """Whether a skill roll succeeds (SM-SHOOT-03)."""
    total = skill + sum(m.value for m in modifiers)
    dice = skill_dice(referee.table, total)
    sides = len(dice.handfuls[0].reading)
    needs = tuple(range(1, min(max(total, 1), sides - 1) + 1))
    return bool(referee.roll(rule, side, dice, modifiers, needs=needs, skill=total, **about))


def res_roll(referee: Referee, side: str, figure: str, res: int) -> bool:
    """A skill roll on RES (SM-VEH-22)."""
    return skill_roll(referee, "SM-VEH-22", side, res, figure=figure)


def loyalty_dice(loyalty: int) -> Dice:
    """Whether 3D6 are above a value: 1 is a failure; 18 always fails, 3 always passes (SM-LOY-01)."""
    return d6(3).over(min(max(loyalty, ALWAYS), NEVER - 1))


def loyalty_roll(referee: Referee, rule: str, unit: str, **about: Any) -> bool:
    """Whether a unit passes a loyalty test: 3D6 at or under the company's Loyalty (SM-LOY-01)."""
    side = referee.table.units[unit].side
    loyalty = referee.table.sides[side].loyalty
    dice = loyalty_dice(loyalty)
    failed = referee.roll("SM-LOY-01", side, dice, unit=unit, loyalty=loyalty, cause=rule, **about)
    return not failed


def damage_roll(referee: Referee, rule: str, side: str, plus: int, **about: Any) -> int:
    """1D6 plus the weapon's damage."""
    thrown: int = referee.roll(rule, side, d6(), plus=plus, **about)
    return thrown + plus
