"""Conditions of units in a fight: stunned, gripped, camouflaged (areas DS-STATE, DS-WEAP-05, DS-SKILL-15)."""

from __future__ import annotations

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.table import CAMOUFLAGED, STUNNED, SUPPRESSED, Referee, Table


def stunned(table: Table, unit: str) -> bool:
    """Whether a unit has a Stunned marker: a plain one, or that of a grapple (DS-STATE-01)."""
    record = table.units[unit]
    return STUNNED in record.markers or bool(record.gripper)


def why_not_fight(table: Table, unit: str) -> Refusal | None:
    """Why a unit can neither attack nor strike back: stunned, suppressed, or without its pilot."""
    record = table.units[unit]
    if record.gripper or STUNNED in record.markers:
        return Refusal("DS-STATE-01", "stunned", {"unit": unit})
    if SUPPRESSED in record.markers and not acts_all_the_same(table, unit):
        return Refusal(field_of(table).cites.suppressed, "suppressed", {"unit": unit})
    if record.pilotless:
        return Refusal("DS-HERO-12", "pilotless", {"unit": unit})
    return None


RELENTLESS = "relentless"
"""Word of `turn.skills`: a suppressed unit may attack all the same."""


def acts_all_the_same(table: Table, unit: str) -> bool:
    """Whether a suppressed unit may attack now: in a reaction it has been granted, or by its platoon."""
    turn = table.turn
    return turn.reactor == unit or (turn.unit == unit and RELENTLESS in turn.skills and not turn.reactor)


def stun(referee: Referee, rule: str, unit: str) -> None:
    """A Stunned marker, one however many hits (DS-WEAP-16, DS-SKILL-17)."""
    referee.mark(rule, unit, STUNNED)


def grip(referee: Referee, gripper: str, unit: str) -> None:
    """A grapple holds a unit: stunned as long as its gripper does nothing else (DS-WEAP-05)."""
    if referee.table.units[unit].gripper != gripper:
        referee.change("DS-WEAP-05", unit, gripper=gripper)


def shake_off(referee: Referee, unit: str) -> None:
    """After a Nothing, or a reaction tried, all Stunned markers go (DS-STATE-01, DS-STATE-02)."""
    referee.unmark("DS-STATE-01", unit, STUNNED)
    if referee.table.units[unit].gripper:
        referee.change("DS-STATE-01", unit, gripper="")


def let_go(referee: Referee, gripper: str) -> None:
    """The gripping unit does something, is moved or is gone: its victims are free (DS-WEAP-05)."""
    for unit in tuple(referee.table.units.values()):
        if unit.gripper == gripper:
            referee.change("DS-WEAP-05", unit.id, gripper="")


def reveal(referee: Referee, unit: str) -> None:
    """Any action other than Move or Nothing ends Camouflage (DS-SKILL-15)."""
    referee.unmark("DS-SKILL-15", unit, CAMOUFLAGED)
