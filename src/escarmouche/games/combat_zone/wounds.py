"""Wound rolls from shots and blasts: eliminated, panicked, stunned, damaged, on fire (area CZ-WND)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from escarmouche.engine import yamlfile
from escarmouche.engine.requests import Modifier
from escarmouche.games.combat_zone import breathing, casualties, machines, suits
from escarmouche.games.combat_zone.dice import pool, rolled
from escarmouche.games.combat_zone.field import profile
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import ALIVE, BURNING, DROPPED, Referee, Table

UNITS = yamlfile.cached(Path(__file__).parent / "units.yaml")
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


def modifiers_of(
    table: Table, target: str, dice_text: str, cover: str, point_blank: bool, source: str
) -> tuple[Modifier, ...]:
    """All that is added to a wound roll against this figure; quality never is (CZ-WND-01)."""
    found = [
        Modifier("CZ-WPN-01", pool(dice_text)[1]) if pool(dice_text)[1] else None,
        cover_modifier(cover),
        armour_modifier(table, target),
        Modifier("CZ-WND-05", POINT_BLANK) if point_blank else None,
    ]
    if source in (BLAST, FLAMES) and DROPPED in table.figures[target].states:
        found.append(Modifier("CZ-AREA-05", DROPPED_IN_BLAST))
    if machines.is_machine(table, target):
        found += machines.wound_modifiers(table, target)
    return tuple(m for m in found if m)


def banded_roll(
    referee: Referee,
    rule: str,
    side: str,
    target: str,
    dice_text: str,
    modifiers: tuple[Modifier, ...],
    offsets: tuple[int, ...],
    by: str = "",
) -> int:
    """Damage dice against the resistance (CZ-WND-07): how many of `resistance + offset` the total reaches.

    `by`: the figure that rolls, for the rerolls of heroes. Only these bands are told apart: odds stay quick.
    """
    need = profile(referee.table, target).resistance - sum(m.value for m in modifiers)
    told = breathing.bands(referee.table, target, offsets)
    dice = pool(dice_text)[0].bands(*(need + offset for offset in told))
    reached: int = rolled(referee, rule, side, dice, modifiers, by=by, target=target, need=need)
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
    modifiers = modifiers_of(referee.table, target, dice_text, cover, point_blank, source)
    if machines.is_machine(referee.table, target):
        return _harm_machine(referee, rule, target, dice_text, attacker_side, modifiers, by)
    if stun:
        outcome = _stun_roll(referee, rule, target, dice_text, attacker_side, modifiers, stun, by)
    else:
        offsets = (-PANIC_SHORT_BY, 0)
        reached = banded_roll(referee, rule, attacker_side, target, dice_text, modifiers, offsets, by)
        outcome = (NOTHING, PANIC, ELIMINATED)[reached]
    if outcome == ELIMINATED and suits.takes_wound(referee, target):
        outcome = DAMAGE
    _apply(referee, rule, target, outcome, source, stun)
    return outcome


def _apply(referee: Referee, rule: str, target: str, outcome: str, source: str, stun: int) -> None:
    if outcome == ELIMINATED:
        casualties.eliminate(referee, rule, target)
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
    states = referee.table.figures[target].states
    if BURNING not in states:
        referee.change("CZ-AREA-08", target, states=states | {BURNING})
    casualties.panic(referee, "CZ-AREA-08", target)


def _harm_machine(
    referee: Referee,
    rule: str,
    target: str,
    dice_text: str,
    side: str,
    modifiers: tuple[Modifier, ...],
    by: str,
) -> str:
    """The level of damage from the margin, then the system hit; under the resistance nothing (CZ-MACH-02)."""
    if profile(referee.table, target).vehicle:
        from escarmouche.games.combat_zone import crews  # those aboard are wounded too, by this module

        return crews.harm(referee, rule, target, dice_text, side, modifiers, by)
    reached = banded_roll(referee, rule, side, target, dice_text, modifiers, machines.LIMITS, by)
    if not reached:
        referee.note("CZ-MACH-10", "unhurt", figure=target)
        return NOTHING
    machines.take_damage(referee, "CZ-MACH-02", target, machines.LEVELS[reached - 1], side)
    return DAMAGE


def _stun_roll(
    referee: Referee,
    rule: str,
    target: str,
    dice_text: str,
    side: str,
    modifiers: tuple[Modifier, ...],
    score: int,
    by: str,
) -> str:
    """What would eliminate stuns instead; two eights on the dice kill (CZ-AREA-10)."""
    need = profile(referee.table, target).resistance - sum(m.value for m in modifiers)
    about: dict[str, Any] = {"target": target, "need": need, "stun": score}
    shown = rolled(referee, rule, side, pool(dice_text)[0].each(), modifiers, by=by, **about)
    if shown == DEADLY_DOUBLE:
        return ELIMINATED
    short = need - sum(shown)
    near = short == breathing.SHORT_BY and breathing.wears(referee.table, target)
    if near and breathing.fails(referee, target):
        return ELIMINATED
    return STUN if short <= 0 else PANIC if short <= PANIC_SHORT_BY else NOTHING
