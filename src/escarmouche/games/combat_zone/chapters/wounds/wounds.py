"""Wound rolls from shots and blasts: eliminated, panicked, stunned, damaged, on fire (area CZ-WND)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from escarmouche.engine import yamlfile
from escarmouche.engine.requests import Modifier
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.dice import pool, rolled
from escarmouche.games.combat_zone.chapters.figures import profile
from escarmouche.games.combat_zone.chapters.wounds import breathing, casualties, machines, suits
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import ALIVE, BURNING, DROPPED, Referee, Table

UNITS = yamlfile.cached(Path(__file__).parents[2] / "units.yaml")
COVER: dict[str, int] = LEDGER.data("CZ-WND-03")
ARMOUR: dict[str, int] = {
    **{name: row["modifier"] for name, row in UNITS["armour"].items() if "modifier" in row},
    **LEDGER.data("CZ-WND-04"),
}
"""The five of the sheet, and those of public pages."""
POINT_BLANK: int = LEDGER.data("CZ-WND-05")["point_blank"]
PANIC_SHORT_BY: int = max(LEDGER.data("CZ-WND-02")["panic_short_by"])
DROPPED_IN_BLAST = -1  # CZ-AREA-05
DEADLY_DOUBLE = (8, 8)  # CZ-AREA-10
NERVES_OF_STEEL = "nerves_of_steel"

NOTHING, PANIC, ELIMINATED = "nothing", "panic", "eliminated"
"""What a wound roll does; `stun` and `damage` besides."""
STUN, DAMAGE = "stun", "damage"

SHOT, BLAST, FLAMES, FIRE, FALL = "shot", "blast", "flames", "fire", "fall"
"""Sources: a shot, a blast, a flamethrower's jet (sets on fire), burning ground or clothes, a fall."""


def armour_modifier(table: Table, figure: str) -> Modifier | None:
    """The armour a figure wears, against shots and blows alike (CZ-WND-04)."""
    value = ARMOUR[suits.protection(table, figure)]
    return Modifier("CZ-WND-04", value) if value else None


def cover_modifier(level: str) -> Modifier | None:
    """The best cover it has, `light` to `extra_hard`, or none (CZ-WND-03)."""
    return Modifier("CZ-WND-03", COVER[level]) if level else None


class WoundRoll(NamedTuple):
    """Damage dice against one figure: the rule that calls for them, whose they are, whom they threaten."""

    rule: str
    side: str
    target: str
    dice: str
    """As printed: 2D6+1."""
    by: str = ""
    """The figure that rolls, for the rerolls of heroes."""


def modifiers_of(
    table: Table,
    target: str,
    dice_text: str,
    *,
    cover: str = "",
    point_blank: bool = False,
    source: str = SHOT,
) -> tuple[Modifier, ...]:
    """All that is added to a wound roll against this figure; quality never is (CZ-WND-01)."""
    added = [
        Modifier("CZ-WPN-01", pool(dice_text)[1]) if pool(dice_text)[1] else None,
        cover_modifier(cover),
        armour_modifier(table, target),
        Modifier("CZ-WND-05", POINT_BLANK) if point_blank else None,
    ]
    if source in (BLAST, FLAMES) and DROPPED in table.figures[target].states:
        added.append(Modifier("CZ-AREA-05", DROPPED_IN_BLAST))
    if machines.is_machine(table, target):
        added += machines.wound_modifiers(table, target)
    return tuple(m for m in added if m)


def banded_roll(
    referee: Referee, roll: WoundRoll, modifiers: tuple[Modifier, ...], offsets: tuple[int, ...]
) -> int:
    """Damage dice against the resistance (CZ-WND-07): how many of `resistance + offset` the total reaches.

    Only these bands are told apart: odds stay quick.
    """
    target = roll.target
    need = profile(referee.table, target).resistance - sum(m.value for m in modifiers)
    limits = breathing.bands(referee.table, target, offsets)
    dice = pool(roll.dice)[0].bands(*(need + offset for offset in limits))
    resistance = profile(referee.table, target).resistance
    reached: int = rolled(
        referee, roll.rule, roll.side, dice, modifiers, by=roll.by,
        target=target, resistance=resistance, needs=need,
    )  # fmt: skip
    return breathing.settled(referee, target, offsets, reached)


def wound(
    referee: Referee,
    rule: str,
    target: str,
    dice_text: str,
    attacker_side: str,
    *,
    cover: str = "",
    point_blank: bool = False,
    source: str = SHOT,
    stun: int = 0,
    by: str = "",
) -> str:
    """One wound roll and what follows (CZ-WND-01, CZ-WND-02, CZ-MACH-01); returns what it did.

    `rule` is the rule that calls for it; being touched costs a figure its opportunity fire (CZ-OPP-03).
    """
    if referee.table.figures[target].fate != ALIVE:
        return NOTHING
    casualties.lose_opportunity(referee, "CZ-OPP-03", target)
    modifiers = modifiers_of(
        referee.table, target, dice_text, cover=cover, point_blank=point_blank, source=source
    )
    roll = WoundRoll(rule, attacker_side, target, dice_text, by)
    if machines.is_machine(referee.table, target):
        return _harm_machine(referee, roll, modifiers)
    if stun:
        outcome = _stun_roll(referee, roll, modifiers, stun)
    else:
        reached = banded_roll(referee, roll, modifiers, (-PANIC_SHORT_BY, 0))
        outcome = (NOTHING, PANIC, ELIMINATED)[reached]
    if outcome == ELIMINATED and suits.takes_wound(referee, target):
        outcome = DAMAGE
    _apply(referee, roll, outcome, source, stun)
    return outcome


def _apply(referee: Referee, roll: WoundRoll, outcome: str, source: str, stun: int) -> None:
    target = roll.target
    if outcome == ELIMINATED:
        casualties.eliminate(referee, roll.rule, target)
        return
    if outcome == STUN:
        casualties.stun(referee, "CZ-AREA-10", target, stun)
    elif outcome == PANIC:
        frighten(referee, target, source)
    elif outcome == NOTHING:
        referee.note("CZ-WND-02", "unhurt", figure=target)
    if source == FLAMES:
        set_on_fire(referee, target)


def frighten(referee: Referee, target: str, source: str) -> None:
    """Short by 1 to 3: panic (CZ-WND-02), which nerves of steel ignore from shots (CZ-FORCE-07)."""
    skilled = bool(referee.table.setting.options.get("hero_rerolls"))
    if skilled and source in (SHOT, BLAST) and NERVES_OF_STEEL in profile(referee.table, target).skills:
        referee.note("CZ-FORCE-07", "nerves-of-steel", figure=target)
        return
    casualties.panic(referee, "CZ-WND-02", target)


def set_on_fire(referee: Referee, target: str) -> None:
    """Touched by a flamethrower and alive: burning and panicked (CZ-AREA-08)."""
    if BURNING not in referee.table.figures[target].states:
        telling.mark(referee, "CZ-AREA-08", target, BURNING)
    casualties.panic(referee, "CZ-AREA-08", target)


def _harm_machine(referee: Referee, roll: WoundRoll, modifiers: tuple[Modifier, ...]) -> str:
    """The level of damage from the margin, then the system hit; under the resistance nothing (CZ-MACH-02)."""
    target = roll.target
    if profile(referee.table, target).vehicle:
        from escarmouche.games.combat_zone.chapters.vehicles import (
            crews,  # those aboard are wounded too, by this module
        )

        return crews.harm(referee, roll, modifiers)
    reached = banded_roll(referee, roll, modifiers, machines.LIMITS)
    if not reached:
        referee.note("CZ-MACH-10", "unhurt", figure=target)
        return NOTHING
    machines.take_damage(referee, "CZ-MACH-02", target, machines.LEVELS[reached - 1], roll.side)
    return DAMAGE


def _stun_roll(referee: Referee, roll: WoundRoll, modifiers: tuple[Modifier, ...], score: int) -> str:
    """What would eliminate stuns instead; two eights on the dice kill (CZ-AREA-10)."""
    target = roll.target
    need = profile(referee.table, target).resistance - sum(m.value for m in modifiers)
    resistance = profile(referee.table, target).resistance
    about: dict[str, Any] = {"target": target, "resistance": resistance, "needs": need, "stun": score}
    dice = pool(roll.dice)[0].each()
    shown = rolled(referee, roll.rule, roll.side, dice, modifiers, by=roll.by, **about)
    if shown == DEADLY_DOUBLE:
        return ELIMINATED
    short = need - sum(shown)
    near = short == breathing.SHORT_BY and breathing.wears(referee.table, target)
    if near and breathing.fails(referee, target):
        return ELIMINATED
    return STUN if short <= 0 else PANIC if short <= PANIC_SHORT_BY else NOTHING
