"""Cohesion of groups and the action points it leaves (areas CZ-INIT-04 to 08, CZ-AP-01 to 03)."""

from __future__ import annotations

from escarmouche.games.combat_zone.chapters.figures import profile, within
from escarmouche.games.combat_zone.chapters.wounds import machines
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ALIEN,
    FROZEN,
    HERO,
    IN_PLAY,
    MACHINE,
    OFFICER,
    PANICKED,
    ROUTED,
    STEADY,
    STUNNED,
    VEHICLE,
    Table,
)

LEADER_REACH: int = LEDGER.data("CZ-INIT-04")["leader_cm"] * 100
SUB_LEADER_REACH: int = LEDGER.data("CZ-INIT-04")["sub_leader_cm"] * 100
POINTS: dict[str, int] = LEDGER.data("CZ-AP-01")
OUT_OF_COHESION: int = LEDGER.data("CZ-AP-02")["modifier"]
CAP: int = LEDGER.data("CZ-REAC-13")["ap_cap"]  # CZ-AP-03: panicked, or just recovered
COHESIVE = "cohesive"
"""Unit marker: in cohesion when this turn's initiative was rolled (CZ-INIT-07)."""
INDIVIDUALS = frozenset({HERO, OFFICER, ALIEN, MACHINE, VEHICLE})


def living(table: Table, unit: str) -> tuple[str, ...]:
    """The figures of a group on the table; routed ones belong to it until they leave (CZ-INIT-06)."""
    return tuple(f for f in table.units[unit].figures if table.figures[f].fate in IN_PLAY)


def individual(table: Table, unit: str) -> bool:
    """A hero, an officer, an alien or a machine that acts alone: cohesion is nothing to it (CZ-INIT-08)."""
    record = table.units[unit]
    return record.kind in INDIVIDUALS and len(record.roster or record.figures) == 1


def chief(table: Table, unit: str) -> str:
    """The leader left to a group: its own, or an officer who has taken it over (CZ-INIT-05); or nobody."""
    leader = table.units[unit].leader
    return leader if leader and table.figures[leader].fate in IN_PLAY else ""


def has_leader(table: Table, unit: str) -> bool:
    """Whether a leader or a sub-leader is left to a group (CZ-INIT-05)."""
    record, members = table.units[unit], living(table, unit)
    return bool(chief(table, unit)) or record.sub_leader in members


def in_cohesion(table: Table, unit: str) -> bool:
    """Whether each member is near the leader or sub-leader (CZ-INIT-04, CZ-INIT-05)."""
    return has_leader(table, unit) and not strays(table, unit)


def strays(table: Table, unit: str) -> tuple[str, ...]:
    """The members too far from the leader and from the sub-leader (CZ-INIT-04)."""
    record = table.units[unit]
    members = living(table, unit)
    leader = chief(table, unit)
    second = record.sub_leader if record.sub_leader in members else ""
    return tuple(
        member
        for member in members
        if member not in (leader, second)
        and not (leader and within(table, member, leader, LEADER_REACH))
        and not (second and within(table, member, second, SUB_LEADER_REACH))
    )


def printed_points(table: Table, figure: str) -> int:
    """Action points of a figure by quality; heroes, aliens and machines have their own (CZ-AP-01)."""
    printed = profile(table, figure)
    if printed.kind == HERO:
        return POINTS["hero"]
    if printed.kind == MACHINE:
        return machines.allowance(table, figure, printed.ap)
    return printed.ap if printed.kind == ALIEN else POINTS[printed.quality]


def allowance(table: Table, figure: str) -> int:
    """What a figure may spend this turn: one less out of cohesion, capped by a reaction (CZ-AP-03)."""
    record = table.figures[figure]
    states = record.states
    if ROUTED in states or STUNNED in states or FROZEN in states:
        return 0
    points = printed_points(table, figure)
    if COHESIVE not in table.units[record.unit].markers and not individual(table, record.unit):
        points += OUT_OF_COHESION  # CZ-AP-02
    if PANICKED in states or STEADY in states:
        points = min(CAP, points)
    return max(0, points)
