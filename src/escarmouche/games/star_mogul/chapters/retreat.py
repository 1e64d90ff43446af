"""Retreats: who runs, how far, what stops them (area SM-RETR, SM-ACT-06, SM-ACT-09, SM-STRAG-02)."""

from __future__ import annotations

from escarmouche.engine.requests import Refusal
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.dice import loyalty_roll
from escarmouche.games.star_mogul.chapters.models import (
    infantry_of,
    is_vehicle,
    on_table,
    profile,
    standing,
    unit_in_zone,
)
from escarmouche.games.star_mogul.chapters.movement import withdrawal
from escarmouche.games.star_mogul.chapters.vehicles import destruction
from escarmouche.games.star_mogul.table import (
    DUE,
    LOYALTY,
    MEKK,
    RESTING,
    SHY,
    STANDING,
    STRAGGLER,
    TRIED,
    VOLUNTARY,
    Referee,
    Table,
)

OVERRIDE = "self_preservation_override"
TWO_STEPS = "two_steps"


def begin(referee: Referee, rule: str, unit: str, why: str) -> None:
    """The unit withdraws: it drops what it carries and runs a full Move at once (SM-RETR-01)."""
    salvage.drop_all(referee, "SM-SALV-03", unit)
    referee.change(rule, unit, facts={"why": why}, retreat=why)
    referee.unmark(rule, unit, DUE, STANDING)
    if on_table(referee.table, unit):
        withdrawal.walk_home(referee, "SM-RETR-01", unit)
        reach_home(referee, unit)


def reach_home(referee: Referee, unit: str) -> None:
    """Wholly inside its drop zone a retreating unit rallies by itself (SM-RETR-04)."""
    table = referee.table
    why = table.units[unit].retreat
    if why and unit_in_zone(table, unit):
        referee.change("SM-RETR-04", unit, retreat="")
        if why == LOYALTY:
            referee.mark("SM-RETR-05", unit, SHY)


def run_on(referee: Referee, unit: str) -> None:
    """A later own action phase: a full Move more (SM-RETR-01)."""
    withdrawal.walk_home(referee, "SM-RETR-01", unit)
    reach_home(referee, unit)


def straggle(referee: Referee, unit: str) -> None:
    """A straggler walks towards its drop zone for free, and waits there (SM-ACT-09, SM-STRAG-02)."""
    if not unit_in_zone(referee.table, unit):
        withdrawal.walk_home(referee, "SM-ACT-09", unit)
        if unit_in_zone(referee.table, unit):
            referee.note("SM-STRAG-02", "straggler-home", unit=unit)


# -- declared ------------------------------------------------------------------------------------------------


def why_not_volunteer(table: Table, unit: str) -> Refusal | None:
    """Infantry that does not retreat already and is not home (SM-RETR-02)."""
    about = {"unit": unit}
    record = table.units[unit]
    if is_vehicle(table, unit) or not on_table(table, unit):
        return Refusal("SM-RETR-02", "infantry-only", about)
    if record.retreat:
        return Refusal("SM-RETR-02", "retreating", about)
    if STRAGGLER in record.markers:
        return Refusal("SM-STRAG-01", "straggler", about)
    if unit_in_zone(table, unit):
        return Refusal("SM-RETR-02", "at-home", about)
    return None


def volunteer(referee: Referee, unit: str) -> None:
    """A unit chooses to withdraw, even from a melee; the enemy has no free blows (SM-RETR-02)."""
    salvage.drop_all(referee, "SM-SALV-03", unit)
    referee.change("SM-RETR-02", unit, facts={"why": VOLUNTARY}, retreat=VOLUNTARY)


def halt(referee: Referee, unit: str) -> None:
    """Its owner ends a voluntary retreat, without test (SM-RETR-02)."""
    referee.change("SM-RETR-02", unit, retreat="")


# -- tests ---------------------------------------------------------------------------------------------------


def overriding(table: Table, unit: str) -> tuple[str, ...]:
    """MEKK of a unit that take a failed test again (SM-LOY-08)."""
    return tuple(
        f
        for f in standing(table, unit)
        if profile(table, f).kind == MEKK and dict(profile(table, f).skills).get(OVERRIDE)
    )


def split_off(referee: Referee, unit: str, stay: tuple[str, ...]) -> None:
    """Those who pass while the rest flee become a unit; its owner names the leader (SM-LOY-08)."""
    table = referee.table
    side = table.units[unit].side
    new = destruction.fresh_unit(table, side)
    leader = referee.ask("SM-LOY-08", side, "new-leader", stay, part="who", unit=unit)
    load = salvage.load_of(table, unit)
    if load is not None:
        salvage.drop(referee, "SM-SALV-03", load.id)
    destruction.make_unit(referee, "SM-LOY-08", new, side, stay, straggler=len(stay) == 1)
    referee.table.change(new, {"leader": leader, "spent": table.units[unit].spent})


def loyalty_test(referee: Referee, rule: str, unit: str) -> None:
    """A loyalty test that is due; failing it puts the unit in retreat (SM-LOY-01, SM-LOY-05)."""
    referee.unmark(rule, unit, DUE)
    if loyalty_roll(referee, rule, unit):
        return
    again = overriding(referee.table, unit)
    if again and loyalty_roll(referee, "SM-LOY-08", unit, again=True):
        if len(again) == len(standing(referee.table, unit)):
            return
        split_off(referee, unit, again)
    begin(referee, "SM-LOY-05", unit, LOYALTY)


def tests_due(table: Table, side: str) -> tuple[tuple[str, str], ...]:
    """Units that test at the opening, each once whatever the causes, with the rule (SM-LOY-04, SM-LOY-05)."""
    mourning = table.sides[side].boss_fell
    due = []
    for unit in infantry_of(table, side):
        record = table.units[unit]
        if record.retreat or STRAGGLER in record.markers:
            continue  # SM-LOY-06
        if mourning:
            due.append((unit, "SM-LOY-04"))
        elif DUE in record.markers:
            due.append((unit, "SM-LOY-02"))
    return tuple(due)


# -- rallying ------------------------------------------------------------------------------------------------


def to_rally(table: Table, side: str) -> tuple[str, ...]:
    """Units in flight for which a point must be spent, once a phase (SM-ACT-06)."""
    return tuple(
        u
        for u in infantry_of(table, side)
        if table.units[u].retreat not in ("", VOLUNTARY) and TRIED not in table.units[u].markers
    )


def rally(referee: Referee, unit: str) -> None:
    """The attempt: a loyalty test, or by the other reading the unit just stands (SM-RETR-03)."""
    referee.mark("SM-ACT-06", unit, TRIED)
    if referee.table.setting.options.get("rally") == TWO_STEPS:
        referee.change("SM-RETR-03", unit, retreat="")
        referee.mark("SM-RETR-03", unit, STANDING)
        return
    if loyalty_roll(referee, "SM-RETR-03", unit):
        referee.change("SM-RETR-03", unit, retreat="")
        referee.mark("SM-RETR-03", unit, RESTING)


def why_not_regroup(table: Table, unit: str) -> Refusal | None:
    """Only a unit that was made to stand, once a phase (SM-RETR-03)."""
    if STANDING not in table.units[unit].markers:
        return Refusal("SM-RETR-03", "nothing-to-regroup", {"unit": unit})
    if TRIED in table.units[unit].markers:
        return Refusal("SM-RETR-03", "tried-already", {"unit": unit})
    return None


def regroup(referee: Referee, unit: str) -> None:
    """The second step of the other reading: a loyalty test lets the unit act again (SM-RETR-03)."""
    referee.mark("SM-RETR-03", unit, TRIED)
    if loyalty_roll(referee, "SM-RETR-03", unit):
        referee.unmark("SM-RETR-03", unit, STANDING)
        referee.mark("SM-RETR-03", unit, RESTING)
